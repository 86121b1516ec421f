//! Who did what, read.

use serde_json::value::RawValue;
use tieout::contract::ledger::audit::AuditEvent;
use tieout::contract::page::Pagination;
use tieout::id::OrganisationId;

use super::load::parsed;
use crate::store::error::StoreError;
use crate::store::query::{Row, query};
use crate::store::{Page, Store};

/// Which events are asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AuditFilter {
    /// Of this object.
    pub object: Option<String>,
    /// Of this kind.
    pub action: Option<String>,
}

impl Store {
    /// What was done to an organisation's books, the latest first.
    ///
    /// # Errors
    /// The database's.
    pub async fn audit_events(
        &self,
        organisation: OrganisationId,
        filter: &AuditFilter,
        page: Page,
    ) -> Result<(Vec<AuditEvent>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM audit_events WHERE organisation_id = $1 \
            AND object_id = coalesce($2, object_id) AND action = coalesce($3, action)";
        const LIST: &str = "SELECT number, at, user_id, key_id, action, object_id, was, became \
            FROM audit_events WHERE organisation_id = $1 \
            AND object_id = coalesce($2, object_id) AND action = coalesce($3, action) \
            ORDER BY number DESC LIMIT $4 OFFSET $5";
        let asked = |sql| {
            let asked = query(sql).bind(organisation);
            asked.bind(filter.object.clone()).bind(filter.action.clone())
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }
}

fn record(row: &Row) -> Result<AuditEvent, StoreError> {
    let value = |column| -> Result<Option<Box<RawValue>>, StoreError> {
        let text: Option<String> = row.get(column)?;
        let value = text.map(RawValue::from_string).transpose();
        value.map_err(|_| StoreError::Corrupt(column))
    };
    Ok(AuditEvent {
        id: row.get("number")?,
        at: row.time("at")?,
        user_id: row.parse("user_id")?,
        key_id: parsed(row, "key_id")?,
        action: row.get("action")?,
        object_id: row.get("object_id")?,
        from: value("was")?,
        to: value("became")?,
    })
}
