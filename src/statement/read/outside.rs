//! Rows of days outside the period that their statement states.

use tieout::date::Date;

/// What was bought a few days before a period may be booked within it, and the other way round.
const NEAR_DAYS: i32 = 7;

/// Rows outside their period so far.
#[derive(Debug)]
pub(crate) struct OutsidePeriod {
    period: Option<(Date, Date)>,
    /// The first of them.
    first: Option<(Date, u64)>,
    count: usize,
}

impl OutsidePeriod {
    /// Of a format that says what each day is: any outside counts.
    pub(crate) const fn of(period: Option<(Date, Date)>) -> Self {
        Self { period, first: None, count: 0 }
    }

    /// Of a table, whose days may be those of the purchase or of the booking: those far outside count.
    pub(super) fn far_from(period: Option<(Date, Date)>) -> Self {
        let wide = |(from, to): (Date, Date)| (from.plus_days(-NEAR_DAYS), to.plus_days(NEAR_DAYS));
        Self::of(period.map(wide))
    }

    pub(crate) fn see(&mut self, day: Date, line: u64) {
        if self.period.is_some_and(|(from, to)| !(from..=to).contains(&day)) {
            self.count += 1;
            self.first.get_or_insert((day, line));
        }
    }

    /// What is said of them, of the period as it is stated.
    pub(crate) fn says(&self, period: Option<(Date, Date)>) -> Option<String> {
        let ((day, line), (from, to)) = self.first.zip(period)?;
        let others = match self.count - 1 {
            0 => String::new(),
            more => format!(", and so are {more} more"),
        };
        Some(format!(
            "line {line} is of {day}, which is outside the period of the statement, {from} to {to}{others}"
        ))
    }
}
