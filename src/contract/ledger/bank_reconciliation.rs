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
        /// Balanced, and no row is undecided.
        Proved = "proved",
        /// Both sides go from their opening to their closing balance without a gap, and the adjusted
        /// balances agree.
        Balanced = "balanced",
        /// Only the statement has a balance.
        StatementOnly = "statement_only",
        /// Only the books have a balance.
        BooksOnly = "books_only",
        /// Neither side has a balance.
        NoBalances = "no_balances",
        /// Both have balances, and they do not go together.
        Unproved = "unproved",
    }
    /// Whose row something is.
    ItemSide {
        /// The bank's.
        Bank = "bank",
        /// Of the books.
        Book = "book",
    }
}

/// The bank reconciliation of a bank account at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankReconciliation {
    /// The bank account.
    pub bank_account_id: BankAccountId,
    /// What it is called.
    pub account: String,
    /// Its account in the chart.
    pub account_id: AccountId,
    /// ISO 4217.
    pub currency: String,
    /// The day: both balances are of its end.
    pub as_at: Date,
    /// How much it proves.
    pub proof: Proof,
    /// What is in the way of more, a sentence each.
    pub reasons: Vec<String>,
    /// Bank transactions that are not confirmed, and postings that no bank transaction stands for. A
    /// payment that names a cheque by its number is taken for outstanding.
    pub undecided: usize,
    /// The bank's side.
    pub statement: StatementSide,
    /// The side of the books.
    pub books: BooksSide,
    /// Money in that the books have and the bank had not.
    pub outstanding_receipts: ReconcilingItems,
    /// Money out that the books have and the bank had not.
    pub outstanding_payments: ReconcilingItems,
    /// What the bank has and the books had not: bank transactions that were not confirmed, or only by a
    /// posting of a later day.
    pub to_enter: ReconcilingItems,
    /// Excluded bank transactions: they take no part, neither in a balance nor in an adjusted one.
    pub other_account: ReconcilingItems,
    /// What is of later days, and takes no part.
    pub waiting: Waiting,
    /// The closing balance of the bank with what is outstanding; null where it is not known.
    #[schema(required)]
    pub adjusted_statement: Option<Money>,
    /// The closing balance of the books with what is to be entered.
    pub adjusted_books: Money,
    /// The first less the second; null where one is not known.
    #[schema(required)]
    pub difference: Option<Money>,
}

/// The bank's side: its bank transactions but those that are excluded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StatementSide {
    /// The opening balance; null where it is not known.
    #[schema(required)]
    pub opening: Option<Money>,
    /// What the bank transactions come to.
    pub movements: Money,
    /// What the bank has at the end of the day; null where no import has said it of the day or a later one.
    #[schema(required)]
    pub closing: Option<Money>,
    /// What an import has said the bank had at the end of the day, or of the first later one of which one has
    /// said it: the closing balance goes by it, with the bank transactions between. Where none has, the last
    /// that was said before; null without any.
    #[schema(required)]
    pub stated: Option<StatedBalance>,
}

/// A balance that a statement ended with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct StatedBalance {
    /// The day at the end of which the bank had it.
    pub date: Date,
    /// How much.
    pub balance: Money,
}

/// The side of the books: what is posted to the account of the bank account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BooksSide {
    /// The opening balance as it is posted.
    pub opening: Money,
    /// Everything else.
    pub movements: Money,
    /// Both: the balance of the account at the end of the day.
    pub closing: Money,
}

/// What stands in one line of a bank reconciliation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReconcilingItems {
    /// How many.
    pub count: usize,
    /// What they come to.
    pub total: Money,
    /// Each of them, by day.
    pub items: Vec<ReconcilingItem>,
}

/// A bank transaction, or a line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReconcilingItem {
    /// Whose it is.
    pub side: ItemSide,
    /// Its day.
    pub date: Date,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// What it is.
    pub description: String,
    /// What stands beside that.
    #[schema(required)]
    pub reference: Option<String>,
    /// The bank transaction; null of an item of the books.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
    /// The journal of an item of the books, or that a bank transaction was confirmed by later.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// The later day of which the other side has it; null where it does not yet.
    #[schema(required)]
    pub cleared_on: Option<Date>,
}

/// Rows of later days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Waiting {
    /// Bank transactions, but those that are excluded.
    pub bank: usize,
    /// Lines that are posted to the account.
    pub book: usize,
}
