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
    /// VAT accounting scheme of an organisation.
    VatScheme {
        /// No VAT: not registered.
        None = "none",
        /// Standard accounting, by invoice.
        Standard = "standard",
        /// Cash accounting, by money received and paid.
        Cash = "cash",
        /// Flat-rate scheme: a percentage of turnover.
        FlatRate = "flat_rate",
    }

    /// How the VAT is accounted for that is outstanding when cash accounting is left: of supplies made and received under it
    /// that are not paid.
    OutstandingVat {
        /// All of it on the last day of cash accounting.
        SettleNow = "settle_now",
        /// As it is paid for another six months, and what is left then on the last day of them.
        SixMonths = "six_months",
    }

    /// Whether VAT is rounded per line or per document.
    VatRounding {
        /// Each line is rounded.
        Line = "line",
        /// The lines with the same VAT code are rounded together.
        Document = "document",
    }

    /// Chart of accounts that an organisation starts with.
    StartingChart {
        /// A chart suitable for a small UK company.
        UkDefault = "uk_default",
        /// No accounts.
        Empty = "empty",
    }

    /// Whether something is active or archived.
    Standing {
        /// Active.
        Active = "active",
        /// Archived: kept for the record only.
        Archived = "archived",
    }

    /// What a member is allowed to do.
    MemberRole {
        /// Everything, including members, settings, the period lock and what cannot be undone: VAT rates, and
        /// finalising and filing VAT returns.
        Owner = "owner",
        /// Read and write, but for what is left to owners.
        Editor = "editor",
        /// Read only.
        Viewer = "viewer",
    }
}

/// An organisation to create.
#[body(patch(
    /// Changes to an organisation; omitted fields stay as they are.
    OrganisationPatch as PatchOrganisation {
        /// Whether it is active or archived.
        status: Standing,
        /// Day from which the VAT settings hold, after every finalised VAT return. If omitted: today,
        /// or the beginning of the books as long as nothing has been posted.
        effective_from: Date,
        /// Required to be true where the VAT settings change the boxes of days that are past.
        confirm_restates: bool,
        /// How the VAT is accounted for that is outstanding when cash accounting is left; only then. If omitted:
        /// `settle_now`.
        outstanding_vat: OutstandingVat,
    }
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewOrganisation {
    /// Name.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// Currency code (ISO 4217) of a currency with two decimal places.
    #[schema(default = "GBP", pattern = "^[A-Z]{3}$")]
    #[body(with = currency, patch_doc = "Currency code (ISO 4217); cannot be changed once anything has been posted.")]
    pub currency: String,
    /// Two-letter country code (ISO 3166).
    #[schema(default = "GB", pattern = "^[A-Z]{2}$")]
    #[body(with = country)]
    pub country: String,
    /// Last day of the financial year, as month and day.
    #[schema(default = "03-31", pattern = "^[01][0-9]-[0-3][0-9]$")]
    #[body(with = year_end)]
    pub financial_year_end: String,
    /// Whether the organisation is registered for VAT.
    #[schema(default = false)]
    pub vat_registered: bool,
    /// VAT registration number.
    #[schema(max_length = 20)]
    pub vat_number: Option<String>,
    /// VAT accounting scheme: `none` if, and only if, the organisation is not registered for VAT.
    /// If omitted, `standard` for one that is registered.
    #[body(
        not_null_in_patch,
        patch_doc = "VAT accounting scheme: `none` if, and only if, the organisation is not registered for VAT."
    )]
    pub vat_scheme: Option<VatScheme>,
    /// Flat-rate scheme percentage; not allowed with any other scheme.
    #[schema(value_type = f64)]
    #[body(with = percent, patch_doc = "Flat-rate scheme percentage; null for none.")]
    pub flat_rate_percent: Option<Factor>,
    /// Whether VAT is rounded per line or per document.
    #[schema(default = "line")]
    pub vat_rounding: VatRounding,
    /// Chart of accounts to start with.
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

/// In a year with 366 days.
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

/// Currencies with two decimal places. Source: ISO 4217, list one, as of 2024.
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

/// How an organisation accounts for VAT from a day on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatMethod {
    /// From this day on; null for the first method, which holds from the beginning of the books.
    #[schema(required)]
    pub effective_from: Option<Date>,
    /// Whether the organisation is registered for VAT.
    pub vat_registered: bool,
    /// VAT registration number.
    #[schema(required)]
    pub vat_number: Option<String>,
    /// VAT accounting scheme.
    pub vat_scheme: VatScheme,
    /// Flat-rate scheme percentage.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// Of the method that follows cash accounting: how the VAT is accounted for that was outstanding.
    #[schema(required)]
    pub outstanding_vat: Option<OutstandingVat>,
}

/// An organisation, as seen by one of its members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Organisation {
    /// Unique identifier.
    pub id: OrganisationId,
    /// Name.
    pub name: String,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Two-letter country code (ISO 3166).
    pub country: String,
    /// Last day of the financial year, as month and day.
    pub financial_year_end: String,
    /// Whether the organisation is registered for VAT today.
    pub vat_registered: bool,
    /// VAT registration number today.
    #[schema(required)]
    pub vat_number: Option<String>,
    /// VAT accounting scheme today.
    pub vat_scheme: VatScheme,
    /// Flat-rate scheme percentage today.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// How it accounts for VAT, and from when on: earliest first.
    pub vat_methods: Vec<VatMethod>,
    /// Whether VAT is rounded per line or per document.
    pub vat_rounding: VatRounding,
    /// Whether it is active or archived.
    pub status: Standing,
    /// Your role in the organisation.
    pub role: MemberRole,
    /// Lock date: nothing can be posted on or before this day.
    #[schema(required)]
    pub lock_date: Option<Date>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}

/// A list that is always returned in full. Source: contract part 4, rule 5.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Whole<T> {
    /// The items.
    pub data: Vec<T>,
}

/// A period lock: closes the books up to and including a date.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PeriodLock {
    /// Lock date: nothing can be posted on or before this day; null for no lock.
    #[schema(required)]
    pub lock_date: Option<Date>,
    /// Reason, recorded in the audit log.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}
