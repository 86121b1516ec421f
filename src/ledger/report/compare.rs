//! Which days a report is compared with, and how its rows stand beside those of others.

use std::collections::BTreeMap;

use super::year;
use crate::contract::chart::AccountType;
use crate::contract::ledger::report::{CashFlowRow, ReportComparison, SectionRow, TrialBalanceRow};
use crate::date::Date;
use crate::ledger::refusal::{Reason, Refusal};
use crate::money::Money;

/// Months that a report shows side by side at most: two years.
pub const MONTHS_MAX: usize = 24;

/// The periods that one is compared with, each with its label; fewer at the beginning of the calendar.
///
/// # Errors
/// [`Reason::TooManyMonths`].
pub fn periods(
    compare: ReportComparison,
    [from, to]: [Date; 2],
) -> Result<Vec<(String, [Date; 2])>, Refusal> {
    let label = compare.name().to_owned();
    Ok(match compare {
        ReportComparison::PreviousYear => vec![(label, [from, to].map(|day| day.plus_months(-12)))],
        ReportComparison::PreviousPeriod => {
            let Some(end) = from.previous() else { return Ok(Vec::new()) };
            let is_of_months = from.of_month() == 1 && to.ends_month();
            let months = month_number(to) - month_number(from) + 1;
            let start = if is_of_months {
                from.plus_months(-months)
            } else {
                from.plus_days(from.days_after(to) - 1)
            };
            vec![(label, [start, end])]
        }
        ReportComparison::Months => {
            let (mut all, mut first) = (Vec::new(), Some(from));
            while let Some(start) = first.filter(|first| *first <= to) {
                if all.len() == MONTHS_MAX {
                    let message = format!(
                        "{from} to {to} has more than {MONTHS_MAX} months to be shown side by side"
                    );
                    return Err(Refusal::new(Reason::TooManyMonths, message).at("compare"));
                }
                let end = month_end(start).min(to);
                all.push((start.month(), [start, end]));
                first = end.next();
            }
            all
        }
    })
}

/// The days that one is compared with, each with its label, for years that end on a day (`MM-DD`).
#[must_use]
pub fn days(compare: ReportComparison, as_at: Date, year_end: &str) -> Vec<(String, Date)> {
    let label = compare.name().to_owned();
    let year_from = year::year_from(year_end, as_at);
    match compare {
        ReportComparison::PreviousYear => vec![(label, as_at.plus_months(-12))],
        ReportComparison::PreviousPeriod => {
            year_from.previous().into_iter().map(|end| (label.clone(), end)).collect()
        }
        ReportComparison::Months => {
            let next = |end: &Date| end.next().map(month_end);
            let ends = std::iter::successors(Some(month_end(year_from)), next);
            ends.take_while(|end| *end < as_at).map(|end| (end.month(), end)).collect()
        }
    }
}

/// Months since the calendar began.
fn month_number(day: Date) -> i32 {
    let month = day.month()[5..].parse().unwrap_or(1);
    day.year() * 12 + month
}

/// The last day of a day's month.
fn month_end(day: Date) -> Date {
    let rest = |days: &i32| day.plus_days(*days).ends_month();
    (0..31).find(rest).map_or(day, |days| day.plus_days(days))
}

/// The rows of a report beside those of others: each account once, by type and code, with what it came to
/// in each, zero where it has no row.
#[must_use]
pub fn side_by_side(columns: &[Vec<&SectionRow>]) -> Vec<(SectionRow, Vec<Money>)> {
    let place = |row: &SectionRow| {
        let types = [
            AccountType::Asset,
            AccountType::Liability,
            AccountType::Equity,
            AccountType::Income,
            AccountType::Expense,
        ];
        types.iter().position(|kind| *kind == row.account_type)
    };
    let mut all: BTreeMap<_, (SectionRow, Vec<Money>)> = BTreeMap::new();
    for (at, rows) in columns.iter().enumerate() {
        for row in rows {
            let key = (place(row), row.account_code.clone(), row.account_id);
            let entry = all.entry(key);
            let entry = entry.or_insert_with(|| ((*row).clone(), vec![Money::ZERO; columns.len()]));
            entry.1[at] = row.amount;
        }
    }
    all.into_values().collect()
}

/// The rows of trial balances side by side: each account once, by code, with its balance in each, debits less
/// credits.
#[must_use]
pub fn balances_side_by_side(columns: &[&[TrialBalanceRow]]) -> Vec<(TrialBalanceRow, Vec<Money>)> {
    let mut all: BTreeMap<_, (TrialBalanceRow, Vec<Money>)> = BTreeMap::new();
    for (at, rows) in columns.iter().enumerate() {
        for row in *rows {
            let entry = all.entry((row.account_code.clone(), row.account_id));
            let entry = entry.or_insert_with(|| (row.clone(), vec![Money::ZERO; columns.len()]));
            entry.1[at] = Money::from_minor(row.debit.minor() - row.credit.minor());
        }
    }
    all.into_values().collect()
}

