//! The larger tables in the order in which they pack best, and back: the build script turns them one way, the program
//! the other. Nothing of them is lost.

/// Bytes of a model in front of its classes, and where their number stands in them.
const MODEL_HEAD: usize = 16;
const MODEL_CLASSES: usize = 10;

/// Bytes of the word vectors in front of the rest, and where their width and the number of words stand in them.
const WORDS_HEAD: usize = 32;
const WORDS_WIDTH: usize = 8;
const WORDS_COUNT: usize = 24;

/// Buckets that are turned together: a stretch of each class stays in the processor's memory meanwhile.
const BUCKETS_AT_ONCE: usize = 64;

/// A model to be packed, its weights class by class, since those of one are alike; or, where it `is_packed`, the model
/// again: bucket by bucket.
pub(crate) fn arranged_model(mut model: Vec<u8>, is_packed: bool) -> Vec<u8> {
    turn_weights(&mut model, |bucket, class, buckets, classes| {
        let (by_class, by_bucket) = (class * buckets + bucket, bucket * classes + class);
        if is_packed { (by_bucket, by_class) } else { (by_class, by_bucket) }
    });
    model
}

/// Moves each weight `to` a place `from` another.
fn turn_weights(model: &mut [u8], places: impl Fn(usize, usize, usize, usize) -> (usize, usize)) {
    let Some(start) = weights_start(model) else { return };
    let classes = usize::from(u16::from_le_bytes([model[MODEL_CLASSES], model[MODEL_CLASSES + 1]]));
    let was = model[start..].to_vec();
    let buckets = was.len().checked_div(classes).unwrap_or_default();
    let weights = &mut model[start..];
    for first in (0..buckets).step_by(BUCKETS_AT_ONCE) {
        for class in 0..classes {
            for bucket in first..buckets.min(first + BUCKETS_AT_ONCE) {
                let (to, from) = places(bucket, class, buckets, classes);
                weights[to] = was[from];
            }
        }
    }
}

/// Where the weights begin: behind each class's name and bias.
fn weights_start(model: &[u8]) -> Option<usize> {
    let number =
        |at: usize| Some(usize::from(u16::from_le_bytes([*model.get(at)?, *model.get(at + 1)?])));
    let mut at = MODEL_HEAD;
    for _ in 0..number(MODEL_CLASSES)? {
        at += 2 + number(at)? + 2;
    }
    (at <= model.len()).then_some(at)
}

/// Word vectors to be packed, with the hashes of the words, which are in order, as what each is more than the one before:
/// first the highest bytes of all, then the next; or, where they are `packed`, the vectors again.
pub(crate) fn arranged_vectors(mut vectors: Vec<u8>, is_packed: bool) -> Vec<u8> {
    let Some(hashes) = hashes_of(&mut vectors) else { return vectors };
    let (was, count) = (hashes.to_vec(), hashes.len() / 4);
    let mut before = 0_u32;
    for at in 0..count {
        let planes = [at, count + at, 2 * count + at, 3 * count + at];
        let bytes = [4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3];
        if is_packed {
            before = before.wrapping_add(u32::from_be_bytes(planes.map(|place| was[place])));
            hashes[4 * at..4 * at + 4].copy_from_slice(&before.to_le_bytes());
        } else {
            let hash = u32::from_le_bytes(bytes.map(|place| was[place]));
            for (place, byte) in planes.into_iter().zip(hash.wrapping_sub(before).to_be_bytes()) {
                hashes[place] = byte;
            }
            before = hash;
        }
    }
    vectors
}

/// The hashes: they stand in front of the vectors of the words, which are last.
fn hashes_of(vectors: &mut [u8]) -> Option<&mut [u8]> {
    let number = |at: usize| {
        let bytes = vectors.get(at..at + 4)?.try_into().ok()?;
        usize::try_from(u32::from_le_bytes(bytes)).ok()
    };
    let (width, words) = (number(WORDS_WIDTH)?, number(WORDS_COUNT)?);
    let end = vectors.len().checked_sub(words * width)?;
    let start = end.checked_sub(4 * words).filter(|start| *start >= WORDS_HEAD)?;
    vectors.get_mut(start..end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_arranged_to_be_packed_becomes_what_it_was() {
        let model = include_bytes!("data/model.bin").to_vec();
        let packed = arranged_model(model.clone(), false);
        assert_ne!(packed, model);
        assert_eq!(arranged_model(packed, true), model);
        let vectors = include_bytes!("data/embedding.bin").to_vec();
        let packed = arranged_vectors(vectors.clone(), false);
        assert_ne!(packed, vectors);
        assert_eq!(arranged_vectors(packed, true), vectors);
    }

    #[test]
    fn what_is_too_short_stays_as_it_is() {
        for bytes in [vec![], vec![9; 20], vec![255; 40]] {
            assert_eq!(arranged_model(bytes.clone(), false), bytes);
            assert_eq!(arranged_vectors(bytes.clone(), false), bytes);
        }
    }
}
