//! The laws of reconciliation, as properties over thousands of small cases full of ties, against
//! oracles that try everything.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod coding;
mod crowds;
mod evidence;
mod oracle;
mod suggestions;
mod vat;
mod vat_books;
mod why;

use proptest::collection::vec;
use proptest::prelude::*;
use tieout::contract::reconcile::Score;
use tieout::date::Date;
use tieout_reconcile::{LikelihoodWeights, MatchOptions, MatchOutcome, Pair, Rows, reconcile};

/// A row in few values: ties everywhere.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct TestRow {
    /// Day of January 2026.
    pub(crate) day: u8,
    /// As written.
    pub(crate) amount: &'static str,
    /// One of few words.
    pub(crate) text: &'static str,
}

const AMOUNTS: [&str; 3] = ["5.00", "-5.00", "12.50"];
/// Two round to 1.00, one is dust on it, one rounds away from it.
const ROUNDED: [&str; 5] = ["1.00", "1.004", "0.996", "1.0000001", "1.005"];
const TEXTS: [&str; 4] = ["CARD ACME", "ACME INV 17", "INV 17 BOLT", ""];
/// Words that look alike in more than one way, so that one could meet several.
const ALIKE: [&str; 6] =
    ["CAST TESCO", "TESCO TSOC", "TESCX TESC", "CASTE TSEC", "TESCX TESCO", "COAST"];

fn row(
    amounts: &'static [&'static str],
    texts: &'static [&'static str],
) -> impl Strategy<Value = TestRow> {
    (1_u8..12, proptest::sample::select(amounts), proptest::sample::select(texts))
        .prop_map(|(day, amount, text)| TestRow { day, amount, text })
}

fn rows(of: &[TestRow]) -> Rows {
    let mut rows = Rows::default();
    for row in of {
        let date = Date::parse_iso(&format!("2026-01-{:02}", row.day)).expect("a day of January");
        rows.push(date, row.amount, row.text).expect("a row");
    }
    rows
}

fn run(bank: &[TestRow], book: &[TestRow], window_days: u8) -> MatchOutcome {
    let options = MatchOptions { window_days, ..MatchOptions::default() };
    reconcile(&rows(bank), &rows(book), options, &|_| ())
}

/// The pairs by content, sorted: what must not depend on the order of the rows.
fn content(bank: &[TestRow], book: &[TestRow], outcome: &MatchOutcome) -> Vec<(TestRow, TestRow)> {
    let mut pairs: Vec<_> = outcome
        .pairs
        .iter()
        .map(|pair| (bank[pair.bank_row as usize].clone(), book[pair.book_row as usize].clone()))
        .collect();
    pairs.sort();
    pairs
}

fn total_days(bank: &[TestRow], book: &[TestRow], outcome: &MatchOutcome) -> u32 {
    let pairs = content(bank, book, outcome);
    pairs.iter().map(|(bank, book)| u32::from(bank.day.abs_diff(book.day))).sum()
}

