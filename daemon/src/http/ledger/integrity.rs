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
/// Checks that the books have not been changed. Recomputes the hash of every entry and of every audit event from
/// the database and checks that each entry balances, the order of lines, entries and events, reversals, the head,
/// and daily and monthly totals. Compares every account, contact, document, bank transaction, setting and VAT return
/// with the state that its last audit event recorded. Names the first entry that has changed since it was posted,
/// the first audit event that has changed since it was written, or the first object and field that is not as
/// recorded. Large books can be checked in parts: `next` says where
/// to continue, and totals are checked with the last part. With a head
/// saved elsewhere (`after_sequence`, `after_hash`, `after_audit_sequence`, `after_audit_hash`) it shows whether
/// the books still contain that entry and that event.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/integrity",
    operation_id = "checkIntegrity",
    tag = "integrity",
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
    let after_event = asked.after_audit_sequence.zip(asked.after_audit_hash);
    let (audit_sequence, audit_hash) = after_event.unwrap_or_default();
    let after = asked.after_sequence.zip(asked.after_hash);
    let after =
        after.map(|(sequence, hash)| LedgerHead { sequence, hash, audit_sequence, audit_hash });
    let entries_max = asked.entries_max.unwrap_or(i64::MAX);
    let question = IntegrityQuestion { after, entries_max };
    let data = app.store.integrity(member.organisation, &question).await?;
    Ok(Json(Data { data }))
}
