//! After the end of a job whose payload must leave nothing: removes what remains of it.

use std::time::{Duration, Instant};

use crate::stop::Stop;
use crate::store::{Attempts, Cleared, Store, StoreError};

/// How long to pause between two attempts.
struct RetryPauses {
    /// Where somebody still reads what was there; each further one is twice as long.
    first: Duration,
    max: Duration,
    /// After a good end.
    between: Duration,
}

/// Jobs wait for it to show as ended.
const ON_A_FILE: RetryPauses = RetryPauses {
    first: Duration::from_millis(5),
    max: Duration::from_secs(1),
    between: Duration::ZERO,
};

/// None does, and each time a table is written anew.
const ON_A_SERVER: RetryPauses = RetryPauses {
    first: Duration::from_millis(100),
    max: Duration::from_secs(10),
    between: Duration::from_secs(5),
};

/// What holds up the end of jobs for so long is spoken of.
const SPOKEN_OF_AFTER: Duration = Duration::from_secs(10);

/// Removes remains whenever there are some, until the order to stop. What a daemon before this one has
/// left goes first.
pub(super) async fn remove(store: Store, mut stop: Stop) {
    let pauses = if store.is_shared() { ON_A_SERVER } else { ON_A_FILE };
    while !stop.is_ordered() {
        until_removed(&store, &pauses, &mut stop).await;
        tokio::select! {
            () = stop.ordered() => {}
            () = async {
                tokio::time::sleep(pauses.between).await;
                store.remains().await;
            } => {}
        }
    }
}

async fn until_removed(store: &Store, pauses: &RetryPauses, stop: &mut Stop) {
    let mut pause = pauses.first;
    let mut attempts = Attempts::default();
    let mut holdup = DelayLog::new();
    while !stop.is_ordered() {
        match store.clear_remains(&mut attempts).await {
            Ok(Cleared::All) => {
                holdup.is_over();
                return;
            }
            Ok(Cleared::Held) => holdup.by_readers(),
            Err(error) => holdup.by_database(&error),
        }
        tokio::select! {
            () = stop.ordered() => {}
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(pauses.max);
    }
}

/// What is said of an end that is held up: each cause once, and that it is over.
struct DelayLog {
    began: Instant,
    readers_named: bool,
    database_named: bool,
}

impl DelayLog {
    fn new() -> Self {
        Self { began: Instant::now(), readers_named: false, database_named: false }
    }

    fn by_readers(&mut self) {
        if !self.readers_named && self.began.elapsed() > SPOKEN_OF_AFTER {
            self.readers_named = true;
            tracing::warn!(
                "the database has a long-running reader: the payloads of ended coding jobs cannot \
                 be erased yet, and with SQLite those jobs do not show as ended"
            );
        }
    }

    /// That others write is nothing to speak of, unless it lasts.
    fn by_database(&mut self, error: &StoreError) {
        let is_told = !error.is_busy() || self.began.elapsed() > SPOKEN_OF_AFTER;
        if !self.database_named && is_told {
            self.database_named = true;
            tracing::warn!(%error, "the payloads of ended coding jobs cannot be erased yet, and \
                with SQLite those jobs do not show as ended");
        }
    }

    fn is_over(&self) {
        if self.readers_named || self.database_named {
            let seconds = self.began.elapsed().as_secs();
            tracing::info!(seconds, "the payloads of ended coding jobs have been erased");
        }
    }
}
