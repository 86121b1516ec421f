//! Components too large to weigh pair by pair: any largest matching, then exchanges of partners
//! that the texts speak for.
//!
//! Every exchange keeps the number of equal and of rounded pairs. Only the choice of partners is
//! approximate.

use std::collections::BTreeMap;
use std::ops::Range;

use super::equivalence_groups::{EquivalenceGroup, GroupFlow, GroupedComponent, ScoredFlow};
use super::objective::{likelihood, pair_cost};
use crate::candidates::RowPoint;
use crate::evidence::terms::RowWords;
use crate::number_map::NumberMap;
use crate::row_number::small;
use crate::score::{odds, score, share};

/// Book rows that are tried with a bank row: those with its rarest terms, as many terms as fit.
const FOLLOWED_ROWS_MAX: usize = 64;

/// The rarest words of a row, of which each and every two together are a term.
const CLUE_WORDS: usize = 6;

/// A word, or two words that a text has both.
type SharedTerm = (u32, Option<u32>);

/// Rounds of exchanges; later rounds find almost nothing.
const ROUNDS: usize = 3;

/// A candidate pair that shares a term: the cheapest are tried first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct SwapCandidate {
    cost: i64,
    bank: u32,
    book: u32,
}

/// Partners of single rows, by place among the points of the component.
pub(crate) struct PartnerTable<'a> {
    sides: &'a GroupedComponent<'a>,
    bank: &'a [RowPoint],
    book: &'a [RowPoint],
    /// Which equivalence group each row is of.
    bank_group: Vec<usize>,
    book_group: Vec<usize>,
    book_of: Vec<Option<usize>>,
    bank_of: Vec<Option<usize>>,
    /// What the pair of each bank row costs, while partners are exchanged.
    costs: Vec<i64>,
    /// The number of the last exchange that changed the partner of each row.
    bank_changed: Vec<u32>,
    book_changed: Vec<u32>,
    exchanges: u32,
    /// How many rows of the other side are within the window of each equivalence group.
    near_bank: Vec<u32>,
    near_book: Vec<u32>,
    /// What the rows that share a term with one of a group have more in odds than strangers.
    bank_odds: Vec<f64>,
    book_odds: Vec<f64>,
}

impl<'a> PartnerTable<'a> {
    pub(crate) fn new(
        sides: &'a GroupedComponent<'a>,
        bank: &'a [RowPoint],
        book: &'a [RowPoint],
    ) -> Self {
        let groups = |side: &[EquivalenceGroup]| {
            let numbers = side.iter().enumerate();
            numbers.flat_map(|(at, group)| (0..group.count).map(move |_| at)).collect()
        };
        let near = |side: &[EquivalenceGroup], others: &[RowPoint]| {
            side.iter().map(|of| rows_near(others, of.point.day, sides.window_days)).collect()
        };
        Self {
            sides,
            bank,
            book,
            bank_group: groups(&sides.bank),
            book_group: groups(&sides.book),
            book_of: vec![None; bank.len()],
            bank_of: vec![None; book.len()],
            costs: Vec::new(),
            bank_changed: vec![0; bank.len()],
            book_changed: vec![0; book.len()],
            exchanges: 0,
            near_bank: near(&sides.bank, book),
            near_book: near(&sides.book, bank),
            bank_odds: vec![0.0; sides.bank.len()],
            book_odds: vec![0.0; sides.book.len()],
        }
    }

    fn evidence(&self, bank: usize, book: usize) -> i32 {
        self.sides.text(bank, book) - self.sides.lag_rarity(bank, book)
    }

    /// The odds of a candidate with nothing in common and no unusual lag.
    fn stranger_odds(&self, bank: usize, book: usize) -> f64 {
        odds(self.sides.alone(bank, book))
    }

    fn pair(&mut self, bank: usize, book: usize) {
        (self.book_of[bank], self.bank_of[book]) = (Some(book), Some(bank));
    }

