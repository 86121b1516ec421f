//! Files for their owner alone. Where root makes one among the files of another user, it is that user's: the
//! service runs as them, and could not open it otherwise.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, fchown};
use std::path::Path;

/// The user whose files may be given to others.
const ROOT: u32 = 0;

/// Whom a file belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileOwner {
    /// The user's number.
    pub user: u32,
    /// The group's number.
    pub group: u32,
}

impl FileOwner {
    /// Of what is there.
    #[must_use]
    pub fn of(place: &Metadata) -> Self {
        Self { user: place.uid(), group: place.gid() }
    }

    /// Whom a file of this name is to belong to: as the one that is there, else as its directory.
    #[must_use]
    pub fn to_be(path: &Path) -> Option<Self> {
        let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty());
        let found = path.metadata().or_else(|_| directory.unwrap_or(Path::new(".")).metadata());
        found.ok().map(|place| Self::of(&place))
    }
}

/// Makes a file for its owner alone, whatever the umask. One that root makes belongs to `owner`.
///
/// # Errors
/// The system's; [`io::ErrorKind::AlreadyExists`] where there is one.
pub(crate) fn create_private_for(path: &Path, owner: Option<FileOwner>) -> io::Result<File> {
    // New, and so no link of another user's to a file that is not theirs.
    let file = OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(path)?;
    let made = FileOwner::of(&file.metadata()?);
    if let Some(owner) = owner
        && made.user == ROOT
        && made != owner
    {
        match fchown(&file, Some(owner.user), Some(owner.group)) {
            // Not every root may, and not every file system can: doctor names what is left.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {}
            done => done?,
        }
    }
    Ok(file)
}

/// Makes a file for the owner of its directory alone.
///
/// # Errors
/// As `create_private_for`, for whoever runs this.
pub fn create_private(path: &Path) -> io::Result<File> {
    create_private_for(path, FileOwner::to_be(path))
}

/// Opens such a file; makes it where it is not there.
pub(crate) fn open_private(path: &Path) -> io::Result<File> {
    match create_private(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(path),
        opened => opened,
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::chown;

    use super::*;

    const SERVICE: FileOwner = FileOwner { user: 12_345, group: 54_321 };

    #[test]
    fn a_file_is_made_for_the_one_that_it_replaces_or_for_its_directory_and_by_root_for_their_owner()
     {
        let directory = tempfile::TempDir::new().unwrap();
        let path = directory.path().join("file");
        let own = FileOwner::of(&create_private(&path).unwrap().metadata().unwrap());
        let again = create_private(&path).unwrap_err();
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(FileOwner::to_be(&path), Some(own));
        if own.user != ROOT {
            return;
        }
        chown(directory.path(), Some(SERVICE.user), Some(SERVICE.group)).unwrap();
        assert_eq!(FileOwner::to_be(&path), Some(own), "the file is there");
        std::fs::remove_file(&path).unwrap();
        let of = |file: File| FileOwner::of(&file.metadata().unwrap());
        assert_eq!(of(open_private(&path).unwrap()), SERVICE);
        chown(&path, Some(1), Some(2)).unwrap();
        assert_eq!(of(open_private(&path).unwrap()), FileOwner { user: 1, group: 2 }, "as it was");
    }
}
