//! IDs that clients give to objects: no two objects of a kind have the same.

use std::fmt;

use super::refusal::{Reason, Refusal};

/// A kind of object that is found by the ID that a client gave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamedKind {
    /// An account of the chart.
    Account,
    /// A bank account.
    BankAccount,
    /// A customer or supplier.
    Contact,
    /// A contra.
    Contra,
    /// An invoice or a credit note, of sales or of purchases.
    Document,
    /// A receipt or a payment.
    Settlement,
    /// A VAT code of the organisation's own.
    TaxCode,
}

impl fmt::Display for NamedKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Account => "account",
            Self::BankAccount => "bank account",
            Self::Contact => "contact",
            Self::Contra => "contra",
            Self::Document => "invoice or credit note",
            Self::Settlement => "receipt or payment",
            Self::TaxCode => "VAT code",
        })
    }
}

/// Refuses an external ID that another object of the kind has.
///
/// # Errors
/// [`Reason::DuplicateExternalId`].
pub fn check_external_id(
    kind: NamedKind,
    external_id: &str,
    is_taken: bool,
) -> Result<(), Refusal> {
    if !is_taken {
        return Ok(());
    }
    let message = format!("another {kind} has the external_id {external_id}");
    Err(Refusal::new(Reason::DuplicateExternalId, message).at("external_id"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_external_id_is_that_of_one_object_of_its_kind() {
        assert_eq!(check_external_id(NamedKind::Contact, "C-1", false), Ok(()));
        let refused = check_external_id(NamedKind::Settlement, "P-1", true).unwrap_err();
        assert_eq!(refused.message, "another receipt or payment has the external_id P-1");
        assert_eq!(refused.details["field"], "external_id");
    }
}
