//! A chart of accounts: a table, or a JSON array.

use std::collections::BTreeMap;

use super::cells::ListRow;
use super::header::{ListColumns, ListShape};
use super::rows::{self, ListBuilder};
use super::words::{account_type, plain};
use super::{ListFaults, ListFormat, json};
use crate::fault::Fault;
use crate::open::is_beyond_tables;
use crate::profile::is_like_transaction;
use crate::scan::container::{self, Container};
use crate::table::{TableSource, delimiter_of};
use tieout::contract::chart::AccountType;
use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::{required, short_text, text, value_or_report};

/// The columns of a chart.
pub const ROLES: &[&str] = &["code", "name", "type"];

/// Lines named in a note; the rest are counted.
const LINES_NAMED_MAX: usize = 5;

/// What types there are, for whoever wrote another.
const KNOWN_TYPES: &str = "types are INCOME, EXPENSE, ASSET, LIABILITY and EQUITY, or as programs \
                           call them, such as Direct Costs or Current Asset";

/// A chart that was read.
#[derive(Debug, Clone, Default)]
pub struct ChartList {
    /// Which columns it has.
    pub columns: ListColumns,
    /// In the order they came.
    pub accounts: Vec<ListedAccount>,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

/// An account as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedAccount {
    /// The 1-based line on which it starts.
    pub line: u64,
    /// What it is booked under; its name where it has none.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// What it is.
    pub kind: AccountType,
}

/// Reads a chart.
///
/// # Errors
/// [`ListFaults`].
pub fn read(bytes: &[u8], format: &ListFormat) -> Result<ChartList, ListFaults> {
    let mut chart = ChartListBuilder::default();
    let (columns, mut notes) = if json::is_json(bytes) {
        chart.read_json(bytes)?;
        (ListColumns::default(), Vec::new())
    } else {
        rows::read(bytes, format, &mut chart).map_err(|faults| {
            let is_other = !looks_like(bytes) && has_transactions(bytes);
            let swapped = || swapped("transactions, not a chart of accounts").into();
            if is_other { swapped() } else { faults }
        })?
    };
    notes.extend(chart.note_of_types());
    let has_codes = columns.header_line.is_none() || columns.column_of("code").is_some();
    let ChartListBuilder { mut accounts, .. } = chart;
    notes.extend(name_uncoded(&mut accounts, has_codes));
    notes.extend(notes_of_twins(&accounts));
    Ok(ChartList { columns, accounts, notes })
}

/// Whether a file has the header of a chart. Some statements have types, and names of accounts, but no chart
/// has days.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let is_of_day = |name: &&str| plain(name).split(' ').any(|word| word == "date");
    rows::is_headed::<ChartListBuilder>(bytes)
        .is_some_and(|columns| !columns.unread().iter().any(is_of_day))
}

/// That two files stand in the place of each other.
#[must_use]
pub fn swapped(what: &str) -> Fault {
    Fault::of_file(format!("this looks like {what}"))
        .hint("give the transactions first and the chart second")
}

fn has_transactions(bytes: &[u8]) -> bool {
    match container::of(bytes) {
        Container::Text if is_beyond_tables(bytes) => true,
        Container::Text => {
            let text = String::from_utf8_lossy(bytes);
            let table = TableSource::Delimited { text: &text, delimiter: delimiter_of(&text) };
            let (mut like, mut rows) = (0, 0);
            _ = table.each::<Fault>(|record| {
                rows += 1;
                like += usize::from(is_like_transaction(record));
                Ok(rows < 100)
            });
            like > 0
        }
        _ => false,
    }
}

/// The accounts so far.
#[derive(Debug, Default)]
struct ChartListBuilder {
    accounts: Vec<ListedAccount>,
    /// Words that were taken for types, in the order they came first.
    translated: Vec<(String, AccountType)>,
}

impl ChartListBuilder {
    fn read_json(&mut self, bytes: &[u8]) -> Result<(), ListFaults> {
        json::objects(bytes, ["code", "name", "type"], |line, [code, name, word], report| {
            let code = value_or_report(
                "code",
                required(code, |json| short_text(json, TEXT_CHARS_MAX)),
                report,
            );
            let name = value_or_report(
                "name",
                required(name, |json| short_text(json, TEXT_CHARS_MAX)),
                report,
            );
            let kind =
                value_or_report("type", required(word, |word| self.kind(&text(word)?)), report);
            if let (Some(code), Some(name), Some(kind)) = (code, name, kind) {
                let (code, name) = (code.into_owned(), name.into_owned());
                self.accounts.push(ListedAccount { line, code, name, kind });
            }
        })
    }

