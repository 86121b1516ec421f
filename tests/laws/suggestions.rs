//! The laws of suggestions: they add to a result and change nothing of it.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;
use tieout::contract::suggestion::SuggestionKind;
use tieout_reconcile::{MatchOptions, MatchOutcome, Suggestion, SuggestionAlternative, reconcile};

use crate::{TestRow, rows};

/// Slips, turned signs, sums and a few cents of one another.
const AMOUNTS: [&str; 12] = [
    "12.50", "-12.50", "21.50", "125.00", "12.54", "1.25", "34.00", "13.75", "1e1", "12.500",
    "0.00", "1e30",
];
const TEXTS: [&str; 5] =
    ["CARD ACME", "ACME INV 81723", "INV 81723 BOLT", "COOMBE DENTAL 20857 PRACTICE", ""];

fn row() -> impl Strategy<Value = TestRow> {
    (1_u8..28, proptest::sample::select(&AMOUNTS), proptest::sample::select(&TEXTS))
        .prop_map(|(day, amount, text)| TestRow { day, amount, text })
}

fn run(bank: &[TestRow], book: &[TestRow], suggest: bool) -> MatchOutcome {
    let options = MatchOptions { window_days: 2, suggest, ..MatchOptions::default() };
    reconcile(&rows(bank), &rows(book), options, &|_| ())
}

fn suggested(outcome: &MatchOutcome) -> &[Suggestion] {
    outcome.suggestions.as_deref().expect("they were asked for")
}

/// Rows by content.
type Content = Vec<TestRow>;

/// A suggestion by content: its kind, its rows, its confidence and sentence, and what may be meant instead.
type SuggestedContent =
    (SuggestionKind, Content, Content, u16, String, Vec<(Content, Content, u16)>);

/// What is suggested, by content; the parts of a sum, which stand in the order of their file, sorted.
fn content(bank: &[TestRow], book: &[TestRow], outcome: &MatchOutcome) -> Vec<SuggestedContent> {
    let of = |side: &[TestRow], list: &[u32]| {
        list.iter().map(|row| side[*row as usize].clone()).collect::<Content>()
    };
    let instead = |one: &SuggestionAlternative| {
        let (mut bank, mut book) = (of(bank, &one.bank_rows), of(book, &one.book_rows));
        bank.sort();
        book.sort();
        (bank, book, one.confidence.thousandths())
    };
    let one = |one: &Suggestion| {
        let (mut bank, mut book) = (of(bank, &one.bank_rows), of(book, &one.book_rows));
        if matches!(one.kind, SuggestionKind::Batch | SuggestionKind::Split) {
            bank.sort();
            book.sort();
        }
        let alternatives = one.alternatives.iter().map(instead).collect();
        (one.kind, bank, book, one.confidence.thousandths(), one.reason.clone(), alternatives)
    };
    suggested(outcome).iter().map(one).collect()
}

