//! End-to-end tests: the real program, real files, real pipes and terminals, real HTTP.

#![expect(clippy::expect_used, reason = "a failed expectation is a failed test")]

mod account;
mod api;
mod client;
mod command_line;
mod daemon;
mod endurance;
mod formats;
mod hostile;
mod operator;
mod output;
mod place;
mod profile;
mod reconcile;
mod refusals;
mod remote;
mod scripted;
mod serve;
mod support;
mod terminal;

#[path = "../support/hostile/mod.rs"]
mod hostile_requests;
#[path = "../support/postgres.rs"]
mod postgres;
