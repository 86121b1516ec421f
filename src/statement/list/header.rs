//! Which columns of a list are what.
//!
//! The names of the API count in any case. Other names are guessed only where one column alone can be meant,
//! and the guess is said; what the user names decides everything else.

use std::fmt;

use super::format::{ListFormat, pasted};
use super::words::{of_role, plain};
use crate::fault::Fault;
use crate::grid::{Grid, Record};
use crate::profile::column_key;
use tieout::sort::CompactSort as _;

/// Columns listed in a hint.
const LISTED_MAX: usize = 12;

/// What columns a kind of list has, by what they are.
pub(super) struct ListShape {
    /// Without one of each it is another file.
    pub(super) needed: &'static [&'static str],
    /// Can be left out, but where two could be meant it has to be said which.
    pub(super) wanted: &'static [&'static str],
    /// Where two could be meant, none is.
    pub(super) extra: &'static [&'static str],
    /// What takes the place of a needed one that is not there.
    pub(super) instead: Option<(&'static str, &'static str)>,
    /// What messages say of a header: what is needed, and what most have.
    pub(super) told: &'static [&'static str],
    /// Of them: magnitudes, and days.
    pub(super) amounts: &'static [&'static str],
    pub(super) days: &'static [&'static str],
}

/// The columns of a list that was read; none of one that is JSON.
#[derive(Debug, Clone, Default)]
pub struct ListColumns {
    found: Vec<ListColumn>,
    /// All headers, as the file writes them.
    names: Vec<String>,
    /// Records before the header.
    before: usize,
    /// The 1-based line of the header, where there is one.
    pub header_line: Option<u64>,
}

#[derive(Debug, Clone)]
struct ListColumn {
    role: &'static str,
    at: usize,
    /// It was found by another name than its own, and the user did not name it.
    is_guessed: bool,
}

/// A record that is no header, or a table without one: how near it came, and what to say of it.
pub(super) struct NoHeader {
    /// Roles found, then fields: the larger, the nearer.
    nearness: (usize, usize),
    pub(super) fault: Box<Fault>,
}

impl NoHeader {
    pub(super) fn far(fault: Fault) -> Self {
        Self { nearness: (0, 0), fault: Box::new(fault) }
    }

    /// The nearer of two, the first of equals.
    pub(super) fn or(self, known: Option<Self>) -> Self {
        match known {
            Some(known) if known.nearness >= self.nearness => known,
            _ => self,
        }
    }
}

impl ListColumns {
    /// What the file calls a key of the API, if it has a column for it.
    #[must_use]
    pub fn column_of(&self, key: &str) -> Option<&str> {
        self.at(key).map(|at| self.name(at))
    }

    /// What was guessed, for a person to check.
    #[must_use]
    pub fn guess_note(&self) -> Option<String> {
        let is_renamed =
            |column: &&ListColumn| !self.name(column.at).trim().eq_ignore_ascii_case(column.role);
        let renamed = || self.found.iter().filter(is_renamed);
        let guessed: Vec<&str> =
            renamed().filter(|column| column.is_guessed).map(|column| column.role).collect();
        match guessed.len() {
            0 => None,
            all if all == renamed().count() => Some("(guessed; --map to change)".to_owned()),
            _ => Some(format!("({} guessed; --map to change)", guessed.join(", "))),
        }
    }

    pub(super) fn at(&self, role: &str) -> Option<usize> {
        self.found.iter().find(|column| column.role == role).map(|column| column.at)
    }

    pub(super) fn name(&self, at: usize) -> &str {
        self.names.get(at).map_or("", String::as_str)
    }

    /// How many records stand before the header.
    pub(super) const fn before(&self) -> usize {
        self.before
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) const fn width(&self) -> usize {
        self.names.len()
    }

    /// The headers of columns that nothing is read of.
    pub(super) fn unread(&self) -> Vec<&str> {
        let is_read = |at: usize| self.found.iter().any(|column| column.at == at);
        let unread = self.names.iter().enumerate().filter(|(at, _)| !is_read(*at));
        unread.map(|(_, name)| name.trim()).filter(|name| !name.is_empty()).collect()
    }
}

