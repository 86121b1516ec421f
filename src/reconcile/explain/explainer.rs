//! What explains a run: its rows, and what it learnt of them.

use super::evidence::MatchEvidence;
use crate::assignment::equivalence_groups::GroupedComponent;
use crate::assignment::match_component::ComponentMatcher;
use crate::candidates::{Component, RowPoint};
use crate::evidence::counts::Evidence;
use crate::options::{MatchOptions, WINDOW_DAYS_MAX};
use crate::pair::Pair;
use crate::prepared::{EvidenceSource, PreparedRows};
use crate::row::Rows;
use crate::side_name::{RowRef, SideName};

/// The best rival is not looked for among more rivals than this.
pub const BEST_RIVAL_OF_MAX: u32 = 64;

/// The row that could best have taken a place in a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StrongestRival {
    /// The row; its partner would have been the pair's row of the other side.
    pub row: RowRef,
    /// What would have spoken for that pair.
    pub evidence: MatchEvidence,
}

/// Explains a run of these rows with these options.
pub struct Explainer<'a> {
    pub(super) bank: &'a Rows,
    pub(super) book: &'a Rows,
    options: MatchOptions,
    pub(super) prepared: PreparedRows,
    /// For each row its place among the sorted points.
    pub(super) bank_places: Vec<usize>,
    pub(super) book_places: Vec<usize>,
}

impl<'a> Explainer<'a> {
    /// Learns again what the run knew; takes about as long as its beginning.
    #[must_use]
    pub fn new(bank: &'a Rows, book: &'a Rows, options: MatchOptions) -> Self {
        Self::of(EvidenceSource::Rows, bank, book, options)
    }

    /// Likewise for a run that also had what was learnt before ([`crate::reconcile_after`]).
    #[must_use]
    pub fn after(
        evidence: &Evidence,
        bank: &'a Rows,
        book: &'a Rows,
        options: MatchOptions,
    ) -> Self {
        Self::of(EvidenceSource::RowsAnd(evidence), bank, book, options)
    }

    /// Likewise for a run that had nothing else to go by ([`crate::match_rows`]).
    #[must_use]
    pub fn with(
        evidence: &Evidence,
        bank: &'a Rows,
        book: &'a Rows,
        options: MatchOptions,
    ) -> Self {
        Self::of(EvidenceSource::Only(evidence), bank, book, options)
    }

    fn of(
        source: EvidenceSource<'_>,
        bank: &'a Rows,
        book: &'a Rows,
        options: MatchOptions,
    ) -> Self {
        let prepared = PreparedRows::of((bank, book), source, options);
        let (bank_points, book_points) = prepared.points();
        let (bank_places, book_places) = (places(bank_points), places(book_points));
        Self { bank, book, options, prepared, bank_places, book_places }
    }

    /// What speaks for a pair and against it, be it matched or not.
    ///
    /// # Panics
    /// Beyond the last row of a side, as slices do.
    #[must_use]
    pub fn evidence(&self, bank_row: u32, book_row: u32) -> MatchEvidence {
        let (bank, book) =
            (self.point(SideName::Bank, bank_row), self.point(SideName::Book, book_row));
        let matcher = self.matcher();
        let sides = matcher.sides(std::slice::from_ref(bank), std::slice::from_ref(book));
        let rows = (self.bank.description(bank_row), self.book.description(book_row));
        MatchEvidence::of(&sides, (0, 0), rows)
    }

    /// The rival of equal amount with the most evidence, of equals the one with the fewest days,
    /// then the earlier row, the books' before the bank's; without one, of amounts that round alike. `None` without rivals, and for more than
    /// [`BEST_RIVAL_OF_MAX`] of them.
    ///
    /// # Panics
    /// As [`Explainer::evidence`] does.
    #[must_use]
    pub fn best_rival(&self, pair: &Pair) -> Option<StrongestRival> {
        if pair.rivals == 0 || pair.rivals > BEST_RIVAL_OF_MAX {
            return None;
        }
        let of_bank = RowRef { side: SideName::Bank, row: pair.bank_row };
        let of_book = RowRef { side: SideName::Book, row: pair.book_row };
        let best = |of: RowRef, partner: u32| {
            let ranked = self.ranked(of).into_iter();
            ranked.filter(|place| place.row != partner).min().map(|place| (place, of))
        };
        let bests = [best(of_bank, pair.book_row), best(of_book, pair.bank_row)];
        let (place, of) = bests.into_iter().flatten().min_by_key(|(place, _)| place.strength())?;
        let (bank_row, book_row) = oriented(of, place.row);
        let row = RowRef { side: of.side.other(), row: place.row };
        Some(StrongestRival { row, evidence: self.evidence(bank_row, book_row) })
    }

