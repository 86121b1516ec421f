//! Journals as a file lists them, and where each stands in it.

use super::super::header::ListColumns;
use crate::fault::Fault;
use tieout::contract::ledger::journal::NewJournal;
use tieout::money::Money;

/// Journals that were read.
#[derive(Debug, Clone, Default)]
pub struct JournalList {
    /// Which columns the file has.
    pub columns: ListColumns,
    /// In the order in which they begin.
    pub journals: Vec<ListedJournal>,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

/// A journal, and where it stands in the file.
#[derive(Debug, Clone)]
pub struct ListedJournal {
    /// The 1-based line on which it starts.
    pub line: u64,
    /// No line of it names an account yet.
    pub journal: NewJournal,
    /// One for each line of the journal.
    pub legs: Vec<LegPlace>,
}

/// A line of a journal as it stands in the file.
#[derive(Debug, Clone)]
pub struct LegPlace {
    /// The 1-based line on which it starts.
    pub line: u64,
    /// The account's code or identifier.
    pub account: String,
}

impl JournalList {
    /// What is wrong with the journal at this place, by line and column of the file. `field` is the path to
    /// the place in its body: `lines[2].debit`.
    #[must_use]
    pub fn fault(&self, at: usize, field: Option<&str>, message: &str) -> Fault {
        let Some(journal) = self.journals.get(at) else { return Fault::of_file(message) };
        let Some(field) = field else { return Fault::at_line(journal.line, message) };
        let (leg, key) = parts(field);
        let line = leg.and_then(|leg| journal.legs.get(leg)).map_or(journal.line, |leg| leg.line);
        // Messages of the books begin with the path, which a file does not have.
        let told = message.strip_prefix(field).map(str::trim_start);
        // A file has no column of lines.
        let is_json = self.columns.header_line.is_none();
        let Some(key) = key.filter(|key| *key != "lines" || is_json) else {
            return Fault::at_line(line, told.unwrap_or(message));
        };
        let column = if is_json { field } else { self.column_of(key) };
        match (told, journal.value_of(leg, key)) {
            (Some(told), Some(value)) => Fault::of_cell(line, column, &value, told),
            (told, _) => Fault::of_column(line, column, told.unwrap_or(message)),
        }
    }

    /// What the file calls a key of a journal or of its lines.
    fn column_of<'a>(&'a self, key: &'a str) -> &'a str {
        let role = match key {
            "entry_date" => "date",
            "account_id" => "account",
            key => key,
        };
        // What a file tells journals apart by, where it says nothing else.
        let is_name = matches!(key, "reference" | "external_id");
        let of_journal = || self.columns.column_of("journal").filter(|_| is_name);
        self.columns.column_of(role).or_else(of_journal).unwrap_or(key)
    }
}

impl ListedJournal {
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
            "vat_side" => line.vat_side.map(|side| side.to_string()),
            _ => None,
        }
    }
}

/// The index of the line and the key that a path leads to: 2 and `debit` of `lines[2].debit`.
pub(super) fn parts(field: &str) -> (Option<usize>, Option<&str>) {
    let Some(rest) = field.strip_prefix("lines[") else { return (None, Some(field)) };
    let Some((index, rest)) = rest.split_once(']') else { return (None, Some(field)) };
    (index.parse().ok(), rest.strip_prefix('.').filter(|key| !key.is_empty()))
}
