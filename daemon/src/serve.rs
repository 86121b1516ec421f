//! A daemon from its start to its end.

use std::future::Future;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use tieout::time::Timestamp;
use tokio::net::TcpListener;
use tokio::task::{AbortHandle, JoinSet};

use crate::address_range::AddressRange;
use crate::anchors::Anchors;
use crate::clock;
use crate::config::Config;
use crate::files::make_room_for;
use crate::http::{
    App, AppParts, BodyBudget, KeyUsage, RateLimiter, RunningIdempotencyKeys, no_room, router,
    scrape_router,
};
use crate::jobs::Jobs;
use crate::listen::Acceptor;
use crate::metrics::{ConnectionMetrics, Metrics};
use crate::session::{CurrentSecret, SecretError, put_in_force};
use crate::stop::{Stop, stop_switch};
use crate::store::{LogWatch, Page, SessionSecretCheck, Store, StoreError, StoreOptions, Tenure};

/// How often it is noted when keys were used.
const NOTE_USES_EVERY: Duration = Duration::from_secs(10);

/// How often old jobs and answers are looked for.
const SWEEP_EVERY: Duration = Duration::from_mins(10);

/// A log that nobody has written to for so long is put into the file.
const LOG_LOOKED_AT_EVERY: Duration = Duration::from_secs(2);

/// How long background tasks and the database may take to end after the last request: longer than a
/// statement waits for a lock, and not as long as a server that is silent.
const ENDING_TIME_MAX: Duration = Duration::from_secs(8);

/// A connection whose peer takes nothing of an answer for so long is cut off.
const STALLED_TIME_MAX: Duration = Duration::from_mins(1);

/// A file that takes a write for so long takes none any more: its disk hangs, and nothing in this process
/// can end that.
const STUCK_AFTER: Duration = Duration::from_mins(1);
const STUCK_LOOKED_FOR_EVERY: Duration = Duration::from_secs(1);

/// Connections that may ask for metrics at once.
const SCRAPERS_MAX: usize = 16;

/// How long the head of such a request may take.
const SCRAPE_HEAD_TIME_MAX: Duration = Duration::from_secs(10);

/// A daemon that has just been killed may seem to be there a moment longer, with its secret of sessions.
const SECRET_TRIES: usize = 20;
const SECRET_TRIED_EVERY: Duration = Duration::from_millis(100);

/// How often it is looked whether the file of the secret was changed.
const SECRET_LOOKED_AT_EVERY: Duration = Duration::from_secs(2);

/// Why a daemon ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ServeEnd {
    /// It was told to, and has finished what was running.
    Stopped,
    /// The database has not ended a write for a minute. Whether it was saved nobody knows; nothing else was
    /// waited for, and whoever started the daemon is to start it again.
    DatabaseStuck,
}

/// A daemon with its database open, not listening yet.
#[derive(Debug)]
pub struct Daemon {
    config: Config,
    store: Store,
    tenure: Tenure,
    session_secret: CurrentSecret,
    /// Which secret is noted in the database as the daemons'.
    noted_secret: SessionSecretCheck,
    metrics_listener: Option<TcpListener>,
    anchors: Option<Anchors>,
}

impl Daemon {
    /// Opens the database, makes it where there is none, and takes the place of its daemon. What
    /// could still fail fails here: a daemon that says where it listens has all it needs.
    ///
    /// # Errors
    /// The database's ([`StoreError`]): in use by another daemon, newer than this program, not to be
    /// reached; or there is no secret to sign sessions with, or another than that of the daemons that run.
    pub async fn open(config: Config) -> Result<Self, SecretError> {
        let options = StoreOptions {
            ledger_key: config.ledger_key.clone(),
            may_lack_key: config.may_lack_ledger_key,
            server_connections: config.database_connections,
        };
        for _ in 0..SECRET_TRIES {
            let opened = Store::open_for_daemon(&config.location, options.clone()).await?;
            let (store, tenure) = opened;
            let session_secret = CurrentSecret::of(config.session_secret.clone())?;
            let secret = session_secret.get();
            if put_in_force(&secret, &store, &tenure).await? {
                let noted_secret = secret.check();
                let (metrics_listener, anchors) = (None, None);
                return Ok(Self {
                    config,
                    store,
                    tenure,
                    session_secret,
                    noted_secret,
                    metrics_listener,
                    anchors,
                });
            }
            tenure.end().await;
            store.close().await;
            tokio::time::sleep(SECRET_TRIED_EVERY).await;
        }
        Err(SecretError::Other)
    }

