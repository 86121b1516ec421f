//! Accounts of an organisation's chart.

use serde::{Deserialize, Serialize};

use crate::contract::chart::{AccountType, VatCode};
use crate::contract::strict::ValueFault;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
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
#[body(patch(
    /// What changes of an account; what is left out stays.
    AccountPatch as PatchAccount {
        /// Whether it takes postings.
        status: AccountStatus,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAccount {
    /// Its name in the chart; each once.
    #[schema(min_length = 1, max_length = 20, pattern = "^[0-9A-Za-z][-0-9A-Za-z_./:+&#]*$")]
    #[body(then = typed_code, patch_doc = "Its name in the chart.")]
    pub code: String,
    /// What it is called.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// What it is; in any case, and `REVENUE` for `INCOME`.
    #[schema(value_type = String)]
    #[body(patch_doc = "Not once something is posted to it.")]
    pub account_type: AccountType,
    /// What is routed to it.
    pub role: Option<Role>,
    /// The VAT code to suggest for it.
    pub default_vat_code: Option<VatCode>,
    /// What it is for.
    #[schema(max_length = 500)]
    pub description: Option<String>,
}

/// What an account's code is made of, beside letters and digits, but for its first character.
const CODE_MARKS: &str = "-_./:+&#";

/// A code is read off paper and typed again, put into files and compared: nothing in it may be blank,
/// invisible, or alike to something else.
fn typed_code(code: String) -> Result<String, ValueFault> {
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

/// Which accounts to list.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct AccountFilter {
    /// Only this type.
    #[param(value_type = Option<AccountType>)]
    pub account_type: Option<AccountType>,
    /// Only this role.
    pub role: Option<Role>,
    /// Only this status.
    pub status: Option<AccountStatus>,
    /// Balances are always included; accepted for compatibility.
    pub include_balances: Option<bool>,
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
