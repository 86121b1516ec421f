//! Whether the point of a file whose fields commas separate is a decimal mark at all.

use super::{AmountReader, DecimalMark};

/// Currencies whose unit has a thousand parts.
pub(super) const OF_THOUSANDTHS: [&str; 7] = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"];

/// What the amounts of a file show of their point: `1.500` may be a thousand and a half, or one and a
/// half, and as long as all with a point are written so nothing says which.
#[derive(Debug, Default)]
pub(super) struct Places {
    may_be_grouped: bool,
    /// An amount has a fraction that is no group of three digits.
    is_decimal: bool,
}

impl Places {
    pub(super) const fn new() -> Self {
        Self { may_be_grouped: false, is_decimal: false }
    }

    /// Takes note of an amount.
    pub(super) fn add(&mut self, integer: &str, fraction: &str) {
        let may_be_grouped =
            (1..=3).contains(&integer.len()) && fraction.len() == 3 && !integer.starts_with('0');
        self.may_be_grouped |= may_be_grouped;
        self.is_decimal |= !may_be_grouped && !fraction.is_empty();
    }

    /// Whether no amount so far has a point that can only be decimal.
    pub(super) const fn may_be_doubtful(&self) -> bool {
        !self.is_decimal
    }

    pub(super) const fn are_doubtful(&self) -> bool {
        self.may_be_grouped && !self.is_decimal
    }
}

/// Whether a cell is an amount of which a comma must be the decimal mark: `12.345,60`.
pub(in crate::input) fn has_comma(cell: &str) -> bool {
    let text = cell.trim();
    let reads = |mark| AmountReader::new(Some(mark), b',').read(text, &mut String::new()).is_ok();
    text.contains(',') && reads(DecimalMark::Comma) && !reads(DecimalMark::Point)
}
