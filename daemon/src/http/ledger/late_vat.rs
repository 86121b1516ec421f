//! VAT that was posted late, in the return that it counts in or is left out of.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::late_vat::{LateVatEntry, LateVatNote};
use tieout::contract::ledger::vat_return::VatReturn;
use tieout::contract::page::{List, Page};
use tieout::id::{OrganisationId, VatReturnId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use super::vat::{find, there};
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathIds;
use crate::http::query;
use crate::store::{Denial, NotDone, NoteLateVat};

/// List the late VAT of a return
///
/// VAT that was posted behind the finalised return of its day: input tax that is claimed late, which is in the return,
/// and errors, which the return adjusts up to a limit (the greater of 10,000 and 1 % of box 6, that up to 50,000), and
/// beyond it leaves out, as it does deliberate ones: HMRC is notified of those separately.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/late-vat",
    operation_id = "listLateVat",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return."),
        Page
    ),
    responses((status = 200, description = "A page of late VAT.", body = List<LateVatEntry>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<LateVatEntry>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let found = find(&app, member.organisation, &id).await;
    if matches!(found, Err(NotDone::Failed(_) | NotDone::Refused(Denial::NotThere))) {
        found?;
        return Err(ApiError::NotFound);
    }
    let page: Page = query::read(&parts.uri)?;
    let (data, pagination) = app.store.late_vat_entries(member.organisation, &found?, page).await?;
    Ok(Json(List { data, pagination }))
}

/// Say what late VAT is
///
/// Of all late VAT of a journal in a draft: input tax that is claimed late, or an error, and how that came about. Without
/// it, input tax is claimed late, and anything else is an error.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/late-vat",
    operation_id = "noteLateVat",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    request_body = LateVatNote,
    responses((status = 200, description = "The VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn note(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, note) = asked.form_for(found, VatReturnId::NOBODY, LateVatNote::read).await?;
    checked.change(&app, &member, StatusCode::OK, NoteLateVat { id, note }).await
}
