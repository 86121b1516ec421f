//! Balance assertions: what the balance of an account must be at the end of a day.

use serde_json::{Value, json};

use super::banking::text;
use super::support::{Books, money, refused};
use crate::place::on_both_databases;

/// An assertion about 1310.
fn asserted(books: &Books<'_>, date: &str, amount: &str) -> Value {
    json!({ "account_id": books.id("1310"), "date": date, "amount": amount })
}

/// What is wrong, as integrity tells it: how many there are, how many fail, and whether the books are as posted.
fn integrity(books: &Books<'_>) -> (i64, i64, bool) {
    let found = books.get("/integrity").json()["data"].clone();
    let number = |key: &str| found[key].as_i64().expect("a number");
    (number("assertions"), number("assertions_failed"), found["ok"] == true)
}

on_both_databases! {
    fn an_assertion_is_about_the_end_of_its_day_and_fails_once_the_books_say_otherwise(place: &Place) {
        let books = Books::new(place);
        for (day, amount) in [("2026-01-31", "10"), ("2026-02-28", "20"), ("2026-03-02", "30"), ("2026-03-03", "40")] {
            books.post(&books.journal(day, "1310", "4000", amount));
        }
        let made = books.data(201, "/assertions", &asserted(&books, "2026-03-02", "60.00"));
        assert_eq!((&made["status"], &made["account_code"]), (&json!("holds"), &json!("1310")));
        assert_eq!([money(&made["balance"]), money(&made["difference"])], ["60.00", "0.00"]);
        let of_month = books.data(201, "/assertions", &asserted(&books, "2026-02-28", "30.00"));
        assert_eq!(of_month["status"], "holds");
        assert_eq!(integrity(&books), (2, 0, true));
        books.post(&books.journal("2026-03-02", "1310", "4000", "0.01"));
        let path = format!("/assertions/{}", text(&made, "id"));
        let now = books.get(&path).json()["data"].clone();
        assert_eq!(now["status"], "fails");
        assert_eq!([money(&now["balance"]), money(&now["difference"])], ["60.01", "0.01"]);
        assert_eq!(integrity(&books), (2, 1, true), "nothing was changed that was posted");
        let found = books.get("/integrity").json()["data"].clone();
        assert_eq!((&found["first_bad"], &found["failed_assertions"]), (&Value::Null, &json!([now])));
        for (query, count) in [("status=fails", 1), ("status=holds", 1), ("date_to=2026-03-01", 1),
            ("date_from=2026-03-02", 1), ("limit=1&cursor=", 2)]
        {
            let listed = books.get(&format!("/assertions?{query}")).json();
            assert_eq!(listed["pagination"]["total"], count, "{query}");
        }
        let other = format!("/assertions?account_id={}", books.id("4000"));
        assert_eq!(books.get(&other).json()["pagination"]["total"], 0);
        assert_eq!(books.ask("DELETE", &path, &Value::Null).json()["data"], now);
        assert_eq!(integrity(&books), (1, 0, true));
        for method in ["GET", "DELETE"] {
            books.ask(method, &path, &Value::Null).assert_error(404, "not_found");
        }
        let events = books.get(&format!("/audit-events?object_id={}", text(&made, "id"))).json();
        assert_eq!(events["pagination"]["total"], 2);
    }

    fn one_that_does_not_hold_is_told_of_or_refused_and_leaves_nothing_then(place: &Place) {
        let books = Books::new(place);
        let mut body = asserted(&books, "2026-03-31", "-5.00");
        let made = books.ask("POST", "/assertions", &body);
        assert_eq!(made.status, 201);
        assert_eq!(made.json()["warnings"][0]["code"], "assertion_fails");
        assert_eq!(made.json()["data"]["status"], "fails");
        body["strict"] = json!(true);
        refused(&books.ask("POST", "/assertions", &body), 422, "strict_warnings");
        body["account_id"] = json!("acc_01arz3ndektsv4rrffq69g5fav");
        refused(&books.ask("POST", "/assertions", &body), 422, "unknown_reference");
        assert_eq!(integrity(&books), (1, 1, true));
        // An account whose balance is asserted stays.
        let account = books.data(201, "/accounts", &json!({ "code": "6993", "name": "Waste", "account_type": "EXPENSE" }));
        let nothing = json!({ "account_id": account["id"], "date": "2026-03-31", "amount": 0 });
        let made = books.data(201, "/assertions", &nothing);
        let path = format!("/accounts/{}", text(&account, "id"));
        refused(&books.ask("DELETE", &path, &Value::Null), 409, "account_in_use");
        books.ask("DELETE", &format!("/assertions/{}", text(&made, "id")), &Value::Null);
        assert_eq!(books.ask("DELETE", &path, &Value::Null).status, 200);
    }
}
