//! The two sides of one component, rows of equal content taken together.

use std::ops::Range;

use crate::candidates::RowPoint;
use crate::evidence::learned_priors::{LearnedPriors, RowPriors};
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::{RowWords, TermIndex};
use tieout::contract::reconcile::Score;

/// Texts speak for a pair by no more than this many bits.
pub(crate) const TEXT_BITS_MAX: i32 = 48;

/// Rows of one side that are the same in amount, day and description. Which of them pairs with
/// what makes no difference, so they are matched by number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EquivalenceGroup {
    /// Any of them.
    pub(crate) point: RowPoint,
    /// Where they start among the points of the component.
    pub(crate) start: u32,
    /// How many they are.
    pub(crate) count: u32,
}

/// A component with what is asked of its pairs. Numbers of `bank` and `book` in the methods are
/// places in the lists of equal rows.
pub(crate) struct GroupedComponent<'a> {
    pub(crate) bank: Vec<EquivalenceGroup>,
    pub(crate) book: Vec<EquivalenceGroup>,
    pub(crate) bank_words: Vec<RowWords>,
    pub(crate) book_words: Vec<RowWords>,
    pub(crate) texts: &'a TermIndex,
    pub(crate) priors: &'a LearnedPriors,
    pub(crate) bank_priors: Vec<RowPriors>,
    pub(crate) book_priors: Vec<RowPriors>,
    pub(crate) window_days: i32,
}

impl EquivalenceGroup {
    /// These rows among the points of the component.
    pub(crate) fn among<'a>(&self, points: &'a [RowPoint]) -> &'a [RowPoint] {
        &points[self.start as usize..(self.start + self.count) as usize]
    }
}

/// So many rows of one equivalence group paired with so many of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GroupFlow {
    pub(crate) bank: u32,
    pub(crate) book: u32,
    pub(crate) count: u32,
}

/// A flow with what is to be said of each of its pairs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ScoredFlow {
    pub(crate) flow: GroupFlow,
    pub(crate) score: Score,
    /// How many other rows could have taken either row's place.
    pub(crate) rivals: u32,
}

/// Takes neighbouring points of the same content together.
pub(crate) fn equivalence_groups(points: &[RowPoint]) -> Vec<EquivalenceGroup> {
    let mut found: Vec<EquivalenceGroup> = Vec::new();
    for (start, point) in (0..).zip(points) {
        match found.last_mut() {
            Some(last) if last.point.content == point.content => last.count += 1,
            _ => found.push(EquivalenceGroup { point: *point, start, count: 1 }),
        }
    }
    found
}

/// For each bank day the run of book places within the window. Both are in order of days.
pub(crate) fn windows(
    bank: &[EquivalenceGroup],
    book: &[EquivalenceGroup],
    window_days: i32,
) -> Vec<Range<u32>> {
    let (mut start, mut end) = (0, 0);
    let day = |at: u32| book.get(at as usize).map(|group| group.point.day);
    bank.iter()
        .map(|group| {
            while day(start).is_some_and(|day| day < group.point.day - window_days) {
                start += 1;
            }
            end = end.max(start);
            while day(end).is_some_and(|day| day <= group.point.day + window_days) {
                end += 1;
            }
            start..end
        })
        .collect()
}

impl GroupedComponent<'_> {
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
        let (bank_words, book_words) = (&self.bank_words[bank], &self.book_words[book]);
        joint_of(common, self.priors, self.bank_priors[bank], self.book_priors[book])
            - self.texts.other_documents(bank_words, book_words)
    }

    /// Book date minus bank date.
    pub(crate) fn lag_days(&self, bank: usize, book: usize) -> i32 {
        self.bank[bank].point.lag_days(&self.book[book].point)
    }

    /// How much the lag speaks against the pair, in parts of a bit.
    pub(crate) fn lag_rarity(&self, bank: usize, book: usize) -> i32 {
        let bank = (self.bank_priors[bank], self.bank[bank].point.day);
        let book = (self.book_priors[book], self.book[book].point.day);
        self.priors.lag_rarity(bank, book)
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
pub(crate) fn joint_of(
    common: i32,
    priors: &LearnedPriors,
    bank: RowPriors,
    book: RowPriors,
) -> i32 {
    (common + priors.company(bank, book)).min(TEXT_BITS_MAX * PARTS_PER_BIT)
}

/// Whether some of the rows are equal only after rounding.
pub(crate) fn has_rounded(bank: &[EquivalenceGroup], book: &[EquivalenceGroup]) -> bool {
    let mut amounts = bank.iter().chain(book).map(|group| group.point.exact);
    let first = amounts.next();
    amounts.any(|amount| Some(amount) != first)
}

/// No matching has more pairs.
pub(crate) fn pairs_max(bank: &[EquivalenceGroup], book: &[EquivalenceGroup]) -> usize {
    let rows =
        |side: &[EquivalenceGroup]| side.iter().map(|group| group.count as usize).sum::<usize>();
    rows(bank).min(rows(book))
}
