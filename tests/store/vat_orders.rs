//! The boxes of a period do not depend on the order in which it was entered, nor on how often its return is finalised;
//! and `integrity` replays from the log on which day each entry counts.

use tieout::contract::ledger::invoice::NewInvoice;
use tieout::contract::ledger::organisation::OrganisationPatch;
use tieout::contract::ledger::settlement::{NewAllocations, NewSettlement};
use tieout::contract::ledger::vat_return::{Boxes, NewVatReturn, ReopenVatReturn};
use tieout::date::Date;
use tieout::id::{AllocationId, InvoiceId, JournalId, SettlementId, VatReturnId};
use tieout_store::{
    AllocateCreditNote, CreateInvoice, CreateSettlement, CreateVatReturn, FinaliseVatReturn,
    IntegrityQuestion, ReopenFinalisedReturn, Store, UpdateOrganisation,
};

use crate::integrity::tamper;
use crate::ledger_model::Dice;
use crate::settling::{Till, spaced};
use crate::support::{Desk, bits, on_both_databases};
use crate::vat::{finalise, post, vat_control};
use crate::vat_days::SUMS;

const DAYS: [&str; 2] = ["2026-01-01", "2026-03-31"];

/// Something that is entered, all of it in one quarter.
#[derive(Debug, Clone, Copy)]
enum Entered {
    /// A journal with VAT: its day, amount and side.
    Journal(u8, i64, [&'static str; 2]),
    /// A document: its number, side, kind, day, and the amount of its line.
    Document(usize, &'static str, &'static str, u8, i64),
    /// Money for a document: its number, day and amount.
    Money(usize, &'static str, u8, i64),
    /// A credit note that settles an invoice, and how much of it.
    Credit(usize, usize, i64),
}

/// A quarter: journals, invoices that are paid in parts, and credited.
fn quarter(dice: &mut Dice) -> Vec<Entered> {
    let mut all = Vec::new();
    for _ in 0..4 {
        let side = if dice.roll(2) == 0 { ["debit", "credit"] } else { ["credit", "debit"] };
        all.push(Entered::Journal(dice.day(), 1 + dice.minor(90_000), side));
    }
    for number in 0..4 {
        let (side, net) =
            (if number % 2 == 0 { "sales" } else { "purchase" }, 300 + dice.minor(70_000));
        all.push(Entered::Document(number, side, "invoice", dice.day(), net));
        for _ in 0..3 {
            all.push(Entered::Money(number, side, dice.day(), 1 + dice.minor(net / 4)));
        }
        let (note, credited) = (number + 4, 1 + dice.minor(net / 4));
        all.push(Entered::Document(note, side, "credit_note", dice.day(), credited));
        all.push(Entered::Credit(note, number, credited));
    }
    all
}

impl Dice {
    fn day(&mut self) -> u8 {
        u8::try_from(1 + self.roll(28)).expect("small")
    }

    fn minor(&mut self, below: i64) -> i64 {
        i64::try_from(self.roll(usize::try_from(below).expect("above 0"))).expect("small")
    }

    /// The same in any order in which it can be entered.
    fn shuffled(&mut self, all: &[Entered]) -> Vec<Entered> {
        let mut rest = all.to_vec();
        let (mut done, mut there) = (Vec::new(), Vec::new());
        while !rest.is_empty() {
            let at = self.roll(rest.len());
            let needed = match rest[at] {
                Entered::Money(number, ..) => vec![number],
                Entered::Credit(note, number, _) => vec![note, number],
                _ => Vec::new(),
            };
            if needed.iter().all(|number| there.contains(number)) {
                let one = rest.swap_remove(at);
                if let Entered::Document(number, ..) = one {
                    there.push(number);
                }
                done.push(one);
            }
        }
        done
    }
}

fn pounds(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}

/// Books of a scheme, with a VAT control account.
async fn till<'s>(store: &'s Store, scheme: &str) -> Till<'s> {
    let till = Till::new(store).await;
    let patch = match scheme {
        "flat_rate" => {
            r#"{"vat_registered":true,"vat_scheme":"flat_rate","flat_rate_percent":12.5}"#.into()
        }
        "leaving" => r#"{"vat_registered":true,"vat_scheme":"cash"}"#.into(),
        scheme => format!(r#"{{"vat_registered":true,"vat_scheme":"{scheme}"}}"#),
    };
    // Cash accounting is left in the middle of the payments.
    let left = r#"{"vat_scheme":"standard","effective_from":"2026-03-16","confirm_restates":true}"#;
    let patches = std::iter::once(&*patch).chain((scheme == "leaving").then_some(left));
    for patch in patches {
        let patch = OrganisationPatch::read(patch).unwrap();
        till.books.change(store, UpdateOrganisation(patch)).await;
    }
    vat_control(store, &till.books).await;
    till
}

/// Enters it all, and gives what the boxes of the quarter are.
async fn entered(store: &Store, till: &Till<'_>, all: &[Entered]) -> Boxes {
    let mut documents = [None; 8];
    for one in all {
        enter(store, till, &mut documents, *one).await;
    }
    let days = DAYS.map(|day| Date::parse_iso(day).unwrap());
    let (report, _) = store.vat_report(till.books.organisation, days, None).await.unwrap();
    report.boxes
}

async fn enter(
    store: &Store,
    till: &Till<'_>,
    documents: &mut [Option<InvoiceId>; 8],
    one: Entered,
) {
    let books = &till.books;
    match one {
        Entered::Journal(day, minor, side) => {
            post(store, books, &format!("2026-01-{day:02}"), minor, side).await;
        }
        Entered::Document(number, side, kind, day, net) => {
            let body = format!(
                r#"{{"type":"{side}","kind":"{kind}","contact_id":"{}","issue_date":"2026-02-{day:02}",
                "number":"N{number}","lines":[
                {{"description":"x","unit_price":{},"account_id":"{}","vat_code":"ST"}},
                {{"description":"y","unit_price":0.37,"account_id":"{}","vat_code":"RR"}}]}}"#,
                till.contact,
                pounds(net),
                books.accounts[0],
                books.accounts[1],
            );
            let (id, new) = (InvoiceId::new(bits()), NewInvoice::read(&body).unwrap());
            let journal = JournalId::new(bits());
            books.change(store, CreateInvoice { id, journal, new }).await;
            documents[number] = Some(id);
        }
        Entered::Money(number, side, day, minor) => {
            let kind = if side == "sales" { "receipt" } else { "payment" };
            let (invoice, amount) = (documents[number].expect("a document"), pounds(minor));
            let body = format!(
                r#"{{"type":"{kind}","contact_id":"{}","bank_account_id":"{}","amount":{amount},
                "date":"2026-03-{day:02}","allocations":[{{"invoice_id":"{invoice}","amount":{amount}}}]}}"#,
                till.contact, till.bank,
            );
            let (id, new) = (SettlementId::new(bits()), NewSettlement::read(&body).unwrap());
            let (journal, allocation) = (JournalId::new(bits()), AllocationId::new(spaced()));
            books.change(store, CreateSettlement { id, journal, allocation, new }).await;
        }
        Entered::Credit(note, number, minor) => {
            let [id, invoice] = [note, number].map(|number| documents[number].expect("one"));
            let body = format!(
                r#"{{"allocations":[{{"invoice_id":"{invoice}","amount":{}}}]}}"#,
                pounds(minor)
            );
            let new = NewAllocations::read(&body).unwrap();
            let allocation = AllocationId::new(spaced());
            books.change(store, AllocateCreditNote { id, allocation, new }).await;
        }
    }
}

