//! The books for other programs.

use serde::{Deserialize, Serialize};

use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, filters};

words! {
    /// Export format.
    ExportFormat {
        /// <https://hledger.org>
        Hledger = "hledger",
        /// <https://beancount.github.io>
        Beancount = "beancount",
        /// Comma-separated values, one row per journal line.
        Csv = "csv",
        /// A document with the accounts and the journals.
        Json = "json",
    }
}

/// Options of an export.
#[filters]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoParams)]
pub struct ExportFilter {
    /// The format, or the program that will read it.
    pub format: ExportFormat,
}

/// The books as exported text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedBooks {
    /// Export format.
    pub format: ExportFormat,
    /// Suggested file name.
    pub filename: String,
    /// Content of the file.
    pub content: String,
}
