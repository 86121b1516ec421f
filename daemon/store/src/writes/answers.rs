//! Answers kept for callers who repeat a request, as a batch knows them: those that it has kept itself
//! wait to be written, and are found all the same.

use tieout::id::UserId;
use tieout::time::Timestamp;

use super::batch::Batch;
use super::read_set::ReadSet;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::idempotency::{Answer, IdempotencyKey, IdempotencyState, KEPT_FOR_MS, Repetition};

impl Batch {
    /// What a request with this key was answered, with its fingerprint.
    pub(crate) async fn recall(
        &mut self,
        user: UserId,
        repetition: &Repetition,
        at: Timestamp,
    ) -> Result<Option<([u8; 32], Answer)>, StoreError> {
        let key = (user, repetition.realm.clone(), repetition.key.clone());
        if !self.books.answers.contains_key(&key) {
            let mut reads = ReadSet::default();
            reads.answer(user, repetition, at);
            self.prepare(reads).await?;
        }
        let found = self.books.answers.get(&key).and_then(Option::as_ref);
        Ok(found.map(|found| (found.fingerprint, found.answer.clone())))
    }

    /// What is known of a request's key, where the request knows its answer beforehand.
    pub(crate) async fn idempotency(
        &mut self,
        user: UserId,
        key: Option<&IdempotencyKey>,
        at: Timestamp,
    ) -> Result<IdempotencyState, StoreError> {
        let Some(key) = key else { return Ok(IdempotencyState::New) };
        let found = self.recall(user, &key.repetition(), at).await?;
        Ok(match found {
            None => IdempotencyState::New,
            Some((fingerprint, answer)) if fingerprint == key.fingerprint => {
                IdempotencyState::Same(answer)
            }
            Some(_) => IdempotencyState::Other,
        })
    }

    /// Keeps that answer.
    pub(crate) fn keep_known_answer(
        &mut self,
        user: UserId,
        key: Option<&IdempotencyKey>,
        at: Timestamp,
    ) {
        if let Some(key) = key {
            self.books.keep_answer(user, &key.repetition(), &key.answer, at);
        }
    }

    /// Removes some answers that are too old; says how many. Those that wait to be written are new.
    pub(crate) async fn forget_old_answers(
        &mut self,
        at: Timestamp,
        most: i64,
    ) -> Result<u64, StoreError> {
        const FORGET: &str = "DELETE FROM idempotent_answers WHERE (user_id, realm, idempotency_key) IN \
            (SELECT user_id, realm, idempotency_key FROM idempotent_answers WHERE created_at <= $1 \
            ORDER BY created_at LIMIT $2)";
        self.tx.execute(query(FORGET).bind(at.plus_ms(-KEPT_FOR_MS)).bind(most)).await
    }
}
