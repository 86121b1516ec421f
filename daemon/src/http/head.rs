//! Check 0 of every request: the size and the sense of its head, before anything is looked up.

use axum::extract::Request;
use axum::http::header::{HOST, HeaderValue, TRANSFER_ENCODING};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Version};
use tieout::contract::issue::FieldIssues;

use super::error::ApiError;
use crate::listen::FramingFault;

/// Most bytes of a path and query.
const TARGET_BYTES_MAX: usize = 8192;

/// Refuses a head that is too large, or says two things about the length of its body.
pub(super) fn check(request: &Request) -> Result<(), ApiError> {
    let target = request.uri().path_and_query().map_or(0, |target| target.as_str().len());
    if target > TARGET_BYTES_MAX {
        return Err(ApiError::UriTooLong);
    }
    match request.extensions().get::<FramingFault>() {
        None => check_host(request).and_then(|()| check_coding(request.headers())),
        Some(FramingFault::HeadTooLarge) => Err(ApiError::HeadersTooLarge),
        Some(FramingFault::LengthAndCoding) => Err(two_lengths()),
    }
}

/// The head says two things about the length of the body.
pub(super) fn two_lengths() -> ApiError {
    refused("Transfer-Encoding", "must not be combined with Content-Length")
}

/// Whom the request is for is not said, or not for certain.
pub(super) fn no_host() -> ApiError {
    refused("Host", "must be given once, as a host with an optional port")
}

/// The body would have to be unpacked.
pub(super) fn other_coding() -> ApiError {
    refused("Transfer-Encoding", "must be chunked and nothing else")
}

fn refused(header: &str, message: &str) -> ApiError {
    let mut issues = FieldIssues::default();
    issues.push(header, message);
    ApiError::Validation(issues)
}

/// A request of HTTP/1.1 says once whom it is for. Source: RFC 9112, section 3.2.
fn check_host(request: &Request) -> Result<(), ApiError> {
    let mut hosts = request.headers().get_all(HOST).iter();
    let is_authority =
        |value: &HeaderValue| value.is_empty() || Authority::try_from(value.as_bytes()).is_ok();
    // An authority may name a user as well; a Host does not.
    let is_host = |value: &HeaderValue| is_authority(value) && !value.as_bytes().contains(&b'@');
    match (hosts.next(), hosts.next()) {
        (None, None) if request.version() < Version::HTTP_11 => Ok(()),
        (Some(host), None) if is_host(host) => Ok(()),
        _ => Err(no_host()),
    }
}

/// A body comes in chunks or whole, and nothing is unpacked.
fn check_coding(headers: &HeaderMap) -> Result<(), ApiError> {
    let mut codings = headers.get_all(TRANSFER_ENCODING).iter();
    match (codings.next(), codings.next()) {
        (None, None) => Ok(()),
        (Some(coding), None) if coding.as_bytes().eq_ignore_ascii_case(b"chunked") => Ok(()),
        _ => Err(other_coding()),
    }
}

/// Whether nobody follows where the next request begins: the connection is to end with the answer.
pub(super) fn hides_the_next(headers: &HeaderMap) -> bool {
    headers.contains_key(TRANSFER_ENCODING)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    /// Whether a head with these lines is taken.
    fn takes(version: Version, lines: &[(&str, &str)]) -> bool {
        let mut request = Request::builder().version(version).uri("/");
        for (name, value) in lines {
            request = request.header(*name, *value);
        }
        check(&request.body(Body::empty()).unwrap()).is_ok()
    }

    #[test]
    fn a_request_of_http_1_1_names_one_host() {
        for host in ["tieout", "tieout:8417", "[::1]:80", "127.0.0.1", ""] {
            assert!(takes(Version::HTTP_11, &[("Host", host)]), "{host}");
        }
        assert!(takes(Version::HTTP_10, &[]));
        assert!(!takes(Version::HTTP_11, &[]));
        assert!(!takes(Version::HTTP_11, &[("Host", "a"), ("Host", "a")]));
        for host in ["a b", "a/b", "http://a", "[::1", "user:pw@a"] {
            assert!(!takes(Version::HTTP_11, &[("Host", host)]), "{host}");
        }
    }

    #[test]
    fn a_body_comes_in_chunks_and_in_no_other_coding() {
        let with =
            |coding| takes(Version::HTTP_11, &[("Host", "a"), ("Transfer-Encoding", coding)]);
        assert!(with("chunked") && with("Chunked"));
        for coding in ["gzip, chunked", "chunked, chunked", "identity", ""] {
            assert!(!with(coding), "{coding}");
        }
    }
}
