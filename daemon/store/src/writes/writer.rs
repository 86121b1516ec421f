//! The one task that writes: many requests, one commit.
//!
//! | Step | What it does |
//! |---|---|
//! | gather | takes every write that waits, at most [`WRITES_PER_COMMIT_MAX`] |
//! | lock | takes the heads that they change, in one order |
//! | prepare | reads what they are going to ask of organisations' books, once for all |
//! | apply | lets each decide and write, in order of arrival |
//! | commit | writes what waits to be written, once for all; only then anyone is answered |
//!
//! A write that refuses has changed nothing, as a rule, and its neighbours go on. If one fails, or
//! refuses after it has changed rows, the whole batch is rolled back and each is done by itself in
//! a transaction of its own: nobody keeps a row of a failure, nobody suffers from a neighbour.
//!
//! What comes after what is decided by [`GroupCommit`], without a wait; here are the waits.
//!
//! The task belongs to no request: a caller that goes away changes nothing.

use std::collections::BTreeSet;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tieout::group_commit::{
    CommitEvent, CommitStep, FailureKind, GroupCommit, Verdict, WRITES_PER_COMMIT_MAX,
    WriteDecision,
};
use tokio::sync::{mpsc, oneshot, watch};

use super::batch::Batch;
use super::read_set::ReadSet;
use super::write::{Write, WriteResult};
use super::writer_metrics::WriterMetrics;
use crate::db::backend::Database;
use crate::db::row_lock::RowLock;
use crate::db::tx::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger_key::LedgerKey;

/// Writes that may wait; more wait before the door.
const WAITING_MAX: usize = 1024;

/// The way to the task.
#[derive(Debug, Clone)]
pub(crate) struct Writer {
    door: mpsc::Sender<Box<dyn PendingWrite>>,
    closing: watch::Sender<bool>,
    health: WriterHealth,
    metrics: WriterMetrics,
}

/// How the task does, for those who ask from outside.
#[derive(Debug, Clone, Default)]
struct WriterHealth(Arc<Mutex<WriterTimes>>);

/// A database that others keep locked lets writes wait a few seconds each, and none goes through.
const STALLED_AFTER: Duration = Duration::from_secs(8);

#[derive(Debug, Default)]
struct WriterTimes {
    /// When a write failed last, other than by waiting; or by waiting, where none has gone through for long.
    failed_at: Option<Instant>,
    /// Since when none has gone through, and all have waited in vain.
    stalled_from: Option<Instant>,
    /// Since when the oldest of the writes in hand waits.
    oldest_asked_at: Option<Instant>,
}

impl WriterHealth {
    fn times(&self) -> MutexGuard<'_, WriterTimes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Writer {
    /// Starts the task on the runtime at hand.
    pub(crate) fn start(
        database: Database,
        ledger_key: Option<LedgerKey>,
    ) -> (Self, tokio::task::JoinHandle<()>) {
        let (door, waiting) = mpsc::channel(WAITING_MAX);
        let (closing, is_closing) = watch::channel(false);
        let health = WriterHealth::default();
        let metrics = WriterMetrics::default();
        let (began, health_of_task) = (Instant::now(), health.clone());
        let bench =
            Bench { database, ledger_key, health: health_of_task, metrics: metrics.clone(), began };
        let task = tokio::spawn(run(bench, waiting, is_closing));
        (Self { door, closing, health, metrics }, task)
    }

