//! The lines of a table by its columns: which have a day, an amount, texts alone.

use std::cmp::Ordering;

use super::columns::{PdfColumn, nearest, text_column};
use super::layout::PdfWord;
use super::region::LINE_GAP;
use super::rows::{PdfPhrase, PhraseLine};
use super::shape::{is_amount, is_date};
use crate::labels::Label;

/// A gap is smaller than another one from this part on.
const NEARER: f64 = 0.9;

/// A line by the columns of its table.
pub(super) struct ColumnLine<'r, 'p> {
    pub(super) row: &'r PhraseLine<'p>,
    pub(super) cells: Vec<String>,
    /// It starts with a date in a column of dates; it has an amount in a column of amounts.
    pub(super) is_dated: bool,
    pub(super) has_amount: bool,
    /// It has text in the column of texts and nothing else.
    pub(super) is_text: bool,
}

/// What the columns of a table hold.
pub(super) struct ColumnKinds {
    pub(super) texts: usize,
    pub(super) dates: Vec<usize>,
    pub(super) amounts: Vec<usize>,
}

pub(super) fn kinds(rows: &[PhraseLine<'_>], columns: &[PdfColumn]) -> ColumnKinds {
    let count = columns.len();
    let (mut filled, mut dates, mut amounts) =
        (vec![0_usize; count], vec![0_usize; count], vec![0_usize; count]);
    let first = first_dates(rows, columns);
    for row in rows.iter().filter(|row| row.is_inside) {
        let words = words_of(row, columns, &[]);
        let is_row = row.is_body() || first.is_some_and(|at| is_date(&words[at]));
        for (column, words) in words.iter().enumerate() {
            filled[column] += usize::from(is_row && !words.is_empty());
            dates[column] += usize::from(is_row && is_date(words));
        }
        for phrase in row.phrases.iter().filter(|phrase| phrase.is_amount && row.is_body()) {
            amounts[nearest(columns, phrase.x_start(), phrase.x_end())] += 1;
        }
    }
    // `15.03` is an amount, too: all cells of the column tell, or its place.
    let is_date = |at: &usize| {
        let is_mostly = dates[*at] * 2 > filled[*at]
            && first.is_some_and(|first| dates[*at] * 2 > dates[first]);
        let is_sure = Some(*at) == first || dates[*at] == filled[*at] || dates[*at] > amounts[*at];
        dates[*at] > 0 && is_mostly && is_sure
    };
    let dates: Vec<usize> = (0..count).filter(is_date).collect();
    let is_amount = |at: &usize| amounts[*at] > 0 && amounts[*at] * 2 >= filled[*at];
    let amounts = (0..count).filter(is_amount).filter(|at| !dates.contains(at)).collect();
    ColumnKinds { texts: text_column(rows, columns), dates, amounts }
}

/// The column in which most lines that start with a date have it.
fn first_dates(rows: &[PhraseLine<'_>], columns: &[PdfColumn]) -> Option<usize> {
    let mut starts = vec![0_usize; columns.len()];
    for row in rows.iter().filter(|row| row.is_inside && row.starts_with_date) {
        let first = row.phrases.first().and_then(|phrase| phrase.words.first());
        if let Some(word) = first {
            starts[nearest(columns, word.x_start, word.x_end)] += 1;
        }
    }
    (0..starts.len()).rev().max_by_key(|at| starts[*at]).filter(|at| starts[*at] > 0)
}

pub(super) fn cut<'r, 'p>(
    row: &'r PhraseLine<'p>,
    columns: &[PdfColumn],
    kinds: &ColumnKinds,
) -> ColumnLine<'r, 'p> {
    let words = words_of(row, columns, &kinds.amounts);
    let first_date = kinds.dates.first().map(|at| is_date(&words[*at]));
    let is_in = |phrase: &PdfPhrase<'_>| {
        kinds.amounts.contains(&nearest(columns, phrase.x_start(), phrase.x_end()))
    };
    let mut amounts = row.phrases.iter().filter(|phrase| phrase.is_amount);
    let cells: Vec<String> = words.iter().map(|words| joined(words)).collect();
    ColumnLine {
        row,
        is_dated: row.starts_with_date && first_date.unwrap_or(true),
        has_amount: if kinds.amounts.is_empty() { row.has_amount } else { amounts.any(is_in) },
        is_text: cells.iter().enumerate().all(|(at, cell)| cell.is_empty() || at == kinds.texts),
        cells,
    }
}

impl ColumnLine<'_, '_> {
    /// Whether it names a balance or a total, and so starts something of its own.
    fn is_balance(&self) -> bool {
        let mut room = String::new();
        self.cells.iter().any(|cell| Label::of(cell, &mut room) == Some(Label::Sure))
    }
}

/// Where the amount of a row of several lines stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AmountLine {
    First,
    Last,
    /// Texts stand between amounts, and nothing tells of which they are.
    Unknown,
}

