//! What was posted to each account up to the ends of days: everything that a report needs to add up.
//!
//! Totals of months and days are kept along with every posting. [`ranges`] says which of them make up some
//! days; [`PostedTotals`] holds what they came to, and gives movements of any two of its days.

use super::{AccountMovement, ReportAccount};
use crate::contract::ledger::account::Role;
use crate::date::Date;
use crate::ledger::refusal::{Reason, Refusal};

/// Totals of consecutive months, or of consecutive days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TotalsRange {
    /// Whether months are meant (`YYYY-MM`) or days (`YYYY-MM-DD`).
    pub is_of_months: bool,
    /// They are not before this text; empty where they are everything since ever.
    pub from: String,
    /// They are before this text.
    pub below: String,
}

/// The totals that make up the days behind a day, or all there are, up to the end of another.
#[must_use]
pub fn ranges(after: Option<Date>, to: Date) -> Vec<TotalsRange> {
    let days = |from: String, below: String| TotalsRange { is_of_months: false, from, below };
    // A `-` behind a month or a day comes after it, and before the next.
    let behind = |text: String| format!("{text}-");
    let first = match after.map(Date::next) {
        // There is nothing behind the last day of the calendar.
        Some(None) => return Vec::new(),
        Some(first) => first,
        None => None,
    };
    let starts_month = first.is_none_or(|first| first.of_month() == 1);
    let last_month = to.month();
    let is_of_one_month = first.is_some_and(|first| first.month() == last_month);
    if let Some(first) = first.filter(|_| is_of_one_month && !(starts_month && to.ends_month())) {
        return vec![days(first.to_string(), behind(to.to_string()))];
    }
    let mut parts = Vec::new();
    let mut months_from = first.map(Date::month).unwrap_or_default();
    if let Some(first) = first.filter(|_| !starts_month) {
        months_from = behind(months_from);
        parts.push(days(first.to_string(), format!("{}-99", first.month())));
    }
    let mut months_below = last_month.clone();
    if to.ends_month() {
        months_below = behind(months_below);
    } else {
        parts.push(days(behind(last_month), behind(to.to_string())));
    }
    parts.push(TotalsRange { is_of_months: true, from: months_from, below: months_below });
    parts
}

/// What was posted to an account up to the end of a day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Posted {
    /// Debits, in minor units.
    pub debit_minor: i64,
    /// Credits.
    pub credit_minor: i64,
    /// Lines.
    pub line_count: i64,
}

impl Posted {
    /// Debits less credits.
    #[must_use]
    pub const fn balance_minor(self) -> i64 {
        self.debit_minor - self.credit_minor
    }

    /// Adds what was posted later. Sums stay within 64 bits, as the sum of all postings does.
    pub const fn add(&mut self, later: Self) {
        self.debit_minor += later.debit_minor;
        self.credit_minor += later.credit_minor;
        self.line_count += later.line_count;
    }
}

/// What was posted to each account of a chart up to the ends of some days, all seen at one instant.
#[derive(Debug, Clone)]
pub struct PostedTotals {
    days: Vec<Date>,
    accounts: Vec<(ReportAccount, Vec<Posted>)>,
}

impl PostedTotals {
    /// Of these days, ascending, and of every account of the chart, by code, with a total for each day.
    #[must_use]
    pub const fn new(days: Vec<Date>, accounts: Vec<(ReportAccount, Vec<Posted>)>) -> Self {
        Self { days, accounts }
    }

    /// What was posted up to the end of a day, which is one of those that this is of; nothing before the
    /// first day of the calendar.
    fn at(&self, posted: &[Posted], day: Option<Date>) -> Posted {
        let at = day.and_then(|day| self.days.binary_search(&day).ok());
        at.and_then(|at| posted.get(at)).copied().unwrap_or_default()
    }

    /// Every account that came to something before the first of these days or has lines in them, by code.
    #[must_use]
    pub fn movements(&self, [from, to]: [Date; 2]) -> Vec<AccountMovement> {
        let all = self.all_movements([from, to], |_, _| 0);
        all.filter(is_something).collect()
    }

    /// The same for days of one financial year, whose first is given: its income and expenses begin at
    /// zero, and what they came to before is brought forward to retained earnings.
    ///
    /// # Errors
    /// [`Reason::RoleAccountMissing`] where there is something to bring forward, and no such account.
    pub fn year_movements(
        &self,
        year_from: Date,
        days: [Date; 2],
    ) -> Result<Vec<AccountMovement>, Refusal> {
        let before = year_from.previous();
        let earlier = |account: &ReportAccount, posted: &[Posted]| {
            if account.is_of_result() { self.at(posted, before).balance_minor() } else { 0 }
        };
        let results: i64 =
            self.accounts.iter().map(|(account, posted)| earlier(account, posted)).sum();
        let is_retained = |account: &ReportAccount| account.role == Some(Role::RetainedEarnings);
        if results != 0 && !self.accounts.iter().any(|(account, _)| is_retained(account)) {
            let message = "the result of earlier years is brought forward to retained earnings, and no \
                account has the role retained_earnings";
            let role = Role::RetainedEarnings.name();
            return Err(Refusal::new(Reason::RoleAccountMissing, message).with("role", role));
        }
        let all = self.all_movements(days, |account, posted| {
            if is_retained(account) { results } else { -earlier(account, posted) }
        });
        Ok(all.filter(is_something).collect())
    }

