//! What clears a row that has been open since an earlier period, and what only may.

use std::collections::BTreeSet;

use super::account::{Account, amount, day, name, open, side};
use crate::SideName;
use crate::period::{ClosedRow, DecisionKind, OpenItemState, Proof, ReconciledPeriod};

/// March with one payment or receipt in the books that is outstanding, and a later month with a row of the bank.
fn later(book: (&str, &str, &str), bank: (&str, &str, &str)) -> ReconciledPeriod {
    let march = Account::new(&[], &[book]).opening("500.00", "500.00");
    let march = if book.2.starts_with("Cheque") {
        march
    } else {
        march.decide(DecisionKind::Timing, vec![name("book", book.0, book.1, book.2)])
    };
    let ended = march.at("2026-03-31");
    assert_eq!(ended.reconciliation.proof, Proof::Proved);
    Account::new(&[bank], &[]).after(&ended, "2026-03-31").at("2026-06-30")
}

#[test]
fn a_row_open_for_long_is_cleared_where_texts_agree_and_else_stays_open_and_is_offered() {
    let takings = ("2026-03-20", "85.00", "Hadley till takings");
    let cleared = later(takings, ("2026-06-10", "85.00", "HADLEY CASH PAID IN"));
    assert_eq!((cleared.outcome.pairs.len(), cleared.open.len()), (1, 0));
    let month = later(takings, ("2026-06-10", "85.00", "FPI VENTNOR TRADERS"));
    assert_eq!(month.outcome.pairs.len(), 0);
    assert_eq!(month.reconciliation.undecided, 1);
    assert_eq!(month.reconciliation.proof, Proof::Balanced);
    let carried = month.book.rows.indices().find(|row| month.book.is_carried(*row)).unwrap();
    let offered = month.open_partners((SideName::Bank, 0), &BTreeSet::new());
    assert_eq!(offered, [carried]);
    // Within the days of a run of one month nothing is asked.
    let near = later(("2026-03-30", "85.00", "Takings"), ("2026-04-01", "85.00", "FPI VENTNOR"));
    assert_eq!(near.outcome.pairs.len(), 1);
}

#[test]
fn a_row_open_for_long_is_cleared_by_what_names_its_payee_and_not_by_a_word_that_many_names_have() {
    for (book, bank) in [
        ("Harbour Services", "FPI CLEANING SERVICES"),
        ("Hotel London", "CARD TESCO LONDON"),
        ("Rent", "FPI JONES RENT"),
        ("Rent", "RENT"),
        ("Deposit", "DEPOSIT 4411"),
        ("Hadley SI4881", "FPI HADLEY INV 4882"),
        ("Hadley INV 990", "FPI HADLEY 2026-881"),
        ("Hadley 990", "HADLEY 881"),
        ("Hadley ref 990", "HADLEY INV 881"),
        ("Smith RECHNUNG 17", "FPI HADLEY RECHNUNG 18"),
        ("Hadley Inv 2002", "FPI A SMITH INV 2002"),
        ("Khan & Co", "FPI S KHAN"),
        ("S Khan", "FPI KHAN AND SONS"),
        ("Booth I", "FPI BOOTH II"),
        ("Premier Inn Exeter", "CARD PREMIER INN TAUNTON"),
        ("British Gas 8841220 March", "DD BRITISH GAS 8841220 APRIL"),
        ("School fees", "ACCOUNT FEE"),
        ("Mr Tutt", "FPI MRS TUTT"),
        ("Ed Tutt", "FPI JA TUTT"),
        ("Martin", "FPI MARTINEZ"),
        ("Jane Harris", "FPI JANE HARRISON"),
        ("Shell fuel 10 March", "CARD 4411 SHELL ON 22 APR"),
    ] {
        let month = later(("2026-03-20", "85.00", book), ("2026-06-10", "85.00", bank));
        assert_eq!(month.outcome.pairs.len(), 0, "{book} / {bank}");
        let offered = month.open_partners((SideName::Bank, 0), &BTreeSet::new());
        assert_eq!(offered.len(), 1, "{book} / {bank}");
    }
    for (book, bank) in [
        ("Ventnor Traders", "FPI VENTNOR 1001"),
        ("Smith Builders", "FPI SMITH BUILDERS LTD"),
        ("Hadley INV 990", "HADLEY REF 83812345"),
        ("Hadley Inv 2002", "FPI A HADLEY INV 2002"),
        ("S Khan & Co", "FPI S KHAN"),
        ("Khan & Sons", "FPI KHAN"),
        ("Axminster Tools Ltd", "AXMINSTER TOOLS LT"),
        ("Penhaligon Engineering", "FPO PENHALIGON ENGIN"),
        ("Mr E Tutt", "FPI E TUTT"),
    ] {
        let month = later(("2026-03-20", "85.00", book), ("2026-06-10", "85.00", bank));
        assert_eq!(month.outcome.pairs.len(), 1, "{book} / {bank}");
    }
}

