//! Organisations, their period lock and their tax codes.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::organisation::{
    NewOrganisation, Organisation, OrganisationPatch, PeriodLock, Whole,
};
use tieout::contract::page::Page;
use tieout::id::{MemberId, OrganisationId};
use tieout::ledger::chart::UK_DEFAULT;
use tieout::scope::Scope;

use super::access::{BooksAccess, BooksMember};
use super::change::ChangeRequest;
use crate::clock;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;
use crate::store::{CreateOrganisation, LockPeriod, UpdateOrganisation};

/// List your organisations
///
/// Those you are an accepted member of, earliest first; all of them, unless filtered.
#[operation(
    get,
    path = "/api/v1/ledger/organisations",
    operation_id = "listOrganisations",
    tag = "organisations",
    params(Page),
    responses((status = 200, description = "The organisations.", body = Whole<Organisation>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<Organisation>>, ApiError> {
    let entered = app.authorise(&parts).await?;
    entered.require(Scope::LedgerRead)?;
    let part: Option<Page> = query::read(&parts.uri)?;
    let mut data = app.store.organisations(entered.caller.user, clock::now().day()).await?;
    if let Some(part) = part {
        let (limit, offset) = (part.limit as usize, usize::try_from(part.offset));
        data = data.into_iter().skip(offset.unwrap_or(usize::MAX)).take(limit).collect();
    }
    Ok(Json(Whole { data }))
}

/// Create an organisation
///
/// You become its owner. It starts with a chart of accounts, unless you ask for an empty one, but never with a
/// VAT control account.
#[operation(
    post,
    path = "/api/v1/ledger/organisations",
    operation_id = "createOrganisation",
    tag = "organisations",
    request_body = NewOrganisation,
    responses((status = 201, description = "The organisation.", body = Data<Organisation>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let entered = app.authorise(&asked.parts).await?;
    entered.require(Scope::LedgerWrite)?;
    let (checked, new) = asked.form(NewOrganisation::read).await?;
    let action = CreateOrganisation {
        new,
        email: entered.caller.email.clone(),
        member: MemberId::new(new_id_bits()),
        account_bits: UK_DEFAULT.iter().map(|_| new_id_bits()).collect(),
    };
    let member = BooksMember { entered, organisation: OrganisationId::new(new_id_bits()) };
    checked.change_in(&app, &member, String::new(), StatusCode::CREATED, Box::new(action)).await
}

/// Get an organisation
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}",
    operation_id = "getOrganisation",
    tag = "organisations",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    responses((status = 200, description = "The organisation.", body = Data<Organisation>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Organisation>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data: find(&app, &member).await? }))
}

async fn find(app: &App, member: &BooksMember) -> Result<Organisation, ApiError> {
    let user = member.entered.caller.user;
    let found = app.store.organisation(member.organisation, user, clock::now().day()).await?;
    found.ok_or(ApiError::NotFound)
}

/// Update an organisation
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}",
    operation_id = "updateOrganisation",
    tag = "organisations",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = OrganisationPatch,
    responses((status = 200, description = "The organisation.", body = Data<Organisation>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let (checked, patch) = asked.form(OrganisationPatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateOrganisation(patch)).await
}

/// Lock the books up to a date
///
/// Nothing more can be posted on or before that date. The lock can be moved back; this and the reason are
/// recorded in the audit events.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/period-lock",
    operation_id = "lockPeriod",
    tag = "organisations",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = PeriodLock,
    responses((status = 200, description = "The organisation.", body = Data<Organisation>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn lock(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let (checked, lock) = asked.form(PeriodLock::read).await?;
    checked.change(&app, &member, StatusCode::OK, LockPeriod(lock)).await
}
