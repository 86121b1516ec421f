//! What a daemon answers, and what a refusal means to the user.

use std::error::Error;
use std::time::Duration;

use reqwest::header::{HeaderMap, LOCATION, RETRY_AFTER};
use serde_json::Value;
use tieout::contract::error::Envelope;

use super::hints::with_hint;
use super::issues::{in_request, with_issues};
use crate::exit::{Exit, Failure};

/// Header of every response, and of no other kind of server.
const REQUEST_ID: &str = "x-request-id";

/// A whole response.
pub(super) struct HttpResponse {
    pub(super) status: u16,
    pub(super) headers: HeaderMap,
    pub(super) body: Vec<u8>,
}

impl HttpResponse {
    /// How long the daemon asks to wait, in whole seconds; a date is not read.
    pub(super) fn retry_after(&self) -> Option<Duration> {
        let seconds = self.headers.get(RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
        Some(Duration::from_secs(seconds))
    }

    /// Whether the same request is still being worked on.
    pub(super) fn is_in_flight(&self) -> bool {
        let in_flight = "idempotency_in_flight";
        self.status == 409
            && self.envelope().is_some_and(|Envelope { error, .. }| {
                let reason = error.details.as_ref().and_then(|details| details.get("reason"));
                error.code == in_flight || reason.and_then(Value::as_str) == Some(in_flight)
            })
    }

    /// The body of a success.
    pub(super) fn text(self) -> Result<String, Failure> {
        String::from_utf8(self.body)
            .map_err(|_| Failure::unreachable("the daemon's response is not UTF-8"))
    }

    /// The failure that a status other than success stands for.
    pub(super) fn refusal(&self) -> Failure {
        match self.envelope() {
            Some(envelope) => {
                let exit = Exit::of_status(self.status);
                let failure = with_hint(Failure::answered(exit, envelope));
                with_issues(failure, &in_request)
            }
            None => self.no_daemon(),
        }
    }

    /// Whether it is a daemon's, and not that of something in between.
    pub(super) fn is_of_daemon(&self) -> bool {
        self.envelope().is_some()
    }

    fn envelope(&self) -> Option<Envelope> {
        serde_json::from_slice(&self.body).ok()
    }

    /// A refusal without the envelope comes from something in between, or from another server.
    fn no_daemon(&self) -> Failure {
        let status = self.status;
        if let Some(location) = self.headers.get(LOCATION).and_then(|place| place.to_str().ok()) {
            let message = format!("the address returned {status}, a redirect to {location}");
            return Failure::unreachable(message)
                .with_hint("if that is the daemon, use it as --url");
        }
        let request = self.headers.get(REQUEST_ID).and_then(|id| id.to_str().ok());
        let request = request.map(|id| format!(", request {id}")).unwrap_or_default();
        Failure::unreachable(format!("the address returned {status} without a reason{request}"))
            .with_hint("is it a tieout daemon?")
    }
}

/// The cause at the bottom of an error: the rest only repeats the address.
pub(super) fn innermost(error: &dyn Error) -> String {
    let mut innermost = error;
    while let Some(source) = innermost.source() {
        innermost = source;
    }
    innermost.to_string()
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    fn answer(status: u16, body: &str) -> HttpResponse {
        HttpResponse { status, headers: HeaderMap::new(), body: body.into() }
    }

    fn refusal(status: u16, code: &str, details: &str) -> Failure {
        let body = format!(
            r#"{{"error":{{"code":"{code}","message":"no","details":{details}}},"request_id":"req_1"}}"#
        );
        answer(status, &body).refusal()
    }

    #[test]
    fn each_status_has_its_exit_code() {
        for (status, exit) in [
            (400, Exit::BadInput),
            (401, Exit::Denied),
            (402, Exit::Credits),
            (403, Exit::Denied),
            (404, Exit::Conflict),
            (409, Exit::Conflict),
            (413, Exit::BadInput),
            (422, Exit::BadInput),
            (429, Exit::Unavailable),
            (500, Exit::Unavailable),
            (503, Exit::Unavailable),
        ] {
            assert_eq!(refusal(status, "some_code", "null").exit, exit, "{status}");
        }
    }

    #[test]
    fn a_refusal_names_code_and_request_and_the_credits_that_lack() {
        let failure = refusal(402, "insufficient_credits", r#"{"required":98,"available":5}"#);
        let complaint = &failure.complaints[0];
        assert_eq!(complaint.message, "no (insufficient_credits, request req_1)");
        let hint = "98 credits are required, 5 are available";
        assert_eq!(complaint.hint.as_deref(), Some(hint));
    }

    #[test]
    fn an_answer_without_an_envelope_is_told_from_a_refusal() {
        let failure = answer(502, "<html>").refusal();
        assert_eq!(failure.exit, Exit::Unavailable);
        let mut redirect = answer(301, "");
        redirect.headers.insert(LOCATION, HeaderValue::from_static("https://other.example"));
        let message = &redirect.refusal().complaints[0].message;
        assert_eq!(message, "the address returned 301, a redirect to https://other.example");
    }

    #[test]
    fn a_request_still_worked_on_is_known_by_code_or_reason() {
        let body = r#"{"error":{"code":"CODE","message":"","details":{"reason":"REASON"}},"request_id":null}"#;
        let of = |code: &str, reason: &str| {
            answer(409, &body.replace("CODE", code).replace("REASON", reason)).is_in_flight()
        };
        assert!(of("conflict", "idempotency_in_flight") && of("idempotency_in_flight", ""));
        assert!(!of("conflict", "idempotency_key_reused"));
    }
}
