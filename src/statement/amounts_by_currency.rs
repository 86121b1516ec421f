//! Amounts in a column of their own for each currency, as one column of amounts and one of currencies.
//!
//! `CAD$, USD$` of which each row fills one: the rows are of accounts in two currencies, and which of them are wanted
//! is asked as of any other column of currencies.

use super::currency::Currency;
use super::grid::{Grid, Record};
use super::table::TableSource;
use super::words::{self, HeaderWord};

/// A header stands within so many records.
const HEADER_WITHIN: usize = 30;

/// The table with its amounts in one column, if each of its rows has one in a column of one currency.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let (header, columns) = start
        .iter()
        .enumerate()
        .find_map(|(at, record)| columns_of(&record).map(|columns| (at, columns)))?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    if !is_each_of_one(&whole, header, &columns) {
        return None;
    }
    let width = whole.row(header).width();
    let mut grid = Grid::default();
    for (at, record) in whole.iter().enumerate() {
        let filled = columns.iter().find(|(column, _)| is_some(&record, *column));
        let (amount, currency) = match filled {
            _ if at == header => ("Amount", "Currency"),
            Some((column, code)) if at > header => (record.cell(*column), code.as_str()),
            _ => ("", ""),
        };
        let stays = |column: usize| columns.iter().all(|(other, _)| *other != column);
        let cells = (0..record.width().max(width)).filter(|column| stays(*column));
        let cells: Vec<&str> = cells.map(|column| record.cell(column)).collect();
        grid.push_row(record.line(), cells.into_iter().chain([amount, currency]));
    }
    Some(grid)
}

/// Columns that are called after a currency each, where no other is called an amount.
fn columns_of(header: &Record<'_>) -> Option<Vec<(usize, String)>> {
    let is_amount = |name: &str| words::header(name).0.first() == Some(&HeaderWord::Amount);
    let named = || header.cells().enumerate().filter(|(_, name)| !name.trim().is_empty());
    let of_currencies: Vec<(usize, String)> =
        named().filter_map(|(at, name)| Some((at, currency_of(name)?))).collect();
    let is_one = |at: usize| of_currencies.iter().any(|(column, _)| *column == at);
    let has_other = named().any(|(at, name)| !is_one(at) && is_amount(name));
    let has_day = named().any(|(_, name)| {
        matches!(
            words::header(name).0.first(),
            Some(HeaderWord::Date | HeaderWord::BookingDate | HeaderWord::ValueDate)
        )
    });
    let differ = of_currencies.iter().enumerate().all(|(at, (_, one))| {
        let (one, rest) = (Currency::of_code(one), &of_currencies[at + 1..]);
        rest.iter().all(|(_, other)| one.excludes(&Currency::of_code(other)))
    });
    (of_currencies.len() > 1 && differ && has_day && !has_other).then_some(of_currencies)
}

/// The currency of a header that says one and nothing else, or that of amounts: `CAD$`, `USD`, `Amount (EUR)`.
fn currency_of(name: &str) -> Option<String> {
    let bare = name.trim().trim_matches(['$', ' ']);
    let alone = Currency::of_known(bare).filter(Currency::is_code);
    let is_plain = || {
        let mut words = bare.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.clone().count() == 2 && words.any(|word| words::folded(word) == "amount")
    };
    let of_amounts = || Currency::of_header(bare).filter(Currency::is_code).filter(|_| is_plain());
    alone.or_else(of_amounts).map(|one| one.to_string())
}

/// Whether every row below has an amount in one of the columns at most, and two columns have some.
fn is_each_of_one(whole: &Grid, header: usize, columns: &[(usize, String)]) -> bool {
    let mut counts = vec![0_usize; columns.len()];
    for at in header + 1..whole.len() {
        let record = whole.row(at);
        let mut filled = (0..columns.len()).filter(|one| is_some(&record, columns[*one].0));
        let (first, more) = (filled.next(), filled.next());
        if more.is_some() {
            return false;
        }
        if let Some(first) = first {
            counts[first] += 1;
        }
    }
    counts.iter().filter(|count| **count > 0).count() > 1
}

fn is_some(record: &Record<'_>, at: usize) -> bool {
    record.cell(at).bytes().any(|byte| matches!(byte, b'1'..=b'9'))
}
