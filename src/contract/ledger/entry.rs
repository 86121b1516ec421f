//! The lines of one account.

use serde::{Deserialize, Serialize};

use super::journal::Source;
use crate::contract::chart::VatCode;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::date::Date;
use crate::id::{AccountId, JournalId};
use crate::money::Money;

/// Which lines of an account to list.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct AccountEntryFilter {
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
}

/// A line of a journal as its account sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AccountEntry {
    /// Names the line: the journal's identifier, a hyphen, and its number from 1.
    pub id: String,
    /// Where it is.
    pub account_id: AccountId,
    /// The journal it belongs to.
    pub journal_id: JournalId,
    /// That journal's place in the books.
    pub sequence: i64,
    /// The day it counts for.
    pub entry_date: Date,
    /// What the journal is.
    pub description: String,
    /// The number of the journal's document.
    #[schema(required)]
    pub reference: Option<String>,
    /// What made the journal.
    pub source: Source,
    /// The journal that its journal takes back.
    #[schema(required)]
    pub reverses_journal_id: Option<JournalId>,
    /// ISO 4217.
    pub currency: String,
    /// The debit, without VAT; 0.00 for a credit.
    pub debit: Money,
    /// The credit, without VAT; 0.00 for a debit.
    pub credit: Money,
    /// What the account comes to with this line and all before it, whichever of them are listed:
    /// debits less credits.
    pub balance: Money,
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
