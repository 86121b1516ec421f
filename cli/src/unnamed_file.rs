//! Files that get their name when they are complete: until then there is nothing to see of them.

use std::fs::{File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use tempfile::NamedTempFile;

/// A file without its name. Dropped before it gets one, it is gone.
#[derive(Debug)]
pub(crate) enum UnnamedFile {
    /// It has no name at all, so that even `kill -9` leaves nothing of it.
    Unlinked(File),
    /// Where the file system wants every file to have a name: one beside the place it is for.
    Beside(NamedTempFile),
}

/// Where the system shows open files under a name, by which they can be given another.
#[cfg(target_os = "linux")]
const OPEN_FILES: &str = "/proc/self/fd";

impl UnnamedFile {
    /// A new file that can get a name in this directory, with these permissions at the most: the
    /// user's umask takes from them.
    ///
    /// # Errors
    /// The system's.
    pub(crate) fn in_directory(directory: &Path, mode: u32) -> io::Result<Self> {
        match unlinked(directory, mode) {
            Some(file) => Ok(Self::Unlinked(file)),
            None => Self::beside(directory, mode),
        }
    }

    fn beside(directory: &Path, mode: u32) -> io::Result<Self> {
        let permissions = Permissions::from_mode(mode);
        let file = builder().permissions(permissions).tempfile_in(directory)?;
        Ok(Self::Beside(file))
    }

    /// What is to be written to.
    pub(crate) fn as_file(&self) -> &File {
        match self {
            Self::Unlinked(file) => file,
            Self::Beside(file) => file.as_file(),
        }
    }

    /// Gives it its name, and takes the place of a file that has it. For a moment there is then one
    /// called `.tieout-` and something.
    ///
    /// # Errors
    /// The system's; the file is then gone.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        let file = match self {
            Self::Unlinked(file) => match link(&file, path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    let directory = path.parent().unwrap_or(Path::new(""));
                    let directory =
                        if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
                    builder().make_in(directory, |name| link(&file, name))?.into_temp_path()
                }
                linked => return linked,
            },
            Self::Beside(file) => file.into_temp_path(),
        };
        file.persist(path).map_err(|error| error.error)
    }
}

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tieout-");
    builder
}

/// A file without a name; none where the file system or the system has no such thing, or the directory
/// takes no file, which the other way then says.
#[cfg(target_os = "linux")]
fn unlinked(directory: &Path, mode: u32) -> Option<File> {
    use rustix::fs::{Mode, OFlags, open};
    if !Path::new(OPEN_FILES).is_dir() {
        return None;
    }
    let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
    open(directory, flags, Mode::from_raw_mode(mode)).ok().map(File::from)
}

#[cfg(not(target_os = "linux"))]
fn unlinked(_: &Path, _: u32) -> Option<File> {
    None
}

/// Gives the file a name that no other has.
#[cfg(target_os = "linux")]
fn link(file: &File, name: &Path) -> io::Result<()> {
    use std::os::fd::AsRawFd as _;

    use rustix::fs::{AtFlags, CWD, linkat};
    let open = format!("{OPEN_FILES}/{}", file.as_raw_fd());
    Ok(linkat(CWD, open, CWD, name, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    type Make = fn(&Path, u32) -> io::Result<UnnamedFile>;

    #[test]
    fn a_file_appears_with_its_name_in_the_place_of_another_or_of_none() {
        for make in [UnnamedFile::in_directory as Make, UnnamedFile::beside] {
            let directory = tempfile::tempdir().unwrap();
            let path = directory.path().join("name");
            for content in ["new", "in its place"] {
                let file = make(directory.path(), 0o600).unwrap();
                file.as_file().write_all(content.as_bytes()).unwrap();
                file.persist(&path).unwrap();
                assert_eq!(std::fs::read_to_string(&path).unwrap(), content);
                assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 1);
                assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
            }
        }
    }

    #[test]
    fn a_file_that_gets_no_name_is_gone() {
        for make in [UnnamedFile::in_directory as Make, UnnamedFile::beside] {
            let directory = tempfile::tempdir().unwrap();
            drop(make(directory.path(), 0o666).unwrap());
            let file = make(directory.path(), 0o666).unwrap();
            let path = directory.path().join("a directory");
            std::fs::create_dir(&path).unwrap();
            assert!(file.persist(&path).is_err());
            assert_eq!(std::fs::read_dir(&directory).unwrap().count(), 1, "the directory");
        }
    }
}
