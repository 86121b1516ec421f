//! Periods: examples of each rule, and laws.

mod asked;
mod belongs;
mod free;
mod laws;
mod ledger;
mod month;
mod overlap;
mod statement;
