//! What stands in a report: its title, columns, lines and proof.

use std::borrow::Cow;

/// A report.
#[derive(Debug, Clone)]
pub(crate) struct Sheet {
    /// What it is, as a title.
    pub(crate) title: String,
    /// Whose.
    pub(crate) of: String,
    /// Of which day or days.
    pub(crate) when: String,
    /// ISO 4217.
    pub(crate) currency: String,
    pub(crate) columns: Vec<SheetColumn>,
    pub(crate) lines: Vec<SheetLine>,
    /// What proves it.
    pub(crate) proof: Option<SheetProof>,
}

/// A column: what stands above it, and whether figures stand in it.
#[derive(Debug, Clone)]
pub(crate) struct SheetColumn {
    pub(crate) title: Cow<'static, str>,
    pub(crate) is_figure: bool,
}

/// A line of a report.
#[derive(Debug, Clone)]
pub(crate) enum SheetLine {
    /// What the rows below are.
    Heading(String),
    /// A cell for each column.
    Row(Vec<String>),
    /// What the rows of a section add up to.
    Subtotal(Vec<String>),
    /// What everything comes to.
    Total(Vec<String>),
}

/// A sentence that holds, or does not.
#[derive(Debug, Clone)]
pub(crate) struct SheetProof {
    pub(crate) sentence: String,
    pub(crate) holds: bool,
}

impl SheetColumn {
    pub(crate) const fn text(title: &'static str) -> Self {
        Self { title: Cow::Borrowed(title), is_figure: false }
    }

    pub(crate) const fn figure(title: &'static str) -> Self {
        Self { title: Cow::Borrowed(title), is_figure: true }
    }

    /// One whose title is not known before.
    pub(crate) const fn named_figure(title: String) -> Self {
        Self { title: Cow::Owned(title), is_figure: true }
    }
}
