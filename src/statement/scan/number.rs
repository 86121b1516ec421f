//! Numbers and dates of workbooks as text.
//!
//! Workbooks store numbers as binary floats, and `12.34` that was computed is stored as
//! `12.340000000000002`. What the program shows are 15 significant digits; so do we.

use chrono::{Days, NaiveDate};

use crate::currency::Currency;

/// From here on 15 digits would cut pence off.
const SHORTEST_FROM: f64 = 1e13;

/// A number as its workbook shows it in full: `12.3`, `-0.05`, `4929123456789012`, no exponent.
pub(super) fn number_text(value: f64) -> String {
    if !value.is_finite() {
        return "#NUM!".to_owned();
    }
    let magnitude = value.abs();
    if magnitude < 1e18 && value.fract() == 0.0 {
        // Without the sign of a negative zero.
        return format!("{:.0}", value + 0.0);
    }
    if (SHORTEST_FROM..1e18).contains(&magnitude) {
        return value.to_string();
    }
    let scientific = format!("{value:.14e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let mantissa = mantissa.trim_end_matches('0').trim_end_matches('.');
    match exponent.parse::<i32>() {
        Ok(exponent @ -20..=20) => plain(mantissa, exponent),
        _ => format!("{mantissa}E{exponent}"),
    }
}

/// `-1.234` and 2 as `-123.4`.
fn plain(mantissa: &str, exponent: i32) -> String {
    let (sign, magnitude) = match mantissa.strip_prefix('-') {
        Some(magnitude) => ("-", magnitude),
        None => ("", mantissa),
    };
    let digits: String = magnitude.chars().filter(char::is_ascii_digit).collect();
    let places = exponent.unsigned_abs() as usize;
    if exponent < 0 {
        return format!("{sign}0.{}{digits}", "0".repeat(places - 1));
    }
    let digits = format!("{digits:0<width$}", width = places + 1);
    let (integer, fraction) = digits.split_at(places + 1);
    let point = if fraction.is_empty() { "" } else { "." };
    format!("{sign}{integer}{point}{fraction}")
}

/// A number that a workbook stores as decimal digits. Whole numbers are kept as they stand, however long:
/// ids and card numbers are.
pub(super) fn decimal_text(stored: &str) -> String {
    let stored = stored.trim();
    let digits = stored.strip_prefix('-').unwrap_or(stored);
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return stored.to_owned();
    }
    match stored.parse::<f64>() {
        Ok(value) if value.is_finite() => number_text(value),
        _ => stored.to_owned(),
    }
}

/// Days since the epoch of a workbook as `2026-03-02`, with `T10:15:00` where it has a time, and as a time
/// alone within the first day.
pub(super) fn serial_text(days: f64, is_1904: bool) -> String {
    /// The last day of the year 9999.
    const DAYS_MAX: f64 = 2_958_466.0;
    if !(0.0..DAYS_MAX).contains(&days) {
        return number_text(days);
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the range above"
    )]
    let seconds = (days * 86_400.0).round() as u64;
    let (day, second) = (seconds / 86_400, seconds % 86_400);
    let time = format!("{:02}:{:02}:{:02}", second / 3600, second / 60 % 60, second % 60);
    if day == 0 && !is_1904 {
        return time;
    }
    let (epoch, day) = match (is_1904, day) {
        (true, _) => (NaiveDate::from_ymd_opt(1904, 1, 1), day),
        // Excel holds that 1900 was a leap year, so before that March the count is one day less.
        (false, ..60) => (NaiveDate::from_ymd_opt(1899, 12, 31), day),
        (false, _) => (NaiveDate::from_ymd_opt(1899, 12, 30), day),
    };
    match epoch.and_then(|epoch| epoch.checked_add_days(Days::new(day))) {
        Some(date) if second == 0 => date.to_string(),
        Some(date) => format!("{date}T{time}"),
        None => number_text(days),
    }
}

/// `2026-03-02T00:00:00.000Z` as `2026-03-02`: a time that is nothing, fractions and zones are left out.
pub(super) fn iso_text(stored: &str) -> String {
    let stored = stored.trim();
    let Some((date, time)) = stored.split_once('T') else { return stored.to_owned() };
    let time = time.split(['.', 'Z', '+']).next().unwrap_or_default();
    if time.chars().all(|c| matches!(c, '0' | ':')) {
        return date.to_owned();
    }
    format!("{date}T{time}")
}

/// Whether a format that every workbook knows shows a date or time.
pub(super) const fn is_date_format_id(id: u16) -> bool {
    matches!(id, 14..=22 | 27..=36 | 45..=47 | 50..=58)
}

/// Whether a format shows a date or time: `dd/mm/yyyy`, `[$-809]d mmm yy;@`, `[h]:mm`.
pub(super) fn is_date_format(code: &str) -> bool {
    let bare = bare_format(code);
    if matches!(bare.as_str(), "general" | "standard") {
        return false;
    }
    let has = |letters: &[char]| bare.contains(letters);
    // Seconds may have decimals, nothing else of a date has digits.
    has(&['y', 'd', 'm', 'h', 's']) && !has(&['#', '?']) && (!has(&['0']) || has(&['s']))
}

/// The currency that a format shows beside a number: `[$€-407]`, `"£"#,##0.00`, `0.00\\ "USD"`.
pub(super) fn currency_of_format(code: &str) -> Option<(String, Currency)> {
    let section = code.split(';').next().unwrap_or_default();
    let named = section.split_once("[$").and_then(|(_, rest)| rest.split(['-', ']']).next());
    let quoted = section.split('"').skip(1).step_by(2);
    let bare: String = section.chars().filter(|c| "£€$¥".contains(*c)).take(1).collect();
    let plain = if section.contains("[$") { None } else { Some(&*bare) };
    let mut texts = named.into_iter().chain(quoted).chain(plain).map(str::trim);
    texts.find_map(|text| Some((text.to_owned(), Currency::of_known(text)?)))
}

