//! The books for other programs.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::audit::LedgerHead;
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
        /// A document with everything: settings, accounts, contacts, documents, bank transactions, returns, journals,
        /// audit events. It can be imported.
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

/// An export as JSON: everything there is of an organisation's books. Lists beside these (`contacts`, `invoices`,
/// `invoice_lines`, `allocations`, `bank_transactions`, `vat_returns` and so on) have a row for each object, with all that
/// is kept of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BooksDocument {
    /// What this document is: `tieout-books-1`.
    pub format: String,
    /// Name of the organisation.
    pub organisation: String,
    /// Currency.
    pub currency: String,
    /// Where the hash chains ended when the export was made.
    pub head: LedgerHead,
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
