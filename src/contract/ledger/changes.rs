//! What changed, in order: the audit log for programs that keep up with the books.

use serde::{Deserialize, Serialize};

use crate::contract::{IntoParams, ToSchema, filters};
use crate::time::Timestamp;

/// Most changes in one response.
pub const CHANGES_LIMIT_MAX: u32 = 1_000;

/// Changes in one response unless the request says otherwise.
pub const CHANGES_LIMIT_DEFAULT: u32 = 200;

/// Which changes to list.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct ChangesFilter {
    /// Only those after this sequence number; default: from the first.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64)]
    pub after: Option<i64>,
    /// Maximum number of changes; default: 200.
    #[param(minimum = 1, maximum = 1000)]
    pub limit: Option<u32>,
}

/// A change of an object of the books.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BooksChange {
    /// Number of the audit event, from 1 and without gaps within the organisation.
    pub sequence: i64,
    /// When it happened.
    pub at: Timestamp,
    /// Action: `journal.post`, `account.update`, ...
    pub action: String,
    /// Kind of the object: `account`, `invoice`, `journal`, ...
    pub object_type: String,
    /// ID of the object; of a tax code its code.
    pub object_id: String,
    /// Version of the object after the change; null if it no longer exists or the audit log does not record it.
    #[schema(required)]
    pub version: Option<i64>,
}
