//! Files as the engine's rows: records, header, cells, and what is wrong with them.

mod amounts;
mod dates;
mod header;
mod problem;
mod records;
mod role;
mod side;

pub(crate) use amounts::DecimalMark;
pub(crate) use dates::DateFormat;
pub(crate) use problem::Dataset;
pub(crate) use role::ColumnMap;
pub(crate) use side::{Format, LoadError, Side, Source, load};
