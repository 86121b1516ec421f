//! What explains the pairs of a report: of a run its rows, of a month those that nothing was decided of.

use tieout_reconcile::period::FreeRows;
use tieout_reconcile::{
    ConfirmedPairs, Explainer, MatchEvidence, MatchOptions, Pair, RowRef, Rows, SideName,
    StrongestRival,
};

use super::confidence::PairRivals;

/// Explains pairs of a report.
pub(crate) struct PairExplainer<'a> {
    whole: Explainer<'a>,
    /// Of a month: no row that something was decided of is anybody's rival.
    free: Option<(Explainer<'a>, &'a FreeRows)>,
}

impl<'a> PairExplainer<'a> {
    /// Of a run of these rows.
    pub(crate) fn of_run((bank, book): (&'a Rows, &'a Rows), options: MatchOptions) -> Self {
        Self { whole: Explainer::new(bank, book, options), free: None }
    }

    /// Of a month of these rows.
    pub(crate) fn of_month(
        rows: (&'a Rows, &'a Rows),
        (free, confirmed): (&'a FreeRows, &ConfirmedPairs),
        options: MatchOptions,
    ) -> Self {
        let (bank, book) = (&free.bank.rows, &free.book.rows);
        let explainer = Explainer::after(&confirmed.evidence(), bank, book, options);
        Self { free: Some((explainer, free)), ..Self::of_run(rows, options) }
    }

    /// What speaks for a pair and against it.
    pub(super) fn evidence(&self, pair: &Pair) -> MatchEvidence {
        let free = self.free.as_ref().and_then(|(of, free)| Some((of, free.pair(pair)?)));
        let (explainer, pair) = free.unwrap_or((&self.whole, *pair));
        explainer.evidence(pair.bank_row, pair.book_row)
    }

    /// The row that could best have taken a place in it; none in a pair that was decided.
    pub(super) fn best_rival(&self, pair: &Pair) -> Option<StrongestRival> {
        let Some((explainer, free)) = &self.free else { return self.whole.best_rival(pair) };
        let StrongestRival { row, evidence } = explainer.best_rival(&free.pair(pair)?)?;
        let side = match row.side {
            SideName::Bank => &free.bank,
            SideName::Book => &free.book,
        };
        let row = RowRef { row: side.in_pool[row.row as usize], ..row };
        Some(StrongestRival { row, evidence })
    }

    /// The rivals of a pair of which this speaks, as sentences call them.
    pub(super) fn rivals(
        &self,
        called: impl Fn(RowRef) -> String,
        pair: &Pair,
        evidence: &MatchEvidence,
    ) -> PairRivals {
        let best = self
            .best_rival(pair)
            .map(|rival| (called(rival.row), evidence.total() - rival.evidence.total()));
        PairRivals { count: pair.rivals, best }
    }
}
