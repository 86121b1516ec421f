//! Bank transactions: the rows of bank statements, and what they are in the books.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{
    Form, Patch, any_text, filled_text, id, money, some_money, word,
};
use crate::contract::strict::{boolean, date};
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, JournalId, SettlementId};
use crate::money::Money;
use crate::time::Timestamp;

/// Most rows of an import.
pub const ROWS_MAX: usize = 10_000;

words! {
    /// How a bank transaction stands to the books. Source: contract part 2.6.
    BankStatus {
        /// Nobody has said what it is.
        Unconfirmed = "unconfirmed",
        /// It is in the books.
        Confirmed = "confirmed",
        /// It is not to be in the books.
        Excluded = "excluded",
    }

    /// What an import makes of a row.
    RowStatus {
        /// A bank transaction.
        Created = "created",
        /// Nothing: it is there already.
        Duplicate = "duplicate",
    }
}

/// What a row of a statement says, and how it may be coded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StatementRow {
    /// The day.
    pub date: Date,
    /// Money in is above 0, money out below; never 0.
    pub amount: Money,
    /// What the bank writes.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// A document's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub reference: Option<String>,
    /// The bank's name for it; each once in a bank account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// The account it goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account_id: Option<AccountId>,
    /// How it stands to VAT.
    #[schema(required = false, default = "NV")]
    pub vat_code: VatCode,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_amount: Option<Money>,
    /// The customer or supplier.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub contact_id: Option<ContactId>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

/// The keys of a row, `bank_account_id` in front, which only a row by itself has.
const ROW_KEYS: [&str; 11] = [
    "bank_account_id",
    "date",
    "amount",
    "description",
    "reference",
    "external_id",
    "account_id",
    "vat_code",
    "vat_amount",
    "contact_id",
    "currency",
];

impl StatementRow {
    /// Takes the keys of a row from an object that may have others too.
    fn take<const N: usize>(form: &mut Form<'_, '_, N>) -> Option<Self> {
        let date = form.required("date", date);
        let amount = form.required("amount", some_money);
        let description = form.required("description", |json| filled_text(json, 500));
        let reference = form.optional("reference", |json| any_text(json, 255));
        let external_id = form.optional("external_id", |json| filled_text(json, 255));
        let account_id = form.optional("account_id", id);
        let vat_code = form.or("vat_code", VatCode::Nv, word);
        let vat_amount = form.optional("vat_amount", money);
        let contact_id = form.optional("contact_id", id);
        let currency = form.optional("currency", |json| any_text(json, 3));
        Some(Self {
            date: date?,
            amount: amount?,
            description: description?,
            reference: reference?,
            external_id: external_id?,
            account_id: account_id?,
            vat_code: vat_code?,
            vat_amount: vat_amount?,
            contact_id: contact_id?,
            currency: currency?,
        })
    }

    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let [_, keys @ ..] = ROW_KEYS;
        Self::take(&mut Form::open(json, keys, path, issues)?)
    }
}

/// A bank transaction to be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBankTransaction {
    /// Where the money went in or out.
    pub bank_account_id: BankAccountId,
    /// What happened.
    #[serde(flatten)]
    pub row: StatementRow,
}

