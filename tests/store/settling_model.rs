//! Invoices, credit notes, receipts, payments and rows of statements under any order of actions, beside
//! a small model of them, and both databases agreeing.
//!
//! After each action: what came of it is what the model says; what is open of contacts is what the
//! control accounts say, and nothing is settled beyond what it is (`integrity`); whatever was refused
//! has left nothing.

use std::collections::BTreeMap;

use tieout::contract::ledger::bank_account::NewBankAccount;
use tieout::contract::ledger::bank_transaction::{Because, NewBankTransaction};
use tieout::contract::ledger::confirm::Confirm;
use tieout::contract::ledger::contact::NewContact;
use tieout::contract::ledger::invoice::{InvoiceType, NewInvoice, Voiding};
use tieout::contract::ledger::settlement::{
    NewAllocations, NewSettlement, SettlementType, VoidSettlement as Undoing,
};
use tieout::id::{
    AccountId, AllocationId, BankAccountId, BankTransactionId, ContactId, InvoiceId, JournalId,
    SettlementId,
};
use tieout_daemon::store::{
    AllocateCreditNote, AllocateSettlement, ConfirmBankTransaction, CreateBankAccount,
    CreateBankTransaction, CreateContact, CreateInvoice, CreateSettlement, IntegrityQuestion,
    Store, UnallocateCreditNote, UnallocateSettlement, VoidBankTransaction, VoidInvoice,
    VoidSettlement,
};

use crate::books::Books;
use crate::ledger_model::{Dice, come_of};
use crate::settling::spaced;
use crate::support::{Desk, bits, on_both_databases};

/// Where what settles is in the model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum By {
    Money(usize),
    Note(usize),
}

#[derive(Debug)]
struct Document {
    id: InvoiceId,
    contact: usize,
    side: InvoiceType,
    is_note: bool,
    gross: i64,
    is_void: bool,
}

#[derive(Debug)]
struct Money {
    id: SettlementId,
    contact: usize,
    side: InvoiceType,
    kind: SettlementType,
    amount: i64,
    is_void: bool,
    /// The row that is this money, and whether that made it.
    row: Option<(usize, bool)>,
}

#[derive(Debug)]
struct Row {
    id: BankTransactionId,
    amount: i64,
    is_confirmed: bool,
}

struct Part {
    id: AllocationId,
    by: By,
    document: usize,
    minor: i64,
}

#[derive(Default)]
struct Model {
    contacts: Vec<ContactId>,
    documents: Vec<Document>,
    money: Vec<Money>,
    rows: Vec<Row>,
    parts: Vec<Part>,
}

impl Model {
    fn due(&self, document: usize) -> i64 {
        let is_its = |part: &&Part| part.document == document || part.by == By::Note(document);
        let settled: i64 = self.parts.iter().filter(is_its).map(|part| part.minor).sum();
        self.documents[document].gross - settled
    }

    fn left(&self, by: By) -> i64 {
        let used =
            self.parts.iter().filter(|part| part.by == by).map(|part| part.minor).sum::<i64>();
        match by {
            By::Money(at) => self.money[at].amount - used,
            By::Note(at) => self.due(at),
        }
    }

