//! Whether the audit log is as it was written, read in short statements.

use tieout::contract::ledger::audit::{FirstBad, LedgerHead};
use tieout::id::OrganisationId;
use tieout::ledger::chain::EventHash;
use tieout::ledger::integrity::{AuditWalk, StoredEvent, missing_event};

use super::audit_states::RecordedStates;
use super::finding::{Stop, of_no_entry};
use crate::db::batch_query::hex;
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// Events of a statement: each may hold a whole document.
const EVENTS_MAX: i64 = 100;

/// A look at the audit log of an organisation.
pub(super) struct AuditCheck<'s> {
    pub(super) store: &'s Store,
    pub(super) organisation: OrganisationId,
    pub(super) walk: AuditWalk<'s>,
    /// How many were looked at.
    pub(super) events: i64,
}

/// The end of the log as it was when the look began.
pub(super) struct LogEnd {
    pub(super) number: i64,
    pub(super) hash: EventHash,
}

impl AuditCheck<'_> {
    /// Goes to an event that must have this hash, and looks at it first; from the first if none is named.
    pub(super) async fn begin_at(&mut self, after: &LedgerHead, end: &LogEnd) -> Result<(), Stop> {
        const BEFORE: &str =
            "SELECT hash FROM audit_events WHERE organisation_id = $1 AND number = $2";
        let number = after.audit_sequence;
        if number == 0 {
            return Ok(());
        }
        if number > end.number {
            return Err(missing_event(number).into());
        }
        if number > 1 {
            let before = query(BEFORE).bind(self.organisation).bind(number - 1);
            let row = self.store.database.first(before).await?;
            let row = row.ok_or_else(|| missing_event(number - 1))?;
            let hash = match row.bytes("hash")? {
                Some(_) => row.hash("hash")?,
                None => tieout::ledger::chain::START,
            };
            let (organisation, key) = (self.organisation.to_string(), self.store.chain_key());
            self.walk = AuditWalk::behind(organisation, key, number - 1, hash);
        }
        self.look_up_to(number).await?;
        if hex(&self.walk.hash) != after.audit_hash {
            return Err(of_event(number, "it has another hash than the one that was kept"));
        }
        Ok(())
    }

    /// Looks at the next events, up to this one.
    pub(super) async fn look_up_to(&mut self, last: i64) -> Result<(), Stop> {
        const EVENTS: &str = "SELECT e.number, e.at, e.user_id, e.key_id, e.action, e.object_id, e.was, \
            e.became, e.hash, e.states, j.sequence AS journal_sequence FROM audit_events e LEFT JOIN journals j \
            ON j.organisation_id = e.organisation_id AND j.id = e.object_id AND e.action = 'journal.post' \
            WHERE e.organisation_id = $1 AND e.number > $2 AND e.number <= $3 ORDER BY e.number LIMIT $4";
        let mut states = RecordedStates::behind(self.store, self.organisation, self.walk.number);
        while self.walk.number < last {
            let behind = self.walk.number;
            let asked =
                query(EVENTS).bind(self.organisation).bind(behind).bind(last).bind(EVENTS_MAX);
            let rows = self.store.database.all(asked).await?;
            if rows.is_empty() {
                return Err(missing_event(behind + 1).into());
            }
            for row in &rows {
                let next = self.walk.number + 1;
                let unreadable = |_| of_event(next, "what is stored of it cannot be read");
                let mut event = stored(row).map_err(unreadable)?;
                let digest = states.digest_of(next, last).await?;
                event.stored_states = digest
                    .ok_or_else(|| of_event(next, "a state that it recorded is not there"))?;
                self.walk.step(&event)?;
                self.events += 1;
            }
        }
        Ok(())
    }

    /// The log ends where the head says, and nothing stands where no event is.
    pub(super) async fn look_at_the_end(&self, end: &LogEnd) -> Result<(), Stop> {
        const BEYOND: &str = "SELECT min(e.number) AS number FROM audit_events e \
            JOIN ledger_heads h ON h.organisation_id = e.organisation_id \
            WHERE e.organisation_id = $1 AND e.number > h.audited";
        const STATES: &str = "SELECT min(s.number) AS number FROM audit_states s \
            JOIN ledger_heads h ON h.organisation_id = s.organisation_id \
            WHERE s.organisation_id = $1 AND s.number > h.audited";
        const EVENTS_BEFORE: &str = "SELECT min(number) AS number FROM audit_events \
            WHERE organisation_id = $1 AND number < 1";
        const STATES_BEFORE: &str = "SELECT min(number) AS number FROM audit_states \
            WHERE organisation_id = $1 AND number < 1";
        if self.walk.hash != end.hash {
            return Err(of_no_entry(
                "the head has not the hash of the last audit event".to_owned(),
            ));
        }
        for sql in [BEYOND, STATES, EVENTS_BEFORE, STATES_BEFORE] {
            let row = self.store.database.first(query(sql).bind(self.organisation)).await?;
            let row = row.ok_or(StoreError::Corrupt("number"))?;
            if let Some(number) = row.get::<Option<i64>>("number")? {
                return Err(of_event(number, "it stands where no audit event is"));
            }
        }
        Ok(())
    }
}

fn of_event(number: i64, message: &str) -> Stop {
    let bad = FirstBad { audit_event: Some(number), ..FirstBad::of(message.to_owned()) };
    Stop::Bad(Box::new(bad))
}

fn stored(row: &Row) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent {
        number: row.get("number")?,
        at_ms: row.get("at")?,
        user: row.get("user_id")?,
        key: row.get("key_id")?,
        action: row.get("action")?,
        object: row.get("object_id")?,
        was: row.get("was")?,
        became: row.get("became")?,
        hash: row.bytes("hash")?.map(|bytes| bytes.to_vec()),
        states: row.bytes("states")?.map(|bytes| bytes.to_vec()),
        stored_states: Vec::new(),
        journal: row.get("journal_sequence")?,
    })
}
