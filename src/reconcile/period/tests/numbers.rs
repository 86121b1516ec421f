//! What the numbers of cheques and invoices say of rows.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::account::{Account, decision, name};
use crate::SideName;
use crate::period::{DecisionKind, OpenItemState, Proof, ReconciledPeriod};
use crate::testing::full_rows;

/// The rows of a month that are paired, by their texts.
fn pairs(month: &ReconciledPeriod) -> BTreeSet<(String, String)> {
    let texts = month.outcome.pairs.iter().map(|pair| {
        let of = |text: &str| text.to_owned();
        (
            of(month.bank.rows.description(pair.bank_row)),
            of(month.book.rows.description(pair.book_row)),
        )
    });
    texts.collect()
}

fn of_books(month: &ReconciledPeriod) -> Vec<OpenItemState> {
    month.unmatched.book.iter().map(|(_, standing)| *standing).collect()
}

#[test]
fn a_cheque_that_is_paid_after_the_window_is_paired_by_its_number() {
    let month = Account::new(
        &[("2026-03-16", "-60.00", "CHQ 000502"), ("2026-03-27", "480.00", "LACEY INV2074")],
        &[
            ("2026-03-04", "-60.00", "Cheque 000502 Church"),
            ("2026-03-06", "480.00", "INV-2074 Mrs Lacey"),
            ("2026-03-15", "-60.00", "Cheque 000501 Hall"),
        ],
    )
    .opening("0", "0")
    .at("2026-03-31");
    let own = |bank: &str, book: &str| (bank.to_owned(), book.to_owned());
    let paired =
        [own("CHQ 000502", "Cheque 000502 Church"), own("LACEY INV2074", "INV-2074 Mrs Lacey")];
    assert_eq!(pairs(&month), BTreeSet::from(paired));
    assert_eq!(of_books(&month), [OpenItemState::AssumedOutstanding]);
    assert_eq!(month.reconciliation.proof, Proof::Proved);
}

#[test]
fn cheques_of_other_numbers_are_left_to_a_person_however_near_they_are() {
    let account = || {
        Account::new(
            &[("2026-03-16", "-60.00", "CHQ 000501")],
            &[("2026-03-15", "-60.00", "Cheque 000502 Church")],
        )
        .opening("0", "0")
    };
    let month = account().at("2026-03-31");
    assert_eq!((month.outcome.pairs.len(), month.reconciliation.undecided), (0, 2));
    assert_eq!(month.reconciliation.proof, Proof::Balanced);
    let (bank, book) = (
        name("bank", "2026-03-16", "-60.00", "CHQ 000501"),
        name("book", "2026-03-15", "-60.00", "Cheque 000502 Church"),
    );
    let paired = account().decide(DecisionKind::Pair, vec![bank.clone(), book]).at("2026-03-31");
    assert_eq!(paired.reconciliation.proof, Proof::Proved);
    // Once the bank's is known to be another, that of the books is outstanding like others.
    let entered = account().decide(DecisionKind::Enter, vec![bank]).at("2026-03-31");
    assert_eq!(of_books(&entered), [OpenItemState::AssumedOutstanding]);
    // What is paid in has a number of the payer, and another of the slip.
    let month = Account::new(
        &[("2026-03-16", "60.00", "CHQ 100118")],
        &[("2026-03-15", "60.00", "Cheque 000502 Church")],
    );
    assert_eq!(month.at("2026-03-31").outcome.pairs.len(), 1);
}

#[test]
fn a_pair_whose_texts_name_other_documents_is_uncertain_whatever_stands_before_the_numbers() {
    let pair = |bank: &str, book: &str| {
        let month =
            Account::new(&[("2026-03-16", "60.00", bank)], &[("2026-03-15", "60.00", book)]);
        month.at("2026-03-31").outcome.pairs[0]
    };
    for (bank, book) in [
        ("FPI HADLEY INV 881", "Hadley INV 990"),
        ("FPI HADLEY INV 2002", "Hadley Inv 2003"),
        ("FPI HADLEY BILL 17", "Hadley invoice 18"),
        ("FPI HADLEY INV 4882", "Hadley SI4881"),
        ("FPI HADLEY 2026-881", "Hadley INV 990"),
        ("HADLEY 881", "Hadley 990"),
        ("HADLEY INV 881", "Hadley ref 990"),
    ] {
        assert!(pair(bank, book).score.is_ambiguous(), "{bank}: {:?}", pair(bank, book));
    }
    for (bank, book) in [
        ("FPI HADLEY INV 990", "Hadley INV 990"),
        ("FPI HADLEY REF 83812345", "Hadley INV 990"),
        ("FPI HADLEY PO 17", "Hadley INV 990"),
        ("CARD 1192 HADLEY", "Hadley INV 9901"),
    ] {
        assert!(!pair(bank, book).score.is_ambiguous(), "{bank}: {:?}", pair(bank, book));
    }
}

