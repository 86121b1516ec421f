//! Why the contents of a file cannot be had.

use std::io;

use tieout_statement::fault::Fault;
use tieout_statement::list::ListFaults;

use super::dataset::Dataset;

/// Why the contents of a file cannot be had.
#[derive(Debug)]
pub(crate) enum FileError {
    /// Its bytes cannot be had.
    Io { name: String, error: io::Error },
    /// Something is wrong with it.
    Faults {
        dataset: Dataset,
        name: String,
        /// The first ones.
        faults: Vec<Fault>,
        count: usize,
        /// It was read no further.
        is_stopped: bool,
    },
}

impl FileError {
    /// That something is wrong with a list.
    pub(crate) fn of_faults(dataset: Dataset, name: String, faults: ListFaults) -> Self {
        let ListFaults { kept, count, is_stopped } = faults;
        Self::Faults { dataset, name, faults: kept, count, is_stopped }
    }
}
