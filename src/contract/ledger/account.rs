//! Accounts of an organisation's chart.

use serde::{Deserialize, Serialize};

use crate::contract::chart::AccountType;
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::strict::ValueFault;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::id::AccountId;
use crate::money::Money;
use crate::time::Timestamp;

pub use super::organisation::Standing as AccountStatus;

words! {
    /// Role of an account: which postings are routed to it. Source: contract part 2.6.
    Role {
        /// VAT owed and reclaimed.
        VatControl = "vat_control",
        /// What customers owe.
        Receivable = "receivable",
        /// What suppliers are owed.
        Payable = "payable",
        /// Money at the bank or in cash.
        Bank = "bank",
        /// Profits of earlier years.
        RetainedEarnings = "retained_earnings",
        /// The other side of opening balances.
        OpeningBalance = "opening_balance",
        /// Pennies left over by rounding.
        Rounding = "rounding",
        /// Items not yet identified.
        Suspense = "suspense",
        /// Differences arising from a VAT scheme.
        VatSchemeDifference = "vat_scheme_difference",
        /// What customers do not pay, written off.
        BadDebts = "bad_debts",
        /// VAT of deposits that are not allocated to invoices yet.
        VatOnDeposits = "vat_on_deposits",
    }

    /// Group of an account: where reports sub-total it.
    AccountGroup {
        /// Fixed assets.
        FixedAssets = "fixed_assets",
        /// Current assets other than cash.
        CurrentAssets = "current_assets",
        /// Cash at bank and in hand, overdrafts among it.
        Cash = "cash",
        /// Liabilities due within one year.
        CurrentLiabilities = "current_liabilities",
        /// Liabilities due after more than one year.
        LongTermLiabilities = "long_term_liabilities",
        /// Capital and reserves.
        Equity = "equity",
        /// Turnover.
        Turnover = "turnover",
        /// Other operating income.
        OtherIncome = "other_income",
        /// Cost of sales.
        CostOfSales = "cost_of_sales",
        /// Overheads: distribution and administrative expenses.
        Overheads = "overheads",
        /// Interest receivable and payable.
        Finance = "finance",
        /// Tax on profit.
        Tax = "tax",
    }
}

/// An account to create.
#[body(patch(
    /// Changes to an account; omitted fields stay as they are.
    AccountPatch as PatchAccount {
        /// Whether it is active, and so accepts postings, or archived.
        status: AccountStatus,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAccount {
    /// Account code; must be unique.
    #[schema(min_length = 1, max_length = 20, pattern = "^[0-9A-Za-z][-0-9A-Za-z_./:+&#]*$")]
    #[body(then = typed_code, patch_doc = "Account code; must be unique.")]
    pub code: String,
    /// Name.
    #[schema(min_length = 1, max_length = 150)]
    pub name: String,
    /// Account type, in upper or lower case; `REVENUE` is accepted for `INCOME`.
    #[schema(value_type = String)]
    #[body(
        patch_doc = "Account type; cannot be changed once anything has been posted to the account."
    )]
    pub account_type: AccountType,
    /// Role of the account: which postings are routed to it.
    pub role: Option<Role>,
    /// Group in which reports sub-total the account; default: by type and role.
    pub group: Option<AccountGroup>,
    /// Default VAT code, used for suggestions.
    pub default_vat_code: Option<LedgerVatCode>,
    /// Description.
    #[schema(max_length = 500)]
    pub description: Option<String>,
    /// Your own ID for the account; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    #[body(
        patch_doc = "Keys and values of your own, which replace all existing ones; null for none."
    )]
    pub metadata: Option<Metadata>,
}

/// Characters allowed in an account code besides letters and digits, except as the first character.
const CODE_MARKS: &str = "-_./:+&#";

/// A code is read off paper, typed again, put into files and compared: it may not contain blanks,
/// invisible characters, or characters easily mistaken for others.
fn typed_code(code: String) -> Result<String, ValueFault> {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || CODE_MARKS.contains(sign);
    let is_code =
        code.chars().all(is_sign) && code.starts_with(|first: char| first.is_ascii_alphanumeric());
    if is_code {
        return Ok(code);
    }
    let must =
        "must be letters from A to Z, digits and any of - _ . / : + & #, a letter or a digit first";
    Err(must.to_owned())
}

/// Filters for listing accounts.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct AccountFilter {
    /// Only this type.
    #[param(value_type = Option<AccountType>)]
    pub account_type: Option<AccountType>,
    /// Only this role.
    pub role: Option<Role>,
    /// Only this status.
    pub status: Option<AccountStatus>,
    /// Balances are always included; accepted for compatibility.
    pub include_balances: Option<bool>,
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// An account. Source: contract part 2.6.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = LedgerAccount)]
pub struct Account {
    /// Unique identifier.
    pub id: AccountId,
    /// Account code.
    pub code: String,
    /// Name.
    pub name: String,
    /// Account type.
    pub account_type: AccountType,
    /// Role of the account: which postings are routed to it.
    #[schema(required)]
    pub role: Option<Role>,
    /// Group in which reports sub-total the account.
    pub group: AccountGroup,
    /// Default VAT code, used for suggestions.
    #[schema(required)]
    pub default_vat_code: Option<LedgerVatCode>,
    /// Description.
    #[schema(required)]
    pub description: Option<String>,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Whether it is active, and so accepts postings, or archived.
    pub status: AccountStatus,
    /// Balance of all postings: debits less credits.
    pub balance: Money,
    /// Your own ID for the account.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}