/// `code=Nominal Code name type`, naming what is called differently.
impl fmt::Display for ListColumns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.header_line.is_none() {
            return f.write_str("JSON");
        }
        for (place, ListColumn { role, at, .. }) in self.found.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{role}")?;
            let name = self.name(*at).trim();
            if name != *role {
                write!(f, "={name}")?;
            }
        }
        Ok(())
    }
}

/// The header among the first records: one by the names of the API before a guessed one, then the first.
///
/// # Errors
/// What is wrong with the record that came nearest to one.
pub(super) fn find(
    sample: &Grid,
    format: &ListFormat,
    shape: &ListShape,
    is_data: impl Fn(&[&str]) -> bool,
) -> Result<ListColumns, NoHeader> {
    let mut found: Option<ListColumns> = None;
    let mut nearest: Option<NoHeader> = None;
    for (before, record) in sample.iter().enumerate() {
        let read = read(&record, format, shape, &is_data);
        match read.map(|columns| ListColumns { before, ..columns }) {
            Ok(columns) if columns.guess_note().is_none() => return Ok(columns),
            Ok(columns) => _ = found.get_or_insert(columns),
            Err(near) => nearest = Some(near.or(nearest)),
        }
    }
    found.ok_or_else(|| {
        nearest.unwrap_or_else(|| {
            let hint = format!("expected a header line such as {}", shape.told.join(","));
            NoHeader::far(Fault::of_file("the file is empty").hint(hint))
        })
    })
}

fn read(
    record: &Record<'_>,
    format: &ListFormat,
    shape: &ListShape,
    is_data: impl Fn(&[&str]) -> bool,
) -> Result<ListColumns, NoHeader> {
    let names: Vec<&str> = record.cells().map(str::trim).collect();
    if is_data(&names) {
        let hint =
            format!("add a first line that names the columns, such as {}", shape.told.join(","));
        let fault = Fault::at_line(record.line(), "the file has no header line: this is data");
        let fault = Box::new(fault.hint(hint));
        return Err(NoHeader { nearness: (0, names.len()), fault });
    }
    let mut search = HeaderSearch {
        plain: names.iter().map(|name| plain(name)).collect(),
        names: &names,
        format,
        line: record.line(),
        found: Vec::new(),
    };
    let mut missing: Vec<&str> = Vec::new();
    let mut fault = None;
    for role in shape.needed.iter().chain(shape.wanted) {
        let instead = shape.instead.filter(|(of, _)| of == role).map(|(_, other)| other);
        match search.add(role, instead, true) {
            Ok(true) => {}
            Ok(false) => missing.push(role),
            Err(one) => _ = fault.get_or_insert(one),
        }
    }
    let is_told = |role: &&&str| shape.told.contains(role);
    let near = shape.told.len().saturating_sub(missing.iter().filter(is_told).count());
    let is_missing = missing.iter().any(|role| shape.needed.contains(role));
    if fault.is_none() && is_missing {
        let others = missing.iter().filter(|role| shape.needed.contains(role));
        let told = shape.told.iter().filter(|role| missing.contains(role));
        let others = others.filter(|role| !shape.told.contains(role));
        let roles: Vec<&str> = told.chain(others).copied().collect();
        fault = Some(search.missing(&roles, shape));
    }
    for role in shape.extra {
        if let Err(one) = search.add(role, None, false) {
            fault.get_or_insert(one);
        }
    }
    let place = |column: &ListColumn| shape.told.iter().position(|role| *role == column.role);
    search.found.compact_sort_by_key(|column| place(column).unwrap_or(usize::MAX));
    match fault {
        Some(fault) => Err(NoHeader { nearness: (near, names.len()), fault: Box::new(fault) }),
        None => Ok(ListColumns {
            found: search.found,
            names: record.cells().map(str::to_owned).collect(),
            header_line: Some(record.line()),
            before: 0,
        }),
    }
}

struct HeaderSearch<'a> {
    names: &'a [&'a str],
    /// The same as words are compared.
    plain: Vec<String>,
    format: &'a ListFormat,
    line: u64,
    found: Vec<ListColumn>,
}

