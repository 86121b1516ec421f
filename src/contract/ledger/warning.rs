//! What the books take and what is rarely meant.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::words::words;

words! {
    /// Kind of warning.
    WarningCode {
        /// The date is more than ten years back.
        OldDate = "old_date",
        /// The date is more than a year ahead.
        FutureDate = "future_date",
        /// The VAT is further from the code's rate than 1 % and 1.00.
        UnlikelyVat = "unlikely_vat",
        /// VAT is split off a line on the VAT account or on a bank account's.
        VatOnControlAccount = "vat_on_control_account",
        /// A line on the VAT account without a VAT code, or with NV, stands beside lines with VAT codes, whose VAT is posted
        /// there without it.
        VatLineBesideCodes = "vat_line_beside_codes",
        /// Postponed import VAT is worked out from the net, and not as HMRC's monthly statement has it.
        ImportVatNotStated = "import_vat_not_stated",
        /// The credit note has VAT at a rate that the invoice has not.
        OtherVatRate = "other_vat_rate",
        /// Capital goods that the flat rate scheme reclaims no VAT of, since they come to less than 2,000.00 with VAT.
        SmallCapitalGoods = "small_capital_goods",
        /// A fixed asset of 2,000.00 or more with VAT, of which the flat rate scheme reclaims none unless it is coded as
        /// capital goods.
        UncodedCapitalGoods = "uncoded_capital_goods",
        /// The supplier has a document with the same number in other letters, capital or small.
        SimilarNumber = "similar_number",
        /// The balance of the account is not as asserted.
        AssertionFails = "assertion_fails",
    }
}

/// Something that was accepted, and is rarely meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Warning {
    /// Kind of warning.
    pub code: WarningCode,
    /// Place in the body, for example `lines[0].vat_amount`.
    pub field: String,
    /// Explanation.
    pub message: String,
}

/// A single object, wrapped in `data`, with what is rarely meant of the request.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DataWithWarnings<T> {
    /// The object.
    pub data: T,
    /// What was accepted and is rarely meant; left out if there is nothing. With `strict` it is refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}
