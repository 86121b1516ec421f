//! Amounts as banks, programs and people write them.

mod dust;

use self::dust::{DUST_PLACES_MIN, without_dust};
use super::currency::Currency;
use super::structured::canonical;
use super::words::{self, CellWord};

/// Which sign stands before the decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DecimalMark {
    /// `1234.50` and `1,234.50`.
    Point,
    /// `1234,50` and `1.234,50`.
    Comma,
}

/// Most digits of an amount in a file: far beyond any sum of money.
pub const DIGITS_MAX: usize = 40;

/// Longer texts are no amounts.
const BYTES_MAX: usize = 80;

impl std::str::FromStr for DecimalMark {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "." | "point" => Ok(Self::Point),
            "," | "comma" => Ok(Self::Comma),
            _ => Err("is neither . (or point) nor , (or comma)".to_owned()),
        }
    }
}

/// A cell of an amount in its parts, whichever decimal mark it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenNumber<'a> {
    /// It has a minus or stands in parentheses.
    pub is_negative: bool,
    /// It has a plus.
    pub has_plus: bool,
    /// Debit or credit before or behind it.
    pub word: Option<CellWord>,
    /// A currency before or behind it.
    pub currency: Option<Currency>,
    /// Digits, decimal mark and marks between groups.
    pub magnitude: &'a str,
}

/// Which decimal marks a magnitude can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PossibleMarks {
    /// It is a number with a decimal point.
    pub point: bool,
    /// It is a number with a decimal comma.
    pub comma: bool,
}

impl<'a> WrittenNumber<'a> {
    /// The parts of a cell; `None` where it is no amount by any decimal mark.
    #[must_use]
    pub fn parse(cell: &'a str) -> Option<Self> {
        let text = cell.trim();
        // A spreadsheet's way to keep a text a text.
        let text = text.strip_prefix('\'').unwrap_or(text);
        // `12,00 kr.`: the point is of the word.
        let text =
            text.strip_suffix('.').filter(|it| it.ends_with(char::is_alphabetic)).unwrap_or(text);
        if text.is_empty() || text.len() > BYTES_MAX || !text.bytes().any(|b| b.is_ascii_digit()) {
            return None;
        }
        let mut number = Self {
            is_negative: false,
            has_plus: false,
            word: None,
            currency: None,
            magnitude: text,
        };
        // Each turn takes one thing off, from either end; each kind may come once.
        let is_of_number = |c: char| c.is_ascii_digit() || is_mark(c) && !is_space(c);
        while !number.magnitude.starts_with(is_of_number)
            || !number.magnitude.ends_with(is_of_number)
        {
            number.strip()?;
            number.magnitude = number.magnitude.trim_matches(is_space);
        }
        let number = Self { magnitude: number.magnitude.trim_matches(is_space), ..number };
        let is_some = number.magnitude.bytes().any(|byte| byte.is_ascii_digit());
        // `-12.00 CR` says both.
        let is_contradicted =
            number.is_negative && matches!(number.word, Some(CellWord::Credit | CellWord::In));
        let is_some = is_some && !is_contradicted;
        (is_some && number.marks() != PossibleMarks { point: false, comma: false })
            .then_some(number)
    }

