//! A caller and one of its jobs at once: the look-up of every poll, which a second statement would make
//! half as dear again.

use tieout::job::JobId;
use tieout::scope::Scope;
use tieout::time::Timestamp;

use crate::callers::{Caller, caller};
use crate::db::backend::Database;
use crate::db::batch_query::{BatchQuery, batch_query, hex};
use crate::db::statement::Row;
use crate::error::StoreError;
use crate::jobs::record::{JobRecord, record};
use crate::secret_hash::SecretHash;

/// A secret, and the job that its owner asks for.
#[derive(Debug)]
pub(super) struct PollQuestion {
    pub(crate) hash: SecretHash,
    pub(crate) at: Timestamp,
    pub(crate) job: JobId,
    /// What lets a key see the results of other keys' jobs.
    pub(crate) scope: Scope,
}

/// A caller and its job, or none; an error for a row that holds what it cannot hold, which is no matter
/// of those who share the statement.
pub(super) type FoundPoll = Result<Option<(Caller, Option<JobRecord>)>, StoreError>;

fn found(row: &Row) -> Result<(Caller, Option<JobRecord>), StoreError> {
    let is_there = row.get::<Option<String>>("id")?.is_some();
    Ok((caller(row)?, is_there.then(|| record(row)).transpose()?))
}

/// The callers with secrets of these hashes that are good at these times, and those of the jobs that are
/// their users'. Results that are small come along, for who may see them: many large ones at once
/// would take any memory.
pub(super) async fn find(
    database: Database,
    asked: Vec<PollQuestion>,
) -> Result<Vec<FoundPoll>, StoreError> {
    const FIND: BatchQuery = batch_query!(
        [hash: bytes 0, asked_at: int 1, job: text 2, scope: text 3],
        [
            caller_key: k.id, name: k.name, scopes: k.scopes, allow_overage: k.allow_overage,
            rate_limit: k.rate_limit,
            user_id: u.id, email: u.email, balance: u.balance, reserved: u.reserved,
            subscription: u.allow_overage,
            id: j.id, key_id: j.key_id, status: j.status, created_at: j.created_at,
            started_at: j.started_at, finished_at: j.finished_at,
            credits_charged: j.credits_charged, error: j.error, result: j.result,
            has_remains: j.has_remains, raw_length: b.raw_length; first_chunk: b.first_chunk
        ],
        "FROM asked JOIN key_secrets s ON s.hash = asked.hash \
        JOIN api_keys k ON k.id = s.key_id JOIN users u ON u.id = k.user_id \
        LEFT JOIN jobs j ON j.id = asked.job AND j.user_id = u.id \
        LEFT JOIN blobs b ON b.id = j.result AND length(b.first_chunk) <= 16384 \
        AND (j.key_id = k.id OR ' ' || k.scopes || ' ' LIKE '% ' || asked.scope || ' %') \
        WHERE CASE WHEN k.revoked_at IS NULL AND u.disabled_at IS NULL THEN true ELSE false END \
        AND (k.expires_at IS NULL OR k.expires_at > asked_at) \
        AND (s.valid_until IS NULL OR s.valid_until > asked_at)"
    );
    let question = |asked: &PollQuestion| {
        (hex(&asked.hash), asked.at.unix_ms(), asked.job.to_string(), asked.scope.name())
    };
    let list: Vec<_> = asked.iter().map(question).collect();
    let mut polls = vec![Ok(None); asked.len()];
    for row in database.ask(FIND, &list).await? {
        let place = polls.get_mut(row.place()?).ok_or(StoreError::Corrupt("place"))?;
        *place = found(&row).map(Some);
    }
    Ok(polls)
}
