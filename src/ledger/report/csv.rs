//! Reports as comma-separated values: a line for each of their rows, without their totals.

use crate::contract::chart::VatCode;
use crate::contract::ledger::entry::AccountEntry;
use crate::contract::ledger::report::{
    AgedReport, BalanceSheet, GeneralLedgerAccount, ProfitAndLoss, SectionRow, TrialBalance,
};
use crate::csv::Lines;

/// A line for each account.
#[must_use]
pub fn trial_balance(report: &TrialBalance) -> String {
    let names = ["account_code", "account_name", "account_type", "debit", "credit"];
    let mut lines = Lines::headed(&names);
    for row in &report.rows {
        lines.text(&row.account_code).text(&row.account_name).plain(row.account_type);
        lines.plain(row.debit).plain(row.credit).end();
    }
    lines.take()
}

const SECTIONED: [&str; 4] = ["section", "account_code", "account_name", "amount"];

/// A line for each account.
#[must_use]
pub fn profit_and_loss(report: &ProfitAndLoss) -> String {
    let mut lines = Lines::headed(&SECTIONED);
    add_rows(&mut lines, "income", &report.income.rows);
    add_rows(&mut lines, "expenses", &report.expenses.rows);
    lines.take()
}

/// A line for each account, and one for each of the results that are computed.
#[must_use]
pub fn balance_sheet(report: &BalanceSheet) -> String {
    let mut lines = Lines::headed(&SECTIONED);
    add_rows(&mut lines, "assets", &report.assets.rows);
    add_rows(&mut lines, "liabilities", &report.liabilities.rows);
    add_rows(&mut lines, "equity", &report.equity.rows);
    let results = [
        ("Results of earlier years", report.equity.earlier_years),
        ("Result of this year", report.equity.current_year),
    ];
    for (name, amount) in results {
        lines.plain("equity").text("").text(name).plain(amount).end();
    }
    lines.take()
}

fn add_rows(lines: &mut Lines, section: &str, rows: &[SectionRow]) {
    for row in rows {
        lines.plain(section).text(&row.account_code).text(&row.account_name);
        lines.plain(row.amount).end();
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
    lines.plain(entry.vat_code.map_or("", VatCode::name));
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
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::report::TrialBalanceRow;
    use crate::id::AccountId;
    use crate::money::Money;

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
            debit: Money::from_minor(1),
            credit: Money::ZERO,
        };
        let report = TrialBalance {
            as_at: None,
            currency: "GBP".into(),
            rows: vec![row],
            total_debit: Money::ZERO,
            total_credit: Money::ZERO,
        };
        let line = "'+1,\"'=cmd(), \"\"x\"\"\",ASSET,0.01,0.00";
        assert_eq!(trial_balance(&report).lines().nth(1), Some(line));
    }
}
