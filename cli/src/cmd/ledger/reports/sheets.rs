//! The general ledger, aged reports and statements of account as sheets: what stands in which line.

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{
    AgedAmounts, AgedReport, ContactStatement, ContactStatementItem, ContactStatementLine,
    GeneralLedger, ReportBasis,
};
use tieout::money::Money;

use crate::render::{
    Sheet, SheetColumn, SheetLine, SheetProof, amount, amount_or_nothing, in_words,
};

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
        when: {
            let days = format!("{} to {}", in_words(report.date_from), in_words(report.date_to));
            match report.basis {
                ReportBasis::FinancialYear => days,
                ReportBasis::Cumulative => format!("{days}, balances since the first posting"),
            }
        },
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

pub(super) fn statement_of_account(report: &ContactStatement, of: &str) -> Sheet {
    let balance = |name: &str, balance: Money| {
        let mut cells = vec![String::new(), name.to_owned()];
        cells.extend(vec![String::new(); 3]);
        cells.push(amount(balance));
        cells
    };
    let mut lines = vec![SheetLine::Subtotal(balance("Opening balance", report.opening_balance))];
    for line in &report.lines {
        lines.push(SheetLine::Row(vec![
            line.date.to_string(),
            statement_line(line, report.invoice_type),
            line.due_date.map(|day| day.to_string()).unwrap_or_default(),
            amount(line.amount),
            amount_or_nothing(line.outstanding),
            amount(line.balance),
        ]));
    }
    lines.push(SheetLine::Total(balance("Closing balance", report.closing_balance)));
    let open = &report.open;
    for (name, open) in [
        ("Not yet overdue", open.current),
        ("1-30 days overdue", open.days_1_to_30),
        ("31-60 days overdue", open.days_31_to_60),
        ("61-90 days overdue", open.days_61_to_90),
        ("Over 90 days overdue", open.days_over_90),
        ("Unallocated", open.unallocated),
    ] {
        if open != Money::ZERO {
            lines.push(SheetLine::Row(balance(name, open)));
        }
    }
    let holds = open.total == report.closing_balance;
    let sign = if holds { "=" } else { "is not" };
    let [total, closing] = [open.total, report.closing_balance].map(amount);
    Sheet {
        title: format!("Statement of account: {}", report.contact_name),
        of: of.to_owned(),
        when: format!("{} to {}", in_words(report.date_from), in_words(report.date_to)),
        currency: report.currency.clone(),
        columns: vec![
            SheetColumn::text("date"),
            SheetColumn::text("what"),
            SheetColumn::text("due"),
            SheetColumn::figure("amount"),
            SheetColumn::figure("open"),
            SheetColumn::figure("balance"),
        ],
        lines,
        proof: Some(SheetProof {
            sentence: format!("Open items {total} {sign} closing balance {closing}"),
            holds,
        }),
    }
}

/// What a line is about, as it is printed for the contact: why something is written off is no business of theirs.
fn statement_line(line: &ContactStatementLine, side: InvoiceType) -> String {
    let kind = match (line.kind, side) {
        (ContactStatementItem::Invoice, _) => "Invoice",
        (ContactStatementItem::CreditNote, _) => "Credit note",
        (ContactStatementItem::Receipt, InvoiceType::Purchase)
        | (ContactStatementItem::Payment, InvoiceType::Sales) => "Refund",
        (ContactStatementItem::Receipt, InvoiceType::Sales) => "Receipt",
        (ContactStatementItem::Payment, InvoiceType::Purchase) => "Payment",
        (ContactStatementItem::WriteOff, _) => "Write-off",
        (ContactStatementItem::Contra, _) => "Contra",
    };
    let mut text = kind.to_owned();
    let reference = line.reference.as_ref().filter(|_| line.kind != ContactStatementItem::WriteOff);
    for more in [line.number.as_ref(), reference].into_iter().flatten() {
        text.push(' ');
        text.push_str(more);
    }
    if line.void {
        text.push_str(", voided");
    }
    text
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