/// Dated lines without an amount go on to one that has it; lines with an amount go on with text until the next
/// date, balance or the end. Else what stands nearer belongs together.
pub(super) fn amount_line(cuts: &[ColumnLine<'_, '_>]) -> AmountLine {
    let (mut last, mut first) = (0_usize, 0_usize);
    let (mut nearer_below, mut nearer_above, mut between) = (0_usize, 0_usize, 0_usize);
    let gap = |at: usize| match (cuts.get(at), cuts.get(at + 1)) {
        (Some(one), Some(next)) if one.row.page == next.row.page => next.row.y - one.row.y,
        _ => f64::MAX,
    };
    let is_text = |cut: &ColumnLine<'_, '_>| !cut.is_dated && !cut.has_amount;
    // The next line with a day or an amount, or the end of the table, looked for from below.
    let mut next: Option<&ColumnLine<'_, '_>> = None;
    for (at, cut) in cuts.iter().enumerate().rev() {
        let below = next;
        next = match cut {
            _ if !cut.row.is_inside => None,
            _ if is_text(cut) => next,
            _ => Some(cut),
        };
        if !cut.row.is_inside {
            continue;
        }
        let has_text_below = gap(at) < LINE_GAP * cut.row.size
            && cuts.get(at + 1).is_some_and(|next| is_text(next) && next.is_text);
        let is_next_dated = below.is_none_or(|below| below.is_dated || below.is_balance());
        last += usize::from(cut.is_dated && !cut.has_amount && !is_next_dated);
        first += usize::from(cut.has_amount && has_text_below && is_next_dated);
        if at > 0 && is_text(cut) && cuts[at - 1].has_amount && !is_next_dated {
            between += 1;
            let (above, below) = (gap(at - 1), gap(at));
            nearer_above += usize::from(above < below * NEARER);
            nearer_below += usize::from(below < above * NEARER);
        }
    }
    match (last.cmp(&first), nearer_below.cmp(&nearer_above)) {
        (Ordering::Greater, _) | (Ordering::Equal, Ordering::Greater) => AmountLine::Last,
        (Ordering::Less, _) | (Ordering::Equal, Ordering::Less) => AmountLine::First,
        _ if between == 0 => AmountLine::First,
        _ => AmountLine::Unknown,
    }
}

/// The words of a row in each column. A phrase that lies over several is parted by its words, of which those
/// behind a text that are no amounts do not stand in a column of amounts.
fn words_of(row: &PhraseLine<'_>, columns: &[PdfColumn], amounts: &[usize]) -> Vec<Vec<PdfWord>> {
    let mut cells = vec![Vec::new(); columns.len()];
    for phrase in &row.phrases {
        let (x_start, x_end) = (phrase.x_start(), phrase.x_end());
        let over = columns.iter().filter(|column| column.overlap(x_start, x_end) > 0.0).count();
        let whole = nearest(columns, x_start, x_end);
        let mut before: Option<usize> = None;
        for word in phrase.words {
            let own = nearest(columns, word.x_start, word.x_end);
            let is_text = amounts.contains(&own) && !phrase.is_amount && !is_amount(&word.text);
            let column = match before {
                _ if over < 2 => whole,
                Some(before) if is_text && !amounts.contains(&before) => before,
                _ => own,
            };
            before = Some(column);
            if let Some(cell) = cells.get_mut(column) {
                cell.push(word.clone());
            }
        }
    }
    cells
}

fn joined(words: &[PdfWord]) -> String {
    words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}
