//! Credit notes that settle invoices.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::path;
use super::settling::{Till, allocations};
use super::support::{money, refused};
use crate::place::on_both_databases;

/// Where the allocations of a document are.
fn below(document: &Value) -> String {
    format!("{}/allocations", path(document))
}

fn body(parts: &[(&Value, &str)]) -> Value {
    json!({ "allocations": allocations(parts) })
}

on_both_databases! {
    fn a_credit_note_settles_invoices_and_posts_nothing(place: &Place) {
        let till = Till::new(place);
        let [one, two, note] = [till.sold("100"), till.sold("50"), till.credit("100")];
        let head = till.desk.state()[1]["sequence"].clone();
        let after = till.desk.books.data(201, &below(&note), &body(&[(&one, "80"), (&two, "10")]));
        assert_eq!((&after["id"], text(&after, "status"), &after["version"]), (&note["id"], "part_paid", &json!(2)));
        let sums = |document: &Value| ["amount_paid", "amount_credited", "amount_due"].map(|key| money(&document[key]));
        assert_eq!(sums(&after), ["0.00", "90.00", "30.00"]);
        assert_eq!(sums(&till.desk.look(&one)), ["0.00", "80.00", "40.00"]);
        assert_eq!(till.desk.state()[1]["sequence"], head);
        assert_eq!(till.balances(["1200"]), ["60.00"]);
        // What is left of both goes the way of money.
        till.settled(till.receipt("40"), &[(&one, "40")]);
        assert_eq!(till.due(&one), ("0.00".into(), "paid".into()));
        let mut back = till.payment("30");
        (back["contact_id"], back["refund"]) = (json!(till.desk.customer), json!(true));
        till.settled(back, &[(&note, "30")]);
        assert_eq!(sums(&till.desk.look(&note)), ["30.00", "90.00", "0.00"]);
        assert_eq!(till.balances(["1200"]), ["50.00"]);
        till.assert_whole();
    }

    fn a_credit_note_settles_invoices_of_its_type_and_contact_up_to_what_is_left(place: &Place) {
        let till = Till::new(place);
        let [sold, bought, note] = [till.sold("100"), till.bought("S-1", "100"), till.credit("50")];
        let other = till.desk.books.data(201, "/contacts", &json!({ "kind": "both", "name": "Oak" }));
        let mut theirs = till.desk.sale("100", "ST");
        theirs["contact_id"] = other["id"].clone();
        let theirs = till.desk.made(&theirs);
        let mut draft = till.desk.sale("100", "ST");
        (draft["issue"], draft["kind"]) = (json!(false), json!("credit_note"));
        let draft = till.desk.made(&draft);
        let before = till.state(&[&sold, &note]);
        for (of, parts, reason) in [
            (&note, vec![(&bought, "1")], "type_mismatch"),
            (&note, vec![(&note, "1")], "type_mismatch"),
            (&note, vec![(&theirs, "1")], "contact_mismatch"),
            (&note, vec![(&sold, "60.01")], "over_allocated"),
            (&note, vec![(&sold, "120.01")], "over_allocated"),
            (&sold, vec![(&sold, "1")], "type_mismatch"),
            (&draft, vec![(&sold, "1")], "invoice_not_open"),
        ] {
            refused(&till.ask("POST", &below(of), &body(&parts)), 422, reason);
        }
        let unknown = json!({ "allocations": [{ "invoice_id": "inv_x", "amount": 1 }] });
        refused(&till.ask("POST", &below(&note), &unknown), 422, "unknown_reference");
        let mut euro = body(&[(&sold, "1")]);
        euro["currency"] = json!("EUR");
        refused(&till.ask("POST", &below(&note), &euro), 422, "currency_mismatch");
        till.ask("POST", &below(&note), &json!({})).assert_error(422, "invalid_request_format");
        till.ask("POST", "/invoices/inv_x/allocations", &json!({})).assert_error(404, "not_found");
        assert_eq!(till.state(&[&sold, &note]), before);
        till.assert_whole();
    }

    fn what_a_credit_note_settles_is_taken_back_once(place: &Place) {
        let till = Till::new(place);
        let [sold, note] = [till.sold("100"), till.credit("50")];
        let before = till.state(&[&sold, &note]);
        till.desk.books.data(201, &below(&note), &body(&[(&sold, "60")]));
        let id = till.desk.books.get(&below(&note)).json()["data"][0]["id"].clone();
        let one = format!("{}/{}", below(&note), id.as_str().expect("an id"));
        // By the credit note, not by the invoice.
        let by_invoice = format!("{}/{}", below(&sold), id.as_str().expect("an id"));
        till.ask("DELETE", &by_invoice, &Value::Null).assert_error(404, "not_found");
        let stranger = till.desk.books.stranger(place);
        for (method, below) in [("DELETE", one.clone()), ("GET", below(&note)), ("POST", below(&note))] {
            till.desk.books.ask_as(&stranger.key, method, &below, &json!({})).assert_error(404, "not_found");
        }
        let viewer = till.desk.books.member(place, "viewer@example.com", "viewer");
        till.desk.books.ask_as(&viewer.key, "DELETE", &one, &Value::Null).assert_error(403, "forbidden");
        let after = till.ask("DELETE", &one, &Value::Null);
        assert_eq!((after.status, money(&after.json()["data"]["amount_due"])), (200, "60.00".into()));
        assert_eq!(till.state(&[&sold, &note]), before);
        till.ask("DELETE", &one, &Value::Null).assert_error(404, "not_found");
        till.assert_whole();
    }

    fn of_16_who_use_one_credit_note_up_at_once_none_goes_beyond_what_is_left(place: &Place) {
        let till = Till::new(place);
        let note = till.credit("100");
        let invoices: Vec<_> = (0..16).map(|_| till.sold("50")).collect();
        let requests: Vec<_> = invoices.iter().map(|sold| (below(&note), body(&[(sold, "50")]))).collect();
        let [won, lost] = till.at_once(&requests);
        assert_eq!((won.len(), lost.len()), (2, 14), "{lost:?}");
        for answer in &lost {
            assert_eq!(refused(answer, 422, "over_allocated")["unallocated_amount"], "20.00");
        }
        assert_eq!(till.due(&note).0, "20.00");
        till.assert_whole();
    }
}
