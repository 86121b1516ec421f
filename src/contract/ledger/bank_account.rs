//! Bank accounts: what holds an organisation's money, each with an account of the chart.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::date;
use crate::contract::strict::form::{Form, Patch, any_text, filled_text, id, money, word};
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

words! {
    /// What holds the money.
    BankAccountKind {
        /// For daily payments.
        Current = "current",
        /// For what is put aside.
        Savings = "savings",
        /// A card on which money is owed.
        CreditCard = "credit_card",
        /// Notes and coins.
        Cash = "cash",
    }
}

/// What a bank account is to be: the body that makes one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBankAccount {
    /// What it is called.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// What holds the money.
    #[serde(rename = "type")]
    #[schema(required = false, default = "current")]
    pub kind: BankAccountKind,
    /// An account with the role `bank` that no other bank account has; left out, one is made with the
    /// next free code.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub account_id: Option<AccountId>,
    /// The bank's number for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 34)]
    pub account_number: Option<String>,
    /// The branch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 20)]
    pub sort_code: Option<String>,
    /// Its number among all countries'.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 42)]
    pub iban: Option<String>,
    /// What is on it at the end of `opening_date`, posted against the opening balances; less than 0 is
    /// owed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opening_balance: Option<Money>,
    /// The day of the opening balance, which it goes with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opening_date: Option<Date>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

impl NewBankAccount {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "name",
            "type",
            "account_id",
            "account_number",
            "sort_code",
            "iban",
            "opening_balance",
            "opening_date",
            "currency",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let name = form.required("name", |json| filled_text(json, 150));
            let kind = form.or("type", BankAccountKind::Current, word);
            let account_id = form.optional("account_id", id);
            let account_number = form.optional("account_number", |json| filled_text(json, 34));
            let sort_code = form.optional("sort_code", |json| filled_text(json, 20));
            let iban = form.optional("iban", |json| filled_text(json, 42));
            let opening_balance = form.optional("opening_balance", money);
            let opening_date = form.optional("opening_date", date);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                name: name?,
                kind: kind?,
                account_id: account_id?,
                account_number: account_number?,
                sort_code: sort_code?,
                iban: iban?,
                opening_balance: opening_balance?,
                opening_date: opening_date?,
                currency: currency?,
            })
        });
        if let Some(new) = &read {
            match (new.opening_balance, new.opening_date) {
                (Some(_), None) => issues.push("opening_date", "is missing beside a balance"),
                (None, Some(_)) => issues.push("opening_balance", "is missing beside its day"),
                _ => {}
            }
        }
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What changes of a bank account; what is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchBankAccount)]
pub struct BankAccountPatch {
    /// What it is called.
    #[schema(value_type = String, required = false, nullable = false, min_length = 1, max_length = 150)]
    pub name: Option<String>,
    /// What holds the money.
    #[schema(rename = "type", value_type = BankAccountKind, required = false, nullable = false)]
    pub kind: Option<BankAccountKind>,
    /// The bank's number for it; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 34)]
    pub account_number: Patch<String>,
    /// The branch; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 20)]
    pub sort_code: Patch<String>,
    /// Its number among all countries'; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 42)]
    pub iban: Patch<String>,
}

impl BankAccountPatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["name", "type", "account_number", "sort_code", "iban"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let name = form.optional("name", |json| filled_text(json, 150));
            let kind = form.optional("type", word);
            let account_number = form.patch("account_number", |json| filled_text(json, 34));
            let sort_code = form.patch("sort_code", |json| filled_text(json, 20));
            let iban = form.patch("iban", |json| filled_text(json, 42));
            Some(Self {
                name: name?,
                kind: kind?,
                account_number: account_number?,
                sort_code: sort_code?,
                iban: iban?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// A bank account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BankAccount {
    /// Names it.
    pub id: BankAccountId,
    /// What it is called.
    pub name: String,
    /// What holds the money.
    #[serde(rename = "type")]
    pub kind: BankAccountKind,
    /// Its account in the chart.
    pub account_id: AccountId,
    /// ISO 4217.
    pub currency: String,
    /// The bank's number for it.
    #[schema(required)]
    pub account_number: Option<String>,
    /// The branch.
    #[schema(required)]
    pub sort_code: Option<String>,
    /// Its number among all countries'.
    #[schema(required)]
    pub iban: Option<String>,
    /// What was on it at the end of `opening_date`.
    #[schema(required)]
    pub opening_balance: Option<Money>,
    /// The day of the opening balance.
    #[schema(required)]
    pub opening_date: Option<Date>,
    /// The journal of the opening balance; null where it was 0.00.
    #[schema(required)]
    pub opening_journal_id: Option<JournalId>,
    /// Debits less credits of everything posted to its account.
    pub ledger_balance: Money,
    /// The balance that the latest statement ended with, by its day; null where none said it.
    #[schema(required)]
    pub statement_balance: Option<Money>,
    /// The day at the end of which the bank had it; null where it is not known.
    #[schema(required)]
    pub statement_date: Option<Date>,
    /// Bank transactions that nobody has confirmed or excluded yet.
    pub unconfirmed_count: i64,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}
