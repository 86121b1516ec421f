//! The VAT reconciliation: what the VAT control account is made of.

use serde::{Deserialize, Serialize};

use super::aged::ControlAccount;
use crate::contract::ledger::vat_return::VatReturnStatus;
use crate::contract::page::Pagination;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::date::Date;
use crate::id::{InvoiceId, JournalId, VatReturnId};
use crate::money::Money;

words! {
    /// A part of the balance of the VAT control account that is made of entries.
    VatReconciliationPart {
        /// VAT that counts on days of no finalised return.
        Open = "open",
        /// Documents whose VAT counts when they are paid (cash accounting), and that are not paid in full.
        Unpaid = "unpaid",
        /// Payments to HMRC, and from it, that are named on a return.
        Payments = "payments",
        /// Other postings to the account.
        Other = "other",
    }
}

/// Which part of the VAT reconciliation to list the entries of.
#[filters(check = page_has_a_part)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct VatReconciliationFilter {
    /// Include a page of the entries of this part.
    pub part: Option<VatReconciliationPart>,
    /// Maximum entries per page; requires `part`.
    #[param(minimum = 1, maximum = 200, default = 50)]
    pub limit: Option<u32>,
    /// Number of entries to skip; requires `part`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    pub offset: Option<i64>,
}

fn page_has_a_part(asked: &VatReconciliationFilter) -> Result<(), (&'static str, &'static str)> {
    match asked {
        VatReconciliationFilter { part: None, limit: Some(_), .. } => {
            Err(("part", "requires limit"))
        }
        VatReconciliationFilter { part: None, offset: Some(_), .. } => {
            Err(("part", "requires offset"))
        }
        _ => Ok(()),
    }
}

/// What the VAT control account is made of, from everything that is posted. Amounts are positive where they are owed to
/// HMRC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReconciliation {
    /// Currency code (ISO 4217).
    pub currency: String,
    /// VAT control account and its balance; null if there is none.
    #[schema(required)]
    pub control_account: Option<ControlAccount>,
    /// Finalised VAT returns, earliest first.
    pub returns: Vec<ReconciledVatReturn>,
    /// Total of `vat` of the returns.
    pub returned_vat: Money,
    /// Total of `scheme_difference` of the returns.
    pub scheme_difference: Money,
    /// Total of `left_out_vat` of the returns.
    pub left_out_vat: Money,
    /// VAT that counts on days of no finalised return.
    pub open_vat: Money,
    /// VAT of documents that counts when they are paid (cash accounting), as far as they are not.
    pub unpaid_vat: Money,
    /// Payments that are named on a return: negative where HMRC was paid, positive where it paid.
    pub paid: Money,
    /// Other postings to the VAT control account: not the VAT of an entry, and not named on a return.
    pub other: Money,
    /// What all of it comes to.
    pub total: Money,
    /// Whether the total agrees with the balance of the control account.
    pub agrees: bool,
    /// Only with `part`: the entries of that part, in order of date.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub entries: Option<Vec<VatReconciliationEntry>>,
}

/// A VAT reconciliation, with `pagination` if `part` was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReconciliationAnswer {
    /// The reconciliation.
    pub data: VatReconciliation,
    /// Which page of the entries this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pagination: Option<Pagination>,
}

/// A finalised VAT return, and the VAT that it took from the books.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReconciledVatReturn {
    /// The return.
    pub vat_return_id: VatReturnId,
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Status.
    pub status: VatReturnStatus,
    /// Output VAT less input VAT of its entries.
    pub vat: Money,
    /// Difference of the flat-rate scheme that was posted.
    pub scheme_difference: Money,
    /// Net VAT due by its boxes (3 less 4), adjustments included, which are in no books.
    pub net_vat_due: Money,
    /// VAT of errors in earlier returns that was left out of it: HMRC is notified of that separately.
    pub left_out_vat: Money,
    /// What was paid on it, less what HMRC paid.
    pub amount_paid: Money,
}

/// An entry of a part of the VAT reconciliation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReconciliationEntry {
    /// The day for which VAT counts; of a document that counts when it is paid, its tax point; of a posting, its date.
    pub date: Date,
    /// Amount; negative where it reduces what is owed.
    pub amount: Money,
    /// Journal it comes from.
    pub journal_id: JournalId,
    /// Description of the journal.
    pub description: String,
    /// The return that it was paid on.
    #[schema(required)]
    pub vat_return_id: Option<VatReturnId>,
    /// Invoice or credit note.
    #[schema(required)]
    pub invoice_id: Option<InvoiceId>,
    /// Document number.
    #[schema(required)]
    pub invoice_number: Option<String>,
    /// Name of the customer or supplier of the document.
    #[schema(required)]
    pub contact_name: Option<String>,
}
