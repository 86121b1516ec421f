//! The matcher on small sides full of ties: the laws, with a largest matching found another way.

use std::num::NonZeroUsize;

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::{MatchOptions, MatchOutcome, Rows, reconcile};

/// Rows of one side at most.
const ROWS_MAX: usize = 48;

/// Some equal after rounding only, one too large for 64 bits.
const AMOUNTS: [&str; 8] =
    ["5.00", "-5", "1.004", "1.00", "0.996", "1.0000001", "1e20", "100000000000000000000.003"];

/// Words that are shared, look alike, or are everywhere.
const WORDS: [&str; 16] = [
    "CARD", "ACME", "INV17", "17", "TESCO", "TSC", "TESC", "TSECO", "café", "CAFE", "", "-", "A",
    "000", "INV 18", "ß",
];

/// A row as the bytes say it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    day: u8,
    amount: &'static str,
    text: String,
}

/// The first byte is the window and what is drawn from; then three bytes a row, bank and book in
/// turn as a bit of the row says.
///
/// # Panics
/// Where a law does not hold: that is what is looked for.
pub fn check(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else { return };
    let window = first % 31;
    let (mut bank, mut book) = (Vec::new(), Vec::new());
    for chunk in rest.chunks_exact(3) {
        let (row, is_bank) = row(chunk, first >> 6);
        let side = if is_bank { &mut bank } else { &mut book };
        if side.len() < ROWS_MAX {
            side.push(row);
        }
    }
    let outcome = run(&bank, &book, window, 1);
    check_lists(&bank, &book, &outcome, window);
    check_audit(&bank, &book, &outcome);
    assert_eq!(equal_pairs(&bank, &book, &outcome), most_equal(&bank, &book, window));
    check_order(&bank, &book, &outcome, window);
    let turned = run(&book, &bank, window, 1);
    assert_eq!(turned.pairs.len(), outcome.pairs.len(), "the sides are not alike");
    assert_eq!(
        equal_pairs(&book, &bank, &turned),
        equal_pairs(&bank, &book, &outcome),
        "the sides are not alike in equal pairs"
    );
}

fn row(bytes: &[u8], narrow: u8) -> (Row, bool) {
    let day = 1 + (bytes[0] >> 1) % if narrow & 1 == 0 { 28 } else { 5 };
    let amount = AMOUNTS[usize::from(bytes[1] & 7) % if narrow & 2 == 0 { 8 } else { 1 }];
    let word = |bits: u8| WORDS[usize::from(bits & 15)];
    let text = format!("{} {} {}", word(bytes[1] >> 4), word(bytes[2]), word(bytes[2] >> 4));
    (Row { day, amount, text }, bytes[0] & 1 == 0)
}

fn run(bank: &[Row], book: &[Row], window_days: u8, threads: usize) -> MatchOutcome {
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let on_threads = MatchOptions { threads, ..MatchOptions::default() };
    let options = MatchOptions { window_days, ..on_threads };
    reconcile(&rows(bank), &rows(book), options, &|_| ())
}

fn rows(of: &[Row]) -> Rows {
    let mut rows = Rows::default();
    for row in of {
        let date = Date::parse_iso(&format!("2026-01-{:02}", row.day)).expect("a day of January");
        rows.push(date, row.amount, &row.text).expect("a good row");
    }
    rows
}

fn check_lists(bank: &[Row], book: &[Row], outcome: &MatchOutcome, window: u8) {
    let each_once = |paired: Vec<u32>, left: &[u32], rows: usize| {
        assert!(left.is_sorted(), "a list out of order");
        let mut all: Vec<u32> = paired.into_iter().chain(left.iter().copied()).collect();
        all.sort_unstable();
        assert!(all.into_iter().map(|row| row as usize).eq(0..rows), "not every row once");
    };
    let pairs = &outcome.pairs;
    let of = |row: fn(&tieout_reconcile::Pair) -> u32| pairs.iter().map(row).collect();
    each_once(of(|pair| pair.bank_row), &outcome.missing_from_books, bank.len());
    each_once(of(|pair| pair.book_row), &outcome.remove_from_books, book.len());
    for pair in pairs {
        let (bank, book) = (&bank[pair.bank_row as usize], &book[pair.book_row as usize]);
        assert!(bank.day.abs_diff(book.day) <= window, "beyond the window");
        assert_eq!(group(bank.amount), group(book.amount), "other amounts");
    }
}

