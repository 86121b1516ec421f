//! Who did what, read.

use serde_json::value::RawValue;
use tieout::contract::ledger::audit::{AuditEvent, AuditFilter};
use tieout::contract::ledger::changes::BooksChange;
use tieout::contract::page::Pagination;
use tieout::id::OrganisationId;
use tieout::ledger::changes::{object_type, version_of};

use crate::db::statement::{Row, query};
use crate::error::StoreError;
use crate::page::{KeyColumn, ListPage};
use crate::store::Store;

/// The list and its count; one text where the object is known, since an index has it.
macro_rules! statements {
    ($object:literal) => {
        [
            concat!("SELECT count(*) AS total ", statements!(from $object)),
            concat!(
                "SELECT number, at, user_id, key_id, action, object_id, was, became ",
                statements!(from $object),
                " AND number < $6 ORDER BY number DESC LIMIT $4 OFFSET $5"
            ),
        ]
    };
    (from $object:literal) => {
        concat!(
            "FROM audit_events WHERE organisation_id = $1 AND ", $object,
            " AND action = coalesce($3, action)"
        )
    };
}

impl Store {
    /// What was done to an organisation's books, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn audit_events(
        &self,
        organisation: OrganisationId,
        filter: &AuditFilter,
        page: &ListPage,
    ) -> Result<(Vec<AuditEvent>, Pagination), StoreError> {
        const KEY: &[KeyColumn] = &[KeyColumn::Int("number")];
        let [count, list] = match filter.object_id {
            Some(_) => statements!("object_id = $2"),
            None => statements!("$2 = ''"),
        };
        let asked = |sql| {
            let asked = query(sql).bind(organisation);
            asked.bind(filter.object_id.clone().unwrap_or_default()).bind(filter.action.clone())
        };
        let (rows, pagination) = self.page_by(KEY, asked(count), asked(list), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }
}

impl Store {
    /// What was done to an organisation's books after this event, the earliest first, at most so much. Numbers are
    /// given under the lock of the books, so that nothing turns up later before what is there.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn changes(
        &self,
        organisation: OrganisationId,
        after: i64,
        limit: u32,
    ) -> Result<Vec<BooksChange>, StoreError> {
        const CHANGES: &str = "SELECT number, at, action, object_id, became FROM audit_events \
            WHERE organisation_id = $1 AND number > $2 ORDER BY number LIMIT $3";
        let asked = query(CHANGES).bind(organisation).bind(after).bind(i64::from(limit));
        self.database.all(asked).await?.iter().map(change).collect()
    }
}

fn change(row: &Row) -> Result<BooksChange, StoreError> {
    let (action, became): (String, Option<String>) = (row.get("action")?, row.get("became")?);
    Ok(BooksChange {
        sequence: row.get("number")?,
        at: row.time("at")?,
        object_type: object_type(&action).to_owned(),
        action,
        object_id: row.get("object_id")?,
        version: version_of(became.as_deref()),
    })
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
        key_id: row.parse_or_none("key_id")?,
        action: row.get("action")?,
        object_id: row.get("object_id")?,
        from: value("was")?,
        to: value("became")?,
    })
}
