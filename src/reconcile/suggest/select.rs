//! Which of the candidates are suggested, and how likely each is.
//!
//! A row has one explanation at most, so what speaks for others speaks against a candidate.

use std::cmp::Reverse;

use super::duplicates::DuplicateCandidate;
use super::keying_error::KeyingError;
use super::near_pairs::{NearPair, PairMismatch};
use super::unmatched::UnmatchedSide;
use crate::pair::Pair;
use crate::score::{odds, probability};
use tieout::contract::reconcile::Score;
use tieout::sort::CompactSort as _;

/// What is less likely than this is not suggested.
pub(super) const CONFIDENCE_MIN: Score = Score::from_thousandths(550);

/// What may have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hypothesis {
    /// Two rows apart by one thing.
    Near(PairMismatch),
    /// A copy of a row of this pair.
    Copy(Pair),
    /// What the books have in this pair, entered again under another reference.
    Reentry(Pair),
    /// Several rows that add up to one.
    Sum,
    /// Several rows of the books that a payment provider paid out less its fee.
    NetPayout,
}

/// A suggestion in the making. Rows are places among the unmatched ones of their side.
#[derive(Debug, Clone)]
pub(super) struct DraftSuggestion {
    pub(super) what: Hypothesis,
    pub(super) bank: Vec<u32>,
    pub(super) book: Vec<u32>,
    pub(super) confidence: Score,
    /// Other parts that the whole of a sum may have, the likeliest first.
    pub(super) alternatives: Vec<AlternativeParts>,
}

/// Places of parts that may be meant instead.
#[derive(Debug, Clone)]
pub(super) struct AlternativeParts {
    pub(super) places: Vec<u32>,
    pub(super) confidence: Score,
}

impl DraftSuggestion {
    pub(super) fn new(
        what: Hypothesis,
        (bank, book): (Vec<u32>, Vec<u32>),
        confidence: Score,
    ) -> Self {
        Self { what, bank, book, confidence, alternatives: Vec::new() }
    }

    /// The suggestion with each alternative in the place of its parts, the likeliest first.
    fn promoted(&self) -> Vec<Self> {
        let promoted = |(at, one): (usize, &AlternativeParts)| {
            let parts = one.places.clone();
            let is_batch = self.bank.len() == 1;
            let (bank, book) =
                if is_batch { (self.bank.clone(), parts) } else { (parts, self.book.clone()) };
            let alternatives = self.alternatives[at + 1..].to_vec();
            Self { what: self.what, bank, book, confidence: one.confidence, alternatives }
        };
        self.alternatives.iter().enumerate().map(promoted).collect()
    }

    /// Whether a hand must have typed a digit that is not there, or left one out: unlike two
    /// digits swapped or a point that is off, that makes any amount of any other.
    pub(super) const fn needs_another_digit(&self) -> bool {
        matches!(
            self.what,
            Hypothesis::Near(PairMismatch::Slip(KeyingError::Replaced | KeyingError::Missed))
        )
    }
}

/// How many rows at each place are still without a suggestion.
pub(super) struct UnclaimedRows {
    pub(super) bank: Vec<u32>,
    pub(super) book: Vec<u32>,
}

impl UnclaimedRows {
    pub(super) fn all(bank: &UnmatchedSide<'_>, book: &UnmatchedSide<'_>) -> Self {
        let counts = |side: &UnmatchedSide<'_>| side.list.iter().map(|left| left.count).collect();
        Self { bank: counts(bank), book: counts(book) }
    }

    /// Takes one row at each of these places; a place named twice has two rows.
    pub(super) fn take(&mut self, bank: &[u32], book: &[u32]) -> bool {
        let sides = [(&mut self.bank, bank), (&mut self.book, book)];
        for (free, places) in sides {
            for place in places {
                free[*place as usize] = free[*place as usize].wrapping_sub(1);
            }
        }
        let is_over = |free: &[u32], places: &[u32]| {
            places.iter().any(|place| free[*place as usize] > u32::MAX / 2)
        };
        let took = !is_over(&self.bank, bank) && !is_over(&self.book, book);
        if !took {
            for (free, places) in [(&mut self.bank, bank), (&mut self.book, book)] {
                for place in places {
                    free[*place as usize] = free[*place as usize].wrapping_add(1);
                }
            }
        }
        took
    }
}

/// The odds of a share of everything that could explain two rows, as a confidence. The root fits
/// known truth better than the share, as it does for pairs.
fn confidence(own: f64, all: f64) -> Score {
    probability((own / (1.0 + all)).sqrt())
}

