//! `GET /api/v1/health`: no key, no database, always the same answer.

use axum::Json;
use tieout::contract::health::{API_VERSION, Health};

pub(super) async fn show() -> Json<Health> {
    Json(Health { status: "ok", version: API_VERSION, build: env!("CARGO_PKG_VERSION") })
}
