//! Customers and suppliers.

use serde::{Deserialize, Serialize};

use super::member::address as mail_address;
use super::organisation::country;
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::id::{AccountId, ContactId};
use crate::money::Money;
use crate::time::Timestamp;

pub use super::organisation::Standing as ContactStatus;

words! {
    /// Whether a contact is a customer, a supplier or both.
    ContactKind {
        /// Buys from the organisation.
        Customer = "customer",
        /// Sells to the organisation.
        Supplier = "supplier",
        /// Buys and sells.
        Both = "both",
    }
}

/// An address; omit what is not known.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct NewAddress {
    /// House number and street.
    #[schema(max_length = 255)]
    pub line1: Option<String>,
    /// Second line of the address.
    #[schema(max_length = 255)]
    pub line2: Option<String>,
    /// Town or city.
    #[schema(max_length = 255)]
    pub town: Option<String>,
    /// County, state or province.
    #[schema(max_length = 255)]
    pub region: Option<String>,
    /// Postal code.
    #[schema(max_length = 20)]
    pub postcode: Option<String>,
    /// Two-letter country code (ISO 3166).
    #[schema(pattern = "^[A-Z]{2}$")]
    #[body(with = country)]
    pub country: Option<String>,
}

/// A contact to create.
#[body(patch(
    /// Changes to a contact; omitted fields stay as they are.
    ContactPatch as PatchContact {
        /// Whether it is active or archived.
        status: ContactStatus,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewContact {
    /// Whether it is a customer, a supplier or both.
    pub kind: ContactKind,
    /// Name.
    #[schema(min_length = 1, max_length = 255)]
    pub name: String,
    /// Your reference for the contact; must be unique.
    #[schema(min_length = 1, max_length = 50)]
    pub reference: Option<String>,
    /// Email address.
    #[schema(format = "email", min_length = 3, max_length = 254)]
    #[body(with = mail_address)]
    pub email: Option<String>,
    /// VAT registration number.
    #[schema(max_length = 20)]
    pub vat_number: Option<String>,
    /// Company registration number.
    #[schema(max_length = 50)]
    pub company_number: Option<String>,
    /// Address.
    #[body(object)]
    pub address: Option<NewAddress>,
    /// Payment terms: days from issue until an invoice is due.
    #[schema(default = 30, minimum = 0, maximum = 365)]
    pub payment_terms_days: i64,
    /// Default account, used for suggestions.
    pub default_account_id: Option<AccountId>,
    /// Default VAT code, used for suggestions.
    pub default_vat_code: Option<LedgerVatCode>,
    /// Your own ID for the contact; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    #[body(
        patch_doc = "Keys and values of your own, which replace all existing ones; null for none."
    )]
    pub metadata: Option<Metadata>,
}

/// Filters for listing contacts.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct ContactFilter {
    /// Exactly this kind.
    pub kind: Option<ContactKind>,
    /// Only this status.
    pub status: Option<ContactStatus>,
    /// With this text in the name, reference or email address, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// A contact's address.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = ContactAddress)]
pub struct Address {
    /// House number and street.
    #[schema(required)]
    pub line1: Option<String>,
    /// Second line of the address.
    #[schema(required)]
    pub line2: Option<String>,
    /// Town or city.
    #[schema(required)]
    pub town: Option<String>,
    /// County, state or province.
    #[schema(required)]
    pub region: Option<String>,
    /// Postal code.
    #[schema(required)]
    pub postcode: Option<String>,
    /// Two-letter country code (ISO 3166).
    #[schema(required)]
    pub country: Option<String>,
}

impl From<NewAddress> for Address {
    fn from(new: NewAddress) -> Self {
        let NewAddress { line1, line2, town, region, postcode, country } = new;
        Self { line1, line2, town, region, postcode, country }
    }
}

/// A customer, a supplier, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Contact {
    /// Unique identifier.
    pub id: ContactId,
    /// Whether it is a customer, a supplier or both.
    pub kind: ContactKind,
    /// Name.
    pub name: String,
    /// Your reference for the contact.
    #[schema(required)]
    pub reference: Option<String>,
    /// Email address.
    #[schema(required)]
    pub email: Option<String>,
    /// VAT registration number.
    #[schema(required)]
    pub vat_number: Option<String>,
    /// Company registration number.
    #[schema(required)]
    pub company_number: Option<String>,
    /// Address.
    #[schema(required)]
    pub address: Option<Address>,
    /// Payment terms: days from issue until an invoice is due.
    pub payment_terms_days: i64,
    /// Default account, used for suggestions.
    #[schema(required)]
    pub default_account_id: Option<AccountId>,
    /// Default VAT code, used for suggestions.
    #[schema(required)]
    pub default_vat_code: Option<LedgerVatCode>,
    /// Whether it is active or archived.
    pub status: ContactStatus,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Balance the contact owes the organisation.
    pub balance_receivable: Money,
    /// Balance the organisation owes the contact.
    pub balance_payable: Money,
    /// Your own ID for the contact.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::strict::form::Patch;

    #[test]
    fn faults_within_an_address_are_named_by_their_path() {
        let json = r#"{"kind":"buyer","name":" ","address":{"country":"gb","street":1},"payment_terms_days":366}"#;
        let issues = NewContact::read(json).unwrap_err().issues;
        let fields: Vec<_> = issues.iter().map(|issue| &*issue.field).collect();
        let expected = ["kind", "name", "address.street", "address.country", "payment_terms_days"];
        assert_eq!(fields, expected);
    }

    #[test]
    fn in_a_patch_null_clears_what_may_be_missing_and_nothing_else() {
        let read = ContactPatch::read(r#"{"address":null,"reference":null,"email":"a@b"}"#);
        let patch = ContactPatch {
            address: Patch::Clear,
            reference: Patch::Clear,
            email: Patch::Set("a@b".to_owned()),
            ..ContactPatch::default()
        };
        assert_eq!(read, Ok(patch));
        let issues = ContactPatch::read(r#"{"name":null,"kind":null,"payment_terms_days":null}"#);
        assert_eq!(issues.unwrap_err().issue_count, 3);
    }
}
