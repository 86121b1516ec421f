//! API keys: records, and the hashes of their secrets.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tieout::contract::key::Key;
use tieout::contract::page::Pagination;
use tieout::id::{KeyId, UserId};
use tieout::rate_limit::RateLimit;
use tieout::scope::Scopes;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;

use crate::db::row_lock::RowLock;
use crate::db::statement::{Row, UnbufferedQuery, query};
use crate::error::{NotDone, StoreError};
use crate::idempotency::{Answer, IdempotencyKey, IdempotencyState};
use crate::page::Page;
use crate::secret_hash::hash;
use crate::security_context::SecurityContext;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::security_event::SecurityAction;
use crate::writes::write::Write;

/// Whose keys a request may see and change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyOwner {
    /// This user's.
    User(UserId),
    /// Anybody's: the operator's own hands on the database.
    Anybody,
}

impl KeyOwner {
    /// The user, for a condition that a null turns off.
    fn user(self) -> Option<String> {
        match self {
            Self::User(user) => Some(user.to_string()),
            Self::Anybody => None,
        }
    }
}

/// A key, and whose it is.
#[derive(Debug, Clone)]
pub struct OwnedKey {
    /// The key, without its secret.
    pub key: Key,
    /// Its owner.
    pub user: UserId,
    /// The owner's address.
    pub email: String,
}

/// A key to be made.
#[derive(Debug, Clone)]
pub struct CreateKey {
    /// Names the record.
    pub id: KeyId,
    /// Whose it is.
    pub user: UserId,
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Scopes,
    /// Whether it permits charges beyond the balance.
    pub allow_overage: bool,
    /// From when on it is refused.
    pub expires_at: Option<Timestamp>,
    /// How often it may be used; none where the daemon's own limit holds.
    pub rate_limit: Option<RateLimit>,
    /// Its secret, of which only the hash is stored.
    pub secret: KeySecret,
    /// The caller's key for repetitions, if there is one.
    pub idempotency: Option<IdempotencyKey>,
    /// By whom, and when.
    pub context: SecurityContext,
}

impl CreateKey {
    /// The record as it will be stored, without the secret.
    #[must_use]
    pub fn record(&self) -> Key {
        Key {
            id: self.id,
            name: self.name.clone(),
            scopes: self.scopes,
            allow_overage: self.allow_overage,
            hint: self.secret.hint().to_owned(),
            created_at: self.context.at,
            expires_at: self.expires_at,
            last_used_at: None,
            revoked_at: None,
            secret: None,
        }
    }
}

/// What comes of a write that a caller may repeat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Once<T> {
    /// It was done.
    Done(T),
    /// The same request was answered before; this is the answer.
    Replayed(Answer),
}

/// Keys of a user that are good at the same time: whoever has a session could fill the disk with them.
pub(super) const KEYS_MAX: u64 = 1_000;

/// Why a key is not made or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KeyRefusal {
    /// There is no such user.
    #[error("there is no such user")]
    NoSuchUser,
    /// There is no such key, or it is somebody else's.
    #[error("there is no such key")]
    NoSuchKey,
    /// The user has as many good keys as there may be.
    #[error("the user has {KEYS_MAX} keys that are good; revoke some first")]
    TooMany,
    /// A revoked or expired key gets no new secret.
    #[error("the key is revoked or expired")]
    Ended,
    /// The key for repetitions belongs to another request.
    #[error("the idempotency key was used for another request")]
    IdempotencyKeyReused,
}

const INSERT_SECRET: &str = "INSERT INTO key_secrets (hash, key_id) VALUES ($1, $2)";

/// What is done to a key.
fn on_key(name: &'static str, key: KeyId, owner: UserId, details: Value) -> SecurityAction {
    SecurityAction { name, object: key.to_string(), subject: Some(owner), details }
}

