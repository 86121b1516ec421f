//! A name of the lexicon.

use crate::concept::ConceptId;
use tieout::contract::chart::VatCode;

/// What a name of the lexicon is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameKind {
    /// A supplier.
    Supplier,
    /// A supplier called by an everyday word: only when nothing else is said.
    Guarded,
    /// A brand of the public index: known in less detail.
    Brand,
    /// A word of a trade.
    Trade,
}

/// A name of the lexicon.
#[derive(Debug)]
pub(super) struct LexiconEntry {
    /// As people write a supplier; the phrase itself for a trade.
    pub(super) name: &'static str,
    pub(super) kind: NameKind,
    /// Concepts with tenths.
    pub(super) concepts: Vec<(ConceptId, u8)>,
    pub(super) vat: Option<VatCode>,
}

impl LexiconEntry {
    /// Tenths of all concepts: how telling a trade's word is.
    pub(super) fn whole(&self) -> u8 {
        self.concepts.iter().map(|(_, tenths)| tenths).sum()
    }
}
