//! Accounts. Source: contract parts 2.6 and 4.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::account::{Account, AccountFilter, AccountPatch, NewAccount};
use tieout::contract::ledger::entry::{AccountEntry, AccountEntryFilter};
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::page::{List, ListPage, Page};
use tieout::id::{AccountId, OrganisationId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateAccount, DeleteAccount, UpdateAccount};

/// List accounts
///
/// By code, with their balances; all of them, unless filtered.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/accounts",
    operation_id = "listAccounts",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        AccountFilter,
        Page
    ),
    responses((status = 200, description = "The accounts.", body = Whole<Account>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<Account>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, part): (AccountFilter, Option<Page>) = query::read(&parts.uri)?;
    let data = app.store.accounts(member.organisation, filter, part).await?;
    Ok(Json(Whole { data }))
}

/// Create an account
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/accounts",
    operation_id = "createAccount",
    tag = "accounts",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewAccount,
    responses((status = 201, description = "The account.", body = Data<Account>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewAccount::read).await?;
    let action = CreateAccount { id: AccountId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get an account
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/accounts/{id}",
    operation_id = "getAccount",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = AccountId, Path, description = "The account.")
    ),
    responses((status = 200, description = "The account.", body = Data<Account>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Account>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Account, ApiError> {
    let id = id.parse().unwrap_or(AccountId::NOBODY);
    app.store.account(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Update an account
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/accounts/{id}",
    operation_id = "updateAccount",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = AccountId, Path, description = "The account.")
    ),
    request_body = AccountPatch,
    responses((status = 200, description = "The account.", body = Data<Account>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|account| account.id);
    let (checked, id, patch) = asked.form_for(found, AccountId::NOBODY, AccountPatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateAccount { id, patch }).await
}

/// Delete an account
///
/// An account with postings cannot be deleted; archive it instead.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/accounts/{id}",
    operation_id = "deleteAccount",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = AccountId, Path, description = "The account.")
    ),
    responses((status = 200, description = "The deleted account.", body = Data<Account>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn delete(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|account| account.id);
    let (checked, id) = ChangeContext::without_body(&parts, found, AccountId::NOBODY)?;
    checked.change(&app, &member, StatusCode::OK, DeleteAccount(id)).await
}

/// List the lines of an account
///
/// Latest date first, each with the running balance.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/accounts/{id}/entries",
    operation_id = "listAccountEntries",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = AccountId, Path, description = "The account."),
        AccountEntryFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of lines.", body = List<AccountEntry>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn entries(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<AccountEntry>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let account = find(&app, member.organisation, &id).await?.id;
    let (filter, page): (AccountEntryFilter, ListPage) = query::read(&parts.uri)?;
    let days = [filter.date_from, filter.date_to];
    let asked = app.store.account_entries(member.organisation, account, days, &page);
    let (data, pagination) = asked.await?;
    Ok(Json(List { data, pagination }))
}
