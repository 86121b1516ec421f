//! A closed period held against itself: what was open and what is new, less what found its partner, is what
//! is open when it ends; balances and rows go together.

use std::collections::BTreeMap;

use super::open_item::{OpenItem, OpenItemState};
use crate::amount::Amount;
use crate::contract::score::Score;
use crate::date::Date;
use crate::reconcile::confirmed::ConfirmedPairs;
use crate::reconcile::side_name::SideName;

/// What became of a row of a closed period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClosedRowState {
    /// It belongs with the others of this number.
    Together(u32),
    /// It was left open.
    Open(OpenItemState),
}

/// A row of a closed period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodRow {
    /// Whose row it is.
    pub side: SideName,
    /// It was open before the period.
    pub is_carried: bool,
    /// The day it was booked.
    pub date: Date,
    /// Signed as rows are.
    pub amount: Amount,
    /// What is told of it.
    pub text: String,
    /// What became of it.
    pub became: ClosedRowState,
    /// How likely its pair is right; none where it is in none, or a person decided it.
    pub score: Option<Score>,
}

/// Adds the sure pairs of a closed period: one row of the bank with one of the books, which a person decided or
/// whose score leaves nothing to review. Pairs that may be wrong would teach the next months to pair so again.
pub fn add_pairs(confirmed: &mut ConfirmedPairs, rows: &[PeriodRow]) {
    let mut together: BTreeMap<u32, [Vec<&PeriodRow>; 2]> = BTreeMap::new();
    for row in rows {
        if let ClosedRowState::Together(number) = row.became {
            let sides = together.entry(number).or_default();
            sides[usize::from(row.side == SideName::Book)].push(row);
        }
    }
    for sides in together.values() {
        let is_sure = |row: &PeriodRow| row.score.is_none_or(|score| !score.is_ambiguous());
        if let [[bank], [book]] = [&sides[0][..], &sides[1][..]]
            && is_sure(bank)
            && is_sure(book)
        {
            // It was a row before; beyond what one run can hold nothing more is learnt.
            _ = confirmed.push((bank.date, &bank.text), (book.date, &book.text));
        }
    }
}

/// The balances of a side over a closed period, as far as they are known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PeriodBalances {
    /// Before it.
    pub opening: Option<Amount>,
    /// After it.
    pub closing: Option<Amount>,
}

type PeriodRowKey = (SideName, Date, Amount, String);

/// What is wrong with a closed period: `before` and `after` were open when it began and ended.
#[must_use]
pub fn faults_of(before: &[OpenItem], rows: &[PeriodRow], after: &[OpenItem]) -> Vec<String> {
    let mut faults = Vec::new();
    let item =
        |item: &OpenItem| (item.side, item.date, item.amount.clone(), item.description.clone());
    let row = |row: &PeriodRow| (row.side, row.date, row.amount.clone(), row.text.clone());
    let carried = rows.iter().filter(|row| row.is_carried).map(row);
    let (lost, added) = unlike(before.iter().map(item), carried);
    faults.extend(
        lost.iter().map(|key| format!("{} was open before, and is not carried", said(key))),
    );
    faults.extend(
        added.iter().map(|key| format!("{} is carried, and was not open before", said(key))),
    );
    let open = rows.iter().filter(|row| matches!(row.became, ClosedRowState::Open(_))).map(row);
    let (lost, more) = unlike(open, after.iter().map(item));
    faults.extend(lost.iter().map(|key| format!("{} is left open, and not carried on", said(key))));
    // What groups have beyond the books is to be entered: no row has it.
    let together = rows.iter().filter(|row| matches!(row.became, ClosedRowState::Together(_)));
    let mut fees = Amount::default();
    for row in together {
        fees = match row.side {
            SideName::Bank => fees + &row.amount,
            SideName::Book => fees - row.amount.clone(),
        };
    }
    let carried_on = more.iter().fold(Amount::default(), |sum, (_, _, amount, _)| sum + amount);
    let rest = fees - carried_on;
    if !rest.is_below_half_a_cent() || more.iter().any(|key| key.0 == SideName::Book) {
        faults.push(format!("rows that belong together differ by {rest}"));
    }
    faults
}

/// Where the balances of a closed period, of the bank and of the books, do not go with its rows: a fault, unless
/// it was closed though nothing was proved.
#[must_use]
pub fn gaps_of(rows: &[PeriodRow], balances: &[PeriodBalances; 2]) -> Vec<String> {
    let mut gaps = Vec::new();
    for (side, known) in [SideName::Bank, SideName::Book].into_iter().zip(balances) {
        let (Some(opening), Some(closing)) = (&known.opening, &known.closing) else { continue };
        let new = rows.iter().filter(|row| row.side == side && !row.is_carried);
        let moved = new.fold(opening.clone(), |sum, row| sum + &row.amount);
        if moved != *closing {
            let whose = whose(side);
            gaps.push(format!("{whose}: {opening} and its rows come to {moved}, not to {closing}"));
        }
    }
    gaps
}

/// What only the first, and what only the second has.
fn unlike(
    one: impl Iterator<Item = PeriodRowKey>,
    other: impl Iterator<Item = PeriodRowKey>,
) -> (Vec<PeriodRowKey>, Vec<PeriodRowKey>) {
    let mut counts: BTreeMap<PeriodRowKey, i64> = BTreeMap::new();
    one.for_each(|key| *counts.entry(key).or_default() += 1);
    other.for_each(|key| *counts.entry(key).or_default() -= 1);
    let (mut only_one, mut only_other) = (Vec::new(), Vec::new());
    for (key, count) in counts {
        let of = if count > 0 { &mut only_one } else { &mut only_other };
        of.extend((0..count.abs()).map(|_| key.clone()));
    }
    (only_one, only_other)
}

const fn whose(side: SideName) -> &'static str {
    match side {
        SideName::Bank => "bank",
        SideName::Book => "books",
    }
}

fn said((side, date, amount, text): &PeriodRowKey) -> String {
    format!("{}: {date} {amount} {text:?}", whose(*side))
}
