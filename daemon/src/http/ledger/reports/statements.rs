//! Profit and loss, and the balance sheet.

use axum::extract::State;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{BalanceSheet, ProfitAndLoss};
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;

use super::{Day, Days, answer, days, today};
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::ledger::Right;
use crate::http::path::PathId;
use crate::http::query::Filters;

/// Profit and loss
///
/// What was earned and spent from one day to another. With `Accept: text/csv` a line for each account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/profit-and-loss",
    operation_id = "getProfitAndLoss",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), Days),
    responses((
        status = 200,
        description = "The profit and loss.",
        content((Data<ProfitAndLoss> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn profit_and_loss(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let mut filters = Filters::of(&parts.uri, ["date_from", "date_to"]);
    let (date_from, date_to) = days(&mut filters)?;
    filters.checked()?;
    let report = app.store.profit_and_loss(member.organisation, date_from, date_to).await?;
    Ok(answer(&parts, &member, ("profit-and-loss", csv::profit_and_loss), report))
}

/// Balance sheet
///
/// What was owned and owed at the end of a day. The results of earlier years and of this one are
/// computed: nothing is posted at the end of a year. With `Accept: text/csv` a line for each account,
/// and one for each result.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/balance-sheet",
    operation_id = "getBalanceSheet",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), Day),
    responses((
        status = 200,
        description = "The balance sheet.",
        content((Data<BalanceSheet> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn balance_sheet(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let mut filters = Filters::of(&parts.uri, ["as_at"]);
    let as_at = filters.parsed("as_at");
    filters.checked()?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let report = app.store.balance_sheet(member.organisation, as_at).await?;
    Ok(answer(&parts, &member, ("balance-sheet", csv::balance_sheet), report))
}
