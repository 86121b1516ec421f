//! One worker: claims a job, runs it, ends it, and goes on.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tieout::contract::error::{ErrorBody, ErrorCode};
use tieout::job::{JobStatus, Product};
use tokio::sync::Notify;
use tracing::Instrument as _;

use super::products::{JobRun, JobRunError};
use super::{JobEngine, LEASE_MS, lease_end};
use crate::clock;
use crate::metrics::{JobEndKind, JobMetrics};
use crate::stop::Stop;
use crate::store::{
    ClaimLimits, Claimed, Ended, NotDone, Stale, Store, StoreError, unless_refused,
};

/// A worker that nobody wakes looks for work so often: another daemon may have accepted a job, or
/// gone down with one.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How long a worker waits for a busy database at the end of a run. Another cannot take the job over meanwhile:
/// for it the database is as busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A lease is renewed three times before it would run out.
const RENEW_EVERY: Duration = Duration::from_millis(LEASE_MS.unsigned_abs() / 4);

pub(super) struct Worker {
    pub(super) engine: JobEngine,
    pub(super) store: Store,
    pub(super) product: Product,
    pub(super) limits: ClaimLimits,
    pub(super) metrics: JobMetrics,
    pub(super) wake: Arc<Notify>,
    pub(super) stop: Stop,
}

/// What became of a claimed job.
enum JobEnd {
    /// It is to be ended so.
    Ended(Ended),
    /// It was given back, or another has it, or it brought the run down: nothing is to be ended.
    Left,
}

impl Worker {
    /// Works until it is told to stop.
    pub(super) async fn run(self) {
        let mut claimed = None;
        let mut looked_at = Instant::now();
        while !self.is_stopping() {
            if looked_at.elapsed() >= LOOK_EVERY {
                self.look_for_deadly_jobs().await;
                looked_at = Instant::now();
            }
            // Registered before the look, so that no job is accepted unnoticed in between.
            let woken = self.wake.notified();
            let next = match claimed.take() {
                Some(claimed) => Ok(Some(claimed)),
                None => self.store.claim(self.product, self.limits, clock::now()).await,
            };
            let done = match next {
                Ok(Some(next)) => {
                    let product = self.product.name();
                    let span = tracing::error_span!("job", job.id = %next.job, product);
                    self.work_on(next).instrument(span).await.map(|next| claimed = next)
                }
                Ok(None) => {
                    self.wait(woken).await;
                    Ok(())
                }
                Err(error) => Err(error),
            };
            if let Err(error) = done {
                tracing::warn!(%error, product = self.product.name(), "a worker is waiting for the database");
                self.pause().await;
            }
        }
        if let Some(claimed) = claimed {
            self.give_back(&claimed).await;
        }
    }

    fn is_stopping(&self) -> bool {
        self.stop.is_ordered()
    }

    /// Waits until there may be work.
    async fn wait(&self, woken: tokio::sync::futures::Notified<'_>) {
        let mut stop = self.stop.clone();
        tokio::select! {
            () = woken => {}
            () = stop.ordered() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
        }
    }

    /// Jobs that no worker has survived would else wait for ever.
    async fn look_for_deadly_jobs(&self) {
        let given_up = self.store.give_up_on_deadly_jobs(self.product, clock::now()).await;
        match given_up {
            Ok(0) => {}
            Ok(jobs) => {
                for _ in 0..jobs {
                    self.metrics.ended(self.product, JobEndKind::Failed);
                }
                tracing::error!(
                    jobs,
                    product = self.product.name(),
                    "jobs that crashed too often have failed"
                );
            }
            Err(error) => tracing::warn!(%error, "could not look for jobs that crash"),
        }
    }

    async fn pause(&self) {
        let mut stop = self.stop.clone();
        tokio::select! {
            () = stop.ordered() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
        }
    }

    /// Notes how a job ended.
    fn note_end(&self, may_cost: u32, ended: Option<JobStatus>) {
        let Some(status) = ended else {
            tracing::warn!("the job had already ended");
            return;
        };
        let outcome = match status {
            JobStatus::Completed => JobEndKind::Completed { credits: may_cost },
            _ => JobEndKind::Failed,
        };
        self.metrics.ended(self.product, outcome);
        tracing::info!(%status, "job ended");
    }

