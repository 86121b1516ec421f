//! What an account's name in plain or odd words may mean: "Keeping the lights on".
//!
//! Every common word has a vector, distilled from a language model and then trained so that a name
//! lands near what it means; the vector of a name is the sum of those of its words. It is compared
//! with thousands of phrasings whose concepts are known, and a small network weighs it as a whole.
//! `benches/coding/distil.py` made the data and says how.
//!
//! Integers only: the scores of a name are the same on every machine.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::arrange::arranged_vectors;
use crate::concept::{CONCEPTS, ConceptId};
use crate::evidence::PARTS_PER_BIT;
use tieout::packed::unpacked;

/// What the data begins with; the last digit is the version.
const MAGIC: &[u8; 8] = b"TIEWORD1";

/// As much of a name is read as people write, in Unicode scalar values, and in words.
const CHARS_MAX: usize = 200;
const WORDS_MAX: usize = 16;

/// The score of a concept that the data does not know.
pub(crate) const UNKNOWN: i32 = -100 * PARTS_PER_BIT;

/// The length of a name's vector after scaling.
const UNIT: i64 = 512;

/// Binary digits behind the point: of weights, and of a weight times a part of a vector.
const WEIGHT_BITS: u32 = 10;
const SUM_BITS: u32 = 19;

/// Parts of a bit in a natural unit of information, times 64.
const PARTS_PER_NAT: i64 = 23_637;

/// Endings without which an unknown word may be known.
const ENDINGS: [&str; 6] = ["s", "es", "ed", "ing", "er", "ly"];

/// Vectors of words and phrasings, and the network that weighs them.
#[derive(Debug)]
pub(crate) struct Embedding {
    /// Length of a vector.
    width: usize,
    /// The concept of each class, where there still is one of that name.
    classes: Vec<Option<ConceptId>>,
    hidden: NetworkLayer,
    from_hidden: NetworkLayer,
    from_name: NetworkLayer,
    phrases: Phrases,
    /// Hashes of the words, in order; each has a vector of bytes.
    words: Vec<u32>,
    vectors: &'static [u8],
}

/// Weights of a layer of the network, by what it gives.
#[derive(Debug)]
struct NetworkLayer {
    biases: Vec<i32>,
    weights: Vec<i16>,
}

/// Phrasings whose classes are known.
#[derive(Debug)]
struct Phrases {
    /// How much likeness counts, in parts of a bit, times 65,536.
    weight: i64,
    classes: &'static [u8],
    vectors: Vec<i16>,
}

