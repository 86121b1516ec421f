//! The laws beyond the size that an exact assignment takes: thousands of rows of one amount.

use tieout_reconcile::{CANDIDATES_MAX, CANDIDATES_PER_NODE_MAX, MatchOptions, reconcile};

use super::{TestRow, content, oracle, rows, run, total_days};

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
fn however_many_rows_have_one_of_two_texts_each_finds_its_own() {
    let side = |days: [u8; 2]| -> Vec<TestRow> {
        let row = |at: usize| {
            let text = ["GYM MEMBERSHIP", "SPA TREATMENT"][at % 2];
            TestRow { day: days[at % 2], amount: "5.00", text }
        };
        (0..6_000).map(row).collect()
    };
    // By days alone each would take the other.
    let (bank, book) = (side([3, 4]), side([4, 3]));
    let outcome = run(&bank, &book, 3);
    assert_eq!(outcome.pairs.len(), 6_000);
    let pairs = content(&bank, &book, &outcome);
    assert!(pairs.iter().all(|(bank, book)| bank.text == book.text));
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
        reconcile(
            &bank,
            &book,
            MatchOptions { window_days: 1, threads, ..MatchOptions::default() },
            &|_| (),
        )
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
