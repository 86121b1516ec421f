//! What is done to a document that is there.

use serde::Serialize;

use super::{
    AmountsAre, InvoiceKind, InvoiceType, LINES_MAX, NewInvoiceLine, document_number, notes,
    reference,
};
use crate::contract::ToSchema;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::date;
use crate::contract::strict::form::{Form, Patch, any_text, id, word};
use crate::date::Date;
use crate::id::ContactId;

/// What changes of a draft; of a document that is issued only `due_date`, `reference` and `notes`. What
/// is left out stays.
#[derive(Debug, Clone, PartialEq, Eq, Default, ToSchema)]
#[schema(as = PatchInvoice)]
pub struct InvoicePatch {
    /// Whether it is sold or bought.
    #[schema(rename = "type", value_type = InvoiceType, required = false, nullable = false)]
    pub invoice_type: Option<InvoiceType>,
    /// What it is.
    #[schema(value_type = InvoiceKind, required = false, nullable = false)]
    pub kind: Option<InvoiceKind>,
    /// The customer or supplier.
    #[schema(value_type = ContactId, required = false, nullable = false)]
    pub contact_id: Option<ContactId>,
    /// Its number; null for the next one of the sequence, or none yet.
    #[schema(value_type = Option<String>, required = false, min_length = 1, max_length = 50)]
    pub number: Patch<String>,
    /// The day it counts for. Where it moves alone, the due date moves with it.
    #[schema(value_type = Date, required = false, nullable = false)]
    pub issue_date: Option<Date>,
    /// The day it is to be paid by.
    #[schema(value_type = Date, required = false, nullable = false)]
    pub due_date: Option<Date>,
    /// Whether prices have VAT in them.
    #[schema(value_type = AmountsAre, required = false, nullable = false)]
    pub amounts_are: Option<AmountsAre>,
    /// An order's number, or what else it is known by; null for none.
    #[schema(value_type = Option<String>, required = false, max_length = 255)]
    pub reference: Patch<String>,
    /// What to write below it; null for nothing.
    #[schema(value_type = Option<String>, required = false, max_length = 4_000)]
    pub notes: Patch<String>,
    /// What is sold or bought, as a whole.
    #[schema(
        value_type = Vec<NewInvoiceLine>,
        required = false,
        nullable = false,
        min_items = 1,
        max_items = 500
    )]
    pub lines: Option<Vec<NewInvoiceLine>>,
    /// The organisation's currency, for callers who want to be sure.
    #[schema(value_type = String, required = false, nullable = false)]
    pub currency: Option<String>,
}

impl InvoicePatch {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "type",
            "kind",
            "contact_id",
            "number",
            "issue_date",
            "due_date",
            "amounts_are",
            "reference",
            "notes",
            "lines",
            "currency",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let invoice_type = form.optional("type", word);
            let kind = form.optional("kind", word);
            let contact_id = form.optional("contact_id", id);
            let number = form.patch("number", document_number);
            let issue_date = form.optional("issue_date", date);
            let due_date = form.optional("due_date", date);
            let amounts_are = form.optional("amounts_are", word);
            let reference = form.patch("reference", reference);
            let notes = form.patch("notes", notes);
            let lines = form.list_or_none("lines", LINES_MAX, NewInvoiceLine::read_at);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                invoice_type: invoice_type?,
                kind: kind?,
                contact_id: contact_id?,
                number: number?,
                issue_date: issue_date?,
                due_date: due_date?,
                amounts_are: amounts_are?,
                reference: reference?,
                notes: notes?,
                lines: lines?,
                currency: currency?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }

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
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = IssueInvoice)]
pub struct Issuing {
    /// The day it counts for; left out, the draft's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub issue_date: Option<Date>,
}

impl Issuing {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let read = Form::open(json, ["issue_date"], "", &mut issues).and_then(|mut form| {
            let issue_date = form.optional("issue_date", date);
            Some(Self { issue_date: issue_date? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// How a document is voided; no body stands for an empty object.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = VoidInvoice)]
pub struct Voiding {
    /// For the record of who did what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub reason: Option<String>,
    /// The day it counts no more from; left out, the first that it may be: the day it was issued, or the
    /// latest on which something that had settled it was taken back; where that is locked, the first that
    /// is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub void_date: Option<Date>,
}

impl Voiding {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["reason", "void_date"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let reason = form.optional("reason", |json| any_text(json, 500));
            let void_date = form.optional("void_date", date);
            Some(Self { reason: reason?, void_date: void_date? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
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
