//! Receipts and payments: made, allocated, taken back, voided.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::path as document_path;
use super::settling::{Till, allocations, amounts, path};
use super::support::{ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_receipt_is_in_the_books_when_it_is_made_and_settles_invoices(place: &Place) {
        let till = Till::new(place);
        let [one, two] = [till.sold("100"), till.sold("50")];
        let mut body = till.receipt("150");
        body["reference"] = json!("R-1");
        let made = till.settled(body, &[(&one, "120"), (&two, "10")]);
        assert_eq!((text(&made, "type"), text(&made, "status")), ("receipt", "posted"));
        assert_eq!(amounts(&made), ["150.00", "130.00", "20.00"]);
        assert_eq!((&made["refund"], &made["contact_name"]), (&json!(false), &json!("Birch Ltd")));
        assert_eq!((&made["currency"], &made["reference"]), (&json!("GBP"), &json!("R-1")));
        assert_eq!((&made["bank_transaction_id"], &made["void_date"]), (&Value::Null, &Value::Null));
        let allocated = made["allocations"].as_array().expect("allocations");
        assert_eq!(allocated.len(), 2);
        assert_eq!((&allocated[0]["invoice_id"], &allocated[0]["settlement_id"]), (&one["id"], &made["id"]));
        assert_eq!((money(&allocated[0]["amount"]), text(&allocated[0], "date")), ("120.00".into(), "2026-03-05"));
        assert_eq!(till.look(&made), made);
        assert_eq!(till.desk.posted(&made, "journal_id"), ["1200 0.00 150.00", "1300 150.00 0.00"]);
        let journal = format!("/journals/{}", text(&made, "journal_id"));
        let journal = till.desk.books.get(&journal).json()["data"].clone();
        assert_eq!((text(&journal, "source"), text(&journal, "description")), ("settlement", "Receipt from Birch Ltd"));
        assert_eq!((text(&journal, "entry_date"), text(&journal, "reference")), ("2026-03-05", "R-1"));
        assert_eq!(till.due(&one), ("0.00".into(), "paid".into()));
        assert_eq!(till.due(&two), ("50.00".into(), "part_paid".into()));
        assert_eq!(till.balances(["1200", "1300"]), ["30.00", "150.00"]);
        till.assert_whole();
    }

    fn a_payment_settles_what_was_bought(place: &Place) {
        let till = Till::new(place);
        let bought = till.bought("S-1", "100");
        let made = till.settled(till.payment("120"), &[(&bought, "120")]);
        assert_eq!(till.desk.posted(&made, "journal_id"), ["2100 120.00 0.00", "1300 0.00 120.00"]);
        assert_eq!(till.due(&bought), ("0.00".into(), "paid".into()));
        assert_eq!(till.balances(["2100", "1300"]), ["0.00", "-120.00"]);
        till.assert_whole();
    }

    fn money_back_moves_the_same_control_account_and_settles_credit_notes(place: &Place) {
        let till = Till::new(place);
        let note = till.credit("100");
        assert_eq!(till.balances(["1200"]), ["-120.00"]);
        let mut body = till.payment("120");
        body["contact_id"] = json!(till.desk.customer);
        refused(&till.ask("POST", "/settlements", &body), 422, "contact_kind");
        body["refund"] = json!(true);
        let sold = till.sold("100");
        body["allocations"] = allocations(&[(&sold, "120")]);
        refused(&till.ask("POST", "/settlements", &body), 422, "type_mismatch");
        let made = till.settled(body, &[(&note, "120")]);
        assert_eq!((&made["refund"], text(&made, "type")), (&json!(true), "payment"));
        assert_eq!(till.desk.posted(&made, "journal_id"), ["1200 120.00 0.00", "1300 0.00 120.00"]);
        assert_eq!(till.due(&note), ("0.00".into(), "paid".into()));
        // A supplier pays back.
        let mut bought = till.desk.purchase("C-1", "50", "ST");
        bought["kind"] = json!("credit_note");
        let bought = till.desk.made(&bought);
        let mut body = till.receipt("60");
        (body["contact_id"], body["refund"]) = (json!(till.desk.supplier), json!(true));
        let made = till.settled(body, &[(&bought, "60")]);
        assert_eq!(till.desk.posted(&made, "journal_id"), ["2100 0.00 60.00", "1300 60.00 0.00"]);
        assert_eq!(till.balances(["1200", "2100"]), ["120.00", "0.00"]);
        till.assert_whole();
    }

    fn what_is_wrong_with_a_receipt_is_refused_with_its_reason_and_changes_nothing(place: &Place) {
        let till = Till::new(place);
        let [sold, bought] = [till.sold("100"), till.bought("S-1", "100")];
        let mut draft = till.desk.sale("100", "ST");
        draft["issue"] = json!(false);
        let draft = till.desk.made(&draft);
        let void = till.sold("100");
        till.desk.done(&void, "void", &Value::Null);
        let other = json!({ "kind": "both", "name": "Oak" });
        let other = till.desk.books.data(201, "/contacts", &other);
        let mut theirs = till.desk.sale("100", "ST");
        theirs["contact_id"] = other["id"].clone();
        let theirs = till.desk.made(&theirs);
        let before = till.state(&[&sold, &bought, &theirs]);
        let nobody = json!({ "id": "inv_00000000000000000000000001" });
        let note = till.credit("10");
        for (parts, reason, field) in [
            (vec![(&sold, "120.01")], "over_allocated", "allocations[0].amount"),
            (vec![(&sold, "100"), (&sold, "20.01")], "over_allocated", "allocations[1].amount"),
            (vec![(&sold, "1"), (&nobody, "1")], "unknown_reference", "allocations[1].invoice_id"),
            (vec![(&bought, "1")], "type_mismatch", "allocations[0].invoice_id"),
            (vec![(&note, "1")], "type_mismatch", "allocations[0].invoice_id"),
            (vec![(&theirs, "1")], "contact_mismatch", "allocations[0].invoice_id"),
            (vec![(&draft, "1")], "invoice_not_open", "allocations[0].invoice_id"),
            (vec![(&void, "1")], "invoice_not_open", "allocations[0].invoice_id"),
        ] {
            let mut body = till.receipt("200");
            body["allocations"] = allocations(&parts);
            let details = refused(&till.ask("POST", "/settlements", &body), 422, reason);
            assert_eq!(details["field"], field, "{reason}");
        }
        let mut body = till.receipt("100");
        body["allocations"] = allocations(&[(&sold, "100.01")]);
        let details = refused(&till.ask("POST", "/settlements", &body), 422, "over_allocated");
        assert_eq!((&details["field"], &details["unallocated_amount"]), (&json!("allocations"), &json!("100.00")));
        till.desk.books.ask("DELETE", &document_path(&draft), &Value::Null);
        till.desk.act(&note, "void", &Value::Null);
        for (key, value, reason) in [
            ("contact_id", json!(till.desk.supplier), "contact_kind"),
            ("contact_id", json!("con_x"), "unknown_reference"),
            ("bank_account_id", json!("bac_00000000000000000000000001"), "unknown_reference"),
            ("currency", json!("EUR"), "currency_mismatch"),
        ] {
            let mut body = till.receipt("100");
            body[key] = value;
            let details = refused(&till.ask("POST", "/settlements", &body), 422, reason);
            assert_eq!(details["field"], key);
        }
        assert_eq!(till.state(&[&sold, &bought, &theirs]), before);
        assert_eq!(till.desk.books.get("/settlements").json()["pagination"]["total"], 0);
    }

    fn a_receipt_of_another_form_is_refused_with_the_path_of_each_fault(place: &Place) {
        let till = Till::new(place);
        let body = json!({ "type": "gift", "contact_id": 1, "date": "2026-02-30", "amount": 0,
            "refund": "yes", "allocations": [{ "invoice_id": "x", "amount": -1 }, { "amount": 0.001 }], "x": 1 });
        let details = till.ask("POST", "/settlements", &body).assert_error(422, "invalid_request_format");
        let fields: Vec<_> = details["issues"].as_array().expect("issues").iter()
            .map(|issue| text(issue, "field").to_owned()).collect();
        assert_eq!(fields, ["x", "type", "contact_id", "bank_account_id", "date", "amount", "refund",
            "allocations[0].amount", "allocations[1].invoice_id", "allocations[1].amount"]);
        for allocations in [json!([]), json!(vec![json!({ "invoice_id": "x", "amount": 1 }); 501])] {
            let mut body = till.receipt("1");
            body["allocations"] = allocations;
            till.ask("POST", "/settlements", &body).assert_error(422, "invalid_request_format");
        }
    }

    fn nothing_is_received_into_a_locked_period_an_archived_account_or_of_an_archived_contact(place: &Place) {
        let till = Till::new(place);
        let ask = || till.ask("POST", "/settlements", &till.receipt("10"));
        till.lock("2026-03-05");
        assert_eq!(refused(&ask(), 422, "period_locked")["lock_date"], "2026-03-05");
        till.desk.books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "x" }));
        let contact = format!("/contacts/{}", till.desk.customer);
        till.ask("PATCH", &contact, &json!({ "status": "archived" }));
        assert_eq!(refused(&ask(), 422, "contact_archived")["field"], "contact_id");
        till.ask("PATCH", &contact, &json!({ "status": "active" }));
        till.archive("1300");
        assert_eq!(refused(&ask(), 422, "account_archived")["field"], "bank_account_id");
        till.ask("PATCH", &format!("/accounts/{}", till.desk.books.id("1300")), &json!({ "status": "active" }));
        let receivable = format!("/accounts/{}", till.desk.books.id("1200"));
        assert_eq!(till.ask("PATCH", &receivable, &json!({ "role": null })).status, 200);
        assert_eq!(refused(&ask(), 422, "role_account_missing")["role"], "receivable");
        assert_eq!(till.desk.books.get("/ledger-head").json()["data"]["sequence"], 0);
    }

    fn what_is_left_is_allocated_later_and_taken_back_once(place: &Place) {
        let till = Till::new(place);
        let [one, two] = [till.sold("100"), till.sold("50")];
        let made = till.made(&till.receipt("150"));
        assert_eq!(amounts(&made), ["150.00", "0.00", "150.00"]);
        let more = format!("{}/allocations", path(&made));
        let head = till.desk.state()[1].clone();
        let after = till.desk.books.data(201, &more, &json!({ "allocations": allocations(&[(&one, "120"), (&two, "30")]) }));
        assert_eq!((amounts(&after), &after["version"]), (["150.00", "150.00", "0.00"].map(String::from), &json!(2)));
        assert_eq!(till.desk.state()[1]["sequence"], head["sequence"]);
        let again = json!({ "allocations": allocations(&[(&two, "0.01")]) });
        refused(&till.ask("POST", &more, &again), 422, "over_allocated");
        let first = format!("{more}/{}", text(&after["allocations"][0], "id"));
        let back = till.ask("DELETE", &first, &Value::Null).json()["data"].clone();
        assert_eq!(amounts(&back), ["150.00", "30.00", "120.00"]);
        assert_eq!(till.due(&one), ("120.00".into(), "issued".into()));
        for gone in [first.clone(), format!("{more}/alc_x"), "/settlements/set_x/allocations/alc_x".to_owned()] {
            till.ask("DELETE", &gone, &Value::Null).assert_error(404, "not_found");
        }
        let wrong = json!({ "allocations": [{ "invoice_id": text(&one, "id"), "amount": 0 }] });
        till.ask("POST", &more, &wrong).assert_error(422, "invalid_request_format");
        till.ask("POST", "/settlements/set_x/allocations", &wrong).assert_error(404, "not_found");
        let euro = json!({ "allocations": allocations(&[(&one, "1")]), "currency": "EUR" });
        refused(&till.ask("POST", &more, &euro), 422, "currency_mismatch");
        till.assert_whole();
    }

    fn a_receipt_settles_500_times_and_no_more(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.made(&till.receipt("100"));
        let more = format!("{}/allocations", path(&made));
        let after = till.desk.books.data(201, &more, &json!({ "allocations": allocations(&[(&sold, "0.01"); 500]) }));
        assert_eq!((amounts(&after)[1].as_str(), after["allocations"].as_array().map(Vec::len)), ("5.00", Some(500)));
        let one_more = json!({ "allocations": allocations(&[(&sold, "0.01")]) });
        refused(&till.ask("POST", &more, &one_more), 422, "too_many_allocations");
        let first = format!("{more}/{}", text(&after["allocations"][0], "id"));
        assert_eq!(till.ask("DELETE", &first, &Value::Null).status, 200);
        till.desk.books.data(201, &more, &one_more);
        till.assert_whole();
    }

    fn what_settles_an_invoice_is_listed_by_it(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.settled(till.receipt("50"), &[(&sold, "50")]);
        let note = till.credit("10");
        let by_note = format!("{}/allocations", document_path(&note));
        till.desk.books.data(201, &by_note, &json!({ "allocations": allocations(&[(&sold, "12")]) }));
        let listed = |document: &Value, query: &str| {
            till.desk.books.get(&format!("{}/allocations{query}", document_path(document))).json()
        };
        let of_sold = listed(&sold, "");
        assert_eq!((&of_sold["pagination"]["total"], &of_sold["data"][0]["settlement_id"]), (&json!(2), &made["id"]));
        assert_eq!(of_sold["data"][1]["credit_note_id"], note["id"]);
        assert_eq!(listed(&sold, "?limit=1&offset=1")["data"][0], of_sold["data"][1]);
        assert_eq!(listed(&note, "")["data"], json!([of_sold["data"][1]]));
        till.desk.books.get("/invoices/inv_x/allocations").assert_error(404, "not_found");
    }

    fn a_void_receipt_is_mirrored_and_what_it_settled_is_due_again(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let before = till.state(&[&sold]);
        let made = till.settled(till.receipt("150"), &[(&sold, "120")]);
        let journal = format!("/journals/{}/reverse", text(&made, "journal_id"));
        refused(&till.ask("POST", &journal, &Value::Null), 409, "not_manual");
        let undo = format!("{}/void", path(&made));
        refused(&till.ask("POST", &undo, &json!({ "void_date": "2026-03-04" })), 422, "reversal_too_early");
        let void = till.desk.books.data(200, &undo, &json!({ "reason": "Bounced" }));
        assert_eq!((text(&void, "status"), text(&void, "void_date")), ("void", "2026-03-05"));
        assert_eq!(amounts(&void), ["150.00", "0.00", "0.00"]);
        assert_eq!((&void["allocations"], &void["version"]), (&json!([]), &json!(2)));
        assert_eq!(till.desk.posted(&void, "void_journal_id"), ["1200 150.00 0.00", "1300 0.00 150.00"]);
        assert_eq!((till.look(&void), till.state(&[&sold])), (void.clone(), before));
        refused(&till.ask("POST", &undo, &Value::Null), 409, "already_void");
        let more = format!("{}/allocations", path(&made));
        let more = till.ask("POST", &more, &json!({ "allocations": allocations(&[(&sold, "1")]) }));
        refused(&more, 409, "already_void");
        till.ask("POST", "/settlements/set_x/void", &Value::Null).assert_error(404, "not_found");
        till.assert_whole();
    }

    fn a_receipt_in_a_locked_period_is_voided_on_the_day_after_it(place: &Place) {
        let till = Till::new(place);
        let made = till.made(&till.receipt("10"));
        till.lock("2026-03-31");
        let undo = format!("{}/void", path(&made));
        refused(&till.ask("POST", &undo, &json!({ "void_date": "2026-03-31" })), 422, "period_locked");
        assert_eq!(till.desk.books.data(200, &undo, &Value::Null)["void_date"], "2026-04-01");
        till.assert_whole();
    }

    fn a_receipt_is_not_voided_before_what_it_settled_was_taken_back(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.settled(till.receipt("120"), &[(&sold, "120")]);
        let one = format!("{}/allocations/{}", path(&made), text(&made["allocations"][0], "id"));
        assert_eq!(till.ask("DELETE", &one, &Value::Null).status, 200);
        let undo = format!("{}/void", path(&made));
        refused(&till.ask("POST", &undo, &json!({ "void_date": "2026-03-05" })), 422, "reversal_too_early");
        let void = till.desk.books.data(200, &undo, &Value::Null);
        assert_eq!(void["void_date"].as_str(), void["updated_at"].as_str().map(|at| &at[..10]));
        till.assert_whole();
    }

    fn a_contact_owes_what_is_open_less_what_was_paid_and_not_allocated(place: &Place) {
        let till = Till::new(place);
        let owed = |contact: &str, key: &str| {
            money(&till.desk.books.get(&format!("/contacts/{contact}")).json()["data"][key])
        };
        let [sold, bought] = [till.sold("100"), till.bought("S-1", "100")];
        till.settled(till.receipt("150"), &[(&sold, "100")]);
        till.made(&till.payment("20"));
        assert_eq!(owed(&till.desk.customer, "balance_receivable"), "-30.00");
        let mut back = till.payment("30");
        (back["contact_id"], back["refund"]) = (json!(till.desk.customer), json!(true));
        till.made(&back);
        assert_eq!(owed(&till.desk.customer, "balance_receivable"), "0.00");
        assert_eq!(owed(&till.desk.customer, "balance_payable"), "0.00");
        assert_eq!(owed(&till.desk.supplier, "balance_payable"), "100.00");
        assert_eq!(till.balances(["1200", "2100"]), ["0.00", "-100.00"]);
        till.settled(till.payment("100"), &[(&bought, "100")]);
        assert_eq!(owed(&till.desk.supplier, "balance_payable"), "0.00");
        let contact = format!("/contacts/{}", till.desk.customer);
        refused(&till.ask("DELETE", &contact, &Value::Null), 409, "contact_in_use");
        till.assert_whole();
    }

    fn an_invoice_that_is_paid_is_not_voided_until_what_settles_it_is_taken_back(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let made = till.settled(till.receipt("10"), &[(&sold, "10")]);
        refused(&till.desk.act(&sold, "void", &Value::Null), 409, "has_allocations");
        till.desk.books.data(200, &format!("{}/void", path(&made)), &Value::Null);
        till.desk.done(&sold, "void", &Value::Null);
        assert_eq!(till.balances(["1200"]), ["0.00"]);
        till.assert_whole();
    }

    fn receipts_and_payments_are_found_by_what_they_are(place: &Place) {
        let till = Till::new(place);
        let mut first = till.receipt("10");
        (first["reference"], first["date"]) = (json!("CAFÉ-7"), json!("2026-03-01"));
        let [first, second] = [till.made(&first), till.made(&till.receipt("20"))];
        let third = till.made(&till.payment("30"));
        till.desk.books.data(200, &format!("{}/void", path(&second)), &Value::Null);
        let found = |query: &str| -> Vec<Value> {
            let listed = till.desk.books.get(&format!("/settlements{query}")).json();
            listed["data"].as_array().expect("a list").iter().map(|one| one["id"].clone()).collect()
        };
        let ids = |all: &[&Value]| -> Vec<Value> { all.iter().map(|one| one["id"].clone()).collect() };
        assert_eq!(found(""), ids(&[&third, &second, &first]));
        assert_eq!(found("?type=receipt"), ids(&[&second, &first]));
        assert_eq!(found("?type=payment&status=void"), ids(&[]));
        assert_eq!(found("?status=void"), ids(&[&second]));
        assert_eq!(found(&format!("?contact_id={}", till.desk.supplier)), ids(&[&third]));
        assert_eq!(found(&format!("?bank_account_id={}&limit=1&offset=2", till.bank)), ids(&[&first]));
        assert_eq!(found("?bank_account_id=bac_00000000000000000000000001"), ids(&[]));
        assert_eq!(found("?date_from=2026-03-02&date_to=2026-03-05"), ids(&[&third, &second]));
        assert_eq!(found("?date_to=2026-03-01"), ids(&[&first]));
        assert_eq!(found("?search=caf%C3%89-"), ids(&[&first]));
        assert_eq!(found("?search=SCREW"), ids(&[&third]));
        // All of them together find what each of them finds, and count it.
        let contact = format!("contact_id={}", till.desk.customer);
        let bank = format!("bank_account_id={}", till.bank);
        let filters: [&[&str]; 5] = [
            &["", "type=receipt", "type=payment"],
            &["", "status=posted", "status=void"],
            &["", &bank, "bank_account_id=bac_00000000000000000000000001"],
            &["", "date_to=2026-03-01"],
            &["", &contact, "search=caf%C3%89-", "search=SCREW", "search=nothing"],
        ];
        let all = [&third, &second, &first].map(|one| one["id"].clone());
        let count: usize = filters.iter().map(|choices| choices.len()).product();
        for mut number in 0..count {
            let (mut query, mut expected) = (String::from("offset=1"), all.to_vec());
            for choices in filters {
                let choice = choices[number % choices.len()];
                number /= choices.len();
                if !choice.is_empty() {
                    query = format!("{query}&{choice}");
                    let found = found(&format!("?{choice}"));
                    expected.retain(|id| found.contains(id));
                }
            }
            assert_eq!(found(&format!("?{query}")), expected.iter().skip(1).cloned().collect::<Vec<_>>(), "{query}");
            let pagination = till.desk.books.get(&format!("/settlements?{query}")).json()["pagination"].clone();
            assert_eq!(pagination["total"], expected.len(), "{query}");
        }
        for query in ["?type=x", "?status=x", "?contact_id=1", "?search=", "?x=1"] {
            till.desk.books.get(&format!("/settlements{query}")).assert_error(422, "invalid_request_format");
        }
    }

    fn a_receipt_of_others_is_not_there_and_a_viewer_only_looks(place: &Place) {
        let till = Till::new(place);
        let (books, sold) = (&till.desk.books, till.sold("100"));
        let made = till.settled(till.receipt("10"), &[(&sold, "10")]);
        let allocation = format!("{}/allocations/{}", path(&made), text(&made["allocations"][0], "id"));
        let [more, undo] = ["allocations", "void"].map(|action| format!("{}/{action}", path(&made)));
        let requests = [("GET", path(&made)), ("POST", more.clone()), ("POST", undo), ("DELETE", allocation)];
        let stranger = books.stranger(place);
        for (method, below) in &requests {
            books.ask_as(&stranger.key, method, below, &json!({})).assert_error(404, "not_found");
        }
        // Nor of another organisation of the same user.
        let other = books.account.daemon.ask("POST", ORGANISATIONS, &books.key, r#"{"name":"Oak"}"#).json();
        let other = format!("{ORGANISATIONS}/{}", text(&other["data"], "id"));
        for (method, below) in &requests {
            let answer = books.account.daemon.ask(method, &format!("{other}{below}"), &books.key, "{}");
            answer.assert_error(404, "not_found");
        }
        let viewer = books.member(place, "viewer@example.com", "viewer");
        assert_eq!(books.ask_as(&viewer.key, "GET", &path(&made), &Value::Null).status, 200);
        for (method, below) in &requests[1..] {
            books.ask_as(&viewer.key, method, below, &json!({})).assert_error(403, "forbidden");
        }
        // What belongs to another organisation is nobody's in a body.
        let contact = books.account.daemon.ask("POST", &format!("{other}/contacts"), &books.key, r#"{"kind":"both","name":"x"}"#).json();
        let bank = books.account.daemon.ask("POST", &format!("{other}/bank-accounts"), &books.key, r#"{"name":"x"}"#).json();
        for (key, id) in [("contact_id", &contact), ("bank_account_id", &bank)] {
            let mut body = till.receipt("10");
            body[key] = id["data"]["id"].clone();
            refused(&till.ask("POST", "/settlements", &body), 422, "unknown_reference");
        }
        assert_eq!(amounts(&till.look(&made)), ["10.00", "10.00", "0.00"]);
    }

    fn a_receipt_that_changed_meanwhile_is_not_changed_and_a_repetition_is_answered_again(place: &Place) {
        let till = Till::new(place);
        let (books, sold) = (&till.desk.books, till.sold("100"));
        let send = |method: &str, below: &str, header: &str, body: &Value| {
            let headers = format!("X-API-Key: {}\r\n{header}\r\n", books.key);
            let body = if body.is_null() { String::new() } else { body.to_string() };
            books.account.daemon.send(method, &format!("{}{below}", books.path), &headers, &body)
        };
        let body = till.receipt("10");
        let [one, two] = [1, 2].map(|_| send("POST", "/settlements", "Idempotency-Key: k-1", &body));
        assert_eq!((one.status, one.json()), (201, two.json()));
        assert_eq!(till.balances(["1300"]), ["10.00"]);
        let made = one.json()["data"].clone();
        let [more, undo] = ["allocations", "void"].map(|action| format!("{}/{action}", path(&made)));
        let part = json!({ "allocations": allocations(&[(&sold, "5")]) });
        for (below, body) in [(&more, &part), (&undo, &Value::Null)] {
            refused(&send("POST", below, "If-Match: \"2\"", body), 409, "version_mismatch");
        }
        let [one, two] = [1, 2].map(|_| send("POST", &more, "Idempotency-Key: k-2", &part));
        assert_eq!((one.status, one.json()), (201, two.json()));
        let allocation = format!("{more}/{}", text(&one.json()["data"]["allocations"][0], "id"));
        refused(&send("DELETE", &allocation, "If-Match: \"1\"", &Value::Null), 409, "version_mismatch");
        assert_eq!(send("DELETE", &allocation, "If-Match: \"2\"", &Value::Null).status, 200);
        assert_eq!(till.due(&sold), ("120.00".into(), "issued".into()));
        let events = books.get(&format!("/audit-events?object_id={}", text(&made, "id"))).json();
        let actions: Vec<_> = events["data"].as_array().expect("events").iter()
            .map(|event| text(event, "action").to_owned()).collect();
        assert_eq!(actions, ["settlement.unallocate", "settlement.allocate", "settlement.create"]);
    }
}
