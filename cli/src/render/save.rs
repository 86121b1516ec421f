//! Files that are written whole or not at all, and never over an input.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::account::AccountFolder;
use crate::exit::Failure;
use crate::interrupt::DeferredSignals;
use crate::unnamed_file::UnnamedFile;

/// Writes the content of a file.
pub(super) type WriteFile<'a> = &'a dyn Fn(&mut dyn Write) -> io::Result<()>;

/// Writes one file, whole or not at all; `option` names it.
pub(super) fn write_whole(
    option: &str,
    path: &Path,
    inputs: &[&Path],
    write: WriteFile<'_>,
) -> Result<(), Failure> {
    let directory = check_target(option, path, inputs)?;
    let failed = |error| failed(path, error);
    let signals = DeferredSignals::new().map_err(failed)?;
    let file = write_nameless(directory, path, write).map_err(failed)?;
    if signals.has_come() {
        return Err(Failure::interrupted());
    }
    file.persist(path).map_err(failed)
}

/// Whether a file may be written there; gives the directory it will stand in. `option` names it.
///
/// # Errors
/// An input of that name, a directory or a device, a directory that is not there.
pub(crate) fn check_target<'p>(
    option: &str,
    path: &'p Path,
    inputs: &[&Path],
) -> Result<&'p Path, Failure> {
    refuse_input(option, path, inputs)?;
    let directory = match path.parent() {
        Some(parent) if parent.as_os_str().is_empty() => Path::new("."),
        Some(parent) => parent,
        None => return Err(failed(path, io::ErrorKind::IsADirectory.into())),
    };
    match path.metadata() {
        Ok(file) if file.is_dir() => Err(failed(path, io::ErrorKind::IsADirectory.into())),
        Ok(file) if !file.is_file() => Err(failed(path, io::Error::other("it cannot be replaced"))),
        _ if !directory.is_dir() => {
            let failure = failed(path, io::Error::other("the directory does not exist"));
            Err(failure.with_hint(format!("create {} first", directory.display())))
        }
        _ => Ok(directory),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "an error ends here")]
pub(super) fn failed(path: &Path, error: io::Error) -> Failure {
    Failure::file(format!("cannot write {}: {error}", path.display()))
}

/// An input file of the same name must not be overwritten; nor a link, which would be cut from
/// what it leads to (`/dev/stdout` is one); nor what an account keeps.
pub(super) fn refuse_input(option: &str, path: &Path, inputs: &[&Path]) -> Result<(), Failure> {
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
        return Err(Failure::usage(message).with_hint("give the file it points to"));
    }
    if let Some(folder) = AccountFolder::holding(&place(path)) {
        let (path, folder) = (path.display(), folder.display());
        let message = format!("{option} {path} is inside the account folder {folder}");
        return Err(Failure::usage(message).with_hint("choose a file outside the folder"));
    }
    Ok(())
}

/// A finished file without a name yet, in the directory where it will get one.
pub(super) fn write_nameless(
    directory: &Path,
    replaced: &Path,
    write: WriteFile<'_>,
) -> io::Result<UnnamedFile> {
    // As any program's new file: the user's umask decides.
    let file = UnnamedFile::in_directory(directory, 0o666)?;
    // One that is replaced keeps who may read it.
    if let Ok(old) = replaced.metadata() {
        file.as_file().set_permissions(old.permissions())?;
    }
    let mut out = BufWriter::new(file.as_file());
    write(&mut out)?;
    out.flush()?;
    drop(out);
    file.as_file().sync_all()?;
    Ok(file)
}

/// Where a path leads, whether there is such a file yet or not.
pub(crate) fn place(path: &Path) -> PathBuf {
    let in_directory = || {
        let absolute = std::path::absolute(path).ok()?;
        Some(absolute.parent()?.canonicalize().ok()?.join(absolute.file_name()?))
    };
    path.canonicalize().ok().or_else(in_directory).unwrap_or_else(|| path.to_owned())
}
