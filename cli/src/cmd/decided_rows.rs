//! Rows as a command names them: by their lines in the files of the last run, or by what stands in them.

use std::path::{Path, PathBuf};

use clap::ValueEnum as _;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::{DecisionKind, RowName, SidePool};

use super::files::{self, EarlierOptions};
use super::several::{FurtherReading, OverlapRule, with_further};
use crate::account::{AccountState, LastFile};
use crate::digest::sha256;
use crate::exit::Failure;
use crate::files::{Dataset, Source};
use crate::render::Ui;
use crate::safe::shell_word;
use crate::statements::{FileRequest, Side, load_side};

/// The rows that words name: by line or by content.
pub(super) fn rows(
    words: &[String],
    kept: &AccountState,
    ui: &Ui,
) -> Result<Vec<RowName>, Failure> {
    let mut names = Vec::new();
    let mut read: [Option<(Side, Vec<RowName>)>; 2] = [None, None];
    for word in words {
        let sides = [(Dataset::Bank, SideName::Bank), (Dataset::Book, SideName::Book)];
        let found = sides.into_iter().enumerate().find_map(|(at, (dataset, side))| {
            Some((at, dataset, side, word.strip_prefix(dataset.prefix())?))
        });
        let Some((at, dataset, side, rest)) = found else {
            let failure = Failure::usage(format!("{word:?} does not name a row"));
            let hint = if is_line(word) {
                format!("say which side: bank:{word} or book:{word}")
            } else {
                "write bank:LINE, book:LINE or bank:DATE,AMOUNT,TEXT".to_owned()
            };
            return Err(failure.with_hint(hint));
        };
        if let Some(name) = by_content(side, rest)? {
            let name = with_whole_text(name, dataset, kept, ui);
            names.push(known(name, dataset, kept, ui)?);
            continue;
        }
        if read[at].is_none() {
            read[at] = Some(last_file(dataset, kept, ui)?);
        }
        let Some((file, of_file)) = &read[at] else { continue };
        // Of several files a line follows the name of its file, which holds for the lines after it.
        let mut of_file_name = "";
        for line in rest.split(',').map(str::trim) {
            let line = match line.rsplit_once(':') {
                Some((name, _)) => {
                    of_file_name = name;
                    line.to_owned()
                }
                None if of_file_name.is_empty() => line.to_owned(),
                None => format!("{of_file_name}:{line}"),
            };
            let path = format!("/{line}");
            let is_there = |row: &u32| {
                let place = file.line(*row);
                place == line || place.ends_with(&path)
            };
            let mut found = file.rows.indices().filter(is_there);
            let (Some(row), None) = (found.next(), found.next()) else {
                if let Some(failure) = in_several_files(file, &line, dataset) {
                    return Err(failure);
                }
                let has = has(file);
                let failure = Failure::usage(format!("{} {has} no row on line {line}", file.name));
                let mut hint = "the lists of tieout reconcile show the rows".to_owned();
                if !file.rows.is_empty() {
                    let place = file.line(0);
                    let place = place.rsplit('/').next().unwrap_or_default();
                    hint = format!("{hint}, such as {}{place}", dataset.prefix());
                }
                return Err(failure.with_hint(hint));
            };
            names.push(of_file[row as usize].clone());
        }
    }
    Ok(names)
}

/// What is wrong with a line that does not say of which file it is, where several have such a line.
fn in_several_files(file: &Side, line: &str, dataset: Dataset) -> Option<Failure> {
    let behind = format!(":{line}");
    let places = file.rows.indices().map(|row| file.line(row));
    let places: Vec<String> = places.filter(|place| place.ends_with(&behind)).collect();
    if line.contains(':') || places.is_empty() {
        return None;
    }
    let named = |place: &String| {
        let place = place.rsplit('/').next().unwrap_or_default();
        format!("{}{place}", dataset.prefix())
    };
    let named: Vec<String> = places.iter().map(named).collect();
    let message = format!("{}{line} does not say of which file it is", dataset.prefix());
    Some(Failure::usage(message).with_hint(format!("write {}", named.join(" or "))))
}

