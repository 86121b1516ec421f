//! A chart of accounts, read from a delimited file or a JSON array.

use std::collections::BTreeMap;

use tieout::coding::{Account, Chart};
use tieout::contract::coding::AccountType;
use tieout::contract::strict::{kept, required, text};

use super::cells::fault_in;
use super::columns::AccountColumns;
use super::form::Form;
use super::format::Format;
use super::problem::{CellFault, Dataset, LoadError, Problem};
use super::records::Record;
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather, Table};
use super::transactions::cell_text;
use super::{json, kinds};
use crate::safe::quoted;

/// What types there are, for whoever wrote another.
const KNOWN_TYPES: &str = "types are INCOME, EXPENSE, ASSET, LIABILITY and EQUITY, or as programs \
                           call them, such as Direct Costs or Current Asset";

/// Lines named in a note; the rest are counted.
const LINES_NAMED_MAX: usize = 5;

/// A chart that was read.
#[derive(Debug)]
pub(crate) struct ChartFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) form: Form<AccountColumns>,
    pub(crate) chart: Chart,
    /// The 1-based file line on which each account starts.
    pub(crate) lines: Vec<u64>,
    /// Words that were taken for types, in the order they came first.
    translated: Vec<(String, AccountType)>,
    /// The lines of accounts that have their name for a code.
    named_only: Vec<u64>,
}

/// Reads a chart that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_chart(
    source: &Source,
    opened: Opened,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<ChartFile, LoadError> {
    let begun = Begun::new(source, opened, on_bytes)?;
    let mut accounts = Accounts::default();
    let (form, lines) = if source.is_named_json() || begun.is_json() {
        (Form::Json, load_json(source, begun, &mut accounts)?)
    } else {
        let table = table::read(Dataset::Chart, source, begun, format, |_| accounts)?;
        let Table { header, gathered, lines, .. } = table;
        accounts = gathered;
        (Form::Delimited(header), lines)
    };
    let Accounts { mut accounts, translated } = accounts;
    let named_only = name_uncoded(&mut accounts, &lines);
    let chart = Chart::new(accounts);
    Ok(ChartFile { name: source.name(), form, chart, lines, translated, named_only })
}

fn load_json(
    source: &Source,
    begun: Begun<'_>,
    accounts: &mut Accounts,
) -> Result<Vec<u64>, LoadError> {
    let read = |values: [Option<&str>; 3], report: &mut dyn FnMut(&str, String)| {
        let [code, name, word] = values;
        let code = kept("code", required(code, json::short_text), report);
        let name = kept("name", required(name, json::short_text), report);
        let kind = kept("type", required(word, |word| accounts.kind(&text(word)?)), report);
        if let (Some(code), Some(name), Some(kind)) = (code, name, kind) {
            accounts.accounts.push(Account { code: code.into(), name: name.into(), kind });
        }
    };
    json::read(Dataset::Chart, source, begun, ["code", "name", "type"], read)
}

/// An account without a code is known by its name: an empty code would tell nobody which it is.
/// Gives the lines of those accounts.
fn name_uncoded(accounts: &mut [Account], lines: &[u64]) -> Vec<u64> {
    let uncoded = accounts.iter_mut().zip(lines).filter(|(account, _)| account.code.is_empty());
    uncoded
        .map(|(account, line)| {
            account.code.clone_from(&account.name);
            *line
        })
        .collect()
}

/// The accounts so far.
#[derive(Debug, Default)]
struct Accounts {
    accounts: Vec<Account>,
    translated: Vec<(String, AccountType)>,
}

impl Accounts {
    /// The type that a word means; one that is not the contract's is remembered.
    fn kind(&mut self, word: &str) -> Result<AccountType, String> {
        let word = word.trim();
        let kind = kinds::read(word).ok_or("is not a type of account")?;
        let is_own = word.parse::<AccountType>().is_ok();
        if !is_own && !self.translated.iter().any(|(known, _)| known == word) {
            self.translated.push((word.to_owned(), kind));
        }
        Ok(kind)
    }
}

impl Gather for Accounts {
    type Columns = AccountColumns;

    fn add(&mut self, record: &Record<'_>, columns: &AccountColumns) -> Result<(), Problem> {
        let AccountColumns { code, name, kind } = columns;
        let of_code = code.as_ref().map_or(Ok(""), |code| cell_text(record, code))?;
        let of_name = cell_text(record, name)?.trim().to_owned();
        let word = record.field(kind.at).unwrap_or_default();
        let of_kind = self.kind(word).map_err(|fault| {
            let is_title = word.trim().is_empty();
            let hint = if is_title { "a section title or a total? Remove it" } else { KNOWN_TYPES };
            fault_in(record, kind, CellFault::new(fault).hint(hint))
        })?;
        let of_code = of_code.trim().to_owned();
        self.accounts.push(Account { code: of_code, name: of_name, kind: of_kind });
        Ok(())
    }

    fn is_row<'r>(&self, columns: &AccountColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        let has_text = |at| !cell(at).trim().is_empty();
        columns.code.as_ref().is_none_or(|code| has_text(code.at))
            && has_text(columns.name.at)
            && kinds::read(cell(columns.kind.at)).is_some()
    }
}

impl ChartFile {
    /// What a person should know of how the chart was read.
    pub(crate) fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if !self.translated.is_empty() {
            let mut by_kind: BTreeMap<AccountType, Vec<String>> = BTreeMap::new();
            for (word, kind) in &self.translated {
                by_kind.entry(*kind).or_default().push(quoted(word));
            }
            let read = |(kind, words): (_, Vec<String>)| format!("{} as {kind}", words.join(", "));
            let read: Vec<String> = by_kind.into_iter().map(read).collect();
            notes.push(format!("{}: types read: {}", self.name, read.join("; ")));
        }
        notes.extend(self.note_of_names());
        let mut by_code: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
        for (account, line) in self.chart.accounts().iter().zip(&self.lines) {
            by_code.entry(&account.code).or_default().push(*line);
        }
        for (code, lines) in by_code.into_iter().filter(|(_, lines)| lines.len() > 1) {
            let (code, lines) = (quoted(code), named_lines(&lines));
            notes.push(format!("{}: code {code} stands on lines {lines}", self.name));
        }
        notes
    }

    /// That accounts have no codes, where some or all have none.
    fn note_of_names(&self) -> Option<String> {
        let Self { name, named_only, .. } = self;
        let count = match named_only.len() {
            0 => return None,
            all if all == self.lines.len() => {
                let has_column = self.form.column_named("code").is_some();
                let hint =
                    if has_column { "" } else { "; --map chart:code=HEADER if it has codes" };
                return Some(format!("{name}: no account has a code: names stand for them{hint}"));
            }
            1 => "1 account has no code, its name stands for it".to_owned(),
            some => format!("{some} accounts have no code, their names stand for it"),
        };
        Some(format!("{name}: {count} (line {})", named_lines(named_only)))
    }
}

fn named_lines(lines: &[u64]) -> String {
    let named = lines.iter().take(LINES_NAMED_MAX).map(u64::to_string);
    let named = named.collect::<Vec<_>>().join(", ");
    if lines.len() > LINES_NAMED_MAX { format!("{named}, ...") } else { named }
}
