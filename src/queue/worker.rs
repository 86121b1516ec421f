//! What a worker does next: claims a job, runs it, ends it, and goes on.
//!
//! A state machine without input and output: [`JobWorker::on`] hears what came of the last step and says
//! which is next. The time is whatever its driver measures, from any one instant on.

use std::time::Duration;

use super::LEASE_MS;

/// A worker that nobody wakes looks for work so often: another daemon may have accepted a job, or
/// gone down with one.
pub const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A lease is renewed three times before it would run out.
pub const RENEW_EVERY: Duration = Duration::from_millis(LEASE_MS.unsigned_abs() / 4);

/// How long a worker waits for a busy database at the end of a run. Another cannot take the job over meanwhile:
/// for it the database is as busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// The next step. Whoever drives the machine takes it, and then says what came of it. The job in hand and the
/// next one are the driver's to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkerStep {
    /// Fail the jobs that no worker has survived: they would else wait for ever.
    FailDeadly,
    /// Listen for wake-ups from now on, so that no job is accepted unnoticed, and claim the next job.
    Claim,
    /// Wait for a wake-up since the last claim began, for the order to stop, or for [`LOOK_EVERY`].
    Wait,
    /// Wait for the order to stop, or for [`LOOK_EVERY`]: the database has failed.
    Pause,
    /// The next job becomes the one in hand.
    TakeNext,
    /// Read the payload of the job in hand and begin its run.
    Start,
    /// Wait for the end of the run, for the order to stop, or for [`RENEW_EVERY`].
    Watch,
    /// Make the lease longer.
    Renew,
    /// End the lease of the job in hand: it has brought down its run, which counts as a try.
    ExpireLease,
    /// Put the job in hand back in its place: the try does not count.
    GiveBack,
    /// The same with the next job.
    GiveBackNext,
    /// Store the result of the run.
    Stage,
    /// End the job in hand, and claim no other.
    Finish,
    /// End the job in hand and claim the next, in one commit.
    FinishAndClaim,
    /// Go.
    Stop,
}

/// What came of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WorkerEvent {
    /// It is there and has done nothing yet.
    Began,
    /// Deadly jobs have been looked for, whatever came of it.
    Looked,
    /// A job was claimed, or there is none.
    Claimed(bool),
    /// Waiting or pausing is over, whatever ended it.
    Waited,
    /// The next job is in hand.
    Taken,
    /// The run goes on.
    Running,
    /// The job has ended in another's hands.
    Gone,
    /// The run ended with a result.
    HasResult,
    /// The job cannot be run, however often it is tried.
    CannotRun,
    /// The run broke down.
    BroughtDown,
    /// The lease is due to be renewed.
    RenewalDue,
    /// The order to stop was given.
    StopOrdered,
    /// The lease is longer, or may be the next time: the run goes on.
    Renewed,
    /// The lease has ended, or was another's.
    LeaseExpired,
    /// A job was given back, or will be when its lease runs out.
    GivenBack,
    /// The result is stored.
    Staged,
    /// The job in hand has ended, or had ended already. Whether another was claimed with it; none where that
    /// failed.
    Finished(Option<bool>),
    /// The end of the job in hand failed. Whether another was claimed all the same.
    NotFinished {
        /// The same again may go through.
        is_busy: bool,
        /// Another job was claimed.
        has_next: bool,
    },
    /// Any other step failed.
    Failed {
        /// The same again may go through.
        is_busy: bool,
    },
}

/// A worker between two steps.
#[derive(Debug, Clone)]
pub struct JobWorker {
    /// The step that is under way.
    step: WorkerStep,
    looked_at: Duration,
    has_next: bool,
    /// The step to be tried again after a pause, or after the next job was given back.
    retried: Option<WorkerStep>,
    /// Until when it is tried.
    given_up_at: Duration,
}

impl JobWorker {
    /// One that begins now.
    #[must_use]
    pub const fn new(now: Duration) -> Self {
        let (step, given_up_at) = (WorkerStep::Stop, Duration::ZERO);
        Self { step, looked_at: now, has_next: false, retried: None, given_up_at }
    }

    /// The next step, after this came of the last one.
    pub fn on(&mut self, event: WorkerEvent, now: Duration, is_stopping: bool) -> WorkerStep {
        self.step = self.after(event, now, is_stopping);
        self.step
    }

    fn after(&mut self, event: WorkerEvent, now: Duration, is_stopping: bool) -> WorkerStep {
        match event {
            WorkerEvent::Began | WorkerEvent::Gone | WorkerEvent::LeaseExpired => {
                self.look(now, is_stopping)
            }
            WorkerEvent::Looked => {
                self.looked_at = now;
                self.claim()
            }
            WorkerEvent::Taken => {
                self.has_next = false;
                if is_stopping { WorkerStep::GiveBack } else { WorkerStep::Start }
            }
            WorkerEvent::Claimed(true) => WorkerStep::Start,
            WorkerEvent::Claimed(false) => WorkerStep::Wait,
            WorkerEvent::Waited | WorkerEvent::GivenBack => match self.retried.take() {
                Some(step) => step,
                None => self.look(now, is_stopping),
            },
            WorkerEvent::Running | WorkerEvent::Renewed => WorkerStep::Watch,
            WorkerEvent::HasResult => {
                self.given_up_at = now + PATIENCE;
                WorkerStep::Stage
            }
            WorkerEvent::CannotRun | WorkerEvent::Staged => {
                self.given_up_at = Duration::ZERO;
                // What is done is done; only nothing new is begun.
                if is_stopping { WorkerStep::Finish } else { WorkerStep::FinishAndClaim }
            }
            WorkerEvent::BroughtDown => WorkerStep::ExpireLease,
            WorkerEvent::RenewalDue => WorkerStep::Renew,
            WorkerEvent::StopOrdered => WorkerStep::GiveBack,
            WorkerEvent::Finished(Some(has_next)) => {
                self.has_next = has_next;
                self.look(now, is_stopping)
            }
            WorkerEvent::Finished(None) => WorkerStep::Pause,
            WorkerEvent::NotFinished { is_busy, has_next } => {
                self.not_finished(is_busy, has_next, now, is_stopping)
            }
            WorkerEvent::Failed { is_busy } => self.fail(is_busy, now, is_stopping),
        }
    }

