//! Security events: written in the transaction of what they tell of, each chained to the one before.

use serde_json::Value;
use tieout::id::UserId;
use tieout::ledger::chain::{self, ChainSecurityEvent};

use super::batch::Batch;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::ledger_key::{KEYLESS, NOT_AS_SEALED};
use crate::security_context::SecurityContext;

/// What is done, to what.
#[derive(Debug, Clone)]
pub struct SecurityAction {
    /// What: stable words, `key.create`.
    pub name: &'static str,
    /// To what.
    pub object: String,
    /// Whom it concerns.
    pub subject: Option<UserId>,
    /// What else is to be known: an object in JSON without secrets and without what says who a person is.
    pub details: Value,
}

impl Batch {
    /// Writes an event at the end of the log. The write has [`SecurityLog`](crate::db::row_lock::RowLock) among its
    /// locks, and has refused nothing any more: what is written here stands with what it did.
    pub(crate) async fn record_security(
        &mut self,
        context: &SecurityContext,
        action: SecurityAction,
    ) -> Result<(), StoreError> {
        const HEAD: &str = "SELECT number, hash, seal FROM security_head WHERE id = 1";
        const EVENT: &str = "INSERT INTO security_events \
            (number, at, user_id, via, origin, action, object_id, subject_id, details, hash) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        const MOVE: &str =
            "UPDATE security_head SET number = $1, hash = $2, seal = $3 WHERE id = 1";
        let head = self.first(query!(HEAD)).await?.ok_or(StoreError::Corrupt("security_head"))?;
        let last: i64 = head.get("number")?;
        match (self.books.key_for_seals(), head.bytes("seal")?) {
            (None, None) => {}
            (None, Some(_)) => return Err(StoreError::LedgerKey(KEYLESS)),
            (Some(key), Some(seal))
                if *seal == chain::security_head_seal(&key, last, &head.hash("hash")?) => {}
            (Some(_), _) => return Err(StoreError::LedgerKey(NOT_AS_SEALED)),
        }
        let number = last.checked_add(1).ok_or(StoreError::Corrupt("number"))?;
        let [user, subject] = [context.user, action.subject].map(|id| id.map(|id| id.to_string()));
        let details = action.details.to_string();
        let chained = ChainSecurityEvent {
            number,
            at_ms: context.at.unix_ms(),
            user: user.as_deref(),
            via: &context.via,
            origin: &context.origin,
            action: action.name,
            object: &action.object,
            subject: subject.as_deref(),
            details: &details,
        };
        let bytes = chain::security_event_bytes(&head.hash("hash")?, &chained);
        let hash = chain::hash(self.books.chain_key(), &bytes);
        let event = query!(EVENT)
            .bind(number)
            .bind(context.at)
            .bind(user)
            .bind(&*context.via)
            .bind(&*context.origin)
            .bind(action.name)
            .bind(action.object)
            .bind(subject)
            .bind(details)
            .bind(&hash[..]);
        self.execute(event).await?;
        let key = self.books.key_for_seals();
        let seal = key.map(|key| chain::security_head_seal(&key, number, &hash));
        self.execute(query!(MOVE).bind(number).bind(&hash[..]).bind(seal)).await?;
        Ok(())
    }

    /// Seals the head of the log as it is with the operator's key.
    pub(crate) async fn seal_security_head(&mut self) -> Result<(), StoreError> {
        const HEAD: &str = "SELECT number, hash FROM security_head WHERE id = 1";
        const SEAL: &str = "UPDATE security_head SET seal = $1 WHERE id = 1";
        let head = self.first(query!(HEAD)).await?.ok_or(StoreError::Corrupt("security_head"))?;
        let (number, hash) = (head.get("number")?, head.hash("hash")?);
        let key = self.books.key_for_seals();
        let seal = key.map(|key| chain::security_head_seal(&key, number, &hash));
        self.execute(query!(SEAL).bind(seal)).await.map(drop)
    }
}
