//! The security log: who changed users, keys and credits, read and checked; and changes of books by an operator, which
//! stand in it too.

use std::collections::BTreeSet;

use serde_json::value::RawValue;
use tieout::contract::page::Pagination;
use tieout::id::UserId;
use tieout::ledger::chain::{EventHash, security_head_seal};
use tieout::ledger::security_log::{SecurityFault, SecurityWalk, StoredSecurityEvent};
use tieout::time::Timestamp;

use crate::db::batch_query::hex;
use crate::db::row_lock::RowLock;
use crate::db::statement::{Row, query};
use crate::error::{NotDone, StoreError};
use crate::ledger::{Change, Changed, Denial};
use crate::ledger_key::NO_KEY;
use crate::page::Page;
use crate::security_context::SecurityContext;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;
use crate::writes::security_event::SecurityAction;
use crate::writes::write::Write;

/// Events of a statement.
const EVENTS_MAX: i64 = 1000;

/// Which events are asked for; those that match all of it.
#[derive(Debug, Clone, Default)]
pub struct SecurityFilter {
    /// Done by this user, or concerning them.
    pub user: Option<UserId>,
    /// Done to what has this name.
    pub object: Option<String>,
    /// This action.
    pub action: Option<String>,
    /// Since then.
    pub since: Option<Timestamp>,
}

/// An event as the log has it.
#[derive(Debug, Clone)]
pub struct SecurityEventRecord {
    /// Its number, from 1, without gaps.
    pub number: i64,
    /// When.
    pub at: Timestamp,
    /// Who did it; none for an operator.
    pub user: Option<UserId>,
    /// In a session, or by which command.
    pub via: String,
    /// From where.
    pub origin: String,
    /// What was done.
    pub action: String,
    /// To what.
    pub object: String,
    /// Whom it concerns.
    pub subject: Option<UserId>,
    /// What else is to be known of it.
    pub details: Box<RawValue>,
}

/// An event's number and hash, kept elsewhere to show later whether it is still there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityHead {
    /// The number; 0 where there is no event.
    pub number: i64,
    /// The hash, in hexadecimal digits.
    pub hash: String,
}

/// Whether the log is as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityCheck {
    /// Events that were looked at and are as they were written.
    pub events: i64,
    /// The last event, as the database has it.
    pub head: SecurityHead,
    /// Whether the last of them is chained with the key.
    pub is_keyed: bool,
    /// The first fault.
    pub fault: Option<SecurityFault>,
}

/// Something that is done beside the database, such as a session that is signed, and is written down before.
struct RecordSecurity {
    context: SecurityContext,
    action: SecurityAction,
}

impl Write for RecordSecurity {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        Ok(batch.record_security(&self.context, self.action.clone()).await?)
    }
}

/// A change of books that an operator makes.
struct OperatorChange {
    change: Change,
    context: SecurityContext,
    action: SecurityAction,
}

impl Write for OperatorChange {
    type Done = Changed;
    type Refusal = Denial;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        self.change.locks(locks);
        locks.insert(RowLock::SecurityLog);
    }

    fn reads(&self, reads: &mut ReadSet) {
        self.change.reads(reads);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Changed, NotDone<Denial>> {
        let changed = self.change.apply(batch).await?;
        if matches!(changed, Changed::Done(_)) {
            batch.record_security(&self.context, self.action.clone()).await?;
        }
        Ok(changed)
    }
}

