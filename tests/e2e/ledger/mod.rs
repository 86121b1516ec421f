//! The ledger over HTTP: an organisation's books, from its making to its reports.

mod accounts;
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
mod invoices_drafts;
mod invoices_list;
mod invoices_void;
pub(crate) mod invoicing;
mod journals;
mod members;
mod organisations;
mod settlements;
mod settlements_of_bank;
mod settlements_of_credit;
pub(crate) mod settling;
pub(crate) mod support;
mod transfers;
