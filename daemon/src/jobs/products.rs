//! What each product does with a payload.

use std::num::NonZeroUsize;

use tieout::job::Product;
use tieout::reconcile::{Options, Request, RequestError, reconcile};

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
    Payload(#[from] RequestError),
    #[error("the result cannot be written: {0}")]
    Write(#[from] serde_json::Error),
}

/// Runs a job. It takes as long as it takes: not for an async thread.
pub(super) fn run(product: Product, payload: Vec<u8>, cost: u32) -> Result<Run, RunError> {
    match product {
        Product::Reconcile => run_reconciliation(payload, cost),
    }
}

/// Only a verified run is paid for. Source: contract part 3.
fn run_reconciliation(body: Vec<u8>, cost: u32) -> Result<Run, RunError> {
    let Request { bank, book, options } = Request::decode(&body)?;
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

/// Half of the machine: requests want to be answered meanwhile.
fn threads() -> NonZeroUsize {
    let all = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(all / 2).unwrap_or(NonZeroUsize::MIN)
}
