//! The VAT reconciliation, and what was paid on returns.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{VatReconciliationAnswer, VatReconciliationFilter};
use tieout::contract::ledger::vat_return::{VatPayment, VatReturn};
use tieout::contract::page::Page;
use tieout::id::{JournalId, OrganisationId, VatReturnId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use super::vat::there;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds, PathParts};
use crate::http::query;
use crate::store::{PayVatReturn, UnpayVatReturn};

/// VAT reconciliation
///
/// What the balance of the VAT control account is made of, from everything that is posted: finalised returns, VAT that
/// counts in none of them, documents whose VAT counts when they are paid, payments to HMRC, and other postings to the
/// account. Positive amounts are owed to HMRC. With `part`, `entries` lists the entries of that part by date, and
/// `pagination` says which page.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/vat-reconciliation",
    operation_id = "getVatReconciliation",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), VatReconciliationFilter),
    responses((status = 200, description = "The reconciliation.", body = VatReconciliationAnswer)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn reconciliation(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<VatReconciliationAnswer>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let VatReconciliationFilter { part, limit, offset } = query::read(&parts.uri)?;
    let asked = part.map(|part| (part, Page::of(limit, offset)));
    let (data, pagination) = app.store.vat_reconciliation(member.organisation, asked).await?;
    Ok(Json(VatReconciliationAnswer { data, pagination }))
}

/// Name a payment on a VAT return
///
/// The journal of a payment to HMRC, or from it: that of a confirmed bank transaction, or another with a line on the VAT
/// control account. A return may have any number of payments; each journal is named once. It posts nothing.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/payments",
    operation_id = "nameVatPayment",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    request_body = VatPayment,
    responses((status = 200, description = "The VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn pay(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, payment) =
        asked.form_for(found, VatReturnId::NOBODY, VatPayment::read).await?;
    checked.change(&app, &member, StatusCode::OK, PayVatReturn { id, payment }).await
}

/// Take a payment off a VAT return
///
/// For one that was named by mistake. The journal stays posted, and may be named on another return.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/payments/{journal_id}",
    operation_id = "removeVatPayment",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return."),
        ("journal_id" = JournalId, Path, description = "The journal of the payment.")
    ),
    responses((status = 200, description = "The VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn unpay(
    State(app): State<App>,
    PathParts(organisation, id, journal): PathParts,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let id = id.parse().unwrap_or(VatReturnId::NOBODY);
    let journal = journal.parse().unwrap_or(JournalId::NOBODY);
    let is_there = app.store.has_vat_payment(member.organisation, id, journal).await?;
    let found = is_there.then_some(journal).ok_or(ApiError::NotFound);
    let (checked, journal) = ChangeContext::without_body(&parts, found, JournalId::NOBODY)?;
    let action = UnpayVatReturn { id, journal };
    checked.change(&app, &member, StatusCode::OK, action).await
}
