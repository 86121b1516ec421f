//! Bank transactions unconfirmed, and journals that they stand for.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::bank_transaction::{BankTransaction, ReasonBody};
use tieout::date::Date;
use tieout::id::{BankTransactionId, JournalId};
use tieout::ledger::Book;
use tieout::ledger::bank::ConfirmMethodName;
use tieout::ledger::bank::state::not_confirmed;
use tieout::ledger::journal::reversal_date;
use tieout::ledger::vat_entry::VatCounting;

use super::link::unlink;
use super::rows::{BankRow, Confirmation, find_in, find_one, save};
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::settlements::rows::find_one as find_settlement;
use crate::ledger::settlements::void::{first_day, take_back};
use crate::ledger::undo::undo;
use crate::writes::batch::Batch;

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

#[async_trait]
impl Action for VoidBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let row = find_one(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        let Some(confirmation) = row.confirmation.clone() else {
            return Err(not_confirmed(row.status()).into());
        };
        let rows = if confirmation.way == ConfirmMethodName::Match {
            unlink(batch, context, &row).await?;
            vec![unlinked(row, confirmation.journal)]
        } else {
            self.reverse(batch, context, &row, &confirmation).await?
        };
        self.release(batch, context, rows).await
    }
}

/// The row, which remembers what it was matched to.
fn unlinked(mut row: BankRow, journal: JournalId) -> BankRow {
    if !row.unlinked.contains(&journal) {
        row.unlinked.push(journal);
    }
    row
}

impl VoidBankTransaction {
    /// Reverses what the row posted, and undoes the receipt or payment that it made; gives all rows
    /// that stand for a part of it.
    async fn reverse(
        &self,
        batch: &mut Batch,
        context: &Context,
        row: &BankRow,
        confirmation: &Confirmation,
    ) -> Decided<Vec<BankRow>> {
        const ROWS: &str =
            "SELECT id FROM bank_transactions WHERE organisation_id = $1 AND journal_id = $2";
        let organisation = context.organisation;
        let journal = confirmation.journal;
        let made = match row.settlement {
            Some(id) => find_settlement(batch, organisation, id).await?,
            None => None,
        };
        let first = match &made {
            Some(made) => Some(first_day(batch, made).await?),
            None => None,
        };
        let mut counted_from = None;
        let usual = |date: Date, book: &Book| {
            counted_from = Some(date);
            reversal_date(first.unwrap_or(date), None, book)
        };
        let day =
            undo(batch, context, (journal, self.journal), VatCounting::ByAccount, usual).await?;
        if let Some(made) = made {
            let reason = self.because.reason.as_deref();
            take_back(batch, context, made, (day, self.journal), reason).await?;
        }
        let rows = batch.all(query!(ROWS).bind(organisation).bind(journal)).await?;
        let ids: Vec<_> = rows.iter().map(|row| row.parse("id")).collect::<Result<_, _>>()?;
        let mut rows: Vec<_> =
            find_in(batch, organisation, &ids).await?.into_iter().flatten().collect();
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
        batch: &mut Batch,
        context: &Context,
        mut rows: Vec<BankRow>,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        for row in &mut rows {
            let was = row.confirmation.take().map(|is| json!({ "journal_id": is.journal }));
            row.settlement = None;
            row.touch(context.at);
            let became = json!({ "reason": self.because.reason });
            let action = "bank_transaction.void";
            batch.books.audit(context, action, row.id.to_string(), [was, Some(became)])?;
        }
        save(batch, &rows).await?;
        let row = rows.iter().find(|row| row.id == self.id).ok_or(StoreError::Corrupt("id"))?;
        let known = batch.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        Ok(row.object(&known.book))
    }
}
