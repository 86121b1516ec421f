//! Profit and loss, and the balance sheet.

use super::AccountMovement;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::ledger::report::{
    BalanceSheet, BalanceSheetComparative, BalanceSheetTotals, EquitySection, GroupTotal,
    ProfitAndLoss, ProfitAndLossComparative, ProfitAndLossTotals, Section, SectionRow,
};
use crate::date::Date;
use crate::ledger::account_group::groups;
use crate::money::Money;

/// What was earned and spent in the days of the movements, which are by code.
#[must_use]
pub fn profit_and_loss(
    [date_from, date_to]: [Date; 2],
    currency: String,
    movements: &[AccountMovement],
) -> ProfitAndLoss {
    let income = section(movements, AccountType::Income, |of| -of.change_minor());
    let expenses = section(movements, AccountType::Expense, AccountMovement::change_minor);
    let of = |group| group_minor(&income, group) - group_minor(&expenses, group);
    let gross_profit = of(AccountGroup::Turnover) + of(AccountGroup::CostOfSales);
    let operating_profit =
        gross_profit + of(AccountGroup::OtherIncome) + of(AccountGroup::Overheads);
    let profit_before_tax = operating_profit + of(AccountGroup::Finance);
    ProfitAndLoss {
        date_from,
        date_to,
        currency,
        gross_profit: Money::from_minor(gross_profit),
        operating_profit: Money::from_minor(operating_profit),
        profit_before_tax: Money::from_minor(profit_before_tax),
        net_profit: Money::from_minor(income.total.minor() - expenses.total.minor()),
        income,
        expenses,
        comparatives: None,
    }
}

/// The same as something that another is compared with.
#[must_use]
pub fn profit_and_loss_comparative(label: String, of: ProfitAndLoss) -> ProfitAndLossComparative {
    let totals = ProfitAndLossTotals {
        income: of.income.total,
        expenses: of.expenses.total,
        gross_profit: of.gross_profit,
        operating_profit: of.operating_profit,
        profit_before_tax: of.profit_before_tax,
        net_profit: of.net_profit,
    };
    let ProfitAndLoss { date_from, date_to, income, expenses, .. } = of;
    let rows = [income.rows, expenses.rows].concat();
    ProfitAndLossComparative { label, date_from, date_to, rows, totals }
}

/// The same as something that another is compared with.
#[must_use]
pub fn balance_sheet_comparative(label: String, of: BalanceSheet) -> BalanceSheetComparative {
    let totals = BalanceSheetTotals {
        assets: of.assets.total,
        liabilities: of.liabilities.total,
        net_current_assets: of.net_current_assets,
        total_assets_less_current_liabilities: of.total_assets_less_current_liabilities,
        net_assets: of.net_assets,
        earlier_years: of.equity.earlier_years,
        current_year: of.equity.current_year,
        equity: of.equity.total,
    };
    let rows = [of.assets.rows, of.liabilities.rows, of.equity.rows].concat();
    BalanceSheetComparative { label, as_at: of.as_at, rows, totals }
}

