//! Open items that were cleared long after: nobody decided it, so that it is shown.

use tieout_reconcile::{Pair, SideName};

use crate::render::blocks::{INDENT, RowLine, push_rows};
use crate::render::month::MonthReport;
use crate::render::report::Report;
use crate::render::style::Style;
use crate::render::text_table::{more, push_heading};

/// Pairs of an open item and a row of this month further apart than the days of the matching, that no person decided.
fn late_pairs<'a>(report: &Report<'_>, month: &MonthReport<'a>) -> Vec<&'a Pair> {
    let of = month.month;
    let is_late = |pair: &&Pair| {
        let day = of.bank.rows.row(pair.bank_row).date;
        let days = day.days_after(of.book.rows.row(pair.book_row).date).unsigned_abs();
        let is_open = of.bank.is_carried(pair.bank_row) || of.book.is_carried(pair.book_row);
        is_open
            && days > u32::from(report.options.window_days)
            && !of.decided.contains(&(SideName::Bank, pair.bank_row))
    };
    of.outcome.pairs.iter().filter(is_late).collect()
}

/// Adds each of them, `limit` at most: the row of the bank and that of the books.
pub(super) fn push(
    text: &mut String,
    report: &Report<'_>,
    month: &MonthReport<'_>,
    (style, limit): (Style, usize),
) {
    let pairs = late_pairs(report, month);
    if pairs.is_empty() {
        return;
    }
    let days = report.options.window_days;
    let heading = if days == 1 {
        "Cleared after more than 1 day".to_owned()
    } else {
        format!("Cleared after more than {days} days")
    };
    push_heading(text, &heading, pairs.len(), style);
    for pair in pairs.iter().take(limit) {
        let rows = [
            RowLine::of("bank", report.bank, pair.bank_row),
            RowLine::of("book", report.book, pair.book_row),
        ];
        push_rows(text, &rows, INDENT, style);
    }
    more(text, pairs.len(), limit);
}
