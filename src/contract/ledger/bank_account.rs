//! Bank accounts: what holds an organisation's money, each with an account of the chart.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::metadata::Metadata;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

words! {
    /// Type of bank account.
    BankAccountKind {
        /// Current account, for day-to-day payments.
        Current = "current",
        /// Savings account.
        Savings = "savings",
        /// Credit card.
        CreditCard = "credit_card",
        /// Cash in hand.
        Cash = "cash",
    }
}

/// A bank account to create.
#[body(check = opening_is_whole, patch(
    /// Changes to a bank account; omitted fields stay as they are.
    BankAccountPatch as PatchBankAccount
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBankAccount {
    /// Name.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// Type of account.
    #[serde(rename = "type")]
    #[schema(default = "current")]
    pub kind: BankAccountKind,
    /// A ledger account with the role `bank` that is not linked to another bank account. If
    /// omitted, one is created with the next free code.
    #[body(not_in_patch)]
    pub account_id: Option<AccountId>,
    /// Account number.
    #[schema(max_length = 34)]
    #[body(min_length = 1)]
    pub account_number: Option<String>,
    /// Sort code.
    #[schema(max_length = 20)]
    #[body(min_length = 1)]
    pub sort_code: Option<String>,
    /// International Bank Account Number (IBAN).
    #[schema(max_length = 42)]
    #[body(min_length = 1)]
    pub iban: Option<String>,
    /// Balance at the end of `opening_date`, posted against opening balances; negative if overdrawn
    /// or owed.
    #[body(not_in_patch)]
    pub opening_balance: Option<Money>,
    /// Date of the opening balance; required with it, and not allowed without it.
    #[body(not_in_patch)]
    pub opening_date: Option<Date>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3, not_in_patch)]
    pub currency: Option<String>,
    /// Your own ID for the bank account; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    #[body(
        patch_doc = "Keys and values of your own, which replace all existing ones; null for none."
    )]
    pub metadata: Option<Metadata>,
}

/// An opening balance and its date go together: both or neither.
fn opening_is_whole(new: &NewBankAccount) -> Result<(), (&'static str, &'static str)> {
    match (new.opening_balance, new.opening_date) {
        (Some(_), None) => Err(("opening_date", "is missing beside a balance")),
        (None, Some(_)) => Err(("opening_balance", "is missing beside its day")),
        _ => Ok(()),
    }
}

/// Filters for listing bank accounts.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct BankAccountFilter {
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// A bank account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankAccount {
    /// Unique identifier.
    pub id: BankAccountId,
    /// Name.
    pub name: String,
    /// Type of account.
    #[serde(rename = "type")]
    pub kind: BankAccountKind,
    /// Ledger account in the chart of accounts.
    pub account_id: AccountId,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Account number.
    #[schema(required)]
    pub account_number: Option<String>,
    /// Sort code.
    #[schema(required)]
    pub sort_code: Option<String>,
    /// International Bank Account Number (IBAN).
    #[schema(required)]
    pub iban: Option<String>,
    /// Balance at the end of `opening_date`.
    #[schema(required)]
    pub opening_balance: Option<Money>,
    /// Date of the opening balance.
    #[schema(required)]
    pub opening_date: Option<Date>,
    /// Journal that posted the opening balance; null if the balance was 0.00.
    #[schema(required)]
    pub opening_journal_id: Option<JournalId>,
    /// Balance of its ledger account: debits less credits of all postings.
    pub ledger_balance: Money,
    /// Closing balance of the latest statement by date; null if no statement has given one.
    #[schema(required)]
    pub statement_balance: Option<Money>,
    /// Date of that closing balance; null if there is none.
    #[schema(required)]
    pub statement_date: Option<Date>,
    /// Number of bank transactions not yet confirmed or excluded.
    pub unconfirmed_count: i64,
    /// Your own ID for the bank account.
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
