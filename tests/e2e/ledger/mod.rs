//! The ledger over HTTP: an organisation's books, from its making to its reports.

mod accounts;
mod aged;
mod bank_accounts;
mod bank_transactions;
mod banking;
mod bulk;
mod confirming;
mod contacts;
mod entries;
mod export;
mod import;
mod integrity;
mod invoices;
pub(crate) mod invoicing;
mod journals;
mod members;
mod opening;
mod organisations;
mod reports;
pub(crate) mod support;
mod transfers;
