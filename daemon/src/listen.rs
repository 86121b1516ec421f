//! Connections: accepted, given their time, and let go in good order.
//!
//! `axum::serve` gives a head all the time in the world; here it must come within
//! [`HEAD_TIME_MAX`], and a connection that asks nothing for so long is closed.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::Sleep;

use crate::stop::Stop;

/// A request's head must have come within this time, counted from the end of the one before.
const HEAD_TIME_MAX: Duration = Duration::from_secs(30);

/// A connection whose peer takes nothing of an answer for so long is cut off.
const STALLED_TIME_MAX: Duration = Duration::from_mins(1);

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
        .serve_connection(
            TokioIo::new(Timely { stream, stalled: None }),
            TowerToHyperService::new(router.clone()),
        );
    let served = graceful.watch(served);
    async move {
        if let Err(error) = served.await {
            tracing::debug!(%error, "a connection ended badly");
        }
    }
}

/// A stream that fails when its peer takes nothing for [`STALLED_TIME_MAX`].
struct Timely {
    stream: TcpStream,
    /// Runs out when the present wait has lasted too long.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Timely {
    /// Lets a result through; a wait for the peer is timed.
    fn timed<T>(
        &mut self,
        written: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled =
            self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(STALLED_TIME_MAX)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Timely {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Timely {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.timed(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
