//! Bank transactions that settle invoices, or are a receipt or a payment that is there already.

use tieout::contract::ledger::settlement::{NewAllocation, SettlementType};
use tieout::id::{AllocationId, JournalId, SettlementId};
use tieout::ledger::Refusal;
use tieout::ledger::bank::ConfirmMethodName;
use tieout::ledger::settlement::{BANK_LINE, at_invoice, check_match};

use super::confirm_session::{ConfirmSession, side};
use super::link::link;
use super::rows::BankRow;
use crate::ledger::context::{Context, Decided};
use crate::ledger::settlements::rows::find_one;
use crate::ledger::settlements::settle::{SettlementDraft, by_invoices, settle};
use crate::writes::batch::Batch;

impl ConfirmSession {
    /// The row is a receipt or a payment that somebody has made: nothing more is posted.
    pub(super) async fn by_settlement(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        mut row: BankRow,
        settlement: SettlementId,
    ) -> Decided<()> {
        let settlement = find_one(batch, context.organisation, settlement).await?;
        let settlement = settlement
            .ok_or_else(|| Refusal::unknown("match.settlement_id", "receipt or payment"))?;
        let (paid, standing) = (settlement.paid(), settlement.standing());
        check_match(&paid, standing, row.movement())?;
        let confirmation = side(ConfirmMethodName::Match, settlement.journal, BANK_LINE, context);
        link(batch, context, &mut row, settlement).await?;
        self.keep(batch, context, row, confirmation)?;
        Ok(())
    }

    /// The row becomes a receipt or a payment that settles invoices.
    pub(super) async fn by_allocations(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        (mut row, journal): (BankRow, JournalId),
        asked: &[NewAllocation],
    ) -> Decided<()> {
        let (kind, amount) = SettlementType::of(row.amount);
        let (contact, of, items) = by_invoices(batch, context.organisation, kind, asked).await?;
        let making = SettlementDraft {
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
            deposit: None,
        };
        let settled = settle(batch, context, &making, asked, &items).await;
        settled.map_err(|error| error.map_refusal(at_invoice))?;
        (row.settlement, row.contact) = (Some(making.id), Some(contact));
        let confirmation = side(ConfirmMethodName::Allocations, journal, BANK_LINE, context);
        self.keep(batch, context, row, confirmation)?;
        Ok(())
    }
}
