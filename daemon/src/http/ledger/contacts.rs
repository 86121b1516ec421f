//! Customers and suppliers.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::contact::{Contact, ContactFilter, ContactPatch, NewContact};
use tieout::contract::page::{List, ListPage};
use tieout::id::{ContactId, OrganisationId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateContact, DeleteContact, UpdateContact};

/// List contacts
///
/// Latest first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/contacts",
    operation_id = "listContacts",
    tag = "contacts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ContactFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of contacts.", body = List<Contact>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Contact>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (ContactFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.contacts(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a contact
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/contacts",
    operation_id = "createContact",
    tag = "contacts",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewContact,
    responses((status = 201, description = "The contact.", body = Data<Contact>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewContact::read).await?;
    let action = CreateContact { id: ContactId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a contact
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/contacts/{id}",
    operation_id = "getContact",
    tag = "contacts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContactId, Path, description = "The contact.")
    ),
    responses((status = 200, description = "The contact.", body = Data<Contact>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Contact>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

pub(super) async fn find(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<Contact, ApiError> {
    let id = id.parse().unwrap_or(ContactId::NOBODY);
    app.store.contact(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Update a contact
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/contacts/{id}",
    operation_id = "updateContact",
    tag = "contacts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContactId, Path, description = "The contact.")
    ),
    request_body = ContactPatch,
    responses((status = 200, description = "The contact.", body = Data<Contact>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|contact| contact.id);
    let (checked, id, patch) = asked.form_for(found, ContactId::NOBODY, ContactPatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateContact { id, patch }).await
}

/// Delete a contact
///
/// A contact that is in use cannot be deleted; archive it instead.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/contacts/{id}",
    operation_id = "deleteContact",
    tag = "contacts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContactId, Path, description = "The contact.")
    ),
    responses((status = 200, description = "The deleted contact.", body = Data<Contact>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn delete(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|contact| contact.id);
    let (checked, id) = ChangeContext::without_body(&parts, found, ContactId::NOBODY)?;
    checked.change(&app, &member, StatusCode::OK, DeleteContact(id)).await
}