impl Store {
    /// Writes down what is done beside the database.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn record_security(
        &self,
        context: SecurityContext,
        action: SecurityAction,
    ) -> Result<(), StoreError> {
        Ok(self.write(RecordSecurity { context, action }).await?)
    }

    /// As [`Store::change`], with the event of the operator who makes it.
    ///
    /// # Errors
    /// As [`Store::change`].
    #[crate::boxed]
    pub async fn change_as_operator(
        &self,
        change: Change,
        context: SecurityContext,
        action: SecurityAction,
    ) -> Result<Changed, NotDone<Denial>> {
        self.write(OperatorChange { change, context, action }).await
    }

    /// The events that match, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn security_events(
        &self,
        filter: &SecurityFilter,
        page: Page,
    ) -> Result<(Vec<SecurityEventRecord>, Pagination), StoreError> {
        const COUNT: &str = "SELECT count(*) AS total FROM security_events \
            WHERE ($1 = '' OR user_id = $1 OR subject_id = $1) AND ($2 = '' OR object_id = $2) \
            AND ($3 = '' OR action = $3) AND at >= $4";
        const LIST: &str = "SELECT number, at, user_id, via, origin, action, object_id, subject_id, details \
            FROM security_events \
            WHERE ($1 = '' OR user_id = $1 OR subject_id = $1) AND ($2 = '' OR object_id = $2) \
            AND ($3 = '' OR action = $3) AND at >= $4 ORDER BY number DESC LIMIT $5 OFFSET $6";
        let asked = |sql| {
            query(sql)
                .bind(filter.user.map(|user| user.to_string()).unwrap_or_default())
                .bind(filter.object.clone().unwrap_or_default())
                .bind(filter.action.clone().unwrap_or_default())
                .bind(filter.since.map_or(0, Timestamp::unix_ms))
        };
        let (rows, pagination) = self.page(asked(COUNT), asked(LIST), page).await?;
        Ok((rows.iter().map(record).collect::<Result<_, _>>()?, pagination))
    }

    /// Whether every event is as it was written and none has gone, this one among them that was kept. Without one
    /// nothing can show that the last events went together with the head.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn check_security_log(
        &self,
        kept: Option<&SecurityHead>,
    ) -> Result<SecurityCheck, StoreError> {
        const HEAD: &str = "SELECT number, hash, seal FROM security_head WHERE id = 1";
        let head = self.database.first(query(HEAD)).await?;
        let head = head.ok_or(StoreError::Corrupt("security_head"))?;
        let last: i64 = head.get("number")?;
        let head_hash = head.hash("hash")?;
        let mut walk = SecurityWalk::new(self.chain_key());
        let fault = match self.walk_security_log(&mut walk, last, kept).await? {
            None if walk.hash != head_hash => Some(SecurityFault {
                number: None,
                message: "the head has not the hash of the last event",
            }),
            None => self.check_security_seal(&head, last, &head_hash).await?,
            fault => fault,
        };
        let head = SecurityHead { number: last, hash: hex(&head_hash) };
        Ok(SecurityCheck { events: walk.number, head, is_keyed: walk.is_keyed, fault })
    }

    /// With the operator's key, the head has the seal that only who has it makes.
    async fn check_security_seal(
        &self,
        head: &Row,
        number: i64,
        hash: &EventHash,
    ) -> Result<Option<SecurityFault>, StoreError> {
        let Some(key) = self.key_for_seals() else {
            let message = NO_KEY;
            return Ok(head.bytes("seal")?.map(|_| SecurityFault { number: None, message }));
        };
        let message = match head.bytes("seal")? {
            Some(seal) if *seal == security_head_seal(&key, number, hash) => return Ok(None),
            Some(_) => "the head has another seal than the key gives it",
            None if self.is_before_sealing || self.is_unused().await? => return Ok(None),
            None => "the head has no seal, though heads are sealed with the key",
        };
        Ok(Some(SecurityFault { number: None, message }))
    }

    /// Goes through the log up to this event; gives the first fault.
    async fn walk_security_log(
        &self,
        walk: &mut SecurityWalk<'_>,
        last: i64,
        kept: Option<&SecurityHead>,
    ) -> Result<Option<SecurityFault>, StoreError> {
        const NEXT: &str = "SELECT number, at, user_id, via, origin, action, object_id, subject_id, details, hash \
            FROM security_events WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3";
        const BEYOND: &str = "SELECT min(e.number) AS number FROM security_events e, security_head h \
            WHERE e.number > h.number OR e.number < 1";
        while walk.number < last {
            let asked = query(NEXT).bind(walk.number).bind(last).bind(EVENTS_MAX);
            let rows = self.database.all(asked).await?;
            if rows.is_empty() {
                return Ok(Some(SecurityFault::missing(walk.number + 1)));
            }
            for row in &rows {
                let Ok(event) = stored(row) else {
                    let next = walk.number + 1;
                    return Ok(Some(SecurityFault::of(
                        next,
                        "what is stored of it cannot be read",
                    )));
                };
                if let Err(fault) = walk.step(&event) {
                    return Ok(Some(fault));
                }
                let is_another = |kept: &&SecurityHead| {
                    kept.number == walk.number && kept.hash != hex(&walk.hash)
                };
                if kept.as_ref().is_some_and(is_another) {
                    let message = "it has another hash than the one that was kept";
                    return Ok(Some(SecurityFault::of(walk.number, message)));
                }
            }
        }
        if let Some(kept) = kept.filter(|kept| kept.number > last) {
            return Ok(Some(SecurityFault::missing(last.saturating_add(1).min(kept.number))));
        }
        let beyond = self.database.first(query(BEYOND)).await?;
        let beyond = beyond.ok_or(StoreError::Corrupt("number"))?;
        let beyond: Option<i64> = beyond.get("number")?;
        Ok(beyond.map(|number| SecurityFault::of(number, "it stands where no event is")))
    }
}

fn record(row: &Row) -> Result<SecurityEventRecord, StoreError> {
    let details = RawValue::from_string(row.get("details")?);
    Ok(SecurityEventRecord {
        number: row.get("number")?,
        at: row.time("at")?,
        user: row.parse_or_none("user_id")?,
        via: row.get("via")?,
        origin: row.get("origin")?,
        action: row.get("action")?,
        object: row.get("object_id")?,
        subject: row.parse_or_none("subject_id")?,
        details: details.map_err(|_| StoreError::Corrupt("details"))?,
    })
}

fn stored(row: &Row) -> Result<StoredSecurityEvent, StoreError> {
    Ok(StoredSecurityEvent {
        number: row.get("number")?,
        at_ms: row.get("at")?,
        user: row.get("user_id")?,
        via: row.get("via")?,
        origin: row.get("origin")?,
        action: row.get("action")?,
        object: row.get("object_id")?,
        subject: row.get("subject_id")?,
        details: row.get("details")?,
        hash: row.hash("hash")?,
    })
}
