//! Bank transactions. Source: contract parts 2.6 and 4.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::issue::FieldIssues;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::{
    BankTransaction, BankTransactionFilter, BankTransactionPatch, Import, Imported,
    NewBankTransaction,
};
use tieout::contract::page::{List, ListPage};
use tieout::id::{BankTransactionId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{Action, CreateBankTransaction, ImportBankTransactions, UpdateBankTransaction};

/// List bank transactions
///
/// Latest date first.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions",
    operation_id = "listBankTransactions",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        BankTransactionFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of bank transactions.", body = List<BankTransaction>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<BankTransaction>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (BankTransactionFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) =
        app.store.bank_transactions(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a bank transaction
///
/// It is unconfirmed until you confirm it.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions",
    operation_id = "createBankTransaction",
    tag = "bank",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewBankTransaction,
    responses((status = 201, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewBankTransaction::read).await?;
    let action = CreateBankTransaction { id: BankTransactionId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Import a statement
///
/// Rows that exist already create nothing: a row is recognised by its external ID or, without one, by its
/// content and how many identical rows come before it. So importing the same file twice creates nothing the
/// second time, and two identical rows in one file both count. Nothing is ever deleted.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/import",
    operation_id = "importBankTransactions",
    tag = "bank",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = Import,
    responses((status = 200, description = "The outcome for each row.", body = Data<Imported>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn import(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, import) = asked.form(Import::read).await?;
    let name = |_: &_| BankTransactionId::new(new_id_bits());
    let action = ImportBankTransactions { ids: import.rows.iter().map(name).collect(), import };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Get a bank transaction
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}",
    operation_id = "getBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<BankTransaction>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

/// The one that a path names.
pub(super) async fn find(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<BankTransaction, ApiError> {
    let id = id.parse().unwrap_or(BankTransactionId::NOBODY);
    app.store.bank_transaction(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Code a bank transaction
///
/// Only while it is unconfirmed: void a confirmed one or restore an excluded one first.
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}",
    operation_id = "updateBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = BankTransactionPatch,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let read = BankTransactionPatch::read;
    on_one(&app, (&organisation, &id), asked, read, |id, patch| UpdateBankTransaction { id, patch })
        .await
}

/// Reads the body of something that is done to one, and does it.
pub(super) async fn on_one<T: Send + 'static, A: Action>(
    app: &App,
    (organisation, id): (&str, &str),
    asked: ChangeRequest,
    read: fn(&str) -> Result<T, FieldIssues>,
    action: impl FnOnce(BankTransactionId, T) -> A + Send,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&asked.parts, organisation, BooksAccess::Write).await?;
    let found = find(app, member.organisation, id).await.map(|row| row.id);
    let (checked, id, body) = asked.form_for(found, BankTransactionId::NOBODY, read).await?;
    checked.change(app, &member, StatusCode::OK, action(id, body)).await
}