/// How likely the pairs of a run within one day are together.
fn total_likelihood(bank: &[TestRow], book: &[TestRow], outcome: &MatchOutcome) -> i32 {
    let (bank, book) = (rows(bank), rows(book));
    let weights = LikelihoodWeights::new(&bank, &book, 0);
    let of = |pair: &Pair| weights.likelihood(pair.bank_row, pair.book_row).expect("a candidate");
    outcome.pairs.iter().map(of).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn every_row_is_in_exactly_one_list(
        bank in vec(row(&AMOUNTS, &TEXTS), 0..24),
        book in vec(row(&AMOUNTS, &TEXTS), 0..24),
        days in 0_u8..5,
    ) {
        let outcome = run(&bank, &book, days);
        let mut bank_rows: Vec<u32> = outcome.pairs.iter().map(|pair| pair.bank_row).collect();
        let mut book_rows: Vec<u32> = outcome.pairs.iter().map(|pair| pair.book_row).collect();
        bank_rows.extend(&outcome.missing_from_books);
        book_rows.extend(&outcome.remove_from_books);
        bank_rows.sort_unstable();
        book_rows.sort_unstable();
        prop_assert!(bank_rows.into_iter().eq(0..u32::try_from(bank.len())?));
        prop_assert!(book_rows.into_iter().eq(0..u32::try_from(book.len())?));
        prop_assert!(outcome.missing_from_books.is_sorted(), "lists keep input order");
        prop_assert!(outcome.remove_from_books.is_sorted(), "lists keep input order");
        for pair in &outcome.pairs {
            let (bank, book) = (&bank[pair.bank_row as usize], &book[pair.book_row as usize]);
            prop_assert_eq!(bank.amount, book.amount);
            prop_assert!(bank.day.abs_diff(book.day) <= days);
        }
    }

    #[test]
    fn the_matching_is_the_largest_there_is(
        bank in vec(row(&AMOUNTS, &TEXTS), 0..24),
        book in vec(row(&AMOUNTS, &TEXTS), 0..24),
        days in 0_u8..5,
    ) {
        prop_assert_eq!(run(&bank, &book, days).pairs.len(), oracle::most_pairs(&bank, &book, days));
    }

    #[test]
    fn a_minimum_score_takes_away_the_weaker_pairs_and_nothing_else(
        bank in vec(row(&AMOUNTS, &TEXTS), 0..24),
        book in vec(row(&AMOUNTS, &TEXTS), 0..24),
        minimum in 0_u16..=1000,
    ) {
        let all = run(&bank, &book, 3);
        let minimum_score = Score::from_thousandths(minimum);
        let options = MatchOptions { minimum_score, ..MatchOptions::default() };
        let (bank_rows, book_rows) = (rows(&bank), rows(&book));
        let some = reconcile(&bank_rows, &book_rows, options, &|_| ());
        let scored = |pairs: &[Pair]| {
            let row = |pair: &Pair| (pair.bank_row as usize, pair.book_row as usize);
            let mut scored: Vec<_> = pairs
                .iter()
                .map(|pair| (bank[row(pair).0].clone(), book[row(pair).1].clone(), pair.score))
                .collect();
            scored.sort();
            scored
        };
        let (strong, weak): (Vec<_>, Vec<_>) =
            all.pairs.iter().partition(|pair| pair.score >= minimum_score);
        prop_assert_eq!(scored(&some.pairs), scored(&strong));
        prop_assert_eq!(scored(&some.weak_pairs), scored(&weak));
        prop_assert!(some.verification.is_verified);
        let counts = some.summary(&bank_rows, &book_rows);
        prop_assert_eq!(counts.matched_count + counts.missing_from_books_count, bank.len());
        prop_assert_eq!(counts.matched_count + counts.remove_from_books_count, book.len());
        // Of alike rows the earlier stand.
        for missing in &some.missing_from_books {
            let is_later = |pair: &Pair| {
                pair.bank_row > *missing && bank[pair.bank_row as usize] == bank[*missing as usize]
            };
            prop_assert!(!some.pairs.iter().any(is_later));
        }
        for remove in &some.remove_from_books {
            let is_later = |pair: &Pair| {
                pair.book_row > *remove && book[pair.book_row as usize] == book[*remove as usize]
            };
            prop_assert!(!some.pairs.iter().any(is_later));
        }
    }

    #[test]
    fn equal_pairs_come_first_and_rounded_ones_next(
        bank in vec(row(&ROUNDED, &TEXTS), 0..6),
        book in vec(row(&ROUNDED, &TEXTS), 0..6),
        days in 0_u8..5,
    ) {
        let outcome = run(&bank, &book, days);
        let equal = content(&bank, &book, &outcome)
            .iter()
            .filter(|(bank, book)| oracle::is_equal(bank.amount, book.amount))
            .count();
        let most = oracle::most_equal_then_rounded(&bank, &book, days);
        prop_assert_eq!((equal, outcome.pairs.len() - equal), most);
    }

    #[test]
    fn where_texts_are_equal_the_total_of_days_is_the_least(
        bank in vec(row(&AMOUNTS[..1], &TEXTS[..1]), 0..7),
        book in vec(row(&AMOUNTS[..1], &TEXTS[..1]), 0..7),
        days in 0_u8..5,
    ) {
        let outcome = run(&bank, &book, days);
        prop_assert_eq!(total_days(&bank, &book, &outcome), oracle::least_days(&bank, &book, days));
    }

    #[test]
    fn the_order_of_the_rows_makes_no_difference(
        (bank, shuffled_bank) in vec(row(&AMOUNTS, &TEXTS), 0..20)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
        (book, shuffled_book) in vec(row(&ROUNDED, &TEXTS), 0..20)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
        more in vec(row(&ROUNDED, &TEXTS), 0..12),
    ) {
        let with_more = |rows: &[TestRow]| [rows, &more].concat();
        let (bank, shuffled_bank) = (with_more(&bank), with_more(&shuffled_bank));
        let one = run(&bank, &book, 3);
        let other = run(&shuffled_bank, &shuffled_book, 3);
        prop_assert_eq!(
            content(&bank, &book, &one),
            content(&shuffled_bank, &shuffled_book, &other)
        );
    }

    #[test]
    fn the_order_of_look_alike_texts_makes_no_difference(
        (bank, shuffled_bank) in vec(row(&AMOUNTS, &ALIKE), 0..12)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
        (book, shuffled_book) in vec(row(&AMOUNTS, &ALIKE), 0..12)
            .prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
    ) {
        let scored = |bank: &[TestRow], book: &[TestRow]| {
            let outcome = run(bank, book, 4);
            let mut scores: Vec<_> = outcome.pairs.iter().map(|pair| pair.score).collect();
            scores.sort();
            (content(bank, book, &outcome), scores)
        };
        prop_assert_eq!(scored(&bank, &book), scored(&shuffled_bank, &shuffled_book));
    }

    #[test]
    fn of_identical_rows_the_earlier_are_the_matched_ones(
        bank in vec(row(&AMOUNTS[..1], &TEXTS), 0..24),
        book in vec(row(&AMOUNTS[..1], &TEXTS), 0..24),
    ) {
        let outcome = run(&bank, &book, 2);
        for (rows, unmatched) in
            [(&bank, &outcome.missing_from_books), (&book, &outcome.remove_from_books)]
        {
            for &row in unmatched {
                let row = row as usize;
                let later_is_matched = (row + 1..rows.len()).any(|later| {
                    rows[later] == rows[row] && !unmatched.contains(&u32::try_from(later).unwrap_or(0))
                });
                prop_assert!(!later_is_matched, "row {row} is unmatched, a later twin is matched");
            }
        }
    }

    #[test]
    fn the_sides_can_be_exchanged(
        bank in vec(row(&AMOUNTS[..1], &TEXTS[..1]), 0..16),
        book in vec(row(&AMOUNTS[..1], &TEXTS[..1]), 0..16),
    ) {
        let (one, other) = (run(&bank, &book, 3), run(&book, &bank, 3));
        prop_assert_eq!(one.pairs.len(), other.pairs.len());
        prop_assert_eq!(total_days(&bank, &book, &one), total_days(&book, &bank, &other));
    }

    #[test]
    fn the_sides_can_be_exchanged_whatever_the_texts(
        bank in vec(row(&AMOUNTS, &ALIKE), 0..16),
        book in vec(row(&AMOUNTS, &ALIKE), 0..16),
        days in 0_u8..5,
    ) {
        let (one, other) = (run(&bank, &book, days), run(&book, &bank, days));
        prop_assert_eq!(one.pairs.len(), other.pairs.len());
        // Of one day all that counts is the texts; else days may stand in for them.
        let (one, other) = (run(&bank, &book, 0), run(&book, &bank, 0));
        prop_assert_eq!(
            total_likelihood(&bank, &book, &one),
            total_likelihood(&book, &bank, &other)
        );
    }

    #[test]
    fn the_audit_agrees_with_a_sum_of_its_own(
        bank in vec(row(&ROUNDED, &TEXTS), 0..20),
        book in vec(row(&ROUNDED, &TEXTS), 0..20),
    ) {
        let outcome = run(&bank, &book, 3);
        let all = |rows: &[TestRow]| rows.iter().map(|row| oracle::units(row.amount)).sum::<i128>();
        let listed = |rows: &[TestRow], list: &[u32]| {
            list.iter().map(|row| oracle::units(rows[*row as usize].amount)).sum::<i128>()
        };
        let expected = all(&bank) - all(&book);
        let actual = listed(&bank, &outcome.missing_from_books)
            - listed(&book, &outcome.remove_from_books);
        let audit = &outcome.verification;
        prop_assert_eq!(oracle::units(&audit.expected_net_discrepancy.to_string()), expected);
        prop_assert_eq!(oracle::units(&audit.actual_net_effect.to_string()), actual);
        prop_assert_eq!(audit.is_verified, (expected - actual).abs() < oracle::HALF_A_CENT);
    }
}
