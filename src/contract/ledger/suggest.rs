//! What bank transactions may be, suggested from what others of the organisation were.

use serde::{Deserialize, Serialize};

use crate::contract::chart::VatCode;
use crate::contract::error::ErrorBody;
use crate::contract::score::Score;
use crate::contract::strict::{ValueFault, number};
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, BankTransactionId, ContactId, InvoiceId, SettlementId};
use crate::money::Money;

/// Most bank transactions of an answer.
pub const SUGGESTED_MAX: i64 = 1_000;

/// Bank transactions of an answer, where nothing is said.
const SUGGESTED: i64 = 200;

/// Which bank transactions to suggest a coding for, and whether to code them so. No body stands for an
/// empty object.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Suggest {
    /// Of this bank account.
    pub bank_account_id: Option<BankAccountId>,
    /// Behind this bank transaction: where the answer before ended.
    pub after: Option<BankTransactionId>,
    /// So many at most.
    #[schema(default = 200, minimum = 1, maximum = 1000)]
    pub limit: i64,
    /// Leaves those without a suggestion whose account, or what the books know of, is less likely than this to be right; three
    /// decimals at most.
    #[schema(default = 0, minimum = 0, maximum = 1)]
    #[body(with = score)]
    pub minimum_confidence: Score,
    /// Whether those too that are coded already.
    #[schema(default = false)]
    pub recode: bool,
    /// Whether to code the bank transactions so. They wait all the same until somebody confirms them.
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
    /// What a suggestion rests on.
    SuggestedBy {
        /// On how the payee was coded before.
        History = "history",
        /// On what the text reads like.
        Text = "text",
        /// On what the books know of: open documents, receipts and payments, transfers.
        Books = "books",
        /// On nothing: there is no suggestion.
        Nothing = "nothing",
    }

    /// How a bank transaction is to be confirmed.
    SuggestedKind {
        /// To an account.
        Account = "account",
        /// For documents that it pays, by `allocations`.
        Allocate = "allocate",
        /// As the receipt or the payment that was entered before, by `match`.
        MatchSettlement = "match_settlement",
        /// As a transfer between two bank accounts.
        Transfer = "transfer",
        /// Several things of the books fit: `reason` names them, and somebody has to choose.
        Several = "several",
        /// There is no suggestion.
        Nothing = "nothing",
    }
}

/// What a bank transaction pays of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedAllocation {
    /// The invoice; of money back the credit note.
    pub invoice_id: InvoiceId,
    /// Its number.
    pub invoice_number: String,
    /// Whose.
    pub contact_id: ContactId,
    /// What that is called.
    pub contact_name: String,
    /// How much of it.
    pub amount: Money,
}

/// What is suggested for bank transactions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedCodings {
    /// Bank transactions that have a suggestion; not those that several things fit.
    pub suggested: usize,
    /// Bank transactions that are coded as suggested now. What the books know of is never coded to an
    /// account: it is confirmed as what it is.
    pub applied: usize,
    /// Where the next answer begins: `after` of its request; null where nothing is left.
    #[schema(required)]
    pub next: Option<BankTransactionId>,
    /// One for each bank transaction, the earliest day first.
    pub suggestions: Vec<SuggestedCoding>,
}

/// What is suggested for a bank transaction.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SuggestedCoding {
    /// Which.
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
    /// How it is to be confirmed.
    pub kind: SuggestedKind,
    /// The documents that it pays; empty for none.
    pub allocations: Vec<SuggestedAllocation>,
    /// The receipt or the payment that it is; null for none.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// The other bank account of a transfer; null for none.
    #[schema(required)]
    pub transfer_to_bank_account_id: Option<BankAccountId>,
    /// Its name.
    #[schema(required)]
    pub transfer_to_bank_account_name: Option<String>,
    /// The row of the other bank account that a transfer confirms with this one; null for none, and
    /// where the transfer is in the books already.
    #[schema(required)]
    pub other_half_id: Option<BankTransactionId>,
    /// The account suggested; null for none.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// Its code.
    #[schema(required)]
    pub account_code: Option<String>,
    /// Its name.
    #[schema(required)]
    pub account_name: Option<String>,
    /// How it stands to VAT; `NV` without an account.
    pub vat_code: VatCode,
    /// The VAT in it by the code's rate, a magnitude; 0.00 for none.
    pub vat_amount: Money,
    /// How likely the account is right, or what the books know of.
    pub confidence: Score,
    /// What the suggestion rests on.
    pub suggested_by: SuggestedBy,
    /// Why, in words for people, which may change.
    pub reason: String,
    /// Whether the bank transaction is coded so now.
    pub applied: bool,
    /// Why it is not, though it was to be.
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
