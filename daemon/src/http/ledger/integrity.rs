//! Whether the books are as they were posted.

use axum::Json;
use axum::extract::State;
use tieout::contract::key::Data;
use tieout::contract::ledger::audit::{Integrity, LedgerHead};
use tieout::id::OrganisationId;

use super::BooksAccess;
use crate::http::App;
use crate::http::body::HeadOnly;
use crate::http::describe::{IntoParams, operation};
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query::QueryFilters;
use crate::store::IntegrityQuestion;

/// What is to be looked at, for the published contract.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct IntegrityParameters {
    /// Start after this entry, taken from `next` or from a saved head. Requires `after_hash`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    after_sequence: Option<i64>,
    /// The expected hash of that entry.
    #[param(pattern = "^[0-9a-f]{64}$")]
    after_hash: Option<String>,
    /// Maximum number of entries to check; default: all.
    #[param(minimum = 1, maximum = 9_223_372_036_854_775_807_i64)]
    entries_max: Option<i64>,
}

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
        IntegrityParameters
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
    let known = ["after_sequence", "after_hash", "entries_max"];
    let mut filters = QueryFilters::of(&parts.uri, known);
    let sequence = filters.number("after_sequence", 0);
    let hash = filters.hash("after_hash");
    let entries_max = filters.number("entries_max", 1).unwrap_or(i64::MAX);
    filters.together("after_sequence", "after_hash");
    filters.checked()?;
    let after = sequence.zip(hash).map(|(sequence, hash)| LedgerHead { sequence, hash });
    let question = IntegrityQuestion { after, entries_max };
    let data = app.store.integrity(member.organisation, &question).await?;
    Ok(Json(Data { data }))
}
