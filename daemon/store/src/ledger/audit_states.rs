//! The states that audit events record, read in the order of the events.

use std::collections::VecDeque;

use tieout::id::OrganisationId;
use tieout::ledger::chain::StatesDigest;

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;

/// States of a statement: each may hold a whole document.
const STATES_MAX: i64 = 200;

/// Reads the states of events in their order.
pub(super) struct RecordedStates {
    store: Store,
    organisation: OrganisationId,
    /// The event and the place that was read last.
    behind: (i64, i64),
    ahead: VecDeque<Row>,
    /// Up to this event there are no more.
    complete_to: i64,
}

impl RecordedStates {
    /// Those of the events behind this one.
    pub(super) fn behind(store: &Store, organisation: OrganisationId, number: i64) -> Self {
        Self {
            store: store.clone(),
            organisation,
            behind: (number, i64::MAX),
            ahead: VecDeque::new(),
            complete_to: number,
        }
    }

    /// A digest of the states of the next event, as its hash covers it; none where their places have gaps. Of the events
    /// that will be asked for, `last` is the last.
    ///
    /// # Errors
    /// The database's; [`StoreError::Corrupt`] for what cannot be read.
    pub(super) async fn digest_of(
        &mut self,
        number: i64,
        last: i64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let (mut digest, mut place) = (StatesDigest::default(), 0);
        loop {
            if self.ahead.is_empty() && self.complete_to < number {
                self.read(last).await?;
            }
            let next = match self.ahead.front() {
                Some(row) if row.get::<i64>("number")? == number => self.ahead.pop_front(),
                _ => None,
            };
            let Some(row) = next else { return Ok(Some(digest.bytes())) };
            place += 1;
            if row.get::<i64>("place")? != place {
                return Ok(None);
            }
            let (object, id): (String, String) = (row.get("object")?, row.get("object_id")?);
            digest.add(&object, &id, row.get::<Option<String>>("state")?.as_deref());
        }
    }

    async fn read(&mut self, last: i64) -> Result<(), StoreError> {
        const STATES: &str = "SELECT number, place, object, object_id, state FROM audit_states \
            WHERE organisation_id = $1 AND (number, place) > ($2, $3) AND number <= $4 \
            ORDER BY number, place LIMIT $5";
        let (number, place) = self.behind;
        let asked = query(STATES)
            .bind(self.organisation)
            .bind(number)
            .bind(place)
            .bind(last)
            .bind(STATES_MAX);
        let rows = self.store.database.all(asked).await?;
        if rows.len() < usize::try_from(STATES_MAX).unwrap_or(usize::MAX) {
            self.complete_to = last;
        }
        if let Some(row) = rows.last() {
            self.behind = (row.get("number")?, row.get("place")?);
        }
        self.ahead.extend(rows);
        Ok(())
    }
}