impl HeaderSearch<'_> {
    /// Looks for the column of a role; whether there is one.
    fn add(
        &mut self,
        role: &'static str,
        instead: Option<&'static str>,
        is_asked: bool,
    ) -> Result<bool, Fault> {
        let mut column = self.column(role, is_asked)?;
        if column.is_none()
            && let Some(other) = instead
        {
            column = self.column(other, is_asked)?;
        }
        let is_found = column.is_some();
        self.found.extend(column.map(|(at, is_guessed)| ListColumn { role, at, is_guessed }));
        Ok(is_found)
    }

    fn column(&self, role: &'static str, is_asked: bool) -> Result<Option<(usize, bool)>, Fault> {
        if let Some(stated) = self.format.column_of(role) {
            return self.stated(role, stated);
        }
        let is_free = |at: &usize| !self.found.iter().any(|column| column.at == *at);
        let all = || (0..self.names.len()).filter(is_free);
        let called = all().filter(|at| self.names[*at].eq_ignore_ascii_case(role)).collect();
        let guesses = of_role(role).iter().map(|words| {
            all().filter(|at| words.contains(&&*self.plain[*at])).collect::<Vec<usize>>()
        });
        for (rank, columns) in std::iter::once(called).chain(guesses).enumerate() {
            match columns[..] {
                [] => {}
                [at] => return Ok(Some((at, rank > 0))),
                _ if is_asked => return Err(self.ambiguous(role, &columns)),
                _ => return Ok(None),
            }
        }
        Ok(None)
    }

    /// The column that the user names; an empty name says that there is none.
    fn stated(&self, role: &str, stated: &str) -> Result<Option<(usize, bool)>, Fault> {
        if stated.is_empty() {
            return Ok(None);
        }
        let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
        let by = |is_it: &dyn Fn(&str) -> bool| -> Vec<usize> {
            (0..self.names.len()).filter(|at| is_it(self.names[*at])).collect()
        };
        let exact = by(&|name| name == stated);
        let alike = if exact.is_empty() { by(&|name| words(name) == words(stated)) } else { exact };
        let place = || stated.strip_prefix('#')?.parse::<usize>().ok()?.checked_sub(1);
        let place = place().filter(|at| *at < self.names.len());
        match (&alike[..], place) {
            ([at], _) => Ok(Some((*at, false))),
            ([], Some(at)) => Ok(Some((at, false))),
            ([], None) => {
                let message = format!("no column {stated:?}, which --map names for {role}");
                let hint = format!("this line has {}", self.listed());
                Err(Fault::at_line(self.line, message).hint(hint))
            }
            _ => Err(self.ambiguous(role, &alike)),
        }
    }

    fn ambiguous(&self, role: &str, columns: &[usize]) -> Fault {
        let names: Vec<String> =
            columns.iter().map(|at| format!("{:?}", self.names[*at])).collect();
        let owned: Vec<String> = self.names.iter().map(|name| (*name).to_owned()).collect();
        let choice = pasted(&format!("{role}={}", column_key(&owned, columns[0])));
        let message = if names.iter().all(|name| *name == names[0]) {
            format!("{} columns are named {}", names.len(), names[0])
        } else {
            format!("{} could be the {role}", names.join(" or "))
        };
        Fault::at_line(self.line, message).hint(format!("choose, as in --map {choice}"))
    }

    fn missing(&self, roles: &[&str], shape: &ListShape) -> Fault {
        let message = match shape.told {
            [first @ .., last] if roles.len() >= shape.told.len() => {
                format!("no header with {} and {last}", first.join(", "))
            }
            _ => format!("no column for {}", roles.join(" and ")),
        };
        let separates = |c: &char| self.names.len() == 1 && self.names[0].matches(*c).count() > 1;
        let delimiter = ['|', '^', '~', ':', ';'].into_iter().find(separates);
        let hint = delimiter.map_or_else(
            || {
                let role = roles.first().copied().unwrap_or_default();
                format!("name columns with --map {role}=HEADER; this line has {}", self.listed())
            },
            |c| format!("is {c} the delimiter? --delimiter {}", pasted(&c.to_string())),
        );
        Fault::at_line(self.line, message).hint(hint)
    }

    fn listed(&self) -> String {
        let names = self.names.iter().take(LISTED_MAX).map(|name| format!("{name:?}"));
        let listed = names.collect::<Vec<_>>().join(", ");
        match self.names.len().saturating_sub(LISTED_MAX) {
            0 => listed,
            more => format!("{listed} and {more} more"),
        }
    }
}