#[test]
fn a_cheque_that_the_bank_shows_as_paid_is_never_assumed_outstanding() {
    let bank = [("2026-03-16", "-75.00", "CHQ 000777")];
    let book =
        [("2026-03-12", "-75.00", "Cheque 777 hall"), ("2026-03-12", "-75.00", "Cheque 777 again")];
    let month = Account::new(&bank, &book).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::Undecided; 2]);
    let enter = || vec![name("bank", bank[0].0, bank[0].1, bank[0].2)];
    let month = Account::new(&bank, &book).decide(DecisionKind::Enter, enter()).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::Undecided; 2]);
    let month = Account::new(&bank, &book[..1]).at("2026-03-31");
    assert_eq!(month.outcome.pairs.len(), 1);
    // Nor one that was open before.
    let ended = Account::new(&[], &book[..1]).opening("0", "0").at("2026-03-14");
    assert_eq!(of_books(&ended), [OpenItemState::AssumedOutstanding]);
    let april =
        Account::new(&bank, &[]).after(&ended, "2026-03-14").decide(DecisionKind::Enter, enter());
    assert_eq!(of_books(&april.at("2026-03-31")), [OpenItemState::Undecided]);
}

#[test]
fn a_cheque_whose_number_stands_already_in_the_books_is_asked_about() {
    let twice = [("2026-03-12", "-33.75", "Cheque 504 Cash"), ("2026-03-20", "-20.00", "chq 504")];
    let month = Account::new(&[], &twice).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::Undecided; 2]);
    // Until the other is to be removed.
    let row = || vec![name("book", twice[1].0, twice[1].1, twice[1].2)];
    let month = Account::new(&[], &twice).decide(DecisionKind::Remove, row()).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::AssumedOutstanding, OpenItemState::ToRemove]);
    // One that is carried waits on, and one that was paid in a closed month is paid.
    let bank = [("2026-03-14", "-75.00", "CHQ 000502")];
    let march = [twice[0], ("2026-03-12", "-75.00", "Cheque 502 Tutt")];
    let ended = Account::new(&bank, &march).opening("0", "0").at("2026-03-31");
    assert_eq!(of_books(&ended), [OpenItemState::AssumedOutstanding]);
    let again = [
        ("2026-04-02", "-33.75", "Cheque 504 Cash"),
        ("2026-04-03", "-75.00", "Cheque 502 Tutt"),
        ("2026-04-04", "-75.00", "Cheque 505 Tutt"),
    ];
    let april = Account::new(&[], &again).after(&ended, "2026-03-31").at("2026-04-30");
    let standings: Vec<(&str, OpenItemState)> = april
        .unmatched
        .book
        .iter()
        .map(|(row, standing)| (april.book.rows.row(*row).date, *standing))
        .map(|(date, standing)| {
            (if date.to_string() < "2026-04".into() { "old" } else { "new" }, standing)
        })
        .collect();
    assert_eq!(
        standings,
        [
            ("new", OpenItemState::Undecided),
            ("new", OpenItemState::Undecided),
            ("new", OpenItemState::AssumedOutstanding),
            ("old", OpenItemState::AssumedOutstanding),
        ]
    );
}

