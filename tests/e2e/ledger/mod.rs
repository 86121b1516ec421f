//! The ledger over HTTP: an organisation's books, from its making to its reports.

mod accounts;
mod bank_accounts;
mod bank_transactions;
pub(crate) mod banking;
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
mod organisations;
mod settlements;
mod settlements_at_once;
mod settlements_of_bank;
mod settlements_of_credit;
pub(crate) mod settling;
mod suggest;
pub(crate) mod support;
mod transfers;
pub(crate) mod vat;
mod vat_cash;
mod vat_returns;
