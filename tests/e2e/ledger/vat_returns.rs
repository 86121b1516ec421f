//! VAT returns: drafts, finalised ones, and what comes late.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::Desk;
use super::support::{Books, money, refused};
use super::vat::{behind, boxes, report, with_vat};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// The first quarter of 2026.
fn quarter() -> Value {
    json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" })
}

/// A return that is made; gives it.
#[track_caller]
fn made(books: &Books<'_>, body: &Value) -> Value {
    books.data(201, "/vat-returns", body)
}

fn path(vat_return: &Value) -> String {
    format!("/vat-returns/{}", text(vat_return, "id"))
}

/// A return that is finalised; gives it.
#[track_caller]
fn finalised(books: &Books<'_>, vat_return: &Value) -> Value {
    books.data(200, &format!("{}/finalise", path(vat_return)), &Value::Null)
}

#[track_caller]
fn is_whole(books: &Books<'_>) {
    let whole = books.get("/integrity").json()["data"].clone();
    assert_eq!(whole["ok"], true, "{whole}");
}

on_both_databases! {
    fn a_draft_follows_the_books_and_a_finalised_return_stays(place: &Place) {
        let books = Books::with_vat(place);
        books.post(&with_vat(&books, "2026-03-31", "4000", "-120", "ST"));
        let mut body = quarter();
        body["adjustments"] = json!([
            { "box": 2, "amount": 5.0, "reason": "Goods from the EU" },
            { "box": 4, "amount": 5.0, "reason": "Goods from the EU" },
            { "box": 9, "amount": 25.50, "reason": "Goods from the EU" },
        ]);
        let draft = made(&books, &body);
        assert_eq!((&draft["status"], &draft["version"]), (&json!("draft"), &json!(1)));
        assert_eq!((&draft["date_from"], &draft["date_to"]), (&json!("2026-01-01"), &json!("2026-03-31")));
        assert_eq!((&draft["adjustments"], &draft["finalised_at"]), (&body["adjustments"], &Value::Null));
        assert_eq!(boxes(&draft), ["20.00", "5.00", "25.00", "5.00", "20.00", "100.00", "0.00", "0.00", "26.00"]);
        assert_eq!((&draft["direction"], &draft["hmrc"]["totalAcquisitionsExVAT"]), (&json!("pay"), &json!(26)));
        let look = |what: &Value| books.get(&path(what)).json()["data"].clone();
        assert_eq!(look(&draft), draft);
        books.post(&with_vat(&books, "2026-01-01", "6200", "24", "ST"));
        assert_eq!(boxes(&look(&draft))[3], "9.00");
        let done = finalised(&books, &draft);
        assert_eq!((&done["status"], &done["version"]), (&json!("finalised"), &json!(2)));
        assert_eq!(boxes(&done)[..7], ["20.00", "5.00", "25.00", "9.00", "16.00", "100.00", "20.00"]);
        assert_eq!((&done["journal_id"], &done["scheme"]), (&Value::Null, &json!("standard")));
        assert!(done["finalised_at"].is_string());
        // Late: it counts in the next return, and so does what undoes an entry of this one.
        let late = books.post(&with_vat(&books, "2026-02-01", "6200", "12", "ST"));
        assert_eq!(late["entry_date"], "2026-02-01");
        assert_eq!(look(&done), done);
        assert_eq!(boxes(&report(&books, "2026-01-01", "2026-03-31"))[3], "4.00");
        let next = made(&books, &json!({ "date_from": "2026-04-01", "date_to": "2026-06-30" }));
        assert_eq!((boxes(&next)[3].as_str(), &next["direction"]), ("2.00", &json!("reclaim")));
        books.data(201, &format!("/journals/{}/reverse", text(&late, "id")), &json!({}));
        books.post(&with_vat(&books, "2025-07-01", "6200", "6", "ST"));
        assert_eq!(boxes(&look(&next))[3], "1.00");
        let entries = books.get("/reports/vat-return?date_from=2026-04-01&date_to=2026-04-01&box=4").json();
        let entry = &entries["data"]["entries"][0];
        assert_eq!((&entry["vat_date"], &entry["entry_date"]), (&json!("2026-04-01"), &json!("2026-02-01")));
        assert_eq!(entries["pagination"]["total"], 3);
        // Another scheme later does not change what is done.
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 10 });
        assert_eq!(books.ask("PATCH", "", &flat).status, 200);
        assert_eq!(look(&done), done);
        assert_eq!((&look(&next)["scheme"], &boxes(&look(&next))[3]), (&json!("standard"), &"1.00".to_owned()));
        let listed = books.get("/vat-returns").json();
        assert_eq!((&listed["data"][0], &listed["data"][1]), (&look(&next), &done));
        assert_eq!(listed["pagination"], json!({ "limit": 50, "offset": 0, "count": 2, "total": 2 }));
        let count = |query: &str| books.get(&format!("/vat-returns?{query}")).json()["pagination"]["total"].clone();
        assert_eq!([count("status=draft"), count("status=finalised")], [1, 1]);
        assert_eq!([count("date_from=2026-04-01"), count("date_to=2026-03-31"), count("date_from=2026-07-01")], [1, 1, 0]);
        let removed = books.ask("DELETE", &path(&next), &Value::Null);
        assert_eq!((removed.status, &removed.json()["data"]["id"]), (200, &next["id"]));
        books.get(&path(&next)).assert_error(404, "not_found");
        let events = books.get(&format!("/audit-events?object_id={}", text(&done, "id"))).json();
        let actions: Vec<_> = events["data"].as_array().expect("events").iter().map(|event| event["action"].clone()).collect();
        assert_eq!(actions, ["vat_return.finalise", "vat_return.create"]);
        is_whole(&books);
    }

    fn a_return_of_days_to_come_is_not_finalised_and_can_be_taken_back(place: &Place) {
        let books = Books::with_vat(place);
        // 2062 for 2026: what is posted until then would be in no return that anybody makes.
        let slip = made(&books, &json!({ "date_from": "2062-01-01", "date_to": "2062-03-31" }));
        let answer = books.ask("POST", &format!("{}/finalise", path(&slip)), &json!({}));
        assert_eq!(refused(&answer, 409, "period_not_over")["date_to"], "2062-03-31");
        assert_eq!(books.ask("DELETE", &path(&slip), &Value::Null).status, 200);
        finalised(&books, &made(&books, &quarter()));
    }

    fn what_is_finalised_stays_whoever_asks(place: &Place) {
        let books = Books::with_vat(place);
        let draft = made(&books, &quarter());
        let second = made(&books, &json!({ "date_from": "2026-03-31", "date_to": "2026-06-29" }));
        let done = finalised(&books, &draft);
        let finalise = |what: &Value| books.ask("POST", &format!("{}/finalise", path(what)), &json!({}));
        refused(&finalise(&done), 409, "already_finalised");
        refused(&books.ask("DELETE", &path(&done), &Value::Null), 409, "already_finalised");
        // A day in common is one too many, when it is made and when it is finalised.
        let details = refused(&finalise(&second), 409, "vat_return_overlap");
        assert_eq!(details["vat_return_id"], done["id"]);
        for [from, to] in [["2025-12-01", "2026-01-01"], ["2026-02-01", "2026-02-28"], ["2025-01-01", "2027-01-01"]] {
            let body = json!({ "date_from": from, "date_to": to });
            refused(&books.ask("POST", "/vat-returns", &body), 409, "vat_return_overlap");
        }
        assert_eq!(books.get("/vat-returns").json()["pagination"]["total"], 2);
        // The lock does not go back into it, but forward and back down to it.
        let lock = |day: Value| books.ask("POST", "/period-lock", &json!({ "lock_date": day, "reason": "x" }));
        for day in ["2026-02-28", "2026-06-30", "2026-03-31"] {
            assert_eq!(lock(json!(day)).status, 200, "{day}");
        }
        for day in [json!("2026-03-30"), json!("2025-12-31"), Value::Null] {
            let details = refused(&lock(day), 409, "vat_return_finalised");
            assert_eq!(details["vat_returned_to"], "2026-03-31");
        }
        assert_eq!(books.get("").json()["data"]["lock_date"], "2026-03-31");
        let earlier = made(&books, &json!({ "date_from": "2025-10-01", "date_to": "2025-12-31" }));
        assert_eq!(finalised(&books, &earlier)["status"], "finalised");
        is_whole(&books);
    }

    fn a_return_is_the_organisations_and_its_members_own(place: &Place) {
        let books = Books::with_vat(place);
        let draft = made(&books, &quarter());
        let [one, finalise] = [path(&draft), format!("{}/finalise", path(&draft))];
        let other = json!({ "name": "Other" }).to_string();
        let other = books.account.daemon.ask("POST", super::support::ORGANISATIONS, &books.key, &other).json();
        let others = format!("{}/{}{one}", super::support::ORGANISATIONS, text(&other["data"], "id"));
        books.account.daemon.get(&others, &books.key).assert_error(404, "not_found");
        for (method, path) in [("DELETE", others.clone()), ("POST", format!("{others}/finalise"))] {
            books.account.daemon.ask(method, &path, &books.key, "").assert_error(404, "not_found");
        }
        let viewer = books.member(place, "viewer@example.com", "viewer");
        let stranger = books.stranger(place);
        for (method, below) in [("GET", &*one), ("GET", "/vat-returns"), ("POST", "/vat-returns"),
            ("POST", &finalise), ("DELETE", &one)] {
            let body = if below == "/vat-returns" && method == "POST" { quarter() } else { Value::Null };
            books.ask_as(&stranger.key, method, below, &body).assert_error(404, "not_found");
            let seen = books.ask_as(&viewer.key, method, below, &body);
            assert_eq!(seen.status, if method == "GET" { 200 } else { 403 }, "{method} {below}");
        }
        // What the path names comes before the body, and the body before what the books say.
        let unknown = "/vat-returns/vrt_00000000000000000000000001";
        books.get(unknown).assert_error(404, "not_found");
        books.ask("POST", &format!("{unknown}/finalise"), &json!({ "x": 1 })).assert_error(404, "not_found");
        books.ask("POST", &finalise, &json!({ "x": 1 })).assert_error(422, "invalid_request_format");
        for (body, field) in [
            (json!({ "date_from": "2026-01-01" }), "date_to"),
            (json!({ "date_from": "2026-04-01", "date_to": "2026-03-31" }), "date_to"),
            (json!({ "date_from": "2026-01-01", "date_to": "9999-12-31" }), "date_to"),
            (json!({ "date_from": "2026-01-01", "date_to": "2026-03-31",
                "adjustments": [{ "box": 5, "amount": 1, "reason": "x" }] }), "adjustments[0].box"),
            (json!({ "date_from": "2026-01-01", "date_to": "2026-03-31",
                "adjustments": [{ "box": 1, "amount": 0.001, "reason": "x" }] }), "adjustments[0].amount"),
        ] {
            let answer = books.ask("POST", "/vat-returns", &body);
            let details = answer.assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        books.get("/vat-returns?status=open").assert_error(422, "invalid_request_format");
        let stale = |method: &str, below: &str| -> Answer {
            let path = format!("{}{below}", books.path);
            let headers = format!("Authorization: Bearer {}\r\nIf-Match: \"7\"\r\n", books.key);
            books.account.daemon.send(method, &path, &headers, "")
        };
        refused(&stale("POST", &finalise), 409, "version_mismatch");
        refused(&stale("DELETE", &one), 409, "version_mismatch");
        let again = || {
            let path = format!("{}{finalise}", books.path);
            let headers = format!("Authorization: Bearer {}\r\nIdempotency-Key: f\r\n", books.key);
            books.account.daemon.send("POST", &path, &headers, "")
        };
        let [first, second] = [again(), again()];
        assert_eq!((first.status, &first.body), (200, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
    }

    fn finalising_under_the_flat_rate_posts_the_difference(place: &Place) {
        let books = Books::with_vat(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(books.ask("PATCH", "", &flat).status, 200);
        books.post(&with_vat(&books, "2026-02-01", "4000", "-1200", "ST"));
        books.post(&with_vat(&books, "2026-02-01", "6200", "60", "ST"));
        let draft = made(&books, &quarter());
        // The usual chart has the account; its role may be taken away.
        let list = books.get("/accounts?role=vat_scheme_difference").json()["data"].clone();
        let usual = format!("/accounts/{}", text(&list[0], "id"));
        assert_eq!(books.ask("PATCH", &usual, &json!({ "role": null })).status, 200);
        let finalise = || books.ask("POST", &format!("{}/finalise", path(&draft)), &json!({}));
        let head = books.get("/ledger-head").json()["data"].clone();
        let details = refused(&finalise(), 422, "role_account_missing");
        assert_eq!(details["role"], "vat_scheme_difference");
        assert_eq!(books.get("/ledger-head").json()["data"], head);
        let account = json!({
            "code": "8999", "name": "VAT scheme", "account_type": "INCOME", "role": "vat_scheme_difference",
        });
        let account = books.data(201, "/accounts", &account);
        books.data(200, "/period-lock", &json!({ "lock_date": "2026-04-15", "reason": "Quarter" }));
        let done = finalise().json()["data"].clone();
        // 200 - 10 is tracked, 144 is owed: 46 stays with the business.
        assert_eq!(boxes(&done)[..6], ["144.00", "0.00", "144.00", "0.00", "144.00", "1200.00"]);
        assert_eq!(books.balance("2250"), "-144.00");
        let journal = books.get(&format!("/journals/{}", text(&done, "journal_id"))).json()["data"].clone();
        assert_eq!((&journal["source"], &journal["entry_date"]), (&json!("vat_return"), &json!("2026-04-16")));
        assert_eq!(journal["description"], "VAT return 2026-01-01 to 2026-03-31: difference of the flat-rate scheme");
        assert_eq!((&journal["lines"][0]["account_code"], money(&journal["lines"][0]["debit"])), (&json!("2250"), "46.00".to_owned()));
        assert_eq!(journal["lines"][1]["account_id"], account["id"]);
        let reverse = format!("/journals/{}/reverse", text(&done, "journal_id"));
        refused(&books.ask("POST", &reverse, &json!({})), 409, "not_manual");
        assert_eq!(behind(&books, 1), ["ST 1000.00 200.00 2026-02-01"], "the difference counts in no return");
        is_whole(&books);
    }

    fn the_difference_needs_a_vat_control_account(place: &Place) {
        let books = Books::new(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(books.ask("PATCH", "", &flat).status, 200);
        books.post(&with_vat(&books, "2026-02-01", "4000", "-100", "ZR"));
        let draft = made(&books, &quarter());
        assert_eq!(boxes(&draft)[0], "12.00");
        let finalise = books.ask("POST", &format!("{}/finalise", path(&draft)), &json!({}));
        refused(&finalise, 422, "vat_control_missing");
        assert_eq!(books.get(&path(&draft)).json()["data"]["status"], "draft");
    }

    fn of_16_who_finalise_at_once_one_wins_and_no_entry_is_lost(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        let draft = made(books, &quarter());
        let finalise = format!("{}/finalise", path(&draft));
        let sale = desk.sale("100", "ST");
        let answers: Vec<(bool, Answer)> = std::thread::scope(|scope| {
            let work: Vec<_> = (0..32).map(|place| {
                let (finalise, sale) = (&finalise, &sale);
                scope.spawn(move || match place % 2 {
                    0 => (true, books.ask("POST", finalise, &json!({}))),
                    _ => (false, books.ask("POST", "/invoices", sale)),
                })
            }).collect();
            work.into_iter().map(|work| work.join().expect("a thread")).collect()
        });
        let won = answers.iter().filter(|(is_return, answer)| *is_return && answer.status == 200).count();
        assert_eq!(won, 1);
        for (is_return, answer) in &answers {
            match (is_return, answer.status) {
                (true, 200) | (false, 201) => {}
                _ => drop(refused(answer, 409, "already_finalised")),
            }
        }
        // Each sale is in the return or in the next, none in both.
        let done = books.get(&path(&draft)).json()["data"].clone();
        let next = report(books, "2026-04-01", "2026-04-01");
        let in_box = |data: &Value| boxes(data)[5].parse::<f64>().expect("a number");
        assert!((in_box(&done) + in_box(&next) - 1600.0).abs() < 0.5, "{done} {next}");
        assert_eq!(boxes(&report(books, "2026-01-01", "2026-03-31")), boxes(&done));
        is_whole(books);
    }
}
