//! By whom, how, from where and when users, keys and credits are changed.

use tieout::id::UserId;
use tieout::time::Timestamp;

/// By whom, how, from where and when something is done to users, keys or credits, or to how people are let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityContext {
    /// The user; none for an operator, who works on the database itself.
    pub user: Option<UserId>,
    /// In a session, or by which command.
    pub via: String,
    /// An address of the network; for a command the machine and its user.
    pub origin: String,
    /// When.
    pub at: Timestamp,
}