    /// Takes one sign, word or currency from the text.
    fn strip(&mut self) -> Option<()> {
        let text = self.magnitude.trim_matches(is_space);
        self.magnitude = text;
        let has_sign = self.is_negative || self.has_plus;
        if let Some(inner) = text.strip_prefix('(') {
            if has_sign {
                return None;
            }
            let inner = inner.strip_suffix(')')?;
            (self.is_negative, self.magnitude) = (true, inner);
            return Some(());
        }
        for minus in ['-', '\u{2212}', '\u{2013}'] {
            let rest = text.strip_prefix(minus).or_else(|| text.strip_suffix(minus));
            if let Some(rest) = rest {
                (self.is_negative, self.magnitude) = (true, rest);
                return (!has_sign).then_some(());
            }
        }
        if let Some(rest) = text.strip_prefix('+').or_else(|| text.strip_suffix('+')) {
            (self.has_plus, self.magnitude) = (true, rest);
            return (!has_sign).then_some(());
        }
        if let Some((rest, currency)) = Currency::before(text).or_else(|| Currency::behind(text)) {
            (self.magnitude, self.currency) =
                (rest, Some(currency).filter(|_| self.currency.is_none()));
            return self.currency.is_some().then_some(());
        }
        // `1.5k` is of thousands.
        let is_of_thousands =
            text.strip_suffix('k').is_some_and(|it| it.ends_with(|c: char| c.is_ascii_digit()));
        if is_of_thousands {
            return None;
        }
        if let Some((rest, word)) = split_word(text) {
            let is_first = self.word.is_none();
            (self.magnitude, self.word) = (rest, Some(word));
            return is_first.then_some(());
        }
        let (rest, currency) = split_currency_name(text)?;
        self.magnitude = rest;
        let is_first = self.currency.is_none();
        self.currency = Some(currency);
        is_first.then_some(())
    }

    /// Which decimal marks it can have.
    #[must_use]
    pub fn marks(&self) -> PossibleMarks {
        PossibleMarks {
            point: parts(self.magnitude, '.').is_some(),
            comma: parts(self.magnitude, ',').is_some(),
        }
    }

    /// Whether both decimal marks fit and give different amounts: `1,234`.
    #[must_use]
    pub fn is_ambiguous(&self) -> bool {
        let marks = self.marks();
        marks.point && marks.comma && self.magnitude.contains(['.', ','])
    }

    /// The canonical magnitude by this decimal mark: digits, a point, two places or more.
    #[must_use]
    pub fn magnitude_by(&self, mark: DecimalMark) -> Option<String> {
        let (integer, fraction) = parts(self.magnitude, mark.as_char())?;
        let (integer, fraction) = without_dust(integer, fraction);
        (integer.len() + fraction.len() <= DIGITS_MAX)
            .then(|| canonical(false, &integer, &fraction))
    }

    /// The amount in millionths by this decimal mark, without its sign; `None` where it has more
    /// digits than that holds.
    #[must_use]
    pub fn micros_by(&self, mark: DecimalMark) -> Option<i128> {
        let (integer, fraction) = parts(self.magnitude, mark.as_char())?;
        let (integer, fraction) = without_dust(integer, fraction);
        let fraction = fraction.trim_end_matches('0');
        if integer.len() > 24 || fraction.len() > 6 {
            return None;
        }
        let whole: i128 = if integer.is_empty() { 0 } else { integer.parse().ok()? };
        let places: i128 = if fraction.is_empty() { 0 } else { fraction.parse().ok()? };
        let scale = 10_i128.pow(u32::try_from(6 - fraction.len()).ok()?);
        Some(whole * 1_000_000 + places * scale)
    }
}

impl DecimalMark {
    /// The sign itself.
    #[must_use]
    pub const fn as_char(self) -> char {
        match self {
            Self::Point => '.',
            Self::Comma => ',',
        }
    }
}

/// Reads a plain amount (`-1234.50`) into canonical form without looking further; `None` where it is
/// written in another way.
#[must_use]
pub fn plain_amount(cell: &str, number: &mut String) -> Option<()> {
    let (is_negative, digits) = match cell.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, cell),
    };
    let (integer, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let is_plain = !integer.is_empty()
        && integer.len() + fraction.len() <= DIGITS_MAX
        && integer.bytes().all(|byte| byte.is_ascii_digit())
        && fraction.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain || (fraction.is_empty() && digits.len() != integer.len()) {
        return None;
    }
    if fraction.len() < DUST_PLACES_MIN {
        write_canonical(is_negative, integer, fraction, number);
    } else {
        let (integer, fraction) = without_dust(integer.to_owned(), fraction);
        write_canonical(is_negative, &integer, &fraction, number);
    }
    Some(())
}

