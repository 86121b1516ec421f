//! Relief from the VAT of a bad debt.

use serde::Serialize;

use crate::contract::words::words;
use crate::contract::{ToSchema, body};
use crate::date::Date;

/// A claim to relief from the VAT of what is written off of a sales invoice.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct VatRelief {
    /// Date of the claim: it counts in the VAT return of that day.
    pub date: Date,
    /// Whether the debt is neither sold nor assigned: without that there is no relief.
    pub not_assigned: bool,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// How to undo a claim to relief; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct UndoVatRelief {
    /// Date of the undoing. Defaults to the date of the claim, or to the first open day if that is locked.
    pub date: Option<Date>,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

words! {
    /// A condition of relief from the VAT of a bad debt. Source: HMRC Notice 700/18, section 2.
    ReliefCondition {
        /// More of the invoice is written off than was relieved.
        WrittenOff = "written_off",
        /// VAT was charged, and accounted for whether or not it is paid: not under cash accounting, unless that was left
        /// since.
        VatAccountedFor = "vat_accounted_for",
        /// The invoice and the claim are not under the flat-rate scheme.
        NotFlatRate = "not_flat_rate",
        /// Each return that has VAT of the invoice is filed.
        ReturnFiled = "return_filed",
        /// What is owed by each of these returns is paid: payments of that amount are named on it.
        ReturnPaid = "return_paid",
        /// Six months have gone by since the due date or the supply, whichever is later.
        SixMonths = "six_months",
        /// Not more than four years and six months have.
        TimeLimit = "time_limit",
        /// The debt is neither sold nor assigned.
        NotAssigned = "not_assigned",
    }
}
