//! Periods by example: what balances show, what is carried, what is closed.

use super::account::{Account, amount, day, name, open, side};
use crate::period::{
    ClosedRowState, DecisionKind, OpenItem, OpenItemState, PeriodBalances, PeriodRow, Proof,
    ReconciledPeriod, Shortfall, StatedBalances, add_pairs, faults_of, gaps_of,
};
use crate::{ConfirmedPairs, SideName};
use tieout::amount::Amount;
use tieout::contract::score::Score;

/// The last close and rows that came since lead to a balance. So do those that are left of a statement which has
/// lost some, where the books have lost the same.
#[test]
fn the_last_close_stands_in_for_the_books_and_never_for_the_bank() {
    let sales = [("2026-03-02", "900.00", "Sales")];
    let ended = Account::new(&sales, &sales).opening("0", "0").at("2026-03-31");
    let tea = [("2026-04-02", "-5.00", "Tea")];
    let april = Account::new(&tea, &tea).after(&ended, "2026-03-31");
    let all = april.ending(&[None, None], "2026-04-30").reconciliation;
    assert_eq!((all.statement.closing, all.books.closing), (None, Some(amount("895.00"))));
    assert_eq!((all.statement.opening, all.adjusted_statement), (Some(amount("900.00")), None));
    assert_eq!((all.proof, all.difference), (Proof::BooksOnly, None));
    assert_eq!(all.shortfalls, [Shortfall::NoBalance(SideName::Bank)]);
    let stated = april.ending(&[Some(amount("895.00")), None], "2026-04-30").reconciliation;
    assert_eq!(stated.proof, Proof::Proved);
    let other = april.ending(&[Some(amount("883.00")), None], "2026-04-30").reconciliation;
    assert!(other.shortfalls.contains(&Shortfall::Unexplained(SideName::Bank, amount("-12.00"))));
}

#[test]
fn a_balance_stands_for_a_few_quiet_days_and_says_how_many_rows_of_the_books_are_later() {
    let bank = [("2026-03-02", "900.00", "Sales"), ("2026-03-18", "-5.00", "Tea")];
    let book = [bank[0], bank[1], ("2026-03-20", "-70.00", "Cheque 501")];
    let mut account = Account::new(&bank, &book).opening("0", "0");
    let closing = Some(amount("895.00"));
    account.bank_file =
        (StatedBalances { closing, ..StatedBalances::default() }, Some(day("2026-03-18")));
    let known = |month: &ReconciledPeriod| {
        let all = month.reconciliation.clone();
        (all.proof, all.statement.as_of, all.shortfalls)
    };
    let later = Shortfall::EarlierBalance(day("2026-03-18"), 1);
    let ended = account.ending(&[None, None], "2026-03-28");
    assert_eq!(known(&ended), (Proof::Proved, Some(day("2026-03-18")), vec![later.clone()]));
    let old = Shortfall::OldBalance(day("2026-03-18"));
    let ended = account.ending(&[None, None], "2026-03-29");
    assert_eq!(known(&ended), (Proof::Unproved, Some(day("2026-03-18")), vec![old, later]));
    let quiet = account.ending(&[None, None], "2026-03-19");
    assert_eq!(known(&quiet), (Proof::Proved, Some(day("2026-03-18")), vec![]));
    // Of the day itself, before the last row, or as somebody states it.
    let stated = account.ending(&[Some(amount("895.00")), None], "2026-03-31");
    for month in [account.ending(&[None, None], "2026-03-18"), stated] {
        assert_eq!(known(&month), (Proof::Proved, None, vec![]));
    }
}

