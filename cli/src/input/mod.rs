//! Files as the engine's rows: records, header, cells, and what is wrong with them.

mod amounts;
mod apart;
mod dates;
mod detect;
mod format;
mod header;
mod problem;
mod records;
mod role;
mod side;
mod source;

pub use amounts::DecimalMark;
pub use apart::{CsvFile, read_csv};
pub(crate) use dates::DateFormat;
pub(crate) use format::Format;
pub(crate) use problem::{Dataset, LoadError};
pub(crate) use role::ColumnMap;
pub(crate) use side::{Side, load};
pub(crate) use source::Source;
