//! Members and invitations, and who did what.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{AuditEvent, AuditFilter};
use tieout::contract::ledger::member::{EmptyBody, Invitation, Member, MemberPatch, NewMember};
use tieout::contract::page::{List, ListPage};
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
use crate::store::{AcceptInvitation, ChangeRole, InviteMember, RemoveMember};

/// List members
///
/// Including those invited; latest first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/members",
    operation_id = "listMembers",
    tag = "members",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), ListPage),
    responses((status = 200, description = "A page of members.", body = List<Member>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Member>>, ApiError> {
    let entrant = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let page: ListPage = query::read(&parts.uri)?;
    let (data, pagination) = app.store.members(entrant.organisation, &page).await?;
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
    tag = "members",
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

/// Change a member's role
///
/// Or that of an invitation. Counts from the member's next request on. The last owner stays one. Owners only.
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/members/{id}",
    operation_id = "updateMember",
    tag = "members",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = MemberId, Path, description = "The member.")
    ),
    request_body = MemberPatch,
    responses((status = 200, description = "The member.", body = Data<Member>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let entrant = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let id = id.parse().unwrap_or(MemberId::NOBODY);
    let found = app.store.member(entrant.organisation, id).await?;
    let found = found.map(|member| member.id).ok_or(ApiError::NotFound);
    let (checked, id, MemberPatch { role }) =
        asked.form_for(found, MemberId::NOBODY, MemberPatch::read).await?;
    checked.change(&app, &entrant, StatusCode::OK, ChangeRole { id, role }).await
}

/// Remove a member, or leave
///
/// Or withdraw an invitation. Owners remove anybody, every member their own membership; the last owner stays.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/members/{id}",
    operation_id = "removeMember",
    tag = "members",
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
    let id = id.parse().unwrap_or(MemberId::NOBODY);
    let (entrant, found) = app.authorise_removal(&parts, &organisation, id).await?;
    let found = found.map(|member| member.id).ok_or(ApiError::NotFound);
    let (checked, id) = ChangeContext::without_body(&parts, found, MemberId::NOBODY)?;
    checked.change(&app, &entrant, StatusCode::OK, RemoveMember(id)).await
}

/// List your invitations
///
/// Those you have not accepted yet; latest first.
#[operation(
    get,
    path = "/api/v1/ledger/invitations",
    operation_id = "listInvitations",
    tag = "members",
    params(ListPage),
    responses((status = 200, description = "A page of invitations.", body = List<Invitation>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn invitations(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Invitation>>, ApiError> {
    let entered = app.authorise(&parts).await?;
    entered.require(Scope::LedgerRead)?;
    let page: ListPage = query::read(&parts.uri)?;
    let (data, pagination) = app.store.invitations(&entered.caller.email, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Accept an invitation
///
/// You become a member. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/invitations/{id}/accept",
    operation_id = "acceptInvitation",
    tag = "members",
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
    tag = "members",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        AuditFilter,
        ListPage
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
    let (filter, page): (AuditFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.audit_events(entrant.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}
