//! Journals from JSON: one, an array, `{"journals": [...]}`, or one a line.

use std::borrow::Cow;

use super::listed::{LegPlace, ListedJournal, parts};
use crate::fault::Fault;
use crate::list::ListFaults;
use crate::list::json::JsonLines;
use crate::scan::encoding::decode;
use tieout::contract::issue::FieldIssues;
use tieout::contract::ledger::journal::{LINES_MAX, NewJournal, NewLine};
use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::strict::form::{BodyValue as _, Form, any_text, filled_text, word};
use tieout::contract::strict::{
    self, JsonKind, boolean, check_syntax, date, elements, members, text,
};
use tieout::id::AccountId;
use tieout::money::Money;

const EXPECTED: &str = "expected a journal with entry_date, description and lines, an array of such, \
                        or one on each line";

/// Reads the file.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<ListedJournal>, ListFaults> {
    let decoded = decode(bytes)?;
    let text = &*decoded.text;
    let mut reader = JournalJsonReader { faults: ListFaults::default(), journals: Vec::new() };
    match check_syntax(text.as_bytes()) {
        Ok(json) => reader.document(json),
        Err(_) if has_lines(text) => reader.lines(text),
        Err(error) => reader.refuse(format!("this is not JSON: {error}")),
    }
    reader.faults.or(reader.journals)
}

/// Whether the first line is a document by itself, and there are others.
fn has_lines(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next().unwrap_or_default();
    check_syntax(first.as_bytes()).is_ok() && lines.next().is_some()
}

struct JournalJsonReader {
    faults: ListFaults,
    journals: Vec<ListedJournal>,
}

impl JournalJsonReader {
    fn refuse(&mut self, message: String) {
        self.faults.push(Fault::of_file(message).hint(EXPECTED));
    }

    fn document(&mut self, json: &str) {
        let mut place = JsonLines::new(json, 1);
        let list = match JsonKind::of(json) {
            JsonKind::Array => json,
            JsonKind::Object => {
                let found = members(json, ["journals", "mode"], &mut |_, _| {});
                let Some([Some(list), _]) = found else { return self.journal(json, &mut place) };
                list
            }
            kind => return self.refuse(format!("the file is {kind}, not an object or an array")),
        };
        let mut journals = Vec::new();
        if let Err(fault) = elements(list, &mut |journal| journals.push(journal)) {
            self.refuse(format!("journals {fault}"));
        }
        for journal in journals {
            self.journal(journal, &mut place);
        }
    }

    fn lines(&mut self, text: &str) {
        for (number, line) in (1_u64..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            match check_syntax(line.as_bytes()) {
                Ok(json) => self.journal(json, &mut JsonLines::new(json, number)),
                Err(error) => {
                    let fault = Fault::at_line(number, format!("this is not JSON: {error}"));
                    self.faults.push(fault.hint("each line is one journal"));
                }
            }
        }
    }

    fn journal(&mut self, json: &str, place: &mut JsonLines<'_>) {
        let line = place.line_of(json);
        let mut issues = FieldIssues::default();
        let mut legs: Vec<u64> = Vec::new();
        let read = read_journal(json, &mut issues, &mut |leg| legs.push(place.line_of(leg)));
        for issue in &issues.issues {
            let leg = parts(&issue.field).0.and_then(|leg| legs.get(leg)).copied();
            let place = leg.unwrap_or(line);
            self.faults.push(match value_at(json, &issue.field) {
                _ if issue.field.is_empty() => Fault::at_line(place, issue.message.clone()),
                Some(value) => Fault::of_cell(place, &issue.field, &value, issue.message.clone()),
                None => Fault::of_column(place, &issue.field, issue.message.clone()),
            });
        }
        let Some((mut journal, lines)) = read.filter(|_| issues.is_empty()) else { return };
        let (lines, accounts): (Vec<_>, Vec<_>) = lines.into_iter().unzip();
        journal.lines = lines;
        let place = |(line, account)| LegPlace { line, account };
        let legs = legs.into_iter().zip(accounts).map(place).collect();
        self.journals.push(ListedJournal { line, journal, legs });
    }
}

