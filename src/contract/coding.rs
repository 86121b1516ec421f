//! The shapes of a coding job. Source: contract part 2.5.

use serde::Serialize;

use crate::contract::ToSchema;

pub use super::chart::{AccountType, VatCode};
use super::score::Score;

/// Maximum length of a transaction's or account's text, in Unicode scalar values.
pub const TEXT_CHARS_MAX: usize = 10_000;

/// Result of a completed coding job.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CodingResult<'a> {
    /// Counts.
    pub summary: CodingSummary,
    /// One credit per transaction.
    pub credits_charged: u64,
    /// One result per transaction, in the order submitted.
    pub results: Vec<CodedTransaction<'a>>,
}

/// Counts for the job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct CodingSummary {
    /// Number of transactions.
    pub transactions: usize,
    /// Number of transactions with a suggested account.
    pub coded: usize,
    /// Number of transactions without a suggested account.
    pub uncoded: usize,
}

/// Suggested coding for a transaction.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CodedTransaction<'a> {
    /// Index of the transaction in the request, from 0.
    pub row: u32,
    /// Code of the best-fitting account; null if none fits.
    #[schema(required)]
    pub suggested_account_code: Option<&'a str>,
    /// Name of the account, as given in the chart.
    #[schema(required)]
    pub suggested_account_name: Option<&'a str>,
    /// Type of the account; also null if the chart lists the code with different types.
    #[schema(required)]
    pub suggested_account_type: Option<AccountType>,
    /// VAT code; `NV` if no account is suggested.
    pub vat_code: VatCode,
    /// How likely the account is to be right.
    pub confidence: Score,
    /// Up to two other accounts, most likely first. None has a higher confidence than the
    /// suggestion, and together with it they add up to at most 1, as only one account can be right.
    #[schema(max_items = 2)]
    pub alternatives: Vec<Alternative<'a>>,
    /// What the suggestion is based on, or why there is none. Never contains text from the request.
    pub reason: String,
}

/// Another account that may be right.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Alternative<'a> {
    /// Code of the account.
    pub account_code: &'a str,
    /// How likely the account is to be right.
    pub confidence: Score,
}
