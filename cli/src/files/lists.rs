//! Lists of a ledger from files, each with the name of its file.

use tieout_coding::{Chart, ChartAccount};
use tieout_statement::list::chart::{self, ChartList, ListedAccount};
use tieout_statement::list::{ListColumns, ListFaults, ListFormat};

use super::dataset::Dataset;
use super::error::FileError;
use super::faults::sided;
use super::source::{Source, SourceReader, whole};
use crate::safe::safe;

/// A list that was read.
#[derive(Debug)]
pub(crate) struct ListFile<T> {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) list: T,
}

/// Reads a list that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`FileError`].
pub(crate) fn load_list<T>(
    (dataset, source): (Dataset, &Source),
    opened: SourceReader,
    on_bytes: &(dyn Fn(u64) + Sync),
    read: impl FnOnce(&[u8]) -> Result<T, ListFaults>,
) -> Result<ListFile<T>, FileError> {
    let bytes = whole(source, opened, on_bytes)?;
    let name = source.name();
    match read(&bytes) {
        Ok(list) => Ok(ListFile { name, list }),
        Err(faults) => Err(FileError::of_faults(dataset, name, faults)),
    }
}

impl<T> ListFile<T> {
    /// What the books have against a list that could be read.
    pub(crate) fn unread(&self, dataset: Dataset, faults: ListFaults) -> FileError {
        FileError::of_faults(dataset, self.name.clone(), faults)
    }

    /// What a person should know, with the name of the file.
    pub(crate) fn named<'a>(&'a self, notes: &'a [String]) -> impl Iterator<Item = String> + 'a {
        notes.iter().map(|note| format!("{}: {}", self.name, safe(note)))
    }
}

/// A chart that was read.
#[derive(Debug)]
pub(crate) struct ChartFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: ListColumns,
    pub(crate) chart: Chart,
    /// The 1-based file line on which each account starts.
    pub(crate) lines: Vec<u64>,
    /// What a person should know, with the name of the file.
    pub(crate) notes: Vec<String>,
}

/// Reads a chart that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`FileError`].
pub(crate) fn load_chart(
    source: &Source,
    opened: SourceReader,
    format: &ListFormat,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<ChartFile, FileError> {
    let read = |bytes: &[u8]| chart::read(bytes, format);
    let file = load_list((Dataset::Chart, source), opened, on_bytes, read)?;
    let of_chart = |note: String| sided(&note, Dataset::Chart.prefix());
    let notes = file.named(&file.list.notes).map(of_chart).collect();
    let ListFile { name, list: ChartList { columns, accounts, .. } } = file;
    let lines = accounts.iter().map(|account| account.line).collect();
    let account = |ListedAccount { code, name, kind, .. }| ChartAccount { code, name, kind };
    let chart = Chart::new(accounts.into_iter().map(account).collect());
    Ok(ChartFile { name, columns, chart, lines, notes })
}
