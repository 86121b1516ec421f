//! VAT returns and HMRC: what is to be submitted, that it was filed; and returns that are opened again.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::vat_filing::{HmrcFilter, HmrcSubmission, VatFiling};
use tieout::contract::ledger::vat_return::{ReopenVatReturn, VatReturn};
use tieout::id::{JournalId, OrganisationId, VatReturnId};
use tieout::ledger::vat_filing::submission;

use super::access::BooksAccess;
use super::change::ChangeRequest;
use super::vat::{find, there};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathIds;
use crate::http::query;
use crate::store::{Denial, FileVatReturn, NotDone, ReopenFinalisedReturn};

/// Record that a VAT return was filed
///
/// tieout submits nothing: this records when a finalised return was filed with HMRC, and HMRC's receipt. It
/// is recorded once. Owners only.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/file",
    operation_id = "fileVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    request_body = VatFiling,
    responses((status = 200, description = "The filed VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn file(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, filing) = asked.form_for(found, VatReturnId::NOBODY, VatFiling::read).await?;
    checked.change(&app, &member, StatusCode::OK, FileVatReturn { id, filing }).await
}

/// Get the body to submit to HMRC
///
/// `data` is the body of HMRC's Making Tax Digital API for VAT, as it is: submit it with software that HMRC
/// recognises. Only for a return that is finalised. `period_key` is the one that HMRC's list of obligations
/// gives for the period.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/hmrc",
    operation_id = "getHmrcVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return."),
        HmrcFilter
    ),
    responses((status = 200, description = "The body.", body = Data<HmrcSubmission>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn hmrc(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<HmrcSubmission>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let found = find(&app, member.organisation, &id).await?;
    let asked: HmrcFilter = query::read(&parts.uri)?;
    let refused = |refusal| NotDone::Refused(Denial::from(refusal));
    let data = submission(&found, asked.period_key).map_err(refused)?;
    Ok(Json(Data { data }))
}

/// Reopen a VAT return
///
/// Owners only, and only the latest finalised return while it is not filed: it is a draft again. The difference of the
/// flat-rate scheme, if one was posted, is reversed on its own date. What was posted into its period late, and counted
/// on the next return, counts on its own date again.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/reopen",
    operation_id = "reopenVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    request_body = ReopenVatReturn,
    responses((status = 200, description = "The draft.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn reopen(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, how) =
        asked.form_for(found, VatReturnId::NOBODY, ReopenVatReturn::read).await?;
    let action = ReopenFinalisedReturn { id, journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
