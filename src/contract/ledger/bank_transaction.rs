//! Bank transactions: the rows of bank statements, and what they are in the books.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::ledger::vat_side::Side;
use crate::contract::strict::form::{Patch, not_zero};
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, JournalId, SettlementId};
use crate::money::Money;
use crate::time::Timestamp;

/// Maximum number of rows in an import.
pub const ROWS_MAX: usize = Import::ROWS_MAX;

words! {
    /// Status of a bank transaction. Source: contract part 2.6.
    BankStatus {
        /// Not yet confirmed or excluded.
        Unconfirmed = "unconfirmed",
        /// Posted to the books.
        Confirmed = "confirmed",
        /// Left out of the books.
        Excluded = "excluded",
    }

    /// Result of importing a row.
    RowStatus {
        /// A bank transaction was created.
        Created = "created",
        /// Skipped: the transaction already exists.
        Duplicate = "duplicate",
    }
}

/// A row of a bank statement, with optional coding.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatementRow {
    /// Date.
    pub date: Date,
    /// Amount: positive for money in, negative for money out; never 0.
    #[body(then = not_zero)]
    pub amount: Money,
    /// Description from the bank.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// Document number or other reference.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// The bank's ID for the transaction; must be unique within the bank account.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Account it is coded to.
    pub account_id: Option<AccountId>,
    /// VAT code.
    #[schema(default = "NV")]
    pub vat_code: LedgerVatCode,
    /// VAT included in the amount, as a positive figure. If omitted, it is calculated at the code's
    /// rate; 0 means no VAT. Where the buyer accounts for the VAT, it is on top of the amount.
    pub vat_amount: Option<Money>,
    /// Customer or supplier.
    pub contact_id: Option<ContactId>,
    /// Keys and values of your own: at most 20 keys.
    pub metadata: Option<Metadata>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// A bank transaction to create.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewBankTransaction {
    /// Bank account the money was paid into or out of.
    pub bank_account_id: BankAccountId,
    /// The transaction.
    #[serde(flatten)]
    pub row: StatementRow,
}

/// Statement rows to import. Rows that already exist are skipped.
#[body(check = day_has_balance)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Import {
    /// Bank account the statement belongs to.
    pub bank_account_id: BankAccountId,
    /// Rows, in statement order.
    #[schema(max_items = 10_000)]
    pub rows: Vec<StatementRow>,
    /// Closing balance of the statement.
    pub statement_balance: Option<Money>,
    /// Date of the closing balance, as at the end of that day; defaults to the latest date among
    /// the rows.
    pub statement_date: Option<Date>,
    /// Validate and report the outcome without saving anything.
    #[schema(default = false)]
    pub dry_run: bool,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

impl Import {
    /// Date of the statement balance: the one given, or else the latest among the rows.
    #[must_use]
    pub fn statement_day(&self) -> Option<Date> {
        self.statement_date.or_else(|| self.rows.iter().map(|row| row.date).max())
    }
}

/// A statement date needs a statement balance.
fn day_has_balance(import: &Import) -> Result<(), (&'static str, &'static str)> {
    if import.statement_date.is_some() && import.statement_balance.is_none() {
        return Err(("statement_balance", "is missing beside its day"));
    }
    Ok(())
}

/// Outcome of an import, or of a dry run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Imported {
    /// Number of bank transactions created.
    pub created: usize,
    /// Number of rows skipped because they already exist.
    pub duplicates: usize,
    /// Whether this was a dry run, with nothing saved.
    pub dry_run: bool,
    /// Outcome of each row, in the order submitted.
    pub rows: Vec<ImportedRow>,
}

/// Outcome of a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ImportedRow {
    /// Index of the row in the request, from 0.
    pub index: usize,
    /// Outcome.
    pub status: RowStatus,
    /// The bank transaction created, or the existing one; null if it would be created by a real
    /// run.
    #[schema(required)]
    pub id: Option<BankTransactionId>,
}

/// New coding for an unconfirmed bank transaction; omitted fields stay as they are. Once it is confirmed or excluded,
/// only `metadata` can be changed.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchBankTransaction)]
pub struct BankTransactionPatch {
    /// Account it is coded to; null for none yet.
    pub account_id: Patch<AccountId>,
    /// VAT code; null for NV. Changing the code clears the VAT amount.
    pub vat_code: Patch<LedgerVatCode>,
    /// VAT included in the amount, as a positive figure; null to calculate it at the code's rate.
    pub vat_amount: Patch<Money>,
    /// Customer or supplier; null for none.
    pub contact_id: Patch<ContactId>,
    /// Keys and values of your own, which replace all existing ones; null for none.
    pub metadata: Patch<Metadata>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

impl BankTransactionPatch {
    /// Whether it changes only what may change of a bank transaction in any state.
    #[must_use]
    pub fn is_for_any(&self) -> bool {
        !self.metadata.is_untouched()
            && self.account_id.is_untouched()
            && self.vat_code.is_untouched()
            && self.vat_amount.is_untouched()
            && self.contact_id.is_untouched()
    }
}

/// Reason for voiding, excluding or restoring a bank transaction; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = Because)]
pub struct ReasonBody {
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// Filters for listing bank transactions.
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
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// A bank transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankTransaction {
    /// Unique identifier.
    pub id: BankTransactionId,
    /// Bank account the money was paid into or out of.
    pub bank_account_id: BankAccountId,
    /// Date.
    pub date: Date,
    /// Amount: positive for money in, negative for money out.
    pub amount: Money,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Description from the bank.
    pub description: String,
    /// Document number or other reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// The bank's ID for the transaction.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Status. Source: contract part 2.6.
    pub status: BankStatus,
    /// Account it is coded to; null if it is not coded, or is split across several accounts.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// VAT code; null if its lines have different codes. Source: contract part 2.6.
    #[schema(required)]
    pub vat_code: Option<LedgerVatCode>,
    /// VAT included in the amount, as a positive figure; 0.00 if none.
    pub vat_amount: Money,
    /// Side of the VAT return on which it counts; null if it is not confirmed, counts in no return, or
    /// its lines are on both sides.
    #[schema(required)]
    pub vat_side: Option<Side>,
    /// Amount excluding VAT, with the same sign as the amount.
    pub net_amount: Money,
    /// Customer or supplier.
    #[schema(required)]
    pub contact_id: Option<ContactId>,
    /// Journal that records it in the books.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// Receipt or payment it corresponds to.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// When it was confirmed.
    #[schema(required)]
    pub confirmed_at: Option<Timestamp>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}
