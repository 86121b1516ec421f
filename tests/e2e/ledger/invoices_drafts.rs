//! Drafts changed and deleted, documents that are issued, and the numbers that they get.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::{Desk, numbers, path, totals};
use super::support::{money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn all_of_a_draft_may_change_and_what_is_left_out_stays(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        body["reference"] = json!("PO 1");
        let draft = desk.made(&body);
        let patch = |patch: Value| {
            let answer = desk.books.ask("PATCH", &path(&draft), &patch);
            assert_eq!(answer.status, 200, "{answer:?}");
            answer.json()["data"].clone()
        };
        let same = patch(json!({}));
        assert_eq!((&same["version"], &same["lines"]), (&json!(2), &draft["lines"]));
        // The due date keeps its distance, unless it is said too.
        let moved = patch(json!({ "issue_date": "2009-06-30" }));
        assert_eq!((&moved["due_date"], totals(&moved)),
            (&json!("2009-07-14"), ["100.00", "15.00", "115.00"].map(str::to_owned)));
        let moved = patch(json!({ "issue_date": "2026-03-05", "due_date": "2026-03-05" }));
        assert_eq!((&moved["issue_date"], &moved["due_date"]), (&json!("2026-03-05"), &json!("2026-03-05")));
        let inclusive = patch(json!({ "amounts_are": "inclusive" }));
        assert_eq!(totals(&inclusive), ["83.33", "16.67", "100.00"]);
        let lines = json!([desk.line("4010", "5", "ZR"), desk.line("4000", "6", "ST")]);
        let changed = patch(json!({ "lines": lines, "number": "A-1", "reference": null, "notes": "Net" }));
        assert_eq!(totals(&changed), ["10.00", "1.00", "11.00"]);
        assert_eq!(changed["lines"][0]["account_code"], "4010");
        assert_eq!((&changed["number"], &changed["reference"], &changed["notes"]),
            (&json!("A-1"), &Value::Null, &json!("Net")));
        let bought = patch(json!({ "type": "purchase", "contact_id": desk.supplier, "kind": "credit_note" }));
        assert_eq!((&bought["type"], &bought["kind"]), (&json!("purchase"), &json!("credit_note")));
        assert_eq!(bought["contact_name"], "Screwfix");
        assert_eq!(desk.look(&draft), bought);
        let issued = desk.done(&draft, "issue", &Value::Null);
        assert_eq!(desk.posted(&issued, "journal_id"),
            ["2100 11.00 0.00", "4010 0.00 5.00", "4000 0.00 5.00", "2250 0.00 1.00 VAT"]);
        let events = format!("/audit-events?object_id={}", text(&draft, "id"));
        assert_eq!(desk.books.get(&events).json()["pagination"]["total"], 8);
    }

    fn a_repeated_change_has_the_answer_that_was_kept_though_the_draft_is_gone(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let below = format!("{}{}", desk.books.path, path(&draft));
        let send = |key: &str, body: &str| {
            let headers = format!("X-API-Key: {}\r\n{key}", desk.books.key);
            desk.books.account.daemon.send("PATCH", &below, &headers, body)
        };
        let (key, patch) = ("Idempotency-Key: once\r\n", r#"{"notes":"Net"}"#);
        let first = send(key, patch);
        assert_eq!(first.status, 200, "{first:?}");
        assert_eq!(desk.books.ask("DELETE", &path(&draft), &Value::Null).status, 200);
        let again = send(key, patch);
        assert_eq!((again.status, &again.body), (200, &first.body));
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        refused(&send(key, r#"{"notes":"30 days"}"#), 409, "idempotency_key_reused");
        // What has no answer finds nobody, whatever its body says.
        for (key, body) in [("Idempotency-Key: other\r\n", patch), ("Idempotency-Key: bad\r\n", r#"{"no":1}"#), ("", patch)] {
            send(key, body).assert_error(404, "not_found");
        }
    }

    fn a_change_that_breaks_a_rule_is_refused_and_leaves_the_draft_as_it_was(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let line = |key: &str, value: Value| {
            let mut line = desk.line("4000", "1", "NV");
            line[key] = value;
            json!({ "lines": [line] })
        };
        for (patch, reason, field) in [
            (json!({ "contact_id": "con_00000000000000000000000001" }), "unknown_reference", "contact_id"),
            (json!({ "contact_id": desk.supplier }), "contact_kind", "contact_id"),
            (json!({ "type": "purchase" }), "contact_kind", "contact_id"),
            (json!({ "due_date": "2026-03-01" }), "due_before_issue", "due_date"),
            (json!({ "issue_date": "2026-03-17", "due_date": "2026-03-16" }), "due_before_issue", "due_date"),
            (json!({ "currency": "EUR" }), "currency_mismatch", "currency"),
            (line("account_id", json!("x")), "unknown_reference", "lines[0].account_id"),
            (line("account_id", json!(desk.books.id("2100"))), "control_account", "lines[0].account_id"),
            (line("vat_amount", json!(1)), "vat_not_allowed", "lines[0].vat_amount"),
        ] {
            let details = refused(&desk.books.ask("PATCH", &path(&draft), &patch), 422, reason);
            assert_eq!(details["field"], field, "{patch}");
        }
        for patch in [json!({ "lines": [] }), json!({ "lines": null }), json!({ "issue": true }), json!({ "kind": null })] {
            desk.books.ask("PATCH", &path(&draft), &patch).assert_error(422, "invalid_request_format");
        }
        assert_eq!(desk.look(&draft), draft);
    }

    fn of_an_issued_document_only_due_date_reference_and_notes_change(place: &Place) {
        let desk = Desk::with_vat(place);
        let made = desk.made(&desk.sale("100", "ST"));
        let before = desk.state();
        for patch in [json!({ "number": "A-1" }), json!({ "issue_date": "2026-03-02" }), json!({ "type": "sales" }),
            json!({ "kind": "invoice" }), json!({ "amounts_are": "exclusive" }), json!({ "number": null }),
            json!({ "contact_id": desk.customer }), json!({ "lines": [desk.line("4000", "1", "NV")] }),
            json!({ "notes": "x", "number": "A-1" })] {
            refused(&desk.books.ask("PATCH", &path(&made), &patch), 409, "not_draft");
        }
        assert_eq!(desk.look(&made), made);
        let patch = json!({ "due_date": "2026-05-01", "reference": "PO 9", "notes": "Late", "currency": "GBP" });
        let changed = desk.books.ask("PATCH", &path(&made), &patch).json()["data"].clone();
        for key in ["due_date", "reference", "notes"] {
            assert_eq!(changed[key], patch[key], "{key}");
        }
        assert_eq!((&changed["version"], &changed["lines"]), (&json!(2), &made["lines"]));
        let early = json!({ "due_date": "2026-03-01" });
        refused(&desk.books.ask("PATCH", &path(&made), &early), 422, "due_before_issue");
        let cleared = json!({ "reference": null, "notes": null });
        let cleared = desk.books.ask("PATCH", &path(&made), &cleared).json()["data"].clone();
        assert_eq!((&cleared["reference"], &cleared["notes"]), (&Value::Null, &Value::Null));
        desk.done(&made, "void", &Value::Null);
        refused(&desk.books.ask("PATCH", &path(&made), &json!({ "notes": "x" })), 409, "not_draft");
        assert_ne!(desk.state(), before);
    }

    fn a_draft_is_deleted_and_its_number_is_free_again(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        (body["issue"], body["number"]) = (json!(false), json!("A-1"));
        let draft = desk.made(&body);
        refused(&desk.books.ask("POST", "/invoices", &body), 409, "duplicate_number");
        let account = format!("/accounts/{}", desk.books.id("4000"));
        refused(&desk.books.ask("DELETE", &account, &Value::Null), 409, "account_in_use");
        let contact = format!("/contacts/{}", desk.customer);
        refused(&desk.books.ask("DELETE", &contact, &Value::Null), 409, "contact_in_use");
        let gone = desk.books.ask("DELETE", &path(&draft), &Value::Null);
        assert_eq!((gone.status, &gone.json()["data"]), (200, &draft));
        for method in ["GET", "PATCH", "DELETE"] {
            desk.books.ask(method, &path(&draft), &json!({})).assert_error(404, "not_found");
        }
        assert_eq!(desk.books.ask("DELETE", &account, &Value::Null).status, 200);
        assert_eq!(desk.books.ask("DELETE", &contact, &Value::Null).status, 200);
    }

    fn a_document_that_changed_meanwhile_is_not_changed_issued_voided_or_deleted(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        assert_eq!(desk.books.ask("PATCH", &path(&draft), &json!({ "notes": "x" })).status, 200);
        let send = |method: &str, below: &str, version: &str, body: &str| {
            let headers = format!("X-API-Key: {}\r\nIf-Match: {version}\r\n", desk.books.key);
            let target = format!("{}{}{below}", desk.books.path, path(&draft));
            desk.books.account.daemon.send(method, &target, &headers, body)
        };
        for (method, below, body) in [("PATCH", "", "{}"), ("POST", "/issue", ""), ("POST", "/void", ""), ("DELETE", "", "")] {
            let details = refused(&send(method, below, "\"1\"", body), 409, "version_mismatch");
            assert_eq!(details["version"], 2);
            send(method, below, "2", body).assert_error(422, "invalid_request_format");
        }
        assert_eq!(send("POST", "/issue", "\"2\"", "").status, 200);
    }

    fn numbers_of_sales_are_given_in_a_row_and_pass_over_those_given_by_hand(place: &Place) {
        let desk = Desk::new(place);
        let numbered = |number: &str| {
            let mut body = desk.sale("1", "NV");
            body["number"] = json!(number);
            body
        };
        desk.made(&numbered("INV-0001"));
        desk.made(&numbered("INV-0003"));
        desk.made(&numbered("Summer 1"));
        let number = |body: &Value| text(&desk.made(body), "number").to_owned();
        let sale = desk.sale("1", "NV");
        assert_eq!([number(&sale), number(&sale)], ["INV-0002", "INV-0004"]);
        let mut credit = sale.clone();
        credit["kind"] = json!("credit_note");
        assert_eq!([number(&credit), number(&sale)], ["CN-0001", "INV-0005"]);
        // A sales number is given once, whoever it is for, void or not; drafts hold theirs.
        let details = refused(&desk.books.ask("POST", "/invoices", &numbered("INV-0004")), 409, "duplicate_number");
        assert_eq!(details["field"], "number");
        let mut draft = numbered("INV-0006");
        draft["issue"] = json!(false);
        let draft = desk.made(&draft);
        assert_eq!(number(&sale), "INV-0007");
        let taken = json!({ "number": "INV-0007" });
        refused(&desk.books.ask("PATCH", &path(&draft), &taken), 409, "duplicate_number");
        desk.done(&draft, "void", &Value::Null);
        refused(&desk.books.ask("POST", "/invoices", &numbered("INV-0006")), 409, "duplicate_number");
        for place in 8..=70 {
            desk.made(&numbered(&format!("INV-{place:04}")));
        }
        assert_eq!(number(&sale), "INV-0071");
    }

    fn a_purchase_has_the_suppliers_number_once_for_each_supplier_unless_it_was_void(place: &Place) {
        let desk = Desk::new(place);
        let other = json!({ "kind": "both", "name": "Travis" });
        let other = text(&desk.books.data(201, "/contacts", &other), "id").to_owned();
        let made = desk.made(&desk.purchase("17", "1", "NV"));
        refused(&desk.books.ask("POST", "/invoices", &desk.purchase("17", "2", "NV")), 409, "duplicate_number");
        let mut body = desk.purchase("17", "1", "NV");
        body["contact_id"] = json!(other);
        desk.made(&body);
        desk.done(&made, "void", &Value::Null);
        desk.made(&desk.purchase("17", "1", "NV"));
        let mut draft = desk.purchase("18", "1", "NV");
        draft["issue"] = json!(false);
        draft.as_object_mut().expect("a body").remove("number");
        let draft = desk.made(&draft);
        assert_eq!(draft["number"], Value::Null);
        let details = refused(&desk.act(&draft, "issue", &Value::Null), 422, "number_required");
        assert_eq!(details["field"], "number");
        refused(&desk.books.ask("PATCH", &path(&draft), &json!({ "number": "17" })), 409, "duplicate_number");
        assert_eq!(desk.books.ask("PATCH", &path(&draft), &json!({ "number": "18" })).status, 200);
        assert_eq!(desk.done(&draft, "issue", &Value::Null)["status"], "issued");
    }

    fn many_who_issue_at_once_get_numbers_without_a_gap(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let drafts: Vec<_> = (0..8).map(|_| desk.made(&body)).collect();
        // Half of them make and issue, some of which are refused; a quarter issue drafts, each twice.
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let issue = |at: usize| match at % 4 {
                0 | 1 => desk.books.ask("POST", "/invoices", &desk.sale("100", "ST")).status,
                2 => desk.act(&drafts[at / 4 % 8], "issue", &Value::Null).status,
                _ => desk.books.ask("POST", "/invoices", &desk.sale("0", "ST")).status,
            };
            let running: Vec<_> = (0..64).map(|at| scope.spawn(move || issue(at))).collect();
            running.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        let count = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
        assert_eq!([count(201), count(200), count(409), count(422)], [32, 8, 8, 16], "{statuses:?}");
        let expected: Vec<_> = (1..=40).map(|place| format!("INV-{place:04}")).collect();
        assert_eq!(numbers(&desk), expected);
        assert_eq!(desk.books.balance("1200"), "4800.00");
        assert_eq!(desk.books.get("/ledger-head").json()["data"]["sequence"], 40);
        let journals = desk.books.get("/journals?limit=200&source=invoice").json();
        let references: BTreeSet<_> = journals["data"].as_array().expect("journals").iter()
            .map(|journal| text(journal, "reference").to_owned()).collect();
        assert_eq!(references.into_iter().collect::<Vec<_>>(), expected);
        assert_eq!(money(&desk.contact(&desk.customer)["balance_receivable"]), "4800.00");
    }
}
