//! Statements and books from files: opened, read by the core, shown.
//!
//! How a file is read is decided in the core alone; nothing here is a rule of reading. What options say
//! is handed over ([`stated`]), rows are gathered ([`gather`]), and what the core says of a file is put
//! in words ([`notes`], [`trouble`]). What one file shows of the days of the other stands in [`other_side`], what files that are
//! converted together show of each other in [`several`].

mod cells;
mod columns;
mod command_line;
mod converted;
mod file;
mod file_request;
mod load_side;
mod notes;
mod other_side;
mod several;
mod side;
mod side_rows;
mod stated;
mod transactions;
mod unreadable;

pub(crate) use command_line::{CommandLine, options};
pub(crate) use converted::{ConvertedFile, ConvertedRow, convert};
pub(crate) use file_request::FileRequest;
pub(crate) use load_side::load_side;
pub(crate) use other_side::{other_days, resolve_dates};
pub(crate) use several::together;
pub(crate) use side::{FileOfRows, Side};
pub(crate) use stated::stated_columns;
pub(crate) use transactions::{TransactionFile, load_transactions};
pub(crate) use unreadable::{UnreadableFile, failure};
