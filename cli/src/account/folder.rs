//! A folder whose files change together or not at all, one run at a time.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::settings::{self, Settings};
use super::{decisions, periods};
use crate::exit::Failure;
use crate::interrupt::DeferredSignals;
use tieout::sort::CompactSort as _;

/// Where a change is put together; one that is there at the start was never whole.
const DRAFT: &str = ".tieout-draft";

/// Where a whole change lies until it is in place; one that is there at the start is carried out.
const READY: &str = ".tieout-ready";

/// The file of what was done.
pub(super) const AUDIT_FILE: &str = "audit.jsonl";

/// What a folder holds besides names that begin with a dot.
const OWN: [&str; 5] = [settings::FILE, decisions::FILE, periods::FILE, AUDIT_FILE, "closed"];

/// The names of what a change removes, in the change.
const REMOVED: &str = ".removed";

/// A folder of which no other run changes anything while this lives.
#[derive(Debug)]
pub(crate) struct AccountFolder {
    path: PathBuf,
    /// This run made it.
    is_new: bool,
    _lock: File,
}

impl Drop for AccountFolder {
    /// What was refused leaves no folder.
    fn drop(&mut self) {
        if self.is_new {
            // One that holds something stays.
            let _ = fs::remove_dir(&self.path);
        }
    }
}

/// What a run changes of a folder.
#[derive(Debug, Default)]
pub(crate) struct FolderChange {
    files: Vec<(String, Vec<u8>)>,
    removed: Vec<String>,
}

impl FolderChange {
    /// A file that is written, by its name in the folder (`closed/2026-03-31/rows.csv`).
    pub(crate) fn write(&mut self, name: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        let name = name.into();
        self.files.retain(|(other, _)| *other != name);
        self.files.push((name, bytes.into()));
    }

    /// What is to stand in a file after it; none where it writes no such file.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        let file = self.files.iter().find(|(other, _)| other == name);
        file.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned())
    }

    /// A directory that is removed with all that is in it.
    pub(crate) fn remove(&mut self, name: impl Into<String>) {
        self.removed.push(name.into());
    }
}

impl AccountFolder {
    /// Opens the folder of an account that is there.
    ///
    /// # Errors
    /// The system's; it is missing, or holds no account.
    pub(crate) fn of_account(path: &Path) -> Result<Self, Failure> {
        let folder = Self::open(path, false)?;
        if !folder.has_account()? {
            let failure = Failure::file(format!("{} is not an account folder", path.display()));
            return Err(failure.with_hint("create one: tieout reconcile BANK BOOK --keep DIR"));
        }
        Ok(folder)
    }

    /// Opens a folder; makes it where there is none and `may_make` says so.
    ///
    /// # Errors
    /// The system's; it is missing, or something else than a folder.
    pub(crate) fn open(path: &Path, may_make: bool) -> Result<Self, Failure> {
        let failed = |error: io::Error| {
            Failure::file(format!("cannot use the folder {}: {error}", path.display()))
        };
        let is_new = !path.exists();
        if is_new {
            if !may_make {
                let failure = Failure::file(format!("there is no folder {}", path.display()));
                let hint =
                    format!("create it: tieout reconcile BANK BOOK --keep {}", path.display());
                return Err(failure.with_hint(hint));
            }
            fs::create_dir_all(path).map_err(failed)?;
        } else if may_make && path.is_dir() && !path.join("account.toml").exists() {
            // A folder of something else is not taken for one of an account; decisions alone are of one that was cut
            // off before it was whole.
            let mut names = fs::read_dir(path)
                .map_err(failed)?
                .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
            let is_other = |name: &String| {
                !name.starts_with('.') && ![decisions::FILE, AUDIT_FILE].contains(&name.as_str())
            };
            if let Some(other) = names.find(is_other) {
                let message =
                    format!("{} contains {other} and is not an account folder", path.display());
                return Err(Failure::usage(message).with_hint("give --keep a folder of its own"));
            }
        }
        if !path.is_dir() {
            let failure = Failure::usage(format!("{} is a file", path.display()));
            return Err(failure.with_hint("give --keep a folder"));
        }
        let lock = File::open(path).and_then(|lock| lock.lock().map(|()| lock)).map_err(failed)?;
        let folder = Self { path: path.to_owned(), is_new, _lock: lock };
        folder.recover().map_err(failed)?;
        Ok(folder)
    }

    /// The folder of an account that holds a file of this name, whether it is there yet or not; none where it is
    /// no file of such a folder. The path is one that leads somewhere.
    pub(crate) fn holding(path: &Path) -> Option<&Path> {
        let is_account = |folder: &&Path| {
            let Ok(text) = fs::read_to_string(folder.join(settings::FILE)) else { return false };
            OWN[1..].iter().any(|name| folder.join(name).exists())
                || Settings::read(settings::FILE, &text).is_ok()
        };
        path.ancestors().skip(1).filter(is_account).find(|folder| Self::keeps(folder, path))
    }

    /// Whether a path is that of a file which such a folder holds; both as they lead somewhere.
    pub(crate) fn keeps(folder: &Path, path: &Path) -> bool {
        let first = path.strip_prefix(folder).ok().and_then(|rest| rest.components().next());
        first.is_some_and(|first| {
            let name = first.as_os_str().to_string_lossy();
            OWN.contains(&&*name) || name.starts_with('.')
        })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// What messages call a file of it.
    pub(super) fn named(&self, name: &str) -> String {
        self.path.join(name).display().to_string()
    }

    /// The text of a file; none where there is no such file.
    ///
    /// # Errors
    /// The system's; it is no UTF-8.
    pub(crate) fn read(&self, name: &str) -> Result<Option<String>, Failure> {
        match self.bytes(name)?.map(String::from_utf8).transpose() {
            Ok(text) => Ok(text.map(|text| text.trim_start_matches('\u{feff}').to_owned())),
            Err(_) => Err(Failure::file(format!("{} is not UTF-8", self.named(name)))
                .with_hint("save it as UTF-8")),
        }
    }

    /// The bytes of a file; none where there is no such file.
    ///
    /// # Errors
    /// The system's.
    pub(super) fn bytes(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let path = self.path.join(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::file(format!("cannot read {}: {error}", path.display()))),
        }
    }

