//! Customers and suppliers.

use serde::{Deserialize, Serialize};

use super::member::address as mail_address;
use super::organisation::country;
use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::ValueFault;
use crate::contract::strict::form::{Form, Patch, any_text, filled_text, id, whole, word};
use crate::contract::words::words;
use crate::id::{AccountId, ContactId};
use crate::money::Money;
use crate::time::Timestamp;

pub use super::organisation::Standing as ContactStatus;

/// Days to pay where nobody says otherwise.
const TERMS_DAYS_DEFAULT: i64 = 30;

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
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAddress {
    /// House and street.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub line1: Option<String>,
    /// What else there is to find it by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub line2: Option<String>,
    /// Town or city.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub town: Option<String>,
    /// County, state or province.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub region: Option<String>,
    /// Postal code.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 20)]
    pub postcode: Option<String>,
    /// ISO 3166, two letters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, pattern = "^[A-Z]{2}$")]
    pub country: Option<String>,
}

impl NewAddress {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = ["line1", "line2", "town", "region", "postcode", "country"];
        let mut form = Form::open(json, keys, path, issues)?;
        let line1 = form.optional("line1", |json| any_text(json, 255));
        let line2 = form.optional("line2", |json| any_text(json, 255));
        let town = form.optional("town", |json| any_text(json, 255));
        let region = form.optional("region", |json| any_text(json, 255));
        let postcode = form.optional("postcode", |json| any_text(json, 20));
        let country = form.optional("country", country);
        Some(Self {
            line1: line1?,
            line2: line2?,
            town: town?,
            region: region?,
            postcode: postcode?,
            country: country?,
        })
    }
}

/// What a contact is to be: the body that makes one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewContact {
    /// What it is to the organisation.
    pub kind: ContactKind,
    /// What it is called.
    #[schema(min_length = 1, max_length = 255)]
    pub name: String,
    /// Its number in the books; each once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 50)]
    pub reference: Option<String>,
    /// Where mail goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = "email", min_length = 3, max_length = 254)]
    pub email: Option<String>,
    /// Its VAT number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 20)]
    pub vat_number: Option<String>,
    /// Its number in a register of companies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 50)]
    pub company_number: Option<String>,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub address: Option<NewAddress>,
    /// Days after which an invoice is to be paid.
    #[schema(required = false, default = 30, minimum = 0, maximum = 365)]
    pub payment_terms_days: i64,
    /// The account to suggest for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub default_account_id: Option<AccountId>,
    /// The VAT code to suggest for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub default_vat_code: Option<VatCode>,
}

impl NewContact {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "kind",
            "name",
            "reference",
            "email",
            "vat_number",
            "company_number",
            "address",
            "payment_terms_days",
            "default_account_id",
            "default_vat_code",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let kind = form.required("kind", word);
            let name = form.required("name", name);
            let reference = form.optional("reference", reference);
            let email = form.optional("email", mail_address);
            let vat_number = form.optional("vat_number", |json| any_text(json, 20));
            let company_number = form.optional("company_number", |json| any_text(json, 50));
            let address = form.object("address", NewAddress::read_at);
            let terms = form.or("payment_terms_days", TERMS_DAYS_DEFAULT, terms);
            let default_account_id = form.optional("default_account_id", id);
            let default_vat_code = form.optional("default_vat_code", word);
            Some(Self {
                kind: kind?,
                name: name?,
                reference: reference?,
                email: email?,
                vat_number: vat_number?,
                company_number: company_number?,
                address: address?,
                payment_terms_days: terms?,
                default_account_id: default_account_id?,
                default_vat_code: default_vat_code?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What changes of a contact; what is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchContact)]
pub struct ContactPatch {
    /// What it is to the organisation.
    #[schema(value_type = ContactKind, required = false, nullable = false)]
    pub kind: Option<ContactKind>,
    /// What it is called.
    #[schema(value_type = String, required = false, nullable = false, min_length = 1, max_length = 255)]
    pub name: Option<String>,
    /// Its number in the books; null for none.
    #[schema(value_type = Option<String>, required = false, min_length = 1, max_length = 50)]
    pub reference: Patch<String>,
    /// Where mail goes; null for nowhere.
    #[schema(value_type = Option<String>, required = false, format = "email", min_length = 3, max_length = 254)]
    pub email: Patch<String>,
    /// Its VAT number; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 20)]
    pub vat_number: Patch<String>,
    /// Its number in a register of companies; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 50)]
    pub company_number: Patch<String>,
    /// Where it is, as a whole; null for nowhere known.
    #[schema(value_type = Option<NewAddress>, required = false)]
    pub address: Patch<NewAddress>,
    /// Days after which an invoice is to be paid.
    #[schema(value_type = i64, required = false, nullable = false, minimum = 0, maximum = 365)]
    pub payment_terms_days: Option<i64>,
    /// The account to suggest for it; null for none.
    #[schema(value_type = Option<AccountId>, required = false)]
    pub default_account_id: Patch<AccountId>,
    /// The VAT code to suggest for it; null for none.
    #[schema(value_type = Option<VatCode>, required = false)]
    pub default_vat_code: Patch<VatCode>,
    /// Whether it is in use still.
    #[schema(value_type = ContactStatus, required = false, nullable = false)]
    pub status: Option<ContactStatus>,
}

impl ContactPatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "kind",
            "name",
            "reference",
            "email",
            "vat_number",
            "company_number",
            "address",
            "payment_terms_days",
            "default_account_id",
            "default_vat_code",
            "status",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let kind = form.optional("kind", word);
            let name = form.optional("name", name);
            let reference = form.patch("reference", reference);
            let email = form.patch("email", mail_address);
            let vat_number = form.patch("vat_number", |json| any_text(json, 20));
            let company_number = form.patch("company_number", |json| any_text(json, 50));
            let address = form.patch_object("address", NewAddress::read_at);
            let terms = form.optional("payment_terms_days", terms);
            let default_account_id = form.patch("default_account_id", id);
            let default_vat_code = form.patch("default_vat_code", word);
            let status = form.optional("status", word);
            Some(Self {
                kind: kind?,
                name: name?,
                reference: reference?,
                email: email?,
                vat_number: vat_number?,
                company_number: company_number?,
                address: address?,
                payment_terms_days: terms?,
                default_account_id: default_account_id?,
                default_vat_code: default_vat_code?,
                status: status?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

fn name(json: &str) -> Result<String, ValueFault> {
    filled_text(json, 255)
}

fn reference(json: &str) -> Result<String, ValueFault> {
    filled_text(json, 50)
}

fn terms(json: &str) -> Result<i64, ValueFault> {
    whole(json, 0..=365)
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
