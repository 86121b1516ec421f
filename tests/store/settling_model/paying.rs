//! Receipts and payments: made, allocated, taken back and void.

use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::settlement::{
    NewAllocations, NewSettlement, SettlementType, VoidSettlement as Undoing,
};
use tieout::id::{AllocationId, JournalId, SettlementId};
use tieout_store::{
    AllocateSettlement, CreateSettlement, UnallocateCreditNote, UnallocateSettlement,
    VoidSettlement,
};

use super::model::{By, Money, Part};
use super::{Play, written};
use crate::ledger_model::come_of;
use crate::settling::spaced;
use crate::support::{at, bits};

impl Play {
    pub(super) async fn pay(&mut self) -> String {
        let (side, is_refund) = (self.side(), self.dice.roll(4) == 0);
        let is_in = (side == InvoiceType::Sales) != is_refund;
        let kind = if is_in { SettlementType::Receipt } else { SettlementType::Payment };
        let (contact, amount) = (self.dice.roll(2), self.minor(200));
        let (parts, body) = self.parts(2, (contact, side, is_refund));
        let (date, void_date) = (self.day("2026-02-01"), None);
        let allocations =
            if parts.is_empty() { String::new() } else { format!(r#","allocations":{body}"#) };
        let body = format!(
            r#"{{"type":"{kind}","contact_id":"{}","bank_account_id":"{}","amount":{},
            "date":"{date}","refund":{is_refund}{allocations}}}"#,
            self.model.contacts[contact],
            self.bank,
            written(amount),
        );
        let id = SettlementId::new(bits());
        let allocation = AllocationId::new(spaced());
        let new = NewSettlement::read(&body).unwrap();
        let action = CreateSettlement { id, journal: JournalId::new(bits()), allocation, new };
        let came = come_of(&self.store, &self.books, action, None).await;
        let should = self.model.refuses((contact, side, is_refund), amount, &parts);
        assert_eq!(came, should.unwrap_or("done"), "{body}");
        if came == "done" {
            let (is_void, row) = (false, None);
            let money = Money { id, contact, side, kind, amount, is_void, date, void_date, row };
            self.model.money.push(money);
            self.model.add(allocation, By::Money(self.model.money.len() - 1), &parts);
        }
        format!("pay {came}")
    }

    pub(super) async fn allocate(&mut self) -> String {
        if self.model.money.is_empty() {
            return "allocate nothing".to_owned();
        }
        let at = self.dice.roll(self.model.money.len());
        let it = &self.model.money[at];
        let of = (it.contact, it.side, it.kind.is_refund(it.side));
        let (parts, body) = self.parts(3, of);
        if parts.is_empty() {
            return "allocate nothing".to_owned();
        }
        let it = &self.model.money[at];
        let new = NewAllocations::read(&format!(r#"{{"allocations":{body}}}"#)).unwrap();
        let allocation = AllocationId::new(spaced());
        let action = AllocateSettlement { id: it.id, allocation, new };
        let refused = self.model.refuses(of, self.model.left(By::Money(at)), &parts);
        let should = if it.is_void { Some("already_void") } else { refused };
        let came = come_of(&self.store, &self.books, action, None).await;
        assert_eq!(came, should.unwrap_or("done"), "{body}");
        if came == "done" {
            self.model.add(allocation, By::Money(at), &parts);
        }
        format!("allocate {came}")
    }

    pub(super) async fn unallocate(&mut self) -> String {
        if self.model.parts.is_empty() {
            return "unallocate nothing".to_owned();
        }
        let which = self.dice.roll(self.model.parts.len());
        let Part { id: allocation, by, document, .. } = self.model.parts[which];
        if let By::WriteOff(_) = by {
            return self.undo_write_off(document).await;
        }
        if let By::Money(at) = by
            && self.model.money[at].row.is_some_and(|(_, is_owned)| is_owned)
        {
            let action = UnallocateSettlement { id: self.model.money[at].id, allocation };
            let came = come_of(&self.store, &self.books, action, None).await;
            assert_eq!(came, "owned_by_bank_transaction");
            return format!("unallocate {came}");
        }
        self.model.lose(|part| part.id == allocation, at(0).day().unwrap());
        for should in ["done", "not there"] {
            let came = match by {
                By::Money(at) => {
                    let id = self.model.money[at].id;
                    come_of(&self.store, &self.books, UnallocateSettlement { id, allocation }, None)
                        .await
                }
                By::Note(at) => {
                    let id = self.model.documents[at].id;
                    come_of(&self.store, &self.books, UnallocateCreditNote { id, allocation }, None)
                        .await
                }
                By::WriteOff(_) => unreachable!("it is undone"),
            };
            assert_eq!(came, should);
        }
        "unallocate done".to_owned()
    }

    pub(super) async fn void_money(&mut self) -> String {
        if self.model.money.is_empty() {
            return "void_money nothing".to_owned();
        }
        let at = self.dice.roll(self.model.money.len());
        let it = &self.model.money[at];
        let should = match (it.is_void, it.row) {
            (true, _) => "already_void",
            (false, Some(_)) => "owned_by_bank_transaction",
            (false, None) => "done",
        };
        let (id, how) = (it.id, Undoing::default());
        let action = VoidSettlement { id, journal: JournalId::new(bits()), how };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, should);
        if should == "done" {
            self.model.take_back(at);
        }
        format!("void_money {should}")
    }
}
