//! The days of rows, one after the other.

use tieout::date::Date;

/// Rows of one statement that follow each other lie no further apart.
const NEAR_DAYS: i32 = 31;

/// A day this far from both its neighbours, which are near each other, is not of them.
const ASTRAY_DAYS: i32 = 100;

/// Whether the days of rows rise, fall, or do both, and whether one of them stands astray.
#[derive(Debug, Default)]
pub(crate) struct Monotony {
    before: Option<Date>,
    last: Option<(Date, u64)>,
    rises: bool,
    falls: bool,
    astray: Option<Astray>,
    astray_count: usize,
}

/// A day and those of the rows around it.
#[derive(Debug)]
struct Astray {
    line: u64,
    day: Date,
    around: [Date; 2],
}

impl Monotony {
    pub(crate) fn see(&mut self, day: Date, line: u64) {
        let Some((last, last_line)) = self.last.replace((day, line)) else { return };
        self.rises |= last < day;
        self.falls |= last > day;
        if let Some(before) = self.before.replace(last) {
            let apart = |one: Date, other: Date| (one.day_number() - other.day_number()).abs();
            if apart(before, day) <= NEAR_DAYS
                && apart(last, day).min(apart(last, before)) > ASTRAY_DAYS
            {
                self.astray_count += 1;
                let around = [before, day];
                self.astray.get_or_insert(Astray { line: last_line, day: last, around });
            }
        }
    }

    /// Whether they do both.
    pub(crate) const fn is_unsorted(&self) -> bool {
        self.rises && self.falls
    }

    /// What is said of one day alone that is far from those of the rows around it.
    pub(crate) fn astray(&self) -> Option<String> {
        let Astray { line, day, around: [before, behind] } =
            self.astray.as_ref().filter(|_| self.astray_count == 1)?;
        Some(format!(
            "line {line} is of {day}, and the rows around it of {before} and {behind}: is that its day?"
        ))
    }
}
