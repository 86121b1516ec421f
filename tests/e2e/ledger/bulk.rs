//! Many journals in one request.

use serde_json::{Value, json};

use super::support::{Books, money, refused};
use crate::place::on_both_databases;

/// A body of so many journals, each of so much on wages.
fn bulk(books: &Books<'_>, amounts: &[&str]) -> Value {
    let journal = |amount: &&str| books.journal("2026-01-31", "6000", "1300", amount);
    json!({ "journals": amounts.iter().map(journal).collect::<Vec<_>>() })
}

/// The items of a bulk answer as `status sequence reason`.
fn told(data: &Value) -> Vec<String> {
    let items = data["items"].as_array().expect("items");
    let told = items.iter().enumerate().map(|(at, item)| {
        assert_eq!(item["index"], at);
        assert_eq!(item["id"].is_null(), item["sequence"].is_null());
        assert_eq!(item["id"].is_null(), item["error"].is_object());
        let reason = item["error"]["details"]["reason"].as_str().unwrap_or("-");
        format!("{} {} {reason}", item["status"].as_str().expect("a status"), item["sequence"])
    });
    told.collect()
}

fn entries(books: &Books<'_>) -> Value {
    books.get("/ledger-head").json()["data"]["sequence"].clone()
}

on_both_databases! {
    fn journals_of_one_request_are_posted_in_its_order(place: &Place) {
        let books = Books::new(place);
        let mut body = bulk(&books, &["1", "20", "300"]);
        body["journals"][1]["reverse_on"] = json!("2026-02-01");
        let data = books.data(200, "/journals/bulk", &body);
        assert_eq!((&data["mode"], &data["posted"]), (&json!("all_or_nothing"), &json!(3)));
        assert_eq!(data["refused"], 0);
        assert_eq!(told(&data), ["posted 1 -", "posted 2 -", "posted 4 -"]);
        let id = data["items"][2]["id"].as_str().expect("an id");
        let journal = books.get(&format!("/journals/{id}")).json()["data"].clone();
        assert_eq!((&journal["sequence"], money(&journal["total"])), (&json!(4), "300.00".into()));
        assert_eq!(books.balance("6000"), "301.00");
        let none = books.data(200, "/journals/bulk", &json!({ "journals": [] }));
        assert_eq!((&none["posted"], &none["items"]), (&json!(0), &json!([])));
    }

    fn of_all_or_nothing_nothing_is_posted_when_one_is_refused(place: &Place) {
        let books = Books::new(place);
        let mut body = bulk(&books, &["1", "2", "3", "4"]);
        body["journals"][2]["lines"][1]["credit"] = json!(4);
        body["journals"][3]["lines"][0]["account_id"] = json!("acc_00000000000000000000000001");
        let post = |body: &Value| books.ask("POST", "/journals/bulk", body);
        let details = refused(&post(&body), 422, "unbalanced");
        assert_eq!((&details["index"], &details["field"]), (&json!(2), &json!("journals[2]")));
        assert_eq!(details["difference"], "1.00");
        body["journals"][2]["lines"][1]["credit"] = json!(3);
        let details = refused(&post(&body), 422, "unknown_reference");
        assert_eq!(details["field"], "journals[3].lines[0].account_id");
        body["journals"][3] = books.journal("2026-01-31", "6000", "1300", "4");
        body["journals"][3]["reverse_on"] = json!("2026-01-30");
        assert_eq!(refused(&post(&body), 422, "reversal_too_early")["index"], 3);
        body["journals"][0]["external_id"] = json!("once");
        body["journals"][3]["external_id"] = json!("once");
        let answer = post(&body);
        let details = refused(&answer, 409, "duplicate_external_id");
        assert_eq!(details["field"], "journals[3].external_id");
        let message = answer.json()["error"]["message"].clone();
        assert_eq!(message, "journals[3]: another journal has the external_id once");
        assert_eq!(entries(&books), 0);
        assert_eq!(books.get("/audit-events?action=journal.post").json()["data"], json!([]));
    }

    fn independent_journals_are_posted_whatever_becomes_of_the_others(place: &Place) {
        let books = Books::new(place);
        let mut body = bulk(&books, &["1", "2", "3", "4", "5"]);
        body["mode"] = json!("independent");
        // A refused journal does not take its external id with it.
        body["journals"][0]["external_id"] = json!("a");
        body["journals"][0]["lines"][0]["debit"] = json!(7);
        body["journals"][1]["external_id"] = json!("a");
        body["journals"][2]["external_id"] = json!("a");
        body["journals"][3]["currency"] = json!("EUR");
        let data = books.data(200, "/journals/bulk", &body);
        let expected = ["refused null unbalanced", "posted 1 -", "refused null duplicate_external_id",
            "refused null currency_mismatch", "posted 2 -"];
        assert_eq!(told(&data), expected);
        assert_eq!((&data["posted"], &data["refused"]), (&json!(2), &json!(3)));
        assert_eq!(data["items"][2]["error"]["code"], "conflict");
        assert_eq!(data["items"][3]["error"]["code"], "unprocessable_entity");
        assert_eq!(data["items"][3]["error"]["details"]["field"], "currency");
        assert_eq!(books.balance("6000"), "7.00");
    }

    fn what_a_journal_alone_is_refused_for_it_is_refused_for_among_others(place: &Place) {
        let books = Books::new(place);
        let mut taken = books.journal("2026-03-31", "6000", "1300", "1");
        taken["external_id"] = json!("before");
        books.post(&taken);
        let archived = format!("/accounts/{}", books.id("6010"));
        books.ask("PATCH", &archived, &json!({ "status": "archived" }));
        books.data(200, "/period-lock", &json!({ "lock_date": "2026-02-28", "reason": "x" }));
        let on = |day, debit| books.journal(day, debit, "1300", "1");
        let one_line = json!({ "entry_date": "2026-03-31", "description": "x", "lines": [] });
        let journals = [taken, on("2026-02-28", "6000"), on("2026-03-01", "6010"),
            on("2026-03-01", "1200"), one_line, on("2026-03-01", "6000")];
        let data = books.data(200, "/journals/bulk", &json!({ "journals": journals, "mode": "independent" }));
        let expected = ["refused null duplicate_external_id", "refused null period_locked",
            "refused null account_archived", "refused null control_account",
            "refused null too_few_lines", "posted 2 -"];
        assert_eq!(told(&data), expected);
        assert_eq!(data["items"][1]["error"]["details"]["lock_date"], "2026-02-28");
    }

    fn a_repeated_bulk_request_posts_nothing_more(place: &Place) {
        let books = Books::new(place);
        let path = format!("{}/journals/bulk", books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", books.key);
        let body = bulk(&books, &["1", "2"]).to_string();
        let first = books.account.daemon.send("POST", &path, &headers, &body);
        let second = books.account.daemon.send("POST", &path, &headers, &body);
        assert_eq!((first.status, &first.body), (200, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        assert_eq!(entries(&books), 2);
    }

    fn a_thousand_journals_go_in_at_once_and_no_more(place: &Place) {
        let books = Books::new(place);
        let mut body = bulk(&books, &["0.01"; 1_000]);
        for (at, journal) in body["journals"].as_array_mut().expect("journals").iter_mut().enumerate() {
            journal["external_id"] = json!(format!("row-{at}"));
        }
        let data = books.data(200, "/journals/bulk", &body);
        assert_eq!((&data["posted"], entries(&books)), (&json!(1_000), json!(1_000)));
        assert_eq!(data["items"][999]["sequence"], 1_000);
        assert_eq!(books.balance("1300"), "-10.00");
        let details = refused(&books.ask("POST", "/journals/bulk", &body), 409, "duplicate_external_id");
        assert_eq!(details["index"], 0);
        let one_more = body["journals"][0].clone();
        body["journals"].as_array_mut().expect("journals").push(one_more);
        let answer = books.ask("POST", "/journals/bulk", &body);
        let details = answer.assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "journals");
    }

    fn a_journal_of_another_form_is_named_by_its_place_in_the_request(place: &Place) {
        let books = Books::new(place);
        let mut body = bulk(&books, &["1", "2", "3", "4"]);
        body["journals"][3]["lines"][0]["debit"] = json!("1.234");
        body["mode"] = json!("most");
        let details = books.ask("POST", "/journals/bulk", &body).assert_error(422, "invalid_request_format");
        let fields: Vec<_> = details["issues"].as_array().expect("issues").iter()
            .map(|issue| issue["field"].as_str().expect("a field")).collect();
        assert_eq!(fields, ["journals[3].lines[0].debit", "mode"]);
        books.ask("POST", "/journals/bulk", &json!({})).assert_error(422, "invalid_request_format");
    }

    fn a_stranger_hears_of_a_bulk_request_what_one_hears_of_no_organisation(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let path = format!("{}/journals/bulk", books.path);
        let body = bulk(&books, &["1"]).to_string();
        books.account.daemon.ask("POST", &path, &stranger.key, &body).assert_error(404, "not_found");
        assert_eq!(entries(&books), 0);
    }

    fn a_thousand_journals_take_as_many_statements_as_one(place: &Place) {
        let books = Books::of_daemon(place, &["--log-level", "trace"]);
        let statements = |count: usize, name: &str| {
            let mut body = bulk(&books, &vec!["1"; count]);
            for (at, journal) in body["journals"].as_array_mut().expect("journals").iter_mut().enumerate() {
                journal["external_id"] = json!(format!("{name}-{at}"));
            }
            let before = place.log().len();
            books.data(200, "/journals/bulk", &body);
            let written = place.log()[before..].to_owned();
            let statements = written.lines().filter_map(|line| Some(line.split_once("tieout::sql: ")?.1));
            let of_books = ["organisations", "accounts", "journals", "journal_lines", "account_days",
                "account_months", "audit_events", "ledger_heads"];
            let is_of_books = |sql: &&str| of_books.iter().any(|table| sql.contains(table));
            statements.filter(is_of_books).map(str::to_owned).collect::<Vec<_>>()
        };
        let one = statements(1, "one");
        assert!(one.len() <= 14, "{one:#?}");
        assert_eq!(statements(1_000, "many"), one);
    }

    fn the_books_never_hold_more_than_they_can_count(place: &Place) {
        let books = Books::new(place);
        let side = |code: &str, side: &str| json!({ "account_id": books.id(code), side: "9999999999999.99" });
        let mut lines = vec![side("6000", "debit"); 4_000];
        lines.extend(vec![side("1300", "credit"); 4_000]);
        // 39,999,999,999,999,960.00: one of them has room, since what undoes it has room too.
        let large = json!({ "entry_date": "2026-01-31", "description": "x", "lines": lines });
        let both = json!({ "journals": [large, large] });
        let details = refused(&books.ask("POST", "/journals/bulk", &both), 422, "total_out_of_range");
        assert_eq!(details["index"], 1);
        let mut undone = large.clone();
        undone["reverse_on"] = json!("2026-01-31");
        assert_eq!(entries(&books), 0);
        let both = json!({ "journals": [large, undone, large], "mode": "independent" });
        let data = books.data(200, "/journals/bulk", &both);
        let expected = ["posted 1 -", "refused null total_out_of_range", "refused null total_out_of_range"];
        assert_eq!(told(&data), expected);
        refused(&books.ask("POST", "/journals", &large), 422, "total_out_of_range");
        let report = books.get("/reports/trial-balance");
        assert!(report.body.contains("\"total_debit\":39999999999999960.00,"), "{report:?}");
    }
}
