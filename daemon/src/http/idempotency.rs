//! The `Idempotency-Key` header: the same request twice is done once.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::header::{HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};
use tieout::id::UserId;

use super::error::ApiError;
use crate::store::{Answer, IdempotencyKey};

pub(super) const IDEMPOTENCY_KEY: &str = "idempotency-key";

const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");

/// Most characters of a key.
const LENGTH_MAX: usize = 255;

/// What is wrong with a key that is none.
pub(super) const MUST_BE: &str = "must be one header of 1 to 255 visible ASCII characters";

/// The header's value, if there is one.
///
/// # Errors
/// Nothing more than that it is no key: the product says it in its own way.
pub(super) fn given(parts: &Parts) -> Result<Option<String>, ()> {
    let mut values = parts.headers.get_all(IDEMPOTENCY_KEY).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let is_visible = |bytes: &[u8]| bytes.iter().all(u8::is_ascii_graphic);
    let is_key = (1..=LENGTH_MAX).contains(&value.len()) && is_visible(value.as_bytes());
    match value.to_str() {
        Ok(key) if is_key && values.next().is_none() => Ok(Some(key.to_owned())),
        _ => Err(()),
    }
}

/// What a request is, but for its body: method, and path with its query.
pub(super) struct RequestFingerprint(Sha256);

/// Begins the fingerprint of a request.
pub(super) fn fingerprint(parts: &Parts) -> RequestFingerprint {
    let target = parts.uri.path_and_query().map_or("", |target| target.as_str());
    let mut hash = Sha256::new();
    // The method and the target hold no line break, so that no two requests read alike.
    hash.update(format!("{}\n{target}\n", parts.method));
    RequestFingerprint(hash)
}

impl RequestFingerprint {
    /// The request in 32 bytes. For a large body this takes long: not for an async thread.
    pub(super) fn with_body(mut self, body: &[u8]) -> [u8; 32] {
        self.0.update(body);
        self.0.finalize().into()
    }
}

/// The request's key with what a repetition will be answered.
pub(super) fn key_for(
    given: Option<&String>,
    fingerprint: [u8; 32],
    answer: Answer,
) -> Option<IdempotencyKey> {
    given.map(|key| IdempotencyKey { realm: String::new(), key: key.clone(), fingerprint, answer })
}

/// The answer to a repetition.
pub(super) fn replay(answer: Answer) -> Result<Response, ApiError> {
    let status = StatusCode::from_u16(answer.status);
    let status = status.map_err(|error| ApiError::Internal(error.to_string()))?;
    let json = HeaderValue::from_static("application/json");
    let replayed = HeaderValue::from_static("true");
    let headers = [(header::CONTENT_TYPE, json), (REPLAYED, replayed)];
    Ok((status, headers, answer.body).into_response())
}

/// Keys of requests that run now.
#[derive(Debug, Clone, Default)]
pub(crate) struct RunningIdempotencyKeys {
    keys: Arc<Mutex<HashSet<(UserId, String)>>>,
}

/// A running request with a key; it has ended when this is dropped.
pub(super) struct IdempotencyKeyGuard {
    running: RunningIdempotencyKeys,
    key: Option<(UserId, String)>,
}

impl RunningIdempotencyKeys {
    /// Begins a request; refuses a second with the same key while the first runs.
    pub(super) fn begin(
        &self,
        user: UserId,
        given: Option<&String>,
    ) -> Result<IdempotencyKeyGuard, ApiError> {
        let key = given.map(|key| (user, key.clone()));
        if let Some(key) = &key {
            let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
            if !keys.insert(key.clone()) {
                return Err(ApiError::IdempotencyInFlight);
            }
        }
        Ok(IdempotencyKeyGuard { running: self.clone(), key })
    }
}

impl Drop for IdempotencyKeyGuard {
    fn drop(&mut self) {
        if let Some(key) = &self.key {
            self.running.keys.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
        }
    }
}
