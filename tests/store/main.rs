//! The store, tested through its own functions: every test on `SQLite` and on `PostgreSQL`.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "what was not expected is a failed test"
)]

mod any_column;
mod blobs;
mod books;
mod claims;
mod credits;
mod import_refusals;
mod integrity;
mod keys;
mod laws;
mod ledger_model;
mod opening;
mod reads;
mod remains;
mod schema;
mod seals;
mod security_log;
mod server;
mod settling;
mod settling_model;
mod submits;
mod support;
mod tampering;
mod unlisted;
mod vat;
mod vat_days;
mod vat_orders;
mod whole_books;
mod whole_export;

#[path = "../support/faulty_connection.rs"]
mod faulty_connection;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/traces.rs"]
mod traces;