#[test]
fn a_cheque_with_a_number_is_never_cleared_by_what_is_no_cheque_or_has_another_number() {
    for (day, cheque, bank) in [
        ("2026-06-10", "Cheque 000216 Dorset Plumbing", "CARD 5512 LAPTOP WORLD"),
        ("2026-06-10", "Cheque 000216 Dorset Plumbing", "DORSET PLUMBING"),
        ("2026-06-10", "Cheque 000216 Plumbing", "FPO DORSET 216"),
        ("2026-04-01", "Cheque 000216 Dorset Plumbing", "CARD 5512 LAPTOP WORLD"),
        ("2026-04-01", "Cheque 000216 Dorset Plumbing", "000217"),
        ("2026-04-01", "Cheque 000216 Dorset Plumbing", "CHQ 000217"),
    ] {
        let month = later(("2026-03-31", "-410.00", cheque), (day, "-410.00", bank));
        assert_eq!(month.outcome.pairs.len(), 0, "{bank}");
        let states = month.unmatched.book.iter().map(|(_, state)| *state);
        assert_eq!(states.collect::<Vec<_>>(), [OpenItemState::AssumedOutstanding], "{bank}");
        assert_eq!(month.reconciliation.undecided, 1, "{bank}");
    }
    for bank in ["CHQ 000216", "000216"] {
        let cheque = ("2026-03-31", "-410.00", "Cheque 000216 Dorset Plumbing");
        assert_eq!(later(cheque, ("2026-06-10", "-410.00", bank)).open, [], "{bank}");
    }
}

#[test]
fn of_several_open_rows_of_one_amount_the_one_whose_text_agrees_is_cleared() {
    let books =
        [("2026-03-10", "85.00", "Hadley till takings"), ("2026-03-11", "85.00", "Ventnor")];
    let march = Account::new(&[], &books).opening("500.00", "500.00");
    let of = |at: usize| name("book", books[at].0, books[at].1, books[at].2);
    let march = march.decide(DecisionKind::Timing, vec![of(0)]);
    let ended = march.decide(DecisionKind::Timing, vec![of(1)]).at("2026-03-31");
    let bank = [("2026-06-10", "85.00", "FPI VENTNOR TRADERS")];
    let month = Account::new(&bank, &[]).after(&ended, "2026-03-31").at("2026-06-30");
    assert_eq!(open(&month), [("85.00".to_owned(), OpenItemState::Outstanding)]);
    assert_eq!(month.open[0].description, "Hadley till takings");
}

#[test]
fn what_the_bank_takes_back_clears_its_error_before_an_open_row_of_the_amount() {
    let march = Account::new(
        &[("2026-03-30", "-85.00", "DD VENTNOR 1001")],
        &[("2026-03-30", "85.00", "Hadley till takings")],
    )
    .opening("500.00", "500.00")
    .decide(DecisionKind::BankError, vec![name("bank", "2026-03-30", "-85.00", "DD VENTNOR 1001")])
    .decide(DecisionKind::Timing, vec![name("book", "2026-03-30", "85.00", "Hadley till takings")]);
    let ended = march.at("2026-03-31");
    let reversed = ("2026-04-01", "85.00", "VENTNOR 1001 REVERSED");
    let april = Account::new(&[reversed], &[]).after(&ended, "2026-03-31").at("2026-04-30");
    assert_eq!((april.outcome.pairs.len(), april.groups.len()), (0, 1));
    assert_eq!(open(&april), [("85.00".to_owned(), OpenItemState::Outstanding)]);
    // The next payment of the amount takes nothing back, nor has an invoice of the books what says that it goes back.
    let receipt = ("2026-03-30", "85.00", "Ventnor inv 5502");
    for (text, is_taken_back) in [("FPI VENTNOR", false), ("VENTNOR 1001 REVERSED", true)] {
        let march = Account::new(&[("2026-03-30", "-85.00", "DD VENTNOR 1001")], &[receipt])
            .opening("500.00", "500.00")
            .decide(
                DecisionKind::BankError,
                vec![name("bank", "2026-03-30", "-85.00", "DD VENTNOR 1001")],
            )
            .decide(DecisionKind::Timing, vec![name("book", receipt.0, receipt.1, receipt.2)]);
        let ended = march.at("2026-03-31");
        let april = Account::new(&[("2026-04-06", "85.00", text)], &[]);
        let april = april.after(&ended, "2026-03-31").at("2026-04-30");
        let state =
            if is_taken_back { OpenItemState::Outstanding } else { OpenItemState::BankError };
        let amount = if is_taken_back { "85.00" } else { "-85.00" };
        assert_eq!(open(&april), [(amount.to_owned(), state)], "{text}");
    }
    let invoice = ("2026-04-01", "85.00", "Ventnor invoice 3003");
    let april = Account::new(&[reversed], &[invoice]).after(&ended, "2026-03-31");
    assert_eq!(april.at("2026-04-30").groups.len(), 1);
    // A row of the books that says the same is its partner.
    let refund = ("2026-04-02", "85.00", "Ventnor 1001 refund");
    let april = Account::new(&[reversed], &[refund]).after(&ended, "2026-03-31").at("2026-04-30");
    assert_eq!((april.outcome.pairs.len(), april.groups.len()), (1, 0));
}

