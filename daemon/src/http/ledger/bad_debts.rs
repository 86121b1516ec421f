//! Documents that are written off, and relief from their VAT.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::invoice::{
    Invoice, UndoVatRelief, UndoWriteOff, VatRelief, WriteOff,
};
use tieout::id::{AllocationId, InvoiceId, JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use super::invoices::there;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathIds;
use crate::store::{RelieveVat, UndoInvoiceWriteOff, UndoVatReliefClaim, WriteOffInvoice};

/// Write off what is outstanding of a document
///
/// All of it, VAT included: for a sales invoice it is posted from the receivable account to bad debts, for a purchase
/// invoice from the payable account to `account_id`; for credit notes the other way. It counts in no VAT return.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/write-off",
    operation_id = "writeOffInvoice",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document.")
    ),
    request_body = WriteOff,
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn write_off(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, WriteOff::read).await?;
    let allocation = AllocationId::new(new_id_bits());
    let action = WriteOffInvoice { id, allocation, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Undo the write-off of a document
///
/// The last write-off that stands is reversed exactly: its amount is due again. Money that is allocated to a document
/// of which something is written off undoes that by itself, as far as it goes. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/write-off/undo",
    operation_id = "undoInvoiceWriteOff",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The document.")
    ),
    request_body = UndoWriteOff,
    responses((status = 200, description = "The document.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn undo_write_off(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, UndoWriteOff::read).await?;
    let action = UndoInvoiceWriteOff { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Claim relief from the VAT of a bad debt
///
/// The VAT of what is written off of a sales invoice is posted from bad debts to the VAT control account, and counts in
/// box 4 alone. The conditions of VAT Notice 700/18 are checked; those that are not met are in `details.missing`. Money
/// that comes for the invoice later repays its share of the VAT in box 1.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/vat-relief",
    operation_id = "claimVatRelief",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The invoice.")
    ),
    request_body = VatRelief,
    responses((status = 200, description = "The invoice.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn vat_relief(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, VatRelief::read).await?;
    let action = RelieveVat { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}

/// Undo a claim to relief from VAT
///
/// The last claim is reversed exactly, in box 4; and so for the VAT of an unpaid purchase that was given back. An empty
/// body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/invoices/{id}/vat-relief/undo",
    operation_id = "undoVatRelief",
    tag = "invoices",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = InvoiceId, Path, description = "The invoice.")
    ),
    request_body = UndoVatRelief,
    responses((status = 200, description = "The invoice.", body = Data<Invoice>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn undo_vat_relief(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) = asked.form_for(found, InvoiceId::NOBODY, UndoVatRelief::read).await?;
    let action = UndoVatReliefClaim { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
