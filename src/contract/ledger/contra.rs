//! Contras: what a customer owes, set against what the same contact is owed as a supplier.

use serde::{Deserialize, Serialize};

use super::metadata::Metadata;
use super::settlement::{Allocation, NewAllocation, SettlementStatus};
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{ContactId, ContraId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// A contra to post.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewContra {
    /// Contact, who is a customer and a supplier.
    pub contact_id: ContactId,
    /// Date; not before that of any of the documents.
    pub date: Date,
    /// Documents it settles, with positive amounts: what the sales documents come to, invoices less credit notes, is
    /// what the purchase documents come to.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Vec<NewAllocation>,
    /// Reference.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// Your own ID for the contra; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    pub metadata: Option<Metadata>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// How to undo a contra; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct UndoContra {
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
    /// Date it is undone on. Defaults to its own date; if that is locked, the first open day.
    pub date: Option<Date>,
}

/// Filters for listing contras.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct ContraFilter {
    /// Only this status.
    pub status: Option<SettlementStatus>,
    /// Only this contact.
    pub contact_id: Option<ContactId>,
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// A contra: no money moves, and documents of both sides of a contact are settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Contra {
    /// Unique identifier.
    pub id: ContraId,
    /// Whether it is posted or void.
    pub status: SettlementStatus,
    /// Contact, who is a customer and a supplier.
    pub contact_id: ContactId,
    /// Name of the contact.
    pub contact_name: String,
    /// Date.
    pub date: Date,
    /// Amount: what the documents of either side come to.
    pub amount: Money,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Your own ID for the contra.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// What it settles; empty if void.
    pub allocations: Vec<Allocation>,
    /// Journal that records it in the books.
    pub journal_id: JournalId,
    /// Date it was undone on.
    #[schema(required)]
    pub void_date: Option<Date>,
    /// Journal that reverses it.
    #[schema(required)]
    pub void_journal_id: Option<JournalId>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}