/// As [`canonical`], into a text that is used again.
pub(super) fn write_canonical(
    is_negative: bool,
    integer: &str,
    fraction: &str,
    number: &mut String,
) {
    let integer = integer.trim_start_matches('0');
    let fraction = fraction.trim_end_matches('0');
    number.clear();
    if is_negative && !(integer.is_empty() && fraction.is_empty()) {
        number.push('-');
    }
    number.push_str(if integer.is_empty() { "0" } else { integer });
    number.push('.');
    number.push_str(fraction);
    for _ in fraction.len()..2 {
        number.push('0');
    }
}

/// The digits before and behind the decimal mark, marks between groups of three taken out; `None` where it
/// is no number so.
fn parts(magnitude: &str, point: char) -> Option<(String, &str)> {
    let (integer, fraction) = magnitude.split_once(point).unwrap_or((magnitude, ""));
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let integer = ungrouped(integer, point)?;
    let is_number = integer.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && integer.len() + fraction.len() > 0).then_some((integer, fraction))
}

/// The digits without the marks between groups of three; `None` where a mark stands elsewhere.
fn ungrouped(integer: &str, point: char) -> Option<String> {
    let is_group_mark = |c: char| is_mark(c) && c != point;
    let Some(mark) = integer.chars().find(|c| is_group_mark(*c)) else {
        return Some(integer.to_owned());
    };
    let groups: Vec<&str> = integer.split(mark).collect();
    let is_first = (1..=3).contains(&groups[0].len()) && !groups[0].starts_with('0');
    let is_in_threes = groups[1..].iter().all(|group| group.len() == 3);
    (is_first && (is_in_threes || (mark == ',' && is_indian(&groups)))).then(|| groups.concat())
}

/// `12,34,567`: lakhs and crores, groups of two before the last one of three.
fn is_indian(groups: &[&str]) -> bool {
    let lengths: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    matches!(lengths[..], [1 | 2, ref pairs @ .., 3] if !pairs.is_empty() && pairs.iter().all(|pair| *pair == 2))
}

/// A decimal mark, or one between groups.
fn is_mark(c: char) -> bool {
    matches!(c, '.' | ',' | '\'' | '\u{2019}') || (is_space(c))
}

const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}')
}

/// `12.50 CR` and `DR 12.50`: the amount, and what is said beside it.
fn split_word(text: &str) -> Option<(&str, CellWord)> {
    let is_letter = |c: char| c.is_alphabetic() || c == '.';
    let behind = text.trim_end_matches(is_letter);
    // `1.5k` is a thousand and a half.
    let is_of_thousands = behind.ends_with(|c: char| c.is_ascii_digit())
        && text.len() == behind.len() + 1
        && text.ends_with(['k', 'K']);
    if behind.len() < text.len()
        && !is_of_thousands
        && let Some(word) = word_of(text.get(behind.len()..)?)
    {
        return Some((behind, word));
    }
    let before = text.trim_start_matches(is_letter);
    let word = word_of(text.get(..text.len() - before.len())?)?;
    Some((before, word))
}

/// `12,50 zł` and `kr 12,50`.
fn split_currency_name(text: &str) -> Option<(&str, Currency)> {
    let is_letter = |c: char| c.is_alphabetic() || matches!(c, '.' | '$');
    let behind = text.trim_end_matches(is_letter);
    if behind.len() < text.len()
        && let Some(currency) = Currency::beside(text.get(behind.len()..)?.trim_end_matches('.'))
    {
        return Some((behind, currency));
    }
    let before = text.trim_start_matches(is_letter);
    let currency = Currency::beside(text.get(..text.len() - before.len())?)?;
    Some((before, currency))
}

fn word_of(text: &str) -> Option<CellWord> {
    // Overdrawn.
    if text.trim_matches('.').eq_ignore_ascii_case("od") {
        return Some(CellWord::Debit);
    }
    words::direction(text).filter(|_| text.chars().any(char::is_alphabetic))
}

/// Longer texts are no amounts that were spoilt.
const SPOILT_MAX: usize = 14;

