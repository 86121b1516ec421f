//! Journals to be posted, read from a delimited file with a line for each leg, from a JSON document,
//! or from JSON lines.
//!
//! Lines say their account by code or identifier; what that stands for is known to the books, not here.

mod json;
mod legs;

use tieout::contract::ledger::journal::NewJournal;
use tieout::money::Money;

use super::columns::JournalColumns;
use super::form::Form;
use super::format::Format;
use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::source::{Begun, Opened, Source};
use super::unknown::{is_of_vat, note_columns};

/// Journals that were read.
#[derive(Debug)]
pub(crate) struct JournalFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) form: Form<JournalColumns>,
    pub(crate) journals: Vec<FileJournal>,
    /// What a person should know of what was not read.
    pub(crate) note: Option<String>,
}

/// A journal, and where it stands in the file.
#[derive(Debug)]
pub(crate) struct FileJournal {
    /// The 1-based file line on which it starts.
    pub(crate) line: u64,
    /// No line of it names an account yet.
    pub(crate) journal: NewJournal,
    /// One for each line of the journal.
    pub(crate) legs: Vec<LegPlace>,
}

/// A line of a journal as it stands in the file.
#[derive(Debug)]
pub(crate) struct LegPlace {
    /// The 1-based file line on which it starts.
    pub(crate) line: u64,
    /// The account's code or identifier.
    pub(crate) account: String,
}

/// Reads journals that were opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_journals(
    source: &Source,
    opened: Opened,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<JournalFile, LoadError> {
    let begun = Begun::new(source, opened, on_bytes)?;
    let name = source.name();
    if source.is_named_json() || begun.is_json() {
        let journals = json::read(source, begun)?;
        return Ok(JournalFile { name, form: Form::Json, journals, note: None });
    }
    let (header, journals) = legs::read(source, begun, format)?;
    let unread = header.unread();
    // What VAT a line has is never left out unseen.
    let vat = unread.iter().find(|name| header.columns.vat_code.is_none() && is_of_vat(name));
    if let Some(vat) = vat {
        let problem = Problem::of_key(header.line, vat, "speaks of VAT, and is not read");
        let problem = problem.hint(
            "--map vat_code= or vat_amount= and its name reads it; take out a column that the books \
             are not to have",
        );
        let problems = Problems::new(Dataset::Journals, name);
        return Err(LoadError::Content(problems.with(problem)));
    }
    let note = note_columns(&name, &unread);
    Ok(JournalFile { name, form: Form::Delimited(header), journals, note })
}

/// What is wrong with a journal that could be read.
pub(crate) struct Fault {
    /// Its place among the journals of the file.
    pub(crate) at: usize,
    /// The path to the place in its body: `lines[2].debit`.
    pub(crate) field: Option<String>,
    pub(crate) message: String,
}

impl JournalFile {
    /// The same by lines and columns of the file.
    pub(crate) fn problems(&self, faults: impl IntoIterator<Item = Fault>) -> Problems {
        let mut problems = Problems::new(Dataset::Journals, self.name.clone());
        faults.into_iter().for_each(|fault| problems.push(self.problem(&fault)));
        problems
    }

    fn problem(&self, Fault { at, field, message }: &Fault) -> Problem {
        let Some(journal) = self.journals.get(*at) else { return Problem::of_file(message) };
        let Some(field) = field else { return Problem::at_line(journal.line, message) };
        let (leg, key) = parts(field);
        let line = leg.and_then(|leg| journal.legs.get(leg)).map_or(journal.line, |leg| leg.line);
        // Messages of the books begin with the path, which a file does not have.
        let told = message.strip_prefix(field.as_str()).map(str::trim_start);
        // A file has no column of lines.
        let key = key.filter(|key| *key != "lines" || matches!(self.form, Form::Json));
        let Some(key) = key else { return Problem::at_line(line, told.unwrap_or(message)) };
        let column = self.column_of(key, field);
        match (told, journal.value_of(leg, key)) {
            (Some(told), Some(value)) => {
                Problem::of_cell(line, column, &value, CellFault::new(told))
            }
            (told, _) => Problem::of_key(line, column, told.unwrap_or(message)),
        }
    }

    /// What the file calls a key of a journal or of its lines.
    fn column_of<'a>(&'a self, key: &'a str, field: &'a str) -> &'a str {
        let Form::Delimited(header) = &self.form else { return field };
        let role = match key {
            "entry_date" => "date",
            "account_id" => "account",
            key => key,
        };
        let of_journal = || header.column_of("journal").filter(|_| is_name(key));
        header.column_of(role).or_else(of_journal).unwrap_or(key)
    }
}

/// Whether a key is what a file tells journals apart by, where it says nothing else.
fn is_name(key: &str) -> bool {
    matches!(key, "reference" | "external_id")
}

impl FileJournal {
    fn value_of(&self, leg: Option<usize>, key: &str) -> Option<String> {
        let Some(leg) = leg else {
            return match key {
                "entry_date" => Some(self.journal.entry_date.to_string()),
                "external_id" => self.journal.external_id.clone(),
                "currency" => self.journal.currency.clone(),
                "reverse_on" => self.journal.reverse_on.map(|day| day.to_string()),
                _ => None,
            };
        };
        let line = self.journal.lines.get(leg)?;
        let money = |amount: Option<Money>| amount.map(|amount| amount.to_string());
        match key {
            "account_id" => self.legs.get(leg).map(|leg| leg.account.clone()),
            "debit" => money(line.debit),
            "credit" => money(line.credit),
            "vat_amount" => money(line.vat_amount),
            "vat_code" => line.vat_code.map(|code| code.to_string()),
            _ => None,
        }
    }
}

/// The index of the line and the key that a path leads to: 2 and `debit` of `lines[2].debit`.
fn parts(field: &str) -> (Option<usize>, Option<&str>) {
    let Some(rest) = field.strip_prefix("lines[") else { return (None, Some(field)) };
    let Some((index, rest)) = rest.split_once(']') else { return (None, Some(field)) };
    (index.parse().ok(), rest.strip_prefix('.').filter(|key| !key.is_empty()))
}

#[cfg(test)]
mod tests;