#[test]
fn a_cheque_waits_for_the_bank_and_meets_it_by_its_number_months_later() {
    let march = Account::new(
        &[("2026-03-02", "900.00", "Sales")],
        &[("2026-03-02", "900.00", "Sales"), ("2026-03-27", "-100.00", "Cheque 100231 roofer")],
    )
    .opening("0", "0");
    let ended = march.at("2026-03-31");
    assert_eq!(ended.reconciliation.proof, Proof::Proved);
    assert_eq!(open(&ended), [("-100.00".to_owned(), OpenItemState::AssumedOutstanding)]);
    // Two payments of the amount: the number decides, though the other is nearer in time.
    let mut july = Account::new(
        &[("2026-07-03", "-100.00", "100231"), ("2026-07-01", "-100.00", "Transfer to savings")],
        &[],
    )
    .after(&ended, "2026-03-31");
    july.openings = [None, None];
    let ended = july.at("2026-07-31");
    assert_eq!(ended.outcome.pairs.len(), 1);
    let met = ended.outcome.pairs[0];
    assert_eq!(ended.bank.rows.row(met.bank_row).description, "100231");
    assert!(ended.book.is_carried(met.book_row));
    assert_eq!(open(&ended), [("-100.00".to_owned(), OpenItemState::Undecided)]);
}

#[test]
fn a_cheque_older_than_six_months_stays_open() {
    let carried = |date: &str| OpenItem {
        side: SideName::Book,
        date: day(date),
        amount: amount("-100.00"),
        description: "Cheque 7".into(),
        since: day("2026-01-31"),
        standing: OpenItemState::AssumedOutstanding,
        link: 0,
    };
    let pairs = |date: &str| {
        let mut account = Account::new(&[("2026-08-03", "-100.00", "CHQ 000007")], &[]);
        account.carried = vec![carried(date)];
        account.at("2026-08-31").outcome.pairs.len()
    };
    assert_eq!([pairs("2026-01-25"), pairs("2026-01-24")], [1, 0]);
}

#[test]
fn an_error_of_the_bank_is_cleared_when_the_bank_takes_it_back() {
    let error = name("bank", "2026-03-10", "-45.00", "Misposted");
    let march = Account::new(&[("2026-03-10", "-45.00", "Misposted")], &[])
        .opening("500.00", "500.00")
        .decide(DecisionKind::BankError, vec![error]);
    let ended = march.at("2026-03-31");
    assert_eq!(ended.reconciliation.bank_errors.total, amount("45.00"));
    assert_eq!(ended.reconciliation.proof, Proof::Proved);
    let may = Account::new(&[("2026-05-04", "45.00", "MISPOSTED, CORR.")], &[])
        .after(&ended, "2026-03-31");
    let ended = may.at("2026-05-31");
    assert_eq!(ended.reconciliation.proof, Proof::Proved);
    assert_eq!(ended.reconciliation.statement.closing, Some(amount("500.00")));
    assert!(ended.open.is_empty() && ended.groups.len() == 1, "{:?}", ended.open);
    assert!(ended.outcome.verification.is_verified);
}

#[test]
fn what_was_to_be_removed_or_corrected_is_cleared_by_the_entry_that_does_it() {
    let march = Account::new(
        &[("2026-03-20", "-63.28", "Screwfix")],
        &[("2026-03-20", "-54.28", "Screwfix"), ("2026-03-15", "840.00", "Invoice 7 again")],
    )
    .opening("0", "0")
    .decide(
        DecisionKind::Correct,
        vec![
            name("bank", "2026-03-20", "-63.28", "Screwfix"),
            name("book", "2026-03-20", "-54.28", "Screwfix"),
        ],
    )
    .decide(DecisionKind::Remove, vec![name("book", "2026-03-15", "840.00", "Invoice 7 again")]);
    let ended = march.at("2026-03-31");
    assert_eq!(ended.open.len(), 3);
    let april = Account::new(
        &[],
        &[("2026-04-02", "-840.00", "Reversal invoice 7"), ("2026-04-03", "-9.00", "Screwfix")],
    )
    .after(&ended, "2026-03-31");
    let ended = april.at("2026-04-30");
    assert_eq!(ended.reconciliation.proof, Proof::Proved, "{:?}", ended.reconciliation);
    assert!(ended.open.is_empty() && ended.groups.len() == 2, "{:?}", ended.open);
    // Until it comes they stay in their lines.
    let books = [("2026-03-15", "840.00", "Invoice 7 again"), ("2026-03-20", "-54.28", "Screwfix")];
    let none = Account::new(&[], &books).after(&march.at("2026-03-31"), "2026-03-31");
    let waiting = none.at("2026-04-30").reconciliation;
    assert_eq!(
        (waiting.to_correct.total, waiting.to_remove.total),
        (amount("-9.00"), amount("-840.00"))
    );
    assert_eq!(waiting.proof, Proof::Proved);
}

