//! Bank transactions that wait and that the books know of: they are no further sales and costs.

use serde_json::{Value, json};

use super::banking::{number, text};
use super::settling::Till;
use super::support::{ORGANISATIONS, money};
use crate::place::on_both_databases;

/// A row of this text that waits, of 5 March; gives its identifier.
#[track_caller]
fn row(till: &Till<'_>, bank: &str, amount: &str, description: &str) -> String {
    let body = json!({
        "bank_account_id": bank, "date": "2026-03-05", "amount": number(amount),
        "description": description,
    });
    text(&till.desk.books.data(201, "/bank-transactions", &body), "id").to_owned()
}

/// What is suggested for it, all of it to be applied.
#[track_caller]
fn suggested(till: &Till<'_>, id: &str) -> Value {
    let answer = till.desk.books.data(200, "/bank-transactions/suggest", &json!({ "apply": true }));
    let all = answer["suggestions"].as_array().expect("suggestions");
    let one = all.iter().find(|one| one["id"] == id).unwrap_or_else(|| panic!("{answer}")).clone();
    if one["kind"] != "account" {
        assert_eq!((&one["account_id"], &one["applied"]), (&Value::Null, &json!(false)), "{one}");
    }
    one
}

fn kind(one: &Value) -> (&str, &str) {
    (text(one, "kind"), text(one, "suggested_by"))
}

/// Another organisation of the same owner: its path, and a bank account of it.
fn another(till: &Till<'_>) -> (String, String) {
    let books = &till.desk.books;
    let ask = |path: &str, body: &Value| {
        let answer = books.account.daemon.ask("POST", path, &books.key, &body.to_string());
        assert_eq!(answer.status, 201, "{answer:?}");
        text(&answer.json()["data"], "id").to_owned()
    };
    let path = format!("{ORGANISATIONS}/{}", ask(ORGANISATIONS, &json!({ "name": "Ash" })));
    let bank = ask(&format!("{path}/bank-accounts"), &json!({ "name": "Current" }));
    (path, bank)
}

