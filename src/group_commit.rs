//! How writes share a commit: what the one task that writes decides between its waits.
//!
//! A state machine without input and output. [`GroupCommit::on`] hears what came of the last step and says
//! which is next; the store's writer does it on a database, the simulation (`tests/simulation/`) on tables in
//! memory with faults. Writes are numbered by their order of arrival in the batch in hand, and the time is
//! whatever its driver measures, from any one instant on.

use std::collections::VecDeque;
use std::time::Duration;

/// Writes that share a commit: enough to share it, few enough that the first need not wait long.
pub const WRITES_PER_COMMIT_MAX: usize = 128;

/// A write that has waited so long is not begun any more: its caller has lost patience.
pub const WRITE_WAIT_MAX: Duration = Duration::from_secs(10);

/// The next step. Whoever drives the machine takes it, and then says what came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommitStep {
    /// Wait for writes, and take up those that are there, [`WRITES_PER_COMMIT_MAX`] at most.
    Gather,
    /// Begin a transaction that has what the writes of [`GroupCommit::group`] need.
    Begin,
    /// Let this write decide and write.
    Apply(usize),
    /// Take back all that the transaction has changed.
    RollBack,
    /// Write what only waits to be written.
    Complete,
    /// Make it durable.
    Commit,
    /// Tell the caller of this write.
    Answer(usize, Verdict),
}

/// What a caller is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// What the write decided: done and durable, or refused.
    Decided,
    /// The failure that the driver has spoken of last. Whether the write was kept may be unknown.
    Failed,
    /// It waited too long and was not begun.
    Late,
}

/// What came of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CommitEvent {
    /// These were taken up; when each was asked for.
    Gathered(Vec<Duration>),
    /// The transaction has begun.
    Begun,
    /// The write has decided.
    Applied(WriteDecision),
    /// Nothing is left of the transaction.
    RolledBack,
    /// All is written, and nothing durable.
    Completed,
    /// It is durable.
    Committed,
    /// The step failed, and the transaction is over.
    Failed(FailureKind),
    /// The caller was told.
    Answered,
}

/// What a write has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WriteDecision {
    /// It is done.
    Done,
    /// It refuses, and has changed nothing.
    Refused,
    /// It refuses after it has changed something.
    RefusedAfterChange,
}

/// What kind of failure it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FailureKind {
    /// The database is locked, unreachable or silent: for each write by itself it would be the same.
    Busy,
    /// It may be the fault of one of the writes.
    Other,
}

/// The task's state: the writes in hand, and how far they are.
#[derive(Debug, Default)]
pub struct GroupCommit {
    /// When each write in hand was asked for.
    asked_at: Vec<Duration>,
    /// Those that the transaction at hand is for.
    group: Vec<usize>,
    /// How many of them have been applied.
    applied: usize,
    is_committing: bool,
    /// Transactions that are still to be begun.
    groups: VecDeque<Vec<usize>>,
    /// Callers who are still to be told.
    answers: VecDeque<(usize, Verdict)>,
}

impl GroupCommit {
    /// The writes that the transaction at hand is for.
    #[must_use]
    pub fn group(&self) -> &[usize] {
        &self.group
    }

    /// When the oldest was asked for of the writes that are begun or still to be begun.
    #[must_use]
    pub fn oldest_asked_at(&self) -> Option<Duration> {
        let writes = self.groups.iter().flatten().chain(&self.group);
        writes.filter_map(|write| self.asked_at.get(*write)).min().copied()
    }

    /// The next step, after this came of the last one.
    pub fn on(&mut self, event: CommitEvent, now: Duration) -> CommitStep {
        match event {
            CommitEvent::Gathered(asked_at) => self.take_up(asked_at, now),
            CommitEvent::Begun => return self.apply_next(),
            CommitEvent::Applied(decision) => {
                self.applied += 1;
                let is_alone = self.group.len() == 1;
                return match decision {
                    WriteDecision::Done => self.apply_next(),
                    // Its neighbours go on: it has left nothing.
                    WriteDecision::Refused if !is_alone => self.apply_next(),
                    WriteDecision::Refused | WriteDecision::RefusedAfterChange => {
                        CommitStep::RollBack
                    }
                };
            }
            CommitEvent::RolledBack if self.group.len() == 1 => self.answer_group(Verdict::Decided),
            CommitEvent::RolledBack => self.part(),
            CommitEvent::Completed => {
                self.is_committing = true;
                return CommitStep::Commit;
            }
            CommitEvent::Committed => self.answer_group(Verdict::Decided),
            CommitEvent::Failed(kind) => self.fail(kind),
            CommitEvent::Answered => {}
        }
        self.next(now)
    }

    /// Those that have waited too long are told so; the others share a transaction.
    fn take_up(&mut self, asked_at: Vec<Duration>, now: Duration) {
        self.asked_at = asked_at;
        let mut timely = Vec::with_capacity(self.asked_at.len());
        for write in 0..self.asked_at.len() {
            if self.is_late(write, now) {
                self.answers.push_back((write, Verdict::Late));
            } else {
                timely.push(write);
            }
        }
        if !timely.is_empty() {
            self.groups.push_back(timely);
        }
    }

    fn is_late(&self, write: usize, now: Duration) -> bool {
        self.asked_at
            .get(write)
            .is_some_and(|asked_at| now.saturating_sub(*asked_at) > WRITE_WAIT_MAX)
    }

    fn apply_next(&self) -> CommitStep {
        self.group.get(self.applied).map_or(CommitStep::Complete, |write| CommitStep::Apply(*write))
    }

