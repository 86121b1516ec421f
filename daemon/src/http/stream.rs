//! A body that is made while it is sent: a stored result, unpacked piece by piece, or a list that would
//! be too long to be held.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use bytes::Bytes;
use http_body::{Frame, SizeHint};
use tokio::sync::mpsc;
use tracing::Instrument as _;

use super::auth::AuthorisedCaller;
use crate::store::{BlobReader, StoreError};

/// Pieces that wait for a slow reader; then the unpacking waits too.
const PIECES_MAX: usize = 2;

/// `head`, then everything in the blob, then `tail`. The caller counts as being answered until the
/// last piece is taken.
pub(super) fn spliced(
    head: Vec<u8>,
    blob: BlobReader,
    tail: &'static str,
    entered: AuthorisedCaller,
) -> Body {
    let length = head.len() as u64 + blob.raw_length() + tail.len() as u64;
    let (pieces, received) = mpsc::channel(PIECES_MAX);
    let sending = async move {
        let _entered = entered;
        if let Err(error) = send_all(head, blob, tail, &pieces).await {
            tracing::error!(%error, "a stored result cannot be read");
            // The answer is cut off: its length tells the reader. Who has gone need not know.
            _ = pieces.send(Err(std::io::Error::other(error))).await;
        }
    };
    tokio::spawn(sending.in_current_span());
    Body::new(SizedBody { received, left: length })
}

/// What `make` gives to the channel, piece by piece, of a length that nobody knows. The caller counts
/// as being answered until the last piece is taken. `make` ends where nobody listens any more; where it
/// fails, the answer is cut off.
pub(super) fn piecewise<F>(
    entered: AuthorisedCaller,
    make: impl FnOnce(mpsc::Sender<std::io::Result<Bytes>>) -> F,
) -> Body
where
    F: Future<Output = Result<(), StoreError>> + Send + 'static,
{
    let (pieces, received) = mpsc::channel(PIECES_MAX);
    let making = make(pieces.clone());
    let sending = async move {
        let _entered = entered;
        if let Err(error) = making.await {
            tracing::error!(%error, "a list could not be read to its end");
            _ = pieces.send(Err(std::io::Error::other(error))).await;
        }
    };
    tokio::spawn(sending.in_current_span());
    Body::new(UnsizedBody { received })
}

/// Sends everything; stops where nobody listens any more, as when the connection is cut off because
/// its reader takes nothing.
async fn send_all(
    head: Vec<u8>,
    mut blob: BlobReader,
    tail: &'static str,
    pieces: &mpsc::Sender<std::io::Result<Bytes>>,
) -> Result<(), StoreError> {
    let mut next = Bytes::from(head);
    while pieces.send(Ok(next)).await.is_ok() {
        next = match blob.next().await? {
            Some(piece) => piece.into(),
            None => break,
        };
    }
    _ = pieces.send(Ok(Bytes::from_static(tail.as_bytes()))).await;
    Ok(())
}

/// The pieces as a body of known length.
struct SizedBody {
    received: mpsc::Receiver<std::io::Result<Bytes>>,
    left: u64,
}

impl http_body::Body for SizedBody {
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

/// The pieces as a body whose length shows when it has ended.
struct UnsizedBody {
    received: mpsc::Receiver<std::io::Result<Bytes>>,
}

impl http_body::Body for UnsizedBody {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
        self.received.poll_recv(context).map(|piece| piece.map(|piece| piece.map(Frame::data)))
    }
}
