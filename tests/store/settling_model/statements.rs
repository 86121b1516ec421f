//! Rows of statements that are receipts and payments, or become them.

use tieout::contract::ledger::bank_transaction::{NewBankTransaction, ReasonBody};
use tieout::contract::ledger::confirm::Confirm;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::settlement::SettlementType;
use tieout::date::Date;
use tieout::id::{AllocationId, BankTransactionId, JournalId, SettlementId};
use tieout_store::{ConfirmBankTransaction, CreateBankTransaction, VoidBankTransaction};

use super::model::{By, Money, Row};
use super::{Play, written};
use crate::ledger_model::come_of;
use crate::settling::spaced;
use crate::support::bits;

impl Play {
    pub(super) async fn row(&mut self) -> String {
        // Often the amount of what is there already.
        let known = self.model.money.len();
        let amount = if known > 0 && self.dice.roll(2) == 0 {
            let it = &self.model.money[self.dice.roll(known)];
            it.kind.signed(tieout::money::Money::from_minor(it.amount)).minor()
        } else {
            let sign = if self.dice.roll(2) == 0 { -1 } else { 1 };
            sign * self.minor(200)
        };
        let body = format!(
            r#"{{"bank_account_id":"{}","date":"2026-02-10","amount":{},"description":"x"}}"#,
            self.bank,
            written(amount)
        );
        let (id, new) = (BankTransactionId::new(bits()), NewBankTransaction::read(&body).unwrap());
        self.books.change(&self.store, CreateBankTransaction { id, new }).await;
        self.model.rows.push(Row {
            id,
            amount,
            is_confirmed: false,
            taken_back: None,
            unlinked: Vec::new(),
        });
        "row done".to_owned()
    }

    pub(super) async fn confirm_by(&mut self, at: usize, body: &str) -> (String, JournalId) {
        let (id, how) = (self.model.rows[at].id, Confirm::read(body).unwrap());
        let journal = JournalId::new(spaced());
        let action = ConfirmBankTransaction { id, journal, how };
        (come_of(&self.store, &self.books, action, None).await, journal)
    }

    pub(super) async fn confirm(&mut self) -> String {
        if self.model.rows.is_empty() {
            return "confirm nothing".to_owned();
        }
        let at = self.dice.roll(self.model.rows.len());
        let (contact, is_refund) = (self.dice.roll(2), self.dice.roll(3) == 0);
        let is_sale = (self.model.rows[at].amount > 0) != is_refund;
        let side = if is_sale { InvoiceType::Sales } else { InvoiceType::Purchase };
        let (parts, body) = self.parts(2, (contact, side, is_refund));
        if parts.is_empty() {
            return "confirm nothing".to_owned();
        }
        let (came, journal) = self.confirm_by(at, &format!(r#"{{"allocations":{body}}}"#)).await;
        let row = &self.model.rows[at];
        let amount = row.amount.abs();
        let kind = if row.amount < 0 { SettlementType::Payment } else { SettlementType::Receipt };
        let first = &self.model.documents[parts[0].0];
        let (contact, side, is_refund) = (first.contact, first.side, first.is_note);
        let should = if row.is_confirmed {
            Some("already_confirmed")
        } else if kind.is_refund(side) != is_refund {
            Some("type_mismatch")
        } else {
            self.model.refuses((contact, side, is_refund), amount, &parts)
        };
        assert_eq!(came, should.unwrap_or("done"), "{body}");
        if came == "done" {
            self.model.rows[at].is_confirmed = true;
            let (id, row) = (SettlementId::new(journal.bits()), Some((at, true)));
            let (own, void_date) = (Date::parse_iso("2026-02-10").unwrap(), None);
            self.model.rows[at].taken_back = self.model.undone(at);
            let date = own.max(self.model.rows[at].taken_back.unwrap_or(own));
            let is_void = false;
            let money = Money { id, contact, side, kind, amount, is_void, date, void_date, row };
            self.model.money.push(money);
            let by = By::Money(self.model.money.len() - 1);
            self.model.add(AllocationId::new(journal.bits()), by, &parts);
        }
        format!("confirm {came}")
    }

    pub(super) async fn match_row(&mut self) -> String {
        if self.model.rows.is_empty() || self.model.money.is_empty() {
            return "match nothing".to_owned();
        }
        let at = self.dice.roll(self.model.rows.len());
        // Often one of the same amount.
        let all: Vec<usize> = (0..self.model.money.len()).collect();
        let is_same = |which: &&usize| {
            let it = &self.model.money[**which];
            it.kind.signed(tieout::money::Money::from_minor(it.amount)).minor()
                == self.model.rows[at].amount
        };
        let same: Vec<usize> = all.iter().filter(is_same).copied().collect();
        let among = if same.is_empty() { &all } else { &same };
        let which = among[self.dice.roll(among.len())];
        let it = &self.model.money[which];
        let should = if self.model.rows[at].is_confirmed {
            "already_confirmed"
        } else if it.is_void {
            "already_void"
        } else if it.row.is_some() {
            "already_matched"
        } else if same.is_empty() || self.model.undone(at).is_some_and(|day| it.date < day) {
            "match_mismatch"
        } else {
            "done"
        };
        let body = format!(r#"{{"match":{{"settlement_id":"{}"}}}}"#, it.id);
        let (came, _) = self.confirm_by(at, &body).await;
        assert_eq!(came, should);
        if came == "done" {
            self.model.rows[at].taken_back = self.model.undone(at);
            self.model.rows[at].is_confirmed = true;
            self.model.money[which].row = Some((at, false));
        }
        format!("match {came}")
    }

    pub(super) async fn unconfirm(&mut self) -> String {
        if self.model.rows.is_empty() {
            return "unconfirm nothing".to_owned();
        }
        let at = self.dice.roll(self.model.rows.len());
        let should = if self.model.rows[at].is_confirmed { "done" } else { "not_confirmed" };
        let (id, because) = (self.model.rows[at].id, ReasonBody::default());
        let action = VoidBankTransaction { id, journal: JournalId::new(bits()), because };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, should);
        self.model.rows[at].is_confirmed = false;
        let of_row = |it: &Money| it.row.is_some_and(|(row, _)| row == at);
        if let Some(which) = self.model.money.iter().position(of_row) {
            let is_owned = self.model.money[which].row.is_some_and(|(_, is_owned)| is_owned);
            self.model.money[which].row = None;
            if is_owned {
                let day = self.model.take_back(which);
                if day > self.model.money[which].date {
                    self.model.rows[at].taken_back = self.model.rows[at].taken_back.max(Some(day));
                }
            } else {
                self.model.rows[at].unlinked.push(which);
            }
        }
        format!("unconfirm {should}")
    }
}