    /// Has it written; comes back when it is durable, refused or failed.
    pub(crate) async fn write<W: Write>(&self, write: W) -> WriteResult<W> {
        let (answer, answered) = oneshot::channel();
        let job = Job { write, decided: None, answer, asked_at: Instant::now() };
        self.door.send(Box::new(job)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// How long ago a write failed last; a task that has gone down fails always.
    pub(crate) fn failed_ago(&self) -> Option<Duration> {
        if self.door.is_closed() {
            return Some(Duration::ZERO);
        }
        self.health.times().failed_at.map(|failed_at| failed_at.elapsed())
    }

    /// How long the oldest write has waited that is being written; none where the task is idle.
    pub(crate) fn oldest_waits_for(&self) -> Option<Duration> {
        self.health.times().oldest_asked_at.map(|asked_at| asked_at.elapsed())
    }

    pub(crate) const fn metrics(&self) -> &WriterMetrics {
        &self.metrics
    }

    /// How many writes wait to be taken up.
    pub(crate) fn waiting(&self) -> usize {
        WAITING_MAX.saturating_sub(self.door.capacity())
    }

    /// No more writes; those that wait are still done.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }
}

/// What the task works with.
struct Bench {
    database: Database,
    ledger_key: Option<LedgerKey>,
    health: WriterHealth,
    metrics: WriterMetrics,
    /// The machine counts from here on.
    began: Instant,
}

/// The writes in hand; none in the place of one that has been answered.
type Hand = Vec<Option<Box<dyn PendingWrite>>>;

/// The transaction at hand.
enum OpenTransaction {
    None,
    /// Writes are applied to it.
    Batch(Box<Batch>),
    /// It is only to be committed.
    Complete(Tx),
}

impl OpenTransaction {
    fn batch(&mut self) -> Result<&mut Batch, StoreError> {
        match self {
            Self::Batch(batch) => Ok(&mut **batch),
            Self::None | Self::Complete(_) => Err(StoreError::Closed),
        }
    }

    fn take_batch(&mut self) -> Result<Batch, StoreError> {
        match std::mem::replace(self, Self::None) {
            Self::Batch(batch) => Ok(*batch),
            Self::None | Self::Complete(_) => Err(StoreError::Closed),
        }
    }
}

/// Takes the steps that the machine names, until nobody is left who could ask for a write.
async fn run(
    bench: Bench,
    mut waiting: mpsc::Receiver<Box<dyn PendingWrite>>,
    mut is_closing: watch::Receiver<bool>,
) {
    let mut machine = GroupCommit::default();
    let (mut hand, mut open) = (Hand::new(), OpenTransaction::None);
    // What failed last, and what a caller was told last.
    let (mut failure, mut told) = (StoreError::Closed, None);
    let mut step = CommitStep::Gather;
    loop {
        let event = match step {
            CommitStep::Gather => {
                bench.note_outcome(told.take());
                let Some(writes) = gather(&mut waiting, &mut is_closing).await else { return };
                let asked_at = writes.iter().map(|one| bench.since_began(one.asked_at())).collect();
                hand = writes.into_iter().map(Some).collect();
                CommitEvent::Gathered(asked_at)
            }
            CommitStep::Answer(write, verdict) => {
                let failed = match verdict {
                    Verdict::Decided => None,
                    Verdict::Failed => Some(failure.clone()),
                    Verdict::Late => Some(StoreError::Waited),
                };
                bench.answer(hand.get_mut(write).and_then(Option::take), failed.as_ref());
                told = failed.or(told);
                CommitEvent::Answered
            }
            _ => match bench.take(step, machine.group(), &mut hand, &mut open).await {
                Ok(event) => event,
                Err(error) => {
                    open = OpenTransaction::None;
                    let writes = machine.group().len();
                    if writes > 1 && step != CommitStep::Commit && !error.is_busy() {
                        tracing::warn!(%error, writes, "a batch failed; its writes go one by one");
                    }
                    failure = error;
                    CommitEvent::Failed(kind_of(&failure))
                }
            },
        };
        let is_new = matches!(event, CommitEvent::Gathered(_));
        step = machine.on(event, bench.began.elapsed());
        if is_new {
            bench.note_oldest(machine.oldest_asked_at());
        }
    }
}

/// The writes that wait, once there are some; none once the task was told to close and all are done.
async fn gather(
    waiting: &mut mpsc::Receiver<Box<dyn PendingWrite>>,
    is_closing: &mut watch::Receiver<bool>,
) -> Option<Vec<Box<dyn PendingWrite>>> {
    let mut writes = Vec::with_capacity(WRITES_PER_COMMIT_MAX);
    loop {
        let is_open = !waiting.is_closed();
        tokio::select! {
            biased;
            () = ordered(is_closing), if is_open => waiting.close(),
            received = waiting.recv_many(&mut writes, WRITES_PER_COMMIT_MAX) => {
                return (received > 0).then_some(writes);
            }
        }
    }
}

/// Waits for the order to close. An error would mean that no writer is left to give it.
async fn ordered(is_closing: &mut watch::Receiver<bool>) {
    _ = is_closing.wait_for(|closing| *closing).await;
}

const fn kind_of(error: &StoreError) -> FailureKind {
    if error.is_busy() { FailureKind::Busy } else { FailureKind::Other }
}

/// What these writes need.
fn needs<'p>(
    writes: impl IntoIterator<Item = &'p (dyn PendingWrite + 'static)>,
) -> (BTreeSet<RowLock>, ReadSet) {
    let (mut locks, mut reads) = (BTreeSet::new(), ReadSet::default());
    for pending in writes {
        pending.locks(&mut locks);
        pending.reads(&mut reads);
    }
    (locks, reads)
}

