//! Audit events of a batch, and the states of the objects that they changed.
//!
//! An event records what each object came to that changed with it. States are read once, when the batch ends or an
//! organisation's books are forgotten, so that of several events in a batch the last that changed an object has it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use tieout::id::OrganisationId;
use tieout::ledger::chain::{ChainEvent, EventHash, StatesDigest};
use tieout::ledger::entry::BooksEnd;

use super::recorded::RecordedTable;
use crate::db::batch_query::{BatchInsert, batch_insert, chunks, hex};
use crate::db::tx::Tx;
use crate::error::StoreError;
use crate::ledger::context::Context;

/// An object in JSON, its numbers with all their digits.
#[derive(Debug)]
pub(crate) struct AuditJson(String);

impl AuditJson {
    /// The text that is stored.
    fn text(&self) -> &str {
        &self.0
    }
}

impl AuditJson {
    /// A text that is JSON already.
    pub(crate) const fn of_text(text: String) -> Self {
        Self(text)
    }
}

impl From<Value> for AuditJson {
    fn from(value: Value) -> Self {
        Self(value.to_string())
    }
}

/// What an audit event says of an object.
pub(crate) fn audit_json(object: &impl serde::Serialize) -> Option<AuditJson> {
    serde_json::to_string(object).ok().map(AuditJson)
}

/// An object: a row of one of the tables that events record, by its identifier there.
pub(super) type ObjectKey = (RecordedTable, String);

/// What an object was where it was imported from: its identifier here, and a text of JSON. An event records it as it
/// records states.
pub(crate) type Provenance = (String, String);

/// What provenances are of, among the objects that events record.
pub(crate) const IMPORTED_FROM: &str = "imported_from";

/// An event that waits for the states that it records.
#[derive(Debug)]
pub(super) struct PendingEvent {
    pub(super) context: Context,
    pub(super) action: Cow<'static, str>,
    pub(super) object_id: String,
    pub(super) was: Option<AuditJson>,
    pub(super) became: Option<AuditJson>,
    /// What changed with it.
    pub(super) changed: BTreeSet<ObjectKey>,
    /// What was imported with it.
    pub(super) imported: Vec<Provenance>,
}

impl PendingEvent {
    /// Whether anything changed with it that it records.
    pub(super) fn has_changed(&self) -> bool {
        !self.changed.is_empty()
    }
}

/// The events of a batch that wait to be written.
#[derive(Debug, Default)]
pub(super) struct PendingEvents {
    events: Vec<PendingEvent>,
    /// What has changed since the last event: it belongs to the next.
    changed: BTreeMap<OrganisationId, BTreeSet<ObjectKey>>,
    /// How many of the events are of writes that are complete.
    closed: usize,
}

impl PendingEvents {
    pub(super) fn record(&mut self, organisation: OrganisationId, object: ObjectKey) {
        self.changed.entry(organisation).or_default().insert(object);
    }

    pub(super) fn push(&mut self, event: PendingEvent) {
        let changed = self.changed.remove(&event.context.organisation).unwrap_or_default();
        self.events.push(PendingEvent { changed, ..event });
    }

    /// The end of a write: what has changed since its last event belongs to the event of the object itself, or to
    /// the last.
    pub(super) fn close(&mut self, organisation: OrganisationId) -> Result<(), StoreError> {
        let own = self.events.get_mut(self.closed..).unwrap_or_default();
        for object in self.changed.remove(&organisation).unwrap_or_default() {
            let of_write = |event: &&mut PendingEvent| event.context.organisation == organisation;
            let is_own = |event: &&mut PendingEvent| event.object_id == object.1;
            let event = match own.iter_mut().rev().filter(of_write).find(is_own) {
                Some(event) => Some(event),
                None => own.iter_mut().rev().find(of_write),
            };
            // A change that no event tells of is a fault of this program.
            event.ok_or(StoreError::Corrupt("audit_events"))?.changed.insert(object);
        }
        self.closed = self.events.len();
        Ok(())
    }

    /// Takes the events, each object with the last that changed it.
    pub(super) fn take(&mut self) -> Vec<PendingEvent> {
        let mut events = std::mem::take(&mut self.events);
        self.closed = 0;
        let mut seen = BTreeSet::new();
        for event in events.iter_mut().rev() {
            let organisation = event.context.organisation;
            event.changed.retain(|object| seen.insert((organisation, object.clone())));
        }
        events
    }
}

/// What objects are, by organisation; one that is not there is none.
pub(super) type ObjectStates = BTreeMap<(OrganisationId, ObjectKey), String>;

