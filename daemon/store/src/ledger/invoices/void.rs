//! Documents that count no more.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::invoice::{Invoice, Voiding};
use tieout::date::Date;
use tieout::id::{InvoiceId, JournalId};
use tieout::ledger::invoice::{Stage, check_void};
use tieout::ledger::settlement::void_date;
use tieout::ledger::unpaid_vat::check_not_relieved;

use super::change::seen;
use super::rows::InvoiceRow;
use super::stored::save;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::undo::undo;
use crate::ledger::vat::settled_up::settle_up;
use crate::writes::batch::Batch;

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

/// When an allocation of it was last taken back; what never counted leaves no day to keep.
async fn last_taken_back(batch: &mut Batch, row: &InvoiceRow) -> Result<Option<Date>, StoreError> {
    const REMOVED: &str = "SELECT max(removed_date) AS day FROM allocations \
        WHERE organisation_id = $1 AND (invoice_id = $2 OR credit_note_id = $2) \
        AND removed_date > date";
    let removed = batch.first(query!(REMOVED).bind(row.organisation).bind(row.id)).await?;
    removed.ok_or(StoreError::Corrupt("day"))?.parse_or_none("day")
}

impl VoidInvoice {
    /// Posts the mirror of its journal; gives the day.
    async fn mirror(
        &self,
        batch: &mut Batch,
        context: &Context,
        row: &InvoiceRow,
        journal: JournalId,
    ) -> Decided<Date> {
        let taken_back = last_taken_back(batch, row).await?;
        undo(batch, context, (journal, self.journal), row.vat_counting(), |_, book| {
            let day = void_date(row.issue_date, taken_back, self.how.void_date, book);
            day.map_err(|refusal| refusal.at("void_date"))
        })
        .await
    }
}

impl VoidInvoice {
    /// The day on which a draft is void.
    async fn drop_draft(&self, batch: &mut Batch, row: &InvoiceRow) -> Decided<Date> {
        let Some(asked) = self.how.void_date else { return Ok(row.issue_date) };
        let known = batch.book(row.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        known.book.check_reach(asked).map_err(|refusal| refusal.at("void_date"))?;
        Ok(asked)
    }
}

#[async_trait]
impl Action for VoidInvoice {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let mut draft = seen(batch, context, self.id).await?;
        check_void(draft.row.stage, draft.row.settled())?;
        check_not_relieved(draft.row.relieved)?;
        let was = draft.row.stage;
        // A draft is in no books: there is nothing to undo.
        let day = match draft.row.journal {
            None => self.drop_draft(batch, &draft.row).await?,
            Some(journal) => self.mirror(batch, context, &draft.row, journal).await?,
        };
        draft.row.void_journal = draft.row.journal.map(|_| self.journal);
        draft.row.void_date = Some(day);
        draft.row.stage = Stage::Void;
        draft.row.touch(context.at);
        save(batch, [&draft.row]).await?;
        if was == Stage::Issued {
            settle_up(batch, &draft.row).await?;
        }
        batch.book(context.organisation, []).await?;
        let became = json!({
            "status": "void", "void_date": day, "void_journal_id": draft.row.void_journal,
            "reason": self.how.reason,
        });
        let values = [Some(json!({ "status": was.name() })), Some(became)];
        batch.books.audit(context, "invoice.void", self.id.to_string(), values)?;
        Ok(draft.row.object(&draft.lines, context.at.day()))
    }
}
