//! The first figures of an organisation's books, taken over from elsewhere.

use serde::Serialize;

use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Most lines of opening balances.
pub const OPENING_LINES_MAX: usize = NewOpeningBalances::LINES_MAX;

/// What the journal is called elsewhere where a body says nothing: an organisation's opening balances
/// are taken over once.
pub const OPENING_EXTERNAL_ID: &str = "opening-balances";

/// What accounts came to before an organisation's books began.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewOpeningBalances {
    /// The day they count for.
    pub date: Date,
    /// Each account's balance, on one side.
    #[schema(max_items = 9_999)]
    pub lines: Vec<OpeningLine>,
    /// Whether what debits and credits differ by goes to the account with the role `opening_balance`;
    /// else they must be equal.
    #[schema(default = false)]
    pub balance_to_opening: bool,
    /// The name of the journal elsewhere; each once.
    #[schema(min_length = 1, max_length = 255, default = "opening-balances")]
    pub external_id: Option<String>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// What one account came to: one positive value, in debit or in credit.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpeningLine {
    /// The account.
    pub account_id: AccountId,
    /// What debits exceed credits by.
    pub debit: Option<Money>,
    /// What credits exceed debits by.
    pub credit: Option<Money>,
    /// What to write beside it.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
}
