//! Bank transactions: the rows of bank statements, and what they are in the books.

use serde::{Deserialize, Serialize};

use crate::contract::chart::VatCode;
use crate::contract::strict::form::{Patch, not_zero};
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, JournalId, SettlementId};
use crate::money::Money;
use crate::time::Timestamp;

/// Most rows of an import.
pub const ROWS_MAX: usize = Import::ROWS_MAX;

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
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatementRow {
    /// The day.
    pub date: Date,
    /// Money in is above 0, money out below; never 0.
    #[body(then = not_zero)]
    pub amount: Money,
    /// What the bank writes.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// A document's number.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// The bank's name for it; each once in a bank account.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// The account it goes to.
    pub account_id: Option<AccountId>,
    /// How it stands to VAT.
    #[schema(default = "NV")]
    pub vat_code: VatCode,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    pub vat_amount: Option<Money>,
    /// The customer or supplier.
    pub contact_id: Option<ContactId>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// A bank transaction to be made.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBankTransaction {
    /// Where the money went in or out.
    pub bank_account_id: BankAccountId,
    /// What happened.
    #[serde(flatten)]
    pub row: StatementRow,
}

/// Rows of a statement. Those that are there already make nothing.
#[body(check = day_has_balance)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Import {
    /// Whose statement it is.
    pub bank_account_id: BankAccountId,
    /// The rows, in the order of the statement.
    #[schema(max_items = 10_000)]
    pub rows: Vec<StatementRow>,
    /// The balance that the statement ends with.
    pub statement_balance: Option<Money>,
    /// The day at the end of which the bank had it; left out, the latest day of the rows.
    pub statement_date: Option<Date>,
    /// Whether only to say what would come of it.
    #[schema(default = false)]
    pub dry_run: bool,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

impl Import {
    /// The day of the statement's balance: the one that is said, else the latest of its rows.
    #[must_use]
    pub fn statement_day(&self) -> Option<Date> {
        self.statement_date.or_else(|| self.rows.iter().map(|row| row.date).max())
    }
}

/// A day is that of a balance.
fn day_has_balance(import: &Import) -> Result<(), (&'static str, &'static str)> {
    if import.statement_date.is_some() && import.statement_balance.is_none() {
        return Err(("statement_balance", "is missing beside its day"));
    }
    Ok(())
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
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchBankTransaction)]
pub struct BankTransactionPatch {
    /// The account it goes to; null for none yet.
    pub account_id: Patch<AccountId>,
    /// How it stands to VAT; null for NV. Another code takes the old VAT amount away.
    pub vat_code: Patch<VatCode>,
    /// The VAT in it, a magnitude; null for what the code's rate says.
    pub vat_amount: Patch<Money>,
    /// The customer or supplier; null for none.
    pub contact_id: Patch<ContactId>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// Why a bank transaction is voided, excluded or restored; no body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = Because)]
pub struct ReasonBody {
    /// For the record of who did what.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// Which bank transactions to list.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct BankTransactionFilter {
    /// Only this status.
    pub status: Option<BankStatus>,
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
    /// Only this bank account.
    pub bank_account_id: Option<BankAccountId>,
    /// This amount or more; money out is negative.
    #[param(value_type = Option<f64>)]
    pub min_amount: Option<Money>,
    /// This amount or less; money out is negative.
    #[param(value_type = Option<f64>)]
    pub max_amount: Option<Money>,
    /// With this text in the description, reference or external ID, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
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
