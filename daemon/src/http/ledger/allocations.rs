//! What settles invoices, and what credit notes settle.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::Invoice;
use tieout::contract::ledger::settlement::{Allocation, NewAllocations};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{AllocationId, InvoiceId, OrganisationId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathIds, PathParts};
use crate::http::query;
use crate::store::{AllocateCreditNote, UnallocateCreditNote};

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<InvoiceId, ApiError> {
    let id = id.parse().unwrap_or(InvoiceId::NOBODY);
    let found = app.store.invoice(organisation, id, clock::now().day()).await?;
    found.map(|_| id).ok_or(ApiError::NotFound)
}

/// List the allocations of an invoice or credit note
///
/// Latest date first. Allocations that were removed are not included.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/allocations",
    operation_id = "listAllocations",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document."),
        ListPage
    ),
    responses((status = 200, description = "A page of allocations.", body = List<Allocation>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Allocation>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let id = find(&app, member.organisation, &id).await?;
    let page: ListPage = query::read(&parts.uri)?;
    let (data, pagination) = app.store.allocations(member.organisation, id, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Allocate a credit note to invoices
///
/// The invoices must have the same type and contact, and the total cannot exceed what is left of the credit
/// note. Nothing is posted. Either all allocations are made or none.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/allocations",
    operation_id = "allocateCreditNote",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The credit note.")
    ),
    request_body = NewAllocations,
    responses((status = 201, description = "The credit note.", body = DataWithWarnings<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn allocate(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await;
    let (checked, id, new) = asked.form_for(found, InvoiceId::NOBODY, NewAllocations::read).await?;
    let allocation = AllocationId::new(new_id_bits());
    let action = AllocateCreditNote { id, allocation, new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Remove an allocation of a credit note
///
/// The invoice is due again from today; reports for earlier dates do not change.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/allocations/{allocation_id}",
    operation_id = "unallocateCreditNote",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The credit note."),
        ("allocation_id" = AllocationId, Path, description = "The allocation.")
    ),
    responses((status = 200, description = "The credit note.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn unallocate(
    State(app): State<App>,
    PathParts(organisation, id, allocation): PathParts,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let id = id.parse().unwrap_or(InvoiceId::NOBODY);
    let allocation = allocation.parse().unwrap_or(AllocationId::NOBODY);
    let is_there = app.store.has_credit(member.organisation, id, allocation).await?;
    let found = is_there.then_some(allocation).ok_or(ApiError::NotFound);
    let (checked, allocation) = ChangeContext::without_body(&parts, found, AllocationId::NOBODY)?;
    let action = UnallocateCreditNote { id, allocation };
    checked.change(&app, &member, StatusCode::OK, action).await
}
