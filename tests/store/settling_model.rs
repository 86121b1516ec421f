//! Invoices, credit notes, receipts, payments and rows of statements under any order of actions, beside
//! a small model of them, and both databases agreeing.
//!
//! After each action: what came of it is what the model says; what is open of contacts is what the
//! control accounts say, now and on days in the past, and nothing is settled beyond what it is on any day (`integrity`); whatever was refused
//! has left nothing.

mod documents;
mod model;
mod paying;
mod statements;
mod write_offs;

use tieout::contract::ledger::bank_account::NewBankAccount;
use tieout::contract::ledger::contact::NewContact;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{AgedReport, ReportBasis};
use tieout::date::Date;
use tieout::id::{AccountId, BankAccountId, ContactId, JournalId};
use tieout::money::Money;
use tieout_store::{CreateBankAccount, CreateContact, IntegrityQuestion, Store};

use crate::books::Books;
use crate::ledger_model::Dice;
use crate::support::{Desk, bits, on_both_databases};
use crate::whole_export::check_import;
use model::Model;

/// Days on which what is open then is looked at.
const DAYS: [&str; 6] =
    ["2026-01-14", "2026-01-31", "2026-02-10", "2026-02-20", "2026-03-31", "2999-12-31"];

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

    /// One of the 28 days from this one on.
    fn day(&mut self, first: &str) -> Date {
        Date::parse_iso(first).unwrap().plus_days(i32::try_from(self.dice.roll(28)).unwrap())
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
        match self.dice.roll(18) {
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
            15 => self.unconfirm().await,
            _ => self.write_off().await,
        }
    }

    /// The statement of each contact comes to what the aged report of its last day has, ages it likewise, and
    /// begins with what the one of the days before ended with.
    async fn compare_statements(&self, aged: &AgedReport, side: InvoiceType) {
        let organisation = self.books.organisation;
        for id in &self.model.contacts {
            let days = DAYS.map(|day| Date::parse_iso(day).unwrap());
            let of_days = async |days: (Option<Date>, Date)| {
                let asked = self.store.contact_statement(organisation, (*id, side), days);
                asked.await.unwrap().expect("a contact")
            };
            let whole = of_days((Date::parse_iso("0001-01-01").ok(), aged.as_at)).await;
            let open = aged.contacts.iter().find(|contact| contact.contact_id == *id);
            let open = open.map(|contact| contact.open).unwrap_or_default();
            assert_eq!(
                (whole.closing_balance, whole.open),
                (open.total, open),
                "{side} {}",
                aged.as_at
            );
            assert_eq!(whole.opening_balance, Money::ZERO);
            let from = days.into_iter().rfind(|day| *day < aged.as_at);
            let Some(from) = from.and_then(Date::next) else { continue };
            let part = of_days((Some(from), aged.as_at)).await;
            let before = whole.lines.iter().rfind(|line| line.date < from);
            let before = before.map_or(Money::ZERO, |line| line.balance);
            assert_eq!((part.opening_balance, part.open), (before, whole.open), "from {from}");
            assert!(whole.lines.ends_with(&part.lines), "{whole:?} {part:?}");
            assert_eq!(part.closing_balance, whole.closing_balance);
        }
    }

    /// The books are what the model says.
    async fn compare(&self) {
        let organisation = self.books.organisation;
        let trial = self
            .store
            .trial_balance(organisation, None, (ReportBasis::Cumulative, None))
            .await
            .unwrap();
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
            assert_eq!(owed.map(Money::minor), should);
        }
        for day in DAYS.map(|day| Date::parse_iso(day).unwrap()) {
            for side in [InvoiceType::Sales, InvoiceType::Purchase] {
                let aged = self.store.aged(organisation, side, day).await.unwrap();
                let apart = aged.total.unallocated.minor();
                let is = [aged.total.total.minor() - apart, apart];
                assert_eq!((is, aged.agrees), (self.model.past(side, day), true), "{side} {day}");
                self.compare_statements(&aged, side).await;
            }
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
    if matches!(desk.location, tieout_store::Location::Sqlite(_)) {
        check_import(&play.store, &play.books).await;
    }
    play.store.close().await;
    told
}

on_both_databases! {
    async fn what_is_open_is_what_the_model_says_after_every_action(desk: &Desk) {
        let told = history(desk, 5, 250).await;
        for kind in ["pay", "allocate", "credit", "unallocate", "void_money", "void_invoice",
            "confirm", "match", "unconfirm", "write_off", "undo_write_off"] {
            let done = format!("{kind} done");
            assert!(told.contains(&done), "{kind}: {told:?}");
        }
    }
}

#[test]
fn both_databases_settle_the_same() {
    let name = concat!(module_path!(), "::both_databases_settle_the_same");
    let Some(postgres) = Desk::postgres(name) else { return };
    let sqlite = Desk::migrated();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let one = runtime.block_on(history(&sqlite, 9, 80));
    assert_eq!(one, runtime.block_on(history(&postgres, 9, 80)));
}