/// The amount rounded to cents, by hand: amounts of one group may pair.
fn group(amount: &str) -> usize {
    match amount {
        "5.00" => 0,
        "-5" => 1,
        "1e20" | "100000000000000000000.003" => 2,
        _ => 3,
    }
}

/// Equal amounts, by hand: a ten-millionth from a cent is that cent.
fn value(amount: &str) -> &str {
    if amount == "1.0000001" { "1.00" } else { amount }
}

fn equal_pairs(bank: &[Row], book: &[Row], outcome: &MatchOutcome) -> usize {
    let is_equal = |pair: &&tieout_reconcile::Pair| {
        let (bank, book) = (&bank[pair.bank_row as usize], &book[pair.book_row as usize]);
        value(bank.amount) == value(book.amount)
    };
    outcome.pairs.iter().filter(is_equal).count()
}

/// The audit against sums of its own.
fn check_audit(bank: &[Row], book: &[Row], outcome: &MatchOutcome) {
    let sum = |side: &[Row], list: &mut dyn Iterator<Item = usize>| {
        let mut sum = Amount::default();
        list.for_each(|row| sum += &Amount::parse(side[row].amount).expect("an amount"));
        sum
    };
    let listed = |side: &[Row], list: &[u32]| sum(side, &mut list.iter().map(|row| *row as usize));
    let expected = sum(bank, &mut (0..bank.len())) - sum(book, &mut (0..book.len()));
    let actual =
        listed(bank, &outcome.missing_from_books) - listed(book, &outcome.remove_from_books);
    assert_eq!(outcome.verification.expected_net_discrepancy, expected, "another difference");
    assert_eq!(outcome.verification.actual_net_effect, actual, "another effect");
}

/// Rows in another order, and more threads, give the same pairs by content.
fn check_order(bank: &[Row], book: &[Row], outcome: &MatchOutcome, window: u8) {
    let content = |bank: &[Row], book: &[Row], outcome: &MatchOutcome| {
        let rows = outcome.pairs.iter().map(|pair| {
            let rows = (bank[pair.bank_row as usize].clone(), book[pair.book_row as usize].clone());
            (rows, pair.score, pair.rivals)
        });
        let mut pairs: Vec<_> = rows.collect();
        pairs.sort();
        pairs
    };
    let reversed = |side: &[Row]| side.iter().rev().cloned().collect::<Vec<_>>();
    let (bank_reversed, book_reversed) = (reversed(bank), reversed(book));
    let other = run(&bank_reversed, &book_reversed, window, 2);
    assert_eq!(
        content(&bank_reversed, &book_reversed, &other),
        content(bank, book, outcome),
        "the order of the rows matters"
    );
}

/// The most pairs of equal amounts, by augmenting paths.
fn most_equal(bank: &[Row], book: &[Row], window: u8) -> usize {
    let may_pair = |bank: &Row, book: &Row| {
        value(bank.amount) == value(book.amount) && bank.day.abs_diff(book.day) <= window
    };
    let mut owner = vec![None; book.len()];
    let mut found = 0;
    for row in 0..bank.len() {
        let mut seen = vec![false; book.len()];
        found += usize::from(augment(row, bank, book, &may_pair, &mut owner, &mut seen));
    }
    found
}

fn augment(
    row: usize,
    bank: &[Row],
    book: &[Row],
    may_pair: &dyn Fn(&Row, &Row) -> bool,
    owner: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    (0..book.len()).any(|column| {
        if seen[column] || !may_pair(&bank[row], &book[column]) {
            return false;
        }
        seen[column] = true;
        let is_free = match owner[column] {
            None => true,
            Some(other) => augment(other, bank, book, may_pair, owner, seen),
        };
        if is_free {
            owner[column] = Some(row);
        }
        is_free
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_keeps_the_laws() {
        let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/seeds/engine");
        for seed in std::fs::read_dir(seeds).unwrap() {
            check(&std::fs::read(seed.unwrap().path()).unwrap());
        }
    }
}
