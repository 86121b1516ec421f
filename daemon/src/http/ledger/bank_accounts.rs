//! Bank accounts.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_account::{BankAccount, BankAccountPatch, NewBankAccount};
use tieout::contract::ledger::bank_reconciliation::BankReconciliation;
use tieout::contract::ledger::organisation::Whole;
use tieout::id::{AccountId, BankAccountId, JournalId, OrganisationId};

use super::reports::{Day, today};
use super::{Asked, Right};
use crate::entropy::new_id_bits;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query::{Filters, PageParameters};
use crate::store::{CreateBankAccount, UpdateBankAccount};

/// List bank accounts
///
/// The earliest first, with what the books and the last statement say is on them; all of them, unless a
/// part is asked for.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts",
    operation_id = "listBankAccounts",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        PageParameters
    ),
    responses((status = 200, description = "The bank accounts.", body = Whole<BankAccount>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<BankAccount>>, ApiError> {
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let mut filters = Filters::of(&parts.uri, ["limit", "offset"]);
    let part = filters.part();
    filters.checked()?;
    let data = app.store.bank_accounts(member.organisation, part).await?;
    Ok(Json(Whole { data }))
}

/// Make a bank account
///
/// With an account of the chart that has the role `bank`: one that is there, or a new one. An opening
/// balance is posted against the opening balances.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts",
    operation_id = "createBankAccount",
    tag = "ledger",
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
    let asked = Asked::take(&app, request).await?;
    let member = app.enter_books(&asked.parts, &organisation, Right::Write).await?;
    let (checked, new) = asked.form(NewBankAccount::read).await?;
    let action = CreateBankAccount {
        id: BankAccountId::new(new_id_bits()),
        account: AccountId::new(new_id_bits()),
        journal: JournalId::new(new_id_bits()),
        new,
    };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Look at a bank account
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}",
    operation_id = "getBankAccount",
    tag = "ledger",
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
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    Filters::of(&parts.uri, []).checked()?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<BankAccount, ApiError> {
    let id = id.parse().unwrap_or(BankAccountId::NOBODY);
    app.store.bank_account(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Change a bank account
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}",
    operation_id = "updateBankAccount",
    tag = "ledger",
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
    let asked = Asked::take(&app, request).await?;
    let member = app.enter_books(&asked.parts, &organisation, Right::Write).await?;
    let id = find(&app, member.organisation, &id).await?.id;
    let (checked, patch) = asked.form(BankAccountPatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateBankAccount { id, patch }).await
}

/// Reconcile a bank account
///
/// What leads from the balance of the bank and from that of the books, both at the end of a day, to one
/// adjusted balance: what is outstanding, and what is still to be entered. The bank's side is made of its bank
/// transactions but those that are excluded, upon the opening balance, and is held against the balance that
/// a statement said.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/bank-accounts/{id}/reconciliation",
    operation_id = "getBankReconciliation",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankAccountId, Path, description = "The bank account."),
        Day
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
    let member = app.enter_books(&parts, &organisation, Right::Read).await?;
    let id = find(&app, member.organisation, &id).await?.id;
    let mut filters = Filters::of(&parts.uri, ["as_at"]);
    let as_at = filters.parsed("as_at");
    filters.checked()?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let data = app.store.bank_reconciliation(member.organisation, id, as_at).await?;
    Ok(Json(Data { data: data.ok_or(ApiError::NotFound)? }))
}
