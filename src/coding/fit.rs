//! How well each account of a chart covers each concept.

use super::chart::Chart;
use super::concept::{CONCEPTS, ConceptId};

/// Fits run from 0, not at all, to this: the account is named after the concept.
pub(super) const FIT_MAX: i32 = 1000;

/// Concepts by accounts.
#[derive(Debug, Clone)]
pub(super) struct Fit {
    accounts: usize,
    fits: Vec<i32>,
}

impl Fit {
    /// Reads a chart.
    pub(super) fn of(chart: &Chart) -> Self {
        let accounts = chart.accounts().len();
        let mut fits = vec![0; accounts * CONCEPTS.len()];
        for (id, concept) in CONCEPTS.iter() {
            for (at, account) in chart.accounts().iter().enumerate() {
                let name = account.name.to_lowercase();
                let is_named = concept.names.iter().any(|known| *known == name);
                if is_named && concept.types.contains(&account.kind) {
                    fits[usize::from(id.0) * accounts + at] = FIT_MAX;
                }
            }
        }
        Self { accounts, fits }
    }

    /// How well each account covers a concept, in the order of the chart.
    pub(super) fn of_concept(&self, id: ConceptId) -> &[i32] {
        &self.fits[usize::from(id.0) * self.accounts..][..self.accounts]
    }
}
