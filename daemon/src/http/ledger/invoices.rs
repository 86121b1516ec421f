//! Invoices and credit notes.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{
    Invoice, InvoiceKind, InvoicePatch, InvoiceStatus, InvoiceSummary, InvoiceType, Issuing,
    NewInvoice, Voiding,
};
use tieout::contract::page::List;
use tieout::date::Date;
use tieout::id::{ContactId, InvoiceId, JournalId, OrganisationId};

use super::{BooksAccess, ChangeContext, ChangeRequest};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::{IntoParams, operation};
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query::{PageParameters, QueryFilters};
use crate::store::{
    CreateInvoice, DeleteInvoice, InvoiceFilter, IssueInvoice, UpdateInvoice, VoidInvoice,
};

/// Most characters of a number that is asked for.
const NUMBER_CHARS_MAX: usize = 50;

/// Which documents to list, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct InvoiceParameters {
    /// Sales or purchase.
    #[param(rename = "type")]
    invoice_type: Option<InvoiceType>,
    /// Only this kind.
    kind: Option<InvoiceKind>,
    /// Only this status.
    status: Option<InvoiceStatus>,
    /// Only this customer or supplier.
    contact_id: Option<ContactId>,
    /// Issued on or after this date.
    date_from: Option<Date>,
    /// Issued on or before this date.
    date_to: Option<Date>,
    /// Only overdue documents, or only those that are not.
    overdue: Option<bool>,
    /// With exactly this number.
    #[param(min_length = 1, max_length = 50)]
    number: Option<String>,
    /// With this text in the number, reference or notes, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    search: Option<String>,
}

/// List invoices and credit notes
///
/// Latest date first, without their lines.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/invoices",
    operation_id = "listInvoices",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        InvoiceParameters,
        PageParameters
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
    let known = [
        "type",
        "kind",
        "status",
        "contact_id",
        "date_from",
        "date_to",
        "overdue",
        "number",
        "search",
        "limit",
        "offset",
    ];
    let mut filters = QueryFilters::of(&parts.uri, known);
    let filter = InvoiceFilter {
        invoice_type: filters.parsed("type"),
        kind: filters.parsed("kind"),
        status: filters.parsed("status"),
        contact: filters.parsed("contact_id"),
        date_from: filters.parsed("date_from"),
        date_to: filters.parsed("date_to"),
        overdue: filters.flag("overdue"),
        number: filters.filled("number", NUMBER_CHARS_MAX),
        search: filters.search(),
        today: clock::now().day(),
    };
    let page = filters.page();
    filters.checked()?;
    let (data, pagination) = app.store.invoices(member.organisation, &filter, page).await?;
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
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    QueryFilters::of(&parts.uri, []).checked()?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Invoice, ApiError> {
    let id = id.parse().unwrap_or(InvoiceId::NOBODY);
    let found = app.store.invoice(organisation, id, clock::now().day()).await?;
    found.ok_or(ApiError::NotFound)
}

/// Update an invoice or credit note
///
/// Any field of a draft; once issued, only `due_date`, `reference` and `notes`.
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "updateInvoice",
    tag = "ledger",
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
    let id = find(&app, member.organisation, &id).await?.summary.id;
    let (checked, patch) = asked.form(InvoicePatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateInvoice { id, patch }).await
}

/// Delete a draft
///
/// An issued document cannot be deleted; void it instead.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}",
    operation_id = "deleteInvoice",
    tag = "ledger",
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
    let id = find(&app, member.organisation, &id).await?.summary.id;
    let checked = ChangeContext::without_body(&parts)?;
    checked.change(&app, &member, StatusCode::OK, DeleteInvoice(id)).await
}

/// Issue a draft
///
/// It is numbered and posted, at the VAT rates of its date. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/issue",
    operation_id = "issueInvoice",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The draft.")
    ),
    request_body = Issuing,
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn issue(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let id = find(&app, member.organisation, &id).await?.summary.id;
    let (checked, how) = asked.form(Issuing::read).await?;
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
    tag = "ledger",
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
    let id = find(&app, member.organisation, &id).await?.summary.id;
    let (checked, how) = asked.form(Voiding::read).await?;
    let action = VoidInvoice { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
