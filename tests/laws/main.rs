//! The laws of reconciliation, as properties over thousands of small cases full of ties, against
//! oracles that try everything.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod coding;
mod oracle;
mod suggestions;
mod why;

use proptest::collection::vec;
use proptest::prelude::*;
use tieout::contract::reconcile::Score;
use tieout::date::Date;
use tieout::reconcile::{
    CANDIDATES_MAX, CANDIDATES_PER_NODE_MAX, Options, Outcome, Pair, Rows, Weights, reconcile,
};

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

fn run(bank: &[TestRow], book: &[TestRow], window_days: u8) -> Outcome {
    let options = Options { window_days, ..Options::default() };
    reconcile(&rows(bank), &rows(book), options, &|_| ())
}

/// The pairs by content, sorted: what must not depend on the order of the rows.
fn content(bank: &[TestRow], book: &[TestRow], outcome: &Outcome) -> Vec<(TestRow, TestRow)> {
    let mut pairs: Vec<_> = outcome
        .pairs
        .iter()
        .map(|pair| (bank[pair.bank_row as usize].clone(), book[pair.book_row as usize].clone()))
        .collect();
    pairs.sort();
    pairs
}

fn total_days(bank: &[TestRow], book: &[TestRow], outcome: &Outcome) -> u32 {
    let pairs = content(bank, book, outcome);
    pairs.iter().map(|(bank, book)| u32::from(bank.day.abs_diff(book.day))).sum()
}

/// What speaks for the pairs of a run within one day.
fn total_evidence(bank: &[TestRow], book: &[TestRow], outcome: &Outcome) -> i32 {
    let (bank, book) = (rows(bank), rows(book));
    let weights = Weights::new(&bank, &book, 0);
    let of = |pair: &Pair| weights.evidence(pair.bank_row, pair.book_row).expect("a candidate");
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
        let options = Options { minimum_score, ..Options::default() };
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
            total_evidence(&bank, &book, &one),
            total_evidence(&book, &bank, &other)
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

/// Rows of one amount in some days, no two with the same text: more candidate pairs a node than
/// the exact assignment takes, as [`assert_beyond_exact`] checks.
fn crowd(seed: u64, days: u64) -> Vec<TestRow> {
    const NAMES: [&str; 6] = ["ACME", "BOLT", "CEDAR", "DELTA", "ELM", "FERN"];
    let mut state = seed;
    let mut next = |bound: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % bound
    };
    (0..1_500)
        .map(|number| {
            let name = NAMES[usize::try_from(next(6)).unwrap_or(0)];
            let day = u8::try_from(1 + next(days)).unwrap_or(1);
            TestRow { day, amount: "5.00", text: format!("{name} {number}").leak() }
        })
        .collect()
}

/// The rows cannot be settled by the exact assignment: all texts differ, so every row is a node.
fn assert_beyond_exact(bank: &[TestRow], book: &[TestRow], days: u8) {
    let in_reach =
        |bank: &TestRow| book.iter().filter(|book| bank.day.abs_diff(book.day) <= days).count();
    let candidates: usize = bank.iter().map(in_reach).sum();
    let nodes = bank.len() + book.len();
    assert!(candidates > nodes * CANDIDATES_PER_NODE_MAX, "{candidates} candidates, {nodes} nodes");
}

#[test]
fn beyond_the_exact_size_the_matching_is_still_the_largest_and_independent_of_order() {
    let (bank, book) = (crowd(1, 7), crowd(2, 7));
    assert_beyond_exact(&bank, &book, 2);
    let outcome = run(&bank, &book, 2);
    assert_eq!(outcome.pairs.len(), oracle::most_pairs(&bank, &book, 2));
    assert!(outcome.verification.is_verified);
    let reversed = |rows: &[TestRow]| rows.iter().rev().cloned().collect::<Vec<_>>();
    let (bank_reversed, book_reversed) = (reversed(&bank), reversed(&book));
    let other = run(&bank_reversed, &book_reversed, 2);
    assert_eq!(content(&bank, &book, &outcome), content(&bank_reversed, &book_reversed, &other));
}

#[test]
fn beyond_the_exact_size_pairs_keep_to_the_window_and_texts_find_each_other() {
    let (bank, mut book) = (crowd(1, 31), crowd(1, 31));
    book.reverse();
    for window_days in [10, 30] {
        assert_beyond_exact(&bank, &book, window_days);
        let outcome = run(&bank, &book, window_days);
        assert_eq!(outcome.pairs.len(), 1_500);
        let pairs = content(&bank, &book, &outcome);
        assert!(pairs.iter().all(|(bank, book)| bank.day.abs_diff(book.day) <= window_days));
        let right = pairs.iter().filter(|(bank, book)| bank.text == book.text).count();
        assert_eq!(right, 1_500, "every text stands once on each side");
    }
}

