//! What speaks for single pairs, for whoever measures one matching against another.

use super::candidates::{Component, Point, components, sorted_points};
use super::evidence::{LagCounts, Lags, TEXT_BITS_MAX, WINDOW_DAYS_MAX};
use super::row::Rows;
use super::text::{PARTS_PER_BIT, TextIndex};

/// The evidence of pairs as [`super::reconcile`] weighs it where texts tell candidates apart.
pub struct Weights {
    bank: Vec<Point>,
    book: Vec<Point>,
    text: TextIndex,
    lags: Lags,
    window_days: i32,
}

impl Weights {
    /// Evidence is counted in this many parts of a bit.
    pub const PARTS_PER_BIT: i32 = PARTS_PER_BIT;

    /// Reads the texts and learns the usual lags of these rows.
    #[must_use]
    pub fn new(bank: &Rows, book: &Rows, window_days: u8) -> Self {
        let window_days = i32::from(window_days.min(WINDOW_DAYS_MAX));
        let (mut bank_points, mut book_points) = sorted_points(bank, book);
        let points = (bank_points.as_slice(), book_points.as_slice());
        let components: Vec<Component> = components(points.0, points.1, window_days).collect();
        let lags = learn_lags(&components, points);
        bank_points.sort_unstable_by_key(|point| point.row);
        book_points.sort_unstable_by_key(|point| point.row);
        let text = TextIndex::new(bank, book);
        Self { bank: bank_points, book: book_points, text, lags, window_days }
    }

    /// What texts and lag of two rows say for the pair, in parts of a bit; less than 0 where the
    /// lag says more against it. `None` where the amounts are not equal or the dates too far apart.
    ///
    /// # Panics
    /// Beyond the last row, as slices do.
    #[must_use]
    pub fn evidence(&self, bank_row: u32, book_row: u32) -> Option<i32> {
        let (bank, book) = (&self.bank[bank_row as usize], &self.book[book_row as usize]);
        let is_equal = (bank.group, bank.exact) == (book.group, book.exact);
        let lag_days = bank.lag_days(book);
        (is_equal && lag_days.abs() <= self.window_days).then(|| {
            let (ours, theirs) = (self.text.bank_words(bank_row), self.text.book_words(book_row));
            let text = ours.in_common(&theirs).min(TEXT_BITS_MAX * PARTS_PER_BIT);
            text - self.lags.rarity(lag_days)
        })
    }
}

/// The usual lags, from the pairs without rivals.
pub(crate) fn learn_lags(components: &[Component], points: (&[Point], &[Point])) -> Lags {
    let mut counts = LagCounts::default();
    for component in components {
        if let ([bank], [book]) = component.points(points) {
            counts.count(bank.lag_days(book));
        }
    }
    counts.learn()
}
