//! Bank transactions that settle invoices, or are a receipt or a payment that is there already.

use tieout::contract::ledger::metadata::Metadata;
use tieout::contract::ledger::vat_code::LedgerVatCode;
use tieout::id::{AllocationId, JournalId, SettlementId};
use tieout::ledger::Refusal;
use tieout::ledger::bank::settled_money::settled_money;
use tieout::ledger::bank::{ConfirmMethodName, RowSettling};
use tieout::ledger::sanity::{check_strict, of_bank_parts};
use tieout::ledger::settlement::{BANK_LINE, at_invoice, check_match};

use super::confirm_session::{ConfirmSession, known, side};
use super::link::link;
use super::rows::{BankRow, Confirmation};
use crate::ledger::context::{Context, Decided};
use crate::ledger::settlements::items::items;
use crate::ledger::settlements::rows::find_one;
use crate::ledger::settlements::settle::{RowDraft, SettlementDraft, settle};
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

    /// The row becomes a receipt or a payment that settles invoices, with what else is in it.
    pub(super) async fn by_settling(
        &mut self,
        batch: &mut Batch,
        context: &Context,
        (mut row, journal): (BankRow, JournalId),
        (asked, is_strict): (RowSettling, bool),
    ) -> Decided<()> {
        let organisation = context.organisation;
        let named = asked.allocations.iter().map(|one| one.invoice_id);
        let items = items(batch, organisation, named).await?;
        let settled = settled_money(row.amount, &asked, row.contact, &items)?;
        let RowSettling { allocations, parts, .. } = asked;
        let accounts = parts.iter().map(|part| part.account);
        let known = known(batch, organisation, accounts).await?;
        let warnings = of_bank_parts(row.movement(), &parts, &known.book);
        check_strict(&warnings, is_strict)?;
        let making = SettlementDraft {
            // A name that nobody else has: the journal's bits are its own.
            id: SettlementId::new(journal.bits()),
            journal,
            allocation: AllocationId::new(journal.bits()),
            kind: settled.kind,
            side: settled.side,
            contact: settled.contact,
            held: row.held,
            date: row.posted_on(),
            amount: settled.amount,
            reference: row.reference.clone(),
            description: Some(row.description.clone()),
            row: Some(RowDraft { id: row.id, movement: row.movement(), parts }),
            deposit: None,
            external_id: None,
            metadata: Metadata::default(),
        };
        let made = settle(batch, context, &making, &allocations, &items).await;
        let (_, confirmed) = made.map_err(|error| {
            if allocations.is_empty() { error } else { error.map_refusal(at_invoice) }
        })?;
        self.warnings.extend(warnings);
        (row.settlement, row.contact) = (Some(making.id), Some(settled.contact));
        let parts = making.row.iter().flat_map(|row| &row.parts);
        let codes = parts.map(|part| part.vat_code).filter(|code| *code != LedgerVatCode::NV);
        let is_plain = codes.count() == 0;
        let confirmation = Confirmation {
            // Part of it has the codes of its lines, the rest has none.
            vat_code: Some(LedgerVatCode::NV).filter(|_| is_plain),
            vat: confirmed.vat,
            vat_side: confirmed.vat_side,
            ..side(ConfirmMethodName::Allocations, journal, BANK_LINE, context)
        };
        self.keep(batch, context, row, confirmation)?;
        Ok(())
    }
}
