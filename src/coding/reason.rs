//! Why an account is suggested, in words a bookkeeper knows.

use std::fmt;

use super::concept::{CONCEPTS, ConceptId};
use super::evidence::By;
use super::fit::READ_MAX;
use super::vat::{self, Basis, Vat};

/// Why an account is suggested, or none. Written without any text of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    pub(super) why: Why,
    /// Whether the account is chosen more for where such transactions went before than for the text.
    pub(super) is_by_history: bool,
}

impl From<Why> for Reason {
    fn from(why: Why) -> Self {
        Self { why, is_by_history: false }
    }
}

/// What a suggestion rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
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
    AccountNamed(Vat),
    /// Evidence for a concept.
    Found {
        /// The concept.
        concept: ConceptId,
        /// What speaks for it.
        by: By,
        /// Its VAT.
        vat: Vat,
        /// Money in from someone who is otherwise paid.
        is_refund: bool,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let label = |concept| CONCEPTS.get(concept).label.as_str();
        if self.is_by_history {
            f.write_str("as such transactions were coded before; ")?;
        }
        match self.why {
            Why::Nothing => f.write_str("nothing in the text tells what it was for"),
            Why::CustomersRefund => f.write_str(
                "a customer's refund: it takes from income, and money out is never coded to that",
            ),
            Why::NoAccount(concept) => {
                write!(f, "{}: the chart has no account for it", label(concept))
            }
            Why::NoneRead(concept) => write!(
                f,
                "{}: no account for it among the first {READ_MAX} of the chart, and no more are read",
                label(concept)
            ),
            Why::NoMoney => f.write_str("the amount is zero: nothing was paid"),
            Why::TooWeak(concept) => {
                write!(f, "perhaps {}, but too little in the text says so", label(concept))
            }
            Why::AccountNamed(vat) => {
                f.write_str("the text names the account, ")?;
                write_vat(f, vat)
            }
            Why::Found { concept, by, vat, is_refund } => {
                match by {
                    By::Supplier(name) if is_refund => {
                        write!(f, "money in from the supplier {name}: refund of ")?;
                    }
                    _ if is_refund => f.write_str("money in, looks like a refund of ")?,
                    By::Signal(name) | By::Trade(name) => write!(f, "\"{name}\": ")?,
                    By::Supplier(name) => write!(f, "supplier {name}: ")?,
                    By::Model => f.write_str("looks like ")?,
                }
                write!(f, "{}, ", label(concept))?;
                write_vat(f, vat)
            }
        }
    }
}

fn write_vat(f: &mut fmt::Formatter<'_>, vat: Vat) -> fmt::Result {
    if vat.is_doubtful {
        f.write_str("probably ")?;
    }
    f.write_str(vat::in_words(vat.code))?;
    match vat.basis {
        Basis::Supplier => f.write_str(" for this supplier"),
        Basis::Form => f.write_str(" in this form"),
        Basis::Concept(concept) => write!(f, " ({})", CONCEPTS.get(concept).vat.notice),
        Basis::AccountName(notice) => write!(f, " by the account's name ({notice})"),
        Basis::Abroad(sign) => write!(f, ": {} (VAT Notice 741A)", sign.in_words()),
        Basis::NoSupply => f.write_str(": nothing is bought or sold"),
        Basis::AccountType => f.write_str(" as most of its type"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::coding::VatCode;

    fn found(concept: &str, by: By, is_refund: bool) -> String {
        let concept = CONCEPTS.named(concept).unwrap();
        let code = CONCEPTS.get(concept).vat.code;
        let vat = Vat { code, basis: Basis::Concept(concept), is_doubtful: false };
        Reason::from(Why::Found { concept, by, vat, is_refund }).to_string()
    }

    #[test]
    fn reasons_are_sentences_a_bookkeeper_knows() {
        assert_eq!(
            found("rail", By::Supplier("Trainline"), false),
            "supplier Trainline: rail travel, zero-rated (VAT Notice 744A)"
        );
        assert_eq!(
            found("software", By::Supplier("Adobe"), true),
            "money in from the supplier Adobe: refund of software, standard-rated (VAT Notice 700)"
        );
        assert_eq!(
            found("vehicle_repairs", By::Trade("tyres"), false),
            "\"tyres\": vehicle repairs, standard-rated (VAT Notice 700/64)"
        );
        assert_eq!(
            found("insurance", By::Model, false),
            "looks like insurance, exempt (VAT Notice 701/36)"
        );
        let vat = Vat { code: VatCode::Nv, basis: Basis::NoSupply, is_doubtful: false };
        let (concept, by) = (CONCEPTS.named("vat").unwrap(), By::Signal("HMRC VAT"));
        assert_eq!(
            Reason::from(Why::Found { concept, by, vat, is_refund: false }).to_string(),
            "\"HMRC VAT\": VAT payment, no VAT: nothing is bought or sold"
        );
        assert_eq!(
            Reason::from(Why::Nothing).to_string(),
            "nothing in the text tells what it was for"
        );
        assert_eq!(
            Reason::from(Why::NoAccount(concept)).to_string(),
            "VAT payment: the chart has no account for it"
        );
    }
}
