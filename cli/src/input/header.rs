//! Which columns of a file hold date, amount and description.
//!
//! The canonical names count in any case. Other names are guessed only where one column alone
//! can be meant, and the guess is said; `--map` decides everything else.

use std::fmt;

use super::amounts::is_some_amount;
use super::dates::is_some_date;
use super::problem::{Problem, SIDE};
use super::records::Record;
use super::role::{ColumnMap, Role, plain};
use crate::safe::{quoted, safe, shell_word};

/// Columns listed in a hint.
const LISTED_COLUMNS_MAX: usize = 12;

/// Where the columns are, and what they are called.
#[derive(Debug, Clone)]
pub(crate) struct Header {
    pub(super) date: Column,
    pub(super) amount: AmountColumns,
    pub(super) description: Column,
    /// How many fields the header has, and so every row.
    pub(super) width: usize,
    /// The 1-based line it stands on.
    pub(crate) line: u64,
}

/// A column of the file.
#[derive(Debug, Clone)]
pub(super) struct Column {
    pub(super) at: usize,
    /// As the file writes it.
    pub(super) name: String,
    /// It was found by another name than its own, without `--map`.
    is_guessed: bool,
}

/// One signed column, or two of magnitudes.
#[derive(Debug, Clone)]
pub(super) enum AmountColumns {
    Signed(Column),
    InOut { money_in: Column, money_out: Column },
}

/// `date=Posted amount=Value description`, naming what is called differently.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (role, column)) in self.columns().into_iter().enumerate() {
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
pub(super) struct NoHeader {
    /// Roles found, then fields: the larger, the nearer.
    pub(super) nearness: (usize, usize),
    pub(super) problem: Problem,
}

impl Header {
    /// Reads a record as a header.
    ///
    /// # Errors
    /// [`NoHeader`] when a column is missing, more than one could be meant, or the record is data.
    pub(super) fn read(record: &Record<'_>, map: &ColumnMap) -> Result<Self, NoHeader> {
        let names: Vec<&str> = record.fields().map(str::trim).collect();
        let width = names.len();
        if is_data(&names) {
            let problem =
                Problem::at_line(record.line, "the file has no header line: this is data").hint(
                    "add a first line that names the columns, such as date,amount,description",
                );
            return Err(NoHeader { nearness: (0, width), problem });
        }
        let search = Search { names: &names, map, line: record.line };
        let date = search.column(Role::Date);
        let amount = search.amount();
        let description = search.column(Role::Description);
        let is_found = [
            !matches!(date, Ok(None)),
            !matches!(amount, Ok(None)),
            !matches!(description, Ok(None)),
        ];
        let roles_found = is_found.into_iter().filter(|is_found| *is_found).count();
        let columns = || {
            let (date, amount, description) = (date?, amount?, description?);
            if let (Some(date), Some(amount), Some(description)) = (date, amount, description) {
                return Ok(Self { date, amount, description, width, line: record.line });
            }
            let names = ["date", "amount", "description"].into_iter().zip(is_found);
            let missing = names.filter(|(_, is_found)| !is_found).map(|(name, _)| name);
            Err(search.missing(&missing.collect::<Vec<_>>()))
        };
        columns().map_err(|problem| NoHeader { nearness: (roles_found, width), problem })
    }

    /// What was guessed, for a person to check.
    pub(crate) fn guess_note(&self) -> Option<String> {
        let mut columns = self.columns();
        columns.retain(|(role, column)| !column.name.eq_ignore_ascii_case(role.name()));
        let guessed = columns.iter().filter(|(_, column)| column.is_guessed);
        let guessed: Vec<&str> = guessed.map(|(role, _)| role.name()).collect();
        match guessed.len() {
            0 => None,
            all if all == columns.len() => Some("(guessed; --map to change)".to_owned()),
            _ => Some(format!("({} guessed; --map to change)", guessed.join(", "))),
        }
    }

    /// What the file calls a field of the API's row; money in stands for both columns of amounts.
    pub(crate) fn column_of(&self, field: &str) -> Option<&str> {
        let column = match (field, &self.amount) {
            ("date", _) => &self.date,
            ("amount", AmountColumns::Signed(column)) => column,
            ("amount", AmountColumns::InOut { money_in, .. }) => money_in,
            ("description", _) => &self.description,
            _ => return None,
        };
        Some(&column.name)
    }

    fn columns(&self) -> Vec<(Role, &Column)> {
        let mut columns = vec![(Role::Date, &self.date)];
        match &self.amount {
            AmountColumns::Signed(column) => columns.push((Role::Amount, column)),
            AmountColumns::InOut { money_in, money_out } => {
                columns.extend([(Role::MoneyIn, money_in), (Role::MoneyOut, money_out)]);
            }
        }
        columns.push((Role::Description, &self.description));
        columns
    }
}

/// The same but for case and the number of spaces: what the user names is never guessed at.
fn same_name(name: &str, wanted: &str) -> bool {
    let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    !wanted.is_empty() && words(name) == words(wanted)
}

/// A date and an amount stand in it: a row, not the names of columns.
fn is_data(fields: &[&str]) -> bool {
    fields.iter().any(|field| is_some_date(field))
        && fields.iter().any(|field| is_some_amount(field) && !is_some_date(field))
}

/// The search for all roles in one record. A role is found, absent (`Ok(None)`) or refused.
struct Search<'a> {
    names: &'a [&'a str],
    map: &'a ColumnMap,
    line: u64,
}

