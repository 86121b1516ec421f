//! The rows that matching left over, laid out for looking up.

use num_traits::ToPrimitive;

use super::super::candidates::content_order;
use super::super::number_map::NumberMap;
use super::super::row::Rows;
use super::suggestion::unnamed;
use crate::evidence::terms::{RowWords, TermIndex};
use crate::row_number::small;
use tieout::amount::WrittenAmount;

/// Amounts beyond this many cents take part in no suggestion: eight of them still add up in an
/// `i64`, and nobody banks ten trillion.
const CENTS_MAX: i64 = 1_000_000_000_000_000;

/// Unmatched rows of one side that say the same in every column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct UnmatchedContent {
    /// Whole cents, never 0.
    pub(super) cents: i64,
    /// [`tieout::date::Date::day_number`].
    pub(super) day: i32,
    /// Where they start among [`UnmatchedSide::rows`].
    pub(super) start: u32,
    /// How many they are.
    pub(super) count: u32,
}

/// What matching left over of one side.
pub(super) struct UnmatchedSide<'a> {
    pub(super) all: &'a Rows,
    /// Indices of the rows by day, amount and content; alike ones in input order.
    pub(super) rows: Vec<u32>,
    /// Rows of equal content taken together, in the same order.
    pub(super) list: Vec<UnmatchedContent>,
    pub(super) words: Vec<RowWords>,
    /// Places in `list` by amount and day.
    by_amount: Vec<u32>,
    /// Their days, in that order: side by side they are found faster.
    days: Vec<i32>,
    /// Where the places of each amount stand.
    amounts: NumberMap<i64, (u32, u32)>,
}

impl<'a> UnmatchedSide<'a> {
    /// `words`: the words of a row of this side.
    pub(super) fn new(
        all: &'a Rows,
        unmatched: impl Iterator<Item = u32>,
        text: &TermIndex,
        words: impl Fn(&TermIndex, u32) -> RowWords,
    ) -> Self {
        let mut keyed: Vec<(i32, i64, u32)> = unmatched
            .filter_map(|row| Some((all.date(row).day_number(), whole_cents(all, row)?, row)))
            .collect();
        keyed.sort_unstable_by(|a, b| {
            (a.0, a.1)
                .cmp(&(b.0, b.1))
                .then_with(|| content_order(all, a.2, b.2))
                .then(a.2.cmp(&b.2))
        });
        let mut list: Vec<UnmatchedContent> = Vec::new();
        let mut before = None;
        for (start, (day, cents, row)) in (0..).zip(&keyed) {
            let is_alike = |of: u32| content_order(all, of, *row).is_eq();
            match list.last_mut() {
                Some(left)
                    if (left.day, left.cents) == (*day, *cents) && before.is_some_and(is_alike) =>
                {
                    left.count += 1;
                }
                _ => list.push(UnmatchedContent { cents: *cents, day: *day, start, count: 1 }),
            }
            before = Some(*row);
        }
        let rows: Vec<u32> = keyed.into_iter().map(|(_, _, row)| row).collect();
        let words = list.iter().map(|left| words(text, rows[left.start as usize])).collect();
        let mut by_amount: Vec<u32> = (0..).take(list.len()).collect();
        by_amount.sort_unstable_by_key(|at| (list[*at as usize].cents, *at));
        let days = by_amount.iter().map(|at| list[*at as usize].day).collect();
        let cents = |at: &u32| list[*at as usize].cents;
        let mut amounts = NumberMap::default();
        let mut start = 0;
        for of_amount in by_amount.chunk_by(|a, b| cents(a) == cents(b)) {
            let end = start + small(of_amount.len());
            amounts.insert(cents(&of_amount[0]), (start, end));
            start = end;
        }
        Self { all, rows, list, words, by_amount, days, amounts }
    }

    /// Any row of those at this place.
    pub(super) fn row(&self, at: u32) -> u32 {
        self.rows[self.list[at as usize].start as usize]
    }

    /// The rows at these places that may be meant instead of a suggestion's `own`, in order; a place named twice has
    /// two rows.
    pub(super) fn instead(&self, places: &[u32], own: &[u32]) -> Vec<u32> {
        let mut named = Vec::with_capacity(places.len());
        for place in places {
            let alike = self.list[*place as usize];
            let start = alike.start as usize;
            let alike = &self.rows[start..start + alike.count as usize];
            named.extend(unnamed(alike, own, &named));
        }
        named.sort_unstable();
        named
    }

    /// Places of the rows with this amount from one day to another, in order of days; no more than
    /// so many of them.
    pub(super) fn with_amount(&self, cents: i64, days: (i32, i32), most: usize) -> &[u32] {
        let Some((first, end)) = self.amounts.get(&cents) else { return &[] };
        let (first, end) = (*first as usize, *end as usize);
        let start = first + self.days[first..end].partition_point(|day| *day < days.0);
        let end = end.min(start + most);
        let count = self.days[start..end].partition_point(|day| *day <= days.1);
        &self.by_amount[start..start + count]
    }

    /// Places of the rows of one day from one amount to another.
    pub(super) fn on_day(&self, day: i32, cents: (i64, i64)) -> std::ops::Range<u32> {
        let upto = |cents: i64| {
            let before = self.list.partition_point(|left| (left.day, left.cents) < (day, cents));
            u32::try_from(before).unwrap_or(u32::MAX)
        };
        upto(cents.0)..upto(cents.1 + 1)
    }
}

/// The amount in whole cents, as the matcher counts them; none where it has none, or is nothing.
pub(super) fn whole_cents(rows: &Rows, row: u32) -> Option<i64> {
    let cents = match rows.amount(row) {
        WrittenAmount::Short(short) => short.cents,
        WrittenAmount::Long(long) => long.value().as_cents()?.to_i64()?,
    };
    (cents != 0 && cents.abs() <= CENTS_MAX).then_some(cents)
}
