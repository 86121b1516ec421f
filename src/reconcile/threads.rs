//! Two pieces of work at the same time.

use std::num::NonZeroUsize;

/// Both results, found at the same time where there are threads for it.
pub(super) fn side_by_side<A, B: Send>(
    threads: NonZeroUsize,
    one: impl FnOnce() -> A,
    other: impl FnOnce() -> B + Send,
) -> (A, B) {
    if threads.get() == 1 {
        return (one(), other());
    }
    std::thread::scope(|scope| {
        let other = scope.spawn(other);
        (one(), other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}
