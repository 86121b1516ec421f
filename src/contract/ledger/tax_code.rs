//! VAT codes and their rates.

use serde::{Deserialize, Serialize};

use super::organisation::{VatScheme, percent};
use crate::contract::chart::VatCode;
use crate::contract::page::Pagination;
use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::factor::Factor;

/// A VAT code, as it stands on the day of the request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TaxCode {
    /// VAT code.
    pub code: VatCode,
    /// Name.
    pub name: String,
    /// Rate as a percentage; null if the code carries no VAT.
    #[schema(required, value_type = Option<f64>)]
    pub rate: Option<Factor>,
    /// VAT return boxes that sales with this code go to.
    pub sales_boxes: Vec<u8>,
    /// VAT return boxes that purchases with this code go to.
    pub purchase_boxes: Vec<u8>,
    /// Date the rate took effect; null if it has always applied.
    #[schema(required)]
    pub effective_from: Option<Date>,
    /// Every past, current and future rate, latest first; empty for a code without VAT.
    pub rates: Vec<DatedRate>,
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

/// An organisation's own rate, which overrides its country's from a given date.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewTaxRate {
    /// VAT code; must be one that carries VAT.
    pub code: VatCode,
    /// Rate as a percentage, from 0 to 100.
    #[schema(value_type = f64, minimum = 0, maximum = 100)]
    #[body(with = percent)]
    pub rate: Factor,
    /// Date the rate takes effect. An existing rate for the same date is replaced.
    pub effective_from: Date,
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
