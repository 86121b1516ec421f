//! How a list is written, as far as the user says it.

use crate::day::DatePattern;
use crate::number::DecimalMark;

/// What the user says of how a list is written; what is not said is found out, where that is certain.
#[derive(Debug, Clone, Default)]
pub struct ListFormat {
    /// What separates fields.
    pub delimiter: Option<u8>,
    /// Which sign stands before the decimal places.
    pub mark: Option<DecimalMark>,
    /// How days are written.
    pub pattern: Option<DatePattern>,
    /// What columns are, with their headers.
    pub columns: Vec<(&'static str, String)>,
}

impl ListFormat {
    pub(super) fn column_of(&self, role: &str) -> Option<&str> {
        self.columns.iter().find(|(named, _)| *named == role).map(|(_, name)| name.as_str())
    }
}

/// A value of an option as a shell takes it.
pub(super) fn pasted(value: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "%+,-./:=@_#".contains(c);
    if !value.starts_with('#') && value.chars().all(is_plain) {
        return value.to_owned();
    }
    format!("'{}'", value.replace('\'', r"'\''"))
}
