//! Whether rows stand in the order of their days.

use tieout::date::Date;

/// Whether the days of rows rise, fall, or do both.
#[derive(Debug, Default)]
pub(crate) struct Monotony {
    last: Option<Date>,
    rises: bool,
    falls: bool,
}

impl Monotony {
    pub(crate) fn see(&mut self, day: Date) {
        if let Some(last) = self.last.replace(day) {
            self.rises |= last < day;
            self.falls |= last > day;
        }
    }

    /// Whether they do both.
    pub(crate) const fn is_unsorted(&self) -> bool {
        self.rises && self.falls
    }
}
