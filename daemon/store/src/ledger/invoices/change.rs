//! Documents changed, issued from a draft, and drafts deleted.

use async_trait::async_trait;
use tieout::contract::ledger::invoice::{Invoice, InvoicePatch, Issuing};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId};
use tieout::ledger::book::check_currency;
use tieout::ledger::invoice::{Stage, check_contact, check_draft, check_due, moved_due_date};

use super::issue::{DocumentDraft, fresh, vat_manner};
use super::number::{check_document, check_free};
use super::rows::InvoiceRow;
use super::stored::{delete_lines, find_whole_in, save, save_lines};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::contacts::naming::party;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::vat::settled_up::settle_up;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;

/// The document, if it is there in the version that the caller has seen.
pub(super) async fn seen(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<DocumentDraft, NotDone<Denial>> {
    let Some((row, lines)) = find_whole_in(batch, context.organisation, id).await? else {
        return Err(Denial::NotThere.into());
    };
    context.check_version(row.version)?;
    Ok(DocumentDraft { row, lines, vats: Vec::new() })
}

/// The due date moves along with the issue date.
fn move_to(row: &mut InvoiceRow, issue_date: Date) {
    row.due_date = moved_due_date(row.issue_date, row.due_date, issue_date);
    row.issue_date = issue_date;
}

/// Changes a document.
#[derive(Debug, Clone)]
pub struct UpdateInvoice {
    /// Which one.
    pub id: InvoiceId,
    /// What changes.
    pub patch: InvoicePatch,
}

impl UpdateInvoice {
    /// What may change of every document that is not void.
    fn patch_head(&self, row: &mut InvoiceRow) {
        let patch = self.patch.clone();
        row.due_date = patch.due_date.unwrap_or(row.due_date);
        row.reference = patch.reference.over(row.reference.take());
        row.notes = patch.notes.over(row.notes.take());
        row.external_id = patch.external_id.over(row.external_id.take());
        let kept = Some(std::mem::take(&mut row.metadata));
        row.metadata = patch.metadata.over(kept).unwrap_or_default();
    }

    /// What may change of a draft, with its lines worked out anew.
    async fn patch_draft(
        &self,
        batch: &mut Batch,
        context: &Context,
        draft: &mut DocumentDraft,
    ) -> Decided<()> {
        let patch = self.patch.clone();
        let row = &mut draft.row;
        let was = (row.contact, row.invoice_type);
        row.invoice_type = patch.invoice_type.unwrap_or(row.invoice_type);
        row.kind = patch.kind.unwrap_or(row.kind);
        row.contact = patch.contact_id.unwrap_or(row.contact);
        row.number = patch.number.over(row.number.take());
        row.amounts_are = patch.amounts_are.unwrap_or(row.amounts_are);
        if let Some(issue_date) = patch.issue_date {
            move_to(row, issue_date);
        }
        row.given_tax_point = patch.tax_point.over(row.given_tax_point);
        self.patch_head(row);
        // One that is there may have been archived since.
        if was != (row.contact, row.invoice_type) {
            let party = party(batch, context.organisation, row.contact, "contact_id").await?;
            check_contact(row.invoice_type, party.kind)?;
            row.contact_name = party.name;
        }
        if let Some(lines) = &patch.lines {
            draft.lines = fresh(lines);
        }
        let vat = vat_manner(batch, context.organisation).await?;
        let known = batch.book(context.organisation, draft.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        if patch.lines.is_some() {
            draft.check_accounts(&known.book)?;
        }
        draft.check_tax_point(&known.book)?;
        draft.work_out(&vat, &known.book)?;
        check_free(batch, &draft.row).await
    }
}

#[async_trait]
impl Action for UpdateInvoice {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let mut draft = seen(batch, context, self.id).await?;
        let known = batch.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        if draft.row.stage != Stage::Issued || !self.patch.is_for_issued() {
            check_draft(draft.row.stage)?;
        }
        check_currency(self.patch.currency.as_ref(), &known.currency)?;
        let today = context.at.day();
        let was = audit_json(&draft.row.object(&draft.lines, today));
        let is_draft = draft.row.stage == Stage::Draft;
        if is_draft {
            self.patch_draft(batch, context, &mut draft).await?;
        } else {
            self.patch_head(&mut draft.row);
        }
        check_due(draft.row.issue_date, draft.row.due_date)?;
        check_document(batch, &draft.row).await?;
        draft.row.touch(context.at);
        save(batch, [&draft.row]).await?;
        if is_draft {
            delete_lines(batch, &draft.row).await?;
            save_lines(batch, &draft.row, &draft.lines).await?;
        }
        let made = draft.row.object(&draft.lines, today);
        let values = [was, audit_json(&made)];
        batch.books.audit(context, "invoice.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// Issues a draft.
#[derive(Debug, Clone)]
pub struct IssueInvoice {
    /// Which one.
    pub id: InvoiceId,
    /// The name of the journal that it becomes.
    pub journal: JournalId,
    /// How.
    pub how: Issuing,
}

#[async_trait]
impl Action for IssueInvoice {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut draft = seen(batch, context, self.id).await?;
        check_draft(draft.row.stage)?;
        if let Some(issue_date) = self.how.issue_date {
            move_to(&mut draft.row, issue_date);
        }
        let party = party(batch, organisation, draft.row.contact, "contact_id").await?;
        // Rates and rounding may have changed since it was written.
        let vat = vat_manner(batch, organisation).await?;
        let known = batch.book(organisation, draft.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_contact(draft.row.invoice_type, party.kind)?;
        draft.work_out(&vat, &known.book)?;
        draft.warn(batch, context, self.how.strict).await?;
        draft.issue(batch, context, &vat, self.journal).await?;
        draft.row.touch(context.at);
        save(batch, [&draft.row]).await?;
        delete_lines(batch, &draft.row).await?;
        save_lines(batch, &draft.row, &draft.lines).await?;
        settle_up(batch, &draft.row).await?;
        let made = draft.row.object(&draft.lines, context.at.day());
        batch.books.audit(
            context,
            "invoice.issue",
            self.id.to_string(),
            [None, audit_json(&made)],
        )?;
        Ok(made)
    }
}

/// Removes a draft.
#[derive(Debug, Clone, Copy)]
pub struct DeleteInvoice(pub InvoiceId);

#[async_trait]
impl Action for DeleteInvoice {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        const DELETE: &str = "DELETE FROM invoices WHERE organisation_id = $1 AND id = $2";
        let draft = seen(batch, context, self.0).await?;
        check_draft(draft.row.stage)?;
        delete_lines(batch, &draft.row).await?;
        batch.execute(query!(DELETE).bind(context.organisation).bind(self.0)).await?;
        batch.book(context.organisation, []).await?;
        let was = draft.row.object(&draft.lines, context.at.day());
        batch.books.audit(
            context,
            "invoice.delete",
            self.0.to_string(),
            [audit_json(&was), None],
        )?;
        Ok(was)
    }
}
