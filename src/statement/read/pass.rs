//! The rows of a file as they are handed on, and what a pass over them comes to.

use std::collections::BTreeMap;

use super::balances::BalanceGap;
use crate::currency::Currency;
use crate::fault::Fault;
use crate::grid::Record;
use crate::stated::FileSide;
use tieout::date::Date;

/// One booked row.
#[derive(Debug, Clone, Copy)]
pub struct BookedRow<'a> {
    /// The 1-based line it starts on.
    pub line: u64,
    /// The day it was booked.
    pub date: Date,
    /// Signed and canonical; money into the account is positive.
    pub amount: &'a str,
    /// What is told of it.
    pub description: &'a str,
    /// Canonical, where the file has one.
    pub balance: Option<&'a str>,
    /// What the parties know it by; empty where the file does not say it.
    pub reference: &'a str,
    /// It is by cheque: a column of their numbers has one, or the reference says so.
    pub is_by_cheque: bool,
    /// Who paid or was paid; likewise.
    pub counterparty: &'a str,
    /// What the bank knows it by; likewise.
    pub bank_id: &'a str,
    /// What the amount is in; likewise.
    pub currency: &'a str,
    /// All cells of the row, where it is of a table.
    pub cells: Option<Record<'a>>,
    /// The column of the amount, for messages.
    pub amount_column: usize,
}

/// Takes rows as they are read.
pub trait RowSink {
    /// Takes the next row.
    ///
    /// # Errors
    /// What is wrong with it; `amount`, `description` or `merchant` for its column becomes the one that
    /// the file has.
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault>;

    /// Forgets all rows: the file is read again, in another way.
    fn restart(&mut self);
}

/// What a pass over the rows came to.
#[derive(Debug, Clone, Default)]
pub struct PassResult {
    /// Rows that were handed on.
    pub rows: u64,
    /// Records that are no transactions, by what they are.
    pub left_out: BTreeMap<&'static str, u64>,
    /// What is wrong, the first hundred.
    pub faults: Vec<Fault>,
    /// How many faults there are.
    pub fault_count: usize,
    /// The file was read no further.
    pub is_stopped: bool,
    /// The balance before the first row in time, canonical.
    pub opening: Option<String>,
    /// The balance after the last.
    pub closing: Option<String>,
    /// The first day that the file says it is of.
    pub start: Option<Date>,
    /// The day at whose end the file says that balance is, or that it goes to.
    pub end: Option<Date>,
    /// Where the balances do not go with the rows, the first of them.
    pub holes: Vec<BalanceGap>,
    /// How many of those there are.
    pub hole_count: usize,
    /// What the amounts are in.
    pub currency: Option<Currency>,
    /// What stands above or below the rows for it, or at their balances.
    pub currency_beside: Option<Currency>,
    /// What a person should know.
    pub notes: Vec<String>,
    /// Days of rows rise and fall.
    pub is_unsorted: bool,
    /// Where the file contradicts balances or totals that it states.
    pub discrepancies: Vec<Fault>,
}

/// What a pass is to do.
#[derive(Debug, Clone, Copy)]
pub struct PassOptions {
    /// Whose file it is.
    pub side: FileSide,
    /// Rows of 0.00 are handed on whatever they are.
    pub keeps_zeros: bool,
    /// Who was paid is wanted beside the description.
    pub is_apart: bool,
    /// A balance shows which rows moved it.
    pub is_proved: bool,
    /// The period that the file says its rows are of.
    pub period: Option<(Date, Date)>,
}
