//! On which days an organisation is on the flat rate scheme.

use crate::contract::ledger::organisation::VatScheme;
use crate::date::Date;
use crate::sort::CompactSort as _;

/// The days of the flat rate scheme.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FlatRateDays {
    /// From a day on, whether it holds; the earliest day first.
    from: Vec<(Date, bool)>,
}

impl FlatRateDays {
    /// Those of schemes, each from its day on or, where it has none, from the beginning; in any order.
    #[must_use]
    pub fn of(schemes: impl IntoIterator<Item = (Option<Date>, VatScheme)>) -> Self {
        let schemes = schemes.into_iter();
        let mut from: Vec<_> = schemes
            .map(|(from, scheme)| (from.unwrap_or(Date::FIRST), scheme == VatScheme::FlatRate))
            .collect();
        from.compact_sort_by_key(|(from, _)| *from);
        Self { from }
    }

    /// Whether a day is one of them.
    #[must_use]
    pub fn has(&self, day: Date) -> bool {
        self.from.iter().rev().find(|(from, _)| *from <= day).is_some_and(|(_, holds)| *holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scheme_holds_from_its_day_until_the_next_begins() {
        let day = |text: &str| Date::parse_iso(text).unwrap();
        let later = |from: &str, scheme| (Some(day(from)), scheme);
        let days = FlatRateDays::of([
            later("2026-07-01", VatScheme::Cash),
            (None, VatScheme::Standard),
            later("2026-04-01", VatScheme::FlatRate),
        ]);
        let held = ["0001-01-01", "2026-03-31", "2026-04-01", "2026-06-30", "2026-07-01"];
        assert_eq!(held.map(|at| days.has(day(at))), [false, false, true, true, false]);
        assert!(FlatRateDays::of([(None, VatScheme::FlatRate)]).has(Date::FIRST));
        assert!(!FlatRateDays::default().has(day("2026-04-01")));
    }
}
