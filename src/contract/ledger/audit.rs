//! Who did what, and how the chain of entries stands.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::assertion::BalanceAssertion;
use crate::contract::strict::query::hash;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::id::{KeyId, OrganisationId, UserId};
use crate::time::Timestamp;

/// Filters for listing audit events.
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

/// An event in the audit log: something a user did to the books.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct AuditEvent {
    /// Event number, in order within the organisation.
    pub id: i64,
    /// When it happened.
    pub at: Timestamp,
    /// User who did it.
    pub user_id: UserId,
    /// API key used; null for an operator working directly on the database.
    #[schema(required)]
    pub key_id: Option<KeyId>,
    /// Action: `journal.post`, `account.update`, ...
    pub action: String,
    /// ID of the object affected.
    pub object_id: String,
    /// State before the action; null if there was none.
    #[schema(required, value_type = Option<Object>)]
    pub from: Option<Box<RawValue>>,
    /// State after the action; null if the object no longer exists, or is not recorded here because
    /// it can be read itself.
    #[schema(required, value_type = Option<Object>)]
    pub to: Option<Box<RawValue>>,
}

/// The latest entry and the latest audit event of the two hash chains. Keep a copy elsewhere: it reveals
/// whether entries or events have been cut off the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LedgerHead {
    /// Number of entries.
    pub sequence: i64,
    /// Hash of the last entry; 64 zeros if there are none.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub hash: String,
    /// Number of audit events.
    pub audit_sequence: i64,
    /// Hash of the last audit event; 64 zeros if there are none.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub audit_hash: String,
}

/// A head kept elsewhere: a line of the file that `tieout ledger head --append` and `tieout serve --anchor-file` add to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptHead {
    /// Whose books.
    pub organisation_id: OrganisationId,
    /// When the books ended so.
    pub at: Timestamp,
    /// How they ended.
    #[serde(flatten)]
    pub head: LedgerHead,
}

/// Where to start checking the books, and how many entries to check.
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
    /// Start after this audit event as well, taken from `next` or from a saved head; default: the first. Requires
    /// `after_audit_hash` and `after_sequence`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    pub after_audit_sequence: Option<i64>,
    /// The expected hash of that audit event.
    #[param(pattern = "^[0-9a-f]{64}$")]
    #[filter(with = hash)]
    pub after_audit_hash: Option<String>,
    /// Maximum number of entries, and of audit events, to check; default: all.
    #[param(minimum = 1, maximum = 9_223_372_036_854_775_807_i64)]
    pub entries_max: Option<i64>,
}

fn entry_is_whole(asked: &IntegrityFilter) -> Result<(), (&'static str, &'static str)> {
    match (asked.after_sequence, &asked.after_hash) {
        (Some(_), None) => return Err(("after_hash", "requires after_sequence")),
        (None, Some(_)) => return Err(("after_sequence", "requires after_hash")),
        _ => {}
    }
    match (asked.after_audit_sequence, &asked.after_audit_hash) {
        (Some(_), None) => Err(("after_audit_hash", "requires after_audit_sequence")),
        (None, Some(_)) => Err(("after_audit_sequence", "requires after_audit_hash")),
        (Some(_), _) if asked.after_sequence.is_none() => {
            Err(("after_sequence", "requires after_audit_sequence"))
        }
        _ => Ok(()),
    }
}

/// Whether the books are still as they were posted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Integrity {
    /// Whether every check passed, but for balance assertions.
    pub ok: bool,
    /// Number of entries checked.
    pub entries: i64,
    /// Number of audit events checked.
    pub audit_events: i64,
    /// Number of objects (accounts, documents, bank transactions, settings, ...) compared with the state that
    /// their last audit event recorded; 0 until the end of the books is reached.
    pub objects: i64,
    /// Number of objects last changed before audit events recorded states (schema step 8): nothing to compare
    /// them with.
    pub objects_not_recorded: i64,
    /// Number of balance assertions held against the books; 0 until the end of the books is reached.
    #[serde(default)]
    #[schema(required)]
    pub assertions: i64,
    /// How many of them fail. That is a mistake of bookkeeping, or of the assertion, and no change of what was posted:
    /// `ok` does not follow from it.
    #[serde(default)]
    #[schema(required)]
    pub assertions_failed: i64,
    /// Those that fail, earliest date first: the first 100.
    #[serde(default)]
    #[schema(required)]
    pub failed_assertions: Vec<BalanceAssertion>,
    /// The latest entry and the latest audit event.
    pub head: LedgerHead,
    /// The first entry that is not as it was posted.
    #[schema(required)]
    pub first_bad: Option<FirstBad>,
    /// The last entry and audit event checked, to continue from; null if the end was reached or a fault was found.
    #[schema(required)]
    pub next: Option<LedgerHead>,
    /// The first entry checked that is chained with the daemon's ledger key; every later one is
    /// too.
    #[schema(required)]
    pub keyed_from: Option<i64>,
    /// The first audit event checked that is chained with it; every later one is too.
    #[schema(required)]
    pub audit_keyed_from: Option<i64>,
}

/// The first fault found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FirstBad {
    /// Sequence number of the entry; null if the fault is not in a particular entry.
    #[schema(required)]
    pub sequence: Option<i64>,
    /// ID of the journal, if there is one.
    #[schema(required)]
    pub journal_id: Option<String>,
    /// Number of the audit event; null if the fault is not in one.
    #[schema(required)]
    pub audit_event: Option<i64>,
    /// Kind of the object, by the name of its table, if the fault is in one that audit events record.
    #[schema(required)]
    pub object_kind: Option<String>,
    /// ID of the object, or of the object that the audit event is about, if there is one.
    #[schema(required)]
    pub object_id: Option<String>,
    /// The first field of the object that is not as the audit event recorded it, if there is one.
    #[schema(required)]
    pub field: Option<String>,
    /// What is wrong.
    pub message: String,
}

impl FirstBad {
    /// A fault that is in no entry and no event, to begin with.
    #[must_use]
    pub fn of(message: String) -> Self {
        Self { message, ..Self::default() }
    }

    /// What is wrong, with its place before it: the entry, or the event, the object and the field.
    #[must_use]
    pub fn with_place(&self) -> String {
        let entry = self.sequence.map(|sequence| format!("entry {sequence}"));
        let event = self.audit_event.map(|number| format!("audit event {number}"));
        let object = self.object_kind.iter().chain(&self.object_id).chain(&self.field);
        let object = object.map(String::as_str).collect::<Vec<_>>().join(" ");
        let object = Some(object).filter(|object| !object.is_empty());
        let place: Vec<_> = [entry, event, object].into_iter().flatten().collect();
        if place.is_empty() {
            self.message.clone()
        } else {
            format!("{}: {}", place.join(", "), self.message)
        }
    }
}
