//! Files as the engine's rows: records, header, cells, and what is wrong with them.

mod accounts;
mod amounts;
mod apart;
mod cells;
mod chart;
mod columns;
mod dates;
mod detect;
mod form;
mod format;
mod header;
mod journals;
mod json;
mod kinds;
mod opening;
mod problem;
mod records;
mod role;
mod side;
mod source;
mod table;
mod transactions;

pub(crate) use accounts::{AccountsFile, load_accounts};
pub use amounts::DecimalMark;
pub(crate) use amounts::is_some_amount;
pub use apart::{CsvFile, read_csv};
pub(crate) use chart::{ChartFile, load_chart};
pub(crate) use dates::DateFormat;
pub(crate) use format::Format;
pub(crate) use journals::{Fault as JournalFault, FileJournal, JournalFile, load_journals};
pub(crate) use opening::{OpeningFile, load_opening};
pub(crate) use problem::{Dataset, LoadError};
pub(crate) use role::ColumnMap;
pub(crate) use side::{Side, load};
pub(crate) use source::{Opened, Source};
pub(crate) use transactions::{TransactionFile, load_transactions};