impl Write for CreateKey {
    type Done = Once<()>;
    type Refusal = KeyRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend([RowLock::User(self.user), RowLock::SecurityLog]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Once<()>, NotDone<KeyRefusal>> {
        const USER: &str = "SELECT 1 AS found FROM users WHERE id = $1";
        const COUNT: &str = "SELECT count(*) AS live FROM api_keys WHERE user_id = $1 \
            AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)";
        const INSERT: &str = "INSERT INTO api_keys (id, user_id, name, scopes, allow_overage, hint, \
            created_at, expires_at, rate_limit) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let (repetition, at) = (self.idempotency.as_ref(), self.context.at);
        match batch.idempotency(self.user, repetition, at).await? {
            IdempotencyState::Same(answer) => return Ok(Once::Replayed(answer)),
            IdempotencyState::Other => {
                return Err(NotDone::Refused(KeyRefusal::IdempotencyKeyReused));
            }
            IdempotencyState::New => {}
        }
        if batch.first(query!(USER).bind(self.user)).await?.is_none() {
            return Err(NotDone::Refused(KeyRefusal::NoSuchUser));
        }
        let count = batch.first(query!(COUNT).bind(self.user).bind(at)).await?;
        if count.ok_or(StoreError::Corrupt("live"))?.count("live")? >= KEYS_MAX {
            return Err(NotDone::Refused(KeyRefusal::TooMany));
        }
        let insert = query!(INSERT)
            .bind(self.id)
            .bind(self.user)
            .bind(&*self.name)
            .bind(self.scopes.to_string())
            .bind(self.allow_overage)
            .bind(self.secret.hint())
            .bind(at)
            .bind(self.expires_at)
            .bind(self.rate_limit.map(|limit| limit.to_string()));
        batch.execute(insert).await?;
        batch.execute(query!(INSERT_SECRET).bind(&hash(&self.secret)[..]).bind(self.id)).await?;
        let details = json!({
            "scopes": self.scopes,
            "allow_overage": self.allow_overage,
            "expires_at": self.expires_at,
            "rate_limit": self.rate_limit.map(|limit| limit.to_string()),
        });
        let action = on_key("key.create", self.id, self.user, details);
        batch.record_security(&self.context, action).await?;
        batch.keep_known_answer(self.user, repetition, at);
        Ok(Once::Done(()))
    }
}

struct RevokeKey {
    owner: KeyOwner,
    key: KeyId,
    context: SecurityContext,
}

impl Write for RevokeKey {
    type Done = ();
    type Refusal = KeyRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<KeyRefusal>> {
        const REVOKE: &str = "UPDATE api_keys SET revoked_at = $3 \
            WHERE id = $1 AND user_id = coalesce($2, user_id) AND revoked_at IS NULL RETURNING user_id";
        let revoke = query!(REVOKE).bind(self.key).bind(self.owner.user()).bind(self.context.at);
        let Some(row) = batch.change_one(revoke).await? else {
            // To revoke it twice changes nothing.
            let is_there = batch.first(find_key(self.key, self.owner)).await?.is_some();
            return is_there.then_some(()).ok_or(NotDone::Refused(KeyRefusal::NoSuchKey));
        };
        let action = on_key("key.revoke", self.key, row.parse("user_id")?, json!({}));
        Ok(batch.record_security(&self.context, action).await?)
    }
}

/// Whether there is such a key.
fn find_key(key: KeyId, owner: KeyOwner) -> UnbufferedQuery {
    const FIND: &str = "SELECT 1 AS found FROM api_keys \
        WHERE id = $1 AND user_id = coalesce($2, user_id)";
    query!(FIND).bind(key).bind(owner.user())
}

/// A key that gets a new secret.
#[derive(Debug, Clone)]
pub struct RotateKey {
    /// Whose key it may be.
    pub owner: KeyOwner,
    /// Which one.
    pub key: KeyId,
    /// The new secret.
    pub secret: KeySecret,
    /// How long the secret before it is still good; those before that one end at once.
    pub overlap_ms: i64,
    /// The caller's key for repetitions, with the user it is kept under.
    pub idempotency: Option<(UserId, IdempotencyKey)>,
    /// By whom, and when.
    pub context: SecurityContext,
}

impl Write for RotateKey {
    type Done = Once<()>;
    type Refusal = KeyRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
        locks.extend(self.idempotency.iter().map(|(user, _)| RowLock::User(*user)));
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Once<()>, NotDone<KeyRefusal>> {
        const ROTATE: &str = "UPDATE api_keys SET hint = $3 WHERE id = $1 \
            AND user_id = coalesce($2, user_id) AND revoked_at IS NULL \
            AND (expires_at IS NULL OR expires_at > $4) RETURNING user_id";
        const LIMIT: &str = "UPDATE key_secrets SET valid_until = $2 WHERE key_id = $1 \
            AND (valid_until IS NULL OR valid_until > $2)";
        const REMOVE: &str = "DELETE FROM key_secrets WHERE key_id = $1 AND valid_until <= $2";
        const REPLACED: &str =
            "DELETE FROM key_secrets WHERE key_id = $1 AND valid_until IS NOT NULL";
        let at = self.context.at;
        if let Some((user, repetition)) = &self.idempotency {
            match batch.idempotency(*user, Some(repetition), at).await? {
                IdempotencyState::Same(answer) => return Ok(Once::Replayed(answer)),
                IdempotencyState::Other => {
                    return Err(NotDone::Refused(KeyRefusal::IdempotencyKeyReused));
                }
                IdempotencyState::New => {}
            }
        }
        let rotate =
            query!(ROTATE).bind(self.key).bind(self.owner.user()).bind(self.secret.hint()).bind(at);
        let Some(row) = batch.change_one(rotate).await? else {
            let is_there = batch.first(find_key(self.key, self.owner)).await?.is_some();
            let refusal = if is_there { KeyRefusal::Ended } else { KeyRefusal::NoSuchKey };
            return Err(NotDone::Refused(refusal));
        };
        let until = at.plus_ms(self.overlap_ms);
        // Two are good at most: the new one and the one that it replaces.
        batch.execute(query!(REPLACED).bind(self.key)).await?;
        batch.execute(query!(LIMIT).bind(self.key).bind(until)).await?;
        batch.execute(query!(REMOVE).bind(self.key).bind(at)).await?;
        batch.execute(query!(INSERT_SECRET).bind(&hash(&self.secret)[..]).bind(self.key)).await?;
        let details = json!({ "overlap_seconds": self.overlap_ms / 1000 });
        let action = on_key("key.rotate", self.key, row.parse("user_id")?, details);
        batch.record_security(&self.context, action).await?;
        if let Some((user, repetition)) = &self.idempotency {
            batch.keep_known_answer(*user, Some(repetition), at);
        }
        Ok(Once::Done(()))
    }
}

/// Notes when keys were used last.
struct NoteUse {
    uses: Vec<(KeyId, Timestamp)>,
}

impl Write for NoteUse {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        const NOTE: &str = "UPDATE api_keys SET last_used_at = $2 \
            WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $2)";
        for (key, at) in &self.uses {
            batch.execute(query!(NOTE).bind(*key).bind(*at)).await?;
        }
        Ok(())
    }
}

