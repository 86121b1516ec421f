//! Evidence: what speaks for a concept, and how strongly.

use super::concept::ConceptId;
use crate::contract::coding::VatCode;

/// Evidence is counted in parts of a bit, so many to one.
pub(super) const PARTS_PER_BIT: i32 = 256;

/// Something found in a transaction that speaks for a concept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Finding {
    /// The concept.
    pub(super) concept: ConceptId,
    /// Log-odds in parts of a bit.
    pub(super) weight: i32,
    /// The VAT code of this supplier, where it differs from the concept's.
    pub(super) vat: Option<VatCode>,
    /// What was found.
    pub(super) by: By,
}

/// What a finding rests on. Only embedded names: never text of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// A form that leaves no choice: `HMRC VAT`, interest, a transfer. The name says which.
    Signal(&'static str),
    /// A supplier of the lexicon, by its name.
    Supplier(&'static str),
    /// A word or phrase of a trade.
    Trade(&'static str),
    /// The learnt model.
    Model,
}
