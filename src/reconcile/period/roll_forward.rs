//! A closed period held against itself: what was open and what is new, less what found its partner, is what
//! is open when it ends; balances and rows go together.

use std::collections::BTreeMap;

use super::open_item::{OpenItem, OpenItemState};
use crate::confirmed::ConfirmedPairs;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::contract::score::Score;
use tieout::date::Date;

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
    /// It takes off a row of a period before, which was gone from its file.
    pub takes_off: bool,
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

/// Rows, each with its place.
type PlacedRows = Vec<(usize, PeriodRowKey)>;

/// Where something of a closed period is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultPlace {
    /// Among its rows, by their order; none where one is missing.
    Rows(Option<usize>),
    /// An item that is open when it ends, by their order.
    OpenItem(usize),
}

/// Something that is wrong with a closed period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodFault {
    /// Where.
    pub place: FaultPlace,
    /// What.
    pub says: String,
}

impl PeriodFault {
    fn of_row(row: usize, says: String) -> Self {
        Self { place: FaultPlace::Rows(Some(row)), says }
    }
}

/// What is wrong with a closed period: `before` and `after` were open when it began and ended; what was before is
/// none where that is not known.
#[must_use]
pub fn faults_of(
    before: Option<&[OpenItem]>,
    rows: &[PeriodRow],
    after: &[OpenItem],
) -> Vec<PeriodFault> {
    let mut faults = Vec::new();
    let item =
        |item: &OpenItem| (item.side, item.date, item.amount.clone(), item.description.clone());
    let keys_of = |is_in: fn(&PeriodRow) -> bool| {
        let chosen = rows.iter().enumerate().filter(move |(_, row)| is_in(row));
        chosen.map(|(at, row)| (at, (row.side, row.date, row.amount.clone(), row.text.clone())))
    };
    let carried = keys_of(|row| row.is_carried);
    let (lost, added) = before.map_or_else(Default::default, |before| {
        unlike(before.iter().map(item).enumerate(), carried)
    });
    faults.extend(lost.iter().map(|(_, key)| PeriodFault {
        place: FaultPlace::Rows(None),
        says: format!("{} was open before, and is not carried", said(key)),
    }));
    faults.extend(added.iter().map(|(row, key)| {
        PeriodFault::of_row(*row, format!("{} is carried, and was not open before", said(key)))
    }));
    let open = keys_of(|row| matches!(row.became, ClosedRowState::Open(_)));
    let (lost, mut more) = unlike(open, after.iter().map(item).enumerate());
    faults.extend(lost.iter().map(|(row, key)| {
        PeriodFault::of_row(*row, format!("{} is left open, and not carried on", said(key)))
    }));
    // What groups have beyond the books is to be entered: no row has it.
    for (row, difference) in differences(rows) {
        let is_it = |(_, (side, _, amount, _)): &(usize, PeriodRowKey)| {
            *side == SideName::Bank && *amount == difference
        };
        if let Some(at) = more.iter().position(is_it) {
            more.remove(at);
        } else {
            let says = format!("rows that belong together differ by {difference}");
            faults.push(PeriodFault::of_row(row, says));
        }
    }
    faults.extend(more.iter().map(|(at, key)| PeriodFault {
        place: FaultPlace::OpenItem(*at),
        says: format!("{} is carried on, and no row leaves it open", said(key)),
    }));
    faults
}

/// By how much the rows of the bank and those of the books differ that belong together, with the first of the rows:
/// amounts are equal in whole cents.
fn differences(rows: &[PeriodRow]) -> Vec<(usize, Amount)> {
    let mut together: BTreeMap<u32, (usize, [Amount; 2])> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        if let ClosedRowState::Together(number) = row.became {
            let (_, sums) = together.entry(number).or_insert_with(|| (at, Default::default()));
            sums[usize::from(row.side == SideName::Book)] += &row.amount;
        }
    }
    let apart = together.into_values().filter_map(|(first, [bank, book])| {
        let is_equal = bank.rounded_to_cents() == book.rounded_to_cents();
        let difference = bank - book;
        (!is_equal && !difference.is_below_half_a_cent()).then_some((first, difference))
    });
    apart.collect()
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

/// What only the first, and what only the second has, with their places: of equal ones the last.
fn unlike(
    one: impl Iterator<Item = (usize, PeriodRowKey)>,
    other: impl Iterator<Item = (usize, PeriodRowKey)>,
) -> (PlacedRows, PlacedRows) {
    let mut all: BTreeMap<PeriodRowKey, [Vec<usize>; 2]> = BTreeMap::new();
    one.for_each(|(at, key)| all.entry(key).or_default()[0].push(at));
    other.for_each(|(at, key)| all.entry(key).or_default()[1].push(at));
    let (mut only_one, mut only_other) = (Vec::new(), Vec::new());
    for (key, [ones, others]) in all {
        let both = ones.len().min(others.len());
        only_one.extend(ones[both..].iter().map(|at| (*at, key.clone())));
        only_other.extend(others[both..].iter().map(|at| (*at, key.clone())));
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
