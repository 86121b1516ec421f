//! How well each account of a chart covers each concept.

use super::chart::Chart;
use super::concept::{CONCEPTS, ConceptId};

/// Fits run from 0, not at all, to this: the account is named after the concept.
pub(super) const FIT_MAX: i32 = 1000;

/// Most accounts kept for a concept: nobody has more, and a hostile chart shall not slow a job.
pub(super) const ACCOUNTS_MAX: usize = 24;

/// An account that covers something, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fitting {
    /// Its place in the chart.
    pub(super) account: u32,
    /// How well, from 1 to [`FIT_MAX`].
    pub(super) fit: i32,
}

/// Concepts by accounts.
#[derive(Debug, Clone)]
pub(super) struct Fit {
    fits: Vec<Vec<Fitting>>,
    homes: Vec<Option<ConceptId>>,
}

impl Fit {
    /// Reads a chart.
    pub(super) fn of(chart: &Chart) -> Self {
        let mut fits = vec![Vec::new(); CONCEPTS.len()];
        let mut homes = vec![None; chart.accounts().len()];
        for (id, concept) in CONCEPTS.iter() {
            for (at, account) in (0..).zip(chart.accounts()) {
                let name = account.name.to_lowercase();
                let is_named = concept.names.iter().any(|known| *known == name);
                let of_concept: &mut Vec<Fitting> = &mut fits[usize::from(id.0)];
                if is_named
                    && concept.types.contains(&account.kind)
                    && of_concept.len() < ACCOUNTS_MAX
                {
                    of_concept.push(Fitting { account: at, fit: FIT_MAX });
                    homes[at as usize].get_or_insert(id);
                }
            }
        }
        Self { fits, homes }
    }

    /// The accounts that cover a concept, the best first, ties in the order of the chart; at most
    /// [`ACCOUNTS_MAX`].
    pub(super) fn of_concept(&self, id: ConceptId) -> &[Fitting] {
        &self.fits[usize::from(id.0)]
    }

    /// The concept that an account is named after, where there is one.
    pub(super) fn home(&self, account: u32) -> Option<ConceptId> {
        self.homes[account as usize]
    }
}
