//! Invoices and credit notes: made, issued, and what they post.

use serde_json::{Value, json};

use super::banking::{number, text};
use super::invoicing::{Desk, numbers, path, totals};
use super::support::{ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn an_invoice_is_issued_and_posted_when_it_is_made(place: &Place) {
        let desk = Desk::with_vat(place);
        let made = desk.made(&desk.sale("100", "ST"));
        assert_eq!((&made["status"], &made["number"]), (&json!("issued"), &json!("INV-0001")));
        assert_eq!((&made["type"], &made["kind"]), (&json!("sales"), &json!("invoice")));
        assert_eq!((&made["issue_date"], &made["due_date"]), (&json!("2026-03-02"), &json!("2026-03-16")));
        assert_eq!((&made["contact_name"], &made["currency"]), (&json!("Birch Ltd"), &json!("GBP")));
        assert_eq!(totals(&made), ["100.00", "20.00", "120.00"]);
        let owed = ["amount_paid", "amount_credited", "amount_due"].map(|key| money(&made[key]));
        assert_eq!(owed, ["0.00", "0.00", "120.00"]);
        let line = &made["lines"][0];
        let amounts = ["net_amount", "vat_amount", "gross_amount"].map(|key| money(&line[key]));
        assert_eq!(amounts, ["100.00", "20.00", "120.00"]);
        assert_eq!((&line["account_code"], &line["vat_code"]), (&json!("4000"), &json!("ST")));
        assert_eq!((&line["quantity"], &line["discount_percent"]), (&json!(1), &Value::Null));
        assert_eq!(desk.look(&made), made);
        assert_eq!(desk.posted(&made, "journal_id"),
            ["1200 120.00 0.00", "4000 0.00 100.00", "2250 0.00 20.00 VAT"]);
        let journal = format!("/journals/{}", text(&made, "journal_id"));
        let journal = desk.books.get(&journal).json()["data"].clone();
        assert_eq!((&journal["source"], &journal["reference"]), (&json!("invoice"), &made["number"]));
        assert_eq!(journal["description"], "Sales invoice INV-0001, Birch Ltd");
        assert_eq!((&journal["entry_date"], &journal["lines"][1]["memo"]), (&json!("2026-03-02"), &json!("Widgets")));
        assert_eq!(desk.books.balance("1200"), "120.00");
        // What an invoice posted is undone by voiding it, not by reversing its journal.
        let reverse = format!("/journals/{}/reverse", text(&made, "journal_id"));
        refused(&desk.books.ask("POST", &reverse, &Value::Null), 409, "not_manual");
    }

    fn a_purchase_a_credit_note_and_a_sale_post_to_their_own_sides(place: &Place) {
        let desk = Desk::with_vat(place);
        let bought = desk.made(&desk.purchase("S-17", "100", "ST"));
        assert_eq!((&bought["number"], &bought["due_date"]), (&json!("S-17"), &json!("2026-04-01")));
        assert_eq!(desk.posted(&bought, "journal_id"),
            ["2100 0.00 120.00", "5000 100.00 0.00", "2250 20.00 0.00 VAT"]);
        let mut credit = desk.purchase("S-18", "50", "ST");
        credit["kind"] = json!("credit_note");
        let credit = desk.made(&credit);
        assert_eq!(desk.posted(&credit, "journal_id"),
            ["2100 60.00 0.00", "5000 0.00 50.00", "2250 0.00 10.00 VAT"]);
        let mut credit = desk.sale("100", "ZR");
        credit["kind"] = json!("credit_note");
        let credit = desk.made(&credit);
        assert_eq!((&credit["number"], &credit["due_date"]), (&json!("CN-0001"), &json!("2026-03-02")));
        assert_eq!(desk.posted(&credit, "journal_id"), ["1200 0.00 100.00", "4000 100.00 0.00"]);
        assert_eq!((money(&credit["amount_due"]), &credit["overdue"]), ("100.00".to_owned(), &json!(false)));
        let balances = ["1200", "2100", "2250", "4000", "5000"].map(|code| desk.books.balance(code));
        assert_eq!(balances, ["-100.00", "-60.00", "10.00", "100.00", "50.00"]);
    }

    fn an_invoice_with_vat_needs_a_vat_control_account_and_one_without_does_not(place: &Place) {
        let desk = Desk::new(place);
        let before = desk.state();
        for body in [desk.sale("100", "ST"), desk.sale("100", "RR"), desk.purchase("1", "100", "ST")] {
            let details = refused(&desk.books.ask("POST", "/invoices", &body), 422, "vat_control_missing");
            assert_eq!(details["role"], "vat_control");
        }
        assert_eq!(desk.state(), before);
        assert_eq!(desk.books.get("/invoices").json()["pagination"]["total"], 0);
        for code in ["ZR", "EX", "NV"] {
            desk.made(&desk.sale("100", code));
        }
        // A code with a rate and a VAT of nothing bears none, nor does what comes to less than a penny.
        let mut body = desk.sale("100", "ST");
        body["lines"][0]["vat_amount"] = json!(0);
        assert_eq!(totals(&desk.made(&body)), ["100.00", "0.00", "100.00"]);
        desk.made(&desk.sale("0.02", "ST"));
        // A line that says nothing of VAT has none, whatever its account suggests.
        let mut body = desk.sale("100", "ST");
        body["lines"][0].as_object_mut().expect("a line").remove("vat_code");
        assert_eq!(desk.made(&body)["lines"][0]["vat_code"], "NV");
        // No number was used up by what was refused.
        assert_eq!(numbers(&desk), (1..=6).map(|place| format!("INV-{place:04}")).collect::<Vec<_>>());
    }

    fn a_draft_posts_nothing_and_has_no_number_until_it_is_issued(place: &Place) {
        let mut desk = Desk::new(place);
        let before = desk.state();
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        assert_eq!((&draft["status"], &draft["number"]), (&json!("draft"), &Value::Null));
        assert_eq!((&draft["journal_id"], &draft["overdue"]), (&Value::Null, &json!(false)));
        assert_eq!(totals(&draft), ["100.00", "20.00", "120.00"]);
        assert_eq!(desk.look(&draft), draft);
        refused(&desk.act(&draft, "issue", &Value::Null), 422, "vat_control_missing");
        assert_eq!((desk.state(), desk.look(&draft)), (before, draft.clone()));
        desk.books.add_vat();
        let issued = desk.done(&draft, "issue", &Value::Null);
        assert_eq!((&issued["status"], &issued["number"]), (&json!("issued"), &json!("INV-0001")));
        assert_eq!(issued["version"], 2);
        assert_eq!(desk.posted(&issued, "journal_id"),
            ["1200 120.00 0.00", "4000 0.00 100.00", "2250 0.00 20.00 VAT"]);
        assert_eq!(desk.look(&issued), issued);
        refused(&desk.act(&draft, "issue", &Value::Null), 409, "not_draft");
        refused(&desk.books.ask("DELETE", &path(&draft), &Value::Null), 409, "not_draft");
        desk.books.ask("POST", "/invoices/inv_x/issue", &Value::Null).assert_error(404, "not_found");
    }

    fn a_draft_is_issued_on_another_day_by_the_rate_of_that_day_and_due_so_much_later(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let issued = desk.done(&draft, "issue", &json!({ "issue_date": "2009-06-30" }));
        assert_eq!((&issued["issue_date"], &issued["due_date"]), (&json!("2009-06-30"), &json!("2009-07-14")));
        assert_eq!(totals(&issued), ["100.00", "15.00", "115.00"]);
        assert_eq!(money(&issued["lines"][0]["vat_amount"]), "15.00");
        let journal = format!("/journals/{}", text(&issued, "journal_id"));
        assert_eq!(desk.books.get(&journal).json()["data"]["entry_date"], "2009-06-30");
        let draft = desk.made(&body);
        desk.act(&draft, "issue", &json!({ "issue_date": null })).assert_error(422, "invalid_request_format");
        desk.act(&draft, "issue", &json!({ "date": "2026-03-02" })).assert_error(422, "invalid_request_format");
    }

    fn quantities_discounts_inclusive_prices_and_given_vat_are_worked_out_and_kept_as_sent(place: &Place) {
        let desk = Desk::with_vat(place);
        let body = json!({
            "type": "sales", "contact_id": desk.customer, "issue_date": "2026-03-02",
            "due_date": "2026-03-02", "amounts_are": "inclusive", "reference": "PO 7", "notes": "Thank you",
            "lines": [
                { "description": "Hours", "quantity": "1.2500", "unit_price": "79.9900",
                  "account_id": desk.books.id("4000"), "vat_code": "ST" },
                { "description": "Books", "quantity": 3, "unit_price": number("9.99"),
                  "discount_percent": "12.50", "account_id": desk.books.id("4010"), "vat_code": "ZR" },
                { "description": "Printed", "unit_price": 12, "account_id": desk.books.id("4000"),
                  "vat_code": "ST", "vat_amount": number("1.99") },
                { "description": "Voucher", "unit_price": -5, "account_id": desk.books.id("4000") },
            ],
        });
        let made = desk.made(&body);
        // 99.9875 less a sixth; 26.22375; 12.00 with 1.99 in it; -5.00.
        assert_eq!(totals(&made), ["114.55", "18.66", "133.21"]);
        let lines = made["lines"].as_array().expect("lines");
        let amounts: Vec<_> = lines.iter().map(|line| {
            ["net_amount", "vat_amount", "gross_amount"].map(|key| money(&line[key])).join(" ")
        }).collect();
        assert_eq!(amounts, ["83.32 16.67 99.99", "26.22 0.00 26.22", "10.01 1.99 12.00", "-5.00 0.00 -5.00"]);
        let raw = desk.books.get(&path(&made)).body;
        for digits in [r#""quantity":1.2500,"unit_price":79.9900"#, r#""discount_percent":12.50"#] {
            assert!(raw.contains(digits), "{digits}: {raw}");
        }
        assert_eq!((&made["reference"], &made["notes"], &made["due_date"]),
            (&json!("PO 7"), &json!("Thank you"), &json!("2026-03-02")));
        assert_eq!(desk.posted(&made, "journal_id"), [
            "1200 133.21 0.00", "4000 0.00 83.32", "2250 0.00 16.67 VAT", "4010 0.00 26.22",
            "4000 0.00 10.01", "2250 0.00 1.99 VAT", "4000 5.00 0.00",
        ]);
    }

    fn vat_is_rounded_for_each_line_or_for_the_document_as_the_organisation_says(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("241.67", "ST");
        body["lines"] = json!(vec![desk.line("4000", "241.67", "ST"); 50]);
        assert_eq!(totals(&desk.made(&body)), ["12083.50", "2416.50", "14500.00"]);
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let by_document = json!({ "vat_rounding": "document" });
        assert_eq!(desk.books.ask("PATCH", "", &by_document).status, 200);
        // What holds when it is issued counts.
        let issued = desk.done(&draft, "issue", &Value::Null);
        assert_eq!(totals(&issued), ["12083.50", "2416.70", "14500.20"]);
        let lines = issued["lines"].as_array().expect("lines");
        let larger = lines.iter().filter(|line| money(&line["vat_amount"]) == "48.34").count();
        let smaller = lines.iter().filter(|line| money(&line["vat_amount"]) == "48.33").count();
        assert_eq!((larger, smaller), (20, 30));
        assert_eq!(desk.posted(&issued, "journal_id").len(), 101);
        assert_eq!(desk.books.balance("2250"), "-4833.20");
    }

    fn a_document_that_breaks_a_rule_is_refused_and_leaves_nothing(place: &Place) {
        let desk = Desk::with_vat(place);
        let before = desk.state();
        let ask = |body: &Value| desk.books.ask("POST", "/invoices", body);
        let with = |key: &str, value: Value| {
            let mut body = desk.sale("100", "ST");
            body[key] = value;
            body
        };
        let of_line = |key: &str, value: Value| {
            let mut body = desk.sale("100", "ST");
            body["lines"][0][key] = value;
            body
        };
        let nobody = "con_00000000000000000000000001";
        for (body, reason, field) in [
            (with("contact_id", json!(nobody)), "unknown_reference", "contact_id"),
            (with("contact_id", json!("x")), "unknown_reference", "contact_id"),
            (with("contact_id", json!(desk.supplier)), "contact_kind", "contact_id"),
            (with("due_date", json!("2026-03-01")), "due_before_issue", "due_date"),
            (with("currency", json!("EUR")), "currency_mismatch", "currency"),
            (with("lines", json!([desk.line("4000", "0", "ST")])), "total_not_positive", "lines"),
            (with("lines", json!([desk.line("4000", "-1", "ST")])), "total_not_positive", "lines"),
            (of_line("account_id", json!("acc_00000000000000000000000001")), "unknown_reference", "lines[0].account_id"),
            (of_line("account_id", json!("x")), "unknown_reference", "lines[0].account_id"),
            (of_line("account_id", json!(desk.books.id("1200"))), "control_account", "lines[0].account_id"),
            (of_line("vat_amount", json!(-1)), "vat_not_allowed", "lines[0].vat_amount"),
            (of_line("quantity", json!(number("99999999999999"))), "total_out_of_range", "lines[0]"),
        ] {
            let details = refused(&ask(&body), 422, reason);
            assert_eq!(details["field"], field, "{reason}");
        }
        for code in ["ZR", "EX", "NV"] {
            let mut body = desk.sale("100", code);
            body["lines"][0]["vat_amount"] = json!(1);
            refused(&ask(&body), 422, "vat_not_allowed");
        }
        let mut body = with("amounts_are", json!("inclusive"));
        body["lines"][0]["vat_amount"] = json!(100);
        refused(&ask(&body), 422, "vat_exceeds_amount");
        let mut bought = desk.purchase("1", "100", "ST");
        bought["contact_id"] = json!(desk.customer);
        refused(&ask(&bought), 422, "contact_kind");
        let mut bought = desk.purchase("1", "100", "ST");
        bought.as_object_mut().expect("a body").remove("number");
        let details = refused(&ask(&bought), 422, "number_required");
        assert_eq!(details["field"], "number");
        assert_eq!(desk.state(), before);
        assert_eq!(desk.books.get("/invoices").json()["pagination"]["total"], 0);
        assert_eq!(desk.made(&desk.sale("1", "NV"))["number"], "INV-0001");
    }

    fn archived_contacts_and_accounts_take_no_documents_any_more(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let contact = format!("/contacts/{}", desk.customer);
        let archive = |below: &str| {
            assert_eq!(desk.books.ask("PATCH", below, &json!({ "status": "archived" })).status, 200);
        };
        let restore = |below: &str| {
            assert_eq!(desk.books.ask("PATCH", below, &json!({ "status": "active" })).status, 200);
        };
        archive(&contact);
        let details = refused(&desk.books.ask("POST", "/invoices", &body), 422, "contact_archived");
        assert_eq!(details["field"], "contact_id");
        refused(&desk.act(&draft, "issue", &Value::Null), 422, "contact_archived");
        // What it says otherwise may still change.
        assert_eq!(desk.books.ask("PATCH", &path(&draft), &json!({ "notes": "x" })).status, 200);
        restore(&contact);
        let account = format!("/accounts/{}", desk.books.id("4000"));
        archive(&account);
        let details = refused(&desk.books.ask("POST", "/invoices", &body), 422, "account_archived");
        assert_eq!(details["field"], "lines[0].account_id");
        refused(&desk.act(&draft, "issue", &Value::Null), 422, "account_archived");
        restore(&account);
        let change = |below: &str, what: Value| {
            assert_eq!(desk.books.ask("PATCH", below, &what).status, 200);
        };
        for (code, role) in [("1200", "receivable"), ("2250", "vat_control")] {
            let account = format!("/accounts/{}", desk.books.id(code));
            change(&account, json!({ "role": null }));
            let reason = if role == "receivable" { "role_account_missing" } else { "vat_control_missing" };
            let details = refused(&desk.act(&draft, "issue", &Value::Null), 422, reason);
            assert_eq!(details["role"], role);
            change(&account, json!({ "role": role }));
        }
        let payable = format!("/accounts/{}", desk.books.id("2100"));
        change(&payable, json!({ "role": null }));
        let bought = desk.purchase("1", "100", "NV");
        let details = refused(&desk.books.ask("POST", "/invoices", &bought), 422, "role_account_missing");
        assert_eq!(details["role"], "payable");
        assert_eq!(desk.done(&draft, "issue", &Value::Null)["number"], "INV-0001");
    }

    fn nothing_is_issued_in_a_locked_period(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let lock = json!({ "lock_date": "2026-03-02", "reason": "x" });
        desk.books.data(200, "/period-lock", &lock);
        let details = refused(&desk.books.ask("POST", "/invoices", &desk.sale("100", "ST")), 422, "period_locked");
        assert_eq!(details["lock_date"], "2026-03-02");
        refused(&desk.act(&draft, "issue", &Value::Null), 422, "period_locked");
        // A draft is in no books.
        desk.made(&body);
        let issued = desk.done(&draft, "issue", &json!({ "issue_date": "2026-03-03" }));
        assert_eq!((&issued["number"], &issued["due_date"]), (&json!("INV-0001"), &json!("2026-03-17")));
    }

    fn a_repeated_request_makes_one_document(place: &Place) {
        let desk = Desk::with_vat(place);
        let path = format!("{}/invoices", desk.books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", desk.books.key);
        let body = desk.sale("100", "ST").to_string();
        let send = |body: &str| desk.books.account.daemon.send("POST", &path, &headers, body);
        let (first, second) = (send(&body), send(&body));
        assert_eq!((first.status, &first.body), (201, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        refused(&send(&desk.sale("101", "ST").to_string()), 409, "idempotency_key_reused");
        assert_eq!(desk.books.balance("1200"), "120.00");
        assert_eq!(numbers(&desk), ["INV-0001"]);
    }

    fn contacts_and_accounts_of_others_are_unknown_and_so_are_documents_to_others(place: &Place) {
        let desk = Desk::with_vat(place);
        let made = desk.made(&desk.sale("100", "ST"));
        let stranger = desk.books.stranger(place);
        let daemon = &desk.books.account.daemon;
        let theirs = daemon.ask("POST", ORGANISATIONS, &stranger.key, r#"{"name":"Oak"}"#).json();
        let theirs = format!("{ORGANISATIONS}/{}", text(&theirs["data"], "id"));
        let ask = |method: &str, below: &str, body: &Value| {
            daemon.ask(method, &format!("{theirs}{below}"), &stranger.key, &body.to_string())
        };
        for method in ["GET", "PATCH", "DELETE"] {
            desk.books.ask_as(&stranger.key, method, &path(&made), &json!({})).assert_error(404, "not_found");
            ask(method, &path(&made), &json!({})).assert_error(404, "not_found");
        }
        for action in ["issue", "void"] {
            let below = format!("{}/{action}", path(&made));
            desk.books.ask_as(&stranger.key, "POST", &below, &json!({})).assert_error(404, "not_found");
            ask("POST", &below, &json!({})).assert_error(404, "not_found");
        }
        let details = refused(&ask("POST", "/invoices", &desk.sale("100", "NV")), 422, "unknown_reference");
        assert_eq!(details["field"], "contact_id");
        let own = json!({ "kind": "customer", "name": "Elm" });
        let own = ask("POST", "/contacts", &own).json()["data"]["id"].clone();
        let mut body = desk.sale("100", "NV");
        body["contact_id"] = own;
        let details = refused(&ask("POST", "/invoices", &body), 422, "unknown_reference");
        assert_eq!(details["field"], "lines[0].account_id");
        let viewer = desk.books.member(place, "v@example.com", "viewer");
        assert_eq!(desk.books.ask_as(&viewer.key, "GET", &path(&made), &Value::Null).status, 200);
        let answer = desk.books.ask_as(&viewer.key, "POST", "/invoices", &desk.sale("1", "NV"));
        answer.assert_error(403, "forbidden");
    }

    fn a_body_of_another_form_is_refused_with_the_path_of_each_fault(place: &Place) {
        let desk = Desk::new(place);
        let body = json!({
            "type": "sale", "contact_id": 1, "issue_date": "2026-02-30", "issue": "no", "extra": 1, "notes": null,
            "lines": [{ "description": "", "unit_price": number("1.23456"), "vat_code": "vat" }, {}],
        });
        let details = desk.books.ask("POST", "/invoices", &body).assert_error(422, "invalid_request_format");
        let fields: Vec<_> = details["issues"].as_array().expect("issues").iter()
            .map(|issue| text(issue, "field").to_owned()).collect();
        for field in ["extra", "type", "contact_id", "issue_date", "notes", "issue", "lines[0].description",
            "lines[0].unit_price", "lines[0].account_id", "lines[0].vat_code", "lines[1].description",
            "lines[1].unit_price", "lines[1].account_id"] {
            assert!(fields.iter().any(|found| found == field), "{field}: {fields:?}");
        }
        assert_eq!(details["issue_count"], 13);
        let mut many = desk.sale("1", "NV");
        many["lines"] = json!(vec![desk.line("4000", "1", "NV"); 501]);
        desk.books.ask("POST", "/invoices", &many).assert_error(422, "invalid_request_format");
        many["lines"] = json!(vec![desk.line("4000", "1", "NV"); 500]);
        assert_eq!(desk.made(&many)["lines"].as_array().map(Vec::len), Some(500));
    }
}
