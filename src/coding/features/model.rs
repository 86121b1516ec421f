//! A learnt linear model: pieces of words, hashed, point to concepts.
//!
//! A description is taken apart into features: every run of three to five bytes of each word with
//! its two edges, every word, and every two neighbouring words. Each is hashed to a bucket, and a
//! bucket has one weight of a byte for each class. The classes are the concepts and one more, the
//! *background*: texts that do not tell what was bought, such as names of people.

use std::sync::LazyLock;

use crate::arrange::arranged_model;
use crate::concept::{CONCEPTS, ConceptId};
use crate::normalise::NormalisedText;
use tieout::packed::unpacked;

/// What every model begins with; the last digit is the version.
const MAGIC: &[u8; 8] = b"TIEMODL1";
/// What data calls the class of texts that tell nothing.
const BACKGROUND: &str = "background";
/// Most features of one transaction; the rest of a long text adds nothing.
pub(crate) const FEATURES_MAX: usize = 160;
/// Shortest and longest run of bytes within a word.
const RUN: std::ops::RangeInclusive<usize> = 3..=5;

/// The learnt weights.
#[derive(Debug, Clone)]
pub struct Model {
    /// The concept of each class; none for the background.
    classes: Vec<Option<ConceptId>>,
    buckets_log2: u32,
    /// Parts of a bit in one unit of weight, times 65,536.
    unit: i64,
    biases: Vec<i32>,
    /// Buckets by classes, each a signed byte.
    weights: Vec<u8>,
}

/// The bytes are no model.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a model of this version")]
pub struct ModelError;

/// What the model says about one transaction, in parts of a bit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ModelScores {
    /// Of each concept, by [`ConceptId`]. One that the model does not know has [`UNKNOWN`].
    pub(crate) concepts: Vec<i32>,
    /// Of the class that tells nothing.
    pub(crate) background: i32,
}

/// The score of a concept that the model was not trained on.
pub(crate) const UNKNOWN: i32 = -12 * crate::evidence::PARTS_PER_BIT;

impl Model {
    /// The model in this program.
    #[must_use]
    #[expect(clippy::expect_used, reason = "embedded, and read by every test")]
    pub fn embedded() -> &'static Self {
        static EMBEDDED: LazyLock<Model> = LazyLock::new(|| {
            let bytes = unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/model.bin.gz")));
            Model::read(&arranged_model(bytes, true)).expect("the model is well-formed")
        });
        &EMBEDDED
    }

    /// Reads a model that `benches/coding/train.py` wrote: for measuring one that has not seen
    /// what it is measured on.
    ///
    /// # Errors
    /// [`ModelError`] for anything else.
    pub fn read(bytes: &[u8]) -> Result<Self, ModelError> {
        let mut reader = ModelReader(bytes);
        if reader.take(MAGIC.len())? != MAGIC {
            return Err(ModelError);
        }
        let buckets_log2 = u32::from(reader.u16()?);
        let count = usize::from(reader.u16()?);
        let unit = i64::from(reader.u32()?);
        let mut classes = Vec::with_capacity(count);
        let mut biases = Vec::with_capacity(count);
        for _ in 0..count {
            let length = usize::from(reader.u16()?);
            let id = std::str::from_utf8(reader.take(length)?).map_err(|_| ModelError)?;
            if id != BACKGROUND && CONCEPTS.named(id).is_none() {
                return Err(ModelError);
            }
            classes.push(CONCEPTS.named(id));
            let bias = reader.take(2)?;
            biases.push(i32::from(i16::from_le_bytes([bias[0], bias[1]])));
        }
        let start = bytes.len() - reader.0.len();
        if buckets_log2 > 20 || bytes.len() - start != count << buckets_log2 {
            return Err(ModelError);
        }
        let weights = bytes[start..].to_vec();
        Ok(Self { classes, buckets_log2, unit, biases, weights })
    }

    /// A model that knows nothing: what the engine is without one.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            classes: Vec::new(),
            buckets_log2: 0,
            unit: 0,
            biases: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Log-odds of every concept and of the background. A text without a feature is background.
    pub(crate) fn scores(&self, features: &[u32]) -> ModelScores {
        let mut sums = vec![0_i16; self.classes.len()];
        for feature in features.iter().take(FEATURES_MAX) {
            self.add(*feature, &mut sums);
        }
        let mut scores = ModelScores { concepts: vec![UNKNOWN; CONCEPTS.len()], background: 0 };
        let unit = self.unit * i64::from(SHARE[features.len().min(FEATURES_MAX)]);
        for ((class, sum), bias) in self.classes.iter().zip(sums).zip(&self.biases) {
            let score = ((i64::from(sum) * unit) >> 32) as i32 + bias;
            match class {
                Some(concept) => scores.concepts[usize::from(concept.0)] = score,
                None => scores.background = score,
            }
        }
        scores
    }

    /// Adds the weights of one bucket. Two bytes hold the sums of so few features, and a machine
    /// adds more of them at a time than of four.
    fn add(&self, feature: u32, sums: &mut [i16]) {
        let bucket = (feature >> (u32::BITS - self.buckets_log2.max(1))) as usize;
        let start = bucket * sums.len();
        let Some(row) = self.weights.get(start..start + sums.len()) else { return };
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += i16::from(weight.cast_signed());
        }
    }
}

