//! Files as the engine's rows: records, header, cells, and what is wrong with them.

mod cell;
mod header;
mod problem;
mod records;
mod role;
mod side;

pub(crate) use cell::{DateFormat, DecimalMark};
pub(crate) use role::ColumnMap;
pub(crate) use side::{Format, LoadError, Side, Source, load};
