//! More of a receipt or a payment allocated, or less.

use serde_json::json;
use tieout::contract::ledger::settlement::{NewAllocations, Settlement};
use tieout::id::{AllocationId, SettlementId};
use tieout::ledger::allocation::allocate;
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::allocations::{self, By};
use super::items::{items, money_taken_back};
use super::rows::{SettlementRow, change, find_one};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::bank::check_currency;
use crate::ledger::pending::told;
use crate::ledger::{Action, Context, Denial};

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

/// Refuses to change one that counts no more.
fn check_posted(row: &SettlementRow) -> Result<(), Refusal> {
    if row.undone.is_none() {
        return Ok(());
    }
    let message = format!("the {} is void", row.kind);
    Err(Refusal::new(Reason::AlreadyVoid, message))
}

/// Refuses to take apart what confirming a row of a statement made: taken apart, it would be void from
/// today only, and the row, confirmed again on its own day, in the books twice until then.
fn check_not_owned(row: &SettlementRow) -> Result<(), Refusal> {
    let Some(transaction) = row.bank_transaction.filter(|_| row.is_owned) else { return Ok(()) };
    let message =
        format!("confirming a bank transaction made the {}: unconfirm that instead", row.kind);
    let refusal = Refusal::new(Reason::OwnedByBankTransaction, message);
    Err(refusal.with("bank_transaction_id", transaction.to_string()))
}

impl Action for AllocateSettlement {
    type Object = Settlement;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Settlement, NotDone<Denial>> {
        let (organisation, asked) = (context.organisation, &self.new.allocations);
        let mut row = find_one(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        let by = By::Settlement(row.id);
        let live = allocations::live(tx, organisation, by).await?;
        let items = items(tx, organisation, asked.iter().map(|one| one.invoice_id)).await?;
        let taken_back = money_taken_back(tx, row.id).await?;
        let known = tx.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.new.currency.as_ref(), known)?;
        check_posted(&row)?;
        let allocated = allocate(&row.means(live.len(), taken_back), asked, &items)?;
        allocations::add(tx, context, self.allocation, by, &allocated).await?;
        let sum: i64 = allocated.iter().map(|one| one.amount.minor()).sum();
        row.allocated = Money::from_minor(row.allocated.minor() + sum);
        row.touch(context.at);
        change(tx, &row).await?;
        let became = json!({ "allocations": asked });
        let values = [None, Some(became)];
        tx.books.audit(context, "settlement.allocate", row.id.to_string(), values)?;
        let live = allocations::live(tx, organisation, by).await?;
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

impl Action for UnallocateSettlement {
    type Object = Settlement;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Settlement, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut row = find_one(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        let by = By::Settlement(row.id);
        let mut live = allocations::live(tx, organisation, by).await?;
        let at = live.iter().position(|one| one.id == self.allocation).ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check_not_owned(&row)?;
        let taken = [live.remove(at)];
        let [one] = &taken;
        tx.book(organisation, []).await?;
        let today = context.at.day().ok_or(StoreError::Corrupt("at"))?;
        allocations::remove(tx, context, by, &taken, today).await?;
        row.allocated = Money::from_minor(row.allocated.minor() - one.amount.minor());
        row.touch(context.at);
        change(tx, &row).await?;
        let values = [told(one), None];
        tx.books.audit(context, "settlement.unallocate", row.id.to_string(), values)?;
        Ok(row.object(live))
    }
}
