//! Periods: examples of each rule, and laws.

mod laws;
mod month;
mod overlap;
mod statement;
