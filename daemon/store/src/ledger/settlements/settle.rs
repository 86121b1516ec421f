//! A receipt or a payment made, by somebody or by a row of a statement.

use async_trait::async_trait;
use std::collections::BTreeMap;

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::journal::Source;
use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::ledger::settlement::{
    NewAllocation, NewSettlement, Settlement, SettlementType,
};
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::date::Date;
use tieout::id::{AllocationId, BankTransactionId, ContactId, InvoiceId, JournalId, SettlementId};
use tieout::ledger::allocation::{AllocatableDocument, Allocated, AllocationSource, allocate};
use tieout::ledger::bank::{BankMovement, ConfirmedPosting, SplitPart};
use tieout::ledger::book::check_currency;
use tieout::ledger::deposit::{DepositShare, DepositVat};
use tieout::ledger::entry::NewEntry;
use tieout::ledger::external_id::NamedKind;
use tieout::ledger::invoice::check_contact;
use tieout::ledger::sanity::of_date;
use tieout::ledger::settlement::description;
use tieout::ledger::{Book, Refusal};
use tieout::money::Money;

use super::allocations::{self, By};
use super::deposits::release;
use super::items::items;
use super::recovery::{recover, restore};
use super::rows::{HeldDeposit, SettlementRow, insert};
use crate::error::{NotDone, StoreError};
use crate::ledger::action::Action;
use crate::ledger::bank::accounts::{BankAccountRef, held};
use crate::ledger::contacts::naming::party;
use crate::ledger::context::{Context, Decided, Denial};
use crate::ledger::metadata::check_unnamed;
use crate::writes::batch::Batch;
use crate::writes::events::audit_json;

/// Makes a receipt or a payment.
#[derive(Debug, Clone)]
pub struct CreateSettlement {
    /// Its name.
    pub id: SettlementId,
    /// The name of its journal.
    pub journal: JournalId,
    /// The name of its first allocation; others follow it.
    pub allocation: AllocationId,
    /// What it is to be.
    pub new: NewSettlement,
}

#[async_trait]
impl Action for CreateSettlement {
    type Object = Settlement;

    async fn apply(
        &self,
        batch: &mut Batch,
        context: &Context,
    ) -> Result<Settlement, NotDone<Denial>> {
        let (organisation, new) = (context.organisation, &self.new);
        let known = batch.book(organisation, []).await?;
        let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
        check_currency(new.currency.as_ref(), &known.currency)?;
        let held = held(batch, organisation, new.bank_account_id).await?;
        let held = held.ok_or_else(|| Refusal::unknown("bank_account_id", "bank account"))?;
        let making = SettlementDraft {
            id: self.id,
            journal: self.journal,
            allocation: self.allocation,
            kind: new.kind,
            side: new.kind.side(new.refund),
            contact: new.contact_id,
            held,
            date: new.date,
            amount: new.amount,
            reference: new.reference.clone(),
            description: None,
            row: None,
            deposit: new.deposit.map(|deposit| deposit.vat_code),
            external_id: new.external_id.clone(),
            metadata: new.metadata.clone().unwrap_or_default(),
        };
        let asked = new.allocations.as_deref().unwrap_or_default();
        let items = items(batch, organisation, asked.iter().map(|one| one.invoice_id)).await?;
        let (kind, named) = ((organisation, NamedKind::Settlement), new.external_id.as_deref());
        check_unnamed(batch, kind, self.id.to_string(), named).await?;
        let warnings = of_date(new.date, context.today()?, "date").into_iter().collect();
        batch.warn(warnings, new.strict)?;
        let (row, _) = settle(batch, context, &making, asked, &items).await?;
        let live = allocations::live(batch, organisation, By::Settlement(row.id)).await?;
        Ok(row.object(live))
    }
}

/// A receipt or a payment to be made.
#[derive(Debug)]
pub(in crate::ledger) struct SettlementDraft {
    pub(in crate::ledger) id: SettlementId,
    pub(in crate::ledger) journal: JournalId,
    pub(in crate::ledger) allocation: AllocationId,
    pub(in crate::ledger) kind: SettlementType,
    pub(in crate::ledger) side: InvoiceType,
    pub(in crate::ledger) contact: ContactId,
    pub(in crate::ledger) held: BankAccountRef,
    pub(in crate::ledger) date: Date,
    pub(in crate::ledger) amount: Money,
    pub(in crate::ledger) reference: Option<String>,
    /// What its journal is to say, where somebody has said it.
    pub(in crate::ledger) description: Option<String>,
    /// The row of a statement that makes it.
    pub(in crate::ledger) row: Option<RowDraft>,
    /// The VAT code that makes it a deposit.
    pub(in crate::ledger) deposit: Option<LedgerVatCode>,
    pub(in crate::ledger) external_id: Option<String>,
    pub(in crate::ledger) metadata: Metadata,
}

