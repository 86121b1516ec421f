//! Whether the books are as they were posted.

use axum::Json;
use axum::extract::State;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{Integrity, IntegrityFilter, LedgerHead};
use tieout::id::OrganisationId;

use super::access::BooksAccess;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;
use crate::store::IntegrityQuestion;

/// Check the books
///
/// Checks that the books have not been changed. Recomputes the hash of every entry from the database and checks
/// that each balances, the order of lines and entries, reversals, the head, and daily and monthly totals. Names
/// the first entry that has changed since it was posted. Large books can be checked in parts: `next` says where
/// to continue, and totals are checked with the last part. With `after_sequence` and `after_hash` of a head
/// saved elsewhere, it shows whether the books still contain that entry.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/integrity",
    operation_id = "checkIntegrity",
    tag = "ledger",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        IntegrityFilter
    ),
    responses((status = 200, description = "The findings.", body = Data<Integrity>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn check(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Integrity>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let asked: IntegrityFilter = query::read(&parts.uri)?;
    let after = asked.after_sequence.zip(asked.after_hash);
    let after = after.map(|(sequence, hash)| LedgerHead { sequence, hash });
    let entries_max = asked.entries_max.unwrap_or(i64::MAX);
    let question = IntegrityQuestion { after, entries_max };
    let data = app.store.integrity(member.organisation, &question).await?;
    Ok(Json(Data { data }))
}
