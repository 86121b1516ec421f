//! Invoices and credit notes.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceFilter, InvoicePatch, InvoiceSummary, Issuing, NewInvoice, Voiding,
};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{InvoiceId, JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateInvoice, DeleteInvoice, IssueInvoice, UpdateInvoice, VoidInvoice};

/// List invoices and credit notes
///
/// Latest date first, without their lines.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/invoices",
    operation_id = "listInvoices",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        InvoiceFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of documents.", body = List<InvoiceSummary>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<InvoiceSummary>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (InvoiceFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) =
        app.store.invoices(member.organisation, &filter, &page, clock::now().day()).await?;
    Ok(Json(List { data, pagination }))
}

/// Create an invoice or credit note
///
/// It is issued at once, unless `issue` is false: it is numbered and posted, the total to the receivable or
/// payable account, VAT to the VAT control account.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices",
    operation_id = "createInvoice",
    tag = "invoices",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewInvoice,
    responses((status = 201, description = "The document.", body = DataWithWarnings<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewInvoice::read).await?;
    let (id, journal) = (InvoiceId::new(new_id_bits()), JournalId::new(new_id_bits()));
    checked.change(&app, &member, StatusCode::CREATED, CreateInvoice { id, journal, new }).await
}

/// Get an invoice or credit note
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "getInvoice",
    tag = "invoices",
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
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Invoice, ApiError> {
    let id = id.parse().unwrap_or(InvoiceId::NOBODY);
    let found = app.store.invoice(organisation, id, clock::now().day()).await?;
    found.ok_or(ApiError::NotFound)
}

/// The document of this name, if the organisation has it.
pub(super) async fn there(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<InvoiceId, ApiError> {
    Ok(find(app, organisation, id).await?.summary.id)
}

/// Update an invoice or credit note
///
/// Any field of a draft; once issued, only `due_date`, `reference` and `notes`.
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "updateInvoice",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document.")
    ),
    request_body = InvoicePatch,
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, patch) = asked.form_for(found, InvoiceId::NOBODY, InvoicePatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateInvoice { id, patch }).await
}

/// Delete a draft
///
/// An issued document cannot be deleted; void it instead.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "deleteInvoice",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The draft.")
    ),
    responses((status = 200, description = "The deleted draft.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn delete(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id) = ChangeContext::without_body(&parts, found, InvoiceId::NOBODY)?;
    checked.change(&app, &member, StatusCode::OK, DeleteInvoice(id)).await
}

/// Issue a draft
///
/// It is numbered and posted, at the VAT rates of its date. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/issue",
    operation_id = "issueInvoice",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The draft.")
    ),
    request_body = Issuing,
    responses((status = 200, description = "The document.", body = DataWithWarnings<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn issue(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, Issuing::read).await?;
    let action = IssueInvoice { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Void an invoice or credit note
///
/// Its posting is reversed exactly; it must have no allocations. The reversal is dated on its issue date, but
/// not before its last allocation was removed and not on a locked date: `void_date` gives the date used. An
/// empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/void",
    operation_id = "voidInvoice",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document.")
    ),
    request_body = Voiding,
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn void(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, Voiding::read).await?;
    let action = VoidInvoice { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
