//! The two sides of one component, rows of equal content taken together.

use std::ops::Range;

use super::bits::PARTS_PER_BIT;
use super::candidates::Point;
use super::habits::{Habits, Ways};
use super::row::Rows;
use super::text::RowWords;
use crate::contract::reconcile::Score;

/// Texts speak for a pair by no more than this many bits.
pub(crate) const TEXT_BITS_MAX: i32 = 48;

/// Rows of one side that are the same in amount, day and description. Which of them pairs with
/// what makes no difference, so they are settled by number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Alike {
    /// Any of them.
    pub(crate) point: Point,
    /// Where they start among the points of the component.
    pub(crate) start: u32,
    /// How many they are.
    pub(crate) count: u32,
}

/// A component with what is asked of its pairs. Numbers of `bank` and `book` in the methods are
/// places in the lists of alike rows.
pub(crate) struct Sides<'a> {
    pub(crate) bank: Vec<Alike>,
    pub(crate) book: Vec<Alike>,
    pub(crate) bank_words: Vec<RowWords>,
    pub(crate) book_words: Vec<RowWords>,
    pub(crate) habits: &'a Habits,
    pub(crate) bank_ways: Vec<Ways>,
    pub(crate) book_ways: Vec<Ways>,
    pub(crate) window_days: i32,
}

impl Alike {
    /// These rows among the points of the component.
    pub(crate) fn among<'a>(&self, points: &'a [Point]) -> &'a [Point] {
        &points[self.start as usize..(self.start + self.count) as usize]
    }
}

/// So many rows of one group of alike rows paired with so many of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Flow {
    pub(crate) bank: u32,
    pub(crate) book: u32,
    pub(crate) count: u32,
}

/// A flow with what is to be said of each of its pairs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settled {
    pub(crate) flow: Flow,
    pub(crate) score: Score,
    /// How many other rows could have taken either row's place.
    pub(crate) rivals: u32,
}

/// Takes neighbouring points of the same content together.
pub(crate) fn alike(rows: &Rows, points: &[Point]) -> Vec<Alike> {
    let mut found: Vec<Alike> = Vec::new();
    for (start, point) in (0..).zip(points) {
        match found.last_mut() {
            Some(last) if last.point.has_content_of(point, rows) => last.count += 1,
            _ => found.push(Alike { point: *point, start, count: 1 }),
        }
    }
    found
}

/// For each bank day the run of book places within the window. Both are in order of days.
pub(crate) fn windows(bank: &[Alike], book: &[Alike], window_days: i32) -> Vec<Range<u32>> {
    let (mut start, mut end) = (0, 0);
    let day = |at: u32| book.get(at as usize).map(|alike| alike.point.day);
    bank.iter()
        .map(|alike| {
            while day(start).is_some_and(|day| day < alike.point.day - window_days) {
                start += 1;
            }
            end = end.max(start);
            while day(end).is_some_and(|day| day <= alike.point.day + window_days) {
                end += 1;
            }
            start..end
        })
        .collect()
}

impl Sides<'_> {
    /// What the texts say for the pair, in parts of a bit; less than 0 where they speak against.
    pub(crate) fn text(&self, bank: usize, book: usize) -> i32 {
        self.alone(bank, book) + self.joint(bank, book)
    }

    /// What either text says whatever the other is.
    pub(crate) fn alone(&self, bank: usize, book: usize) -> i32 {
        self.bank_words[bank].alone() + self.book_words[book].alone()
    }

    /// What the two texts say beyond that, cut at a size beyond doubt.
    pub(crate) fn joint(&self, bank: usize, book: usize) -> i32 {
        self.joint_of(bank, book, self.bank_words[bank].in_common(&self.book_words[book]))
    }

    /// The same, where it is known what the words have in common.
    pub(crate) fn joint_of(&self, bank: usize, book: usize, common: i32) -> i32 {
        joint_of(common, self.habits, self.bank_ways[bank], self.book_ways[book])
    }

    /// Book date minus bank date.
    pub(crate) fn lag_days(&self, bank: usize, book: usize) -> i32 {
        self.bank[bank].point.lag_days(&self.book[book].point)
    }

    /// How much the lag speaks against the pair, in parts of a bit.
    pub(crate) fn lag_rarity(&self, bank: usize, book: usize) -> i32 {
        let bank = (self.bank_ways[bank], self.bank[bank].point.day);
        let book = (self.book_ways[book], self.book[book].point.day);
        self.habits.lag_rarity(bank, book)
    }

    pub(crate) fn is_in_reach(&self, bank: usize, book: usize) -> bool {
        self.lag_days(bank, book).abs() <= self.window_days
    }

    /// Whether the amounts are equal, not only after rounding.
    pub(crate) fn is_equal(&self, bank: usize, book: usize) -> bool {
        self.bank[bank].point.exact == self.book[book].point.exact
    }
}

/// What two texts say beyond what each says alone, from what their words have in common.
pub(crate) fn joint_of(common: i32, habits: &Habits, bank: Ways, book: Ways) -> i32 {
    (common + habits.company(bank, book)).min(TEXT_BITS_MAX * PARTS_PER_BIT)
}

/// Nodes and rows of a component are numbered within 32 bits.
#[expect(clippy::cast_possible_truncation, reason = "a component has fewer rows than ROWS_MAX")]
pub(crate) const fn small(number: usize) -> u32 {
    number as u32
}

/// Whether some of the rows are equal only after rounding.
pub(crate) fn has_rounded(bank: &[Alike], book: &[Alike]) -> bool {
    let mut amounts = bank.iter().chain(book).map(|alike| alike.point.exact);
    let first = amounts.next();
    amounts.any(|amount| Some(amount) != first)
}

/// No matching has more pairs.
pub(crate) fn pairs_max(bank: &[Alike], book: &[Alike]) -> usize {
    let rows = |side: &[Alike]| side.iter().map(|alike| alike.count as usize).sum::<usize>();
    rows(bank).min(rows(book))
}
