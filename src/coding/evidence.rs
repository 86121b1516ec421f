//! Evidence: what speaks for a concept, and how strongly.

use std::fmt;

use super::concept::ConceptId;
use tieout::contract::coding::VatCode;

/// Evidence is counted in parts of a bit, so many to one.
pub(super) const PARTS_PER_BIT: i32 = 256;

/// From this weight on a form tells more than who is named beside it: takings paid out by a card
/// machine's maker are no refund of its fees.
pub(super) const FORM_FROM: i32 = 9 * PARTS_PER_BIT / 2;

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
    pub(super) by: FindingSource,
}

/// What a finding rests on. Only embedded names: never text of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FindingSource {
    /// A form that leaves no choice: `HMRC VAT`, interest, a transfer. The name says which.
    Signal(&'static str),
    /// A supplier of the lexicon, by its name.
    Supplier(&'static str),
    /// A word or phrase of a trade.
    Trade(&'static str),
    /// The learnt model.
    Model,
}

/// What a suggestion rests on most. Each kind is right as often as it is: confidence is fitted to
/// each on its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum EvidenceKind {
    /// Somebody of whom nothing can be known, or nobody, is named: no more than a guess.
    Nobody,
    /// The learnt model alone, or nothing.
    Model,
    /// A word of a trade.
    Trade,
    /// A known supplier.
    Supplier,
    /// A form that leaves no choice.
    Signal,
    /// The description names the account.
    Named,
}

impl EvidenceKind {
    /// Every kind, in order.
    pub const ALL: [Self; 6] =
        [Self::Nobody, Self::Model, Self::Trade, Self::Supplier, Self::Signal, Self::Named];
}

impl EvidenceKind {
    /// What a finding is; a form that leaves a choice is no better than a trade's word.
    pub(super) const fn of(found: &Finding) -> Self {
        match found.by {
            FindingSource::Signal(_) if found.weight < FORM_FROM => Self::Trade,
            FindingSource::Signal(_) => Self::Signal,
            FindingSource::Supplier(_) => Self::Supplier,
            FindingSource::Trade(_) => Self::Trade,
            FindingSource::Model => Self::Model,
        }
    }
}

impl EvidenceKind {
    /// The name that the table of confidence has it under.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Model => "model",
            Self::Trade => "trade",
            Self::Supplier => "supplier",
            Self::Signal => "signal",
            Self::Named => "named",
        }
    }
}

impl fmt::Display for EvidenceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
