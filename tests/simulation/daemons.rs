//! A daemon: its clock, its writer and its workers, as the machines of the core see them.

use std::collections::VecDeque;
use std::time::Duration;

use tieout::group_commit::{CommitStep, GroupCommit};
use tieout::queue::settlement::RunOutcome;
use tieout::queue::worker::{JobWorker, WorkerStep};

use super::writes::{Claim, Op, Reply};

/// Who waits for an answer of the writer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Caller {
    Client {
        client: usize,
        turn: u64,
    },
    Worker(usize),
    /// A worker, for the job after the one that it ends.
    WorkerForNext(usize),
    /// The daemon itself, before its workers begin.
    Start,
}

/// A write that is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asked {
    pub(super) op: Op,
    pub(super) caller: Caller,
    pub(super) at: i64,
    /// It fails whenever it is applied, and with it whatever shares its transaction.
    pub(super) is_broken: bool,
}

/// A failure, as the store tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Failure {
    pub(super) is_busy: bool,
    /// Whether it may have been kept all the same.
    pub(super) is_unknown: bool,
}

/// What is answered, or how it failed.
pub(super) type Outcome = Result<Reply, Failure>;

pub(super) struct Writer {
    pub(super) machine: GroupCommit,
    pub(super) step: CommitStep,
    pub(super) waiting: VecDeque<Asked>,
    pub(super) hand: Vec<Asked>,
    pub(super) replies: Vec<Option<Reply>>,
    pub(super) is_answered: Vec<bool>,
    pub(super) failure: Failure,
    /// Whether its next step is due.
    pub(super) is_busy: bool,
    /// Since when it waits for another's transaction.
    pub(super) locked_out_since: Option<i64>,
}

pub(super) struct WorkerOfDaemon {
    pub(super) machine: JobWorker,
    pub(super) step: WorkerStep,
    /// Grows with each step: what is due for an earlier one is nothing any more.
    pub(super) turn: u64,
    pub(super) claimed: Option<Claim>,
    pub(super) next: Option<Claim>,
    /// A claim of which it was told that another has the job.
    pub(super) lost: Option<Claim>,
    /// Whether it would notice a wake-up.
    pub(super) is_listening: bool,
    pub(super) is_woken: bool,
    pub(super) claim_began_at: i64,
    pub(super) step_began_at: i64,
    /// The end of the run, and what it brings; none that it brings the daemon down.
    pub(super) run: Option<(i64, RunEnd)>,
    pub(super) outcome: RunOutcome,
    /// Of a job's end and the claim of the next: what has been answered.
    pub(super) finished: Option<Outcome>,
    pub(super) claimed_next: Option<Outcome>,
}

/// How a run goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RunEnd {
    Result {
        is_billed: bool,
    },
    CannotRun,
    Panic,
    /// The whole daemon goes down.
    Crash,
}

pub(super) struct Daemon {
    pub(super) is_up: bool,
    pub(super) is_stopping: bool,
    /// Grows with each start: what was due for an earlier one is nothing any more.
    pub(super) life: u64,
    /// Its clock beside the true time.
    pub(super) clock_ahead_ms: i64,
    pub(super) clock_drift_ppm: i64,
    pub(super) paused_until: i64,
    /// When it last told its workers of a job.
    pub(super) accepted_at: i64,
    pub(super) writer: Writer,
    pub(super) workers: Vec<WorkerOfDaemon>,
}

impl Writer {
    pub(super) fn new() -> Self {
        Self {
            machine: GroupCommit::default(),
            step: CommitStep::Gather,
            waiting: VecDeque::new(),
            hand: Vec::new(),
            replies: Vec::new(),
            is_answered: Vec::new(),
            failure: Failure { is_busy: true, is_unknown: false },
            is_busy: false,
            locked_out_since: None,
        }
    }
}

impl WorkerOfDaemon {
    pub(super) fn new(now: i64) -> Self {
        Self {
            machine: JobWorker::new(after(now)),
            step: WorkerStep::Stop,
            turn: 0,
            claimed: None,
            next: None,
            lost: None,
            is_listening: false,
            is_woken: false,
            claim_began_at: 0,
            step_began_at: now,
            run: None,
            outcome: RunOutcome::Failed,
            finished: None,
            claimed_next: None,
        }
    }
}

impl Daemon {
    pub(super) fn new(clock_ahead_ms: i64, clock_drift_ppm: i64) -> Self {
        Self {
            is_up: false,
            is_stopping: false,
            life: 0,
            clock_ahead_ms,
            clock_drift_ppm,
            paused_until: 0,
            accepted_at: -1,
            writer: Writer::new(),
            workers: Vec::new(),
        }
    }

    /// What its clock says.
    pub(super) const fn clock(&self, now: i64) -> i64 {
        super::START + now + self.clock_ahead_ms + now * self.clock_drift_ppm / 1_000_000
    }
}

/// The true time, as machines count it.
pub(super) fn after(now: i64) -> Duration {
    Duration::from_millis(now.unsigned_abs())
}
