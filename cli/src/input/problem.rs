//! What is wrong with an input file, with the place where it is.

use std::fmt;

use serde_json::json;

use crate::exit::Issues;
use crate::render::safe::quoted;

/// Problems of one file that are kept; the rest are counted.
const KEPT_MAX: usize = 100;

/// Problems shown to a person; the rest are counted.
const SHOWN_MAX: usize = 3;

/// One problem: what, where, and what to do about it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Problem {
    line: Option<u64>,
    column: Option<String>,
    value: Option<String>,
    message: String,
    hint: Option<String>,
}

impl Problem {
    /// Something about the file as a whole.
    pub(crate) fn of_file(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    /// Something on a 1-based line of the file.
    pub(crate) fn at_line(line: u64, message: impl Into<String>) -> Self {
        Self { line: Some(line), ..Self::of_file(message) }
    }

    /// A cell that cannot be read as what its column holds.
    pub(crate) fn of_cell(line: u64, column: &str, value: &str, fault: CellFault) -> Self {
        Self {
            line: Some(line),
            column: Some(column.to_owned()),
            value: Some(value.to_owned()),
            message: fault.message,
            hint: fault.hint,
        }
    }

    pub(crate) fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}")?;
            if let Some(column) = &self.column {
                write!(f, ", column {}", quoted(column))?;
            }
            f.write_str(": ")?;
        }
        if let Some(value) = &self.value {
            write!(f, "{} ", quoted(value))?;
        }
        f.write_str(&self.message)
    }
}

/// Why a cell cannot be read: the end of a sentence that starts with the value.
#[derive(Debug, Clone)]
pub(crate) struct CellFault {
    message: String,
    hint: Option<String>,
}

impl CellFault {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), hint: None }
    }

    pub(crate) fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

/// All problems of one file.
#[derive(Debug)]
pub(crate) struct Problems {
    dataset: &'static str,
    file: String,
    kept: Vec<Problem>,
    count: usize,
}

impl Problems {
    /// `dataset` is `bank` or `book`; `file` is how messages name the file.
    pub(crate) fn new(dataset: &'static str, file: impl Into<String>) -> Self {
        Self { dataset, file: file.into(), kept: Vec::new(), count: 0 }
    }

    pub(crate) fn push(&mut self, problem: Problem) {
        self.count += 1;
        if self.kept.len() < KEPT_MAX {
            self.kept.push(problem);
        }
    }

    pub(crate) fn with(mut self, problem: Problem) -> Self {
        self.push(problem);
        self
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// `details` of the error envelope: the contract's `issues` with the place in the file added.
    pub(crate) fn issues(&self) -> Issues {
        let issues = self
            .kept
            .iter()
            .map(|problem| {
                json!({
                    "dataset": self.dataset,
                    "file": self.file,
                    "line": problem.line,
                    "field": problem.column,
                    "value": problem.value,
                    "message": problem.message,
                    "hint": problem.hint,
                })
            })
            .collect();
        Issues { issues, issue_count: self.count }
    }

    /// The first hint there is.
    pub(crate) fn hint(&self) -> Option<&str> {
        self.kept.iter().find_map(|problem| problem.hint.as_deref())
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.kept.iter().take(SHOWN_MAX).enumerate() {
            let separator = if at == 0 { "" } else { "\nerror: " };
            let between = if problem.line.is_some() { " " } else { ": " };
            write!(f, "{separator}{}{between}{problem}", self.file)?;
        }
        match self.count.saturating_sub(SHOWN_MAX) {
            0 => Ok(()),
            1 => write!(f, "\nerror: 1 more problem in {}", self.file),
            more => write!(f, "\nerror: {more} more problems in {}", self.file),
        }
    }
}
