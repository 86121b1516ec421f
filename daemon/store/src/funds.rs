//! What a user has to spend.

use crate::db::statement::Row;
use crate::error::StoreError;

/// What a user has to spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Funds {
    /// The sum of all movements.
    pub balance: u64,
    /// What the user's unfinished jobs will cost.
    pub reserved: u64,
    /// Whether the subscription permits charges beyond the balance.
    pub allow_overage: bool,
}

impl Funds {
    /// From a row with the three columns of a user.
    pub(crate) fn of(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            balance: row.count("balance")?,
            reserved: row.count("reserved")?,
            allow_overage: row.flag("allow_overage")?,
        })
    }

    /// What is left to be reserved.
    #[must_use]
    pub const fn available(self) -> u64 {
        self.balance.saturating_sub(self.reserved)
    }
}
