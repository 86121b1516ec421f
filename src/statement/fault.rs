//! What is wrong with a file, with the place where it is and what to do about it.

use std::fmt;

/// One thing that is wrong.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fault {
    /// The 1-based line of the file (row of a sheet) that it is on, if it is on one.
    pub line: Option<u64>,
    /// The name of the column or field, as the file has it.
    pub column: Option<String>,
    /// What stands there.
    pub value: Option<String>,
    /// The end of a sentence that starts with the value, or a whole one.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

impl Fault {
    /// Something about the file as a whole.
    pub fn of_file(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    /// Something on a 1-based line of the file.
    pub fn at_line(line: u64, message: impl Into<String>) -> Self {
        Self { line: Some(line), ..Self::of_file(message) }
    }

    /// A cell or field that cannot be read as what it is to hold.
    pub fn of_cell(line: u64, column: &str, value: &str, message: impl Into<String>) -> Self {
        Self {
            column: Some(column.to_owned()),
            value: Some(value.to_owned()),
            ..Self::at_line(line, message)
        }
    }

    /// Something about a column of a row, or a key of an object, that starts on this line.
    pub fn of_column(line: u64, column: &str, message: impl Into<String>) -> Self {
        Self { column: Some(column.to_owned()), ..Self::at_line(line, message) }
    }

    /// What to do about it.
    #[must_use]
    pub fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

/// `line 17, column "Value": "1.234,50" is not a number`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}")?;
            if let Some(column) = &self.column {
                write!(f, ", column {column:?}")?;
            }
            f.write_str(": ")?;
        }
        if let Some(value) = &self.value {
            write!(f, "{value:?} ")?;
        }
        f.write_str(&self.message)
    }
}
