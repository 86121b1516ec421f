//! What is known of both sides before anything is matched: the same for a run and for what is
//! explained of it afterwards.

use std::num::NonZeroUsize;

use super::candidates::{Component, RowPoint, components, sorted_points};
use super::confirmed::ConfirmedPairs;
use super::options::WINDOW_DAYS_MAX;
use super::row::Rows;
use super::threads::side_by_side;
use crate::assignment::match_component::ComponentMatcher;
use crate::evidence::learned_priors::LearnedPriors;
use crate::evidence::terms::{TermIndex, UnweightedTexts};
use tieout::contract::reconcile::Score;

/// Both sides sorted and cut, words weighed, priors learned.
pub(crate) struct PreparedRows {
    bank_points: Vec<RowPoint>,
    book_points: Vec<RowPoint>,
    /// In order of the points.
    pub(crate) components: Vec<Component>,
    pub(crate) text: TermIndex,
    pub(crate) priors: LearnedPriors,
    pub(crate) window_days: i32,
}

impl PreparedRows {
    pub(crate) fn of(
        (bank, book): (&Rows, &Rows),
        confirmed: &ConfirmedPairs,
        window_days: u8,
        threads: NonZeroUsize,
    ) -> Self {
        let window_days = i32::from(window_days.min(WINDOW_DAYS_MAX));
        // Confirmed pairs stand behind the rows of the run: they are learnt from and not matched.
        let with_confirmed = (!confirmed.is_empty()).then(|| confirmed.behind(bank, book));
        let learnt = with_confirmed.as_ref().map_or((bank, book), |(bank, book)| (bank, book));
        let ((bank_points, book_points), texts) = side_by_side(
            threads,
            || sorted_points(bank, book),
            || UnweightedTexts::read(learnt.0, learnt.1, threads),
        );
        let points = (bank_points.as_slice(), book_points.as_slice());
        let components: Vec<Component> = components(points.0, points.1, window_days).collect();
        let mut sample: Vec<(u32, u32)> = components
            .iter()
            .filter_map(|component| match component.points(points) {
                ([bank], [book]) => Some((bank.row, book.row)),
                _ => None,
            })
            .collect();
        let behind = |rows: &Rows, of: &Rows| of.indices().skip(rows.len());
        sample.extend(behind(bank, learnt.0).zip(behind(book, learnt.1)));
        let text = texts.weighed(&sample, threads);
        let days =
            |rows: &Rows| rows.indices().map(|row| rows.date(row).day_number()).collect::<Vec<_>>();
        let priors =
            LearnedPriors::learn(&text, [&days(learnt.0), &days(learnt.1)], &sample, threads);
        Self { bank_points, book_points, components, text, priors, window_days }
    }

    /// Both sides, sorted.
    pub(crate) fn points(&self) -> (&[RowPoint], &[RowPoint]) {
        (&self.bank_points, &self.book_points)
    }

    pub(crate) fn matcher<'a>(
        &'a self,
        bank: &'a Rows,
        book: &'a Rows,
        minimum_score: Score,
    ) -> ComponentMatcher<'a> {
        let (text, priors, window_days) = (&self.text, &self.priors, self.window_days);
        ComponentMatcher { bank, book, text, priors, window_days, minimum_score }
    }
}
