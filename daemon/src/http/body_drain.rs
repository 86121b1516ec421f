//! What is left of a body that is refused.

use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt as _;

/// A body that is too large is read on for so long before it is refused: most clients do not look
/// for an answer before they have sent everything.
const DRAIN_BYTES_MAX: usize = 64 << 20;
const DRAIN_TIME_MAX: Duration = Duration::from_secs(5);

/// Reads on for a while without keeping anything.
pub(super) async fn drain(body: &mut Body) {
    let read_on = async {
        let mut read = 0;
        while read < DRAIN_BYTES_MAX
            && let Some(Ok(frame)) = body.frame().await
        {
            read += frame.data_ref().map_or(0, bytes::Bytes::len);
        }
    };
    // Whether it came to an end makes no difference.
    _ = tokio::time::timeout(DRAIN_TIME_MAX, read_on).await;
}
