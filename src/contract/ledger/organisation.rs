//! Organisations and their tax codes.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{Form, Patch, any_text, date_or_null, filled_text, word};
use crate::contract::strict::{ValueFault, boolean, number, text};
use crate::contract::words::words;
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOrganisation {
    /// What it is called.
    #[schema(min_length = 1, max_length = 200)]
    pub name: String,
    /// ISO 4217; one with two decimals.
    #[schema(required = false, default = "GBP", pattern = "^[A-Z]{3}$")]
    pub currency: String,
    /// ISO 3166, two letters.
    #[schema(required = false, default = "GB", pattern = "^[A-Z]{2}$")]
    pub country: String,
    /// Month and day of the last day of its year.
    #[schema(required = false, default = "03-31", pattern = "^[01][0-9]-[0-3][0-9]$")]
    pub financial_year_end: String,
    /// Whether it is registered for VAT.
    #[schema(required = false, default = false)]
    pub vat_registered: bool,
    /// Its number there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 20)]
    pub vat_number: Option<String>,
    /// `none` if and only if it is not registered; where it is left out, `standard` for one that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_scheme: Option<VatScheme>,
    /// The percentage of the flat-rate scheme, and of no other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = f64)]
    pub flat_rate_percent: Option<Factor>,
    /// What VAT is rounded for.
    #[schema(required = false, default = "line")]
    pub vat_rounding: VatRounding,
    /// The accounts it starts with.
    #[schema(required = false, default = "uk_default")]
    pub chart: StartingChart,
}

impl NewOrganisation {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "name",
            "currency",
            "country",
            "financial_year_end",
            "vat_registered",
            "vat_number",
            "vat_scheme",
            "flat_rate_percent",
            "vat_rounding",
            "chart",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let name = form.required("name", name);
            let currency = form.or("currency", "GBP".to_owned(), currency);
            let country = form.or("country", "GB".to_owned(), country);
            let year_end = form.or("financial_year_end", "03-31".to_owned(), year_end);
            let vat_registered = form.or("vat_registered", false, boolean);
            let vat_number = form.optional("vat_number", vat_number);
            let vat_scheme = form.optional("vat_scheme", word);
            let flat_rate_percent = form.optional("flat_rate_percent", percent);
            let vat_rounding = form.or("vat_rounding", VatRounding::Line, word);
            let chart = form.or("chart", StartingChart::UkDefault, word);
            Some(Self {
                name: name?,
                currency: currency?,
                country: country?,
                financial_year_end: year_end?,
                vat_registered: vat_registered?,
                vat_number: vat_number?,
                vat_scheme: vat_scheme?,
                flat_rate_percent: flat_rate_percent?,
                vat_rounding: vat_rounding?,
                chart: chart?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What changes of an organisation; what is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchOrganisation)]
pub struct OrganisationPatch {
    /// What it is called.
    #[schema(value_type = String, required = false, nullable = false, min_length = 1, max_length = 200)]
    pub name: Option<String>,
    /// Not once something is posted.
    #[schema(value_type = String, required = false, nullable = false, pattern = "^[A-Z]{3}$")]
    pub currency: Option<String>,
    /// ISO 3166, two letters.
    #[schema(value_type = String, required = false, nullable = false, pattern = "^[A-Z]{2}$")]
    pub country: Option<String>,
    /// Month and day of the last day of its year.
    #[schema(value_type = String, required = false, nullable = false, pattern = "^[01][0-9]-[0-3][0-9]$")]
    pub financial_year_end: Option<String>,
    /// Whether it is registered for VAT.
    #[schema(value_type = bool, required = false, nullable = false)]
    pub vat_registered: Option<bool>,
    /// Its number there; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 20)]
    pub vat_number: Patch<String>,
    /// `none` if and only if it is not registered.
    #[schema(value_type = VatScheme, required = false, nullable = false)]
    pub vat_scheme: Option<VatScheme>,
    /// The percentage of the flat-rate scheme; null for none.
    #[schema(value_type = Option<f64>, required = false)]
    pub flat_rate_percent: Patch<Factor>,
    /// What VAT is rounded for.
    #[schema(value_type = VatRounding, required = false, nullable = false)]
    pub vat_rounding: Option<VatRounding>,
    /// Whether it is in use still.
    #[schema(value_type = Standing, required = false, nullable = false)]
    pub status: Option<Standing>,
}

impl OrganisationPatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "name",
            "currency",
            "country",
            "financial_year_end",
            "vat_registered",
            "vat_number",
            "vat_scheme",
            "flat_rate_percent",
            "vat_rounding",
            "status",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let name = form.optional("name", name);
            let currency = form.optional("currency", currency);
            let country = form.optional("country", country);
            let year_end = form.optional("financial_year_end", year_end);
            let vat_registered = form.optional("vat_registered", boolean);
            let vat_number = form.patch("vat_number", vat_number);
            let vat_scheme = form.optional("vat_scheme", word);
            let flat_rate_percent = form.patch("flat_rate_percent", percent);
            let vat_rounding = form.optional("vat_rounding", word);
            let status = form.optional("status", word);
            Some(Self {
                name: name?,
                currency: currency?,
                country: country?,
                financial_year_end: year_end?,
                vat_registered: vat_registered?,
                vat_number: vat_number?,
                vat_scheme: vat_scheme?,
                flat_rate_percent: flat_rate_percent?,
                vat_rounding: vat_rounding?,
                status: status?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

fn name(json: &str) -> Result<String, ValueFault> {
    filled_text(json, 200)
}

fn vat_number(json: &str) -> Result<String, ValueFault> {
    any_text(json, 20)
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PeriodLock {
    /// Nothing is posted on or before this day; null for no lock.
    #[schema(required)]
    pub lock_date: Option<Date>,
    /// Why; it is kept with the audit events.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

impl PeriodLock {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["lock_date", "reason"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let lock_date = form.required("lock_date", date_or_null);
            let reason = form.required("reason", |json| filled_text(json, 500));
            Some(Self { lock_date: lock_date?, reason: reason? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}
