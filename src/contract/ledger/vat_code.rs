//! VAT codes of the ledger: those of the contract, two more that are built in, and an organisation's own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::contract::chart::VatCode;
use crate::contract::strict::ValueFault;
use crate::contract::strict::form::{BodyValue, word};
use crate::contract::words::words;

/// Most characters of a VAT code.
pub const VAT_CODE_CHARS_MAX: usize = 10;

words! {
    /// Kind of a VAT code: the boxes of the VAT return that it goes to.
    TaxCodeKind {
        /// VAT that is charged, or none at a rate of 0: boxes 1 and 6 of sales, 4 and 7 of purchases.
        Standard = "standard",
        /// Services bought from abroad, for which the buyer accounts for the VAT: boxes 1, 4, 6 and 7.
        ReverseCharge = "reverse_charge",
        /// The same within the country: boxes 1, 4 and 7 of the buyer, 6 of the seller.
        DomesticReverseCharge = "domestic_reverse_charge",
        /// Goods imported with postponed VAT accounting: boxes 1, 4 and 7.
        ImportPostponed = "import_postponed",
        /// Capital goods: boxes 1 and 6 of sales, 4 and 7 of purchases, under the flat rate scheme too, outside its
        /// turnover. Source: HMRC Notice 733, section 15; VAT Regulations 1995, reg. 55E.
        CapitalGoods = "capital_goods",
        /// Sales outside the country: box 6.
        OutsideUk = "outside_uk",
        /// Outside the scope of VAT: no box.
        OutsideScope = "outside_scope",
    }
}

impl TaxCodeKind {
    /// Whether the buyer accounts for the VAT, on both sides of the return.
    #[must_use]
    pub const fn is_reverse(self) -> bool {
        matches!(self, Self::ReverseCharge | Self::DomesticReverseCharge | Self::ImportPostponed)
    }
}

/// The VAT code of a line in the ledger: 1 to 10 capital letters, digits, hyphens and points, beginning with a
/// letter or a digit. It may be one that the organisation does not have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LedgerVatCode {
    /// ASCII; zeros behind the last character.
    bytes: [u8; VAT_CODE_CHARS_MAX],
}

impl LedgerVatCode {
    /// No VAT.
    pub const NV: Self = Self::built_in("NV");
    /// Standard rate.
    pub const ST: Self = Self::built_in("ST");
    /// Reduced rate.
    pub const RR: Self = Self::built_in("RR");
    /// Exempt.
    pub const EX: Self = Self::built_in("EX");
    /// Zero rate.
    pub const ZR: Self = Self::built_in("ZR");
    /// Reverse charge on services from abroad.
    pub const RC: Self = Self::built_in("RC");
    /// Goods imported with postponed VAT accounting.
    pub const PVA: Self = Self::built_in("PVA");
    /// Capital goods whose VAT is reclaimed under the flat rate scheme, and charged when they are sold; elsewhere as
    /// [`Self::ST`]. Source: HMRC Notice 733, section 15.
    pub const CG: Self = Self::built_in("CG");

    /// One that no organisation has.
    pub const NONE: Self = Self::built_in("");

    /// Every code that is built in.
    pub const BUILT_IN: [Self; 8] =
        [Self::ST, Self::RR, Self::ZR, Self::EX, Self::NV, Self::RC, Self::PVA, Self::CG];

    const fn built_in(name: &str) -> Self {
        let (name, mut bytes, mut at) = (name.as_bytes(), [0; VAT_CODE_CHARS_MAX], 0);
        while at < name.len() {
            bytes[at] = name[at];
            at += 1;
        }
        Self { bytes }
    }

    /// The name on the wire.
    #[must_use]
    pub fn name(&self) -> &str {
        let length = self.bytes.iter().position(|byte| *byte == 0);
        // ASCII only.
        std::str::from_utf8(&self.bytes[..length.unwrap_or(VAT_CODE_CHARS_MAX)]).unwrap_or_default()
    }

    /// Whether it means the same to every organisation.
    #[must_use]
    pub fn is_built_in(self) -> bool {
        Self::BUILT_IN.contains(&self)
    }

    /// The code of coding jobs that it is; none for one that they do not have.
    #[must_use]
    pub fn of_contract(self) -> Option<VatCode> {
        self.name().parse().ok()
    }
}

impl From<VatCode> for LedgerVatCode {
    fn from(code: VatCode) -> Self {
        Self::built_in(code.name())
    }
}

impl fmt::Display for LedgerVatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for LedgerVatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for LedgerVatCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for LedgerVatCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A text that is no VAT code of any organisation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "must be a VAT code: 1 to 10 capital letters, digits, hyphens and points, beginning with a letter or a digit"
)]
pub struct LedgerVatCodeError;

impl FromStr for LedgerVatCode {
    type Err = LedgerVatCodeError;

    fn from_str(name: &str) -> Result<Self, LedgerVatCodeError> {
        let is_sign = |byte: &u8| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.');
        let is_first = |byte: &u8| matches!(byte, b'A'..=b'Z' | b'0'..=b'9');
        let begins = name.as_bytes().first().is_some_and(is_first);
        if !begins || name.len() > VAT_CODE_CHARS_MAX || !name.as_bytes().iter().all(is_sign) {
            return Err(LedgerVatCodeError);
        }
        Ok(Self::built_in(name))
    }
}

impl BodyValue for LedgerVatCode {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        word(json)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_written_as_it_is_read_and_is_small() {
        for name in ["NV", "ST", "PVA", "A", "0", "CAR-50", "T1.5", "ABCDEFGHIJ"] {
            let code: LedgerVatCode = name.parse().unwrap();
            assert_eq!((code.name(), code.to_string()), (name, name.to_owned()));
        }
        for name in ["", "-A", ".5", "st", "A B", "ÄB", "ABCDEFGHIJK", "A\0"] {
            assert_eq!(name.parse::<LedgerVatCode>(), Err(LedgerVatCodeError), "{name}");
        }
        assert_eq!(size_of::<LedgerVatCode>(), VAT_CODE_CHARS_MAX);
    }

    #[test]
    fn the_codes_of_coding_jobs_are_codes_of_the_ledger_and_the_further_ones_are_not() {
        for code in VatCode::ALL {
            let of_ledger = LedgerVatCode::from(code);
            assert_eq!((of_ledger.name(), of_ledger.of_contract()), (code.name(), Some(code)));
            assert!(of_ledger.is_built_in());
        }
        for code in [LedgerVatCode::RC, LedgerVatCode::PVA, LedgerVatCode::CG] {
            assert_eq!(code.of_contract(), None);
        }
    }
}
