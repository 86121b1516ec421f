//! An account with what speaks for it.

use crate::concept::ConceptId;
use crate::evidence::{EvidenceKind, FindingSource};
use tieout::contract::chart::VatCode;

/// Most alternatives of a suggestion.
pub(crate) const ALTERNATIVES_MAX: usize = 2;

/// Concepts kept for the choice of a VAT code.
pub(super) const CONCEPTS_KEPT: usize = 4;

/// An account with what speaks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ranked {
    /// Its place in the chart.
    pub(crate) account: u32,
    /// The concept that handed it most; none where only its name was found.
    pub(crate) concept: Option<ConceptId>,
    /// The concepts that handed it most, with what they did.
    pub(crate) concepts: [(ConceptId, i32); CONCEPTS_KEPT],
    /// What spoke most for that concept.
    pub(crate) by: FindingSource,
    /// The VAT code of the supplier, where it differs from the concept's.
    pub(crate) vat: Option<VatCode>,
    /// What it rests on most.
    pub(crate) evidence: EvidenceKind,
    /// How well it covers its concept.
    pub(crate) fit: i32,
    /// How likely, of [`ONE`]; not calibrated.
    pub(crate) likelihood: i64,
    /// What of that is for where such transactions went before.
    pub(crate) learnt: i64,
}
