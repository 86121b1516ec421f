//! Journals: balanced entries in the books.

use serde::{Deserialize, Serialize};

use crate::contract::chart::VatCode;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// Most lines of a journal.
pub const LINES_MAX: usize = NewJournal::LINES_MAX;

words! {
    /// What made a journal.
    Source {
        /// Somebody wrote it.
        Manual = "manual",
        /// An invoice or a credit note.
        Invoice = "invoice",
        /// A receipt or a payment.
        Settlement = "settlement",
        /// A row of a bank statement.
        Bank = "bank",
        /// It undoes another.
        Reversal = "reversal",
        /// First figures.
        Opening = "opening",
        /// A VAT return.
        VatReturn = "vat_return",
    }

    /// Whether a journal still counts.
    JournalStatus {
        /// It does.
        Posted = "posted",
        /// Another undoes it.
        Reversed = "reversed",
    }

    /// What becomes of a bulk request one of whose items is refused.
    BulkMode {
        /// Nothing is done.
        AllOrNothing = "all_or_nothing",
        /// The others are done.
        Independent = "independent",
    }
}

/// A journal to be posted. Source: contract part 2.6.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewJournal {
    /// The day it counts for.
    pub entry_date: Date,
    /// What it is.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// Two lines or more.
    #[schema(max_items = 10_000)]
    pub lines: Vec<NewLine>,
    /// A document's number.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// Its name elsewhere; each once.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// The day on which another journal undoes it, posted along with it.
    pub reverse_on: Option<Date>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// A line to be posted: one positive value, in debit or in credit.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewLine {
    /// Where it goes.
    pub account_id: AccountId,
    /// The debit, VAT included.
    pub debit: Option<Money>,
    /// The credit, VAT included.
    pub credit: Option<Money>,
    /// What to write beside it.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
    /// How it stands to VAT.
    pub vat_code: Option<VatCode>,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    pub vat_amount: Option<Money>,
}

/// How a journal is undone; no body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Reverse {
    /// The day it is undone on; left out, the journal's own, or the first that is not locked.
    pub entry_date: Option<Date>,
    /// What to write; left out, that it reverses the journal.
    #[schema(min_length = 1, max_length = 500)]
    pub description: Option<String>,
}

/// Which journals to list.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct JournalFilter {
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
    /// With a line on this account.
    pub account_id: Option<AccountId>,
    /// Only this source.
    pub source: Option<Source>,
    /// With this text in the description or reference, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
}

/// A journal as it was posted. Nothing of it ever changes but what follows from others: its status, and
/// what reverses it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Journal {
    /// Names it.
    pub id: JournalId,
    /// Its place in the organisation's books, from 1, without gaps.
    pub sequence: i64,
    /// The day it counts for.
    pub entry_date: Date,
    /// What it is.
    pub description: String,
    /// A document's number.
    #[schema(required)]
    pub reference: Option<String>,
    /// Its name elsewhere.
    #[schema(required)]
    pub external_id: Option<String>,
    /// What made it.
    pub source: Source,
    /// Whether it still counts.
    pub status: JournalStatus,
    /// ISO 4217.
    pub currency: String,
    /// Its lines, in the order of the body; VAT stands behind the line it was in.
    pub lines: Vec<Line>,
    /// What the debits add up to, and the credits.
    pub total: Money,
    /// The journal that this one undoes.
    #[schema(required)]
    pub reverses_journal_id: Option<JournalId>,
    /// The journal that undoes this one.
    #[schema(required)]
    pub reversed_by_journal_id: Option<JournalId>,
    /// SHA-256 over everything that is stored of it and over the hash before it.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
    /// When it was posted.
    pub created_at: Timestamp,
    /// 1, and 2 once it is reversed.
    pub version: i64,
}

/// A line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = JournalLine)]
pub struct Line {
    /// Names it: the journal's identifier, a hyphen, and its number from 1.
    pub id: String,
    /// Where it went.
    pub account_id: AccountId,
    /// That account's name in the chart.
    pub account_code: String,
    /// The debit, without VAT; 0.00 for a credit.
    pub debit: Money,
    /// The credit, without VAT; 0.00 for a debit.
    pub credit: Money,
    /// What stands beside it.
    #[schema(required)]
    pub memo: Option<String>,
    /// How it stands to VAT.
    #[schema(required)]
    pub vat_code: Option<VatCode>,
    /// The VAT that was in it; 0.00 for none.
    pub vat_amount: Money,
    /// Whether it is the VAT of the line before.
    pub generated: bool,
}
