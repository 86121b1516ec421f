//! Bank transactions that settle invoices, or are a receipt or a payment that is there already.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::{Till, allocations, amounts, path};
use super::support::{money, refused};
use crate::place::on_both_databases;

pub(super) fn by(parts: &[(&Value, &str)]) -> Value {
    json!({ "allocations": allocations(parts) })
}

pub(super) fn matched(settlement: &Value) -> Value {
    json!({ "match": { "settlement_id": settlement["id"] } })
}

/// The receipt or payment that a row is.
#[track_caller]
fn settlement_of(till: &Till<'_>, row: &Value) -> Value {
    let answer = till.desk.books.get(&format!("/settlements/{}", text(row, "settlement_id")));
    answer.json()["data"].clone()
}

on_both_databases! {
    fn money_in_that_settles_invoices_becomes_a_receipt_and_the_rest_stays_with_the_contact(place: &Place) {
        let till = Till::new(place);
        let [one, two] = [till.sold("100"), till.sold("50")];
        let row = till.row("200");
        let confirmed = till.done(&row, "confirm", &by(&[(&one, "120"), (&two, "30")]));
        assert_eq!((text(&confirmed, "status"), &confirmed["contact_id"]), ("confirmed", &json!(till.desk.customer)));
        assert_eq!((&confirmed["account_id"], money(&confirmed["vat_amount"])), (&Value::Null, "0.00".into()));
        assert_eq!(till.desk.books.get(&format!("/bank-transactions/{row}")).json()["data"], confirmed);
        let made = settlement_of(&till, &confirmed);
        assert_eq!((text(&made, "type"), &made["refund"], &made["bank_transaction_id"]), ("receipt", &json!(false), &confirmed["id"]));
        assert_eq!((amounts(&made), &made["journal_id"]), (["200.00", "150.00", "50.00"].map(String::from), &confirmed["journal_id"]));
        assert_eq!((&made["date"], &made["reference"]), (&json!("2026-03-05"), &json!("4711")));
        assert_eq!(till.desk.posted(&confirmed, "journal_id"), ["1200 0.00 200.00", "1300 200.00 0.00"]);
        assert_eq!(till.due(&one), ("0.00".into(), "paid".into()));
        // What is left settles another later.
        let more = till.desk.books.data(201, &format!("{}/allocations", path(&made)), &by(&[(&two, "30")]));
        assert_eq!(amounts(&more), ["200.00", "180.00", "20.00"]);
        till.assert_whole();
    }

    fn money_out_settles_purchases_and_credit_notes_of_customers(place: &Place) {
        let till = Till::new(place);
        let [bought, note] = [till.bought("S-1", "100"), till.credit("50")];
        let confirmed = till.done(&till.row("-120"), "confirm", &by(&[(&bought, "120")]));
        let made = settlement_of(&till, &confirmed);
        assert_eq!((text(&made, "type"), &made["refund"]), ("payment", &json!(false)));
        let confirmed = till.done(&till.row("-60"), "confirm", &by(&[(&note, "60")]));
        let made = settlement_of(&till, &confirmed);
        assert_eq!((text(&made, "type"), &made["refund"]), ("payment", &json!(true)));
        assert_eq!(till.balances(["1200", "2100", "1300"]), ["0.00", "0.00", "-180.00"]);
        till.assert_whole();
    }

    fn undoing_the_confirmation_restores_every_balance(place: &Place) {
        let till = Till::new(place);
        let [one, two] = [till.sold("100"), till.sold("50")];
        let before = till.state(&[&one, &two]);
        let row = till.row("150");
        let confirmed = till.done(&row, "confirm", &by(&[(&one, "120"), (&two, "30")]));
        let made = settlement_of(&till, &confirmed);
        for action in ["void", "allocations"] {
            let below = format!("{}/{action}", path(&made));
            let answer = till.ask("POST", &below, &json!({}));
            if action == "void" {
                let details = refused(&answer, 409, "owned_by_bank_transaction");
                assert_eq!(details["bank_transaction_id"], confirmed["id"]);
            } else {
                answer.assert_error(422, "invalid_request_format");
            }
        }
        // Taken apart it would count until today, and the row again from its own day.
        let part = format!("{}/allocations/{}", path(&made), text(&made["allocations"][0], "id"));
        refused(&till.ask("DELETE", &part, &Value::Null), 409, "owned_by_bank_transaction");
        let undone = till.done(&row, "unconfirm", &json!({ "reason": "Wrong invoices" }));
        assert_eq!((text(&undone, "status"), &undone["settlement_id"]), ("unconfirmed", &Value::Null));
        let after = till.look(&made);
        assert_eq!((text(&after, "status"), &after["bank_transaction_id"]), ("void", &Value::Null));
        assert_eq!((amounts(&after), &after["allocations"]), (["150.00", "0.00", "0.00"].map(String::from), &json!([])));
        assert_eq!(till.desk.posted(&after, "void_journal_id"), ["1200 150.00 0.00", "1300 0.00 150.00"]);
        assert_eq!(till.state(&[&one, &two]), before);
        refused(&till.act(&row, "unconfirm", &Value::Null), 409, "not_confirmed");
        refused(&till.ask("POST", &format!("{}/void", path(&made)), &json!({})), 409, "already_void");
        // And again.
        let again = till.done(&row, "confirm", &by(&[(&one, "120")]));
        assert_ne!(again["settlement_id"], made["id"]);
        till.done(&row, "void", &Value::Null);
        assert_eq!(till.state(&[&one, &two]), before);
        till.assert_whole();
    }

    fn what_is_undone_in_a_locked_period_is_due_again_on_the_day_after_it(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let row = till.row("120");
        let confirmed = till.done(&row, "confirm", &by(&[(&sold, "120")]));
        till.lock("2026-03-31");
        till.done(&row, "unconfirm", &Value::Null);
        let made = till.desk.books.get(&format!("/settlements/{}", text(&confirmed, "settlement_id"))).json();
        assert_eq!(made["data"]["void_date"], "2026-04-01");
        assert_eq!(till.due(&sold), ("120.00".into(), "issued".into()));
        till.assert_whole();
    }

    fn a_row_settles_open_invoices_of_one_contact_up_to_its_amount(place: &Place) {
        let till = Till::new(place);
        let [sold, bought, note] = [till.sold("100"), till.bought("S-1", "100"), till.credit("50")];
        let both = till.desk.books.data(201, "/contacts", &json!({ "kind": "both", "name": "Oak" }));
        let mut theirs = till.desk.sale("100", "ST");
        theirs["contact_id"] = both["id"].clone();
        let theirs = till.desk.made(&theirs);
        let mut draft = till.desk.sale("100", "ST");
        draft["issue"] = json!(false);
        let draft = till.desk.made(&draft);
        let [into, out] = [till.row("100"), till.row("-100")];
        let before = till.state(&[&sold, &bought, &note, &theirs]);
        for (row, parts, reason, field) in [
            (&into, vec![(&sold, "100.01")], "over_allocated", "allocations"),
            (&into, vec![(&sold, "120.01")], "over_allocated", "allocations[0].amount"),
            (&into, vec![(&bought, "1")], "type_mismatch", "allocations[0].invoice_id"),
            (&into, vec![(&note, "1")], "type_mismatch", "allocations[0].invoice_id"),
            (&out, vec![(&sold, "1")], "type_mismatch", "allocations[0].invoice_id"),
            (&out, vec![(&bought, "1"), (&note, "1")], "type_mismatch", "allocations[1].invoice_id"),
            (&into, vec![(&sold, "1"), (&theirs, "1")], "contact_mismatch", "allocations[1].invoice_id"),
            (&into, vec![(&draft, "1")], "invoice_not_open", "allocations[0].invoice_id"),
        ] {
            let details = refused(&till.act(row, "confirm", &by(&parts)), 422, reason);
            assert_eq!(details["field"], field, "{parts:?}");
        }
        let mixed = json!({ "allocations": allocations(&[(&sold, "1")]), "account_id": till.desk.books.id("4000") });
        refused(&till.act(&into, "confirm", &mixed), 422, "mixed_confirmation");
        for bad in [json!([]), json!([{ "invoice_id": "inv_x", "amount": -1 }])] {
            till.act(&into, "confirm", &json!({ "allocations": bad })).assert_error(422, "invalid_request_format");
        }
        till.lock("2026-03-05");
        refused(&till.act(&into, "confirm", &by(&[(&sold, "1")])), 422, "period_locked");
        till.desk.books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "x" }));
        let contact = format!("/contacts/{}", till.desk.customer);
        till.ask("PATCH", &contact, &json!({ "status": "archived" }));
        let details = refused(&till.act(&into, "confirm", &by(&[(&sold, "1")])), 422, "contact_archived");
        assert_eq!(details["field"], "allocations[0].invoice_id");
        till.ask("PATCH", &contact, &json!({ "status": "active" }));
        till.archive("1300");
        let details = refused(&till.act(&into, "confirm", &by(&[(&sold, "1")])), 422, "account_archived");
        assert_eq!(details["field"], "bank_account_id");
        assert_eq!(till.state(&[&sold, &bought, &note, &theirs]), before);
    }

    fn a_row_is_matched_to_a_receipt_that_is_there_and_posts_nothing(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.settled(till.receipt("120"), &[(&sold, "120")]);
        let row = till.row("120");
        let head = till.desk.state()[1]["sequence"].clone();
        let confirmed = till.done(&row, "confirm", &matched(&made));
        assert_eq!((&confirmed["settlement_id"], &confirmed["journal_id"]), (&made["id"], &made["journal_id"]));
        assert_eq!(till.desk.state()[1]["sequence"], head);
        let after = till.look(&made);
        assert_eq!((&after["bank_transaction_id"], &after["version"]), (&confirmed["id"], &json!(2)));
        let undo = format!("{}/void", path(&made));
        refused(&till.ask("POST", &undo, &json!({})), 409, "owned_by_bank_transaction");
        // Another row is not this money too, by whichever way it comes.
        let other = till.row("120");
        refused(&till.act(&other, "confirm", &matched(&made)), 409, "already_matched");
        let journal = json!({ "match": { "journal_id": made["journal_id"] } });
        refused(&till.act(&other, "confirm", &journal), 409, "already_matched");
        let undone = till.done(&row, "unconfirm", &Value::Null);
        assert_eq!((&undone["settlement_id"], &undone["journal_id"]), (&Value::Null, &Value::Null));
        let after = till.look(&made);
        assert_eq!((text(&after, "status"), &after["bank_transaction_id"]), ("posted", &Value::Null));
        assert_eq!((amounts(&after)[1].as_str(), till.due(&sold).0.as_str()), ("120.00", "0.00"));
        assert_eq!(till.desk.state()[1]["sequence"], head);
        // By its journal it is the same match.
        let confirmed = till.done(&other, "confirm", &journal);
        assert_eq!(confirmed["settlement_id"], made["id"]);
        refused(&till.ask("POST", &undo, &json!({})), 409, "owned_by_bank_transaction");
        till.done(&other, "void", &Value::Null);
        till.desk.books.data(200, &undo, &Value::Null);
        refused(&till.act(&row, "confirm", &matched(&made)), 409, "already_void");
        till.assert_whole();
    }

    fn a_row_is_matched_to_the_same_amount_of_the_same_bank_account(place: &Place) {
        let till = Till::new(place);
        let savings = till.desk.books.data(201, "/bank-accounts", &json!({ "name": "Savings" }));
        let made = till.made(&till.receipt("120"));
        for amount in ["119.99", "-120"] {
            let details = refused(&till.act(&till.row(amount), "confirm", &matched(&made)), 422, "match_mismatch");
            assert_eq!(details["field"], "match.settlement_id");
        }
        let body = json!({ "bank_account_id": savings["id"], "date": "2026-03-05", "amount": 120, "description": "x" });
        let elsewhere = till.desk.books.data(201, "/bank-transactions", &body);
        refused(&till.act(text(&elsewhere, "id"), "confirm", &matched(&made)), 422, "match_mismatch");
        let row = till.row("120");
        for unknown in ["set_x", "set_00000000000000000000000001"] {
            let body = json!({ "match": { "settlement_id": unknown } });
            refused(&till.act(&row, "confirm", &body), 422, "unknown_reference");
        }
        let payment = till.made(&till.payment("30"));
        // A lock does not stand against a match: nothing is posted.
        till.lock("2026-03-31");
        till.done(&till.row("-30"), "confirm", &matched(&payment));
        till.done(&row, "confirm", &matched(&made));
        till.assert_whole();
    }

    fn a_batch_sees_what_its_items_before_have_settled(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.made(&till.receipt("70"));
        let rows: Vec<_> = ["100", "100", "70", "70"].iter().map(|amount| till.row(amount)).collect();
        let item = |row: &str, mut how: Value| { how["id"] = json!(row); how };
        let items = json!({ "mode": "independent", "items": [
            item(&rows[0], by(&[(&sold, "100")])), item(&rows[1], by(&[(&sold, "100")])),
            item(&rows[2], matched(&made)), item(&rows[3], matched(&made)),
        ] });
        let batch = till.desk.books.data(200, "/bank-transactions/confirm-batch", &items);
        let reasons: Vec<_> = batch["items"].as_array().expect("items").iter()
            .map(|item| item["error"]["details"]["reason"].clone()).collect();
        assert_eq!(reasons, [Value::Null, json!("over_allocated"), Value::Null, json!("already_matched")]);
        assert_eq!(till.due(&sold).0, "20.00");
        let all = json!({ "items": [item(&rows[1], by(&[(&sold, "20")])), item(&rows[3], by(&[(&sold, "1")]))] });
        let details = refused(&till.ask("POST", "/bank-transactions/confirm-batch", &all), 422, "over_allocated");
        assert_eq!(details["field"], "items[1].allocations[0].amount");
        assert_eq!(till.due(&sold).0, "20.00");
        till.assert_whole();
    }

    fn of_32_rows_that_settle_one_invoice_at_once_it_is_paid_once(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let rows: Vec<_> = (0..32).map(|_| till.row("120")).collect();
        let body = by(&[(&sold, "120")]);
        let confirm = |row: &String| (format!("/bank-transactions/{row}/confirm"), body.clone());
        let [won, lost] = till.at_once(&rows.iter().map(confirm).collect::<Vec<_>>());
        assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
        for answer in &lost {
            refused(answer, 422, "over_allocated");
        }
        assert_eq!(till.balances(["1200", "1300"]), ["0.00", "120.00"]);
        assert_eq!(till.desk.books.get("/settlements").json()["pagination"]["total"], 1);
        till.assert_whole();
    }

    fn of_32_rows_that_are_matched_to_one_receipt_at_once_one_wins(place: &Place) {
        let till = Till::new(place);
        let made = till.made(&till.receipt("120"));
        let rows: Vec<_> = (0..32).map(|_| till.row("120")).collect();
        let body = matched(&made);
        let confirm = |row: &String| (format!("/bank-transactions/{row}/confirm"), body.clone());
        let [won, lost] = till.at_once(&rows.iter().map(confirm).collect::<Vec<_>>());
        assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
        for answer in &lost {
            refused(answer, 409, "already_matched");
        }
        till.assert_whole();
    }
}
