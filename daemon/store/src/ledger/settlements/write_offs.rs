//! What is outstanding of documents, written off, and due again.

use serde_json::json;
use tieout::contract::ledger::invoice::{Invoice, InvoiceKind, UndoWriteOff, WriteOff};
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::settlement::Allocation;
use tieout::date::Date;
use tieout::id::{AccountId, AllocationId, InvoiceId, JournalId};
use tieout::ledger::allocation::Allocated;
use tieout::ledger::bad_debt::{
    OutstandingDebt, check_written_off, post, title, undo_date, write_off,
};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::unpaid_vat::check_not_relieved;
use tieout::ledger::vat_entry::VatCounting;
use tieout::ledger::{Book, Refusal};
use tieout::money::Money;

use super::allocations::{self, By, live_write_offs};
use super::items::items;
use crate::db::batch_query::{BatchInsert, batch_insert};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, object_in};
use crate::ledger::undo::undo;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

const PUT: BatchInsert = batch_insert!(
    write_offs [
        allocation_id: text 0, organisation_id: text 1, invoice_id: text 2, date: text 3,
        amount: int 4, account_id: text 5, reason: text 6, journal_id: text 7, created_at: int 8
    ]
);

/// Writes off what is outstanding of a document.
#[derive(Debug, Clone)]
pub struct WriteOffInvoice {
    /// Which one.
    pub id: InvoiceId,
    /// The name of the allocation that it is.
    pub allocation: AllocationId,
    /// The name of its journal.
    pub journal: JournalId,
    /// How.
    pub how: WriteOff,
}