/// What was owned and owed at the end of a day. The movements, which are by code, are of the days
/// from the first of its year, `year_from`, to the day itself: what income and expenses came to
/// before that are the results of earlier years.
#[must_use]
pub fn balance_sheet(
    [year_from, as_at]: [Date; 2],
    currency: String,
    movements: &[AccountMovement],
) -> BalanceSheet {
    let owed = |of: &AccountMovement| -of.closing_minor();
    let assets = section(movements, AccountType::Asset, AccountMovement::closing_minor);
    let liabilities = section(movements, AccountType::Liability, owed);
    let Section { rows, total, .. } = section(movements, AccountType::Equity, owed);
    let results = || movements.iter().filter(|of| of.account.is_of_result());
    let earlier_years: i64 = results().map(|of| -of.opening_minor).sum();
    let current_year: i64 = results().map(|of| -of.change_minor()).sum();
    let equity = EquitySection {
        rows,
        earlier_years: Money::from_minor(earlier_years),
        current_year: Money::from_minor(current_year),
        total: Money::from_minor(total.minor() + earlier_years + current_year),
    };
    let of = |group| group_minor(&assets, group) - group_minor(&liabilities, group);
    let net_current_assets = of(AccountGroup::CurrentAssets)
        + of(AccountGroup::Cash)
        + of(AccountGroup::CurrentLiabilities);
    let less_current = of(AccountGroup::FixedAssets) + net_current_assets;
    let both = Money::from_minor(liabilities.total.minor() + equity.total.minor());
    BalanceSheet {
        as_at,
        year_from,
        currency,
        net_current_assets: Money::from_minor(net_current_assets),
        total_assets_less_current_liabilities: Money::from_minor(less_current),
        net_assets: Money::from_minor(assets.total.minor() - liabilities.total.minor()),
        balances: assets.total == both,
        total_liabilities_and_equity: both,
        assets,
        liabilities,
        equity,
        comparatives: None,
    }
}

/// The accounts of a type that came to something.
fn section(
    movements: &[AccountMovement],
    account_type: AccountType,
    amount: impl Fn(&AccountMovement) -> i64,
) -> Section {
    let mut section = Section::default();
    let mut total = 0;
    for movement in movements.iter().filter(|of| of.account.account_type == account_type) {
        let minor = amount(movement);
        if minor == 0 {
            continue;
        }
        total += minor;
        section.rows.push(SectionRow {
            account_id: movement.account.id,
            account_code: movement.account.code.clone(),
            account_name: movement.account.name.clone(),
            account_type,
            group: movement.account.group,
            amount: Money::from_minor(minor),
        });
    }
    section.total = Money::from_minor(total);
    let of_group = |group: &AccountGroup| {
        let rows = || section.rows.iter().filter(|row| row.group == *group);
        let total = Money::from_minor(rows().map(|row| row.amount.minor()).sum());
        rows().next().map(|_| GroupTotal { group: *group, total })
    };
    section.groups = groups(account_type).iter().filter_map(of_group).collect();
    section
}

