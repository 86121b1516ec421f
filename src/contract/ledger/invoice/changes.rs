//! What is done to a document that is there.

use serde::Serialize;

use super::draft::InvoicePatch;
use crate::contract::strict::form::Patch;
use crate::contract::{ToSchema, body};
use crate::date::Date;

impl InvoicePatch {
    /// Whether it changes only what may change on an issued document.
    #[must_use]
    pub fn is_for_issued(&self) -> bool {
        self.invoice_type.is_none()
            && self.kind.is_none()
            && self.contact_id.is_none()
            && self.number == Patch::Keep
            && self.issue_date.is_none()
            && self.tax_point == Patch::Keep
            && self.amounts_are.is_none()
            && self.lines.is_none()
    }
}

/// How to issue a draft; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = IssueInvoice)]
pub struct Issuing {
    /// Issue date; defaults to the draft's.
    pub issue_date: Option<Date>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// How to void a document; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(as = VoidInvoice)]
pub struct Voiding {
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
    /// Date the void takes effect. Defaults to the earliest allowed: the issue date, or the latest
    /// date on which an allocation to or from it was taken back; if that is locked, the first open
    /// day.
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
