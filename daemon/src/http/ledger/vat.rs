//! VAT: what the books say of a period, and returns.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::member::EmptyBody;
use tieout::contract::ledger::vat_return::{
    NewVatReturn, VatReportAnswer, VatReportFilter, VatReturn, VatReturnFilter,
};
use tieout::contract::page::{List, ListPage, Page};
use tieout::id::{JournalId, OrganisationId, VatReturnId};

use super::access::BooksAccess;
use super::change::{ChangeContext, ChangeRequest};
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{CreateVatReturn, DeleteVatReturn, Denial, FinaliseVatReturn, NotDone, VatBox};

/// VAT figures for a period
///
/// The boxes for any period, from the books as they are now, under the organisation's scheme and without
/// adjustments. Nothing is saved; create a VAT return for that. With `box`, `entries` lists the entries behind
/// that box by date, and `pagination` says which part; boxes made up only of adjustments have none.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/vat-return",
    operation_id = "getVatReport",
    tag = "vat",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), VatReportFilter),
    responses((status = 200, description = "The boxes.", body = VatReportAnswer)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn report(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<VatReportAnswer>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let asked: VatReportFilter = query::read(&parts.uri)?;
    let days = [asked.date_from, asked.date_to];
    let page = Page::of(asked.limit, asked.offset);
    let behind = asked.number.map(|number| (VatBox(number), page));
    let (data, pagination) = app.store.vat_report(member.organisation, days, behind).await?;
    Ok(Json(VatReportAnswer { data, pagination }))
}

/// List VAT returns
///
/// Latest period first. The boxes of a draft follow the books.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns",
    operation_id = "listVatReturns",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        VatReturnFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of VAT returns.", body = List<VatReturn>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<VatReturn>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (VatReturnFilter, ListPage) = query::read(&parts.uri)?;
    let (data, pagination) = app.store.vat_returns(member.organisation, &filter, &page).await?;
    Ok(Json(List { data, pagination }))
}

/// Create a VAT return
///
/// As a draft, whose boxes follow the books until it is finalised. Anything not in the books goes into
/// `adjustments`: boxes 2, 8 and 9 consist of nothing else.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns",
    operation_id = "createVatReturn",
    tag = "vat",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewVatReturn,
    responses((status = 201, description = "The draft.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewVatReturn::read).await?;
    let action = CreateVatReturn { id: VatReturnId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}

/// Get a VAT return
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}",
    operation_id = "getVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    responses((status = 200, description = "The VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<VatReturn>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let found = find(&app, member.organisation, &id).await;
    // The query comes after whether the return is there, and before whether its boxes can be worked out.
    if !matches!(found, Err(NotDone::Failed(_) | NotDone::Refused(Denial::NotThere))) {
        query::no_parameters(&parts.uri)?;
    }
    Ok(Json(Data { data: found? }))
}

pub(super) async fn find(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<VatReturn, NotDone<Denial>> {
    let id = id.parse().unwrap_or(VatReturnId::NOBODY);
    let found = app.store.vat_return(organisation, id).await?;
    found.ok_or(NotDone::Refused(Denial::NotThere))
}

/// The identifier of a return that is there: 404 for any other.
pub(super) async fn there(
    app: &App,
    organisation: OrganisationId,
    id: &str,
) -> Result<VatReturnId, ApiError> {
    find(app, organisation, id).await?;
    Ok(id.parse().unwrap_or(VatReturnId::NOBODY))
}

/// Delete a VAT return
///
/// Only a draft: a finalised return cannot be deleted.
#[operation(
    delete,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}",
    operation_id = "deleteVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    responses((status = 200, description = "The deleted draft.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn delete(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Write).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id) = ChangeContext::without_body(&parts, found, VatReturnId::NOBODY)?;
    checked.change(&app, &member, StatusCode::OK, DeleteVatReturn(id)).await
}

/// Finalise a VAT return
///
/// Its boxes are fixed. Anything posted later with a date in or before its period goes into the next return.
/// Under the flat-rate scheme, the difference between the VAT in the books and what is owed is posted to the
/// account with the role `vat_scheme_difference`. An empty body means an empty object. Owners only.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/vat-returns/{id}/finalise",
    operation_id = "finaliseVatReturn",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = VatReturnId, Path, description = "The VAT return.")
    ),
    request_body = EmptyBody,
    responses((status = 200, description = "The finalised VAT return.", body = Data<VatReturn>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn finalise(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let found = there(&app, member.organisation, &id).await;
    let (checked, id, EmptyBody {}) =
        asked.form_for(found, VatReturnId::NOBODY, EmptyBody::read).await?;
    let action = FinaliseVatReturn { id, journal: JournalId::new(new_id_bits()) };
    checked.change(&app, &member, StatusCode::OK, action).await
}