#[test]
fn a_removal_is_cleared_by_its_number_or_a_word_for_a_reversal_and_not_by_the_next_bill() {
    let open_after = |text: &str| {
        let removed = ("2026-03-20", "540.00", "Smith Builders INV-301");
        let march = Account::new(&[], &[removed])
            .opening("0", "0")
            .decide(DecisionKind::Remove, vec![name("book", removed.0, removed.1, removed.2)]);
        let ended = march.at("2026-03-31");
        let books = [("2026-04-06", "-540.00", text)];
        Account::new(&[], &books).after(&ended, "2026-03-31").at("2026-04-30").open.len()
    };
    assert_eq!(open_after("Smith Builders hire of digger"), 2);
    for text in ["Smith Builders INV-301", "Reversal Smith Builders", "Smith Builders correction"] {
        assert_eq!(open_after(text), 0, "{text}");
    }
    // Money that goes back is a payment of its own, and everybody numbers invoices.
    for text in
        ["Refund to Smith Builders", "Smith Builders INV-301 refund", "Jones Roofing INV-301"]
    {
        assert_eq!(open_after(text), 2, "{text}");
    }
}

/// March with payments or receipts in the books that are outstanding, and a later month with rows of the bank.
fn open_then(books: &[(&str, &str, &str)], bank: &[(&str, &str, &str)]) -> ReconciledPeriod {
    let mut march = Account::new(&[], books).opening("500.00", "500.00");
    for (at, book) in books.iter().enumerate() {
        let mut row = name("book", book.0, book.1, book.2);
        row.occurrence +=
            u32::try_from(books[..at].iter().filter(|one| *one == book).count()).unwrap();
        march = march.decide(DecisionKind::Timing, vec![row]);
    }
    let ended = march.at("2026-03-31");
    assert_eq!(ended.open.len(), books.len());
    Account::new(bank, &[]).after(&ended, "2026-03-31").at("2026-06-30")
}

#[test]
fn a_row_that_could_clear_two_open_ones_equally_well_clears_none_and_both_are_offered() {
    let books = [("2026-03-10", "85.00", "Kreitmeier"), ("2026-03-28", "85.00", "Kreitmeier GmbH")];
    let month = open_then(&books, &[("2026-06-10", "85.00", "GUTSCHRIFT KREITMEIER")]);
    assert_eq!((month.outcome.pairs.len(), month.open.len()), (0, 3));
    assert_eq!(month.open_partners((SideName::Bank, 0), &BTreeSet::new()).len(), 2);
    // Nor is one of two rows of the bank taken.
    let bank = [("2026-06-10", "85.00", "KREITMEIER"), ("2026-06-12", "85.00", "KREITMEIER")];
    assert_eq!(open_then(&books[..1], &bank).outcome.pairs.len(), 0);
    // What names a document comes before what names the payee.
    let books =
        [("2026-03-10", "85.00", "Kreitmeier SI4881"), ("2026-03-28", "85.00", "Kreitmeier")];
    let month = open_then(&books, &[("2026-06-10", "85.00", "GUTSCHRIFT KREITMEIER SI4881")]);
    assert_eq!((month.outcome.pairs.len(), month.open.len()), (1, 1));
    assert_eq!(month.open[0].description, "Kreitmeier");
}

