//! What is left of payloads that must leave nothing, and how it goes.
//!
//! A file: what is deleted is overwritten with zeros (`secure_delete`), and all of such a payload lies
//! where no copies of it are made (see the migration `platform`). But the log in front of the file still
//! has what was written to it, so that it is emptied after the end of such a job, and only then the
//! job shows as ended. A daemon that goes down in between finds the job again by its mark.
//!
//! A server: the table of such payloads is written anew, and the file with the old rows is removed. Its
//! log, and rows that an older transaction may still want to see, are not ours to remove: no job
//! waits for that.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tieout::job::Product;
use tokio::sync::Notify;

use super::Store;
use super::dialect::{Head, Tx};
use super::error::{NotDone, StoreError};
use super::query::query;
use super::writer::Write;

/// Tells that there may be remains. Clones share it.
#[derive(Debug, Clone, Default)]
pub(super) struct Remains(Arc<Notify>);

impl Remains {
    /// Something that must leave nothing has been removed.
    pub(super) fn note(&self) {
        self.0.notify_one();
    }

    /// A job of this product has ended.
    pub(super) fn note_ended(&self, product: Product) {
        if product.leaves_nothing() {
            self.note();
        }
    }
}

/// Whether the end of a job of this product is to be seen only when nothing remains.
pub(super) const fn may_be_seen(tx: &Tx, product: Product) -> bool {
    product.leaves_nothing() && !tx.is_shared()
}

/// What came of an attempt to remove what remains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cleared {
    /// Nothing remains of what had been removed when the first of the attempts began.
    All,
    /// Somebody still reads what was there before.
    Held,
}

/// How long an attempt waits for readers of a file, since writes wait with it.
const PATIENCE: Duration = Duration::from_millis(100);

/// The longest, where readers take turns so that there is always one: who has waited for the last of
/// those that were there, while nobody writes, finds the moment when none is in the way.
const PATIENCE_MAX: Duration = Duration::from_secs(2);

/// Attempts one after another, until nothing remains.
#[derive(Debug, Default)]
pub struct Attempts {
    /// How far into the log of a file the oldest reader was.
    reached: Option<i64>,
    /// How often since then others had come in the place of those who read.
    turns: u32,
    /// On a server: what is to go was removed by transactions before this one.
    pub(super) gone_before: Option<i64>,
}

impl Attempts {
    /// Somebody who reads on and on is not waited for any longer: writes are not to pay for that.
    pub(super) fn held_at(&mut self, reached: i64) {
        let others_came = self.reached.is_some_and(|before| before != reached);
        self.turns = if others_came { self.turns.saturating_add(1) } else { 0 };
        self.reached = Some(reached);
    }

    pub(super) fn patience(&self) -> Duration {
        PATIENCE.saturating_mul(2_u32.saturating_pow(self.turns)).min(PATIENCE_MAX)
    }
}

/// These jobs show as ended from now on.
struct Show {
    jobs: Vec<String>,
}

impl Write for Show {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn heads(&self, _: &mut BTreeSet<Head>) {}

    async fn apply(&self, tx: &mut Tx) -> Result<(), NotDone<Self::Refusal>> {
        const SHOW: &str = "UPDATE jobs SET has_remains = 0 WHERE id = $1";
        for job in &self.jobs {
            tx.execute(query(SHOW).bind(&**job)).await?;
        }
        Ok(())
    }
}

impl Store {
    /// Waits until there may be remains. What was noted while nobody waited counts.
    pub async fn remains(&self) {
        self.remains.0.notified().await;
    }

    /// Removes what remains of payloads that must leave nothing, and lets their jobs show as ended.
    ///
    /// # Errors
    /// The database's.
    pub async fn clear_remains(&self, attempts: &mut Attempts) -> Result<Cleared, StoreError> {
        const READ: &str = "SELECT id FROM jobs WHERE has_remains = 1";
        // Before the log is emptied: whatever ends later waits for the next time.
        let rows = self.database.all(query(READ)).await?;
        let jobs: Result<Vec<String>, _> = rows.iter().map(|row| row.get("id")).collect();
        let jobs = jobs?;
        let cleared = self.database.remove_remains(attempts).await?;
        if cleared == Cleared::All && !jobs.is_empty() {
            self.write(Show { jobs }).await?;
        }
        Ok(cleared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readers_who_take_turns_are_waited_for_longer_each_time_and_one_who_reads_on_is_not() {
        let mut attempts = Attempts::default();
        let mut waited = Vec::new();
        for reached in [4, 6, 9, 10, 15, 16, 20, 20, 20, 31] {
            attempts.held_at(reached);
            waited.push(attempts.patience().as_millis());
        }
        assert_eq!(waited, [100, 200, 400, 800, 1600, 2000, 2000, 100, 100, 200]);
    }
}
