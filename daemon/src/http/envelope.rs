//! The outermost layer: it knows the request id, so it alone writes error bodies, and it logs
//! each outcome once.

use std::time::Instant;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::header::{ALLOW, HeaderName, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tieout::contract::error::{Envelope, ErrorBody};
use tieout::id::RequestId;

use super::App;
use super::error::ApiError;
use super::rate::Seen;
use crate::entropy::new_id_bits;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Longest request id taken over from a caller.
const REQUEST_ID_LENGTH_MAX: usize = 64;

pub(super) async fn wrap(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let request_id = request_id(request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let seen = Seen::default();
    request.extensions_mut().insert(seen.clone());
    // A task of its own: a panic ends it and not the connection, and a caller who goes away does
    // not leave a write half done.
    let answered = tokio::spawn(next.run(request)).await;
    let response = answered.unwrap_or_else(|panic| {
        tracing::error!(request.id = request_id, %panic, "a request brought its task down");
        ApiError::Internal("panic".to_owned()).into_response()
    });
    let mut response = enveloped(response, &request_id);
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    app.rate.add_headers(&seen, response.headers_mut());
    tracing::info!(
        request.id = request_id,
        %method,
        path,
        status = response.status().as_u16(),
        latency_us = started.elapsed().as_micros(),
        "request"
    );
    response
}

/// A refusal gets its body here; every other response passes.
fn enveloped(mut response: Response, request_id: &str) -> Response {
    let Some(error) = response.extensions_mut().remove::<ApiError>() else { return response };
    let (status, _) = error.status_and_code();
    if let ApiError::Internal(cause) = &error {
        tracing::error!(request.id = request_id, cause, "a request failed");
    }
    let mut written = (status, Json(envelope(&error, request_id))).into_response();
    let headers = written.headers_mut();
    if let Some(allow) = response.headers_mut().remove(ALLOW) {
        headers.insert(ALLOW, allow);
    }
    if let Some(seconds) = error.retry_after() {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if status == StatusCode::UNAUTHORIZED {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    written
}

/// The body of a refusal.
pub(super) fn envelope(error: &ApiError, request_id: &str) -> Envelope {
    let (_, code) = error.status_and_code();
    let error =
        ErrorBody { code: code.into(), message: error.to_string(), details: error.details() };
    Envelope { error, request_id: Some(request_id.to_owned()) }
}

/// The caller's own id where it is harmless, else a new one.
fn request_id(headers: &HeaderMap) -> String {
    let is_harmless = |id: &str| {
        (1..=REQUEST_ID_LENGTH_MAX).contains(&id.len())
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    let given = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok());
    match given.filter(|id| is_harmless(id)) {
        Some(id) => id.to_owned(),
        None => RequestId::new(new_id_bits()).to_string(),
    }
}
