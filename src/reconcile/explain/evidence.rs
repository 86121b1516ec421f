//! What speaks for one pair and against it.

use super::bits::Bits;
use crate::assignment::equivalence_groups::GroupedComponent;
use crate::evidence::words::distinct_words;

/// What speaks for a pair and against it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchEvidence {
    /// Words both texts have, those worth most first. The last ones may be worth nothing, or less.
    pub shared_words: Vec<SharedWord>,
    /// For: what the texts say, shared words most; less than 0 where they speak against. Not the
    /// words' sum: what only one text has counts too, and there is a size beyond doubt.
    pub text: Bits,
    /// Book date minus bank date.
    pub lag_days: i32,
    /// Against: how much rarer such a lag is than the most usual one; 0 for that.
    pub lag: Bits,
}

/// A word of both texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedWord {
    /// In capitals, without accents; `TSC~TESCO` for two that look alike, the bank's first.
    pub words: String,
    /// How much it says that both have it: the rarer, the more.
    pub worth: Bits,
}

impl MatchEvidence {
    /// Of the pair of two places of the sides, with the texts of their rows.
    pub(crate) fn of(
        sides: &GroupedComponent<'_>,
        (bank, book): (usize, usize),
        (bank_text, book_text): (&str, &str),
    ) -> Self {
        let bits = |parts: i32| Bits::from_parts(parts.into());
        Self {
            shared_words: shared_words(sides, (bank, book), (bank_text, book_text)),
            text: bits(sides.text(bank, book)),
            lag_days: sides.lag_days(bank, book),
            lag: bits(sides.lag_rarity(bank, book)),
        }
    }

    /// For less against.
    #[must_use]
    pub fn total(&self) -> Bits {
        self.text - self.lag
    }
}

fn shared_words(
    sides: &GroupedComponent<'_>,
    (bank, book): (usize, usize),
    (bank_text, book_text): (&str, &str),
) -> Vec<SharedWord> {
    let mut met = Vec::new();
    sides.bank_words[bank].each_met(&sides.book_words[book], |pair, _| met.push(pair));
    if met.is_empty() {
        return Vec::new();
    }
    // Stable: of words worth the same the bank's order decides.
    met.sort_by_key(|pair| (std::cmp::Reverse(pair.worth), pair.ours));
    let (bank_words, book_words) = (distinct_words(bank_text), distinct_words(book_text));
    let shown = met.iter().filter_map(|pair| {
        let (ours, theirs) = (bank_words.get(pair.ours)?, book_words.get(pair.theirs)?);
        let words = if ours == theirs { ours.clone() } else { format!("{ours}~{theirs}") };
        Some(SharedWord { words, worth: Bits::from_parts(pair.worth.into()) })
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::full_rows;
    use crate::{Explainer, MatchOptions};

    #[test]
    fn shared_words_are_shown_as_they_stand_the_rarest_first() {
        let filler: Vec<String> = (0..40).map(|n| format!("CARD FILLER{}", n * 1000)).collect();
        let mut bank = vec![("2026-01-05", "1.00", "CARD HALLETT TSC INV2081")];
        let mut book = vec![("2026-01-06", "1.00", "INV-2081 Hallett & Co, Tesco card")];
        let amounts: Vec<String> = (2..42).map(|n| format!("{n}.00")).collect();
        let filler = filler.iter().zip(&amounts);
        let filler = filler.map(|(text, amount)| ("2026-02-02", amount.as_str(), text.as_str()));
        bank.extend(filler.clone());
        book.extend(filler);
        let (bank, book) = (full_rows(&bank), full_rows(&book));
        let evidence = Explainer::new(&bank, &book, MatchOptions::default()).evidence(0, 0);
        let words: Vec<&str> = evidence.shared_words.iter().map(|word| &*word.words).collect();
        assert_eq!(words, ["2081", "HALLETT", "TSC~TESCO", "CARD", "INV"]);
        assert!(evidence.shared_words.is_sorted_by(|a, b| a.worth >= b.worth));
        assert!(evidence.shared_words[4].worth.tenths() <= 0, "every row has it");
        assert_eq!(evidence.lag_days, 1);
    }
}
