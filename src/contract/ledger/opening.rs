//! The first figures of an organisation's books, taken over from elsewhere.

use serde::Serialize;

use crate::contract::ToSchema;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{Form, any_text, filled_text, id, money};
use crate::contract::strict::{boolean, date};
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Most lines of opening balances.
pub const OPENING_LINES_MAX: usize = 9_999;

/// What the journal is called elsewhere where a body says nothing: an organisation's opening balances
/// are taken over once.
pub const OPENING_EXTERNAL_ID: &str = "opening-balances";

/// What accounts came to before an organisation's books began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOpeningBalances {
    /// The day they count for.
    pub date: Date,
    /// Each account's balance, on one side.
    #[schema(max_items = 9_999)]
    pub lines: Vec<OpeningLine>,
    /// Whether what debits and credits differ by goes to the account with the role `opening_balance`;
    /// else they must be equal.
    #[serde(default)]
    #[schema(required = false, default = false)]
    pub balance_to_opening: bool,
    /// The name of the journal elsewhere; each once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 255, default = "opening-balances")]
    pub external_id: Option<String>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

/// What one account came to: one positive value, in debit or in credit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningLine {
    /// The account.
    pub account_id: AccountId,
    /// What debits exceed credits by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub debit: Option<Money>,
    /// What credits exceed debits by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub credit: Option<Money>,
    /// What to write beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub memo: Option<String>,
}

impl NewOpeningBalances {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["date", "lines", "balance_to_opening", "external_id", "currency"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let date = form.required("date", date);
            let lines = form.list("lines", OPENING_LINES_MAX, OpeningLine::read_at);
            let balance_to_opening = form.or("balance_to_opening", false, boolean);
            let external_id = form.optional("external_id", |json| filled_text(json, 255));
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                date: date?,
                lines: lines?,
                balance_to_opening: balance_to_opening?,
                external_id: external_id?,
                currency: currency?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

impl OpeningLine {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = ["account_id", "debit", "credit", "memo"];
        let mut form = Form::open(json, keys, path, issues)?;
        let account_id = form.required("account_id", id);
        let debit = form.optional("debit", money);
        let credit = form.optional("credit", money);
        let memo = form.optional("memo", |json| any_text(json, 500));
        Some(Self { account_id: account_id?, debit: debit?, credit: credit?, memo: memo? })
    }
}
