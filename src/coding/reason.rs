//! Why an account is suggested, in words a bookkeeper knows.

use std::fmt;

use super::account_fit::READ_MAX;
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::FindingSource;
use super::vat::{self, SuggestedVat, VatBasis};

/// Why an account is suggested, or none. Written without any text of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CodingReason {
    pub(super) why: ReasonKind,
    /// Whether the account is chosen more for where such transactions went before than for the text.
    pub(super) is_by_history: bool,
}

impl From<ReasonKind> for CodingReason {
    fn from(why: ReasonKind) -> Self {
        Self { why, is_by_history: false }
    }
}

/// What a suggestion rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReasonKind {
    /// Nothing in the text speaks for anything.
    Nothing,
    /// A customer's money goes back to them.
    CustomersRefund,
    /// It was recognised, but the chart has no account for it.
    NoAccount(ConceptId),
    /// The same, among those accounts that are read of a very long chart.
    NoneRead(ConceptId),
    /// The amount is zero.
    NoMoney,
    /// Something speaks for the concept, too little to suggest its account.
    TooWeak(ConceptId),
    /// The text names the account itself.
    AccountNamed(SuggestedVat),
    /// Evidence for a concept.
    Found {
        /// The concept.
        concept: ConceptId,
        /// What speaks for it.
        by: FindingSource,
        /// Its VAT.
        vat: SuggestedVat,
        /// Money in from someone who is otherwise paid.
        is_refund: bool,
    },
}

impl fmt::Display for CodingReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = |concept| CONCEPTS.get(concept).label.as_str();
        if self.is_by_history {
            f.write_str("as such transactions were coded before; ")?;
        }
        match self.why {
            ReasonKind::Nothing => f.write_str("nothing in the text tells what it was for"),
            ReasonKind::CustomersRefund => f.write_str(
                "a customer's refund: it takes from income, and money out is never coded to that",
            ),
            ReasonKind::NoAccount(concept) => {
                write!(f, "{}: the chart has no account for it", label(concept))
            }
            ReasonKind::NoneRead(concept) => write!(
                f,
                "{}: no account for it among the first {READ_MAX} of the chart, and no more are read",
                label(concept)
            ),
            ReasonKind::NoMoney => f.write_str("the amount is zero: nothing was paid"),
            ReasonKind::TooWeak(concept) => {
                write!(f, "perhaps {}, but too little in the text says so", label(concept))
            }
            ReasonKind::AccountNamed(vat) => {
                f.write_str("the text names the account, ")?;
                write_vat(f, vat)
            }
            ReasonKind::Found { concept, by, vat, is_refund } => {
                match by {
                    FindingSource::Supplier(name) if is_refund => {
                        write!(f, "money in from the supplier {name}: refund of ")?;
                    }
                    _ if is_refund => f.write_str("money in, looks like a refund of ")?,
                    FindingSource::Signal(name) | FindingSource::Trade(name) => {
                        write!(f, "\"{name}\": ")?;
                    }
                    FindingSource::Supplier(name) => write!(f, "supplier {name}: ")?,
                    FindingSource::Model => f.write_str("looks like ")?,
                }
                write!(f, "{}, ", label(concept))?;
                write_vat(f, vat)
            }
        }
    }
}

fn write_vat(f: &mut fmt::Formatter<'_>, vat: SuggestedVat) -> fmt::Result {
    if vat.is_doubtful {
        f.write_str("probably ")?;
    }
    f.write_str(vat::in_words(vat.code))?;
    match vat.basis {
        VatBasis::Supplier => f.write_str(" for this supplier"),
        VatBasis::Form => f.write_str(" in this form"),
        VatBasis::Concept(concept) => write!(f, " ({})", CONCEPTS.get(concept).vat.notice),
        VatBasis::AccountName(notice) => write!(f, " by the account's name ({notice})"),
        VatBasis::Abroad(sign) => write!(f, ": {} (VAT Notice 741A)", sign.in_words()),
        VatBasis::NoSupply => f.write_str(": nothing is bought or sold"),
        VatBasis::AccountType => f.write_str(" as most of its type"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tieout::contract::coding::VatCode;

    fn found(concept: &str, by: FindingSource, is_refund: bool) -> String {
        let concept = CONCEPTS.named(concept).unwrap();
        let code = CONCEPTS.get(concept).vat.code;
        let vat = SuggestedVat { code, basis: VatBasis::Concept(concept), is_doubtful: false };
        CodingReason::from(ReasonKind::Found { concept, by, vat, is_refund }).to_string()
    }

    #[test]
    fn reasons_are_sentences_a_bookkeeper_knows() {
        assert_eq!(
            found("rail", FindingSource::Supplier("Trainline"), false),
            "supplier Trainline: rail travel, zero-rated (VAT Notice 744A)"
        );
        assert_eq!(
            found("software", FindingSource::Supplier("Adobe"), true),
            "money in from the supplier Adobe: refund of software, standard-rated (VAT Notice 700)"
        );
        assert_eq!(
            found("vehicle_repairs", FindingSource::Trade("tyres"), false),
            "\"tyres\": vehicle repairs, standard-rated (VAT Notice 700/64)"
        );
        assert_eq!(
            found("insurance", FindingSource::Model, false),
            "looks like insurance, exempt (VAT Notice 701/36)"
        );
        let vat = SuggestedVat { code: VatCode::Nv, basis: VatBasis::NoSupply, is_doubtful: false };
        let (concept, by) = (CONCEPTS.named("vat").unwrap(), FindingSource::Signal("HMRC VAT"));
        assert_eq!(
            CodingReason::from(ReasonKind::Found { concept, by, vat, is_refund: false })
                .to_string(),
            "\"HMRC VAT\": VAT payment, no VAT: nothing is bought or sold"
        );
        assert_eq!(
            CodingReason::from(ReasonKind::Nothing).to_string(),
            "nothing in the text tells what it was for"
        );
        assert_eq!(
            CodingReason::from(ReasonKind::NoAccount(concept)).to_string(),
            "VAT payment: the chart has no account for it"
        );
    }
}