/// A row by its whole text where a row is called so: `CHECK PAID #1047` is no 1047th of equal rows.
fn with_whole_text(name: RowName, dataset: Dataset, kept: &AccountState, ui: &Ui) -> RowName {
    let Some(whole) = whole_text(&name) else { return name };
    let is_open = kept
        .open
        .iter()
        .any(|item| whole.is_of((item.side, item.date, &item.amount), &item.description));
    let mut decided = kept.decisions.decisions.iter().flat_map(|one| &one.rows);
    let is_known = is_open
        || decided.any(|row| *row == whole)
        || last_file(dataset, kept, ui).is_ok_and(|(_, names)| names.contains(&whole));
    if is_known { whole } else { name }
}

/// A row that is read as the n-th of equal ones as the first with the number in its text.
pub(super) fn whole_text(name: &RowName) -> Option<RowName> {
    let text = as_numbered(&name.text, name.occurrence);
    (name.occurrence > 1).then(|| RowName { text, occurrence: 1, ..name.clone() })
}

/// A text, and which of several rows with it.
fn as_numbered(text: &str, occurrence: u32) -> String {
    format!("{text} #{occurrence}")
}

/// Whether what stands behind the last `#` of a text is a number.
fn ends_in_number(text: &str) -> bool {
    text.trim().rsplit_once('#').is_some_and(|(_, number)| as_counter(number).is_some())
}

/// Whether a text ends in a `#` and digits, whatever they are of: what follows them was put there to tell rows apart.
fn is_behind_number(text: &str) -> bool {
    text.trim().rsplit_once('#').is_some_and(|(_, number)| number.parse::<u32>().is_ok())
}

/// Which of several equal rows is meant: `#2`. `#01812` is the number of a shop.
fn as_counter(number: &str) -> Option<u32> {
    number.parse::<u32>().ok().filter(|_| !number.starts_with(['0', '+']))
}

/// A row that is named by what stands in it, where the last files, if they can still be read, or the open
/// items have one like it.
fn known(
    name: RowName,
    dataset: Dataset,
    kept: &AccountState,
    ui: &Ui,
) -> Result<RowName, Failure> {
    let is_it = |side: SideName, date: Date, amount: &Amount| {
        (side, date, amount) == (name.side, name.date, &name.amount)
    };
    let is_open = kept.open.iter().any(|item| is_it(item.side, item.date, &item.amount));
    let mut decided = kept.decisions.decisions.iter().flat_map(|one| &one.rows);
    let is_decided = decided.any(|row| is_it(row.side, row.date, &row.amount));
    let is_closed = kept.closed_day()?.is_some_and(|day| name.date <= day);
    if is_open || is_decided || is_closed {
        return Ok(name);
    }
    match last_file(dataset, kept, ui) {
        // Of equal rows the second is there where there are two.
        Ok((file, names))
            if names.iter().filter(|row| is_it(row.side, row.date, &row.amount)).count()
                < name.occurrence.max(1) as usize =>
        {
            let (of, has) = (&file.name, has(&file));
            let message = format!("{of} {has} no row of {} with {}", name.date, name.amount);
            Err(Failure::conflict(message).with_hint("the lists of tieout reconcile show its rows"))
        }
        _ => Ok(name),
    }
}

/// One file has, and several have.
fn has(file: &Side) -> &'static str {
    if file.is_of_several() { "have" } else { "has" }
}

/// A row by what stands in it: `2026-03-09,-12.50,ACCOUNT CHARGES`; none where it is no such thing.
pub(super) fn by_content(side: SideName, text: &str) -> Result<Option<RowName>, Failure> {
    let mut parts = text.splitn(3, ',');
    let (Some(date), Some(amount), Some(text)) = (parts.next(), parts.next(), parts.next()) else {
        return Ok(None);
    };
    let date = match Date::parse_iso(date.trim()) {
        Ok(date) => date,
        // Three lines.
        Err(_) if is_line(date) => return Ok(None),
        Err(error) => return Err(Failure::usage(format!("{date:?} {error}"))),
    };
    let amount = Amount::parse(amount.trim())
        .map_err(|error| Failure::usage(format!("{amount:?} {error}")))?;
    let numbered = text.trim().rsplit_once('#').and_then(|(text, number)| {
        let number = as_counter(number)?;
        // The first is called so where its text ends as if it were another.
        (number > 1 || number == 1 && is_behind_number(text)).then_some((text, number))
    });
    let (text, occurrence) = numbered.unwrap_or((text, 1));
    let (text, bank_id) = (text.trim().to_owned(), String::new());
    Ok(Some(RowName { side, date, amount, text, occurrence, bank_id }))
}