    fn fail(&mut self, kind: FailureKind) {
        // Whether a commit was kept nobody knows: to try again might do it twice.
        let is_final = self.is_committing || self.group.len() == 1 || kind == FailureKind::Busy;
        if is_final { self.answer_group(Verdict::Failed) } else { self.part() }
    }

    /// Nothing was kept; each is tried by itself, so that nobody suffers from a neighbour.
    fn part(&mut self) {
        self.groups.extend(self.group.drain(..).map(|write| vec![write]));
    }

    fn answer_group(&mut self, verdict: Verdict) {
        self.answers.extend(self.group.drain(..).map(|write| (write, verdict)));
    }

    fn next(&mut self, now: Duration) -> CommitStep {
        loop {
            if let Some((write, verdict)) = self.answers.pop_front() {
                return CommitStep::Answer(write, verdict);
            }
            match self.groups.pop_front() {
                None => return CommitStep::Gather,
                // Its turn may have come late.
                Some(group) if matches!(*group, [write] if self.is_late(write, now)) => {
                    self.answers.extend(group.into_iter().map(|write| (write, Verdict::Late)));
                }
                Some(group) => {
                    (self.group, self.applied, self.is_committing) = (group, 0, false);
                    return CommitStep::Begin;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(100);

    fn taken_up(writes: usize) -> GroupCommit {
        let mut machine = GroupCommit::default();
        let gathered = CommitEvent::Gathered(vec![NOW; writes]);
        assert_eq!(machine.on(gathered, NOW), CommitStep::Begin);
        machine
    }

    #[track_caller]
    fn expect(machine: &mut GroupCommit, event: &CommitEvent, step: CommitStep) {
        assert_eq!(machine.on(event.clone(), NOW), step, "after {event:?}");
    }

    #[test]
    fn nobody_is_answered_before_the_commit() {
        let mut machine = taken_up(2);
        let done = || CommitEvent::Applied(WriteDecision::Done);
        expect(&mut machine, &CommitEvent::Begun, CommitStep::Apply(0));
        expect(&mut machine, &done(), CommitStep::Apply(1));
        expect(&mut machine, &done(), CommitStep::Complete);
        expect(&mut machine, &CommitEvent::Completed, CommitStep::Commit);
        let (first, second) = (Verdict::Decided, Verdict::Decided);
        expect(&mut machine, &CommitEvent::Committed, CommitStep::Answer(0, first));
        expect(&mut machine, &CommitEvent::Answered, CommitStep::Answer(1, second));
        expect(&mut machine, &CommitEvent::Answered, CommitStep::Gather);
    }

    #[test]
    fn a_commit_that_fails_is_not_tried_again_and_a_statement_that_fails_parts_the_writes() {
        let mut machine = taken_up(2);
        let done = || CommitEvent::Applied(WriteDecision::Done);
        expect(&mut machine, &CommitEvent::Begun, CommitStep::Apply(0));
        expect(&mut machine, &CommitEvent::Failed(FailureKind::Other), CommitStep::Begin);
        assert_eq!(machine.group(), [0]);
        expect(&mut machine, &CommitEvent::Begun, CommitStep::Apply(0));
        expect(&mut machine, &done(), CommitStep::Complete);
        expect(&mut machine, &CommitEvent::Completed, CommitStep::Commit);
        let failed = CommitEvent::Failed(FailureKind::Other);
        expect(&mut machine, &failed, CommitStep::Answer(0, Verdict::Failed));
        expect(&mut machine, &CommitEvent::Answered, CommitStep::Begin);
        assert_eq!(machine.group(), [1]);
        let busy = CommitEvent::Failed(FailureKind::Busy);
        expect(&mut machine, &busy, CommitStep::Answer(1, Verdict::Failed));
    }

    #[test]
    fn a_refusal_parts_the_writes_only_where_it_has_changed_something() {
        let mut machine = taken_up(2);
        expect(&mut machine, &CommitEvent::Begun, CommitStep::Apply(0));
        expect(&mut machine, &CommitEvent::Applied(WriteDecision::Refused), CommitStep::Apply(1));
        let changed = CommitEvent::Applied(WriteDecision::RefusedAfterChange);
        expect(&mut machine, &changed, CommitStep::RollBack);
        expect(&mut machine, &CommitEvent::RolledBack, CommitStep::Begin);
        expect(&mut machine, &CommitEvent::Begun, CommitStep::Apply(0));
        expect(&mut machine, &CommitEvent::Applied(WriteDecision::Refused), CommitStep::RollBack);
        let decided = CommitStep::Answer(0, Verdict::Decided);
        expect(&mut machine, &CommitEvent::RolledBack, decided);
    }

    #[test]
    fn what_has_waited_too_long_is_not_begun_together_or_alone() {
        let mut machine = GroupCommit::default();
        let late = NOW.saturating_sub(WRITE_WAIT_MAX).saturating_sub(Duration::from_millis(1));
        let gathered = CommitEvent::Gathered(vec![NOW, late, NOW]);
        assert_eq!(machine.on(gathered, NOW), CommitStep::Answer(1, Verdict::Late));
        expect(&mut machine, &CommitEvent::Answered, CommitStep::Begin);
        assert_eq!(machine.group(), [0, 2]);
        let failed = CommitEvent::Failed(FailureKind::Other);
        let later = NOW + WRITE_WAIT_MAX + Duration::from_millis(1);
        assert_eq!(machine.on(failed, later), CommitStep::Answer(0, Verdict::Late));
        assert_eq!(machine.on(CommitEvent::Answered, later), CommitStep::Answer(2, Verdict::Late));
        assert_eq!(machine.on(CommitEvent::Answered, later), CommitStep::Gather);
    }
}
