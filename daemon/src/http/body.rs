//! The bytes of a request's body, within limits of one and of all.
//!
//! Checks 2 and 3 of every request: not too large, and, by its reader, JSON. What all bodies take
//! together is bounded: beyond it a request is told to come back. They are given back when the body
//! is dropped.

use std::error::Error as _;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, EXPECT};
use http_body_util::BodyExt as _;
use tieout::contract::BODY_BYTES_MAX;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::error::ApiError;

/// What all bodies may take together, in units of [`UNIT_BYTES`].
const BUDGET_UNITS: usize = (256 << 20) / UNIT_BYTES;

const UNIT_BYTES: usize = 4 << 10;

/// So much of a body is not counted: small requests get through however many large ones wait.
const FREE_BYTES: usize = 64 << 10;

/// A body that is too large is read on for so long before it is refused: most clients do not look
/// for an answer before they have sent everything.
const DRAIN_BYTES_MAX: usize = 64 << 20;
const DRAIN_TIME_MAX: Duration = Duration::from_secs(5);

/// A body must have arrived within this time.
const ARRIVAL_TIME_MAX: Duration = Duration::from_mins(1);

/// The room there is for bodies.
#[derive(Debug, Clone)]
pub(crate) struct BodyBudget {
    units: Arc<Semaphore>,
}

/// A body that has arrived.
#[derive(Debug)]
pub(super) struct Arrived {
    pub(super) bytes: Vec<u8>,
    _room: Room,
}

/// A share of the budget, given back when dropped.
#[derive(Debug)]
struct Room {
    budget: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
    units: usize,
}

impl BodyBudget {
    pub(crate) fn new() -> Self {
        Self { units: Arc::new(Semaphore::new(BUDGET_UNITS)) }
    }

    /// Reads a body to its end.
    pub(super) async fn read(&self, headers: &HeaderMap, body: Body) -> Result<Arrived, ApiError> {
        let read = tokio::time::timeout(ARRIVAL_TIME_MAX, self.read_all(headers, body));
        read.await.unwrap_or(Err(ApiError::BodyCutOff("it took longer than 60 s".into())))
    }

    async fn read_all(&self, headers: &HeaderMap, mut body: Body) -> Result<Arrived, ApiError> {
        let length =
            headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        let length: usize = length.unwrap_or(0);
        if length > BODY_BYTES_MAX {
            // Who waits for a word before sending has sent nothing.
            if !headers.contains_key(EXPECT) {
                drain(&mut body).await;
            }
            return Err(ApiError::PayloadTooLarge);
        }
        let mut room = Room { budget: Arc::clone(&self.units), permit: None, units: 0 };
        let mut bytes = Vec::new();
        while let Some(frame) = body.frame().await {
            let frame = frame.map_err(|error| unreadable(&error))?;
            let Some(data) = frame.data_ref() else { continue };
            if bytes.len() + data.len() > BODY_BYTES_MAX {
                drop(bytes);
                drop(room);
                drain(&mut body).await;
                return Err(ApiError::PayloadTooLarge);
            }
            room.grow(bytes.len() + data.len())?;
            bytes.extend_from_slice(data);
        }
        refuse_encoding(headers)?;
        Ok(Arrived { bytes, _room: room })
    }
}

impl Room {
    /// Takes what is missing for so many bytes.
    fn grow(&mut self, bytes: usize) -> Result<(), ApiError> {
        let counted = bytes.saturating_sub(FREE_BYTES);
        let missing = counted.div_ceil(UNIT_BYTES).saturating_sub(self.units);
        if missing == 0 {
            return Ok(());
        }
        let full = |_| ApiError::Busy("too many large requests at once; try again shortly");
        let count = u32::try_from(missing).unwrap_or(u32::MAX);
        let more = Arc::clone(&self.budget).try_acquire_many_owned(count).map_err(full)?;
        match &mut self.permit {
            Some(permit) => permit.merge(more),
            None => self.permit = Some(more),
        }
        self.units += missing;
        Ok(())
    }
}

/// Chunks that are none are the caller's mistake, and come again they would be no better; with
/// anything else the body has stopped coming.
fn unreadable(error: &axum::Error) -> ApiError {
    let causes = std::iter::successors(error.source(), |cause| (*cause).source());
    let is_malformed = |error: &&io::Error| {
        matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::InvalidData)
    };
    match causes.filter_map(|cause| cause.downcast_ref()).find(is_malformed) {
        Some(cause) => ApiError::InvalidJson(format!("the body's chunks are malformed: {cause}")),
        None => ApiError::BodyCutOff(error.to_string().into()),
    }
}

/// Nothing is inflated: a small body could become a large one.
fn refuse_encoding(headers: &HeaderMap) -> Result<(), ApiError> {
    for encoding in headers.get_all(CONTENT_ENCODING) {
        if !encoding.as_bytes().eq_ignore_ascii_case(b"identity") {
            return Err(ApiError::InvalidJson("a Content-Encoding is not supported".to_owned()));
        }
    }
    Ok(())
}

/// Reads on for a while without keeping anything.
async fn drain(body: &mut Body) {
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
