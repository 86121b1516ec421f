//! Which columns of a file hold what.
//!
//! The canonical names count in any case. Other names are guessed only where one column alone
//! can be meant, and the guess is said; `--map` decides everything else.

mod faults;

use std::collections::BTreeSet;
use std::fmt;

use super::amounts::is_like_amount;
use super::dates::is_some_date;
use super::map::ColumnMap;
use super::problem::Problem;
use super::records::Record;
use super::role::{Role, plain};
use crate::safe::safe;

/// Where the columns are, and what they are called.
#[derive(Debug, Clone)]
pub(crate) struct Header<C> {
    pub(super) columns: C,
    /// All names, as the file writes them.
    pub(super) names: Vec<String>,
    /// The 1-based line it stands on.
    pub(crate) line: u64,
}

/// The columns that one kind of file has.
pub(crate) trait Columns: Sized {
    /// What every such file has, as a header names it.
    const NEEDED: [&'static str; 3];

    /// Whether it could be books, in which a debit is money in.
    const MAY_BE_BOOKS: bool;

    /// What else the file is, where another of the command's files was named in its place, by
    /// its first bytes.
    fn mistaken(_start: &[u8], _has_header: bool) -> Option<Problem> {
        None
    }

    /// Looks for the columns among the names of a header.
    fn find(search: &Search<'_>) -> Found<Self>;

    /// The columns with what they mean, in the order people expect.
    fn with_roles(&self) -> Vec<(Role, &Column)>;

    /// Whether these fields are a row of such a file, not the names of columns.
    fn is_data(fields: &[&str]) -> bool;
}

/// A column of the file.
#[derive(Debug, Clone)]
pub(crate) struct Column {
    pub(super) at: usize,
    /// As the file writes it.
    pub(super) name: String,
    /// It was found by another name than its own, without `--map`.
    is_guessed: bool,
    /// Another column has the same name.
    has_twin: bool,
}

/// What there is of one thing that is looked for: it is found, absent (`None`) or refused.
pub(super) type Part<T> = Result<Option<T>, Problem>;

impl Column {
    /// One that nothing was guessed of.
    pub(super) fn named(at: usize, name: &str) -> Self {
        Self { at, name: name.to_owned(), is_guessed: false, has_twin: false }
    }

    /// One that is told by another name, or by its values.
    pub(super) fn guessed(at: usize, name: &str) -> Self {
        Self { at, name: name.to_owned(), is_guessed: true, has_twin: false }
    }

    /// What `--map` calls it: its name, or its place where it has none of its own.
    pub(super) fn key(&self) -> String {
        let is_alone = !self.has_twin && !self.name.trim().is_empty();
        if is_alone { self.name.clone() } else { format!("#{}", self.at + 1) }
    }
}

/// How far a search got.
pub(crate) struct Found<C> {
    /// Which of [`Columns::NEEDED`] are there, or could be.
    is_there: [bool; 3],
    columns: Part<C>,
}

impl<C> Found<C> {
    /// From the three things needed; `all` is called where all are there.
    pub(super) fn of<X, Y, Z>(
        (x, y, z): (Part<X>, Part<Y>, Part<Z>),
        all: impl FnOnce(X, Y, Z) -> Result<C, Problem>,
    ) -> Self {
        let is_there = [!matches!(x, Ok(None)), !matches!(y, Ok(None)), !matches!(z, Ok(None))];
        let columns = || match (x?, y?, z?) {
            (Some(x), Some(y), Some(z)) => all(x, y, z).map(Some),
            _ => Ok(None),
        };
        Self { is_there, columns: columns() }
    }

    /// The first can be done without, but a header is the nearer for it.
    pub(super) fn with_first(mut self, is_there: bool) -> Self {
        self.is_there[0] = is_there;
        self
    }
}

/// `date=Posted amount=Value description`, naming what is called differently.
impl<C: Columns> fmt::Display for Header<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (role, column)) in self.columns.with_roles().into_iter().enumerate() {
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

impl<C: Columns> Header<C> {
    /// How many fields the header has, and so every row.
    pub(super) const fn width(&self) -> usize {
        self.names.len()
    }

