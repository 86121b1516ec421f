//! Matches one component: which of its bank rows pair with which of its book rows.
//!
//! | Size | How | Exact in |
//! |---|---|---|
//! | up to [`CANDIDATES_MAX`] candidates, [`CANDIDATES_PER_NODE_MAX`] a node, equal rows taken together as one node | assignment by likelihood and days | all four steps of [`super::objective`] |
//! | beyond, with rows of one amount and day taken together as one node | assignment by days alone, then exchanges of partners that the texts speak for ([`super::local_search`]) | pairs and rounded pairs; fewest days before the exchanges |
//! | beyond that too: thousands of different amounts within one cent | one sweep over the days, then exchanges | equal pairs; then the most rounded pairs of the rest |

use std::ops::Range;

use super::equivalence_groups::{
    EquivalenceGroup, GroupFlow, GroupedComponent, ScoredFlow, equivalence_groups, has_rounded,
    joint_of, pairs_max, windows,
};
use super::exact::{AssignmentProblem, SolveOrder, StepLimitReached};
use super::local_search::PartnerTable;
use super::objective::{Objective, pair_cost, tied_cost};
use super::pair_odds::PairOdds;
use crate::candidates::RowPoint;
use crate::evidence::learned_priors::LearnedPriors;
use crate::evidence::terms::TermIndex;
use crate::pair::Pair;
use crate::score::{odds, score, share};
use tieout::contract::reconcile::Score;

/// Components with more candidate pairs are not weighed pair by pair.
pub const CANDIDATES_MAX: usize = 1 << 22;

/// Nor are those with more candidate pairs per node: many different texts in few days.
pub const CANDIDATES_PER_NODE_MAX: usize = 128;

/// How often an assignment may look at each candidate pair, on average.
const LOOKS_MAX: usize = 512;

/// What matching needs to know beyond the component.
pub(crate) struct ComponentMatcher<'a> {
    pub(crate) text: &'a TermIndex,
    pub(crate) priors: &'a LearnedPriors,
    pub(crate) window_days: i32,
    /// Pairs with a score under this will not stand.
    pub(crate) minimum_score: Score,
}

