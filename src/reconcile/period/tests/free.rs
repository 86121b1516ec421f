//! What can be explained of a month: the rows that matching was free to pair.

use proptest::prelude::*;

use super::account::{Account, decision, name};
use crate::period::{DecisionKind, FreeRows};
use crate::{Explainer, MatchOptions, RowRef, RowState, SideName};

#[test]
fn rows_that_were_decided_or_met_after_many_days_are_none_that_matching_was_free_to_pair() {
    let account = Account::new(
        &[
            ("2026-03-02", "10.00", "Sales"),
            ("2026-03-03", "20.00", "Alpha"),
            ("2026-03-04", "-5.00", "Charge"),
        ],
        &[("2026-03-02", "10.00", "Sales"), ("2026-03-03", "20.00", "Alpha")],
    )
    .decide(
        DecisionKind::Pair,
        vec![
            name("bank", "2026-03-03", "20.00", "Alpha"),
            name("book", "2026-03-03", "20.00", "Alpha"),
        ],
    )
    .decide(DecisionKind::Enter, vec![name("bank", "2026-03-04", "-5.00", "Charge")]);
    let month = account.at("2026-03-31");
    let free = FreeRows::of(&month, 3);
    assert_eq!((&free.bank.in_pool[..], &free.book.in_pool[..]), (&[0][..], &[0][..]));
    assert_eq!((free.outcome.pairs.len(), month.outcome.pairs.len()), (1, 2));
    assert!(free.outcome.missing_from_books.is_empty());
    assert_eq!((free.bank.place(0), free.bank.place(1)), (Some(0), None));
}

fn sides() -> impl Strategy<Value = [Vec<(u8, u8, u8)>; 2]> {
    let rows = || prop::collection::vec((1..28_u8, 1..4_u8, 0..3_u8), 0..12);
    [rows(), rows()]
}

proptest! {
    /// Whatever was carried, decided or matched after many days: every free row can be explained, and is
    /// told to be what it is in the month.
    #[test]
    fn every_free_row_of_two_months_can_be_explained(
        march in sides(), april in sides(), decided in prop::collection::vec((0..12_usize, 0..12_usize), 0..3),
    ) {
        let texts = ["CHQ 100231", "Alpha", "Beta"];
        let written = |month: u8, rows: &[(u8, u8, u8)]| -> Vec<(String, String, &str)> {
            let row = |(day, amount, text): &(u8, u8, u8)| {
                (format!("2026-{month:02}-{day:02}"), format!("{amount}.00"), texts[usize::from(*text)])
            };
            rows.iter().map(row).collect()
        };
        let both = [0, 1].map(|at| {
            let mut rows = written(3, &march[at]);
            rows.extend(written(4, &april[at]));
            rows
        });
        let slices = both.each_ref().map(|rows| {
            rows.iter().map(|(day, amount, text)| (day.as_str(), amount.as_str(), *text)).collect::<Vec<_>>()
        });
        let first = Account::new(&slices[0], &slices[1]).opening("0", "0");
        let closed = first.at("2026-03-31");
        let mut second = first.after(&closed, "2026-03-31");
        let month = second.at("2026-04-30");
        let names = [month.bank.names(), month.book.names()];
        for (bank, book) in decided {
            if let (Some(bank), Some(book)) = (names[0].get(bank), names[1].get(book)) {
                let rows = vec![bank.clone(), book.clone()];
                let verb = if bank.amount == book.amount { DecisionKind::Pair } else { DecisionKind::Correct };
                _ = second.decisions.add(decision(verb, rows));
            }
        }
        let month = second.at("2026-04-30");
        let options = MatchOptions::default();
        let free = FreeRows::of(&month, options.window_days);
        let confirmed = &second.last.confirmed.evidence();
        let explainer =
            Explainer::after(confirmed, &free.bank.rows, &free.book.rows, options);
        for (side, rows, in_pool) in [
            (SideName::Bank, &free.bank.rows, &free.bank.in_pool),
            (SideName::Book, &free.book.rows, &free.book.in_pool),
        ] {
            for row in rows.indices() {
                let why = explainer.why(&free.outcome, RowRef { side, row });
                let of_month = in_pool[row as usize];
                let is_paired = month.outcome.pairs.iter().any(|pair| match side {
                    SideName::Bank => pair.bank_row == of_month,
                    SideName::Book => pair.book_row == of_month,
                });
                prop_assert_eq!(matches!(why.state, RowState::Matched(_)), is_paired);
            }
        }
    }
}
