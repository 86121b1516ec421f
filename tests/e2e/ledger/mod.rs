//! The ledger over HTTP: an organisation's books, from its making to its reports.

mod accounts;
mod bulk;
mod journals;
mod organisations;
mod support;
