//! What a key may do. Source: contract part 5, rule 4.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One permission of a key. Writing does not include reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scope {
    /// Poll reconciliations.
    #[serde(rename = "reconcile:read")]
    ReconcileRead,
    /// Submit reconciliations.
    #[serde(rename = "reconcile:write")]
    ReconcileWrite,
    /// Poll coding jobs.
    #[serde(rename = "coding:read")]
    CodingRead,
    /// Submit coding jobs.
    #[serde(rename = "coding:write")]
    CodingWrite,
    /// Read the ledger.
    #[serde(rename = "ledger:read")]
    LedgerRead,
    /// Write the ledger.
    #[serde(rename = "ledger:write")]
    LedgerWrite,
}

impl Scope {
    /// Every scope, in the order of the contract.
    pub const ALL: [Self; 6] = [
        Self::ReconcileRead,
        Self::ReconcileWrite,
        Self::CodingRead,
        Self::CodingWrite,
        Self::LedgerRead,
        Self::LedgerWrite,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ReconcileRead => "reconcile:read",
            Self::ReconcileWrite => "reconcile:write",
            Self::CodingRead => "coding:read",
            Self::CodingWrite => "coding:write",
            Self::LedgerRead => "ledger:read",
            Self::LedgerWrite => "ledger:write",
        }
    }
}

/// There is no such scope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "is not a scope; scopes are reconcile:read, reconcile:write, coding:read, coding:write, \
     ledger:read and ledger:write"
)]
pub struct ScopeError;

impl FromStr for Scope {
    type Err = ScopeError;

    fn from_str(name: &str) -> Result<Self, ScopeError> {
        Self::ALL.into_iter().find(|scope| scope.name() == name).ok_or(ScopeError)
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The scopes of a key: each once, in the order of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scopes {
    bits: u8,
}

impl Scopes {
    /// Whether the scope is among them.
    #[must_use]
    pub const fn contains(self, scope: Scope) -> bool {
        self.bits & 1 << scope as u8 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The scopes, in the order of the contract.
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.contains(*scope))
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Self {
        Self { bits: scopes.into_iter().fold(0, |bits, scope| bits | 1 << scope as u8) }
    }
}

/// Names with a space between them, as the database keeps them.
impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Scope::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Scopes {
    type Err = ScopeError;

    fn from_str(names: &str) -> Result<Self, ScopeError> {
        names.split_whitespace().map(str::parse).collect()
    }
}

impl Serialize for Scopes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Scopes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        names.iter().map(|name| name.parse().map_err(D::Error::custom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_kept_once_each_in_the_order_of_the_contract() {
        let scopes: Scopes = "ledger:read reconcile:write ledger:read".parse().unwrap();
        assert_eq!(scopes.to_string(), "reconcile:write ledger:read");
        assert_eq!(serde_json::to_string(&scopes).unwrap(), r#"["reconcile:write","ledger:read"]"#);
        assert!(scopes.contains(Scope::LedgerRead) && !scopes.contains(Scope::LedgerWrite));
    }

    #[test]
    fn writing_does_not_include_reading() {
        let scopes: Scopes = "reconcile:write".parse().unwrap();
        assert!(!scopes.contains(Scope::ReconcileRead));
    }

    #[test]
    fn the_name_on_the_wire_is_the_name_everywhere() {
        for scope in Scope::ALL {
            assert_eq!(serde_json::to_string(&scope).unwrap(), format!("\"{scope}\""));
            assert_eq!(scope.name().parse(), Ok(scope));
        }
        assert_eq!("ledger".parse::<Scope>(), Err(ScopeError));
    }
}
