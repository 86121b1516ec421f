//! Check 0 of every request: the size and the sense of its head, before anything is looked up.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::TRANSFER_ENCODING;
use tieout::contract::issue::FieldIssues;

use super::error::ApiError;
use crate::listen::Fault;

/// Most bytes of a path and query.
const TARGET_BYTES_MAX: usize = 8192;

/// Refuses a head that is too large, or says two things about the length of its body.
pub(super) fn check(request: &Request) -> Result<(), ApiError> {
    let target = request.uri().path_and_query().map_or(0, |target| target.as_str().len());
    if target > TARGET_BYTES_MAX {
        return Err(ApiError::UriTooLong);
    }
    match request.extensions().get::<Fault>() {
        None => Ok(()),
        Some(Fault::HeadTooLarge) => Err(ApiError::HeadersTooLarge),
        Some(Fault::LengthAndCoding) => {
            let mut issues = FieldIssues::default();
            issues.push("Transfer-Encoding", "must not stand beside a Content-Length");
            Err(ApiError::Validation(issues))
        }
    }
}

/// Whether nobody follows where the next request begins: the connection is to end with the answer.
pub(super) fn hides_the_next(headers: &HeaderMap) -> bool {
    headers.contains_key(TRANSFER_ENCODING)
}
