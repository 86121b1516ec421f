//! What is known of both sides before anything is matched: the same for a run and for what is
//! explained of it afterwards.

use std::num::NonZeroUsize;

use super::candidates::{Component, RowPoint, components, sorted_points};
use super::options::{MatchOptions, WINDOW_DAYS_MAX};
use super::row::Rows;
use super::threads::side_by_side;
use crate::assignment::match_component::ComponentMatcher;
use crate::evidence::counts::Evidence;
use crate::evidence::learned_priors::LearnedPriors;
use crate::evidence::sample::Sample;
use crate::evidence::terms::{CountedTexts, TermIndex, UnweightedTexts};
use tieout::contract::reconcile::Score;

/// What a run learns from.
#[derive(Debug, Clone, Copy)]
pub(crate) enum EvidenceSource<'a> {
    /// Its own rows.
    Rows,
    /// Its own rows, and what was learnt before.
    RowsAnd(&'a Evidence),
    /// What was learnt before, and nothing else.
    Only(&'a Evidence),
}

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

/// Both sides sorted and cut, and what was read of their texts at the same time.
struct SortedRows<T> {
    points: (Vec<RowPoint>, Vec<RowPoint>),
    components: Vec<Component>,
    texts: T,
}

impl<T: Send> SortedRows<T> {
    fn of(
        (bank, book): (&Rows, &Rows),
        window_days: i32,
        threads: NonZeroUsize,
        texts: impl FnOnce(CountedTexts) -> T + Send,
    ) -> Self {
        let (points, texts) = side_by_side(
            threads,
            || sorted_points(bank, book),
            || texts(CountedTexts::read(bank, book, threads)),
        );
        let components = components(&points.0, &points.1, window_days).collect();
        Self { points, components, texts }
    }

    /// The pairs without rivals.
    fn sample(&self, (bank, book): (&Rows, &Rows)) -> Sample {
        Sample::of_components([bank, book], &self.components, (&self.points.0, &self.points.1))
    }
}

/// What these rows teach of how bank and book pair: of its options only the window, which says which pairs have no
/// rivals, and the threads count.
#[must_use]
pub fn learn(bank: &Rows, book: &Rows, options: MatchOptions) -> Evidence {
    let rows = (bank, book);
    let sorted = SortedRows::of(rows, window_days(options), options.threads, |texts| texts);
    sorted.texts.evidence(&sorted.sample(rows))
}

/// The window in days, at most the longest.
fn window_days(options: MatchOptions) -> i32 {
    i32::from(options.window_days.min(WINDOW_DAYS_MAX))
}

impl PreparedRows {
    pub(crate) fn of(
        rows: (&Rows, &Rows),
        source: EvidenceSource<'_>,
        options: MatchOptions,
    ) -> Self {
        let (window_days, threads) = (window_days(options), options.threads);
        let sorted = SortedRows::of(rows, window_days, threads, |mut texts| {
            let learnt = match source {
                EvidenceSource::Rows => Sample::default(),
                EvidenceSource::RowsAnd(evidence) => texts.add(evidence),
                EvidenceSource::Only(evidence) => {
                    texts = texts.without_counts();
                    texts.add(evidence)
                }
            };
            (UnweightedTexts::of(texts), learnt)
        });
        let mut sample = match source {
            EvidenceSource::Rows | EvidenceSource::RowsAnd(_) => sorted.sample(rows),
            EvidenceSource::Only(_) => Sample::default(),
        };
        let SortedRows { points: (bank_points, book_points), components, texts: (texts, learnt) } =
            sorted;
        sample.add(learnt);
        let text = texts.weighed(&sample.pairs, sample.rows(), threads);
        let to_tell = [rows.0, rows.1].map(|rows| rows.indices().end);
        let priors = LearnedPriors::learn(&text, to_tell, &sample, threads);
        Self { bank_points, book_points, components, text, priors, window_days }
    }

    /// Both sides, sorted.
    pub(crate) fn points(&self) -> (&[RowPoint], &[RowPoint]) {
        (&self.bank_points, &self.book_points)
    }

    pub(crate) fn matcher(&self, minimum_score: Score) -> ComponentMatcher<'_> {
        let (text, priors, window_days) = (&self.text, &self.priors, self.window_days);
        ComponentMatcher { text, priors, window_days, minimum_score }
    }
}
