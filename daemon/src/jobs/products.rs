//! What each product does with a payload.

use std::num::NonZeroUsize;

use tieout::coding::{self, Coder};
use tieout::job::Product;
use tieout::reconcile::{self, Options, reconcile};

use crate::store::{Packed, StoreError};

/// What a run made.
pub(super) struct Run {
    /// The result object as JSON, compressed.
    pub(super) result: Packed,
    /// Whether it is to be paid for.
    pub(super) is_billed: bool,
}

/// Why a run made nothing.
#[derive(Debug, thiserror::Error)]
pub(super) enum RunError {
    #[error("the result cannot be packed: {0}")]
    Pack(#[from] StoreError),
    /// It was checked before it was accepted.
    #[error("the payload is not what was accepted: {0}")]
    Payload(#[from] reconcile::RequestError),
    /// Likewise.
    #[error("the payload is not what was accepted: {0}")]
    CodingPayload(#[from] coding::RequestError),
    #[error("the result cannot be written: {0}")]
    Write(#[from] serde_json::Error),
}

/// Runs a job. It takes as long as it takes: not for an async thread.
pub(super) fn run(product: Product, payload: Vec<u8>, cost: u32) -> Result<Run, RunError> {
    match product {
        Product::Reconcile => run_reconciliation(payload, cost),
        Product::Coding => run_coding(payload, cost),
    }
}

/// Only a verified run is paid for. Source: contract part 3.
fn run_reconciliation(body: Vec<u8>, cost: u32) -> Result<Run, RunError> {
    let reconcile::Request { bank, book, options } = reconcile::Request::decode(&body)?;
    drop(body);
    let run = Options {
        window_days: options.window_days,
        threads: threads(),
        minimum_score: options.minimum_score,
        suggest: options.include_suggestions,
    };
    let outcome = reconcile(&bank, &book, run, &|_| ());
    let is_billed = outcome.verification.is_verified;
    let charged = if is_billed { u64::from(cost) } else { 0 };
    let result = outcome.to_contract(&bank, &book, charged, options.include_matched);
    let result = serde_json::to_vec(&result)?;
    Ok(Run { result: Packed::new(&result)?, is_billed })
}

/// A run that succeeds is paid for. Source: contract part 3.
fn run_coding(body: Vec<u8>, cost: u32) -> Result<Run, RunError> {
    let coding::Request { transactions, chart } = coding::Request::decode(&body)?;
    drop(body);
    let outcome = Coder::new(&chart).on_threads(threads()).code(&transactions);
    let result = serde_json::to_vec(&outcome.to_contract(&chart, u64::from(cost)))?;
    Ok(Run { result: Packed::new(&result)?, is_billed: true })
}

/// Half of the machine: requests want to be answered meanwhile.
fn threads() -> NonZeroUsize {
    let all = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(all / 2).unwrap_or(NonZeroUsize::MIN)
}
