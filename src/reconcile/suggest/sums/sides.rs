//! The sides among whose rows sums are looked for.

use super::super::odds_model::AmountFrequencies;
use super::super::part_traits::PartTraits;
use super::super::unmatched::UnmatchedSide;

/// A row is not so surely explained otherwise that no sum could say more.
const EXPLAINED_MAX: f64 = 0.98;

/// A side whose rows may be parts.
pub(crate) struct PartSide<'a> {
    pub(crate) side: &'a UnmatchedSide<'a>,
    pub(crate) traits: &'a [PartTraits],
    pub(crate) explained: ExplainedOdds<'a>,
    /// Matched rows that may be parts all the same, by day; their places follow those of the side.
    pub(crate) doubtful: &'a [DoubtfulRow],
}

/// A matched row whose pair is likely wrong. Nothing is suggested of it, but a sum with it in
/// explains other rows.
pub(crate) struct DoubtfulRow {
    pub(crate) day: i32,
    pub(crate) cents: i64,
    pub(crate) traits: PartTraits,
}

/// A side whose rows may be wholes.
pub(crate) struct WholeSide<'a> {
    pub(crate) side: &'a UnmatchedSide<'a>,
    /// How likely each row is one, by its words.
    pub(crate) chances: &'a [f64],
    pub(crate) explained: ExplainedOdds<'a>,
}

/// How likely each row of a side is explained otherwise.
#[derive(Clone, Copy)]
pub(crate) struct ExplainedOdds<'a> {
    pub(crate) by_any: &'a [f64],
    /// By what a sum whose texts agree has to give way to.
    pub(crate) firmly: &'a [f64],
}

impl ExplainedOdds<'_> {
    /// How likely a row is free, but for what is not firm.
    pub(crate) fn free(&self, at: usize) -> f64 {
        1.0 - self.firmly[at].min(EXPLAINED_MAX)
    }

    /// How much less likely it is free if all counts.
    pub(crate) fn doubt(&self, at: u32) -> f64 {
        let Some(by_any) = self.by_any.get(at as usize) else { return 1.0 };
        (1.0 - by_any.min(EXPLAINED_MAX)) / self.free(at as usize)
    }
}

/// Looks for wholes and their parts.
pub(crate) struct SumFinder<'a> {
    pub(crate) wholes: WholeSide<'a>,
    pub(crate) parts: PartSide<'a>,
    pub(crate) amounts: &'a AmountFrequencies,
    /// Whether the whole is a bank row.
    pub(crate) is_batch: bool,
}
