//! What texts say of a row's part in a sum, learnt from what was matched.
//!
//! Words of deposits and payment runs hardly ever stand on matched rows; customers who pay by
//! themselves are known by their matched receipts. No word is known beforehand.

use super::taken_partner::TakenPartnerSearch;
use super::unmatched::{UnmatchedSide, whole_cents};
use crate::evidence::terms::TermIndex;
use crate::number_map::NumberMap;
use crate::row::Rows;
use tieout::amount::{Amount, WrittenAmount};

/// How likely a row is a whole where its words say nothing.
const WHOLE: f64 = 0.05;

/// How likely at most: its parts may have been matched with others.
const WHOLE_MAX: f64 = 0.6;

/// What the belief before counting weighs, in rows.
const PRIOR_WORD: f64 = 4.0;

/// Rows, and how many of them are unmatched.
#[derive(Debug, Clone, Copy, Default)]
struct UnmatchedCount {
    rows: u32,
    unmatched: u32,
}

impl UnmatchedCount {
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

/// What is known of a row that may be a part, in few values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PartTraits {
    /// How many rows of the payee were matched, of this sign and of the other, and whether more of
    /// this sign are unmatched: below [`PartTraits::HISTORIES`].
    pub(super) history: usize,
    /// How many digits the amount has: below [`PartTraits::SIZES`].
    pub(super) size: usize,
    /// [`TakenPartnerSearch::level`], or one more for a matched row: below [`PartTraits::TAKEN_LEVELS`].
    pub(super) taken_level: usize,
    pub(super) is_in: bool,
}

impl PartTraits {
    pub(super) const HISTORIES: usize = 7 * 8;
    pub(super) const SIZES: usize = 4;
    pub(super) const TAKEN_LEVELS: usize = TakenPartnerSearch::LEVELS + 1;
}

/// One side with what is known of its rows.
pub(super) struct SideTraits<'a> {
    pub(super) all: &'a Rows,
    pub(super) left: &'a UnmatchedSide<'a>,
    pub(super) is_matched: &'a [bool],
    pub(super) text: &'a TermIndex,
    /// The numbers of the words of a row.
    pub(super) words: fn(&TermIndex, u32) -> &[u32],
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

impl SideTraits<'_> {
    /// Of all rows of each sign, money out first, how many are unmatched.
    fn usual(&self) -> [f64; 2] {
        let mut counts = [UnmatchedCount::default(); 2];
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
        let mut counts = vec![[UnmatchedCount::default(); 2]; self.text.words()];
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

    /// The places of the unmatched rows with each word, in order.
    pub(super) fn places_by_word(&self) -> NumberMap<u32, Vec<u32>> {
        let mut by_word: NumberMap<u32, Vec<u32>> = NumberMap::default();
        for place in (0..).take(self.left.list.len()) {
            for word in (self.words)(self.text, self.left.row(place)) {
                let places = by_word.entry(*word).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
        }
        by_word
    }

    /// What is known of each of these rows as a part; of each its level by [`TakenPartnerSearch::level`].
    pub(super) fn traits_of(&self, rows: &[(u32, usize)]) -> Vec<PartTraits> {
        let mut payees: NumberMap<(u32, u32), [UnmatchedCount; 2]> = NumberMap::default();
        let mut names: Vec<u32> = Vec::new();
        for (row, _) in rows {
            self.each_name(*row, &mut names, |payee| _ = payees.entry(payee).or_default());
        }
        for row in self.all.indices() {
            let sign = usize::from(is_in(self.all, row));
            self.each_name(row, &mut names, |payee| {
                if let Some(counts) = payees.get_mut(&payee) {
                    counts[sign].add(self.is_matched[row as usize]);
                }
            });
        }
        let mut traits = Vec::with_capacity(rows.len());
        for (row, taken_level) in rows {
            // The first words that another row has too are the payee's name.
            let mut payee = None;
            self.each_name(*row, &mut names, |name| {
                if payee.is_none() {
                    let counts = payees.get(&name).copied().unwrap_or_default();
                    payee = (counts[0].rows + counts[1].rows > 1).then_some(counts);
                }
            });
            traits.push(self.traits(*row, *taken_level, payee.unwrap_or_default()));
        }
        traits
    }

    /// From how many rows of the payee there are, money out first.
    fn traits(&self, row: u32, taken_level: usize, [out, into]: [UnmatchedCount; 2]) -> PartTraits {
        let is_in = is_in(self.all, row);
        let (own, other) = if is_in { (into, out) } else { (out, into) };
        // A row says nothing of itself.
        let itself = u32::from(self.is_matched[row as usize] && own.rows > 0);
        let own_matched = own.rows - own.unmatched - itself;
        let matched = own_matched + other.rows - other.unmatched;
        let level = matched.min(1) + u32::from(matched > 2) + u32::from(matched > 9);
        let share = own_matched * 100 / matched.max(1);
        let share = [1, 5, 15, 40, 70, 95].iter().filter(|limit| share >= **limit).count();
        let history = share * 8 + level as usize * 2 + usize::from(own.unmatched > 1);
        let cents = whole_cents(self.all, row).unwrap_or(1);
        let size = (cents.unsigned_abs().ilog10() + 1).clamp(4, 7) as usize - 4;
        PartTraits { history, size, taken_level, is_in }
    }

    /// Calls `found` with each two neighbouring words of a row, in the order of the text, then with
    /// each word alone. Numbers part words.
    fn each_name(&self, row: u32, names: &mut Vec<u32>, mut found: impl FnMut((u32, u32))) {
        names.clear();
        names.extend((self.words)(self.text, row));
        let is_name = |word: u32| self.text.is_name(word);
        for two in names.windows(2) {
            if is_name(two[0]) && is_name(two[1]) {
                found((two[0], two[1]));
            }
        }
        for word in names.iter().filter(|word| is_name(**word)) {
            found((*word, u32::MAX));
        }
    }
}
