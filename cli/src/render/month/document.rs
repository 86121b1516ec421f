//! A month of an account as JSON.

use serde::Serialize;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{
    Origin, ReconciledPeriod, ReconcilingLine, RowGroup, SideBalances, SidePool,
};

use super::MonthReport;
use crate::render::Report;
use crate::render::bank_reconciliation::{ChangedRow, changed_rows, reasons};
use crate::statements::Side;

/// The member `bank_reconciliation` beside the members of the API's result object.
#[derive(Serialize)]
struct MonthDocument<'a> {
    account: &'a str,
    currency: Option<&'a str>,
    as_at: Date,
    date_from: Option<Date>,
    date_to: Option<Date>,
    proof: &'static str,
    reasons: Vec<String>,
    undecided: usize,
    statement: MonthBalances,
    books: MonthBalances,
    outstanding_receipts: MonthItems,
    outstanding_payments: MonthItems,
    bank_errors: MonthItems,
    to_enter: MonthItems,
    to_remove: MonthItems,
    to_correct: MonthItems,
    other_account: MonthItems,
    groups: Vec<GroupDocument>,
    changed_since_close: Vec<ChangedItem>,
    waiting: WaitingCounts,
    adjusted_statement: Option<Amount>,
    adjusted_books: Option<Amount>,
    difference: Option<Amount>,
    carried_in: usize,
    carried_out: usize,
    closed: bool,
    /// SHA-256 of the line of the close; null where it is not closed.
    digest: Option<&'a str>,
}

#[derive(Serialize)]
struct MonthBalances {
    opening: Option<Amount>,
    movements: Amount,
    closing: Option<Amount>,
}

impl MonthBalances {
    fn of(side: &SideBalances) -> Self {
        Self {
            opening: side.opening.clone(),
            movements: side.movements.clone(),
            closing: side.closing.clone(),
        }
    }
}

#[derive(Serialize)]
struct MonthItems {
    count: usize,
    total: Amount,
    #[serde(rename = "items")]
    rows: Vec<EffectiveItem>,
}

/// A row of a line, with what it adds to the total of that line: a removal takes its amount off, a correction adds
/// what the bank has beyond the books.
#[derive(Serialize)]
struct EffectiveItem {
    #[serde(flatten)]
    item: MonthItem,
    effect: Amount,
}