impl Embedding {
    /// The data in this program.
    #[expect(clippy::expect_used, reason = "embedded, and read by every test")]
    pub(crate) fn embedded() -> &'static Self {
        static EMBEDDED: LazyLock<Embedding> = LazyLock::new(|| {
            let bytes = unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/embedding.bin.gz")));
            // The vectors are parts of it.
            Embedding::read(arranged_vectors(bytes, true).leak()).expect("it is well-formed")
        });
        &EMBEDDED
    }

    fn read(bytes: &'static [u8]) -> Option<Self> {
        let mut reader = EmbeddingReader(bytes);
        if reader.take(MAGIC.len())? != MAGIC {
            return None;
        }
        let width = reader.number()?;
        let hidden = reader.number()?;
        let count = reader.number()?;
        let phrases = reader.number()?;
        let words = reader.number()?;
        let weight = i64::try_from(reader.number()?).ok()?;
        let mut classes = Vec::with_capacity(count);
        for _ in 0..count {
            let length = usize::from(*reader.take(1)?.first()?);
            classes.push(CONCEPTS.named(std::str::from_utf8(reader.take(length)?).ok()?));
        }
        let hidden =
            NetworkLayer { biases: reader.i32s(hidden)?, weights: reader.i16s(hidden * width)? };
        let from_hidden = NetworkLayer {
            biases: reader.i32s(count)?,
            weights: reader.i16s(count * hidden.biases.len())?,
        };
        let from_name =
            NetworkLayer { biases: vec![0; count], weights: reader.i16s(count * width)? };
        let of_phrases = reader.take(phrases)?;
        let vectors = reader.take(phrases * width)?;
        let vectors = vectors.iter().map(|byte| i16::from(byte.cast_signed())).collect();
        let phrases = Phrases { weight, classes: of_phrases, vectors };
        let hashes = reader.i32s(words)?.into_iter().map(i32::cast_unsigned).collect();
        let vectors = reader.take(words * width)?;
        let is_whole = reader.0.is_empty();
        is_whole.then_some(Self {
            width,
            classes,
            hidden,
            from_hidden,
            from_name,
            phrases,
            words: hashes,
            vectors,
        })
    }

    /// Log-odds of every concept in parts of a bit, by [`ConceptId`], for an account of this name;
    /// nothing where no word of it is known.
    pub(crate) fn scores(&self, name: &str) -> Option<Vec<i32>> {
        let vector = self.vector(name)?;
        let mut best = vec![i32::MIN; self.classes.len()];
        let phrases = self.phrases.vectors.chunks_exact(self.width);
        for (phrase, class) in phrases.zip(self.phrases.classes) {
            let best = &mut best[usize::from(*class)];
            *best = (*best).max(dot(phrase, &vector));
        }
        let weighed = self.weighed(&vector);
        let mut scores = vec![UNKNOWN; CONCEPTS.len()];
        for ((class, weighed), best) in self.classes.iter().zip(weighed).zip(best) {
            let Some(concept) = class else { continue };
            let alike = (i64::from(best.max(0)) * self.phrases.weight) >> 16;
            let score = i32::try_from(weighed + alike).unwrap_or(UNKNOWN);
            scores[usize::from(concept.0)] = score.max(UNKNOWN);
        }
        Some(scores)
    }

    /// Whether this word, in lower case, has a vector.
    pub(crate) fn knows(&self, word: &str) -> bool {
        self.vector_of(word).is_some()
    }

    /// What the network says of each class, in parts of a bit.
    fn weighed(&self, vector: &[i16]) -> Vec<i64> {
        let rows = self.hidden.weights.chunks_exact(self.width).zip(&self.hidden.biases);
        let hidden: Vec<i16> = rows
            .map(|(row, bias)| {
                let sum = (dot(row, vector) + bias) >> WEIGHT_BITS;
                i16::try_from(sum.max(0)).unwrap_or(i16::MAX)
            })
            .collect();
        let from_hidden = self.from_hidden.weights.chunks_exact(hidden.len().max(1));
        let from_name = self.from_name.weights.chunks_exact(self.width);
        let rows = from_hidden.zip(from_name).zip(&self.from_hidden.biases);
        rows.map(|((from_hidden, from_name), bias)| {
            let sum = wide_dot(from_hidden, &hidden);
            let sum = sum + i64::from(dot(from_name, vector)) + i64::from(*bias);
            (sum * PARTS_PER_NAT) >> (SUM_BITS + 6)
        })
        .collect()
    }

    /// The vector of a name, scaled to [`UNIT`].
    fn vector(&self, name: &str) -> Option<Vec<i16>> {
        let mut sum = vec![0_i64; self.width];
        for vector in words(name).iter().filter_map(|word| self.vector_of(word)) {
            for (sum, part) in sum.iter_mut().zip(vector) {
                *sum += i64::from(part.cast_signed());
            }
        }
        let square: i64 = sum.iter().map(|part| part * part).sum();
        let length = square.isqrt();
        if length == 0 {
            return None;
        }
        // A part is no longer than the whole, up to the rounding of the root.
        let scale = |part: &i64| i16::try_from(part * UNIT / length).unwrap_or_default();
        Some(sum.iter().map(scale).collect())
    }

    /// The vector of a word, or of what is left of it without an ending.
    fn vector_of(&self, word: &str) -> Option<&'static [u8]> {
        let stems = ENDINGS.iter().filter_map(|ending| word.strip_suffix(ending));
        let at = std::iter::once(word)
            .chain(stems.filter(|stem| stem.len() >= 3))
            .find_map(|word| self.words.binary_search(&hash(word)).ok())?;
        self.vectors.get(at * self.width..(at + 1) * self.width)
    }
}