fn record(row: &Row) -> Result<Key, StoreError> {
    Ok(Key {
        id: row.parse("id")?,
        name: row.get("name")?,
        scopes: row.parse("scopes")?,
        allow_overage: row.flag("allow_overage")?,
        hint: row.get("hint")?,
        created_at: row.time("created_at")?,
        expires_at: row.time_or_none("expires_at")?,
        last_used_at: row.time_or_none("last_used_at")?,
        revoked_at: row.time_or_none("revoked_at")?,
        secret: None,
    })
}

impl Store {
    /// Makes a key.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`KeyRefusal`].
    #[crate::boxed]
    pub async fn create_key(&self, create: CreateKey) -> Result<Once<()>, NotDone<KeyRefusal>> {
        self.write(create).await
    }

    /// Revokes a key, from the next request on; to do it twice is no error.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`KeyRefusal::NoSuchKey`].
    #[crate::boxed]
    pub async fn revoke_key(
        &self,
        owner: KeyOwner,
        key: KeyId,
        context: SecurityContext,
    ) -> Result<(), NotDone<KeyRefusal>> {
        self.write(RevokeKey { owner, key, context }).await
    }

    /// Gives a key a new secret.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`KeyRefusal`].
    #[crate::boxed]
    pub async fn rotate_key(&self, rotate: RotateKey) -> Result<Once<()>, NotDone<KeyRefusal>> {
        self.write(rotate).await
    }

    /// Notes when keys were used last.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn note_key_uses(&self, uses: Vec<(KeyId, Timestamp)>) -> Result<(), StoreError> {
        self.write(NoteUse { uses }).await?;
        Ok(())
    }

    /// One key.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn key(&self, owner: KeyOwner, key: KeyId) -> Result<Option<Key>, StoreError> {
        const READ: &str = "SELECT id, name, scopes, allow_overage, hint, created_at, expires_at, \
            last_used_at, revoked_at FROM api_keys \
            WHERE id = $1 AND user_id = coalesce($2, user_id)";
        let row = self.database.first(query(READ).bind(key).bind(owner.user())).await?;
        row.as_ref().map(record).transpose()
    }

    /// Keys, the latest first.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn keys(
        &self,
        owner: KeyOwner,
        page: Page,
    ) -> Result<(Vec<Key>, Pagination), StoreError> {
        let (keys, pagination) = self.owned_keys(owner, page).await?;
        Ok((keys.into_iter().map(|owned| owned.key).collect(), pagination))
    }

    /// The same, with whose they are.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn owned_keys(
        &self,
        owner: KeyOwner,
        page: Page,
    ) -> Result<(Vec<OwnedKey>, Pagination), StoreError> {
        const COUNT: &str =
            "SELECT count(*) AS total FROM api_keys WHERE user_id = coalesce($1, user_id)";
        const LIST: &str = "SELECT k.id, name, scopes, k.allow_overage, hint, k.created_at, expires_at, \
            last_used_at, revoked_at, user_id, email FROM api_keys k JOIN users u ON u.id = user_id \
            WHERE user_id = coalesce($1, user_id) ORDER BY k.id DESC LIMIT $2 OFFSET $3";
        let count = query(COUNT).bind(owner.user());
        let list = query(LIST).bind(owner.user());
        let (rows, pagination) = self.page(count, list, page).await?;
        let key_of = |row: &Row| {
            let (user, email) = (row.parse("user_id")?, row.get("email")?);
            Ok(OwnedKey { key: record(row)?, user, email })
        };
        Ok((rows.iter().map(key_of).collect::<Result<_, StoreError>>()?, pagination))
    }
}