/// Reads what the objects have come to that events changed.
pub(super) async fn read_states(
    tx: &mut Tx,
    events: &[PendingEvent],
) -> Result<ObjectStates, StoreError> {
    let mut asked: BTreeMap<RecordedTable, Vec<(OrganisationId, String)>> = BTreeMap::new();
    for event in events {
        for (table, id) in &event.changed {
            asked.entry(*table).or_default().push((event.context.organisation, id.clone()));
        }
    }
    let mut states = ObjectStates::new();
    for (table, list) in asked {
        for row in tx.ask(table.rows().find, &list).await? {
            let (organisation, id) = list.get(row.place()?).ok_or(StoreError::Corrupt("place"))?;
            states.insert((*organisation, (table, id.clone())), row.get("state")?);
        }
    }
    Ok(states)
}

/// An event with its place in the chain.
#[derive(Debug)]
pub(super) struct ChainedEvent {
    event: PendingEvent,
    number: i64,
    hash: EventHash,
    states: Vec<RecordedState>,
    states_digest: Vec<u8>,
}

#[derive(Debug)]
struct RecordedState {
    object: &'static str,
    id: String,
    state: Option<String>,
}

impl ChainedEvent {
    /// The event behind the end of the books, with what became of the objects that it changed; and the end behind it.
    pub(super) fn behind(
        end: &BooksEnd,
        mut event: PendingEvent,
        all: &mut ObjectStates,
        chain_key: Option<&[u8]>,
    ) -> (Self, BooksEnd) {
        let organisation = event.context.organisation;
        let mut digest = StatesDigest::default();
        let mut states = Vec::with_capacity(event.changed.len());
        for (table, id) in std::mem::take(&mut event.changed) {
            let state = all.remove(&(organisation, (table, id.clone())));
            let object = table.rows().table;
            digest.add(object, &id, state.as_deref());
            states.push(RecordedState { object, id, state });
        }
        for (id, state) in std::mem::take(&mut event.imported) {
            digest.add(IMPORTED_FROM, &id, Some(&state));
            states.push(RecordedState { object: IMPORTED_FROM, id, state: Some(state) });
        }
        let states_digest = digest.bytes();
        let key = event.context.actor.key.map(|key| key.to_string());
        let chained = ChainEvent {
            organisation: &organisation.to_string(),
            number: 0,
            at_ms: event.context.at.unix_ms(),
            user: &event.context.actor.user.to_string(),
            key: key.as_deref(),
            action: &event.action,
            object: &event.object_id,
            was: event.was.as_ref().map(AuditJson::text),
            became: event.became.as_ref().map(AuditJson::text),
            states: Some(&states_digest),
        };
        let end = end.after_event(chained, chain_key);
        (Self { event, number: end.audited, hash: end.audit_hash, states, states_digest }, end)
    }
}

const EVENTS: BatchInsert<true> = batch_insert!(
    audit_events [
        organisation_id: text 0, number: int 1, at: int 2, user_id: text 3, key_id: text 4,
        action: text 5, object_id: text 6, was: text 7, became: text 8, hash: bytes 9, states: bytes 10
    ]
);

const STATES: BatchInsert<true> = batch_insert!(
    audit_states [
        organisation_id: text 0, number: int 1, place: int 2, object: text 3, object_id: text 4, state: text 5
    ]
);

/// Writes events and the states that they record.
pub(super) async fn write_events(tx: &mut Tx, events: &[ChainedEvent]) -> Result<(), StoreError> {
    tx.put_all(chunks(EVENTS, events.iter().map(event_values))).await?;
    tx.put_all(chunks(STATES, events.iter().flat_map(state_values))).await
}

/// For [`EVENTS`].
fn event_values(chained: &ChainedEvent) -> impl serde::Serialize + use<'_> {
    let event = &chained.event;
    (
        event.context.organisation,
        chained.number,
        event.context.at.unix_ms(),
        event.context.actor.user,
        event.context.actor.key,
        &*event.action,
        &*event.object_id,
        event.was.as_ref().map(AuditJson::text),
        event.became.as_ref().map(AuditJson::text),
        hex(&chained.hash),
        hex(&chained.states_digest),
    )
}

/// For [`STATES`].
fn state_values(
    chained: &ChainedEvent,
) -> impl Iterator<Item = impl serde::Serialize + use<'_>> + use<'_> {
    let organisation = chained.event.context.organisation;
    chained.states.iter().zip(1_i64..).map(move |(recorded, place)| {
        let RecordedState { object, id, state } = recorded;
        (organisation, chained.number, place, *object, &**id, state.as_deref())
    })
}
