//! Customers and suppliers.

use serde::{Deserialize, Serialize};

use super::member::address as mail_address;
use super::organisation::country;
use crate::contract::chart::VatCode;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::id::{AccountId, ContactId};
use crate::money::Money;
use crate::time::Timestamp;

pub use super::organisation::Standing as ContactStatus;

words! {
    /// What somebody is to the organisation.
    ContactKind {
        /// Who buys.
        Customer = "customer",
        /// Who sells.
        Supplier = "supplier",
        /// Who does both.
        Both = "both",
    }
}

/// Where somebody is; what is left out is not known.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct NewAddress {
    /// House and street.
    #[schema(max_length = 255)]
    pub line1: Option<String>,
    /// What else there is to find it by.
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
    /// ISO 3166, two letters.
    #[schema(pattern = "^[A-Z]{2}$")]
    #[body(with = country)]
    pub country: Option<String>,
}

/// What a contact is to be: the body that makes one.
#[body(patch(
    /// What changes of a contact; what is left out stays.
    ContactPatch as PatchContact {
        /// Whether it is in use still.
        status: ContactStatus,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewContact {
    /// What it is to the organisation.
    pub kind: ContactKind,
    /// What it is called.
    #[schema(min_length = 1, max_length = 255)]
    pub name: String,
    /// Its number in the books; each once.
    #[schema(min_length = 1, max_length = 50)]
    pub reference: Option<String>,
    /// Where mail goes.
    #[schema(format = "email", min_length = 3, max_length = 254)]
    #[body(with = mail_address)]
    pub email: Option<String>,
    /// Its VAT number.
    #[schema(max_length = 20)]
    pub vat_number: Option<String>,
    /// Its number in a register of companies.
    #[schema(max_length = 50)]
    pub company_number: Option<String>,
    /// Where it is.
    #[body(object)]
    pub address: Option<NewAddress>,
    /// Days after which an invoice is to be paid.
    #[schema(default = 30, minimum = 0, maximum = 365)]
    pub payment_terms_days: i64,
    /// The account to suggest for it.
    pub default_account_id: Option<AccountId>,
    /// The VAT code to suggest for it.
    pub default_vat_code: Option<VatCode>,
}

/// Which contacts to list.
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
}

/// Where a contact is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = ContactAddress)]
pub struct Address {
    /// House and street.
    #[schema(required)]
    pub line1: Option<String>,
    /// What else there is to find it by.
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
    /// ISO 3166, two letters.
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
    /// Names it.
    pub id: ContactId,
    /// What it is to the organisation.
    pub kind: ContactKind,
    /// What it is called.
    pub name: String,
    /// Its number in the books.
    #[schema(required)]
    pub reference: Option<String>,
    /// Where mail goes.
    #[schema(required)]
    pub email: Option<String>,
    /// Its VAT number.
    #[schema(required)]
    pub vat_number: Option<String>,
    /// Its number in a register of companies.
    #[schema(required)]
    pub company_number: Option<String>,
    /// Where it is.
    #[schema(required)]
    pub address: Option<Address>,
    /// Days after which an invoice is to be paid.
    pub payment_terms_days: i64,
    /// The account to suggest for it.
    #[schema(required)]
    pub default_account_id: Option<AccountId>,
    /// The VAT code to suggest for it.
    #[schema(required)]
    pub default_vat_code: Option<VatCode>,
    /// Whether it is in use still.
    pub status: ContactStatus,
    /// ISO 4217.
    pub currency: String,
    /// What it owes.
    pub balance_receivable: Money,
    /// What it is owed.
    pub balance_payable: Money,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
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