    /// Why these parts do not go: what settles is of this contact and side, and settles notes or not.
    fn refuses(
        &self,
        (contact, side, for_notes): (usize, InvoiceType, bool),
        left: i64,
        parts: &[(usize, i64)],
    ) -> Option<&'static str> {
        let mut of_each: BTreeMap<usize, i64> = BTreeMap::new();
        for (document, minor) in parts {
            let it = &self.documents[*document];
            if it.side != side || it.is_note != for_notes {
                return Some("type_mismatch");
            }
            if it.contact != contact {
                return Some("contact_mismatch");
            }
            if it.is_void {
                return Some("invoice_not_open");
            }
            *of_each.entry(*document).or_default() += minor;
            if of_each[document] > self.due(*document) {
                return Some("over_allocated");
            }
        }
        let total: i64 = parts.iter().map(|(_, minor)| minor).sum();
        (total > left).then_some("over_allocated")
    }

    fn add(&mut self, first: AllocationId, by: By, parts: &[(usize, i64)]) {
        for ((document, minor), place) in parts.iter().zip(0..) {
            let id = AllocationId::new(first.bits() + place);
            self.parts.push(Part { id, by, document: *document, minor: *minor });
        }
    }

    fn take_back(&mut self, at: usize) {
        self.money[at].is_void = true;
        self.money[at].row = None;
        self.parts.retain(|part| part.by != By::Money(at));
    }

    /// What a side's control account comes to, a debit positive.
    fn control(&self, side: InvoiceType) -> i64 {
        let sign = if side == InvoiceType::Sales { 1 } else { -1 };
        let of_document = |it: &Document| if it.is_note { -it.gross } else { it.gross };
        let documents = self.documents.iter().filter(|it| it.side == side && !it.is_void);
        let money = self.money.iter().filter(|it| it.side == side && !it.is_void);
        let paid =
            money.map(|it| it.kind.signed(tieout::money::Money::from_minor(it.amount)).minor());
        sign * documents.map(of_document).sum::<i64>() - paid.sum::<i64>()
    }

    /// What a contact owes, or is owed, by what is open.
    fn open(&self, contact: usize, side: InvoiceType) -> i64 {
        let documents = self.documents.iter().enumerate();
        let its =
            documents.filter(|(_, it)| it.contact == contact && it.side == side && !it.is_void);
        let due = its.map(|(at, it)| if it.is_note { -self.due(at) } else { self.due(at) });
        let usual = if side == InvoiceType::Sales {
            SettlementType::Receipt
        } else {
            SettlementType::Payment
        };
        let money = self.money.iter().enumerate();
        let money = money.filter(|(_, it)| it.contact == contact && it.side == side && !it.is_void);
        let left = money.map(|(at, it)| {
            let left = self.left(By::Money(at));
            if it.kind == usual { left } else { -left }
        });
        due.sum::<i64>() - left.sum::<i64>()
    }
}

struct Play {
    store: Store,
    books: Books,
    bank: BankAccountId,
    model: Model,
    dice: Dice,
}

fn written(minor: i64) -> String {
    let sign = if minor < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", minor.abs() / 100, minor.abs() % 100)
}

