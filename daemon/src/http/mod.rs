//! HTTP: every route in one table, and the layer around them that knows the request id.
//!
//! | Check | Where | Refusal |
//! |---|---|---|
//! | 0 size and sense of the head | `head` | 414, 431, 400 |
//! | 0 route and method | the table below | 404, 405 |
//! | 1 request id, headers, envelope | `envelope` | |
//! | 2 size | `body` | 413 |
//! | 3 syntax | `body`, the product's reader | 400 |
//! | 4 key or session | `auth` | 401 |
//! | 5 rate | `rate` | 429 |
//! | 6 scope | the handler, by `auth` | 403 |
//! | 7 is it there, and the caller's | the store | 404 |
//! | 8 shape | the product's reader, `query` | 422 |
//! | 9 repetition, credits, room | `idempotency`, the store | 409, 402, 503 |

mod auth;
mod body;
mod envelope;
mod error;
mod head;
mod health;
mod idempotency;
mod jobs;
mod keys;
mod me;
mod path;
mod query;
mod rate;
mod reconciliations;
mod scrape;
mod stream;

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use crate::config::SessionSecret;
use crate::jobs::Jobs;
use crate::metrics::Metrics;
use crate::stop::Stop;
use crate::store::Store;
use error::ApiError;

pub(crate) use auth::Doorkeeper;
pub(crate) use body::BodyBudget;
pub(crate) use envelope::no_room;
pub(crate) use idempotency::Running;
pub(crate) use keys::check_key_name;
pub(crate) use rate::RateLimiter;
pub(crate) use scrape::scrape_router;

/// What the handlers work with. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct App(Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) jobs: Jobs,
    pub(crate) rate: RateLimiter,
    pub(crate) doorkeeper: Doorkeeper,
    pub(crate) bodies: BodyBudget,
    pub(crate) running: Running,
    pub(crate) session_secret: SessionSecret,
    pub(crate) queue_capacity: u32,
    /// No new jobs when it has been given.
    pub(crate) stop: Stop,
}

impl App {
    pub(crate) fn new(parts: Parts) -> Self {
        Self(Arc::new(parts))
    }

    fn refuse_when_draining(&self) -> Result<(), ApiError> {
        if self.stop.is_ordered() {
            return Err(ApiError::Busy("the daemon is stopping; try again shortly"));
        }
        Ok(())
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// Every route of the API.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/api/v1/health", get(health::health))
        .route("/api/v1/ready", get(health::ready))
        .route("/api/v1/me", get(me::show))
        .route("/api/v1/reconciliations", post(reconciliations::submit).get(reconciliations::list))
        .route("/api/v1/reconciliations/{id}", get(reconciliations::show))
        .route("/api/v1/keys", post(keys::create).get(keys::list))
        .route("/api/v1/keys/{id}", get(keys::show).delete(keys::revoke))
        .route("/api/v1/keys/{id}/rotate", post(keys::rotate))
        .fallback(|| async { ApiError::NotFound })
        .method_not_allowed_fallback(|| async { ApiError::MethodNotAllowed })
        .layer(from_fn_with_state(app.clone(), envelope::wrap))
        .with_state(app)
}