/// Whether a text that is no number was one: it begins like one and has no space, or is what a spreadsheet shows of a
/// formula that failed (`-12.l0`, `4O.00`, `#REF!`).
#[must_use]
pub fn is_spoilt(text: &str) -> bool {
    let text = text.trim();
    let is_failed = text.starts_with('#') && text.ends_with(['!', '?', 'A']);
    let figure = text.trim_start_matches(['-', '+', '(', '\u{2212}', '\u{a3}', '\u{20ac}', '$']);
    let is_like_one = figure.starts_with(|c: char| c.is_ascii_digit())
        && text.contains(['.', ','])
        && !text.contains([' ', '/', ':']);
    text.len() <= SPOILT_MAX && (is_failed || is_like_one) && WrittenNumber::parse(text).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_point(cell: &str) -> Option<(bool, String)> {
        let number = WrittenNumber::parse(cell)?;
        Some((number.is_negative, number.magnitude_by(DecimalMark::Point)?))
    }

    #[test]
    fn signs_stand_before_behind_or_around() {
        for cell in [
            "-12.50",
            "12.50-",
            "(12.50)",
            "-£12.50",
            "£-12.50",
            "(£12.50)",
            "\u{2212}12.50",
            "- 12.50",
            "-12.50 EUR",
            "'-12.50",
        ] {
            assert_eq!(by_point(cell), Some((true, "12.50".to_owned())), "{cell}");
        }
        for cell in ["12.50", "+12.50", "£12.50", "12.5", "GBP 12.50", "$12.50", "12.50 kr"] {
            assert_eq!(by_point(cell), Some((false, "12.50".to_owned())), "{cell}");
        }
        for cell in [
            "--12.50",
            "(-12.50)",
            "12.50-+",
            "12.50 xyz",
            "",
            "CR",
            "1.2.3",
            "12-50",
            "1e5",
            "12.50 £ €",
        ] {
            assert_eq!(by_point(cell), None, "{cell}");
        }
    }

    #[test]
    fn debit_and_credit_stand_beside_amounts() {
        let word = |cell: &str| WrittenNumber::parse(cell).and_then(|number| number.word);
        assert_eq!(word("12.50 CR"), Some(CellWord::Credit));
        assert_eq!(word("£12.50DR"), Some(CellWord::Debit));
        assert_eq!(word("12,50 S"), Some(CellWord::Debit));
        assert_eq!(word("Dr 12.50"), Some(CellWord::Debit));
        assert_eq!(word("12.50"), None);
    }

    #[test]
    fn the_decimal_mark_is_the_one_that_fits() {
        let marks = |cell: &str| {
            let marks = WrittenNumber::parse(cell).unwrap().marks();
            (marks.point, marks.comma)
        };
        assert_eq!(marks("1,234.50"), (true, false));
        assert_eq!(marks("1.234,50"), (false, true));
        assert_eq!(marks("1 234,50"), (false, true));
        assert_eq!(marks("1'234.50"), (true, false));
        assert_eq!(marks("1,234"), (true, true));
        assert_eq!(marks("12,50"), (false, true));
        assert_eq!(marks("12.5"), (true, false));
        assert_eq!(marks("1234"), (true, true));
        assert_eq!(marks("12,34,567.00"), (true, false));
        assert!(WrittenNumber::parse("1,234").unwrap().is_ambiguous());
        assert!(!WrittenNumber::parse("1234").unwrap().is_ambiguous());
    }

    #[test]
    fn millionths_hold_what_the_text_says() {
        let micros = |cell: &str| WrittenNumber::parse(cell).unwrap().micros_by(DecimalMark::Point);
        assert_eq!(micros("1,234.5"), Some(1_234_500_000));
        assert_eq!(micros("0.000001"), Some(1));
        assert_eq!(micros("0.0000001"), None);
    }

    #[test]
    fn a_plain_amount_takes_the_short_way_to_the_same_text() {
        for cell in ["-1234.5", "12", "0.10", "-0", "007.5"] {
            let mut short = String::new();
            plain_amount(cell, &mut short).unwrap();
            let number = WrittenNumber::parse(cell).unwrap();
            let mut long = number.magnitude_by(DecimalMark::Point).unwrap();
            if number.is_negative && long.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
                long.insert(0, '-');
            }
            assert_eq!(short, long, "{cell}");
        }
    }
}
