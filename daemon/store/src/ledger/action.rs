//! A change of an organisation's books: repeated once, audited, answered with the object that it leaves.

use async_trait::async_trait;
use std::collections::BTreeSet;
use std::pin::Pin;

use serde::Serialize;
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::id::OrganisationId;

use super::context::{Context, Denial};
use crate::db::row_lock::RowLock;
use crate::error::{NotDone, StoreError};
use crate::idempotency::{Answer, Repetition};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;
use crate::writes::write::Write;

/// Something that is done to an organisation's books.
#[async_trait]
pub trait Action: Send + Sync + 'static {
    /// What it leaves, as the caller gets it.
    type Object: Serialize + Send;

    /// What it is going to ask of the books. As a rule their head, and the accounts with roles.
    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.book(organisation);
    }

    /// Decides and writes. It may be called again after a rollback.
    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Self::Object, NotDone<Denial>>;
}

/// An [`Action`] of any kind, which leaves its object as the body of an answer. What stands around an
/// action, in the writer and in handlers, is then compiled once and not for each of them.
pub trait AnyAction: Send + Sync + 'static {
    /// As [`Action::reads`].
    fn reads_of(&self, organisation: OrganisationId, reads: &mut ReadSet);

    /// As [`Action::apply`].
    fn apply_any<'a>(&'a self, batch: &'a mut Batch, context: &'a Context) -> AppliedAction<'a>;
}

/// What an [`AnyAction`] comes to.
pub type AppliedAction<'a> =
    Pin<Box<dyn Future<Output = Result<String, NotDone<Denial>>> + Send + 'a>>;

impl<A: Action> AnyAction for A {
    fn reads_of(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        self.reads(organisation, reads);
    }

    fn apply_any<'a>(&'a self, batch: &'a mut Batch, context: &'a Context) -> AppliedAction<'a> {
        Box::pin(async move {
            // Whatever was refused before has left its own.
            drop(batch.take_warnings());
            let data = self.apply(batch, context).await?;
            let warnings = batch.take_warnings();
            let body = serde_json::to_string(&DataWithWarnings { data, warnings });
            Ok(body.map_err(|_| StoreError::Corrupt("answer"))?)
        })
    }
}

/// An action that somebody asks for.
pub struct Change {
    /// Where, by whom and when.
    pub context: Context,
    /// The caller's key for repetitions, if there is one.
    pub repetition: Option<Repetition>,
    /// The status of the answer when it is done.
    pub status: u16,
    /// What is to be done.
    pub action: Box<dyn AnyAction>,
}

/// What comes of a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// It is done; this is the answer.
    Done(Answer),
    /// The same request was answered before; this is that answer.
    Replayed(Answer),
}

impl Write for Change {
    type Done = Changed;
    type Refusal = Denial;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::Books(self.context.organisation));
        if self.repetition.is_some() {
            locks.insert(RowLock::User(self.context.actor.user));
        }
    }

    fn reads(&self, reads: &mut ReadSet) {
        if let Some(repetition) = &self.repetition {
            reads.answer(self.context.actor.user, repetition, self.context.at);
        }
        self.action.reads_of(self.context.organisation, reads);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Changed, NotDone<Denial>> {
        let Context { actor, at, .. } = self.context;
        batch.books.take_note_of(at);
        if let Some(repetition) = &self.repetition
            && let Some((fingerprint, answer)) = batch.recall(actor.user, repetition, at).await?
        {
            return if fingerprint == repetition.fingerprint {
                Ok(Changed::Replayed(answer))
            } else {
                Err(NotDone::Refused(Denial::IdempotencyKeyReused))
            };
        }
        let body = self.action.apply_any(batch, &self.context).await?;
        batch.books.close_events(self.context.organisation)?;
        let answer = Answer { status: self.status, body };
        if let Some(repetition) = &self.repetition {
            batch.books.keep_answer(actor.user, repetition, &answer, at);
        }
        Ok(Changed::Done(answer))
    }
}

impl Store {
    /// Changes an organisation's books: durable when this comes back.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or a [`Denial`].
    #[crate::boxed]
    pub async fn change(&self, change: Change) -> Result<Changed, NotDone<Denial>> {
        self.write(change).await
    }
}
