//! Amounts without a sign, beside a column that says of each whether it is a debit or a credit; and
//! amounts with signs, which such a column must not contradict.

mod candidate;
mod words;

use self::candidate::{Candidate, Words, is_some};
use super::header::Column;
use super::problem::{CellFault, Dataset, Problem, SIDE};
use super::records::Record;
use super::row_columns::{RowColumns, SignColumn};
use crate::safe::{quoted, shell_word};

pub(super) use self::words::{Word, is_header};

/// So many rows of a statement, and none of them money out, are worth a word.
const ROWS_TELLING: usize = 6;

/// What gives the amounts of a file their signs, as its rows tell.
#[derive(Debug)]
pub(super) struct Signs {
    dataset: Dataset,
    /// The user names the column; the other way round, where it is said.
    stated: Option<bool>,
    has_begun: bool,
    candidates: Vec<Candidate>,
    rows: usize,
    has_some: bool,
    first_negative: Option<(u64, Problem)>,
}

/// What came of it.
pub(super) struct Given {
    /// What gives the signs, where a column does.
    pub(super) sign: Option<SignColumn>,
    /// Whether each row is to be turned; none where no row is.
    pub(super) turned: Option<Vec<bool>>,
    /// What was made of the amounts, for a person to check.
    pub(super) note: Option<String>,
}

impl Signs {
    pub(super) fn new(dataset: Dataset) -> Self {
        let (candidates, first_negative) = (Vec::new(), None);
        let (stated, has_begun, rows, has_some) = (None, false, 0, false);
        Self { dataset, stated, has_begun, candidates, rows, has_some, first_negative }
    }

    fn begin(&mut self, columns: &RowColumns) {
        self.has_begun = true;
        if let Some(SignColumn { column, is_turned }) = &columns.sign {
            self.stated = Some(*is_turned);
            self.candidates.push(Candidate::new(column.clone(), true));
            return;
        }
        let likely = columns.likely_signs.iter();
        self.candidates
            .extend(likely.map(|likely| Candidate::new(likely.column.clone(), likely.is_named)));
    }

    /// Takes note of a row and its amount as it is written; `negative` says of a negative one, where
    /// the user names the column, what is wrong with it.
    pub(super) fn add(
        &mut self,
        record: &Record<'_>,
        columns: &RowColumns,
        number: &str,
        negative: impl FnOnce() -> Problem,
    ) {
        if !self.has_begun {
            self.begin(columns);
        }
        self.has_some |= is_some(number);
        if number.starts_with('-') && self.first_negative.is_none() {
            self.first_negative = Some((record.line, negative()));
        }
        let reading = (self.dataset, self.stated.unwrap_or(false));
        for candidate in &mut self.candidates {
            candidate.add(self.rows, record, number, reading);
        }
        if self.first_negative.is_some() {
            self.candidates.retain(|candidate| !candidate.is_idle_beside_signs());
        }
        self.rows += 1;
    }

    /// What gives the amounts their signs, when all rows are read.
    ///
    /// # Errors
    /// A column says debit or credit, but not of every row, or not as the signs of the amounts do,
    /// or not as another column does.
    pub(super) fn given(mut self, file: &str, columns: &RowColumns) -> Result<Given, Problem> {
        let first_negative = self.first_negative.take();
        match (columns.sign.clone(), first_negative) {
            (Some(sign), first_negative) => self.stated_by(file, sign, first_negative),
            (None, Some((line, _))) => self.beside_signs(line),
            (None, None) => self.without_signs(file, columns),
        }
    }

    /// By the column that the user names. An amount with a minus is a debit or a credit taken back,
    /// unless all are written as their signs already are.
    fn stated_by(
        &self,
        file: &str,
        sign: SignColumn,
        first_negative: Option<(u64, Problem)>,
    ) -> Result<Given, Problem> {
        let has_reversals = first_negative.is_some();
        let candidate = self.candidates.first();
        if let Some((line, problem)) = first_negative
            && candidate.is_some_and(|candidate| candidate.contradiction(line).is_none())
        {
            return Err(problem);
        }
        let words = candidate.map(|candidate| candidate.has).unwrap_or_default();
        let note = Some(note(file, &sign, self.dataset, words, has_reversals));
        Ok(Given { sign: Some(sign), turned: None, note })
    }