    /// Reads a record as a header.
    ///
    /// # Errors
    /// [`NoHeader`] when a column is missing, more than one could be meant, or the record is data.
    pub(super) fn read(record: &Record<'_>, map: &ColumnMap) -> Result<Self, NoHeader> {
        let names: Vec<&str> = record.fields().map(str::trim).collect();
        let width = names.len();
        if C::is_data(&names) {
            let problem =
                Problem::at_line(record.line, "the file has no header line: this is data").hint(
                    format!(
                        "add a first line that names the columns, such as {}",
                        C::NEEDED.join(",")
                    ),
                );
            return Err(NoHeader { nearness: (0, width), problem });
        }
        let line = record.line;
        let plain = names.iter().map(|name| plain(name)).collect();
        let search = Search { names: &names, plain, map, line, may_be_books: C::MAY_BE_BOOKS };
        let Found { is_there, columns } = C::find(&search);
        let problem = match columns {
            Ok(Some(columns)) => {
                let names = record.fields().map(str::to_owned).collect();
                return Ok(Self { columns, names, line: record.line });
            }
            Ok(None) => {
                let needed = C::NEEDED.into_iter().zip(is_there);
                let missing = needed.filter(|(_, is_there)| !is_there).map(|(name, _)| name);
                search.missing(&missing.collect::<Vec<_>>(), &C::NEEDED)
            }
            Err(problem) => problem,
        };
        let parts_found = is_there.into_iter().filter(|is_there| *is_there).count();
        Err(NoHeader { nearness: (parts_found, width), problem })
    }

    /// Whether a date and an amount stand where rows have them, in whatever form.
    pub(super) fn could_be_row<'r>(&self, cell: &dyn Fn(usize) -> &'r str) -> bool {
        let columns = self.columns.with_roles();
        let is_date = |(role, column): &(Role, &Column)| {
            *role == Role::Date && is_some_date(cell(column.at).trim())
        };
        let is_amount =
            |(role, column): &(Role, &Column)| role.is_amount() && is_like_amount(cell(column.at));
        columns.iter().any(is_date) && columns.iter().any(is_amount)
    }

    /// Columns without a name directly behind an amount.
    pub(super) fn nameless_behind_amounts(&self) -> Vec<usize> {
        let is_nameless =
            |at: &usize| self.names.get(*at).is_some_and(|name| name.trim().is_empty());
        let amounts = self.columns.with_roles().into_iter().filter(|(role, _)| role.is_amount());
        amounts.map(|(_, column)| column.at + 1).filter(is_nameless).collect()
    }

    /// What was guessed, for a person to check.
    pub(crate) fn guess_note(&self) -> Option<String> {
        let mut columns = self.columns.with_roles();
        columns.retain(|(role, column)| !column.name.eq_ignore_ascii_case(role.name()));
        let guessed = columns.iter().filter(|(_, column)| column.is_guessed);
        let guessed: Vec<&str> = guessed.map(|(role, _)| role.name()).collect();
        match guessed.len() {
            0 => None,
            all if all == columns.len() => Some("(guessed; --map to change)".to_owned()),
            _ => Some(format!("({} guessed; --map to change)", guessed.join(", "))),
        }
    }

    /// The names of the columns that nothing is read of.
    pub(crate) fn unread(&self) -> Vec<&str> {
        let read: Vec<usize> =
            self.columns.with_roles().iter().map(|(_, column)| column.at).collect();
        let unread = self.names.iter().enumerate().filter(|(at, _)| !read.contains(at));
        unread.map(|(_, name)| name.trim()).filter(|name| !name.is_empty()).collect()
    }

    /// What the file calls a key of the API; money in stands for both columns of amounts.
    pub(crate) fn column_of(&self, key: &str) -> Option<&str> {
        let columns = self.columns.with_roles();
        let column = columns.into_iter().find(|(role, _)| role.key() == key);
        column.map(|(_, column)| column.name.as_str())
    }
}

/// The same but for case and the number of spaces: what the user names is never guessed at.
fn same_name(name: &str, wanted: &str) -> bool {
    let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
    !wanted.is_empty() && words(name) == words(wanted)
}

/// The search for columns in one record.
pub(crate) struct Search<'a> {
    names: &'a [&'a str],
    /// The same as guesses see them.
    plain: Vec<String>,
    map: &'a ColumnMap,
    line: u64,
    may_be_books: bool,
}

