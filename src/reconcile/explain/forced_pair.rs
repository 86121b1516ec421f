//! A component matched again with one pair given.
//!
//! The two rows are taken out, the rest is matched by the same objective, and what differs is
//! followed from the given pair: each row that loses its partner to the next. Differences that do
//! not hang together with the pair are ties elsewhere, and are left as they stand.

use std::collections::{BTreeMap, BTreeSet};

use super::bits::Bits;
use super::displacement::{Displacement, PartnerChange};
use crate::assignment::equivalence_groups::{EquivalenceGroup, GroupFlow, pairs_max, windows};
use crate::assignment::exact::AssignmentProblem;
use crate::assignment::match_component::{WeighedComponent, usual_order};
use crate::assignment::objective::UNMATCHED_MAX;
use crate::candidates::RowPoint;
use crate::row_number::small;
use crate::side_name::{RowRef, SideName};
use tieout::sort::CompactCollect as _;

/// Components with more candidate pairs are not matched again to explain a row, nor those with more
/// than [`CANDIDATES_PER_NODE_MAX`](super::super::CANDIDATES_PER_NODE_MAX) a node.
pub const FORCED_CANDIDATES_MAX: usize = 1 << 18;

/// A component and the matching that stands in it. Rows are places among its points.
pub(super) struct CurrentMatching<'a> {
    pub(super) weighed: &'a WeighedComponent<'a>,
    pub(super) bank: &'a [RowPoint],
    pub(super) book: &'a [RowPoint],
    pub(super) partners: Partnering,
}

/// Who is paired with whom, by places.
#[derive(Clone)]
pub(super) struct Partnering {
    book_of: Vec<Option<usize>>,
    bank_of: Vec<Option<usize>>,
}

impl Partnering {
    pub(super) fn none(bank: usize, book: usize) -> Self {
        Self { book_of: vec![None; bank], bank_of: vec![None; book] }
    }

    pub(super) fn pair(&mut self, (bank, book): (usize, usize)) {
        (self.book_of[bank], self.bank_of[book]) = (Some(book), Some(bank));
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.book_of.iter().enumerate().filter_map(|(bank, book)| book.map(|book| (bank, book)))
    }
}

/// The rows that a given pair makes move, its own two first, then each that makes way for the one
/// before.
struct DisplacedRows {
    bank: Vec<usize>,
    book: Vec<usize>,
}

/// What a matching is judged by, summed up.
#[derive(Default)]
struct MatchingCost {
    equal: i64,
    rounded: i64,
    likelihood: i64,
    days: i64,
}

