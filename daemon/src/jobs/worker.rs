//! One worker: claims a job, runs it, ends it, and goes on. What it does next is decided by [`JobWorker`],
//! without a wait; here are the waits.

use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tieout::contract::error::{ErrorBody, ErrorCode};
use tieout::job::{JobStatus, Product};
use tieout::queue::worker::{JobWorker, LOOK_EVERY, RENEW_EVERY, WorkerEvent, WorkerStep};
use tokio::sync::Notify;
use tokio::sync::futures::Notified;
use tokio::task::JoinHandle;
use tracing::Instrument as _;

use super::products::{JobRun, JobRunError};
use super::{JobEngine, lease_end};
use crate::clock;
use crate::metrics::{JobEndKind, JobMetrics};
use crate::stop::Stop;
use crate::store::{
    ClaimLimits, Claimed, Ended, NotDone, Stale, Store, StoreError, unless_refused,
};

pub(super) struct Worker {
    pub(super) engine: JobEngine,
    pub(super) store: Store,
    pub(super) product: Product,
    pub(super) limits: ClaimLimits,
    pub(super) metrics: JobMetrics,
    pub(super) wake: Arc<Notify>,
    pub(super) stop: Stop,
}

/// What a worker has in hand.
#[derive(Default)]
struct InHand<'w> {
    /// Since the last claim began.
    woken: Option<Pin<Box<Notified<'w>>>>,
    claimed: Option<Claimed>,
    span: Option<tracing::Span>,
    /// To be worked on after the one in hand.
    next: Option<Claimed>,
    running: Option<JoinHandle<Result<JobRun, JobRunError>>>,
    run: Option<JobRun>,
    ended: Option<Ended>,
}

impl InHand<'_> {
    /// Another job is worked on.
    fn take_up(&mut self, claimed: Claimed, product: Product) {
        let product = product.name();
        self.span = Some(tracing::error_span!("job", job.id = %claimed.job, product));
        self.claimed = Some(claimed);
        self.let_go();
    }

    /// Forgets what became of the last run, which may be large.
    fn let_go(&mut self) {
        (self.running, self.run, self.ended) = (None, None, None);
    }

    /// What the log says of this step: the job that it is about.
    fn span_of(&self, step: WorkerStep) -> tracing::Span {
        match step {
            WorkerStep::FailDeadly
            | WorkerStep::Claim
            | WorkerStep::Wait
            | WorkerStep::Pause
            | WorkerStep::TakeNext => tracing::Span::none(),
            _ => self.span.clone().unwrap_or_else(tracing::Span::none),
        }
    }

    fn claimed(&self) -> Result<&Claimed, StoreError> {
        self.claimed.as_ref().ok_or(StoreError::Closed)
    }
}

impl Worker {
    /// Works until it is told to stop.
    pub(super) async fn run(self) {
        let began = Instant::now();
        let mut machine = JobWorker::new(Duration::ZERO);
        let mut hand = InHand::default();
        let mut event = WorkerEvent::Began;
        loop {
            let step = machine.on(event, began.elapsed(), self.stop.is_ordered());
            if step == WorkerStep::Stop {
                return;
            }
            let span = hand.span_of(step);
            event = match self.take(step, &mut hand).instrument(span.clone()).await {
                Ok(event) => event,
                Err(error) => {
                    let is_busy = error.is_busy();
                    span.in_scope(|| {
                        let product = self.product.name();
                        tracing::warn!(%error, product, "a worker is waiting for the database");
                    });
                    WorkerEvent::Failed { is_busy }
                }
            };
        }
    }