#[test]
fn the_number_of_a_customer_who_pays_the_same_each_month_says_whose_and_not_which() {
    let book = [("2026-03-10", "49.00", "Kd. 384659"), ("2026-03-11", "49.00", "384659 Becker")];
    let bank = [("2026-03-12", "49.00", "BECKER 384659")];
    let march = Account::new(&bank, &book).opening("0", "0").at("2026-03-31");
    assert_eq!((march.outcome.pairs.len(), march.open.len()), (1, 1));
    let bank = [("2026-06-10", "49.00", "BECKER 384659")];
    let june = Account::new(&bank, &[]).after(&march, "2026-03-31").at("2026-06-30");
    assert_eq!((june.outcome.pairs.len(), june.open.len()), (0, 2));
}

#[test]
fn a_document_and_then_a_name_come_before_the_nearest_day() {
    let book = [("2026-03-31", "85.00", "Kreitmeier")];
    for text in ["KREITMEIER", "VIREMENT KREITMEIER"] {
        let bank = [("2026-04-01", "85.00", "FPI HADLEY"), ("2026-05-20", "85.00", text)];
        let month = open_then(&book, &bank);
        assert_eq!(month.outcome.pairs.len(), 1, "{text}");
        assert_eq!(month.outcome.pairs[0].bank_row, 1, "{text}");
    }
    // Without one that names him the nearest day is as good as in one month.
    assert_eq!(open_then(&book, &[("2026-04-01", "85.00", "FPI HADLEY")]).outcome.pairs.len(), 1);
}

#[test]
fn a_cheque_of_this_month_is_not_what_another_payee_was_paid_by_direct_debit() {
    let book = [("2026-03-12", "-75.00", "Cheque 000216 Dorset Plumbing")];
    for (bank, count) in [
        ("DD AVIVA", 0),
        ("CARD 4417 TESCO", 0),
        ("DORSET PLUMBING", 1),
        ("DD DORSET PLUMBING", 1),
        ("CHQ 000216", 1),
    ] {
        let month = Account::new(&[("2026-03-13", "-75.00", bank)], &book).at("2026-03-31");
        assert_eq!(month.outcome.pairs.len(), count, "{bank}");
    }
}

#[test]
fn an_error_with_a_cheque_is_put_right_by_the_number_of_that_cheque_and_no_other_number() {
    let error = ("2026-03-30", "-75.00", "CHQ 000216");
    for (text, is_put_right) in [
        ("HADLEY 216", false),
        ("HADLEY INV 216 REFUND", false),
        ("DORSET COUNCIL REFUND", false),
        ("CHQ 000216 REVERSED", true),
        ("REVERSAL 000216", true),
    ] {
        let march = Account::new(&[error], &[])
            .opening("500.00", "500.00")
            .decide(DecisionKind::BankError, vec![name("bank", error.0, error.1, error.2)]);
        let ended = march.at("2026-03-31");
        let april = Account::new(&[("2026-04-06", "75.00", text)], &[]);
        let april = april.after(&ended, "2026-03-31").at("2026-04-30");
        assert_eq!(april.groups.len(), usize::from(is_put_right), "{text}");
    }
    // Nor by another payee who has a trade or a place in his name as well.
    let error = ("2026-03-30", "-75.00", "DD PLUMBING");
    let march = Account::new(&[error], &[])
        .opening("500.00", "500.00")
        .decide(DecisionKind::BankError, vec![name("bank", error.0, error.1, error.2)]);
    let ended = march.at("2026-03-31");
    let april = Account::new(&[("2026-04-06", "75.00", "HADLEY PLUMBING REFUND")], &[]);
    assert_eq!(april.after(&ended, "2026-03-31").at("2026-04-30").groups.len(), 0);
}

#[test]
fn a_standing_payment_of_closed_months_that_no_file_tells_of_is_offered_and_clears_no_month() {
    let march = Account::new(&[], &[("2026-03-05", "799.00", "Moss rent")])
        .opening("500.00", "500.00")
        .decide(DecisionKind::Timing, vec![name("book", "2026-03-05", "799.00", "Moss rent")])
        .at("2026-03-31");
    let may = |is_standing: bool| {
        let bank = [("2026-05-05", "799.00", "FPI MOSS RENT")];
        let mut may = Account::new(&bank, &[]).after(&march, "2026-03-31");
        if is_standing {
            for (of, text) in [("bank", "FPI MOSS RENT"), ("book", "Moss rent")] {
                may.last.earlier.extend(["2026-01-05", "2026-02-05"].map(|date| ClosedRow {
                    side: side(of),
                    date: day(date),
                    amount: amount("799.00"),
                    text: text.into(),
                }));
            }
        }
        may.at("2026-05-31")
    };
    assert_eq!(may(false).outcome.pairs.len(), 1);
    let month = may(true);
    assert_eq!(month.outcome.pairs.len(), 0);
    assert_eq!(month.open_partners((SideName::Bank, 0), &BTreeSet::new()).len(), 1);
}
