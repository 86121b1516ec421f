//! Reports, and where the books end.

pub(super) mod aged;
pub(super) mod general_ledger;
pub(super) mod statements;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::LedgerHead;
use tieout::contract::ledger::report::TrialBalance;
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;

use super::accept::{self, CSV};
use super::{Member, Right};
use crate::clock;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::{IntoParams, operation};
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query::Filters;

/// The day of a trial balance, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct AsAt {
    /// At the end of this day; left out, everything ever posted.
    as_at: Option<Date>,
}

/// The day of a report, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(in crate::http::ledger) struct Day {
    /// At the end of this day; left out, of today in UTC.
    as_at: Option<Date>,
}

/// The days of a report, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct Days {
    /// From this day on; left out, from the first day of the organisation's year that `date_to` is in.
    date_from: Option<Date>,
    /// Up to this day; left out, today in UTC.
    date_to: Option<Date>,
}

/// Today, in UTC.
pub(in crate::http::ledger) fn today() -> Result<Date, ApiError> {
    clock::now().day().ok_or_else(|| ApiError::Internal("the clock has no day".to_owned()))
}

/// `date_from` and `date_to`, which must be among the names.
fn days<const N: usize>(filters: &mut Filters<N>) -> Result<(Option<Date>, Date), ApiError> {
    let (date_from, date_to) = (filters.parsed("date_from"), filters.parsed("date_to"));
    let date_to = date_to.map_or_else(today, Ok)?;
    if date_from.is_some_and(|date_from| date_from > date_to) {
        filters.refuse("date_from", format!("comes after date_to, {date_to}"));
    }
    Ok((date_from, date_to))
}

/// A report as JSON, or as the comma-separated values that are made of it.
fn answer<T: Serialize>(
    parts: &axum::http::request::Parts,
    member: &Member,
    (name, csv): (&str, fn(&T) -> String),
    report: T,
) -> Response {
    if accept::wants(&parts.headers, CSV) {
        let filename = format!("{}-{name}.csv", member.organisation);
        return accept::file(CSV, &filename, csv(&report));
    }
    Json(Data { data: report }).into_response()
}

/// Trial balance
///
/// What every account came to at the end of a day: each on one side, and both sides the same. With
/// `Accept: text/csv` a line for each account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/trial-balance",
    operation_id = "getTrialBalance",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAt),
    responses((
        status = 200,
        description = "The trial balance.",
        content((Data<TrialBalance> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn trial_balance(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let mut filters = Filters::of(&parts.uri, ["as_at"]);
    let as_at = filters.parsed("as_at");
    filters.checked()?;
    let report = app.store.trial_balance(member.organisation, as_at).await?;
    Ok(answer(&parts, &member, ("trial-balance", csv::trial_balance), report))
}

/// Where the books end
///
/// How many entries there are, and the hash of the last. Kept elsewhere, it shows whether the tail of
/// the books was ever cut off or written anew.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/ledger-head",
    operation_id = "getLedgerHead",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    responses((status = 200, description = "The head.", body = Data<LedgerHead>)),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn ledger_head(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<LedgerHead>>, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    Filters::of(&parts.uri, []).checked()?;
    let data = app.store.ledger_head(member.organisation).await?;
    Ok(Json(Data { data }))
}
