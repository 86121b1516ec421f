//! `GET /metrics`, on an address of its own: no key, no envelope. `GET /health` and `GET /ready` are there too, with
//! the answers of the API: whoever watches is answered when the API's connections are full. Nothing else is.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::app::App;
use super::{envelope, health};
use crate::clock;
use crate::metrics::{self, Exposition, PolledGauges, ProcessUse, QueueDepth};
use crate::store::QueueLength;

/// A database that does not answer in this time is left out: a scrape must not hang with it.
const DATABASE_TIME_MAX: Duration = Duration::from_secs(2);

/// The three routes.
pub(crate) fn scrape_router(app: App) -> Router {
    let kind = if app.store.is_shared() { "postgres" } else { "sqlite" };
    let exposition = Exposition::new(&app.metrics, app.store.writer_metrics(), kind, clock::now());
    let health = Router::new()
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .route_layer(from_fn_with_state(app.clone(), envelope::wrap))
        .with_state(app.clone());
    Router::new()
        .route("/metrics", get(scrape))
        .with_state((app, Arc::new(exposition)))
        .merge(health)
        .method_not_allowed_fallback(|| async { StatusCode::NOT_FOUND })
}

async fn scrape(State((app, exposition)): State<(App, Arc<Exposition>)>) -> Response {
    let queues = tokio::time::timeout(DATABASE_TIME_MAX, app.store.queue_lengths()).await;
    let queues = match queues {
        Ok(Ok(queues)) => Some(queues.into_iter().map(as_metric).collect()),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the queues are missing from the metrics");
            None
        }
        Err(_) => {
            tracing::warn!(
                "the queues are missing from the metrics: the database does not respond"
            );
            None
        }
    };
    let polled = PolledGauges {
        queues,
        body_bytes: app.bodies.held_bytes(),
        writes_waiting: app.store.writes_waiting(),
        process: ProcessUse::now(),
        database: app.store.database_use(),
    };
    match exposition.write(polled) {
        Ok(text) => ([(CONTENT_TYPE, metrics::CONTENT_TYPE)], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

fn as_metric(length: QueueLength) -> QueueDepth {
    let QueueLength { product, queued, running, awaiting_erasure } = length;
    QueueDepth { product, queued, running, awaiting_erasure }
}
