//! Coded transactions for people: what is suggested, what is not, and what it comes to.

use comfy_table::Cell;
use tieout::contract::coding::CodedTransaction;
use tieout_coding::totals::{self, AccountTotal};

use super::report::{CodedReport, LOW_CONFIDENCE};
use crate::render::blocks::{INDENT, WITHIN, push_hanging, push_sentence, push_table_that_fits};
use crate::render::figures::grouped;
use crate::render::input_files::{InputFile, push_files};
use crate::render::style::Style;
use crate::render::text_table::{
    bare_table, cut, described, more, push_heading, push_wrapped, right,
};
use crate::safe::safe;

/// The whole report as text.
pub(in crate::render) fn table(report: &CodedReport<'_>, style: Style) -> String {
    let mut text = String::new();
    files(&mut text, report, style);
    let is_coded = |coded: &CodedTransaction<'_>| coded.suggested_account_code.is_some();
    let (coded, uncoded): (Vec<_>, Vec<_>) =
        report.with_lines().partition(|(_, coded)| is_coded(coded));
    push_coded(&mut text, report, &coded, style);
    push_uncoded(&mut text, report, &uncoded, style);
    push_accounts(&mut text, report, style);
    push_summary(&mut text, report, style);
    text
}

fn files(text: &mut String, report: &CodedReport<'_>, style: Style) {
    let (file, chart) = (report.file, report.chart);
    let total = totals::total(&file.transactions, report.result).total;
    let files = [
        InputFile {
            name: &file.name,
            rows: format!("{} transactions", grouped(file.lines.len())),
            total: format!("total {total}"),
            columns: file.columns.to_string(),
            guess: file.columns.guess_note(),
            header_line: file.columns.header_line,
        },
        InputFile {
            name: &chart.name,
            rows: format!("{} accounts", grouped(chart.lines.len())),
            total: String::new(),
            columns: safe(&chart.columns.to_string()).into_owned(),
            guess: chart.columns.guess_note(),
            header_line: chart.columns.header_line,
        },
    ];
    push_files(text, &files, style);
}

/// The most that a text has in a table: one long text shall not widen every line. The files of `--out` have it
/// whole, and so have records.
const TEXT_WIDTH_MAX: usize = 120;

/// A text of a table, cut where it is very long.
fn short(text: &str) -> String {
    cut(text, TEXT_WIDTH_MAX).into_owned()
}

/// What a transaction is called by the file: the merchant, and what it says.
fn shown_text(report: &CodedReport<'_>, coded: &CodedTransaction<'_>) -> String {
    let transaction = report.file.transactions.get(coded.row);
    match (transaction.description.trim(), transaction.merchant.trim()) {
        (description, "") => described(description),
        ("", merchant) => safe(merchant).into_owned(),
        (description, merchant) => format!("{}: {}", safe(merchant), safe(description)),
    }
}

