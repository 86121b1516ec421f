//! What a reconciliation has to show, whatever the form, and the files of `--out`.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use tempfile::NamedTempFile;
use tieout::reconcile::{Outcome, Pair, Suggestion};

use super::{csv, suggestions};
use crate::exit::Failure;
use crate::input::Side;
use crate::interrupt::HeldBack;

/// Writes one list to a file.
type WriteList<'a> = &'a dyn Fn(&mut dyn Write) -> io::Result<()>;

/// A reconciliation with what it was made from.
pub(crate) struct Report<'a> {
    pub(crate) bank: &'a Side,
    pub(crate) book: &'a Side,
    pub(crate) matching: &'a Outcome,
    pub(crate) include_matched: bool,
    pub(crate) explain: bool,
    /// Most rows a list shows in the table.
    pub(crate) limit: usize,
    /// The lists were written to files.
    pub(crate) is_saved: bool,
}

impl Report<'_> {
    /// The pairs, where they are to be listed.
    pub(super) fn listed_pairs(&self) -> &[Pair] {
        if self.include_matched { &self.matching.pairs } else { &[] }
    }

    /// The suggestions, where they were asked for.
    pub(super) fn suggestions(&self) -> &[Suggestion] {
        self.matching.suggestions.as_deref().unwrap_or_default()
    }

    /// Writes the files into the directory, each whole or not at all; gives their names.
    pub(crate) fn save(
        &self,
        directory: &Path,
        inputs: &[&Path],
    ) -> Result<Vec<&'static str>, Failure> {
        let failed = |path: &Path, error: io::Error| {
            Failure::file(format!("cannot write {}: {error}", path.display()))
        };
        let locked = || {
            fs::create_dir_all(directory)?;
            let lock = fs::File::open(directory)?;
            // Two runs into one directory must not end as a mixture of both.
            lock.lock()?;
            Ok(lock)
        };
        let _lock = locked().map_err(|error| failed(directory, error))?;
        let (bank, book, matching) = (self.bank, self.book, self.matching);
        let missing: WriteList<'_> = &|out| csv::rows(bank, &matching.missing_from_books, out);
        let remove: WriteList<'_> = &|out| csv::rows(book, &matching.remove_from_books, out);
        let matched: WriteList<'_> = &|out| csv::matched(self, out);
        let suggested: WriteList<'_> = &|out| suggestions::file(self, out);
        let mut files = vec![
            ("missing_from_books.csv", missing),
            ("remove_from_books.csv", remove),
            ("matched.csv", matched),
        ];
        if matching.suggestions.is_some() {
            files.push(("suggestions.csv", suggested));
        }
        let signals = HeldBack::new().map_err(|error| failed(directory, error))?;
        let mut written = Vec::new();
        for (name, write) in &files {
            let path = directory.join(name);
            refuse_input(&path, inputs)?;
            if path.is_dir() {
                return Err(failed(&path, io::ErrorKind::IsADirectory.into()));
            }
            let file = write_beside(directory, write).map_err(|error| failed(&path, error))?;
            if signals.has_come() {
                return Err(Failure::interrupted());
            }
            written.push((path, file));
        }
        for (path, file) in written {
            file.persist(&path).map_err(|error| failed(&path, error.error))?;
        }
        Ok(files.into_iter().map(|(name, _)| name).collect())
    }
}

/// An input file of the same name must not be overwritten.
fn refuse_input(path: &Path, inputs: &[&Path]) -> Result<(), Failure> {
    let Ok(target) = path.canonicalize() else { return Ok(()) };
    if inputs.iter().any(|input| input.canonicalize().is_ok_and(|input| input == target)) {
        return Err(Failure::usage(format!("--out would overwrite the input {}", path.display())));
    }
    Ok(())
}

/// A finished file without a name yet, in the directory where it will get one.
fn write_beside(directory: &Path, write: WriteList<'_>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tieout-");
    // As any program's new file: the user's umask decides.
    builder.permissions(fs::Permissions::from_mode(0o666));
    let file = builder.tempfile_in(directory)?;
    let mut out = BufWriter::new(&file);
    write(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    Ok(file)
}
