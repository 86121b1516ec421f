//! How bank transactions are confirmed.

use serde::{Deserialize, Serialize};

use super::journal::BulkMode;
use super::settlement::NewAllocation;
use super::vat_side::Side;
use crate::contract::error::ErrorBody;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::strict::form::not_zero;
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, JournalId, SettlementId};
use crate::money::Money;

/// Maximum number of bank transactions in a batch.
pub const BATCH_MAX: usize = ConfirmBatch::ITEMS_MAX;

/// How to confirm a bank transaction. Give one of: an account (the one already set is used by
/// default), lines, allocations or a refund (either may have lines beside it), a transfer or a match. The
/// body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Confirm {
    /// Account it is coded to.
    pub account_id: Option<AccountId>,
    /// VAT code.
    pub vat_code: Option<LedgerVatCode>,
    /// VAT included in the amount, as a positive figure. If omitted, it is calculated at the code's
    /// rate; 0 means no VAT. Where the buyer accounts for the VAT, it is on top of the amount.
    pub vat_amount: Option<Money>,
    /// Side of the VAT return: `output` (sales) or `input` (purchases). By default `output` on INCOME
    /// accounts and for money in on an account of the group `fixed_assets`, and `input` otherwise.
    pub vat_side: Option<Side>,
    /// Split lines that add up to the amount: on their own, or together with `allocations`, such as the
    /// fees of a payout, a discount or a rounding difference.
    #[schema(min_items = 1, max_items = 500)]
    pub lines: Option<Vec<SplitLine>>,
    /// Invoices and credit notes it settles, all for one contact, with positive amounts: sales invoices
    /// bring money in and purchase invoices take it out, and credit notes the other way round, so that
    /// credit notes are taken off what the invoices come to. The total may not exceed the amount; any
    /// remainder is left unallocated on the contact's account. With `lines`, both must add up to the
    /// amount.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// Whether it is a refund: money back to a customer, or from a supplier. It settles the credit notes
    /// in `allocations`; whatever it does not settle is left unallocated on the contact's account.
    #[schema(default = false)]
    pub refund: bool,
    /// Contact of a refund without `allocations`; by default the one already set.
    pub contact_id: Option<ContactId>,
    /// Bank account at the other end of a transfer.
    pub transfer_to_bank_account_id: Option<BankAccountId>,
    /// Existing journal, receipt or payment that it matches.
    #[serde(rename = "match")]
    #[body(object)]
    pub matched: Option<Match>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// Part of a split bank transaction.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SplitLine {
    /// Account it is coded to.
    pub account_id: AccountId,
    /// Amount: positive for money in, negative for money out, whatever the sign of the whole; never
    /// 0.
    #[body(then = not_zero)]
    pub amount: Money,
    /// VAT code.
    #[schema(default = "NV")]
    pub vat_code: LedgerVatCode,
    /// VAT included in the amount, as a positive figure. If omitted, it is calculated at the code's
    /// rate; 0 means no VAT. Where the buyer accounts for the VAT, it is on top of the amount.
    pub vat_amount: Option<Money>,
    /// Side of the VAT return: `output` (sales) or `input` (purchases). By default `output` on INCOME
    /// accounts and for money in on an account of the group `fixed_assets`, and `input` otherwise.
    pub vat_side: Option<Side>,
    /// Memo.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
}

/// An entry already in the books: give one of the two.
#[body(check = is_one_thing)]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Match {
    /// A journal with a line for this amount on the bank account's ledger account.
    pub journal_id: Option<JournalId>,
    /// A receipt or a payment.
    pub settlement_id: Option<SettlementId>,
}

fn is_one_thing(matched: &Match) -> Result<(), (&'static str, &'static str)> {
    if matched.journal_id.is_some() == matched.settlement_id.is_some() {
        return Err(("", "must have one of journal_id and settlement_id"));
    }
    Ok(())
}

/// Bank transactions to confirm together.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfirmBatch {
    /// Bank transactions, and how to confirm each.
    #[schema(min_items = 1, max_items = 1_000)]
    pub items: Vec<ConfirmItem>,
    /// What happens to the other items if one is refused.
    #[schema(default = "all_or_nothing")]
    pub mode: BulkMode,
}

/// One item of a batch.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfirmItem {
    /// ID of the bank transaction.
    pub id: BankTransactionId,
    /// How to confirm it.
    #[serde(flatten)]
    pub how: Confirm,
}

words! {
    /// Outcome of an item in a batch.
    ConfirmedStatus {
        /// Posted to the books.
        Confirmed = "confirmed",
        /// Refused, and left unchanged.
        Refused = "refused",
    }
}

/// Result of a batch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ConfirmedBatch {
    /// What happens to the other items if one is refused.
    pub mode: BulkMode,
    /// Number of bank transactions confirmed.
    pub confirmed: usize,
    /// Number of bank transactions refused and left unchanged.
    pub refused: usize,
    /// Result for each item, in the order submitted.
    pub items: Vec<ConfirmedItem>,
}

/// Result for one item of a batch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ConfirmedItem {
    /// Index in the request, from 0.
    pub index: usize,
    /// Outcome.
    pub status: ConfirmedStatus,
    /// ID of the bank transaction.
    pub id: BankTransactionId,
    /// Journal that records it in the books; null if it was refused.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// Why it was refused; null if it was confirmed.
    #[schema(required, value_type = Option<crate::contract::error::LedgerRefusal>)]
    pub error: Option<ErrorBody>,
}
