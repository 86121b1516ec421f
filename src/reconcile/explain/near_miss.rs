//! Unmatched rows of the other side that are not quite what a row would pair with.

use super::explainer::Explainer;
use crate::outcome::MatchOutcome;
use crate::side_name::{RowRef, SideName};
use tieout::amount::WrittenAmount;
use tieout::sort::CompactSort as _;

/// As many are named.
const NEAR_MISSES_MAX: usize = 3;

/// An unmatched row of the other side, within the window, that a slip would explain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NearMiss {
    /// What the slip would be.
    pub kind: NearMissKind,
    /// Index of the row of the other side.
    pub row: u32,
    /// Book date minus bank date.
    pub lag_days: i32,
}

/// Slips that are seen at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NearMissKind {
    /// The same amount with the other sign.
    SignTurned,
    /// Two neighbouring digits of the amount changed places: 54.90 and 45.90.
    DigitsTransposed,
}

impl NearMissKind {
    /// Of two amounts in cents.
    fn between(one: i64, other: i64) -> Option<Self> {
        if one != 0 && one.checked_neg() == Some(other) {
            return Some(Self::SignTurned);
        }
        (one.signum() == other.signum() && is_transposed(one, other))
            .then_some(Self::DigitsTransposed)
    }
}

fn is_transposed(one: i64, other: i64) -> bool {
    let (one, other) = (one.unsigned_abs().to_string(), other.unsigned_abs().to_string());
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let differ: Vec<usize> = if one.len() == other.len() {
        (0..one.len()).filter(|at| one[*at] != other[*at]).collect()
    } else {
        Vec::new()
    };
    match differ[..] {
        [first, second] => {
            second == first + 1 && one[first] == other[second] && one[second] == other[first]
        }
        _ => false,
    }
}

/// The nearest in days first, at most [`NEAR_MISSES_MAX`].
pub(super) fn near_misses(
    explainer: &Explainer<'_>,
    outcome: &MatchOutcome,
    of: RowRef,
) -> Vec<NearMiss> {
    let open = match of.side {
        SideName::Bank => &outcome.remove_from_books,
        SideName::Book => &outcome.missing_from_books,
    };
    let WrittenAmount::Short(own) = explainer.rows(of.side).amount(of.row) else {
        return Vec::new();
    };
    let others = explainer.rows(of.side.other());
    let day = explainer.point(of.side, of.row).day;
    let mut found: Vec<NearMiss> = Vec::new();
    for row in open {
        let WrittenAmount::Short(amount) = others.amount(*row) else { continue };
        let Some(kind) = NearMissKind::between(own.cents, amount.cents) else { continue };
        let days = others.date(*row).day_number() - day;
        if days.abs() <= explainer.window_days() {
            let lag_days = if of.side == SideName::Bank { days } else { -days };
            found.push(NearMiss { kind, row: *row, lag_days });
        }
    }
    found.compact_sort_by_key(|near| (near.lag_days.abs(), near.kind, near.row));
    found.truncate(NEAR_MISSES_MAX);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_sign_and_transposed_digits_are_near_misses_and_nothing_else_is() {
        let between = NearMissKind::between;
        assert_eq!(between(5490, -5490), Some(NearMissKind::SignTurned));
        assert_eq!(between(-5490, -4590), Some(NearMissKind::DigitsTransposed));
        assert_eq!(between(1002, 1020), Some(NearMissKind::DigitsTransposed));
        for (one, other) in
            [(5490, 5490), (0, 0), (5490, -4590), (549, 5490), (1234, 4321), (1234, 1432), (12, 34)]
        {
            assert_eq!(between(one, other), None, "{one} {other}");
        }
        assert_eq!(between(i64::MIN, i64::MAX), None);
    }
}
