//! Which rows may pair at all: equal amounts within the window of days, cut into components
//! that can be matched one by one.
//!
//! Rows of one amount are points on a line of days, and each may pair with a contiguous run of
//! the other side. So one sort gives all candidates without listing them.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use super::row::Rows;
use tieout::amount::{Amount, WrittenAmount};

/// Whole cents up to this size are their own group number; beyond, groups are numbered by rank
/// from `i64::MIN` on, far from any of these.
const OWN_GROUP_CENTS_MAX: i64 = 1 << 62;

/// A row as a point: its amount, its day, and which row it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RowPoint {
    /// Equal for amounts that are equal after rounding to whole cents.
    pub(crate) group: i64,
    /// Within a group, equal for equal amounts; 0 for the whole cent itself.
    pub(crate) exact: u32,
    /// [`tieout::date::Date::day_number`].
    pub(crate) day: i32,
    /// Index into [`Rows`].
    pub(crate) row: u32,
    /// Within a side, equal for rows that say the same in every column.
    pub(crate) content: u32,
}

impl RowPoint {
    /// In order of group, day and exact amount.
    fn place(&self) -> (i64, u64) {
        // Days and amounts in the order of whole numbers, and one comparison for both.
        let day = u64::from(self.day.abs_diff(i32::MIN));
        (self.group, day << u32::BITS | u64::from(self.exact))
    }

    /// Book date minus bank date.
    pub(crate) const fn lag_days(&self, book: &Self) -> i32 {
        book.day - self.day
    }
}

/// A set of rows that no candidate pair leaves: ranges of the two sorted lists of points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Component {
    pub(crate) bank: Range<usize>,
    pub(crate) book: Range<usize>,
}

impl Component {
    /// Rows of both sides together.
    pub(crate) const fn rows(&self) -> usize {
        (self.bank.end - self.bank.start) + (self.book.end - self.book.start)
    }

    /// Its points of either side.
    pub(crate) fn points<'a>(
        &self,
        (bank, book): (&'a [RowPoint], &'a [RowPoint]),
    ) -> (&'a [RowPoint], &'a [RowPoint]) {
        (&bank[self.bank.clone()], &book[self.book.clone()])
    }
}

/// Both sides as points, sorted by group and day. Rows of equal content stand side by side in
/// input order, so that nothing after this depends on the order of different rows.
pub(crate) fn sorted_points(bank: &Rows, book: &Rows) -> (Vec<RowPoint>, Vec<RowPoint>) {
    let long = LongAmountGroups::of(&[bank, book]);
    (side_points(bank, &long), side_points(book, &long))
}

fn side_points(rows: &Rows, long: &LongAmountGroups) -> Vec<RowPoint> {
    let mut points: Vec<RowPoint> = rows
        .indices()
        .map(|row| {
            let amount = rows.amount(row);
            let (group, exact) = match amount {
                WrittenAmount::Short(short) => (short.cents, 0),
                WrittenAmount::Long(amount) => long.of_value(amount.value()),
            };
            RowPoint { group, exact, day: rows.date(row).day_number(), row, content: 0 }
        })
        .collect();
    // Texts are far apart in memory: they are looked at where amount and day do not tell, once these stand together.
    points.sort_unstable_by_key(RowPoint::place);
    let mut content = 0;
    for of_place in points.chunk_by_mut(|a, b| a.place() == b.place()) {
        of_place.sort_unstable_by(|a, b| content_order(rows, a.row, b.row).then(a.row.cmp(&b.row)));
        for at in 0..of_place.len() {
            let is_other =
                at == 0 || content_order(rows, of_place[at - 1].row, of_place[at].row).is_ne();
            content += u32::from(is_other);
            of_place[at].content = content;
        }
    }
    points
}

/// Orders rows of equal amount and day by what else they say, as written.
pub(crate) fn content_order(rows: &Rows, a: u32, b: u32) -> Ordering {
    rows.description(a).cmp(rows.description(b)).then_with(|| {
        match (rows.amount(a), rows.amount(b)) {
            (WrittenAmount::Short(x), WrittenAmount::Short(y)) if x == y => Ordering::Equal,
            (x, y) => x.to_string().cmp(&y.to_string()),
        }
    })
}

/// Group numbers for the few amounts that are not kept as short cents.
#[derive(Debug, Default)]
struct LongAmountGroups {
    wide: BTreeMap<BigInt, i64>,
    exact: BTreeMap<Amount, u32>,
}

