//! `tieout reconcile --why LINE`: which row is meant, and the answer.

use std::str::FromStr;

use tieout::reconcile::{Explainer, Options, Outcome, RowOf, SideName};

use crate::exit::{Exit, Failure};
use crate::render::{Answers, Ui};
use crate::statements::Side;

/// A row by the line of its file on which it starts: `bank:88`.
#[derive(Debug, Clone, Copy)]
pub(super) struct AskedLine {
    side: SideName,
    line: u64,
}

impl FromStr for AskedLine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let form = || "say bank:LINE or book:LINE, such as bank:88".to_owned();
        let (side, line) = text.split_once(':').ok_or_else(form)?;
        let side = match side {
            "bank" => SideName::Bank,
            "book" => SideName::Book,
            _ => return Err(form()),
        };
        let is_number = !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit());
        let line = line.parse().ok().filter(|_| is_number).ok_or_else(form)?;
        Ok(Self { side, line })
    }
}

/// The rows that are asked about; every one must be there before any is explained.
pub(super) fn rows(asked: &[AskedLine], bank: &Side, book: &Side) -> Result<Vec<RowOf>, Failure> {
    asked.iter().map(|asked| asked.row(bank, book)).collect()
}

/// Explains the rows, and prints the answers.
pub(super) fn answer(
    rows: &[RowOf],
    (bank, book): (&Side, &Side),
    matching: &Outcome,
    options: Options,
    ui: &Ui,
) -> Result<Exit, Failure> {
    let explainer = Explainer::new(&bank.rows, &book.rows, options);
    let of_rows = rows.iter().map(|row| explainer.why(matching, *row)).collect();
    let suggestions = matching.suggestions.as_deref().unwrap_or_default();
    ui.answer(&Answers { bank, book, options, of_rows, suggestions })?;
    Ok(Exit::Done)
}

impl AskedLine {
    fn row(self, bank: &Side, book: &Side) -> Result<RowOf, Failure> {
        let (name, side) = match self.side {
            SideName::Bank => ("bank", bank),
            SideName::Book => ("book", book),
        };
        let lines = &side.lines;
        match lines.binary_search(&self.line) {
            Ok(row) => Ok(RowOf { side: self.side, row: u32::try_from(row).unwrap_or(u32::MAX) }),
            Err(at) => {
                let line = self.line;
                let message = format!("--why {name}:{line}: no row of {} starts there", side.name);
                let near = [at.checked_sub(1).and_then(|at| lines.get(at)), lines.get(at)];
                let hint = match near {
                    [Some(before), Some(after)] => {
                        format!("the nearest rows are on lines {before} and {after}")
                    }
                    [Some(last), None] => format!("the last row is on line {last}"),
                    [None, Some(first)] => format!("the first row is on line {first}"),
                    [None, None] => "the file has no rows".to_owned(),
                };
                Err(Failure::usage(message).with_hint(hint))
            }
        }
    }
}
