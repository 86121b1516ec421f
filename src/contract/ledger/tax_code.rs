//! VAT codes and their rates.

use serde::{Deserialize, Serialize};

use super::organisation::{VatScheme, percent};
use crate::contract::chart::VatCode;
use crate::contract::page::Pagination;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::factor::Factor;

/// A VAT code as it stands on the day of the request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TaxCode {
    /// The code.
    pub code: VatCode,
    /// What it is called.
    pub name: String,
    /// Percent; null where no VAT goes with it.
    #[schema(required, value_type = Option<f64>)]
    pub rate: Option<Factor>,
    /// Boxes of the VAT return that sales with it go to.
    pub sales_boxes: Vec<u8>,
    /// Boxes that purchases with it go to.
    pub purchase_boxes: Vec<u8>,
    /// From when on the rate holds; null where it always did.
    #[schema(required)]
    pub effective_from: Option<Date>,
    /// Every rate it has or had or is going to have, the latest first; none for a code without VAT.
    pub rates: Vec<DatedRate>,
}

/// A rate from a day on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DatedRate {
    /// Percent.
    #[schema(value_type = f64)]
    pub rate: Factor,
    /// From this day on.
    pub effective_from: Date,
    /// Whether it is the organisation's own, which goes before its country's.
    pub own: bool,
}

/// A rate that an organisation has in place of its country's, from a day on.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewTaxRate {
    /// The code; one that VAT goes with.
    pub code: VatCode,
    /// Percent, from 0 to 100.
    #[schema(value_type = f64, minimum = 0, maximum = 100)]
    #[body(with = percent)]
    pub rate: Factor,
    /// From this day on. A rate that has been set for the same day is replaced.
    pub effective_from: Date,
}

/// The VAT codes. Source: contract part 2.6.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TaxCodes {
    /// The codes.
    pub data: Vec<TaxCode>,
    /// Which part of the list this is.
    pub pagination: Pagination,
    /// Whether the organisation is registered for VAT.
    pub vat_registered: bool,
    /// How it accounts for VAT.
    pub vat_scheme: VatScheme,
}
