//! What bank transactions may be, suggested from what others of the organisation were.

use serde::{Deserialize, Serialize};

use crate::contract::error::ErrorBody;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::score::Score;
use crate::contract::strict::{ValueFault, number};
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, InvoiceId, SettlementId};
use crate::money::Money;

/// Maximum number of bank transactions in a response.
pub const SUGGESTED_MAX: i64 = 1_000;

/// Default number of bank transactions in a response.
const SUGGESTED: i64 = 200;

/// Which bank transactions to suggest a coding for, and whether to apply it. The body may be
/// omitted.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Suggest {
    /// Only this bank account.
    pub bank_account_id: Option<BankAccountId>,
    /// Start after this bank transaction: `next` from the previous response.
    pub after: Option<BankTransactionId>,
    /// Maximum number of bank transactions.
    #[schema(default = 200, minimum = 1, maximum = 1000)]
    pub limit: i64,
    /// Minimum confidence, to at most three decimal places. Transactions are left without a
    /// suggestion where the account, or the match found in the books, is less likely than this to
    /// be right.
    #[schema(default = 0, minimum = 0, maximum = 1)]
    #[body(with = score)]
    pub minimum_confidence: Score,
    /// Include transactions that are already coded.
    #[schema(default = false)]
    pub recode: bool,
    /// Apply the suggested coding. The transactions still have to be confirmed.
    #[schema(default = false)]
    pub apply: bool,
}

impl Default for Suggest {
    fn default() -> Self {
        Self {
            bank_account_id: None,
            after: None,
            limit: SUGGESTED,
            minimum_confidence: Score::default(),
            recode: false,
            apply: false,
        }
    }
}

fn score(json: &str) -> Result<Score, ValueFault> {
    let score = Score::parse(number(json)?);
    score.ok_or_else(|| "must be from 0 to 1, with three decimals at most".to_owned())
}

words! {
    /// What a suggestion is based on.
    SuggestedBy {
        /// How the payee was coded before.
        History = "history",
        /// The wording of the transaction.
        Text = "text",
        /// Matches found in the books: open documents, receipts and payments, transfers.
        Books = "books",
        /// Nothing: there is no suggestion.
        Nothing = "nothing",
    }

    /// How to confirm a bank transaction.
    SuggestedKind {
        /// Post it to an account.
        Account = "account",
        /// Settle documents, using `allocations`.
        Allocate = "allocate",
        /// Match it to a receipt or payment already entered, using `match`.
        MatchSettlement = "match_settlement",
        /// Transfer between two bank accounts.
        Transfer = "transfer",
        /// Several matches in the books fit: `reason` lists them, and a person has to choose.
        Several = "several",
        /// No suggestion.
        Nothing = "nothing",
    }
}

/// The part of a document that a bank transaction settles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedAllocation {
    /// The invoice, or the credit note where the money is a refund.
    pub invoice_id: InvoiceId,
    /// Document number.
    pub invoice_number: String,
    /// Contact of the document.
    pub contact_id: ContactId,
    /// Name of the contact.
    pub contact_name: String,
    /// Amount settled.
    pub amount: Money,
}

/// Suggested codings for bank transactions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedCodings {
    /// Number of bank transactions with a suggestion, not counting those that several matches fit.
    pub suggested: usize,
    /// Number of bank transactions coded as suggested. A match found in the books is never coded to
    /// an account: it has to be confirmed as a match.
    pub applied: usize,
    /// Pass as `after` to get the next batch; null if there are no more.
    #[schema(required)]
    pub next: Option<BankTransactionId>,
    /// One suggestion per bank transaction, earliest first.
    pub suggestions: Vec<SuggestedCoding>,
}

/// Suggested coding for a bank transaction.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedCoding {
    /// ID of the bank transaction.
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
    /// How to confirm it.
    pub kind: SuggestedKind,
    /// Documents it settles; empty if none.
    pub allocations: Vec<SuggestedAllocation>,
    /// Receipt or payment it matches; null if none.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// The other bank account of a transfer; null if it is not a transfer.
    #[schema(required)]
    pub transfer_to_bank_account_id: Option<BankAccountId>,
    /// Name of the other bank account.
    #[schema(required)]
    pub transfer_to_bank_account_name: Option<String>,
    /// The transaction in the other bank account that a transfer confirms along with this one; null
    /// if there is none, or if the transfer is already in the books.
    #[schema(required)]
    pub other_half_id: Option<BankTransactionId>,
    /// Suggested account; null if none.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// Code of the account.
    #[schema(required)]
    pub account_code: Option<String>,
    /// Name of the account.
    #[schema(required)]
    pub account_name: Option<String>,
    /// VAT code; `NV` if no account is suggested.
    pub vat_code: LedgerVatCode,
    /// VAT included in the amount at the code's rate, as a positive figure; 0.00 if none.
    pub vat_amount: Money,
    /// How likely the suggested account, or the match found in the books, is to be right.
    pub confidence: Score,
    /// What the suggestion is based on.
    pub suggested_by: SuggestedBy,
    /// Explanation for people; the wording may change.
    pub reason: String,
    /// Whether the suggested coding was applied to the bank transaction.
    pub applied: bool,
    /// Why the suggested coding could not be applied, although it was to be.
    #[schema(required, value_type = Option<crate::contract::error::LedgerRefusal>)]
    pub error: Option<ErrorBody>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_said_asks_for_200_and_writes_nothing() {
        assert_eq!(Suggest::read("{}"), Ok(Suggest::default()));
    }

    #[test]
    fn each_fault_is_named() {
        let body = r#"{"limit":1001,"minimum_confidence":1.5,"apply":1,"x":0}"#;
        let issues = serde_json::to_value(Suggest::read(body).unwrap_err()).unwrap().to_string();
        for field in ["limit", "minimum_confidence", "apply", "\"x\""] {
            assert!(issues.contains(field), "{issues}");
        }
        let read = Suggest::read(r#"{"limit":1000,"minimum_confidence":0.75}"#).unwrap();
        assert_eq!((read.limit, read.minimum_confidence), (1000, Score::from_thousandths(750)));
    }
}