/// The journal without its lines, and each of them with its account.
fn read_journal(
    json: &str,
    issues: &mut FieldIssues,
    on_leg: &mut dyn FnMut(&str),
) -> Option<(NewJournal, Vec<(NewLine, String)>)> {
    let mut form = Form::open(json, NewJournal::KEYS, "", issues)?;
    let entry_date = form.required("entry_date", date);
    let description = form.required("description", |json| filled_text(json, 500));
    let lines = form.list("lines", LINES_MAX, false, |json, path, issues| {
        on_leg(json);
        read_leg(json, path, issues)
    });
    let reference = form.optional("reference", |json| any_text(json, 255));
    let external_id = form.optional("external_id", |json| filled_text(json, 255));
    let metadata = form.optional("metadata", Metadata::read_value);
    let reverse_on = form.optional("reverse_on", date);
    let currency = form.optional("currency", |json| any_text(json, 3));
    let strict = form.optional("strict", boolean);
    let journal = NewJournal {
        entry_date: entry_date?,
        description: description?,
        lines: Vec::new(),
        reference: reference?,
        external_id: external_id?,
        metadata: metadata?,
        reverse_on: reverse_on?,
        currency: currency?,
        strict: strict?.unwrap_or_default(),
    };
    Some((journal, lines?))
}

fn read_leg(json: &str, path: &str, issues: &mut FieldIssues) -> Option<(NewLine, String)> {
    let keys =
        ["account_id", "account", "debit", "credit", "memo", "vat_code", "vat_amount", "vat_side"];
    let mut form = Form::open(json, keys, path, issues)?;
    let by_id = form.optional("account_id", account);
    let account = match by_id {
        Some(None) => form.required("account", account),
        Some(by_id) => {
            let twice =
                |_| Err::<String, strict::ValueFault>("stands beside account_id".to_owned());
            form.optional("account", twice).and(by_id)
        }
        None => None,
    };
    let debit = form.optional("debit", Money::read_value);
    let credit = form.optional("credit", Money::read_value);
    let memo = form.optional("memo", |json| any_text(json, 500));
    let vat_code = form.optional("vat_code", word);
    let vat_amount = form.optional("vat_amount", Money::read_value);
    let vat_side = form.optional("vat_side", word);
    let line = NewLine {
        account_id: AccountId::NOBODY,
        debit: debit?,
        credit: credit?,
        memo: memo?,
        vat_code: vat_code?,
        vat_amount: vat_amount?,
        vat_side: vat_side?,
    };
    Some((line, account?))
}

/// A code or an identifier; codes are often written as numbers.
fn account(json: &str) -> Result<String, strict::ValueFault> {
    if JsonKind::of(json) == JsonKind::Number {
        return Ok(json.trim().to_owned());
    }
    filled_text(json, 30)
}

/// The value that a path leads to, as it reads or as it is written.
fn value_at(json: &str, path: &str) -> Option<String> {
    let mut value = json;
    for part in path.split('.') {
        let (key, index) = match part.strip_suffix(']').and_then(|part| part.split_once('[')) {
            Some((key, index)) => (key, Some(index.parse::<usize>().ok()?)),
            None => (part, None),
        };
        let [found] = members(value, [key], &mut |_, _| {})?;
        value = found?;
        if let Some(index) = index {
            let mut all = Vec::new();
            elements(value, &mut |element| all.push(element)).ok()?;
            value = all.get(index)?;
        }
    }
    let is_short = !matches!(JsonKind::of(value), JsonKind::Object | JsonKind::Array);
    let shown = || text(value).unwrap_or_else(|_| Cow::Borrowed(value.trim())).into_owned();
    is_short.then(shown)
}
