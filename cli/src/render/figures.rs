//! Counts, amounts and days as people read them.

use tieout::amount::Amount;
use tieout::date::Date;
use tieout::money::Money;

/// Book date minus bank date, with its sign.
pub(super) fn signed(days: i32) -> String {
    if days == 0 { "0".to_owned() } else { format!("{days:+}") }
}

/// A count with thousands separators.
pub(crate) fn grouped(count: usize) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// An amount with thousands separators.
pub(super) fn with_thousands(amount: &Amount) -> String {
    let text = amount.to_string();
    let (sign, size) = text.strip_prefix('-').map_or(("", text.as_str()), |size| ("-", size));
    let (whole, cents) = size.split_once('.').unwrap_or((size, ""));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{sign}{grouped}.{cents}")
}

/// Money with separators between thousands: `-1,234.50`.
pub(crate) fn amount(money: Money) -> String {
    let written = money.to_string();
    let (sign, digits) = written.strip_prefix('-').map_or(("", &*written), |digits| ("-", digits));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let mut grouped = String::from(sign);
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped.push('.');
    grouped.push_str(rest);
    grouped
}

/// The same, and nothing for nothing.
pub(crate) fn amount_or_nothing(money: Money) -> String {
    if money.is_zero() { String::new() } else { amount(money) }
}

/// A day in words: `31 March 2026`.
pub(crate) fn in_words(day: Date) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let written = day.to_string();
    let mut parts = written.split('-').map(|part| part.parse::<usize>().unwrap_or_default());
    let (year, month, day) = (parts.next(), parts.next(), parts.next());
    let month = month.and_then(|month| MONTHS.get(month.checked_sub(1)?));
    match (year, month, day) {
        (Some(year), Some(month), Some(day)) => format!("{day} {month} {year}"),
        _ => written,
    }
}

pub(super) fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{} {noun}s", grouped(count)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn amounts_are_grouped_by_thousands() {
        let shown = |minor| amount(Money::from_minor(minor));
        assert_eq!(
            [shown(0), shown(-5), shown(99_999), shown(123_456_789), shown(-100_000)],
            ["0.00", "-0.05", "999.99", "1,234,567.89", "-1,000.00"]
        );
        assert_eq!(amount_or_nothing(Money::ZERO), "");
    }

    #[test]
    fn days_are_written_in_words() {
        let day = Date::parse_iso("2026-04-05").unwrap();
        assert_eq!(in_words(day), "5 April 2026");
    }
}
