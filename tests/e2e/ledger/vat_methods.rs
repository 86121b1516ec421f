//! How an organisation accounts for VAT has a date, and what counts is pinned to it.

use serde_json::{Value, json};
use tieout_daemon::clock;

use super::banking::text;
use super::invoicing::{Desk, path};
use super::support::{Books, refused};
use super::vat::{behind, boxes, report, with_vat};
use crate::place::on_both_databases;

/// Changes how VAT is accounted for; the organisation as it became.
#[track_caller]
fn changed(books: &Books<'_>, body: &Value) -> Value {
    let answer = books.ask("PATCH", "", body);
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

/// Boxes 1, 4 and 6 of days.
#[track_caller]
fn figures(books: &Books<'_>, from: &str, to: &str) -> [String; 3] {
    let all = boxes(&report(books, from, to));
    [0, 3, 5].map(|at: usize| all[at].clone())
}

#[track_caller]
fn is_whole(books: &Books<'_>) {
    let whole = books.get("/integrity").json()["data"].clone();
    assert_eq!(whole["ok"], true, "{whole}");
}

on_both_databases! {
    fn a_change_leaves_the_quarters_that_are_over_as_they_were(place: &Place) {
        let books = Books::with_vat(place);
        changed(&books, &json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 }));
        books.post(&with_vat(&books, "2026-02-01", "4000", "-1200", "ST"));
        books.post(&with_vat(&books, "2026-02-01", "6200", "60", "ST"));
        let quarter = || boxes(&report(&books, "2026-01-01", "2026-03-31"));
        assert_eq!(quarter()[4], "144.00");
        let draft = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let draft = books.data(201, "/vat-returns", &draft);
        // Without a day it is from today.
        let now = changed(&books, &json!({ "vat_scheme": "standard" }));
        assert_eq!((&now["vat_scheme"], &now["flat_rate_percent"]), (&json!("standard"), &Value::Null));
        assert_eq!(quarter()[4], "144.00");
        let draft = format!("/vat-returns/{}", text(&draft, "id"));
        let draft = || books.get(&draft).json()["data"].clone();
        assert_eq!((&draft()["scheme"], &boxes(&draft())[4]), (&json!("flat_rate"), &"144.00".to_owned()));
        let methods = now["vat_methods"].as_array().expect("methods").clone();
        assert_eq!((&methods[0]["effective_from"], &methods[0]["vat_scheme"]), (&Value::Null, &json!("flat_rate")));
        assert!(methods[1]["effective_from"].is_string() && methods.len() == 2, "{now}");
        assert_eq!(books.get("").json()["data"]["vat_methods"], now["vat_methods"]);
        is_whole(&books);
    }

    fn a_change_of_past_boxes_says_what_they_were_and_become_and_wants_to_be_confirmed(place: &Place) {
        let books = Books::with_vat(place);
        books.post(&with_vat(&books, "2026-01-10", "4000", "-1200", "ST"));
        books.post(&with_vat(&books, "2026-02-10", "4000", "-1200", "ST"));
        books.post(&with_vat(&books, "2026-02-20", "6200", "60", "ST"));
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 10, "effective_from": "2026-02-01" });
        let head = books.get("/ledger-head").json()["data"].clone();
        let details = refused(&books.ask("PATCH", "", &flat), 409, "restates_vat");
        assert_eq!((&details["before"]["5"], &details["after"]["5"]), (&json!(190.0), &json!(120.0)));
        assert_eq!((&details["before"]["6"], &details["after"]["6"]), (&json!(1000.0), &json!(1200.0)));
        assert_eq!((&details["date_from"], &details["field"]), (&json!("2026-02-01"), &json!("effective_from")));
        assert_eq!(books.get("/ledger-head").json()["data"], head);
        assert_eq!(figures(&books, "2026-01-01", "2026-03-31"), ["400.00", "10.00", "2000.00"]);
        let mut confirmed = flat.clone();
        confirmed["confirm_restates"] = json!(true);
        changed(&books, &confirmed);
        // January as it was, February at 10 % of 1,200.00.
        assert_eq!(figures(&books, "2026-01-01", "2026-03-31"), ["320.00", "0.00", "2200.00"]);
        assert_eq!(behind(&books, 1), ["ST 1000.00 200.00 2026-01-10", "ST 1000.00 200.00 2026-02-10"]);
        assert_eq!(behind(&books, 4), Vec::<String>::new());
        let quarter = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let quarter = books.data(201, "/vat-returns", &quarter);
        let done = books.data(200, &format!("/vat-returns/{}/finalise", text(&quarter, "id")), &Value::Null);
        assert_eq!((&done["scheme"], &boxes(&done)[4]), (&json!("flat_rate"), &"320.00".to_owned()));
        // What was tracked but is not owed has left the account for VAT.
        assert_eq!(books.balance("2250"), "-320.00");
        // What is late is pinned to its own day, whatever holds on the day it counts.
        changed(&books, &json!({ "vat_scheme": "standard", "effective_from": "2026-04-01" }));
        books.post(&with_vat(&books, "2026-03-15", "4000", "-120", "ST"));
        books.post(&with_vat(&books, "2026-04-15", "4000", "-120", "ST"));
        assert_eq!(figures(&books, "2026-04-01", "2026-06-30"), ["32.00", "0.00", "220.00"]);
        let within = json!({ "vat_scheme": "standard", "effective_from": "2026-03-31" });
        let details = refused(&books.ask("PATCH", "", &within), 409, "vat_return_finalised");
        assert_eq!(details["vat_returned_to"], "2026-03-31");
        is_whole(&books);
    }

    fn what_undoes_an_entry_is_pinned_as_the_entry_is(place: &Place) {
        let books = Books::with_vat(place);
        let sold = books.post(&with_vat(&books, "2026-03-31", "4000", "-1200", "ST"));
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 10, "effective_from": "2026-04-01" });
        changed(&books, &flat);
        let undone = json!({ "entry_date": "2026-04-10" });
        books.data(201, &format!("/journals/{}/reverse", text(&sold, "id")), &undone);
        assert_eq!(figures(&books, "2026-04-01", "2026-06-30"), ["-200.00", "0.00", "-1000.00"]);
        assert_eq!(figures(&books, "2026-01-01", "2026-06-30"), ["0.00", "0.00", "0.00"]);
        is_whole(&books);
    }

    /// Source: HMRC Notice 731, 1.2.
    fn cash_accounting_never_begins_in_the_past(place: &Place) {
        let books = Books::with_vat(place);
        books.post(&with_vat(&books, "2026-03-31", "4000", "-1200", "ST"));
        let past = json!({ "vat_scheme": "cash", "effective_from": "2026-04-01", "confirm_restates": true });
        refused(&books.ask("PATCH", "", &past), 422, "cash_not_retrospective");
        changed(&books, &json!({ "vat_scheme": "cash" }));
    }

    fn nothing_counts_twice_on_joining_cash_accounting(place: &Place) {
        let desk = Desk::with_vat(place);
        let today = clock::now().day().expect("a day");
        let on = |days: i32| today.plus_days(days).to_string();
        let sale = |date: &str| {
            let mut sale = desk.sale("100", "ST");
            (sale["issue_date"], sale["due_date"]) = (json!(date), json!(date));
            desk.made(&sale)
        };
        let before = sale("2026-03-31");
        // Issued before anybody thought of the scheme, for a day on which it holds.
        let ahead = sale(&on(40));
        let joined = changed(&desk.books, &json!({ "vat_scheme": "cash", "effective_from": on(30) }));
        assert_eq!(joined["vat_scheme"], "standard", "not yet");
        let after = sale(&on(30));
        let ever = || boxes(&report(&desk.books, "2026-01-01", &on(90)))[0].clone();
        assert_eq!(ever(), "20.00");
        let bank = json!({ "name": "Current", "account_id": desk.books.id("1300") });
        let bank = desk.books.data(201, "/bank-accounts", &bank);
        for document in [&before, &ahead, &after] {
            let body = json!({
                "type": "receipt", "contact_id": desk.customer, "bank_account_id": bank["id"], "date": on(50),
                "amount": 120, "allocations": [{ "invoice_id": document["id"], "amount": 120 }],
            });
            desk.books.data(201, "/settlements", &body);
        }
        assert_eq!(ever(), "60.00");
        assert_eq!(figures(&desk.books, &on(1), &on(90)), ["40.00", "0.00", "200.00"]);
        is_whole(&desk.books);
    }

    fn leaving_cash_accounting_from_a_past_day_recounts_what_is_pinned_to_it(place: &Place) {
        let desk = Desk::with_vat(place);
        changed(&desk.books, &json!({ "vat_scheme": "cash" }));
        let sale = |date: &str, net: &str| {
            let mut sale = desk.sale(net, "ST");
            sale["issue_date"] = json!(date);
            desk.made(&sale)
        };
        let [under_cash, moved] = [sale("2026-03-31", "10"), sale("2026-04-01", "100")];
        let bank = json!({ "name": "Current", "account_id": desk.books.id("1300") });
        let bank = desk.books.data(201, "/bank-accounts", &bank);
        let half = json!({
            "type": "receipt", "contact_id": desk.customer, "bank_account_id": bank["id"], "date": "2026-05-01",
            "amount": 60, "allocations": [{ "invoice_id": moved["id"], "amount": 60 }],
        });
        desk.books.data(201, "/settlements", &half);
        let mut left = json!({ "vat_scheme": "standard", "effective_from": "2026-04-01" });
        let details = refused(&desk.books.ask("PATCH", "", &left), 409, "restates_vat");
        assert_eq!((&details["before"]["1"], &details["after"]["1"]), (&json!(10.0), &json!(22.0)));
        left["confirm_restates"] = json!(true);
        changed(&desk.books, &left);
        assert_eq!(figures(&desk.books, "2026-04-01", "2026-04-30"), ["20.00", "0.00", "100.00"]);
        assert_eq!(figures(&desk.books, "2026-04-01", "2026-12-31"), ["20.00", "0.00", "100.00"]);
        is_whole(&desk.books);
        // Issued under the scheme, it was settled up on its last day.
        assert_eq!(figures(&desk.books, "2026-03-31", "2026-03-31"), ["2.00", "0.00", "10.00"]);
        let body = json!({
            "type": "receipt", "contact_id": desk.customer, "bank_account_id": bank["id"], "date": "2026-06-01",
            "amount": 72, "allocations": [
                { "invoice_id": under_cash["id"], "amount": 12 }, { "invoice_id": moved["id"], "amount": 60 },
            ],
        });
        desk.books.data(201, "/settlements", &body);
        assert_eq!(figures(&desk.books, "2026-04-01", "2026-12-31"), ["20.00", "0.00", "100.00"]);
        assert_eq!(desk.books.get(&path(&moved)).json()["data"]["status"], "paid");
        is_whole(&desk.books);
    }
}
