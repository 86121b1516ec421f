//! Reports, and where the books end.

use axum::Json;
use axum::extract::State;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::LedgerHead;
use tieout::contract::ledger::report::TrialBalance;
use tieout::date::Date;
use tieout::id::OrganisationId;

use super::Right;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query::Filters;

/// The day of a report, for the published contract.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct AsAt {
    /// At the end of this day; left out, everything ever posted.
    as_at: Option<Date>,
}

/// Trial balance
///
/// What every account came to at the end of a day: each on one side, and both sides the same.
#[utoipa::path(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/trial-balance",
    operation_id = "getTrialBalance",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAt),
    responses((status = 200, description = "The trial balance.", body = Data<TrialBalance>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn trial_balance(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<TrialBalance>>, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let mut filters = Filters::of(&parts.uri, ["as_at"]);
    let as_at = filters.parsed("as_at");
    filters.checked()?;
    let data = app.store.trial_balance(member.organisation, as_at).await?;
    Ok(Json(Data { data }))
}

/// Where the books end
///
/// How many entries there are, and the hash of the last. Kept elsewhere, it shows whether the tail of
/// the books was ever cut off or written anew.
#[utoipa::path(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/ledger-head",
    operation_id = "getLedgerHead",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    responses((status = 200, description = "The head.", body = Data<LedgerHead>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn ledger_head(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<LedgerHead>>, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    Filters::of(&parts.uri, []).checked()?;
    let data = app.store.ledger_head(member.organisation).await?;
    Ok(Json(Data { data }))
}