    /// Has the metrics served there, as `GET /metrics`, for as long as requests are answered.
    pub fn expose_metrics_on(&mut self, listener: TcpListener) {
        self.metrics_listener = Some(listener);
    }

    /// Has heads of changed books added to this file so often, and when the daemon stops.
    ///
    /// # Errors
    /// The file cannot be made, read or written, or is another file.
    pub fn anchor_in(&mut self, path: PathBuf, every: Duration) -> io::Result<()> {
        self.anchors = Some(Anchors::open(path, every)?);
        Ok(())
    }

    /// The database.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Whether there is nobody yet who could use the daemon.
    ///
    /// # Errors
    /// The database's.
    pub async fn has_no_users(&self) -> Result<bool, StoreError> {
        Ok(self.store.users(Page { limit: 1, offset: 0 }).await?.0.is_empty())
    }

    /// Answers requests on `listener` until `shutdown` resolves, and for the drain time after it, in which it
    /// says that it is not ready. Then no new job is accepted, jobs go back to the queue, and running
    /// requests may finish for at most ten seconds. Then the database
    /// has eight more to take what is left; a crash would lose no more.
    ///
    /// Where the database is stuck it ends at once, without any of that.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> ServeEnd {
        make_room_for(self.config.connections_max);
        let (leave, leaving) = stop_switch();
        let (switch, stop) = stop_switch();
        let is_alone = self.tenure.is_alone;
        // Where others may come at any time, what is staged may be theirs.
        let staged_before = (is_alone && !self.store.is_shared()).then(clock::now);
        let metrics = Metrics::default();
        let per_product = self.config.jobs_per_product;
        let (jobs, mut tasks) = Jobs::start(&self.store, per_product, &metrics.jobs, &stop);
        let trusted_proxies = self.config.trusted_proxies;
        let app = App::new(AppParts {
            store: self.store.clone(),
            jobs,
            metrics: metrics.clone(),
            rate: RateLimiter::new(self.config.rate_limit, &self.store),
            doorkeeper: KeyUsage::default(),
            bodies: BodyBudget::new(self.config.body_time_max),
            running: RunningIdempotencyKeys::default(),
            session_secret: self.session_secret,
            queue_capacity: self.config.queue_capacity,
            trusted_proxies: trusted_proxies.clone(),
            leaving,
            stop: stop.clone(),
        });
        tasks.spawn(note_uses(app.clone(), stop.clone()));
        tasks.spawn(note_secret(app.clone(), self.noted_secret, stop.clone()));
        if let Some(anchors) = self.anchors.clone() {
            tasks.spawn(anchors.keep(self.store.clone(), stop.clone()));
        }
        tasks.spawn(empty_quiet_log(self.store.clone(), stop.clone()));
        let retention_ms = self.config.job_retention_ms;
        tasks.spawn(sweep(self.store.clone(), retention_ms, staged_before, stop.clone()));
        let drain_time = self.config.drain_time;
        tokio::spawn(async move {
            shutdown.await;
            leave.order();
            if !drain_time.is_zero() {
                tracing::info!("stopping: not ready any more, and still answering for a while");
                tokio::time::sleep(drain_time).await;
            }
            tracing::info!("stopping: waiting for running requests to finish");
            switch.order();
        });
        let door = Acceptor {
            listener,
            router: router(app.clone()),
            head_time_max: self.config.head_time_max,
            stalled_time_max: STALLED_TIME_MAX,
            connections_max: self.config.connections_max as usize,
            exempt: speaking_for_many(&trusted_proxies),
            last_word: {
                let app = app.clone();
                Box::new(move || no_room(&app))
            },
            metrics: metrics.connections,
        };
        let metrics = self.metrics_listener.map(|listener| answer_scrapes(listener, &app));
        tokio::select! {
            () = door.answer(stop) => {}
            () = stuck(&self.store) => return ServeEnd::DatabaseStuck,
        }
        if let Some(metrics) = metrics {
            metrics.abort();
        }
        let ended = async {
            finish(tasks, &app).await;
            if let Some(anchors) = &self.anchors {
                anchors.add_changed(&self.store).await;
            }
            if self.store.is_shared() {
                self.tenure.end().await;
            }
            self.store.close().await;
        };
        if tokio::time::timeout(ENDING_TIME_MAX, ended).await.is_err() {
            tracing::warn!("stopping although some writes have not reached the database");
        }
        ServeEnd::Stopped
    }
}

