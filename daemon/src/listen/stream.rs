//! The bytes of a connection: watched as they come, timed as they go, closed so that the peer hears
//! the last answer.

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::Sleep;

use super::framing::{FramingFault, FramingWatcher};

/// A peer that was answered in the middle of its request may send on for so long. To close at once
/// would throw away the answer with what it still sends.
const LINGER_TIME_MAX: Duration = Duration::from_secs(2);

/// Reads of 8 KiB from a peer that is let go at once.
const HASTY_READS_MAX: usize = 16;

/// The watcher of a connection, as its stream and its service share it.
#[derive(Debug, Clone, Default)]
pub(super) struct SharedWatcher(Arc<Mutex<FramingWatcher>>);

impl SharedWatcher {
    fn with<T>(&self, look: impl FnOnce(&mut FramingWatcher) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What is wrong with the next request.
    pub(super) fn next_fault(&self) -> Option<FramingFault> {
        self.with(FramingWatcher::next_fault)
    }

    /// Whether a head has begun and not ended.
    pub(super) fn is_in_head(&self) -> bool {
        self.with(|watcher| watcher.is_in_head())
    }
}

/// A stream that fails when its peer takes nothing for too long.
pub(super) struct TimedStream {
    stream: TcpStream,
    watched: SharedWatcher,
    stalled_time_max: Duration,
    /// Runs out when the present wait has lasted too long.
    stalled: Option<Pin<Box<Sleep>>>,
    /// Runs out when a peer that sends on has had its time.
    lingering: Option<Pin<Box<Sleep>>>,
}

impl TimedStream {
    pub(super) fn new(
        stream: TcpStream,
        watched: SharedWatcher,
        stalled_time_max: Duration,
    ) -> Self {
        Self { stream, watched, stalled_time_max, stalled: None, lingering: None }
    }

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
        let time_max = self.stalled_time_max;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(time_max)));
        match stalled.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for TimedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        self.watched.with(|watcher| watcher.see(&buffer.filled()[before..]));
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for TimedStream {
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
        if self.lingering.is_none() {
            ready!(Pin::new(&mut self.stream).poll_shutdown(context))?;
            if !self.watched.with(|watcher| watcher.may_be_amid_request()) {
                return Poll::Ready(Ok(()));
            }
        }
        let Self { stream, lingering, .. } = &mut *self;
        let lingering =
            lingering.get_or_insert_with(|| Box::pin(tokio::time::sleep(LINGER_TIME_MAX)));
        poll_linger(stream, lingering, context).map(Ok)
    }
}

/// Throws away what comes, until nothing more does or the time has run out.
fn poll_linger(
    stream: &mut TcpStream,
    lingering: &mut Pin<Box<Sleep>>,
    context: &mut Context<'_>,
) -> Poll<()> {
    // First, since a peer that sends fast would leave no turn for it.
    if lingering.as_mut().poll(context).is_ready() {
        return Poll::Ready(());
    }
    let mut waste = [0; 8 << 10];
    loop {
        let mut waste = ReadBuf::new(&mut waste);
        match ready!(Pin::new(&mut *stream).poll_read(context, &mut waste)) {
            Ok(()) if !waste.filled().is_empty() => {}
            Ok(()) | Err(_) => return Poll::Ready(()),
        }
    }
}

/// Says the last word on a connection that was never served, and where there is room for it lets
/// its peer hear it.
pub(super) async fn refuse_connection(mut stream: TcpStream, word: &[u8], lingering: &Semaphore) {
    // The word is shorter than any send buffer: all of it goes at once, or the peer has gone.
    let said = tokio::time::timeout(LINGER_TIME_MAX, stream.write_all(word)).await;
    if !matches!(said, Ok(Ok(()))) {
        return;
    }
    let Ok(_place) = lingering.try_acquire() else {
        // What has come is taken, as far as that is a request and no flood: to close on it would throw
        // the word away.
        let mut waste = [0; 8 << 10];
        for _ in 0..HASTY_READS_MAX {
            if !stream.try_read(&mut waste).is_ok_and(|read| read > 0) {
                break;
            }
        }
        return;
    };
    let mut lingering = Box::pin(tokio::time::sleep(LINGER_TIME_MAX));
    std::future::poll_fn(|context| {
        // A peer that is gone need not hear of it.
        _ = ready!(Pin::new(&mut stream).poll_shutdown(context));
        poll_linger(&mut stream, &mut lingering, context)
    })
    .await;
}
