//! Exact amounts between a file's digits and canonical ones.

use super::super::structured::canonical;
pub(super) use crate::number::DecimalMark;

/// Decimal places that are counted, and the most digits before the mark: a hundred million entries of
/// the largest amount still add up.
const PLACES: usize = 9;
const INTEGER_DIGITS_MAX: usize = 21;
const UNIT: i128 = 1_000_000_000;

/// A signed amount, exact to nine places.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ExactAmount {
    billionths: i128,
}

impl ExactAmount {
    pub(super) const ZERO: Self = Self { billionths: 0 };

    /// From ASCII digits on both sides of the mark, at least one in all.
    fn of_digits(integer: &str, fraction: &str) -> Option<Self> {
        let integer = integer.trim_start_matches('0');
        let all = integer.bytes().chain(fraction.bytes());
        if integer.len() > INTEGER_DIGITS_MAX || !all.clone().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        if fraction.len() > PLACES && fraction.bytes().skip(PLACES).any(|byte| byte != b'0') {
            return None;
        }
        let places = fraction.bytes().chain(std::iter::repeat(b'0')).take(PLACES);
        let billionths = integer
            .bytes()
            .chain(places)
            .fold(0_i128, |value, byte| value * 10 + i128::from(byte - b'0'));
        Some(Self { billionths })
    }

    /// Unsigned digits with at most one mark, which is one of `marks`: `12`, `12.5`, `12,` and `,5`.
    pub(super) fn unsigned(text: &str, marks: &[char]) -> Option<Self> {
        let (integer, fraction) = text.split_once(marks).unwrap_or((text, ""));
        if integer.is_empty() && fraction.is_empty() {
            return None;
        }
        Self::of_digits(integer, fraction)
    }

    /// Unsigned digits that count the smallest unit, of which there are ten to the power of `places` in
    /// one.
    pub(super) fn minor_units(text: &str, places: usize) -> Option<Self> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let padded;
        let text = if text.len() < places {
            padded = format!("{text:0>places$}");
            &padded
        } else {
            text
        };
        let (integer, fraction) = text.split_at_checked(text.len().checked_sub(places)?)?;
        Self::of_digits(integer, fraction)
    }

    /// An amount as people and programs write it, with this decimal mark: a sign before or behind it or
    /// brackets around it, and groups of thousands.
    pub(super) fn written(text: &str, mark: DecimalMark) -> Option<Self> {
        let (is_negative, digits) = split_sign(text.trim())?;
        let (decimal, group) = match mark {
            DecimalMark::Point => ('.', ','),
            DecimalMark::Comma => (',', '.'),
        };
        let (integer, fraction) = digits.split_once(decimal).unwrap_or((digits, ""));
        if integer.is_empty() && fraction.is_empty() {
            return None;
        }
        let grouped;
        let integer = if integer.bytes().all(|byte| byte.is_ascii_digit()) {
            integer
        } else {
            grouped = ungrouped(integer, group)?;
            &grouped
        };
        let size = Self::of_digits(integer, fraction)?;
        Some(if is_negative { size.negated() } else { size })
    }

    /// From a canonical amount.
    pub(super) fn of_canonical(number: &str) -> Option<Self> {
        match number.strip_prefix('-') {
            Some(size) => Self::unsigned(size, &['.']).map(Self::negated),
            None => Self::unsigned(number, &['.']),
        }
    }

    pub(super) const fn negated(self) -> Self {
        Self { billionths: -self.billionths }
    }

    pub(super) const fn is_negative(self) -> bool {
        self.billionths < 0
    }

    pub(super) const fn signed(self, is_negative: bool) -> Self {
        if is_negative { self.negated() } else { self }
    }

    pub(super) fn checked_add(self, other: Self) -> Option<Self> {
        self.billionths.checked_add(other.billionths).map(|billionths| Self { billionths })
    }

    /// Its digits before the decimal mark, for figures that count whole units.
    pub(super) fn whole(self) -> String {
        (self.billionths / UNIT).to_string()
    }

    /// The amount in its canonical form.
    pub(super) fn canonical(self) -> String {
        let size = self.billionths.unsigned_abs();
        let (integer, fraction) = (size / UNIT.unsigned_abs(), size % UNIT.unsigned_abs());
        let fraction = format!("{fraction:09}");
        canonical(self.is_negative(), &integer.to_string(), &fraction)
    }
}

/// The sign of an amount, and what is left without it.
fn split_sign(text: &str) -> Option<(bool, &str)> {
    const MINUS: [char; 3] = ['-', '\u{2212}', '\u{2013}'];
    if let Some(inner) = text.strip_prefix('(') {
        return Some((true, inner.strip_suffix(')')?.trim()));
    }
    if let Some(size) = text.strip_prefix(MINUS) {
        return Some((true, size.trim_start()));
    }
    if let Some(size) = text.strip_suffix(MINUS) {
        return Some((true, size.trim_end()));
    }
    Some((false, text.strip_prefix('+').unwrap_or(text).trim_start()))
}

/// The digits of `1.234.567`; nothing where the groups are not of three, or of two and a last of three
/// (`12,34,567`), or where their marks differ.
fn ungrouped(integer: &str, group: char) -> Option<String> {
    const GROUPS: [char; 5] = ['\'', '\u{2019}', ' ', '\u{a0}', '\u{202f}'];
    let mark = integer.chars().find(|char| !char.is_ascii_digit())?;
    if mark != group && !GROUPS.contains(&mark) {
        return None;
    }
    let (mut digits, mut sizes) = (String::with_capacity(integer.len()), (false, false));
    let (head, last) = integer.rsplit_once(mark)?;
    for (at, part) in head.split(mark).enumerate() {
        sizes = match part.len() {
            1 | 2 if at == 0 => sizes,
            2 => (true, sizes.1),
            3 => (sizes.0, true),
            _ => return None,
        };
        digits.push_str(part);
    }
    digits.push_str(last);
    (last.len() == 3 && sizes != (true, true)).then_some(digits)
}

