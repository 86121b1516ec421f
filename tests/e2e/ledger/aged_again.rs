//! What is taken back and allocated again, or otherwise: what was due on the days before stays.

use serde_json::{Value, json};

use super::aged::{bank, receipt, sale, total};
use super::banking::text;
use super::invoicing::{Desk, path};
use super::support::{money, refused};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// Days before today.
const DAYS: [&str; 7] = [
    "2026-01-09",
    "2026-01-31",
    "2026-02-28",
    "2026-03-01",
    "2026-03-15",
    "2026-04-30",
    "2026-06-30",
];

/// Invoice A of 10 January and B of 10 February, 100.00 each, and where money goes.
struct Two<'p> {
    desk: Desk<'p>,
    bank: String,
    first: Value,
    second: Value,
}

impl<'p> Two<'p> {
    fn new(place: &'p crate::place::Place) -> Self {
        let desk = Desk::new(place);
        let bank = bank(&desk);
        let first = sale(&desk, "100", "2026-01-10", "2026-01-31");
        let second = sale(&desk, "100", "2026-02-10", "2026-02-28");
        Self { desk, bank, first, second }
    }

    /// A receipt of 1 March.
    fn paid(&self, amount: &str, of: &[(&Value, &str)]) -> Value {
        receipt(&self.desk, &self.bank, "2026-03-01", amount, of)
    }

    /// A credit note of this day, of 100.00.
    fn credit(&self, day: &str) -> Value {
        let mut body = self.desk.sale("100", "NV");
        body["kind"] = json!("credit_note");
        body["issue_date"] = json!(day);
        self.desk.made(&body)
    }

    /// Gives of money or of a credit note, at its path, to an invoice.
    #[track_caller]
    fn give(&self, path: &str, to: &Value, amount: &str) {
        let body = json!({ "allocations": [{ "invoice_id": to["id"], "amount": amount }] });
        self.desk.books.data(201, &format!("{path}/allocations"), &body);
    }

    /// Takes back what of it settles an invoice.
    #[track_caller]
    fn take_back(&self, path: &str, of: &Value) {
        let settles =
            self.desk.books.get(&format!("{}/allocations?limit=200", self::path(of))).json();
        let by = path.rsplit('/').next().expect("an identifier");
        let is_its = |one: &&Value| one["settlement_id"] == by || one["credit_note_id"] == by;
        let one = settles["data"].as_array().into_iter().flatten().find(is_its);
        let below = format!("{path}/allocations/{}", text(one.expect("an allocation"), "id"));
        let undone = self.desk.books.ask("DELETE", &below, &Value::Null);
        assert_eq!(undone.status, 200, "{undone:?}");
    }

    fn past(&self) -> [[String; 7]; 7] {
        DAYS.map(|day| total(&self.desk, "receivables", day))
    }

    /// What of A and of B is due, and what of the customer's settles nothing, now.
    #[track_caller]
    fn now(&self) -> [String; 3] {
        let due = |of: &Value| money(&self.desk.books.get(&path(of)).json()["data"]["amount_due"]);
        let report = self.desk.books.get("/reports/aged-receivables").json()["data"].clone();
        assert_eq!(report["agrees"], json!(true), "{report}");
        let whole = self.desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
        [due(&self.first), due(&self.second), money(&report["total"]["unallocated"])]
    }

    /// Tries to void what is at this path, on a day.
    fn void(&self, path: &str, day: &str) -> Answer {
        self.desk.books.ask("POST", &format!("{path}/void"), &json!({ "void_date": day }))
    }
}

fn money_at(settlement: &Value) -> String {
    format!("/settlements/{}", text(settlement, "id"))
}