/// The first section of a format, in lower case, without texts in quotes and conditions in brackets.
fn bare_format(code: &str) -> String {
    let mut bare = String::new();
    let mut characters = code.chars();
    while let Some(c) = characters.next() {
        match c {
            ';' => break,
            '\\' | '_' | '*' => drop(characters.next()),
            '"' => drop(characters.by_ref().find(|c| *c == '"')),
            '[' => {
                let inside: String = characters.by_ref().take_while(|c| *c != ']').collect();
                let inside = inside.to_ascii_lowercase();
                if matches!(inside.as_str(), "h" | "hh" | "m" | "mm" | "s" | "ss") {
                    bare.push_str(&inside);
                }
            }
            _ => bare.extend(c.to_lowercase()),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_are_written_as_excel_shows_them_in_full() {
        for (value, text) in [
            (12.3, "12.3"),
            (12.340_000_000_000_002, "12.34"),
            (0.1 + 0.2, "0.3"),
            (-118.0, "-118"),
            (-0.0, "0"),
            (0.05, "0.05"),
            (1_234_567.1, "1234567.1"),
            (4_929_123_456_789_012.0, "4929123456789012"),
            (12_345_678_901_234.56, "12345678901234.56"),
            (1e-7, "0.0000001"),
            (1.5e300, "1.5E300"),
            (f64::NAN, "#NUM!"),
        ] {
            assert_eq!(number_text(value), text);
        }
    }

    #[test]
    fn digits_that_are_stored_are_kept() {
        for (stored, text) in [
            ("4929123456789012345678", "4929123456789012345678"),
            ("-12", "-12"),
            ("12.340000000000002", "12.34"),
            ("1.2E2", "120"),
            ("1200.00", "1200"),
            ("", ""),
            ("NaN", "NaN"),
        ] {
            assert_eq!(decimal_text(stored), text);
        }
    }

    #[test]
    fn dates_are_iso_with_a_time_only_where_they_have_one() {
        for (days, is_1904, text) in [
            (46_083.0, false, "2026-03-02"),
            (46_083.427_083_333_336, false, "2026-03-02T10:15:00"),
            (44_621.0, true, "2026-03-02"),
            (59.0, false, "1900-02-28"),
            (61.0, false, "1900-03-01"),
            (0.5, false, "12:00:00"),
            (46_082.999_999_999_99, false, "2026-03-02"),
            (-1.0, false, "-1"),
            (3e9, false, "3000000000"),
        ] {
            assert_eq!(serial_text(days, is_1904), text);
        }
        assert_eq!(iso_text("2026-03-02T00:00:00.000"), "2026-03-02");
        assert_eq!(iso_text("2026-03-02T10:15:00Z"), "2026-03-02T10:15:00");
        assert_eq!(iso_text("2026-03-02"), "2026-03-02");
    }

    #[test]
    fn a_format_of_money_says_its_currency() {
        for (code, name) in [
            ("[$€-407]#,##0.00", Some("€")),
            ("\"£\"#,##0.00;[Red]-\"£\"#,##0.00", Some("£")),
            ("#,##0.00\\ \"USD\"", Some("USD")),
            ("_-£* #,##0.00_-", Some("£")),
            ("[$-809]d mmm yy", None),
            ("#,##0.00", None),
            ("\"days\" 0", None),
        ] {
            let found = currency_of_format(code).map(|(name, _)| name);
            assert_eq!(found.as_deref(), name, "{code}");
        }
    }

    #[test]
    fn a_format_of_dates_is_told_from_one_of_money() {
        for date in [
            "dd/mm/yyyy",
            "[$-809]d mmmm yyyy;@",
            "yyyy\\-mm\\-dd",
            "[h]:mm",
            "mm:ss.0",
            "TT.MM.JJJJ;d.m.yy",
            "h:mm AM/PM",
        ] {
            assert_eq!(
                is_date_format(date),
                date != "TT.MM.JJJJ;d.m.yy" || date.contains('M'),
                "{date}"
            );
        }
        for other in [
            "General",
            "Standard",
            "@",
            "0.00",
            "#,##0.00\\ \"USD\"",
            "[$£-809]#,##0.00",
            "[Red]-0.00",
            "0.00E+00",
            "0%",
            "_-* #,##0.00\\ _D_M_-",
            "\"days\" 0",
            "",
        ] {
            assert!(!is_date_format(other), "{other}");
        }
    }

    proptest! {
        #[test]
        fn pence_survive_the_float(pence in -1_000_000_000_000_000_i64..1_000_000_000_000_000) {
            let text = format!("{}{}.{:02}", if pence < 0 { "-" } else { "" }, (pence / 100).abs(), (pence % 100).abs());
            let short = text.trim_end_matches('0').trim_end_matches('.');
            let short = if short == "-0" { "0" } else { short };
            prop_assert_eq!(number_text(text.parse().unwrap()), short);
            prop_assert_eq!(decimal_text(&text), short);
        }

        #[test]
        fn any_number_and_any_format_have_a_bounded_text(bits in any::<u64>(), code in ".{0,40}") {
            prop_assert!(number_text(f64::from_bits(bits)).len() < 40);
            prop_assert!(serial_text(f64::from_bits(bits), bits % 2 == 0).len() < 40);
            is_date_format(&code);
        }
    }
}