    /// The names in a directory of the folder, in order; none where there is none.
    ///
    /// # Errors
    /// The system's.
    pub(crate) fn names(&self, directory: &str) -> Result<Vec<String>, Failure> {
        let path = self.path.join(directory);
        let failed =
            |error: io::Error| Failure::file(format!("cannot read {}: {error}", path.display()));
        if !path.exists() {
            return Ok(Vec::new());
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(&path).map_err(failed)? {
            names.push(entry.map_err(failed)?.file_name().to_string_lossy().into_owned());
        }
        names.compact_sort();
        Ok(names)
    }

    /// Whether it is the folder of an account.
    ///
    /// # Errors
    /// The system's.
    pub(crate) fn has_account(&self) -> Result<bool, Failure> {
        Ok(self.read(settings::FILE)?.is_some())
    }

    /// Writes a change: afterwards all of it is there, or nothing, whatever happens.
    ///
    /// # Errors
    /// The system's; a signal came before it was whole.
    pub(crate) fn change(&self, change: &FolderChange) -> Result<(), Failure> {
        let failed = |error: io::Error| {
            Failure::file(format!("cannot write to {}: {error}", self.path.display()))
        };
        let signals = DeferredSignals::new().map_err(failed)?;
        self.draft(change).map_err(failed)?;
        if signals.has_come() {
            _ = fs::remove_dir_all(self.path.join(DRAFT));
            return Err(Failure::interrupted());
        }
        self.put_in_place().map_err(failed)
    }

    /// Puts a change together where nobody looks, and gives it the name by which it counts.
    fn draft(&self, change: &FolderChange) -> io::Result<()> {
        let draft = self.path.join(DRAFT);
        fs::create_dir(&draft)?;
        let mut folders = vec![draft.clone()];
        let mut write = |name: &str, bytes: &[u8]| {
            let path = draft.join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
                folders.push(parent.to_owned());
            }
            let mut file = File::create_new(&path)?;
            file.write_all(bytes)?;
            file.sync_all()
        };
        for (name, bytes) in &change.files {
            write(name, bytes)?;
        }
        write(REMOVED, change.removed.join("\n").as_bytes())?;
        for folder in folders.iter().rev() {
            File::open(folder)?.sync_all()?;
        }
        fs::rename(&draft, self.path.join(READY))?;
        File::open(&self.path)?.sync_all()
    }

    /// Puts the files of a whole change in their places. Done twice it does the same.
    fn put_in_place(&self) -> io::Result<()> {
        let ready = self.path.join(READY);
        let removed = fs::read_to_string(ready.join(REMOVED)).unwrap_or_default();
        for name in removed.lines().filter(|name| !name.is_empty()) {
            match fs::remove_dir_all(self.path.join(name)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        move_all(&ready, &self.path)?;
        File::open(&self.path)?.sync_all()?;
        fs::remove_dir_all(&ready)?;
        File::open(&self.path)?.sync_all()
    }

    /// Ends what an earlier run began: a whole change is carried out, a part of one is dropped.
    fn recover(&self) -> io::Result<()> {
        let draft = self.path.join(DRAFT);
        if draft.exists() {
            fs::remove_dir_all(&draft)?;
        }
        if self.path.join(READY).exists() { self.put_in_place() } else { Ok(()) }
    }
}

/// Moves all files below one folder into another.
fn move_all(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            fs::create_dir_all(&target)?;
            move_all(&path, &target)?;
            File::open(&target)?.sync_all()?;
        } else if entry.file_name() != REMOVED {
            fs::rename(&path, &target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(folder: &AccountFolder) -> [Option<String>; 2] {
        ["a.txt", "closed/1/b.txt"].map(|name| folder.read(name).unwrap())
    }

    fn change(text: &str) -> FolderChange {
        let mut change = FolderChange::default();
        change.write("a.txt", text);
        change.write("closed/1/b.txt", text);
        change
    }

    #[test]
    fn a_change_that_was_not_whole_is_dropped_and_a_whole_one_is_carried_out() {
        let home = tempfile::tempdir().unwrap();
        let folder = AccountFolder::open(home.path(), false).unwrap();
        folder.change(&change("one")).unwrap();
        assert_eq!(texts(&folder), [Some("one".to_owned()), Some("one".to_owned())]);
        drop(folder);
        fs::create_dir(home.path().join(DRAFT)).unwrap();
        fs::write(home.path().join(DRAFT).join("a.txt"), "half").unwrap();
        let folder = AccountFolder::open(home.path(), false).unwrap();
        assert_eq!(texts(&folder)[0].as_deref(), Some("one"));
        assert!(!home.path().join(DRAFT).exists());
        // Killed after the change had its name, and after one of its files was in place.
        folder.draft(&change("two")).unwrap();
        fs::rename(home.path().join(READY).join("a.txt"), home.path().join("a.txt")).unwrap();
        drop(folder);
        let folder = AccountFolder::open(home.path(), false).unwrap();
        assert_eq!(texts(&folder), [Some("two".to_owned()), Some("two".to_owned())]);
        let mut undone = change("three");
        undone.remove("closed/1");
        undone.files.pop();
        folder.change(&undone).unwrap();
        assert_eq!(texts(&folder), [Some("three".to_owned()), None]);
    }
}
