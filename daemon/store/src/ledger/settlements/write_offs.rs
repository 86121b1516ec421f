//! What is outstanding of documents, written off, and due again.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::invoice::{Invoice, InvoiceKind, UndoWriteOff, WriteOff};
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::settlement::Allocation;
use tieout::date::Date;
use tieout::id::{AccountId, AllocationId, InvoiceId, JournalId};
use tieout::ledger::allocation::Allocated;
use tieout::ledger::bad_debt::{
    NeverDueVat, OutstandingDebt, check_written_off, post, title, undo_date, write_off,
};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::leaving_cash::never_falls_due;
use tieout::ledger::unpaid_vat::check_not_relieved;
use tieout::ledger::vat_entry::VatCounting;
use tieout::ledger::{Book, Refusal};
use tieout::money::Money;

use super::allocations::{self, By, live_write_offs};
use super::items::items;
use crate::db::batch_query::{BatchInsert, batch_insert};
use crate::db::statement::query;
use crate::entropy::new_id_bits;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::{find_in, object_in};
use crate::ledger::undo::undo;
use crate::ledger::vat::paid::{never_due_so_far, whole_of};
use crate::ledger::vat::settled_up::{settle_up, settles_up_on};
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

const PUT: BatchInsert = batch_insert!(
    write_offs [
        allocation_id: text 0, organisation_id: text 1, invoice_id: text 2, date: text 3,
        amount: int 4, account_id: text 5, reason: text 6, journal_id: text 7, created_at: int 8,
        vat: int 9
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
    /// Whether its VAT never falls due; none where the document says it.
    pub(super) is_never_due: Option<bool>,
}

/// The VAT of a document that never falls due when so much more of it is written off.
async fn never_due(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
    made: &WriteOffDraft,
) -> Result<Option<NeverDueVat>, StoreError> {
    let found = find_in(batch, context.organisation, &[id]).await?.pop().flatten();
    let row = found.ok_or(StoreError::Corrupt("invoice_id"))?;
    if row.vat_counts != VatCounts::Paid {
        return Ok(None);
    }
    let settled = settles_up_on(batch, &row).await?;
    let by_days = || never_falls_due(made.date, row.due_date, row.tax_point(), settled);
    if !made.is_never_due.unwrap_or_else(by_days) {
        return Ok(None);
    }
    let whole = whole_of(batch, &row).await?;
    let [amount, vat] = never_due_so_far(batch, &row).await?;
    let (side, gross) = (row.document_vat().side, row.total.gross.minor());
    let never_due = NeverDueVat::of(&whole, side, gross, amount + made.amount.minor());
    Ok(Some(never_due.beside(vat)))
}

/// Posts a write-off and keeps it.
pub(super) async fn write_one(
    batch: &mut Batch,
    context: &Context,
    row: &InvoiceRow,
    made: WriteOffDraft,
) -> Decided<()> {
    let never_due = never_due(batch, context, row.id, &made).await?;
    let known = batch.book(context.organisation, [made.account]).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    let debt = debt(row, made.date, made.amount);
    let posting = post(&debt, made.account, never_due, &known.book)?;
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
        never_due.map(|vat| vat.debit),
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
    /// Whether it took VAT off the VAT account, if there is any.
    pub(super) is_never_due: bool,
}

/// What is kept of a write-off that stands.
pub(super) async fn kept(
    batch: &mut Batch,
    context: &Context,
    allocation: AllocationId,
) -> Result<KeptWriteOff, StoreError> {
    const KEPT: &str = "SELECT journal_id, account_id, reason, CAST(CASE WHEN vat IS NULL THEN 0 ELSE 1 END AS BIGINT) \
        AS takes_vat FROM write_offs \
        WHERE organisation_id = $1 AND allocation_id = $2 AND void_date IS NULL";
    let found = batch.first(query!(KEPT).bind(context.organisation).bind(allocation)).await?;
    let found = found.ok_or(StoreError::Corrupt("allocation_id"))?;
    Ok(KeptWriteOff {
        journal: found.parse("journal_id")?,
        account: found.parse("account_id")?,
        reason: found.get("reason")?,
        is_never_due: found.flag("takes_vat")?,
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

/// Writes off anew what is written off of a document whose VAT counts otherwise by now: what of its VAT never falls due
/// is other than it was. Each on its own day, or the first open one.
pub(in crate::ledger) async fn write_off_again(
    batch: &mut Batch,
    context: &Context,
    row: &InvoiceRow,
) -> Decided<()> {
    if row.written_off.is_zero() || row.total.vat.is_zero() {
        return Ok(());
    }
    check_not_relieved(row.relieved)?;
    let mut again = Vec::new();
    for last in live_write_offs(batch, context.organisation, row.id).await?.into_iter().rev() {
        let KeptWriteOff { journal, account, reason, .. } = kept(batch, context, last.id).await?;
        let (name, amount) = (last.id, last.amount);
        let undone = (last, journal, JournalId::new(new_id_bits()));
        let date = take_back(batch, context, undone, |own, book| undo_date(own, None, book));
        again.push(WriteOffDraft {
            allocation: AllocationId::new(name.bits().wrapping_add(1)),
            journal: JournalId::new(new_id_bits()),
            date: date.await?,
            amount,
            account,
            reason,
            is_never_due: None,
        });
    }
    for made in again.into_iter().rev() {
        write_one(batch, context, row, made).await?;
    }
    Ok(())
}

#[async_trait]
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
            is_never_due: None,
        };
        write_one(batch, context, &row, made).await?;
        settle_up(batch, &row).await?;
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

#[async_trait]
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
        settle_up(batch, &row).await?;
        let was = json!({ "amount": amount, "journal_id": journal });
        let became = json!({
            "date": date, "journal_id": self.journal, "reason": self.how.reason,
        });
        batch.books.audit(context, "invoice.undo_write_off", id, [Some(was), Some(became)])?;
        Ok(object(batch, context, self.id).await?)
    }
}
