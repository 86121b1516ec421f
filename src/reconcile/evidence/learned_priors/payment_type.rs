//! Kinds of payments and entries: the word that a row has in common with the most others of its
//! side, among those that never come on both sides (`CARD`, `LASTSCHRIFT`, `DD`).

use super::predictors::OUTCOMES_MAX;
use crate::evidence::sample::SamplePair;
use crate::evidence::terms::TermIndex;
use tieout::sort::CompactSort as _;

/// A word names a kind if so many rows of the sample have it.
const ROWS_MIN: u32 = 8;

/// A word that comes on both sides of one pair in so many or more names no kind, but a payee.
const MET_SHARE: u32 = 4;

/// The kinds of both sides.
pub(super) struct PaymentTypes {
    /// Per side and word: its kind, 0 for none.
    of_word: [Vec<u8>; 2],
    /// Per side and kind: rows of the sample that have its word.
    rows: [Vec<u32>; 2],
    shares: [Vec<f64>; 2],
}

impl PaymentTypes {
    pub(super) fn of(text: &TermIndex, sample: &[SamplePair]) -> Self {
        let words = text.words();
        let mut seen = [vec![0_u32; words], vec![0_u32; words]];
        let mut met = vec![0_u32; words];
        let count = |rows: &mut [u32], word: &u32, pair: &SamplePair| {
            let rows = &mut rows[*word as usize];
            *rows = rows.saturating_add(pair.count);
        };
        for pair in sample {
            let (bank, book) = (text.numbers(0, pair.bank), text.numbers(1, pair.book));
            for word in bank {
                count(&mut seen[0], word, pair);
                if book.contains(word) {
                    count(&mut met, word, pair);
                }
            }
            for word in book {
                count(&mut seen[1], word, pair);
            }
        }
        let [bank, book] = seen.map(|seen| of_side(&seen, &met));
        let mut kinds =
            Self { of_word: [bank.0, book.0], rows: [bank.1, book.1], shares: Default::default() };
        kinds.shares = [0, 1].map(|side| kinds.shares_of(side, text, sample));
        kinds
    }

    fn shares_of(&self, side: usize, text: &TermIndex, sample: &[SamplePair]) -> Vec<f64> {
        let mut counts = vec![1.0; self.rows[side].len()];
        for pair in sample {
            let row = if side == 0 { pair.bank } else { pair.book };
            counts[usize::from(self.of_row(side, row, text))] += f64::from(pair.count);
        }
        let total: f64 = counts.iter().sum();
        counts.iter().map(|count| count / total).collect()
    }

    /// How often each kind comes, 0 (no kind) included.
    pub(super) fn shares(&self, side: usize) -> &[f64] {
        &self.shares[side]
    }

    /// The kind of a row: that of its commonest word, of equal ones the first; 0 without any.
    pub(super) fn of_row(&self, side: usize, row: u32, text: &TermIndex) -> u8 {
        let mut kind = 0_u8;
        for word in text.numbers(side, row) {
            let other = self.of_word[side][*word as usize];
            if self.rows[side][usize::from(other)] > self.rows[side][usize::from(kind)] {
                kind = other;
            }
        }
        kind
    }
}

/// Numbers the commonest words, none of several equally common ones if not all have room.
fn of_side(seen: &[u32], met: &[u32]) -> (Vec<u8>, Vec<u32>) {
    let is_kind = |word: &usize| {
        seen[*word] >= ROWS_MIN && met[*word].saturating_mul(MET_SHARE) < seen[*word]
    };
    let mut words: Vec<usize> = (0..seen.len()).filter(is_kind).collect();
    words.compact_sort_by_key(|word| std::cmp::Reverse(seen[*word]));
    if let Some(first_out) = words.get(OUTCOMES_MAX - 1).map(|word| seen[*word]) {
        words.retain(|word| seen[*word] > first_out);
    }
    let mut of_word = vec![0; seen.len()];
    let mut rows = vec![0];
    for (kind, word) in (1..).zip(words) {
        of_word[word] = kind;
        rows.push(seen[word]);
    }
    (of_word, rows)
}
