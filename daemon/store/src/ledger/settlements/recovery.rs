//! Money that comes for what was written off: it is due again, and relief from its VAT is repaid. A purchase that is
//! paid or credited after all has the VAT back that was given back of it.

use std::collections::BTreeMap;

use serde_json::json;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::date::Date;
use tieout::id::{AllocationId, InvoiceId, JournalId};
use tieout::ledger::allocation::{AllocatableDocument, Allocated};
use tieout::ledger::bad_debt::{recovery_days, undo_date};
use tieout::ledger::unpaid_vat::UnpaidVatAct;
use tieout::money::Money;

use super::allocations::live_write_offs;
use super::write_offs::{KeptWriteOff, WriteOffDraft, kept, take_back, write_one};
use crate::entropy::new_id_bits;
use crate::error::StoreError;
use crate::ledger::context::{Context, Decided};
use crate::ledger::invoices::rows::InvoiceRow;
use crate::ledger::invoices::stored::find_in;
use crate::ledger::vat::paid::never_due_so_far;
use crate::ledger::vat::settled_up::settle_up;
use crate::ledger::vat::unpaid::{VatMove, last_move, move_vat};
use crate::writes::batch::Batch;

/// What is allocated to each document, in minor units, and from when on.
fn sums(allocated: &[Allocated]) -> BTreeMap<InvoiceId, (i64, Date)> {
    let mut sums: BTreeMap<InvoiceId, (i64, Date)> = BTreeMap::new();
    for one in allocated {
        let (sum, date) = sums.entry(one.invoice).or_insert((0, one.date));
        *sum += one.amount.minor();
        *date = one.date.max(*date);
    }
    sums
}

/// Makes due again what these allocations settle of what was written off, before they are written; gives them with
/// the days from which they count.
pub(super) async fn recover(
    batch: &mut Batch,
    context: &Context,
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
    mut allocated: Vec<Allocated>,
) -> Decided<Vec<Allocated>> {
    for (id, (sum, date)) in sums(&allocated) {
        let item = items.get(&id).ok_or(StoreError::Corrupt("invoice_id"))?;
        let excess = sum - item.due().minor();
        if excess <= 0 {
            continue;
        }
        let from = recover_from(batch, context, id, (excess, date)).await?;
        for one in allocated.iter_mut().filter(|one| one.invoice == id) {
            one.date = one.date.max(from);
        }
    }
    Ok(allocated)
}

/// Has the VAT back of unpaid purchases that these allocations pay or credit, before they are written.
pub(super) async fn restore(
    batch: &mut Batch,
    context: &Context,
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
    allocated: &[Allocated],
) -> Decided<()> {
    for (id, (sum, date)) in sums(allocated) {
        let item = items.get(&id).ok_or(StoreError::Corrupt("invoice_id"))?;
        if item.side != InvoiceType::Purchase || item.relieved.is_zero() {
            continue;
        }
        let mut row = row_of(batch, context, id).await?;
        let [never_due, _] = never_due_so_far(batch, &row).await?;
        let unpaid = Money::from_minor(item.unpaid().minor() - never_due - sum);
        if item.relieved <= unpaid {
            continue;
        }
        let last = last_move(batch, &row).await?.ok_or(StoreError::Corrupt("relieved"))?;
        let known = batch.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let how = VatMove {
            id: JournalId::new(new_id_bits()),
            act: UnpaidVatAct::InputRestored,
            date: undo_date(date, None, &known.book)?,
            to: unpaid,
            account: last.account,
            reason: None,
        };
        let date = how.date;
        let vat = move_vat(batch, context, &mut row, how).await?;
        let restored = Money::from_minor(-vat.minor());
        let became = json!({ "date": date, "vat_restored": restored });
        let values = [None, Some(became)];
        batch.books.audit(context, "invoice.restore_vat", id.to_string(), values)?;
    }
    Ok(())
}

async fn row_of(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
) -> Result<InvoiceRow, StoreError> {
    let found = find_in(batch, context.organisation, &[id]).await?.pop().flatten();
    found.ok_or(StoreError::Corrupt("invoice_id"))
}

/// Makes so much of a document due again for money of a day; gives the day from which the money counts.
async fn recover_from(
    batch: &mut Batch,
    context: &Context,
    id: InvoiceId,
    (excess, money): (i64, Date),
) -> Decided<Date> {
    let row = row_of(batch, context, id).await?;
    let mut live = live_write_offs(batch, context.organisation, id).await?;
    let (mut rest, mut counts, mut day) = (excess, money, money);
    while rest > 0 {
        let last = live.pop().ok_or(StoreError::Corrupt("written_off"))?;
        let KeptWriteOff { journal, account, reason, is_never_due } =
            kept(batch, context, last.id).await?;
        let known = batch.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let [due_again, from] = recovery_days(money, last.date, &known.book)?;
        counts = counts.max(from);
        day = day.max(due_again);
        let (name, amount) = (last.id, last.amount.minor());
        let mirror = JournalId::new(new_id_bits());
        take_back(batch, context, (last, journal, mirror), |_, _| Ok(due_again)).await?;
        if amount > rest {
            let made = WriteOffDraft {
                // Behind the one that it is the rest of, and before any that came later.
                allocation: AllocationId::new(name.bits().wrapping_add(1)),
                journal: JournalId::new(new_id_bits()),
                date: due_again,
                amount: Money::from_minor(amount - rest),
                account,
                reason,
                is_never_due: Some(is_never_due),
            };
            write_one(batch, context, &row, made).await?;
        }
        rest -= amount;
    }
    settle_up(batch, &row).await?;
    let row = row_of(batch, context, id).await?;
    let repaid = repay(batch, context, row, day).await?;
    let recovered = Money::from_minor(excess);
    let became = json!({ "amount": recovered, "date": day, "vat_repaid": repaid });
    let values = [None, Some(became)];
    batch.books.audit(context, "invoice.recover", id.to_string(), values)?;
    Ok(counts)
}

/// Repays relief from the VAT of what is no longer written off; gives the VAT.
async fn repay(
    batch: &mut Batch,
    context: &Context,
    mut row: InvoiceRow,
    date: Date,
) -> Decided<Money> {
    let [never_due, _] = never_due_so_far(batch, &row).await?;
    let relievable = Money::from_minor(row.written_off.minor() - never_due);
    if row.relieved <= relievable {
        return Ok(Money::ZERO);
    }
    let last = last_move(batch, &row).await?.ok_or(StoreError::Corrupt("relieved"))?;
    let how = VatMove {
        id: JournalId::new(new_id_bits()),
        act: UnpaidVatAct::ReliefRepaid,
        date,
        to: relievable,
        account: last.account,
        reason: None,
    };
    // Above 0 is relief.
    let vat = move_vat(batch, context, &mut row, how).await?;
    Ok(Money::from_minor(-vat.minor()))
}
