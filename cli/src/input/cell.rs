//! Cells of a file as values: dates in a stated form, amounts as people and banks write them.

use std::str::FromStr;

use chrono::format::{Item, Parsed, StrftimeItems, parse};
use tieout::date::{Date, DateError};

use super::problem::CellFault;

/// Most digits of an amount in a file: far beyond any sum of money.
const AMOUNT_DIGITS_MAX: usize = 40;

/// How dates are written.
#[derive(Debug, Clone)]
pub(crate) enum DateFormat {
    /// `YYYY-MM-DD`, as the API takes them.
    Iso,
    /// A strftime pattern.
    Pattern(Vec<Item<'static>>),
}

impl FromStr for DateFormat {
    type Err = String;

    /// Takes a strftime pattern such as `%d/%m/%Y` that names day, month and year.
    fn from_str(pattern: &str) -> Result<Self, Self::Err> {
        let items = StrftimeItems::new(pattern)
            .parse_to_owned()
            .map_err(|_| "is not a date pattern such as %d/%m/%Y".to_owned())?;
        let format = Self::Pattern(items);
        // 2001-02-03 written and read again shows whether the pattern names day, month and year.
        let sample = chrono::NaiveDate::from_ymd_opt(2001, 2, 3).unwrap_or_default();
        let noon = sample.and_hms_opt(12, 0, 0).unwrap_or_default().and_utc();
        let mut written = String::new();
        let is_whole =
            std::fmt::Write::write_fmt(&mut written, format_args!("{}", noon.format(pattern)))
                .is_ok()
                && format.read(&written).is_ok_and(|day| day.to_string() == "2001-02-03");
        if is_whole { Ok(format) } else { Err("does not name a day, a month and a year".into()) }
    }
}

impl DateFormat {
    /// Reads a date cell, spaces around it aside.
    pub(crate) fn read(&self, cell: &str) -> Result<Date, CellFault> {
        let text = cell.trim_matches(' ');
        match self {
            _ if text.is_empty() => Err(CellFault::new("is empty where a date belongs")),
            Self::Iso => Date::parse_iso(text).map_err(|error| match error {
                DateError::NoSuchDay => CellFault::new("is not a day of the calendar"),
                DateError::NotIso => with_format_hint(text),
            }),
            Self::Pattern(items) => {
                let mut parsed = Parsed::new();
                let day = match parse(&mut parsed, text, items.iter()) {
                    // chrono would take "+2025" and inner spaces for some patterns.
                    Ok(()) if !text.starts_with('+') => parsed.to_naive_date().ok(),
                    _ => None,
                };
                let day = day.and_then(|day| Date::from_naive(day).ok());
                day.ok_or_else(|| {
                    CellFault::new("is not a date in the form given by --date-format")
                })
            }
        }
    }
}

fn with_format_hint(text: &str) -> CellFault {
    let fault = CellFault::new("is not a date in the form YYYY-MM-DD");
    let shape: String = text.chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
    let hint = match shape.as_str() {
        "99/99/9999" | "9/9/9999" | "9/99/9999" | "99/9/9999" => {
            "try --date-format %d/%m/%Y (or %m/%d/%Y where the month comes first)"
        }
        "99-99-9999" => "try --date-format %d-%m-%Y",
        "99.99.9999" | "9.9.9999" => "try --date-format %d.%m.%Y",
        "99/99/99" => "try --date-format %d/%m/%y (or %m/%d/%y where the month comes first)",
        "99999999" => "try --date-format %Y%m%d",
        "9999/99/99" => "try --date-format %Y/%m/%d",
        "9999-9-9" | "9999-9-99" | "9999-99-9" => {
            "month and day need two digits, or try --date-format %Y-%m-%d"
        }
        shape if shape.starts_with("9999-99-99T") => "try --date-format %Y-%m-%dT%H:%M:%S",
        shape if shape.starts_with("9999-99-99 ") => "try --date-format '%Y-%m-%d %H:%M:%S'",
        _ if text.contains(char::is_alphabetic) => {
            "try --date-format '%d %b %Y', as the dates are written"
        }
        _ => "say how dates are written, such as --date-format %d/%m/%Y",
    };
    fault.hint(hint)
}

/// Which sign stands before the decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DecimalMark {
    /// `1234.50` and `1,234.50`.
    Point,
    /// `1234,50` and `1.234,50`.
    Comma,
}

