//! Connections: accepted, given their time, and let go in good order.
//!
//! `axum::serve` gives a head all the time in the world; here it must come within
//! [`HEAD_TIME_MAX`], and a connection that asks nothing for so long is closed.

use std::future::Future;
use std::io;
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::stop::Stop;

/// A request's head must have come within this time, counted from the end of the one before.
const HEAD_TIME_MAX: Duration = Duration::from_secs(30);

/// Most bytes of a head; with more headers or bytes the library answers 431 by itself.
const HEAD_BYTES_MAX: usize = 64 << 10;
const HEADERS_MAX: usize = 100;

/// How long running requests may take to finish after the order to stop.
const DRAIN_TIME_MAX: Duration = Duration::from_secs(10);

/// Where accepting fails (no descriptors left, say), it is tried again after this time.
const PAUSE_AFTER_FAILURE: Duration = Duration::from_millis(100);

/// Answers requests until the order to stop comes, and then those that run.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    mut stop: Stop,
) -> io::Result<()> {
    let graceful = GracefulShutdown::new();
    loop {
        tokio::select! {
            biased;
            () = stop.ordered() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => drop(tokio::spawn(connection(stream, &router, &graceful))),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(PAUSE_AFTER_FAILURE).await;
                }
            },
        }
    }
    drop(listener);
    if tokio::time::timeout(DRAIN_TIME_MAX, graceful.shutdown()).await.is_err() {
        tracing::warn!("stopping with requests unfinished");
    }
    Ok(())
}

/// One connection, to its end.
fn connection(
    stream: TcpStream,
    router: &Router,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + use<> {
    // An answer in several pieces would wait up to 40 ms for the first one's acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection sends small pieces late");
    }
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME_MAX)
        .max_buf_size(HEAD_BYTES_MAX)
        .max_headers(HEADERS_MAX)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router.clone()));
    let served = graceful.watch(served);
    async move {
        if let Err(error) = served.await {
            tracing::debug!(%error, "a connection ended badly");
        }
    }
}
