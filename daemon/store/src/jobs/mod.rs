//! Jobs: accepted, claimed, ended, read.
//!
//! | Write | What it changes, in one transaction |
//! |---|---|
//! | [`submit`] | the job with its payload, the reservation, the kept answer |
//! | [`claim`] | the next job in order of acceptance gets a lease and a fencing token |
//! | [`finish`] | status, result, charge, reservation, and the payload is erased |
//! | `erasure` | a job whose payload must leave nothing shows as ended once that is so |
//!
//! Whoever changes a claimed job shows its fencing token: a daemon that lost its lease cannot.

mod claim;
mod end;
mod finish;
mod queue;
pub(crate) mod read;
pub(crate) mod record;
mod submit;

pub use claim::{ClaimLimits, Claimed, Stale};
pub use finish::Ended;
pub use queue::QueueLength;
pub use read::JobPage;
pub use record::JobRecord;
pub use submit::{Submission, Submit, SubmitRefusal};
