//! Bank transactions that settle invoices, or are a receipt or a payment that is there already.

use serde_json::json;
use tieout::contract::ledger::settlement::{NewAllocation, SettlementType};
use tieout::id::{AllocationId, JournalId, SettlementId};
use tieout::ledger::bank::WayName;
use tieout::ledger::settlement::{BANK_LINE, check_match};
use tieout::ledger::{Reason, Refusal};

use super::desk::{Decided, Desk, side};
use super::rows::BankRow;
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::Context;
use crate::ledger::settlements::{Making, SettlementRow, by_invoices, change, find_one, settle};

impl Desk {
    /// The row is a receipt or a payment that somebody has made: nothing more is posted.
    pub(super) async fn by_settlement(
        &mut self,
        tx: &mut Tx,
        context: &Context,
        mut row: BankRow,
        settlement: SettlementId,
    ) -> Decided<()> {
        let Some(settlement) = find_one(tx, context.organisation, settlement).await? else {
            return Ok(Err(Refusal::unknown("match.settlement_id", "receipt or payment")));
        };
        let (paid, standing) = (settlement.paid(), settlement.standing());
        if let Err(refusal) = check_match(&paid, standing, row.movement()) {
            return Ok(Err(refusal));
        }
        let confirmation = side(WayName::Match, settlement.journal, BANK_LINE, context);
        link(tx, context, &mut row, settlement).await?;
        self.keep(tx, context, row, confirmation)?;
        Ok(Ok(()))
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
        let told = by_invoices(tx, context.organisation, kind, asked).await?;
        let (contact, of, items) = match told {
            Ok(told) => told,
            Err(refusal) => return Ok(Err(refusal)),
        };
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
        if let Err(refusal) = settle(tx, context, &making, asked, &items).await? {
            // The body names invoices, and by them the contact.
            let is_contact =
                matches!(refusal.reason, Reason::ContactArchived | Reason::ContactKind);
            let field = "allocations[0].invoice_id";
            return Ok(Err(if is_contact { refusal.at(field) } else { refusal }));
        }
        (row.settlement, row.contact) = (Some(making.id), Some(contact));
        let confirmation = side(WayName::Allocations, journal, BANK_LINE, context);
        self.keep(tx, context, row, confirmation)?;
        Ok(Ok(()))
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
