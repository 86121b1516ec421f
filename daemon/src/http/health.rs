//! `GET /api/v1/health` and `GET /api/v1/ready`: no key.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use tieout::contract::health::{API_VERSION, Health, Ready};

use super::app::App;
use super::body::HeadOnly;
use super::error::ApiError;
use crate::http::describe::operation;
use crate::store::StoreError;

/// A daemon whose writes fail (a full disk, say) is not ready until none has failed for so long.
const FAILING_FOR: Duration = Duration::from_secs(10);

/// Nor is one whose database has kept a write waiting for so long: as long as a write waits to be begun.
const WAITING_FOR: Duration = Duration::from_secs(10);

/// Whether the daemon answers
///
/// It checks nothing else; `/api/v1/ready` does.
// Nothing but the process: a database that is slow must not make it look dead.
#[operation(
    get,
    path = "/api/v1/health",
    operation_id = "getHealth",
    tag = "service",
    responses((status = 200, description = "The daemon is running.", body = Health))
)]
pub(super) async fn health(_: HeadOnly) -> Json<Health> {
    Json(well())
}

pub(super) fn well() -> Health {
    Health {
        status: "ok".into(),
        version: API_VERSION.into(),
        build: env!("CARGO_PKG_VERSION").into(),
    }
}

/// Check readiness
///
/// The database responds, accepts writes and has the schema of this version, and the daemon has not been told to
/// stop. If not, the response is 503 and names the part that fails.
#[operation(
    get,
    path = "/api/v1/ready",
    operation_id = "getReady",
    tag = "service",
    responses((status = 200, description = "The daemon is ready.", body = Ready))
)]
pub(super) async fn ready(State(app): State<App>, _: HeadOnly) -> Result<Json<Ready>, ApiError> {
    if app.leaving.is_ordered() {
        return Err(ApiError::NotReady("stopping"));
    }
    let is_failing = app.store.write_failed_ago().is_some_and(|ago| ago < FAILING_FOR);
    let is_stuck = app.store.oldest_write_waits_for().is_some_and(|waited| waited > WAITING_FOR);
    if is_failing || is_stuck {
        return Err(ApiError::NotReady("database"));
    }
    match app.store.check_schema().await {
        Ok(()) => Ok(Json(Ready { status: "ready".into() })),
        Err(StoreError::NewerSchema(..)) => Err(ApiError::NotReady("migrations")),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            Err(ApiError::NotReady("database"))
        }
    }
}