/// What the amounts of a file say of their decimal mark.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct MarkUse {
    point: bool,
    comma: bool,
}

impl MarkUse {
    /// Takes an amount into account.
    pub(super) fn see(&mut self, text: &str) {
        let by_point = ExactAmount::written(text, DecimalMark::Point);
        let by_comma = ExactAmount::written(text, DecimalMark::Comma);
        match (by_point, by_comma) {
            (Some(_), None) => self.point = true,
            (None, Some(_)) => self.comma = true,
            _ => {}
        }
    }

    /// Reads an amount by the one mark that fits it, or by the one that fits the others.
    pub(super) fn read(self, text: &str) -> Result<ExactAmount, &'static str> {
        let by_point = ExactAmount::written(text, DecimalMark::Point);
        let by_comma = ExactAmount::written(text, DecimalMark::Comma);
        match (by_point, by_comma) {
            (Some(by_point), Some(by_comma)) if by_point == by_comma => Ok(by_point),
            (Some(by_point), Some(by_comma)) => match (self.point, self.comma) {
                (true, false) => Ok(by_point),
                (false, true) => Ok(by_comma),
                _ => Err("is a thousand or a one, and no other amount of the file says which"),
            },
            (Some(one), None) | (None, Some(one)) => Ok(one),
            (None, None) => Err("is not an amount"),
        }
    }
}

/// How many decimal places a currency has: ISO 4217, table A.1.
pub(super) fn places_of(currency: &str) -> usize {
    match currency {
        "BIF" | "CLP" | "DJF" | "GNF" | "ISK" | "JPY" | "KMF" | "KRW" | "PYG" | "RWF" | "UGX"
        | "VND" | "VUV" | "XAF" | "XOF" | "XPF" => 0,
        "BHD" | "IQD" | "JOD" | "KWD" | "LYD" | "OMR" | "TND" => 3,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn written(text: &str, mark: DecimalMark) -> Option<String> {
        ExactAmount::written(text, mark).map(ExactAmount::canonical)
    }

    #[test]
    fn amounts_are_read_as_people_write_them() {
        let by_point = |text| written(text, DecimalMark::Point).unwrap_or_default();
        let by_comma = |text| written(text, DecimalMark::Comma).unwrap_or_default();
        assert_eq!(by_point("1,234.50"), "1234.50");
        assert_eq!(by_point("-1,234,567.8"), "-1234567.80");
        assert_eq!(by_point("12,34,567.00"), "1234567.00");
        assert_eq!(by_point("(0.50)"), "-0.50");
        assert_eq!(by_point(".5-"), "-0.50");
        assert_eq!(by_point("- 12"), "-12.00");
        assert_eq!(by_point("-0.00"), "0.00");
        assert_eq!(by_comma("1.234,50"), "1234.50");
        assert_eq!(by_comma("1 234,5"), "1234.50");
        assert_eq!(by_comma("1'234,505"), "1234.505");
        assert_eq!(by_comma("+12,"), "12.00");
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in ["", "-", ".", "1,23.4", "1.2.3", "1,2345.00", "12a", "1e5", "--5", "(5", "٣"]
        {
            assert_eq!(written(text, DecimalMark::Point), None, "{text}");
        }
        assert_eq!(written("1.0000000001", DecimalMark::Point), None);
        assert_eq!(written(&"9".repeat(22), DecimalMark::Point), None);
    }

    #[test]
    fn a_thousand_or_a_one_is_settled_by_the_other_amounts_or_refused() {
        let mut marks = MarkUse::default();
        assert!(marks.read("1,234").is_err());
        marks.see("12,50");
        assert_eq!(marks.read("1,234").map(ExactAmount::canonical), Ok("1.234".to_owned()));
        let mut marks = MarkUse::default();
        marks.see("12.50");
        assert_eq!(marks.read("1,234").map(ExactAmount::canonical), Ok("1234.00".to_owned()));
        marks.see("12,50");
        assert!(marks.read("1,234").is_err());
        assert_eq!(marks.read("7,5").map(ExactAmount::canonical), Ok("7.50".to_owned()));
    }

    #[test]
    fn minor_units_have_the_places_of_their_currency() {
        let minor =
            |text, places| ExactAmount::minor_units(text, places).map(ExactAmount::canonical);
        assert_eq!(minor("1500000", places_of("USD")).as_deref(), Some("15000.00"));
        assert_eq!(minor("5", places_of("USD")).as_deref(), Some("0.05"));
        assert_eq!(minor("5", places_of("JPY")).as_deref(), Some("5.00"));
        assert_eq!(minor("1234", places_of("KWD")).as_deref(), Some("1.234"));
        assert_eq!(minor("", 2), None);
        assert_eq!(minor("1.5", 2), None);
    }

    proptest! {
        #[test]
        fn a_canonical_amount_comes_back_as_it_is(
            integer in 0_u64..1_000_000_000_000, fraction in 0_u32..1_000_000_000, minus: bool,
        ) {
            let number = canonical(minus, &integer.to_string(), &format!("{fraction:09}"));
            let figure = ExactAmount::of_canonical(&number).unwrap();
            prop_assert_eq!(figure.canonical(), number);
        }

        #[test]
        fn no_text_makes_an_amount_panic(text in ".{0,40}") {
            let mut marks = MarkUse::default();
            marks.see(&text);
            let _ = marks.read(&text);
            let _ = ExactAmount::unsigned(&text, &[',']);
            let _ = ExactAmount::minor_units(&text, 3);
        }
    }
}
