//! What speaks for single pairs, for whoever measures one matching against another.

use std::num::NonZeroUsize;

use super::bits;
use super::candidates::Point;
use super::known::Known;
use super::row::Rows;
use super::settle::Settler;
use crate::contract::reconcile::Score;

/// The evidence of pairs as [`super::reconcile`] weighs it where texts tell candidates apart.
pub struct Weights<'a> {
    bank: &'a Rows,
    book: &'a Rows,
    known: Known,
    /// Points by row.
    points: [Vec<Point>; 2],
}

impl<'a> Weights<'a> {
    /// Evidence is counted in this many parts of a bit.
    pub const PARTS_PER_BIT: i32 = bits::PARTS_PER_BIT;

    /// Reads the texts and learns the habits of these rows.
    #[must_use]
    pub fn new(bank: &'a Rows, book: &'a Rows, window_days: u8) -> Self {
        let known = Known::of(bank, book, window_days, NonZeroUsize::MIN);
        let by_row = |points: &[Point]| {
            let mut points = points.to_vec();
            points.sort_unstable_by_key(|point| point.row);
            points
        };
        let points = [by_row(known.points().0), by_row(known.points().1)];
        Self { bank, book, known, points }
    }

    /// What texts and lag of two rows say for the pair, in parts of a bit; less than 0 where they
    /// say more against it. `None` where the amounts are not equal or the dates too far apart.
    ///
    /// # Panics
    /// Beyond the last row, as slices do.
    #[must_use]
    pub fn evidence(&self, bank_row: u32, book_row: u32) -> Option<i32> {
        let bank = &self.points[0][bank_row as usize];
        let book = &self.points[1][book_row as usize];
        let is_equal = (bank.group, bank.exact) == (book.group, book.exact);
        let settler: Settler<'_> = self.known.settler(self.bank, self.book, Score::default());
        let sides = settler.sides(std::slice::from_ref(bank), std::slice::from_ref(book));
        let may_pair = is_equal && sides.is_in_reach(0, 0);
        may_pair.then(|| sides.text(0, 0) - sides.lag_rarity(0, 0))
    }
}
