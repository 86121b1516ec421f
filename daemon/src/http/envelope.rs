//! The outermost layer: it knows the request id, so it alone writes error bodies, and it logs
//! each outcome once.

use std::time::Instant;

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tieout::contract::error::{Envelope, ErrorBody};
use tieout::id::RequestId;

use super::error::ApiError;
use super::rate;

const REQUEST_ID: &str = "x-request-id";

/// Longest request id taken over from a caller.
const REQUEST_ID_LENGTH_MAX: usize = 64;

pub(super) async fn wrap(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let request_id = request_id(request.headers());
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let mut response = enveloped(response, &request_id);
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    rate::add_untouched(response.headers_mut());
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
    let (status, code, message) = error.parts();
    let error = ErrorBody { code: code.into(), message: message.to_owned(), details: None };
    let body = Json(Envelope { error, request_id: Some(request_id.to_owned()) });
    let mut written = (status, body).into_response();
    if let Some(allow) = response.headers_mut().remove("allow") {
        written.headers_mut().insert("allow", allow);
    }
    written
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
        None => RequestId::new(uuid::Uuid::now_v7().as_u128()).to_string(),
    }
}
