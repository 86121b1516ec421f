//! Periods: examples of each rule, and laws.

mod free;
mod laws;
mod ledger;
mod month;
mod overlap;
mod statement;
