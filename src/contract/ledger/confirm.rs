//! How bank transactions are confirmed.

use serde::{Deserialize, Serialize};

use super::journal::BulkMode;
use super::settlement::{ALLOCATIONS_MAX, NewAllocation};
use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::contract::error::ErrorBody;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{Form, any_text, id, money, some_money, word};
use crate::contract::words::words;
use crate::id::{AccountId, BankAccountId, BankTransactionId, JournalId, SettlementId};
use crate::money::Money;

/// Most lines that a bank transaction is split into.
pub const SPLIT_MAX: usize = 500;

/// Most bank transactions of a batch.
pub const BATCH_MAX: usize = 1_000;

/// What a bank transaction is: one of an account (which may stand on it already), lines, allocations, a
/// transfer and a match. No body stands for an empty object.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// The account it goes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account_id: Option<AccountId>,
    /// How it stands to VAT.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_code: Option<VatCode>,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_amount: Option<Money>,
    /// Parts that add up to the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_items = 1, max_items = 500)]
    pub lines: Option<Vec<SplitLine>>,
    /// The invoices that it settles, all of one contact: money in sales invoices, money out those of a
    /// supplier, and credit notes the other way round. They add up to the amount or less; the rest
    /// stays with the contact.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// The bank account that the money came from or went to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub transfer_to_bank_account_id: Option<BankAccountId>,
    /// What is in the books already.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub matched: Option<Match>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

/// A part of a bank transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SplitLine {
    /// The account it goes to.
    pub account_id: AccountId,
    /// Money in is above 0, money out below, whatever the whole is; never 0.
    pub amount: Money,
    /// How it stands to VAT.
    #[schema(required = false, default = "NV")]
    pub vat_code: VatCode,
    /// The VAT in it, a magnitude; left out, the code's rate says it, and 0 is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_amount: Option<Money>,
    /// What to write beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub memo: Option<String>,
}

/// What is in the books already: one of the two.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// A journal with a line of the amount on the bank account's account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub journal_id: Option<JournalId>,
    /// A receipt or a payment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub settlement_id: Option<SettlementId>,
}

/// The keys of a confirmation, the name of a batch's item in front.
const KEYS: [&str; 9] = [
    "id",
    "account_id",
    "vat_code",
    "vat_amount",
    "lines",
    "allocations",
    "transfer_to_bank_account_id",
    "match",
    "currency",
];

impl Confirm {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let [_, keys @ ..] = KEYS;
        let read =
            Form::open(json, keys, "", &mut issues).and_then(|mut form| Self::take(&mut form));
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }

    /// Takes the keys from an object that may have others too.
    fn take<const N: usize>(form: &mut Form<'_, '_, N>) -> Option<Self> {
        let account_id = form.optional("account_id", id);
        let vat_code = form.optional("vat_code", word);
        let vat_amount = form.optional("vat_amount", money);
        let lines = form.list_or_none("lines", SPLIT_MAX, SplitLine::read_at);
        let allocations = form.list_or_none("allocations", ALLOCATIONS_MAX, NewAllocation::read_at);
        let transfer = form.optional("transfer_to_bank_account_id", id);
        let matched = form.object("match", Match::read_at);
        let currency = form.optional("currency", |json| any_text(json, 3));
        Some(Self {
            account_id: account_id?,
            vat_code: vat_code?,
            vat_amount: vat_amount?,
            lines: lines?,
            allocations: allocations?,
            transfer_to_bank_account_id: transfer?,
            matched: matched?,
            currency: currency?,
        })
    }
}

impl SplitLine {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = ["account_id", "amount", "vat_code", "vat_amount", "memo"];
        let mut form = Form::open(json, keys, path, issues)?;
        let account_id = form.required("account_id", id);
        let amount = form.required("amount", some_money);
        let vat_code = form.or("vat_code", VatCode::Nv, word);
        let vat_amount = form.optional("vat_amount", money);
        let memo = form.optional("memo", |json| any_text(json, 500));
        Some(Self {
            account_id: account_id?,
            amount: amount?,
            vat_code: vat_code?,
            vat_amount: vat_amount?,
            memo: memo?,
        })
    }
}

impl Match {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let mut form = Form::open(json, ["journal_id", "settlement_id"], path, issues)?;
        let journal_id = form.optional("journal_id", id);
        let settlement_id = form.optional("settlement_id", id);
        let read = Self { journal_id: journal_id?, settlement_id: settlement_id? };
        if read.journal_id.is_some() == read.settlement_id.is_some() {
            let field = path.trim_end_matches('.');
            issues.push(field, "must have one of journal_id and settlement_id");
            return None;
        }
        Some(read)
    }
}

/// Bank transactions to be confirmed together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmBatch {
    /// Which, and what each is.
    #[schema(min_items = 1, max_items = 1_000)]
    pub items: Vec<ConfirmItem>,
    /// What becomes of the others where one is refused.
    #[schema(required = false, default = "all_or_nothing")]
    pub mode: BulkMode,
}

/// One of a batch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfirmItem {
    /// Which.
    pub id: BankTransactionId,
    /// What it is.
    #[serde(flatten)]
    pub how: Confirm,
}

impl ConfirmBatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let read = Form::open(json, ["items", "mode"], "", &mut issues).and_then(|mut form| {
            let items = form.list_filled("items", BATCH_MAX, ConfirmItem::read_at);
            let mode = form.or("mode", BulkMode::AllOrNothing, word);
            Some(Self { items: items?, mode: mode? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

impl ConfirmItem {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let mut form = Form::open(json, KEYS, path, issues)?;
        let id = form.required("id", id);
        let how = Confirm::take(&mut form);
        Some(Self { id: id?, how: how? })
    }
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