impl Play {
    async fn new(desk: &Desk, seed: u64) -> Self {
        let store = desk.store().await;
        let books = Books::new(&store).await;
        let mut model = Model::default();
        for name in ["Birch", "Oak"] {
            let id = ContactId::new(bits());
            let new = NewContact::read(&format!(r#"{{"kind":"both","name":"{name}"}}"#)).unwrap();
            books.change(&store, CreateContact { id, new }).await;
            model.contacts.push(id);
        }
        let bank = BankAccountId::new(bits());
        let new = NewBankAccount::read(r#"{"name":"Current"}"#).unwrap();
        let (account, journal) = (AccountId::new(bits()), JournalId::new(bits()));
        books.change(&store, CreateBankAccount { id: bank, account, journal, new }).await;
        Self { store, books, bank, model, dice: Dice(seed) }
    }

    fn minor(&mut self, most: usize) -> i64 {
        i64::try_from(1 + self.dice.roll(most)).unwrap()
    }

    fn side(&mut self) -> InvoiceType {
        if self.dice.roll(3) == 0 { InvoiceType::Purchase } else { InvoiceType::Sales }
    }

    /// Some parts of documents, mostly of such as these means settle; and the same as a body has them.
    fn parts(
        &mut self,
        most: usize,
        (contact, side, for_notes): (usize, InvoiceType, bool),
    ) -> (Vec<(usize, i64)>, String) {
        let mut among: Vec<usize> = (0..self.model.documents.len()).collect();
        if self.dice.roll(4) > 0 {
            among.retain(|at| {
                let it = &self.model.documents[*at];
                let is_such = (it.contact, it.side, it.is_note) == (contact, side, for_notes);
                is_such && !it.is_void && self.model.due(*at) > 0
            });
        }
        let mut parts = Vec::new();
        if !among.is_empty() {
            for _ in 0..self.dice.roll(most + 1) {
                let document = among[self.dice.roll(among.len())];
                let due = usize::try_from(self.model.due(document).max(1)).unwrap();
                let minor = if self.dice.roll(3) > 0 { self.minor(due) } else { self.minor(90) };
                parts.push((document, minor));
            }
        }
        let part = |(document, minor): &(usize, i64)| {
            let id = self.model.documents[*document].id;
            format!(r#"{{"invoice_id":"{id}","amount":{}}}"#, written(*minor))
        };
        let body: Vec<_> = parts.iter().map(part).collect();
        (parts, format!("[{}]", body.join(",")))
    }

    async fn act(&mut self) -> String {
        match self.dice.roll(16) {
            0..=3 => self.invoice().await,
            4 => self.void_invoice().await,
            5..=6 => self.pay().await,
            7..=8 => self.allocate().await,
            9 => self.credit().await,
            10 => self.unallocate().await,
            11 => self.void_money().await,
            12 => self.row().await,
            13 => self.confirm().await,
            14 => self.match_row().await,
            _ => self.unconfirm().await,
        }
    }

    async fn invoice(&mut self) -> String {
        let (side, is_note) = (self.side(), self.dice.roll(3) == 0);
        let (contact, gross) = (self.dice.roll(2), self.minor(200));
        let id = InvoiceId::new(bits());
        let kind = if is_note { "credit_note" } else { "invoice" };
        let number = format!("N{}", self.model.documents.len());
        let body = format!(
            r#"{{"type":"{side}","kind":"{kind}","contact_id":"{}","number":"{number}",
            "issue_date":"2026-01-{:02}","lines":[{{"description":"x","unit_price":{},
            "account_id":"{}"}}]}}"#,
            self.model.contacts[contact],
            1 + self.dice.roll(28),
            written(gross),
            self.books.accounts[0],
        );
        let new = NewInvoice::read(&body).unwrap();
        let action = CreateInvoice { id, journal: JournalId::new(bits()), new };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, "done", "{body}");
        let is_void = false;
        self.model.documents.push(Document { id, contact, side, is_note, gross, is_void });
        "invoice done".to_owned()
    }

    async fn void_invoice(&mut self) -> String {
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
        self.model.documents[at].is_void = true;
        if should == "has_allocations" {
            self.model.documents[at].is_void = false;
        }
        format!("void_invoice {should}")
    }

    async fn pay(&mut self) -> String {
        let (side, is_refund) = (self.side(), self.dice.roll(4) == 0);
        let is_in = (side == InvoiceType::Sales) != is_refund;
        let kind = if is_in { SettlementType::Receipt } else { SettlementType::Payment };
        let (contact, amount) = (self.dice.roll(2), self.minor(200));
        let (parts, body) = self.parts(2, (contact, side, is_refund));
        let allocations =
            if parts.is_empty() { String::new() } else { format!(r#","allocations":{body}"#) };
        let body = format!(
            r#"{{"type":"{kind}","contact_id":"{}","bank_account_id":"{}","amount":{},
            "date":"2026-02-{:02}","refund":{is_refund}{allocations}}}"#,
            self.model.contacts[contact],
            self.bank,
            written(amount),
            1 + self.dice.roll(28),
        );
        let id = SettlementId::new(bits());
        let allocation = AllocationId::new(spaced());
        let new = NewSettlement::read(&body).unwrap();
        let action = CreateSettlement { id, journal: JournalId::new(bits()), allocation, new };
        let came = come_of(&self.store, &self.books, action, None).await;
        let should = self.model.refuses((contact, side, is_refund), amount, &parts);
        assert_eq!(came, should.unwrap_or("done"), "{body}");
        if came == "done" {
            let money = Money { id, contact, side, kind, amount, is_void: false, row: None };
            self.model.money.push(money);
            self.model.add(allocation, By::Money(self.model.money.len() - 1), &parts);
        }
        format!("pay {came}")
    }

    async fn allocate(&mut self) -> String {
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

    async fn credit(&mut self) -> String {
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
        let refused = self.model.refuses(of, self.model.due(at), &parts);
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

    async fn unallocate(&mut self) -> String {
        if self.model.parts.is_empty() {
            return "unallocate nothing".to_owned();
        }
        let which = self.dice.roll(self.model.parts.len());
        let Part { id: allocation, by, .. } = self.model.parts.remove(which);
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
            };
            assert_eq!(came, should);
        }
        "unallocate done".to_owned()
    }

    async fn void_money(&mut self) -> String {
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

    async fn row(&mut self) -> String {
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
        self.model.rows.push(Row { id, amount, is_confirmed: false });
        "row done".to_owned()
    }

    async fn confirm_by(&mut self, at: usize, body: &str) -> (String, JournalId) {
        let (id, how) = (self.model.rows[at].id, Confirm::read(body).unwrap());
        let journal = JournalId::new(spaced());
        let action = ConfirmBankTransaction { id, journal, how };
        (come_of(&self.store, &self.books, action, None).await, journal)
    }

    async fn confirm(&mut self) -> String {
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
            let money = Money { id, contact, side, kind, amount, is_void: false, row };
            self.model.money.push(money);
            let by = By::Money(self.model.money.len() - 1);
            self.model.add(AllocationId::new(journal.bits()), by, &parts);
        }
        format!("confirm {came}")
    }

    async fn match_row(&mut self) -> String {
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
        } else if same.is_empty() {
            "match_mismatch"
        } else {
            "done"
        };
        let body = format!(r#"{{"match":{{"settlement_id":"{}"}}}}"#, it.id);
        let (came, _) = self.confirm_by(at, &body).await;
        assert_eq!(came, should);
        if came == "done" {
            self.model.rows[at].is_confirmed = true;
            self.model.money[which].row = Some((at, false));
        }
        format!("match {came}")
    }

    async fn unconfirm(&mut self) -> String {
        if self.model.rows.is_empty() {
            return "unconfirm nothing".to_owned();
        }
        let at = self.dice.roll(self.model.rows.len());
        let should = if self.model.rows[at].is_confirmed { "done" } else { "not_confirmed" };
        let (id, because) = (self.model.rows[at].id, Because::default());
        let action = VoidBankTransaction { id, journal: JournalId::new(bits()), because };
        assert_eq!(come_of(&self.store, &self.books, action, None).await, should);
        self.model.rows[at].is_confirmed = false;
        let of_row = |it: &Money| it.row.is_some_and(|(row, _)| row == at);
        if let Some(which) = self.model.money.iter().position(of_row) {
            let is_owned = self.model.money[which].row.is_some_and(|(_, is_owned)| is_owned);
            self.model.money[which].row = None;
            if is_owned {
                self.model.take_back(which);
            }
        }
        format!("unconfirm {should}")
    }

    /// The books are what the model says.
    async fn compare(&self) {
        let organisation = self.books.organisation;
        let trial = self.store.trial_balance(organisation, None).await.unwrap();
        for (code, side) in [("1200", InvoiceType::Sales), ("2100", InvoiceType::Purchase)] {
            let row = trial.rows.iter().find(|row| row.account_code == code);
            let balance = row.map_or(0, |row| row.debit.minor() - row.credit.minor());
            assert_eq!(balance, self.model.control(side), "{code}");
            let open: i64 = (0..2).map(|contact| self.model.open(contact, side)).sum();
            let sign = if side == InvoiceType::Sales { 1 } else { -1 };
            assert_eq!(sign * open, balance, "open items are the control account");
        }
        for (contact, id) in self.model.contacts.iter().enumerate() {
            let contact_now = self.store.contact(organisation, *id).await.unwrap().unwrap();
            let owed = [contact_now.balance_receivable, contact_now.balance_payable];
            let should = [InvoiceType::Sales, InvoiceType::Purchase]
                .map(|side| self.model.open(contact, side));
            assert_eq!(owed.map(tieout::money::Money::minor), should);
        }
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        let integrity = self.store.integrity(organisation, &question).await.unwrap();
        assert!(integrity.ok, "{integrity:?}");
    }
}

async fn history(desk: &Desk, seed: u64, steps: u32) -> Vec<String> {
    let mut play = Play::new(desk, seed).await;
    let mut told = Vec::new();
    for _ in 0..steps {
        told.push(play.act().await);
        play.compare().await;
    }
    play.store.close().await;
    told
}

on_both_databases! {
    async fn what_is_open_is_what_the_model_says_after_every_action(desk: &Desk) {
        let told = history(desk, 5, 250).await;
        for kind in ["pay", "allocate", "credit", "unallocate", "void_money", "void_invoice",
            "confirm", "match", "unconfirm"] {
            let done = format!("{kind} done");
            assert!(told.contains(&done), "{kind}: {told:?}");
        }
    }
}

#[test]
fn both_databases_settle_the_same() {
    let name = concat!(module_path!(), "::both_databases_settle_the_same");
    let Some(postgres) = Desk::postgres(name) else { return };
    let sqlite = Desk::sqlite();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let one = runtime.block_on(history(&sqlite, 9, 80));
    assert_eq!(one, runtime.block_on(history(&postgres, 9, 80)));
}
