//! The files of `--out` and `--report`.

use std::path::Path;
use std::{fs, io};

use tieout::time::Timestamp;
use tieout_reconcile::SideName;

use super::report::Report;
use super::save::{self, WriteFile, failed, place, refuse_input, write_nameless};
use super::{bank_reconciliation, csv, html, suggestions};
use crate::exit::Failure;
use crate::interrupt::DeferredSignals;

/// The files of `--out`.
const FILES: [&str; 6] = [
    "missing_from_books.csv",
    "remove_from_books.csv",
    "matched.csv",
    "groups.csv",
    "suggestions.csv",
    "bank_reconciliation.txt",
];

/// Whether `--out` and `--report` leave each other's files alone.
///
/// # Errors
/// The page would be the directory of the lists, or one of them.
pub(crate) fn check_distinct_outputs(directory: &Path, page: &Path) -> Result<(), Failure> {
    let page_at = place(page);
    let is_list = FILES.iter().any(|name| place(&directory.join(name)) == page_at);
    if is_list || place(directory) == page_at {
        let message = format!(
            "--out {} and --report {} would write to the same place",
            directory.display(),
            page.display()
        );
        let hint = "give --out a directory for the lists and --report a separate file";
        return Err(Failure::usage(message).with_hint(hint));
    }
    Ok(())
}

impl Report<'_> {
    /// What is in the way of a proof, in words.
    pub(crate) fn reasons(&self) -> Vec<String> {
        bank_reconciliation::reasons(self)
    }

    /// The bank reconciliation statement as a text.
    pub(crate) fn statement_text(&self) -> String {
        bank_reconciliation::statement(self)
    }

    /// Writes the files into the directory, each whole or not at all; gives their names. Those of an earlier
    /// run that this one has not are removed, so that two runs are never mixed.
    pub(crate) fn save(
        &self,
        directory: &Path,
        inputs: &[&Path],
    ) -> Result<Vec<&'static str>, Failure> {
        let locked = || {
            fs::create_dir_all(directory)?;
            let lock = fs::File::open(directory)?;
            // Two runs into one directory must not end as a mixture of both.
            lock.lock()?;
            Ok(lock)
        };
        for name in FILES {
            refuse_input("--out", &directory.join(name), inputs)?;
        }
        check_ours(directory)?;
        let _lock = locked().map_err(|error| failed(directory, error))?;
        let matching = self.matching;
        let missing: WriteFile<'_> = &|out| csv::rows(self, SideName::Bank, out);
        let remove: WriteFile<'_> = &|out| csv::rows(self, SideName::Book, out);
        let matched: WriteFile<'_> = &|out| csv::matched(self, out);
        let grouped: WriteFile<'_> =
            &|out| self.month.as_ref().map_or(Ok(()), |month| csv::groups(self, month, out));
        let suggested: WriteFile<'_> = &|out| suggestions::file(self, out);
        let mut files = vec![(FILES[0], missing), (FILES[1], remove), (FILES[2], matched)];
        if self.month.is_some() {
            files.push((FILES[3], grouped));
        }
        if matching.suggestions.is_some() {
            files.push((FILES[4], suggested));
        }
        let statement = self.statement_text();
        let reconciliation: WriteFile<'_> = &|out| out.write_all(statement.as_bytes());
        if bank_reconciliation::lines_of(self).is_some() {
            files.push((FILES[5], reconciliation));
        }
        let signals = DeferredSignals::new().map_err(|error| failed(directory, error))?;
        let mut written = Vec::new();
        for (name, write) in &files {
            let path = directory.join(name);
            if path.is_dir() {
                return Err(failed(&path, io::ErrorKind::IsADirectory.into()));
            }
            let file =
                write_nameless(directory, &path, write).map_err(|error| failed(&path, error))?;
            if signals.has_come() {
                return Err(Failure::interrupted());
            }
            written.push((path, file));
        }
        for (path, file) in written {
            file.persist(&path).map_err(|error| failed(&path, error))?;
        }
        let names: Vec<&'static str> = files.into_iter().map(|(name, _)| name).collect();
        for older in FILES.iter().filter(|name| !names.contains(name)) {
            match fs::remove_file(directory.join(older)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(failed(&directory.join(older), error));
                }
                _ => {}
            }
        }
        Ok(names)
    }

    /// Writes the page, whole or not at all. `made_at` is what it says of its making.
    pub(crate) fn save_page(
        &self,
        path: &Path,
        inputs: &[&Path],
        made_at: Timestamp,
    ) -> Result<(), Failure> {
        save::write_whole("--report", path, inputs, &|out| html::document(self, made_at, out))
    }
}

/// Whether a directory holds nothing but the files of `--out`; names with a dot at the start do not count.
///
/// # Errors
/// It holds something else, and a mixture would be left.
fn check_ours(directory: &Path) -> Result<(), Failure> {
    let Ok(entries) = fs::read_dir(directory) else { return Ok(()) };
    let names =
        entries.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
    let other =
        names.filter(|name| !name.starts_with('.') && !FILES.contains(&name.as_str())).min();
    match other {
        Some(other) => {
            let message = format!(
                "--out {} contains {other}, which is not one of its lists",
                directory.display()
            );
            Err(Failure::usage(message).with_hint("give it a directory of its own"))
        }
        None => Ok(()),
    }
}
