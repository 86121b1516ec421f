//! Answers in the form that a caller asks for: JSON, or a file.

use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse as _, Response};

/// Comma-separated values.
pub(super) const CSV: &str = "text/csv";

/// A text.
pub(super) const PLAIN: &str = "text/plain";

/// Whether the caller asks for this kind of file.
pub(super) fn wants(headers: &HeaderMap, kind: &str) -> bool {
    let accepted = headers.get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    let mut kinds = accepted.flat_map(|value| value.split(','));
    kinds.any(|accepted| accepted.split(';').next().is_some_and(|accepted| accepted.trim() == kind))
}

/// A file of this kind and name.
pub(super) fn file(kind: &'static str, filename: &str, body: impl Into<Body>) -> Response {
    let disposition = format!("attachment; filename=\"{filename}\"");
    let kind = format!("{kind}; charset=utf-8");
    ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, disposition)], body.into()).into_response()
}
