//! A body that is made while it is sent: a stored result, unpacked piece by piece.

use std::io::Read;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use tokio::sync::mpsc;

/// Bytes of a piece.
const PIECE_BYTES: usize = 64 << 10;

/// Pieces that wait for a slow reader; then the unpacking waits too.
const PIECES_MAX: usize = 4;

/// `head`, then everything that `middle` gives, then `tail`. The reader runs off the async threads.
pub(super) fn spliced(
    head: String,
    middle: impl Read + Send + 'static,
    middle_length: u64,
    tail: &'static str,
) -> Body {
    let length = head.len() as u64 + middle_length + tail.len() as u64;
    let (pieces, received) = mpsc::channel(PIECES_MAX);
    tokio::task::spawn_blocking(move || {
        let send = |piece: std::io::Result<Bytes>| pieces.blocking_send(piece).is_ok();
        if !send(Ok(head.into())) {
            return;
        }
        if let Err(error) = send_all(middle, &send) {
            tracing::error!(%error, "a stored result cannot be read");
            send(Err(error));
            return;
        }
        send(Ok(Bytes::from_static(tail.as_bytes())));
    });
    Body::new(Pieces { received, left: length })
}

/// Sends everything there is to read; stops where nobody listens any more.
fn send_all(
    mut reader: impl Read,
    send: &dyn Fn(std::io::Result<Bytes>) -> bool,
) -> std::io::Result<()> {
    loop {
        let mut piece = Vec::with_capacity(PIECE_BYTES);
        reader.by_ref().take(PIECE_BYTES as u64).read_to_end(&mut piece)?;
        if piece.is_empty() || !send(Ok(piece.into())) {
            return Ok(());
        }
    }
}

/// The pieces as a body of known length.
struct Pieces {
    received: mpsc::Receiver<std::io::Result<Bytes>>,
    left: u64,
}

impl http_body::Body for Pieces {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
        let piece = std::task::ready!(self.received.poll_recv(context));
        if let Some(Ok(bytes)) = &piece {
            self.left = self.left.saturating_sub(bytes.len() as u64);
        }
        Poll::Ready(piece.map(|piece| piece.map(Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}