/// Line, date, amount and description of a transaction.
fn transaction_cells(
    report: &CodedReport<'_>,
    (line, coded): (u64, &CodedTransaction<'_>),
) -> Vec<Cell> {
    let transaction = report.file.transactions.get(coded.row);
    vec![
        right(line),
        Cell::new(transaction.date),
        right(transaction.amount),
        Cell::new(short(&shown_text(report, coded))),
    ]
}

/// The first line of a record: the same as a row of a table has.
fn push_transaction(
    text: &mut String,
    report: &CodedReport<'_>,
    (line, coded): (u64, &CodedTransaction<'_>),
    style: Style,
) {
    let transaction = report.file.transactions.get(coded.row);
    let shown = shown_text(report, coded);
    let figures = format!("line {line}  {}  {}", transaction.date, transaction.amount);
    push_hanging(text, &figures, &shown, INDENT, style);
}

fn confidence(coded: &CodedTransaction<'_>) -> String {
    let mark = if coded.confidence < LOW_CONFIDENCE { "?" } else { " " };
    format!("{}{mark}", coded.confidence)
}

type CodedRows<'a> = [(u64, &'a CodedTransaction<'a>)];

/// The suggestions: a table where it fits, else a record each.
fn push_coded(text: &mut String, report: &CodedReport<'_>, coded: &CodedRows<'_>, style: Style) {
    if coded.is_empty() {
        return;
    }
    push_heading(text, "Suggested", coded.len(), style);
    let shown = &coded[..coded.len().min(report.limit)];
    let mut table = bare_table();
    let mut head = transaction_head();
    head.extend([Cell::new("account"), Cell::new("name"), Cell::new("VAT"), right("confidence ")]);
    head.push(Cell::new("reason"));
    table.set_header(head);
    for (line, coded) in shown {
        let mut cells = transaction_cells(report, (*line, coded));
        cells.extend([
            // Where accounts have no codes it is a name.
            Cell::new(short(&safe(coded.suggested_account_code.unwrap_or_default()))),
            Cell::new(short(&safe(coded.suggested_account_name.unwrap_or_default()))),
            Cell::new(coded.vat_code),
            right(confidence(coded)),
            Cell::new(safe(&coded.reason)),
        ]);
        table.add_row(cells);
    }
    if !push_table_that_fits(text, &mut table, style) {
        for (line, coded) in shown {
            push_transaction(text, report, (*line, coded), style);
            push_account(text, coded, style);
            push_sentence(text, &safe(&coded.reason), WITHIN, style);
        }
    }
    more(text, coded.len(), report.limit);
}

/// What a record says of the account, with VAT and doubt.
fn push_account(text: &mut String, coded: &CodedTransaction<'_>, style: Style) {
    let (code, name) = (coded.suggested_account_code, coded.suggested_account_name);
    let account = [code, name.filter(|name| Some(*name) != code)];
    let account = account.into_iter().flatten().map(safe).collect::<Vec<_>>().join(" ");
    let confidence = confidence(coded);
    let line = format!("{account}, VAT {}, confidence {}", coded.vat_code, confidence.trim_end());
    push_sentence(text, &line, WITHIN, style);
}

fn push_uncoded(
    text: &mut String,
    report: &CodedReport<'_>,
    uncoded: &CodedRows<'_>,
    style: Style,
) {
    if uncoded.is_empty() {
        return;
    }
    push_heading(text, "Uncoded", uncoded.len(), style);
    // What was not sure enough leads the others that it might be.
    let others = |coded: &CodedTransaction<'_>| {
        let taken = report.taken_away.get(&coded.row).copied();
        let others = coded.alternatives.iter().map(|other| other.account_code);
        taken.into_iter().chain(others).map(safe).collect::<Vec<_>>().join(", ")
    };
    let has_others = uncoded.iter().any(|(_, coded)| !others(coded).is_empty());
    let shown = &uncoded[..uncoded.len().min(report.limit)];
    let mut table = bare_table();
    let mut head = transaction_head();
    if has_others {
        head.extend([Cell::new("perhaps"), right("confidence ")]);
    }
    head.push(Cell::new("reason"));
    table.set_header(head);
    for (line, coded) in shown {
        let mut cells = transaction_cells(report, (*line, coded));
        if has_others {
            cells.extend([Cell::new(others(coded)), right(confidence(coded))]);
        }
        cells.push(Cell::new(safe(&coded.reason)));
        table.add_row(cells);
    }
    if !push_table_that_fits(text, &mut table, style) {
        for (line, coded) in shown {
            push_transaction(text, report, (*line, coded), style);
            let others = others(coded);
            if !others.is_empty() {
                let confidence = confidence(coded);
                let perhaps = format!("perhaps {others}, confidence {}", confidence.trim_end());
                push_sentence(text, &perhaps, WITHIN, style);
            }
            push_sentence(text, &safe(&coded.reason), WITHIN, style);
        }
    }
    more(text, uncoded.len(), report.limit);
}

fn transaction_head() -> Vec<Cell> {
    vec![right("line"), Cell::new("date"), right("amount"), Cell::new("description")]
}

/// Totals by account, and of all: a table where it fits, else a record each. Money out is negative, and so is
/// the VAT in it.
fn push_accounts(text: &mut String, report: &CodedReport<'_>, style: Style) {
    let mut accounts = report.by_account();
    if accounts.is_empty() {
        return;
    }
    push_heading(text, "By account", accounts.len(), style);
    let mut table = bare_table();
    let mut head = vec![Cell::new("account"), Cell::new("name"), right("count"), right("total")];
    head.extend([right("VAT if included"), Cell::new("VAT codes")]);
    table.set_header(head);
    for of in &mut accounts {
        // Of what is uncoded nothing is known; that its VAT code is NV is the API's shape.
        if of.account.is_none() {
            of.vat_codes.clear();
        }
        let (code, name, _) = of.account.unwrap_or(("", "(uncoded)", None));
        table.add_row(total_cells(&safe(code), &safe(name), of));
    }
    let mut all = totals::total(&report.file.transactions, report.result);
    all.vat_codes.clear();
    for (code, count) in accounts.iter().flat_map(|of| &of.vat_codes) {
        *all.vat_codes.entry(*code).or_default() += count;
    }
    table.add_row(total_cells("", "total", &all));
    if push_table_that_fits(text, &mut table, style) {
        return;
    }
    for of in &accounts {
        let called = match of.account {
            Some((code, name, _)) if code == name => safe(name).into_owned(),
            Some((code, name, _)) => format!("{} {}", safe(code), safe(name)),
            None => "(uncoded)".to_owned(),
        };
        push_total(text, &called, of, style);
    }
    push_total(text, "total", &all, style);
}

/// A line of totals as a record.
fn push_total(text: &mut String, called: &str, of: &AccountTotal<'_>, style: Style) {
    push_sentence(text, called, INDENT, style);
    let count = grouped(of.count);
    let figures = format!("count {count}, total {}, VAT if included {}", of.total, of.vat);
    let codes = vat_codes(of);
    let codes = if codes.is_empty() { codes } else { format!(", VAT codes {codes}") };
    push_sentence(text, &format!("{figures}{codes}"), WITHIN, style);
}

fn total_cells(code: &str, name: &str, of: &AccountTotal<'_>) -> [Cell; 6] {
    [
        Cell::new(short(code)),
        Cell::new(short(name)),
        right(grouped(of.count)),
        right(&of.total),
        right(&of.vat),
        Cell::new(vat_codes(of)),
    ]
}

/// The VAT codes, with how often each stands.
fn vat_codes(of: &AccountTotal<'_>) -> String {
    let codes = of.vat_codes.iter().map(|(code, count)| format!("{code} {}", grouped(*count)));
    codes.collect::<Vec<_>>().join(", ")
}

fn push_summary(text: &mut String, report: &CodedReport<'_>, style: Style) {
    let summary = report.result.summary;
    let is_weak = |coded: &&CodedTransaction<'_>| {
        coded.suggested_account_code.is_some() && coded.confidence < LOW_CONFIDENCE
    };
    let weak = report.result.results.iter().filter(is_weak).count();
    let mut facts = vec![
        format!("Coded {}", grouped(summary.coded)),
        format!("uncoded {}", grouped(summary.uncoded)),
    ];
    if weak > 0 {
        facts.push(format!("below {LOW_CONFIDENCE} {} (marked ?)", grouped(weak)));
    }
    if !report.taken_away.is_empty() {
        facts.push(format!("below --min-confidence {}", grouped(report.taken_away.len())));
    }
    text.push('\n');
    push_wrapped(text, &facts, " · ", style.width_or_default());
}
