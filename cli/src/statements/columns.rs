//! How a file was read, in one line: `date=Posted amount=Value description=Narrative`.

use std::fmt;

use tieout_statement::open::ReadFile;
use tieout_statement::profile::column_key;
use tieout_statement::reading::{AmountRule, Reading};
use tieout_statement::stated::StatedAnswer;

use super::command_line::option_values;
use super::file_request::FileRequest;
use crate::safe::safe;
use tieout::sort::CompactSort as _;

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
    /// Each with what it is.
    named: Vec<NamedColumn>,
    /// The 1-based line of the header, where there is one.
    pub(crate) header_line: Option<u64>,
    /// What the file calls all of its columns; nothing where it has no header.
    pub(crate) header: Vec<String>,
    /// The options that say how it was read, whoever found it out; none where there are no columns.
    pub(crate) reading: Vec<String>,
    /// What stands in the place of columns.
    format: String,
    /// What of the amounts has to be stated for every sign to be the other way round.
    turned: Option<Vec<(&'static str, String)>>,
}

#[derive(Debug, Clone)]
struct NamedColumn {
    role: &'static str,
    name: String,
    is_guessed: bool,
}

impl Columns {
    /// What there is to show of a file.
    pub(super) fn of(read: &ReadFile, wanted: &FileRequest<'_>) -> Self {
        let Some(reading) = &read.reading else {
            let account = read.account.as_ref().map(|account| format!(" account {account}"));
            let format = format!("{}{}", read.format, account.unwrap_or_default());
            return Self { format, ..Self::default() };
        };
        let is_stated = |role: &str| {
            let role = match role {
                "turned_amount" => "amount",
                "merchant" => "counterparty",
                role => role,
            };
            let is_it = |named| named == role || (named == "turned_amount" && role == "amount");
            wanted.stated.columns.named().any(|(named, _)| is_it(named))
        };
        let mut columns = named(reading);
        if let Some(at) = reading.counterparty.filter(|_| wanted.is_apart) {
            columns.retain(|(role, _)| *role != "counterparty");
            columns.push(("merchant", column_key(&reading.names, at)));
        }
        let columns =
            columns.into_iter().filter(|(role, name)| SHOWN.contains(role) && !name.is_empty());
        let columns = columns.map(|(role, name)| {
            let is_guessed = !name.eq_ignore_ascii_case(role) && !is_stated(role);
            NamedColumn { role, name, is_guessed }
        });
        let mut columns: Vec<NamedColumn> = columns.collect();
        let place = |column: &NamedColumn| SHOWN.iter().position(|role| *role == column.role);
        columns.compact_sort_by_key(place);
        Self {
            named: columns,
            header_line: reading.header_line,
            header: reading.names.clone(),
            reading: option_values(&reading.as_stated()),
            format: String::new(),
            turned: turned(reading),
        }
    }

    /// A JSON array of objects with the keys of the API.
    pub(super) fn of_json() -> Self {
        Self { format: "JSON".to_owned(), ..Self::default() }
    }

    /// Those of rows that come from no file.
    pub(crate) fn of_rows() -> Self {
        let column = |name: &'static str| NamedColumn {
            role: name,
            name: name.to_owned(),
            is_guessed: false,
        };
        Self {
            named: ["date", "amount", "description"].map(column).into(),
            header_line: Some(1),
            ..Self::default()
        }
    }

    /// What was guessed, for a person to check.
    pub(crate) fn guess_note(&self) -> Option<String> {
        let renamed = || self.named.iter().filter(|one| !one.name.eq_ignore_ascii_case(one.role));
        let guessed: Vec<&str> =
            renamed().filter(|one| one.is_guessed).map(|one| one.role).collect();
        match guessed.len() {
            0 => None,
            all if all == renamed().count() => Some("(guessed; --map to change)".to_owned()),
            _ => Some(format!("({} guessed; --map to change)", guessed.join(", "))),
        }
    }

    /// What the file calls a key of the API; money in stands for both columns of amounts.
    pub(crate) fn column_of(&self, key: &str) -> Option<&str> {
        let is_key = |column: &&NamedColumn| match column.role {
            "turned_amount" | "in" | "out" => key == "amount",
            role => role == key,
        };
        self.named.iter().find(is_key).map(|column| column.name.as_str())
    }

    /// What turns the signs, for this file alone; none where that cannot be said.
    pub(crate) fn turned(&self) -> Option<StatedAnswer> {
        self.turned.clone().map(StatedAnswer::Columns)
    }
}

/// What `--map` says for a reading.
fn named(reading: &Reading) -> Vec<(&'static str, String)> {
    let stated = reading.as_stated().into_iter().filter_map(|one| match one {
        StatedAnswer::Columns(columns) => Some(columns),
        _ => None,
    });
    stated.flatten().collect()
}

/// What of it turns every sign.
fn turned(reading: &Reading) -> Option<Vec<(&'static str, String)>> {
    let can_be = matches!(
        reading.amount,
        AmountRule::Signed { is_turned: false, .. }
            | AmountRule::Marked { is_turned: false, .. }
            | AmountRule::Split { .. }
            | AmountRule::Directed { .. }
    );
    let amount = reading.amount.turned().filter(|_| can_be)?;
    let turned = Reading { amount, ..reading.clone() };
    let columns = named(&turned).into_iter();
    let is_of_directions = matches!(turned.amount, AmountRule::Directed { .. });
    let is_of_signs = |role: &str| match role {
        "turned_amount" | "in" | "out" => true,
        "amount" | "sign" | "out_is" => is_of_directions,
        _ => false,
    };
    Some(columns.filter(|(role, _)| is_of_signs(role)).collect())
}

/// `date=Posted amount=Value description`, naming what is called differently.
impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.format.is_empty() {
            return f.write_str(&safe(&self.format));
        }
        for (place, NamedColumn { role, name, .. }) in self.named.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{role}")?;
            if name != role {
                write!(f, "={}", safe(name))?;
            }
        }
        Ok(())
    }
}
