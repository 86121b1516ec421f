//! What accounts came to elsewhere.

use super::cells::ListRow;
use super::header::{ListColumns, ListShape};
use super::rows::{self, ListBuilder};
use super::words::{of_role, plain};
use super::{ListFaults, ListFormat, note_unread};
use crate::fault::Fault;
use crate::grid::Record;
use crate::number::WrittenNumber;
use tieout::money::Money;

/// The columns of opening balances.
pub const ROLES: &[&str] = &["account", "debit", "credit", "memo", "currency"];

/// Longest texts that the API takes, in characters.
const ACCOUNT_CHARS_MAX: usize = 30;
const MEMO_CHARS_MAX: usize = 500;

/// Opening balances that were read.
#[derive(Debug, Clone, Default)]
pub struct OpeningList {
    /// Which columns the file has.
    pub columns: ListColumns,
    /// Those that are not nothing.
    pub balances: Vec<ListedOpeningBalance>,
    /// Rows of nothing.
    pub left_out: usize,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

/// What an account came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedOpeningBalance {
    /// The 1-based line on which it starts.
    pub line: u64,
    /// The account's code or identifier.
    pub account: String,
    /// One of the two is there.
    pub debit: Option<Money>,
    /// Likewise.
    pub credit: Option<Money>,
    /// What to write beside it.
    pub memo: Option<String>,
    /// What its amount is in, where the file says it.
    pub currency: Option<String>,
}

impl OpeningList {
    /// What is wrong with balances that could be read; line 0 is the whole.
    #[must_use]
    pub fn fault(&self, line: u64, key: &str, message: String) -> Fault {
        match line {
            0 => Fault::of_file(message),
            line => Fault::of_column(line, self.columns.column_of(key).unwrap_or(key), message),
        }
    }
}

/// Reads opening balances.
///
/// # Errors
/// [`ListFaults`].
pub fn read(bytes: &[u8], format: &ListFormat) -> Result<OpeningList, ListFaults> {
    let mut list = OpeningList::default();
    let (columns, mut notes) = rows::read(bytes, format, &mut list)?;
    // Names of accounts are for people.
    let is_name = |name: &str| {
        let name = plain(name);
        of_role("name").iter().any(|words| words.contains(&&*name))
    };
    let mut unread = columns.unread();
    unread.retain(|name| !is_name(name));
    notes.extend(note_unread(&unread));
    Ok(OpeningList { columns, notes, ..list })
}

/// Whether a row is what the rows above it come to.
fn is_total(record: &Record<'_>) -> bool {
    let totals = ["total", "totals", "grand total", "total:", "totals:"];
    record.cells().any(|cell| totals.contains(&cell.trim().to_lowercase().as_str()))
}

impl ListBuilder for OpeningList {
    const SHAPE: ListShape = ListShape {
        needed: &["account", "debit", "credit"],
        wanted: &[],
        extra: &["memo", "currency"],
        instead: None,
        told: &["account", "debit", "credit"],
        amounts: &["debit", "credit"],
        days: &[],
    };

    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool {
        let is_amount = |role| WrittenNumber::parse(cell(role)).is_some();
        !cell("account").is_empty() && (is_amount("debit") || is_amount("credit"))
    }

    /// An amount stands in it beside the account.
    fn is_data(cells: &[&str]) -> bool {
        cells.iter().skip(1).any(|cell| WrittenNumber::parse(cell).is_some())
    }

    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault> {
        if is_total(row.record) {
            let fault = Fault::at_line(row.line(), "this is a row of totals, not of an account");
            return Err(fault.hint("take it out"));
        }
        let account = row.required("account", ACCOUNT_CHARS_MAX, "an account")?;
        let some = |amount: Option<Money>| amount.filter(|amount| !amount.is_zero());
        let (debit, credit) = (some(row.magnitude("debit")?), some(row.magnitude("credit")?));
        if debit.is_none() && credit.is_none() {
            self.left_out += 1;
            return Ok(());
        }
        if let (Some(_), Some(_), Some(cell)) = (debit, credit, row.cell("credit")) {
            return Err(cell.fault("stands beside a debit"));
        }
        let memo = row.text("memo", MEMO_CHARS_MAX)?.map(str::to_owned);
        let (line, account, currency) = (row.line(), account.to_owned(), row.currency());
        self.balances.push(ListedOpeningBalance { line, account, debit, credit, memo, currency });
        Ok(())
    }
}
