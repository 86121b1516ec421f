//! An amount beside columns of money in and money out, which say what it is once more.

use crate::input::amounts::AmountReader;
use crate::input::header::Column;
use crate::input::problem::{Dataset, Problem, SIDE};
use crate::input::records::Record;
use crate::input::row_columns::PairColumns;
use crate::safe::{quoted, shell_word};

/// What such columns say, row by row.
#[derive(Debug)]
pub(super) struct Pair {
    pub(super) columns: PairColumns,
    amounts: AmountReader,
    /// The first of the two is money out.
    first_is_out: bool,
    /// Of each row whether it is money out.
    said: Vec<Option<bool>>,
    /// It holds something else than amounts.
    is_other: bool,
    is_filled: bool,
    /// The first row on which it does not give the amount; with an amount, and none of theirs.
    differs: Option<u64>,
    lacks: Option<u64>,
    /// The first rows whose sign is as they say, and the other way round.
    agrees: Option<u64>,
    is_reverse: Option<u64>,
}

/// What comes of it.
pub(super) enum Said {
    /// Nothing: the columns are empty, or of something else.
    Nothing,
    /// The amounts have their signs already.
    AsSigned,
    /// So they have, but each the other way round.
    Reversed,
    /// The amounts have no signs, the columns give them.
    Turned(Vec<bool>),
}

impl Pair {
    pub(super) fn new(columns: PairColumns, dataset: Dataset, amounts: AmountReader) -> Self {
        let first_is_out = !columns.is_booking || dataset != Dataset::Book;
        let (is_other, is_filled, said) = (false, false, Vec::new());
        let (differs, lacks, agrees, is_reverse) = (None, None, None, None);
        Self {
            columns,
            amounts,
            first_is_out,
            said,
            is_other,
            is_filled,
            differs,
            lacks,
            agrees,
            is_reverse,
        }
    }

    /// Takes note of a row and its amount, canonical.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) {
        let line = record.line;
        let [first, second] = [&self.columns.first, &self.columns.second].map(|column| column.at);
        let [first, second] = [first, second].map(|at| self.magnitude(record, at));
        let is_some = super::is_some(number);
        let said = match (first, second) {
            (Cell::Other, _) | (_, Cell::Other) => {
                self.is_other = true;
                None
            }
            (Cell::Some(size, _), Cell::Nothing) => Some((size, self.first_is_out)),
            (Cell::Nothing, Cell::Some(size, is_negative)) => {
                Some((size, self.first_is_out == is_negative))
            }
            (Cell::Nothing, Cell::Nothing) => {
                if is_some {
                    self.lacks.get_or_insert(line);
                }
                None
            }
            (Cell::Unread | Cell::Some(..), _) | (_, Cell::Unread) => {
                self.differs.get_or_insert(line);
                None
            }
        };
        self.is_filled |= said.is_some();
        if let Some((size, is_out)) = &said {
            if size != number.trim_start_matches('-') {
                self.differs.get_or_insert(line);
            }
            let is_as_said = number.starts_with('-') == *is_out;
            let place = if is_as_said { &mut self.agrees } else { &mut self.is_reverse };
            place.get_or_insert(line);
        }
        self.said.push(said.map(|(_, is_out)| is_out));
    }

    fn magnitude(&mut self, record: &Record<'_>, at: usize) -> Cell {
        let text = record.field(at).unwrap_or_default().trim();
        if text.is_empty() || text == "-" {
            return Cell::Nothing;
        }
        let mut number = String::new();
        if self.amounts.read(text, &mut number).is_err() {
            let has_digits = text.bytes().any(|byte| byte.is_ascii_digit());
            return if has_digits { Cell::Unread } else { Cell::Other };
        }
        if !super::is_some(&number) {
            return Cell::Nothing;
        }
        let is_negative = number.starts_with('-');
        Cell::Some(number.trim_start_matches('-').to_owned(), is_negative)
    }

    /// What it says of the amounts, when all rows are read.
    ///
    /// # Errors
    /// It says something else than they do.
    pub(super) fn said(self, amount: &Column, has_negative: bool) -> Result<Said, Problem> {
        if self.is_other || !self.is_filled {
            return Ok(Said::Nothing);
        }
        let lacks = if has_negative { None } else { self.lacks };
        if let Some(line) = self.differs.or(lacks) {
            return Err(self.disagreement(amount, line));
        }
        if !has_negative {
            let turned = self.said.into_iter().map(|is_out| is_out == Some(true)).collect();
            return Ok(Said::Turned(turned));
        }
        match (self.agrees, self.is_reverse) {
            (Some(one), Some(other)) => Err(self.disagreement(amount, one.max(other))),
            (None, Some(_)) => Ok(Said::Reversed),
            _ => Ok(Said::AsSigned),
        }
    }

    /// Which of the columns is of money in, and which of money out.
    pub(super) fn in_and_out(&self) -> [&Column; 2] {
        let PairColumns { first, second, .. } = &self.columns;
        if self.first_is_out { [second, first] } else { [first, second] }
    }

    fn disagreement(&self, amount: &Column, line: u64) -> Problem {
        let [money_in, money_out] = self.in_and_out();
        let pair = format!("{SIDE}in={},out={}", money_in.key(), money_out.key());
        let [pair, amount_alone] =
            [pair, format!("{SIDE}amount={}", amount.key())].map(|map| shell_word(&map));
        let message = format!(
            "{} is not what {} and {} say",
            quoted(&amount.name),
            quoted(&money_in.name),
            quoted(&money_out.name)
        );
        Problem::at_line(line, message).hint(format!(
            "choose: --map {pair}, or, where the amounts have their signs, --map {amount_alone}"
        ))
    }
}

/// What stands in one of them.
enum Cell {
    Nothing,
    /// A magnitude, and whether it has a minus.
    Some(String, bool),
    /// Digits, but no amount.
    Unread,
    /// A text.
    Other,
}
