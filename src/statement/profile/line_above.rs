//! A line above rows without a header that tells of their account: its number, its period, its balances.

use crate::day::DatePattern;
use crate::grid::{Grid, Record};
use crate::number::{DecimalMark, WrittenNumber};

/// Of fewer rows below nothing tells what they have in common.
const ROWS_MIN: usize = 2;

/// Whether the first of the records that look like transactions is of another shape than all others: it has no day
/// where they have theirs and another number of fields, or lacks one of their days and has two balances beside each
/// other that they lead from and to. A row of which a field was lost or doubled is neither.
pub(super) fn is_above_rows(sample: &Grid, first: usize, like: &[bool]) -> bool {
    let others: Vec<usize> = (first + 1..sample.len()).filter(|at| like[*at]).collect();
    if others.len() < ROWS_MIN {
        return false;
    }
    let record = sample.row(first);
    let days = days_in_common(sample, &others);
    let lacking = days.iter().filter(|(at, shared)| !has_day(record.cell(*at), shared)).count();
    let width = record.width();
    let is_of_another_width = others.iter().all(|at| sample.row(*at).width() != width);
    let by = if width > sample.row(others[0]).width() { 1 } else { -1 };
    let has_no_day = lacking == days.len() && !is_row_moved(&record, &days, by);
    lacking > 0 && (is_of_another_width && has_no_day || leads_through(sample, &record, &others))
}

/// The columns that have a day in all records, and the patterns that read it in all of them.
fn days_in_common(sample: &Grid, rows: &[usize]) -> Vec<(usize, Vec<DatePattern>)> {
    let width = rows.iter().map(|at| sample.row(*at).width()).max().unwrap_or(0);
    let shared = |column: usize| {
        let mut patterns = DatePattern::fitting(sample.row(rows[0]).cell(column));
        for row in &rows[1..] {
            if patterns.is_empty() {
                break;
            }
            let fitting = DatePattern::fitting(sample.row(*row).cell(column));
            patterns.retain(|pattern| fitting.contains(pattern));
        }
        patterns
    };
    (0..width).map(|at| (at, shared(at))).filter(|(_, shared)| !shared.is_empty()).collect()
}

fn has_day(cell: &str, shared: &[DatePattern]) -> bool {
    DatePattern::fitting(cell).iter().any(|pattern| shared.contains(pattern))
}

/// Whether a record is a row with a field more or less in front of its days.
fn is_row_moved(line: &Record<'_>, days: &[(usize, Vec<DatePattern>)], by: isize) -> bool {
    days.iter().any(|(column, shared)| {
        let at = column.checked_add_signed(by);
        at.is_some_and(|at| has_day(line.cell(at), shared))
    })
}

/// Whether two numbers stand beside each other that the numbers of a column below lead from and to.
fn leads_through(sample: &Grid, line: &Record<'_>, rows: &[usize]) -> bool {
    [DecimalMark::Point, DecimalMark::Comma].into_iter().any(|mark| {
        let value = |cell: &str| {
            let number = WrittenNumber::parse(cell)?;
            let size = number.micros_by(mark)?;
            Some(if number.is_negative { -size } else { size })
        };
        let numbers: Vec<Option<i128>> = line.cells().map(value).collect();
        let mut moves =
            numbers.windows(2).filter_map(|pair| Some(pair[1]? - pair[0]?)).filter(|by| *by != 0);
        let sum = |column: usize| {
            rows.iter()
                .try_fold(0_i128, |sum, row| sum.checked_add(value(sample.row(*row).cell(column))?))
        };
        let sums: Vec<i128> = (0..line.width()).filter_map(sum).collect();
        moves.any(|by| sums.contains(&by))
    })
}
