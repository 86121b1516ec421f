//! Reports as sheets: what stands in which line.

use tieout::contract::ledger::report::{
    AgedAmounts, AgedReport, BalanceSheet, GeneralLedger, ProfitAndLoss, Section, SectionRow,
    TrialBalance,
};
use tieout::money::Money;

use crate::render::{
    Sheet, SheetColumn, SheetLine, SheetProof, amount, amount_or_nothing, in_words,
};

pub(super) fn trial_balance(report: &TrialBalance, of: &str) -> Sheet {
    let row = |code: &str, name: &str, [debit, credit]: [String; 2]| {
        vec![code.to_owned(), name.to_owned(), debit, credit]
    };
    let mut lines: Vec<_> = report
        .rows
        .iter()
        .map(|account| {
            let sides = [account.debit, account.credit].map(amount_or_nothing);
            SheetLine::Row(row(&account.account_code, &account.account_name, sides))
        })
        .collect();
    let totals = [report.total_debit, report.total_credit];
    lines.push(SheetLine::Total(row("", "Total", totals.map(amount))));
    Sheet {
        title: "Trial balance".into(),
        of: of.to_owned(),
        when: report.as_at.map_or_else(|| "everything posted".to_owned(), in_words),
        currency: report.currency.clone(),
        columns: vec![
            SheetColumn::text(""),
            SheetColumn::text(""),
            SheetColumn::figure("debit"),
            SheetColumn::figure("credit"),
        ],
        lines,
        proof: None,
    }
}

/// A line of a statement: code, name, amount.
fn line(code: &str, name: &str, money: Money) -> Vec<String> {
    vec![code.to_owned(), name.to_owned(), amount(money)]
}

const STATEMENT: [SheetColumn; 3] =
    [SheetColumn::text(""), SheetColumn::text(""), SheetColumn::figure("")];

fn add_rows(lines: &mut Vec<SheetLine>, heading: &str, rows: &[SectionRow]) {
    lines.push(SheetLine::Heading(heading.to_owned()));
    let row =
        |row: &SectionRow| SheetLine::Row(line(&row.account_code, &row.account_name, row.amount));
    lines.extend(rows.iter().map(row));
}

/// The rows of a section, and what they add up to.
fn add_section(lines: &mut Vec<SheetLine>, heading: &str, section: &Section) {
    add_rows(lines, heading, &section.rows);
    let total = format!("Total {}", heading.to_lowercase());
    lines.push(SheetLine::Subtotal(line("", &total, section.total)));
}

pub(super) fn profit_and_loss(report: &ProfitAndLoss, of: &str) -> Sheet {
    let mut lines = Vec::new();
    add_section(&mut lines, "Income", &report.income);
    add_section(&mut lines, "Expenses", &report.expenses);
    let result = if report.net_profit < Money::ZERO { "Net loss" } else { "Net profit" };
    lines.push(SheetLine::Total(line("", result, report.net_profit)));
    Sheet {
        title: "Profit and loss".into(),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: STATEMENT.to_vec(),
        lines,
        proof: None,
    }
}

pub(super) fn balance_sheet(report: &BalanceSheet, of: &str) -> Sheet {
    let mut lines = Vec::new();
    add_section(&mut lines, "Assets", &report.assets);
    add_section(&mut lines, "Liabilities", &report.liabilities);
    lines.push(SheetLine::Total(line("", "Net assets", report.net_assets)));
    add_rows(&mut lines, "Equity", &report.equity.rows);
    let this_year = format!("Profit or loss since {}", in_words(report.year_from));
    for (name, result) in [
        ("Profit or loss brought forward", report.equity.earlier_years),
        (&*this_year, report.equity.current_year),
    ] {
        if !result.is_zero() {
            lines.push(SheetLine::Row(line("", name, result)));
        }
    }
    lines.push(SheetLine::Total(line("", "Total equity", report.equity.total)));
    let sign = if report.balances { "=" } else { "is not" };
    let sentence = format!(
        "Assets {} {sign} liabilities {} + equity {}",
        amount(report.assets.total),
        amount(report.liabilities.total),
        amount(report.equity.total)
    );
    Sheet {
        title: "Balance sheet".into(),
        of: of.to_owned(),
        when: in_words(report.as_at),
        currency: report.currency.clone(),
        columns: STATEMENT.to_vec(),
        lines,
        proof: Some(SheetProof { sentence, holds: report.balances }),
    }
}

