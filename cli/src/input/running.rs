//! Whether a column runs on as a balance does: from row to row it moves by the amount.

use super::DecimalMark;
use super::amounts::AmountReader;

/// Decimal places to which amounts are added up; a balance or a total has no more.
const PLACES: usize = 6;

/// A column held against the amounts, row by row.
#[derive(Debug)]
pub(super) struct Running {
    /// Whichever way it moves.
    is_of_sizes: bool,
    /// The amount and the balance of the row before.
    before: Option<(i128, i128)>,
    moves: usize,
    /// Each move so far is the amount of the row it leads to.
    is_onward: bool,
    /// Each is the amount of the row it comes from, as where the newest stands first.
    is_backward: bool,
}

impl Running {
    /// One that moves as the signs of the amounts say.
    pub(super) const fn by_signs() -> Self {
        let (before, moves) = (None, 0);
        Self { is_of_sizes: false, before, moves, is_onward: true, is_backward: true }
    }

    /// One that moves by the amounts, up or down: they may have their signs from elsewhere.
    pub(super) const fn by_sizes() -> Self {
        Self { is_of_sizes: true, ..Self::by_signs() }
    }

    /// Takes note of a row, in millionths; none is what cannot be read.
    pub(super) fn add(&mut self, amount: Option<i128>, balance: Option<i128>) {
        let Some((amount, balance)) = amount.zip(balance) else {
            (self.is_onward, self.is_backward) = (false, false);
            return;
        };
        if let Some((amount_before, before)) = self.before {
            let moved = balance.checked_sub(before);
            let is_by = |amount: i128, moved: Option<i128>| match moved {
                Some(moved) if self.is_of_sizes => moved.unsigned_abs() == amount.unsigned_abs(),
                moved => moved == Some(amount),
            };
            self.is_onward &= is_by(amount, moved);
            self.is_backward &= is_by(amount_before, moved.and_then(i128::checked_neg));
            self.moves += usize::from(moved != Some(0));
        }
        self.before = Some((amount, balance));
    }

    /// Whether it may be one still.
    pub(super) const fn is_possible(&self) -> bool {
        self.is_onward || self.is_backward
    }

    /// Whether it does, as far as there are rows; one row alone shows nothing.
    pub(super) const fn is_shown(&self) -> bool {
        self.moves > 0 && self.is_possible()
    }
}

/// A balance in millionths, as the amounts of the file are written, or with marks that can be meant in
/// one way only; none where it cannot be read.
pub(super) fn balance_of(cell: &str, mark: Option<DecimalMark>, delimiter: u8) -> Option<i128> {
    let read = |mark| {
        let mut number = String::new();
        AmountReader::new(mark, delimiter).read(cell, &mut number).ok()?;
        millionths(&number)
    };
    if mark.is_some() {
        return read(mark);
    }
    read(None).or_else(|| {
        let [point, comma] = [DecimalMark::Point, DecimalMark::Comma].map(|mark| read(Some(mark)));
        if comma.is_none() { point } else { comma.filter(|_| point.is_none()) }
    })
}

/// An amount, canonical, in millionths; none where it has more places, or is too large.
pub(super) fn millionths(number: &str) -> Option<i128> {
    let (integer, fraction) = number.split_once('.')?;
    if fraction.len() > PLACES {
        return None;
    }
    let unit = |places: usize| (0..places).fold(1_i128, |unit, _| unit * 10);
    let parts = integer.trim_start_matches('-').parse::<i128>().ok()?;
    let fraction = fraction.parse::<i128>().ok()?.checked_mul(unit(PLACES - fraction.len()))?;
    let size = parts.checked_mul(unit(PLACES))?.checked_add(fraction)?;
    Some(if number.starts_with('-') { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_shown(mut running: Running, rows: &[(&str, &str)]) -> bool {
        for (amount, balance) in rows {
            running.add(millionths(amount), millionths(balance));
        }
        running.is_shown()
    }

    #[test]
    fn a_balance_moves_by_the_amount_of_each_row_in_either_order() {
        let down = [("-5.00", "95.00"), ("20.00", "115.00"), ("0.00", "115.00")];
        let up = [("20.00", "115.00"), ("-5.00", "95.00"), ("1.50", "100.00")];
        for rows in [down, up] {
            assert!(is_shown(Running::by_signs(), &rows), "{rows:?}");
        }
        let unsigned = [("5.00", "95.00"), ("20.00", "115.00"), ("15.00", "100.00")];
        assert!(is_shown(Running::by_sizes(), &unsigned));
        assert!(!is_shown(Running::by_signs(), &unsigned));
    }

    #[test]
    fn a_balance_is_read_with_the_marks_that_it_shows() {
        let of = |cell| balance_of(cell, None, b',');
        assert_eq!(of("1,900.00"), millionths("1900.00"));
        assert_eq!(of("-1.900,50"), millionths("-1900.50"));
        assert_eq!(of("900.00"), millionths("900.00"));
        for cell in ["1,900", "", "x", "1,90.00"] {
            assert_eq!(of(cell), None, "{cell}");
        }
        assert_eq!(balance_of("1,900.00", Some(DecimalMark::Comma), b','), None);
    }

    #[test]
    fn what_moves_otherwise_or_not_at_all_is_no_balance() {
        for rows in [
            &[("-5.00", "95.00")][..],
            &[("-10.00", "-12.00"), ("20.00", "24.00")],
            &[("0.00", "95.00"), ("0.00", "95.00")],
            &[("5.00", "95.00"), ("1.00", "x"), ("1.00", "96.00")],
        ] {
            assert!(!is_shown(Running::by_sizes(), rows), "{rows:?}");
        }
    }
}