/// The rows a suggestion explains: all but the pair whose row a copy repeats.
fn explained(one: &Suggestion) -> (&[u32], &[u32]) {
    match (one.kind, one.bank_rows.as_slice(), one.book_rows.as_slice()) {
        (SuggestionKind::Duplicate, [copy @ .., _], [_]) if copy.len() == 1 => (copy, &[]),
        (SuggestionKind::Duplicate, [_], [copy @ .., _]) if copy.len() == 1 => (&[], copy),
        (SuggestionKind::Duplicate, ..) => panic!("{one:?} is no copy"),
        (_, bank, book) => (bank, book),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn suggesting_changes_nothing_of_the_matching(
        bank in vec(row(), 0..24), book in vec(row(), 0..24)
    ) {
        let plain = run(&bank, &book, false);
        prop_assert!(plain.suggestions.is_none());
        let with = run(&bank, &book, true);
        prop_assert_eq!(MatchOutcome { suggestions: None, ..with }, plain);
    }

    #[test]
    fn an_unmatched_row_is_explained_once_at_most_and_a_matched_one_never(
        bank in vec(row(), 0..24), book in vec(row(), 0..24)
    ) {
        let outcome = run(&bank, &book, true);
        let missing: BTreeSet<u32> = outcome.missing_from_books.iter().copied().collect();
        let remove: BTreeSet<u32> = outcome.remove_from_books.iter().copied().collect();
        let (mut of_bank, mut of_book) = (BTreeSet::new(), BTreeSet::new());
        for one in suggested(&outcome) {
            let (bank_rows, book_rows) = explained(one);
            for row in bank_rows {
                prop_assert!(missing.contains(row) && of_bank.insert(*row), "{one:?}");
            }
            for row in book_rows {
                prop_assert!(remove.contains(row) && of_book.insert(*row), "{one:?}");
            }
            if one.kind == SuggestionKind::Duplicate {
                let pair = (one.bank_rows.last(), one.book_rows.last());
                let mut pairs = outcome.pairs.iter();
                let known = pairs.any(|of| pair == (Some(&of.bank_row), Some(&of.book_row)));
                prop_assert!(known, "{one:?} points to no pair");
            }
        }
    }

    #[test]
    fn the_difference_is_what_the_rows_give_to_the_last_digit(
        bank in vec(row(), 0..24), book in vec(row(), 0..24)
    ) {
        let outcome = run(&bank, &book, true);
        let (bank, book) = (rows(&bank), rows(&book));
        for one in suggested(&outcome) {
            let total = bank.total(one.bank_rows.iter().copied());
            let difference = total - book.total(one.book_rows.iter().copied());
            prop_assert_eq!(&one.amount_difference, &difference);
            let is_sum = matches!(one.kind, SuggestionKind::Batch | SuggestionKind::Split);
            if is_sum || one.kind == SuggestionKind::OutsideWindow {
                prop_assert_eq!(one.amount_difference.to_string(), "0.00", "{:?}", one);
            }
            if is_sum {
                let counts = [one.bank_rows.len(), one.book_rows.len()];
                let rows: usize = counts.iter().sum();
                prop_assert!(counts.contains(&1) && rows >= 3, "{one:?}");
            }
        }
    }

    #[test]
    fn the_order_of_the_rows_makes_no_difference_to_suggestions(
        (bank, shuffled_bank) in vec(row(), 0..20)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
        (book, shuffled_book) in vec(row(), 0..20)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
    ) {
        let one = run(&bank, &book, true);
        let other = run(&shuffled_bank, &shuffled_book, true);
        prop_assert_eq!(
            content(&bank, &book, &one),
            content(&shuffled_bank, &shuffled_book, &other)
        );
    }
}

/// Receipts of a few days and deposits of some of them, among which several sets often add up to one.
fn deposits() -> impl Strategy<Value = (Vec<TestRow>, Vec<TestRow>)> {
    const RECEIPTS: [&str; 8] =
        ["10.01", "20.02", "12.02", "18.01", "8.01", "22.02", "40.35", "6.50"];
    const CENTS: [i64; 8] = [1001, 2002, 1202, 1801, 801, 2202, 4035, 650];
    let receipt = (1_u8..5, 0..RECEIPTS.len(), proptest::sample::select(&TEXTS));
    let deposit = (1_u8..7, proptest::num::u16::ANY);
    (vec(receipt, 2..14), vec(deposit, 1..4)).prop_map(|(receipts, deposits)| {
        let book = receipts.iter().map(|(day, at, text)| {
            let (day, amount) = (*day, RECEIPTS[*at]);
            TestRow { day, amount, text }
        });
        let bank = deposits.iter().map(|(day, mask)| {
            let of = receipts.iter().enumerate().filter(|(at, _)| mask & 1 << at != 0);
            let cents: i64 = of.map(|(_, (_, at, _))| CENTS[*at]).sum::<i64>().max(101);
            // A test's row borrows its amount for as long as the test runs.
            let amount: &'static str = format!("{}.{:02}", cents / 100, cents % 100).leak();
            TestRow { day: *day, amount, text: "CREDIT 100118" }
        });
        (bank.collect(), book.collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_best_three_have_one_total_and_are_three_sets_of_unmatched_rows(
        (bank, book) in deposits()
    ) {
        let outcome = run(&bank, &book, true);
        let missing: BTreeSet<u32> = outcome.missing_from_books.iter().copied().collect();
        let remove: BTreeSet<u32> = outcome.remove_from_books.iter().copied().collect();
        let (bank, book) = (rows(&bank), rows(&book));
        for one in suggested(&outcome) {
            let is_batch = one.kind == SuggestionKind::Batch;
            prop_assert!(one.alternatives.len() <= 2, "{one:?}");
            prop_assert!(
                one.alternatives.is_empty() || is_batch || one.kind == SuggestionKind::Split
            );
            let mut sets = BTreeSet::from([(one.bank_rows.clone(), one.book_rows.clone())]);
            let mut before = one.confidence;
            for other in &one.alternatives {
                prop_assert!(sets.insert((other.bank_rows.clone(), other.book_rows.clone())));
                prop_assert!(other.confidence <= before, "{one:?}");
                before = other.confidence;
                let (whole, of_one, parts) = if is_batch {
                    (&other.bank_rows, &one.bank_rows, &other.book_rows)
                } else {
                    (&other.book_rows, &one.book_rows, &other.bank_rows)
                };
                prop_assert_eq!(whole, of_one);
                prop_assert!(parts.is_sorted_by(|a, b| a < b) && parts.len() >= 2, "{:?}", one);
                prop_assert!(other.bank_rows.iter().all(|row| missing.contains(row)));
                prop_assert!(other.book_rows.iter().all(|row| remove.contains(row)));
                let difference = bank.total(other.bank_rows.iter().copied())
                    - book.total(other.book_rows.iter().copied());
                prop_assert_eq!(difference.to_string(), "0.00");
            }
        }
    }

    #[test]
    fn no_receipt_is_in_two_deposits(
        (bank, book) in deposits()
    ) {
        let outcome = run(&bank, &book, true);
        let (mut of_bank, mut of_book) = (BTreeSet::new(), BTreeSet::new());
        for one in suggested(&outcome) {
            let (bank_rows, book_rows) = explained(one);
            prop_assert!(bank_rows.iter().all(|row| of_bank.insert(*row)), "{one:?}");
            prop_assert!(book_rows.iter().all(|row| of_book.insert(*row)), "{one:?}");
        }
    }

    #[test]
    fn the_order_of_receipts_makes_no_difference_to_deposits(
        ((bank, book), (other_bank, other_book)) in deposits().prop_flat_map(|(bank, book)| (
            Just((bank.clone(), book.clone())), (Just(bank).prop_shuffle(), Just(book).prop_shuffle())
        ))
    ) {
        let one = run(&bank, &book, true);
        let other = run(&other_bank, &other_book, true);
        prop_assert_eq!(
            content(&bank, &book, &one),
            content(&other_bank, &other_book, &other)
        );
    }
}

/// Hostile sizes: rows that are all alike, and rows that are all one slip or sum of each other.
#[test]
fn thousands_of_rows_that_fit_each_other_in_every_way_are_coincidences() {
    let side = |amounts: &[&'static str]| -> Vec<TestRow> {
        let row = |at: usize| TestRow {
            day: 1 + u8::try_from(at % 3).expect("few days"),
            amount: amounts[at % amounts.len()],
            text: "",
        };
        (0..6_000).map(row).collect()
    };
    let (bank, book) = (side(&["12.50", "25.00"]), side(&["21.50", "125.00", "12.54", "6.25"]));
    let outcome = run(&bank, &book, true);
    assert_eq!(outcome.pairs.len(), 0);
    let sums = suggested(&outcome)
        .iter()
        .filter(|one| matches!(one.kind, SuggestionKind::Batch | SuggestionKind::Split));
    assert_eq!(sums.count(), 0);
}
