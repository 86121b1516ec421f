//! Invoices and credit notes.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{Invoice, NewInvoice};
use tieout::id::{InvoiceId, JournalId, OrganisationId};

use super::{Asked, Right};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query::Filters;
use crate::store::CreateInvoice;

/// Make an invoice or a credit note
///
/// It is issued at once, unless `issue` is false: it gets its number and is posted, the whole to the
/// receivable or payable account, VAT to the VAT control account.
#[utoipa::path(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices",
    operation_id = "createInvoice",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewInvoice,
    responses((status = 201, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = Asked::take(&app, request).await?;
    let member = app.enter_books(&asked.parts, &organisation, Right::Write).await?;
    let (checked, new) = asked.form(NewInvoice::read).await?;
    let (id, journal) = (InvoiceId::new(new_id_bits()), JournalId::new(new_id_bits()));
    checked.change(&app, &member, StatusCode::CREATED, CreateInvoice { id, journal, new }).await
}

/// Look at an invoice or a credit note
#[utoipa::path(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "getInvoice",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document.")
    ),
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Invoice>>, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    Filters::of(&parts.uri, []).checked()?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Invoice, ApiError> {
    let id = id.parse().unwrap_or(InvoiceId::NOBODY);
    let found = app.store.invoice(organisation, id, clock::now().day()).await?;
    found.ok_or(ApiError::NotFound)
}