/// What one feature of so many counts: 65,536 over the square root of their number.
static SHARE: LazyLock<[u32; FEATURES_MAX + 1]> = LazyLock::new(|| {
    let mut share = [0; FEATURES_MAX + 1];
    for (number, share) in (0_u64..).zip(&mut share).skip(1) {
        let exact = ((1_u64 << 48) / number).isqrt() >> 8;
        *share = u32::try_from(exact).unwrap_or(u32::MAX);
    }
    share
});

/// Takes a cleaned description apart. Each feature is a hash; the bucket is its upper bits.
pub(crate) fn features(cleaned: &NormalisedText, into: &mut Vec<u32>) {
    into.clear();
    let mut before = None;
    for word in cleaned.words.iter().map(String::as_bytes) {
        into.push(finish(hash(hash(BASIS, b"="), word)));
        runs(word, into);
        if let Some(before) = before {
            into.push(finish(hash(hash(hash(BASIS, before), b" "), word)));
        }
        before = Some(word);
        if into.len() >= FEATURES_MAX {
            break;
        }
    }
    into.truncate(FEATURES_MAX);
}

// So many weights of a byte each have a sum of two bytes.
const _: () = assert!(FEATURES_MAX * 128 <= 32_767);

/// Every run of three to five bytes of a word with a mark at each end.
fn runs(word: &[u8], into: &mut Vec<u32>) {
    let at = |place: usize| match place {
        0 => b'^',
        place if place > word.len() => b'$',
        place => word[place - 1],
    };
    let length = (word.len() + 2).min(FEATURES_MAX);
    for start in 0..length {
        let mut run = BASIS;
        for (count, place) in (1..).zip(start..length.min(start + RUN.end())) {
            run = hash(run, &[at(place)]);
            if RUN.contains(&count) {
                into.push(finish(run));
            }
        }
    }
}

const BASIS: u32 = 0x811c_9dc5;

/// FNV-1a.
fn hash(from: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(from, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Spreads what FNV leaves in the lower bits over the upper ones.
const fn finish(hash: u32) -> u32 {
    (hash ^ (hash >> 15)).wrapping_mul(0x9e37_79b1)
}

/// Bytes from the front.
struct ModelReader<'a>(&'a [u8]);

impl<'a> ModelReader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], ModelError> {
        let (head, rest) = self.0.split_at_checked(length).ok_or(ModelError)?;
        self.0 = rest;
        Ok(head)
    }

    fn u16(&mut self) -> Result<u16, ModelError> {
        let bytes = self.take(2)?;
        Ok(u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn u32(&mut self) -> Result<u32, ModelError> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }
}
