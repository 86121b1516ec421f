//! Files that commands read: where they come from, what options say of them, and what is wrong with them.
//!
//! How a file is read is decided in the core; nothing here is a rule of reading.

mod dataset;
mod error;
mod faults;
mod lists;
mod map;
mod source;

pub(crate) use tieout_statement::number::DecimalMark;

pub(crate) use dataset::Dataset;
pub(crate) use error::FileError;
pub(crate) use faults::FaultReport;
pub(crate) use lists::{ChartFile, ListFile, load_chart, load_list};
pub(crate) use map::ColumnMap;
pub(crate) use source::{Source, SourceReader, whole};