impl NewBankTransaction {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let read = Form::open(json, ROW_KEYS, "", &mut issues).and_then(|mut form| {
            let bank_account_id = form.required("bank_account_id", id);
            let row = StatementRow::take(&mut form);
            Some(Self { bank_account_id: bank_account_id?, row: row? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// Rows of a statement. Those that are there already make nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// Whose statement it is.
    pub bank_account_id: BankAccountId,
    /// The rows, in the order of the statement.
    #[schema(max_items = 10_000)]
    pub rows: Vec<StatementRow>,
    /// The balance that the statement ends with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub statement_balance: Option<Money>,
    /// The day at the end of which the bank had it; left out, the latest day of the rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub statement_date: Option<Date>,
    /// Whether only to say what would come of it.
    #[schema(required = false, default = false)]
    pub dry_run: bool,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

impl Import {
    /// The day of the statement's balance: the one that is said, else the latest of its rows.
    #[must_use]
    pub fn statement_day(&self) -> Option<Date> {
        self.statement_date.or_else(|| self.rows.iter().map(|row| row.date).max())
    }

    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "bank_account_id",
            "rows",
            "statement_balance",
            "statement_date",
            "dry_run",
            "currency",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let bank_account_id = form.required("bank_account_id", id);
            let rows = form.list("rows", ROWS_MAX, StatementRow::read_at);
            let statement_balance = form.optional("statement_balance", money);
            let statement_date = form.optional("statement_date", date);
            let dry_run = form.or("dry_run", false, boolean);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                bank_account_id: bank_account_id?,
                rows: rows?,
                statement_balance: statement_balance?,
                statement_date: statement_date?,
                dry_run: dry_run?,
                currency: currency?,
            })
        });
        if read.as_ref().is_some_and(|import| {
            import.statement_date.is_some() && import.statement_balance.is_none()
        }) {
            issues.push("statement_balance", "is missing beside its day");
        }
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What came of an import, or would.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Imported {
    /// Bank transactions made.
    pub created: usize,
    /// Rows that were there already.
    pub duplicates: usize,
    /// Whether nothing was written.
    pub dry_run: bool,
    /// What came of each row, in their order.
    pub rows: Vec<ImportedRow>,
}

/// What came of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ImportedRow {
    /// Its place among the rows, from 0.
    pub index: usize,
    /// What came of it.
    pub status: RowStatus,
    /// The bank transaction made, or the one that was there; null for one that would be made.
    #[schema(required)]
    pub id: Option<BankTransactionId>,
}

/// How an unconfirmed bank transaction is coded anew; what is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchBankTransaction)]
pub struct BankTransactionPatch {
    /// The account it goes to; null for none yet.
    #[schema(value_type = Option<AccountId>, required = false)]
    pub account_id: Patch<AccountId>,
    /// How it stands to VAT; null for NV. Another code takes the old VAT amount away.
    #[schema(value_type = Option<VatCode>, required = false)]
    pub vat_code: Patch<VatCode>,
    /// The VAT in it, a magnitude; null for what the code's rate says.
    #[schema(value_type = Option<Money>, required = false)]
    pub vat_amount: Patch<Money>,
    /// The customer or supplier; null for none.
    #[schema(value_type = Option<ContactId>, required = false)]
    pub contact_id: Patch<ContactId>,
    /// The organisation's currency, for callers who want to be sure.
    #[schema(value_type = String, required = false, nullable = false)]
    pub currency: Option<String>,
}

impl BankTransactionPatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["account_id", "vat_code", "vat_amount", "contact_id", "currency"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let account_id = form.patch("account_id", id);
            let vat_code = form.patch("vat_code", word);
            let vat_amount = form.patch("vat_amount", money);
            let contact_id = form.patch("contact_id", id);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                account_id: account_id?,
                vat_code: vat_code?,
                vat_amount: vat_amount?,
                contact_id: contact_id?,
                currency: currency?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// Why a bank transaction is voided, excluded or restored; no body stands for an empty object.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Because)]
pub struct ReasonBody {
    /// For the record of who did what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub reason: Option<String>,
}

impl ReasonBody {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let read = Form::open(json, ["reason"], "", &mut issues).and_then(|mut form| {
            let reason = form.optional("reason", |json| any_text(json, 500));
            Some(Self { reason: reason? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// A bank transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankTransaction {
    /// Names it.
    pub id: BankTransactionId,
    /// Where the money went in or out.
    pub bank_account_id: BankAccountId,
    /// The day.
    pub date: Date,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// ISO 4217.
    pub currency: String,
    /// What the bank writes.
    pub description: String,
    /// A document's number.
    #[schema(required)]
    pub reference: Option<String>,
    /// The bank's name for it.
    #[schema(required)]
    pub external_id: Option<String>,
    /// How it stands to the books. Source: contract part 2.6.
    pub status: BankStatus,
    /// The account it goes to; null where nothing says it, and where it went to several.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// How it stands to VAT; null where its lines differ in it. Source: contract part 2.6.
    #[schema(required)]
    pub vat_code: Option<VatCode>,
    /// The VAT in it, a magnitude; 0.00 for none.
    pub vat_amount: Money,
    /// The amount without VAT, with the amount's sign.
    pub net_amount: Money,
    /// The customer or supplier.
    #[schema(required)]
    pub contact_id: Option<ContactId>,
    /// The journal that it is in the books by.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// The receipt or payment that it is.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// When it was confirmed.
    #[schema(required)]
    pub confirmed_at: Option<Timestamp>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}
