//! Rows without a day: of the day above them, or nothing that moves the account.

use super::context::{Inferred, Undecided};
use crate::grid::{Grid, Record};
use crate::number::WrittenNumber;
use crate::profile::{ColumnProfile, TableProfile, is_label};
use crate::reading::{Reading, is_nothing};
use crate::stated::{StatedAnswer, StatedReading};

/// Whether every row with a day has a balance, and they walk it: rows without one between them move nothing.
pub(super) fn moves_without(sample: &Grid, once: &Inferred) -> bool {
    let (Some(fit), Some(balance)) = (once.chain, once.reading.balance) else { return false };
    let reading = &once.reading;
    fit.is_proof()
        && fit.is_whole()
        && sample.since_line(reading.first_line).all(|record| {
            is_nothing(record.cell(reading.date)) || !is_nothing(record.cell(balance))
        })
}

/// The first column of days, where half as many records have a number and none, and one stands below a day.
pub(super) fn carried_day(sample: &Grid, stated: &StatedReading) -> Option<usize> {
    let profile = TableProfile::of(sample, &stated.columns).ok()?;
    let day = profile.columns.iter().position(ColumnProfile::is_days)?;
    let is_undated = |record: &Record<'_>| {
        let has_number = |cell: &str| !is_nothing(cell) && WrittenNumber::parse(cell).is_some();
        is_nothing(record.cell(day)) && record.cells().any(has_number)
    };
    let body = || sample.iter().skip(profile.first);
    let count = body().filter(is_undated).count();
    (count * 2 >= profile.rows.len() && count > 1).then_some(day)
}

/// Records with an amount and without a day.
pub(super) fn undated<'s>(
    sample: &'s Grid,
    reading: &'s Reading,
) -> impl Iterator<Item = Record<'s>> {
    let mut number = String::new();
    sample.since_line(reading.first_line).filter(move |record| {
        is_nothing(record.cell(reading.date))
            && reading.amount.read(record, reading.mark, &mut number).is_ok()
            && !record.cells().any(is_label)
    })
}

/// Whether rows that follow each other have the same day written out: then none is left away.
fn repeats_days(sample: &Grid, reading: &Reading) -> bool {
    let rows: Vec<Record<'_>> = sample.since_line(reading.first_line).collect();
    rows.windows(2).any(|pair| {
        let [upper, lower] = [&pair[0], &pair[1]].map(|record| record.cell(reading.date).trim());
        upper == lower && reading.day(upper).is_ok()
    })
}

/// Whether something shows that rows without a day are of the day above them: a balance that all rows walk, or
/// the accounts of entries whose other legs they are.
pub(super) fn shows(sample: &Grid, carrying: &Result<Inferred, Undecided>) -> bool {
    match carrying {
        Ok(one) => {
            let has_balance = |record: Record<'_>| {
                one.reading.balance.is_some_and(|at| !is_nothing(record.cell(at)))
            };
            let is_walked = one.chain.is_some_and(|fit| fit.is_proof() && fit.is_whole());
            one.reading.account.is_some()
                || is_walked
                    && undated(sample, &one.reading).all(has_balance)
                    && !repeats_days(sample, &one.reading)
        }
        Err(Undecided::Question(question)) => {
            let is_account = |state: &StatedAnswer| matches!(state, StatedAnswer::Account(_));
            question.answers.iter().any(|answer| answer.states.iter().any(is_account))
        }
        Err(Undecided::Fault(_)) => false,
    }
}
