//! What changed since a program last asked.

use axum::Json;
use axum::extract::State;
use tieout::contract::ledger::changes::{BooksChange, CHANGES_LIMIT_DEFAULT, ChangesFilter};
use tieout::contract::ledger::organisation::Whole;
use tieout::id::OrganisationId;

use super::access::BooksAccess;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;

/// List changes
///
/// The audit log in order, earliest first, for programs that keep a copy: ask with the last `sequence` you have as
/// `after` until the list is empty, and read what changed. Nothing is ever added before a change that is listed. An
/// allocation is a change of the receipt, payment or credit note, not of the invoices it is allocated to.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/changes",
    operation_id = "listChanges",
    tag = "integrity",
    params(("org_id" = OrganisationId, Path, description = "The organisation."), ChangesFilter),
    responses((status = 200, description = "The changes.", body = Whole<BooksChange>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Whole<BooksChange>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let ChangesFilter { after, limit } = query::read(&parts.uri)?;
    let limit = limit.unwrap_or(CHANGES_LIMIT_DEFAULT);
    let data = app.store.changes(member.organisation, after.unwrap_or(0), limit).await?;
    Ok(Json(Whole { data }))
}
