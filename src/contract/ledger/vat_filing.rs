//! How a finalised VAT return reaches HMRC: the body to submit, and that it was filed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::money::Money;
use crate::time::Timestamp;

/// When a VAT return was filed.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct VatFiling {
    /// When it was filed: after its last day, and not in the future.
    pub filed_at: Timestamp,
    /// HMRC's receipt, such as the form bundle number.
    #[schema(min_length = 1, max_length = 255)]
    pub receipt: Option<String>,
}

/// The key by which HMRC names the period of an obligation: four letters and digits, or `#`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeriodKey([u8; 4]);

/// That is no period key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be the key that HMRC gave the period, of four characters, as 18A1 or #001")]
pub struct PeriodKeyError;

impl FromStr for PeriodKey {
    type Err = PeriodKeyError;

    fn from_str(text: &str) -> Result<Self, PeriodKeyError> {
        let is_known = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'#';
        let key: [u8; 4] = text.as_bytes().try_into().map_err(|_| PeriodKeyError)?;
        if key.iter().all(is_known) { Ok(Self(key)) } else { Err(PeriodKeyError) }
    }
}

impl fmt::Display for PeriodKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{}", char::from(*byte)))
    }
}

/// The period of HMRC's that a return is submitted for.
#[filters]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoParams)]
pub struct HmrcFilter {
    /// Key of the period, from HMRC's list of obligations; it cannot be worked out.
    #[param(value_type = String, pattern = "^[0-9A-Za-z#]{4}$")]
    pub period_key: PeriodKey,
}

/// The body to submit to HMRC's Making Tax Digital API (`POST /organisations/vat/{vrn}/returns`), as it
/// is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HmrcSubmission {
    /// Key of the period.
    pub period_key: String,
    /// Box 1.
    pub vat_due_sales: Money,
    /// Box 2.
    pub vat_due_acquisitions: Money,
    /// Box 3.
    pub total_vat_due: Money,
    /// Box 4.
    pub vat_reclaimed_curr_period: Money,
    /// Box 5; never negative.
    pub net_vat_due: Money,
    /// Box 6, in whole pounds.
    #[serde(rename = "totalValueSalesExVAT")]
    pub total_value_sales_ex_vat: i64,
    /// Box 7, in whole pounds.
    #[serde(rename = "totalValuePurchasesExVAT")]
    pub total_value_purchases_ex_vat: i64,
    /// Box 8, in whole pounds.
    #[serde(rename = "totalValueGoodsSuppliedExVAT")]
    pub total_value_goods_supplied_ex_vat: i64,
    /// Box 9, in whole pounds.
    #[serde(rename = "totalAcquisitionsExVAT")]
    pub total_acquisitions_ex_vat: i64,
    /// The declaration that the figures are final: always true.
    pub finalised: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_key_is_four_characters_as_hmrc_writes_them() {
        for key in ["18A1", "18AD", "#001", "17aa"] {
            assert_eq!(key.parse::<PeriodKey>().map(|key| key.to_string()), Ok(key.to_owned()));
        }
        for key in ["", "18A", "18A12", "18-1", "18A ", "\u{a3}01"] {
            assert_eq!(key.parse::<PeriodKey>(), Err(PeriodKeyError), "{key}");
        }
    }
}