#[test]
fn a_cheque_that_the_bank_has_with_another_amount_is_asked_about_and_its_amount_questioned() {
    let bank = [("2026-03-20", "-66.00", "CHQ 100503")];
    let book = [("2026-03-12", "-60.00", "Cheque 100503 Rowe")];
    let enter = || vec![name("bank", bank[0].0, bank[0].1, bank[0].2)];
    let month = Account::new(&bank, &book).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::Undecided]);
    let suggested = month.outcome.suggestions.unwrap_or_default();
    let [one] = &suggested[..] else { panic!("{suggested:?}") };
    assert_eq!(
        (one.kind.name(), &*one.bank_rows, &*one.book_rows),
        ("mistyped_amount", &[0][..], &[0][..])
    );
    let month = Account::new(&bank, &book).decide(DecisionKind::Enter, enter()).at("2026-03-31");
    assert_eq!(of_books(&month), [OpenItemState::Undecided]);
    // Nor one that was open before.
    let ended = Account::new(&[], &book).opening("0", "0").at("2026-03-14");
    let later = Account::new(&bank, &[]).after(&ended, "2026-03-14").at("2026-03-31");
    assert_eq!(of_books(&later), [OpenItemState::Undecided]);
}

#[test]
fn a_pair_that_was_ruled_out_is_none_by_its_number() {
    let (bank, book) =
        (("2026-03-16", "-75.00", "CHQ 000777"), ("2026-03-12", "-75.00", "Cheque 777 hall"));
    let rows = vec![name("bank", bank.0, bank.1, bank.2), name("book", book.0, book.1, book.2)];
    let mut account = Account::new(&[bank], &[book]);
    account.decisions.add(decision(DecisionKind::NotAMatch, rows)).unwrap();
    let month = account.at("2026-03-31");
    assert_eq!((month.outcome.pairs.len(), month.reconciliation.undecided), (0, 2));
}

/// A cheque: its day in the books, the day on which the bank pays it, if it does, and whole pounds. Days from
/// 1 March on.
type Cheque = (u32, Option<u32>, u8);

fn date(day: u32) -> String {
    if day <= 31 { format!("2026-03-{day:02}") } else { format!("2026-04-{:02}", day - 31) }
}

fn account(cheques: &[Cheque], days: std::ops::RangeInclusive<u32>) -> Account {
    let rows = |side: SideName| {
        let rows = (501..).zip(cheques).filter_map(|(number, (written, paid, pounds))| {
            let (day, text) = match side {
                SideName::Bank => ((*paid)?, format!("CHQ 000{number}")),
                SideName::Book => (*written, format!("Cheque {number} somebody")),
            };
            days.contains(&day).then(|| (date(day), format!("-{pounds}.00"), text))
        });
        rows.collect::<Vec<_>>()
    };
    let (bank, book) = (rows(SideName::Bank), rows(SideName::Book));
    let parts = |rows: &[(String, String, String)]| {
        let rows: Vec<_> = rows.iter().map(|(a, b, c)| (&**a, &**b, &**c)).collect();
        full_rows(&rows)
    };
    Account { bank: parts(&bank), book: parts(&book), ..Account::default() }
}

proptest! {
    /// Cheques are paired by their numbers, and two months with a carry pair them as one run over both does.
    #[test]
    fn cheques_are_paired_by_number_in_two_months_as_in_one_run(
        cheques in prop::collection::vec((1..60_u32, prop::option::of(0..30_u32), 1..4_u8), 0..12),
    ) {
        let cheques: Vec<Cheque> =
            cheques.into_iter().map(|(day, after, pounds)| (day, after.map(|after| (day + after).min(61)), pounds)).collect();
        let paid = (501..).zip(&cheques).filter(|(_, (_, paid, _))| paid.is_some());
        let paid: BTreeSet<(String, String)> =
            paid.map(|(number, _)| (format!("CHQ 000{number}"), format!("Cheque {number} somebody"))).collect();
        let one = account(&cheques, 1..=61).at("2026-04-30");
        prop_assert_eq!(&pairs(&one), &paid);
        let march = account(&cheques, 1..=31).opening("0", "0").at("2026-03-31");
        let april = account(&cheques, 32..=61).after(&march, "2026-03-31").at("2026-04-30");
        let both: BTreeSet<_> = pairs(&march).union(&pairs(&april)).cloned().collect();
        prop_assert_eq!(both, paid);
        let left: Vec<OpenItemState> = of_books(&april);
        prop_assert!(left.iter().all(|one| *one == OpenItemState::AssumedOutstanding));
    }
}
