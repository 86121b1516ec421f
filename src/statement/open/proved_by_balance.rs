//! Documents and printed texts: their columns are guessed from where words stand, and a balance proves them.

use std::collections::BTreeSet;

use super::request::{ReadFile, ReadRequest, ReadTrouble};
use super::{sheets, stated_pages};
use crate::chain::ChainFit;
use crate::fault::Fault;
use crate::read::{BalanceGap, BookedRow, RowSink};
use crate::reading::{micros, read_cell};
use crate::scan::printed;
use crate::scan::sheet::Sheet;

/// Hands rows on, and keeps the balances behind them and which rows stand before the first of them and behind the last.
struct EdgeRows<'s> {
    sink: &'s mut dyn RowSink,
    balances: BTreeSet<i128>,
    last: Option<i128>,
    lines: Option<(u64, u64)>,
    are_open: [bool; 2],
}

impl RowSink for EdgeRows<'_> {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        let first = self.lines.map_or(row.line, |(first, _)| first);
        self.lines = Some((first, row.line));
        let has_balance = row.balance.is_some();
        self.are_open[0] |= !has_balance && self.balances.is_empty();
        self.are_open[1] = !has_balance;
        let moved = self.last.zip(micros(row.amount)).map(|(last, amount)| last + amount);
        self.last = row.balance.map_or(moved, micros);
        self.balances.extend(self.last.map(i128::abs));
        self.sink.row(row)
    }

    fn restart(&mut self) {
        self.balances.clear();
        (self.last, self.lines, self.are_open) = (None, None, [false; 2]);
        self.sink.restart();
    }
}

/// As [`sheets::read`], and only where a balance proves every row of the document.
///
/// # Errors
/// [`ReadTrouble`]; rows that no balance proves, several tables with rows.
pub(super) fn read(
    sheets: &[Sheet],
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let mut ends =
        EdgeRows { sink, balances: BTreeSet::new(), last: None, lines: None, are_open: [false; 2] };
    let mut read = sheets::read(sheets, format, request, &mut ends)?;
    let hint = "download the statement as CSV, OFX, MT940 or CAMT, or as a workbook";
    if read.sheet.is_some() {
        return Err(Fault::of_file("this document has several tables of rows").hint(hint).into());
    }
    let is_whole = read.pass.hole_count == 0 && read.pass.discrepancies.is_empty();
    let is_proved = is_whole
        && read.chain.as_ref().is_some_and(ChainFit::is_whole)
        && are_balances_known(&read, sheets, &ends);
    let page = stated_pages::missing(sheets);
    if is_proved {
        read.notes.extend(page);
        return Ok(read);
    }
    Err(unproved(&read, page.as_deref()).hint(hint).into())
}

/// That no balance proves the rows, and where it breaks.
fn unproved(read: &ReadFile, missing_page: Option<&str>) -> Fault {
    let gap = read.pass.holes.first().map(|BalanceGap { from_line, to_line, unexplained }| {
        format!("from line {from_line} to line {to_line} of its text it moves by {unexplained} and no row says so")
    });
    let broken = gap.or_else(|| read.pass.discrepancies.first().map(ToString::to_string));
    let broken = broken.map_or_else(String::new, |broken| format!(": {broken}"));
    let page = missing_page.map_or_else(String::new, |page| format!("; {page}"));
    let message = format!("no running balance proves the rows of this document{broken}{page}");
    Fault::of_file(message)
}

/// Whether all balances in the column of balances are those of rows, or the one before them all or behind. Rows
/// without a balance at either end lead from or to one that stands alone.
fn are_balances_known(read: &ReadFile, sheets: &[Sheet], ends: &EdgeRows<'_>) -> bool {
    let (Some(reading), Some((first, last))) = (&read.reading, ends.lines) else { return false };
    let Some(column) = reading.balance else { return false };
    let of_ends = [&read.pass.opening, &read.pass.closing]
        .map(|balance| balance.as_deref().and_then(micros).map(i128::abs));
    let (mut number, mut stands) = (String::new(), [false; 2]);
    for record in sheets.iter().flat_map(|sheet| sheet.grid.iter()) {
        let line = record.line();
        let is_read = read_cell(&record, column, reading.balance_mark, &mut number).is_ok();
        let Some(balance) = micros(&number).map(i128::abs).filter(|_| is_read) else { continue };
        // Which end it is of depends on the order of the rows.
        let is_of_end = of_ends.contains(&Some(balance));
        stands[0] |= is_of_end && line < first;
        stands[1] |= is_of_end && line > last;
        if line >= reading.first_line && !is_of_end && !ends.balances.contains(&balance) {
            return false;
        }
    }
    (0..2).all(|end| !ends.are_open[end] || stands[end])
}

/// Reads a text in fixed columns that is no delimited text; nothing where no balance proves every row.
pub(super) fn read_printed(
    text: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Option<ReadFile> {
    let sheets = printed::sheets(text).ok().filter(|sheets| !sheets.is_empty())?;
    let read = read(&sheets, "text", request, sink);
    if read.is_err() {
        sink.restart();
    }
    read.ok()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{is_refused, rows};
    use super::*;

    #[test]
    fn a_document_without_proof_says_where_its_balance_breaks_and_which_page_is_missing() {
        let mut read = ReadFile::default();
        let gap = BalanceGap { from_line: 7, to_line: 9, unexplained: "-5.00".to_owned() };
        read.pass.holes.push(gap);
        let says = unproved(&read, Some("page 2 of 3 is missing")).message;
        assert!(says.contains("from line 7 to line 9"), "{says}");
        assert!(says.ends_with("page 2 of 3 is missing"), "{says}");
    }

    const HEAD: &str = "\
Date        Details              Out      In     Balance
";

    fn read(lines: &str) -> Vec<String> {
        rows(&format!("{HEAD}{lines}"))
    }

    #[test]
    fn a_printed_text_is_read_where_a_balance_proves_every_row() {
        let text = "\
02/03/2026  BROUGHT FORWARD                       100.00
02/03/2026  CARD TESCO          5.00
            GAS                 7.00               88.00
23/03/2026  SALARY                       20.00    108.00";
        let all =
            ["2026-03-02 -5.00 CARD TESCO", "2026-03-02 -7.00 GAS", "2026-03-23 20.00 SALARY"];
        assert_eq!(read(text), all);
        assert!(is_refused(&read(&text.replace("7.00 ", "7.01 ")), ""));
        assert!(is_refused(&read(&text.replace("108.00", "108.10")), ""));
    }

    #[test]
    fn rows_before_the_first_balance_and_behind_the_last_are_not_proved() {
        let text = "\
02/03/2026  CARD TESCO          5.00               95.00
12/03/2026  GAS                 7.00               88.00
23/03/2026  SALARY                       20.00    108.00
";
        let last = "24/03/2026  RENT               33.00\n";
        let closing = "            BALANCE CARRIED FORWARD               75.00\n";
        assert_eq!(read(text).len(), 3);
        assert!(is_refused(&read(&format!("{text}{last}")), ""));
        let closed = read(&format!("{text}{last}{closing}"));
        assert_eq!(closed.len(), 4, "{closed:?}");
        assert!(is_refused(&read(&format!("{text}{last}{}", closing.replace("75", "76"))), ""));
        let first = "01/03/2026  RENT               33.00\n";
        let opening = "01/03/2026  BALANCE BROUGHT FORWARD              133.00\n";
        assert!(is_refused(&read(&format!("{first}{text}")), ""));
        let whole = read(&format!("{opening}{first}{text}"));
        assert_eq!(whole.len(), 4, "{whole:?}");
    }
}