    /// The type that a word means; one that is not the contract's is remembered.
    fn kind(&mut self, word: &str) -> Result<AccountType, String> {
        let word = word.trim();
        let kind = account_type(word).ok_or("is not a type of account")?;
        let is_own = word.parse::<AccountType>().is_ok();
        if !is_own && !self.translated.iter().any(|(known, _)| known == word) {
            self.translated.push((word.to_owned(), kind));
        }
        Ok(kind)
    }

    fn note_of_types(&self) -> Option<String> {
        let mut by_kind: BTreeMap<AccountType, Vec<String>> = BTreeMap::new();
        for (word, kind) in &self.translated {
            by_kind.entry(*kind).or_default().push(format!("{word:?}"));
        }
        let read = by_kind.into_iter();
        let read = read.map(|(kind, words)| format!("{} as {kind}", words.join(", ")));
        let read: Vec<String> = read.collect();
        (!read.is_empty()).then(|| format!("types read: {}", read.join("; ")))
    }
}

impl ListBuilder for ChartListBuilder {
    const SHAPE: ListShape = ListShape {
        needed: &["name", "type"],
        wanted: &["code"],
        extra: &[],
        instead: None,
        told: ROLES,
        amounts: &[],
        days: &[],
    };

    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool {
        !cell("name").is_empty() && account_type(cell("type")).is_some()
    }

    fn is_data(cells: &[&str]) -> bool {
        is_account(cells)
    }

    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault> {
        let code = row.text("code", TEXT_CHARS_MAX)?.unwrap_or_default().to_owned();
        let name = row.text("name", TEXT_CHARS_MAX)?.unwrap_or_default().to_owned();
        let kind = kind_of(&row, KNOWN_TYPES, |word| self.kind(word))?;
        self.accounts.push(ListedAccount { line: row.line(), code, name, kind });
        Ok(())
    }
}

/// Whether a number and a type of accounts are among these cells.
pub(super) fn is_account(cells: &[&str]) -> bool {
    let is_number = |cell: &&str| !cell.is_empty() && cell.bytes().all(|b| b.is_ascii_digit());
    cells.iter().any(is_number) && cells.iter().any(|cell| account_type(cell).is_some())
}

/// The type in a row.
pub(super) fn kind_of(
    row: &ListRow<'_>,
    known: &str,
    read: impl FnOnce(&str) -> Result<AccountType, String>,
) -> Result<AccountType, Fault> {
    let Some(cell) = row.cell("type") else {
        return Err(Fault::at_line(row.line(), "has no type of account"));
    };
    read(cell.text).map_err(|fault| {
        let is_title = cell.text.is_empty();
        cell.fault(fault).hint(if is_title {
            "a section title or a total? Remove it"
        } else {
            known
        })
    })
}

/// An account without a code is known by its name: an empty code would tell nobody which it is.
fn name_uncoded(accounts: &mut [ListedAccount], has_column: bool) -> Option<String> {
    let mut lines = Vec::new();
    for account in accounts.iter_mut().filter(|account| account.code.is_empty()) {
        account.code.clone_from(&account.name);
        lines.push(account.line);
    }
    let count = match lines.len() {
        0 => return None,
        all if all == accounts.len() => {
            let hint = if has_column { "" } else { "; --map code=HEADER if it has codes" };
            return Some(format!("no account has a code: names stand for them{hint}"));
        }
        1 => "1 account has no code, its name stands for it".to_owned(),
        some => format!("{some} accounts have no code, their names stand for it"),
    };
    Some(format!("{count} (line {})", named_lines(&lines)))
}

fn notes_of_twins(accounts: &[ListedAccount]) -> Vec<String> {
    let mut by_code: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for account in accounts {
        by_code.entry(&account.code).or_default().push(account.line);
    }
    let twins = by_code.into_iter().filter(|(_, lines)| lines.len() > 1);
    twins
        .map(|(code, lines)| format!("code {code:?} stands on lines {}", named_lines(&lines)))
        .collect()
}

fn named_lines(lines: &[u64]) -> String {
    let named = lines.iter().take(LINES_NAMED_MAX).map(u64::to_string);
    let named = named.collect::<Vec<_>>().join(", ");
    if lines.len() > LINES_NAMED_MAX { format!("{named}, ...") } else { named }
}
