//! Whether objects are what their last audit events recorded of them.
//!
//! Every statement looks at so many objects of a table, and at what was last recorded of each, in one state of the
//! database. Objects that were last changed before events recorded states are counted; there is nothing to hold them
//! against.

use tieout::id::OrganisationId;
use tieout::ledger::object_state::first_difference;

use super::finding::{Stop, bad_object};
use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::store::Store;
use crate::writes::recorded::{RecordedRows, RecordedTable};

/// Objects of a statement: each may be a whole document.
const OBJECTS_MAX: i64 = 200;

/// States of a statement, of which no more than the names are read.
const NAMES_MAX: i64 = 2_000;

/// A look at all objects of an organisation.
pub(super) struct ObjectCheck<'s> {
    pub(super) store: &'s Store,
    pub(super) organisation: OrganisationId,
    /// How many were held against what was recorded of them.
    pub(super) objects: i64,
    /// How many were last changed before events recorded states.
    pub(super) not_recorded: i64,
}

impl ObjectCheck<'_> {
    /// Looks at all of them.
    pub(super) async fn look(&mut self) -> Result<(), Stop> {
        let has_older_events = self.has_older_events().await?;
        for table in RecordedTable::ALL {
            let rows = table.rows();
            let nameless = query(rows.nameless).bind(self.organisation);
            if self.store.database.first(nameless).await?.is_some() {
                let message = "it is there without an identifier";
                return Err(bad_object(rows.table, String::new(), None, None, message));
            }
            self.compare(&rows, has_older_events).await?;
            self.look_for_missing(&rows).await?;
        }
        Ok(())
    }

    /// Whether there are events from before states were recorded: the first is one then.
    async fn has_older_events(&self) -> Result<bool, StoreError> {
        const FIRST: &str = "SELECT number FROM audit_events WHERE organisation_id = $1 \
            AND number = 1 AND states IS NULL";
        let row = self.store.database.first(query(FIRST).bind(self.organisation)).await?;
        Ok(row.is_some())
    }

    /// What is there is as it was recorded.
    async fn compare(&mut self, rows: &RecordedRows, has_older_events: bool) -> Result<(), Stop> {
        let [on_file, on_server] = rows.page;
        let sql = if self.store.database.is_shared() { on_server } else { on_file };
        let mut behind = String::new();
        loop {
            let asked = query(sql).bind(self.organisation).bind(&*behind).bind(OBJECTS_MAX);
            let page = self.store.database.all(asked).await?;
            let Some(last) = page.last() else { return Ok(()) };
            behind = last.get("id")?;
            for row in &page {
                let id: String = row.get("id")?;
                let bad = |message: &str, number: Option<i64>, field: Option<String>| {
                    bad_object(rows.table, id.clone(), number, field, message)
                };
                let number: Option<i64> = row.get("number")?;
                let Some(event) = number else {
                    if has_older_events {
                        self.not_recorded += 1;
                        continue;
                    }
                    return Err(bad(
                        "it is there, though no audit event has recorded it",
                        None,
                        None,
                    ));
                };
                let (now, recorded) = states(row)
                    .map_err(|_| bad("what is stored of it cannot be read", Some(event), None))?;
                let Some(recorded) = recorded else {
                    let message =
                        "it is there, though this audit event recorded that it was removed";
                    return Err(bad(message, Some(event), None));
                };
                if let Some(field) = first_difference(rows.columns, &recorded, &now) {
                    let message =
                        "it is not as this audit event, the last to change it, recorded it";
                    return Err(bad(message, Some(event), Some(field)));
                }
                self.objects += 1;
            }
        }
    }

    /// What was recorded last as being there is there.
    async fn look_for_missing(&self, rows: &RecordedRows) -> Result<(), Stop> {
        let mut behind = String::new();
        loop {
            let asked = query(rows.recorded).bind(self.organisation).bind(&*behind).bind(NAMES_MAX);
            let page = self.store.database.all(asked).await?;
            let Some(last) = page.last() else { return Ok(()) };
            behind = last.get("id")?;
            for row in &page {
                if row.flag("is_recorded")? && !row.flag("is_there")? {
                    let number = Some(row.get("number")?);
                    let message = "it is not there, though this audit event recorded it";
                    return Err(bad_object(rows.table, row.get("id")?, number, None, message));
                }
            }
        }
    }
}

/// What an object is now, and what it was recorded as.
fn states(row: &Row) -> Result<(String, Option<String>), StoreError> {
    Ok((row.get("state")?, row.get("recorded")?))
}
