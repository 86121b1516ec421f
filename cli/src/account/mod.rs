//! The folder of a bank account, month after month: what a person decided, what was closed, what is open.
//!
//! | File | Holds |
//! |---|---|
//! | `account.toml` | name, currency, how its files are read, those of the last run, what was open at first |
//! | `decisions.csv` | what was decided of rows that are not closed, and what is decided every month |
//! | `closed/YYYY-MM-DD/` | a closed period: its rows and what became of each, decisions, open items, statement, readings, and a list of these with their hashes |
//! | `periods.jsonl` | a line for each close, chained |
//! | `audit.jsonl` | who closed, reopened and decided what, and when |
//!
//! All of it can be read, compared and mended by hand; a mended file is checked when it is read. The rules
//! are in the core; here files are read and written.

mod audit;
mod closed;
mod closed_faults;
mod closed_files;
mod decisions;
mod folder;
mod integrity;
mod journals;
mod open_items;
mod periods;
mod settings;
mod state;
mod table;

pub(crate) use audit::{AuditEvent, write_audit};
pub(crate) use closed::{ClosedPeriod, readings};
pub(crate) use folder::{AccountFolder, FolderChange};
pub(crate) use journals::written as journals;
pub(crate) use open_items::read_lines as read_open_items;
pub(crate) use periods::PeriodLine;
pub(crate) use settings::{FurtherFile, LastFile, is_kept_in};
pub(crate) use state::AccountState;
