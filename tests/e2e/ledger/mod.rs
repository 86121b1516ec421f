//! The ledger over HTTP: an organisation's books, from its making to its reports.

mod accounts;
mod bulk;
mod contacts;
mod entries;
mod export;
mod integrity;
mod journals;
mod members;
mod organisations;
pub(crate) mod support;