/// The document, if it is there in the version that the caller has seen.
async fn seen(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<InvoiceRow, NotDone<Denial>> {
    let found = find_in(batch, context.organisation, &[id]).await?.pop().flatten();
    let row = found.ok_or(Denial::NotThere)?;
    context.check_version(row.version)?;
    Ok(row)
}

async fn object(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<Invoice, StoreError> {
    let made = object_in(batch, context.organisation, id, context.at.day()).await?;
    made.ok_or(StoreError::Corrupt("invoice_id"))
}

/// What is outstanding of a document of which so much is, and more may settle it from a day on.
const fn debt(row: &InvoiceRow, from: Date, outstanding: Money) -> OutstandingDebt {
    OutstandingDebt {
        side: row.invoice_type,
        is_credit_note: matches!(row.kind, InvoiceKind::CreditNote),
        stage: row.stage,
        from,
        outstanding,
    }
}

/// A write-off that is decided.
#[derive(Debug, Clone)]
pub(super) struct WriteOffDraft {
    /// The name of the allocation that it is.
    pub(super) allocation: AllocationId,
    pub(super) journal: JournalId,
    pub(super) date: Date,
    pub(super) amount: Money,
    pub(super) account: AccountId,
    pub(super) reason: Option<String>,
}

/// Posts a write-off and keeps it.
pub(super) async fn write_one(
    batch: &mut Batch,
    context: &Context,
    row: &InvoiceRow,
    made: WriteOffDraft,
) -> Decided<()> {
    let known = batch.book(context.organisation, [made.account]).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let posting = post(&debt(row, made.date, made.amount), made.account, &known.book)?;
    let number = row.number.as_deref().unwrap_or_default();
    let entry = NewEntry {
        id: made.journal,
        entry_date: made.date,
        description: title(number, &row.contact_name),
        reference: row.number.clone(),
        external_id: None,
        source: Source::WriteOff,
        reverses: None,
    };
    batch.books.post(context, entry, &posting)?;
    let (amount, date, is_deducted) = (made.amount, made.date, false);
    let allocated = Allocated { invoice: row.id, amount, date, is_deducted };
    allocations::add(batch, context, made.allocation, By::WriteOff, &[allocated]).await?;
    let kept = (
        made.allocation.to_string(),
        context.organisation.to_string(),
        row.id.to_string(),
        made.date.to_string(),
        made.amount.minor(),
        made.account.to_string(),
        made.reason,
        made.journal.to_string(),
        context.at.unix_ms(),
    );
    batch.put(PUT, &[kept]).await?;
    batch.books.record(context.organisation, RecordedTable::WriteOffs, made.allocation);
    Ok(())
}

/// A write-off that stands: its journal, the account that has it, and why.
#[derive(Debug, Clone)]
pub(super) struct KeptWriteOff {
    pub(super) journal: JournalId,
    pub(super) account: AccountId,
    pub(super) reason: Option<String>,
}

/// What is kept of a write-off that stands.
pub(super) async fn kept(
    batch: &mut Batch,
    context: &Context,
    allocation: AllocationId,
) -> Result<KeptWriteOff, StoreError> {
    const KEPT: &str = "SELECT journal_id, account_id, reason FROM write_offs \
        WHERE organisation_id = $1 AND allocation_id = $2 AND void_date IS NULL";
    let found = batch.first(query!(KEPT).bind(context.organisation).bind(allocation)).await?;
    let found = found.ok_or(StoreError::Corrupt("allocation_id"))?;
    Ok(KeptWriteOff {
        journal: found.parse("journal_id")?,
        account: found.parse("account_id")?,
        reason: found.get("reason")?,
    })
}

/// Undoes a write-off by the mirror of its journal, on the day that is decided from its own; gives that.
pub(super) async fn take_back(
    batch: &mut Batch,
    context: &Context,
    (last, journal, mirror): (Allocation, JournalId, JournalId),
    day: impl FnOnce(Date, &Book) -> Result<Date, Refusal> + Send,
) -> Decided<Date> {
    const UNDO: &str = "UPDATE write_offs SET void_date = $3, void_journal_id = $4 \
        WHERE organisation_id = $1 AND allocation_id = $2";
    let organisation = context.organisation;
    let date = undo(batch, context, (journal, mirror), VatCounting::ByAccount, day).await?;
    let undone = query!(UNDO).bind(organisation).bind(last.id).bind(date.to_string()).bind(mirror);
    batch.execute(undone).await?;
    batch.books.record(organisation, RecordedTable::WriteOffs, last.id);
    allocations::remove(batch, context, By::WriteOff, &[last], date).await?;
    Ok(date)
}

impl Action for WriteOffInvoice {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let row = seen(batch, context, self.id).await?;
        let items = items(batch, context.organisation, [self.id]).await?;
        let item = items.get(&self.id).ok_or(StoreError::Corrupt("invoice_id"))?;
        let amount = row.open();
        let known = batch.book(context.organisation, self.how.account_id).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let account = write_off(&debt(&row, item.from, amount), &self.how, &known.book)?;
        let made = WriteOffDraft {
            allocation: self.allocation,
            journal: self.journal,
            date: self.how.date,
            amount,
            account,
            reason: self.how.reason.clone(),
        };
        write_one(batch, context, &row, made).await?;
        let became = json!({
            "amount": amount, "date": self.how.date, "account_id": account,
            "journal_id": self.journal, "reason": self.how.reason,
        });
        let values = [None, Some(became)];
        batch.books.audit(context, "invoice.write_off", self.id.to_string(), values)?;
        Ok(object(batch, context, self.id).await?)
    }
}

/// Makes due again what was written off of a document last.
#[derive(Debug, Clone)]
pub struct UndoInvoiceWriteOff {
    /// Of which one.
    pub id: InvoiceId,
    /// The name of the journal that undoes it.
    pub journal: JournalId,
    /// How.
    pub how: UndoWriteOff,
}

impl Action for UndoInvoiceWriteOff {
    type Object = Invoice;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Invoice, NotDone<Denial>> {
        let organisation = context.organisation;
        let row = seen(batch, context, self.id).await?;
        check_written_off(row.written_off)?;
        check_not_relieved(row.relieved)?;
        let last = live_write_offs(batch, organisation, self.id).await?.pop();
        let last = last.ok_or(StoreError::Corrupt("written_off"))?;
        let (amount, journal) = (last.amount, kept(batch, context, last.id).await?.journal);
        let (undone, asked) = ((last, journal, self.journal), self.how.date);
        let date = take_back(batch, context, undone, |own, book| undo_date(own, asked, book));
        let (date, id) = (date.await?, self.id.to_string());
        let was = json!({ "amount": amount, "journal_id": journal });
        let became = json!({
            "date": date, "journal_id": self.journal, "reason": self.how.reason,
        });
        batch.books.audit(context, "invoice.undo_write_off", id, [Some(was), Some(became)])?;
        Ok(object(batch, context, self.id).await?)
    }
}
