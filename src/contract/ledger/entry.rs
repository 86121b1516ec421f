//! The lines of one account.

use serde::{Deserialize, Serialize};

use super::journal::Source;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::date::Date;
use crate::id::{AccountId, JournalId};
use crate::money::Money;

/// Filters for listing the lines of an account.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct AccountEntryFilter {
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
}

/// A journal line as listed for its account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AccountEntry {
    /// Names the line: the journal's identifier, a hyphen, and its number from 1.
    pub id: String,
    /// Account.
    pub account_id: AccountId,
    /// Journal it belongs to.
    pub journal_id: JournalId,
    /// Sequence number of the journal.
    pub sequence: i64,
    /// Entry date.
    pub entry_date: Date,
    /// Description of the journal.
    pub description: String,
    /// Document number or other reference of the journal.
    #[schema(required)]
    pub reference: Option<String>,
    /// Where the journal came from.
    pub source: Source,
    /// The journal that this line's journal reverses.
    #[schema(required)]
    pub reverses_journal_id: Option<JournalId>,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Debit excluding VAT; 0.00 if the line is a credit.
    pub debit: Money,
    /// Credit excluding VAT; 0.00 if the line is a debit.
    pub credit: Money,
    /// Running balance after this line, counting all earlier lines whether listed or not: debits
    /// less credits.
    pub balance: Money,
    /// Memo.
    #[schema(required)]
    pub memo: Option<String>,
    /// VAT code.
    #[schema(required)]
    pub vat_code: Option<LedgerVatCode>,
    /// VAT that was included in the line; 0.00 if none.
    pub vat_amount: Money,
    /// Whether this line was generated for the VAT on the line before it.
    pub generated: bool,
}
