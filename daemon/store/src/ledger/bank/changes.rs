//! Bank transactions made one by one, coded, left out of the books and taken in again.

use async_trait::async_trait;
use serde_json::json;
use tieout::contract::ledger::bank_transaction::{
    BankTransaction, BankTransactionPatch, NewBankTransaction, ReasonBody,
};
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::Refusal;
use tieout::ledger::bank::TransactionCoding;
use tieout::ledger::bank::state::{check_codable, check_exclusion, recoded};
use tieout::ledger::book::check_currency;
use tieout::ledger::import::{RowIdentity, entered};

use super::accounts::held;
use super::import::{known_of, new_row};
use super::rows::{BankRow, coding, content_of, find_one, save};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::contacts::naming;
use crate::ledger::context::{Context, Denial};
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;

/// Makes a bank transaction.
#[derive(Debug, Clone)]
pub struct CreateBankTransaction {
    /// Its name.
    pub id: BankTransactionId,
    /// What it is to be.
    pub new: NewBankTransaction,
}

#[async_trait]
impl Action for CreateBankTransaction {
    type Object = BankTransaction;

    fn reads(&self, organisation: OrganisationId, reads: &mut ReadSet) {
        reads.accounts(organisation, self.new.row.account_id);
    }

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let (organisation, new) = (context.organisation, &self.new.row);
        let held = held(batch, organisation, self.new.bank_account_id).await?;
        let held = held.ok_or_else(|| Refusal::unknown("bank_account_id", "bank account"))?;
        let identity = match &new.external_id {
            Some(external_id) => RowIdentity::External(external_id.clone()),
            None => RowIdentity::Content(content_of(new)),
        };
        let known = known_of(batch, held, std::slice::from_ref(&identity)).await?;
        let before = known.get(&identity).map_or(0, Vec::len);
        let occurrence = entered(&identity, before)?;
        let contacts = naming::known(batch, organisation, new.contact_id).await?;
        let known = batch.book(organisation, new.account_id).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let row = new_row(context, &known.currency, held, (self.id, occurrence), new);
        check_currency(new.currency.as_ref(), &known.currency)?;
        coding(new).check(row.movement(), &known.book, "")?;
        contacts.check(new.contact_id, "")?;
        let made = row.object(&known.book);
        save(batch, [&row]).await?;
        let became = serde_json::to_value(&made).ok();
        batch.books.audit(
            context,
            "bank_transaction.create",
            self.id.to_string(),
            [None, became],
        )?;
        Ok(made)
    }
}

/// Codes a bank transaction that waits.
#[derive(Debug, Clone)]
pub struct UpdateBankTransaction {
    /// Which one.
    pub id: BankTransactionId,
    /// What changes.
    pub patch: BankTransactionPatch,
}

#[async_trait]
impl Action for UpdateBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut row = find_one(batch, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        if !self.patch.is_for_any() {
            check_codable(row.status())?;
        }
        let was = coded(&row);
        let coding = recoded(row.coding, &self.patch);
        let contact = self.patch.contact_id.over(row.contact);
        // One that is there may have been archived since.
        let chosen = contact.filter(|chosen| row.contact != Some(*chosen));
        let contacts = naming::known(batch, organisation, chosen).await?;
        let known = batch.book(organisation, coding.account).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.patch.currency.as_ref(), &known.currency)?;
        if !self.patch.is_for_any() {
            coding.check(row.movement(), &known.book, "")?;
        }
        contacts.check(chosen, "")?;
        (row.coding, row.contact) = (coding, contact);
        let kept = Some(std::mem::take(&mut row.metadata));
        row.metadata = self.patch.metadata.clone().over(kept).unwrap_or_default();
        row.touch(context.at);
        let made = row.object(&known.book);
        save(batch, [&row]).await?;
        let values = [Some(was), Some(coded(&row))];
        batch.books.audit(context, "bank_transaction.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// How it is coded, for the record of who did what.
pub(super) fn coded(row: &BankRow) -> serde_json::Value {
    let TransactionCoding { account, vat_code, vat_amount } = row.coding;
    json!({
        "account_id": account, "vat_code": vat_code, "vat_amount": vat_amount,
        "contact_id": row.contact, "metadata": row.metadata,
    })
}

/// Leaves a bank transaction out of the books, or takes it in again.
#[derive(Debug, Clone)]
pub struct ExcludeBankTransaction {
    /// Which one.
    pub id: BankTransactionId,
    /// Whether it is to be out.
    pub is_out: bool,
    /// Why.
    pub because: ReasonBody,
}

#[async_trait]
impl Action for ExcludeBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let mut row =
            find_one(batch, context.organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        check_exclusion(row.status(), self.is_out)?;
        let known = batch.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let was = row.status();
        row.is_excluded = self.is_out;
        row.touch(context.at);
        let made = row.object(&known.book);
        save(batch, [&row]).await?;
        let action =
            if self.is_out { "bank_transaction.exclude" } else { "bank_transaction.restore" };
        let became = json!({ "status": made.status, "reason": self.because.reason });
        let values = [Some(json!({ "status": was })), Some(became)];
        batch.books.audit(context, action, self.id.to_string(), values)?;
        Ok(made)
    }
}
