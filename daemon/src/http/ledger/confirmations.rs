//! Bank transactions confirmed, and unconfirmed; left out of the books, and taken in again. Source:
//! contract part 4.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::{BankTransaction, ReasonBody};
use tieout::contract::ledger::confirm::{Confirm, ConfirmBatch, ConfirmedBatch};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::id::{BankTransactionId, JournalId, OrganisationId};

use super::access::BooksAccess;
use super::bank_transactions::on_one;
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::store::{
    ConfirmBankTransaction, ConfirmBankTransactions, ExcludeBankTransaction, VoidBankTransaction,
};

/// Confirm bank transactions
///
/// In order and in one transaction: all or nothing, unless `independent` is true.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/confirm-batch",
    operation_id = "confirmBankTransactions",
    tag = "bank",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = ConfirmBatch,
    responses((status = 200, description = "The outcome for each.", body = DataWithWarnings<ConfirmedBatch>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn confirm_batch(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, ConfirmBatch { items, mode }) = asked.form(ConfirmBatch::read).await?;
    let items = items.into_iter().map(|item| named(item.id, item.how)).collect();
    checked.change(&app, &member, StatusCode::OK, ConfirmBankTransactions { mode, items }).await
}

/// The confirmation with the name of the journal that it may make.
fn named(id: BankTransactionId, how: Confirm) -> ConfirmBankTransaction {
    ConfirmBankTransaction { id, journal: JournalId::new(new_id_bits()), how }
}

/// Confirm a bank transaction
///
/// By an account (which it may already have), lines, allocations, a transfer or a match; it is posted when this
/// returns. Allocations make it a receipt or payment of the invoices' contact. It is posted on its own date or,
/// if it was confirmed before, on the date that posting was reversed, if later; it cannot be matched to
/// anything dated before that (`match_mismatch`). An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/confirm",
    operation_id = "confirmBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = Confirm,
    responses((status = 200, description = "The bank transaction.", body = DataWithWarnings<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn confirm(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, Confirm::read, named).await
}

/// Void the confirmation of a bank transaction
///
/// Its posting is reversed exactly, on the same date or the first one not locked, and it is unconfirmed again;
/// if confirmed again, it is posted on that date. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/void",
    operation_id = "voidBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = ReasonBody,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn void(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, unconfirmed).await
}

/// Unconfirm a bank transaction
///
/// Same as voiding its confirmation.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/unconfirm",
    operation_id = "unconfirmBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = ReasonBody,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn unconfirm(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, unconfirmed).await
}

/// The undoing with the name of the journal that it may make.
fn unconfirmed(id: BankTransactionId, because: ReasonBody) -> VoidBankTransaction {
    VoidBankTransaction { id, journal: JournalId::new(new_id_bits()), because }
}

/// Exclude a bank transaction
///
/// It stays out of the books and is no longer waiting to be confirmed. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/exclude",
    operation_id = "excludeBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = ReasonBody,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn exclude(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, |id, because| {
        ExcludeBankTransaction { id, is_out: true, because }
    })
    .await
}

/// Restore a bank transaction
///
/// An excluded bank transaction is unconfirmed again. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/restore",
    operation_id = "restoreBankTransaction",
    tag = "bank",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = ReasonBody,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn restore(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, |id, because| {
        ExcludeBankTransaction { id, is_out: false, because }
    })
    .await
}