#[derive(Serialize)]
struct MonthItem {
    side: &'static str,
    date: Date,
    amount: Amount,
    description: String,
    /// The end of the month in which it was left open; null of new ones.
    since: Option<Date>,
    /// Its line in the file; null where it was open before, and of the fee of a group.
    line: Option<u64>,
    /// The file, where the side is of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

#[derive(Serialize)]
struct GroupDocument {
    bank: Vec<MonthItem>,
    book: Vec<MonthItem>,
    fee: Amount,
    total: Amount,
    note: String,
}

/// An item that a close has otherwise: `added` since, or `gone`.
#[derive(Serialize)]
struct ChangedItem {
    #[serde(flatten)]
    item: MonthItem,
    change: &'static str,
    /// What the close has in its stead, of a row that is told otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    was: Option<String>,
    /// What it adds to the opening balance.
    effect: Amount,
}

#[derive(Serialize)]
struct WaitingCounts {
    bank: usize,
    book: usize,
}

/// The member, as JSON.
pub(in crate::render) fn document(
    report: &Report<'_>,
    of: &MonthReport<'_>,
) -> serde_json::Result<String> {
    let (all, month) = (&report.reconciliation, of.month);
    let bank = |list, effect| month_items((&month.bank, report.bank), list, effect);
    let book = |list, effect| month_items((&month.book, report.book), list, effect);
    let corrects =
        |row, amount: &Amount| correction(month, row).unwrap_or_default() - amount.clone();
    let days = || new_days(&month.bank).chain(new_days(&month.book));
    let document = MonthDocument {
        account: of.name,
        currency: of.currency.as_deref(),
        as_at: of.as_at,
        date_from: days().min(),
        date_to: days().max(),
        proof: all.proof.name(),
        reasons: reasons(report),
        undecided: all.undecided,
        statement: MonthBalances::of(&all.statement),
        books: MonthBalances::of(&all.books),
        outstanding_receipts: book(&all.outstanding_receipts, &adds),
        outstanding_payments: book(&all.outstanding_payments, &adds),
        bank_errors: bank(&all.bank_errors, &takes),
        to_enter: with_fees(bank(&all.to_enter, &adds), of),
        to_remove: book(&all.to_remove, &takes),
        to_correct: book(&all.to_correct, &corrects),
        other_account: book(&all.other_account, &takes),
        groups: month.groups.iter().map(|group| group_document(report, month, group)).collect(),
        changed_since_close: changes(of),
        waiting: WaitingCounts { bank: month.waiting[0], book: month.waiting[1] },
        adjusted_statement: all.adjusted_statement.clone(),
        adjusted_books: all.adjusted_books.clone(),
        difference: all.difference.clone(),
        carried_in: of.carried_in,
        carried_out: month.open.len(),
        closed: of.is_closed,
        digest: of.digest.as_deref(),
    };
    serde_json::to_string(&document)
}

/// What a row adds to the total of its line, by the row and its amount.
type ItemEffect<'e> = &'e dyn Fn(u32, &Amount) -> Amount;

fn adds(_: u32, amount: &Amount) -> Amount {
    amount.clone()
}

fn takes(_: u32, amount: &Amount) -> Amount {
    Amount::default() - amount.clone()
}

/// What the bank has for a row of the books that is to be corrected.
fn correction(month: &ReconciledPeriod, row: u32) -> Option<Amount> {
    let found = month.unmatched.corrections.iter().find(|(_, book)| *book == row);
    found.map(|(bank, _)| month.bank.rows.row(*bank).amount.value())
}

fn month_items(
    (pool, side): (&SidePool, &Side),
    list: &ReconcilingLine,
    effect: ItemEffect<'_>,
) -> MonthItems {
    let of_row = |row: &u32| {
        let item = item(pool, side, *row);
        EffectiveItem { effect: effect(*row, &item.amount), item }
    };
    let rows = list.rows.iter().map(of_row).collect();
    MonthItems { count: list.rows.len(), total: list.total.clone(), rows }
}

/// The rows to enter, and the fees of groups behind them: the total has both.
fn with_fees(mut to_enter: MonthItems, of: &MonthReport<'_>) -> MonthItems {
    let month = of.month;
    let fees = month.groups.iter().filter_map(|group| group.fee(&month.bank.rows, of.as_at));
    to_enter.rows.extend(fees.map(|(date, amount, description)| EffectiveItem {
        effect: amount.clone(),
        item: MonthItem {
            side: "bank",
            date,
            amount,
            description,
            since: None,
            line: None,
            file: None,
        },
    }));
    to_enter.count = to_enter.rows.len();
    to_enter
}

/// The days of the rows that were not open before.
fn new_days(pool: &SidePool) -> impl Iterator<Item = Date> {
    let rows = pool.rows.indices().filter(|row| !pool.is_carried(*row));
    rows.map(|row| pool.rows.row(row).date)
}

fn group_document(
    report: &Report<'_>,
    month: &ReconciledPeriod,
    group: &RowGroup,
) -> GroupDocument {
    GroupDocument {
        bank: group.bank.iter().map(|row| item(&month.bank, report.bank, *row)).collect(),
        book: group.book.iter().map(|row| item(&month.book, report.book, *row)).collect(),
        fee: Amount::default() - group.difference.clone(),
        total: month.bank.rows.total(group.bank.iter().copied()),
        note: group.note.clone(),
    }
}

fn item(pool: &SidePool, side: &Side, row: u32) -> MonthItem {
    let content = pool.rows.row(row);
    MonthItem {
        side: pool.side.name(),
        date: content.date,
        amount: content.amount.value(),
        description: content.description.to_owned(),
        since: pool.carried[row as usize].map(|(_, since, _)| since),
        line: matches!(pool.origins[row as usize], Origin::File(_))
            .then(|| side.lines[row as usize]),
        file: side.file(row).map(str::to_owned),
    }
}

fn changes(of: &MonthReport<'_>) -> Vec<ChangedItem> {
    let changed = |one: ChangedRow<'_>| {
        let (side, last) = of.late[usize::from(one.side == SideName::Book)];
        let item = MonthItem {
            side: one.side.name(),
            date: one.date,
            amount: one.amount,
            description: one.text.to_owned(),
            // It was closed then, or should have been.
            since: last.day,
            line: one.row.map(|row| side.lines[row as usize]),
            file: one.row.and_then(|row| side.file(row)).map(str::to_owned),
        };
        let was = one.was.map(str::to_owned);
        ChangedItem { item, change: one.change, was, effect: one.effect }
    };
    changed_rows(of).into_iter().map(changed).collect()
}
