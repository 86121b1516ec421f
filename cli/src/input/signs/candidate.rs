//! A column that may say of each amount whether it is a debit or a credit, row by row.

use super::words::{Kind, Word};
use crate::input::cells::fault_in;
use crate::input::header::Column;
use crate::input::problem::{Dataset, Problem};
use crate::input::records::Record;

/// What is known of one such column.
#[derive(Debug)]
pub(super) struct Candidate {
    pub(super) column: Column,
    /// Its header says what it is.
    pub(super) is_named: bool,
    /// Of each row whether it is money out; shorter than the file where no cell has spoken since.
    said: Vec<Option<bool>>,
    pub(super) words: usize,
    /// Cells that say something else.
    others: usize,
    /// A cell holds a word that the user gives for money out, and more.
    pub(super) is_nearly_said: bool,
    pub(super) has: Words,
    /// The first row with an amount of which it says nothing.
    pub(super) odd: Option<Problem>,
    /// Lines of the first amounts that are money out by it, then money in; positive, then negative.
    first: [[Option<u64>; 2]; 2],
}

/// Which words a column uses.
#[expect(clippy::struct_excessive_bools, reason = "each is seen or not, whatever the others are")]
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Words {
    pub(super) booking: bool,
    pub(super) money: bool,
    /// Debit or credit, written out.
    is_certain: bool,
    /// Words of more than a letter.
    is_long: bool,
    out: bool,
    into: bool,
}

impl Candidate {
    pub(super) fn new(column: Column, is_named: bool) -> Self {
        let has = Words::default();
        let (said, first) = (Vec::new(), [[None; 2]; 2]);
        let is_nearly_said = false;
        Self { column, is_named, said, words: 0, others: 0, is_nearly_said, has, odd: None, first }
    }

    /// Takes note of a row, counted from 0, and its amount.
    pub(super) fn add(
        &mut self,
        row: usize,
        record: &Record<'_>,
        number: &str,
        (dataset, is_turned, out_words): (Dataset, bool, &[String]),
    ) {
        let cell = record.field(self.column.at).unwrap_or_default();
        let is_some = is_some(number);
        let Some(word) = Word::by(cell, out_words) else {
            self.others += usize::from(!cell.trim().is_empty());
            if is_some && self.odd.is_none() {
                self.odd = Some(fault_in(record, &self.column, super::neither()));
            }
            return;
        };
        if !out_words.is_empty() && !self.is_nearly_said && !word.is_first {
            let cell = cell.to_lowercase();
            self.is_nearly_said = out_words.iter().any(|word| cell.contains(word.as_str()));
        }
        let is_out = word.is_out(dataset, is_turned);
        self.said.resize(row, None);
        self.said.push(Some(is_out));
        self.words += 1;
        self.has.booking |= word.kind == Kind::Booking;
        self.has.money |= word.kind == Kind::Money;
        self.has.is_certain |= word.kind == Kind::Booking && !word.is_short;
        self.has.is_long |= !word.is_short;
        self.has.out |= is_out;
        self.has.into |= !is_out;
        if is_some {
            let is_negative = number.starts_with('-');
            self.first[usize::from(!is_out)][usize::from(is_negative)].get_or_insert(record.line);
        }
    }

    /// Whether any cell says money out.
    pub(super) const fn says_out(&self) -> bool {
        self.has.out
    }

    /// Whether it is money out by what it says of a row.
    pub(super) fn said(&self, row: usize) -> Option<bool> {
        self.said.get(row).copied().flatten()
    }

    /// Whether it tells debits from credits at all, beside amounts of which none is negative: by its
    /// header, by one word that means nothing else, or by what most of its cells say.
    pub(super) fn speaks(&self) -> bool {
        let is_most = self.words >= self.others;
        let has_both = self.has.out && self.has.into;
        self.words > 0
            && (self.is_named || self.has.is_certain || is_most && (self.has.is_long || has_both))
    }

    /// Whether it must agree with amounts that have signs: a column that its header names, unless it
    /// mostly says something else, or one of nothing but such words.
    pub(super) fn speaks_beside_signs(&self) -> bool {
        let has_both = self.has.out && self.has.into;
        self.words > 0
            && (self.is_named && self.words >= self.others
                || self.others == 0 && (self.has.is_long || has_both))
    }

    /// Whether it can no longer matter once an amount has a sign.
    pub(super) const fn is_idle_beside_signs(&self) -> bool {
        !self.is_named && self.others > 0 && !self.has.is_certain
    }

    /// The line on which it is certain that it contradicts the signs of the amounts, of which the
    /// first negative one stands on a line: all debits must have one sign, all credits the other.
    pub(super) fn contradiction(&self, first_negative: u64) -> Option<u64> {
        let [[out_plus, out_minus], [in_plus, in_minus]] = self.first;
        let pairs = [
            (out_plus, out_minus),
            (in_plus, in_minus),
            (out_plus, in_plus),
            (out_minus, in_minus),
        ];
        let lines = pairs.into_iter().filter_map(|(one, other)| Some(one?.max(other?)));
        lines.map(|line| line.max(first_negative)).min()
    }

    /// Whether it says debit or credit in full beside other words, with both beside amounts of one sign.
    pub(super) fn is_doubtful(&self) -> bool {
        let [[out_plus, out_minus], [in_plus, in_minus]] = self.first;
        let has_both = |one: Option<u64>, other: Option<u64>| one.is_some() && other.is_some();
        self.has.is_certain && (has_both(out_plus, in_plus) || has_both(out_minus, in_minus))
    }

    /// Whether what it calls money out has no minus, and what it calls money in has one: all signs
    /// are the other way round.
    pub(super) const fn is_reverse(&self) -> bool {
        let [[out_plus, out_minus], [in_plus, in_minus]] = self.first;
        out_minus.is_none() && in_plus.is_none() && (out_plus.is_some() || in_minus.is_some())
    }

    /// Whether it says both of amounts that are not nothing.
    pub(super) fn is_confirmed(&self, first_negative: u64) -> bool {
        let says = |lines: [Option<u64>; 2]| lines.iter().any(Option::is_some);
        self.contradiction(first_negative).is_none() && self.first.into_iter().all(says)
    }
}

/// Whether an amount, canonical, is not nothing.
pub(in crate::input) fn is_some(number: &str) -> bool {
    number.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
}
