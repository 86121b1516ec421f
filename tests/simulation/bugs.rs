//! Bugs that a test plants: how the simulation is itself tested.

/// A bug in whoever takes the steps that the machines name, or in a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bug {
    /// Callers are told before the commit.
    AnswerBeforeCommit,
    /// Statements of workers do not ask for the fence.
    NoFencing,
    /// A job is charged in a transaction of its own.
    ChargeApart,
    /// A worker listens for wake-ups only once it has found nothing to do.
    LostWakeUp,
    /// A worker that nobody wakes does not look for work.
    NoTimer,
    /// A commit that was not answered is taken for one that was rolled back, and done again.
    CommitTriedAgain,
    /// A key's answer is not kept.
    KeyForgotten,
    /// The leases of a daemon that went down never run out.
    NoTakeOver,
}

impl Bug {
    pub(super) const ALL: [Self; 8] = [
        Self::AnswerBeforeCommit,
        Self::NoFencing,
        Self::ChargeApart,
        Self::LostWakeUp,
        Self::NoTimer,
        Self::CommitTriedAgain,
        Self::KeyForgotten,
        Self::NoTakeOver,
    ];
}
