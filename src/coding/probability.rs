//! Probabilities without floating point.

use std::sync::LazyLock;

use super::evidence::PARTS_PER_BIT;

/// A probability of one.
pub(super) const ONE: i64 = 1 << 20;

/// [`ONE`] over two to the power of so many parts of a bit; nothing from twenty bits on.
pub(super) fn power_of_two(parts_below: i32) -> i64 {
    let whole = parts_below / PARTS_PER_BIT;
    let rest = parts_below % PARTS_PER_BIT;
    #[expect(clippy::cast_sign_loss, reason = "a remainder of what is not negative")]
    let part = FRACTIONS[rest.max(0) as usize];
    if whole < 20 { part >> whole } else { 0 }
}

/// [`ONE`] over two to the power of 0/256 to 255/256. Found by taking roots: no machine's own `exp`.
static FRACTIONS: LazyLock<[i64; PARTS_PER_BIT as usize]> = LazyLock::new(|| {
    const WHOLE: u128 = 1 << 60;
    let mut step = WHOLE / 2;
    for _ in 0..PARTS_PER_BIT.ilog2() {
        step = (step * WHOLE).isqrt();
    }
    let mut fractions = [0; PARTS_PER_BIT as usize];
    let mut power = WHOLE;
    for fraction in &mut fractions {
        *fraction = i64::try_from(power >> 40).unwrap_or(ONE);
        power = power * step / WHOLE;
    }
    fractions
});
