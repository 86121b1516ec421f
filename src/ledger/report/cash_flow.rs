//! The cash-flow statement by the indirect method: from the profit to the change in cash.
//!
//! Every posting balances, so what changed on accounts of cash is, with its sign turned, what changed on all
//! others: the result of the period and a row for each account of the balance sheet.

use super::AccountMovement;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::ledger::report::{
    CashFlow, CashFlowActivity, CashFlowComparative, CashFlowRow, CashFlowTotals,
};
use crate::date::Date;
use crate::money::Money;

/// The activity that a change of an account belongs to; none for cash and for income and expenses.
///
/// A fixed-asset account that is in credit throughout, or at nothing, holds depreciation: what it changed by was
/// charged against the profit and moved no cash. Interest and tax stay in the profit, as FRS 102, 7.11 to 7.17,
/// allows and this chart cannot tell apart when paid.
fn activity(movement: &AccountMovement) -> Option<CashFlowActivity> {
    if movement.account.is_of_result() {
        return None;
    }
    match movement.account.group {
        AccountGroup::Cash => None,
        AccountGroup::FixedAssets
            if movement.opening_minor <= 0 && movement.closing_minor() <= 0 =>
        {
            Some(CashFlowActivity::NonCash)
        }
        AccountGroup::FixedAssets => Some(CashFlowActivity::Investing),
        AccountGroup::LongTermLiabilities | AccountGroup::Equity => {
            Some(CashFlowActivity::Financing)
        }
        _ => Some(CashFlowActivity::WorkingCapital),
    }
}

/// The statement of some days, from movements by code.
#[must_use]
pub fn cash_flow(
    [date_from, date_to]: [Date; 2],
    currency: String,
    movements: &[AccountMovement],
) -> CashFlow {
    let mut rows = Vec::new();
    for activity_of_rows in CashFlowActivity::ALL {
        let changed = |of: &&AccountMovement| {
            activity(of) == Some(*activity_of_rows) && of.change_minor() != 0
        };
        rows.extend(movements.iter().filter(changed).map(|of| CashFlowRow {
            activity: *activity_of_rows,
            account_id: of.account.id,
            account_code: of.account.code.clone(),
            account_name: of.account.name.clone(),
            account_type: of.account.account_type,
            group: of.account.group,
            amount: Money::from_minor(-of.change_minor()),
        }));
    }
    let sum = |activity| {
        rows.iter()
            .filter(|row| row.activity == activity)
            .map(|row| row.amount.minor())
            .sum::<i64>()
    };
    let of_result = movements.iter().filter(|of| of.account.is_of_result());
    let net_profit: i64 = of_result.map(|of| -of.change_minor()).sum();
    let is_cash = |of: &&AccountMovement| {
        !of.account.is_of_result() && of.account.group == AccountGroup::Cash
    };
    let cash =
        |of: fn(&AccountMovement) -> i64| movements.iter().filter(is_cash).map(of).sum::<i64>();
    let opening = cash(|of| of.opening_minor);
    let closing = cash(AccountMovement::closing_minor);
    let (non_cash, working_capital) =
        (sum(CashFlowActivity::NonCash), sum(CashFlowActivity::WorkingCapital));
    let operating = net_profit + non_cash + working_capital;
    let (investing, financing) =
        (sum(CashFlowActivity::Investing), sum(CashFlowActivity::Financing));
    let net_change = operating + investing + financing;
    let totals = CashFlowTotals {
        net_profit: Money::from_minor(net_profit),
        non_cash: Money::from_minor(non_cash),
        working_capital: Money::from_minor(working_capital),
        net_cash_from_operating: Money::from_minor(operating),
        net_cash_from_investing: Money::from_minor(investing),
        net_cash_from_financing: Money::from_minor(financing),
        net_change: Money::from_minor(net_change),
        opening_cash: Money::from_minor(opening),
        closing_cash: Money::from_minor(closing),
    };
    let agrees = net_change == closing - opening;
    CashFlow { date_from, date_to, currency, rows, totals, agrees, comparatives: None }
}