#[test]
fn later_rows_wait_and_no_pair_straddles_the_day() {
    let account = Account::new(
        &[("2026-03-31", "-10.00", "Card"), ("2026-04-01", "-20.00", "Rent")],
        &[("2026-03-31", "-20.00", "Rent"), ("2026-04-01", "-10.00", "Card")],
    );
    let month = account.at("2026-03-31");
    assert_eq!((month.outcome.pairs.len(), month.waiting), (0, [1, 1]));
    assert_eq!(account.at("2026-04-01").outcome.pairs.len(), 2);
}

#[test]
fn rows_of_a_closed_period_are_counted_and_what_changed_of_it_is_named() {
    let bank = [("2026-03-02", "900.00", "Sales"), ("2026-03-09", "-20.00", "Post")];
    let march = Account::new(&bank, &bank).opening("0", "0");
    let ended = march.at("2026-03-31");
    // April's download begins in March; the books have lost one row of March, and have a new one.
    let april = Account::new(
        &[bank[1], ("2026-04-02", "-5.00", "Tea")],
        &[bank[0], ("2026-03-20", "-7.00", "Forgotten"), ("2026-04-02", "-5.00", "Tea")],
    )
    .after(&ended, "2026-03-31");
    let month = april.at("2026-04-30");
    assert_eq!((month.late[0].same, month.late[0].changes()), (1, 0));
    assert_eq!(
        (month.late[1].same, month.late[1].added.len(), month.late[1].gone.len()),
        (1, 1, 1)
    );
    assert_eq!(month.reconciliation.shortfalls, [Shortfall::ChangedSinceClose(2)]);
    // Accepted, both count in April, and are to be decided there.
    let april = april
        .decide(DecisionKind::Accept, vec![name("book", "2026-03-20", "-7.00", "Forgotten")])
        .decide(DecisionKind::Accept, vec![name("book", "2026-03-09", "-20.00", "Post")]);
    let month = april.at("2026-04-30");
    assert_eq!(month.reconciliation.books.movements, amount("8.00"));
    assert_eq!(month.reconciliation.undecided, 2);
    assert_eq!(month.reconciliation.difference, Some(Amount::default()));
}

#[test]
fn a_late_entry_alone_takes_no_other_rows_of_its_days_away() {
    let rows = [("2026-03-02", "900.00", "Sales"), ("2026-03-25", "-20.00", "Post")];
    let ended = Account::new(&rows, &rows).opening("0", "0").at("2026-03-31");
    let april =
        Account::new(&[], &[("2026-03-20", "-7.00", "Forgotten"), ("2026-04-02", "-5.00", "Tea")])
            .after(&ended, "2026-03-31");
    let late = &april.at("2026-04-30").late[1];
    assert_eq!((late.added.len(), late.gone.len()), (1, 0));
}

