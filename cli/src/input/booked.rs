//! Amounts with debit or credit within their cells: `12.50 CR`, `DR 12.50`.

use super::amounts::with_word;
use super::header::Column;
use super::problem::{CellFault, Dataset, Problem};
use super::records::Record;
use crate::safe::{quoted, shell_word};

/// Which of the amounts of a file have such a word: all of them must, or none.
#[derive(Debug, Default)]
pub(super) struct Booked {
    has_words: bool,
    /// The first that has none, and is not nothing: its line and its cell.
    without: Option<(u64, String)>,
}

impl Booked {
    /// Takes note of a row and its amount, canonical.
    pub(super) fn add(&mut self, record: &Record<'_>, column: &Column, number: &str) {
        if self.has_words && self.without.is_some() {
            return;
        }
        let cell = record.field(column.at).unwrap_or_default();
        if with_word(cell).is_some() {
            self.has_words = true;
        } else if self.without.is_none() && number.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
            self.without = Some((record.line, cell.to_owned()));
        }
    }

    pub(super) const fn has_words(&self) -> bool {
        self.has_words
    }

    /// That some have one and others none, which may be the opposite, or have their signs already.
    pub(super) fn problem(&self, column: &Column) -> Option<Problem> {
        let (line, cell) = self.without.as_ref().filter(|_| self.has_words)?;
        let fault = CellFault::new("says neither debit nor credit, as other amounts do").hint(
            "write DR or CR behind each amount, or instead a minus before those that are money out",
        );
        Some(Problem::of_cell(*line, &column.name, cell, fault))
    }

    /// How they were read.
    pub(super) fn note(
        &self,
        file: &str,
        dataset: Dataset,
        column: &Column,
        is_turned: bool,
    ) -> Option<String> {
        let is_debit_in = (dataset == Dataset::Book) != is_turned;
        let [debit, credit] = if is_debit_in { ["in", "out"] } else { ["out", "in"] };
        let other = if is_turned { "amount" } else { "turned_amount" };
        let other = shell_word(&format!("{}{other}={}", dataset.prefix(), column.key()));
        self.has_words.then(|| {
            format!(
                "{file}: the amounts of {} have debit or credit for a sign: a debit is money {debit}, \
                 a credit money {credit} (the other way round: --map {other})",
                quoted(&column.name)
            )
        })
    }
}
