//! VAT that counts when it is paid.

use serde_json::{Value, json};

use super::banking::{number, text};
use super::invoicing::{Desk, path};
use super::support::money;
use super::vat::{behind, boxes, report};
use crate::place::{Place, on_both_databases};

/// Books under the cash accounting scheme, with a bank account on account 1300.
struct Cash<'p> {
    desk: Desk<'p>,
    bank: String,
}

impl<'p> Cash<'p> {
    fn new(place: &'p Place) -> Self {
        let desk = Desk::with_vat(place);
        let cash = json!({ "vat_scheme": "cash" });
        assert_eq!(desk.books.ask("PATCH", "", &cash).status, 200);
        let body = json!({ "name": "Current", "account_id": desk.books.id("1300") });
        let bank = text(&desk.books.data(201, "/bank-accounts", &body), "id").to_owned();
        Self { desk, bank }
    }

    /// Money for a document, all of it; gives the receipt or payment.
    #[track_caller]
    fn paid(&self, document: &Value, date: &str, amount: &str) -> Value {
        let (kind, contact) = match text(document, "type") {
            "sales" => ("receipt", &self.desk.customer),
            _ => ("payment", &self.desk.supplier),
        };
        let body = json!({
            "type": kind, "contact_id": contact, "bank_account_id": self.bank, "date": date,
            "amount": number(amount),
            "allocations": [{ "invoice_id": document["id"], "amount": number(amount) }],
        });
        self.desk.books.data(201, "/settlements", &body)
    }

    /// Boxes 1, 4, 6 and 7 of the first quarter of 2026.
    #[track_caller]
    fn quarter(&self) -> [String; 4] {
        let all = boxes(&report(&self.desk.books, "2026-01-01", "2026-03-31"));
        [0, 3, 5, 6].map(|at: usize| all[at].clone())
    }

    #[track_caller]
    fn is_whole(&self) {
        let whole = self.desk.books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
    }
}

