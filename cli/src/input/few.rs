//! Unread columns of few values: kinds and states of rows, of which a person may have to know.

use super::currency::Currency;
use super::header::Column;
use super::problem::{CellFault, Problem, SIDE};
use super::records::Record;
use super::role::plain;
use crate::safe::{quoted, shell_word};

/// A column of more values, or of longer ones, tells no kinds of rows apart.
const VALUES_MAX: usize = 8;
const VALUE_BYTES_MAX: usize = 40;

/// A column and the values it has, as long as they are few.
#[derive(Debug)]
pub(super) struct Few {
    pub(super) column: Column,
    /// Its header as guesses see it.
    pub(super) header: String,
    pub(super) values: Vec<Value>,
    /// It says something of a balance, not of the amounts.
    pub(super) is_of_balance: bool,
}

/// One of them; empty cells are none.
#[derive(Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) rows: usize,
    /// The line of the first.
    pub(super) line: u64,
    /// Whether a positive amount stands beside it, and a negative one.
    pub(super) has_plus: bool,
    pub(super) has_minus: bool,
}

impl Few {
    pub(super) fn new(column: Column, is_of_balance: bool) -> Self {
        let header = plain(&column.name);
        Self { column, header, values: Vec::new(), is_of_balance }
    }

    /// Takes note of a row and its amount, canonical and not nothing; whether the values are few still.
    pub(super) fn add(&mut self, record: &Record<'_>, number: &str) -> bool {
        let text = record.field(self.column.at).unwrap_or_default().trim();
        if text.is_empty() {
            return true;
        }
        let at = self.values.iter().position(|value| value.text == text).unwrap_or_else(|| {
            let (text, line) = (text.to_owned(), record.line);
            self.values.push(Value { text, rows: 0, line, has_plus: false, has_minus: false });
            self.values.len() - 1
        });
        let value = &mut self.values[at];
        value.rows += 1;
        if number.starts_with('-') {
            value.has_minus = true;
        } else {
            value.has_plus |= number.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        }
        let is_few = self.values.len() <= VALUES_MAX && text.len() <= VALUE_BYTES_MAX;
        is_few || self.is_of_currencies()
    }

    /// Whether it has nothing but currencies.
    pub(super) fn is_of_currencies(&self) -> bool {
        !self.values.is_empty()
            && self.values.iter().all(|value| Currency::of_known(&value.text).is_some())
    }

    /// That it has two currencies, whatever its header calls it.
    pub(super) fn two_currencies(&self) -> Option<Problem> {
        if !self.is_of_currencies() {
            return None;
        }
        let known = self.values.iter().filter_map(|value| Currency::of_known(&value.text));
        let mut known = known.zip(&self.values);
        let (first, _) = known.next()?;
        let (_, other) = known.find(|(currency, _)| first.excludes(currency))?;
        let none = shell_word(&format!("{SIDE}currency="));
        let fault =
            CellFault::new(format!("is another currency than {first}, which is said above it"));
        let fault = fault.hint(format!(
            "one currency at a time: filter this column in a spreadsheet, and save the rows of each \
             currency as a file of its own; where the amounts are all in one: --map {none}"
        ));
        Some(Problem::of_cell(other.line, &self.column.name, &other.text, fault))
    }

    /// The column and what it has, for a sentence.
    pub(super) fn named(&self) -> String {
        let values: Vec<String> = self.values.iter().map(|value| quoted(&value.text)).collect();
        let name = if self.column.name.trim().is_empty() {
            format!("the nameless column {}", self.column.key())
        } else {
            format!("column {}", quoted(&self.column.name))
        };
        format!("{name} ({})", values.join(", "))
    }
}