/// Candidates of one bank and one book row, copies of either side and second entries in the books, with what
/// speaks for each.
pub(super) struct HypothesisQueue {
    pub(super) near: Vec<NearPair>,
    pub(super) bank_copies: Vec<DuplicateCandidate>,
    pub(super) book_copies: Vec<DuplicateCandidate>,
    pub(super) reentries: Vec<DuplicateCandidate>,
}

impl HypothesisQueue {
    /// What is likely enough, of so many places of bank and book.
    pub(super) fn leads(&self, (bank, book): (usize, usize)) -> Vec<DraftSuggestion> {
        let mut bank_odds = vec![0.0; bank];
        let mut book_odds = vec![0.0; book];
        for near in &self.near {
            bank_odds[near.bank as usize] += odds(near.parts);
            book_odds[near.book as usize] += odds(near.parts);
        }
        for copied in &self.bank_copies {
            bank_odds[copied.at as usize] += odds(copied.parts);
        }
        for copied in self.book_copies.iter().chain(&self.reentries) {
            book_odds[copied.at as usize] += odds(copied.parts);
        }
        let mut leads = Vec::new();
        for near in &self.near {
            let own = odds(near.parts);
            let all = bank_odds[near.bank as usize] + book_odds[near.book as usize] - own;
            let confidence = confidence(own, all);
            if confidence >= CONFIDENCE_MIN {
                let rows = (vec![near.bank], vec![near.book]);
                leads.push(DraftSuggestion::new(Hypothesis::Near(near.gap), rows, confidence));
            }
        }
        let [copy, reentry]: [fn(Pair) -> Hypothesis; 2] = [Hypothesis::Copy, Hypothesis::Reentry];
        for (copies, what, side_odds, is_bank) in [
            (&self.bank_copies, copy, &bank_odds, true),
            (&self.book_copies, copy, &book_odds, false),
            (&self.reentries, reentry, &book_odds, false),
        ] {
            for copied in copies {
                let confidence = confidence(odds(copied.parts), side_odds[copied.at as usize]);
                let (at, none) = (vec![copied.at], Vec::new());
                let rows = if is_bank { (at, none) } else { (none, at) };
                leads.push(DraftSuggestion::new(what(copied.pair), rows, confidence));
            }
        }
        leads.retain(|lead| lead.confidence >= CONFIDENCE_MIN);
        leads
    }
}

/// For each place of bank and book, how likely its row is explained by one of these leads. Of alike
/// rows each has an even share.
pub(super) fn explained<'a>(
    leads: impl Iterator<Item = &'a DraftSuggestion>,
    free: &UnclaimedRows,
) -> [Vec<f64>; 2] {
    let mut explained = [&free.bank, &free.book].map(|free| vec![0.0_f64; free.len()]);
    for lead in leads {
        for (side, places, free) in [(0, &lead.bank, &free.bank), (1, &lead.book, &free.book)] {
            for place in places {
                let at = *place as usize;
                let share = f64::from(lead.confidence.thousandths()) / 1000.0;
                let of_row = share / f64::from(free[at].max(1));
                explained[side][at] = explained[side][at].max(of_row);
            }
        }
    }
    explained
}

/// Lowers the confidence of leads to rows that others explain, and drops what is too low then.
pub(super) fn lower(leads: &mut Vec<DraftSuggestion>, [bank, book]: &[Vec<f64>; 2]) {
    for lead in leads.iter_mut() {
        let of_bank = lead.bank.iter().map(|at| bank[*at as usize]);
        let of_book = lead.book.iter().map(|at| book[*at as usize]);
        let otherwise = of_bank.chain(of_book).fold(0.0, f64::max);
        let share = f64::from(lead.confidence.thousandths()) / 1000.0;
        lead.confidence = probability(share * (1.0 - otherwise));
    }
    leads.retain(|lead| lead.confidence >= CONFIDENCE_MIN);
}

/// Takes leads, the likeliest first, each as often as there are rows for it.
pub(super) fn take_best(
    mut leads: Vec<DraftSuggestion>,
    free: &mut UnclaimedRows,
) -> Vec<DraftSuggestion> {
    leads.compact_sort_by(|a, b| {
        (Reverse(a.confidence), &a.bank, &a.book).cmp(&(Reverse(b.confidence), &b.bank, &b.book))
    });
    let mut taken = Vec::new();
    for lead in leads {
        let mut took = false;
        while free.take(&lead.bank, &lead.book) {
            taken.push(lead.clone());
            took = true;
        }
        if !took {
            taken.extend(lead.promoted().into_iter().find(|one| free.take(&one.bank, &one.book)));
        }
    }
    taken
}
