//! Where the bytes of a file come from.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::error::FileError;

/// No statement is larger; a device or a pipe may have no end.
const BYTES_MAX: usize = 1 << 30;

/// As many bytes are read before progress is said.
const STEP_BYTES: u64 = 1 << 20;

/// A source that can be read.
pub(crate) type SourceReader = Box<dyn Read + Send>;

/// Where a side comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

impl Source {
    /// How messages name it.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "standard input".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Where it can be looked at.
    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Stdin => Path::new("/dev/stdin"),
            Self::File(path) => path,
        }
    }

    /// Opens it for reading.
    ///
    /// # Errors
    /// [`FileError::Io`].
    pub(crate) fn open(&self) -> Result<SourceReader, FileError> {
        let opened: io::Result<SourceReader> = match self {
            Self::Stdin => Ok(Box::new(io::stdin())),
            Self::File(path) if path.is_dir() => {
                Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"))
            }
            Self::File(path) => std::fs::File::open(path).map(|file| Box::new(file) as _),
        };
        opened.map_err(|error| FileError::Io { name: self.name(), error })
    }
}

/// All bytes of a source; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`FileError::Io`].
pub(crate) fn whole(
    source: &Source,
    mut opened: impl Read,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Vec<u8>, FileError> {
    let size = source.path().metadata().map_or(0, |metadata| metadata.len());
    let mut bytes = Vec::new();
    // A size that lies, as those of pipes do, costs nothing: more is taken as it comes.
    bytes.reserve_exact(usize::try_from(size).unwrap_or_default().min(BYTES_MAX));
    loop {
        let read = opened.by_ref().take(STEP_BYTES).read_to_end(&mut bytes);
        match read.map_err(|error| FileError::Io { name: source.name(), error })? {
            0 => return Ok(bytes),
            count => on_bytes(u64::try_from(count).unwrap_or_default()),
        }
        if bytes.len() > BYTES_MAX {
            let error = io::Error::new(io::ErrorKind::FileTooLarge, "it is larger than 1 GiB");
            return Err(FileError::Io { name: source.name(), error });
        }
    }
}
