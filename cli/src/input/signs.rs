//! Amounts without a sign, beside a column that says of each whether it is a debit or a credit.

use super::cells::fault_in;
use super::columns::{AmountColumns, RowColumns, SignColumn};
use super::header::Column;
use super::problem::{CellFault, Dataset, Problem, SIDE};
use super::records::Record;
use crate::safe::{quoted, shell_word};

/// Whether a cell says debit, or credit; none where it says neither.
pub(super) fn is_debit(cell: &str) -> Option<bool> {
    match cell.trim().to_ascii_lowercase().as_str() {
        "debit" | "dr" | "d" | "dbit" => Some(true),
        "credit" | "cr" | "c" | "crdt" => Some(false),
        _ => None,
    }
}

/// Whether a debit is money out: on a statement it is, in the books' account of the bank it is
/// money in.
pub(super) fn debit_is_out(dataset: Dataset, is_turned: bool) -> bool {
    (dataset != Dataset::Book) != is_turned
}

/// What was made of the amounts of a file, for a person to check.
pub(super) fn note(file: &str, sign: &SignColumn, dataset: Dataset) -> String {
    let name = &sign.column.name;
    let [debit, credit] =
        if debit_is_out(dataset, sign.is_turned) { ["out", "in"] } else { ["in", "out"] };
    let other = if sign.is_turned { "sign" } else { "turned_sign" };
    let other = shell_word(&format!("{}{other}={name}", dataset.prefix()));
    format!(
        "{file}: the amounts have no signs, {} gives them: a debit is money {debit}, a credit money \
         {credit} (the other way round: --map {other})",
        quoted(name)
    )
}

/// The columns that may give the amounts of a file their signs, should these have none.
#[derive(Debug, Default)]
pub(super) struct Signs {
    has_begun: bool,
    candidates: Vec<Candidate>,
}

#[derive(Debug)]
struct Candidate {
    at: usize,
    /// Where its header says what it is.
    named: Option<Column>,
    /// Whether each row is a debit.
    debits: Vec<bool>,
    has_debits: bool,
    has_credits: bool,
    /// The first cell that says neither.
    fault: Option<Problem>,
}

/// The column that gives the amounts their signs.
pub(super) struct Given {
    pub(super) column: Column,
    /// Whether each row is a debit.
    pub(super) debits: Vec<bool>,
}

impl Signs {
    /// Takes note of a row and its amount.
    pub(super) fn add(&mut self, record: &Record<'_>, columns: &RowColumns, number: &str) {
        if !self.has_begun {
            self.has_begun = true;
            self.candidates = candidates(record, columns);
        }
        if number.starts_with('-') {
            self.candidates.clear();
        }
        self.candidates.retain_mut(|candidate| candidate.add(record));
    }

    /// The column that says debit or credit of every row, where no amount had a sign; by its
    /// values alone only one that says both.
    ///
    /// # Errors
    /// The column with the right header says neither of some row, or two columns disagree.
    pub(super) fn given(self, names: &[String]) -> Result<Option<Given>, Problem> {
        let mut by_values: Option<Given> = None;
        for candidate in self.candidates {
            let Candidate { at, named, debits, has_debits, has_credits, fault } = candidate;
            let says_both = has_debits && has_credits;
            match (named, fault) {
                (Some(_), Some(fault)) if says_both => return Err(fault),
                (Some(column), None) => return Ok(Some(Given { column, debits })),
                (None, None) if says_both => {
                    let column = Column::guessed(at, names.get(at).map_or("", String::as_str));
                    match &by_values {
                        Some(known) if known.debits != debits => {
                            return Err(disagreement(&known.column, &column));
                        }
                        Some(_) => {}
                        None => by_values = Some(Given { column, debits }),
                    }
                }
                _ => {}
            }
        }
        Ok(by_values)
    }
}

/// The column with the right header, then those whose first cell says debit or credit.
fn candidates(record: &Record<'_>, columns: &RowColumns) -> Vec<Candidate> {
    let AmountColumns::Signed(amount) = &columns.amount else { return Vec::new() };
    let mut used = vec![columns.date.at, amount.at, columns.description.at];
    used.extend(columns.currency.as_ref().map(|column| column.at));
    let named = columns.likely_sign.clone().filter(|column| !used.contains(&column.at));
    used.extend(named.as_ref().map(|column| column.at));
    let others = record.fields().enumerate();
    let others = others.filter(|(at, cell)| !used.contains(at) && is_debit(cell).is_some());
    let named = named.map(|column| (column.at, Some(column)));
    named
        .into_iter()
        .chain(others.map(|(at, _)| (at, None)))
        .map(|(at, named)| Candidate {
            at,
            named,
            debits: Vec::new(),
            has_debits: false,
            has_credits: false,
            fault: None,
        })
        .collect()
}

impl Candidate {
    /// Whether it still is one.
    fn add(&mut self, record: &Record<'_>) -> bool {
        let said = is_debit(record.field(self.at).unwrap_or_default());
        match (said, &self.named) {
            (Some(true), _) => self.has_debits = true,
            (Some(false), _) => self.has_credits = true,
            (None, Some(column)) => {
                self.fault.get_or_insert_with(|| fault_in(record, column, neither()));
            }
            (None, None) => return false,
        }
        self.debits.push(said == Some(true));
        true
    }
}

/// A cell that should say debit or credit.
pub(super) fn neither() -> CellFault {
    CellFault::new("says neither debit nor credit, and the amounts have no signs")
        .hint("write debit or credit (DR or CR, D or C), or give the amounts their signs")
}

fn disagreement(one: &Column, other: &Column) -> Problem {
    let choice = shell_word(&format!("{SIDE}sign={}", one.name));
    Problem::of_file(format!(
        "{} or {} could say which amounts are debits, and they disagree",
        quoted(&one.name),
        quoted(&other.name)
    ))
    .hint(format!("choose, as in --map {choice}"))
}
