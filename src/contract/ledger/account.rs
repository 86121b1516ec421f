//! Accounts of an organisation's chart.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::issue::FieldIssues;
use crate::contract::strict::ValueFault;
use crate::contract::strict::form::{Form, Patch, any_text, filled_text, word};
use crate::contract::words::words;
use crate::id::AccountId;
use crate::money::Money;
use crate::time::Timestamp;

pub use super::organisation::Standing as AccountStatus;

words! {
    /// What postings route to an account. Source: contract part 2.6.
    Role {
        /// VAT that is owed and reclaimed.
        VatControl = "vat_control",
        /// What customers owe.
        Receivable = "receivable",
        /// What suppliers are owed.
        Payable = "payable",
        /// Money at a bank, or in cash.
        Bank = "bank",
        /// Profits of earlier years.
        RetainedEarnings = "retained_earnings",
        /// What balances the first figures.
        OpeningBalance = "opening_balance",
        /// Pennies that rounding leaves.
        Rounding = "rounding",
        /// What is not yet known.
        Suspense = "suspense",
        /// What a VAT scheme leaves over.
        VatSchemeDifference = "vat_scheme_difference",
    }
}

/// What an account is to be: the body that makes one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// Its name in the chart; each once.
    #[schema(min_length = 1, max_length = 20, pattern = "^[0-9A-Za-z][-0-9A-Za-z_./:+&#]*$")]
    pub code: String,
    /// What it is called.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// What it is; in any case, and `REVENUE` for `INCOME`.
    #[schema(value_type = String)]
    pub account_type: AccountType,
    /// What is routed to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub role: Option<Role>,
    /// The VAT code to suggest for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub default_vat_code: Option<VatCode>,
    /// What it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub description: Option<String>,
}

impl NewAccount {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["code", "name", "account_type", "role", "default_vat_code", "description"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let code = form.required("code", code);
            let name = form.required("name", name);
            let account_type = form.required("account_type", word);
            let role = form.optional("role", word);
            let default_vat_code = form.optional("default_vat_code", word);
            let description = form.optional("description", description);
            Some(Self {
                code: code?,
                name: name?,
                account_type: account_type?,
                role: role?,
                default_vat_code: default_vat_code?,
                description: description?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What changes of an account; what is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchAccount)]
pub struct AccountPatch {
    /// Its name in the chart.
    #[schema(value_type = String, required = false, nullable = false, min_length = 1, max_length = 20, pattern = "^[0-9A-Za-z][-0-9A-Za-z_./:+&#]*$")]
    pub code: Option<String>,
    /// What it is called.
    #[schema(value_type = String, required = false, nullable = false, min_length = 1, max_length = 150)]
    pub name: Option<String>,
    /// Not once something is posted to it.
    #[schema(value_type = String, required = false, nullable = false)]
    pub account_type: Option<AccountType>,
    /// What is routed to it; null for nothing.
    #[schema(value_type = Option<Role>, required = false)]
    pub role: Patch<Role>,
    /// The VAT code to suggest for it; null for none.
    #[schema(value_type = Option<VatCode>, required = false)]
    pub default_vat_code: Patch<VatCode>,
    /// What it is for; null for nothing said.
    #[schema(value_type = Option<String>, required = false, max_length = 500)]
    pub description: Patch<String>,
    /// Whether it takes postings.
    #[schema(value_type = AccountStatus, required = false, nullable = false)]
    pub status: Option<AccountStatus>,
}

impl AccountPatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys =
            ["code", "name", "account_type", "role", "default_vat_code", "description", "status"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let code = form.optional("code", code);
            let name = form.optional("name", name);
            let account_type = form.optional("account_type", word);
            let role = form.patch("role", word);
            let default_vat_code = form.patch("default_vat_code", word);
            let description = form.patch("description", description);
            let status = form.optional("status", word);
            Some(Self {
                code: code?,
                name: name?,
                account_type: account_type?,
                role: role?,
                default_vat_code: default_vat_code?,
                description: description?,
                status: status?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What an account's code is made of, beside letters and digits, but for its first character.
const CODE_MARKS: &str = "-_./:+&#";

/// A code is read off paper and typed again, put into files and compared: nothing in it may be blank,
/// invisible, or alike to something else.
fn code(json: &str) -> Result<String, ValueFault> {
    let code = filled_text(json, 20)?;
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || CODE_MARKS.contains(sign);
    let is_code =
        code.chars().all(is_sign) && code.starts_with(|first: char| first.is_ascii_alphanumeric());
    if is_code {
        return Ok(code);
    }
    let must =
        "must be letters from A to Z, digits and any of - _ . / : + & #, a letter or a digit first";
    Err(must.to_owned())
}

fn name(json: &str) -> Result<String, ValueFault> {
    filled_text(json, 150)
}

fn description(json: &str) -> Result<String, ValueFault> {
    any_text(json, 500)
}

/// An account. Source: contract part 2.6.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = LedgerAccount)]
pub struct Account {
    /// Names it.
    pub id: AccountId,
    /// Its name in the chart.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub account_type: AccountType,
    /// What is routed to it.
    #[schema(required)]
    pub role: Option<Role>,
    /// The VAT code to suggest for it.
    #[schema(required)]
    pub default_vat_code: Option<VatCode>,
    /// What it is for.
    #[schema(required)]
    pub description: Option<String>,
    /// ISO 4217.
    pub currency: String,
    /// Whether it takes postings.
    pub status: AccountStatus,
    /// Debits less credits of everything posted.
    pub balance: Money,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}
