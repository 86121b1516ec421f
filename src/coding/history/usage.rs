//! How a chart was used: what earlier transactions were for, and which accounts they went to.

use std::collections::BTreeMap;

use crate::concept::ConceptId;

/// How much went to each account, by its place in the chart; a transaction counts as
/// [`ONE`](crate::rank::ONE) in all at most.
pub(crate) type UsageCounts = BTreeMap<u32, i64>;

/// Where money in and money out for each concept went. What a transaction was for is seldom certain: it
/// counts for each concept as much as that is likely.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChartUsage {
    counts: BTreeMap<(bool, ConceptId), UsageCounts>,
}

impl ChartUsage {
    /// Adds a transaction that went to this account. The order in which they come does not matter.
    pub(crate) fn add(&mut self, is_money_in: bool, kinds: &[(ConceptId, i64)], account: u32) {
        for (concept, part) in kinds.iter().filter(|(_, part)| *part > 0) {
            let counts = self.counts.entry((is_money_in, *concept)).or_default();
            *counts.entry(account).or_default() += part;
        }
    }

    pub(crate) fn of(&self, is_money_in: bool, concept: ConceptId) -> Option<&UsageCounts> {
        self.counts.get(&(is_money_in, concept))
    }
}
