//! VAT codes and their rates.

use serde::{Deserialize, Serialize};

use super::metadata::Metadata;
use super::organisation::{VatScheme, percent};
use super::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::page::Pagination;
use crate::contract::strict::form::Patch;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::factor::Factor;
use crate::time::Timestamp;

/// A VAT code, as it stands on the day of the request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TaxCode {
    /// VAT code.
    pub code: LedgerVatCode,
    /// Name.
    pub name: String,
    /// Kind: the boxes of the VAT return that it goes to.
    pub kind: TaxCodeKind,
    /// Rate as a percentage; null if the code carries no VAT.
    #[schema(required, value_type = Option<f64>)]
    pub rate: Option<Factor>,
    /// Part of the VAT on purchases that is reclaimed, as a percentage.
    #[schema(value_type = f64)]
    pub recoverable_percent: Factor,
    /// VAT return boxes that sales with this code go to.
    pub sales_boxes: Vec<u8>,
    /// VAT return boxes that purchases with this code go to.
    pub purchase_boxes: Vec<u8>,
    /// Date the rate took effect; null if it has always applied.
    #[schema(required)]
    pub effective_from: Option<Date>,
    /// Last date on which the code is in force; null if it has no end.
    #[schema(required)]
    pub effective_to: Option<Date>,
    /// Every past, current and future rate, latest first; empty for a code without VAT.
    pub rates: Vec<DatedRate>,
    /// Whether it is built in, or the organisation's own.
    pub built_in: bool,
    /// Your own ID for the code; null for one that is built in.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own; none for a code that is built in.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// When it was last updated; null for a code that is built in.
    #[schema(required)]
    pub updated_at: Option<Timestamp>,
    /// Version number; increases with every change. Always 1 for a code that is built in.
    pub version: i64,
}

/// A rate and the date it takes effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DatedRate {
    /// Rate as a percentage.
    #[schema(value_type = f64)]
    pub rate: Factor,
    /// Date the rate takes effect.
    pub effective_from: Date,
    /// Whether it is the organisation's own rate, which overrides its country's.
    pub own: bool,
}

/// A VAT code of the organisation's own; or a rate for `ST` or `RR`, which overrides the country's from a given date.
#[body(check = ends_after_it_begins)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewTaxCode {
    /// VAT code: a new one, or `ST` or `RR` to set its rate.
    pub code: LedgerVatCode,
    /// Name of a new code; required for one.
    #[schema(min_length = 1, max_length = 100)]
    pub name: Option<String>,
    /// Kind of a new code; defaults to `standard`.
    pub kind: Option<TaxCodeKind>,
    /// Rate as a percentage, from 0 to 100; 0 for a code that carries no VAT.
    #[schema(value_type = f64, minimum = 0, maximum = 100)]
    #[body(with = percent)]
    pub rate: Factor,
    /// Date the rate takes effect, or from which a new code is in force. An existing rate for the same date is
    /// replaced.
    pub effective_from: Date,
    /// Last date on which a new code is in force.
    pub effective_to: Option<Date>,
    /// Part of the VAT on purchases with a new code that is reclaimed, as a percentage; defaults to 100. The rest is
    /// added to the cost.
    #[schema(value_type = Option<f64>, minimum = 0, maximum = 100)]
    #[body(with = percent)]
    pub recoverable_percent: Option<Factor>,
    /// Your own ID for a new code; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own for a new code: at most 20 keys.
    pub metadata: Option<Metadata>,
}

/// A code does not end before it begins.
fn ends_after_it_begins(new: &NewTaxCode) -> Result<(), (&'static str, &'static str)> {
    match new.effective_to {
        Some(to) if to < new.effective_from => {
            Err(("effective_to", "must not be before effective_from"))
        }
        _ => Ok(()),
    }
}

/// Filters for listing VAT codes. Those that are built in have neither an external ID nor a time of change.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct TaxCodeFilter {
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// New name, end, external ID and metadata of a VAT code of the organisation's own; omitted fields stay as they are. What it does never
/// changes: end it, and create another.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchTaxCode)]
pub struct TaxCodePatch {
    /// Name.
    #[schema(min_length = 1, max_length = 100)]
    pub name: Option<String>,
    /// Last date on which the code is in force; null for no end.
    pub effective_to: Patch<Date>,
    /// Your own ID for the code; must be unique; null for none.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Patch<String>,
    /// Keys and values of your own, which replace all existing ones; null for none.
    pub metadata: Patch<Metadata>,
}

/// The VAT codes. Source: contract part 2.6.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TaxCodes {
    /// VAT codes.
    pub data: Vec<TaxCode>,
    /// Which part of the list this is.
    pub pagination: Pagination,
    /// Whether the organisation is registered for VAT.
    pub vat_registered: bool,
    /// VAT accounting scheme.
    pub vat_scheme: VatScheme,
}
