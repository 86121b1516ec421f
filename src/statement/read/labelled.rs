//! What the words of a record say of it: that it is a balance or a total, and which.

use crate::currency::Currency;
use crate::fault::Fault;
use crate::grid::Record;
use crate::labels::{self, BalanceEnd, Label};
use crate::number::WrittenNumber;
use crate::profile::column_key;
use crate::reading::Reading;
use crate::words;

/// The label of a balance or a total among the texts of a record.
pub(super) fn label(
    record: &Record<'_>,
    reading: &Reading,
    is_undated: bool,
    words: &mut String,
) -> Option<()> {
    let is_label = |cell: &str, words: &mut String| Label::of(cell, words) == Some(Label::Sure);
    // `BALANCE-2214401185` is what the bank calls a row, no word about it.
    let told = record.cells().enumerate().filter(|(at, _)| reading.id != Some(*at));
    let mut told = told.map(|(_, cell)| cell);
    if told.any(|cell| is_label(cell, words) || cell.len() > 14 && is_opening_of(cell)) {
        return Some(());
    }
    // A row with a day may be a payment to Total Fitness.
    if !is_undated {
        return None;
    }
    // Where the day stands, or in front: `Total`, `Closing balance`, `Total for Checking`.
    let is_in_front = |cell: &str, words: &mut String| {
        let text = cell.trim();
        is_label(text, words)
            || text.len() > 14 && is_opening_of(text)
            || text.len() > 5
                && text.get(..6).is_some_and(|start| start.eq_ignore_ascii_case("total "))
    };
    let first = record.cells().find(|cell| !cell.trim().is_empty()).unwrap_or_default();
    (is_in_front(first, words) || is_label(record.cell(reading.date), words)).then_some(())
}

/// Whether words are those of the balance before all rows: `Starting Balance`, `A nouveau`.
pub(super) fn is_opening(cell: &str) -> bool {
    let mut words = String::new();
    Label::of(cell, &mut words) == Some(Label::Sure)
        && (labels::stand(&words) == Some(BalanceEnd::Opening) || labels::is_brought(&words))
}

/// Whether words are of the balance at one end of the rows, or of one that is carried: no bare `Balance`.
pub(super) fn names_end(cell: &str) -> bool {
    let mut words = String::new();
    Label::of(cell, &mut words) == Some(Label::Sure)
        && (labels::stand(&words).is_some() || labels::is_carried(&words))
}

/// `Opening balance for ...`
fn is_opening_of(text: &str) -> bool {
    let text = text.trim_start();
    ["opening balance", "closing balance", "balance brought forward", "balance carried forward"]
        .iter()
        .any(|words| text.get(..words.len()).is_some_and(|start| start.eq_ignore_ascii_case(words)))
}

/// What is wrong with a heading below the one that the table is read by: its columns are not the same. None
/// where they are.
pub(super) fn other_heading(record: &Record<'_>, reading: &Reading) -> Option<Fault> {
    let balance = reading.balance.iter().copied();
    let used = reading.amount.columns().into_iter().chain([reading.date]).chain(balance);
    let meaning = |text: &str| {
        let currency = Currency::of_header(text);
        (words::header(text).0.first().copied(), currency)
    };
    let is_other = |at: &usize| {
        let name = reading.names.get(*at).map_or("", String::as_str);
        record.cell(*at).trim() != name && meaning(record.cell(*at)) != meaning(name)
    };
    let at = used.into_iter().find(is_other)?;
    let message = format!("names other columns than line {}", reading.header_line.unwrap_or(1));
    let key = column_key(&reading.names, at);
    let fault = Fault::of_cell(record.line(), &key, record.cell(at), message);
    Some(fault.hint("put the rows below it into a file of their own"))
}

/// Whether a record has several words of balances or totals and no numbers: the heads of a summary.
pub(super) fn is_of_labels(record: &Record<'_>, words: &mut String) -> bool {
    let is_label = |cell: &&str| Label::of(cell, words) == Some(Label::Sure);
    record.cells().filter(is_label).count() > 1
        && !record.cells().any(|cell| WrittenNumber::parse(cell).is_some())
}

/// Whether a label is of a balance.
pub(super) fn is_of_balance(cell: &str, words: &mut String) -> bool {
    Label::of(cell, words) == Some(Label::Sure) && !labels::is_of_total(words)
}

/// The text of a record that has one cell alone.
pub(super) fn title<'r>(record: &Record<'r>) -> Option<&'r str> {
    let mut filled = record.cells().filter(|cell| !cell.trim().is_empty());
    let only = filled.next()?;
    filled.next().is_none().then_some(only)
}
