//! After the end of a job whose payload must leave nothing: removes what remains of it.

use std::time::{Duration, Instant};

use crate::stop::Stop;
use crate::store::{Cleared, Store};

/// The first pause where somebody still reads what was there; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(5);

/// The longest: readers are in the way of writers for a moment each time.
const PAUSE_MAX: Duration = Duration::from_secs(1);

/// On a server, where no job waits for it, a table is written anew this often at most.
const SERVER_EVERY: Duration = Duration::from_secs(5);

/// Readers that hold up the end of jobs for so long are spoken of.
const SPOKEN_OF_AFTER: Duration = Duration::from_secs(10);

/// Removes remains whenever there are some, until the order to stop. What a daemon before this one has
/// left goes first.
pub(super) async fn remove(store: Store, mut stop: Stop) {
    // On a file jobs wait for it to show as ended.
    let pause = if store.is_shared() { SERVER_EVERY } else { Duration::ZERO };
    while !stop.is_ordered() {
        until_removed(&store, &mut stop).await;
        tokio::select! {
            () = stop.ordered() => {}
            () = async {
                tokio::time::sleep(pause).await;
                store.remains().await;
            } => {}
        }
    }
}

async fn until_removed(store: &Store, stop: &mut Stop) {
    let began = Instant::now();
    let mut pause = FIRST_PAUSE;
    let mut is_spoken_of = false;
    while !stop.is_ordered() {
        match store.clear_remains().await {
            Ok(Cleared::All) => return,
            Ok(Cleared::Held) => {}
            Err(error) if error.is_busy() => {}
            Err(error) => tracing::warn!(%error, "what is left of payloads stays for a while"),
        }
        if !is_spoken_of && began.elapsed() > SPOKEN_OF_AFTER {
            is_spoken_of = true;
            tracing::warn!(
                "somebody has been reading the database for long: what is left of the payloads of \
                 coding jobs cannot be removed, and on a file such jobs do not show as ended"
            );
        }
        tokio::select! {
            () = stop.ordered() => {}
            () = tokio::time::sleep(pause) => {}
        }
        pause = (pause * 2).min(PAUSE_MAX);
    }
}
