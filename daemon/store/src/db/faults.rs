//! Faults that a test injects into the transactions of its thread.

use std::cell::Cell;
use std::sync::Arc;

use crate::error::StoreError;

/// What goes wrong, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TxFault {
    /// The statement after so many others fails; its transaction is over.
    Statement { after: u32, is_busy: bool },
    /// Nothing is kept of the next commit, and that is said.
    CommitFails { is_busy: bool },
    /// The disk fails at the end of the next commit, whose pages are in the log already.
    CommitBreaks,
    /// The connection is lost during the next commit, and nobody can say what became of it.
    CommitUnanswered { is_kept: bool },
    /// The process dies instead of the statement after so many others.
    DeathAtStatement { after: u32 },
    /// The process dies during the next commit.
    DeathAtCommit { is_kept: bool },
}

thread_local! {
    static FAULT: Cell<Option<TxFault>> = const { Cell::new(None) };
    /// The process is dead, and does nothing more.
    static IS_DEAD: Cell<bool> = const { Cell::new(false) };
}

/// Lets this go wrong, or nothing; whoever was dead lives again.
pub(crate) fn inject(fault: Option<TxFault>) {
    FAULT.set(fault);
    IS_DEAD.set(false);
}

/// Whether the process has died since.
pub(crate) fn is_dead() -> bool {
    IS_DEAD.get()
}

fn die() -> StoreError {
    IS_DEAD.set(true);
    StoreError::Closed
}

fn failure(is_busy: bool) -> StoreError {
    if is_busy {
        StoreError::Busy(Arc::new(sqlx::Error::PoolTimedOut))
    } else {
        StoreError::Database(Arc::new(sqlx::Error::RowNotFound))
    }
}

/// A transaction begins, or a statement runs.
pub(super) fn before_statement() -> Result<(), StoreError> {
    if is_dead() {
        return Err(StoreError::Closed);
    }
    let (left, failure) = match FAULT.get() {
        Some(TxFault::Statement { after: 0, is_busy }) => (None, Some(failure(is_busy))),
        Some(TxFault::DeathAtStatement { after: 0 }) => (None, Some(die())),
        Some(TxFault::Statement { after, is_busy }) => {
            (Some(TxFault::Statement { after: after - 1, is_busy }), None)
        }
        Some(TxFault::DeathAtStatement { after }) => {
            (Some(TxFault::DeathAtStatement { after: after - 1 }), None)
        }
        other => (other, None),
    };
    FAULT.set(left);
    failure.map_or(Ok(()), Err)
}

pub(super) fn before_commit() -> Result<(), StoreError> {
    if is_dead() {
        return Err(StoreError::Closed);
    }
    let failure = match FAULT.get() {
        Some(TxFault::CommitFails { is_busy }) => failure(is_busy),
        Some(TxFault::CommitUnanswered { is_kept: false }) => StoreError::Unanswered,
        Some(TxFault::DeathAtCommit { is_kept: false }) => die(),
        _ => return Ok(()),
    };
    FAULT.set(None);
    Err(failure)
}

pub(super) fn after_commit() -> Result<(), StoreError> {
    let failure = match FAULT.get() {
        Some(TxFault::CommitBreaks) => failure(false),
        Some(TxFault::CommitUnanswered { is_kept: true }) => StoreError::Unanswered,
        Some(TxFault::DeathAtCommit { is_kept: true }) => die(),
        _ => return Ok(()),
    };
    FAULT.set(None);
    Err(failure)
}
