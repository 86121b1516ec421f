//! Receipts of customers and payments to suppliers. Source: contract parts 2.6 and 4.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::settlement::{
    NewAllocations, NewSettlement, Settlement, SettlementFilter, VoidSettlement as How,
};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{AllocationId, JournalId, OrganisationId, SettlementId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds, PathParts};
use crate::http::query;
use crate::store::{AllocateSettlement, CreateSettlement, UnallocateSettlement, VoidSettlement};

/// List receipts and payments
///
/// Latest date first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/settlements",
    operation_id = "listSettlements",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        SettlementFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of receipts and payments.", body = List<Settlement>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Settlement>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (SettlementFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.settlements(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a receipt or payment
///
/// Money in from a customer, or out to a supplier; with `refund`, the other way round. It is in the books when
/// this returns. Anything not allocated to an invoice stays on the contact's account.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/settlements",
    operation_id = "createSettlement",
    tag = "settlements",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewSettlement,
    responses((status = 201, description = "The receipt or payment.", body = DataWithWarnings<Settlement>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewSettlement::read).await?;
    let action = CreateSettlement {
        id: SettlementId::new(new_id_bits()),
        journal: JournalId::new(new_id_bits()),
        allocation: AllocationId::new(new_id_bits()),
        new,
    };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a receipt or payment
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/settlements/{id}",
    operation_id = "getSettlement",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = SettlementId, Path, description = "The receipt or payment.")
    ),
    responses((status = 200, description = "The receipt or payment.", body = Data<Settlement>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Settlement>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Settlement, ApiError> {
    let id = id.parse().unwrap_or(SettlementId::NOBODY);
    app.store.settlement(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Allocate a receipt or payment to invoices
///
/// The total cannot exceed what is left of it. Nothing is posted. Either all allocations are made or none.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/settlements/{id}/allocations",
    operation_id = "allocateSettlement",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = SettlementId, Path, description = "The receipt or payment.")
    ),
    request_body = NewAllocations,
    responses((status = 201, description = "The receipt or payment.", body = Data<Settlement>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn allocate(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|settlement| settlement.id);
    let (checked, id, new) =
        asked.form_for(found, SettlementId::NOBODY, NewAllocations::read).await?;
    let allocation = AllocationId::new(new_id_bits());
    let action = AllocateSettlement { id, allocation, new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Remove an allocation of a receipt or payment
///
/// The invoice is due again from today; reports for earlier dates do not change. If it was made by confirming a
/// bank transaction, unconfirm that instead.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/settlements/{id}/allocations/{allocation_id}",
    operation_id = "unallocateSettlement",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = SettlementId, Path, description = "The receipt or payment."),
        ("allocation_id" = AllocationId, Path, description = "The allocation.")
    ),
    responses((status = 200, description = "The receipt or payment.", body = Data<Settlement>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn unallocate(
    State(app): State<App>,
    PathParts(organisation, id, allocation): PathParts,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let id = id.parse().unwrap_or(SettlementId::NOBODY);
    let allocation = allocation.parse().unwrap_or(AllocationId::NOBODY);
    let is_there = app.store.has_allocation(member.organisation, id, allocation).await?;
    let found = is_there.then_some(allocation).ok_or(ApiError::NotFound);
    let (checked, allocation) = ChangeContext::without_body(&parts, found, AllocationId::NOBODY)?;
    let action = UnallocateSettlement { id, allocation };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Void a receipt or payment
///
/// Its posting is reversed exactly, and the invoices it was allocated to are due again. The reversal is dated
/// on its own date, but not before its last allocation was removed and not on a locked date: `void_date` gives
/// the date used. If it was made by a bank transaction, unconfirm that instead. An empty body means an empty
/// object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/settlements/{id}/void",
    operation_id = "voidSettlement",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = SettlementId, Path, description = "The receipt or payment.")
    ),
    request_body = How,
    responses((status = 200, description = "The receipt or payment.", body = Data<Settlement>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn void(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|settlement| settlement.id);
    let (checked, id, how) = asked.form_for(found, SettlementId::NOBODY, How::read).await?;
    let action = VoidSettlement { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
