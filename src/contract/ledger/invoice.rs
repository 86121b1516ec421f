//! Invoices and credit notes, sales and purchase.

mod changes;
mod draft;
mod kinds;
mod object;
mod vat_relief;
mod write_off;

use crate::contract::{IntoParams, filters};
use crate::date::Date;
use crate::id::ContactId;
use crate::time::Timestamp;

pub use changes::{Issuing, Voiding};
pub use draft::{InvoicePatch, NewInvoice, NewInvoiceLine};
pub use kinds::{AmountsAre, InvoiceKind, InvoiceStatus, InvoiceType};
pub use object::{Invoice, InvoiceLine, InvoiceSummary};
pub use vat_relief::{ReliefCondition, UndoVatRelief, VatRelief};
pub use write_off::{UndoWriteOff, WriteOff};

/// Filters for listing invoices and credit notes.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct InvoiceFilter {
    /// Sales or purchase.
    #[param(rename = "type")]
    pub invoice_type: Option<InvoiceType>,
    /// Only this kind.
    pub kind: Option<InvoiceKind>,
    /// Only this status.
    pub status: Option<InvoiceStatus>,
    /// Only this customer or supplier.
    pub contact_id: Option<ContactId>,
    /// Issued on or after this date.
    pub date_from: Option<Date>,
    /// Issued on or before this date.
    pub date_to: Option<Date>,
    /// Only overdue documents, or only those that are not.
    pub overdue: Option<bool>,
    /// With exactly this number.
    #[param(min_length = 1, max_length = 50)]
    pub number: Option<String>,
    /// With this text in the number, reference or notes, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}