impl FromStr for DecimalMark {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "." => Ok(Self::Point),
            "," => Ok(Self::Comma),
            _ => Err("is neither . nor ,".to_owned()),
        }
    }
}

/// Reads an amount cell and writes it to `number` in the canonical form: a JSON number, at least
/// two decimal places, no further trailing zeros, no plus sign, no negative zero.
///
/// A leading or trailing minus, parentheses and a leading plus are signs. Without a stated mark
/// only `1234.50` is understood: `1,234` could be either thing. A stated mark also allows the
/// usual marks between groups of three digits.
pub(crate) fn read_amount(
    cell: &str,
    mark: Option<DecimalMark>,
    number: &mut String,
) -> Result<(), CellFault> {
    let text = cell.trim();
    if text.is_empty() {
        return Err(CellFault::new("is empty where an amount belongs"));
    }
    let refused = || with_amount_hint(text, mark);
    let (negative, magnitude) = split_sign(text).ok_or_else(refused)?;
    let point = if mark == Some(DecimalMark::Comma) { ',' } else { '.' };
    let (integer, fraction) = magnitude.split_once(point).unwrap_or((magnitude, ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let digits = match mark {
        Some(_) => ungrouped(integer, point).ok_or_else(refused)?,
        None => integer.to_owned(),
    };
    if !is_digits(&digits) || !is_digits(fraction) || digits.len() + fraction.len() == 0 {
        return Err(refused());
    }
    if digits.len() + fraction.len() > AMOUNT_DIGITS_MAX {
        return Err(CellFault::new(format!("has more than {AMOUNT_DIGITS_MAX} digits")));
    }
    let digits = digits.trim_start_matches('0');
    let fraction = fraction.trim_end_matches('0');
    number.clear();
    if negative && !(digits.is_empty() && fraction.is_empty()) {
        number.push('-');
    }
    number.push_str(if digits.is_empty() { "0" } else { digits });
    number.push('.');
    number.push_str(fraction);
    (fraction.len()..2).for_each(|_| number.push('0'));
    Ok(())
}

/// One sign at most: before, behind or as parentheses around.
fn split_sign(text: &str) -> Option<(bool, &str)> {
    let is_minus = |c: char| c == '-' || c == '\u{2212}';
    if let Some(inner) = text.strip_prefix('(') {
        return Some((true, inner.strip_suffix(')')?));
    }
    if let Some(rest) = text.strip_prefix(is_minus) {
        return Some((true, rest));
    }
    if let Some(rest) = text.strip_suffix(is_minus) {
        return Some((true, rest));
    }
    Some((false, text.strip_prefix('+').unwrap_or(text)))
}

/// The digits without the marks between groups of three; `None` where a mark stands elsewhere.
fn ungrouped(integer: &str, point: char) -> Option<String> {
    let marks: &[char] = match point {
        ',' => &['.', ' ', '\u{a0}', '\u{202f}', '\''],
        _ => &[',', ' ', '\u{a0}', '\u{202f}', '\''],
    };
    let Some(mark) = integer.chars().find(|c| marks.contains(c)) else {
        return Some(integer.to_owned());
    };
    let mut groups = integer.split(mark);
    let first = groups.next().filter(|first| (1..=3).contains(&first.len()))?;
    groups.try_fold(first.to_owned(), |digits, group| (group.len() == 3).then(|| digits + group))
}

fn with_amount_hint(text: &str, mark: Option<DecimalMark>) -> CellFault {
    let fault = CellFault::new("is not a number");
    let last_mark = text.rfind(['.', ',']).map(|at| &text[at..=at]);
    let both = text.contains('.') && text.contains(',');
    let places = last_mark.and_then(|mark| text.rsplit(mark).next()).unwrap_or_default();
    let hint = if text.contains(['e', 'E']) && text.contains(|c: char| c.is_ascii_digit()) {
        "a spreadsheet wrote this in scientific notation and may have lost digits; format the column as a number with 2 decimals"
    } else if text.contains(['£', '€', '$']) || text.contains(char::is_alphabetic) {
        "write amounts as plain signed numbers, without currency or letters"
    } else {
        match (mark, last_mark, both) {
            (None, Some(","), true) | (Some(DecimalMark::Point), Some(","), _) => {
                "the file looks like it uses a decimal comma; try --decimal ,"
            }
            (None, Some(","), false) if places.len() != 3 => {
                "the file looks like it uses a decimal comma; try --decimal ,"
            }
            (None, Some(","), false) => {
                "is the comma a thousands separator (--decimal .) or a decimal comma (--decimal ,)?"
            }
            (None, Some("."), true) => {
                "the file looks like it uses thousands separators; try --decimal ."
            }
            (Some(DecimalMark::Comma), Some("."), _) => {
                "the file looks like it uses a decimal point; leave out --decimal , for it"
            }
            _ => "write amounts as plain signed numbers such as -1234.50",
        }
    };
    fault.hint(hint)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(cell: &str, mark: Option<DecimalMark>) -> Option<String> {
        let mut number = String::new();
        read_amount(cell, mark, &mut number).ok().map(|()| number)
    }

    #[test]
    fn every_way_to_write_an_amount_becomes_one_canonical_form() {
        for (cell, number) in [
            ("5", "5.00"),
            ("+5", "5.00"),
            (".5", "0.50"),
            ("5.", "5.00"),
            ("-.5", "-0.50"),
            ("5-", "-5.00"),
            ("12.50-", "-12.50"),
            ("(12.5)", "-12.50"),
            ("\u{2212}3", "-3.00"),
            ("007.10", "7.10"),
            ("-0.00", "0.00"),
            (" 1.230 ", "1.23"),
            ("0.12345", "0.12345"),
        ] {
            assert_eq!(amount(cell, None).as_deref(), Some(number), "{cell:?}");
        }
    }

    #[test]
    fn a_stated_mark_allows_grouped_thousands_and_nothing_looser() {
        let comma = Some(DecimalMark::Comma);
        let point = Some(DecimalMark::Point);
        for (cell, mark, number) in [
            ("1.234,50", comma, Some("1234.50")),
            ("1234,5", comma, Some("1234.50")),
            ("-1 234 567,89", comma, Some("-1234567.89")),
            ("1'234,00", comma, Some("1234.00")),
            ("12.50", comma, None),
            ("1.23.456,00", comma, None),
            ("1,234.50", comma, None),
            ("1,234.50", point, Some("1234.50")),
            ("12,34.50", point, None),
            ("1,234,56", point, None),
            (",234.50", point, None),
            ("1,234.5,0", point, None),
            ("1 234,567.00", point, None),
            ("1,2345.00", point, None),
        ] {
            assert_eq!(amount(cell, mark).as_deref(), number, "{cell:?} {mark:?}");
        }
    }

    #[test]
    fn without_a_stated_mark_nothing_ambiguous_is_read() {
        for cell in [
            "", "-", ".", "+", "1,234", "1,234.50", "1.234,50", "12,50", "1e400", "1e5", "NaN",
            "inf", "£5", "5 GBP", "--5", "-5-", "(-5)", "(5", "+-5", "1 234.00", "1_000", "٣",
        ] {
            assert_eq!(amount(cell, None), None, "{cell:?}");
        }
    }

    #[test]
    fn a_pattern_must_name_day_month_and_year() {
        for pattern in ["%d/%m/%Y", "%d %b %Y", "%Y%m%d", "%d.%m.%y", "%Y-%m-%dT%H:%M:%S", "%F"] {
            assert!(pattern.parse::<DateFormat>().is_ok(), "{pattern}");
        }
        for pattern in ["%d/%m", "%Y", "%H:%M", "", "%Q", "dd/mm/yyyy"] {
            assert!(pattern.parse::<DateFormat>().is_err(), "{pattern}");
        }
    }

    #[test]
    fn a_pattern_reads_dates_as_written_and_refuses_others() {
        let format = "%d/%m/%Y".parse::<DateFormat>().unwrap();
        assert_eq!(format.read("03/01/2025").unwrap().to_string(), "2025-01-03");
        assert_eq!(format.read("3/1/2025").unwrap().to_string(), "2025-01-03");
        for cell in ["31/02/2025", "01/13/2025", "2025-01-03", "", "03/01/2025x", "03/01/12025"] {
            assert!(format.read(cell).is_err(), "{cell:?}");
        }
    }
}
