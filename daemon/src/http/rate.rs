//! The rate limit's headers. Source: contract part 8.

use axum::http::{HeaderMap, HeaderValue};

/// Requests per window and key.
const LIMIT: u16 = 120;

/// Length of a window.
const WINDOW_SECONDS: u16 = 60;

/// The headers of a request that no key's window counts: the limit untouched.
pub(super) fn add_untouched(headers: &mut HeaderMap) {
    headers.insert("ratelimit-limit", HeaderValue::from(LIMIT));
    headers.insert("ratelimit-remaining", HeaderValue::from(LIMIT));
    headers.insert("ratelimit-reset", HeaderValue::from(WINDOW_SECONDS));
}
