//! The books for other programs.

use serde::{Deserialize, Serialize};

use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, filters};

words! {
    /// What the export is for.
    ExportFormat {
        /// <https://hledger.org>
        Hledger = "hledger",
        /// <https://beancount.github.io>
        Beancount = "beancount",
        /// Comma-separated values, a line for each line of a journal.
        Csv = "csv",
        /// A document with the accounts and the journals.
        Json = "json",
    }
}

/// What the export is for.
#[filters]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoParams)]
pub struct ExportFilter {
    /// The format, or the program that will read it.
    pub format: ExportFormat,
}

/// The books as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedBooks {
    /// What it is for.
    pub format: ExportFormat,
    /// What to call the file.
    pub filename: String,
    /// What goes into it.
    pub content: String,
}
