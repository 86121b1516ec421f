//! Settles one component: which of its bank rows pair with which of its book rows.
//!
//! | Phase | What it does | Where |
//! |---|---|---|
//! | 1 | weigh every candidate pair, then the exact assignment | here, [`super::assign`] |
//! | 2 | beyond [`CANDIDATES_MAX`], [`CANDIDATES_PER_ROW_MAX`] or the steps allowed: the most pairs by one sweep, then exchanges by evidence | [`super::sweep`] |
//!
//! Pairs that are equal only after rounding are weighed in the same assignment, each dearer than
//! any evidence, so that the most equal pairs come first and the most rounded ones next.

use super::assign::Graph;
use super::candidates::{Point, windows};
use super::evidence::{COST_MAX, Lags, pair_cost};
use super::score::Rivals;
use super::sides::{Settled, Sides};
use super::sweep;
use super::text::TextIndex;

/// Components with more candidate pairs are settled by sweep and exchange.
pub const CANDIDATES_MAX: usize = 1 << 22;

/// So are components with more candidate pairs per row: many rows of one amount in few days.
pub const CANDIDATES_PER_ROW_MAX: usize = 256;

/// Most candidate pairs that the exact assignment may look at, per row of the component.
const STEPS_PER_ROW_MAX: usize = 1 << 15;

/// Mixed components with more pairs than this would overflow the three steps of costs.
const MIXED_PAIRS_MAX: i64 = 1 << 20;

/// What settling needs to know beyond the component.
pub(crate) struct Settler<'a> {
    pub(crate) text: &'a TextIndex,
    pub(crate) lags: &'a Lags,
    pub(crate) window_days: i32,
}

impl Settler<'_> {
    /// The pairs of one component.
    pub(crate) fn settle(&self, bank: &[Point], book: &[Point]) -> Vec<Settled> {
        if bank.is_empty() || book.is_empty() {
            return Vec::new();
        }
        let bank_words: Vec<_> = bank.iter().map(|p| self.text.bank_words(p.row)).collect();
        let book_words: Vec<_> = book.iter().map(|p| self.text.book_words(p.row)).collect();
        let sides = Sides { bank, book, bank_words, book_words, lags: self.lags };
        let windows = windows(bank, book, self.window_days);
        let candidates: usize = windows.iter().map(ExactSizeIterator::len).sum();
        let rows = bank.len() + book.len();
        let is_small = candidates <= CANDIDATES_MAX.min(rows * CANDIDATES_PER_ROW_MAX);
        if is_small && (sides.pairs_max() <= MIXED_PAIRS_MAX || !sides.is_mixed()) {
            let weighed = Weighed::new(&sides, windows.clone());
            let steps_max = candidates + STEPS_PER_ROW_MAX * rows;
            if let Ok(partners) = weighed.graph().solve(steps_max) {
                return weighed.pairs(&partners);
            }
        }
        sweep::settle(&sides, self.window_days)
    }
}

/// A component with the text evidence of all its candidate pairs.
struct Weighed<'a> {
    sides: &'a Sides<'a>,
    windows: Vec<std::ops::Range<u32>>,
    starts: Vec<usize>,
    text: Vec<u16>,
    /// The texts do not tell any two candidates apart.
    texts_tie: bool,
}

impl<'a> Weighed<'a> {
    fn new(sides: &'a Sides<'a>, windows: Vec<std::ops::Range<u32>>) -> Self {
        let mut starts = Vec::with_capacity(windows.len());
        let mut text = Vec::new();
        for (bank, window) in windows.iter().enumerate() {
            starts.push(text.len());
            text.extend(window.clone().map(|book| {
                u16::try_from(sides.text_parts(bank, book as usize)).unwrap_or(u16::MAX)
            }));
        }
        let texts_tie = text.windows(2).all(|pair| pair[0] == pair[1]);
        Self { sides, windows, starts, text, texts_tie }
    }

    fn text(&self, bank: usize, book: u32) -> i32 {
        let at = self.starts[bank] + (book - self.windows[bank].start) as usize;
        i32::from(self.text[at])
    }

    /// Where the texts tie, days alone decide, not the usual lag.
    fn lag_rarity(&self, lag_days: i32) -> i32 {
        if self.texts_tie { 0 } else { self.sides.lags.rarity(lag_days) }
    }

    /// Costs in three steps that never mix: any evidence is less than one rounded pair, any
    /// number of rounded pairs less than one equal pair.
    fn graph(&self) -> Graph {
        let pairs_max = self.sides.pairs_max();
        let rounded_worth = pairs_max * COST_MAX + 1;
        let is_mixed = self.sides.is_mixed();
        let equal_worth = if is_mixed { (pairs_max + 1) * rounded_worth } else { rounded_worth };
        Graph::new(self.windows.clone(), self.sides.book.len(), equal_worth, |bank, book| {
            let lag = self.sides.lag_days(bank, book as usize);
            let cost = pair_cost(self.text(bank, book), self.lag_rarity(lag), lag);
            let is_equal = self.sides.is_equal(bank, book as usize);
            cost + if is_equal { 0 } else { equal_worth - rounded_worth }
        })
    }

    fn pairs(&self, partners: &[Option<u32>]) -> Vec<Settled> {
        let mut rivals = Rivals::new(self.sides.bank.len(), self.sides.book.len());
        for (bank, window) in self.windows.iter().enumerate() {
            for book in window.clone() {
                let lag = self.sides.lag_days(bank, book as usize);
                let parts = self.text(bank, book) - self.sides.lags.rarity(lag);
                rivals.add(bank, book as usize, parts);
            }
        }
        let paired = partners.iter().enumerate().filter_map(|(bank, book)| Some((bank, (*book)?)));
        paired
            .map(|(bank, book)| {
                let lag = self.sides.lag_days(bank, book as usize);
                let text = self.text(bank, book);
                let book = book as usize;
                let (score, rivals) = rivals.score(bank, book, text, self.sides.lags.rarity(lag));
                Settled { bank, book, score, rivals }
            })
            .collect()
    }
}
