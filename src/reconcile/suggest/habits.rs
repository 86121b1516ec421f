//! What texts say of a row's part in a sum, learnt from what was matched.
//!
//! Words of deposits and payment runs hardly ever stand on matched rows; customers who pay by
//! themselves are known by their matched receipts. No word is known beforehand.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::left::LeftSide;
use crate::amount::{Amount, WrittenAmount};
use crate::reconcile::row::Rows;
use crate::reconcile::text::TextIndex;

/// How likely a row is a whole where its words say nothing.
const WHOLE: f64 = 0.05;

/// How likely at most: its parts may have been matched with others.
const WHOLE_MAX: f64 = 0.6;

/// What the belief before counting weighs, in rows.
const PRIOR_WORD: f64 = 4.0;
const PRIOR_PAYEE: f64 = 2.0;

/// Rows, and how many of them are unmatched.
#[derive(Debug, Clone, Copy, Default)]
struct Count {
    rows: u32,
    unmatched: u32,
}

impl Count {
    fn add(&mut self, is_matched: bool) {
        self.rows += 1;
        self.unmatched += u32::from(!is_matched);
    }

    /// The share of unmatched rows, one unmatched row left out, where so many rows of a usual share
    /// are believed in before.
    fn rate_without_one(self, usual: f64, prior: f64) -> f64 {
        let rows = f64::from(self.rows.saturating_sub(1));
        let unmatched = f64::from(self.unmatched.saturating_sub(1));
        (unmatched + usual * prior) / (rows + prior)
    }
}

/// One side with what is known of its rows.
pub(super) struct Habits<'a> {
    pub(super) all: &'a Rows,
    pub(super) left: &'a LeftSide<'a>,
    pub(super) is_matched: &'a [bool],
    pub(super) text: &'a TextIndex,
    /// The numbers of the words of a row.
    pub(super) words: fn(&TextIndex, u32) -> &[u32],
}

fn is_in(rows: &Rows, row: u32) -> bool {
    match rows.amount(row) {
        WrittenAmount::Short(short) => short.cents > 0,
        WrittenAmount::Long(long) => *long.value() > Amount::default(),
    }
}

fn odds(share: f64) -> f64 {
    share / (1.0 - share)
}

impl Habits<'_> {
    /// Of all rows of each sign, money out first, how many are unmatched.
    fn usual(&self) -> [f64; 2] {
        let mut counts = [Count::default(); 2];
        for row in self.all.indices() {
            counts[usize::from(is_in(self.all, row))].add(self.is_matched[row as usize]);
        }
        counts.map(|count| {
            ((f64::from(count.unmatched) + 1.0) / (f64::from(count.rows) + 2.0)).clamp(0.01, 0.99)
        })
    }

    /// How likely each unmatched row is a whole with all its parts unmatched.
    pub(super) fn chances_of_wholes(&self) -> Vec<f64> {
        let usual = self.usual();
        let mut counts = vec![[Count::default(); 2]; self.text.len()];
        for row in self.all.indices() {
            let sign = usize::from(is_in(self.all, row));
            for word in (self.words)(self.text, row) {
                counts[*word as usize][sign].add(self.is_matched[row as usize]);
            }
        }
        let chance = |at: u32| {
            let row = self.left.row(at);
            let sign = usize::from(is_in(self.all, row));
            let rates = (self.words)(self.text, row)
                .iter()
                .map(|word| counts[*word as usize][sign].rate_without_one(usual[sign], PRIOR_WORD));
            let rate = rates.fold(usual[sign], f64::max);
            let odds = odds(WHOLE) * odds(rate) / odds(usual[sign]);
            (odds / (1.0 + odds)).min(WHOLE_MAX)
        };
        (0..).take(self.left.list.len()).map(chance).collect()
    }

    /// How likely each unmatched row is a part of a whole rather than a row of its own; relative to
    /// each other.
    pub(super) fn weights_of_parts(&self) -> Vec<f64> {
        type Payees = HashMap<(u32, u32, bool), Count, BuildHasherDefault<DefaultHasher>>;
        let usual = self.usual();
        let mut payees = Payees::default();
        let mut names: Vec<u32> = Vec::new();
        for at in (0..).take(self.left.list.len()) {
            let row = self.left.row(at);
            self.each_name(row, &mut names, |payee| _ = payees.entry(payee).or_default());
        }
        for row in self.all.indices() {
            self.each_name(row, &mut names, |payee| {
                if let Some(count) = payees.get_mut(&payee) {
                    count.add(self.is_matched[row as usize]);
                }
            });
        }
        let mut weights = Vec::with_capacity(self.left.list.len());
        for at in (0..).take(self.left.list.len()) {
            let row = self.left.row(at);
            let usual = usual[usize::from(is_in(self.all, row))];
            // What the fewest other rows have in common with it is its payee.
            let mut payee = Count { rows: u32::MAX, unmatched: 0 };
            self.each_name(row, &mut names, |name| {
                let count = payees.get(&name).copied().unwrap_or_default();
                if count.rows > 1 && count.rows < payee.rows {
                    payee = count;
                }
            });
            let rate = if payee.rows == u32::MAX {
                usual
            } else {
                payee.rate_without_one(usual, PRIOR_PAYEE)
            };
            weights.push(odds(rate));
        }
        weights
    }

    /// Calls `found` with each word of a row and each two neighbouring ones, numbers left out.
    fn each_name(&self, row: u32, names: &mut Vec<u32>, mut found: impl FnMut((u32, u32, bool))) {
        let is_in = is_in(self.all, row);
        names.clear();
        names.extend((self.words)(self.text, row).iter().filter(|word| self.text.is_name(**word)));
        for word in names.iter() {
            found((*word, u32::MAX, is_in));
        }
        for two in names.windows(2) {
            found((two[0], two[1], is_in));
        }
    }
}
