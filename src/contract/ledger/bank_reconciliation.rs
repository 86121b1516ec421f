//! The bank reconciliation statement of a bank account: from both balances to the adjusted one.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, JournalId};
use crate::money::Money;

words! {
    /// How much a bank reconciliation proves.
    Proof {
        /// Balanced, with nothing left undecided.
        Proved = "proved",
        /// Both sides run from opening to closing balance without a gap, and the adjusted balances
        /// agree.
        Balanced = "balanced",
        /// Only the statement has a balance.
        StatementOnly = "statement_only",
        /// Only the books have a balance.
        BooksOnly = "books_only",
        /// Neither side has a balance.
        NoBalances = "no_balances",
        /// Both sides have balances, but they do not agree.
        Unproved = "unproved",
    }
    /// Which side an item is on.
    ItemSide {
        /// The bank.
        Bank = "bank",
        /// The books.
        Book = "book",
    }
}

/// Bank reconciliation of a bank account at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankReconciliation {
    /// The bank account.
    pub bank_account_id: BankAccountId,
    /// Name of the bank account.
    pub account: String,
    /// Ledger account in the chart of accounts.
    pub account_id: AccountId,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Reconciliation date: both balances are as at the end of this day.
    pub as_at: Date,
    /// How much the reconciliation proves.
    pub proof: Proof,
    /// What stands in the way of a stronger proof, one sentence each.
    pub reasons: Vec<String>,
    /// Number of unconfirmed bank transactions and of postings with no bank transaction behind
    /// them. A payment that quotes a cheque number is treated as outstanding.
    pub undecided: usize,
    /// The bank's side: the statement.
    pub statement: StatementSide,
    /// The books' side: the ledger.
    pub books: BooksSide,
    /// Outstanding receipts: in the books, but not yet on the bank statement.
    pub outstanding_receipts: ReconcilingItems,
    /// Outstanding payments: in the books, but not yet on the bank statement.
    pub outstanding_payments: ReconcilingItems,
    /// On the bank statement, but not yet in the books: bank transactions that are unconfirmed, or
    /// confirmed only by a posting dated later.
    pub to_enter: ReconcilingItems,
    /// Excluded bank transactions; they are not part of any balance, adjusted or not.
    pub other_account: ReconcilingItems,
    /// Items dated after the reconciliation date; not included.
    pub waiting: Waiting,
    /// Bank's closing balance adjusted for outstanding items; null if the closing balance is not
    /// known.
    #[schema(required)]
    pub adjusted_statement: Option<Money>,
    /// Books' closing balance adjusted for the items still to be entered.
    pub adjusted_books: Money,
    /// Adjusted statement balance less adjusted book balance; null if either is not known.
    #[schema(required)]
    pub difference: Option<Money>,
}

/// The bank's side: all bank transactions except excluded ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StatementSide {
    /// Opening balance; null if not known.
    #[schema(required)]
    pub opening: Option<Money>,
    /// Total of the bank transactions.
    pub movements: Money,
    /// Closing balance at the end of the day; null if no import has given a balance for that day or
    /// a later one.
    #[schema(required)]
    pub closing: Option<Money>,
    /// Statement balance given by an import for the end of the day, or else for the first later day
    /// that has one; the closing balance is worked out from it and the bank transactions in
    /// between. If there is neither, the last balance given before; null if there is none.
    #[schema(required)]
    pub stated: Option<StatedBalance>,
}

/// Closing balance of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StatedBalance {
    /// Date: the balance is as at the end of this day.
    pub date: Date,
    /// Balance.
    pub balance: Money,
}

/// The books' side: postings to the bank account's ledger account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BooksSide {
    /// Opening balance as posted.
    pub opening: Money,
    /// Total of all other postings.
    pub movements: Money,
    /// Closing balance: the ledger balance at the end of the day.
    pub closing: Money,
}

/// One category of reconciling items.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReconcilingItems {
    /// Number of items.
    pub count: usize,
    /// Total of the items.
    pub total: Money,
    /// The items, in order of date.
    pub items: Vec<ReconcilingItem>,
}

/// A reconciling item: a bank transaction or a journal line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReconcilingItem {
    /// Whether it is from the bank or the books.
    pub side: ItemSide,
    /// Date of the item.
    pub date: Date,
    /// Amount: positive for money in, negative for money out.
    pub amount: Money,
    /// Description.
    pub description: String,
    /// Reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// The bank transaction; null for an item in the books.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
    /// Journal of an item in the books, or the later journal that a bank transaction was confirmed
    /// by.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// Later date on which the other side records it; null if it does not yet.
    #[schema(required)]
    pub cleared_on: Option<Date>,
}

/// Items dated after the reconciliation date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Waiting {
    /// Number of bank transactions, except excluded ones.
    pub bank: usize,
    /// Number of lines posted to the account.
    pub book: usize,
}
