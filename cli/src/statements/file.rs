//! A file from its source to what was read of it.

use std::io::Read;

use tieout_statement::open::{ReadFile, ReadTrouble, read};
use tieout_statement::read::RowSink;

use super::columns::Columns;
use super::file_request::FileRequest;
use super::notes;
use super::unreadable::UnreadableFile;
use crate::files::{FileError, whole};

/// A file that was read.
#[derive(Debug)]
pub(crate) struct StatementFile {
    /// How messages name it.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) read: ReadFile,
    /// What a person should know, each with the name of the file.
    pub(crate) notes: Vec<String>,
    /// Where it contradicts itself, without its name.
    pub(crate) contradictions: Vec<String>,
}

/// Reads a file that was opened into `sink`; `on_bytes` hears of every byte read. The bytes are let go of
/// when it ends.
///
/// # Errors
/// [`UnreadableFile`].
pub(crate) fn load(
    wanted: &FileRequest<'_>,
    opened: impl Read,
    on_bytes: &(dyn Fn(u64) + Sync),
    sink: &mut dyn RowSink,
) -> Result<StatementFile, UnreadableFile> {
    let bytes = whole(wanted.source, opened, on_bytes)?;
    load_bytes(wanted, &bytes, sink)
}

/// The same of bytes that were read.
///
/// # Errors
/// [`UnreadableFile`].
pub(super) fn load_bytes(
    wanted: &FileRequest<'_>,
    bytes: &[u8],
    sink: &mut dyn RowSink,
) -> Result<StatementFile, UnreadableFile> {
    let (name, dataset) = (wanted.source.name(), wanted.dataset);
    match read(bytes, wanted.request(&wanted.stated), sink) {
        Ok(read) => {
            let columns = Columns::of(&read, wanted);
            let notes = notes::of(&name, &read);
            let contradictions = notes::contradictions(&read);
            Ok(StatementFile { name, columns, read, notes, contradictions })
        }
        Err(ReadTrouble::Faults { faults, count, is_stopped }) => {
            Err(FileError::Faults { dataset, name, faults, count, is_stopped }.into())
        }
        Err(ReadTrouble::Question(question)) => {
            Err(UnreadableFile::Question { dataset, name, question, by_days: Vec::new() })
        }
    }
}
