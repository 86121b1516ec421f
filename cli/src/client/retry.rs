//! When to try a request again, and how long to wait before.
//!
//! Safe for every request that is sent here: a GET and a DELETE twice are as once, and a POST
//! carries an idempotency key.

use std::time::Duration;

use super::response::HttpResponse;
use crate::exit::Failure;

/// Tries of a request that meets a failing daemon, or none: 1.3 s in all. A full queue or a spent
/// rate is waited out until the deadline instead: there the daemon says that it is well.
const FAILED_TRIES_MAX: u32 = 4;

/// Tries where the daemon has answered this run before, and is probably being started anew: some
/// 30 s in all.
const FAILED_TRIES_MAX_OF_KNOWN: u32 = 8;

/// The first wait; each further one is longer by [`LONGER_BY`].
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGER_BY: u32 = 3;
const PAUSE_MAX: Duration = Duration::from_secs(10);

/// What to do next.
pub(super) enum RetryStep {
    /// This is the body of a success.
    Done(String),
    /// Trying again would not help.
    GiveUp(Failure),
    /// Wait so long, then try again; this is why.
    Again(Duration, Failure),
}

/// How often a request has been tried.
#[derive(Debug)]
pub(super) struct Attempts {
    count: u32,
    failed: u32,
    failed_max: u32,
}

impl Attempts {
    /// None so far, of a daemon that has answered this run before, or has not.
    pub(super) const fn new(is_known: bool) -> Self {
        let failed_max = if is_known { FAILED_TRIES_MAX_OF_KNOWN } else { FAILED_TRIES_MAX };
        Self { count: 0, failed: 0, failed_max }
    }

    /// Judges an attempt: an answer, or that there was none.
    pub(super) fn after(&mut self, attempted: Result<HttpResponse, Failure>) -> RetryStep {
        let pause = (FIRST_PAUSE * LONGER_BY.saturating_pow(self.count.min(8))).min(PAUSE_MAX);
        self.count += 1;
        let answer = match attempted {
            Ok(answer) => answer,
            Err(failure) => return self.failed(pause, failure),
        };
        match answer.status {
            200..=299 => answer.text().map_or_else(RetryStep::GiveUp, RetryStep::Done),
            // A daemon that says of itself that it is well says when to come again.
            503 if answer.retry_after().is_none() => {
                // One that is there is not being started anew.
                if answer.is_of_daemon() {
                    self.failed_max = FAILED_TRIES_MAX;
                }
                self.failed(pause, answer.refusal())
            }
            429 | 503 => {
                let asked = answer.retry_after().map(|asked| asked.max(FIRST_PAUSE));
                RetryStep::Again(asked.unwrap_or(pause), answer.refusal())
            }
            409 if answer.is_in_flight() => RetryStep::Again(pause, answer.refusal()),
            408 | 500.. => self.failed(pause, answer.refusal()),
            _ => RetryStep::GiveUp(answer.refusal()),
        }
    }

    fn failed(&mut self, pause: Duration, failure: Failure) -> RetryStep {
        self.failed += 1;
        if self.failed < self.failed_max {
            RetryStep::Again(pause, failure)
        } else {
            RetryStep::GiveUp(failure)
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderMap, HeaderValue, RETRY_AFTER};

    use super::*;

    fn answered(status: u16, retry_after: Option<&'static str>) -> HttpResponse {
        let mut headers = HeaderMap::new();
        if let Some(seconds) = retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        HttpResponse { status, headers, body: b"{}".into() }
    }

    /// The pause before the next try; `None` where there is none.
    fn pause(tries: &mut Attempts, attempted: Result<HttpResponse, Failure>) -> Option<Duration> {
        match tries.after(attempted) {
            RetryStep::Again(pause, _) => Some(pause),
            RetryStep::Done(_) | RetryStep::GiveUp(_) => None,
        }
    }

    #[test]
    fn a_busy_daemon_is_asked_again_when_it_says_and_for_as_long_as_there_is_time() {
        let mut tries = Attempts::new(false);
        for _ in 0..100 {
            let pause = pause(&mut tries, Ok(answered(503, Some("7"))));
            assert_eq!(pause, Some(Duration::from_secs(7)));
        }
        assert_eq!(pause(&mut tries, Ok(answered(429, None))), Some(PAUSE_MAX));
    }

    #[test]
    fn one_that_does_not_say_when_to_come_again_is_soon_given_up() {
        let says = |body: &str| HttpResponse { body: body.into(), ..answered(503, None) };
        let envelope =
            r#"{"error":{"code":"busy","message":"start it again"},"request_id":"req_1"}"#;
        for (is_known, body, asked_again) in
            [(false, envelope, 3), (true, envelope, 3), (false, "<html>", 3), (true, "<html>", 7)]
        {
            let mut tries = Attempts::new(is_known);
            let pauses = std::iter::from_fn(|| pause(&mut tries, Ok(says(body))));
            assert_eq!(pauses.count(), asked_again, "{is_known} {body}");
        }
    }

    #[test]
    fn a_failing_daemon_is_asked_four_times_with_longer_pauses() {
        let ms = |ms| Some(Duration::from_millis(ms));
        let four = [ms(100), ms(300), ms(900), None];
        let mut tries = Attempts::new(false);
        assert_eq!([(); 4].map(|()| pause(&mut tries, Ok(answered(500, None)))), four);
        let mut tries = Attempts::new(false);
        let cut = || Err(Failure::unreachable("cut"));
        assert_eq!([(); 4].map(|()| pause(&mut tries, cut())), four);
    }

    #[test]
    fn a_daemon_that_has_answered_before_is_given_half_a_minute_to_come_back() {
        let mut tries = Attempts::new(true);
        let cut = || Err(Failure::unreachable("cut"));
        let pauses = std::iter::from_fn(|| pause(&mut tries, cut()));
        let whole: Duration = pauses.sum();
        assert!((25..40).contains(&whole.as_secs()), "{whole:?}");
    }

    #[test]
    fn a_refusal_is_final() {
        for status in [301, 400, 401, 402, 403, 404, 409, 413, 422] {
            let pause = pause(&mut Attempts::new(false), Ok(answered(status, None)));
            assert_eq!(pause, None, "{status}");
        }
    }
}
