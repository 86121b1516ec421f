//! Periods: examples of each rule, and laws.

mod changes;
mod corrections;
mod free;
mod laws;
mod ledger;
mod numbers;
mod overlap;
mod reconciled_period;
mod requested_entries;
mod statement;
