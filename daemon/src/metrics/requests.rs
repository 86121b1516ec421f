//! Requests: how many, how long, how refused.

use std::time::Instant;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// From what an answer out of memory takes to what a slow body may.
const DURATION_SECONDS: [f64; 15] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0, 60.0];

/// Methods that get a label of their own; what a caller makes up does not.
const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/// What is counted of requests. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct RequestMetrics {
    answered: Family<AnsweredLabels, Counter>,
    duration: Family<RouteLabels, Histogram, fn() -> Histogram>,
    running: Gauge,
    abandoned: Counter,
    rate_limited: Counter,
    auth_failures: Counter,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AnsweredLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RouteLabels {
    route: String,
}

impl Default for RequestMetrics {
    fn default() -> Self {
        Self {
            answered: Family::default(),
            duration: Family::new_with_constructor(|| Histogram::new(DURATION_SECONDS)),
            running: Gauge::default(),
            abandoned: Counter::default(),
            rate_limited: Counter::default(),
            auth_failures: Counter::default(),
        }
    }
}

impl RequestMetrics {
    /// A request begins; it has ended when what this gives is answered or dropped. `route` is the
    /// pattern that it matched.
    pub(crate) fn begin(&self, method: &str, route: &str) -> RunningRequest<'_> {
        self.running.inc();
        let method = METHODS.into_iter().find(|known| *known == method).unwrap_or("other");
        RunningRequest {
            metrics: self,
            method,
            route: route.to_owned(),
            began: Instant::now(),
            is_answered: false,
        }
    }

    /// A key's window was used up.
    pub(crate) fn rate_limited(&self) {
        self.rate_limited.inc();
    }

    /// A key or a session was missing or not valid.
    pub(crate) fn auth_failed(&self) {
        self.auth_failures.inc();
    }

    pub(super) fn register(&self, registry: &mut Registry) {
        registry.register(
            "http_requests",
            "Requests answered, by method, route pattern and status",
            self.answered.clone(),
        );
        registry.register_with_unit(
            "http_request_duration",
            "Time from the headers of a request to the headers of its response, by route pattern",
            Unit::Seconds,
            self.duration.clone(),
        );
        registry.register("http_requests_in_flight", "Requests running", self.running.clone());
        registry.register(
            "http_requests_abandoned",
            "Requests that ended without a response",
            self.abandoned.clone(),
        );
        registry.register(
            "http_rate_limited",
            "Requests refused because the rate limit of their key was used up",
            self.rate_limited.clone(),
        );
        registry.register(
            "http_auth_failures",
            "Requests refused for lack of a valid key or session",
            self.auth_failures.clone(),
        );
    }
}

/// A request that runs.
pub(crate) struct RunningRequest<'m> {
    metrics: &'m RequestMetrics,
    method: &'static str,
    route: String,
    began: Instant,
    is_answered: bool,
}

impl RunningRequest<'_> {
    /// It has been answered; gives how long it took, in microseconds.
    pub(crate) fn answered(mut self, status: u16) -> u64 {
        let took = self.began.elapsed();
        let route = std::mem::take(&mut self.route);
        let answered = AnsweredLabels { method: self.method, route: route.clone(), status };
        self.metrics.answered.get_or_create(&answered).inc();
        self.metrics.duration.get_or_create(&RouteLabels { route }).observe(took.as_secs_f64());
        self.is_answered = true;
        u64::try_from(took.as_micros()).unwrap_or(u64::MAX)
    }
}

impl Drop for RunningRequest<'_> {
    fn drop(&mut self) {
        self.metrics.running.dec();
        if !self.is_answered {
            self.metrics.abandoned.inc();
            tracing::info!("a request ended without a response");
        }
    }
}
