//! Entries that are told from both of their ends, and from one.

use std::collections::BTreeSet;

use super::context::InferenceContext;
use crate::labels::Label;
use crate::number::{DecimalMark, WrittenNumber};
use crate::words::HeaderWord;
use tieout::sort::CompactCollect as _;

/// Whether one account stands in every row, in this column or in another one: `From account` and `To account`.
pub(super) fn is_one_end(context: &InferenceContext<'_>, at: usize, rows: &[usize]) -> bool {
    let columns = &context.profile.columns;
    let distinct = columns[at].distinct.as_ref();
    let most = distinct.and_then(|all| all.iter().max_by_key(|(_, count)| **count));
    let Some((own, _)) = most else { return false };
    let is_own = |row: &usize, at: usize| context.cell(*row, at).trim() == own;
    let others = (0..columns.len()).filter(|other| {
        let is_there = |all: &std::collections::BTreeMap<String, usize>| all.contains_key(own);
        *other != at && columns[*other].distinct.as_ref().is_some_and(is_there)
    });
    // A transfer told by both of its ends is counted twice.
    let told = |row: usize, (end, other): (usize, usize)| {
        let values = columns.iter().enumerate();
        let values = values.filter(|(at, column)| {
            ![end, other].contains(at) && (column.amounts > 0 || column.is_days())
        });
        let mut told: Vec<&str> = values
            .map(|(at, column)| match WrittenNumber::parse(context.cell(row, at)) {
                Some(number) if !column.is_days() => number.magnitude,
                _ => context.cell(row, at),
            })
            .filter(|cell| !cell.is_empty())
            .collect();
        // What is a debit by the one end is a credit by the other.
        told.sort_unstable();
        told.push(context.cell(row, end).trim());
        told
    };
    let is_told_twice = |other: usize| {
        let own_rows = rows.iter().filter(|row| is_own(row, at));
        let own: BTreeSet<Vec<&str>> = own_rows.map(|row| told(*row, (other, at))).compact_set();
        rows.iter().any(|row| !is_own(row, at) && own.contains(&told(*row, (at, other))))
    };
    others.into_iter().any(|other| {
        rows.iter().all(|row| is_own(row, at) != is_own(row, other)) && !is_told_twice(other)
    })
}

/// Whether accounts stand as counter accounts, too: both legs of the entries are there.
pub(super) fn is_mirrored(
    context: &InferenceContext<'_>,
    accounts: &[String],
    rows: &[usize],
) -> bool {
    context.profile.meaning(HeaderWord::CounterAccount).any(|at| {
        let counters = names(context, at, rows);
        counters.len() > 1 && counters.iter().all(|name| accounts.contains(name))
    })
}

/// Whether another column has the very same accounts: each entry stands there as both of them see it.
pub(super) fn is_told_from_both_ends(
    context: &InferenceContext<'_>,
    at: usize,
    rows: &[usize],
) -> bool {
    let names = |at: usize| {
        let distinct = context.profile.columns[at].distinct.as_ref().filter(|all| all.len() > 1);
        distinct.map(|all| all.keys().collect::<Vec<_>>())
    };
    let own = names(at);
    let mut others = (0..context.profile.columns.len()).filter(|other| *other != at);
    let is_other =
        |row: &usize, other| context.cell(*row, at).trim() != context.cell(*row, other).trim();
    own.is_some()
        && others.any(|other| names(other) == own && rows.iter().all(|row| is_other(row, other)))
}

/// Whether debits and credits of all rows come to nothing, as they do where every leg of every entry is there.
pub(super) fn is_double_entry(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    const ROWS_MIN: usize = 4;
    let columns = &context.profile.columns;
    let numeric: Vec<usize> = (0..columns.len())
        .filter(|at| {
            columns[*at].is_numeric()
                && columns[*at].amounts >= 2
                && !columns[*at].is_days()
                && columns[*at].with_cents > 0
        })
        .filter(|at| !columns[*at].means(HeaderWord::Balance) || columns[*at].negatives > 0)
        .collect();
    if rows.len() < ROWS_MIN {
        return false;
    }
    let sum = |at: usize| {
        let mut sum: i128 = 0;
        for row in rows {
            let Some(number) = WrittenNumber::parse(context.cell(*row, at)) else { continue };
            let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
            let value = number.micros_by(mark).unwrap_or(0);
            sum += if number.is_negative { -value } else { value };
        }
        sum
    };
    let sums: Vec<(usize, i128)> = numeric.iter().map(|at| (*at, sum(*at))).collect();
    let is_filled = |at: usize| {
        rows.iter().filter(|row| !is_nothing_or_zero(context.cell(**row, at))).count() >= ROWS_MIN
    };
    sums.iter().any(|(at, sum)| *sum == 0 && columns[*at].negatives > 0 && is_filled(*at))
        || sums.iter().enumerate().any(|(place, (one, sum))| {
            sums[place + 1..].iter().any(|(other, other_sum)| {
                *sum == *other_sum
                    && *sum != 0
                    && columns[*one].negatives == 0
                    && columns[*other].negatives == 0
                    && columns[*one]
                        .meanings
                        .iter()
                        .any(|word| matches!(word, HeaderWord::Debit | HeaderWord::Credit))
                    && rows.iter().all(|row| {
                        is_nothing_or_zero(context.cell(*row, *one))
                            || is_nothing_or_zero(context.cell(*row, *other))
                    })
            })
        })
}

fn is_nothing_or_zero(cell: &str) -> bool {
    !cell.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
}

/// The accounts of the rows, in order of their first row.
pub(super) fn names(context: &InferenceContext<'_>, at: usize, rows: &[usize]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for row in rows {
        let name = context.cell(*row, at).trim();
        // A row of words of balances has its cells where it likes.
        let is_label =
            |cell: &str| Label::of(cell, &mut String::new()).is_some_and(|it| it == Label::Sure);
        if context.sample.row(*row).cells().next().is_some_and(is_label) {
            continue;
        }
        if !name.is_empty() && names.len() < 200 && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}