/// A row of a statement that makes a receipt or a payment.
#[derive(Debug)]
pub(in crate::ledger) struct RowDraft {
    pub(in crate::ledger) id: BankTransactionId,
    /// The money that it is.
    pub(in crate::ledger) movement: BankMovement,
    /// What else is in it.
    pub(in crate::ledger) parts: Vec<SplitPart>,
}

impl SettlementDraft {
    /// Its VAT, where it is a deposit.
    fn deposit_vat(&self, book: &Book) -> Result<Option<DepositVat>, Refusal> {
        let Some(code) = self.deposit else { return Ok(None) };
        let is_receipt = (self.kind, self.side) == (SettlementType::Receipt, InvoiceType::Sales);
        DepositVat::of_receipt(code, is_receipt, (self.amount, self.date), &book.rates).map(Some)
    }

    /// What it posts, and the VAT of what else is in its row.
    fn post(
        &self,
        row: &SettlementRow,
        deposit: Option<&DepositVat>,
        book: &Book,
    ) -> Result<ConfirmedPosting, Refusal> {
        let posting = match (&self.row, deposit) {
            (Some(of), _) => return row.paid().post_row(of.movement, &of.parts, book),
            (None, Some(deposit)) => row.paid().post_deposit(deposit, book)?,
            (None, None) => row.paid().post(book)?,
        };
        Ok(ConfirmedPosting { posting, vat: Money::ZERO, vat_side: None })
    }
}

/// Makes a receipt or a payment that settles these invoices: everything is decided before anything is
/// written.
pub(in crate::ledger) async fn settle(
    batch: &mut Batch,
    context: &Context,
    making: &SettlementDraft,
    asked: &[NewAllocation],
    items: &BTreeMap<InvoiceId, AllocatableDocument>,
) -> Decided<(SettlementRow, ConfirmedPosting)> {
    let organisation = context.organisation;
    let party = party(batch, organisation, making.contact, "contact_id").await?;
    let row = SettlementRow {
        id: making.id,
        organisation,
        kind: making.kind,
        side: making.side,
        contact: making.contact,
        contact_name: party.name.clone(),
        held: making.held,
        date: making.date,
        amount: making.amount,
        currency: String::new(),
        reference: making.reference.clone(),
        external_id: making.external_id.clone(),
        metadata: making.metadata.clone(),
        deposit: None,
        allocated: Money::ZERO,
        bank_transaction: making.row.as_ref().map(|row| row.id),
        is_owned: making.row.is_some(),
        journal: making.journal,
        undone: None,
        created_at: context.at,
        updated_at: context.at,
        version: 1,
    };
    let accounts = making.row.iter().flat_map(|row| &row.parts).map(|part| part.account);
    let known = batch.book(organisation, accounts.chain([making.held.account])).await?;
    let known = known.ok_or(StoreError::Corrupt("organisation_id"))?;
    check_contact(making.side, party.kind)?;
    let deposit = making.deposit_vat(&known.book)?;
    let confirmed = making.post(&row, deposit.as_ref(), &known.book)?;
    let means = AllocationSource { nets: making.row.is_some(), ..row.means(0, None) };
    let allocated = allocate(&means, asked, items)?;
    let currency = known.currency.clone();
    let usual = || description(making.kind, making.side, &party.name);
    let entry = NewEntry {
        id: making.journal,
        entry_date: making.date,
        description: making.description.clone().unwrap_or_else(usual),
        reference: making.reference.clone(),
        external_id: None,
        source: Source::Settlement,
        reverses: None,
    };
    batch.books.post(context, entry, &confirmed.posting)?;
    let sum = allocated.iter().map(Allocated::taken_minor).sum();
    let held = |vat| HeldDeposit { vat, released: DepositShare::default() };
    let mut row = SettlementRow { currency, deposit: deposit.map(held), ..row };
    insert(batch, &SettlementRow { allocated: Money::from_minor(sum), ..row.clone() }).await?;
    let allocated = recover(batch, context, items, allocated).await?;
    restore(batch, context, items, &allocated).await?;
    allocations::add(batch, context, making.allocation, By::Settlement(row.id), &allocated).await?;
    release(batch, context, &mut row, making.allocation, &allocated).await?;
    row.allocated = Money::from_minor(sum);
    let live = allocations::live(batch, organisation, By::Settlement(row.id)).await?;
    let values = [None, audit_json(&row.clone().object(live))];
    batch.books.audit(context, "settlement.create", row.id.to_string(), values)?;
    Ok((row, confirmed))
}