on_both_databases! {
    fn a_row_that_names_an_open_invoice_is_to_settle_it_and_is_never_coded_as_a_sale(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let id = row(&till, &till.bank, "120", "FASTER PAYMENT HALLETT J INV0001");
        let one = suggested(&till, &id);
        assert_eq!(kind(&one), ("allocate", "books"), "{one}");
        let part = &one["allocations"][0];
        assert_eq!((&part["invoice_id"], text(part, "invoice_number"), money(&part["amount"])), (&sold["id"], "INV-0001", "120.00".into()));
        let body = json!({ "allocations": [{ "invoice_id": part["invoice_id"], "amount": part["amount"] }] });
        till.done(&id, "confirm", &body);
        assert_eq!(till.due(&sold).1, "paid");
        // What is paid is open no more: the next is another sale.
        let next = row(&till, &till.bank, "120", "FASTER PAYMENT HALLETT J INV0001");
        assert_ne!(text(&suggested(&till, &next), "kind"), "allocate");
    }

    fn a_contact_with_exactly_what_is_due_is_recognised_unless_two_invoices_fit(place: &Place) {
        let till = Till::new(place);
        let bought = till.bought("77", "10");
        let supplier = text(&bought, "contact_name").to_owned();
        let id = row(&till, &till.bank, "-12", &format!("DD {supplier} 0093"));
        let one = suggested(&till, &id);
        assert_eq!((kind(&one), &one["allocations"][0]["invoice_id"]), (("allocate", "books"), &bought["id"]));
        till.bought("78", "10");
        let one = suggested(&till, &id);
        assert_eq!((kind(&one), &one["allocations"]), (("several", "books"), &json!([])));
        assert!(text(&one, "reason").contains("77") && text(&one, "reason").contains("78"), "{one}");
        // Named by its number it is clear again.
        let named = row(&till, &till.bank, "-12", &format!("{supplier} INVOICE 78"));
        assert_eq!(text(&suggested(&till, &named)["allocations"][0], "invoice_number"), "78");
    }

    fn a_receipt_that_was_entered_by_hand_is_matched_and_not_booked_again(place: &Place) {
        let till = Till::new(place);
        let made = till.made(&till.receipt("120"));
        let id = row(&till, &till.bank, "120", "COUNTER CREDIT 4711");
        let one = suggested(&till, &id);
        assert_eq!((kind(&one), &one["settlement_id"]), (("match_settlement", "books"), &made["id"]));
        let out = row(&till, &till.bank, "-120", "COUNTER CREDIT 4711");
        assert_ne!(text(&suggested(&till, &out), "kind"), "match_settlement");
        till.done(&id, "confirm", &json!({ "match": { "settlement_id": one["settlement_id"] } }));
        let next = row(&till, &till.bank, "120", "COUNTER CREDIT 4711");
        assert_ne!(text(&suggested(&till, &next), "kind"), "match_settlement", "it has its row");
        // Two of one amount from different people: somebody has to look.
        let books = &till.desk.books;
        let beech = books.data(201, "/contacts", &json!({ "kind": "customer", "name": "Beech" }));
        till.made(&till.receipt("7"));
        let mut of_beech = till.receipt("7");
        of_beech["contact_id"] = beech["id"].clone();
        till.made(&of_beech);
        let id = row(&till, &till.bank, "7", "COUNTER CREDIT 4712");
        assert_eq!(kind(&suggested(&till, &id)), ("several", "books"));
    }

    fn the_other_half_of_a_transfer_is_a_transfer_whether_that_waits_or_is_posted(place: &Place) {
        let till = Till::new(place);
        let savings = till.desk.books.data(201, "/bank-accounts", &json!({ "name": "Savings", "type": "savings" }));
        let savings = text(&savings, "id");
        let out = row(&till, &till.bank, "-500", "TO 20-00-00");
        assert_ne!(text(&suggested(&till, &out), "kind"), "transfer");
        let into = row(&till, savings, "500", "FROM 20-11-11");
        let one = suggested(&till, &into);
        assert_eq!((kind(&one), text(&one, "transfer_to_bank_account_id")), (("transfer", "books"), &*till.bank));
        assert_eq!(text(&one, "transfer_to_bank_account_name"), "Current");
        let transfer = json!({ "transfer_to_bank_account_id": savings });
        till.done(&out, "confirm", &transfer);
        // The next one was posted before its other half came.
        let out = row(&till, &till.bank, "-20", "TO 20-00-00");
        till.done(&out, "confirm", &transfer);
        let into = row(&till, savings, "20", "FROM 20-11-11");
        let one = suggested(&till, &into);
        assert_eq!((kind(&one), text(&one, "transfer_to_bank_account_id")), (("transfer", "books"), &*till.bank));
        till.assert_whole();
    }

    fn equal_amounts_are_nothing_where_the_text_says_another_thing(place: &Place) {
        let till = Till::new(place);
        let books = &till.desk.books;
        let card = books.data(201, "/bank-accounts", &json!({ "name": "Card 9", "type": "credit_card" }));
        let card = text(&card, "id");
        till.made(&till.receipt("99.99"));
        books.data(201, "/contacts", &json!({ "kind": "customer", "name": "Beacon Events" }));
        let nothing = |id: &str, said: &str| {
            let one = suggested(&till, id);
            assert_eq!(kind(&one), ("nothing", "books"), "{one}");
            assert!(text(&one, "reason").contains(said), "{one}");
        };
        nothing(&row(&till, &till.bank, "99.99", "FPI BEACON EVENTS"), "Birch");
        let fuel = row(&till, &till.bank, "-50", "CARD 4417 SHELL PETROL STATION");
        row(&till, card, "50", "REFUND AMZNMKTPLACE");
        nothing(&fuel, "Card 9");
        // Nothing is said against it: it may be, and who wants to be sure says so.
        let counter = row(&till, &till.bank, "99.99", "COUNTER CREDIT 4711");
        let one = suggested(&till, &counter);
        assert_eq!((kind(&one), &one["confidence"]), (("match_settlement", "books"), &number("0.500")));
        let sure = books.data(200, "/bank-transactions/suggest", &json!({ "minimum_confidence": 0.7 }));
        let one = sure["suggestions"].as_array().expect("suggestions").iter().find(|one| one["id"] == counter.as_str());
        let one = one.expect("a suggestion");
        assert_eq!((kind(one), &one["settlement_id"]), (("nothing", "books"), &Value::Null), "{one}");
        // Two that may be the other half, seen from both sides.
        let halves = [
            row(&till, &till.bank, "-70", "TFR"), row(&till, card, "70", "TFR"), row(&till, card, "70", "TFR 2"),
        ];
        for id in &halves {
            assert_eq!(kind(&suggested(&till, id)), ("several", "books"));
        }
    }

    fn a_row_that_names_who_owes_another_amount_is_no_further_sale_or_cost(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let bought = till.bought("VE-1", "175");
        let supplier = text(&bought, "contact_name").to_owned();
        let nothing = |id: &str, said: &str| {
            let one = suggested(&till, id);
            assert_eq!((kind(&one), &one["account_id"]), (("nothing", "books"), &Value::Null), "{one}");
            assert!(text(&one, "reason").contains(said), "{one}");
        };
        nothing(&row(&till, &till.bank, "-100", &format!("DD {supplier}")), "VE-1 open, 210.00 due");
        nothing(&row(&till, &till.bank, "-120", "REFUND INV-0001"), "INV-0001");
        // Who is archived settles nothing.
        let named = row(&till, &till.bank, "120", "FPI INV-0001");
        assert_eq!(suggested(&till, &named)["confidence"], number("0.990"));
        let contact = format!("/contacts/{}", text(&sold, "contact_id"));
        let archived = till.desk.books.ask("PATCH", &contact, &json!({ "status": "archived" }));
        assert_eq!(archived.status, 200, "{archived:?}");
        nothing(&named, "is archived");
        till.desk.books.ask("PATCH", &contact, &json!({ "status": "active" }));
        let body = json!({ "allocations": [{ "invoice_id": sold["id"], "amount": 120 }] });
        till.done(&named, "confirm", &body);
        nothing(&row(&till, &till.bank, "120", "FPI INV-0001 4711"), "nothing is due on it");
    }

    fn nothing_of_another_organisation_is_recognised(place: &Place) {
        let till = Till::new(place);
        till.sold("100");
        till.made(&till.receipt("33"));
        let other = another(&till);
        let rows = [("120", "BIRCH LTD INV-0001"), ("33", "COUNTER CREDIT")].map(|(amount, description)| {
            json!({ "bank_account_id": other.1, "date": "2026-03-05", "amount": number(amount), "description": description })
        });
        let post = |below: &str, body: &Value| {
            let books = &till.desk.books;
            let answer = books.account.daemon.ask("POST", &format!("{}{below}", other.0), &books.key, &body.to_string());
            answer.json()["data"].clone()
        };
        for body in &rows {
            post("/bank-transactions", body);
        }
        let answer = post("/bank-transactions/suggest", &json!({}));
        let all = answer["suggestions"].as_array().expect("suggestions");
        assert_eq!(all.len(), 2);
        assert!(all.iter().all(|one| one["suggested_by"] != "books"), "{answer}");
    }

    fn a_deposit_of_receipts_that_were_entered_is_booked_no_second_time(place: &Place) {
        let till = Till::new(place);
        for amount in ["300", "450"] {
            till.made(&till.receipt(amount));
        }
        let id = row(&till, &till.bank, "750", "100021 LEWES");
        let one = suggested(&till, &id);
        assert_eq!((kind(&one), &one["account_id"]), (("nothing", "books"), &Value::Null));
        let reason = text(&one, "reason");
        assert!(reason.contains("receipts in the books come to it") && reason.contains("450.00 of"), "{reason}");
    }

    fn a_row_of_days_before_the_account_was_opened_is_not_suggested_to_be_posted(place: &Place) {
        let till = Till::new(place);
        let body = json!({ "name": "New", "opening_balance": 10, "opening_date": "2026-03-05" });
        let opened = till.desk.books.data(201, "/bank-accounts", &body);
        let id = row(&till, text(&opened, "id"), "-9.85", "ACCOUNT CHARGES");
        let one = suggested(&till, &id);
        assert_eq!((kind(&one), &one["account_id"]), (("nothing", "books"), &Value::Null));
        assert!(text(&one, "reason").contains("the opening balance of New is of 2026-03-05"), "{one}");
    }
}
