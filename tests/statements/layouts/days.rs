//! How days are written, and what else a written day can be.

use chrono::{Datelike, NaiveDate, NaiveTime};

use super::languages::Language;
use super::random::Random;

/// Which parts come first where all three are numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Parts {
    DayMonthYear,
    MonthDayYear,
    YearMonthDay,
}

/// What a reader has to find out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Digits {
    /// Nothing: the year stands first in four digits, or the month is a word.
    Plain,
    /// Which of two comes first, the year being last in four digits.
    LongYear,
    /// Which of three.
    ShortYear,
    /// As `LongYear`, without marks.
    Together,
}

/// One way to write a day.
#[derive(Debug, Clone, Copy)]
pub(super) struct DayForm {
    /// As `strftime`; `%b` and `%B` in the language.
    pub(super) pattern: &'static str,
    pub(super) parts: Parts,
    pub(super) digits: Digits,
}

const fn form(pattern: &'static str, parts: Parts, digits: Digits) -> DayForm {
    DayForm { pattern, parts, digits }
}

use Digits::{LongYear, Plain, ShortYear, Together};
use Parts::{DayMonthYear, MonthDayYear, YearMonthDay};

/// Those of all languages come first.
pub(super) const FORMS: [DayForm; 30] = [
    form("%d/%m/%Y", DayMonthYear, LongYear),
    form("%d.%m.%Y", DayMonthYear, LongYear),
    form("%d-%m-%Y", DayMonthYear, LongYear),
    form("%-d/%-m/%Y", DayMonthYear, LongYear),
    form("%-d.%-m.%Y", DayMonthYear, LongYear),
    form("%d/%m/%y", DayMonthYear, ShortYear),
    form("%d.%m.%y", DayMonthYear, ShortYear),
    form("%d-%m-%y", DayMonthYear, ShortYear),
    form("%y-%m-%d", YearMonthDay, ShortYear),
    form("%d/%m/%Y %H:%M", DayMonthYear, LongYear),
    form("%d.%m.%Y %H:%M:%S", DayMonthYear, LongYear),
    form("%d%m%Y", DayMonthYear, Together),
    form("%Y%m%d", YearMonthDay, Together),
    form("%Y-%m-%d", YearMonthDay, Plain),
    form("%Y/%m/%d", YearMonthDay, Plain),
    form("%Y.%m.%d", YearMonthDay, Plain),
    form("%Y-%m-%dT%H:%M:%SZ", YearMonthDay, Plain),
    form("%Y-%m-%d %H:%M:%S", YearMonthDay, Plain),
    form("%d %b %Y", DayMonthYear, Plain),
    form("%d-%b-%y", DayMonthYear, Plain),
    form("%-d %B %Y", DayMonthYear, Plain),
    form("%d %b %y", DayMonthYear, Plain),
    // In English alone.
    form("%m/%d/%Y", MonthDayYear, LongYear),
    form("%-m/%-d/%Y", MonthDayYear, LongYear),
    form("%m/%d/%y", MonthDayYear, ShortYear),
    form("%m-%d-%Y", MonthDayYear, LongYear),
    form("%m/%d/%Y %I:%M %p", MonthDayYear, LongYear),
    form("%b %d, %Y", MonthDayYear, Plain),
    form("%a %d %b %Y", DayMonthYear, Plain),
    form("%m/%d/%Y", MonthDayYear, LongYear),
];

const OF_ALL: usize = 22;

impl DayForm {
    pub(super) fn draw(random: &mut Random, is_english: bool) -> Self {
        // The usual ones are more often drawn.
        if random.is(35) {
            return if is_english { random.of(&[FORMS[0], FORMS[22], FORMS[13]]) } else { FORMS[1] };
        }
        FORMS[random.below(if is_english { FORMS.len() } else { OF_ALL })]
    }

    pub(super) fn write(&self, day: NaiveDate, language: &Language, random: &mut Random) -> String {
        let month = day.month0() as usize;
        let pattern = self
            .pattern
            .replace("%b", language.short_months[month])
            .replace("%B", language.months[month]);
        let seconds = u32::try_from(random.below(86_400)).unwrap();
        let time = NaiveTime::from_num_seconds_from_midnight_opt(seconds, 0).unwrap();
        day.and_time(time).format(&pattern).to_string()
    }

    /// The order of parts that dots are for: nobody writes the month first with them.
    pub(super) fn has_dots(&self) -> bool {
        self.pattern.contains('.')
    }

    /// The same days with the parts in other orders, where all of them are days.
    pub(super) fn others(&self, days: &[NaiveDate]) -> Vec<(Parts, Vec<NaiveDate>)> {
        let orders: &[Parts] = match self.digits {
            Plain => &[],
            LongYear | Together if self.parts == YearMonthDay => &[],
            LongYear | Together => &[DayMonthYear, MonthDayYear],
            ShortYear => &[DayMonthYear, MonthDayYear, YearMonthDay],
        };
        let mut found = Vec::new();
        for order in orders.iter().copied().filter(|order| *order != self.parts) {
            let read: Option<Vec<NaiveDate>> =
                days.iter().map(|day| self.read_by(*day, order)).collect();
            found.extend(read.map(|days| (order, days)));
        }
        found
    }

    fn read_by(&self, day: NaiveDate, order: Parts) -> Option<NaiveDate> {
        let year = day.year();
        let short = year % 100;
        let (day, month) =
            (i32::try_from(day.day()).unwrap(), i32::try_from(day.month()).unwrap());
        let (first, second, third) = match self.parts {
            DayMonthYear => (day, month, short),
            MonthDayYear => (month, day, short),
            YearMonthDay => (short, month, day),
        };
        let (y, m, d) = match order {
            DayMonthYear => (third, second, first),
            MonthDayYear => (third, first, second),
            YearMonthDay => (first, second, third),
        };
        let whole = if self.digits == ShortYear { y + if y < 69 { 2000 } else { 1900 } } else { year };
        NaiveDate::from_ymd_opt(whole, u32::try_from(m).ok()?, u32::try_from(d).ok()?)
    }
}

/// How often neighbouring days go down, and up.
pub(super) fn turns(days: &[NaiveDate]) -> (usize, usize) {
    let down = days.windows(2).filter(|pair| pair[1] < pair[0]).count();
    let up = days.windows(2).filter(|pair| pair[1] > pair[0]).count();
    (down, up)
}

/// Days between the first and the last.
pub(super) fn span(days: &[NaiveDate]) -> i64 {
    let (Some(first), Some(last)) = (days.iter().min(), days.iter().max()) else { return 0 };
    (*last - *first).num_days()
}
