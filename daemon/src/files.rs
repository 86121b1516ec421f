//! How many files, connections among them, the daemon may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Open files beside the connections of clients: the database, its server, the log, the listeners.
const OTHER_FILES: u64 = 128;

/// What a daemon with so many connections may have open.
pub(crate) fn files_needed(connections_max: u32) -> u64 {
    u64::from(connections_max) + OTHER_FILES
}

/// Raises what the daemon may have open to what it may raise it to; says what it is, and whether it
/// does for so many connections.
pub(crate) fn make_room_for(connections_max: u32) {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let limit = match raised {
        Ok(()) => maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit on open files cannot be raised");
            current
        }
    };
    let needed = files_needed(connections_max);
    // None is no limit at all.
    match limit {
        Some(limit) if limit < needed => tracing::warn!(
            limit,
            connections_max,
            "the limit on open files is too low for this many connections: raise it (ulimit -n)"
        ),
        _ => tracing::info!(limit, connections_max, "open files"),
    }
}
