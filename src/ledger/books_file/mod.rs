//! The books as one JSON document that holds everything there is of them, and such a document as books again.
//!
//! A document has sections; most are lists of rows, each with the columns of a table. Columns are named once, with
//! what they hold ([`ColumnKind`]): they are written ([`row`]) and read back ([`mod@file`]) by that. Journals have a
//! shape of their own ([`journals`]). Identifiers are given anew when a document is read ([`ids`]), and a row is what
//! the API would take (`forms`).
//!
//! Never here: which tables there are, and whether a document's figures agree. The store knows the former, and holds
//! what it wrote against itself for the latter.

pub mod file;
mod forms;
pub mod ids;
pub mod journals;
pub mod row;

use super::refusal::{Reason, Refusal};

/// What a document says that it is.
pub const FORMAT: &str = "tieout-books-1";

/// What a column holds, and so how it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnKind {
    /// The row's own identifier, with this prefix.
    Id(&'static str),
    /// The row's own identifier, which may be that of its journal.
    JournalId,
    /// The identifier of another row of the document, of the kind that the column's name says.
    Ref,
    /// Words.
    Text,
    /// A day.
    Date,
    /// A number, stored as its digits.
    Decimal,
    /// A count or a version.
    Int,
    /// A rate, stored in ten-thousandths of a percent.
    Percent,
    /// Minor units.
    Money,
    /// Unix time in milliseconds.
    Time,
    /// 0 or 1.
    Flag,
    /// A hash: 32 bytes.
    Hex,
    /// A text of JSON. Identifiers in it are given anew too.
    Json,
    /// A text of JSON that has none.
    Object,
    /// What a client keeps with the row. It stays as it is, whatever is in it.
    Metadata,
}

/// A column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BooksColumn {
    /// Its name, in the document as in its table.
    pub name: &'static str,
    /// What it holds.
    pub kind: ColumnKind,
}

/// A section that is a list of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BooksSection {
    /// Its name in the document.
    pub name: &'static str,
    /// In their order.
    pub columns: &'static [BooksColumn],
    /// Whether it is information only: read, and made nothing of.
    pub is_information: bool,
}

/// What is wrong with a document, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BooksFault {
    /// The path in the document: `contacts[3].name`.
    pub field: String,
    /// What is wrong.
    pub message: String,
}

impl From<BooksFault> for Refusal {
    fn from(BooksFault { field, message }: BooksFault) -> Self {
        Self::new(Reason::BooksNotWhole, format!("{field}: {message}")).at(field)
    }
}

impl BooksFault {
    /// Something is wrong there.
    #[must_use]
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), message: message.into() }
    }
}
