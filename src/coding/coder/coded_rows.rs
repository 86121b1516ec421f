//! Rows of a job as they come to be coded.

use crate::calibrate::Difficulty;
use crate::evidence::EvidenceKind;
use crate::outcome::CodedRow;
use crate::reason::ReasonKind;
use crate::size::AmountSize;
use tieout::contract::coding::VatCode;
use tieout::contract::score::Score;

/// Rows of a job.
pub(super) struct CodedRows {
    pub(super) coded: Vec<CodedRow>,
    /// Those that another size of the sum would send elsewhere, in order.
    pub(super) hanging: Vec<SizeDependentRow>,
}

/// A row whose account depends on the size of its merchant's usual sum.
pub(super) struct SizeDependentRow {
    pub(super) row: u32,
    pub(super) size: AmountSize,
    /// What its merchant is known by.
    pub(super) merchant: String,
}

/// What is said where nothing can be known.
pub(super) fn nothing(why: ReasonKind) -> CodedRow {
    CodedRow {
        account: None,
        vat: VatCode::Nv,
        confidence: Score::default(),
        alternatives: Vec::new(),
        reason: why.into(),
        evidence: EvidenceKind::Model,
        concept: None,
        fit: 0,
        grounds: Difficulty::default(),
    }
}
