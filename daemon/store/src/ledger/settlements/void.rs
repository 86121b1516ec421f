//! Receipts and payments undone.

use serde_json::json;
use tieout::contract::ledger::settlement::{Settlement, VoidSettlement as How};
use tieout::date::Date;
use tieout::id::{JournalId, SettlementId};
use tieout::ledger::allocation::postable_from;
use tieout::ledger::settlement::void_date;
use tieout::ledger::{Reason, Refusal};
use tieout::money::Money;

use super::allocations::{self, By};
use super::rows::{SettlementRow, change, find_one};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::load::parsed;
use crate::ledger::undo::undo;
use crate::ledger::vat::VatCounting;
use crate::ledger::{Action, Context, Denial};
use crate::query::query;

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

impl Action for VoidSettlement {
    type Object = Settlement;

    async fn apply(&self, tx: &mut Tx, context: &Context) -> Result<Settlement, NotDone<Denial>> {
        let row = find_one(tx, context.organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check(&row)?;
        let taken_back = last_taken_back(tx, &row).await?;
        let day =
            undo(tx, context, (row.journal, self.journal), VatCounting::ByAccount, |_, book| {
                void_date(row.date, taken_back, self.how.void_date, book)
            })
            .await?;
        let reason = self.how.reason.as_deref();
        let row = take_back(tx, context, row, (day, self.journal), reason).await?;
        Ok(row.object(Vec::new()))
    }
}

/// Refuses to undo what is undone, and what is to be undone by way of a row of a statement.
fn check(row: &SettlementRow) -> Result<(), Refusal> {
    let kind = row.kind;
    if row.undone.is_some() {
        return Err(Refusal::new(Reason::AlreadyVoid, format!("the {kind} is void already")));
    }
    let Some(transaction) = row.bank_transaction else { return Ok(()) };
    let message = if row.is_owned {
        format!("confirming a bank transaction made the {kind}: unconfirm that instead")
    } else {
        format!("a bank transaction is matched to the {kind}: unconfirm it first")
    };
    let refusal = Refusal::new(Reason::OwnedByBankTransaction, message);
    Err(refusal.with("bank_transaction_id", transaction.to_string()))
}

/// The first day on which it may be undone: not before its own, nor before what it settled was taken
/// back.
pub(in crate::ledger) async fn first_day(
    tx: &mut Tx,
    row: &SettlementRow,
) -> Result<Date, StoreError> {
    Ok(postable_from(row.date, last_taken_back(tx, row).await?))
}

/// When something that it had settled was last taken back; what never counted leaves no day to keep.
async fn last_taken_back(tx: &mut Tx, row: &SettlementRow) -> Result<Option<Date>, StoreError> {
    const REMOVED: &str = "SELECT max(removed_date) AS day FROM allocations \
        WHERE organisation_id = $1 AND settlement_id = $2 AND removed_date > date";
    let removed = tx.first(query(REMOVED).bind(row.organisation).bind(row.id)).await?;
    parsed(&removed.ok_or(StoreError::Corrupt("day"))?, "day")
}

/// Notes that a receipt or a payment is undone, by a journal of this day: it settles nothing any more,
/// and no row of a statement stands for it.
pub(in crate::ledger) async fn take_back(
    tx: &mut Tx,
    context: &Context,
    mut row: SettlementRow,
    (day, journal): (Date, JournalId),
    reason: Option<&str>,
) -> Result<SettlementRow, StoreError> {
    let by = By::Settlement(row.id);
    let live = allocations::live(tx, context.organisation, by).await?;
    allocations::remove(tx, context, by, &live, day).await?;
    row.allocated = Money::ZERO;
    row.bank_transaction = None;
    row.undone = Some((day, journal));
    row.touch(context.at);
    change(tx, &row).await?;
    let was = json!({ "allocations": live });
    let became = json!({ "status": "void", "void_date": day, "reason": reason });
    let values = [Some(was), Some(became)];
    tx.books.audit(context, "settlement.void", row.id.to_string(), values)?;
    Ok(row)
}