    /// Takes a step.
    async fn take<'w>(
        &'w self,
        step: WorkerStep,
        hand: &mut InHand<'w>,
    ) -> Result<WorkerEvent, StoreError> {
        Ok(match step {
            WorkerStep::FailDeadly => {
                self.look_for_deadly_jobs().await;
                WorkerEvent::Looked
            }
            WorkerStep::Claim => {
                hand.let_go();
                hand.woken = Some(Box::pin(self.wake.notified()));
                let claimed = self.store.claim(self.product, self.limits, clock::now()).await?;
                let is_there = claimed.is_some();
                if let Some(claimed) = claimed {
                    hand.take_up(claimed, self.product);
                }
                WorkerEvent::Claimed(is_there)
            }
            WorkerStep::Wait => {
                self.wait(hand.woken.take()).await;
                WorkerEvent::Waited
            }
            WorkerStep::Pause => {
                self.wait(None).await;
                WorkerEvent::Waited
            }
            WorkerStep::TakeNext => {
                let next = hand.next.take().ok_or(StoreError::Closed)?;
                hand.take_up(next, self.product);
                WorkerEvent::Taken
            }
            WorkerStep::Start => self.start(hand).await?,
            WorkerStep::Watch => self.watch(hand).await,
            WorkerStep::Renew => self.renew(hand.claimed()?).await,
            WorkerStep::ExpireLease => {
                unless_refused(self.store.renew_lease(hand.claimed()?, clock::now()).await)?;
                WorkerEvent::LeaseExpired
            }
            WorkerStep::GiveBack => {
                self.give_back(hand.claimed()?).await;
                WorkerEvent::GivenBack
            }
            WorkerStep::GiveBackNext => {
                self.give_back(&hand.next.take().ok_or(StoreError::Closed)?).await;
                WorkerEvent::GivenBack
            }
            WorkerStep::Stage => {
                let run = hand.run.as_ref().ok_or(StoreError::Closed)?;
                let result = self.store.stage(&run.result, clock::now()).await?;
                hand.ended = Some(Ended::Completed { result, is_billed: run.is_billed });
                hand.run = None;
                WorkerEvent::Staged
            }
            WorkerStep::Finish => self.finish(hand, false).await?,
            WorkerStep::FinishAndClaim => self.finish(hand, true).await?,
            WorkerStep::Stop => return Err(StoreError::Closed),
        })
    }

    /// Waits until there may be work, or the database may answer again.
    async fn wait(&self, woken: Option<Pin<Box<Notified<'_>>>>) {
        let mut stop = self.stop.clone();
        let woken = async {
            match woken {
                Some(woken) => woken.await,
                None => std::future::pending().await,
            }
        };
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

    async fn start(&self, hand: &mut InHand<'_>) -> Result<WorkerEvent, StoreError> {
        let claimed = hand.claimed()?;
        let cost = claimed.cost;
        let Some(payload) = self.store.payload(claimed).await? else {
            return Ok(WorkerEvent::Gone);
        };
        let payload = match payload.read_all().await {
            Ok(payload) => payload,
            // It would be no better the next time, and all behind it would wait.
            Err(error) if error.is_damage() => {
                hand.ended = Some(failed(&JobRunError::Stored(error)));
                return Ok(WorkerEvent::CannotRun);
            }
            Err(error) => return Err(error),
        };
        let (engine, product) = (self.engine, self.product);
        let span = tracing::Span::current();
        let metrics = self.metrics.clone();
        let run = move || {
            let began = Instant::now();
            let run = span.in_scope(|| engine(product, payload, cost));
            metrics.ran(product, began.elapsed());
            run
        };
        hand.running = Some(tokio::task::spawn_blocking(run));
        Ok(WorkerEvent::Running)
    }

    async fn watch(&self, hand: &mut InHand<'_>) -> WorkerEvent {
        let Some(running) = &mut hand.running else { return WorkerEvent::Gone };
        let mut stop = self.stop.clone();
        tokio::select! {
            run = running => match run {
                Ok(Ok(run)) => {
                    hand.run = Some(run);
                    WorkerEvent::HasResult
                }
                Ok(Err(error)) => {
                    hand.ended = Some(failed(&error));
                    WorkerEvent::CannotRun
                }
                // Its words are not for the log: they may hold what the job was given.
                Err(_panic) => {
                    tracing::error!("a job crashed");
                    WorkerEvent::BroughtDown
                }
            },
            () = stop.ordered() => WorkerEvent::StopOrdered,
            () = tokio::time::sleep(RENEW_EVERY) => WorkerEvent::RenewalDue,
        }
    }

    async fn renew(&self, claimed: &Claimed) -> WorkerEvent {
        match self.store.renew_lease(claimed, lease_end()).await {
            Ok(()) => WorkerEvent::Renewed,
            Err(NotDone::Refused(Stale)) => {
                tracing::warn!("another worker has the job");
                WorkerEvent::Gone
            }
            // The run goes on; the next renewal may get through.
            Err(NotDone::Failed(error)) => {
                tracing::warn!(%error, "not renewed");
                WorkerEvent::Renewed
            }
        }
    }

    /// Ends the job in hand, and with it may claim the next in the same commit.
    async fn finish(
        &self,
        hand: &mut InHand<'_>,
        claims_next: bool,
    ) -> Result<WorkerEvent, StoreError> {
        let ended = hand.ended.clone().ok_or(StoreError::Closed)?;
        let claimed = hand.claimed()?.clone();
        // What it is charged, should it complete.
        let may_cost = match &ended {
            Ended::Completed { is_billed: true, .. } => claimed.cost,
            Ended::Completed { .. } | Ended::Failed(_) => 0,
        };
        let at = clock::now();
        let claim = async {
            if claims_next {
                self.store.claim(self.product, self.limits, at).await
            } else {
                Ok(None)
            }
        };
        let (finished, next) = tokio::join!(self.store.finish(claimed, ended, at), claim);
        let next = match next {
            Ok(next) => {
                hand.next = next;
                Some(hand.next.is_some())
            }
            Err(error) => {
                tracing::warn!(%error, "no other job was claimed");
                None
            }
        };
        match unless_refused(finished) {
            Ok(ended) => {
                self.note_end(may_cost, ended);
                Ok(WorkerEvent::Finished(next))
            }
            Err(error) => {
                tracing::warn!(%error, "a job was not ended yet");
                let has_next = next == Some(true);
                Ok(WorkerEvent::NotFinished { is_busy: error.is_busy(), has_next })
            }
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

    async fn give_back(&self, claimed: &Claimed) {
        if let Err(NotDone::Failed(error)) = self.store.give_back(claimed, clock::now()).await {
            tracing::warn!(%error, job.id = %claimed.job, "a job is waiting for its lease to expire");
        }
    }
}

/// The end of a job that cannot be run, however often it is tried.
fn failed(error: &JobRunError) -> Ended {
    tracing::error!(%error, "a job failed");
    let cause = match error {
        JobRunError::TooLong => "its result would be longer than 1 GB",
        _ => "it could not be run",
    };
    let message = format!("the job failed: {cause}; nothing was charged");
    let code = ErrorCode::InternalError.name().into();
    Ended::Failed(ErrorBody { code, message, details: None })
}
