//! Bank transactions made one by one, coded, left out of the books and taken in again.

use serde_json::json;
use tieout::contract::chart::VatCode;
use tieout::contract::ledger::bank_transaction::{
    BankStatus, BankTransaction, BankTransactionPatch, NewBankTransaction, ReasonBody,
};
use tieout::contract::strict::form::Patch;
use tieout::id::{BankTransactionId, OrganisationId};
use tieout::ledger::bank::TransactionCoding;
use tieout::ledger::import::RowIdentity;
use tieout::ledger::{Reason, Refusal};

use super::accounts::{check_currency, held};
use super::import::{known_of, new_row};
use super::rows::{BankRow, coding, content_of, find_one, save};
use crate::dialect::Tx;
use crate::error::{NotDone, StoreError};
use crate::ledger::{Action, Context, Denial, Wants, contacts};

/// Makes a bank transaction.
#[derive(Debug, Clone)]
pub struct CreateBankTransaction {
    /// Its name.
    pub id: BankTransactionId,
    /// What it is to be.
    pub new: NewBankTransaction,
}

impl Action for CreateBankTransaction {
    type Object = BankTransaction;

    fn wants(&self, organisation: OrganisationId, wants: &mut Wants) {
        wants.accounts(organisation, self.new.row.account_id);
    }

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let (organisation, new) = (context.organisation, &self.new.row);
        let held = held(tx, organisation, self.new.bank_account_id).await?;
        let held = held.ok_or_else(|| Refusal::unknown("bank_account_id", "bank account"))?;
        let identity = match &new.external_id {
            Some(external_id) => RowIdentity::External(external_id.clone()),
            None => RowIdentity::Content(content_of(new)),
        };
        let known = known_of(tx, held, std::slice::from_ref(&identity)).await?;
        let before = known.get(&identity).map_or(0, Vec::len);
        let occurrence = match identity {
            RowIdentity::External(_) if before > 0 => {
                let message = "another transaction of this bank account has the external_id";
                let refusal = Refusal::new(Reason::DuplicateExternalId, message);
                return Err(refusal.at("external_id").into());
            }
            RowIdentity::External(_) => 0,
            RowIdentity::Content(_) => {
                i64::try_from(before + 1).map_err(|_| StoreError::Corrupt("occurrence"))?
            }
        };
        let contacts = contacts::known(tx, organisation, new.contact_id).await?;
        let known = tx.book(organisation, new.account_id).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let row = new_row(context, &known.currency, held, (self.id, occurrence), new);
        check_currency(new.currency.as_ref(), known)?;
        coding(new).check(row.movement(), &known.book, "")?;
        contacts.check(new.contact_id, "")?;
        let made = row.object(&known.book);
        save(tx, [&row]).await?;
        let became = serde_json::to_value(&made).ok();
        tx.books.audit(context, "bank_transaction.create", self.id.to_string(), [None, became])?;
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

impl UpdateBankTransaction {
    /// The coding that comes of it. A VAT amount belongs to the code it stood beside.
    fn coding(&self, was: TransactionCoding) -> TransactionCoding {
        let patch = &self.patch;
        let vat_code = match patch.vat_code {
            Patch::Keep => was.vat_code,
            Patch::Clear => VatCode::Nv,
            Patch::Set(code) => code,
        };
        let stays = was.vat_amount.filter(|_| vat_code == was.vat_code);
        TransactionCoding {
            account: patch.account_id.over(was.account),
            vat_code,
            vat_amount: patch.vat_amount.over(stays),
        }
    }
}

impl Action for UpdateBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let organisation = context.organisation;
        let mut row = find_one(tx, organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        if row.status() != BankStatus::Unconfirmed {
            let message = format!("the bank transaction is {}, and is coded", row.status());
            return Err(Refusal::new(Reason::NotUnconfirmed, message).into());
        }
        let was = coded(&row);
        let coding = self.coding(row.coding);
        let contact = self.patch.contact_id.over(row.contact);
        // One that is there may have been archived since.
        let chosen = contact.filter(|chosen| row.contact != Some(*chosen));
        let contacts = contacts::known(tx, organisation, chosen).await?;
        let known = tx.book(organisation, coding.account).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(self.patch.currency.as_ref(), known)?;
        coding.check(row.movement(), &known.book, "")?;
        contacts.check(chosen, "")?;
        (row.coding, row.contact) = (coding, contact);
        row.touch(context.at);
        let made = row.object(&known.book);
        save(tx, [&row]).await?;
        let values = [Some(was), Some(coded(&row))];
        tx.books.audit(context, "bank_transaction.update", self.id.to_string(), values)?;
        Ok(made)
    }
}

/// How it is coded, for the record of who did what.
pub(super) fn coded(row: &BankRow) -> serde_json::Value {
    let TransactionCoding { account, vat_code, vat_amount } = row.coding;
    json!({
        "account_id": account, "vat_code": vat_code, "vat_amount": vat_amount,
        "contact_id": row.contact,
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

impl ExcludeBankTransaction {
    fn check(&self, status: BankStatus) -> Result<(), Refusal> {
        let (reason, message) = match (status, self.is_out) {
            (BankStatus::Unconfirmed, true) | (BankStatus::Excluded, false) => return Ok(()),
            (BankStatus::Confirmed, true) => {
                (Reason::AlreadyConfirmed, "the bank transaction is confirmed: void it first")
            }
            (BankStatus::Excluded, true) => {
                (Reason::AlreadyExcluded, "the bank transaction is excluded already")
            }
            (_, false) => (Reason::NotExcluded, "the bank transaction is not excluded"),
        };
        Err(Refusal::new(reason, message))
    }
}

impl Action for ExcludeBankTransaction {
    type Object = BankTransaction;

    async fn apply(
        &self,
        tx: &mut Tx,
        context: &Context,
    ) -> Result<BankTransaction, NotDone<Denial>> {
        let mut row = find_one(tx, context.organisation, self.id).await?.ok_or(Denial::NotThere)?;
        context.check_version(row.version)?;
        self.check(row.status())?;
        let known = tx.book(context.organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        let was = row.status();
        row.is_excluded = self.is_out;
        row.touch(context.at);
        let made = row.object(&known.book);
        save(tx, [&row]).await?;
        let action =
            if self.is_out { "bank_transaction.exclude" } else { "bank_transaction.restore" };
        let became = json!({ "status": made.status, "reason": self.because.reason });
        let values = [Some(json!({ "status": was })), Some(became)];
        tx.books.audit(context, action, self.id.to_string(), values)?;
        Ok(made)
    }
}
