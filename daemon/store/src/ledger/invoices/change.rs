//! Documents changed, issued from a draft, and drafts deleted.

use tieout::contract::ledger::invoice::{Invoice, InvoicePatch, Issuing};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId};
use tieout::ledger::invoice::{Stage, check_contact, check_due};
use tieout::ledger::{Reason, Refusal};

use super::issue::{Paper, fresh, vat_manner};
use super::number::check_free;
use super::rows::InvoiceRow;
use super::stored::{delete_lines, find_whole_in, save, save_lines};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::bank::check_currency;
use crate::ledger::contacts::party;
use crate::ledger::pending::told;
use crate::ledger::{Action, Context, Decided, Denial};
use crate::query::query;

/// The document, if it is there in the version that the caller has seen.
pub(super) async fn seen(
    tx: &mut Tx,
    context: &Context,
    id: InvoiceId,
) -> Result<Paper, NotDone<Denial>> {
    let Some((row, lines)) = find_whole_in(tx, context.organisation, id).await? else {
        return Err(Denial::NotThere.into());
    };
    context.check_version(row.version)?;
    Ok(Paper { row, lines })
}

/// Refuses what is in the books, or was.
fn check_draft(row: &InvoiceRow) -> Result<(), Refusal> {
    if row.stage == Stage::Draft {
        return Ok(());
    }
    let message = format!("the document is {}, and no draft", row.stage);
    Err(Refusal::new(Reason::NotDraft, message))
}

/// The due date moves along with the issue date.
fn move_to(row: &mut InvoiceRow, issue_date: Date) {
    row.due_date = row.due_date.plus_days(issue_date.days_after(row.issue_date));
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
    }

    /// What may change of a draft, with its lines worked out anew.
    async fn patch_draft(&self, tx: &mut Tx, context: &Context, paper: &mut Paper) -> Decided<()> {
        let patch = self.patch.clone();
        let row = &mut paper.row;
        let was = (row.contact, row.invoice_type);
        row.invoice_type = patch.invoice_type.unwrap_or(row.invoice_type);
        row.kind = patch.kind.unwrap_or(row.kind);
        row.contact = patch.contact_id.unwrap_or(row.contact);
        row.number = patch.number.over(row.number.take());
        row.amounts_are = patch.amounts_are.unwrap_or(row.amounts_are);
        if let Some(issue_date) = patch.issue_date {
            move_to(row, issue_date);
        }
        self.patch_head(row);
        // One that is there may have been archived since.
        if was != (row.contact, row.invoice_type) {
            let party = party(tx, context.organisation, row.contact, "contact_id").await?;
            check_contact(row.invoice_type, party.kind)?;
            row.contact_name = party.name;
        }
        if let Some(lines) = &patch.lines {
            paper.lines = fresh(lines);
        }
        let vat = vat_manner(tx, context.organisation).await?;
        let known = tx.book(context.organisation, paper.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        if patch.lines.is_some() {
            paper.check_accounts(&known.book)?;
        }
        paper.work_out(vat, &known.book)?;
        check_free(tx, &paper.row).await
    }
}

impl Action for UpdateInvoice {
    type Object = Invoice;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Invoice, NotDone<Denial>> {
        let mut paper = seen(tx, context, self.id).await?;
        let known = tx.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        if paper.row.stage != Stage::Issued || !self.patch.is_for_issued() {
            check_draft(&paper.row)?;
        }
        check_currency(self.patch.currency.as_ref(), known)?;
        let today = context.at.day();
        let was = told(&paper.row.object(&paper.lines, today));
        let is_draft = paper.row.stage == Stage::Draft;
        if is_draft {
            self.patch_draft(tx, context, &mut paper).await?;
        } else {
            self.patch_head(&mut paper.row);
        }
        check_due(paper.row.issue_date, paper.row.due_date)?;
        paper.row.touch(context.at);
        save(tx, [&paper.row]).await?;
        if is_draft {
            delete_lines(tx, &paper.row).await?;
            save_lines(tx, &paper.row, &paper.lines).await?;
        }
        let made = paper.row.object(&paper.lines, today);
        let values = [was, told(&made)];
        tx.books.audit(context, "invoice.update", self.id.to_string(), values)?;
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

impl Action for IssueInvoice {
    type Object = Invoice;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Invoice, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut paper = seen(tx, context, self.id).await?;
        check_draft(&paper.row)?;
        if let Some(issue_date) = self.how.issue_date {
            move_to(&mut paper.row, issue_date);
        }
        let party = party(tx, organisation, paper.row.contact, "contact_id").await?;
        // Rates and rounding may have changed since it was written.
        let vat = vat_manner(tx, organisation).await?;
        let known = tx.book(organisation, paper.accounts()).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_contact(paper.row.invoice_type, party.kind)?;
        paper.work_out(vat, &known.book)?;
        paper.issue(tx, context, vat, self.journal).await?;
        paper.row.touch(context.at);
        save(tx, [&paper.row]).await?;
        delete_lines(tx, &paper.row).await?;
        save_lines(tx, &paper.row, &paper.lines).await?;
        let made = paper.row.object(&paper.lines, context.at.day());
        tx.books.audit(context, "invoice.issue", self.id.to_string(), [None, told(&made)])?;
        Ok(made)
    }
}

/// Removes a draft.
#[derive(Debug, Clone, Copy)]
pub struct DeleteInvoice(pub InvoiceId);

impl Action for DeleteInvoice {
    type Object = Invoice;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Invoice, NotDone<Denial>> {
        const DELETE: &str = "DELETE FROM invoices WHERE organisation_id = $1 AND id = $2";
        let paper = seen(tx, context, self.0).await?;
        check_draft(&paper.row)?;
        delete_lines(tx, &paper.row).await?;
        tx.execute(query(DELETE).bind(context.organisation).bind(self.0)).await?;
        tx.book(context.organisation, []).await?;
        let was = paper.row.object(&paper.lines, context.at.day());
        tx.books.audit(context, "invoice.delete", self.0.to_string(), [told(&was), None])?;
        Ok(was)
    }
}
