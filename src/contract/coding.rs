//! The shapes of a coding job. Source: contract part 2.5.

use serde::Serialize;

use crate::contract::ToSchema;

pub use super::chart::{AccountType, VatCode};
use super::score::Score;

/// Longest text of a transaction or an account in Unicode scalar values.
pub const TEXT_CHARS_MAX: usize = 10_000;

/// The result of a completed coding job.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CodingResult<'a> {
    /// Counts.
    pub summary: CodingSummary,
    /// One credit per transaction.
    pub credits_charged: u64,
    /// One for each transaction, in the order of the request.
    pub results: Vec<CodedTransaction<'a>>,
}

/// Counts of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct CodingSummary {
    /// All transactions.
    pub transactions: usize,
    /// Those with a suggested account.
    pub coded: usize,
    /// Those without.
    pub uncoded: usize,
}

/// What is suggested for a transaction.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CodedTransaction<'a> {
    /// The transaction's index in the request, from 0.
    pub row: u32,
    /// Code of the account that fits best; null when none does.
    #[schema(required)]
    pub suggested_account_code: Option<&'a str>,
    /// Its name as it stands in the chart.
    #[schema(required)]
    pub suggested_account_name: Option<&'a str>,
    /// Its type; null too when the code stands in the chart with different types.
    #[schema(required)]
    pub suggested_account_type: Option<AccountType>,
    /// The VAT code; `NV` where no account is suggested.
    pub vat_code: VatCode,
    /// How likely the account is right.
    pub confidence: Score,
    /// Up to two other accounts, the likelier first. No confidence is above that of the
    /// suggestion, and with it they add up to 1 at most: only one account can be right.
    #[schema(max_items = 2)]
    pub alternatives: Vec<Alternative<'a>>,
    /// What the suggestion rests on, or why there is none. Never holds text of the request.
    pub reason: String,
}

/// Another account that may be right.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Alternative<'a> {
    /// Its code.
    pub account_code: &'a str,
    /// How likely it is right.
    pub confidence: Score,
}
