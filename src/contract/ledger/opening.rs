//! The first figures of an organisation's books, taken over from elsewhere.

use serde::Serialize;

use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Maximum number of lines in opening balances.
pub const OPENING_LINES_MAX: usize = NewOpeningBalances::LINES_MAX;

/// External ID of the journal where the body gives none: an organisation's opening balances are
/// taken on once.
pub const OPENING_EXTERNAL_ID: &str = "opening-balances";

/// Account balances from before the organisation's books began.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewOpeningBalances {
    /// Date of the opening balances.
    pub date: Date,
    /// Balance of each account, as a debit or a credit.
    #[schema(max_items = 9_999)]
    pub lines: Vec<OpeningLine>,
    /// Whether to post any difference between debits and credits to the account with the role
    /// `opening_balance`; if false, they must be equal.
    #[schema(default = false)]
    pub balance_to_opening: bool,
    /// Your own ID for the journal; must be unique.
    #[schema(min_length = 1, max_length = 255, default = "opening-balances")]
    pub external_id: Option<String>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// Opening balance of one account: one positive amount, either a debit or a credit.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpeningLine {
    /// Account.
    pub account_id: AccountId,
    /// Debit balance.
    pub debit: Option<Money>,
    /// Credit balance.
    pub credit: Option<Money>,
    /// Memo.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
}
