//! An account of the export.

use crate::contract::chart::AccountType;

/// An account as the export shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportedAccount {
    /// Its identifier, as entries name it.
    pub id: String,
    /// Its name in the chart.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub account_type: AccountType,
}