/// The same as something that another is compared with.
#[must_use]
pub fn comparative(label: String, of: CashFlow) -> CashFlowComparative {
    let CashFlow { date_from, date_to, rows, totals, .. } = of;
    CashFlowComparative { label, date_from, date_to, rows, totals }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{ReportAccount, statement};
    use super::*;
    use crate::contract::chart::AccountType;
    use crate::id::AccountId;
    use crate::ledger::account_group::groups;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn days() -> [Date; 2] {
        [day("2025-04-01"), day("2026-03-31")]
    }

    fn movement(
        code: usize,
        account_type: AccountType,
        group: AccountGroup,
        [opening_minor, change]: [i64; 2],
    ) -> AccountMovement {
        AccountMovement {
            account: ReportAccount {
                id: AccountId::new(code as u128),
                code: code.to_string(),
                name: format!("Account {code}"),
                account_type,
                role: None,
                group,
            },
            opening_minor,
            brought_forward_minor: 0,
            debit_minor: change.max(0),
            credit_minor: change.min(0).saturating_neg(),
            line_count: 1,
        }
    }

    #[test]
    fn profit_becomes_cash_by_way_of_depreciation_debtors_assets_and_loans() {
        use AccountType::{Asset, Equity, Expense, Income, Liability};
        // Sales of 500 on credit, of which 380 came in; wages of 100 paid; a van of 300 bought, of which 60 is
        // written off; a loan of 200; a dividend of 50.
        let movements = [
            movement(1020, Asset, AccountGroup::FixedAssets, [0, 30_000]),
            movement(1090, Asset, AccountGroup::FixedAssets, [-1_000, -6_000]),
            movement(1200, Asset, AccountGroup::CurrentAssets, [0, 12_000]),
            movement(1300, Asset, AccountGroup::Cash, [7_000, 13_000]),
            movement(2500, Liability, AccountGroup::LongTermLiabilities, [0, -20_000]),
            movement(3200, Equity, AccountGroup::Equity, [-6_000, 5_000]),
            movement(4000, Income, AccountGroup::Turnover, [0, -50_000]),
            movement(6000, Expense, AccountGroup::Overheads, [0, 10_000]),
            movement(6800, Expense, AccountGroup::Overheads, [0, 6_000]),
        ];
        let report = cash_flow(days(), "GBP".into(), &movements);
        let row = |of: &CashFlowRow| format!("{} {} {}", of.activity, of.account_code, of.amount);
        assert_eq!(
            report.rows.iter().map(row).collect::<Vec<_>>(),
            [
                "non_cash 1090 60.00",
                "working_capital 1200 -120.00",
                "investing 1020 -300.00",
                "financing 2500 200.00",
                "financing 3200 -50.00",
            ]
        );
        let CashFlowTotals {
            net_profit,
            net_cash_from_operating,
            net_cash_from_investing,
            net_cash_from_financing,
            net_change,
            opening_cash,
            closing_cash,
            ..
        } = report.totals;
        assert_eq!((net_profit.to_string(), report.agrees), ("340.00".into(), true));
        let totals = [net_cash_from_operating, net_cash_from_investing, net_cash_from_financing];
        assert_eq!(totals.map(|of| of.to_string()), ["280.00", "-300.00", "150.00"]);
        let cash = [net_change, opening_cash, closing_cash];
        assert_eq!(cash.map(|of| of.to_string()), ["130.00", "70.00", "200.00"]);
    }

    proptest! {
        /// Whatever is posted, and whichever groups accounts are in: the change in cash is explained to the penny.
        #[test]
        fn the_change_in_cash_is_what_profit_and_every_other_account_explain(
            postings in prop::collection::vec((0_usize..20, 0_usize..20, 1_i64..1_000_000, any::<bool>()), 0..80)
        ) {
            let account = |code: usize| {
                let account_type = AccountType::ALL[code % 5];
                let groups = groups(account_type);
                movement(code, account_type, groups[code / 5 % groups.len()], [0, 0])
            };
            let mut movements: Vec<_> = (0..20).map(account).collect();
            for (debit, credit, amount, is_earlier) in postings {
                if is_earlier {
                    movements[debit].opening_minor += amount;
                    movements[credit].opening_minor -= amount;
                } else {
                    movements[debit].debit_minor += amount;
                    movements[credit].credit_minor += amount;
                }
            }
            let report = cash_flow(days(), "GBP".into(), &movements);
            prop_assert!(report.agrees);
            let profit = statement::profit_and_loss(days(), "GBP".into(), &movements);
            prop_assert_eq!(report.totals.net_profit, profit.net_profit);
            let rows: i64 = report.rows.iter().map(|row| row.amount.minor()).sum();
            let change = report.totals.closing_cash.minor() - report.totals.opening_cash.minor();
            prop_assert_eq!(rows + profit.net_profit.minor(), change);
        }
    }
}
