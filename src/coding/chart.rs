//! A chart of accounts, as it came.

use std::collections::BTreeSet;

use tieout::contract::coding::AccountType;

/// One account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartAccount {
    /// Account code.
    pub code: String,
    /// Account name.
    pub name: String,
    /// Account type.
    pub kind: AccountType,
}

/// The accounts of an organisation, in the order they came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chart {
    accounts: Vec<ChartAccount>,
}

impl Chart {
    /// A chart of these accounts.
    #[must_use]
    pub const fn new(accounts: Vec<ChartAccount>) -> Self {
        Self { accounts }
    }

    /// The accounts, in the order they came.
    #[must_use]
    pub fn accounts(&self) -> &[ChartAccount] {
        &self.accounts
    }

    /// Whether each account counts: of those with one code only the first does.
    pub(super) fn counted(&self) -> Vec<bool> {
        let mut seen = BTreeSet::new();
        self.accounts.iter().map(|account| seen.insert(account.code.as_str())).collect()
    }
}
