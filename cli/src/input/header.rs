//! Which columns of a file hold date, amount and description.
//!
//! The canonical names count in any case. Other names are guessed only where one column alone
//! can be meant, and the guess is said; `--map` decides everything else.

use std::fmt;

use super::problem::Problem;
use super::records::Record;
use super::role::{ColumnMap, Role, plain};
use crate::render::safe::{quoted, safe};

/// Where the columns are, and what they are called.
#[derive(Debug, Clone)]
pub(crate) struct Header {
    pub(crate) date: Column,
    pub(crate) amount: AmountColumns,
    pub(crate) description: Column,
    /// How many fields the header has, and so every row.
    pub(crate) width: usize,
    /// The 1-based line it stands on.
    pub(crate) line: u64,
    /// Some column was found by another name than its own, without `--map`.
    pub(crate) is_guessed: bool,
}

/// A column of the file.
#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(crate) at: usize,
    /// As the file writes it.
    pub(crate) name: String,
}

/// One signed column, or two of magnitudes.
#[derive(Debug, Clone)]
pub(crate) enum AmountColumns {
    Signed(Column),
    InOut { money_in: Column, money_out: Column },
}

/// `date=Posted amount=Value description`, naming what is called differently.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut columns = vec![(Role::Date, &self.date)];
        match &self.amount {
            AmountColumns::Signed(column) => columns.push((Role::Amount, column)),
            AmountColumns::InOut { money_in, money_out } => {
                columns.extend([(Role::MoneyIn, money_in), (Role::MoneyOut, money_out)]);
            }
        }
        columns.push((Role::Description, &self.description));
        for (place, (role, column)) in columns.into_iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{}", role.name())?;
            if column.name != role.name() {
                write!(f, "={}", safe(&column.name))?;
            }
        }
        Ok(())
    }
}

/// A record that is no header, how near it came, and what to say of it.
pub(crate) struct NoHeader {
    pub(crate) roles_found: usize,
    pub(crate) problem: Problem,
}

/// How one role was looked for in a record.
enum Found {
    Canonical(Column),
    Guessed(Column),
    Missing,
    Refused(Problem),
}

impl Header {
    /// Reads a record as a header.
    ///
    /// # Errors
    /// [`NoHeader`] when a column is missing, or more than one could be meant.
    pub(crate) fn read(record: &Record<'_>, map: &ColumnMap) -> Result<Self, NoHeader> {
        let names: Vec<&str> = record.fields().map(str::trim).collect();
        let mut search = Search {
            names: &names,
            map,
            line: record.line,
            found: 0,
            is_guessed: false,
            problem: None,
        };
        let date = search.column(Role::Date);
        let amount = search.amount();
        let description = search.column(Role::Description);
        match (date, amount, description) {
            (Some(date), Some(amount), Some(description)) if search.problem.is_none() => Ok(Self {
                date,
                amount,
                description,
                width: names.len(),
                line: record.line,
                is_guessed: search.is_guessed,
            }),
            (date, amount, description) => {
                let missing: Vec<&str> = [
                    (date.is_none(), "date"),
                    (amount.is_none(), "amount"),
                    (description.is_none(), "description"),
                ]
                .into_iter()
                .filter_map(|(is_missing, name)| is_missing.then_some(name))
                .collect();
                let problem = search.problem.take();
                let problem = problem.unwrap_or_else(|| search.missing(&missing));
                Err(NoHeader { roles_found: search.found, problem })
            }
        }
    }
}

/// The search for all roles in one record.
struct Search<'a> {
    names: &'a [&'a str],
    map: &'a ColumnMap,
    line: u64,
    found: usize,
    is_guessed: bool,
    problem: Option<Problem>,
}

