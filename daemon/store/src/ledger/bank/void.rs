//! Bank transactions unconfirmed, and journals that they stand for.

use std::collections::BTreeSet;

use serde_json::json;
use tieout::contract::ledger::bank_transaction::{BankTransaction, ReasonBody};
use tieout::contract::ledger::journal::Journal;
use tieout::date::Date;
use tieout::id::{BankTransactionId, JournalId, OrganisationId};
use tieout::ledger::bank::ConfirmMethodName;
use tieout::ledger::journal::reversal_date;
use tieout::ledger::{Book, Reason, Refusal};

use super::rows::{BankRow, Confirmation, find_in, find_one, save};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::settlements::{change, find_one as find_settlement, first_day, take_back};
use crate::ledger::undo::undo;
use crate::ledger::vat::VatCounting;
use crate::ledger::{Action, Context, Decided, Denial};
use crate::query::query;

/// The lines of a journal that bank transactions stand for.
pub(super) async fn taken_lines(
    tx: &mut Tx,
    organisation: OrganisationId,
    journal: JournalId,
) -> Result<BTreeSet<i64>, StoreError> {
    const TAKEN: &str = "SELECT journal_line FROM bank_transactions \
        WHERE organisation_id = $1 AND journal_id = $2";
    let rows = tx.all(query(TAKEN).bind(organisation).bind(journal)).await?;
    rows.iter().map(|row| row.get("journal_line")).collect()
}

/// Refuses to reverse a journal that a bank transaction stands for.
pub(in crate::ledger) async fn check_unmatched(
    tx: &mut Tx,
    organisation: OrganisationId,
    journal: &Journal,
) -> Decided<()> {
    if taken_lines(tx, organisation, journal.id).await?.is_empty() {
        return Ok(());
    }
    let message =
        format!("a bank transaction is matched to journal {}: void it first", journal.sequence);
    Err(Refusal::new(Reason::OwnedByBankTransaction, message).into())
}

/// Takes a bank transaction out of the books again: what it posted is reversed.
#[derive(Debug, Clone)]
pub struct VoidBankTransaction {
    /// Which one.
    pub id: BankTransactionId,
    /// The name of the journal that undoes its own.
    pub journal: JournalId,
    /// Why.
    pub because: ReasonBody,
}

impl Action for VoidBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let row = find_one(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        let Some(confirmation) = row.confirmation.clone() else {
            let message = format!("the bank transaction is {}, not confirmed", row.status());
            return Err(Refusal::new(Reason::NotConfirmed, message).into());
        };
        let rows = if confirmation.way == ConfirmMethodName::Match {
            unlink(tx, context, &row).await?;
            vec![unlinked(row, confirmation.journal)]
        } else {
            self.reverse(tx, context, &row, &confirmation).await?
        };
        self.release(tx, context, rows).await
    }
}

/// The row, which remembers what it was matched to.
fn unlinked(mut row: BankRow, journal: JournalId) -> BankRow {
    if !row.unlinked.contains(&journal) {
        row.unlinked.push(journal);
    }
    row
}

/// The receipt or payment that a row was matched to has no row any more.
async fn unlink(tx: &mut Tx, context: &Context, row: &BankRow) -> Result<(), StoreError> {
    let Some(id) = row.settlement else { return Ok(()) };
    let settlement = find_settlement(tx, context.organisation, id).await?;
    let mut settlement = settlement.ok_or(StoreError::Corrupt("settlement_id"))?;
    settlement.bank_transaction = None;
    settlement.touch(context.at);
    change(tx, &settlement).await?;
    tx.book(context.organisation, []).await?;
    let values = [Some(json!({ "bank_transaction_id": row.id })), None];
    tx.books.audit(context, "settlement.unmatch", id.to_string(), values)
}

impl VoidBankTransaction {
    /// Reverses what the row posted, and undoes the receipt or payment that it made; gives all rows
    /// that stand for a part of it.
    async fn reverse(
        &self,
        tx: &mut Tx,
        context: &Context,
        row: &BankRow,
        confirmation: &Confirmation,
    ) -> Decided<Vec<BankRow>> {
        const ROWS: &str =
            "SELECT id FROM bank_transactions WHERE organisation_id = $1 AND journal_id = $2";
        let organisation = context.organisation;
        let journal = confirmation.journal;
        let made = match row.settlement {
            Some(id) => find_settlement(tx, organisation, id).await?,
            None => None,
        };
        let first = match &made {
            Some(made) => Some(first_day(tx, made).await?),
            None => None,
        };
        let mut counted_from = None;
        let usual = |date: Date, book: &Book| {
            counted_from = Some(date);
            reversal_date(first.unwrap_or(date), None, book)
        };
        let day = undo(tx, context, (journal, self.journal), VatCounting::ByAccount, usual).await?;
        if let Some(made) = made {
            let reason = self.because.reason.as_deref();
            take_back(tx, context, made, (day, self.journal), reason).await?;
        }
        let rows = tx.all(query(ROWS).bind(organisation).bind(journal)).await?;
        let ids: Vec<_> = rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        let mut rows: Vec<_> =
            find_in(tx, organisation, &ids).await?.into_iter().flatten().collect();
        // What is undone on the day from which it counts was in the books on none.
        if counted_from.is_some_and(|from| day > from) {
            for row in &mut rows {
                row.taken_back = row.taken_back.max(Some(day));
            }
        }
        Ok(rows)
    }

    /// Lets rows wait again.
    async fn release(
        &self,
        tx: &mut Tx,
        context: &Context,
        mut rows: Vec<BankRow>,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        for row in &mut rows {
            let was = row.confirmation.take().map(|is| json!({ "journal_id": is.journal }));
            row.settlement = None;
            row.touch(context.at);
            let became = json!({ "reason": self.because.reason });
            let action = "bank_transaction.void";
            tx.books.audit(context, action, row.id.to_string(), [was, Some(became)])?;
        }
        save(tx, &rows).await?;
        let row = rows.iter().find(|row| row.id == self.id).ok_or(StoreError::Corrupt("id"))?;
        let known = tx.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        Ok(row.object(&known.book))
    }
}
