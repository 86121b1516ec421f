//! Bank transactions confirmed, one or many.

use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::contract::ledger::confirm::{Confirm, ConfirmedBatch, ConfirmedItem, ConfirmedStatus};
use tieout::contract::ledger::journal::BulkMode;
use tieout::id::{AccountId, BankTransactionId, JournalId, OrganisationId};

use super::desk::Desk;
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::{Action, Context, Denial, Wants};

/// The accounts that a body names.
fn accounts(how: &Confirm) -> impl Iterator<Item = AccountId> {
    let lines = how.lines.iter().flatten().map(|line| line.account_id);
    how.account_id.into_iter().chain(lines)
}

/// Confirms a bank transaction.
#[derive(Debug, Clone)]
pub struct ConfirmBankTransaction {
    /// Which one.
    pub id: BankTransactionId,
    /// The name of the journal that it becomes, if it becomes one.
    pub journal: JournalId,
    /// What it is.
    pub how: Confirm,
}

impl Action for ConfirmBankTransaction {
    type Object = BankTransaction;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.accounts(organisation, accounts(&self.how));
    }

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut desk = Desk::default();
        desk.take(tx, organisation, &[self.id]).await?;
        let row = desk.row(self.id).ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        desk.confirm(tx, context, (self.id, self.journal), &self.how).await?;
        desk.save(tx).await?;
        let row = desk.row(self.id).ok_or(StoreError::Corrupt("id"))?;
        let known = tx.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        Ok(row.object(&known.book))
    }
}

/// Whether a transfer back was confirmed with its other half, which stands before it.
fn is_other_half(
    desk: &Desk,
    before: &[ConfirmBankTransaction],
    id: BankTransactionId,
    how: &Confirm,
) -> bool {
    let Some(other) = how.transfer_to_bank_account_id else { return false };
    let journal = |id| desk.row(id)?.confirmation.as_ref().map(|is| is.journal);
    let Some(own) = journal(id) else { return false };
    before.iter().any(|item| {
        item.id != id
            && item.how.transfer_to_bank_account_id.is_some()
            && journal(item.id) == Some(own)
            && desk.row(item.id).is_some_and(|row| row.held.id == other)
    })
}

/// Confirms bank transactions, one after the other.
#[derive(Debug, Clone)]
pub struct ConfirmBankTransactions {
    /// What becomes of the others where one is refused.
    pub mode: BulkMode,
    /// Which, and what each is.
    pub items: Vec<ConfirmBankTransaction>,
}

impl Action for ConfirmBankTransactions {
    type Object = ConfirmedBatch;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.book(organisation);
        for item in &self.items {
            item.wants(organisation, wants);
        }
    }

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<ConfirmedBatch, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut desk = Desk::default();
        let ids: Vec<_> = self.items.iter().map(|item| item.id).collect();
        desk.take(tx, organisation, &ids).await?;
        let named = self.items.iter().flat_map(|item| accounts(&item.how));
        let accounts = desk.accounts().into_iter().chain(named).collect::<Vec<_>>();
        tx.book(organisation, accounts).await?;
        let mut items = Vec::with_capacity(self.items.len());
        for (index, ConfirmBankTransaction { id, journal, how }) in self.items.iter().enumerate() {
            let decided = if is_other_half(&desk, &self.items[..index], *id, how) {
                Ok(())
            } else {
                desk.confirm(tx, context, (*id, *journal), how).await
            };
            let refused = decided.err().map(NotDone::refusal).transpose()?;
            let (status, error) = match refused {
                None => (ConfirmedStatus::Confirmed, None),
                // Those before it are rolled back with the whole.
                Some(refusal) if self.mode == BulkMode::AllOrNothing => {
                    return Err(refusal.within("items", index).into());
                }
                Some(refusal) => (ConfirmedStatus::Refused, Some(refusal.to_error())),
            };
            let row = desk.row(*id).filter(|_| error.is_none());
            let journal_id = row.and_then(|row| row.confirmation.as_ref()).map(|is| is.journal);
            items.push(ConfirmedItem { index, status, id: *id, journal_id, error });
        }
        desk.save(tx).await?;
        let refused = items.iter().filter(|item| item.error.is_some()).count();
        let confirmed = items.len() - refused;
        Ok(ConfirmedBatch { mode: self.mode, confirmed, refused, items })
    }
}
