//! The one task that writes: many requests, one commit.
//!
//! | Step | What it does |
//! |---|---|
//! | gather | takes every write that waits, at most [`BATCH_MAX`] |
//! | lock | takes the heads that they change, in one order |
//! | prepare | reads what they are going to ask of organisations' books, once for all |
//! | apply | lets each decide and write, in order of arrival |
//! | commit | writes what waits to be written, once for all; only then anyone is answered |
//!
//! A write that refuses has changed nothing, as a rule, and its neighbours go on. If one fails, or
//! refuses after it has changed rows, the whole batch is rolled back and each is done by itself in
//! a transaction of its own: nobody keeps a row of a failure, nobody suffers from a neighbour.
//!
//! The task belongs to no request: a caller that goes away changes nothing.

use std::collections::BTreeSet;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

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

/// Writes that share a commit: enough to share it, few enough that the first need not wait long.
const BATCH_MAX: usize = 128;

/// Writes that may wait; more wait before the door.
const WAITING_MAX: usize = 1024;

/// A write that has waited so long is not begun any more: its caller has lost patience.
const WAIT_MAX: Duration = Duration::from_secs(10);

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

#[derive(Debug, Default)]
struct WriterTimes {
    /// When a write failed last, other than by waiting.
    failed_at: Option<Instant>,
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
        let bench = Bench { database, ledger_key, metrics: metrics.clone() };
        let task = tokio::spawn(run(bench, waiting, is_closing, health.clone()));
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
    metrics: WriterMetrics,
}

impl Bench {
    async fn commit(&self, tx: Tx, writes: usize) -> Result<(), StoreError> {
        let began = Instant::now();
        tx.commit().await?;
        self.metrics.committed(writes, began.elapsed());
        Ok(())
    }

    /// Tells everyone what came of it.
    fn answer_all(&self, batch: Vec<Box<dyn PendingWrite>>, failed: Option<&StoreError>) {
        if failed.is_some() {
            self.metrics.failed(batch.len());
        }
        for pending in batch {
            pending.answer(failed.cloned());
        }
    }
}

async fn run(
    bench: Bench,
    mut waiting: mpsc::Receiver<Box<dyn PendingWrite>>,
    mut is_closing: watch::Receiver<bool>,
    health: WriterHealth,
) {
    let mut batch = Vec::with_capacity(BATCH_MAX);
    loop {
        let is_open = !waiting.is_closed();
        tokio::select! {
            biased;
            () = ordered(&mut is_closing), if is_open => waiting.close(),
            received = waiting.recv_many(&mut batch, BATCH_MAX) => {
                if received == 0 {
                    return;
                }
                let (late, timely) =
                    std::mem::take(&mut batch).into_iter().partition(|pending| pending.is_late());
                bench.answer_all(late, Some(&StoreError::Waited));
                health.times().oldest_asked_at = timely.iter().map(|one| one.asked_at()).min();
                let written = write_batch(&bench, timely).await;
                let mut times = health.times();
                times.oldest_asked_at = None;
                if written.is_err_and(|error| !error.is_busy()) {
                    times.failed_at = Some(Instant::now());
                }
            }
        }
    }
}

/// Waits for the order to close. An error would mean that no writer is left to give it.
async fn ordered(is_closing: &mut watch::Receiver<bool>) {
    _ = is_closing.wait_for(|closing| *closing).await;
}

/// How a batch went.
enum Together {
    Committed,
    /// Nothing was kept; each must be tried by itself.
    Apart,
    Failed(StoreError),
}

/// Writes a batch and answers everyone in it; gives the last failure.
async fn write_batch(
    bench: &Bench,
    mut batch: Vec<Box<dyn PendingWrite>>,
) -> Result<(), StoreError> {
    if batch.len() > 1 {
        match together(bench, &mut batch).await {
            Together::Committed => {
                bench.answer_all(batch, None);
                return Ok(());
            }
            Together::Failed(error) => {
                bench.answer_all(batch, Some(&error));
                return Err(error);
            }
            Together::Apart => {}
        }
    }
    let mut outcome = Ok(());
    for mut pending in batch {
        let failed = if pending.is_late() {
            Some(StoreError::Waited)
        } else {
            alone(bench, pending.as_mut()).await.err()
        };
        if let Some(error) = &failed {
            outcome = Err(error.clone());
        }
        bench.answer_all(vec![pending], failed.as_ref());
    }
    outcome
}

async fn together(bench: &Bench, batch: &mut [Box<dyn PendingWrite>]) -> Together {
    match all_in_one(bench, batch).await {
        Ok(Some(tx)) => match bench.commit(tx, batch.len()).await {
            Ok(()) => Together::Committed,
            // Whether it was kept nobody knows: to try again might do it twice.
            Err(error) => Together::Failed(error),
        },
        Ok(None) => Together::Apart,
        Err(error) if error.is_busy() => Together::Failed(error),
        Err(error) => {
            tracing::warn!(%error, writes = batch.len(), "a batch failed; its writes go one by one");
            Together::Apart
        }
    }
}

/// A transaction with all of them in it; none if one refused after it had changed something.
async fn all_in_one(
    bench: &Bench,
    writes: &mut [Box<dyn PendingWrite>],
) -> Result<Option<Tx>, StoreError> {
    let mut batch = begun(bench, needs(writes.iter().map(|pending| &**pending))).await?;
    for pending in writes {
        let changes_before = batch.changes();
        let is_done = pending.apply(&mut batch).await?;
        if !is_done && batch.changes() != changes_before {
            batch.rollback().await?;
            return Ok(None);
        }
    }
    batch.complete().await.map(Some)
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

/// A batch that has what writes need.
async fn begun(
    bench: &Bench,
    (locks, reads): (BTreeSet<RowLock>, ReadSet),
) -> Result<Batch, StoreError> {
    let mut batch = Batch::begin(&bench.database, bench.ledger_key.clone(), &locks).await?;
    batch.prepare(reads).await?;
    Ok(batch)
}

async fn alone(
    bench: &Bench,
    pending: &mut (dyn PendingWrite + 'static),
) -> Result<(), StoreError> {
    let mut batch = begun(bench, needs([&*pending])).await?;
    if !pending.apply(&mut batch).await? {
        return batch.rollback().await;
    }
    bench.commit(batch.complete().await?, 1).await
}

type AppliedWrite<'a> = Pin<Box<dyn Future<Output = Result<bool, StoreError>> + Send + 'a>>;

/// A write of any kind, with the caller who waits for it.
trait PendingWrite: Send {
    fn asked_at(&self) -> Instant;

    /// Whether it has waited too long to be begun.
    fn is_late(&self) -> bool {
        self.asked_at().elapsed() > WAIT_MAX
    }

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
