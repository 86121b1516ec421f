//! What the acceptance and the end of a job change: the job, its place, its reservation and its charge.
//!
//! Each list is applied in order in one transaction, or not at all: what is charged with a job and what is
//! reserved for it never part from its status.

use crate::contract::error::{ErrorBody, ErrorCode};

/// What a worker brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunOutcome {
    /// A result, to be paid for.
    Billed,
    /// A result that costs nothing.
    Free,
    /// No result.
    Failed,
}

/// What there is to be charged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chargeable {
    /// The balance alone: what other jobs have reserved is theirs only until somebody else comes to be
    /// charged.
    pub balance: i64,
    /// Whether request, key and subscription permit charges beyond it.
    pub may_overrun: bool,
}

/// One change that the acceptance of a job makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AcceptanceChange {
    /// It gets the next place in the queue, and is there.
    Enter,
    /// So much of the user's balance is reserved.
    Reserve(i64),
    /// The answer is kept for whoever repeats the request.
    KeepAnswer,
}

/// One change that the end of a job makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobChange {
    /// So much is taken from the balance.
    Charge(i64),
    /// So much is owed beyond the balance.
    ChargeBeyond(i64),
    /// The result stays.
    KeepResult,
    /// The result goes.
    RemoveResult,
    /// The job has ended.
    End(JobEnding),
    /// Its place is free.
    Leave,
    /// So much is no longer reserved.
    Release(i64),
    /// Nothing of its payload stays.
    RemovePayload,
}

/// How a job ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JobEnding {
    /// With its result.
    Completed {
        /// From the balance and beyond it.
        credits_charged: i64,
    },
    /// Without one: the credits are gone that it was to be charged.
    Short {
        /// What it costs.
        required: i64,
        /// What is there.
        available: i64,
    },
    /// Without one, for another reason.
    Failed,
}

/// What the acceptance of a job changes.
#[must_use]
pub const fn acceptance(cost: i64) -> [AcceptanceChange; 3] {
    [AcceptanceChange::Enter, AcceptanceChange::Reserve(cost), AcceptanceChange::KeepAnswer]
}

/// What the end of a job changes, whatever brought it.
#[must_use]
pub const fn ending(cost: i64, how: JobEnding) -> [JobChange; 4] {
    [JobChange::End(how), JobChange::Leave, JobChange::Release(cost), JobChange::RemovePayload]
}

/// What the end of a run changes. What there is to be charged only counts where it is to be paid for.
#[must_use]
pub fn settlement(cost: i64, outcome: RunOutcome, chargeable: Chargeable) -> Vec<JobChange> {
    let Chargeable { balance, may_overrun } = chargeable;
    let mut changes = Vec::with_capacity(7);
    let how = match outcome {
        RunOutcome::Failed => JobEnding::Failed,
        RunOutcome::Billed if cost > balance && !may_overrun => {
            changes.push(JobChange::RemoveResult);
            JobEnding::Short { required: cost, available: balance }
        }
        RunOutcome::Billed | RunOutcome::Free => {
            let due = if outcome == RunOutcome::Billed { cost } else { 0 };
            let from_balance = due.min(balance);
            if from_balance > 0 {
                changes.push(JobChange::Charge(from_balance));
            }
            if due > from_balance {
                changes.push(JobChange::ChargeBeyond(due - from_balance));
            }
            changes.push(JobChange::KeepResult);
            JobEnding::Completed { credits_charged: due }
        }
    };
    changes.extend(ending(cost, how));
    changes
}

/// What the job says that fails for want of credits.
#[must_use]
pub fn shortfall(required: i64, available: i64) -> ErrorBody {
    ErrorBody {
        code: ErrorCode::InsufficientCredits.name().into(),
        message: format!(
            "{required} credits were needed when the job was to be charged and {available} were there; \
             nothing was charged"
        ),
        details: Some(serde_json::json!({ "required": required, "available": available })),
    }
}

/// What the job says that was taken up as often as it may be.
#[must_use]
pub fn given_up() -> ErrorBody {
    ErrorBody {
        code: ErrorCode::InternalError.name().into(),
        message: "the job could not be finished; nothing was charged".to_owned(),
        details: None,
    }
}
