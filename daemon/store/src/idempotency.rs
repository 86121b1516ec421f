//! Answers kept for callers who repeat a request: the same key and bytes get the same answer.

use tieout::id::UserId;
use tieout::time::Timestamp;

use super::dialect::Tx;
use super::error::StoreError;
use super::query::query;

/// How long an answer is kept.
pub(super) const KEPT_FOR_MS: i64 = 24 * 60 * 60 * 1000;

/// What a caller's `Idempotency-Key` stands for.
#[derive(Debug, Clone)]
pub struct IdempotencyKey {
    /// Whose keys it is among: empty, or the organisation it belongs to.
    pub realm: String,
    /// The header's value.
    pub key: String,
    /// SHA-256 of method, path and body: another request must not get this one's answer.
    pub fingerprint: [u8; 32],
    /// What a repetition is answered with; never holds a secret.
    pub answer: Answer,
}

/// An answer as it was, or would be, sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The JSON body.
    pub body: String,
}

/// What is known of a request's key.
pub(super) enum Known {
    /// Nothing, or no key was given.
    New,
    /// The same request was answered so.
    Same(Answer),
    /// Another request has it.
    Other,
}

pub(super) async fn recall(
    tx: &mut Tx,
    user: UserId,
    key: Option<&IdempotencyKey>,
    at: Timestamp,
) -> Result<Known, StoreError> {
    const FIND: &str = "SELECT fingerprint, status, body FROM idempotent_answers \
        WHERE user_id = $1 AND realm = $2 AND idempotency_key = $3 AND created_at > $4";
    let Some(key) = key else { return Ok(Known::New) };
    let since = at.plus_ms(-KEPT_FOR_MS);
    let find = query(FIND).bind(user).bind(&*key.realm).bind(&*key.key).bind(since);
    let Some(row) = tx.first(find).await? else { return Ok(Known::New) };
    if row.get::<Vec<u8>>("fingerprint")? != key.fingerprint {
        return Ok(Known::Other);
    }
    let status = u16::try_from(row.count("status")?).map_err(|_| StoreError::Corrupt("status"))?;
    Ok(Known::Same(Answer { status, body: row.get("body")? }))
}

/// Keeps the answer, in place of one that has become too old.
pub(super) async fn keep(
    tx: &mut Tx,
    user: UserId,
    key: Option<&IdempotencyKey>,
    at: Timestamp,
) -> Result<(), StoreError> {
    const KEEP: &str = "INSERT INTO idempotent_answers \
        (user_id, realm, idempotency_key, fingerprint, status, body, created_at) \
        VALUES ($1, $2, $3, $4, $5, $6, $7) \
        ON CONFLICT (user_id, realm, idempotency_key) DO UPDATE SET \
        fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body, \
        created_at = excluded.created_at";
    let Some(key) = key else { return Ok(()) };
    let keep = query(KEEP)
        .bind(user)
        .bind(&*key.realm)
        .bind(&*key.key)
        .bind(key.fingerprint.as_slice())
        .bind(i64::from(key.answer.status))
        .bind(&*key.answer.body)
        .bind(at);
    tx.execute(keep).await?;
    Ok(())
}

/// Removes some answers that are too old; says how many.
pub(super) async fn forget_old(tx: &mut Tx, at: Timestamp, most: i64) -> Result<u64, StoreError> {
    const FORGET: &str = "DELETE FROM idempotent_answers WHERE (user_id, realm, idempotency_key) IN \
        (SELECT user_id, realm, idempotency_key FROM idempotent_answers WHERE created_at <= $1 \
        ORDER BY created_at LIMIT $2)";
    tx.execute(query(FORGET).bind(at.plus_ms(-KEPT_FOR_MS)).bind(most)).await
}
