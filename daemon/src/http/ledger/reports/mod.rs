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

use super::response_format::{self, CSV};
use super::{BooksAccess, BooksMember};
use crate::clock;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::{IntoParams, operation};
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query::QueryFilters;

/// The day of a trial balance, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct TrialBalanceParameters {
    /// At the end of this day; default: everything ever posted.
    as_at: Option<Date>,
}

/// The day of a report, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(in crate::http::ledger) struct AsAtParameters {
    /// At the end of this day; default: today in UTC.
    as_at: Option<Date>,
}

/// The days of a report, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct PeriodParameters {
    /// First day; default: the start of the financial year that `date_to` is in.
    date_from: Option<Date>,
    /// Last day; default: today in UTC.
    date_to: Option<Date>,
}

/// Today, in UTC.
pub(in crate::http::ledger) fn today() -> Result<Date, ApiError> {
    clock::now().day().ok_or_else(|| ApiError::Internal("the clock has no day".to_owned()))
}

/// `date_from` and `date_to`, which must be among the names.
fn days<const N: usize>(filters: &mut QueryFilters<N>) -> Result<(Option<Date>, Date), ApiError> {
    let (date_from, date_to) = (filters.parsed("date_from"), filters.parsed("date_to"));
    let date_to = date_to.map_or_else(today, Ok)?;
    if date_from.is_some_and(|date_from| date_from > date_to) {
        filters.refuse("date_from", format!("is after date_to, {date_to}"));
    }
    Ok((date_from, date_to))
}

/// A report as JSON, or as the comma-separated values that are made of it.
fn answer<T: Serialize>(
    parts: &axum::http::request::Parts,
    member: &BooksMember,
    (name, csv): (&str, fn(&T) -> String),
    report: T,
) -> Response {
    if response_format::wants(&parts.headers, CSV) {
        let filename = format!("{}-{name}.csv", member.organisation);
        return response_format::file(CSV, &filename, csv(&report));
    }
    Json(Data { data: report }).into_response()
}

/// Trial balance
///
/// The balance of every account at the end of a day, as debits and credits that agree. `Accept: text/csv`
/// returns a row per account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/trial-balance",
    operation_id = "getTrialBalance",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), TrialBalanceParameters),
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
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let mut filters = QueryFilters::of(&parts.uri, ["as_at"]);
    let as_at = filters.parsed("as_at");
    filters.checked()?;
    let report = app.store.trial_balance(member.organisation, as_at).await?;
    Ok(answer(&parts, &member, ("trial-balance", csv::trial_balance), report))
}

/// Ledger head
///
/// The number of entries and the hash of the last one. Keep it elsewhere: it can show later whether the latest
/// entries were removed or rewritten.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/ledger-head",
    operation_id = "getLedgerHead",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    responses((status = 200, description = "The ledger head.", body = Data<LedgerHead>)),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn ledger_head(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<LedgerHead>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    QueryFilters::of(&parts.uri, []).checked()?;
    let data = app.store.ledger_head(member.organisation).await?;
    Ok(Json(Data { data }))
}