/// A line, behind the name of its file where there are several.
fn is_line(text: &str) -> bool {
    let line = text.trim().rsplit(':').next().unwrap_or_default();
    !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit())
}

/// A decision in the words of the command line, whatever the lines of its rows.
pub(super) fn named(verb: DecisionKind, rows: &[RowName]) -> String {
    let rows = rows.iter().map(|row| format!(" {}", shell_word(&content(row))));
    format!("{}{}", verb.name(), rows.collect::<String>())
}

/// A row as [`by_content`] reads it.
pub(super) fn content(row: &RowName) -> String {
    let side = match row.side {
        SideName::Bank => Dataset::Bank,
        SideName::Book => Dataset::Book,
    };
    // Of equal rows the second is #2.
    let text = match row.occurrence {
        0 | 1 if !ends_in_number(&row.text) => row.text.clone(),
        number => as_numbered(&row.text, number.max(1)),
    };
    format!("{}{},{},{text}", side.prefix(), row.date, row.amount)
}

/// A file of the last run, and the names of its rows.
pub(super) fn last_file(
    dataset: Dataset,
    kept: &AccountState,
    ui: &Ui,
) -> Result<(Side, Vec<RowName>), Failure> {
    let last = match dataset {
        Dataset::Book => &kept.settings.book,
        _ => &kept.settings.bank,
    };
    let Some(LastFile { path, sha256, options, overlap, further, .. }) = last else {
        let failure = Failure::conflict("no files have been reconciled in this folder yet");
        return Err(failure.with_hint("run tieout reconcile BANK BOOK --keep DIR first"));
    };
    let source = unchanged(path, sha256)?;
    let wrong = |error| Failure::file(format!("account.toml: {error}"));
    let of_further = further.iter().map(|file| EarlierOptions::of(dataset, &file.options));
    let of_further = of_further.collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    let further = further.iter().map(|file| unchanged(&file.path, &file.sha256));
    let further = further.collect::<Result<Vec<_>, _>>()?;
    let stated = EarlierOptions::of(dataset, options).map_err(wrong)?;
    let overlap = overlap.as_deref().map(|word| OverlapRule::from_str(word, false));
    let overlap = overlap.transpose().map_err(wrong)?;
    let wanted = FileRequest::side(dataset, &source, stated.written().stated(dataset)?);
    let wanted = FileRequest { is_kept: true, ..wanted };
    let read =
        files::read_alone(&source, ui, |opened, on_bytes| load_side(&wanted, opened, on_bytes));
    let side = files::known(read, &[dataset], ui)?;
    let reading = FurtherReading { written: &|at| of_further[at].written(), is_kept: false };
    let side = with_further(side, (dataset, &further), reading, overlap, ui)?;
    let names = names_of(&side, dataset);
    Ok((side, names))
}

/// A file of the last run, if it is what it was.
fn unchanged(path: &str, before: &str) -> Result<Source, Failure> {
    let bytes = std::fs::read(Path::new(path))
        .map_err(|error| Failure::file(format!("cannot read {path}: {error}")))?;
    if sha256(&bytes) != before {
        let failure = Failure::conflict(format!("{path} has changed since it was reconciled"));
        return Err(
            failure.with_hint("run tieout reconcile --keep again: its lists show the new lines")
        );
    }
    Ok(Source::File(PathBuf::from(path)))
}

/// Rows that a verb can be said of, for the names of a command.
pub(super) fn names_of(side: &Side, dataset: Dataset) -> Vec<RowName> {
    let of = match dataset {
        Dataset::Book => SideName::Book,
        _ => SideName::Bank,
    };
    SidePool::of_file(of, &side.rows, &side.ids).names()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_whose_text_ends_in_a_number_is_named_so_that_it_is_found() {
        for text in ["CHECK PAID #1047", "Stage payment #2", "INV #1", "Plain", "Greggs # 3"] {
            for occurrence in [1, 2] {
                let row = RowName {
                    side: SideName::Bank,
                    date: Date::parse_iso("2026-03-09").unwrap(),
                    amount: Amount::parse("-12.50").unwrap(),
                    text: text.to_owned(),
                    occurrence,
                    bank_id: String::new(),
                };
                let named = content(&row);
                let read = by_content(SideName::Bank, named.strip_prefix("bank:").unwrap());
                assert_eq!(read.unwrap().as_ref(), Some(&row), "{named}");
            }
        }
    }
}
