//! Which words are labels of numbers, and which numbers are of years, from where they stand.

use super::vocabulary::{SideWords, WordCount, WordTable};
use super::weighted_word::NONE;
use crate::evidence::counts::{NeighbourWord, WordEvidence};
use crate::evidence::document_words::NumberLabel;

impl WordTable {
    /// Learns which words are labels of numbers, and which numbers are of years, from where they stand.
    pub(super) fn learn_labels(&mut self, places: WordPlaces) {
        for (word, places) in self.words.iter_mut().zip(places.0) {
            if word.digits > 0 {
                word.is_year &= places.labelling <= places.otherwise;
            } else if word.label != Some(NumberLabel::NoPaper) && places.is_label(word.letters) {
                word.label = word.label.or(Some(NumberLabel::Other));
                word.is_only_label = true;
            }
        }
    }
}

/// Where a word stands.
#[derive(Clone, Copy)]
struct WordPlace {
    /// Rows in which a word of letters stands directly before a number, or what may be a year behind a label.
    labelling: u32,
    /// Rows in which it does not.
    otherwise: u32,
    /// The number behind it, [`MANY`] where there are several.
    number: u32,
    /// The word before it, likewise.
    before: u32,
    /// Whether it is the first of a text.
    is_first: bool,
}

/// Stands for different words.
const MANY: u32 = NONE - 1;

/// A word of no more letters may be a label by its size.
const LABEL_LETTERS_MAX: u8 = 4;

impl WordPlace {
    const NOWHERE: Self =
        Self { labelling: 0, otherwise: 0, number: NONE, before: NONE, is_first: false };

    /// Whether it is a label: it stands nowhere but before numbers, and not before one alone. A name may do so, too,
    /// but begins texts, or stands behind one word; it is seldom as short as labels are.
    const fn is_label(self, letters: u8) -> bool {
        self.otherwise == 0
            && self.number == MANY
            && (letters <= LABEL_LETTERS_MAX || !self.is_first && self.before == MANY)
    }
}

/// Adds a word, [`NONE`] or [`MANY`], to those that stand next to one.
const fn join(known: &mut u32, other: u32) {
    if other != NONE {
        *known = if *known == NONE || *known == other { other } else { MANY };
    }
}

/// Where each word stands.
pub(super) struct WordPlaces(Vec<WordPlace>);

impl WordPlaces {
    /// Where so many words stand that stand nowhere.
    pub(super) fn nowhere(words: usize) -> Self {
        Self(vec![WordPlace::NOWHERE; words])
    }

    /// Adds where the word of this number stands in other rows; `number_of` numbers the words that it stands next to.
    pub(super) fn add(
        &mut self,
        word: u32,
        told: &WordEvidence,
        mut number_of: impl FnMut(&str) -> u32,
    ) {
        let (word, words) = (word as usize, self.0.len());
        self.0.resize((word + 1).max(words), WordPlace::NOWHERE);
        let mut neighbour = |next: &NeighbourWord| match next {
            NeighbourWord::Nothing => NONE,
            NeighbourWord::One(text) => number_of(text),
            NeighbourWord::Several => MANY,
        };
        let (number, before) = (neighbour(&told.number), neighbour(&told.before));
        let place = &mut self.0[word];
        place.labelling = place.labelling.saturating_add(told.labelling);
        place.otherwise = place.otherwise.saturating_add(told.otherwise);
        join(&mut place.number, number);
        join(&mut place.before, before);
        place.is_first |= told.is_first;
    }

    /// Where the word of this number stands, as what rows tell of it; `text_of` gives the words that it stands next to.
    pub(super) fn told(&self, word: u32, text_of: impl Fn(u32) -> String) -> WordEvidence {
        let place = &self.0[word as usize];
        let neighbour = |next: u32| match next {
            NONE => NeighbourWord::Nothing,
            MANY => NeighbourWord::Several,
            word => NeighbourWord::One(text_of(word)),
        };
        WordEvidence {
            labelling: place.labelling,
            otherwise: place.otherwise,
            number: neighbour(place.number),
            before: neighbour(place.before),
            is_first: place.is_first,
            ..WordEvidence::default()
        }
    }

    pub(super) fn of(words: &[WordCount], sides: [&SideWords; 2]) -> Self {
        let mut places = vec![WordPlace::NOWHERE; words.len()];
        let word = |number: u32| &words[number as usize];
        for side in sides {
            for row in 0..u32::try_from(side.rows()).unwrap_or(u32::MAX) {
                let of_row = side.of_row(row);
                for (at, number) in of_row.iter().enumerate() {
                    let before = at.checked_sub(1).map(|before| of_row[before]);
                    let behind = of_row.get(at + 1).copied();
                    let place = &mut places[*number as usize];
                    let is_labelling = if word(*number).digits == 0 {
                        match before {
                            Some(before) => join(&mut place.before, before),
                            None => place.is_first = true,
                        }
                        let labelled = behind.filter(|behind| {
                            let behind = word(*behind);
                            behind.digits > 0 && !behind.is_year
                        });
                        labelled.inspect(|labelled| join(&mut place.number, *labelled)).is_some()
                    } else if word(*number).is_year {
                        let is_label = |before: u32| {
                            matches!(
                                word(before).label,
                                Some(NumberLabel::Paper(_) | NumberLabel::Other)
                            )
                        };
                        before.is_some_and(is_label)
                            && behind.is_none_or(|behind| word(behind).digits == 0)
                    } else {
                        continue;
                    };
                    if is_labelling {
                        place.labelling += 1;
                    } else {
                        place.otherwise += 1;
                    }
                }
            }
        }
        Self(places)
    }
}
