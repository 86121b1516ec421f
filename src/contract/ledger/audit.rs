//! Who did what, and how the chain of entries stands.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::contract::strict::query::hash;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::id::{KeyId, UserId};
use crate::time::Timestamp;

/// Which events to list.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct AuditFilter {
    /// Only the object with this ID.
    #[param(max_length = 100)]
    pub object_id: Option<String>,
    /// Only this action: `journal.post`, `account.update`, ...
    #[param(max_length = 100)]
    pub action: Option<String>,
}

/// Something that somebody did to the books.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct AuditEvent {
    /// Its place among the organisation's events.
    pub id: i64,
    /// When.
    pub at: Timestamp,
    /// Who.
    pub user_id: UserId,
    /// With which key; null for an operator, who works on the database itself.
    #[schema(required)]
    pub key_id: Option<KeyId>,
    /// What was done: `journal.post`, `account.update`, ...
    pub action: String,
    /// To what.
    pub object_id: String,
    /// What it was before; null where it was not.
    #[schema(required, value_type = Option<Object>)]
    pub from: Option<Box<RawValue>>,
    /// What it became; null where it is gone, or told by itself.
    #[schema(required, value_type = Option<Object>)]
    pub to: Option<Box<RawValue>>,
}

/// The end of the chain: to be kept elsewhere, so that nobody can cut the tail off unseen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LedgerHead {
    /// How many entries there are.
    pub sequence: i64,
    /// The hash of the last, or 64 zeros.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
}

/// From where on the books are to be checked, and how far.
#[filters(check = entry_is_whole)]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct IntegrityFilter {
    /// Start after this entry, taken from `next` or from a saved head. Requires `after_hash`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    pub after_sequence: Option<i64>,
    /// The expected hash of that entry.
    #[param(pattern = "^[0-9a-f]{64}$")]
    #[filter(with = hash)]
    pub after_hash: Option<String>,
    /// Maximum number of entries to check; default: all.
    #[param(minimum = 1, maximum = 9_223_372_036_854_775_807_i64)]
    pub entries_max: Option<i64>,
}

fn entry_is_whole(asked: &IntegrityFilter) -> Result<(), (&'static str, &'static str)> {
    match (asked.after_sequence, &asked.after_hash) {
        (Some(_), None) => Err(("after_hash", "requires after_sequence")),
        (None, Some(_)) => Err(("after_sequence", "requires after_hash")),
        _ => Ok(()),
    }
}

/// Whether the books are as they were posted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Integrity {
    /// Whether everything holds.
    pub ok: bool,
    /// Entries that were looked at.
    pub entries: i64,
    /// The end of the chain.
    pub head: LedgerHead,
    /// The first entry that is not as it was posted.
    #[schema(required)]
    pub first_bad: Option<FirstBad>,
    /// The last entry that was looked at, to go on from; null where the end was reached, or something
    /// was found.
    #[schema(required)]
    pub next: Option<LedgerHead>,
    /// The first entry looked at that is chained with the daemon's ledger key; every later one is.
    #[schema(required)]
    pub keyed_from: Option<i64>,
}

/// The first fault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FirstBad {
    /// The place of the entry; null where no entry is meant.
    #[schema(required)]
    pub sequence: Option<i64>,
    /// Its identifier, where it has one.
    #[schema(required)]
    pub journal_id: Option<String>,
    /// What is wrong.
    pub message: String,
}
