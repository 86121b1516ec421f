//! The days of QIF: three numbers in an order that the file does not say.

use super::super::day;
use crate::day::DateOrder;
use tieout::date::Date;

impl DateOrder {
    /// All orders, that of most files first.
    pub(super) const ALL: [Self; 3] = [Self::DayMonthYear, Self::MonthDayYear, Self::YearMonthDay];

    /// The day that a text is by this order: numbers with `/`, `-`, `.`, an apostrophe or blanks between
    /// them, or eight digits. A year of two digits is of 1970 to 2069.
    pub(super) fn day(self, text: &str) -> Option<Date> {
        let is_between = |char: char| "/-.'\u{2019} ".contains(char);
        let text = text.trim();
        if text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            let (first, second) = text.split_at_checked(4)?;
            let pairs =
                |text: &str| Some((day::digits(text.get(..2)?)?, day::digits(text.get(2..)?)?));
            let (one, two) = pairs(first)?;
            return match self {
                Self::DayMonthYear => day::of(day::digits(second)?, two, one),
                Self::MonthDayYear => day::of(day::digits(second)?, one, two),
                Self::YearMonthDay => day::compact(text),
            };
        }
        let mut numbers = text.split(is_between).filter(|number| !number.is_empty());
        let three = [numbers.next()?, numbers.next()?, numbers.next()?];
        if numbers.next().is_some() {
            return None;
        }
        let [year, month, of_month] = match self {
            Self::DayMonthYear => [three[2], three[1], three[0]],
            Self::MonthDayYear => [three[2], three[0], three[1]],
            Self::YearMonthDay => three,
        };
        if month.len() > 2 || of_month.len() > 2 {
            return None;
        }
        let year = match (year.len(), self) {
            (4, _) => day::digits(year)?,
            // Nobody writes 24/01/31, and it would make a question of every other date.
            (1 | 2, Self::DayMonthYear | Self::MonthDayYear) => day::full_year(day::digits(year)?),
            _ => return None,
        };
        day::of(year, day::digits(month)?, day::digits(of_month)?)
    }
}
