//! What is done to a document that is there.

use serde::Serialize;

use super::InvoicePatch;
use crate::contract::strict::form::Patch;
use crate::contract::{ToSchema, body};
use crate::date::Date;

impl InvoicePatch {
    /// Whether it says only what may change of a document that is issued.
    #[must_use]
    pub fn is_for_issued(&self) -> bool {
        self.invoice_type.is_none()
            && self.kind.is_none()
            && self.contact_id.is_none()
            && self.number == Patch::Keep
            && self.issue_date.is_none()
            && self.amounts_are.is_none()
            && self.lines.is_none()
    }
}

/// How a draft is issued; no body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = IssueInvoice)]
pub struct Issuing {
    /// The day it counts for; left out, the draft's.
    pub issue_date: Option<Date>,
}

/// How a document is voided; no body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = VoidInvoice)]
pub struct Voiding {
    /// For the record of who did what.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
    /// The day it counts no more from; left out, the first that it may be: the day it was issued, or the
    /// latest on which something that had settled it was taken back; where that is locked, the first that
    /// is open.
    pub void_date: Option<Date>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_issued_document_a_patch_changes_due_date_reference_and_notes() {
        let read = |json| InvoicePatch::read(json).unwrap().is_for_issued();
        assert!(read(r#"{"due_date":"2026-03-02","reference":null,"notes":"x"}"#) && read("{}"));
        for json in [r#"{"number":null}"#, r#"{"type":"sales"}"#, r#"{"issue_date":"2026-03-02"}"#]
        {
            assert!(!read(json), "{json}");
        }
        let issues = InvoicePatch::read(r#"{"due_date":null,"lines":null,"issue":true}"#);
        assert_eq!(issues.unwrap_err().issue_count, 3);
    }
}
