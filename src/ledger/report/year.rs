//! An organisation's year.

use crate::date::Date;
use crate::ledger::refusal::{Reason, Refusal};

/// The first day of the year that a day is in, for an organisation whose years end on this day of
/// this month (`MM-DD`). A year that ends with February ends with its last day, whichever that is.
///
/// Gives the first day of the calendar where the year began before it, and where the text is no day.
#[must_use]
pub fn year_from(year_end: &str, day: Date) -> Date {
    let first = Date::parse_iso("0001-01-01").unwrap_or(day);
    let year: i32 = day.to_string().get(..4).and_then(|year| year.parse().ok()).unwrap_or(1);
    let ended = [year, year - 1].into_iter().filter_map(|year| end_of(year, year_end));
    ended.filter(|end| *end < day).max().and_then(Date::next).unwrap_or(first)
}

/// Refuses a period that begins before the financial year of its last day.
///
/// # Errors
/// [`Reason::PeriodSpansYears`], with the first day of that year.
pub fn check_one_year(year_from: Date, [date_from, date_to]: [Date; 2]) -> Result<(), Refusal> {
    if date_from >= year_from {
        return Ok(());
    }
    let message = format!(
        "{date_from} is in an earlier financial year than {date_to}, whose year begins on {year_from}"
    );
    let refusal = Refusal::new(Reason::PeriodSpansYears, message).at("date_from");
    Err(refusal.with("year_from", year_from.to_string()))
}

/// The day on which the organisation's year ends within a calendar year.
fn end_of(year: i32, year_end: &str) -> Option<Date> {
    let of = |day: &str| Date::parse_iso(&format!("{year:04}-{day}")).ok();
    match year_end {
        "02-28" | "02-29" => of("02-29").or_else(|| of("02-28")),
        day => of(day),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_of_two_years_is_refused_with_the_day_on_which_the_second_begins() {
        let [first, last] = ["2025-03-31", "2026-03-31"].map(|day| Date::parse_iso(day).unwrap());
        let begins = year_from("03-31", last);
        assert_eq!(check_one_year(begins, [begins, last]), Ok(()));
        let refused = check_one_year(begins, [first, last]).unwrap_err();
        assert_eq!(refused.details["year_from"], "2025-04-01");
    }

    #[test]
    fn a_year_begins_on_the_day_after_the_last_one_ended() {
        for (year_end, day, expected) in [
            ("03-31", "2026-03-31", "2025-04-01"),
            ("03-31", "2026-04-01", "2026-04-01"),
            ("12-31", "2026-12-31", "2026-01-01"),
            ("12-31", "2026-01-01", "2026-01-01"),
            ("04-05", "2026-04-05", "2025-04-06"),
            ("04-05", "2026-04-06", "2026-04-06"),
            ("02-28", "2024-02-29", "2023-03-01"),
            ("02-29", "2025-03-01", "2025-03-01"),
            ("02-28", "2024-03-01", "2024-03-01"),
            ("03-31", "0001-01-05", "0001-01-01"),
        ] {
            let began = year_from(year_end, Date::parse_iso(day).unwrap());
            assert_eq!(began.to_string(), expected, "{year_end} {day}");
        }
    }
}
