//! Bank transactions confirmed, and unconfirmed; left out of the books, and taken in again. Source:
//! contract part 4.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::bank_transaction::{BankTransaction, ReasonBody};
use tieout::contract::ledger::confirm::{Confirm, ConfirmBatch, ConfirmedBatch};
use tieout::id::{BankTransactionId, JournalId, OrganisationId};

use super::bank_transactions::on_one;
use super::{Asked, Right};
use crate::entropy::new_id_bits;
use crate::http::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::store::{
    ConfirmBankTransaction, ConfirmBankTransactions, ExcludeBankTransaction, VoidBankTransaction,
};

/// Confirm bank transactions
///
/// One after the other, in one go: all or nothing, unless each is to stand for itself (`independent`).
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/confirm-batch",
    operation_id = "confirmBankTransactions",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = ConfirmBatch,
    responses((status = 200, description = "What came of each.", body = Data<ConfirmedBatch>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn confirm_batch(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = Asked::take(&app, request).await?;
    let member = app.enter_books(&asked.parts, &organisation, Right::Write).await?;
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
/// By an account (which may stand on it already), lines, allocations, a transfer or a match: it is in the
/// books when this answers. Allocations make it a receipt or a payment of the invoices' contact. It counts
/// from its own day, or where it was in the books before, from the day on which that was taken back if that
/// is later, and is matched to nothing of a day before that (`match_mismatch`). No body stands for an empty
/// object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/confirm",
    operation_id = "confirmBankTransaction",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = BankTransactionId, Path, description = "The bank transaction.")
    ),
    request_body = Confirm,
    responses((status = 200, description = "The bank transaction.", body = Data<BankTransaction>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn confirm(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = Asked::take_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, Confirm::read, named).await
}

/// Void the confirmation of a bank transaction
///
/// What it posted is reversed by its exact mirror, on the same day or the first that is not locked, and it
/// waits again; confirmed again it counts from that day. No body stands for an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/void",
    operation_id = "voidBankTransaction",
    tag = "ledger",
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
    let asked = Asked::take_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, unconfirmed).await
}

/// Unconfirm a bank transaction
///
/// The same as to void its confirmation.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/unconfirm",
    operation_id = "unconfirmBankTransaction",
    tag = "ledger",
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
    let asked = Asked::take_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, unconfirmed).await
}

/// The undoing with the name of the journal that it may make.
fn unconfirmed(id: BankTransactionId, because: ReasonBody) -> VoidBankTransaction {
    VoidBankTransaction { id, journal: JournalId::new(new_id_bits()), because }
}

/// Exclude a bank transaction
///
/// It is not to be in the books, and does not wait any more. No body stands for an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/exclude",
    operation_id = "excludeBankTransaction",
    tag = "ledger",
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
    let asked = Asked::take_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, |id, because| {
        ExcludeBankTransaction { id, is_out: true, because }
    })
    .await
}

/// Restore a bank transaction
///
/// One that was excluded waits again. No body stands for an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/bank-transactions/{id}/restore",
    operation_id = "restoreBankTransaction",
    tag = "ledger",
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
    let asked = Asked::take_or_empty(&app, request).await?;
    on_one(&app, (&organisation, &id), asked, ReasonBody::read, |id, because| {
        ExcludeBankTransaction { id, is_out: false, because }
    })
    .await
}
