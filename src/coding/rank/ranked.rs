//! An account with what speaks for it.

use crate::coding::concept::ConceptId;
use crate::coding::evidence::{EvidenceKind, FindingSource};
use crate::contract::chart::VatCode;

/// Most alternatives of a suggestion.
pub(in crate::coding) const ALTERNATIVES_MAX: usize = 2;

/// Concepts kept for the choice of a VAT code.
pub(super) const CONCEPTS_KEPT: usize = 4;

/// An account with what speaks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::coding) struct Ranked {
    /// Its place in the chart.
    pub(in crate::coding) account: u32,
    /// The concept that handed it most; none where only its name was found.
    pub(in crate::coding) concept: Option<ConceptId>,
    /// The concepts that handed it most, with what they did.
    pub(in crate::coding) concepts: [(ConceptId, i32); CONCEPTS_KEPT],
    /// What spoke most for that concept.
    pub(in crate::coding) by: FindingSource,
    /// The VAT code of the supplier, where it differs from the concept's.
    pub(in crate::coding) vat: Option<VatCode>,
    /// What it rests on most.
    pub(in crate::coding) evidence: EvidenceKind,
    /// How well it covers its concept.
    pub(in crate::coding) fit: i32,
    /// How likely, of [`ONE`]; not calibrated.
    pub(in crate::coding) likelihood: i64,
    /// What of that is for where such transactions went before.
    pub(in crate::coding) learnt: i64,
}
