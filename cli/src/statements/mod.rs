//! Statements and books from files: opened, read by the core, shown.
//!
//! How a file is read is decided in the core alone; nothing here is a rule of reading. What options say
//! is handed over ([`stated`]), and what the core says of a file is put
//! in words ([`notes`], [`trouble`]).

mod cells;
mod columns;
mod command_line;
mod converted;
mod file;
mod notes;
mod questions;
mod stated;
mod trouble;

pub(crate) use command_line::{CommandLine, options};
pub(crate) use converted::{ConvertedFile, ConvertedRow, convert};
pub(crate) use file::Wanted;
pub(crate) use notes::all as notes_of;
pub(crate) use stated::stated_columns;
pub(crate) use trouble::{Unread, failure};
