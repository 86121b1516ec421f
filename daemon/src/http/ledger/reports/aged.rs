//! What customers owe and suppliers are owed, by how long it has been due.

use axum::extract::State;
use axum::http::request::Parts;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{AgedReport, AsAtFilter};
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;

use super::{answer, today};
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::ledger::access::BooksAccess;
use crate::http::path::PathId;
use crate::http::query;

/// Aged receivables
///
/// What each customer owed at the end of a day, by how long it had been overdue; unallocated receipts and
/// credit notes are shown separately, as negative. For any date: documents, receipts and allocations count from
/// their date until they were voided or removed. The total is the balance of the account with the role
/// `receivable`. `Accept: text/csv` returns a row per contact.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/aged-receivables",
    operation_id = "getAgedReceivables",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAtFilter),
    responses((
        status = 200,
        description = "What customers owed.",
        content((Data<AgedReport> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn receivables(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    aged(&app, &parts, &organisation, (InvoiceType::Sales, "aged-receivables")).await
}

/// Aged payables
///
/// Likewise for what each supplier was owed, and the account with the role `payable`.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/aged-payables",
    operation_id = "getAgedPayables",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAtFilter),
    responses((
        status = 200,
        description = "What suppliers were owed.",
        content((Data<AgedReport> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn payables(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    aged(&app, &parts, &organisation, (InvoiceType::Purchase, "aged-payables")).await
}

async fn aged(
    app: &App,
    parts: &Parts,
    organisation: &str,
    (of, name): (InvoiceType, &str),
) -> Result<Response, ApiError> {
    let member = app.authorise_member(parts, organisation, BooksAccess::Read).await?;
    let AsAtFilter { as_at } = query::read(&parts.uri)?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let report = app.store.aged(member.organisation, of, as_at).await?;
    Ok(answer(parts, &member, (name, csv::aged), report))
}
