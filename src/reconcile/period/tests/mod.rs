//! Periods: examples of each rule, and laws.

mod free;
mod laws;
mod month;
mod overlap;
mod statement;