impl ComponentMatcher<'_> {
    /// The pairs of one component, those under the minimum score among them. Of equal rows the
    /// earlier are the paired ones, and of these the earlier are in the pairs that stand.
    pub(crate) fn match_component(&self, bank: &[RowPoint], book: &[RowPoint]) -> Vec<Pair> {
        if bank.is_empty() || book.is_empty() {
            return Vec::new();
        }
        if let ([bank], [book]) = (bank, book) {
            return vec![self.only(*bank, *book)];
        }
        let sides = self.sides(bank, book);
        let weighed = WeighedComponent::within_limits(&sides);
        let is_weighed = weighed.is_some();
        let mut scored = match weighed.map(|weighed| weighed.solve()) {
            Some(Ok(scored)) => scored,
            None | Some(Err(StepLimitReached)) => {
                self.by_local_search(&sides, bank, book, is_weighed)
            }
        };
        scored.sort_by_key(|one| one.score < self.minimum_score);
        named(&scored, &sides, bank, book, self.minimum_score)
    }

    /// The pair of a component of two rows: nothing else can be done with them.
    fn only(&self, bank: RowPoint, book: RowPoint) -> Pair {
        let (bank_words, book_words) =
            (self.text.bank_words(bank.row), self.text.book_words(book.row));
        let (bank_priors, book_priors) =
            (self.priors.of_bank(bank.row), self.priors.of_book(book.row));
        let joint =
            joint_of(bank_words.in_common(&book_words), self.priors, bank_priors, book_priors);
        let lag_rarity = self.priors.lag_rarity((bank_priors, bank.day), (book_priors, book.day));
        let against = self.text.other_documents(&bank_words, &book_words) + lag_rarity;
        let evidence = joint + bank_words.alone() + book_words.alone() - against;
        let score = score(share(odds(evidence), 0.0));
        Pair { bank_row: bank.row, book_row: book.row, score, rivals: 0 }
    }

    /// The rows of a component, or of a part of one, with what is asked of their pairs.
    pub(crate) fn sides(&self, bank: &[RowPoint], book: &[RowPoint]) -> GroupedComponent<'_> {
        let (bank, book) = (equivalence_groups(bank), equivalence_groups(book));
        let bank_words = bank.iter().map(|a| self.text.bank_words(a.point.row)).collect();
        let book_words = book.iter().map(|a| self.text.book_words(a.point.row)).collect();
        let (priors, window_days) = (self.priors, self.window_days);
        let bank_priors = bank.iter().map(|a| priors.of_bank(a.point.row)).collect();
        let book_priors = book.iter().map(|a| priors.of_book(a.point.row)).collect();
        GroupedComponent {
            bank,
            book,
            bank_words,
            book_words,
            texts: self.text,
            priors,
            bank_priors,
            book_priors,
            window_days,
        }
    }

    /// `was_weighed`: the assignment by texts ran out of steps, so that by days is worth trying
    /// only where it has less than half as many nodes.
    fn by_local_search(
        &self,
        sides: &GroupedComponent<'_>,
        bank: &[RowPoint],
        book: &[RowPoint],
        was_weighed: bool,
    ) -> Vec<ScoredFlow> {
        let (bank_days, book_days) = (by_day(bank), by_day(book));
        let is_smaller =
            2 * (bank_days.len() + book_days.len()) < sides.bank.len() + sides.book.len();
        let flows = if is_smaller || !was_weighed {
            self.fewest_days(&bank_days, &book_days)
        } else {
            None
        };
        let mut pairing = PartnerTable::new(sides, bank, book);
        match flows {
            Some(flows) => pairing.take(&bank_days, &book_days, &flows),
            None => pairing.sweep(),
        }
        pairing.exchange();
        pairing.scored_flows()
    }

    /// The assignment by days alone, rows of one amount and day taken together.
    fn fewest_days(
        &self,
        bank: &[EquivalenceGroup],
        book: &[EquivalenceGroup],
    ) -> Option<Vec<GroupFlow>> {
        let objective = Objective::new(pairs_max(bank, book), has_rounded(bank, book))?;
        let windows = windows(bank, book, self.window_days);
        // No texts are compared here, so only memory limits the candidates.
        let steps_max = steps_within_limits(&windows, bank.len() + book.len(), CANDIDATES_MAX)?;
        let cost = |b: usize, k: u32| {
            let (bank, book) = (bank[b].point, book[k as usize].point);
            let pair_cost = pair_cost(0, bank.lag_days(&book));
            objective.cost(bank.exact == book.exact, pair_cost)
        };
        let unmatched_cost = objective.unmatched;
        let problem = AssignmentProblem { bank, book, windows, unmatched_cost };
        problem.solve(cost, SolveOrder::FromLast, steps_max).ok()
    }
}

/// Takes neighbouring points of the same amount and day together, whatever their texts.
fn by_day(points: &[RowPoint]) -> Vec<EquivalenceGroup> {
    let mut start = 0;
    let same = |a: &RowPoint, b: &RowPoint| (a.day, a.exact) == (b.day, b.exact);
    let runs = points.chunk_by(same).map(|run| {
        let count = u32::try_from(run.len()).unwrap_or(u32::MAX);
        let group = EquivalenceGroup { point: run[0], start, count };
        start += count;
        group
    });
    runs.collect()
}

/// How many steps an assignment of this size may take; `None` where it is too large.
fn steps_within_limits(windows: &[Range<u32>], nodes: usize, per_node_max: usize) -> Option<usize> {
    let candidates: usize = windows.iter().map(ExactSizeIterator::len).sum();
    let is_within = candidates <= CANDIDATES_MAX.min(nodes.saturating_mul(per_node_max));
    is_within.then_some((candidates + nodes).saturating_mul(LOOKS_MAX))
}

