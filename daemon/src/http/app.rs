//! What the handlers work with.

use std::ops::Deref;
use std::sync::Arc;

use super::auth::KeyUsage;
use super::body::BodyBudget;
use super::error::ApiError;
use super::idempotency::RunningIdempotencyKeys;
use super::rate::RateLimiter;
use crate::address_range::AddressRange;
use crate::jobs::Jobs;
use crate::metrics::Metrics;
use crate::session::CurrentSecret;
use crate::stop::Stop;
use crate::store::Store;

/// What the handlers work with. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct App(Arc<AppParts>);

#[derive(Debug)]
pub(crate) struct AppParts {
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) jobs: Jobs,
    pub(crate) rate: RateLimiter,
    pub(crate) doorkeeper: KeyUsage,
    pub(crate) bodies: BodyBudget,
    pub(crate) running: RunningIdempotencyKeys,
    pub(crate) session_secret: CurrentSecret,
    pub(crate) queue_capacity: u32,
    pub(crate) trusted_proxies: Vec<AddressRange>,
    /// Not ready when it has been given, and every answer is its connection's last.
    pub(crate) leaving: Stop,
    /// No new jobs when it has been given.
    pub(crate) stop: Stop,
}

impl App {
    pub(crate) fn new(parts: AppParts) -> Self {
        Self(Arc::new(parts))
    }

    pub(super) fn refuse_when_draining(&self) -> Result<(), ApiError> {
        if self.stop.is_ordered() {
            return Err(ApiError::STOPPING);
        }
        Ok(())
    }
}

impl Deref for App {
    type Target = AppParts;

    fn deref(&self) -> &AppParts {
        &self.0
    }
}
