//! What accounts came to elsewhere, read from a delimited file.

use tieout::money::Money;

use super::amounts::AmountReader;
use super::cells::Cell;
use super::columns::OpeningColumns;
use super::format::Format;
use super::problem::{Dataset, LoadError, Problem, Problems};
use super::records::Record;
use super::role::{Role, plain};
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather, Table};
use super::unknown::note_columns;

/// Longest texts that the API takes, in characters.
const ACCOUNT_CHARS_MAX: usize = 30;
const MEMO_CHARS_MAX: usize = 500;

/// Opening balances that were read.
#[derive(Debug)]
pub(crate) struct OpeningFile {
    /// How messages name the file.
    pub(crate) name: String,
    /// Those that are not nothing.
    pub(crate) balances: Vec<OpeningBalance>,
    /// Rows of nothing.
    pub(crate) left_out: usize,
    /// What a person should know of what was not read.
    pub(crate) note: Option<String>,
}

/// What an account came to.
#[derive(Debug)]
pub(crate) struct OpeningBalance {
    /// The 1-based file line on which it starts.
    pub(crate) line: u64,
    /// The account's code or identifier.
    pub(crate) account: String,
    /// One of the two is there.
    pub(crate) debit: Option<Money>,
    pub(crate) credit: Option<Money>,
    pub(crate) memo: Option<String>,
    /// What its amount is in, where the file says it.
    pub(crate) currency: Option<String>,
}

impl OpeningFile {
    /// What is wrong with balances that could be read: line, column and sentence; line 0 is the whole.
    pub(crate) fn problems<'a>(
        &self,
        faults: impl IntoIterator<Item = (u64, &'a str, String)>,
    ) -> Problems {
        let mut problems = Problems::new(Dataset::OpeningBalances, self.name.clone());
        for (line, column, why) in faults {
            problems.push(match line {
                0 => Problem::of_file(why),
                line => Problem::of_key(line, column, why),
            });
        }
        problems
    }
}

/// Reads the balances of a file that was opened.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_opening(
    source: &Source,
    opened: Opened,
    format: &Format,
) -> Result<OpeningFile, LoadError> {
    let begun = Begun::new(source, opened, &|_| {})?;
    let table =
        table::read(Dataset::OpeningBalances, source, begun, format, |delimiter| Gathered {
            amounts: AmountReader::new(format.decimal, delimiter),
            balances: Vec::new(),
            left_out: 0,
        })?;
    let Table { header, gathered: Gathered { balances, left_out, .. }, .. } = table;
    // Names of accounts are for people.
    let mut unread = header.unread();
    unread.retain(|name| !is_name(name));
    let note = note_columns(&source.name(), &unread);
    Ok(OpeningFile { name: source.name(), balances, left_out, note })
}

/// Whether a column is the name of an account beside its code.
fn is_name(header: &str) -> bool {
    Role::Name.guesses().iter().any(|names| names.contains(&plain(header).as_str()))
}

/// Whether a row is what the rows above it come to.
fn is_total(record: &Record<'_>) -> bool {
    let totals = ["total", "totals", "grand total", "total:", "totals:"];
    record.fields().any(|field| totals.contains(&field.trim().to_lowercase().as_str()))
}

/// The balances so far.
struct Gathered {
    amounts: AmountReader,
    balances: Vec<OpeningBalance>,
    left_out: usize,
}

impl Gather for Gathered {
    type Columns = OpeningColumns;

    fn add(&mut self, record: &Record<'_>, columns: &OpeningColumns) -> Result<(), Problem> {
        if is_total(record) {
            let problem =
                Problem::at_line(record.line, "this is a row of totals, not of an account");
            return Err(problem.hint("take it out"));
        }
        let cell = |column| Cell { record, column };
        let account = cell(&columns.account).required(ACCOUNT_CHARS_MAX, "an account")?;
        let some = |amount: Option<Money>| amount.filter(|amount| !amount.is_zero());
        let debit = some(cell(&columns.debit).magnitude(&mut self.amounts)?);
        let credit = some(cell(&columns.credit).magnitude(&mut self.amounts)?);
        if debit.is_some() && credit.is_some() {
            return Err(cell(&columns.credit).fault("stands beside a debit"));
        }
        if debit.is_none() && credit.is_none() {
            self.left_out += 1;
            return Ok(());
        }
        let memo = columns.memo.as_ref().map(|column| cell(column).optional(MEMO_CHARS_MAX));
        let currency = columns.currency.as_ref();
        let currency = currency.and_then(|column| record.field(column.at)).map(str::trim);
        self.balances.push(OpeningBalance {
            line: record.line,
            account: account.to_owned(),
            debit,
            credit,
            memo: memo.transpose()?.flatten().map(str::to_owned),
            currency: currency.map(str::to_ascii_uppercase).filter(|said| !said.is_empty()),
        });
        Ok(())
    }

    fn is_row<'r>(&self, columns: &OpeningColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        let is_some = |at: usize| cell(at).trim().bytes().any(|byte| byte.is_ascii_digit());
        !cell(columns.account.at).trim().is_empty()
            && (is_some(columns.debit.at) || is_some(columns.credit.at))
    }
}
