//! Reports, and where the books end.

pub(super) mod aged;
pub(super) mod contact_statement;
pub(super) mod general_ledger;
pub(super) mod statements;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::LedgerHead;
use tieout::contract::ledger::report::{ReportBasis, TrialBalance, TrialBalanceFilter};
use tieout::date::Date;
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;

use super::access::{BooksAccess, BooksMember};
use super::response_format::{self, CSV};
use crate::clock;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;

/// Today, in UTC.
pub(in crate::http::ledger) fn today() -> Result<Date, ApiError> {
    clock::now().day().ok_or_else(|| ApiError::Internal("the clock has no day".to_owned()))
}

/// The last day of a period, today if nothing else is said; the first is not after it.
fn period_end(first: Option<Date>, last: Option<Date>) -> Result<Date, ApiError> {
    let last = last.map_or_else(today, Ok)?;
    if first.is_some_and(|first| first > last) {
        return Err(query::refused("date_from", format!("is after date_to, {last}")));
    }
    Ok(last)
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
/// The balance of every account at the end of a day, as debits and credits that agree: of everything ever posted,
/// or with `basis=financial_year` as accountants draw it up, with income and expenses of the financial year and
/// the results of earlier years in the row of the account with the role `retained_earnings`. `Accept: text/csv`
/// returns a row per account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/trial-balance",
    operation_id = "getTrialBalance",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), TrialBalanceFilter),
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
    let TrialBalanceFilter { as_at, basis, compare } = query::read(&parts.uri)?;
    let basis = basis.unwrap_or(ReportBasis::Cumulative);
    let is_of_all = basis == ReportBasis::Cumulative && compare.is_none();
    let as_at = if is_of_all { as_at } else { Some(as_at.map_or_else(today, Ok)?) };
    let how = (basis, compare);
    let report = app.store.trial_balance(member.organisation, as_at, how).await?;
    Ok(answer(&parts, &member, ("trial-balance", csv::trial_balance), report))
}

/// Ledger head
///
/// The number of entries and of audit events, and the hash of the last of each. Keep it elsewhere: it can show
/// later whether the latest entries or events were removed or rewritten.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/ledger-head",
    operation_id = "getLedgerHead",
    tag = "reports",
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
    query::no_parameters(&parts.uri)?;
    let data = app.store.ledger_head(member.organisation).await?;
    Ok(Json(Data { data }))
}