    /// Starts from an assignment of whole days.
    pub(crate) fn take(
        &mut self,
        bank_days: &[EquivalenceGroup],
        book_days: &[EquivalenceGroup],
        flows: &[GroupFlow],
    ) {
        let starts =
            |days: &[EquivalenceGroup]| days.iter().map(|a| a.start as usize).collect::<Vec<_>>();
        let (mut next_bank, mut next_book) = (starts(bank_days), starts(book_days));
        for flow in flows {
            for _ in 0..flow.count {
                let (bank, book) = (flow.bank as usize, flow.book as usize);
                self.pair(next_bank[bank], next_book[book]);
                next_bank[bank] += 1;
                next_book[book] += 1;
            }
        }
    }

    /// Starts from the most equal pairs, then the most rounded pairs of what is left. On one
    /// amount the windows of all rows are equally long, so pairing the earliest with the earliest
    /// in reach never costs a pair.
    pub(crate) fn sweep(&mut self) {
        let mut by_amount: BTreeMap<u32, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
        for (at, point) in self.bank.iter().enumerate() {
            by_amount.entry(point.exact).or_default().0.push(at);
        }
        for (at, point) in self.book.iter().enumerate() {
            by_amount.entry(point.exact).or_default().1.push(at);
        }
        for (bank, book) in by_amount.values() {
            self.sweep_rows(bank, book);
        }
        let (bank, book) = (open_places(&self.book_of), open_places(&self.bank_of));
        self.sweep_rows(&bank, &book);
    }

    fn sweep_rows(&mut self, bank: &[usize], book: &[usize]) {
        let window_days = self.sides.window_days;
        let mut books = book.iter().copied().peekable();
        for &at in bank {
            let day = self.bank[at].day;
            while books.next_if(|book| self.book[*book].day < day - window_days).is_some() {}
            if let Some(book) = books.next_if(|book| self.book[*book].day <= day + window_days) {
                self.pair(at, book);
            }
        }
    }

    /// Tries the pairs that share a rare term, the cheapest first, again for some rounds.
    pub(crate) fn exchange(&mut self) {
        let mut swaps = self.swaps();
        swaps.sort_unstable();
        let cost =
            |(bank, book): (usize, &Option<usize>)| book.map_or(0, |book| self.cost(bank, book));
        self.costs = self.book_of.iter().enumerate().map(cost).collect();
        // One more than the number of exchanges made when each swap was last tried in vain.
        let mut tried = vec![0; swaps.len()];
        for _ in 0..ROUNDS {
            let before = self.exchanges;
            for (swap, tried) in swaps.iter().zip(&mut tried) {
                let changed = self.bank_changed[swap.bank as usize]
                    .max(self.book_changed[swap.book as usize]);
                if changed >= *tried && !self.try_exchange(swap) {
                    *tried = self.exchanges + 1;
                }
            }
            if self.exchanges == before {
                break;
            }
        }
    }

    /// Candidate pairs that share a rare term, each with its cost.
    fn swaps(&mut self) -> Vec<SwapCandidate> {
        let pairs = self.pairs_with_clues();
        let groups = |(bank, book)| (self.bank_group[bank], self.book_group[book]);
        let evidence: Vec<i32> = pairs
            .iter()
            .map(|pair| {
                let (bank, book) = groups(*pair);
                self.evidence(bank, book)
            })
            .collect();
        for (pair, evidence) in pairs.iter().zip(&evidence) {
            let (bank, book) = groups(*pair);
            let odds = odds(*evidence) - self.stranger_odds(bank, book);
            self.bank_odds[bank] += odds.max(0.0) / f64::from(self.sides.bank[bank].count);
            self.book_odds[book] += odds.max(0.0) / f64::from(self.sides.book[book].count);
        }
        let swap = |((bank, book), evidence): (&(usize, usize), &i32)| {
            let (bank_group, book_group) = groups((*bank, *book));
            let cost = self.cost_of(bank_group, book_group, *evidence);
            SwapCandidate { cost, bank: small(*bank), book: small(*book) }
        };
        pairs.iter().zip(&evidence).map(swap).collect()
    }

