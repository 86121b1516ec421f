//! A side in a format that says what its values are, or in sheets: read by the core.

use std::io::Read as _;

use tieout::reconcile::{RowError, Rows};
use tieout::statement::currency::Currency as Said;
use tieout::statement::fault::Fault;
use tieout::statement::open::{Request, Trouble, read};
use tieout::statement::read::{Row, RowSink};
use tieout::statement::stated::{Side as Whose, Stated};

use super::Side;
use crate::input::currency::Currency;
use crate::input::problem::{Dataset, LoadError, Problem, Problems};
use crate::input::source::{Begun, Source};
use crate::safe::shell_word;
use crate::statements::notes_of;

/// What stands for a text that a row lacks.
const NO_TEXT: &str = "(no text)";

/// Rows as the engine takes them.
#[derive(Default)]
struct SideRows {
    rows: Rows,
    lines: Vec<u64>,
}

impl RowSink for SideRows {
    fn row(&mut self, row: &Row<'_>) -> Result<(), Fault> {
        let text = if row.description.trim().is_empty() { NO_TEXT } else { row.description };
        self.rows.push(row.date, row.amount, text).map_err(|error| {
            let column = match error {
                RowError::Amount(_) => "amount",
                _ => "description",
            };
            Fault::of_cell(row.line, column, text, error.to_string())
        })?;
        self.lines.push(row.line);
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

/// Reads a statement or an export of books of any format.
///
/// # Errors
/// [`LoadError`]; where something has to be asked, with the command that asks it.
pub(super) fn load(dataset: Dataset, source: &Source, begun: Begun<'_>) -> Result<Side, LoadError> {
    let name = source.name();
    let mut bytes = Vec::new();
    begun
        .whole()
        .read_to_end(&mut bytes)
        .map_err(|error| LoadError::Io { name: name.clone(), error })?;
    let whose = if dataset == Dataset::Book { Whose::Book } else { Whose::Bank };
    let stated = Stated::default();
    let request = Request { stated: &stated, side: whose, is_apart: false, keeps_zeros: false };
    let mut rows = SideRows::default();
    match read(&bytes, request, &mut rows) {
        Ok(read) => {
            let currency = read.pass.currency.as_ref().map(|said| match said {
                Said::Sign(sign) => Currency::Sign(*sign),
                Said::Code(code) => Currency::Code(code.clone()),
                Said::Name(name) => Currency::Name(name.clone()),
            });
            let notes = notes_of(&name, &read);
            Ok(Side { notes, ..Side::of_rows(name, rows.rows, rows.lines, currency) })
        }
        Err(trouble) => Err(LoadError::Content(problems(dataset, &name, trouble))),
    }
}

fn problems(dataset: Dataset, name: &str, trouble: Trouble) -> Problems {
    let mut problems = Problems::new(dataset, name);
    match trouble {
        Trouble::Faults { faults, .. } => {
            for fault in faults {
                problems.push(Problem::of_fault(fault));
            }
        }
        Trouble::Question(question) => {
            let (says, file) = (&question.understood, shell_word(name));
            let whose = if dataset == Dataset::Book { "book" } else { "bank" };
            let hint = format!(
                "tieout convert --as {whose} {file} asks which, with a command for each answer; \
                 its rows go to tieout reconcile through -o FILE"
            );
            problems.push(Problem::of_file(format!("{says}: {}", question.asks)).hint(hint));
        }
    }
    problems
}
