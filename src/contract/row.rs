//! A bank or book row, as it stands in a request and in a result.

use serde::Serialize;

use crate::amount::WrittenAmount;
use crate::contract::ToSchema;
use crate::date::Date;

/// A bank or book row. No other keys are allowed in a request.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Row<'a> {
    /// Date of the transaction.
    pub date: Date,
    /// Signed amount in major units, with its digits as submitted.
    pub amount: WrittenAmount<'a>,
    /// Description, as submitted.
    // Empty only where it came from a file.
    #[schema(
        value_type = String,
        min_length = 1,
        max_length = 500,
        pattern = r"^[^\x00]*$"
    )]
    pub description: &'a str,
}
