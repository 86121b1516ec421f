//! Documents written off, and due again.

use tieout::contract::ledger::invoice::{UndoWriteOff, WriteOff};
use tieout::id::{AllocationId, JournalId};
use tieout_store::{UndoInvoiceWriteOff, WriteOffInvoice};

use super::Play;
use super::model::{By, Part};
use crate::ledger_model::come_of;
use crate::settling::spaced;
use crate::support::bits;

impl Play {
    pub(super) async fn write_off(&mut self) -> String {
        if self.model.documents.is_empty() {
            return "write_off nothing".to_owned();
        }
        let document = self.dice.roll(self.model.documents.len());
        let first = ["2026-01-20", "2026-03-01", "2026-11-20"][self.dice.roll(3)];
        let date = self.day(first);
        let it = &self.model.documents[document];
        let (due, taken_back) =
            (self.model.due(document), self.model.taken_back(By::Note(document)));
        let from = taken_back.map_or(it.date, |day| day.max(it.date));
        let should = if it.is_void {
            "invoice_not_open"
        } else if due == 0 {
            "nothing_outstanding"
        } else if date < from {
            "write_off_too_early"
        } else {
            "done"
        };
        let how = WriteOff { date, account_id: Some(self.books.accounts[1]), reason: None };
        let (id, allocation) = (it.id, AllocationId::new(spaced()));
        let action = WriteOffInvoice { id, allocation, journal: JournalId::new(bits()), how };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, should);
        if should == "done" {
            let by = By::WriteOff(self.model.write_offs);
            self.model.write_offs += 1;
            self.model.parts.push(Part { id: allocation, by, document, minor: due, date });
        }
        format!("write_off {should}")
    }

    /// The last that stands, on its own day.
    pub(super) async fn undo_write_off(&mut self, document: usize) -> String {
        let of_document =
            |part: &&Part| part.document == document && matches!(part.by, By::WriteOff(_));
        let last = self.model.parts.iter().filter(of_document).max_by_key(|part| part.id);
        let (last, date) = last.map(|part| (part.id, part.date)).expect("a write-off");
        let (id, how) = (self.model.documents[document].id, UndoWriteOff::default());
        let action = UndoInvoiceWriteOff { id, journal: JournalId::new(bits()), how };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, "done");
        self.model.lose(|part| part.id == last, date);
        "undo_write_off done".to_owned()
    }
}
