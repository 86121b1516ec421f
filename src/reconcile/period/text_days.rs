//! The days that a text says.

use std::collections::BTreeSet;

/// Days of a month, whichever it is, and of a year of such months.
const MONTH_DAYS: u16 = 31;
const DAYS_OF_YEAR: u16 = 12 * MONTH_DAYS;

/// Days so near each other may be of one row: what was bought is booked some days later.
const NEAR_DAYS: u16 = 6;

/// Days of any year, `10 March`: each as it is with the day first in figures, and with the month first.
#[derive(Debug, Clone, Default)]
pub(super) struct TextDays(BTreeSet<[u16; 2]>);

impl TextDays {
    /// Adds one: month and day, read both ways.
    pub(super) fn take(&mut self, ways: [(u8, u8); 2]) {
        let number = |(month, day)| u16::from(month) * MONTH_DAYS + u16::from(day);
        self.0.insert(ways.map(number));
    }

    /// Whether there are some of both, and none of one is near one of the other. What reverses a row has a day of its
    /// own, and so has a copy of a document.
    pub(super) fn are_apart(&self, other: &Self) -> bool {
        let are_near = |one: &[u16; 2], two: &[u16; 2]| {
            one.iter().zip(two).any(|(one, two)| {
                let apart = one.abs_diff(*two);
                apart.min(DAYS_OF_YEAR.saturating_sub(apart)) <= NEAR_DAYS
            })
        };
        let is_near = || self.0.iter().any(|one| other.0.iter().any(|two| are_near(one, two)));
        !self.0.is_empty() && !other.0.is_empty() && !is_near()
    }
}