#[test]
fn beyond_the_exact_size_texts_without_a_rare_word_find_each_other() {
    let words = |prefix: char| {
        (0..12).map(move |n| format!("{prefix}{}", "AEIOUBCDFGHJ".as_bytes()[n] as char))
    };
    let texts: Vec<(String, String)> = words('X')
        .flat_map(|x| words('Y').map(move |y| (x.clone(), y)))
        .flat_map(|(x, y)| {
            words('Z').map(move |z| (format!("{x}K {y}K {z}K"), format!("{z}K, {x}K {y}K")))
        })
        .collect();
    let side = |text: fn(&(String, String)) -> &String| -> Vec<TestRow> {
        let rows = texts.iter().take(1_200);
        rows.map(|texts| TestRow { day: 1, amount: "5.00", text: text(texts).clone().leak() })
            .collect()
    };
    let (bank, mut book) = (side(|texts| &texts.0), side(|texts| &texts.1));
    book.reverse();
    assert_beyond_exact(&bank, &book, 0);
    let pairs = content(&bank, &book, &run(&bank, &book, 0));
    let sorted = |text: &str| {
        let mut words: Vec<String> = text.split(' ').map(|word| word.replace(',', "")).collect();
        words.sort();
        words
    };
    let right = pairs.iter().filter(|(bank, book)| sorted(bank.text) == sorted(book.text)).count();
    assert!(right >= 1_180, "{right} of 1200 pairs have the same words");
}

#[test]
fn beyond_the_exact_size_equal_pairs_still_come_before_rounded_ones() {
    let with_amount = |rows: Vec<TestRow>, amounts: [&'static str; 2]| -> Vec<TestRow> {
        let rows = rows.into_iter().enumerate();
        rows.map(|(at, row)| TestRow { amount: amounts[at % 2], ..row }).collect()
    };
    let bank = with_amount(crowd(1, 7), ["5.00", "5.004"]);
    let book = with_amount(crowd(2, 7), ["5.00", "4.996"]);
    assert_beyond_exact(&bank, &book, 7);
    let outcome = run(&bank, &book, 7);
    let pairs = content(&bank, &book, &outcome);
    assert_eq!(pairs.len(), 1_500, "every row rounds to 5.00 and is in reach");
    let equal = pairs.iter().filter(|(bank, book)| bank.amount == book.amount).count();
    assert_eq!(equal, 750, "every whole 5.00 has its equal");
}

#[test]
fn thousands_of_amounts_within_a_cent_pair_equal_ones_first_and_all_that_round_alike() {
    let side = |step: usize| -> Vec<TestRow> {
        let amount = |at: usize| &*format!("1.00{:05}", 200 + at * step).leak();
        (0..2_200).map(|at| TestRow { day: 1, amount: amount(at), text: "MICRO" }).collect()
    };
    // 1.00200, 1.00400 ... against 1.00200, 1.00300 ...: every other book amount of the first
    // half has its equal.
    let (bank, book) = (side(20), side(10));
    assert!(bank.len() * book.len() > CANDIDATES_MAX, "more than any assignment takes");
    let outcome = run(&bank, &book, 0);
    let pairs = content(&bank, &book, &outcome);
    let equal = pairs.iter().filter(|(bank, book)| bank.amount == book.amount).count();
    assert_eq!((equal, pairs.len()), (1_100, 2_200));
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let amounts = ["1.00", "2.00", "3.00", "4.00", "5.00", "6.00", "7.00"];
    let spread = |rows: Vec<TestRow>| -> Vec<TestRow> {
        let rows = rows.into_iter().enumerate();
        rows.map(|(at, row)| TestRow { amount: amounts[at % 7], ..row }).collect()
    };
    let (bank, book) = (rows(&spread(crowd(1, 7))), rows(&spread(crowd(2, 7))));
    let outcome = |threads| {
        let threads = std::num::NonZeroUsize::new(threads).expect("a thread");
        reconcile(&bank, &book, Options { window_days: 1, threads, ..Options::default() }, &|_| ())
    };
    let alone = outcome(1);
    for threads in [2, 3, 8] {
        assert_eq!(outcome(threads), alone, "{threads} threads");
    }
}

#[test]
fn a_crowd_of_alike_rows_takes_the_fewest_days_and_the_most_rounded_pairs() {
    let rows_of = |day, amount, count| vec![TestRow { day, amount, text: "GYM" }; count];
    let bank = rows_of(3, "5.00", 400);
    let book = [rows_of(1, "5.00", 400), rows_of(3, "5.00", 400)].concat();
    assert_eq!(total_days(&bank, &book, &run(&bank, &book, 3)), 0);
    let bank = [rows_of(4, "1.001", 400), rows_of(7, "1.001", 400)].concat();
    let book = [rows_of(7, "1.001", 400), rows_of(1, "1.002", 400)].concat();
    assert_eq!(run(&bank, &book, 3).pairs.len(), 800, "400 equal ones and 400 rounded ones");
}
