//! Organisations and their tax codes.

use serde::{Deserialize, Serialize};

use crate::contract::strict::{ValueFault, number, text};
use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::factor::Factor;
use crate::id::OrganisationId;
use crate::time::Timestamp;

words! {
    /// How an organisation accounts for VAT.
    VatScheme {
        /// It does not: it is not registered.
        None = "none",
        /// By invoices.
        Standard = "standard",
        /// By what is received and paid.
        Cash = "cash",
        /// A percentage of the turnover.
        FlatRate = "flat_rate",
    }

    /// What VAT is rounded for.
    VatRounding {
        /// Each line.
        Line = "line",
        /// All lines of a code together.
        Document = "document",
    }

    /// The chart that an organisation starts with.
    StartingChart {
        /// One that suits a small company in the United Kingdom.
        UkDefault = "uk_default",
        /// None.
        Empty = "empty",
    }

    /// Whether something is in use still.
    Standing {
        /// It is.
        Active = "active",
        /// It is kept for what it was.
        Archived = "archived",
    }

    /// What a member may do.
    MemberRole {
        /// Everything, with the members and the period lock.
        Owner = "owner",
        /// Reading and writing.
        Editor = "editor",
        /// Reading.
        Viewer = "viewer",
    }
}

/// What an organisation is to be: the body that makes one.
#[body(patch(
    /// What changes of an organisation; what is left out stays.
    OrganisationPatch as PatchOrganisation {
        /// Whether it is in use still.
        status: Standing,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewOrganisation {
    /// What it is called.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// ISO 4217; one with two decimals.
    #[schema(default = "GBP", pattern = "^[A-Z]{3}$")]
    #[body(with = currency, patch_doc = "Not once something is posted.")]
    pub currency: String,
    /// ISO 3166, two letters.
    #[schema(default = "GB", pattern = "^[A-Z]{2}$")]
    #[body(with = country)]
    pub country: String,
    /// Month and day of the last day of its year.
    #[schema(default = "03-31", pattern = "^[01][0-9]-[0-3][0-9]$")]
    #[body(with = year_end)]
    pub financial_year_end: String,
    /// Whether it is registered for VAT.
    #[schema(default = false)]
    pub vat_registered: bool,
    /// Its number there.
    #[schema(max_length = 20)]
    pub vat_number: Option<String>,
    /// `none` if and only if it is not registered; where it is left out, `standard` for one that is.
    #[body(not_null_in_patch, patch_doc = "`none` if and only if it is not registered.")]
    pub vat_scheme: Option<VatScheme>,
    /// The percentage of the flat-rate scheme, and of no other.
    #[schema(value_type = f64)]
    #[body(with = percent, patch_doc = "The percentage of the flat-rate scheme; null for none.")]
    pub flat_rate_percent: Option<Factor>,
    /// What VAT is rounded for.
    #[schema(default = "line")]
    pub vat_rounding: VatRounding,
    /// The accounts it starts with.
    #[schema(default = "uk_default")]
    #[body(not_in_patch)]
    pub chart: StartingChart,
}

fn currency(json: &str) -> Result<String, ValueFault> {
    let code = text(json)?;
    if crate::contract::ledger::organisation::TWO_DECIMALS.contains(&&*code) {
        return Ok(code.into_owned());
    }
    Err("must be a currency of ISO 4217 that has two decimals".to_owned())
}

pub(super) fn country(json: &str) -> Result<String, ValueFault> {
    let code = text(json)?;
    if code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Ok(code.into_owned());
    }
    Err("must be a country in two capital letters (ISO 3166)".to_owned())
}

/// In a year that has every day.
fn year_end(json: &str) -> Result<String, ValueFault> {
    let month_and_day = text(json)?;
    Date::parse_iso(&format!("2000-{month_and_day}"))
        .map_err(|_| "must be a month and a day as MM-DD".to_owned())?;
    Ok(month_and_day.into_owned())
}

pub(super) fn percent(json: &str) -> Result<Factor, ValueFault> {
    let percent = Factor::parse(number(json)?).map_err(|error| error.to_string())?;
    let range = rust_decimal::Decimal::ZERO..=rust_decimal::Decimal::ONE_HUNDRED;
    if range.contains(&percent.decimal()) {
        return Ok(percent);
    }
    Err("must be from 0 to 100".to_owned())
}

/// Currencies with two decimals. Source: ISO 4217, list one, as of 2024.
pub const TWO_DECIMALS: &[&str] = &[
    "AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT",
    "BGN", "BMD", "BND", "BOB", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF", "CHF",
    "CNY", "COP", "CRC", "CUP", "CVE", "CZK", "DKK", "DOP", "DZD", "EGP", "ERN", "ETB", "EUR",
    "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF",
    "IDR", "ILS", "INR", "IRR", "JMD", "KES", "KGS", "KHR", "KPW", "KYD", "KZT", "LAK", "LBP",
    "LKR", "LRD", "LSL", "MAD", "MDL", "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR",
    "MWK", "MXN", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "PAB", "PEN", "PGK",
    "PHP", "PKR", "PLN", "QAR", "RON", "RSD", "RUB", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD",
    "SHP", "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TOP",
    "TRY", "TTD", "TWD", "TZS", "UAH", "USD", "UYU", "UZS", "VES", "WST", "XCD", "YER", "ZAR",
    "ZMW",
];

/// An organisation, to one of its members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Organisation {
    /// Names it.
    pub id: OrganisationId,
    /// What it is called.
    pub name: String,
    /// ISO 4217.
    pub currency: String,
    /// ISO 3166.
    pub country: String,
    /// Month and day of the last day of its year.
    pub financial_year_end: String,
    /// Whether it is registered for VAT.
    pub vat_registered: bool,
    /// Its number there.
    #[schema(required)]
    pub vat_number: Option<String>,
    /// How it accounts for VAT.
    pub vat_scheme: VatScheme,
    /// The percentage of the flat-rate scheme.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// What VAT is rounded for.
    pub vat_rounding: VatRounding,
    /// Whether it is in use still.
    pub status: Standing,
    /// What the caller may do in it.
    pub role: MemberRole,
    /// Nothing is posted on or before this day.
    #[schema(required)]
    pub lock_date: Option<Date>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}

/// A list that is always whole. Source: contract part 4, rule 5.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Whole<T> {
    /// The items.
    pub data: Vec<T>,
}

/// From when on nothing more is posted up to a day: the body of a period lock.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PeriodLock {
    /// Nothing is posted on or before this day; null for no lock.
    #[schema(required)]
    pub lock_date: Option<Date>,
    /// Why; it is kept with the audit events.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}
