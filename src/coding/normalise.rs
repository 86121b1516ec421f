//! What is left of a description when the bank's own words are taken away.
//!
//! Banks, card schemes and those who collect for shops print dates, references, branches and ways
//! of paying around a name. What matters of that is kept as [`TextMarks`]; the rest goes. Only the
//! first [`CHARS_MAX`] characters and [`WORDS_MAX`] words of a text are looked at: names stand in
//! front.

mod abroad;
mod person;
mod strip;
mod token;
pub(super) mod word_lists;

use token::NameTokens;

pub(super) use token::is_invisible;

/// How much of a description, and of a merchant, is looked at.
pub(super) const CHARS_MAX: usize = 320;

/// How many words of a text are looked at: banks print some ten, and long jobs shall take no longer.
pub(super) const WORDS_MAX: usize = 24;

/// As much of a text as is looked at.
pub(super) fn looked_at(text: &str) -> &str {
    if text.len() <= CHARS_MAX {
        return text;
    }
    &text[..text.char_indices().nth(CHARS_MAX).map_or(text.len(), |(end, _)| end)]
}

/// The words that name who was paid, in lower case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct NormalisedText {
    /// Words in order, the merchant's first, without accents and signs; `&` is `and`.
    pub(super) words: Vec<String>,
    /// Every word that was printed, numbers left out but for what their shape says: for the forms
    /// that banks use.
    pub(super) printed: Vec<String>,
    /// What the words that were taken away say.
    pub(super) marks: TextMarks,
}

/// What a text says beside a name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct TextMarks(u16);

impl TextMarks {
    /// Something comes back: a refund, a reversal.
    pub(super) const REFUND: Self = Self(1);
    /// Paid through somebody who collects for shops: `PayPal`, `SumUp`.
    pub(super) const ACQUIRER: Self = Self(1 << 1);
    /// Pay of staff.
    pub(super) const PAYROLL: Self = Self(1 << 2);
    /// Collected by direct debit.
    pub(super) const DIRECT_DEBIT: Self = Self(1 << 3);
    /// Reads like the name of a person.
    pub(super) const PERSON: Self = Self(1 << 4);
    /// No name at all: references, numbers, ways of paying.
    pub(super) const BARE: Self = Self(1 << 5);
    /// An internet address.
    pub(super) const DOMAIN: Self = Self(1 << 6);
    /// A standing order.
    pub(super) const STANDING_ORDER: Self = Self(1 << 7);
    /// Paid by card.
    pub(super) const CARD: Self = Self(1 << 8);
    /// Paid in other money than pounds.
    pub(super) const FOREIGN_MONEY: Self = Self(1 << 9);
    /// A form of companies abroad: `GmbH`.
    pub(super) const FOREIGN_FIRM: Self = Self(1 << 10);
    /// A place abroad behind the name.
    pub(super) const FOREIGN_PLACE: Self = Self(1 << 11);
    /// Who collects stands in front with a star: `PAYPAL *`.
    pub(super) const COLLECTED: Self = Self(1 << 12);
    /// The number of a card stands in front: something was bought with it.
    pub(super) const PURCHASE: Self = Self(1 << 13);

    /// Whether all of these hold.
    pub(super) const fn has(self, marks: Self) -> bool {
        self.0 & marks.0 == marks.0
    }

    /// Those of these that say that something was bought abroad.
    pub(super) const fn of_abroad(self) -> Self {
        let all = Self::FOREIGN_MONEY.with(Self::FOREIGN_FIRM).with(Self::FOREIGN_PLACE);
        Self(self.0 & all.0)
    }

    /// With these too.
    pub(super) const fn with(self, marks: Self) -> Self {
        Self(self.0 | marks.0)
    }
}

impl NormalisedText {
    /// Takes a transaction's texts apart; the merchant, where one is given, comes first.
    pub(super) fn of(description: &str, merchant: &str) -> Self {
        let mut cleaned = Self::default();
        for text in [merchant, description] {
            let tokens = NameTokens::of(text);
            cleaned.marks = cleaned.marks.with(strip::marks(&tokens)).with(abroad::marks(&tokens));
            let (kept, marks) = strip::names(&tokens);
            cleaned.marks = cleaned.marks.with(marks);
            // A merchant is often said again in the description.
            let before = cleaned.words.len();
            for word in kept.iter().map(|at| tokens.word(*at)) {
                if !cleaned.words[..before].iter().any(|known| known == word) {
                    cleaned.words.push(word.to_owned());
                }
            }
            cleaned.printed.extend(tokens.printed().map(str::to_owned));
            cleaned.printed.extend(tokens.references().map(str::to_owned));
        }
        // `123` alone is a reference, whoever has it in their name.
        let is_number = |word: &String| {
            word.bytes().all(|byte| byte.is_ascii_digit())
                && !crate::coding::features::lexicon::is_supplier(word)
        };
        if cleaned.words.iter().all(is_number) {
            cleaned.words.clear();
        }
        // Who only collects for others tells nothing either, but of its own fees.
        let is_fee = cleaned.words.iter().any(|word| word_lists::is_fee(word));
        let tells = |word: &String| {
            word_lists::is_telling(word) && (is_fee || !word_lists::is_collector(word))
        };
        if !cleaned.words.iter().any(tells) {
            cleaned.marks = cleaned.marks.with(TextMarks::BARE);
        } else if person::is_like(&cleaned) {
            cleaned.marks = cleaned.marks.with(TextMarks::PERSON);
        }
        cleaned
    }
}

#[cfg(test)]
mod tests;
