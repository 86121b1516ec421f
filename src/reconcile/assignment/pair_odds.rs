//! How likely each candidate pair of a component is.
//!
//! The evidence of a pair is held against that of all that its two rows could be paired with: what
//! ten rows have in common with one tells little of any of them.

use std::ops::Range;

use super::equivalence_groups::GroupedComponent;
use super::objective::likelihood;
use crate::evidence::terms::WordOverlap;
use crate::score::{CompetingOdds, score};
use tieout::contract::reconcile::Score;

/// With so many candidates a node it pays to list who has each word.
const CROWD: usize = 8;

/// The evidence of all candidate pairs of a component, and the odds of each row.
pub(crate) struct PairOdds {
    /// For each bank node the run of book nodes that it may pair with.
    windows: Vec<Range<u32>>,
    /// Where the evidence of each window starts.
    starts: Vec<usize>,
    /// What speaks for each pair, less what speaks against it, in parts of a bit.
    evidence: Vec<i16>,
    texts_tie: bool,
    rivals: CompetingOdds,
}

impl PairOdds {
    pub(crate) fn of(sides: &GroupedComponent<'_>, windows: Vec<Range<u32>>) -> Self {
        let count = windows.iter().map(ExactSizeIterator::len).sum();
        let (mut starts, mut evidence) =
            (Vec::with_capacity(windows.len()), Vec::with_capacity(count));
        let is_crowd = count >= CROWD * (sides.bank.len() + sides.book.len());
        let mut overlap = is_crowd.then(|| WordOverlap::with(&sides.book_words));
        let mut common = Vec::new();
        let (mut least_text, mut most_text) = (i32::MAX, i32::MIN);
        for (bank, window) in windows.iter().enumerate() {
            starts.push(evidence.len());
            if let Some(overlap) = &mut overlap {
                overlap.in_common(&sides.bank_words[bank], window.clone(), &mut common);
            } else {
                let words = |book| &sides.book_words[book as usize];
                common.clear();
                common.extend(window.clone().map(|b| sides.bank_words[bank].in_common(words(b))));
            }
            for (book, common) in window.clone().zip(&common) {
                let book = book as usize;
                let text = sides.joint_of(bank, book, *common) + sides.alone(bank, book);
                (least_text, most_text) = (least_text.min(text), most_text.max(text));
                let parts = text - sides.lag_rarity(bank, book);
                evidence.push(i16::try_from(parts).unwrap_or(i16::MAX));
            }
        }
        let rivals = {
            let pairs = each_pair(&windows).zip(&evidence);
            let candidates =
                pairs.map(|((bank, book), parts)| (bank, book as usize, (*parts).into()));
            CompetingOdds::of(&sides.bank, &sides.book, candidates)
        };
        Self { windows, starts, evidence, texts_tie: least_text >= most_text, rivals }
    }

    pub(crate) fn windows(&self) -> &[Range<u32>] {
        &self.windows
    }

    /// Whether the texts do not tell any two candidates apart: then days alone decide, neither the
    /// usual lag nor what each text says alone.
    pub(crate) const fn texts_tie(&self) -> bool {
        self.texts_tie
    }

    /// How likely a candidate pair is, in parts of a bit; 0 for all where the texts tie.
    pub(crate) fn parts(&self, bank: usize, book: u32) -> i32 {
        if self.texts_tie {
            return 0;
        }
        likelihood(self.share(bank, book), self.rivals.count(bank, book as usize))
    }

    /// The score of a candidate pair, and the number of candidates it stands against. All evidence
    /// counts, also where the texts tie: a pair without rivals is the likelier, the more speaks for
    /// it.
    pub(crate) fn score(&self, bank: usize, book: u32) -> (Score, u32) {
        (score(self.share(bank, book)), self.rivals.count(bank, book as usize))
    }

    fn share(&self, bank: usize, book: u32) -> f64 {
        let at = self.starts[bank] + (book - self.windows[bank].start) as usize;
        self.rivals.share(bank, book as usize, self.evidence[at].into())
    }

    /// Bank node, book node and likelihood of each candidate pair.
    pub(crate) fn each(&self) -> impl Iterator<Item = (usize, u32, i32)> {
        each_pair(&self.windows).map(|(bank, book)| (bank, book, self.parts(bank, book)))
    }
}

/// Bank node and book node of each candidate pair.
fn each_pair(windows: &[Range<u32>]) -> impl Iterator<Item = (usize, u32)> {
    let numbered = windows.iter().enumerate();
    numbered.flat_map(|(bank, window)| window.clone().map(move |book| (bank, book)))
}
