//! Documents and printed texts: their columns are guessed from where words stand, and a balance proves them.

use super::{ReadFile, Request, Trouble, sheets};
use crate::statement::chain::ChainFit;
use crate::statement::fault::Fault;
use crate::statement::grid::Record;
use crate::statement::read::{Row, RowSink};
use crate::statement::reading::{micros, read_cell};
use crate::statement::scan::printed;
use crate::statement::scan::sheet::Sheet;

/// Hands rows on and keeps which of them stand before the first balance and behind the last.
struct Ends<'s> {
    sink: &'s mut dyn RowSink,
    first_line: Option<u64>,
    last_line: u64,
    has_balance: bool,
    are_open: [bool; 2],
}

impl RowSink for Ends<'_> {
    fn row(&mut self, row: &Row<'_>) -> Result<(), Fault> {
        self.first_line.get_or_insert(row.line);
        self.last_line = row.line;
        let has_balance = row.balance.is_some();
        self.are_open[0] |= !has_balance && !self.has_balance;
        self.are_open[1] = !has_balance;
        self.has_balance |= has_balance;
        self.sink.row(row)
    }

    fn restart(&mut self) {
        (self.first_line, self.last_line) = (None, 0);
        (self.has_balance, self.are_open) = (false, [false; 2]);
        self.sink.restart();
    }
}

/// As [`sheets::read`], and only where a balance proves every row.
///
/// # Errors
/// [`Trouble`]; rows that no balance proves.
pub(super) fn read(
    sheets: &[Sheet],
    format: &str,
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    let mut ends =
        Ends { sink, first_line: None, last_line: 0, has_balance: false, are_open: [false; 2] };
    let read = sheets::read(sheets, format, request, &mut ends)?;
    let is_whole = read.pass.hole_count == 0 && read.pass.discrepancies.is_empty();
    let is_proved = is_whole
        && read.chain.as_ref().is_some_and(ChainFit::is_whole)
        && are_ends_proved(&read, sheets, &ends);
    if is_proved {
        return Ok(read);
    }
    let fault = Fault::of_file("no running balance proves the rows of this document");
    Err(fault.hint("download the statement as CSV, OFX, MT940 or CAMT, or as a workbook").into())
}

/// Whether rows without a balance, before the first that has one or behind the last, lead from or to a balance
/// that stands alone above or below them all.
fn are_ends_proved(read: &ReadFile, sheets: &[Sheet], ends: &Ends<'_>) -> bool {
    let Some(reading) = &read.reading else { return false };
    let Some(column) = reading.balance else { return false };
    let wanted = [&read.pass.opening, &read.pass.closing]
        .map(|balance| balance.as_deref().and_then(micros).map(i128::abs));
    let stands = |is_there: &dyn Fn(u64) -> bool| {
        let mut number = String::new();
        let mut value = |record: &Record<'_>| {
            read_cell(record, column, reading.balance_mark, &mut number).ok()?;
            micros(&number).map(i128::abs)
        };
        let mut records = sheets.iter().flat_map(|sheet| sheet.grid.iter());
        // Which of the two it is depends on the order of the rows.
        records.any(|record| {
            is_there(record.line()) && value(&record).is_some_and(|one| wanted.contains(&Some(one)))
        })
    };
    let first = ends.first_line.unwrap_or(0);
    (!ends.are_open[0] || stands(&|line| line < first))
        && (!ends.are_open[1] || stands(&|line| line > ends.last_line))
}

/// Reads a text in fixed columns that is no delimited text; nothing where no balance proves every row.
pub(super) fn read_printed(
    text: &str,
    request: Request<'_>,
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
        assert_eq!(read(&format!("{text}{last}{closing}")).len(), 4);
        assert!(is_refused(&read(&format!("{text}{last}{}", closing.replace("75", "76"))), ""));
        let first = "01/03/2026  RENT               33.00\n";
        let opening = "01/03/2026  BALANCE BROUGHT FORWARD              133.00\n";
        assert!(is_refused(&read(&format!("{first}{text}")), ""));
        assert_eq!(read(&format!("{opening}{first}{text}")).len(), 4);
    }
}
