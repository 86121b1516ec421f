//! Evidence is counted in bits: one more doubles the odds.

/// Evidence is counted in this many parts of a bit.
pub(crate) const PARTS_PER_BIT: i32 = 256;

/// log2 in parts of a bit, from sums and products of IEEE doubles alone, so that every machine
/// gets the same figure: at most 0.01 bit from the curve. 0 and less count as the least there is.
pub(crate) fn log2_parts(value: f64) -> i32 {
    /// So that a line and a parabola meet the curve between two powers of two.
    const BEND: f64 = 0.344;
    let bits = value.max(f64::MIN_POSITIVE).to_bits();
    let whole = i32::try_from(bits >> 52).unwrap_or(0) - 1023;
    let above = f64::from_bits(bits & ((1 << 52) - 1) | (1023 << 52)) - 1.0;
    let fraction = above + BEND * above * (1.0 - above);
    whole * PARTS_PER_BIT + to_parts(fraction)
}

/// log2 of a whole number, in parts of a bit.
#[expect(clippy::cast_precision_loss, reason = "the places lost are beyond any part of a bit")]
pub(crate) fn log2_whole(value: u64) -> i32 {
    log2_parts(value.max(1) as f64)
}

#[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 1")]
fn to_parts(fraction: f64) -> i32 {
    (fraction * f64::from(PARTS_PER_BIT) + 0.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two_are_whole_bits_and_the_rest_lies_near_the_curve() {
        for whole in -20..=20 {
            assert_eq!(log2_parts(2_f64.powi(whole)), whole * PARTS_PER_BIT);
        }
        for value in [0.3, 0.7, 1.1, 1.5, 3.0, 1000.0, 123_456.0] {
            let bits = f64::from(log2_parts(value)) / f64::from(PARTS_PER_BIT);
            assert!((bits - value.log2()).abs() < 0.012, "{value}: {bits}");
        }
        assert!(log2_parts(0.0) < -1000 * PARTS_PER_BIT);
    }
}