pub(super) fn general_ledger(report: &GeneralLedger, of: &str) -> Sheet {
    let balance = |name: &str, debit: &str, credit: &str, balance: Money| {
        let mut cells = vec![String::new(), String::new(), name.to_owned()];
        cells.extend([debit.to_owned(), credit.to_owned(), amount(balance)]);
        cells
    };
    let mut lines = Vec::new();
    for account in &report.accounts {
        lines
            .push(SheetLine::Heading(format!("{} {}", account.account_code, account.account_name)));
        lines.push(SheetLine::Row(balance("Opening balance", "", "", account.opening_balance)));
        for entry in &account.lines {
            let memo = entry.memo.as_ref().map(|memo| format!(" ({memo})")).unwrap_or_default();
            let reference = entry.reference.as_ref().map(|reference| format!(" {reference}"));
            let what = format!("{}{}{memo}", entry.description, reference.unwrap_or_default());
            lines.push(SheetLine::Row(vec![
                entry.entry_date.to_string(),
                entry.sequence.to_string(),
                what,
                amount_or_nothing(entry.debit),
                amount_or_nothing(entry.credit),
                amount(entry.balance),
            ]));
        }
        let [debit, credit] = [account.total_debit, account.total_credit].map(amount);
        let closing = balance("Closing balance", &debit, &credit, account.closing_balance);
        lines.push(SheetLine::Subtotal(closing));
    }
    Sheet {
        title: "General ledger".into(),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: vec![
            SheetColumn::text("date"),
            SheetColumn::figure("entry"),
            SheetColumn::text("what"),
            SheetColumn::figure("debit"),
            SheetColumn::figure("credit"),
            SheetColumn::figure("balance"),
        ],
        lines,
        proof: None,
    }
}

pub(super) fn receivables(report: &AgedReport, of: &str) -> Sheet {
    aged(report, of, "Aged receivables")
}

pub(super) fn payables(report: &AgedReport, of: &str) -> Sheet {
    aged(report, of, "Aged payables")
}

fn aged(report: &AgedReport, of: &str, title: &str) -> Sheet {
    let cells = |name: &str, open: &AgedAmounts, shown: fn(Money) -> String| {
        let mut cells = vec![name.to_owned()];
        cells.extend(
            [
                open.current,
                open.days_1_to_30,
                open.days_31_to_60,
                open.days_61_to_90,
                open.days_over_90,
                open.unallocated,
            ]
            .map(shown),
        );
        cells.push(amount(open.total));
        cells
    };
    let row =
        |(name, open): (&str, &AgedAmounts)| SheetLine::Row(cells(name, open, amount_or_nothing));
    let contacts = report.contacts.iter();
    let mut lines: Vec<_> =
        contacts.map(|contact| row((&contact.contact_name, &contact.open))).collect();
    if !lines.is_empty() {
        lines.push(SheetLine::Total(cells("Total", &report.total, amount)));
    }
    let proof = report.control_account.as_ref().map(|account| {
        let sign = if report.agrees { "=" } else { "is not" };
        let balance = amount(account.balance);
        let name = format!("{} {}", account.account_code, account.account_name);
        let sentence = format!("Total {} {sign} {balance} on {name}", amount(report.total.total));
        SheetProof { sentence, holds: report.agrees }
    });
    let titles =
        ["current", "1-30 days", "31-60 days", "61-90 days", "over 90", "unallocated", "total"];
    let mut columns = vec![SheetColumn::text("contact")];
    columns.extend(titles.map(SheetColumn::figure));
    Sheet {
        title: title.to_owned(),
        of: of.to_owned(),
        when: in_words(report.as_at),
        currency: report.currency.clone(),
        columns,
        lines,
        proof,
    }
}