impl LongAmountGroups {
    fn of(sides: &[&Rows]) -> Self {
        let mut groups = Self::default();
        for value in sides.iter().flat_map(|rows| rows.long_values()) {
            if value.as_cents().is_none() {
                groups.exact.insert(value.clone(), 0);
            }
            let cents = value.rounded_to_cents();
            if own_group(&cents).is_none() {
                groups.wide.insert(cents, 0);
            }
        }
        for (rank, group) in (i64::MIN..).zip(groups.wide.values_mut()) {
            *group = rank;
        }
        for (rank, exact) in (1..).zip(groups.exact.values_mut()) {
            *exact = rank;
        }
        groups
    }

    fn of_value(&self, value: &Amount) -> (i64, u32) {
        let cents = value.rounded_to_cents();
        let group = own_group(&cents).unwrap_or_else(|| self.wide[&cents]);
        let exact = if value.as_cents().is_some() { 0 } else { self.exact[value] };
        (group, exact)
    }
}

fn own_group(cents: &BigInt) -> Option<i64> {
    cents.to_i64().filter(|cents| cents.unsigned_abs() < OWN_GROUP_CENTS_MAX.unsigned_abs())
}

/// Cuts both lists wherever no candidate pair crosses, in order of group and day.
pub(crate) fn components(
    bank: &[RowPoint],
    book: &[RowPoint],
    window_days: i32,
) -> impl Iterator<Item = Component> {
    let (mut b, mut k) = (0, 0);
    std::iter::from_fn(move || {
        let (bank_start, book_start) = (b, k);
        // The latest point of each side within this component.
        let (mut last_bank, mut last_book): (Option<&RowPoint>, Option<&RowPoint>) = (None, None);
        loop {
            let (next_bank, next_book) = (bank.get(b), book.get(k));
            let crosses = |earlier: Option<&RowPoint>, later: Option<&RowPoint>| {
                earlier.zip(later).is_some_and(|(earlier, later)| {
                    earlier.group == later.group && later.day - earlier.day <= window_days
                })
            };
            let started = last_bank.is_some() || last_book.is_some();
            if started && !crosses(last_bank, next_book) && !crosses(last_book, next_bank) {
                break;
            }
            let bank_first = match (next_bank, next_book) {
                (Some(x), Some(y)) => (x.group, x.day) <= (y.group, y.day),
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (None, None) => break,
            };
            if bank_first {
                last_bank = next_bank;
                b += 1;
            } else {
                last_book = next_book;
                k += 1;
            }
        }
        let component = Component { bank: bank_start..b, book: book_start..k };
        (component.bank.len() + component.book.len() > 0).then_some(component)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::rows;

    fn cut(bank: &[(&str, &str)], book: &[(&str, &str)]) -> Vec<(usize, usize)> {
        let (bank, book) = sorted_points(&rows(bank), &rows(book));
        components(&bank, &book, 3).map(|c| (c.bank.len(), c.book.len())).collect()
    }

    #[test]
    fn rows_that_no_candidate_pair_joins_are_settled_apart() {
        let bank = [("2026-01-01", "5"), ("2026-01-02", "5"), ("2026-01-20", "5")];
        let book = [("2026-01-04", "5"), ("2026-01-08", "5"), ("2026-01-04", "6")];
        assert_eq!(cut(&bank, &book), [(2, 1), (0, 1), (1, 0), (0, 1)]);
    }

    #[test]
    fn a_chain_of_windows_is_one_component() {
        let bank = [("2026-01-01", "5"), ("2026-01-07", "5")];
        let book = [("2026-01-04", "5"), ("2026-01-10", "5")];
        assert_eq!(cut(&bank, &book), [(2, 2)]);
    }

    #[test]
    fn amounts_equal_only_after_rounding_share_a_group_and_differ_in_it() {
        let of = |amount| {
            let (points, _) = sorted_points(&rows(&[("2026-01-01", amount)]), &rows(&[]));
            (points[0].group, points[0].exact)
        };
        assert_eq!(of("10.30"), (1030, 0));
        assert_eq!(of("10.299999999999999"), (1030, 0));
        assert_eq!(of("10.304"), (1030, 1));
        assert_eq!(of("1e30"), (i64::MIN, 0));
    }
}
