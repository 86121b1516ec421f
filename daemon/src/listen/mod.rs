//! Connections: accepted, given their time, and let go in good order.
//!
//! `axum::serve` gives a head all the time in the world; here it must come within a time, and a
//! connection that asks nothing for so long is closed.
//!
//! | File | What it does |
//! |---|---|
//! | here | accepts, serves, stops |
//! | `address_shares` | how many connections an address may hold |
//! | `stream` | times what goes out, lets a peer hear the last answer |
//! | `framing` | sees what the library hides: the size of a head, two words on a body's length |

mod address_shares;
mod framing;
mod stream;

use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::os::fd::AsFd as _;
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

use crate::address_range::AddressRange;
use crate::metrics::{ConnectionFailure, ConnectionMetrics};
use crate::stop::Stop;
use address_shares::AddressShares;
use stream::{SharedWatcher, TimedStream, refuse_connection};

pub(crate) use framing::FramingFault;

/// Largest head that hyper reads. Well above our own limit, so that most heads that are too large
/// still get the envelope; beyond this, or 100 lines, hyper answers a bare 431 or 414.
const BUFFER_BYTES_MAX: usize = 80 << 10;

/// How long running requests may take to finish after the order to stop.
const DRAIN_TIME_MAX: Duration = Duration::from_secs(10);

/// What has come when the order to stop does is read within this time: a connection of which nothing was read
/// yet would be closed without an answer.
const LAST_REQUESTS_TIME: Duration = Duration::from_millis(200);

/// Where accepting fails (no descriptors left, say), it is tried again after this time.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_millis(100);

/// Connections that are not served are logged so often at most: there will be more at once, and a
/// disk full of log would be the next failure.
const LOG_UNSERVED_EVERY: Duration = Duration::from_secs(1);

/// Connections that may linger after they were told that there is no room; others are closed at once.
const LINGERING_MAX: usize = 64;

/// Whom a connection is with, on each of its requests.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PeerAddress(pub(crate) IpAddr);

/// Says why a connection is not served: the bytes of a whole answer.
pub(crate) type RefusalBytes = Box<dyn Fn() -> Vec<u8> + Send + Sync>;

/// Where connections come in, and what they may do.
pub(crate) struct Acceptor {
    pub(crate) listener: TcpListener,
    pub(crate) router: Router,
    /// A request's head must have come within this time, counted from the end of the one before.
    pub(crate) head_time_max: Duration,
    /// A connection whose peer takes nothing of an answer for so long is cut off.
    pub(crate) stalled_time_max: Duration,
    /// Most connections that are served at once; one address has half of them at most.
    pub(crate) connections_max: usize,
    /// Addresses that may have all of them: proxies speak for many.
    pub(crate) exempt: Vec<AddressRange>,
    /// What the others are told.
    pub(crate) last_word: RefusalBytes,
    pub(crate) metrics: ConnectionMetrics,
}

/// How many more connections there is room for.
struct ConnectionSlots {
    served: Arc<Semaphore>,
    by_address: AddressShares,
    lingering: Arc<Semaphore>,
    refusals: ThrottledLog,
}

