//! End-to-end tests: the real program, real files, real pipes and terminals, real HTTP.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod access;
mod account;
mod admin_members;
mod anchors;
mod api;
mod backup;
mod bank_reconciliation;
mod beside;
mod charges;
mod client;
mod code;
mod code_files;
mod code_remote;
mod coding;
mod command_line;
mod companies;
mod company;
mod completions;
mod convert;
mod daemon;
mod daemon_settings;
mod doctor;
mod edges;
mod erasure;
mod every_answer;
mod failing;
mod formats;
mod guide;
mod idempotency;
mod keys;
mod ledger;
mod ledger_cli;
mod ledger_cli_bad_debts;
mod ledger_cli_bank;
mod ledger_cli_change;
mod ledger_cli_close;
mod ledger_cli_invoices;
mod ledger_cli_kept;
mod ledger_cli_post;
mod ledger_cli_reports;
mod ledger_cli_said;
mod ledger_cli_said_vat;
mod ledger_cli_settle;
mod ledger_cli_warnings;
mod ledger_two_daemons;
mod limits;
mod logs;
#[cfg(feature = "long-tests")]
mod long;
mod metrics;
mod months;
mod months_altered;
mod months_attacked;
mod months_cleared;
mod months_guarded;
mod months_held;
mod months_laws;
mod months_refused;
mod months_replaced;
mod months_shown;
mod old_databases;
mod operator;
mod order;
mod output;
mod page;
mod place;
mod pooled;
mod pooler;
mod profile;
mod publication;
mod questions;
mod readers;
mod reading;
mod reconcile;
mod refusals;
mod remote;
mod replaced_files;
mod results;
mod scripted;
mod secrets;
mod security_log;
mod serve;
mod server_tls;
mod sessions;
mod several_files;
mod signs;
mod silent_server;
mod statements;
mod suggestions;
mod sums;
mod support;
mod tenants;
mod terminal;
mod traps;
mod unfinished;
mod why;
mod year;

#[path = "../support/faulty_connection.rs"]
mod faulty_connection;
#[cfg(feature = "long-tests")]
#[path = "../support/hostile/mod.rs"]
mod hostile_requests;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/published.rs"]
mod published;
#[path = "../support/traces.rs"]
mod traces;
