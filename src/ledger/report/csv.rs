//! Reports as comma-separated values: a line for each of their rows, without their totals.

use super::compare::{balances_side_by_side, cash_side_by_side, side_by_side};
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::ledger::entry::AccountEntry;
use crate::contract::ledger::report::{
    AgedReport, BalanceSheet, CashFlow, CashFlowRow, GeneralLedgerAccount, ProfitAndLoss,
    SectionRow, TrialBalance, TrialBalanceRow,
};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::csv::Lines;
use crate::money::Money;

/// A line for each account, with a column for the balance (debits less credits) at each day that the report
/// is compared with.
#[must_use]
pub fn trial_balance(report: &TrialBalance) -> String {
    let names = ["account_code", "account_name", "account_type", "debit", "credit", "group"];
    let others = report.comparatives.as_deref().unwrap_or_default();
    let mut lines = headed(&names, others.iter().map(|of| &*of.label));
    let columns: Vec<&[TrialBalanceRow]> =
        [&*report.rows].into_iter().chain(others.iter().map(|of| &*of.rows)).collect();
    for (row, balances) in balances_side_by_side(&columns) {
        lines.text(&row.account_code).text(&row.account_name).plain(row.account_type);
        let own = balances[0].minor();
        lines.plain(Money::from_minor(own.max(0))).plain(Money::from_minor(-own.min(0)));
        lines.plain(row.group);
        for balance in &balances[1..] {
            lines.plain(balance);
        }
        lines.end();
    }
    lines.take()
}

/// A line for each account, after one for the profit, with a column for each period that the report is
/// compared with.
#[must_use]
pub fn cash_flow(report: &CashFlow) -> String {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let names = ["activity", "account_code", "account_name", "amount", "group"];
    let mut lines = headed(&names, others.iter().map(|of| &*of.label));
    lines.plain("net_profit").text("").text("Net profit").plain(report.totals.net_profit).plain("");
    for of in others {
        lines.plain(of.totals.net_profit);
    }
    lines.end();
    let columns: Vec<&[CashFlowRow]> =
        [&*report.rows].into_iter().chain(others.iter().map(|of| &*of.rows)).collect();
    for (row, amounts) in cash_side_by_side(&columns) {
        lines.plain(row.activity).text(&row.account_code).text(&row.account_name);
        lines.plain(amounts[0]).plain(row.group);
        for amount in &amounts[1..] {
            lines.plain(amount);
        }
        lines.end();
    }
    lines.take()
}

const SECTIONED: [&str; 5] = ["section", "account_code", "account_name", "amount", "group"];

/// The names of columns, with one for each of those that the report is compared with.
fn headed<'a>(names: &[&'a str], labels: impl Iterator<Item = &'a str>) -> Lines {
    let names: Vec<&str> = names.iter().copied().chain(labels).collect();
    Lines::headed(&names)
}

/// A line for each account, with a column for each period that the report is compared with.
#[must_use]
pub fn profit_and_loss(report: &ProfitAndLoss) -> String {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let mut lines = headed(&SECTIONED, others.iter().map(|of| &*of.label));
    let own = report.income.rows.iter().chain(&report.expenses.rows).collect();
    let columns: Vec<Vec<&SectionRow>> =
        [own].into_iter().chain(others.iter().map(|of| of.rows.iter().collect())).collect();
    add_rows(&mut lines, &columns);
    lines.take()
}

/// A line for each account, and one for each of the results that are computed, with a column for each day
/// that the report is compared with.
#[must_use]
pub fn balance_sheet(report: &BalanceSheet) -> String {
    let others = report.comparatives.as_deref().unwrap_or_default();
    let mut lines = headed(&SECTIONED, others.iter().map(|of| &*of.label));
    let BalanceSheet { assets, liabilities, equity, .. } = report;
    let own = [&assets.rows, &liabilities.rows, &equity.rows].into_iter().flatten().collect();
    let columns: Vec<Vec<&SectionRow>> =
        [own].into_iter().chain(others.iter().map(|of| of.rows.iter().collect())).collect();
    add_rows(&mut lines, &columns);
    let earlier = others.iter().map(|of| of.totals.earlier_years);
    let current = others.iter().map(|of| of.totals.current_year);
    add_result(&mut lines, "Results of earlier years", (equity.earlier_years, earlier));
    add_result(&mut lines, "Result of this year", (equity.current_year, current));
    lines.take()
}

fn add_result(lines: &mut Lines, name: &str, (own, others): (Money, impl Iterator<Item = Money>)) {
    lines.plain("equity").text("").text(name).plain(own).plain(AccountGroup::Equity);
    others.for_each(|amount| {
        lines.plain(amount);
    });
    lines.end();
}

