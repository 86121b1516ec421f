//! One side of a reconciliation.

use tieout::reconcile::Rows;
use tieout::statement::currency::Currency;
use tieout::statement::day::DatePattern;
use tieout::statement::fault::Fault;
use tieout::statement::stated::{Answering, Stated};

use super::columns::Columns;
use super::file::{StatementFile, Wanted, load_bytes};
use super::gather::SideRows;
use super::questions::WholeAnswer;
use super::trouble::Unread;
use crate::files::{Dataset, Opened, whole};

/// A side that was read.
#[derive(Debug)]
pub(crate) struct Side {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) rows: Rows,
    /// The 1-based file line on which each row starts.
    pub(crate) lines: Vec<u64>,
    /// The currency of its amounts, if it says one.
    pub(crate) currency: Option<Currency>,
    /// The balance before its first row in time, and after its last, where they are known.
    pub(crate) balances: [Option<String>; 2],
    /// What a person should know: what was left out, how it was read where that is not certain.
    pub(crate) notes: Vec<String>,
    /// The same file with day and month in each other's place, where its days are stated and that can be
    /// read, too.
    pub(crate) swapped: Option<Box<OtherDays>>,
}

/// A side with its days read in another way.
#[derive(Debug)]
pub(crate) struct OtherDays {
    pub(crate) pattern: DatePattern,
    pub(crate) side: Side,
}

/// Reads a side that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`Unread`]; where days alone are open, with the side read in each way.
pub(crate) fn load_side(
    wanted: &Wanted<'_>,
    opened: Opened,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Side, Unread> {
    let bytes = whole(wanted.source, opened, on_bytes)?;
    let by = |pattern: &DatePattern| {
        let stated = Stated { pattern: Some(pattern.clone()), ..wanted.stated.clone() };
        let side = side_of(&Wanted { stated, ..wanted.clone() }, &bytes).ok()?;
        Some(OtherDays { pattern: pattern.clone(), side })
    };
    let mut read = side_of(wanted, &bytes);
    match &mut read {
        Ok(side) => {
            let swapped = wanted.stated.pattern.as_ref().and_then(DatePattern::swapped);
            side.swapped = swapped.and_then(|pattern| by(&pattern)).map(Box::new);
        }
        Err(Unread::Question { answers, by_days, .. }) => {
            let pattern = |answer: &WholeAnswer| match &answer.states[..] {
                [Answering::Pattern(pattern)] => Some(pattern.clone()),
                _ => None,
            };
            let patterns: Option<Vec<DatePattern>> = answers.iter().map(pattern).collect();
            *by_days = patterns.unwrap_or_default().iter().filter_map(by).collect();
        }
        Err(_) => {}
    }
    read
}

fn side_of(wanted: &Wanted<'_>, bytes: &[u8]) -> Result<Side, Unread> {
    let mut gathered = SideRows::default();
    let StatementFile { name, columns, read, mut notes, contradictions } =
        load_bytes(wanted, bytes, &mut gathered)?;
    notes.extend(contradictions);
    let SideRows { rows, lines } = gathered;
    let pass = read.pass;
    let balances = [pass.opening, pass.closing];
    let currency = pass.currency;
    Ok(Side { name, columns, rows, lines, currency, balances, notes, swapped: None })
}

impl Side {
    /// A side that comes from no file; `lines` says what its rows are known by.
    pub(crate) fn of_rows(
        name: String,
        rows: Rows,
        lines: Vec<u64>,
        currency: Option<Currency>,
    ) -> Self {
        let columns = Columns::of_rows();
        Self {
            name,
            columns,
            rows,
            lines,
            currency,
            balances: [None, None],
            notes: Vec::new(),
            swapped: None,
        }
    }

    /// The map that turns the signs of a statement; none where that cannot be said.
    pub(crate) fn turned(&self) -> Option<String> {
        self.columns.turned(Dataset::Bank.prefix())
    }

    /// What is wrong with a row that could be read.
    pub(crate) fn fault(&self, row: u32, key: &str, message: String) -> Fault {
        let content = self.rows.row(row);
        let value = match key {
            "amount" => content.amount.to_string(),
            _ => content.description.to_owned(),
        };
        let column = self.columns.column_of(key).unwrap_or(key);
        Fault::of_cell(self.lines[row as usize], column, &value, message)
    }
}
