//! More of a receipt or a payment allocated, or less.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::settlement::{NewAllocations, Settlement};
use tieout::id::{AllocationId, SettlementId};
use tieout::ledger::allocation::allocate;
use tieout::ledger::book::check_currency;
use tieout::ledger::settlement::{check_not_owned, check_posted};
use tieout::money::Money;

use super::allocations::{self, By};
use super::deposits::{release, unrelease};
use super::items::{items, money_taken_back};
use super::recovery::{recover, restore};
use super::rows::{change, find_one};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;

/// Settles more invoices by a receipt or a payment.
#[derive(Debug, Clone)]
pub struct AllocateSettlement {
    /// Which one.
    pub id: SettlementId,
    /// The name of the first allocation; others follow it.
    pub allocation: AllocationId,
    /// Which invoices, and how much of each.
    pub new: NewAllocations,
}

#[async_trait]
impl Action for AllocateSettlement {
    type Object = Settlement;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Settlement, NotDone<Denial>> {
        let (organisation, asked) = (context.organisation, &self.new.allocations);
        let mut row = find_one(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        let by = By::Settlement(row.id);
        let live = allocations::live(batch, organisation, by).await?;
        let items = items(batch, organisation, asked.iter().map(|one| one.invoice_id)).await?;
        let taken_back = money_taken_back(batch, row.id).await?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.new.currency.as_ref(), &known.currency)?;
        check_posted(row.kind, row.is_void())?;
        let allocated = allocate(&row.means(live.len(), taken_back), asked, &items)?;
        let allocated = recover(batch, context, &items, allocated).await?;
        restore(batch, context, &items, &allocated).await?;
        allocations::add(batch, context, self.allocation, by, &allocated).await?;
        release(batch, context, &mut row, self.allocation, &allocated).await?;
        let sum: i64 = allocated.iter().map(|one| one.amount.minor()).sum();
        row.allocated = Money::from_minor(row.allocated.minor() + sum);
        row.touch(context.at);
        change(batch, &row).await?;
        let became = json!({ "allocations": asked });
        let values = [None, Some(became)];
        batch.books.audit(context, "settlement.allocate", row.id.to_string(), values)?;
        let live = allocations::live(batch, organisation, by).await?;
        Ok(row.object(live))
    }
}

/// Takes an allocation of a receipt or a payment back.
#[derive(Debug, Clone, Copy)]
pub struct UnallocateSettlement {
    /// Of which one.
    pub id: SettlementId,
    /// Which allocation.
    pub allocation: AllocationId,
}

#[async_trait]
impl Action for UnallocateSettlement {
    type Object = Settlement;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Settlement, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut row = find_one(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        let by = By::Settlement(row.id);
        let mut live = allocations::live(batch, organisation, by).await?;
        let at = live.iter().position(|one| one.id == self.allocation).ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check_not_owned(row.kind, row.owner())?;
        let taken = [live.remove(at)];
        let [one] = &taken;
        batch.book(organisation, []).await?;
        let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
        allocations::remove(batch, context, by, &taken, today).await?;
        unrelease(batch, context, &mut row, &taken, today).await?;
        row.allocated = Money::from_minor(row.allocated.minor() - one.amount.minor());
        row.touch(context.at);
        change(batch, &row).await?;
        let values = [audit_json(one), None];
        batch.books.audit(context, "settlement.unallocate", row.id.to_string(), values)?;
        Ok(row.object(live))
    }
}
