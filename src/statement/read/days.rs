//! Whether rows stand in the order of their days.

use crate::date::Date;

/// Whether the days of rows rise, fall, or do both.
#[derive(Debug, Default)]
pub(super) struct Monotony {
    last: Option<Date>,
    rises: bool,
    falls: bool,
}

impl Monotony {
    pub(super) fn see(&mut self, day: Date) {
        if let Some(last) = self.last.replace(day) {
            self.rises |= last < day;
            self.falls |= last > day;
        }
    }

    /// Whether they do both.
    pub(super) const fn is_unsorted(&self) -> bool {
        self.rises && self.falls
    }
}