impl Acceptor {
    /// Answers requests until the order to stop comes, and then those that run.
    pub(crate) async fn answer(self, mut stop: Stop) {
        let graceful = GracefulShutdown::new();
        let mut room = ConnectionSlots {
            served: Arc::new(Semaphore::new(self.connections_max)),
            by_address: AddressShares::new(self.connections_max, self.exempt.clone()),
            lingering: Arc::new(Semaphore::new(LINGERING_MAX)),
            refusals: ThrottledLog::default(),
        };
        let mut failures = ThrottledLog::default();
        loop {
            tokio::select! {
                biased;
                () = stop.ordered() => break,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, _)) => self.take_in(stream, &mut room, &graceful),
                    Err(error) => {
                        self.metrics.not_accepted();
                        if let Some(times) = failures.note() {
                            tracing::warn!(%error, times, "connections could not be accepted");
                        }
                        tokio::time::sleep(PAUSE_AFTER_FAILURE).await;
                    }
                },
            }
        }
        if let Err(error) = self.take_in_waiting(&mut room, &graceful) {
            tracing::debug!(%error, "connections that waited were not accepted");
        }
        drop(self.listener);
        // Every answer says that it is its connection's last: those that are at work end by themselves.
        if graceful.count() > 0 {
            tokio::time::sleep(LAST_REQUESTS_TIME).await;
        }
        if tokio::time::timeout(DRAIN_TIME_MAX, graceful.shutdown()).await.is_err() {
            tracing::warn!("stopping with unfinished requests");
        }
    }

    /// Takes in those that the system has accepted already: they would be reset.
    fn take_in_waiting(
        &self,
        room: &mut ConnectionSlots,
        graceful: &GracefulShutdown,
    ) -> io::Result<()> {
        let listener = std::net::TcpListener::from(self.listener.as_fd().try_clone_to_owned()?);
        loop {
            match listener.accept() {
                Ok((stream, _)) => {
                    stream.set_nonblocking(true)?;
                    self.take_in(TcpStream::from_std(stream)?, room, graceful);
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }

    /// Serves the connection, or says that there is no room: to leave it unaccepted would leave its
    /// peer without a word.
    fn take_in(&self, stream: TcpStream, room: &mut ConnectionSlots, graceful: &GracefulShutdown) {
        // One that is gone already has no address any more.
        let peer = stream.peer_addr().ok().map(|address| address.ip());
        let share = room.by_address.take(peer);
        let is_for_all = share.is_some();
        let place = Arc::clone(&room.served).try_acquire_owned().ok();
        if let Some(place) = share.zip(place) {
            let served = self.connection(stream, peer.map(PeerAddress), graceful);
            tokio::spawn(async move {
                served.await;
                drop(place);
            });
            return;
        }
        self.metrics.refused();
        if let Some(times) = room.refusals.note() {
            let connections_max = self.connections_max;
            if is_for_all {
                tracing::warn!(
                    times,
                    connections_max,
                    "connections were refused: too many are open"
                );
            } else {
                let peer = peer.map(tracing::field::display);
                tracing::warn!(
                    times,
                    connections_max,
                    peer,
                    "connections were refused: this address has half of them"
                );
            }
        }
        let (word, lingering) = ((self.last_word)(), Arc::clone(&room.lingering));
        tokio::spawn(async move { refuse_connection(stream, &word, &lingering).await });
    }

    /// One connection, to its end.
    fn connection(
        &self,
        stream: TcpStream,
        peer: Option<PeerAddress>,
        graceful: &GracefulShutdown,
    ) -> impl Future<Output = ()> + Send + use<> {
        // An answer in several pieces would wait up to 40 ms for the first one's acknowledgement.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "small writes on a connection may be delayed: TCP_NODELAY could not be set");
        }
        let watched = SharedWatcher::default();
        let stream = TimedStream::new(stream, watched.clone(), self.stalled_time_max);
        let service = {
            let (watched, router) =
                (watched.clone(), TowerToHyperService::new(self.router.clone()));
            service_fn(move |mut request: hyper::Request<Incoming>| {
                if let Some(fault) = watched.next_fault() {
                    request.extensions_mut().insert(fault);
                }
                if let Some(peer) = peer {
                    request.extensions_mut().insert(peer);
                }
                router.call(request)
            })
        };
        let served = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.head_time_max)
            .max_buf_size(BUFFER_BYTES_MAX)
            // Who has asked and then closes its sending side still listens.
            .half_close(true)
            .serve_connection(TokioIo::new(stream), service);
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

/// What happens often and is logged now and then.
#[derive(Debug, Default)]
struct ThrottledLog {
    unlogged: u32,
    logged_at: Option<Instant>,
}

impl ThrottledLog {
    /// It has happened once more; where it is to be logged again, how often since it last was.
    fn note(&mut self) -> Option<u32> {
        self.unlogged = self.unlogged.saturating_add(1);
        if self.logged_at.is_some_and(|at| at.elapsed() < LOG_UNSERVED_EVERY) {
            return None;
        }
        let times = self.unlogged;
        *self = Self { unlogged: 0, logged_at: Some(Instant::now()) };
        Some(times)
    }
}

/// Why a connection ended so; none where nothing was bad about it: it just asked nothing for so
/// long.
fn bad_end(error: &hyper::Error, is_in_head: bool) -> Option<ConnectionFailure> {
    if error.is_parse_too_large() {
        Some(ConnectionFailure::HeadTooLarge)
    } else if error.is_parse() {
        Some(ConnectionFailure::NotHttp)
    } else if error.is_timeout() {
        is_in_head.then_some(ConnectionFailure::HeadTooSlow)
    } else if is_out_of_time(error) {
        Some(ConnectionFailure::Stalled)
    } else if error.is_user() {
        Some(ConnectionFailure::Failed)
    } else {
        Some(ConnectionFailure::Gone)
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

#[cfg(test)]
mod tests;
