//! Profiles: daemons by name, with the keys for them, in the user's configuration directory.
//!
//! One file, `config.json`, readable by its owner alone whatever the umask: it holds keys. It is
//! written beside and renamed, under a lock, so that no run finds half of it.

use std::collections::BTreeMap;
use std::fs::{self, File, Permissions};
use std::io::{self, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::exit::Failure;
use crate::secret::Secret;
use crate::unnamed_file::UnnamedFile;

/// The profile that is used where none is named.
pub(crate) const DEFAULT_PROFILE: &str = "default";

/// Longest name of a profile.
const NAME_LENGTH_MAX: usize = 64;

const FILE_NAME: &str = "config.json";

/// All profiles. A file with members that this version does not know is refused rather than
/// written back without them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Profiles {
    /// The profile in use.
    pub(crate) current: Option<String>,
    /// By name.
    pub(crate) profiles: BTreeMap<String, Profile>,
}

/// A daemon, and the key for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Profile {
    /// Where the daemon is.
    pub(crate) url: String,
    /// The key to send there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Secret>,
    /// Whose books are meant where nothing says it, by name or identifier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) organisation: Option<String>,
}

impl Profiles {
    /// Reads the user's profiles; none where there is no file.
    pub(crate) fn load() -> Result<Self, Failure> {
        directory().map_or_else(|| Ok(Self::default()), |directory| Self::read(&directory))
    }

    /// Changes the user's profiles, one run at a time.
    pub(crate) fn change(
        change: impl FnOnce(&mut Self) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let directory = directory().ok_or_else(|| {
            Failure::file("there is no home directory to store profiles in")
                .with_hint("set XDG_CONFIG_HOME to a directory")
        })?;
        let failed = |error| cannot("write", &directory.join(FILE_NAME), &error);
        let _lock = lock(&directory).map_err(failed)?;
        let mut profiles = Self::read(&directory)?;
        change(&mut profiles)?;
        profiles.write(&directory).map_err(failed)
    }

    /// The name of the profile in use.
    pub(crate) fn current_name(&self) -> &str {
        self.current.as_deref().unwrap_or(DEFAULT_PROFILE)
    }

    /// What to say where no profile has this name.
    pub(crate) fn unknown(&self, name: &str) -> Failure {
        let names: Vec<&str> = self.profiles.keys().map(String::as_str).collect();
        let hint = if names.is_empty() {
            format!("there are no profiles yet; to add it: tieout profile add {name} --url URL")
        } else {
            format!(
                "the profiles are {}; to add it: tieout profile add {name} --url URL",
                names.join(", ")
            )
        };
        Failure::usage(format!("there is no profile {name:?}")).with_hint(hint)
    }

    fn read(directory: &Path) -> Result<Self, Failure> {
        let path = directory.join(FILE_NAME);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(cannot("read", &path, &error)),
        };
        serde_json::from_slice(&text).map_err(|error| {
            // The parser's words name a place and a type, never a value of the file.
            let place = format!("line {} column {}", error.line(), error.column());
            Failure::file(format!("{} is damaged at {place}", path.display()))
                .with_hint("repair it, or delete it and log in again: tieout login")
        })
    }

    fn write(&self, directory: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)?;
        let file = UnnamedFile::in_directory(directory, 0o600)?;
        // The umask may take more than it should.
        file.as_file().set_permissions(Permissions::from_mode(0o600))?;
        writeln!(file.as_file(), "{text}")?;
        file.as_file().sync_all()?;
        file.persist(&directory.join(FILE_NAME))
    }
}

/// A name that needs no quotes in a shell and steers no terminal.
pub(crate) fn name(text: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let is_name = !text.is_empty()
        && text.len() <= NAME_LENGTH_MAX
        && !text.starts_with('-')
        && text.chars().all(is_plain);
    is_name.then(|| text.to_owned()).ok_or_else(|| {
        format!(
            "not a name: use letters, digits, \".\", \"_\" and \"-\", at most {NAME_LENGTH_MAX}"
        )
    })
}

/// `tieout` in the user's configuration directory.
fn directory() -> Option<PathBuf> {
    let directories = directories::ProjectDirs::from("", "", "tieout")?;
    Some(directories.config_dir().to_owned())
}

/// Makes the directory, readable by its owner alone, and locks it while the file lives.
fn lock(directory: &Path) -> io::Result<File> {
    if let Some(parent) = directory.parent() {
        fs::create_dir_all(parent)?;
    }
    match fs::DirBuilder::new().mode(0o700).create(directory) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => fs::set_permissions(directory, Permissions::from_mode(0o700))?,
    }
    let lock = File::open(directory)?;
    lock.lock()?;
    Ok(lock)
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::file(format!("cannot {what} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn some() -> Profiles {
        let key = Secret::new("tieout_secret");
        let organisation = Some("Acorn Ltd".into());
        let profile = Profile { url: "https://books.example".into(), key, organisation };
        Profiles { current: Some("work".into()), profiles: [("work".into(), profile)].into() }
    }

    #[test]
    fn profiles_come_back_as_they_were_written() {
        let directory = tempfile::tempdir().unwrap();
        assert_eq!(Profiles::read(directory.path()).unwrap(), Profiles::default());
        some().write(directory.path()).unwrap();
        assert_eq!(Profiles::read(directory.path()).unwrap(), some());
    }

    #[test]
    fn only_the_owner_can_read_them_even_where_the_file_was_open_before() {
        let home = tempfile::tempdir().unwrap();
        let directory = home.path().join("deep").join("tieout");
        let _lock = lock(&directory).unwrap();
        let path = directory.join(FILE_NAME);
        fs::write(&path, "{}").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        some().write(&directory).unwrap();
        assert_eq!((mode(&directory), mode(&path)), (0o700, 0o600));
    }

    #[test]
    fn a_damaged_file_is_named_and_nothing_of_it_is_shown() {
        let directory = tempfile::tempdir().unwrap();
        let text = r#"{"profiles":{"a":{"url":"u","key":"tieout_secret","colour":"red"}}}"#;
        fs::write(directory.path().join(FILE_NAME), text).unwrap();
        let failure = Profiles::read(directory.path()).unwrap_err();
        let said = format!("{failure:?}");
        assert!(said.contains("config.json is damaged at line 1"), "{said}");
        assert!(!said.contains("tieout_secret") && !said.contains("red"), "{said}");
    }

    #[test]
    fn a_name_is_plain() {
        for text in ["work", "a", "eu-1.prod_2"] {
            assert_eq!(name(text).as_deref(), Ok(text));
        }
        for text in ["", "-p", "a b", "é", "a/b", &"x".repeat(65)] {
            assert!(name(text).is_err(), "{text:?}");
        }
    }
}