impl Search<'_> {
    /// The signed column if there is one, else money in and money out.
    fn amount(&self) -> Result<Option<AmountColumns>, Problem> {
        let is_split = self.map.names_in_or_out();
        if !is_split && let Some(column) = self.column(Role::Amount)? {
            return Ok(Some(AmountColumns::Signed(column)));
        }
        let both = self.column(Role::MoneyIn)?.zip(self.column(Role::MoneyOut)?);
        Ok(both.map(|(money_in, money_out)| AmountColumns::InOut { money_in, money_out }))
    }

    fn column(&self, role: Role) -> Result<Option<Column>, Problem> {
        if let Some(wanted) = self.map.column_of(role) {
            let exact = self.named(false, |name| name == wanted);
            let alike = self.named(false, |name| same_name(name, wanted));
            let columns = if exact.is_empty() { alike } else { exact };
            let found = self.only(role, columns)?;
            return found.map(Some).ok_or_else(|| self.not_in_file(role, wanted));
        }
        let canonical = self.named(false, |name| name.eq_ignore_ascii_case(role.name()));
        if let Some(column) = self.only(role, canonical)? {
            return Ok(Some(column));
        }
        let guesses = self.named(true, |name| {
            let name = plain(name);
            name == role.name() || role.other_names().contains(&name.as_str())
        });
        self.only(role, guesses)
    }

    fn named(&self, is_guessed: bool, is_meant: impl Fn(&str) -> bool) -> Vec<Column> {
        let columns = self.names.iter().enumerate().filter(|(_, name)| is_meant(name));
        columns.map(|(at, name)| Column { at, name: (*name).to_owned(), is_guessed }).collect()
    }

    fn only(&self, role: Role, columns: Vec<Column>) -> Result<Option<Column>, Problem> {
        match <[Column; 1]>::try_from(columns) {
            Ok([column]) => Ok(Some(column)),
            Err(columns) if columns.is_empty() => Ok(None),
            Err(columns) => Err(self.ambiguous(role, &columns)),
        }
    }

    fn ambiguous(&self, role: Role, columns: &[Column]) -> Problem {
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        let (count, role) = (columns.len(), role.name());
        if columns.iter().all(|column| column.name == columns[0].name) {
            let message = format!("{count} columns are named {}", names[0]);
            let hint = "rename all but one of them in the file";
            return Problem::at_line(self.line, message).hint(hint);
        }
        let choice = shell_word(&format!("{SIDE}{role}={}", columns[0].name));
        Problem::at_line(self.line, format!("{} could be the {role}", names.join(" or ")))
            .hint(format!("choose, as in --map {choice}"))
    }

    fn not_in_file(&self, role: Role, wanted: &str) -> Problem {
        let (role, wanted) = (role.name(), quoted(wanted));
        Problem::at_line(self.line, format!("no column {wanted}, which --map names for {role}"))
            .hint(format!("this line has {}", self.listed()))
    }

    fn missing(&self, roles: &[&str]) -> Problem {
        let what = if roles.len() == 3 {
            "no header with date, amount and description".to_owned()
        } else {
            format!("no column for {}", roles.join(" and "))
        };
        let with_word = |word: &str| {
            self.names.iter().find(|name| plain(name).split(' ').any(|part| part == word))
        };
        let separates = |c: &char| self.names.len() == 1 && self.names[0].matches(*c).count() > 1;
        if let Some(c) = ['|', '^', '~', ':'].into_iter().find(separates) {
            let delimiter = shell_word(&format!("{SIDE}{c}"));
            let hint = format!("is {c} the delimiter? --delimiter {delimiter}");
            return Problem::at_line(self.line, what).hint(hint);
        }
        let hint = match (with_word("debit"), with_word("credit")) {
            (Some(debit), Some(credit)) if roles == ["amount"] => {
                let bank = shell_word(&format!("{SIDE}in={credit},out={debit}"));
                format!("on a bank statement: --map {bank}; in the books it is the other way round")
            }
            _ => format!(
                "name columns with --map {SIDE}{}=HEADER; this line has {}",
                roles.first().unwrap_or(&"date"),
                self.listed()
            ),
        };
        Problem::at_line(self.line, what).hint(hint)
    }

    fn listed(&self) -> String {
        let names = self.names.iter().take(LISTED_COLUMNS_MAX).map(|name| quoted(name));
        let listed = names.collect::<Vec<_>>().join(", ");
        match self.names.len().saturating_sub(LISTED_COLUMNS_MAX) {
            0 => listed,
            more => format!("{listed} and {more} more"),
        }
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
            Ok(header) => Ok(format!("{header} {}", header.guess_note().unwrap_or_default())
                .trim()
                .to_owned()),
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
            "date=Posted amount=Value description=Narrative (guessed; --map to change)"
        );
        assert_eq!(
            read("Transaction Date,Amount (GBP),Memo", "").unwrap(),
            "date=Transaction Date amount=Amount (GBP) description=Memo (guessed; --map to change)"
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
            "date=Date in=Paid in out=Paid out description=Details (guessed; --map to change)"
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
            "line 1: no column \"Betrag\", which --map names for amount"
        );
    }

    #[test]
    fn a_guess_beside_a_mapped_column_is_named() {
        assert_eq!(
            read("Posted,Betrag,Memo", "amount=Betrag").unwrap(),
            "date=Posted amount=Betrag description=Memo (date, description guessed; --map to change)"
        );
    }

    #[test]
    fn a_row_of_data_is_no_header_whatever_the_map_says() {
        for line in ["2026-03-02,-5.00,RENT", "02/03/2026,RENT,5", "2 Mar 2026,x,\"1.234,50\""] {
            let error = read(line, "date=2026-03-02,amount=-5.00").unwrap_err();
            assert_eq!(error, "line 1: the file has no header line: this is data", "{line}");
        }
    }

    #[test]
    fn a_column_that_stands_twice_is_refused() {
        assert_eq!(
            read("date,amount,amount,description", "").unwrap_err(),
            "line 1: 2 columns are named \"amount\""
        );
    }
}