impl Search<'_> {
    fn column(&mut self, role: Role) -> Option<Column> {
        match self.look_for(role) {
            Found::Canonical(column) => {
                self.found += 1;
                Some(column)
            }
            Found::Guessed(column) => {
                self.found += 1;
                self.is_guessed = true;
                Some(column)
            }
            Found::Missing => None,
            Found::Refused(problem) => {
                self.found += 1;
                self.problem.get_or_insert(problem);
                None
            }
        }
    }

    /// The signed column if there is one, else money in and money out.
    fn amount(&mut self) -> Option<AmountColumns> {
        let split_is_mapped = self.map.column_of(Role::MoneyIn).is_some()
            || self.map.column_of(Role::MoneyOut).is_some();
        if !split_is_mapped && let Some(column) = self.column(Role::Amount) {
            return Some(AmountColumns::Signed(column));
        }
        let money_in = self.column(Role::MoneyIn)?;
        let money_out = self.column(Role::MoneyOut)?;
        Some(AmountColumns::InOut { money_in, money_out })
    }

    fn look_for(&self, role: Role) -> Found {
        let with_name = |is_meant: &dyn Fn(&str) -> bool| -> Vec<Column> {
            let columns = self.names.iter().enumerate().filter(|(_, name)| is_meant(name));
            columns.map(|(at, name)| Column { at, name: (*name).to_owned() }).collect()
        };
        if let Some(wanted) = self.map.column_of(role) {
            let exact = with_name(&|name| name == wanted);
            let columns = if exact.is_empty() {
                with_name(&|name| plain(name) == plain(wanted))
            } else {
                exact
            };
            return match <[Column; 1]>::try_from(columns) {
                Ok([column]) => Found::Canonical(column),
                Err(columns) if columns.is_empty() => Found::Missing,
                Err(columns) => Found::Refused(self.ambiguous(role, &columns)),
            };
        }
        let canonical = with_name(&|name| name.eq_ignore_ascii_case(role.name()));
        let is_in_or_out = matches!(role, Role::MoneyIn | Role::MoneyOut);
        match <[Column; 1]>::try_from(canonical) {
            Ok([column]) if !is_in_or_out => return Found::Canonical(column),
            Err(columns) if columns.len() > 1 => {
                return Found::Refused(self.ambiguous(role, &columns));
            }
            _ => {}
        }
        let guesses = with_name(&|name| {
            let name = plain(name);
            name == role.name() || role.other_names().contains(&name.as_str())
        });
        match <[Column; 1]>::try_from(guesses) {
            Ok([column]) => Found::Guessed(column),
            Err(columns) if columns.is_empty() => Found::Missing,
            Err(columns) => Found::Refused(self.ambiguous(role, &columns)),
        }
    }

    fn ambiguous(&self, role: Role, columns: &[Column]) -> Problem {
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        if columns.iter().all(|column| column.name == columns[0].name) {
            return Problem::at_line(
                self.line,
                format!("{} columns are named {}", columns.len(), names[0]),
            )
            .hint("rename all but one of them in the file");
        }
        Problem::at_line(self.line, format!("{} could be the {}", names.join(" or "), role.name()))
            .hint(format!("choose with --map {}={}", role.name(), columns[0].name))
    }

    fn missing(&self, roles: &[&str]) -> Problem {
        let columns: Vec<String> = self.names.iter().map(|name| quoted(name)).collect();
        let what = if roles.len() == 3 {
            "no header with date, amount and description".to_owned()
        } else {
            format!("no column for {}", roles.join(" and "))
        };
        let debit_and_credit = ["debit", "credit"].map(|side| {
            self.names.iter().find(|name| plain(name).split(' ').any(|word| word == side))
        });
        let hint = match debit_and_credit {
            [Some(debit), Some(credit)] if roles == ["amount"] => format!(
                "on a bank statement: --map 'in={credit},out={debit}'; in the books it is the other way round"
            ),
            _ => format!(
                "name columns with --map {}=HEADER; this line has {}",
                roles.first().unwrap_or(&"date"),
                columns.join(", ")
            ),
        };
        Problem::at_line(self.line, what).hint(hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::records::Records;

    fn read(line: &str, map: &str) -> Result<String, String> {
        let map = if map.is_empty() { ColumnMap::default() } else { map.parse().unwrap() };
        let mut records = Records::new(line.as_bytes(), b',');
        let Ok(Some(record)) = records.next() else { panic!("{line}") };
        match Header::read(&record, &map) {
            Ok(header) => {
                Ok(format!("{header}{}", if header.is_guessed { " (guessed)" } else { "" }))
            }
            Err(no_header) => Err(no_header.problem.to_string()),
        }
    }

    #[test]
    fn canonical_names_count_in_any_order_and_case() {
        assert_eq!(
            read("id,Amount,DATE,description", "").unwrap(),
            "date=DATE amount=Amount description"
        );
        assert_eq!(
            read("date,amount,description,value date", "").unwrap(),
            "date amount description"
        );
    }

    #[test]
    fn other_names_are_guessed_only_where_one_column_can_be_meant() {
        assert_eq!(
            read("Posted,Value,Narrative,Balance", "").unwrap(),
            "date=Posted amount=Value description=Narrative (guessed)"
        );
        assert_eq!(
            read("Transaction Date,Amount (GBP),Memo", "").unwrap(),
            "date=Transaction Date amount=Amount (GBP) description=Memo (guessed)"
        );
        assert_eq!(
            read("Posting Date,Value Date,Amount,Memo", "").unwrap_err(),
            "line 1: \"Posting Date\" or \"Value Date\" could be the date"
        );
    }

    #[test]
    fn two_columns_of_magnitudes_are_one_amount() {
        assert_eq!(
            read("Date,Details,Paid out,Paid in,Balance", "").unwrap(),
            "date=Date in=Paid in out=Paid out description=Details (guessed)"
        );
        assert_eq!(
            read("Date,Description,Debit,Credit", "in=Credit,out=Debit").unwrap(),
            "date=Date in=Credit out=Debit description=Description"
        );
        assert_eq!(
            read("Date,Description,Debit,Credit", "").unwrap_err(),
            "line 1: no column for amount"
        );
    }

    #[test]
    fn what_is_mapped_is_not_guessed() {
        assert_eq!(
            read("Posting Date,Value Date,Amount,Memo", "date=value date,description=Memo")
                .unwrap(),
            "date=Value Date amount=Amount description=Memo"
        );
        assert_eq!(
            read("date,amount,description", "amount=Betrag").unwrap_err(),
            "line 1: no column for amount"
        );
    }

    #[test]
    fn a_column_that_stands_twice_is_refused() {
        assert_eq!(
            read("date,amount,amount,description", "").unwrap_err(),
            "line 1: 2 columns are named \"amount\""
        );
    }
}
