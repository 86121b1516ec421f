//! A list of the page, whatever stands in it.

use std::borrow::Cow;

use tieout::amount::Amount;

use super::cells::{HtmlCell, HtmlColumn};

/// Rows that stand in the page as a table, for readers without the script.
pub(super) const STATIC_ROWS_MAX: usize = 1_000;

/// A list of the page.
pub(super) struct HtmlList<'a> {
    /// Its place in the page, and the start of the names that belong to it.
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    /// What the rows are, in a sentence.
    pub(super) sense: Cow<'static, str>,
    /// What is said where there are none.
    pub(super) none: &'static str,
    /// The name of its CSV file.
    pub(super) file: &'static str,
    pub(super) columns: Vec<HtmlColumn>,
    pub(super) len: usize,
    /// The total of its amounts, in the column `amount`.
    pub(super) total: Option<Amount>,
    /// What stands beside the count.
    pub(super) remark: Option<String>,
    pub(super) static_max: usize,
    /// Most rows on paper; none for all.
    pub(super) printed_max: Option<usize>,
    pub(super) row: Box<dyn Fn(usize) -> Vec<HtmlCell<'a>> + 'a>,
}

impl<'a> HtmlList<'a> {
    /// The cells of each row, as many as there are columns.
    pub(super) fn rows(&self) -> impl Iterator<Item = Vec<HtmlCell<'a>>> {
        (0..self.len).map(&self.row)
    }

    pub(super) fn shown_columns(&self) -> impl Iterator<Item = &HtmlColumn> {
        self.columns.iter().filter(|column| column.shown)
    }
}
