//! A word with what it is worth.

use crate::evidence::document_numbers::NumberWord;
use crate::evidence::document_words::NumberLabel;

/// Stands for "this word has no skeleton" or "no start".
pub(super) const NONE: u32 = u32::MAX;

/// A word with what it is worth, in parts of a bit.
#[derive(Clone, Copy)]
pub(super) struct WeightedWord {
    pub(super) number: u32,
    pub(super) skeleton: u32,
    pub(super) start: u32,
    /// Words of one skeleton must have these in common too, unless one of them has none: it is
    /// squeezed.
    pub(super) letters: u32,
    pub(super) worth: i16,
    pub(super) skeleton_worth: i16,
    pub(super) start_worth: i16,
    /// What it says, of bank and book, when it meets nothing.
    pub(super) missing: [i16; 2],
    /// What it labels, where it is a label of numbers.
    pub(super) label: Option<NumberLabel>,
    /// How many digits it has, where it is a number.
    pub(super) digits: u8,
    /// How many letters it has, where it is none.
    pub(super) letters_count: u8,
    /// Whether it may well be the number of a year.
    pub(super) is_year: bool,
}

impl WeightedWord {
    /// Whether it is of letters, and of more than one or two.
    pub(super) const fn is_name(&self) -> bool {
        self.skeleton != NONE || self.start != NONE
    }

    /// Whether a word of the same skeleton may be this one squeezed or mistyped.
    pub(super) const fn looks_like(&self, other: &Self) -> bool {
        self.letters == NONE || other.letters == NONE || self.letters == other.letters
    }
}

impl NumberWord for WeightedWord {
    fn digits(&self) -> u8 {
        self.digits
    }

    fn letters(&self) -> u8 {
        self.letters_count
    }

    fn is_year(&self) -> bool {
        self.is_year
    }

    fn label(&self) -> Option<NumberLabel> {
        self.label
    }

    fn is(&self, other: &Self) -> bool {
        self.number == other.number
    }
}