    /// Runs the job and ends it; the next is claimed in the same commit.
    async fn work_on(&self, claimed: Claimed) -> Result<Option<Claimed>, StoreError> {
        let ended = match self.work(&claimed).await {
            Ok(JobEnd::Ended(ended)) => ended,
            Ok(JobEnd::Left) => return Ok(None),
            Err(error) => {
                // It has killed nobody: the try does not count.
                self.give_back(&claimed).await;
                return Err(error);
            }
        };
        // What it is charged, should it complete.
        let may_cost = match &ended {
            Ended::Completed { is_billed: true, .. } => claimed.cost,
            Ended::Completed { .. } | Ended::Failed(_) => 0,
        };
        if self.is_stopping() {
            // What is done is done; only nothing new is begun.
            let ended = self.store.finish(claimed, ended, clock::now()).await;
            self.note_end(may_cost, unless_refused(ended)?);
            return Ok(None);
        }
        let at = clock::now();
        let (finished, next) = tokio::join!(
            self.store.finish(claimed.clone(), ended.clone(), at),
            self.store.claim(self.product, self.limits, at)
        );
        match unless_refused(finished) {
            Ok(ended) => self.note_end(may_cost, ended),
            Err(error) => {
                if let Ok(Some(next)) = &next {
                    self.give_back(next).await;
                }
                if !error.is_busy() {
                    return Err(error);
                }
                let finish = || async {
                    let at = clock::now();
                    unless_refused(self.store.finish(claimed.clone(), ended.clone(), at).await)
                };
                self.note_end(may_cost, self.patiently(finish).await?);
                return Ok(None);
            }
        }
        next
    }

    /// Tries for a while where the database is busy: to run the job again would take longer.
    async fn patiently<T, F>(&self, attempt: impl Fn() -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        let given_up_at = Instant::now() + PATIENCE;
        loop {
            match attempt().await {
                Err(error) if error.is_busy() && Instant::now() < given_up_at => {
                    if self.is_stopping() {
                        return Err(error);
                    }
                    tracing::warn!(%error, "a worker is waiting for the database");
                    self.pause().await;
                }
                done => return done,
            }
        }
    }

    async fn work(&self, claimed: &Claimed) -> Result<JobEnd, StoreError> {
        let Some(payload) = self.store.payload(claimed).await? else { return Ok(JobEnd::Left) };
        let payload = match payload.read_all().await {
            Ok(payload) => payload,
            // It would be no better the next time, and all behind it would wait.
            Err(error) if error.is_damage() => return Ok(failed(&JobRunError::Stored(error))),
            Err(error) => return Err(error),
        };
        let (engine, product, cost) = (self.engine, self.product, claimed.cost);
        let span = tracing::Span::current();
        let metrics = self.metrics.clone();
        let run = move || {
            let began = Instant::now();
            let run = span.in_scope(|| engine(product, payload, cost));
            metrics.ran(product, began.elapsed());
            run
        };
        let mut running = tokio::task::spawn_blocking(run);
        let mut stop = self.stop.clone();
        loop {
            tokio::select! {
                run = &mut running => return match run {
                    Ok(run) => self.outcome(run).await,
                    // Its words are not for the log: they may hold what the job was given.
                    Err(_panic) => self.brought_down(claimed).await,
                },
                () = stop.ordered() => {
                    self.give_back(claimed).await;
                    return Ok(JobEnd::Left);
                }
                () = tokio::time::sleep(RENEW_EVERY) => {
                    match self.store.renew_lease(claimed, lease_end()).await {
                        Ok(()) => {}
                        Err(NotDone::Refused(Stale)) => {
                            tracing::warn!("another worker has the job");
                            return Ok(JobEnd::Left);
                        }
                        // The run goes on; the next renewal may get through.
                        Err(NotDone::Failed(error)) => tracing::warn!(%error, "not renewed"),
                    }
                }
            }
        }
    }

    async fn outcome(&self, run: Result<JobRun, JobRunError>) -> Result<JobEnd, StoreError> {
        match run {
            Ok(JobRun { result, is_billed }) => {
                let stage = || self.store.stage(&result, clock::now());
                let result = self.patiently(stage).await?;
                Ok(JobEnd::Ended(Ended::Completed { result, is_billed }))
            }
            Err(error) => Ok(failed(&error)),
        }
    }

    /// It counts as a try: after three of them the job is given up.
    async fn brought_down(&self, claimed: &Claimed) -> Result<JobEnd, StoreError> {
        tracing::error!("a job crashed");
        unless_refused(self.store.renew_lease(claimed, clock::now()).await)?;
        Ok(JobEnd::Left)
    }

    async fn give_back(&self, claimed: &Claimed) {
        if let Err(NotDone::Failed(error)) = self.store.give_back(claimed, clock::now()).await {
            tracing::warn!(%error, job.id = %claimed.job, "a job is waiting for its lease to expire");
        }
    }
}

/// The end of a job that cannot be run, however often it is tried.
fn failed(error: &JobRunError) -> JobEnd {
    tracing::error!(%error, "a job failed");
    let cause = match error {
        JobRunError::TooLong => "its result would be longer than 1 GB",
        _ => "it could not be run",
    };
    let message = format!("the job failed: {cause}; nothing was charged");
    let code = ErrorCode::InternalError.name().into();
    JobEnd::Ended(Ended::Failed(ErrorBody { code, message, details: None }))
}
