//! Rows that are balances or totals by what they say.

use super::Rows;
use crate::input::header::Column;
use crate::input::records::Record;
use crate::input::running::millionths;
use crate::input::totals::Label;
use crate::safe::quoted;

/// Such rows of a file.
#[derive(Debug)]
pub(super) struct Labels {
    /// Those whose description says so, or another cell where there is none.
    found: Rows,
    /// Those of which only another cell says so: a column may say it of every row.
    elsewhere: Rows,
    /// The last that may be one, its place and line, and what it says.
    last: Option<(usize, u64, String)>,
    /// The first row where its name may be one, with its amount.
    first: Option<(i128, u64, String)>,
    rows: usize,
    /// The amounts so far, in millionths, as long as they can be added.
    sum: Option<i128>,
    /// Those alone that are negative, and those that are positive, and how many; but for such rows.
    sides: [(usize, Option<i128>); 2],
    /// Room for the words of a cell.
    words: String,
}

impl Default for Labels {
    fn default() -> Self {
        let (found, elsewhere) = (Rows::default(), Rows::default());
        let (last, first, words) = (None, None, String::new());
        let sides = [(0, Some(0)); 2];
        Self { found, elsewhere, last, first, rows: 0, sum: Some(0), sides, words }
    }
}

impl Labels {
    /// Takes note of a row, its description and its amount, canonical; `others` are the columns that
    /// are not read.
    pub(super) fn add(
        &mut self,
        record: &Record<'_>,
        description: &str,
        number: &str,
        others: &[Column],
    ) {
        let amount = millionths(number);
        let is_nameless = description.trim().is_empty();
        let mut of = |cell| Some((Label::of(cell, &mut self.words)?, cell));
        let mut label = of(description);
        let mut is_elsewhere = false;
        if !matches!(label, Some((Label::Sure, _))) {
            let cells = others.iter().filter_map(|column| record.field(column.at));
            let other = cells.filter_map(of).min_by_key(|(label, _)| *label != Label::Sure);
            let is_meant = |(label, _): &(Label, &str)| is_nameless || *label == Label::Sure;
            if let Some(other) = other.filter(is_meant) {
                (label, is_elsewhere) = (Some(other), !is_nameless);
            }
        }
        let is_found = label
            .is_some_and(|(label, _)| label == Label::Sure && !is_elsewhere || self.is_sum(amount));
        match label {
            Some((Label::Sure, text)) if is_elsewhere => {
                self.elsewhere.add(record.line, text.trim());
            }
            Some((Label::Sure, text)) => self.found.add(record.line, text.trim()),
            Some((_, text)) if is_found => self.found.add(record.line, text.trim()),
            Some((Label::Perhaps, text)) if self.rows == 0 => {
                self.found.add(record.line, text.trim());
            }
            // A merchant, unless all below it come to its amount.
            Some((Label::Name, text)) if self.rows == 0 => {
                self.first = amount.map(|amount| (amount, record.line, text.trim().to_owned()));
            }
            Some((Label::Perhaps, text)) => {
                self.last = Some((self.rows, record.line, text.trim().to_owned()));
            }
            Some((Label::Name, _)) | None => {}
        }
        self.rows += 1;
        let add = |sum: Option<i128>| sum.zip(amount).and_then(|(sum, one)| sum.checked_add(one));
        self.sum = add(self.sum);
        if !is_found {
            let (rows, sum) = &mut self.sides[usize::from(amount > Some(0))];
            *rows += usize::from(amount != Some(0));
            *sum = add(*sum);
        }
    }

    /// Whether an amount is what all above it come to, whatever its sign, or all payments or all
    /// receipts.
    fn is_sum(&self, amount: Option<i128>) -> bool {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { return false };
        let mut sums = [(self.rows, self.sum)].into_iter().chain(self.sides);
        let is_it = |sum: Option<i128>| sum.is_some_and(|sum| sum.abs() == amount.abs());
        sums.any(|(rows, sum)| rows > 1 && is_it(sum))
    }

    /// How many rows the file has.
    pub(super) const fn rows(&self) -> usize {
        self.rows
    }

    /// What there is to say of them when all rows are read.
    pub(super) fn note(&self, file: &str) -> Option<String> {
        let mut rows = self.found.clone();
        if self.elsewhere.count * 2 <= self.rows || self.elsewhere.count == 1 {
            rows.add_all(&self.elsewhere);
        }
        if let Some((_, line, text)) = self.last.as_ref().filter(|(at, ..)| at + 1 == self.rows) {
            rows.add(*line, text);
        }
        let is_sum_below = |amount: i128| {
            let below = self.sum.and_then(|sum| sum.checked_sub(amount));
            let is_same = below.is_some_and(|below| below.unsigned_abs() == amount.unsigned_abs());
            self.rows > 2 && amount != 0 && is_same
        };
        if let Some((_, line, text)) = self.first.as_ref().filter(|(one, ..)| is_sum_below(*one)) {
            rows.add_all(&Rows { count: 1, first: Some((*line, text.clone())) });
        }
        let (line, text) = rows.first.as_ref()?;
        Some(format!(
            "{file}: {} or the like on {} (the first on line {line}), read as any other: take out \
             balances and totals",
            quoted(text),
            rows.in_words()
        ))
    }
}
