//! Journals: balanced entries in the books.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::date;
use crate::contract::strict::form::{Form, any_text, filled_text, id, money, word};
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{AccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// Most lines of a journal.
pub const LINES_MAX: usize = 10_000;

/// Most journals of a bulk request.
pub const BULK_MAX: usize = 1_000;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub reference: Option<String>,
    /// Its name elsewhere; each once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// The day on which another journal undoes it, posted along with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reverse_on: Option<Date>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

/// A line to be posted: one positive value, in debit or in credit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// Where it goes.
    pub account_id: AccountId,
    /// The debit, VAT included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub debit: Option<Money>,
    /// The credit, VAT included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub credit: Option<Money>,
    /// What to write beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub memo: Option<String>,
    /// How it stands to VAT.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_code: Option<VatCode>,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_amount: Option<Money>,
}

impl NewJournal {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let read = Self::read_at(json, "", &mut issues);
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }

    /// Reads a journal that stands at this path of a body.
    pub fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = [
            "entry_date",
            "description",
            "lines",
            "reference",
            "external_id",
            "reverse_on",
            "currency",
        ];
        let mut form = Form::open(json, keys, path, issues)?;
        let entry_date = form.required("entry_date", date);
        let description = form.required("description", |json| filled_text(json, 500));
        let lines = form.list("lines", LINES_MAX, NewLine::read_at);
        let reference = form.optional("reference", |json| any_text(json, 255));
        let external_id = form.optional("external_id", |json| filled_text(json, 255));
        let reverse_on = form.optional("reverse_on", date);
        let currency = form.optional("currency", |json| any_text(json, 3));
        Some(Self {
            entry_date: entry_date?,
            description: description?,
            lines: lines?,
            reference: reference?,
            external_id: external_id?,
            reverse_on: reverse_on?,
            currency: currency?,
        })
    }
}

impl NewLine {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = ["account_id", "debit", "credit", "memo", "vat_code", "vat_amount"];
        let mut form = Form::open(json, keys, path, issues)?;
        let account_id = form.required("account_id", id);
        let debit = form.optional("debit", money);
        let credit = form.optional("credit", money);
        let memo = form.optional("memo", |json| any_text(json, 500));
        let vat_code = form.optional("vat_code", word);
        let vat_amount = form.optional("vat_amount", money);
        Some(Self {
            account_id: account_id?,
            debit: debit?,
            credit: credit?,
            memo: memo?,
            vat_code: vat_code?,
            vat_amount: vat_amount?,
        })
    }
}

/// How a journal is undone; no body stands for an empty object.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reverse {
    /// The day it is undone on; left out, the journal's own, or the first that is not locked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub entry_date: Option<Date>,
    /// What to write; left out, that it reverses the journal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 500)]
    pub description: Option<String>,
}

impl Reverse {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["entry_date", "description"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let entry_date = form.optional("entry_date", date);
            let description = form.optional("description", |json| filled_text(json, 500));
            Some(Self { entry_date: entry_date?, description: description? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
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
