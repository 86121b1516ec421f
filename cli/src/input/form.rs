//! Whether a file is delimited or JSON, and what it calls things.

use super::header::{Columns, Header};

/// How a file is made.
#[derive(Debug)]
pub(crate) enum Form<C> {
    /// With a header that names its columns.
    Delimited(Header<C>),
    /// An array of objects with the keys of the API.
    Json,
}

impl<C: Columns> Form<C> {
    /// Which columns it has, as its header says.
    pub(crate) fn described(&self) -> String {
        match self {
            Self::Delimited(header) => header.to_string(),
            Self::Json => "JSON".to_owned(),
        }
    }

    /// What was guessed, for a person to check.
    pub(crate) fn guess_note(&self) -> Option<String> {
        match self {
            Self::Delimited(header) => header.guess_note(),
            Self::Json => None,
        }
    }

    /// The line of the header, where it has one.
    pub(crate) fn header_line(&self) -> Option<u64> {
        match self {
            Self::Delimited(header) => Some(header.line),
            Self::Json => None,
        }
    }

    /// What the file calls a key of the API.
    pub(crate) fn column_of<'a>(&'a self, key: &'a str) -> &'a str {
        self.column_named(key).unwrap_or(key)
    }

    /// Likewise; none where the file has no such column.
    pub(super) fn column_named<'a>(&'a self, key: &'a str) -> Option<&'a str> {
        match self {
            Self::Delimited(header) => header.column_of(key),
            Self::Json => Some(key),
        }
    }
}