impl Bench {
    /// Takes a step on the database.
    async fn take(
        &self,
        step: CommitStep,
        group: &[usize],
        hand: &mut Hand,
        open: &mut OpenTransaction,
    ) -> Result<CommitEvent, StoreError> {
        match step {
            CommitStep::Begin => {
                let writes = group.iter().filter_map(|write| hand.get(*write)?.as_deref());
                let (locks, reads) = needs(writes);
                let ledger_key = self.ledger_key.clone();
                let mut batch = Batch::begin(&self.database, ledger_key, &locks).await?;
                batch.prepare(reads).await?;
                *open = OpenTransaction::Batch(Box::new(batch));
                Ok(CommitEvent::Begun)
            }
            CommitStep::Apply(write) => {
                let pending = hand.get_mut(write).and_then(Option::as_mut);
                let pending = pending.ok_or(StoreError::Closed)?;
                let batch = open.batch()?;
                let changes_before = batch.changes();
                let is_done = pending.apply(batch).await?;
                Ok(CommitEvent::Applied(if is_done {
                    WriteDecision::Done
                } else if batch.changes() == changes_before {
                    WriteDecision::Refused
                } else {
                    WriteDecision::RefusedAfterChange
                }))
            }
            CommitStep::RollBack => {
                open.take_batch()?.rollback().await?;
                Ok(CommitEvent::RolledBack)
            }
            CommitStep::Complete => {
                *open = OpenTransaction::Complete(open.take_batch()?.complete().await?);
                Ok(CommitEvent::Completed)
            }
            CommitStep::Commit => {
                let OpenTransaction::Complete(tx) = std::mem::replace(open, OpenTransaction::None)
                else {
                    return Err(StoreError::Closed);
                };
                let began = Instant::now();
                tx.commit().await?;
                self.metrics.committed(group.len(), began.elapsed());
                Ok(CommitEvent::Committed)
            }
            // The task takes these by itself.
            CommitStep::Gather | CommitStep::Answer(..) => Err(StoreError::Closed),
        }
    }

    /// Tells a caller what came of it.
    fn answer(&self, pending: Option<Box<dyn PendingWrite>>, failed: Option<&StoreError>) {
        if failed.is_some() {
            self.metrics.failed(1);
        }
        if let Some(pending) = pending {
            pending.answer(failed.cloned());
        }
    }

    fn since_began(&self, at: Instant) -> Duration {
        at.saturating_duration_since(self.began)
    }

    fn note_oldest(&self, asked_at: Option<Duration>) {
        self.health.times().oldest_asked_at = asked_at.map(|after| self.began + after);
    }

    /// Notes that the writes in hand are done, and how the last of them failed.
    fn note_outcome(&self, failed: Option<StoreError>) {
        let mut times = self.health.times();
        times.oldest_asked_at = None;
        let Some(error) = failed else {
            times.stalled_from = None;
            return;
        };
        let now = Instant::now();
        let stalled_from = *times.stalled_from.get_or_insert(now);
        if !error.is_busy() || now.duration_since(stalled_from) >= STALLED_AFTER {
            times.failed_at = Some(now);
        }
    }
}

type AppliedWrite<'a> = Pin<Box<dyn Future<Output = Result<bool, StoreError>> + Send + 'a>>;

/// A write of any kind, with the caller who waits for it.
trait PendingWrite: Send {
    fn asked_at(&self) -> Instant;

    fn locks(&self, locks: &mut BTreeSet<RowLock>);

    fn reads(&self, reads: &mut ReadSet);

    /// Applies it and keeps what comes of it; says whether it was done rather than refused.
    fn apply<'a>(&'a mut self, batch: &'a mut Batch) -> AppliedWrite<'a>;

    /// Tells the caller what came of it, or what failed after it was decided.
    fn answer(self: Box<Self>, failed: Option<StoreError>);
}

struct Job<W: Write> {
    write: W,
    decided: Option<Result<W::Done, W::Refusal>>,
    answer: oneshot::Sender<WriteResult<W>>,
    asked_at: Instant,
}

impl<W: Write> PendingWrite for Job<W> {
    fn asked_at(&self) -> Instant {
        self.asked_at
    }

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        self.write.locks(locks);
    }

    fn reads(&self, reads: &mut ReadSet) {
        self.write.reads(reads);
    }

    fn apply<'a>(&'a mut self, batch: &'a mut Batch) -> AppliedWrite<'a> {
        Box::pin(async move {
            // A refusal is for its caller alone; a failure is everybody's in the transaction.
            let decided = match self.write.apply(batch).await {
                Ok(done) => Ok(done),
                Err(not_done) => Err(not_done.refusal()?),
            };
            let is_done = decided.is_ok();
            self.decided = Some(decided);
            Ok(is_done)
        })
    }

    fn answer(self: Box<Self>, failed: Option<StoreError>) {
        let answer = match (failed, self.decided) {
            (Some(error), _) => Err(NotDone::Failed(error)),
            (None, Some(decided)) => decided.map_err(NotDone::Refused),
            (None, None) => Err(NotDone::Failed(StoreError::Closed)),
        };
        // The caller may have gone; what was written stays written.
        _ = self.answer.send(answer);
    }
}