    /// Amounts with signs say it themselves, and no column may say something else.
    fn beside_signs(&self, first_negative: u64) -> Result<Given, Problem> {
        let as_they_are = Given { sign: None, turned: None, note: None };
        let mut speaking = self.candidates.iter().filter(|one| one.speaks_beside_signs());
        if speaking.clone().any(|candidate| candidate.is_confirmed(first_negative)) {
            return Ok(as_they_are);
        }
        let contradiction =
            speaking.find_map(|one| Some((one.contradiction(first_negative)?, &one.column.name)));
        match contradiction {
            Some((line, name)) => Err(mixed(line, name)),
            None => Ok(as_they_are),
        }
    }

    /// Amounts without signs get them from a column that says debit or credit of every row.
    fn without_signs(mut self, file: &str, columns: &RowColumns) -> Result<Given, Problem> {
        self.candidates.retain(Candidate::speaks);
        let at = self.candidates.iter().position(|candidate| candidate.odd.is_none());
        let Some(at) = at else {
            let named = self.candidates.iter().position(|candidate| candidate.is_named);
            let odd = named.or(if self.candidates.is_empty() { None } else { Some(0) });
            let odd = odd.and_then(|at| self.candidates.swap_remove(at).odd);
            return odd.map_or_else(|| Ok(self.unsigned(file, columns)), Err);
        };
        let candidate = self.candidates.remove(at);
        let differs = |other: &&Candidate| {
            (0..self.rows).any(|row| {
                let both = candidate.said(row).zip(other.said(row));
                both.is_some_and(|(one, other)| one != other)
            })
        };
        if let Some(other) = self.candidates.iter().find(differs) {
            return Err(disagreement(&candidate.column, &other.column));
        }
        let turned = (0..self.rows).map(|row| candidate.said(row) == Some(true)).collect();
        let sign = SignColumn { column: candidate.column, is_turned: false };
        let note = Some(note(file, &sign, self.dataset, candidate.has, false));
        Ok(Given { sign: Some(sign), turned: Some(turned), note })
    }

    /// Nothing says what is money out: so it is in books of receipts, but hardly on a statement.
    fn unsigned(&self, file: &str, columns: &RowColumns) -> Given {
        let is_telling = self.dataset != Dataset::Book
            && !columns.amount.is_split()
            && !columns.is_as_written
            && self.has_some
            && self.rows >= ROWS_TELLING;
        let note = is_telling.then(|| {
            let right = shell_word(&format!("{}sign=", self.dataset.prefix()));
            format!(
                "{file}: no amount is negative and no column says debit or credit, so all {} rows are \
                 read as money in (if that is right: --map {right})",
                self.rows
            )
        });
        Given { sign: None, turned: None, note }
    }
}

/// What was made of the amounts of a file, for a person to check.
fn note(
    file: &str,
    sign: &SignColumn,
    dataset: Dataset,
    words: Words,
    has_reversals: bool,
) -> String {
    let name = &sign.column.name;
    let other = if sign.is_turned { "sign" } else { "turned_sign" };
    let other = shell_word(&format!("{}{other}={name}", dataset.prefix()));
    let ways = |first_is_out| if first_is_out { ["out", "in"] } else { ["in", "out"] };
    let [debit, credit] = ways((dataset != Dataset::Book) != sign.is_turned);
    let [out, into] = ways(!sign.is_turned);
    let mut said = Vec::new();
    if words.booking || !words.money {
        said.push(format!("a debit is money {debit}, a credit money {credit}"));
    }
    if words.money {
        said.push(format!("what goes out is money {out}, what comes in money {into}"));
    }
    let said = said.join("; ");
    let name = quoted(name);
    if has_reversals {
        return format!(
            "{file}: {name} gives the amounts their signs: {said}, and an amount with a minus takes \
             it back (the other way round: --map {other})"
        );
    }
    format!(
        "{file}: the amounts have no signs, {name} gives them: {said} (the other way round: --map \
         {other})"
    )
}

/// A cell that should say debit or credit.
pub(super) fn neither() -> CellFault {
    let right = shell_word(&format!("{SIDE}sign="));
    CellFault::new("says neither debit nor credit, and the amounts have no signs").hint(format!(
        "write debit or credit (DR or CR, D or C), or give the amounts their signs; where they are \
         right as they stand: --map {right}"
    ))
}

fn mixed(line: u64, name: &str) -> Problem {
    let [stated, right] = [name, ""].map(|name| shell_word(&format!("{SIDE}sign={name}")));
    let message = format!(
        "some amounts are negative, but not as {} says debit or credit: one word stands beside \
         amounts of both signs, or both words beside amounts of one",
        quoted(name)
    );
    Problem::at_line(line, message).hint(format!(
        "to read a negative debit as money back, so that the column gives the signs: --map {stated}; \
         where the amounts are right as they stand: --map {right}"
    ))
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
