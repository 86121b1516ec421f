//! The numbers of documents in a text, and whether those of two texts speak against each other.
//!
//! A number behind a word for a paper is that of a paper of the kind. Any other is of something that has no name, and
//! may be of the same only where it looks alike: as many digits. Numbers of cheques, cards and accounts, days, times
//! and sort codes are of no document.

use super::document_words::{NumberLabel, PAPER_KINDS};

/// A number that nothing says what it is of has as many digits; fewer are days, months or counts.
const DIGITS_MIN: u8 = 3;

/// A word, as far as it may be the number of a document or label one.
pub(crate) trait NumberWord {
    /// How many digits it has, where it is a number.
    fn digits(&self) -> u8;
    /// How many letters it has, where it is none.
    fn letters(&self) -> u8;
    /// Whether it may well be the number of a year.
    fn is_year(&self) -> bool;
    /// What it labels.
    fn label(&self) -> Option<NumberLabel>;
    /// Whether both are the same word.
    fn is(&self, other: &Self) -> bool;
}

/// The places of the numbers of documents among the words of a text, a bit for each.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct DocumentNumbers {
    /// Of papers, by their kinds.
    papers: [u32; PAPER_KINDS],
    /// Of what has no name.
    others: u32,
}

/// How the numbers of documents in two texts are to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DocumentsBeside {
    /// They have one of so many digits in common.
    Same(u8),
    /// Both are of papers of one kind, and other ones.
    OtherPapers,
    /// They look alike, of so many digits, and are other ones.
    OtherNumbers(u8),
}

impl DocumentNumbers {
    pub(crate) fn of(words: &[impl NumberWord]) -> Self {
        let mut numbers = Self::default();
        let mut label = None;
        let mut at = 0;
        while let Some(word) = words.get(at) {
            if word.digits() == 0 {
                // `INVOICE NO 17` is of an invoice.
                let goes_on = word.label() == Some(NumberLabel::Other) && label.is_some();
                label = if goes_on { label } else { word.label() };
                at += 1;
                continue;
            }
            let end = words[at..]
                .iter()
                .position(|word| word.digits() == 0)
                .map_or(words.len(), |run| at + run);
            numbers.take(words, at..end, label);
            at = end;
        }
        numbers
    }

    /// Takes the numbers of a run of them.
    fn take(
        &mut self,
        words: &[impl NumberWord],
        run: std::ops::Range<usize>,
        label: Option<NumberLabel>,
    ) {
        let is_alone = run.len() == 1;
        let counts = |place: &usize| is_alone || !words[*place].is_year();
        match label {
            Some(NumberLabel::NoPaper) => {}
            Some(NumberLabel::Paper(kind)) => {
                self.papers[usize::from(kind)] |=
                    run.filter(counts).fold(0, |all, place| all | 1 << place);
            }
            // A number alone, or behind a year: `2026-881`. Several are days, times, sort codes.
            Some(NumberLabel::Other) | None => {
                let first = run.start;
                let place = match run.len() {
                    1 if !words[first].is_year() => first,
                    2 if words[first].is_year() => first + 1,
                    _ => return,
                };
                if words[place].digits() >= DIGITS_MIN && !is_of_code(words, place) {
                    self.others |= 1 << place;
                }
            }
        }
    }

    fn all(&self) -> u32 {
        self.papers.iter().fold(self.others, |all, papers| all | papers)
    }

    /// How the numbers of two texts are to each other; none where they are of different things or there are none.
    pub(crate) fn beside<W: NumberWord>(
        &self,
        words: &[W],
        (other, others): (&Self, &[W]),
    ) -> Option<DocumentsBeside> {
        let (ours, theirs) = (self.all(), other.all());
        if ours == 0 || theirs == 0 {
            return None;
        }
        let shared = |places: u32, of: &[W], among: &[W]| {
            let mut found = each(places).map(|place| &of[place]);
            found.find(|one| among.iter().any(|word| word.is(one))).map(NumberWord::digits)
        };
        let shared = shared(ours, words, others).or_else(|| shared(theirs, others, words));
        if let Some(digits) = shared {
            return Some(DocumentsBeside::Same(digits));
        }
        if self.papers.iter().zip(&other.papers).any(|(ours, theirs)| *ours != 0 && *theirs != 0) {
            return Some(DocumentsBeside::OtherPapers);
        }
        // An invoice and a receipt are two papers of one payment.
        let alike = |ours: u32, theirs: u32| {
            let digits = |place: usize| words[place].digits();
            let has = |digits: u8| each(theirs).any(|other| others[other].digits() == digits);
            each(ours).map(digits).find(|digits| has(*digits))
        };
        let alike = alike(self.others, theirs).or_else(|| alike(ours, other.others));
        alike.map(DocumentsBeside::OtherNumbers)
    }
}

/// Whether the number at this place is a part of a code such as `13D3FE56`.
fn is_of_code(words: &[impl NumberWord], place: usize) -> bool {
    let is = |at: Option<usize>, what: fn(u8, u8) -> bool| {
        let word = at.and_then(|at| words.get(at));
        word.is_some_and(|word| what(word.digits(), word.letters()))
    };
    let is_letter = |at: Option<usize>| is(at, |_, letters| letters == 1);
    let is_joint = |at: Option<usize>| is(at, |_, letters| (1..=2).contains(&letters));
    let is_number = |at: Option<usize>| is(at, |digits, _| digits > 0);
    is_letter(place.checked_sub(1))
        || is_letter(Some(place + 1))
        || is_joint(place.checked_sub(1)) && is_number(place.checked_sub(2))
        || is_joint(Some(place + 1)) && is_number(Some(place + 2))
}

/// The places of the bits of a mask.
fn each(mut places: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (places != 0).then(|| places.trailing_zeros() as usize)?;
        places &= places - 1;
        Some(place)
    })
}