fn add_rows(lines: &mut Lines, columns: &[Vec<&SectionRow>]) {
    for (row, amounts) in side_by_side(columns) {
        let section = match row.account_type {
            AccountType::Asset => "assets",
            AccountType::Liability => "liabilities",
            AccountType::Equity => "equity",
            AccountType::Income => "income",
            AccountType::Expense => "expenses",
        };
        lines.plain(section).text(&row.account_code).text(&row.account_name);
        lines.plain(amounts[0]).plain(row.group);
        for amount in &amounts[1..] {
            lines.plain(amount);
        }
        lines.end();
    }
}

/// A line for each contact.
#[must_use]
pub fn aged(report: &AgedReport) -> String {
    let names = [
        "contact_id",
        "contact_name",
        "contact_reference",
        "current",
        "days_1_to_30",
        "days_31_to_60",
        "days_61_to_90",
        "days_over_90",
        "unallocated",
        "total",
    ];
    let mut lines = Lines::headed(&names);
    for contact in &report.contacts {
        lines.plain(contact.contact_id).text(&contact.contact_name);
        lines.optional(contact.contact_reference.as_deref());
        let open = &contact.open;
        for amount in [
            open.current,
            open.days_1_to_30,
            open.days_31_to_60,
            open.days_61_to_90,
            open.days_over_90,
            open.unallocated,
            open.total,
        ] {
            lines.plain(amount);
        }
        lines.end();
    }
    lines.take()
}

/// The names of the columns of a general ledger.
pub const GENERAL_LEDGER: [&str; 14] = [
    "kind",
    "account_code",
    "account_name",
    "entry_date",
    "sequence",
    "journal_id",
    "description",
    "reference",
    "source",
    "memo",
    "vat_code",
    "debit",
    "credit",
    "balance",
];

/// Adds what an account came to before its lines.
pub fn add_opening(lines: &mut Lines, account: &GeneralLedgerAccount) {
    lines.plain("opening").text(&account.account_code).text(&account.account_name);
    for _ in 0..10 {
        lines.plain("");
    }
    lines.plain(account.opening_balance).end();
}

/// Adds a line of an account.
pub fn add_entry(lines: &mut Lines, account: &GeneralLedgerAccount, entry: &AccountEntry) {
    lines.plain("line").text(&account.account_code).text(&account.account_name);
    lines.plain(entry.entry_date).plain(entry.sequence).plain(entry.journal_id);
    lines.text(&entry.description).optional(entry.reference.as_deref()).plain(entry.source);
    lines.optional(entry.memo.as_deref());
    lines.plain(entry.vat_code.as_ref().map_or("", LedgerVatCode::name));
    lines.plain(entry.debit).plain(entry.credit).plain(entry.balance).end();
}

/// Adds what an account came to with its lines, and what they add up to.
pub fn add_closing(lines: &mut Lines, account: &GeneralLedgerAccount) {
    lines.plain("closing").text(&account.account_code).text(&account.account_name);
    for _ in 0..8 {
        lines.plain("");
    }
    lines.plain(account.total_debit).plain(account.total_credit);
    lines.plain(account.closing_balance).end();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::ledger::report::{ReportBasis, TrialBalanceRow};
    use crate::id::AccountId;

    #[test]
    fn each_line_of_a_general_ledger_has_a_cell_for_each_column() {
        let account = GeneralLedgerAccount {
            account_id: AccountId::new(1),
            account_code: "1300".into(),
            account_name: "Bank".into(),
            account_type: AccountType::Asset,
            opening_balance: Money::from_minor(100),
            total_debit: Money::from_minor(5),
            total_credit: Money::ZERO,
            closing_balance: Money::from_minor(105),
            line_count: 1,
            lines: Vec::new(),
        };
        let mut lines = Lines::headed(&GENERAL_LEDGER);
        add_opening(&mut lines, &account);
        add_closing(&mut lines, &account);
        let text = lines.take();
        for line in text.lines() {
            assert_eq!(line.split(',').count(), GENERAL_LEDGER.len(), "{line}");
        }
        assert!(text.ends_with("closing,1300,Bank,,,,,,,,,0.05,0.00,1.05\n"), "{text}");
    }

    #[test]
    fn the_name_of_an_account_is_no_formula() {
        let row = TrialBalanceRow {
            account_id: AccountId::new(1),
            account_code: "+1".into(),
            account_name: "=cmd(), \"x\"".into(),
            account_type: AccountType::Asset,
            group: AccountGroup::Cash,
            debit: Money::from_minor(1),
            credit: Money::ZERO,
        };
        let report = TrialBalance {
            as_at: None,
            basis: ReportBasis::Cumulative,
            year_from: None,
            currency: "GBP".into(),
            rows: vec![row],
            total_debit: Money::ZERO,
            total_credit: Money::ZERO,
            comparatives: None,
        };
        let line = "'+1,\"'=cmd(), \"\"x\"\"\",ASSET,0.01,0.00,cash";
        assert_eq!(trial_balance(&report).lines().nth(1), Some(line));
    }
}
