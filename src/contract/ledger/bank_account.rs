//! Bank accounts: what holds an organisation's money, each with an account of the chart.

use serde::{Deserialize, Serialize};

use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

words! {
    /// What holds the money.
    BankAccountKind {
        /// For daily payments.
        Current = "current",
        /// For what is put aside.
        Savings = "savings",
        /// A card on which money is owed.
        CreditCard = "credit_card",
        /// Notes and coins.
        Cash = "cash",
    }
}

/// What a bank account is to be: the body that makes one.
#[body(check = opening_is_whole, patch(
    /// What changes of a bank account; what is left out stays.
    BankAccountPatch as PatchBankAccount
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBankAccount {
    /// What it is called.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// What holds the money.
    #[serde(rename = "type")]
    #[schema(default = "current")]
    pub kind: BankAccountKind,
    /// An account with the role `bank` that no other bank account has; left out, one is made with the
    /// next free code.
    #[body(not_in_patch)]
    pub account_id: Option<AccountId>,
    /// The bank's number for it.
    #[schema(max_length = 34)]
    #[body(min_length = 1)]
    pub account_number: Option<String>,
    /// The branch.
    #[schema(max_length = 20)]
    #[body(min_length = 1)]
    pub sort_code: Option<String>,
    /// Its number among all countries'.
    #[schema(max_length = 42)]
    #[body(min_length = 1)]
    pub iban: Option<String>,
    /// What is on it at the end of `opening_date`, posted against the opening balances; less than 0 is
    /// owed.
    #[body(not_in_patch)]
    pub opening_balance: Option<Money>,
    /// The day of the opening balance, which it goes with.
    #[body(not_in_patch)]
    pub opening_date: Option<Date>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3, not_in_patch)]
    pub currency: Option<String>,
}

/// A balance has a day, and a day a balance.
fn opening_is_whole(new: &NewBankAccount) -> Result<(), (&'static str, &'static str)> {
    match (new.opening_balance, new.opening_date) {
        (Some(_), None) => Err(("opening_date", "is missing beside a balance")),
        (None, Some(_)) => Err(("opening_balance", "is missing beside its day")),
        _ => Ok(()),
    }
}

/// A bank account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankAccount {
    /// Names it.
    pub id: BankAccountId,
    /// What it is called.
    pub name: String,
    /// What holds the money.
    #[serde(rename = "type")]
    pub kind: BankAccountKind,
    /// Its account in the chart.
    pub account_id: AccountId,
    /// ISO 4217.
    pub currency: String,
    /// The bank's number for it.
    #[schema(required)]
    pub account_number: Option<String>,
    /// The branch.
    #[schema(required)]
    pub sort_code: Option<String>,
    /// Its number among all countries'.
    #[schema(required)]
    pub iban: Option<String>,
    /// What was on it at the end of `opening_date`.
    #[schema(required)]
    pub opening_balance: Option<Money>,
    /// The day of the opening balance.
    #[schema(required)]
    pub opening_date: Option<Date>,
    /// The journal of the opening balance; null where it was 0.00.
    #[schema(required)]
    pub opening_journal_id: Option<JournalId>,
    /// Debits less credits of everything posted to its account.
    pub ledger_balance: Money,
    /// The balance that the latest statement ended with, by its day; null where none said it.
    #[schema(required)]
    pub statement_balance: Option<Money>,
    /// The day at the end of which the bank had it; null where it is not known.
    #[schema(required)]
    pub statement_date: Option<Date>,
    /// Bank transactions that nobody has confirmed or excluded yet.
    pub unconfirmed_count: i64,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}