    /// Begins anew, unless it is to go.
    fn look(&self, now: Duration, is_stopping: bool) -> WorkerStep {
        if is_stopping {
            return if self.has_next { WorkerStep::TakeNext } else { WorkerStep::Stop };
        }
        if now.saturating_sub(self.looked_at) >= LOOK_EVERY {
            return WorkerStep::FailDeadly;
        }
        self.claim()
    }

    const fn claim(&self) -> WorkerStep {
        if self.has_next { WorkerStep::TakeNext } else { WorkerStep::Claim }
    }

    /// To run the job again would take longer than to wait for a busy database.
    fn not_finished(
        &mut self,
        is_busy: bool,
        has_next: bool,
        now: Duration,
        is_stopping: bool,
    ) -> WorkerStep {
        if self.step == WorkerStep::FinishAndClaim {
            self.given_up_at = now + PATIENCE;
            self.retried = Some(if is_busy { WorkerStep::Finish } else { WorkerStep::Pause });
            return if has_next {
                WorkerStep::GiveBackNext
            } else {
                self.retried.take().unwrap_or(WorkerStep::Pause)
            };
        }
        if is_busy && now < self.given_up_at && !is_stopping {
            self.retried = Some(WorkerStep::Finish);
        }
        WorkerStep::Pause
    }

    fn fail(&mut self, is_busy: bool, now: Duration, is_stopping: bool) -> WorkerStep {
        match self.step {
            WorkerStep::Stage if is_busy && now < self.given_up_at && !is_stopping => {
                self.retried = Some(WorkerStep::Stage);
                WorkerStep::Pause
            }
            // It has killed nobody: the try does not count.
            WorkerStep::Start | WorkerStep::ExpireLease | WorkerStep::Stage => {
                self.retried = Some(WorkerStep::Pause);
                WorkerStep::GiveBack
            }
            _ => WorkerStep::Pause,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(100);

    /// One that has just been asked to end its job and to claim the next.
    fn ending() -> JobWorker {
        let mut worker = JobWorker::new(NOW);
        for (event, step) in [
            (WorkerEvent::Began, WorkerStep::Claim),
            (WorkerEvent::Claimed(true), WorkerStep::Start),
            (WorkerEvent::Running, WorkerStep::Watch),
            (WorkerEvent::HasResult, WorkerStep::Stage),
            (WorkerEvent::Staged, WorkerStep::FinishAndClaim),
        ] {
            assert_eq!(worker.on(event, NOW, false), step, "after {event:?}");
        }
        worker
    }

    #[test]
    fn the_next_job_goes_back_where_the_one_in_hand_could_not_be_ended() {
        for (is_busy, then) in [(true, WorkerStep::Finish), (false, WorkerStep::Pause)] {
            let mut worker = ending();
            let not_finished = WorkerEvent::NotFinished { is_busy, has_next: true };
            assert_eq!(worker.on(not_finished, NOW, false), WorkerStep::GiveBackNext);
            assert_eq!(worker.on(WorkerEvent::GivenBack, NOW, false), then);
        }
    }

    #[test]
    fn a_busy_database_is_waited_for_at_the_end_of_a_run_but_not_for_ever() {
        let mut worker = ending();
        let busy = WorkerEvent::NotFinished { is_busy: true, has_next: false };
        assert_eq!(worker.on(busy, NOW, false), WorkerStep::Finish);
        assert_eq!(worker.on(busy, NOW, false), WorkerStep::Pause);
        assert_eq!(worker.on(WorkerEvent::Waited, NOW, false), WorkerStep::Finish);
        let later = NOW + PATIENCE;
        assert_eq!(worker.on(busy, later, false), WorkerStep::Pause);
        assert_eq!(worker.on(WorkerEvent::Waited, later, false), WorkerStep::FailDeadly);
    }

    #[test]
    fn who_is_to_stop_gives_back_what_it_has_claimed_and_goes() {
        let mut worker = ending();
        let next = WorkerEvent::Finished(Some(true));
        assert_eq!(worker.on(next, NOW, true), WorkerStep::TakeNext);
        assert_eq!(worker.on(WorkerEvent::Taken, NOW, true), WorkerStep::GiveBack);
        assert_eq!(worker.on(WorkerEvent::GivenBack, NOW, true), WorkerStep::Stop);
    }

    #[test]
    fn a_job_that_could_not_be_read_goes_back_and_the_worker_pauses() {
        let mut worker = JobWorker::new(NOW);
        worker.on(WorkerEvent::Began, NOW, false);
        worker.on(WorkerEvent::Claimed(true), NOW, false);
        let failed = WorkerEvent::Failed { is_busy: true };
        assert_eq!(worker.on(failed, NOW, false), WorkerStep::GiveBack);
        assert_eq!(worker.on(WorkerEvent::GivenBack, NOW, false), WorkerStep::Pause);
        assert_eq!(worker.on(WorkerEvent::Waited, NOW, false), WorkerStep::Claim);
    }
}