    /// Those in reach that share a rare word or a rare pair of words.
    fn pairs_with_clues(&self) -> Vec<(usize, usize)> {
        let books_by_term = BookRowsByTerm::new(&self.book_group, &self.sides.book_words);
        let mut pairs = Vec::new();
        for (bank, group) in self.bank_group.iter().enumerate() {
            let terms = terms(&self.sides.bank_words[*group]);
            let mut followed: Vec<_> = terms.iter().map(|term| books_by_term.term(term)).collect();
            followed.sort_by_key(|books| books.len());
            let mut books: Vec<usize> = Vec::new();
            for with_clue in followed {
                if books.len() + with_clue.len() <= FOLLOWED_ROWS_MAX {
                    books.extend(with_clue.iter().map(|(_, book)| *book as usize));
                }
            }
            books.sort_unstable();
            books.dedup();
            let in_reach = books
                .into_iter()
                .filter(|book| self.sides.is_in_reach(*group, self.book_group[*book]));
            pairs.extend(in_reach.map(|book| (bank, book)));
        }
        pairs
    }

    fn cost(&self, bank: usize, book: usize) -> i64 {
        let (bank, book) = (self.bank_group[bank], self.book_group[book]);
        self.cost_of(bank, book, self.evidence(bank, book))
    }

    /// Of two groups with so much evidence for their pairs.
    fn cost_of(&self, bank: usize, book: usize, evidence: i32) -> i64 {
        let share = self.share(bank, book, evidence);
        let likelihood = likelihood(share, self.rivals(bank, book));
        pair_cost(likelihood, self.sides.lag_days(bank, book))
    }

    /// The share of a pair of groups in the odds of all that either could pair with; whoever shares
    /// no term with them counts as a stranger.
    fn share(&self, bank: usize, book: usize, evidence: i32) -> f64 {
        let stranger = self.stranger_odds(bank, book);
        let strangers = stranger * f64::from(self.rivals(bank, book));
        let own = odds(evidence);
        let group = self.bank_odds[bank] + self.book_odds[book] - 2.0 * (own - stranger).max(0.0);
        share(own, strangers + group.max(0.0))
    }

    fn rivals(&self, bank: usize, book: usize) -> u32 {
        self.near_bank[bank].saturating_add(self.near_book[book]).saturating_sub(2)
    }

    fn is_equal(&self, bank: usize, book: usize) -> bool {
        self.bank[bank].exact == self.book[book].exact
    }

    /// Pairs two rows if their present partners can take each other and all are better off
    /// together; neither the number of equal pairs nor of rounded ones changes.
    fn try_exchange(&mut self, swap: &SwapCandidate) -> bool {
        let SwapCandidate { cost, bank, book } = *swap;
        let (bank, book) = (bank as usize, book as usize);
        let (old_book, old_bank) = (self.book_of[bank], self.bank_of[book]);
        if old_book == Some(book) || old_book.is_none() && old_bank.is_none() {
            return false;
        }
        let cost_before = self.costs[bank] + old_bank.map_or(0, |b| self.costs[b]);
        // No cost is below 0: most swaps end here, before anything is weighed.
        if cost >= cost_before {
            return false;
        }
        let left_over = old_bank.zip(old_book);
        let is_in_reach = left_over.is_none_or(|(b, k)| {
            self.bank[b].lag_days(&self.book[k]).abs() <= self.sides.window_days
        });
        // Only pairs in reach have a cost.
        if !is_in_reach {
            return false;
        }
        let before = [old_book.map(|k| (bank, k)), old_bank.map(|b| (b, book))];
        let after = [Some((bank, book)), left_over];
        if self.count_equal(before) != self.count_equal(after) {
            return false;
        }
        let cost_left_over = left_over.map_or(0, |(b, k)| self.cost(b, k));
        if cost + cost_left_over >= cost_before {
            return false;
        }
        self.exchanges += 1;
        for (bank, book) in before.into_iter().flatten() {
            (self.book_of[bank], self.bank_of[book]) = (None, None);
            self.costs[bank] = 0;
            (self.bank_changed[bank], self.book_changed[book]) = (self.exchanges, self.exchanges);
        }
        for (bank, book) in after.into_iter().flatten() {
            self.pair(bank, book);
            (self.bank_changed[bank], self.book_changed[book]) = (self.exchanges, self.exchanges);
        }
        self.costs[bank] = cost;
        if let Some((bank, _)) = left_over {
            self.costs[bank] = cost_left_over;
        }
        true
    }