on_both_databases! {
    fn money_given_to_another_invoice_has_settled_the_first_until_today(place: &Place) {
        let two = Two::new(place);
        let paid = money_at(&two.paid("100", &[(&two.first, "100")]));
        let past = two.past();
        assert_eq!(past[5], ["0.00", "0.00", "0.00", "100.00", "0.00", "0.00", "100.00"]);
        two.take_back(&paid, &two.first);
        assert_eq!((two.past(), two.now()), (past.clone(), ["100.00", "100.00", "-100.00"].map(String::from)));
        two.give(&paid, &two.second, "100");
        assert_eq!((two.past(), two.now()), (past, ["100.00", "0.00", "0.00"].map(String::from)));
    }

    fn money_given_to_the_same_invoice_again_is_used_once_on_every_day(place: &Place) {
        let two = Two::new(place);
        let paid = money_at(&two.paid("100", &[(&two.first, "100")]));
        let past = two.past();
        for _ in 0..3 {
            two.take_back(&paid, &two.first);
            two.give(&paid, &two.first, "100");
            assert_eq!((two.past(), two.now()), (past.clone(), ["0.00", "100.00", "0.00"].map(String::from)));
        }
    }

    fn what_was_allocated_from_a_later_day_on_and_is_taken_back_before_leaves_no_day_to_keep(place: &Place) {
        let two = Two::new(place);
        let later = receipt(&two.desk, &two.bank, "2027-01-15", "100", &[(&two.first, "100")]);
        assert_eq!(two.void(&money_at(&later), "2027-01-15").status, 200);
        let void = two.void(&path(&two.first), "2026-01-10");
        assert_eq!(void.status, 200, "{void:?}");
        assert_eq!(two.past()[5][6], "100.00");
    }

    fn money_of_which_a_part_is_taken_back_and_more_is_given_is_never_used_twice(place: &Place) {
        let two = Two::new(place);
        let paid = money_at(&two.paid("100", &[(&two.first, "50"), (&two.second, "40")]));
        let past = two.past();
        assert_eq!(past[5], ["0.00", "0.00", "0.00", "110.00", "0.00", "-10.00", "100.00"]);
        two.take_back(&paid, &two.second);
        two.give(&paid, &two.first, "50");
        // What of the money had never been given counts from today as well: which part of it that is nobody can say.
        assert_eq!((two.past(), two.now()), (past, ["0.00", "100.00", "0.00"].map(String::from)));
    }

    fn other_money_for_an_invoice_settles_it_from_the_day_the_first_was_taken_back(place: &Place) {
        let two = Two::new(place);
        let paid = money_at(&two.paid("100", &[(&two.first, "100")]));
        let other = receipt(&two.desk, &two.bank, "2026-03-15", "100", &[]);
        let past = two.past();
        two.take_back(&paid, &two.first);
        two.give(&money_at(&other), &two.first, "100");
        assert_eq!((two.past(), two.now()), (past.clone(), ["0.00", "100.00", "-100.00"].map(String::from)));
        // Money that is new, too, and a row of a statement that is confirmed.
        two.take_back(&money_at(&other), &two.first);
        let row = json!({ "bank_account_id": two.bank, "date": "2026-03-15", "amount": 30, "description": "BIRCH" });
        let row = two.desk.books.data(201, "/bank-transactions", &row);
        let how = json!({ "allocations": [{ "invoice_id": two.first["id"], "amount": 30 }] });
        two.desk.books.data(200, &format!("/bank-transactions/{}/confirm", text(&row, "id")), &how);
        two.paid("70", &[(&two.first, "70")]);
        let then = two.past();
        let due = |days: &[[String; 7]; 7]| days.clone().map(|of| of[..5].to_vec());
        assert_eq!(due(&then), due(&past), "what is due of invoices is what it was");
        assert_eq!((then[5][5].as_str(), two.now()), ("-200.00", ["0.00", "100.00", "-200.00"].map(String::from)));
    }

    fn a_credit_note_that_is_moved_has_settled_what_it_settled_until_today(place: &Place) {
        let two = Two::new(place);
        let credit = two.credit("2026-03-01");
        two.give(&path(&credit), &two.first, "100");
        let past = two.past();
        two.take_back(&path(&credit), &two.first);
        two.give(&path(&credit), &two.second, "100");
        assert_eq!((two.past(), two.now()), (past.clone(), ["100.00", "0.00", "0.00"].map(String::from)));
        // Paid back instead of settling an invoice: the note is on the other side then.
        two.take_back(&path(&credit), &two.second);
        let back = json!({
            "type": "payment", "refund": true, "contact_id": two.desk.customer, "bank_account_id": two.bank,
            "date": "2026-06-30", "amount": 100,
            "allocations": [{ "invoice_id": credit["id"], "amount": 100 }],
        });
        two.desk.books.data(201, "/settlements", &back);
        assert_eq!(two.past()[..6], past[..6]);
        assert_eq!(two.now(), ["100.00", "100.00", "0.00"]);
    }

    fn what_was_undone_on_its_own_day_leaves_that_day_to_what_takes_its_place(place: &Place) {
        let two = Two::new(place);
        let row = json!({ "bank_account_id": two.bank, "date": "2026-03-01", "amount": 100, "description": "BIRCH" });
        let row = text(&two.desk.books.data(201, "/bank-transactions", &row), "id").to_owned();
        let act = |action: &str, body: &Value| {
            two.desk.books.data(200, &format!("/bank-transactions/{row}/{action}"), body)
        };
        let of = |invoice: &Value| json!({ "allocations": [{ "invoice_id": invoice["id"], "amount": 100 }] });
        act("confirm", &of(&two.second));
        act("void", &json!({}));
        act("confirm", &of(&two.first));
        let then = two.past();
        assert_eq!(then[3], ["0.00", "100.00", "0.00", "0.00", "0.00", "0.00", "100.00"]);
        let settles = two.desk.books.get(&format!("{}/allocations", path(&two.first))).json();
        assert_eq!(settles["data"][0]["date"], "2026-03-01");
    }

    fn what_is_void_too_early_hears_which_allocation_counts_until_when(place: &Place) {
        let two = Two::new(place);
        let paid = money_at(&two.paid("100", &[(&two.first, "100")]));
        two.take_back(&paid, &two.first);
        let today = text(&two.desk.books.get(&paid).json()["data"], "updated_at")[..10].to_owned();
        for at in [paid, path(&two.first)] {
            let early = two.void(&at, "2026-04-30");
            assert_eq!(refused(&early, 422, "reversal_too_early")["field"], "void_date");
            let message = text(&early.json()["error"], "message").to_owned();
            assert!(message.contains(&format!("an allocation of it was taken back on {today}")), "{message}");
            let before = two.void(&at, "2026-01-01");
            refused(&before, 422, "reversal_too_early");
            let message = text(&before.json()["error"], "message").to_owned();
            assert!(message.contains("would come before its journal, 2026-0"), "{message}");
            assert_eq!(two.void(&at, &today).status, 200);
        }
    }
}
