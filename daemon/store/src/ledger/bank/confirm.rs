//! Bank transactions confirmed, one or many.

use async_trait::async_trait;
use tieout::contract::ledger::bank_transaction::BankTransaction;
use tieout::contract::ledger::confirm::{Confirm, ConfirmedBatch, ConfirmedItem, ConfirmedStatus};
use tieout::contract::ledger::journal::BulkMode;
use tieout::id::{AccountId, BankTransactionId, JournalId, OrganisationId};

use super::confirm_session::ConfirmSession;
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;

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

#[async_trait]
impl Action for ConfirmBankTransaction {
    type Object = BankTransaction;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, accounts(&self.how));
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut session = ConfirmSession::default();
        session.take(batch, organisation, &[self.id]).await?;
        let row = session.row(self.id).ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        session.confirm(batch, context, (self.id, self.journal), &self.how).await?;
        batch.warn(std::mem::take(&mut session.warnings), false)?;
        session.save(batch).await?;
        let row = session.row(self.id).ok_or(StoreError::Corrupt("id"))?;
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        Ok(row.object(&known.book))
    }
}

/// Whether a transfer back was confirmed with its other half, which stands before it.
fn is_other_half(
    session: &ConfirmSession,
    before: &[ConfirmBankTransaction],
    id: BankTransactionId,
    how: &Confirm,
) -> bool {
    let Some(other) = how.transfer_to_bank_account_id else { return false };
    let journal = |id| session.row(id)?.confirmation.as_ref().map(|is| is.journal);
    let Some(own) = journal(id) else { return false };
    before.iter().any(|item| {
        item.id != id
            && item.how.transfer_to_bank_account_id.is_some()
            && journal(item.id) == Some(own)
            && session.row(item.id).is_some_and(|row| row.held.id == other)
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

#[async_trait]
impl Action for ConfirmBankTransactions {
    type Object = ConfirmedBatch;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.book(organisation);
        for item in &self.items {
            item.reads(organisation, reads);
        }
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<ConfirmedBatch, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut session = ConfirmSession::default();
        let ids: Vec<_> = self.items.iter().map(|item| item.id).collect();
        session.take(batch, organisation, &ids).await?;
        let named = self.items.iter().flat_map(|item| accounts(&item.how));
        let accounts = session.accounts().into_iter().chain(named).collect::<Vec<_>>();
        batch.book(organisation, accounts).await?;
        let mut items = Vec::with_capacity(self.items.len());
        for (index, ConfirmBankTransaction { id, journal, how }) in self.items.iter().enumerate() {
            let decided = if is_other_half(&session, &self.items[..index], *id, how) {
                Ok(())
            } else {
                session.confirm(batch, context, (*id, *journal), how).await
            };
            let warnings = std::mem::take(&mut session.warnings);
            if decided.is_ok() {
                batch.warn_of("items", index, warnings);
            }
            let refused = decided.err().map(NotDone::refusal).transpose()?;
            let (status, error) = match refused {
                None => (ConfirmedStatus::Confirmed, None),
                // Those before it are rolled back with the whole.
                Some(refusal) if self.mode == BulkMode::AllOrNothing => {
                    return Err(refusal.within("items", index).into());
                }
                Some(refusal) => (ConfirmedStatus::Refused, Some(refusal.to_error())),
            };
            let row = session.row(*id).filter(|_| error.is_none());
            let journal_id = row.and_then(|row| row.confirmation.as_ref()).map(|is| is.journal);
            items.push(ConfirmedItem { index, status, id: *id, journal_id, error });
        }
        session.save(batch).await?;
        let refused = items.iter().filter(|item| item.error.is_some()).count();
        let confirmed = items.len() - refused;
        Ok(ConfirmedBatch { mode: self.mode, confirmed, refused, items })
    }
}
