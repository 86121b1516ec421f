//! What is outstanding of a document, written off.

use serde::Serialize;

use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::AccountId;

/// How to write off what is outstanding of a document.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct WriteOff {
    /// Date of the write-off: not before the issue date, nor before the last date on which an allocation of the
    /// document was taken back.
    pub date: Date,
    /// Account that takes the amount; by default, for sales, the account with the role `bad_debts`. Required for
    /// purchases.
    pub account_id: Option<AccountId>,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// How to undo a write-off; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct UndoWriteOff {
    /// Date from which the amount is due again. Defaults to the date of the write-off, or to the first open day if
    /// that is locked.
    pub date: Option<Date>,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}