/// The boxes of a return that is finalised.
async fn finalised(store: &Store, till: &Till<'_>, id: VatReturnId) -> Boxes {
    let journal = JournalId::new(bits());
    till.books.change(store, FinaliseVatReturn { id, journal }).await;
    let made = store.vat_return(till.books.organisation, id).await.unwrap();
    made.expect("a return").boxes
}

/// A scheme, and a seed.
async fn any_order_gives_the_same_boxes(desk: &Desk, scheme: &str, seed: u64) {
    let store = desk.store().await;
    let mut dice = Dice(seed);
    let all = quarter(&mut dice);
    let first = till(&store, scheme).await;
    let boxes = entered(&store, &first, &all).await;
    let other = till(&store, scheme).await;
    assert_eq!(
        entered(&store, &other, &dice.shuffled(&all)).await,
        boxes,
        "{scheme} {seed} {all:?}"
    );
    // Finalised, opened again and finalised again.
    let body = format!(r#"{{"date_from":"{}","date_to":"{}"}}"#, DAYS[0], DAYS[1]);
    let (id, new) = (VatReturnId::new(bits()), NewVatReturn::read(&body).unwrap());
    other.books.change(&store, CreateVatReturn { id, new }).await;
    for _ in 0..3 {
        assert_eq!(finalised(&store, &other, id).await, boxes, "{scheme} {seed}");
        assert!(other.is_whole().await);
        let how = ReopenVatReturn::read(r#"{"reason":"x"}"#).unwrap();
        let reopen = ReopenFinalisedReturn { id, journal: JournalId::new(bits()), how };
        other.books.change(&store, reopen).await;
        assert!(other.is_whole().await);
    }
    // The other half of it, late and early: what came behind the return is in it when that is opened again.
    let late = till(&store, scheme).await;
    let mut documents = [None; 8];
    let (id, new) = (VatReturnId::new(bits()), NewVatReturn::read(&body).unwrap());
    for (at, one) in dice.shuffled(&all).into_iter().enumerate() {
        if at == all.len() / 2 {
            late.books.change(&store, CreateVatReturn { id, new: new.clone() }).await;
            finalised(&store, &late, id).await;
        }
        enter(&store, &late, &mut documents, one).await;
    }
    assert!(late.is_whole().await);
    let how = ReopenVatReturn::read(r#"{"reason":"x"}"#).unwrap();
    let reopen = ReopenFinalisedReturn { id, journal: JournalId::new(bits()), how };
    late.books.change(&store, reopen).await;
    assert_eq!(finalised(&store, &late, id).await, boxes, "late: {scheme} {seed}");
    assert!(late.is_whole().await);
    store.close().await;
}

on_both_databases! {
    async fn in_any_order_and_however_often_it_is_finalised_a_period_has_the_same_boxes(desk: &Desk) {
        for (scheme, seed) in [("standard", 1), ("cash", 2), ("flat_rate", 3), ("cash", 4), ("leaving", 5)] {
            any_order_gives_the_same_boxes(desk, scheme, seed).await;
        }
    }

    async fn what_was_late_and_what_was_not_is_told_from_the_log(desk: &Desk) {
        let store = desk.store().await;
        let till = Till::new(&store).await;
        let books = &till.books;
        vat_control(&store, books).await;
        // Twice two entries that come to nothing together: before the return is finalised, and behind it.
        for side in [["debit", "credit"], ["credit", "debit"]] {
            post(&store, books, "2026-01-10", 6_000, side).await;
        }
        finalise(&store, books, "2026-01-01", "2026-01-31").await;
        for side in [["debit", "credit"], ["credit", "debit"]] {
            post(&store, books, "2026-01-11", 6_000, side).await;
        }
        assert!(till.is_whole().await);
        let counted = "SELECT count(*) FROM vat_entries WHERE vat_date = '2026-02-01'";
        assert_eq!(desk.number(counted).await, 2);
        for (day, of) in [("2026-02-01", "2026-01-10"), ("2026-01-11", "2026-01-11")] {
            let moved = format!("UPDATE vat_entries SET vat_date = '{day}' WHERE entry_date = '{of}'");
            tamper(desk, &[&moved, SUMS[0], SUMS[1]]).await;
            assert!(!till.is_whole().await, "{moved}");
            let was = if of == "2026-01-11" { "2026-02-01" } else { of };
            let back = format!("UPDATE vat_entries SET vat_date = '{was}' WHERE entry_date = '{of}'");
            tamper(desk, &[&back, SUMS[0], SUMS[1]]).await;
            assert!(till.is_whole().await, "{back}");
        }
    }

    async fn a_look_while_a_return_is_finalised_and_reopened_finds_nothing_wrong(desk: &Desk) {
        let store = desk.store().await;
        let till = Till::new(&store).await;
        let books = &till.books;
        vat_control(&store, books).await;
        for day in ["2026-01-10", "2026-02-20", "2026-03-30"] {
            post(&store, books, day, 6_000, ["debit", "credit"]).await;
        }
        let body = format!(r#"{{"date_from":"{}","date_to":"{}"}}"#, DAYS[0], DAYS[1]);
        let (id, new) = (VatReturnId::new(bits()), NewVatReturn::read(&body).unwrap());
        books.change(&store, CreateVatReturn { id, new }).await;
        let finalising = async {
            for _ in 0..20 {
                finalised(&store, &till, id).await;
                post(&store, books, "2026-03-30", 6_000, ["debit", "credit"]).await;
                let how = ReopenVatReturn::read(r#"{"reason":"x"}"#).unwrap();
                let reopen = ReopenFinalisedReturn { id, journal: JournalId::new(bits()), how };
                books.change(&store, reopen).await;
            }
        };
        let looking = async {
            for _ in 0..40 {
                let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
                let seen = store.integrity(books.organisation, &question).await.unwrap();
                assert_eq!(seen.first_bad, None);
            }
        };
        tokio::join!(finalising, looking);
    }
}
