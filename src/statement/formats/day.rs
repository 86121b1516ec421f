//! Days as the formats write them.

use chrono::NaiveDate;

use tieout::date::Date;

/// A day of the calendar.
pub(super) fn of(year: u32, month: u32, day: u32) -> Option<Date> {
    let day = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
    Date::from_naive(day).ok()
}

/// The year of two digits: 70 to 99 are of the twentieth century.
pub(super) const fn full_year(two_digits: u32) -> u32 {
    if two_digits >= 70 { 1900 + two_digits } else { 2000 + two_digits }
}

/// `20240131` and whatever is behind it.
pub(super) fn compact(text: &str) -> Option<Date> {
    of(digits(text.get(..4)?)?, digits(text.get(4..6)?)?, digits(text.get(6..8)?)?)
}

/// `240131` and nothing else.
pub(super) fn short(text: &str) -> Option<Date> {
    let year = full_year(digits(text.get(..2)?)?);
    of(year, digits(text.get(2..4)?)?, digits(text.get(4..)?).filter(|_| text.len() == 6)?)
}

/// `2024-01-31`, alone or with a time or a zone behind it.
pub(super) fn iso(text: &str) -> Option<Date> {
    let (day, rest) = text.split_at_checked(10)?;
    let is_end = rest.is_empty() || rest.starts_with(['T', 'Z', '+', '-', ' ']);
    Date::parse_iso(day).ok().filter(|_| is_end)
}

/// The number that all of a few ASCII digits write.
pub(super) fn digits(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 9 {
        return None;
    }
    text.bytes().try_fold(0, |value: u32, byte| {
        byte.is_ascii_digit().then(|| value * 10 + u32::from(byte - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iso_of(day: Option<Date>) -> String {
        day.map_or_else(|| "none".to_owned(), |day| day.to_string())
    }

    #[test]
    fn days_are_read_in_each_form() {
        assert_eq!(iso_of(compact("20240229120000.000[-5:EST]")), "2024-02-29");
        assert_eq!(iso_of(compact("20230229")), "none");
        assert_eq!(iso_of(compact("2024é131")), "none");
        assert_eq!(iso_of(short("240131")), "2024-01-31");
        assert_eq!(iso_of(short("991231")), "1999-12-31");
        assert_eq!(iso_of(short("2401311")), "none");
        assert_eq!(iso_of(iso("2024-01-31T23:59:59+02:00")), "2024-01-31");
        assert_eq!(iso_of(iso("2024-01-31+01:00")), "2024-01-31");
        assert_eq!(iso_of(iso("2024-01-311")), "none");
    }
}
