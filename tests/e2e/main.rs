//! End-to-end tests: the real program, real files, real pipes and terminals, real HTTP.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod command_line;
mod formats;
mod output;
mod reconcile;
mod refusals;
mod serve;
mod support;
mod terminal;
