//! Where, by whom and when something is done to an organisation's books, and why it is not.

use tieout::date::Date;
use tieout::id::{KeyId, OrganisationId, UserId};
use tieout::ledger::Refusal;
use tieout::ledger::entry::PostedBy;
use tieout::ledger::version::check_version;
use tieout::time::Timestamp;

use crate::error::{NotDone, StoreError};

/// Who changes something.
#[derive(Debug, Clone, Copy)]
pub struct Actor {
    /// The user.
    pub user: UserId,
    /// The user's key; none for an operator, who works on the database itself.
    pub key: Option<KeyId>,
}

/// Where, by whom and when something is done.
#[derive(Debug, Clone)]
pub struct Context {
    /// Whose books.
    pub organisation: OrganisationId,
    /// By whom.
    pub actor: Actor,
    /// The version that the caller has seen, if it says so.
    pub version: Option<i64>,
    /// When.
    pub at: Timestamp,
}

/// Why something is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Denial {
    /// What the path names is not there, or not in this organisation.
    NotThere,
    /// The books do not take it.
    Refused(Box<Refusal>),
    /// The key for repetitions belongs to another request.
    IdempotencyKeyReused,
}

impl From<Refusal> for Denial {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<Denial> for NotDone<Denial> {
    fn from(denial: Denial) -> Self {
        Self::Refused(denial)
    }
}

impl From<Refusal> for NotDone<Denial> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

impl From<Refusal> for NotDone<Refusal> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NotDone<Refusal>> for NotDone<Denial> {
    fn from(error: NotDone<Refusal>) -> Self {
        error.map_refusal(Denial::from)
    }
}

/// What a rule decided, on what the database said.
pub(crate) type Decided<T> = Result<T, NotDone<Refusal>>;

impl Context {
    /// Refuses a caller who has seen another version.
    pub(crate) fn check_version(&self, version: i64) -> Result<(), Denial> {
        Ok(check_version(self.version, version)?)
    }

    /// The day on which it is done.
    pub(crate) fn today(&self) -> Result<Date, StoreError> {
        self.at.day().ok_or(StoreError::Corrupt("at"))
    }

    /// By whom entries are posted here, and when.
    pub(crate) const fn poster(&self) -> PostedBy {
        PostedBy { organisation: self.organisation, user: self.actor.user, at: self.at }
    }
}