on_both_databases! {
    fn an_invoice_counts_part_by_part_as_it_is_paid(place: &Place) {
        let cash = Cash::new(place);
        let mut sale = cash.desk.sale("0", "ST");
        sale["lines"] = json!([cash.desk.line("4000", "100", "ST"), cash.desk.line("4000", "50", "ZR")]);
        let invoice = cash.desk.made(&sale);
        let bought = cash.desk.made(&cash.desk.purchase("S-1", "10", "ST"));
        assert_eq!(cash.quarter(), ["0.00", "0.00", "0.00", "0.00"]);
        assert_eq!(cash.desk.books.balance("2250"), "-18.00", "the books have it from the first day");
        // 33.33 of 170.00.
        let first = cash.paid(&invoice, "2026-03-10", "33.33");
        assert_eq!(behind(&cash.desk.books, 6), ["ST 19.61 3.92 2026-03-10", "ZR 9.80 0.00 2026-03-10"]);
        cash.paid(&invoice, "2026-03-31", "33.34");
        cash.paid(&invoice, "2026-04-01", "103.33");
        cash.paid(&bought, "2026-03-20", "12");
        // 66.67 x 20 / 170 = 7.8435; 66.67 x 150 / 170 = 58.83.
        assert_eq!(cash.quarter(), ["7.84", "2.00", "59.00", "10.00"]);
        let rest = boxes(&report(&cash.desk.books, "2026-04-01", "2026-06-30"));
        assert_eq!([&rest[0], &rest[5]], ["12.16", "91.00"]);
        let entries = cash.desk.books.get("/reports/vat-return?date_from=2026-03-10&date_to=2026-03-10&box=1").json();
        let entry = &entries["data"]["entries"][0];
        assert_eq!((&entry["invoice_id"], &entry["allocation_id"]), (&invoice["id"], &first["allocations"][0]["id"]));
        assert_eq!((&entry["journal_id"], &entry["account_id"]), (&invoice["journal_id"], &Value::Null));
        cash.is_whole();
        // Undone, its share is taken back, on the day it is undone.
        let void = format!("/settlements/{}/void", text(&first, "id"));
        cash.desk.books.data(200, &void, &json!({ "void_date": "2026-03-31" }));
        assert_eq!(cash.quarter()[0], "3.92");
        let all = boxes(&report(&cash.desk.books, "2026-01-01", "2026-06-30"));
        // 136.67 of 170.00 is paid.
        assert_eq!(all[0], "16.08");
        cash.is_whole();
    }

    fn a_credit_note_and_its_invoice_cancel_out_when_the_one_settles_the_other(place: &Place) {
        let cash = Cash::new(place);
        let invoice = cash.desk.made(&cash.desk.sale("100", "ST"));
        let mut credit = cash.desk.sale("30", "ST");
        credit["kind"] = json!("credit_note");
        let note = cash.desk.made(&credit);
        let allocate = json!({ "allocations": [{ "invoice_id": invoice["id"], "amount": 36 }] });
        let answer = cash.desk.act(&note, "allocations", &allocate);
        assert!(answer.status < 300, "{answer:?}");
        assert_eq!(cash.quarter()[0], "0.00");
        assert_eq!(behind(&cash.desk.books, 1).len(), 2);
        cash.paid(&invoice, "2026-03-20", "84");
        // 70.00 net is what was sold in the end.
        assert_eq!(cash.quarter(), ["14.00", "0.00", "70.00", "0.00"]);
        cash.is_whole();
    }

    fn what_is_void_before_it_is_paid_never_counts(place: &Place) {
        let cash = Cash::new(place);
        let invoice = cash.desk.made(&cash.desk.sale("100", "ST"));
        let paid = cash.paid(&invoice, "2026-03-10", "60");
        let allocation = format!("/settlements/{}/allocations/{}", text(&paid, "id"), text(&paid["allocations"][0], "id"));
        assert_eq!(cash.desk.books.ask("DELETE", &allocation, &Value::Null).status, 200);
        cash.desk.done(&invoice, "void", &json!({}));
        let ever = boxes(&report(&cash.desk.books, "0001-01-01", "9999-12-31"));
        assert_eq!([&ever[0], &ever[5]], ["0.00", "0.00"]);
        assert_eq!(cash.desk.books.balance("2250"), "0.00");
        cash.is_whole();
    }

    fn an_invoice_counts_by_the_scheme_of_its_tax_point(place: &Place) {
        let cash = Cash::new(place);
        let under_cash = cash.desk.made(&cash.desk.sale("100", "ST"));
        let scheme = json!({ "vat_scheme": "standard", "effective_from": "2026-03-03", "confirm_restates": true });
        assert_eq!(cash.desk.books.ask("PATCH", "", &scheme).status, 200);
        let mut under_standard = cash.desk.sale("10", "ST");
        under_standard["issue_date"] = json!("2026-03-03");
        let under_standard = cash.desk.made(&under_standard);
        // Settled up on the last day of cash accounting.
        assert_eq!(cash.quarter()[0], "22.00");
        cash.paid(&under_standard, "2026-03-10", "12");
        assert_eq!(cash.quarter()[0], "22.00");
        cash.paid(&under_cash, "2026-03-10", "120");
        assert_eq!(cash.quarter()[0], "22.00");
        cash.is_whole();
    }

    fn a_bank_transaction_that_settles_an_invoice_makes_it_count_and_undone_no_more(place: &Place) {
        let cash = Cash::new(place);
        let invoice = cash.desk.made(&cash.desk.sale("100", "ST"));
        let row = json!({ "bank_account_id": cash.bank, "date": "2026-03-30", "amount": 90, "description": "BIRCH" });
        let row = cash.desk.books.data(201, "/bank-transactions", &row);
        let act = |action: &str, body: &Value| {
            cash.desk.books.data(200, &format!("/bank-transactions/{}/{action}", text(&row, "id")), body)
        };
        act("confirm", &json!({ "allocations": [{ "invoice_id": invoice["id"], "amount": 90 }] }));
        assert_eq!(cash.quarter()[0], "15.00");
        act("void", &json!({}));
        let ever = boxes(&report(&cash.desk.books, "2026-01-01", "9999-12-31"));
        assert_eq!(ever[0], "0.00");
        cash.is_whole();
    }

    fn money_that_is_allocated_again_counts_on_no_day_twice(place: &Place) {
        let cash = Cash::new(place);
        let books = &cash.desk.books;
        let [first, second] = [(), ()].map(|()| cash.desk.made(&cash.desk.sale("100", "ST")));
        let paid = cash.paid(&first, "2026-03-10", "120");
        let at = format!("/settlements/{}", text(&paid, "id"));
        let ever = || boxes(&report(books, "0001-01-01", "9999-12-31"))[0].clone();
        for (of, to) in [(&first, &second), (&second, &second), (&second, &first)] {
            let live = books.get(&at).json()["data"]["allocations"][0].clone();
            assert_eq!(live["invoice_id"], of["id"]);
            let below = format!("{at}/allocations/{}", text(&live, "id"));
            assert_eq!(books.ask("DELETE", &below, &Value::Null).status, 200);
            assert_eq!((cash.quarter()[0].as_str(), ever().as_str()), ("20.00", "0.00"));
            let again = json!({ "allocations": [{ "invoice_id": to["id"], "amount": 120 }] });
            let again = books.data(201, &format!("{at}/allocations"), &again);
            assert_eq!(cash.quarter(), ["20.00", "0.00", "100.00", "0.00"]);
            assert_eq!(ever(), "20.00");
            // What is taken back and what is given again are of one day.
            let day = text(&again["allocations"][0], "date").to_owned();
            let of_day = books.get(&format!("/reports/vat-return?date_from={day}&date_to={day}&box=1")).json();
            let vat = |one: &Value| money(&one["vat_amount"]);
            let entries = of_day["data"]["entries"].as_array().expect("entries").clone();
            let mut last: Vec<_> = entries.iter().rev().take(2).map(vat).collect();
            last.sort();
            assert_eq!(last, ["-20.00", "20.00"], "{entries:?}");
            cash.is_whole();
        }
    }

    fn a_payment_that_comes_late_counts_in_the_next_return(place: &Place) {
        let cash = Cash::new(place);
        let books = &cash.desk.books;
        let invoice = cash.desk.made(&cash.desk.sale("100", "ST"));
        cash.paid(&invoice, "2026-03-10", "60");
        let draft = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let draft = books.data(201, "/vat-returns", &draft);
        let done = books.data(200, &format!("/vat-returns/{}/finalise", text(&draft, "id")), &json!({}));
        assert_eq!((boxes(&done)[0].as_str(), &done["scheme"]), ("10.00", &json!("cash")));
        cash.paid(&invoice, "2026-03-20", "60");
        assert_eq!(cash.quarter()[0], "10.00");
        assert_eq!(boxes(&report(books, "2026-04-01", "2026-04-01"))[0], "10.00");
        assert_eq!(books.get(&path(&invoice)).json()["data"]["status"], "paid");
        cash.is_whole();
    }
}