    fn count_equal(&self, pairs: [Option<(usize, usize)>; 2]) -> usize {
        pairs.into_iter().flatten().filter(|(bank, book)| self.is_equal(*bank, *book)).count()
    }

    /// The pairs by equivalence group.
    pub(crate) fn scored_flows(&self) -> Vec<ScoredFlow> {
        let mut counts: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for (bank, book) in self.book_of.iter().enumerate() {
            if let Some(book) = book {
                *counts.entry((self.bank_group[bank], self.book_group[*book])).or_default() += 1;
            }
        }
        counts
            .into_iter()
            .map(|((bank, book), count)| self.one_settled(bank, book, count))
            .collect()
    }

    fn one_settled(&self, bank: usize, book: usize, count: u32) -> ScoredFlow {
        let flow = GroupFlow { bank: small(bank), book: small(book), count };
        let share = self.share(bank, book, self.evidence(bank, book));
        ScoredFlow { flow, score: score(share), rivals: self.rivals(bank, book) }
    }
}

fn rows_near(points: &[RowPoint], day: i32, window_days: i32) -> u32 {
    let start = points.partition_point(|point| point.day < day - window_days);
    small(points[start..].partition_point(|point| point.day <= day + window_days))
}

/// The book rows that have each term.
struct BookRowsByTerm {
    rows: Vec<(SharedTerm, u32)>,
    /// Where the rows of a term stand; only of terms that can be followed.
    places: NumberMap<SharedTerm, Range<usize>>,
}

impl BookRowsByTerm {
    fn new(groups: &[usize], words: &[RowWords]) -> Self {
        let mut rows: Vec<(SharedTerm, u32)> = Vec::new();
        for (book, group) in (0..).zip(groups) {
            rows.extend(terms(&words[*group]).into_iter().map(|term| (term, book)));
        }
        rows.sort_unstable();
        let mut places = NumberMap::default();
        let mut start = 0;
        for run in rows.chunk_by(|a, b| a.0 == b.0) {
            if run.len() <= FOLLOWED_ROWS_MAX {
                places.insert(run[0].0, start..start + run.len());
            }
            start += run.len();
        }
        Self { rows, places }
    }

    fn term(&self, term: &SharedTerm) -> &[(SharedTerm, u32)] {
        self.places.get(term).map_or(&[], |place| &self.rows[place.clone()])
    }
}

fn terms(words: &RowWords) -> Vec<SharedTerm> {
    let mut rarest = words.by_worth();
    rarest.truncate(CLUE_WORDS);
    let mut terms: Vec<SharedTerm> = rarest.iter().map(|word| (*word, None)).collect();
    for (at, one) in rarest.iter().enumerate() {
        let others = &rarest[at + 1..];
        terms.extend(others.iter().map(|other| (*one.min(other), Some(*one.max(other)))));
    }
    terms
}

fn open_places(partners: &[Option<usize>]) -> Vec<usize> {
    partners.iter().enumerate().filter(|(_, partner)| partner.is_none()).map(|(at, _)| at).collect()
}
