//! Contras between the two sides of a contact.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::contra::{Contra, ContraFilter, NewContra, UndoContra as How};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{AllocationId, ContraId, JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateContra, UndoContra};

/// List contras
///
/// Latest date first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/contras",
    operation_id = "listContras",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ContraFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of contras.", body = List<Contra>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Contra>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (ContraFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.contras(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a contra
///
/// What a customer owes is set against what the same contact is owed as a supplier: no money moves. It is posted from
/// the payable to the receivable account when this returns, and settles the documents from its date on; under cash
/// accounting their VAT counts on that date.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/contras",
    operation_id = "createContra",
    tag = "settlements",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewContra,
    responses((status = 201, description = "The contra.", body = DataWithWarnings<Contra>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewContra::read).await?;
    let action = CreateContra {
        id: ContraId::new(new_id_bits()),
        journal: JournalId::new(new_id_bits()),
        allocation: AllocationId::new(new_id_bits()),
        new,
    };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a contra
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/contras/{id}",
    operation_id = "getContra",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContraId, Path, description = "The contra.")
    ),
    responses((status = 200, description = "The contra.", body = Data<Contra>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Contra>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Contra, ApiError> {
    let id = id.parse().unwrap_or(ContraId::NOBODY);
    app.store.contra(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Undo a contra
///
/// Its posting is reversed exactly, and the documents are due again. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/contras/{id}/undo",
    operation_id = "undoContra",
    tag = "settlements",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContraId, Path, description = "The contra.")
    ),
    request_body = How,
    responses((status = 200, description = "The contra.", body = Data<Contra>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn undo(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|contra| contra.id);
    let (checked, id, how) = asked.form_for(found, ContraId::NOBODY, How::read).await?;
    let action = UndoContra { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
