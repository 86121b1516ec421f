//! Bank transactions that settle invoices, or are a receipt or a payment that is there already.

use serde_json::json;
use tieout::contract::ledger::settlement::{NewAllocation, SettlementType};
use tieout::id::{AllocationId, JournalId, SettlementId};
use tieout::ledger::bank::ConfirmMethodName;
use tieout::ledger::settlement::{BANK_LINE, check_match};
use tieout::ledger::{Reason, Refusal};

use super::desk::{Desk, side};
use super::rows::BankRow;
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::settlements::{Making, SettlementRow, by_invoices, change, find_one, settle};
use crate::ledger::{Context, Decided};

impl Desk {
    /// The row is a receipt or a payment that somebody has made: nothing more is posted.
    pub(super) async fn by_settlement(
        &mut self,
        tx: &mut Tx,
        context: &Context,
        mut row: BankRow,
        settlement: SettlementId,
    ) -> Decided<()> {
        let settlement = find_one(tx, context.organisation, settlement).await?;
        let settlement = settlement
            .ok_or_else(|| Refusal::unknown("match.settlement_id", "receipt or payment"))?;
        let (paid, standing) = (settlement.paid(), settlement.standing());
        check_match(&paid, standing, row.movement())?;
        let confirmation = side(ConfirmMethodName::Match, settlement.journal, BANK_LINE, context);
        link(tx, context, &mut row, settlement).await?;
        self.keep(tx, context, row, confirmation)?;
        Ok(())
    }

    /// The row becomes a receipt or a payment that settles invoices.
    pub(super) async fn by_allocations(
        &mut self,
        tx: &mut Tx,
        context: &Context,
        (mut row, journal): (BankRow, JournalId),
        asked: &[NewAllocation],
    ) -> Decided<()> {
        let (kind, amount) = SettlementType::of(row.amount);
        let (contact, of, items) = by_invoices(tx, context.organisation, kind, asked).await?;
        let making = Making {
            // A name that nobody else has: the journal's bits are its own.
            id: SettlementId::new(journal.bits()),
            journal,
            allocation: AllocationId::new(journal.bits()),
            kind,
            side: of,
            contact,
            held: row.held,
            date: row.posted_on(),
            amount,
            reference: row.reference.clone(),
            description: Some(row.description.clone()),
            bank_transaction: Some(row.id),
        };
        let settled = settle(tx, context, &making, asked, &items).await;
        settled.map_err(|error| error.map_refusal(at_invoice))?;
        (row.settlement, row.contact) = (Some(making.id), Some(contact));
        let confirmation = side(ConfirmMethodName::Allocations, journal, BANK_LINE, context);
        self.keep(tx, context, row, confirmation)?;
        Ok(())
    }
}

/// The body names invoices, and by them the contact.
fn at_invoice(refusal: Refusal) -> Refusal {
    match refusal.reason {
        Reason::ContactArchived | Reason::ContactKind => refusal.at("allocations[0].invoice_id"),
        _ => refusal,
    }
}

/// Notes that a row is a receipt or a payment that was there before it.
pub(super) async fn link(
    tx: &mut Tx,
    context: &Context,
    row: &mut BankRow,
    mut settlement: SettlementRow,
) -> Result<(), StoreError> {
    (row.settlement, row.contact) = (Some(settlement.id), Some(settlement.contact));
    settlement.bank_transaction = Some(row.id);
    settlement.touch(context.at);
    change(tx, &settlement).await?;
    let values = [None, Some(json!({ "bank_transaction_id": row.id }))];
    tx.books.audit(context, "settlement.match", settlement.id.to_string(), values)
}
