//! The bank reconciliation of a bank account whose books a daemon keeps, in every form.

use std::fmt::Write as _;
use std::io::Write as _;

use serde::Serialize;
use tieout::amount::Amount;
use tieout::contract::ledger::bank_reconciliation::{
    BankReconciliation, ReconcilingItem, ReconcilingItems, Waiting,
};
use tieout::money::Money;
use tieout_reconcile::period::{self, SideBalances};

use super::bank_reconciliation::{lines_of_statement, push_item, push_lines, push_verdict};
use super::figures::{grouped, in_words, with_thousands};
use super::out::write;
use super::records::{Tabular, Value, csv_table, json_line};
use super::style::Style;
use super::ui::{Output, Ui};
use crate::exit::Failure;
use crate::safe::safe;

/// Lines of the statement that have items, and where in CSV they stand.
fn lists(all: &BankReconciliation) -> [(&'static str, &'static str, &ReconcilingItems); 4] {
    [
        ("Outstanding receipts", "outstanding_receipts", &all.outstanding_receipts),
        ("Outstanding payments", "outstanding_payments", &all.outstanding_payments),
        ("To enter in the books", "to_enter", &all.to_enter),
        ("Excluded bank transactions", "other_account", &all.other_account),
    ]
}

/// An item with the line that it stands in.
#[derive(Serialize)]
struct ReconcilingRow<'a> {
    line: &'static str,
    #[serde(flatten)]
    item: &'a ReconcilingItem,
}

impl Tabular for ReconcilingRow<'_> {
    const COLUMNS: &'static [&'static str] = &[
        "line",
        "date",
        "amount",
        "description",
        "reference",
        "cleared_on",
        "bank_transaction_id",
        "journal_id",
    ];

    fn values(&self) -> Vec<Value> {
        let Self { line, item } = self;
        vec![
            Value::text(line),
            Value::text(item.date),
            Value::number(item.amount),
            Value::text(&item.description),
            Value::optional(item.reference.as_ref()),
            Value::optional(item.cleared_on),
            Value::optional(item.bank_transaction_id),
            Value::optional(item.journal_id),
        ]
    }
}

impl Ui {
    /// Shows a bank reconciliation: the statement with its items, `document` as JSON, or the items as rows.
    pub(crate) fn bank_reconciliation(
        &self,
        all: &BankReconciliation,
        document: &impl Serialize,
    ) -> Result<(), Failure> {
        let listed = || -> Vec<ReconcilingRow<'_>> {
            let of = |(_, line, list)| list_of(line, list);
            lists(all).into_iter().flat_map(of).collect()
        };
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(text(all, self.style).as_bytes()),
            Output::Json | Output::Jsonl => json_line(document, out),
            Output::Csv => csv_table(&listed(), out),
        })
    }
}

fn list_of<'a>(line: &'static str, list: &'a ReconcilingItems) -> Vec<ReconcilingRow<'a>> {
    list.items.iter().map(|item| ReconcilingRow { line, item }).collect()
}

/// The statement as it is printed, with what stands in its lines.
pub(super) fn text(all: &BankReconciliation, style: Style) -> String {
    let heading = format!("Bank reconciliation, {}, {}", safe(&all.account), in_words(all.as_at));
    let mut text = format!("{}\n", style.heading(&heading));
    push_lines(&mut text, lines(all), style);
    push_verdict(&mut text, all.proof, all.reasons.clone(), style);
    push_waiting(&mut text, all);
    for (name, _, list) in lists(all).into_iter().filter(|(.., list)| list.count > 0) {
        _ = writeln!(text, "\n{name}");
        for item in &list.items {
            let reference = item.reference.as_ref().map(|reference| format!(" {reference}"));
            let later = item.cleared_on.map(|day| format!(", cleared on {day}"));
            let description = format!(
                "{}{}{}",
                item.description,
                reference.unwrap_or_default(),
                later.unwrap_or_default()
            );
            let item = (item.date, &amount(item.amount), description.as_str());
            push_item(&mut text, item, all.as_at, style);
        }
    }
    text
}

/// The lines of the statement; the first says of which day the balance was stated.
fn lines(all: &BankReconciliation) -> Vec<(String, String)> {
    let mut lines = lines_of_statement(&of_period(all), false);
    let stated = all.statement.stated.filter(|_| all.statement.closing.is_some());
    if let (Some(stated), Some((name, _))) = (stated, lines.first_mut()) {
        _ = write!(name, ", stated on {}", in_words(stated.date));
    }
    lines
}

/// What takes no part.
fn push_waiting(text: &mut String, all: &BankReconciliation) {
    let Waiting { bank, book } = all.waiting;
    let of = |count: usize, one: &str, several: &str| {
        format!("{} {}", grouped(count), if count == 1 { one } else { several })
    };
    if bank > 0 {
        let waiting = of(bank, "bank transaction", "bank transactions");
        _ = writeln!(text, "  {waiting} after {}", all.as_at);
    }
    if book > 0 {
        _ = writeln!(text, "  {} after {}", of(book, "posting", "postings"), all.as_at);
    }
    let excluded = &all.other_account;
    if excluded.count > 0 {
        let count =
            of(excluded.count, "excluded bank transaction is", "excluded bank transactions are");
        let total = with_thousands(&amount(excluded.total));
        _ = writeln!(text, "  {count} left out, {total} in all");
    }
}

/// The statement in the type that statements of files are printed from.
fn of_period(all: &BankReconciliation) -> period::BankReconciliationStatement {
    let known = |money: Option<Money>| money.map(amount);
    let items = |list: &ReconcilingItems| period::ReconcilingLine {
        rows: (0..).take(list.count).collect(),
        total: amount(list.total),
    };
    let (statement, books) = (&all.statement, &all.books);
    period::BankReconciliationStatement {
        statement: SideBalances {
            opening: known(statement.opening),
            movements: amount(statement.movements),
            closing: known(statement.closing),
            unexplained: None,
            gaps: Vec::new(),
            as_of: None,
        },
        books: SideBalances {
            opening: Some(amount(books.opening)),
            movements: amount(books.movements),
            closing: Some(amount(books.closing)),
            unexplained: None,
            gaps: Vec::new(),
            as_of: None,
        },
        outstanding_receipts: items(&all.outstanding_receipts),
        outstanding_payments: items(&all.outstanding_payments),
        bank_errors: period::ReconcilingLine::default(),
        to_enter: items(&all.to_enter),
        fees: 0,
        to_remove: period::ReconcilingLine::default(),
        to_correct: period::ReconcilingLine::default(),
        // What is excluded takes no part: it is told below.
        other_account: period::ReconcilingLine::default(),
        adjusted_statement: known(all.adjusted_statement),
        adjusted_books: Some(amount(all.adjusted_books)),
        difference: known(all.difference),
        undecided: all.undecided,
        proof: all.proof,
        shortfalls: Vec::new(),
    }
}

fn amount(money: Money) -> Amount {
    Amount::from_cents(money.minor())
}