/// Addresses that may hold all connections: proxies, of which one on this machine need not have been named.
fn speaking_for_many(trusted_proxies: &[AddressRange]) -> Vec<AddressRange> {
    [&[AddressRange::IPV4_LOOPBACK, AddressRange::IPV6_LOOPBACK], trusted_proxies].concat()
}

/// Comes back when the file has taken a write for too long. A server is given up by its connection.
async fn stuck(store: &Store) {
    loop {
        tokio::time::sleep(STUCK_LOOKED_FOR_EVERY).await;
        let is_stuck = store.oldest_write_waits_for().is_some_and(|waited| waited > STUCK_AFTER);
        if is_stuck && !store.is_shared() {
            return;
        }
    }
}

/// Serves the metrics until it is aborted: who watches may watch the daemon stop.
fn answer_scrapes(listener: TcpListener, app: &App) -> AbortHandle {
    let door = Acceptor {
        listener,
        router: scrape_router(app.clone()),
        head_time_max: SCRAPE_HEAD_TIME_MAX,
        stalled_time_max: STALLED_TIME_MAX,
        connections_max: SCRAPERS_MAX,
        exempt: speaking_for_many(&[]),
        last_word: Box::new(Vec::new),
        metrics: ConnectionMetrics::default(),
    };
    // The switch is dropped: this door hears no order.
    let (_, stop) = stop_switch();
    tokio::spawn(door.answer(stop)).abort_handle()
}

/// Waits for the background tasks, which have been told to stop.
async fn finish(mut tasks: JoinSet<()>, app: &App) {
    while let Some(ended) = tasks.join_next().await {
        if let Err(error) = ended {
            tracing::error!(%error, "a background task crashed");
        }
    }
    write_uses(app).await;
}

/// Notes when keys were used, and gives back the connections that their look-ups need no more.
async fn note_uses(app: App, mut stop: Stop) {
    loop {
        tokio::select! {
            () = stop.ordered() => return,
            () = tokio::time::sleep(NOTE_USES_EVERY) => {}
        }
        app.store.release_unused();
        write_uses(&app).await;
    }
}

/// Notes which secret signs sessions whenever its file was changed, since it was noted last.
async fn note_secret(app: App, mut noted: SessionSecretCheck, mut stop: Stop) {
    loop {
        tokio::select! {
            () = stop.ordered() => return,
            () = tokio::time::sleep(SECRET_LOOKED_AT_EVERY) => {}
        }
        let own = app.session_secret.get().check();
        if own == noted {
            continue;
        }
        match app.store.note_session_secret(Some(noted.clone()), own.clone()).await {
            Ok(true) => noted = own,
            Ok(false) => {
                tracing::error!("another daemon signs web sessions with another secret");
                noted = own;
            }
            Err(error) => tracing::warn!(%error, "the new session secret was not noted"),
        }
    }
}

async fn write_uses(app: &App) {
    let uses = app.doorkeeper.take_uses();
    if uses.is_empty() {
        return;
    }
    if let Err(error) = app.store.note_key_uses(uses).await {
        tracing::warn!(%error, "the last use of keys could not be saved");
    }
}

/// Puts the log into the file whenever nobody writes, so that a plain copy is whole.
async fn empty_quiet_log(store: Store, mut stop: Stop) {
    let mut watch = LogWatch::default();
    loop {
        tokio::select! {
            () = stop.ordered() => return,
            () = tokio::time::sleep(LOG_LOOKED_AT_EVERY) => {}
        }
        match store.empty_quiet_log(&mut watch).await {
            Ok(()) => {}
            Err(error) if error.is_busy() => tracing::debug!(%error, "the log was not emptied"),
            Err(error) => tracing::warn!(%error, "the log could not be emptied"),
        }
    }
}

/// What is old goes, step by step, until the order to stop. At the start, where nobody else can be
/// staging anything, all that was staged before goes.
async fn sweep(store: Store, retention_ms: i64, staged_before: Option<Timestamp>, mut stop: Stop) {
    let mut staged_before = staged_before;
    while !stop.is_ordered() {
        let at = staged_before.unwrap_or_else(clock::now);
        let ended_before = clock::now().plus_ms(-retention_ms);
        match store.sweep_some(ended_before, staged_before.is_some(), at).await {
            Ok(0) => {}
            Ok(_) => continue,
            Err(error) => tracing::warn!(%error, "expired records could not be deleted"),
        }
        staged_before = None;
        tokio::select! {
            () = stop.ordered() => return,
            () = tokio::time::sleep(SWEEP_EVERY) => {}
        }
    }
}
