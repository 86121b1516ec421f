//! Date and amount of a row, from its cells.

use tieout::date::Date;

use super::amounts::AmountReader;
use super::columns::{AmountColumns, RowColumns};
use super::format::Format;
use super::header::Column;
use super::problem::{CellFault, Problem};
use super::records::Record;

/// Reads the dates and amounts of one file.
pub(super) struct RowCells<'a> {
    format: &'a Format,
    delimiter: u8,
    amounts: AmountReader,
    /// The amount of the row at hand, canonical.
    number: String,
}

/// A date, and an amount with the column it stands in.
pub(super) struct DayAndAmount<'r> {
    pub(super) day: Date,
    /// Canonical.
    pub(super) number: &'r str,
    pub(super) column: &'r Column,
}

impl<'a> RowCells<'a> {
    pub(super) fn new(format: &'a Format, delimiter: u8) -> Self {
        let amounts = AmountReader::new(format.decimal, delimiter);
        Self { format, delimiter, amounts, number: String::new() }
    }

    pub(super) fn read<'r>(
        &'r mut self,
        record: &Record<'_>,
        columns: &'r RowColumns,
    ) -> Result<DayAndAmount<'r>, Problem> {
        let cell = |column: &Column| record.field(column.at).unwrap_or_default();
        let fault_in = |column: &Column, fault| fault_in(record, column, fault);
        let RowColumns { date, amount, .. } = columns;
        let day = self.format.dates.read(cell(date)).map_err(|fault| fault_in(date, fault))?;
        let column = read_amounts(amount, cell, &mut self.amounts, &mut self.number)
            .map_err(|(column, fault)| fault_in(column, fault))?;
        Ok(DayAndAmount { day, number: &self.number, column })
    }

    pub(super) fn has_date_and_amount<'r>(
        &self,
        columns: &RowColumns,
        cell: &dyn Fn(usize) -> &'r str,
    ) -> bool {
        let mut amounts = AmountReader::new(self.format.decimal, self.delimiter);
        let amount =
            read_amounts(&columns.amount, |c| cell(c.at), &mut amounts, &mut String::new());
        amount.is_ok() && self.format.dates.read(cell(columns.date.at)).is_ok()
    }

    /// The currency sign of the amounts read so far, if they have one.
    pub(super) const fn currency(&self) -> Option<char> {
        self.amounts.currency()
    }
}

/// A cell of the row that cannot be taken.
pub(super) fn fault_in(record: &Record<'_>, column: &Column, fault: CellFault) -> Problem {
    let cell = record.field(column.at).unwrap_or_default();
    Problem::of_cell(record.line, &column.name, cell, fault)
}

/// Writes the row's amount to `number`; gives the column it stands in, or the one at fault.
fn read_amounts<'c, 'r>(
    columns: &'c AmountColumns,
    cell: impl Fn(&Column) -> &'r str,
    amounts: &mut AmountReader,
    number: &mut String,
) -> Result<&'c Column, (&'c Column, CellFault)> {
    let (money_in, money_out) = match columns {
        AmountColumns::Signed(column) => {
            amounts.read(cell(column), number).map_err(|fault| (column, fault))?;
            return Ok(column);
        }
        AmountColumns::InOut { money_in, money_out } => (money_in, money_out),
    };
    let is_empty = |column: &Column| cell(column).trim().is_empty();
    let is_some = |number: &str| number.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    let mut is_out = false;
    if !is_empty(money_out) {
        amounts.read_money_out(cell(money_out), number).map_err(|fault| (money_out, fault))?;
        is_out = is_some(number);
        if is_out {
            number.insert(0, '-');
        }
    }
    if is_empty(money_in) {
        let neither = || (money_in, CellFault::new("is empty, and so is the amount of money out"));
        return if is_empty(money_out) { Err(neither()) } else { Ok(money_out) };
    }
    let mut of_money_in = String::new();
    amounts.read(cell(money_in), &mut of_money_in).map_err(|fault| (money_in, fault))?;
    if of_money_in.starts_with('-') {
        return Err((money_in, CellFault::new("is negative where money in belongs")));
    }
    match (is_out, is_some(&of_money_in)) {
        (true, true) => Err((money_in, CellFault::new("stands beside an amount of money out"))),
        (true, false) => Ok(money_out),
        (false, _) => {
            *number = of_money_in;
            Ok(money_in)
        }
    }
}
