//! VAT codes: those that are built in with their rates, and an organisation's own.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::tax_code::{
    NewTaxCode, TaxCode, TaxCodeFilter, TaxCodePatch, TaxCodes,
};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::contract::page::{ListPage, NextCursor, Pagination};
use tieout::id::OrganisationId;
use tieout::ledger::tax_code::{is_asked_for, tax_codes as codes_on};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use crate::clock;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::store::{SetTaxCode, UpdateTaxCode};

/// List the VAT codes
///
/// Those that are built in, then the organisation's own; with today's rates, and all rates with their dates.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/tax-codes",
    operation_id = "listTaxCodes",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        TaxCodeFilter,
        ListPage
    ),
    responses((status = 200, description = "The VAT codes.", body = TaxCodes)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<TaxCodes>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (TaxCodeFilter, ListPage) = query::read(&parts.uri)?;
    let user = member.entered.caller.user;
    let today = clock::now().day().ok_or_else(|| ApiError::Internal("no day".to_owned()))?;
    let found = app.store.organisation(member.organisation, user, Some(today)).await?;
    let organisation = found.ok_or(ApiError::NotFound)?;
    let mut codes = codes_on(&app.store.rates(member.organisation).await?, today);
    codes.retain(|code| is_asked_for(code, &filter));
    let (data, pagination) = page_of(codes, &page)?;
    let (vat_registered, vat_scheme) = (organisation.vat_registered, organisation.vat_scheme);
    Ok(Json(TaxCodes { data, pagination, vat_registered, vat_scheme }))
}

/// A page of the codes: they are few. A cursor is the code that the page before ends with.
fn page_of(codes: Vec<TaxCode>, page: &ListPage) -> Result<(Vec<TaxCode>, Pagination), ApiError> {
    let total = codes.len() as u64;
    let skipped = match page.cursor.as_deref() {
        None | Some("") => usize::try_from(page.offset).unwrap_or(usize::MAX),
        Some(cursor) => {
            let at = codes.iter().position(|code| code.code.to_string() == cursor);
            at.ok_or_else(|| query::refused("cursor", "is none that this list gave"))? + 1
        }
    };
    let mut rest = codes.into_iter().skip(skipped);
    let data: Vec<_> = rest.by_ref().take(page.limit as usize).collect();
    let next_cursor = match (&page.cursor, data.last().filter(|_| rest.next().is_some())) {
        (None, _) => NextCursor::Absent,
        (Some(_), None) => NextCursor::End,
        (Some(_), Some(last)) => NextCursor::Next(last.code.to_string()),
    };
    let (limit, offset, count) = (page.limit, page.offset, data.len());
    Ok((data, Pagination { limit, offset, count, total, next_cursor }))
}

/// Create a VAT code or set a rate
///
/// A code that is not built in is created, and belongs to the organisation. For `ST` and `RR` the rate is set from a
/// date, in place of the country's, for anything posted with that date or later from now on. Existing postings do
/// not change, and the date must not be locked. A rate already set for the same date is replaced. Owners only.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/tax-codes",
    operation_id = "createTaxCode",
    tag = "vat",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewTaxCode,
    responses((status = 201, description = "The VAT code.", body = Data<TaxCode>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let (checked, new) = asked.form(NewTaxCode::read).await?;
    checked.change(&app, &member, StatusCode::CREATED, SetTaxCode(new)).await
}

/// Get a VAT code
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/tax-codes/{code}",
    operation_id = "getTaxCode",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("code" = LedgerVatCode, Path, description = "The VAT code.")
    ),
    responses((status = 200, description = "The VAT code.", body = Data<TaxCode>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, code): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<TaxCode>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &code).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, code: &str) -> Result<TaxCode, ApiError> {
    let today = clock::now().day().ok_or_else(|| ApiError::Internal("no day".to_owned()))?;
    let codes = codes_on(&app.store.rates(organisation).await?, today);
    codes.into_iter().find(|known| known.code.name() == code).ok_or(ApiError::NotFound)
}

/// Update a VAT code
///
/// Only the name and the end of a code of the organisation's own: what it does never changes. Owners only.
#[operation(
    patch,
    path = "/api/v1/ledger/organisations/{org_id}/tax-codes/{code}",
    operation_id = "updateTaxCode",
    tag = "vat",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("code" = LedgerVatCode, Path, description = "The VAT code.")
    ),
    request_body = TaxCodePatch,
    responses((status = 200, description = "The VAT code.", body = Data<TaxCode>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn update(
    State(app): State<App>,
    PathIds(organisation, code): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Own).await?;
    let found = find(&app, member.organisation, &code).await.map(|found| found.code);
    let (checked, code, patch) =
        asked.form_for(found, LedgerVatCode::NONE, TaxCodePatch::read).await?;
    checked.change(&app, &member, StatusCode::OK, UpdateTaxCode { code, patch }).await
}
