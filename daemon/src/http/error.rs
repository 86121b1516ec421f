//! Why a request is refused, and the one place that gives it a status and a code.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// A refusal. Handlers return it; the envelope around all routes writes its body.
#[derive(Debug, Clone)]
pub(crate) enum ApiError {
    /// Unknown, or not visible to the caller: the two read alike (contract part 4, rule 6).
    NotFound,
    /// The path is known, the method is not.
    MethodNotAllowed,
}

impl ApiError {
    /// Status, code and sentence. Source: contract part 7.
    pub(super) const fn parts(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Self::NotFound => (StatusCode::NOT_FOUND, "not_found", "there is nothing at this path"),
            Self::MethodNotAllowed => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "this path does not take this method; the Allow header lists those it takes",
            ),
        }
    }
}

/// A response without a body yet: the envelope, which knows the request id, adds it.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, ..) = self.parts();
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
