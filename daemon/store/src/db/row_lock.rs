//! Rows that a write reads and then changes.

use tieout::id::{OrganisationId, UserId};
use tieout::job::Product;

/// A row that a write reads and then changes. Writers of several daemons take turns at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum RowLock {
    /// The head of a product's queue.
    Queue(Product),
    /// A user's balance.
    User(UserId),
    /// The end of an organisation's books.
    Books(OrganisationId),
    /// The end of the security log.
    SecurityLog,
}