impl CurrentMatching<'_> {
    /// What would change with this pair of the component; `None` where finding out takes too long.
    pub(super) fn with_pair(&self, pair: (usize, usize), asked: SideName) -> Option<Displacement> {
        let then = self.matched_with(pair)?;
        let moved = self.moved(pair, &then, asked);
        let sums = |partners: &Partnering| {
            let pairs =
                moved.bank.iter().filter_map(|bank| Some((*bank, partners.book_of[*bank]?)));
            self.sums(pairs)
        };
        let (now, then_sums) = (sums(&self.partners), sums(&then));
        let (own, other) = match asked {
            SideName::Bank => (pair.0, pair.1),
            SideName::Book => (pair.1, pair.0),
        };
        let changed = |side: SideName, place: usize| {
            let partner = |of: &Partnering| match side {
                SideName::Bank => of.book_of[place].map(|book| self.book[book].row),
                SideName::Book => of.bank_of[place].map(|bank| self.bank[bank].row),
            };
            let row = match side {
                SideName::Bank => self.bank[place].row,
                SideName::Book => self.book[place].row,
            };
            PartnerChange {
                row: RowRef { side, row },
                from: partner(&self.partners),
                to: partner(&then),
            }
        };
        let list = |side: SideName, but: usize| {
            let places = if side == SideName::Bank { &moved.bank } else { &moved.book };
            let others = places.iter().filter(move |place| **place != but);
            others.map(move |place| changed(side, *place)).collect::<Vec<_>>()
        };
        let others = list(asked.other(), other);
        let rows = |is_so: &dyn Fn(&PartnerChange) -> bool| {
            others.iter().filter(|change| is_so(change)).map(|change| change.row).collect()
        };
        Some(Displacement {
            equal_pairs_lost: now.equal - then_sums.equal,
            rounded_pairs_lost: now.rounded - then_sums.rounded,
            likelihood_lost: Bits::from_parts(now.likelihood - then_sums.likelihood),
            days_added: then_sums.days - now.days,
            moves: list(asked, own),
            left_over: rows(&|change| change.to.is_none()),
            taken_in: rows(&|change| change.from.is_none()),
        })
    }

    /// The best matching with the pair in it; of equally good ones one in which the most pairs are
    /// left as they stand.
    fn matched_with(&self, pair: (usize, usize)) -> Option<Partnering> {
        let sides = self.weighed.sides;
        let groups = self.groups_of(pair);
        let (bank, bank_groups) = one_fewer(&sides.bank, groups.0);
        let (book, book_groups) = one_fewer(&sides.book, groups.1);
        let windows = windows(&bank, &book, sides.window_days);
        let of_reduced = |at: u32| book_groups[at as usize];
        let standing: BTreeSet<(usize, usize)> =
            self.partners.pairs().map(|(b, k)| self.groups_of((b, k))).compact_set();
        // All changes together must not outweigh the least difference in cost.
        let scale = i64::try_from(pairs_max(&bank, &book)).ok()?.checked_add(1)?;
        let unmatched = self.weighed.objective.unmatched.checked_mul(scale);
        let unmatched_cost = unmatched.filter(|cost| *cost <= UNMATCHED_MAX)?;
        let cost = |bank: usize, book: u32| {
            let (bank, book) = (bank_groups[bank], of_reduced(book));
            let is_change = !standing.contains(&(bank, book as usize));
            self.weighed.cost(bank, book) * scale + i64::from(is_change)
        };
        let problem = AssignmentProblem { bank: &bank, book: &book, windows, unmatched_cost };
        let flows = problem.solve(cost, usual_order(sides), self.weighed.steps_max).ok()?;
        let rest = flows.into_iter().map(|GroupFlow { bank, book, count }| {
            ((bank_groups[bank as usize], of_reduced(book) as usize), count)
        });
        Some(self.by_rows(pair, rest.collect()))
    }

    /// Gives the numbers of pairs between equivalence group to single rows.
    fn by_rows(
        &self,
        given: (usize, usize),
        mut left: BTreeMap<(usize, usize), u32>,
    ) -> Partnering {
        let sides = self.weighed.sides;
        let mut then = Partnering::none(self.bank.len(), self.book.len());
        then.pair(given);
        for pair in self.partners.pairs().filter(|(b, k)| *b != given.0 && *k != given.1) {
            if let Some(count) = left.get_mut(&self.groups_of(pair)).filter(|count| **count > 0) {
                *count -= 1;
                then.pair(pair);
            }
        }
        for ((bank, book), count) in left {
            for _ in 0..count {
                let bank = next_open(&sides.bank[bank], &then.book_of, &self.partners.book_of);
                let book = next_open(&sides.book[book], &then.bank_of, &self.partners.bank_of);
                if let (Some(bank), Some(book)) = (bank, book) {
                    then.pair((bank, book));
                }
            }
        }
        then
    }

    /// Follows both matchings from the pair, in turn: first from the row of the other side that is
    /// taken, then from the partner that the row asked about gives up.
    fn moved(&self, pair: (usize, usize), then: &Partnering, asked: SideName) -> DisplacedRows {
        let mut moved = DisplacedRows { bank: vec![pair.0], book: vec![pair.1] };
        match asked {
            SideName::Bank => {
                self.follow_taken_book(pair.1, then, &mut moved);
                self.follow_taken_bank(pair.0, then, &mut moved);
            }
            SideName::Book => {
                self.follow_taken_bank(pair.0, then, &mut moved);
                self.follow_taken_book(pair.1, then, &mut moved);
            }
        }
        moved
    }

    /// The partner that a book row loses takes another book row, whose partner takes another ...
    fn follow_taken_book(&self, taken: usize, then: &Partnering, moved: &mut DisplacedRows) {
        let mut bank = self.partners.bank_of[taken];
        while let Some(displaced) = bank.filter(|bank| !moved.bank.contains(bank)) {
            moved.bank.push(displaced);
            let book = then.book_of[displaced].filter(|book| !moved.book.contains(book));
            moved.book.extend(book);
            bank = book.and_then(|book| self.partners.bank_of[book]);
        }
    }

    /// The same from the partner that a bank row loses.
    fn follow_taken_bank(&self, taken: usize, then: &Partnering, moved: &mut DisplacedRows) {
        let mut book = self.partners.book_of[taken];
        while let Some(displaced) = book.filter(|book| !moved.book.contains(book)) {
            moved.book.push(displaced);
            let bank = then.bank_of[displaced].filter(|bank| !moved.bank.contains(bank));
            moved.bank.extend(bank);
            book = bank.and_then(|bank| self.partners.book_of[bank]);
        }
    }

    /// The equivalence group that a pair's rows are of.
    fn groups_of(&self, (bank, book): (usize, usize)) -> (usize, usize) {
        let sides = self.weighed.sides;
        (group_of(&sides.bank, bank), group_of(&sides.book, book))
    }

    fn sums(&self, pairs: impl Iterator<Item = (usize, usize)>) -> MatchingCost {
        let sides = self.weighed.sides;
        pairs.fold(MatchingCost::default(), |mut sums, (bank, book)| {
            let (bank, book) = self.groups_of((bank, book));
            if sides.is_equal(bank, book) {
                sums.equal += 1;
            } else {
                sums.rounded += 1;
            }
            sums.likelihood += i64::from(self.weighed.pair_odds.parts(bank, small(book)));
            sums.days += i64::from(sides.lag_days(bank, book).abs());
            sums
        })
    }
}

/// The equivalence group that a row is of.
fn group_of(side: &[EquivalenceGroup], place: usize) -> usize {
    side.partition_point(|group| group.start as usize <= place) - 1
}

/// The groups with a row less in one of them, and which groups of before they are.
fn one_fewer<N: TryFrom<usize>>(
    side: &[EquivalenceGroup],
    group: usize,
) -> (Vec<EquivalenceGroup>, Vec<N>) {
    let counted = side.iter().enumerate().map(|(at, equal)| {
        let count = equal.count - u32::from(at == group);
        (EquivalenceGroup { count, ..*equal }, at)
    });
    let left = counted.filter(|(group, _)| group.count > 0);
    left.filter_map(|(group, at)| Some((group, N::try_from(at).ok()?))).unzip()
}

/// A row of the group without a partner yet, rather one that has a partner as things stand.
fn next_open(
    group: &EquivalenceGroup,
    then: &[Option<usize>],
    now: &[Option<usize>],
) -> Option<usize> {
    let rows = group.start as usize..(group.start + group.count) as usize;
    let open = |row: &usize| then[*row].is_none();
    rows.clone().filter(open).find(|row| now[*row].is_some()).or_else(|| rows.clone().find(open))
}
