//! Balance assertions: what the balance of an account must be at the end of a day.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::assertion::{AssertionFilter, BalanceAssertion, NewBalanceAssertion};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{BalanceAssertionId, OrganisationId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateBalanceAssertion, DeleteBalanceAssertion};

/// List balance assertions
///
/// Latest date first, each with whether it holds as the books are now.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/assertions",
    operation_id = "listBalanceAssertions",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        AssertionFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of balance assertions.", body = List<BalanceAssertion>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<BalanceAssertion>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (AssertionFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.assertions(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a balance assertion
///
/// It says what the balance of an account is at the end of a date, as on a bank statement. One that does not hold is
/// created all the same, with a warning, unless `strict`; `integrity` tells of it until it holds. Nothing is posted, and
/// nothing is kept from being posted.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/assertions",
    operation_id = "createBalanceAssertion",
    tag = "accounts",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewBalanceAssertion,
    responses((status = 201, description = "The balance assertion.", body = DataWithWarnings<BalanceAssertion>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewBalanceAssertion::read).await?;
    let action = CreateBalanceAssertion { id: BalanceAssertionId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a balance assertion
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/assertions/{id}",
    operation_id = "getBalanceAssertion",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BalanceAssertionId, Path, description = "The balance assertion.")
    ),
    responses((status = 200, description = "The balance assertion.", body = Data<BalanceAssertion>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<BalanceAssertion>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<BalanceAssertion, ApiError> {
    let id = id.parse().unwrap_or(BalanceAssertionId::NOBODY);
    app.store.assertion(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Delete a balance assertion
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/assertions/{id}",
    operation_id = "deleteBalanceAssertion",
    tag = "accounts",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BalanceAssertionId, Path, description = "The balance assertion.")
    ),
    responses((status = 200, description = "The deleted balance assertion.", body = Data<BalanceAssertion>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn delete(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let found = find(&app, member.organisation, &id).await.map(|assertion| assertion.id);
    let (checked, id) = ChangeContext::without_body(&parts, found, BalanceAssertionId::NOBODY)?;
    checked.change(&app, &member, StatusCode::OK, DeleteBalanceAssertion(id)).await
}
