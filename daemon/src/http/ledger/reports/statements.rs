//! Profit and loss, the cash-flow statement, and the balance sheet.

use axum::extract::State;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{
    BalanceSheet, BalanceSheetFilter, CashFlow, PeriodFilter, ProfitAndLoss,
};
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
/// Income and expenses of a period, with a sub-total for each group of accounts and the profits between them.
/// `compare` adds the same days a year earlier, the period before, or each month. `Accept: text/csv` returns a row
/// per account, with a column for each comparative.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/profit-and-loss",
    operation_id = "getProfitAndLoss",
    tag = "reports",
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
    let PeriodFilter { date_from, date_to, compare } = query::read(&parts.uri)?;
    let days = (date_from, period_end(date_from, date_to)?);
    let report = app.store.profit_and_loss(member.organisation, days, compare).await?;
    Ok(answer(&parts, &member, ("profit-and-loss", csv::profit_and_loss), report))
}

/// Cash-flow statement
///
/// How the profit of a period became its change in cash, by the indirect method: depreciation added back, changes in
/// working capital, fixed assets, and loans, capital and dividends. Cash are the accounts of the group `cash`.
/// `compare` adds comparatives as for profit and loss. `Accept: text/csv` returns a row per account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/cash-flow",
    operation_id = "getCashFlow",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), PeriodFilter),
    responses((
        status = 200,
        description = "The cash-flow statement.",
        content((Data<CashFlow> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn cash_flow(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let PeriodFilter { date_from, date_to, compare } = query::read(&parts.uri)?;
    let days = (date_from, period_end(date_from, date_to)?);
    let report = app.store.cash_flow(member.organisation, days, compare).await?;
    Ok(answer(&parts, &member, ("cash-flow", csv::cash_flow), report))
}

/// Balance sheet
///
/// Assets, liabilities and equity at the end of a day. The profit or loss of this year and of earlier years is
/// computed: nothing is posted at year end. Accounts are sub-totalled by group. `compare` adds the same day a year
/// earlier, the end of the year before, or of each month of the year so far. `Accept: text/csv` returns a row per
/// account and one for each profit or loss, with a column for each comparative.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/balance-sheet",
    operation_id = "getBalanceSheet",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), BalanceSheetFilter),
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
    let BalanceSheetFilter { as_at, compare } = query::read(&parts.uri)?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let report = app.store.balance_sheet(member.organisation, as_at, compare).await?;
    Ok(answer(&parts, &member, ("balance-sheet", csv::balance_sheet), report))
}
