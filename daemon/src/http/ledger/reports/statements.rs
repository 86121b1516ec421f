//! Profit and loss, and the balance sheet.

use axum::extract::State;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{AsAtFilter, BalanceSheet, PeriodFilter, ProfitAndLoss};
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;

use super::{answer, period_end, today};
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::ledger::access::BooksAccess;
use crate::http::path::PathId;
use crate::http::query;

/// Profit and loss
///
/// Income and expenses of a period. `Accept: text/csv` returns a row per account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/profit-and-loss",
    operation_id = "getProfitAndLoss",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), PeriodFilter),
    responses((
        status = 200,
        description = "The profit and loss account.",
        content((Data<ProfitAndLoss> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn profit_and_loss(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let PeriodFilter { date_from, date_to } = query::read(&parts.uri)?;
    let date_to = period_end(date_from, date_to)?;
    let report = app.store.profit_and_loss(member.organisation, date_from, date_to).await?;
    Ok(answer(&parts, &member, ("profit-and-loss", csv::profit_and_loss), report))
}

/// Balance sheet
///
/// Assets, liabilities and equity at the end of a day. The profit or loss of this year and of earlier years is
/// computed: nothing is posted at year end. `Accept: text/csv` returns a row per account and one for each
/// profit or loss.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/balance-sheet",
    operation_id = "getBalanceSheet",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAtFilter),
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
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let AsAtFilter { as_at } = query::read(&parts.uri)?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let report = app.store.balance_sheet(member.organisation, as_at).await?;
    Ok(answer(&parts, &member, ("balance-sheet", csv::balance_sheet), report))
}
