//! Journals: balanced entries in the books.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// Maximum number of lines in a journal.
pub const LINES_MAX: usize = NewJournal::LINES_MAX;

words! {
    /// Where a journal came from.
    Source {
        /// Entered by hand.
        Manual = "manual",
        /// An invoice or a credit note.
        Invoice = "invoice",
        /// A receipt or a payment.
        Settlement = "settlement",
        /// A contra.
        Contra = "contra",
        /// A bank transaction.
        Bank = "bank",
        /// A reversal of another journal.
        Reversal = "reversal",
        /// Opening balances.
        Opening = "opening",
        /// A VAT return.
        VatReturn = "vat_return",
        /// A write-off.
        WriteOff = "write_off",
        /// The VAT of a bad debt, relieved or repaid.
        VatRelief = "vat_relief",
        /// The VAT of a deposit, released to an invoice.
        Deposit = "deposit",
    }

    /// Status of a journal.
    JournalStatus {
        /// Posted.
        Posted = "posted",
        /// Reversed by another journal.
        Reversed = "reversed",
    }

    /// What happens to the other items of a bulk request if one is refused.
    BulkMode {
        /// Nothing is processed.
        AllOrNothing = "all_or_nothing",
        /// The other items are still processed.
        Independent = "independent",
    }
}

/// A journal to post. Source: contract part 2.6.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewJournal {
    /// Entry date.
    pub entry_date: Date,
    /// Description.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// At least two lines.
    #[schema(max_items = 10_000)]
    pub lines: Vec<NewLine>,
    /// Document number or other reference.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// Your own ID for the journal; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    pub metadata: Option<Metadata>,
    /// Date on which to reverse it: the reversing journal is posted along with it.
    pub reverse_on: Option<Date>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// A line to post: one positive amount, either a debit or a credit.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewLine {
    /// Account to post to.
    pub account_id: AccountId,
    /// Debit, including VAT.
    pub debit: Option<Money>,
    /// Credit, including VAT.
    pub credit: Option<Money>,
    /// Memo.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
    /// VAT code.
    pub vat_code: Option<LedgerVatCode>,
    /// VAT included in the amount, as a positive figure. If omitted, it is calculated at the code's
    /// rate; 0 means no VAT. Where the buyer accounts for the VAT, it is on top of the amount.
    pub vat_amount: Option<Money>,
    /// Side of the VAT return: `output` (sales) or `input` (purchases). By default `output` on INCOME
    /// accounts and for credits to an account of the group `fixed_assets`, and `input` otherwise.
    pub vat_side: Option<Side>,
}

/// How to reverse a journal; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Reverse {
    /// Date of the reversal; defaults to the journal's own date, or the first day that is not
    /// locked.
    pub entry_date: Option<Date>,
    /// Description of the reversal; by default it says which journal is reversed.
    #[schema(min_length = 1, max_length = 500)]
    pub description: Option<String>,
}

/// Filters for listing journals.
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
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Posted or reversed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// A posted journal. It never changes, except for what other journals imply: its status and what
/// reverses it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Journal {
    /// Unique identifier.
    pub id: JournalId,
    /// Sequence number in the organisation's books, from 1, without gaps.
    pub sequence: i64,
    /// Entry date.
    pub entry_date: Date,
    /// Description.
    pub description: String,
    /// Document number or other reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Your own ID for the journal.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// Where it came from.
    pub source: Source,
    /// Whether it stands or has been reversed.
    pub status: JournalStatus,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Lines, in the order submitted; each generated VAT line follows the line it belongs to.
    pub lines: Vec<Line>,
    /// Total of the debits, which equals the total of the credits.
    pub total: Money,
    /// The journal that this one reverses.
    #[schema(required)]
    pub reverses_journal_id: Option<JournalId>,
    /// The journal that reverses this one.
    #[schema(required)]
    pub reversed_by_journal_id: Option<JournalId>,
    /// SHA-256 hash of everything stored for the journal, and of the previous hash.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
    /// When it was posted.
    pub created_at: Timestamp,
    /// When it was posted or, if it has been, reversed.
    pub updated_at: Timestamp,
    /// Version number: 1, or 2 once it has been reversed.
    pub version: i64,
}

/// A line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = JournalLine)]
pub struct Line {
    /// Unique identifier: the journal ID, a hyphen and the line number, from 1.
    pub id: String,
    /// Account posted to.
    pub account_id: AccountId,
    /// Code of the account.
    pub account_code: String,
    /// Debit excluding VAT; 0.00 if the line is a credit.
    pub debit: Money,
    /// Credit excluding VAT; 0.00 if the line is a debit.
    pub credit: Money,
    /// Memo.
    #[schema(required)]
    pub memo: Option<String>,
    /// VAT code.
    #[schema(required)]
    pub vat_code: Option<LedgerVatCode>,
    /// VAT that belongs to the line and was posted on a line of its own; 0.00 if none.
    pub vat_amount: Money,
    /// Kind of the VAT code; null for the usual one, `standard`, and for lines without a code.
    #[schema(required)]
    #[serde(default)]
    pub vat_kind: Option<TaxCodeKind>,
    /// VAT that cannot be reclaimed, and is part of the debit or credit; 0.00 if none.
    #[serde(default)]
    pub vat_in_cost: Money,
    /// Side of the VAT return on which it counts; null for lines that count in none.
    #[schema(required)]
    pub vat_side: Option<Side>,
    /// Whether this line was generated for the VAT on the line before it. There are two where the buyer accounts
    /// for the VAT.
    pub generated: bool,
}
