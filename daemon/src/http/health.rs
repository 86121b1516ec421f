//! `GET /api/v1/health`: no key, no database, always the same answer.

use axum::Json;
use tieout::contract::health::{API_VERSION, Health};

pub(super) async fn show() -> Json<Health> {
    Json(Health {
        status: "ok".into(),
        version: API_VERSION.into(),
        build: env!("CARGO_PKG_VERSION").into(),
    })
}