impl Search<'_> {
    /// Whether the user names columns of money in and out.
    pub(super) fn is_split(&self) -> bool {
        self.map.names_in_or_out()
    }

    /// The line that may be a header.
    pub(super) const fn line(&self) -> u64 {
        self.line
    }

    /// Whether the user names a column for this role.
    pub(super) fn is_mapped(&self, role: Role) -> bool {
        self.map.column_of(role).is_some_and(|name| !name.is_empty())
    }

    /// Whether the user says that no column has this role: `sign=`.
    pub(super) fn is_declined(&self, role: Role) -> bool {
        self.map.column_of(role).is_some_and(str::is_empty)
    }

    /// What the user says for a role that is no column.
    pub(super) fn stated(&self, role: Role) -> Option<&str> {
        self.map.column_of(role)
    }

    /// Marks those of these columns whose names others have, too.
    pub(super) fn mark_twins(&self, columns: &mut [Column]) {
        let (mut seen, mut twins) = (BTreeSet::new(), BTreeSet::new());
        for name in self.names {
            let words = name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
            if !seen.insert(words.clone()) {
                twins.insert(words);
            }
        }
        for column in columns {
            let words = column.name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
            column.has_twin = twins.contains(&words);
        }
    }

    /// The only column that this rule finds.
    pub(super) fn single(
        &self,
        is_meant: impl Fn(&str) -> bool,
        is_taken: impl Fn(usize) -> bool + Clone,
    ) -> Option<Column> {
        let mut found = self.all(is_taken).filter(|(name, _)| is_meant(name));
        let first = found.next().map(|(_, column)| column);
        if found.next().is_some() { None } else { first }
    }

    /// All columns but these, each with its name as guesses see it.
    pub(super) fn all(
        &self,
        is_taken: impl Fn(usize) -> bool + Clone,
    ) -> impl Iterator<Item = (&str, Column)> + Clone {
        let columns = self.names.iter().zip(&self.plain).enumerate();
        columns
            .filter(move |(at, _)| !is_taken(*at))
            .map(|(at, (name, plain))| (plain.as_str(), Column::guessed(at, name)))
    }

    /// The columns that the first of these rules finds that finds any.
    pub(super) fn first_of(
        &self,
        rules: &[fn(&str) -> bool],
        is_taken: impl Fn(usize) -> bool + Clone,
    ) -> Vec<Column> {
        let found = rules.iter().map(|is_meant| {
            let meant = self.all(is_taken.clone()).filter(|(name, _)| is_meant(name));
            meant.map(|(_, column)| column).collect::<Vec<_>>()
        });
        found.into_iter().find(|columns| !columns.is_empty()).unwrap_or_default()
    }

    /// The column that must have this role.
    pub(super) fn column(&self, role: Role) -> Part<Column> {
        if self.map.column_of(role).is_some() {
            return self.mapped(role);
        }
        if let Some(column) = self.only(role, self.called(role))? {
            return Ok(Some(column));
        }
        let of_banks = if self.may_be_books { &[][..] } else { role.guesses_of_banks() };
        for names in role.guesses().iter().chain(of_banks) {
            if let Some(column) = self.only(role, self.guessed(role, names))? {
                return Ok(Some(column));
            }
        }
        Ok(None)
    }

    /// A column that the file can do without: where two could be meant, none is. What is taken by
    /// another role is only its own where `--map` says so.
    pub(super) fn extra(&self, role: Role, taken: &Column) -> Part<Column> {
        if self.map.column_of(role).is_some() {
            return self.mapped(role);
        }
        let guesses = role.guesses().iter().map(|names| self.guessed(role, names));
        for mut columns in std::iter::once(self.called(role)).chain(guesses) {
            columns.retain(|column| column.at != taken.at);
            if !columns.is_empty() {
                return Ok(<[Column; 1]>::try_from(columns).ok().map(|[column]| column));
            }
        }
        Ok(None)
    }

    fn mapped(&self, role: Role) -> Part<Column> {
        let Some(wanted) = self.map.column_of(role) else { return Ok(None) };
        let exact = self.named(|name| name == wanted);
        let alike = self.named(|name| same_name(name, wanted));
        let mut columns = if exact.is_empty() { alike } else { exact };
        if columns.is_empty() {
            columns.extend(self.at_place(wanted));
        }
        let found = self.only(role, columns)?;
        found.map(Some).ok_or_else(|| self.not_in_file(role, wanted))
    }

    /// `#4` is the fourth column.
    fn at_place(&self, wanted: &str) -> Option<Column> {
        let at = wanted.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1)?;
        self.names.get(at).map(|name| Column { has_twin: true, ..Column::named(at, name) })
    }

    fn called(&self, role: Role) -> Vec<Column> {
        self.named(|name| name.eq_ignore_ascii_case(role.name()))
    }

    fn guessed(&self, role: Role, names: &[&str]) -> Vec<Column> {
        let is_meant = |(at, name): &(usize, &&str)| {
            // `Account #` is not the account.
            if role.is_of_chart() && name.contains('#') {
                return names.contains(&plain(&name.replace('#', " number")).as_str());
            }
            names.contains(&self.plain[*at].as_str())
        };
        let columns = self.names.iter().enumerate().filter(is_meant);
        columns.map(|(at, name)| Column::guessed(at, name)).collect()
    }

    fn named(&self, is_meant: impl Fn(&str) -> bool) -> Vec<Column> {
        let columns = self.names.iter().enumerate().filter(|(_, name)| is_meant(name));
        columns.map(|(at, name)| Column::named(at, name)).collect()
    }

    fn only(&self, role: Role, columns: Vec<Column>) -> Result<Option<Column>, Problem> {
        match <[Column; 1]>::try_from(columns) {
            Ok([column]) => Ok(Some(column)),
            Err(columns) if columns.is_empty() => Ok(None),
            Err(columns) => Err(self.ambiguous(role, &columns)),
        }
    }
}

#[cfg(test)]
mod tests;
