//! How fast a body must come, so that one who sends slowly gives its room back.

use std::future::Future;
use std::time::Duration;

use tokio::time::Instant;

use super::error::ApiError;

/// A body of so much is small: it is not counted, and has its time.
pub(super) const SMALL_BYTES_MAX: usize = 64 << 10;

/// In each such time a body that takes room must bring so much more: 16 KiB a second. A connection that has no trouble
/// brings that in a moment, and the largest body needs 26 times as much to arrive in a minute.
pub(super) const PACE_TIME: Duration = Duration::from_secs(10);
const PACE_BYTES_MIN: usize = 160 << 10;

/// How a body comes.
pub(super) struct BodyPace {
    time: Duration,
    /// When the time began that runs now.
    began: Instant,
    /// What had come by then.
    bytes_before: usize,
}

impl BodyPace {
    /// Of a body that begins to come now, and must bring enough in each such time.
    pub(super) fn of(time: Duration) -> Self {
        Self { time, began: Instant::now(), bytes_before: 0 }
    }

    /// Waits for what comes next, as long as enough comes of a body that has so much by now.
    pub(super) async fn next<T>(
        &mut self,
        next: impl Future<Output = T>,
        bytes: usize,
    ) -> Result<T, ApiError> {
        let mut next = std::pin::pin!(next);
        loop {
            if let Ok(come) = tokio::time::timeout_at(self.began + self.time, &mut next).await {
                return Ok(come);
            }
            // What is small takes no room that others need; it has its time.
            if bytes > SMALL_BYTES_MAX && bytes - self.bytes_before < PACE_BYTES_MIN {
                return Err(ApiError::BodyTooSlow(format!(
                    "the body arrived too slowly: a large one must bring {} KiB in {} ms",
                    PACE_BYTES_MIN >> 10,
                    self.time.as_millis()
                )));
            }
            (self.began, self.bytes_before) = (self.began + self.time, bytes);
        }
    }
}
