//! Periods: examples of each rule, and laws.

mod laws;
mod ledger;
mod month;
mod statement;
