//! `GET /api/v1/me`: whose key this is.

use axum::Json;
use axum::extract::State;
use tieout::contract::me::{KeyOfMe, Me, Subscription};

use super::app::App;
use super::body::HeadOnly;
use super::error::ApiError;
use super::query::no_parameters;
use crate::http::describe::operation;

/// Get the user of the key
///
/// With the scopes of the key and the credits its user has left.
#[operation(
    get,
    path = "/api/v1/me",
    operation_id = "getMe",
    tag = "account",
    responses((status = 200, description = "The user, the key and the credit balance.", body = Me)),
    security(("key" = []))
)]
pub(super) async fn show(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Me>, ApiError> {
    let caller = app.authorise(&parts).await?.caller;
    no_parameters(&parts.uri)?;
    Ok(Json(Me {
        user_id: caller.user,
        email: caller.email,
        key: KeyOfMe {
            id: caller.key,
            name: caller.key_name,
            allow_overage: caller.key_allows_overage,
        },
        scopes: caller.scopes,
        credit_balance: caller.funds.balance,
        subscription: Subscription { allow_overage: caller.funds.allow_overage },
    }))
}
