//! Documents that count no more.

use serde_json::json;
use tieout::contract::ledger::invoice::{Invoice, Voiding};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId};
use tieout::ledger::invoice::Stage;
use tieout::ledger::settlement::void_date;
use tieout::ledger::{Reason, Refusal};

use super::change::seen;
use super::rows::InvoiceRow;
use super::stored::save;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::load::parsed;
use crate::ledger::undo::undo;
use crate::ledger::vat::VatCounting;
use crate::ledger::{Action, Context, Decided, Denial};
use crate::query::query;

/// Voids a document: what it posted is undone by its mirror.
#[derive(Debug, Clone)]
pub struct VoidInvoice {
    /// Which one.
    pub id: InvoiceId,
    /// The name of the journal that undoes its own, if it has one.
    pub journal: JournalId,
    /// How.
    pub how: Voiding,
}

fn check(row: &InvoiceRow) -> Result<(), Refusal> {
    if row.stage == Stage::Void {
        return Err(Refusal::new(Reason::AlreadyVoid, "the document is void already"));
    }
    if !row.settled().is_zero() {
        let message = format!("{} of the document is settled: take that back first", row.settled());
        return Err(Refusal::new(Reason::HasAllocations, message));
    }
    Ok(())
}

/// When an allocation of it was last taken back; what never counted leaves no day to keep.
async fn last_taken_back(tx: &mut Tx, row: &InvoiceRow) -> Result<Option<Date>, StoreError> {
    const REMOVED: &str = "SELECT max(removed_date) AS day FROM allocations \
        WHERE organisation_id = $1 AND (invoice_id = $2 OR credit_note_id = $2) \
        AND removed_date > date";
    let removed = tx.first(query(REMOVED).bind(row.organisation).bind(row.id)).await?;
    parsed(&removed.ok_or(StoreError::Corrupt("day"))?, "day")
}

impl VoidInvoice {
    /// Posts the mirror of its journal; gives the day.
    async fn mirror(
        &self,
        tx: &mut Tx,
        context: &Context,
        row: &InvoiceRow,
        journal: JournalId,
    ) -> Decided<Date> {
        let taken_back = last_taken_back(tx, row).await?;
        undo(tx, context, (journal, self.journal), VatCounting::of_document(row), |_, book| {
            let day = void_date(row.issue_date, taken_back, self.how.void_date, book);
            day.map_err(|refusal| refusal.at("void_date"))
        })
        .await
    }
}

impl VoidInvoice {
    /// The day on which a draft is void.
    async fn drop_draft(&self, tx: &mut Tx, row: &InvoiceRow) -> Decided<Date> {
        let Some(asked) = self.how.void_date else { return Ok(row.issue_date) };
        let known = tx.book(row.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        known.book.check_reach(asked).map_err(|refusal| refusal.at("void_date"))?;
        Ok(asked)
    }
}

impl Action for VoidInvoice {
    type Object = Invoice;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Invoice, NotDone<Denial>> {
        let mut paper = seen(tx, context, self.id).await?;
        check(&paper.row)?;
        let was = paper.row.stage;
        // A draft is in no books: there is nothing to undo.
        let day = match paper.row.journal {
            None => self.drop_draft(tx, &paper.row).await?,
            Some(journal) => self.mirror(tx, context, &paper.row, journal).await?,
        };
        paper.row.void_journal = paper.row.journal.map(|_| self.journal);
        paper.row.void_date = Some(day);
        paper.row.stage = Stage::Void;
        paper.row.touch(context.at);
        save(tx, [&paper.row]).await?;
        tx.book(context.organisation, []).await?;
        let became = json!({
            "status": "void", "void_date": day, "void_journal_id": paper.row.void_journal,
            "reason": self.how.reason,
        });
        let values = [Some(json!({ "status": was.name() })), Some(became)];
        tx.books.audit(context, "invoice.void", self.id.to_string(), values)?;
        Ok(paper.row.object(&paper.lines, context.at.day()))
    }
}
