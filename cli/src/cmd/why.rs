//! `tieout reconcile --why LINE`: which row is meant, and the answer.

use std::str::FromStr;

use tieout_reconcile::period::{FreeRows, FreeSide, RowName};
use tieout_reconcile::{
    ConfirmedPairs, Explainer, MatchOptions, MatchOutcome, RowExplanation, RowRef, RowState,
    SideName,
};

use super::decided_rows::{by_content, content, names_of, whole_text};
use crate::exit::{Exit, Failure};
use crate::files::Dataset;
use crate::render::{Explained, Report, Ui, WhyAnswer, WhyAnswers};
use crate::statements::Side;

/// A row by the line of its file on which it starts, `bank:88` or `bank:april.csv:88`, or by what stands in it:
/// `bank:2026-03-09,-12.50,ACCOUNT CHARGES`.
#[derive(Debug, Clone)]
pub(super) struct RowQuery {
    side: SideName,
    by: RowSelector,
}

#[derive(Debug, Clone)]
enum RowSelector {
    Line(u64),
    /// Of one of several files: `april.csv:12`.
    Place(String),
    Content(Box<RowName>),
}

impl FromStr for RowQuery {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let form =
            || "write bank:LINE or book:LINE, such as bank:88, or bank:DATE,AMOUNT,TEXT".to_owned();
        let (side, rest) = text.split_once(':').ok_or_else(form)?;
        let side = match side {
            "bank" => SideName::Bank,
            "book" => SideName::Book,
            _ => return Err(form()),
        };
        if let Ok(Some(name)) = by_content(side, rest) {
            return Ok(Self { side, by: RowSelector::Content(Box::new(name)) });
        }
        let is_number =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let is_place = rest
            .rsplit_once(':')
            .is_some_and(|(file, line)| !file.is_empty() && !is_number(file) && is_number(line));
        if is_place {
            return Ok(Self { side, by: RowSelector::Place(rest.to_owned()) });
        }
        let line = rest.parse().ok().filter(|_| is_number(rest)).ok_or_else(form)?;
        Ok(Self { side, by: RowSelector::Line(line) })
    }
}

/// The rows that are asked about; every one must be there before any is explained.
pub(super) fn rows(asked: &[RowQuery], bank: &Side, book: &Side) -> Result<Vec<RowRef>, Failure> {
    asked.iter().map(|asked| asked.row(bank, book)).collect()
}

/// Explains the rows, and prints the answers.
pub(super) fn answer(
    rows: &[RowRef],
    (bank, book): (&Side, &Side),
    matching: &MatchOutcome,
    options: MatchOptions,
    ui: &Ui,
) -> Result<Exit, Failure> {
    let explainer = Explainer::new(&bank.rows, &book.rows, options);
    let of_rows = rows.iter().map(|row| {
        WhyAnswer::Explained(explained(explainer.why(matching, *row), &explainer, None))
    });
    let (of_rows, suggestions) = (of_rows.collect(), matching.suggestions.as_deref());
    let suggestions = suggestions.unwrap_or_default();
    ui.answer(&WhyAnswers { bank, book, options, of_rows, suggestions, month: None })?;
    Ok(Exit::Done)
}

