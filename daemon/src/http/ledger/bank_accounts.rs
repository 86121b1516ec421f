//! Bank accounts.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_account::{
    BankAccount, BankAccountFilter, BankAccountPatch, NewBankAccount,
};
use tieout::contract::ledger::bank_reconciliation::BankReconciliation;
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::ledger::report::AsAtFilter;
use tieout::contract::page::Page;
use tieout::id::{AccountId, BankAccountId, JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use super::reports::today;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateBankAccount, UpdateBankAccount};

/// List bank accounts
///
/// Earliest first, with their balances in the books and on the last statement; all of them, unless filtered.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts",
    operation_id = "listBankAccounts",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        BankAccountFilter,
        Page
    ),
    responses((status = 200, description = "The bank accounts.", body = Whole<BankAccount>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<BankAccount>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, part): (BankAccountFilter, Option<Page>) = query::read(&parts.uri)?;
    let data = app.store.bank_accounts(member.organisation, &filter, part).await?;
    Ok(Json(Whole { data }))
}

/// Create a bank account
///
/// It uses an account of the chart with the role `bank`, existing or new. An opening balance is posted against
/// the opening balances account.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts",
    operation_id = "createBankAccount",
    tag = "bank",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewBankAccount,
    responses((status = 201, description = "The bank account.", body = Data<BankAccount>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewBankAccount::read).await?;
    let action = CreateBankAccount {
        id: BankAccountId::new(new_id_bits()),
        account: AccountId::new(new_id_bits()),
        journal: JournalId::new(new_id_bits()),
        new,
    };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a bank account
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}",
    operation_id = "getBankAccount",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankAccountId, Path, description = "The bank account.")
    ),
    responses((status = 200, description = "The bank account.", body = Data<BankAccount>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<BankAccount>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<BankAccount, ApiError> {
    let id = id.parse().unwrap_or(BankAccountId::NOBODY);
    app.store.bank_account(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Update a bank account
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}",
    operation_id = "updateBankAccount",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankAccountId, Path, description = "The bank account.")
    ),
    request_body = BankAccountPatch,
    responses((status = 200, description = "The bank account.", body = Data<BankAccount>)),
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
    let (checked, id, patch) =
        asked.form_for(found, BankAccountId::NOBODY, BankAccountPatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateBankAccount { id, patch }).await
}

/// Reconcile a bank account
///
/// Reconciles the balance at the bank and the balance in the books, both as at the end of a day, to one
/// adjusted balance: what is outstanding, and what is still to be entered. The bank's side is the opening
/// balance plus all bank transactions that are not excluded, and is checked against the balance stated on a
/// statement.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}/reconciliation",
    operation_id = "getBankReconciliation",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankAccountId, Path, description = "The bank account."),
        AsAtFilter
    ),
    responses((
        status = 200,
        description = "The bank reconciliation.",
        body = Data<BankReconciliation>
    )),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn reconciliation(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<BankReconciliation>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let id = find(&app, member.organisation, &id).await?.id;
    let AsAtFilter { as_at } = query::read(&parts.uri)?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let data = app.store.bank_reconciliation(member.organisation, id, as_at).await?;
    Ok(Json(Data { data: data.ok_or(ApiError::NotFound)? }))
}
