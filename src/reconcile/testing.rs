//! Rows for tests, in few words.

use std::num::NonZeroUsize;

use super::pair::Pair;
use super::row::Rows;
use crate::evidence::sample::Sample;
use crate::evidence::terms::{CountedTexts, TermIndex, UnweightedTexts};
use tieout::contract::reconcile::Score;
use tieout::date::Date;

/// Rows of date and amount, all with the same description.
pub(crate) fn rows(rows: &[(&str, &str)]) -> Rows {
    let with_text: Vec<_> = rows.iter().map(|(date, amount)| (*date, *amount, "x")).collect();
    full_rows(&with_text)
}

/// Rows of one day and one amount with these descriptions.
pub(crate) fn described(texts: &[&str]) -> Rows {
    let with_text: Vec<_> = texts.iter().map(|text| ("2026-01-01", "1", *text)).collect();
    full_rows(&with_text)
}

pub(crate) fn full_rows(rows: &[(&str, &str, &str)]) -> Rows {
    let mut built = Rows::default();
    for (date, amount, text) in rows {
        built.push(Date::parse_iso(date).unwrap(), amount, text).unwrap();
    }
    built
}

pub(crate) fn pair(bank_row: u32, book_row: u32) -> Pair {
    Pair { bank_row, book_row, score: Score::from_thousandths(1000), rivals: 0 }
}

/// The words of rows, weighed by these pairs of them.
pub(crate) fn index_of(bank: &Rows, book: &Rows, pairs: &[(u32, u32)]) -> TermIndex {
    let sample = Sample::of_pairs([bank, book], pairs.iter().copied());
    let texts = CountedTexts::read(bank, book, NonZeroUsize::MIN);
    UnweightedTexts::of(texts).weighed(&sample.pairs, sample.rows(), NonZeroUsize::MIN)
}
