//! `tieout ledger reports` and `trial-balance`: what the books come to.

mod print;
mod sheets;
mod statements;

pub(super) use print::{ReportOutputArgs, ReportsArgs, TrialBalanceArgs, run, trial_balance};
