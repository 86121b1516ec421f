//! How a file was read, in one line: `date=Posted amount=Value description=Narrative`.

use std::fmt;

use tieout::statement::open::ReadFile;
use tieout::statement::profile::column_key;
use tieout::statement::reading::Reading;
use tieout::statement::stated::Answering;

use super::file::Wanted;
use crate::safe::safe;

/// What is shown of a reading: the days, the amounts, and what is told of them.
const SHOWN: [&str; 14] = [
    "date",
    "amount",
    "turned_amount",
    "in",
    "out",
    "sign",
    "turned_sign",
    "fee",
    "currency",
    "counterparty",
    "description",
    "memo",
    "merchant",
    "account",
];

/// Columns with what they are, or the name of a format that says it itself.
#[derive(Debug, Clone, Default)]
pub(crate) struct Columns {
    columns: Vec<Column>,
    /// What stands in the place of columns.
    format: String,
}

#[derive(Debug, Clone)]
struct Column {
    role: &'static str,
    name: String,
}

impl Columns {
    /// What there is to show of a file.
    pub(super) fn of(read: &ReadFile, wanted: &Wanted<'_>) -> Self {
        let Some(reading) = &read.reading else {
            let account = read.account.as_ref().map(|account| format!(" account {account}"));
            let format = format!("{}{}", read.format, account.unwrap_or_default());
            return Self { format, ..Self::default() };
        };
        let mut columns = named(reading);
        if let Some(at) = reading.counterparty.filter(|_| wanted.is_apart) {
            columns.retain(|(role, _)| *role != "counterparty");
            columns.push(("merchant", column_key(&reading.names, at)));
        }
        let columns =
            columns.into_iter().filter(|(role, name)| SHOWN.contains(role) && !name.is_empty());
        let mut columns: Vec<Column> = columns.map(|(role, name)| Column { role, name }).collect();
        let place = |column: &Column| SHOWN.iter().position(|role| *role == column.role);
        columns.sort_by_key(place);
        Self { columns, format: String::new() }
    }
}

/// What `--map` says for a reading.
fn named(reading: &Reading) -> Vec<(&'static str, String)> {
    let stated = reading.as_stated().into_iter().filter_map(|one| match one {
        Answering::Columns(columns) => Some(columns),
        _ => None,
    });
    stated.flatten().collect()
}

/// `date=Posted amount=Value description`, naming what is called differently.
impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.format.is_empty() {
            return f.write_str(&safe(&self.format));
        }
        for (place, Column { role, name, .. }) in self.columns.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{role}")?;
            if name != role {
                write!(f, "={}", safe(name))?;
            }
        }
        Ok(())
    }
}
