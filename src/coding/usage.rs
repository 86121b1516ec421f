//! How a chart was used: what earlier transactions were for, and which accounts they went to.

use std::collections::BTreeMap;

use super::concept::ConceptId;

/// How much went to each account, by its place in the chart; a transaction counts as
/// [`ONE`](super::weigh::ONE) in all at most.
pub(super) type Counts = BTreeMap<u32, i64>;

/// Where money in and money out for each concept went. What a transaction was for is seldom certain: it
/// counts for each concept as much as that is likely.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Usage {
    counts: BTreeMap<(bool, ConceptId), Counts>,
}

impl Usage {
    /// Adds a transaction that went to this account. The order in which they come does not matter.
    pub(super) fn add(&mut self, is_money_in: bool, kinds: &[(ConceptId, i64)], account: u32) {
        for (concept, part) in kinds.iter().filter(|(_, part)| *part > 0) {
            let counts = self.counts.entry((is_money_in, *concept)).or_default();
            *counts.entry(account).or_default() += part;
        }
    }

    pub(super) fn of(&self, is_money_in: bool, concept: ConceptId) -> Option<&Counts> {
        self.counts.get(&(is_money_in, concept))
    }
}
