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
//! | 7 is it there, and the caller's | the store; `ledger` for the organisation and the role | 404, 403 |
//! | 8 shape | the product's reader, `query` | 422 |
//! | 9 repetition, credits, room | `idempotency`, the store | 409, 402, 503 |

mod app;
mod auth;
mod body;
mod body_drain;
mod body_pace;
mod body_shares;
mod client_address;
mod coding;
mod describe;
mod docs;
mod envelope;
mod error;
mod head;
mod health;
mod idempotency;
mod jobs;
mod keys;
mod ledger;
mod logged_path;
mod me;
#[cfg(feature = "openapi")]
mod openapi;
mod path;
mod query;
mod rate;
mod reconciliations;
mod scrape;
mod stream;

use axum::Router;
use axum::middleware::from_fn_with_state;

use describe::table;
use error::ApiError;

pub(crate) use app::{App, AppParts};
pub(crate) use auth::KeyUsage;
pub(crate) use body::BodyBudget;
pub(crate) use envelope::no_room;
pub(crate) use idempotency::RunningIdempotencyKeys;
#[cfg(feature = "openapi")]
pub(crate) use openapi::{document, error_codes};
pub(crate) use rate::RateLimiter;
pub(crate) use scrape::scrape_router;

table! {
    /// Every route but those of the ledger and the contract, whose tables stand with them. What is served and
    /// what is published come from one table.
    health::health;
    health::ready;
    me::show;
    reconciliations::submit;
    reconciliations::list;
    reconciliations::show;
    coding::submit;
    coding::list;
    coding::show;
    keys::create;
    keys::list;
    keys::show;
    keys::revoke;
    keys::rotate;
}

pub(crate) fn router(app: App) -> Router {
    routes()
        .merge(ledger::routes())
        .merge(docs::routes())
        .fallback(|| async { ApiError::NotFound })
        .method_not_allowed_fallback(|| async { ApiError::MethodNotAllowed })
        .layer(from_fn_with_state(app.clone(), envelope::wrap))
        .with_state(app)
}