/// The rows of cash-flow statements side by side: each account once an activity, by activity and code, with
/// the amount in each.
#[must_use]
pub fn cash_side_by_side(columns: &[&[CashFlowRow]]) -> Vec<(CashFlowRow, Vec<Money>)> {
    let mut all: BTreeMap<_, (CashFlowRow, Vec<Money>)> = BTreeMap::new();
    for (at, rows) in columns.iter().enumerate() {
        for row in *rows {
            let key = (row.activity, row.account_code.clone(), row.account_id);
            let entry = all.entry(key);
            let entry = entry.or_insert_with(|| (row.clone(), vec![Money::ZERO; columns.len()]));
            entry.1[at] = row.amount;
        }
    }
    all.into_values().collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn said(of: &[(String, [Date; 2])]) -> Vec<String> {
        of.iter().map(|(label, [from, to])| format!("{label} {from} {to}")).collect()
    }

    #[test]
    fn a_period_is_compared_with_whole_months_or_as_many_days() {
        for (compare, from, to, expected) in [
            ("previous_year", "2025-04-01", "2026-02-28", "previous_year 2024-04-01 2025-02-28"),
            ("previous_year", "2025-02-01", "2025-02-28", "previous_year 2024-02-01 2024-02-29"),
            (
                "previous_period",
                "2026-01-01",
                "2026-03-31",
                "previous_period 2025-10-01 2025-12-31",
            ),
            (
                "previous_period",
                "2026-03-01",
                "2026-03-31",
                "previous_period 2026-02-01 2026-02-28",
            ),
            (
                "previous_period",
                "2026-03-10",
                "2026-03-12",
                "previous_period 2026-03-07 2026-03-09",
            ),
        ] {
            let periods = periods(compare.parse().unwrap(), [day(from), day(to)]).unwrap();
            assert_eq!(said(&periods), [expected]);
        }
        let months = |from, to| periods(ReportComparison::Months, [day(from), day(to)]);
        assert_eq!(
            said(&months("2026-01-15", "2026-03-02").unwrap()),
            [
                "2026-01 2026-01-15 2026-01-31",
                "2026-02 2026-02-01 2026-02-28",
                "2026-03 2026-03-01 2026-03-02"
            ]
        );
        assert_eq!(months("2024-01-01", "2025-12-31").unwrap().len(), MONTHS_MAX);
        let refused = months("2024-01-01", "2026-01-01").unwrap_err();
        assert_eq!(refused.reason, Reason::TooManyMonths);
        let first = periods(ReportComparison::PreviousPeriod, [Date::FIRST, day("2026-01-01")]);
        assert_eq!(first, Ok(Vec::new()));
    }

    #[test]
    fn a_day_is_compared_with_the_year_before_its_end_or_the_months_since() {
        let of = |compare: &str, as_at: &str| -> Vec<String> {
            let days = days(compare.parse().unwrap(), day(as_at), "03-31");
            days.iter().map(|(label, day)| format!("{label} {day}")).collect()
        };
        assert_eq!(of("previous_year", "2024-02-29"), ["previous_year 2023-02-28"]);
        assert_eq!(of("previous_period", "2026-03-31"), ["previous_period 2025-03-31"]);
        assert_eq!(of("months", "2025-06-30"), ["2025-04 2025-04-30", "2025-05 2025-05-31"]);
        assert_eq!(of("months", "2025-04-10"), [""; 0]);
        assert_eq!(of("months", "2026-03-31").len(), 11);
    }

    proptest! {
        /// The months of a period are all of its days, in order.
        #[test]
        fn the_months_of_a_period_follow_on_each_other(start in 0_i32..1_500, length in 0_i32..600) {
            let from = day("2020-01-01").plus_days(start);
            let to = from.plus_days(length);
            let months = periods(ReportComparison::Months, [from, to]).unwrap();
            prop_assert_eq!(months[0].1[0], from);
            prop_assert_eq!(months[months.len() - 1].1[1], to);
            for pair in months.windows(2) {
                prop_assert_eq!(pair[0].1[1].next(), Some(pair[1].1[0]));
                prop_assert!(pair[0].1[1].ends_month());
            }
        }

        /// A period and the one before it have no day in common and none between them; of months it has as many.
        #[test]
        fn the_previous_period_ends_where_the_period_begins(start in 800_i32..1_500, length in 0_i32..600) {
            let from = day("2020-01-01").plus_days(start);
            let to = from.plus_days(length);
            let previous = periods(ReportComparison::PreviousPeriod, [from, to]).unwrap();
            let [before, end] = previous[0].1;
            prop_assert_eq!(end.next(), Some(from));
            if !(from.of_month() == 1 && to.ends_month()) {
                prop_assert_eq!(end.days_after(before), to.days_after(from));
            }
        }
    }
}
