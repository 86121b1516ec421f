//! Customers and suppliers: what they are named by, and what keeps them as they are.

use std::collections::BTreeMap;

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::contact::{ContactKind, ContactStatus};
use crate::contract::ledger::invoice::InvoiceType;
use crate::id::ContactId;

/// Refuses a reference that another contact has.
///
/// # Errors
/// [`Reason::DuplicateReference`].
pub fn check_reference(reference: &str, is_taken: bool) -> Result<(), Refusal> {
    if !is_taken {
        return Ok(());
    }
    let message = format!("another contact has the reference {reference}");
    Err(Refusal::new(Reason::DuplicateReference, message).at("reference"))
}

/// Refuses to remove a contact that something names.
///
/// # Errors
/// [`Reason::ContactInUse`].
pub fn check_removal(name: &str, is_named: bool) -> Result<(), Refusal> {
    if !is_named {
        return Ok(());
    }
    let message = format!("documents or bank transactions name {name}; archive it");
    Err(Refusal::new(Reason::ContactInUse, message))
}

/// The side on which a contact is nobody any more when it comes to be of another kind, and what it was
/// there.
#[must_use]
pub fn given_up(was: ContactKind, new: ContactKind) -> Option<(InvoiceType, ContactKind)> {
    match new {
        _ if new == was => None,
        ContactKind::Both => None,
        ContactKind::Customer => Some((InvoiceType::Purchase, ContactKind::Supplier)),
        ContactKind::Supplier => Some((InvoiceType::Sales, ContactKind::Customer)),
    }
}

/// Refuses that a contact is no customer, or no supplier, any more: documents, receipts or payments of
/// that side name it, and could neither be settled nor credited.
///
/// # Errors
/// [`Reason::ContactInUse`].
pub fn check_kind(name: &str, given_up: ContactKind, is_named: bool) -> Result<(), Refusal> {
    if !is_named {
        return Ok(());
    }
    let message = format!("{name} has documents or payments as a {given_up}; {name} may be both");
    Err(Refusal::new(Reason::ContactInUse, message).at("kind"))
}

/// Refuses to make something out to a contact that is archived. `field` is its place in the body.
///
/// # Errors
/// [`Reason::ContactArchived`].
pub fn check_active(name: &str, status: ContactStatus, field: &str) -> Result<(), Refusal> {
    if status == ContactStatus::Active {
        return Ok(());
    }
    let message = format!("{name} is archived");
    Err(Refusal::new(Reason::ContactArchived, message).at(field))
}

/// Contacts that something is to name, and whether they may be.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NamedContacts(pub BTreeMap<ContactId, ContactStatus>);

impl NamedContacts {
    /// Refuses a contact that is not there, or not in use any more; `path` stands in front of the field.
    ///
    /// # Errors
    /// [`Reason::UnknownReference`], [`Reason::ContactArchived`].
    pub fn check(&self, contact: Option<ContactId>, path: &str) -> Result<(), Refusal> {
        let Some(contact) = contact else { return Ok(()) };
        let field = format!("{path}contact_id");
        match self.0.get(&contact) {
            None => Err(Refusal::unknown(field, "contact")),
            Some(ContactStatus::Archived) => {
                let message = "the contact is archived";
                Err(Refusal::new(Reason::ContactArchived, message).at(field))
            }
            Some(ContactStatus::Active) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_contact_is_no_more_keeps_it_of_its_kind() {
        use ContactKind::{Both, Customer, Supplier};
        for was in [Customer, Supplier, Both] {
            assert_eq!(given_up(was, was), None);
            assert_eq!(given_up(was, Both), None);
        }
        assert_eq!(given_up(Both, Customer), Some((InvoiceType::Purchase, Supplier)));
        assert_eq!(given_up(Customer, Supplier), Some((InvoiceType::Sales, Customer)));
        assert_eq!(check_kind("Ann", Customer, false), Ok(()));
        let refused = check_kind("Ann", Customer, true).unwrap_err();
        assert_eq!(refused.message, "Ann has documents or payments as a customer; Ann may be both");
    }

    #[test]
    fn a_contact_is_named_while_it_is_there_and_in_use() {
        let of = |bits: u128| ContactId::new(bits);
        let named = NamedContacts(BTreeMap::from([
            (of(1), ContactStatus::Active),
            (of(2), ContactStatus::Archived),
        ]));
        assert_eq!(named.check(None, ""), Ok(()));
        assert_eq!(named.check(Some(of(1)), ""), Ok(()));
        let refused = |bits| named.check(Some(of(bits)), "rows[0].").unwrap_err();
        assert_eq!(refused(2).reason, Reason::ContactArchived);
        assert_eq!(refused(3).reason, Reason::UnknownReference);
        assert_eq!(refused(3).details["field"], "rows[0].contact_id");
        let archived = check_active("Ann", ContactStatus::Archived, "contact_id").unwrap_err();
        assert_eq!(archived.message, "Ann is archived");
        assert_eq!(check_active("Ann", ContactStatus::Active, "contact_id"), Ok(()));
        assert_eq!(check_reference("C-1", true).unwrap_err().details["field"], "reference");
        assert_eq!(check_removal("Ann", true).unwrap_err().reason, Reason::ContactInUse);
    }
}
