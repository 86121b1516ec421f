//! Documents voided, and what contacts owe and are owed.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::{Desk, path};
use super::settling::Till;
use super::support::{money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_void_document_is_undone_by_the_mirror_of_what_it_posted(place: &Place) {
        let desk = Desk::with_vat(place);
        let codes = ["1200", "2100", "2250", "4000", "5000"];
        let before = codes.map(|code| desk.books.balance(code));
        let mut credit = desk.sale("30", "RR");
        credit["kind"] = json!("credit_note");
        for body in [desk.sale("100", "ST"), desk.purchase("1", "100", "ST"), credit] {
            let made = desk.made(&body);
            let void = desk.done(&made, "void", &json!({ "reason": "Typed twice" }));
            assert_eq!((&void["status"], &void["void_date"]), (&json!("void"), &json!("2026-03-02")));
            assert_eq!((&void["number"], &void["journal_id"]), (&made["number"], &made["journal_id"]));
            assert_eq!((money(&void["amount_due"]), &void["overdue"]), ("0.00".to_owned(), &json!(false)));
            assert_eq!(void["gross_total"], made["gross_total"]);
            assert_eq!(desk.look(&made), void);
            let turned: Vec<_> = desk.posted(&void, "journal_id").iter().map(|line| {
                let parts: Vec<_> = line.split(' ').collect();
                [&[parts[0], parts[2], parts[1]], &parts[3..]].concat().join(" ")
            }).collect();
            assert_eq!(desk.posted(&void, "void_journal_id"), turned);
            let journal = format!("/journals/{}", text(&void, "void_journal_id"));
            let journal = desk.books.get(&journal).json()["data"].clone();
            assert_eq!((&journal["source"], &journal["reverses_journal_id"]), (&json!("reversal"), &made["journal_id"]));
            assert_eq!(codes.map(|code| desk.books.balance(code)), before);
            for _ in 0..2 {
                refused(&desk.act(&made, "void", &Value::Null), 409, "already_void");
            }
            refused(&desk.act(&made, "issue", &Value::Null), 409, "not_draft");
            refused(&desk.books.ask("DELETE", &path(&made), &Value::Null), 409, "not_draft");
        }
        assert_eq!(desk.books.get("/integrity").json()["data"]["ok"], true);
        desk.books.ask("POST", "/invoices/inv_x/void", &Value::Null).assert_error(404, "not_found");
        let id = "inv_00000000000000000000000001";
        desk.books.ask("POST", &format!("/invoices/{id}/void"), &Value::Null).assert_error(404, "not_found");
    }

    fn a_void_draft_posts_nothing(place: &Place) {
        let desk = Desk::new(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let draft = desk.made(&body);
        let void = desk.done(&draft, "void", &json!({ "void_date": "2026-04-01" }));
        assert_eq!((&void["status"], &void["void_date"]), (&json!("void"), &json!("2026-04-01")));
        assert_eq!((&void["journal_id"], &void["void_journal_id"]), (&Value::Null, &Value::Null));
        assert_eq!(desk.books.get("/ledger-head").json()["data"]["sequence"], 0);
        refused(&desk.act(&draft, "void", &Value::Null), 409, "already_void");
        refused(&desk.act(&draft, "issue", &Value::Null), 409, "not_draft");
    }

    fn a_document_is_voided_on_a_day_that_is_open_and_not_before_its_own(place: &Place) {
        let desk = Desk::with_vat(place);
        let [first, second, third] = [(), (), ()].map(|()| desk.made(&desk.sale("100", "ST")));
        let on = |document: &Value, day: &str| desk.act(document, "void", &json!({ "void_date": day }));
        let details = refused(&on(&first, "2026-03-01"), 422, "reversal_too_early");
        assert_eq!(details["field"], "void_date");
        assert_eq!(on(&first, "2026-03-31").json()["data"]["void_date"], "2026-03-31");
        let as_at = |day: &str| {
            let report = desk.books.get(&format!("/reports/trial-balance?as_at={day}")).json();
            money(&report["data"]["total_debit"])
        };
        assert_eq!([as_at("2026-03-30"), as_at("2026-03-31")], ["360.00", "240.00"]);
        desk.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        let details = refused(&on(&second, "2026-03-31"), 422, "period_locked");
        assert_eq!((&details["lock_date"], &details["field"]), (&json!("2026-03-31"), &json!("void_date")));
        assert_eq!(desk.done(&second, "void", &Value::Null)["void_date"], "2026-04-01");
        assert_eq!(on(&third, "2026-04-30").json()["data"]["void_date"], "2026-04-30");
        on(&third, "2026-02-30").assert_error(422, "invalid_request_format");
    }

    fn a_document_of_which_something_is_settled_is_not_voided(place: &Place) {
        let till = Till::new(place);
        let [paid, credited] = ["100", "50"].map(|net| till.sold(net));
        let credit = till.credit("10");
        let receipt = till.settled(till.receipt("0.01"), &[(&paid, "0.01")]);
        let body = json!({ "allocations": [{ "invoice_id": credited["id"], "amount": 12 }] });
        till.desk.books.data(201, &format!("{}/allocations", path(&credit)), &body);
        for document in [&paid, &credited, &credit] {
            refused(&till.desk.act(document, "void", &Value::Null), 409, "has_allocations");
        }
        // The receipt is of 5 March: taken back today, it has settled the invoice until now.
        let allocation = text(&till.look(&receipt)["allocations"][0], "id").to_owned();
        let below = format!("/settlements/{}/allocations/{allocation}", text(&receipt, "id"));
        assert_eq!(till.ask("DELETE", &below, &Value::Null).status, 200);
        let day = json!({ "void_date": "2026-03-05" });
        let details = refused(&till.desk.act(&paid, "void", &day), 422, "reversal_too_early");
        assert_eq!(details["field"], "void_date");
        let void = till.desk.done(&paid, "void", &Value::Null);
        assert_eq!(void["void_date"], &void["updated_at"].as_str().expect("a time")[..10]);
    }

    fn of_many_who_void_a_document_at_once_one_does(place: &Place) {
        let desk = Desk::with_vat(place);
        let made = desk.made(&desk.sale("100", "ST"));
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let void = || desk.act(&made, "void", &Value::Null).status;
            let running: Vec<_> = (0..32).map(|_| scope.spawn(void)).collect();
            running.into_iter().map(|one| one.join().expect("an answer")).collect()
        });
        assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
        assert_eq!(statuses.iter().filter(|status| **status == 409).count(), 31, "{statuses:?}");
        assert_eq!(desk.books.balance("1200"), "0.00");
        assert_eq!(desk.books.get("/ledger-head").json()["data"]["sequence"], 2);
    }

    fn a_contact_owes_and_is_owed_what_is_open_and_stays_while_documents_name_it(place: &Place) {
        let desk = Desk::with_vat(place);
        let both = json!({ "kind": "both", "name": "Elm" });
        let both = text(&desk.books.data(201, "/contacts", &both), "id").to_owned();
        let of_both = |mut body: Value| {
            body["contact_id"] = json!(both);
            body
        };
        let credit = |mut body: Value| {
            body["kind"] = json!("credit_note");
            body
        };
        let balances = |id: &str| {
            let contact = desk.contact(id);
            ["balance_receivable", "balance_payable"].map(|key| money(&contact[key]))
        };
        assert_eq!(balances(&both), ["0.00", "0.00"]);
        let sale = desk.made(&of_both(desk.sale("100", "ST")));
        desk.made(&of_both(desk.purchase("1", "50", "ST")));
        desk.made(&of_both(credit(desk.sale("10", "ST"))));
        let returned = desk.made(&of_both(credit(desk.purchase("2", "5", "ST"))));
        let mut draft = of_both(desk.sale("1000", "ST"));
        draft["issue"] = json!(false);
        let draft = desk.made(&draft);
        desk.made(&desk.sale("7", "NV"));
        assert_eq!(balances(&both), ["108.00", "54.00"]);
        assert_eq!(balances(&desk.customer), ["7.00", "0.00"]);
        assert_eq!([desk.books.balance("1200"), desk.books.balance("2100")], ["115.00", "-54.00"]);
        let listed = desk.books.get("/contacts?search=elm").json()["data"][0].clone();
        assert_eq!(listed, desk.contact(&both));
        desk.done(&returned, "void", &Value::Null);
        assert_eq!(balances(&both), ["108.00", "60.00"]);
        desk.done(&sale, "void", &Value::Null);
        assert_eq!(balances(&both), ["-12.00", "60.00"]);
        let contact = format!("/contacts/{both}");
        refused(&desk.books.ask("DELETE", &contact, &Value::Null), 409, "contact_in_use");
        // Renamed, it has its name on its documents; what is posted stays as it was.
        desk.books.ask("PATCH", &contact, &json!({ "name": "Elm & Co" }));
        assert_eq!(desk.look(&draft)["contact_name"], "Elm & Co");
    }
}