    pub(super) fn rows(&self, side: SideName) -> &'a Rows {
        match side {
            SideName::Bank => self.bank,
            SideName::Book => self.book,
        }
    }

    fn points(&self, side: SideName) -> &[RowPoint] {
        let (bank, book) = self.prepared.points();
        match side {
            SideName::Bank => bank,
            SideName::Book => book,
        }
    }

    fn place(&self, of: RowRef) -> usize {
        match of.side {
            SideName::Bank => self.bank_places[of.row as usize],
            SideName::Book => self.book_places[of.row as usize],
        }
    }

    pub(super) fn point(&self, side: SideName, row: u32) -> &RowPoint {
        &self.points(side)[self.place(RowRef { side, row })]
    }

    pub(super) fn window_days(&self) -> i32 {
        i32::from(self.options.window_days.min(WINDOW_DAYS_MAX))
    }

    pub(super) fn matcher(&self) -> ComponentMatcher<'_> {
        self.prepared.matcher(self.options.minimum_score)
    }

    /// The component that a row is in.
    pub(super) fn component(&self, of: RowRef) -> &Component {
        let place = self.place(of);
        let end = |component: &Component| match of.side {
            SideName::Bank => component.bank.end,
            SideName::Book => component.book.end,
        };
        let at = self.prepared.components.partition_point(|component| end(component) <= place);
        &self.prepared.components[at]
    }

    /// The rows of the other side that may pair with a row, those of equal amounts and of amounts
    /// equal after rounding.
    fn in_reach(&self, of: RowRef) -> &[RowPoint] {
        let (own, window_days) = (self.point(of.side, of.row), self.window_days());
        self.with_amount_of(of, own.day - window_days, own.day + window_days)
    }

    /// The points of the other side with the amount of a row, and a day within these two.
    pub(super) fn with_amount_of(&self, of: RowRef, first_day: i32, last_day: i32) -> &[RowPoint] {
        let own = self.point(of.side, of.row);
        let points = self.points(of.side.other());
        let before = |day: i32| points.partition_point(|p| (p.group, p.day) < (own.group, day));
        let start = before(first_day);
        let end = last_day
            .checked_add(1)
            .map_or_else(|| points.partition_point(|p| p.group <= own.group), before);
        &points[start..end]
    }

    /// The rows in reach of a row, with what decides which of them is the best partner.
    pub(super) fn ranked(&self, of: RowRef) -> Vec<CandidateRank> {
        let own = std::slice::from_ref(self.point(of.side, of.row));
        let others = self.in_reach(of);
        let matcher = self.matcher();
        let sides = match of.side {
            SideName::Bank => matcher.sides(own, others),
            SideName::Book => matcher.sides(others, own),
        };
        let groups = match of.side {
            SideName::Bank => &sides.book,
            SideName::Book => &sides.bank,
        };
        let mut ranked = Vec::with_capacity(others.len());
        for (at, group) in groups.iter().enumerate() {
            let (bank, book) = if of.side == SideName::Bank { (0, at) } else { (at, 0) };
            let rows = &others[group.start as usize..][..group.count as usize];
            ranked.extend(
                rows.iter().map(|point| CandidateRank::of(&sides, (bank, book), point.row)),
            );
        }
        ranked
    }
}

/// Where each row stands among the points.
fn places(points: &[RowPoint]) -> Vec<usize> {
    let mut places = vec![0; points.len()];
    for (place, point) in points.iter().enumerate() {
        places[point.row as usize] = place;
    }
    places
}

/// A pair of rows as bank row and book row.
pub(super) const fn oriented(of: RowRef, other: u32) -> (u32, u32) {
    match of.side {
        SideName::Bank => (of.row, other),
        SideName::Book => (other, of.row),
    }
}

/// How a candidate stands among others; the best is the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CandidateRank {
    pub(super) is_rounded: bool,
    /// Evidence against less evidence for, in parts of a bit.
    pub(super) doubt: i32,
    pub(super) days: i32,
    pub(super) row: u32,
}

impl CandidateRank {
    pub(super) fn of(sides: &GroupedComponent<'_>, (bank, book): (usize, usize), row: u32) -> Self {
        Self {
            is_rounded: !sides.is_equal(bank, book),
            doubt: sides.lag_rarity(bank, book) - sides.text(bank, book),
            days: sides.lag_days(bank, book).abs(),
            row,
        }
    }

    /// Which of two is stronger, whatever their rows.
    pub(super) const fn strength(&self) -> (bool, i32, i32) {
        (self.is_rounded, self.doubt, self.days)
    }
}