#[test]
fn a_cheque_is_known_by_its_word_and_number_or_by_the_column_of_its_number() {
    let standing = |text: &str, in_column: bool| {
        let mut account = Account::new(&[], &[("2026-03-28", "-10.00", text)]);
        account.cheques.extend(in_column.then_some(0));
        account.at("2026-03-31").open[0].standing
    };
    for text in ["Cheque 100231", "CHQ000405", "000404 CHQ roofer", "cq 405", "Chq no. 7712"] {
        assert_eq!(standing(text, false), OpenItemState::AssumedOutstanding, "{text}");
    }
    for text in ["100231", "Roofer", "MOT check 2026"] {
        assert_eq!(standing(text, true), OpenItemState::AssumedOutstanding, "{text}");
    }
    for text in ["Checkatrade 22", "100231", "Cheque", "Health check 2026", "MOT check 100231"] {
        assert_eq!(standing(text, false), OpenItemState::Undecided, "{text}");
    }
    for (text, is_told) in [
        ("Cheque 100231 returned", true),
        ("Cheque 100231 returned", false),
        ("Cheque 100231 Tutt - stopped", false),
        ("Cheque 100231 paid by BACS instead", false),
        ("Cheque £100", false),
        ("DD British Gas 100231", true),
        ("Faster payment to Smith", true),
    ] {
        assert_eq!(standing(text, is_told), OpenItemState::Undecided, "{text}");
    }
}

#[test]
fn only_pairs_that_are_sure_or_decided_teach() {
    let row = |of: &str, number: u32, score: Option<u16>| PeriodRow {
        side: side(of),
        is_carried: false,
        takes_off: false,
        date: day("2026-03-09"),
        amount: amount("-10"),
        text: "x".into(),
        became: ClosedRowState::Together(number),
        score: score.map(Score::from_thousandths),
    };
    let scores = [(1, Some(899)), (2, Some(900)), (3, None)];
    let rows = scores.map(|(number, score)| ["bank", "book"].map(|of| row(of, number, score)));
    let mut confirmed = ConfirmedPairs::default();
    add_pairs(&mut confirmed, &rows.concat());
    assert_eq!(confirmed.len(), 2);
}

#[test]
fn a_closed_period_that_was_altered_does_not_go_with_itself() {
    let row = |is_carried: bool, of: &str, sum: &str, became: ClosedRowState| PeriodRow {
        side: side(of),
        is_carried,
        takes_off: false,
        date: day("2026-03-09"),
        amount: amount(sum),
        text: "x".into(),
        became,
        score: None,
    };
    let item = |of: &str, sum: &str| OpenItem {
        side: side(of),
        date: day("2026-03-09"),
        amount: amount(sum),
        description: "x".into(),
        since: day("2026-02-28"),
        standing: OpenItemState::Outstanding,
        link: 0,
    };
    let before = [item("book", "-10")];
    let rows = [
        row(true, "book", "-10", ClosedRowState::Together(1)),
        row(false, "bank", "-10", ClosedRowState::Together(1)),
        row(false, "book", "-7", ClosedRowState::Open(OpenItemState::Outstanding)),
    ];
    let after = [item("book", "-7")];
    let known = |opening: &str, closing: &str| PeriodBalances {
        opening: Some(amount(opening)),
        closing: Some(amount(closing)),
    };
    let balances = [known("100", "90"), known("90", "83")];
    let all = |before: &[OpenItem], rows: &[PeriodRow], after: &[OpenItem]| {
        let faults = faults_of(Some(before), rows, after).into_iter().map(|fault| fault.says);
        faults.chain(gaps_of(rows, &balances)).collect::<Vec<String>>()
    };
    assert_eq!(all(&before, &rows, &after), Vec::<String>::new());
    let count = |before: &[OpenItem], rows: &[PeriodRow], after: &[OpenItem]| {
        all(before, rows, after).len()
    };
    assert_eq!(count(&[], &rows, &after), 1, "what was not open is carried");
    assert_eq!(count(&before, &rows, &[]), 1, "what is open is not carried on");
    assert_eq!(
        count(&before, &rows[1..], &after),
        2,
        "what was open is not carried, a pair is torn"
    );
    assert_eq!(
        count(&before, &rows[..2], &[]),
        1,
        "the balance of the books does not go with its rows"
    );
    let mut torn = rows.clone();
    torn[1].amount = amount("-11");
    assert_eq!(count(&before, &torn, &after), 2, "a pair of two amounts, and the balance");
}
