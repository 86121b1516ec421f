//! Files of a ledger that are no statements: charts of accounts, opening balances, bank transactions to be
//! confirmed, journals.
//!
//! ```text
//! bytes -> a table (whatever a statement may be stored in) -> header, by the roles of its columns -> rows
//!       -> JSON with the keys of the API                                                         -> rows
//! ```
//!
//! - [`chart`], [`accounts`], [`opening`], [`confirmations`], [`journals`]: a kind of file each
//! - `header`: which columns are what; `words`: what they are called
//! - `rows`: a table row by row; `cells`: texts, amounts and days in their cells
//! - [`json`]: arrays of objects
//!
//! What accounts there are is known to the books, not here. Nothing here opens a file or knows its name.

pub mod accounts;
mod cells;
pub mod chart;
pub mod confirmations;
mod format;
mod header;
pub mod journals;
pub mod json;
pub mod opening;
mod rows;
mod words;

pub use format::ListFormat;
pub use header::ListColumns;
pub use words::account_type;

use super::fault::Fault;

/// Faults that are kept; the rest are counted.
const KEPT_MAX: usize = 100;

/// Faults after which a file is read no further.
const FAULTS_MAX: usize = 10_000;

/// Why a list was not read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListFaults {
    /// The first hundred.
    pub kept: Vec<Fault>,
    /// How many there are.
    pub count: usize,
    /// The file was read no further.
    pub is_stopped: bool,
}

impl ListFaults {
    /// Takes another one.
    pub fn push(&mut self, fault: Fault) {
        self.count += 1;
        if self.kept.len() < KEPT_MAX {
            self.kept.push(fault);
        }
    }

    /// What was read, where nothing is wrong.
    fn or<T>(self, read: T) -> Result<T, Self> {
        if self.count == 0 { Ok(read) } else { Err(self) }
    }
}

impl From<Fault> for ListFaults {
    fn from(fault: Fault) -> Self {
        [fault].into_iter().collect()
    }
}

impl FromIterator<Fault> for ListFaults {
    fn from_iter<I: IntoIterator<Item = Fault>>(all: I) -> Self {
        let mut faults = Self::default();
        all.into_iter().for_each(|fault| faults.push(fault));
        faults
    }
}

/// That columns are not read, in one note.
fn note_unread(unread: &[&str]) -> Option<String> {
    let named = unread.iter().map(|name| format!("{name:?}")).collect::<Vec<_>>().join(", ");
    match unread.len() {
        0 => None,
        1 => Some(format!("column {named} is not read")),
        _ => Some(format!("columns {named} are not read")),
    }
}

#[cfg(test)]
mod tests;
