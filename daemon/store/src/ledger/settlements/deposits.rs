//! The VAT of deposits: released when they are allocated to invoices, and due again when that is taken back.

use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::settlement::Allocation;
use tieout::date::Date;
use tieout::id::{AllocationId, JournalId};
use tieout::ledger::allocation::{Allocated, removed_date};
use tieout::ledger::deposit::{DepositShare, release_date, title};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::invoice::VatCounts;
use tieout::ledger::journal::reversal_date;
use tieout::ledger::vat_entry::VatCounting;
use tieout::money::Money;

use super::rows::SettlementRow;
use crate::db::batch_query::{BatchInsert, batch_insert};
use crate::db::statement::query;
use crate::entropy::new_id_bits;
use crate::error::StoreError;
use crate::ledger::context::{Context, Decided};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::find_in;
use crate::ledger::undo::undo;
use crate::ledger::vat::settled_up::settles_up_on;
use crate::writes::batch::Batch;
use crate::writes::recorded::RecordedTable;

const PUT: BatchInsert = batch_insert!(
    deposit_releases [
        allocation_id: text 0, organisation_id: text 1, settlement_id: text 2, date: text 3,
        net: int 4, vat: int 5, journal_id: text 6, created_at: int 7
    ]
);

/// Releases the VAT of what these allocations, which have this name and those behind it, take of a deposit; of other
/// money there is none. The row has what was allocated before.
pub(super) async fn release(
    batch: &mut Batch,
    context: &Context,
    row: &mut SettlementRow,
    first: AllocationId,
    allocated: &[Allocated],
) -> Decided<()> {
    if row.deposit.is_none() || allocated.is_empty() {
        return Ok(());
    }
    let ids: Vec<_> = allocated.iter().map(|one| one.invoice).collect();
    let documents = find_in(batch, context.organisation, &ids).await?;
    let names = (0..).map(|place| AllocationId::new(first.bits().wrapping_add(place)));
    let mut sum = row.allocated.minor();
    for ((name, one), document) in names.zip(allocated).zip(documents) {
        sum += one.amount.minor();
        let document = document.ok_or(StoreError::Corrupt("invoice_id"))?;
        release_one(batch, context, row, (name, one, &document), Money::from_minor(sum)).await?;
    }
    Ok(())
}

/// Releases what one allocation takes, when so much of the deposit is allocated with it.
async fn release_one(
    batch: &mut Batch,
    context: &Context,
    row: &mut SettlementRow,
    (name, one, document): (AllocationId, &Allocated, &InvoiceRow),
    sum: Money,
) -> Decided<()> {
    let Some(deposit) = &mut row.deposit else { return Ok(()) };
    let part = deposit.vat.released(sum, deposit.released);
    // Settled up, the invoice counts in full whenever the deposit is allocated.
    let settled = settles_up_on(batch, document).await?.filter(|day| *day < one.date);
    let known = batch.book(context.organisation, []).await?;
    let book = &known.ok_or(StoreError::Corrupt("organisation_id"))?.book;
    let Some(posting) = deposit.vat.release(part, book)? else { return Ok(()) };
    let own = document.document_vat().counts_from;
    let counts = match (document.vat_counts, settled) {
        (VatCounts::Issued, _) => own,
        (VatCounts::Paid, Some(day)) => own.max(day),
        (VatCounts::Paid, None) => one.date,
    };
    let (date, journal) = (release_date(row.date, counts, book)?, JournalId::new(new_id_bits()));
    let number = document.number.as_deref().unwrap_or_default();
    let entry = NewEntry {
        id: journal,
        entry_date: date,
        description: title(number, &document.contact_name),
        reference: document.number.clone(),
        external_id: None,
        source: Source::Deposit,
        reverses: None,
    };
    batch.books.post_as(context, entry, &posting, VatCounting::Undoing(row.date))?;
    let kept = (
        name.to_string(),
        context.organisation.to_string(),
        row.id.to_string(),
        date.to_string(),
        part.net.minor(),
        part.vat.minor(),
        journal.to_string(),
        context.at.unix_ms(),
    );
    batch.put(PUT, &[kept]).await?;
    batch.books.record(context.organisation, RecordedTable::DepositReleases, name);
    deposit.released = moved(deposit.released, part, 1);
    Ok(())
}

/// Has the VAT of a deposit due again that was released to these allocations, which are taken back on a day.
pub(super) async fn unrelease(
    batch: &mut Batch,
    context: &Context,
    row: &mut SettlementRow,
    taken: &[Allocation],
    undone: Date,
) -> Decided<()> {
    const KEPT: &str = "SELECT net, vat, journal_id FROM deposit_releases \
        WHERE organisation_id = $1 AND allocation_id = $2 AND void_date IS NULL";
    const UNDO: &str = "UPDATE deposit_releases SET void_date = $3, void_journal_id = $4 \
        WHERE organisation_id = $1 AND allocation_id = $2";
    let organisation = context.organisation;
    let Some(deposit) = &mut row.deposit else { return Ok(()) };
    for one in taken {
        let kept = batch.first(query!(KEPT).bind(organisation).bind(one.id)).await?;
        let Some(kept) = kept else { continue };
        let (journal, mirror) = (kept.parse("journal_id")?, JournalId::new(new_id_bits()));
        let removed = removed_date(one.date, undone);
        let counting = VatCounting::Undoing(row.date);
        let date = undo(batch, context, (journal, mirror), counting, |own, book| {
            reversal_date(own.max(removed), None, book)
        })
        .await?;
        let undo = query!(UNDO).bind(organisation).bind(one.id).bind(date.to_string()).bind(mirror);
        batch.execute(undo).await?;
        batch.books.record(organisation, RecordedTable::DepositReleases, one.id);
        let money = |column| kept.get(column).map(Money::from_minor);
        let part = DepositShare { net: money("net")?, vat: money("vat")? };
        deposit.released = moved(deposit.released, part, -1);
    }
    Ok(())
}

const fn moved(released: DepositShare, part: DepositShare, sign: i64) -> DepositShare {
    DepositShare {
        net: Money::from_minor(released.net.minor() + sign * part.net.minor()),
        vat: Money::from_minor(released.vat.minor() + sign * part.vat.minor()),
    }
}