/// What a section has in a group.
fn group_minor(section: &Section, group: AccountGroup) -> i64 {
    let found = section.groups.iter().find(|of| of.group == group);
    found.map_or(0, |of| of.total.minor())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::ReportAccount;
    use super::*;
    use crate::id::AccountId;

    fn movement(
        code: u32,
        account_type: AccountType,
        opening: i64,
        change: i64,
    ) -> AccountMovement {
        AccountMovement {
            account: ReportAccount {
                id: AccountId::new(code.into()),
                code: code.to_string(),
                name: format!("Account {code}"),
                account_type,
                role: None,
                group: groups(account_type)[code as usize % groups(account_type).len()],
            },
            opening_minor: opening,
            brought_forward_minor: 0,
            debit_minor: change.max(0),
            credit_minor: change.min(0).saturating_neg(),
            line_count: 1,
        }
    }

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    const TYPES: [AccountType; 5] = [
        AccountType::Asset,
        AccountType::Liability,
        AccountType::Equity,
        AccountType::Income,
        AccountType::Expense,
    ];

    #[test]
    fn the_results_of_years_stand_in_the_equity_without_being_posted() {
        // Capital 1,000 and a profit of 300 last year; this year sales of 500 on credit, rent of 120
        // paid, and a dividend of 100.
        let movements = [
            movement(1200, AccountType::Asset, 0, 50_000),
            movement(1300, AccountType::Asset, 130_000, -22_000),
            movement(3000, AccountType::Equity, -100_000, 0),
            movement(3200, AccountType::Equity, 0, 10_000),
            movement(4000, AccountType::Income, -40_000, -50_000),
            movement(6100, AccountType::Expense, 10_000, 12_000),
        ];
        let days = [day("2025-04-01"), day("2026-03-31")];
        let sheet = balance_sheet(days, "GBP".into(), &movements);
        let amounts =
            |rows: &[SectionRow]| rows.iter().map(|row| row.amount.to_string()).collect::<Vec<_>>();
        assert_eq!(amounts(&sheet.assets.rows), ["500.00", "1080.00"]);
        assert_eq!(sheet.assets.total.to_string(), "1580.00");
        assert_eq!(amounts(&sheet.equity.rows), ["1000.00", "-100.00"]);
        assert_eq!(sheet.equity.earlier_years.to_string(), "300.00");
        assert_eq!(sheet.equity.current_year.to_string(), "380.00");
        assert_eq!(sheet.equity.total.to_string(), "1580.00");
        assert!(sheet.balances && sheet.net_assets == sheet.equity.total);
        let result = profit_and_loss(days, "GBP".into(), &movements);
        assert_eq!(result.income.total.to_string(), "500.00");
        assert_eq!(result.expenses.total.to_string(), "120.00");
        assert_eq!(result.net_profit, sheet.equity.current_year);
    }

    #[test]
    fn an_account_that_came_to_nothing_is_left_out() {
        let movements = [
            movement(1300, AccountType::Asset, 500, -500),
            movement(4000, AccountType::Income, -500, 500),
        ];
        let days = [day("2025-04-01"), day("2026-03-31")];
        let sheet = balance_sheet(days, "GBP".into(), &movements);
        assert!(sheet.assets.rows.is_empty() && sheet.balances);
        assert_eq!(sheet.equity.earlier_years.to_string(), "5.00");
        assert_eq!(sheet.equity.current_year.to_string(), "-5.00");
    }

    proptest! {
        /// Whatever is posted: each posting is a debit and a credit, before the year or in it.
        #[test]
        fn a_balance_sheet_balances_and_its_result_is_that_of_the_profit_and_loss(
            postings in prop::collection::vec((0_usize..10, 0_usize..10, 1_i64..1_000_000, any::<bool>()), 0..60)
        ) {
            let mut movements: Vec<_> = (0_u32..10)
                .map(|code| movement(code, TYPES[code as usize % 5], 0, 0))
                .collect();
            for (debit, credit, amount, is_earlier) in postings {
                if is_earlier {
                    movements[debit].opening_minor += amount;
                    movements[credit].opening_minor -= amount;
                } else {
                    movements[debit].debit_minor += amount;
                    movements[credit].credit_minor += amount;
                }
            }
            let days = [day("2025-04-01"), day("2026-03-31")];
            let sheet = balance_sheet(days, "GBP".into(), &movements);
            prop_assert!(sheet.balances);
            prop_assert_eq!(sheet.net_assets, sheet.equity.total);
            let result = profit_and_loss(days, "GBP".into(), &movements);
            prop_assert_eq!(result.net_profit, sheet.equity.current_year);
            // The sub-totals of groups are all there is.
            for section in [&sheet.assets, &sheet.liabilities, &result.income, &result.expenses] {
                let total: i64 = section.groups.iter().map(|of| of.total.minor()).sum();
                prop_assert_eq!(total, section.total.minor());
            }
            let of = |section: &Section, group| group_minor(section, group);
            let tax = of(&result.income, AccountGroup::Tax) - of(&result.expenses, AccountGroup::Tax);
            prop_assert_eq!(result.profit_before_tax.minor() + tax, result.net_profit.minor());
            let long_term = of(&sheet.liabilities, AccountGroup::LongTermLiabilities);
            let less_current = sheet.total_assets_less_current_liabilities.minor();
            prop_assert_eq!(less_current - long_term, sheet.net_assets.minor());
            // What the year brought to everything but income and expenses is its result.
            let of_balances: i64 = movements
                .iter()
                .filter(|of| !of.account.is_of_result())
                .map(AccountMovement::change_minor)
                .sum();
            prop_assert_eq!(result.net_profit.minor(), of_balances);
        }
    }
}
