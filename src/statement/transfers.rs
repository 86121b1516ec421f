//! Transfers in one row, with what left one balance and what came into another, as a row a balance.
//!
//! `OUT, 249.39 EUR and a fee of 0.61 EUR` is 250.00 EUR out; `IN, 640.00 EUR` is that; an exchange within
//! the account is both, each in its currency. Who sent what came in stands where the name of the target stands.

use std::cmp::Ordering;

use super::grid::{Grid, Record};
use super::number::{DecimalMark, WrittenNumber};
use super::read::written;
use super::table::TableSource;
use super::words::{self, CellWord};

/// A header stands within so many records.
const HEADER_WITHIN: usize = 30;

/// Where the parts of a transfer stand.
struct TransferColumns {
    direction: usize,
    names: Option<[usize; 2]>,
    source: TransferAmount,
    target: TransferAmount,
}

/// An amount, what it is in, and the fee on top of it.
struct TransferAmount {
    amount: usize,
    currency: usize,
    fee: Option<usize>,
    fee_currency: Option<usize>,
}

/// The table with a row a balance, if it is one of transfers.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let mut headers = start.iter().enumerate();
    let (header, columns) =
        headers.find_map(|(at, record)| Some((at, TransferColumns::of(&record)?)))?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let mut grid = Grid::default();
    for (at, record) in whole.iter().enumerate() {
        let cells: Vec<String> = record.cells().map(str::to_owned).collect();
        let rows = match at.cmp(&header) {
            Ordering::Less => vec![cells],
            Ordering::Equal => {
                let direction = record.cell(columns.direction).to_owned();
                vec![columns.with(cells, [&direction, "Amount", "Currency"])]
            }
            Ordering::Greater => columns.rows(&record, cells)?,
        };
        for row in rows {
            grid.push_row(record.line(), row.iter().map(String::as_str));
        }
    }
    Some(grid)
}

impl TransferColumns {
    fn of(header: &Record<'_>) -> Option<Self> {
        let names: Vec<String> = header.cells().map(words::plain).collect();
        let at = |name: &str| names.iter().position(|one| one == name);
        let money = |side: &str| {
            Some(TransferAmount {
                amount: at(&format!("{side} amount"))?,
                currency: at(&format!("{side} currency"))?,
                fee: at(&format!("{side} fee amount")),
                fee_currency: at(&format!("{side} fee currency")),
            })
        };
        Some(Self {
            direction: at("direction")?,
            names: at("source name")
                .zip(at("target name"))
                .map(|(source, target)| [source, target]),
            source: money("source")?,
            target: money("target")?,
        })
    }

    /// A row with one direction, amount and currency, and nothing in the columns that they came from.
    fn with(&self, mut cells: Vec<String>, texts: [&str; 3]) -> Vec<String> {
        let others = [&self.source, &self.target].into_iter().flat_map(|money| {
            [Some(money.amount), Some(money.currency), money.fee, money.fee_currency]
                .into_iter()
                .flatten()
        });
        for at in others {
            if let Some(cell) = cells.get_mut(at) {
                cell.clear();
            }
        }
        let places = [self.direction, self.source.amount, self.source.currency];
        for (at, text) in places.into_iter().zip(texts) {
            if let Some(cell) = cells.get_mut(at) {
                text.clone_into(cell);
            }
        }
        cells
    }

    /// The rows of a transfer; none where it is not understood.
    fn rows(&self, record: &Record<'_>, mut cells: Vec<String>) -> Option<Vec<Vec<String>>> {
        let direction = record.cell(self.direction);
        let (is_out, is_in) = match words::direction(direction) {
            Some(CellWord::Out) => (true, false),
            Some(CellWord::In) => (false, true),
            _ if words::folded(direction) == "neutral" => (true, true),
            _ if record.is_blank() => return Some(vec![cells]),
            _ => return None,
        };
        if let Some([source, target]) = self.names
            && !is_out
            && source.max(target) < cells.len()
        {
            cells.swap(source, target);
        }
        let mut rows = Vec::new();
        let sides = [(is_out, &self.source, "OUT"), (is_in, &self.target, "IN")];
        for (_, money, way) in sides.into_iter().filter(|(is_there, ..)| *is_there) {
            let value =
                |at: usize| WrittenNumber::parse(record.cell(at))?.micros_by(DecimalMark::Point);
            // A fee is paid on top of what leaves, and is already off what comes in. One in another
            // currency left another balance, which no row of this file is of.
            let is_foreign = money.fee_currency.is_some_and(|at| {
                let cell = record.cell(at).trim();
                !cell.is_empty() && cell != record.cell(money.currency).trim()
            });
            if is_foreign && way == "OUT" {
                return None;
            }
            let fee = money.fee.filter(|_| way == "OUT").and_then(value).unwrap_or(0);
            let amount = written(value(money.amount)? + fee);
            rows.push(self.with(cells.clone(), [way, &amount, record.cell(money.currency)]));
        }
        Some(rows)
    }
}