/// Rows for the numbers of a matching: the first of each equivalence group first, on the book
/// side in the order of the bank rows they are paired with, those under the minimum score last.
fn named(
    scored: &[ScoredFlow],
    sides: &GroupedComponent<'_>,
    bank: &[RowPoint],
    book: &[RowPoint],
    minimum_score: Score,
) -> Vec<Pair> {
    let starts =
        |side: &[EquivalenceGroup]| side.iter().map(|a| a.start as usize).collect::<Vec<_>>();
    let (mut next_bank, mut next_book) = (starts(&sides.bank), starts(&sides.book));
    let mut of_bank_row = Vec::new();
    for one in scored {
        let next = &mut next_bank[one.flow.bank as usize];
        for _ in 0..one.flow.count {
            of_bank_row.push((bank[*next].row, one));
            *next += 1;
        }
    }
    of_bank_row.sort_unstable_by_key(|(bank_row, one)| (one.score < minimum_score, *bank_row));
    let pair = |(bank_row, one): (u32, &ScoredFlow)| {
        let next = &mut next_book[one.flow.book as usize];
        let book_row = book[*next].row;
        *next += 1;
        Pair { bank_row, book_row, score: one.score, rivals: one.rivals }
    };
    of_bank_row.into_iter().map(pair).collect()
}

/// A component with all that an assignment by likelihood takes.
pub(crate) struct WeighedComponent<'a> {
    pub(crate) sides: &'a GroupedComponent<'a>,
    pub(crate) objective: Objective,
    pub(crate) pair_odds: PairOdds,
    pub(crate) steps_max: usize,
}

impl<'a> WeighedComponent<'a> {
    pub(crate) fn within_limits(sides: &'a GroupedComponent<'a>) -> Option<Self> {
        let (bank, book) = (&sides.bank, &sides.book);
        let objective = Objective::new(pairs_max(bank, book), has_rounded(bank, book))?;
        let windows = windows(bank, book, sides.window_days);
        let steps_max =
            steps_within_limits(&windows, bank.len() + book.len(), CANDIDATES_PER_NODE_MAX)?;
        let pair_odds = PairOdds::of(sides, windows);
        Some(Self { sides, objective, pair_odds, steps_max })
    }

    pub(crate) fn cost(&self, bank: usize, book: u32) -> i64 {
        let lag_days = self.sides.lag_days(bank, book as usize);
        let cost = if self.pair_odds.texts_tie() {
            tied_cost(self.sides.lag_rarity(bank, book as usize), lag_days)
        } else {
            pair_cost(self.pair_odds.parts(bank, book), lag_days)
        };
        self.objective.cost(self.sides.is_equal(bank, book as usize), cost)
    }

    fn solve(&self) -> Result<Vec<ScoredFlow>, StepLimitReached> {
        let (sides, pair_odds) = (self.sides, &self.pair_odds);
        let cost = |bank: usize, book: u32| self.cost(bank, book);
        let problem = AssignmentProblem {
            bank: &sides.bank,
            book: &sides.book,
            windows: pair_odds.windows().to_vec(),
            unmatched_cost: self.objective.unmatched,
        };
        let flows = problem.solve(cost, usual_order(sides), self.steps_max)?;
        let scored = flows.into_iter().map(|flow| {
            let (score, rivals) = pair_odds.score(flow.bank as usize, flow.book);
            ScoredFlow { flow, score, rivals }
        });
        Ok(scored.collect())
    }
}

/// Where books are usually dated before the bank, the last bank rows first: the book rows of the
/// days before are then still free.
pub(crate) fn usual_order(sides: &GroupedComponent<'_>) -> SolveOrder {
    if sides.priors.has_books_first() { SolveOrder::FromLast } else { SolveOrder::FromFirst }
}
