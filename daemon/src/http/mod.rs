//! HTTP: every route in one table, and the layer around them that knows the request id.

mod envelope;
mod error;
mod health;
mod rate;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::get;

use error::ApiError;

/// Every route of the API.
pub(crate) fn router() -> Router {
    Router::new()
        .route("/api/v1/health", get(health::show))
        .fallback(|| async { ApiError::NotFound })
        .method_not_allowed_fallback(|| async { ApiError::MethodNotAllowed })
        .layer(from_fn(envelope::wrap))
}