    fn all_movements<'a>(
        &'a self,
        [from, to]: [Date; 2],
        brought_forward: impl Fn(&ReportAccount, &[Posted]) -> i64 + 'a,
    ) -> impl Iterator<Item = AccountMovement> + 'a {
        self.accounts.iter().map(move |(account, posted)| {
            let (before, end) = (self.at(posted, from.previous()), self.at(posted, Some(to)));
            let brought_forward_minor = brought_forward(account, posted);
            AccountMovement {
                account: account.clone(),
                opening_minor: before.balance_minor() + brought_forward_minor,
                brought_forward_minor,
                debit_minor: end.debit_minor - before.debit_minor,
                credit_minor: end.credit_minor - before.credit_minor,
                line_count: end.line_count - before.line_count,
            }
        })
    }
}

const fn is_something(movement: &AccountMovement) -> bool {
    movement.opening_minor != 0 || movement.line_count != 0
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::super::{statement, trial_balance};
    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::report::{ReportBasis, TrialBalanceRow};
    use crate::id::AccountId;
    use crate::ledger::account_group::default_group;
    use crate::money::Money;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    /// A day of the three years from 2023 on.
    fn any_day() -> impl Strategy<Value = Date> {
        (0..1_096).prop_map(|days| day("2023-01-01").plus_days(days))
    }

    fn chart() -> Vec<ReportAccount> {
        use AccountType::{Asset, Equity, Expense, Income, Liability};
        let retained = Some(Role::RetainedEarnings);
        [
            ("1300", Asset, None),
            ("2500", Liability, None),
            ("3100", Equity, retained),
            ("3200", Equity, None),
            ("4000", Income, None),
            ("6000", Expense, None),
            ("6100", Expense, None),
        ]
        .into_iter()
        .enumerate()
        .map(|(at, (code, account_type, role))| ReportAccount {
            id: AccountId::new(at as u128 + 1),
            code: code.into(),
            name: format!("Account {code}"),
            account_type,
            role,
            group: default_group(account_type, role),
        })
        .collect()
    }

    /// A posting: its day, the accounts of its debit and credit, and its amount.
    type Entry = (Date, usize, usize, i64);

    fn entries() -> impl Strategy<Value = Vec<Entry>> {
        let entry = (any_day(), 0_usize..7, 0_usize..7, 1_i64..1_000_000);
        prop::collection::vec(entry, 0..50)
    }

    /// What a database would say of these entries.
    fn totals(entries: &[Entry], mut days: Vec<Date>) -> PostedTotals {
        days.sort_unstable();
        days.dedup();
        let posted = |at: usize, day: Date| {
            let mut posted = Posted::default();
            for (_, debit, credit, amount) in entries.iter().filter(|entry| entry.0 <= day) {
                for (side, debit_minor, credit_minor) in [(debit, *amount, 0), (credit, 0, *amount)]
                {
                    if *side == at {
                        posted.add(Posted { debit_minor, credit_minor, line_count: 1 });
                    }
                }
            }
            posted
        };
        let accounts = chart()
            .into_iter()
            .enumerate()
            .map(|(at, account)| (account, days.iter().map(|day| posted(at, *day)).collect()));
        PostedTotals { accounts: accounts.collect(), days: days.clone() }
    }

    fn balances(rows: &[TrialBalanceRow]) -> BTreeMap<String, i64> {
        let balance = |row: &TrialBalanceRow| {
            (row.account_code.clone(), row.debit.minor() - row.credit.minor())
        };
        rows.iter().map(balance).collect()
    }

    #[test]
    fn whole_months_are_taken_as_months_and_the_rest_as_days() {
        let of = |after: Option<&str>, to: &str| {
            let parts = ranges(after.map(day), day(to));
            let part = |part: &TotalsRange| format!("{}..{}", part.from, part.below);
            parts.iter().map(part).collect::<Vec<_>>()
        };
        assert_eq!(of(None, "2024-12-31"), ["..2024-12-"]);
        assert_eq!(of(None, "2024-12-30"), ["2024-12-..2024-12-30-", "..2024-12"]);
        assert_eq!(of(Some("2024-02-29"), "2024-03-31"), ["2024-03..2024-03-"]);
        assert_eq!(of(Some("2024-02-28"), "2024-02-29"), ["2024-02-29..2024-02-29-"]);
        assert_eq!(
            of(Some("2024-02-10"), "2024-05-01"),
            ["2024-02-11..2024-02-99", "2024-05-..2024-05-01-", "2024-02-..2024-05"]
        );
        assert_eq!(of(Some("9999-12-31"), "9999-12-31"), [""; 0]);
    }

    #[test]
    fn without_an_account_for_it_nothing_is_brought_forward() {
        let entries = [(day("2023-05-01"), 0, 4, 500)];
        let mut totals = totals(&entries, vec![day("2024-03-31"), day("2024-04-30")]);
        totals.accounts.retain(|(account, _)| account.role.is_none());
        let days = [day("2024-04-01"), day("2024-04-30")];
        let refused = totals.year_movements(days[0], days).unwrap_err();
        assert_eq!(refused.reason, Reason::RoleAccountMissing);
        assert_eq!(refused.details["role"], "retained_earnings");
        let same_year = totals.year_movements(day("2023-04-01"), days);
        assert_eq!(same_year, Ok(totals.movements(days)));
    }

    proptest! {
        /// Each day there is stands in exactly one of the ranges, as a day or within its month.
        #[test]
        fn the_ranges_of_some_days_have_each_of_them_once(
            one in any_day(), other in any_day(), is_open in any::<bool>()
        ) {
            let (after, to) = (one.min(other), one.max(other));
            let after = (!is_open).then_some(after);
            let parts = ranges(after, to);
            let mut at = day("2022-12-01");
            while at < day("2026-02-01") {
                let stands_in = |part: &&TotalsRange| {
                    let text = if part.is_of_months { at.month() } else { at.to_string() };
                    text >= part.from && text < part.below
                };
                let expected = after.is_none_or(|after| at > after) && at <= to;
                let found = parts.iter().filter(stands_in).count();
                prop_assert_eq!(found, usize::from(expected), "{} in {:?}", at, &parts);
                at = at.plus_days(1);
            }
        }

        /// Whatever is posted, and whenever: a trial balance of the year has the result of the year on its
        /// income and expenses, that of all years before on retained earnings, and everything else as the
        /// balance sheet has it.
        #[test]
        fn a_trial_balance_of_the_year_agrees_with_balance_sheet_and_profit_and_loss(
            entries in entries(), one in any_day(), other in any_day()
        ) {
            let days = [one.min(other), one.max(other)];
            let totals = totals(&entries, vec![days[0].plus_days(-1), days[1]]);
            let of_year = totals.year_movements(days[0], days).unwrap();
            let currency = || "GBP".to_owned();
            let basis = ReportBasis::FinancialYear;
            let trial =
                trial_balance::trial_balance((Some(days[1]), basis, Some(days[0])), currency(), &of_year);
            prop_assert_eq!(trial.total_debit, trial.total_credit);
            let movements = totals.movements(days);
            let sheet = statement::balance_sheet(days, currency(), &movements);
            let profit = statement::profit_and_loss(days, currency(), &movements);
            let balances = balances(&trial.rows);
            let mut expected = BTreeMap::new();
            for (rows, sign) in [
                (&sheet.assets.rows, 1),
                (&sheet.liabilities.rows, -1),
                (&sheet.equity.rows, -1),
                (&profit.income.rows, -1),
                (&profit.expenses.rows, 1),
            ] {
                for row in rows {
                    expected.insert(row.account_code.clone(), sign * row.amount.minor());
                }
            }
            *expected.entry("3100".to_owned()).or_default() -= sheet.equity.earlier_years.minor();
            expected.retain(|_, balance| *balance != 0);
            prop_assert_eq!(&balances, &expected);
            let of_result: i64 = balances
                .iter()
                .filter(|(code, _)| code.starts_with(['4', '6']))
                .map(|(_, balance)| -balance)
                .sum();
            prop_assert_eq!(Money::from_minor(of_result), sheet.equity.current_year);
            prop_assert_eq!(profit.net_profit, sheet.equity.current_year);
        }

        /// The days of a year follow on each other: what one ends with, the next opens with; and on the
        /// first day of the year nothing opens but what is owned and owed.
        #[test]
        fn within_a_year_each_day_opens_with_what_the_one_before_closed_with(
            entries in entries(), start in any_day(), length in 1_i32..200
        ) {
            let (mid, end) = (start.plus_days(length), start.plus_days(2 * length));
            let next = mid.plus_days(1);
            let totals = totals(&entries, vec![start.plus_days(-1), mid, end]);
            let [first, second] = [[start, mid], [next, end]]
                .map(|days| totals.year_movements(start, days).unwrap());
            let opening = |of: &AccountMovement| (of.account.code.clone(), of.opening_minor);
            let closing = |of: &AccountMovement| (of.account.code.clone(), of.closing_minor());
            let some = |pair: &(String, i64)| pair.1 != 0;
            let closed: Vec<_> = first.iter().map(closing).filter(some).collect();
            let opened: Vec<_> = second.iter().map(opening).filter(some).collect();
            prop_assert_eq!(closed, opened);
            prop_assert!(first.iter().all(|of| !of.account.is_of_result() || of.opening_minor == 0));
            prop_assert_eq!(first.iter().map(|of| of.opening_minor).sum::<i64>(), 0);
        }
    }
}
