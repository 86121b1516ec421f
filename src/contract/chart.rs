//! What an account is, and how something stands to VAT. Source: contract part 2.5.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Type of an account. Source: contract part 2.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccountType {
    /// Money earned.
    Income,
    /// Money spent.
    Expense,
    /// What is owned.
    Asset,
    /// What is owed.
    Liability,
    /// The owners' share.
    Equity,
}

impl AccountType {
    /// Every account type.
    pub const ALL: [Self; 5] =
        [Self::Income, Self::Expense, Self::Asset, Self::Liability, Self::Equity];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Income => "INCOME",
            Self::Expense => "EXPENSE",
            Self::Asset => "ASSET",
            Self::Liability => "LIABILITY",
            Self::Equity => "EQUITY",
        }
    }
}

impl fmt::Display for AccountType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for AccountType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for AccountType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// There is no such account type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be INCOME, EXPENSE, ASSET, LIABILITY or EQUITY")]
pub struct AccountTypeError;

impl FromStr for AccountType {
    type Err = AccountTypeError;

    /// Reads a name in upper or lower case; `REVENUE` is accepted for `INCOME`.
    fn from_str(name: &str) -> Result<Self, AccountTypeError> {
        if name.eq_ignore_ascii_case("REVENUE") {
            return Ok(Self::Income);
        }
        let found = Self::ALL.into_iter().find(|kind| name.eq_ignore_ascii_case(kind.name()));
        found.ok_or(AccountTypeError)
    }
}

/// VAT code of a transaction. Source: contract part 2.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VatCode {
    /// No VAT: outside the scope of VAT, or nothing to reclaim.
    Nv,
    /// Standard rate.
    St,
    /// Reduced rate.
    Rr,
    /// Exempt.
    Ex,
    /// Zero rate.
    Zr,
}

impl VatCode {
    /// Every VAT code.
    pub const ALL: [Self; 5] = [Self::Nv, Self::St, Self::Rr, Self::Ex, Self::Zr];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nv => "NV",
            Self::St => "ST",
            Self::Rr => "RR",
            Self::Ex => "EX",
            Self::Zr => "ZR",
        }
    }
}

impl fmt::Display for VatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for VatCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for VatCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// There is no such VAT code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be NV, ST, RR, EX or ZR")]
pub struct VatCodeError;

impl FromStr for VatCode {
    type Err = VatCodeError;

    fn from_str(name: &str) -> Result<Self, VatCodeError> {
        Self::ALL.into_iter().find(|code| code.name() == name).ok_or(VatCodeError)
    }
}