/// The words of a name: runs of letters or of digits, in lower case without accents; an "'s" is
/// left out.
pub(crate) fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let folded = name.chars().take(CHARS_MAX).nfkd().filter(|c| !is_combining_mark(*c));
    let mut letters = folded.flat_map(char::to_lowercase).take(2 * CHARS_MAX).peekable();
    while let Some(c) = letters.next() {
        if matches!(c, '\'' | '’' | '‘') {
            // "Boss's", "it's": the ending; "don't" goes on.
            if letters.next_if_eq(&'s').is_some()
                && letters.peek().is_some_and(char::is_ascii_alphabetic)
            {
                word.push('s');
            }
            continue;
        }
        let is_part = c.is_ascii_lowercase() || c.is_ascii_digit();
        let is_other = word.ends_with(|last: char| last.is_ascii_digit() != c.is_ascii_digit());
        if !word.is_empty() && (!is_part || is_other) {
            words.push(std::mem::take(&mut word));
        }
        match c {
            '&' => words.push("and".to_owned()),
            _ if is_part => word.push(c),
            _ => {}
        }
        if words.len() >= WORDS_MAX {
            return words;
        }
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}

fn dot(a: &[i16], b: &[i16]) -> i32 {
    a.iter().zip(b).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}

fn wide_dot(a: &[i16], b: &[i16]) -> i64 {
    a.iter().zip(b).map(|(a, b)| i64::from(*a) * i64::from(*b)).sum()
}

/// FNV-1a.
fn hash(word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Bytes from the front; numbers are little-endian.
struct EmbeddingReader(&'static [u8]);

impl EmbeddingReader {
    fn take(&mut self, length: usize) -> Option<&'static [u8]> {
        let (head, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(head)
    }

    fn number(&mut self) -> Option<usize> {
        let bytes = self.take(4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    }

    fn i16s(&mut self, count: usize) -> Option<Vec<i16>> {
        let pairs = self.take(2 * count)?.as_chunks().0;
        Some(pairs.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect())
    }

    fn i32s(&mut self, count: usize) -> Option<Vec<i32>> {
        let fours = self.take(4 * count)?.as_chunks().0;
        Some(fours.iter().map(|bytes| i32::from_le_bytes(*bytes)).collect())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn best(name: &str) -> &'static str {
        let scores = Embedding::embedded().scores(name).unwrap();
        let best = (0..).map(ConceptId).zip(scores).max_by_key(|(_, score)| *score).unwrap();
        &CONCEPTS.get(best.0).id
    }

    #[test]
    fn plain_and_odd_words_are_understood() {
        for (name, concept) in [
            ("Keeping the lights on", "electricity_gas"),
            ("Hired guns", "subcontractors"),
            ("Money we pay to people who work here", "wages"),
            ("The taxman's share of our profits", "corporation_tax"),
            ("Petrol for the van", "fuel"),
        ] {
            assert_eq!(best(name), concept, "{name}");
        }
    }

    #[test]
    fn words_are_runs_of_letters_without_the_genitive() {
        assert_eq!(
            words("The Boss's café & 2nd bar"),
            ["the", "boss", "cafe", "and", "2", "nd", "bar"]
        );
        assert_eq!(words("Directors' don’t"), ["directors", "dont"]);
    }

    #[test]
    fn a_name_of_unknown_words_has_no_score() {
        assert_eq!(Embedding::embedded().scores("Qzxv 漢字"), None);
        assert_eq!(Embedding::embedded().scores(""), None);
    }

    #[test]
    fn the_words_are_in_order_as_they_are_searched() {
        assert!(Embedding::embedded().words.is_sorted_by(|a, b| a < b));
    }

    proptest! {
        #[test]
        fn any_text_is_read_whatever_its_case(name in ".{0,300}") {
            let scores = Embedding::embedded().scores(&name);
            if name.is_ascii() {
                prop_assert_eq!(Embedding::embedded().scores(&name.to_uppercase()), scores);
            }
        }
    }
}
