//! How bank transactions are confirmed.

use serde::{Deserialize, Serialize};

use super::journal::BulkMode;
use super::settlement::NewAllocation;
use crate::contract::chart::VatCode;
use crate::contract::error::ErrorBody;
use crate::contract::strict::form::not_zero;
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::id::{AccountId, BankAccountId, BankTransactionId, JournalId, SettlementId};
use crate::money::Money;

/// Most bank transactions of a batch.
pub const BATCH_MAX: usize = ConfirmBatch::ITEMS_MAX;

/// What a bank transaction is: one of an account (which may stand on it already), lines, allocations, a
/// transfer and a match. No body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Confirm {
    /// The account it goes to.
    pub account_id: Option<AccountId>,
    /// How it stands to VAT.
    pub vat_code: Option<VatCode>,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    pub vat_amount: Option<Money>,
    /// Parts that add up to the amount.
    #[schema(min_items = 1, max_items = 500)]
    pub lines: Option<Vec<SplitLine>>,
    /// The invoices that it settles, all of one contact: money in sales invoices, money out those of a
    /// supplier, and credit notes the other way round. They add up to the amount or less; the rest
    /// stays with the contact.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// The bank account that the money came from or went to.
    pub transfer_to_bank_account_id: Option<BankAccountId>,
    /// What is in the books already.
    #[serde(rename = "match")]
    #[body(object)]
    pub matched: Option<Match>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// A part of a bank transaction.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SplitLine {
    /// The account it goes to.
    pub account_id: AccountId,
    /// Money in is above 0, money out below, whatever the whole is; never 0.
    #[body(then = not_zero)]
    pub amount: Money,
    /// How it stands to VAT.
    #[schema(default = "NV")]
    pub vat_code: VatCode,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    pub vat_amount: Option<Money>,
    /// What to write beside it.
    #[schema(max_length = 500)]
    pub memo: Option<String>,
}

/// What is in the books already: one of the two.
#[body(check = is_one_thing)]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Match {
    /// A journal with a line of the amount on the bank account's account.
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

/// Bank transactions to be confirmed together.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfirmBatch {
    /// Which, and what each is.
    #[schema(min_items = 1, max_items = 1_000)]
    pub items: Vec<ConfirmItem>,
    /// What becomes of the others where one is refused.
    #[schema(default = "all_or_nothing")]
    pub mode: BulkMode,
}

/// One of a batch.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfirmItem {
    /// Which.
    pub id: BankTransactionId,
    /// What it is.
    #[serde(flatten)]
    pub how: Confirm,
}

words! {
    /// What came of an item of a batch.
    ConfirmedStatus {
        /// It is in the books.
        Confirmed = "confirmed",
        /// It is as it was.
        Refused = "refused",
    }
}

/// What came of a batch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ConfirmedBatch {
    /// What becomes of the others where one is refused.
    pub mode: BulkMode,
    /// How many are in the books now.
    pub confirmed: usize,
    /// How many are as they were.
    pub refused: usize,
    /// What came of each, in their order.
    pub items: Vec<ConfirmedItem>,
}

/// What came of one of a batch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ConfirmedItem {
    /// Its place among the items, from 0.
    pub index: usize,
    /// What came of it.
    pub status: ConfirmedStatus,
    /// Which.
    pub id: BankTransactionId,
    /// The journal that it is in the books by; null where it is as it was.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// Why it is as it was; null where it is in the books.
    #[schema(required, value_type = Option<crate::contract::error::LedgerRefusal>)]
    pub error: Option<ErrorBody>,
}
