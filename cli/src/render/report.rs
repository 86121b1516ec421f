//! What a reconciliation has to show, whatever the form, and the files of `--out`
//! and `--report`.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use tempfile::NamedTempFile;
use tieout::reconcile::{Explainer, Options, Outcome, Pair, RowOf, SideName, Suggestion};
use tieout::time::Timestamp;

use super::{csv, html, suggestions};
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
    /// What the rows were matched by.
    pub(crate) options: Options,
    pub(crate) include_matched: bool,
    /// Where the evidence of the pairs is to be shown.
    pub(crate) explainer: Option<Explainer<'a>>,
    /// Most rows a list shows in the table.
    pub(crate) limit: usize,
    /// The lists were written to files.
    pub(crate) is_saved: bool,
}

impl Report<'_> {
    /// The side of a row, and its line in the file.
    pub(super) fn line_of(&self, of: RowOf) -> (&'static str, u64) {
        let (name, side) = match of.side {
            SideName::Bank => ("bank", self.bank),
            SideName::Book => ("book", self.book),
        };
        (name, side.lines[of.row as usize])
    }

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
            refuse_input("--out", &path, inputs)?;
            if path.is_dir() {
                return Err(failed(&path, io::ErrorKind::IsADirectory.into()));
            }
            let file =
                write_beside(directory, &path, write).map_err(|error| failed(&path, error))?;
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

    /// Writes the page, whole or not at all. `made_at` is what it says of its making.
    pub(crate) fn save_page(
        &self,
        path: &Path,
        inputs: &[&Path],
        made_at: Timestamp,
    ) -> Result<(), Failure> {
        let directory = check_page(path, inputs)?;
        let failed = |error| failed(path, error);
        let signals = HeldBack::new().map_err(failed)?;
        let file = write_beside(directory, path, &|out| html::document(self, made_at, out));
        let file = file.map_err(failed)?;
        if signals.has_come() {
            return Err(Failure::interrupted());
        }
        file.persist(path).map_err(|error| failed(error.error))?;
        Ok(())
    }
}

/// Whether a page may be written there; gives the directory it will stand in.
///
/// # Errors
/// An input of that name, a directory or a device, a directory that is not there.
pub(crate) fn check_page<'p>(path: &'p Path, inputs: &[&Path]) -> Result<&'p Path, Failure> {
    refuse_input("--report", path, inputs)?;
    let directory = match path.parent() {
        Some(parent) if parent.as_os_str().is_empty() => Path::new("."),
        Some(parent) => parent,
        None => return Err(failed(path, io::ErrorKind::IsADirectory.into())),
    };
    match path.metadata() {
        Ok(file) if file.is_dir() => Err(failed(path, io::ErrorKind::IsADirectory.into())),
        Ok(file) if !file.is_file() => {
            Err(failed(path, io::Error::other("it is not a file that can be replaced")))
        }
        _ if !directory.is_dir() => {
            let failure = failed(path, io::Error::other("there is no such directory"));
            Err(failure.with_hint(format!("make {} first", directory.display())))
        }
        _ => Ok(directory),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "an error ends here")]
fn failed(path: &Path, error: io::Error) -> Failure {
    Failure::file(format!("cannot write {}: {error}", path.display()))
}

/// An input file of the same name must not be overwritten; nor a link, which would be cut from
/// what it leads to (`/dev/stdout` is one).
fn refuse_input(option: &str, path: &Path, inputs: &[&Path]) -> Result<(), Failure> {
    let is_target = |input: &&Path| match (input.canonicalize(), path.canonicalize()) {
        (Ok(input), Ok(target)) => input == target,
        _ => false,
    };
    if inputs.iter().any(is_target) {
        let message = format!("{option} would overwrite the input {}", path.display());
        return Err(Failure::usage(message));
    }
    if path.is_symlink() {
        let message = format!("{option} would replace {}, which is a link", path.display());
        return Err(Failure::usage(message).with_hint("name the file it leads to"));
    }
    Ok(())
}

/// A finished file without a name yet, in the directory where it will get one.
fn write_beside(
    directory: &Path,
    replaced: &Path,
    write: WriteList<'_>,
) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tieout-");
    // As any program's new file: the user's umask decides.
    builder.permissions(fs::Permissions::from_mode(0o666));
    let file = builder.tempfile_in(directory)?;
    // One that is replaced keeps who may read it.
    if let Ok(old) = replaced.metadata() {
        file.as_file().set_permissions(old.permissions())?;
    }
    let mut out = BufWriter::new(&file);
    write(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    Ok(file)
}
