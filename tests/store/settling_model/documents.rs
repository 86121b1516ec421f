//! Invoices and credit notes: made, void, and credit notes that settle invoices.

use tieout::contract::ledger::invoice::{NewInvoice, Voiding};
use tieout::contract::ledger::settlement::NewAllocations;
use tieout::id::{AllocationId, InvoiceId, JournalId};
use tieout_store::{AllocateCreditNote, CreateInvoice, VoidInvoice};

use super::model::{By, Document};
use super::{Play, written};
use crate::ledger_model::come_of;
use crate::settling::spaced;
use crate::support::bits;

impl Play {
    pub(super) async fn invoice(&mut self) -> String {
        let (side, is_note) = (self.side(), self.dice.roll(3) == 0);
        let (contact, gross) = (self.dice.roll(2), self.minor(200));
        let id = InvoiceId::new(bits());
        let kind = if is_note { "credit_note" } else { "invoice" };
        let number = format!("N{}", self.model.documents.len());
        let date = self.day("2026-01-01");
        let body = format!(
            r#"{{"type":"{side}","kind":"{kind}","contact_id":"{}","number":"{number}",
            "issue_date":"2026-01-{}","lines":[{{"description":"x","unit_price":{},
            "account_id":"{}"}}]}}"#,
            self.model.contacts[contact],
            date.to_string().split_off(8),
            written(gross),
            self.books.accounts[0],
        );
        let new = NewInvoice::read(&body).unwrap();
        let action = CreateInvoice { id, journal: JournalId::new(bits()), new };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, "done", "{body}");
        let (is_void, void_date) = (false, None);
        let made = Document { id, contact, side, is_note, gross, is_void, date, void_date };
        self.model.documents.push(made);
        "invoice done".to_owned()
    }

    pub(super) async fn void_invoice(&mut self) -> String {
        if self.model.documents.is_empty() {
            return "void_invoice nothing".to_owned();
        }
        let at = self.dice.roll(self.model.documents.len());
        let it = &self.model.documents[at];
        let should = if it.is_void {
            "already_void"
        } else if self.model.due(at) < it.gross {
            "has_allocations"
        } else {
            "done"
        };
        let (id, how) = (it.id, Voiding::default());
        let action = VoidInvoice { id, journal: JournalId::new(bits()), how };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, should);
        if should == "done" {
            let taken_back = self.model.taken_back(By::Note(at));
            let it = &mut self.model.documents[at];
            it.void_date = Some(taken_back.map_or(it.date, |day| day.max(it.date)));
            it.is_void = true;
        }
        format!("void_invoice {should}")
    }

    pub(super) async fn credit(&mut self) -> String {
        let documents = self.model.documents.iter().enumerate();
        let notes: Vec<usize> = documents.filter(|(_, it)| it.is_note).map(|(at, _)| at).collect();
        if notes.is_empty() {
            return "credit nothing".to_owned();
        }
        let at = match self.dice.roll(5) {
            0 => self.dice.roll(self.model.documents.len()),
            _ => notes[self.dice.roll(notes.len())],
        };
        let it = &self.model.documents[at];
        let of = (it.contact, it.side, false);
        let (parts, body) = self.parts(2, of);
        if parts.is_empty() {
            return "credit nothing".to_owned();
        }
        let it = &self.model.documents[at];
        let new = NewAllocations::read(&format!(r#"{{"allocations":{body}}}"#)).unwrap();
        let allocation = AllocationId::new(spaced());
        let action = AllocateCreditNote { id: it.id, allocation, new };
        let refused = self.model.refuses_credit(of, self.model.due(at), &parts);
        let should = match (it.is_note, it.is_void) {
            (false, _) => Some("type_mismatch"),
            (true, true) => Some("invoice_not_open"),
            (true, false) => refused,
        };
        let came = come_of(&self.store, &self.books, action, None).await;
        assert_eq!(came, should.unwrap_or("done"), "{body}");
        if came == "done" {
            self.model.add(allocation, By::Note(at), &parts);
        }
        format!("credit {came}")
    }
}
