//! `GET /api/v1/health` and `GET /api/v1/ready`: no key.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use tieout::contract::health::{API_VERSION, Health, Ready};

use super::App;
use super::error::ApiError;
use crate::store::StoreError;

/// A daemon whose writes fail (a full disk, say) is not ready until none has failed for so long.
const FAILING_FOR: Duration = Duration::from_secs(10);

/// The daemon answers: no database, always the same.
pub(super) async fn health() -> Json<Health> {
    Json(Health {
        status: "ok".into(),
        version: API_VERSION.into(),
        build: env!("CARGO_PKG_VERSION").into(),
    })
}

/// The daemon can do its work, or which part cannot.
pub(super) async fn ready(State(app): State<App>) -> Result<Json<Ready>, ApiError> {
    if app.store.write_failed_ago().is_some_and(|ago| ago < FAILING_FOR) {
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
