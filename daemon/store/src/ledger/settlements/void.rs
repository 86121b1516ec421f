//! Receipts and payments undone.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::settlement::{Settlement, VoidSettlement as How};
use tieout::date::Date;
use tieout::id::{JournalId, SettlementId};
use tieout::ledger::allocation::postable_from;
use tieout::ledger::settlement::{check_void, void_date};
use tieout::ledger::vat_entry::VatCounting;
use tieout::money::Money;

use super::allocations::{self, By};
use super::deposits::unrelease;
use super::rows::{SettlementRow, change, find_one};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::undo::undo;
use crate::writes::batch::Batch;

/// Undoes a receipt or a payment: what it posted is reversed, what it settled is due again.
#[derive(Debug, Clone)]
pub struct VoidSettlement {
    /// Which one.
    pub id: SettlementId,
    /// The name of the journal that undoes its own.
    pub journal: JournalId,
    /// How.
    pub how: How,
}

#[async_trait]
impl Action for VoidSettlement {
    type Object = Settlement;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Settlement, NotDone<Denial>> {
        let row = find_one(batch, context.organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check_void(row.kind, row.is_void(), row.owner())?;
        let taken_back = last_taken_back(batch, &row).await?;
        let day =
            undo(batch, context, (row.journal, self.journal), VatCounting::ByAccount, |_, book| {
                void_date(row.date, taken_back, self.how.void_date, book)
            })
            .await?;
        let reason = self.how.reason.as_deref();
        let row = take_back(batch, context, row, (day, self.journal), reason).await?;
        Ok(row.object(Vec::new()))
    }
}

/// The first day on which it may be undone: not before its own, nor before what it settled was taken
/// back.
pub(in crate::ledger) async fn first_day(
    batch: &mut Batch,
    row: &SettlementRow,
) -> Result<Date, StoreError> {
    Ok(postable_from(row.date, last_taken_back(batch, row).await?))
}

/// When something that it had settled was last taken back; what never counted leaves no day to keep.
async fn last_taken_back(
    batch: &mut Batch,
    row: &SettlementRow,
) -> Result<Option<Date>, StoreError> {
    const REMOVED: &str = "SELECT max(removed_date) AS day FROM allocations \
        WHERE organisation_id = $1 AND settlement_id = $2 AND removed_date > date";
    let removed = batch.first(query!(REMOVED).bind(row.organisation).bind(row.id)).await?;
    removed.ok_or(StoreError::Corrupt("day"))?.parse_or_none("day")
}

/// Notes that a receipt or a payment is undone, by a journal of this day: it settles nothing any more,
/// and no row of a statement stands for it.
pub(in crate::ledger) async fn take_back(
    batch: &mut Batch,
    context: &Context,
    mut row: SettlementRow,
    (day, journal): (Date, JournalId),
    reason: Option<&str>,
) -> Decided<SettlementRow> {
    let by = By::Settlement(row.id);
    let live = allocations::live(batch, context.organisation, by).await?;
    allocations::remove(batch, context, by, &live, day).await?;
    unrelease(batch, context, &mut row, &live, day).await?;
    row.allocated = Money::ZERO;
    row.bank_transaction = None;
    row.undone = Some((day, journal));
    row.touch(context.at);
    change(batch, &row).await?;
    let was = json!({ "allocations": live });
    let became = json!({ "status": "void", "void_date": day, "reason": reason });
    let values = [Some(was), Some(became)];
    batch.books.audit(context, "settlement.void", row.id.to_string(), values)?;
    Ok(row)
}
