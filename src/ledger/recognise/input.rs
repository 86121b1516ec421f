//! What the books know of, and what a row of a statement is taken for.

use std::collections::{BTreeMap, BTreeSet};

use crate::contract::score::Score;
use crate::date::Date;
use crate::id::{BankAccountId, BankTransactionId, ContactId, InvoiceId, SettlementId};
use crate::money::Money;

/// An invoice or a credit note with something due.
#[derive(Debug, Clone)]
pub struct OpenDocument {
    /// Which.
    pub id: InvoiceId,
    /// Its number.
    pub number: String,
    /// Its day.
    pub date: Date,
    /// Whose.
    pub contact: ContactId,
    /// What that is called.
    pub contact_name: String,
    /// What is due: money in above 0, money out below.
    pub due: Money,
}

/// An invoice or a credit note with nothing due any more.
#[derive(Debug, Clone)]
pub struct SettledDocument {
    /// Its number.
    pub number: String,
    /// Whose.
    pub contact: ContactId,
    /// What that is called.
    pub contact_name: String,
}

/// Somebody whom the text may name.
#[derive(Debug, Clone)]
pub struct ContactName {
    /// Who.
    pub id: ContactId,
    /// What they are called.
    pub name: String,
    /// Whether nothing may be settled with them until they are active again.
    pub is_archived: bool,
}

/// A bank account of the organisation's own.
#[derive(Debug, Clone)]
pub struct OwnBankAccount {
    /// Which.
    pub id: BankAccountId,
    /// What it is called.
    pub name: String,
    /// Its number, or the end of it.
    pub number: Option<String>,
    /// The day at the end of which it had its opening balance.
    pub opened: Option<Date>,
}

/// A receipt or a payment that no row of a statement is matched to.
#[derive(Debug, Clone)]
pub struct UnmatchedSettlement {
    /// Which.
    pub id: SettlementId,
    /// Where the money went in or out.
    pub bank: BankAccountId,
    /// Whose.
    pub contact: ContactId,
    /// What that is called.
    pub contact_name: String,
    /// The day.
    pub date: Date,
    /// Money in above 0, money out below.
    pub amount: Money,
    /// What stands beside it.
    pub reference: Option<String>,
}

/// A row of a statement that waits: it may be the other half of a transfer.
#[derive(Debug, Clone, Copy)]
pub struct TransferCandidate {
    /// Which.
    pub id: BankTransactionId,
    /// Where the money went in or out.
    pub bank: BankAccountId,
    /// The day.
    pub date: Date,
    /// Money in above 0, money out below.
    pub amount: Money,
}

/// A half of a transfer that is in the books already, and whose row is awaited.
#[derive(Debug, Clone, Copy)]
pub struct ExpectedTransfer {
    /// Where the row is awaited.
    pub bank: BankAccountId,
    /// Where the money came from, or went.
    pub other: BankAccountId,
    /// The day of the other half.
    pub date: Date,
    /// Money in above 0, money out below.
    pub amount: Money,
}

/// A row of a statement that is to be recognised.
#[derive(Debug, Clone, Copy)]
pub struct StatementLineInput<'r> {
    /// Which.
    pub half: TransferCandidate,
    /// What the bank writes.
    pub description: &'r str,
    /// What it writes beside that.
    pub reference: Option<&'r str>,
}

/// What a row is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recognised {
    /// Money for these documents (by their places), and how much for each.
    Pays {
        /// Places in [`RecogniserInput::open`], and amounts above 0.
        parts: Vec<(usize, Money)>,
        /// Why, in words for people.
        reason: String,
    },
    /// A receipt or a payment that was entered: its place in [`RecogniserInput::entered`].
    Entered(usize),
    /// A transfer from or to this bank account.
    Transfer {
        /// The other bank account.
        other: BankAccountId,
        /// Its row that waits; none where the books have the transfer already.
        half: Option<BankTransactionId>,
    },
    /// Several things fit, and nothing says which; these, in words for people.
    Several(String),
    /// Something of the books is near, but not near enough to say that it is that; why, in words for
    /// people. It is no further sale or cost either, as far as anybody can tell.
    Unclear(String),
}

/// What a row is, and how sure that is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recognition {
    /// What.
    pub is: Recognised,
    /// How likely that is right; 0 where several things fit, or none.
    pub confidence: Score,
}

/// What coding says of rows that wait, by their identifiers.
#[derive(Debug, Default)]
pub struct CodingHints {
    /// Coded as others of their payee were.
    pub usual: BTreeSet<BankTransactionId>,
    /// Surely an income or a cost, by their text or by their payee.
    pub sure: BTreeSet<BankTransactionId>,
}

/// What the books know of.
#[derive(Debug, Default)]
pub struct RecogniserInput {
    /// Documents with something due, the earliest first.
    pub open: Vec<OpenDocument>,
    /// Documents with nothing due.
    pub closed: Vec<SettledDocument>,
    /// Whom the organisation deals with.
    pub contacts: Vec<ContactName>,
    /// Its own bank accounts.
    pub banks: Vec<OwnBankAccount>,
    /// Receipts and payments without a row.
    pub entered: Vec<UnmatchedSettlement>,
    /// Halves of transfers whose rows are awaited.
    pub awaited: Vec<ExpectedTransfer>,
    /// All rows that wait.
    pub halves: Vec<TransferCandidate>,
    /// What the bank writes of them.
    pub texts: BTreeMap<BankTransactionId, String>,
}
