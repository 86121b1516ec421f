//! What is known of a bank account: its rows, and the lines of the books.

use tieout::amount::Amount;
use tieout::contract::ledger::bank_reconciliation as wire;
use tieout::contract::ledger::journal::Source;
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId, BankTransactionId, JournalId};
use tieout::money::Money;

/// What has become of a bank transaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BankRowState {
    /// Nobody has said what it is.
    Unconfirmed,
    /// It is left out.
    Excluded,
    /// A posting stands for it in the books, of this journal and day.
    Confirmed(JournalId, Date),
}

/// A bank transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BankRow {
    /// Names it.
    pub id: BankTransactionId,
    /// The day it was booked.
    pub date: Date,
    /// Money in is above 0.
    pub amount: Money,
    /// What the bank writes.
    pub description: String,
    /// What it writes beside that.
    pub reference: Option<String>,
    /// What has become of it.
    pub state: BankRowState,
}

/// A line of a journal on the account of the bank account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookLine {
    /// The journal.
    pub journal: JournalId,
    /// Its number there.
    pub line: i64,
    /// The day it counts from.
    pub date: Date,
    /// Money in is above 0.
    pub amount: Money,
    /// What it is.
    pub description: String,
    /// What stands beside that.
    pub reference: Option<String>,
    /// What has posted it.
    pub source: Source,
    /// The journal that it takes back, line by line.
    pub reverses: Option<JournalId>,
    /// The day of the bank transaction that was confirmed by it.
    pub cleared_on: Option<Date>,
}

/// The opening balance of a bank account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BankOpeningBalance {
    /// The day at the end of which it was there.
    pub date: Date,
    /// How much.
    pub balance: Money,
    /// What has posted it; none where there was nothing to post.
    pub journal: Option<JournalId>,
}

/// What is known of a bank account at the end of a day.
///
/// Rows and lines that both sides had by then may be left out: the totals have them.
#[derive(Debug, Clone)]
pub struct BankAccountBooks {
    /// The bank account.
    pub id: BankAccountId,
    /// What it is called.
    pub name: String,
    /// Its account in the chart.
    pub account: AccountId,
    /// ISO 4217.
    pub currency: String,
    /// Its opening balance, where one was given.
    pub opening: Option<BankOpeningBalance>,
    /// What statements said, a balance a day, by day. Those before the day but the last, and those after the
    /// first that is of the day or later, may be left out.
    pub stated: Vec<LastStatedBalance>,
    /// What the bank transactions up to the day come to, those that are excluded left out.
    pub bank_movements: Money,
    /// What the account came to in the books.
    pub books_closing: Money,
    /// Bank transactions and lines of later days.
    pub waiting: wire::Waiting,
    /// Bank transactions.
    pub rows: Vec<BankRow>,
    /// Lines of the account.
    pub lines: Vec<BookLine>,
    /// What both sides had by then and may name a cheque: needed where a line that names one is open.
    pub cleared: ClearedPayments,
}

/// Payments that both sides had at the end of a day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClearedPayments {
    /// Bank transactions.
    pub rows: Vec<ClearedPayment>,
    /// Lines of the account, a line for each.
    pub lines: Vec<ClearedPayment>,
}

/// A payment that both sides had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClearedPayment {
    /// Its day on its side.
    pub date: Date,
    /// Below 0.
    pub amount: Money,
    /// What it is.
    pub description: String,
    /// What stands beside that.
    pub reference: Option<String>,
}

pub(super) fn amount(money: Money) -> Amount {
    Amount::from_cents(money.minor())
}

pub(super) fn total(amounts: impl Iterator<Item = Money>) -> Amount {
    // As many figures of 64 bits as fit in memory stay within 128.
    Amount::from_cents(amounts.map(|amount| i128::from(amount.minor())).sum::<i128>())
}

/// A balance that a statement ended with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastStatedBalance {
    /// The day at the end of which the bank had it.
    pub date: Date,
    /// How much.
    pub balance: Money,
    /// What the bank transactions up to that day come to, as [`BankAccountBooks::bank_movements`].
    pub movements: Money,
}

impl LastStatedBalance {
    /// How much it is more than an earlier one and the bank transactions since come to.
    pub(super) fn beyond(&self, before: &Self) -> Amount {
        let moved = amount(self.movements) - amount(before.movements);
        amount(self.balance) - amount(before.balance) - moved
    }
}
