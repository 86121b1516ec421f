//! Purchases that went unpaid for six months, and their VAT.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::ledger::organisation::Whole;
use tieout::contract::ledger::report::AsAtFilter;
use tieout::contract::ledger::unpaid_purchase::{RepayInputVat, UnpaidPurchase};
use tieout::id::{JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use super::reports::today;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;
use crate::store::RepayUnpaidPurchases;

/// List purchases unpaid for six months
///
/// Purchase invoices that had gone unpaid, in whole or in part, for six months after their due date or tax point by a
/// date, and whose VAT is to be given back until they are paid (VAT Notice 700/18, section 4). What is unpaid is what it
/// is now. Not those under cash accounting or the flat-rate scheme.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/unpaid-purchases",
    operation_id = "getUnpaidPurchases",
    tag = "reports",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), AsAtFilter),
    responses((status = 200, description = "The invoices, earliest due first.", body = Whole<UnpaidPurchase>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<UnpaidPurchase>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let AsAtFilter { as_at } = query::read(&parts.uri)?;
    let as_at = as_at.map_or_else(today, Ok)?;
    let data = app.store.unpaid_purchases(member.organisation, as_at).await?;
    Ok(Json(Whole { data }))
}

/// Give back the VAT of purchases unpaid for six months
///
/// Of each invoice that `reports/unpaid-purchases` lists on that date, at most 500 at once: its VAT is posted from the
/// VAT control account to `account_id`, and counts in box 4, negative. Paying or crediting the invoice takes it back by
/// itself; `vat-relief/undo` of the invoice undoes it.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/unpaid-purchases/repay-vat",
    operation_id = "repayVatOfUnpaidPurchases",
    tag = "vat",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = RepayInputVat,
    responses((status = 200, description = "The invoices, with what was given back.", body = Whole<UnpaidPurchase>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn repay_vat(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, how) = asked.form(RepayInputVat::read).await?;
    // Names of journals that follow it are free.
    let action = RepayUnpaidPurchases { journal: JournalId::new(new_id_bits()), how };
    checked.change(&app, &member, StatusCode::OK, action).await
}
