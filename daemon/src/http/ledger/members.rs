//! Members and invitations, and who did what.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{AuditEvent, AuditFilter};
use tieout::contract::ledger::member::{EmptyBody, Invitation, Member, NewMember};
use tieout::contract::page::{List, Page};
use tieout::id::{MemberId, OrganisationId};
use tieout::scope::Scope;

use super::access::BooksAccess;
use super::access::BooksMember as Entrant;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{AcceptInvitation, InviteMember, RemoveMember};

/// List members
///
/// Including those invited; latest first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/members",
    operation_id = "listMembers",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), Page),
    responses((status = 200, description = "A page of members.", body = List<Member>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Member>>, ApiError> {
    let entrant = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let page: Page = query::read(&parts.uri)?;
    let (data, pagination) = app.store.members(entrant.organisation, page).await?;
    Ok(Json(List { data, pagination }))
}

/// Invite a member
///
/// By email address: the user with that address can list and accept the invitation with their key. No email is
/// sent. Owners only.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/members",
    operation_id = "inviteMember",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewMember,
    responses((status = 201, description = "The invitation.", body = Data<Member>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn invite(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let entrant = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let (checked, new) = asked.form(NewMember::read).await?;
    let action = InviteMember { id: MemberId::new(new_id_bits()), new };
    checked.change(&app, &entrant, StatusCode::CREATED, action).await
}

/// Remove a member
///
/// Or withdraw an invitation. The last owner cannot be removed. Owners only.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/members/{id}",
    operation_id = "removeMember",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = MemberId, Path, description = "The member.")
    ),
    responses((status = 200, description = "The removed member.", body = Data<Member>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn remove(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let entrant = app.authorise_member(&parts, &organisation, BooksAccess::Own).await?;
    let id = id.parse().unwrap_or(MemberId::NOBODY);
    let found = app.store.member(entrant.organisation, id).await?;
    let id = found.ok_or(ApiError::NotFound)?.id;
    let checked = ChangeContext::without_body(&parts)?;
    checked.change(&app, &entrant, StatusCode::OK, RemoveMember(id)).await
}

/// List your invitations
///
/// Those you have not accepted yet; latest first.
#[operation(
    get,
    path = "/api/v1/ledger/invitations",
    operation_id = "listInvitations",
    tag = "ledger",
    params(Page),
    responses((status = 200, description = "A page of invitations.", body = List<Invitation>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn invitations(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Invitation>>, ApiError> {
    let entered = app.authorise(&parts).await?;
    entered.require(Scope::LedgerRead)?;
    let page: Page = query::read(&parts.uri)?;
    let (data, pagination) = app.store.invitations(&entered.caller.email, page).await?;
    Ok(Json(List { data, pagination }))
}

/// Accept an invitation
///
/// You become a member. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/invitations/{id}/accept",
    operation_id = "acceptInvitation",
    tag = "ledger",
    params(("id" = MemberId, Path, description = "The invitation.")),
    request_body = EmptyBody,
    responses((status = 200, description = "Your membership.", body = Data<Member>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn accept(
    State(app): State<App>,
    PathId(id): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let entered = app.authorise(&asked.parts).await?;
    entered.require(Scope::LedgerWrite)?;
    let id = id.parse().unwrap_or(MemberId::NOBODY);
    let email = entered.caller.email.clone();
    let organisation = app.store.invited_to(id, &email).await?.ok_or(ApiError::NotFound)?;
    let (checked, EmptyBody {}) = asked.form(EmptyBody::read).await?;
    let entrant = Entrant { entered, organisation };
    checked.change(&app, &entrant, StatusCode::OK, AcceptInvitation { id, email }).await
}

/// List audit events
///
/// Who did what to the books, and when; latest first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/audit-events",
    operation_id = "listAuditEvents",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        AuditFilter,
        Page
    ),
    responses((status = 200, description = "A page of events.", body = List<AuditEvent>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn audit_events(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<AuditEvent>>, ApiError> {
    let entrant = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (AuditFilter, Page) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.audit_events(entrant.organisation, &filter, page).await?;
    Ok(Json(List { data, pagination }))
}
