//! Connections: accepted, given their time, and let go in good order.
//!
//! `axum::serve` gives a head all the time in the world; here it must come within a time, and a
//! connection that asks nothing for so long is closed.
//!
//! | File | What it does |
//! |---|---|
//! | here | accepts, serves, stops |
//! | `stream` | times what goes out, lets a peer hear the last answer |
//! | `framing` | sees what the library hides: the size of a head, two words on a body's length |

mod framing;
mod stream;

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

use crate::metrics::{BadEnd, ConnectionMetrics};
use crate::stop::Stop;
use stream::{Timely, Watched, turn_away};

pub(crate) use framing::Fault;

/// Most bytes of a head that the library takes, and with the 100 headers that it takes by itself so
/// far beyond what requests may have that almost all of those that have more can be told so. Beyond
/// these it answers 431 or 414 in its own words.
const BUFFER_BYTES_MAX: usize = 80 << 10;

/// How long running requests may take to finish after the order to stop.
const DRAIN_TIME_MAX: Duration = Duration::from_secs(10);

/// Where accepting fails (no descriptors left, say), it is tried again after this time.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_millis(100);

/// Accepting that fails is logged so often at most: it fails again at once, and a full disk of log
/// would be the next failure.
const LOG_FAILURES_EVERY: Duration = Duration::from_secs(1);

/// Connections that are being told that there is no room; of more no word is heard.
const TURNED_AWAY_MAX: usize = 64;

/// Says why a connection is not served: the bytes of a whole answer.
pub(crate) type LastWord = Box<dyn Fn() -> Vec<u8> + Send + Sync>;

/// Where connections come in, and what they may do.
pub(crate) struct Door {
    pub(crate) listener: TcpListener,
    pub(crate) router: Router,
    /// A request's head must have come within this time, counted from the end of the one before.
    pub(crate) head_time_max: Duration,
    /// Most connections that are served at once.
    pub(crate) connections_max: usize,
    /// What the others are told.
    pub(crate) last_word: LastWord,
    pub(crate) metrics: ConnectionMetrics,
}

/// How many more connections there is room for.
struct Room {
    served: Arc<Semaphore>,
    turned_away: Arc<Semaphore>,
}

impl Door {
    /// Answers requests until the order to stop comes, and then those that run.
    pub(crate) async fn answer(self, mut stop: Stop) {
        let graceful = GracefulShutdown::new();
        let room = Room {
            served: Arc::new(Semaphore::new(self.connections_max)),
            turned_away: Arc::new(Semaphore::new(TURNED_AWAY_MAX)),
        };
        let mut failures = Failures::default();
        loop {
            tokio::select! {
                biased;
                () = stop.ordered() => break,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, _)) => self.take_in(stream, &room, &graceful),
                    Err(error) => {
                        self.metrics.not_accepted();
                        failures.note(&error);
                        tokio::time::sleep(PAUSE_AFTER_FAILURE).await;
                    }
                },
            }
        }
        drop(self.listener);
        if tokio::time::timeout(DRAIN_TIME_MAX, graceful.shutdown()).await.is_err() {
            tracing::warn!("stopping with requests unfinished");
        }
    }

    /// Serves the connection, or says that there is no room: to leave it unaccepted would leave its
    /// peer without a word.
    fn take_in(&self, stream: TcpStream, room: &Room, graceful: &GracefulShutdown) {
        if let Ok(place) = Arc::clone(&room.served).try_acquire_owned() {
            let served = self.connection(stream, graceful);
            tokio::spawn(async move {
                served.await;
                drop(place);
            });
            return;
        }
        self.metrics.refused();
        tracing::debug!("no room for a connection");
        // Whoever comes beyond these is let go without a word.
        if let Ok(place) = Arc::clone(&room.turned_away).try_acquire_owned() {
            let word = (self.last_word)();
            tokio::spawn(async move {
                turn_away(stream, &word).await;
                drop(place);
            });
        }
    }

    /// One connection, to its end.
    fn connection(
        &self,
        stream: TcpStream,
        graceful: &GracefulShutdown,
    ) -> impl Future<Output = ()> + Send + use<> {
        // An answer in several pieces would wait up to 40 ms for the first one's acknowledgement.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection sends small pieces late");
        }
        let watched = Watched::default();
        let service = {
            let (watched, router) =
                (watched.clone(), TowerToHyperService::new(self.router.clone()));
            service_fn(move |mut request: hyper::Request<Incoming>| {
                if let Some(fault) = watched.next_fault() {
                    request.extensions_mut().insert(fault);
                }
                router.call(request)
            })
        };
        let served = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.head_time_max)
            .max_buf_size(BUFFER_BYTES_MAX)
            .serve_connection(TokioIo::new(Timely::new(stream, watched.clone())), service);
        let served = graceful.watch(served);
        let (metrics, open) = (self.metrics.clone(), self.metrics.opened());
        async move {
            let _open = open;
            if let Err(error) = served.await {
                let Some(end) = bad_end(&error, watched.is_in_head()) else { return };
                metrics.ended_badly(end);
                tracing::debug!(%error, reason = end.name(), "a connection ended badly");
            }
        }
    }
}

/// Connections that could not be accepted since this was last logged.
#[derive(Debug, Default)]
struct Failures {
    unlogged: u32,
    logged_at: Option<Instant>,
}

impl Failures {
    fn note(&mut self, error: &io::Error) {
        self.unlogged += 1;
        if self.logged_at.is_none_or(|at| at.elapsed() >= LOG_FAILURES_EVERY) {
            tracing::warn!(%error, times = self.unlogged, "connections could not be accepted");
            *self = Self { unlogged: 0, logged_at: Some(Instant::now()) };
        }
    }
}

/// Why a connection ended so; none where nothing was bad about it: it just asked nothing for so
/// long.
fn bad_end(error: &hyper::Error, is_in_head: bool) -> Option<BadEnd> {
    if error.is_parse_too_large() {
        Some(BadEnd::HeadTooLarge)
    } else if error.is_parse() {
        Some(BadEnd::NotHttp)
    } else if error.is_timeout() {
        is_in_head.then_some(BadEnd::HeadTooSlow)
    } else if is_out_of_time(error) {
        Some(BadEnd::Stalled)
    } else {
        Some(BadEnd::Gone)
    }
}

/// Whether the stream gave up on its peer.
fn is_out_of_time(error: &hyper::Error) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        if cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::TimedOut) {
            return true;
        }
        source = cause.source();
    }
    false
}
