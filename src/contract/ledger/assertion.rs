//! Balance assertions: what the balance of an account must be at the end of a day.

use serde::{Deserialize, Serialize};

use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, BalanceAssertionId};
use crate::money::Money;
use crate::time::Timestamp;

words! {
    /// Whether a balance assertion holds.
    AssertionStatus {
        /// The balance is the amount.
        Holds = "holds",
        /// The balance is another.
        Fails = "fails",
    }
}

/// A balance assertion to create.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBalanceAssertion {
    /// Account.
    pub account_id: AccountId,
    /// Date at whose end the account has the balance, as on a bank statement.
    pub date: Date,
    /// Balance: debits less credits. That of an overdraft, or of income, is negative.
    pub amount: Money,
    /// Where the balance is from.
    #[schema(max_length = 500)]
    pub note: Option<String>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether one that does not hold, or whatever else is rarely meant, is refused. By default it is accepted, with
    /// `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// Filters for listing balance assertions.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct AssertionFilter {
    /// Only this account.
    pub account_id: Option<AccountId>,
    /// Only those that hold, or that fail, as the books are now.
    pub status: Option<AssertionStatus>,
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
}

/// A balance assertion, and whether the books agree as they are now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BalanceAssertion {
    /// Unique identifier.
    pub id: BalanceAssertionId,
    /// Account.
    pub account_id: AccountId,
    /// Code of the account.
    pub account_code: String,
    /// Date at whose end the account has the balance.
    pub date: Date,
    /// Balance asserted: debits less credits.
    pub amount: Money,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Where the balance is from.
    #[schema(required)]
    pub note: Option<String>,
    /// Whether it holds.
    pub status: AssertionStatus,
    /// Balance found: debits less credits of everything posted up to the end of the date.
    pub balance: Money,
    /// What the balance found is above the one asserted; 0.00 if it holds.
    pub difference: Money,
    /// When it was created.
    pub created_at: Timestamp,
    /// Version number; always 1, since an assertion never changes.
    pub version: i64,
}
