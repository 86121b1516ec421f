//! Where the bytes of a side come from.

use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use super::detect::HEADER_WITHIN_BYTES;
use super::problem::LoadError;

/// What some programs write at the start of a UTF-8 file.
pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A source that can be read.
pub(crate) type Opened = Box<dyn Read + Send>;

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

    /// Whether its name says that it is JSON.
    pub(super) fn is_named_json(&self) -> bool {
        let Self::File(path) = self else { return false };
        path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
    }

    /// Opens it for reading.
    ///
    /// # Errors
    /// [`LoadError::Io`].
    pub(crate) fn open(&self) -> Result<Opened, LoadError> {
        let opened: io::Result<Opened> = match self {
            Self::Stdin => Ok(Box::new(io::stdin())),
            Self::File(path) if path.is_dir() => {
                Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"))
            }
            Self::File(path) => std::fs::File::open(path).map(|file| Box::new(file) as _),
        };
        opened.map_err(|error| LoadError::Io { name: self.name(), error })
    }
}

/// A source of which the start was read: what it is shows there.
pub(crate) struct Begun<'a> {
    pub(super) start: Vec<u8>,
    rest: Counted<'a>,
}

impl<'a> Begun<'a> {
    /// Reads as much as a header must stand within; `on_bytes` hears of every byte read.
    pub(crate) fn new(
        source: &Source,
        opened: Opened,
        on_bytes: &'a (dyn Fn(u64) + Sync),
    ) -> Result<Self, LoadError> {
        let mut rest = Counted { inner: opened, on_bytes };
        let mut start = Vec::new();
        let read = rest.by_ref().take(HEADER_WITHIN_BYTES).read_to_end(&mut start);
        read.map_err(|error| LoadError::Io { name: source.name(), error })?;
        Ok(Self { start, rest })
    }

    /// Whether it is JSON, by its first character.
    pub(super) fn is_json(&self) -> bool {
        let text = self.start.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.start);
        text.trim_ascii_start().starts_with(b"[") || text.trim_ascii_start().starts_with(b"{")
    }

    /// Everything from the start on.
    pub(crate) fn whole(self) -> impl Read + use<'a> {
        Cursor::new(self.start).chain(self.rest)
    }
}

/// Reports the bytes that pass through.
struct Counted<'a> {
    inner: Opened,
    on_bytes: &'a (dyn Fn(u64) + Sync),
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        (self.on_bytes)(u64::try_from(length).unwrap_or(u64::MAX));
        Ok(length)
    }
}

/// Leaves out a UTF-8 byte order mark at the start.
pub(super) struct SkipBom<R> {
    inner: R,
    is_past_start: bool,
}

impl<R> SkipBom<R> {
    pub(super) const fn new(inner: R) -> Self {
        Self { inner, is_past_start: false }
    }
}

impl<R: Read> Read for SkipBom<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        let is_start = !std::mem::replace(&mut self.is_past_start, true);
        if !is_start || !buffer[..length].starts_with(BYTE_ORDER_MARK) {
            return Ok(length);
        }
        buffer.copy_within(3..length, 0);
        if length > 3 { Ok(length - 3) } else { self.inner.read(buffer) }
    }
}
