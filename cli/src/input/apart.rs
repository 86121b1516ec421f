//! A file read apart from any command: what a fuzzer, or another program, hands over.

use std::io::Read;

use tieout::reconcile::Rows;

use super::amounts::DecimalMark;
use super::format::Format;
use super::problem::{Dataset, LoadError};
use super::side::load;
use super::source::Source;

/// A delimited file that was taken.
#[derive(Debug)]
pub struct CsvFile {
    /// Its rows, in the order of the file.
    pub rows: Rows,
    /// The 1-based line on which each row starts.
    pub lines: Vec<u64>,
    /// The 1-based line of the header.
    pub header_line: u64,
}

/// Reads a file as `tieout reconcile FILE ...` does without further options but `--decimal`.
///
/// # Errors
/// The first problems, each as a person reads it, and how many more there are.
pub fn read_csv(
    file: impl Read + Send + 'static,
    decimal: Option<DecimalMark>,
) -> Result<CsvFile, Vec<String>> {
    let format = Format { decimal, ..Format::default() };
    match load(Dataset::Bank, &Source::Stdin, Box::new(file), &format, &|_| ()) {
        Ok(side) => {
            Ok(CsvFile { rows: side.rows, lines: side.lines, header_line: side.header.line })
        }
        Err(LoadError::Io { name, error }) => Err(vec![format!("cannot read {name}: {error}")]),
        Err(LoadError::Content(problems)) => {
            Err(problems.complaints().into_iter().map(|complaint| complaint.message).collect())
        }
    }
}
