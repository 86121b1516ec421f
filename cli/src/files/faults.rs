//! What is wrong with a file, for a person and for programs.

use serde_json::json;
use tieout_statement::fault::Fault;
use tieout_statement::list::ListFaults;

use super::dataset::Dataset;
use crate::exit::{Complaint, Issues};
use crate::safe::quoted;

/// Faults shown to a person; the rest are counted.
const SHOWN_MAX: usize = 3;

/// Options that may start with the name of a file.
const SIDED: [&str; 5] = ["--map", "--date-format", "--decimal", "--delimiter", "--account"];

/// The faults of a file, with what is said around them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FaultReport<'a> {
    pub(crate) dataset: Dataset,
    /// How messages name the file.
    pub(crate) name: &'a str,
    pub(crate) faults: &'a ListFaults,
    /// What options start with that hold for this file alone.
    pub(crate) prefix: &'a str,
}

impl FaultReport<'_> {
    /// `details` of the error envelope: the contract's `issues` with the place in the file added.
    pub(crate) fn issues(&self) -> Issues {
        let issues = self.faults.kept.iter().map(|fault| {
            json!({
                self.dataset.part_of_body(): self.dataset.to_string(),
                "file": self.name,
                "line": fault.line,
                "field": fault.column,
                "value": fault.value,
                "message": fault.message,
                "hint": self.hint(fault),
            })
        });
        Issues { issues: issues.collect(), issue_count: self.faults.count }
    }

    /// The first faults for a person, each hint once, and how many more there are.
    pub(crate) fn complaints(&self) -> Vec<Complaint> {
        let name = self.name;
        let mut complaints: Vec<Complaint> = Vec::new();
        let mut said: Vec<String> = Vec::new();
        for fault in self.faults.kept.iter().take(SHOWN_MAX) {
            let between = if fault.line.is_some() { " " } else { ": " };
            let hint = self.hint(fault).filter(|hint| !said.contains(hint));
            said.extend(hint.clone());
            complaints.push(Complaint {
                message: format!("{name}{between}{}", sentence(fault)),
                hint,
                ..Complaint::default()
            });
        }
        let more = match self.faults.count.saturating_sub(SHOWN_MAX) {
            0 => return complaints,
            1 => format!("1 more problem in {name}"),
            more if self.faults.is_stopped => {
                format!("{more} more problems in {name}, which was read no further")
            }
            more => format!("{more} more problems in {name}"),
        };
        complaints.push(Complaint { message: more, ..Complaint::default() });
        complaints
    }

    /// What to do about a fault.
    fn hint(&self, fault: &Fault) -> Option<String> {
        fault.hint.as_ref().map(|hint| sided(hint, self.prefix))
    }
}

/// The same with options said for one file.
pub(super) fn sided(text: &str, prefix: &str) -> String {
    SIDED.iter().fold(text.to_owned(), |text, option| {
        let (plain, sided) = (format!("{option} "), format!("{option} {prefix}"));
        text.replace(&sided, &plain).replace(&plain, &sided)
    })
}

/// A fault as a person reads it, long values cut.
fn sentence(fault: &Fault) -> String {
    let mut text = String::new();
    if let Some(line) = fault.line {
        text = format!("line {line}");
        if let Some(column) = &fault.column {
            text = format!("{text}, column {}", quoted(column));
        }
        text.push_str(": ");
    }
    if let Some(value) = &fault.value {
        text = format!("{text}{} ", quoted(value));
    }
    text.push_str(&fault.message);
    text
}