/// Explains rows of a month: those that matching had a say in by the rows it had, the others by what was
/// decided.
pub(super) fn answer_month(
    asked: &[RowQuery],
    files: [&Side; 2],
    (report, free, confirmed): (&Report<'_>, &FreeRows, &ConfirmedPairs),
    ui: &Ui,
) -> Result<Exit, Failure> {
    let rows = asked.iter().map(|asked| asked.row_of_month(files, report));
    let rows = rows.collect::<Result<Vec<_>, Failure>>()?;
    let side = |side: &Side, free: &FreeSide| {
        let from: Vec<Option<u32>> = free.in_pool.iter().copied().map(Some).collect();
        side.with_rows(free.rows.clone(), &from)
    };
    let (bank, book) = (side(report.bank, &free.bank), side(report.book, &free.book));
    let options = report.options;
    let explainer = Explainer::after(&confirmed.evidence(), &bank.rows, &book.rows, options);
    let of_rows = rows.into_iter().map(|of| {
        let free_side = if of.side == SideName::Bank { &free.bank } else { &free.book };
        match free_side.place(of.row) {
            Some(row) => {
                let why = explainer.why(&free.outcome, RowRef { row, ..of });
                WhyAnswer::Explained(explained(why, &explainer, Some(of)))
            }
            None => WhyAnswer::Decided(of),
        }
    });
    let of_rows = of_rows.collect();
    let suggestions = free.outcome.suggestions.as_deref().unwrap_or_default();
    let (bank, book, month) = (&bank, &book, Some(report));
    ui.answer(&WhyAnswers { bank, book, options, of_rows, suggestions, month })?;
    Ok(Exit::Done)
}

fn explained(
    why: RowExplanation,
    explainer: &Explainer<'_>,
    in_month: Option<RowRef>,
) -> Explained {
    let rival = match &why.state {
        RowState::Matched(pair) => explainer.best_rival(pair),
        RowState::TooWeak(_) | RowState::Unmatched => None,
    };
    Explained { why, rival, in_month }
}

impl RowQuery {
    fn row(&self, bank: &Side, book: &Side) -> Result<RowRef, Failure> {
        let side = self.of([bank, book]);
        self.found(side).ok_or_else(|| self.not_found(side))
    }

    /// The row of the month; one of the file that takes no part is refused as such.
    fn row_of_month(&self, files: [&Side; 2], report: &Report<'_>) -> Result<RowRef, Failure> {
        let (side, file) = (self.of([report.bank, report.book]), self.of(files));
        if let Some(of) = self.found(side) {
            return Ok(of);
        }
        if self.found(file).is_none() {
            return Err(self.not_found(file));
        }
        let message = format!("--why {}: that row is not part of this month", self.told());
        Err(Failure::usage(message)
            .with_hint("rows of closed months are settled, and later rows wait for the next month"))
    }

    fn of<'a>(&self, [bank, book]: [&'a Side; 2]) -> &'a Side {
        match self.side {
            SideName::Bank => bank,
            SideName::Book => book,
        }
    }

    const fn name(&self) -> &'static str {
        match self.side {
            SideName::Bank => "bank",
            SideName::Book => "book",
        }
    }

    /// The row as it was asked about.
    fn told(&self) -> String {
        match &self.by {
            RowSelector::Line(line) => format!("{}:{line}", self.name()),
            RowSelector::Place(place) => format!("{}:{place}", self.name()),
            RowSelector::Content(name) => content(name),
        }
    }

    /// The only row that is meant.
    fn found(&self, side: &Side) -> Option<RowRef> {
        let only = |is_it: &dyn Fn(u32) -> bool| {
            let mut found = side.rows.indices().filter(|row| is_it(*row));
            found.next().filter(|_| found.next().is_none())
        };
        let row = match &self.by {
            RowSelector::Line(0) => None,
            RowSelector::Line(line) => only(&|row| side.lines[row as usize] == *line),
            RowSelector::Place(place) => {
                let below = format!("/{place}");
                only(&|row| {
                    let line = side.line(row);
                    line == *place || line.ends_with(&below)
                })
            }
            RowSelector::Content(name) => {
                let dataset =
                    if self.side == SideName::Bank { Dataset::Bank } else { Dataset::Book };
                let names = names_of(side, dataset);
                let whole = whole_text(name);
                let at = whole.and_then(|whole| names.iter().position(|one| *one == whole));
                let at = at.or_else(|| names.iter().position(|one| one == &**name));
                at.and_then(|at| u32::try_from(at).ok())
            }
        }?;
        Some(RowRef { side: self.side, row })
    }

    fn not_found(&self, side: &Side) -> Failure {
        match &self.by {
            RowSelector::Line(line) if side.lines.contains(line) && *line > 0 => {
                let message = format!("--why {}: more than one file has that line", self.told());
                Failure::usage(message).with_hint(format!("write {}:FILE:{line}", self.name()))
            }
            RowSelector::Line(line) => self.no_such_line(*line, side),
            RowSelector::Place(_) | RowSelector::Content(_) => {
                let message = format!("--why {}: {} has no such row", self.told(), side.name);
                Failure::usage(message).with_hint("the lists show the rows as they are written")
            }
        }
    }

    fn no_such_line(&self, line: u64, side: &Side) -> Failure {
        let message = format!("--why {}:{line}: no row of {} starts there", self.name(), side.name);
        let before = side.lines.iter().filter(|one| **one < line).max();
        let after = side.lines.iter().filter(|one| **one > line).min();
        let hint = match (before, after) {
            (Some(before), Some(after)) => {
                format!("the nearest rows are on lines {before} and {after}")
            }
            (Some(last), None) => format!("the last row is on line {last}"),
            (None, Some(first)) => format!("the first row is on line {first}"),
            (None, None) => "the file has no rows".to_owned(),
        };
        Failure::usage(message).with_hint(hint)
    }
}
