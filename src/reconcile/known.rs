//! What is known of both sides before anything is settled: the same for a run and for what is
//! explained of it afterwards.

use super::candidates::{Component, Point, components, sorted_points};
use super::evidence::{LagCounts, Lags, WINDOW_DAYS_MAX};
use super::row::Rows;
use super::settle::Settler;
use super::text::TextIndex;
use crate::contract::reconcile::Score;

/// Both sides sorted and cut, words weighed, lags learnt.
pub(crate) struct Known {
    bank_points: Vec<Point>,
    book_points: Vec<Point>,
    /// In order of the points.
    pub(crate) components: Vec<Component>,
    text: TextIndex,
    lags: Lags,
    window_days: i32,
}

impl Known {
    pub(crate) fn of(bank: &Rows, book: &Rows, window_days: u8) -> Self {
        let window_days = i32::from(window_days.min(WINDOW_DAYS_MAX));
        let (bank_points, book_points) = sorted_points(bank, book);
        let points = (bank_points.as_slice(), book_points.as_slice());
        let components: Vec<Component> = components(points.0, points.1, window_days).collect();
        let mut lag_counts = LagCounts::default();
        for component in &components {
            if let ([bank], [book]) = component.points(points) {
                lag_counts.count(bank.lag_days(book));
            }
        }
        let text = TextIndex::new(bank, book);
        let lags = lag_counts.learn();
        Self { bank_points, book_points, components, text, lags, window_days }
    }

    /// Both sides, sorted.
    pub(crate) fn points(&self) -> (&[Point], &[Point]) {
        (&self.bank_points, &self.book_points)
    }

    pub(crate) fn settler<'a>(
        &'a self,
        bank: &'a Rows,
        book: &'a Rows,
        minimum_score: Score,
    ) -> Settler<'a> {
        let (text, lags, window_days) = (&self.text, &self.lags, self.window_days);
        Settler { bank, book, text, lags, window_days, minimum_score }
    }
}
