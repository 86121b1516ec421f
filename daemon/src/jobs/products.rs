//! What each product does with a payload.

use std::num::NonZeroUsize;

use serde::Serialize;
use tieout::job::Product;
use tieout_coding::Coder;
use tieout_reconcile::{MatchOptions, reconcile};

use crate::store::{Packed, Packing, RAW_BYTES_MAX, StoreError};

/// What a run made.
pub(super) struct JobRun {
    /// The result object as JSON, compressed.
    pub(super) result: Packed,
    /// Whether it is to be paid for.
    pub(super) is_billed: bool,
}

/// Why a run made nothing.
#[derive(Debug, thiserror::Error)]
pub(super) enum JobRunError {
    #[error("the result cannot be packed: {0}")]
    Pack(#[from] StoreError),
    #[error("the payload is damaged: {0}")]
    Stored(StoreError),
    /// Names of accounts that are thousands of characters long, repeated for thousands of rows.
    #[error("the result is longer than {} bytes", RAW_BYTES_MAX)]
    TooLong,
    /// It was checked before it was accepted.
    #[error("the payload is not the one that was accepted: {0}")]
    Payload(#[from] tieout_reconcile::ReconcileRequestError),
    /// Likewise.
    #[error("the payload is not the one that was accepted: {0}")]
    CodingPayload(#[from] tieout_coding::CodingRequestError),
    #[error("the result cannot be written: {0}")]
    Write(#[from] serde_json::Error),
}

/// Runs a job. It takes as long as it takes: not for an async thread.
pub(super) fn run(product: Product, payload: Vec<u8>, cost: u32) -> Result<JobRun, JobRunError> {
    match product {
        Product::Reconcile => run_reconciliation(payload, cost),
        Product::Coding => run_coding(payload, cost),
    }
}

/// Only a verified run is paid for. Source: contract part 3.
fn run_reconciliation(body: Vec<u8>, cost: u32) -> Result<JobRun, JobRunError> {
    let tieout_reconcile::ReconcileRequest { bank, book, options } =
        tieout_reconcile::ReconcileRequest::decode(&body)?;
    drop(body);
    let run = MatchOptions {
        window_days: options.window_days,
        threads: threads(),
        minimum_score: options.minimum_score,
        suggest: options.include_suggestions,
    };
    let outcome = reconcile(&bank, &book, run, &|_| ());
    let is_billed = outcome.verification.is_verified;
    let charged = if is_billed { u64::from(cost) } else { 0 };
    let result = outcome.to_contract(&bank, &book, charged, options.include_matched);
    Ok(JobRun { result: packed(&result)?, is_billed })
}

/// A run that succeeds is paid for. Source: contract part 3.
fn run_coding(body: Vec<u8>, cost: u32) -> Result<JobRun, JobRunError> {
    let tieout_coding::CodingRequest { transactions, chart } =
        tieout_coding::CodingRequest::decode(&body)?;
    drop(body);
    let outcome = Coder::new(&chart).on_threads(threads()).code(&transactions);
    let result = outcome.to_contract(&chart, u64::from(cost));
    Ok(JobRun { result: packed(&result)?, is_billed: true })
}

/// Written and compressed as it comes: every row may repeat a name of thousands of characters.
fn packed(result: &impl Serialize) -> Result<Packed, JobRunError> {
    let mut packing = Packing::default();
    match serde_json::to_writer(&mut packing, result) {
        Err(_) if packing.is_too_long() => Err(JobRunError::TooLong),
        written => {
            written?;
            Ok(packing.finish()?)
        }
    }
}

/// Half of the machine: requests want to be answered meanwhile.
fn threads() -> NonZeroUsize {
    let all = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(all / 2).unwrap_or(NonZeroUsize::MIN)
}
