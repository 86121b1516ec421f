//! Periods: examples of each rule, and laws.

mod account;
mod carried;
mod changes;
mod cheques;
mod corrections;
mod decisions;
mod free;
mod laws;
mod ledger;
mod numbers;
mod overlap;
mod reconciled_period;
mod requested_entries;
mod statement;
