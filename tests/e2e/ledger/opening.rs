//! Opening balances: posted once, as a journal of their own.

use serde_json::{Value, json};

use super::support::{Books, ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

fn balances(books: &Books<'_>, lines: &[(&str, &str, &str)]) -> Value {
    let lines: Vec<_> = lines
        .iter()
        .map(|(code, side, amount)| {
            let mut line = json!({ "account_id": books.id(code) });
            line[*side] = json!(amount);
            line
        })
        .collect();
    json!({ "date": "2026-03-31", "lines": lines })
}

on_both_databases! {
    fn balances_that_are_equal_are_one_journal_of_the_opening(place: &Place) {
        let books = Books::new(place);
        let new = balances(&books, &[("1300", "debit", "1500.50"), ("2500", "credit", "1000"),
            ("3000", "credit", "500.50")]);
        let made = books.data(201, "/opening-balances", &new);
        assert_eq!((&made["source"], &made["external_id"]), (&json!("opening"), &json!("opening-balances")));
        assert_eq!((&made["description"], money(&made["total"])), (&json!("Opening balances"), "1500.50".into()));
        assert_eq!(made["lines"].as_array().map(Vec::len), Some(3));
        assert_eq!(books.balance("2500"), "-1000.00");
        let shown = books.get(&format!("/journals/{}", made["id"].as_str().expect("an id"))).json();
        assert_eq!(shown["data"], made);
        let events = books.get("/audit-events?action=opening_balances.post").json();
        assert_eq!(events["pagination"]["total"], 1, "{events}");
    }

    fn the_difference_goes_to_the_opening_account_if_it_is_to(place: &Place) {
        let books = Books::new(place);
        let mut new = balances(&books, &[("1300", "debit", "1500"), ("2500", "credit", "400")]);
        refused(&books.ask("POST", "/opening-balances", &new), 422, "unbalanced");
        new["balance_to_opening"] = json!(true);
        books.data(201, "/opening-balances", &new);
        assert_eq!(books.balance("3900"), "-1100.00");
        let trial = books.get("/reports/trial-balance").json()["data"].clone();
        assert_eq!(trial["total_debit"], trial["total_credit"]);
    }

    fn they_are_posted_once_unless_they_have_another_name(place: &Place) {
        let books = Books::new(place);
        let new = balances(&books, &[("1300", "debit", "5"), ("3000", "credit", "5")]);
        books.data(201, "/opening-balances", &new);
        let details = refused(&books.ask("POST", "/opening-balances", &new), 409, "duplicate_external_id");
        assert_eq!(details["field"], "external_id");
        assert_eq!(books.balance("1300"), "5.00");
        let mut other = new.clone();
        other["external_id"] = json!("opening-of-the-branch");
        books.data(201, "/opening-balances", &other);
        assert_eq!(books.balance("1300"), "10.00");
        let path = format!("{}/opening-balances", books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", books.key);
        other["external_id"] = json!("third");
        let send = || books.account.daemon.send("POST", &path, &headers, &other.to_string());
        assert_eq!((send().status, send().header("idempotency-replayed").is_some()), (201, true));
        assert_eq!(books.balance("1300"), "15.00");
    }

    fn wrong_ones_are_reversed_as_a_journal_is_and_a_bank_accounts_are_not(place: &Place) {
        let books = Books::new(place);
        let made = books.data(201, "/opening-balances",
            &balances(&books, &[("1300", "debit", "5"), ("3000", "credit", "5")]));
        let path = format!("/journals/{}/reverse", made["id"].as_str().expect("an id"));
        let undone = books.data(201, &path, &Value::Null);
        assert_eq!(undone["reverses_journal_id"], made["id"]);
        assert_eq!(books.balance("1300"), "0.00");
        refused(&books.ask("POST", &path, &Value::Null), 409, "already_reversed");
        let bank = json!({ "name": "Main", "account_id": books.id("1300"), "opening_balance": 70,
            "opening_date": "2026-04-01" });
        let bank = books.data(201, "/bank-accounts", &bank);
        let path = format!("/journals/{}/reverse", bank["opening_journal_id"].as_str().expect("an id"));
        refused(&books.ask("POST", &path, &Value::Null), 409, "not_manual");
    }

    fn what_a_journal_must_not_do_opening_balances_must_not(place: &Place) {
        let books = Books::new(place);
        let good = balances(&books, &[("1300", "debit", "5"), ("3000", "credit", "5")]);
        let ask = |body: &Value| books.ask("POST", "/opening-balances", body);
        let debtors = balances(&books, &[("1200", "debit", "5"), ("3000", "credit", "5")]);
        let details = refused(&ask(&debtors), 422, "control_account");
        assert_eq!(details["field"], "lines[0].account_id");
        let mut unknown = good.clone();
        unknown["lines"][1]["account_id"] = json!("acc_00000000000000000000000001");
        assert_eq!(refused(&ask(&unknown), 422, "unknown_reference")["field"], "lines[1].account_id");
        let mut both = good.clone();
        both["lines"][0]["credit"] = json!(1);
        refused(&ask(&both), 422, "line_one_side");
        refused(&ask(&json!({ "date": "2026-03-31", "lines": [] })), 422, "too_few_lines");
        let mut other = good.clone();
        other["currency"] = json!("EUR");
        refused(&ask(&other), 422, "currency_mismatch");
        for body in [json!({}), json!({ "date": "x", "lines": [] }), json!({ "date": "2026-03-31", "lines": {} }),
            json!({ "date": "2026-03-31", "lines": [], "more": 1 })] {
            ask(&body).assert_error(422, "invalid_request_format");
        }
        let archived = books.ask("PATCH", &format!("/accounts/{}", books.id("3000")), &json!({ "status": "archived" }));
        assert_eq!(archived.status, 200, "{archived:?}");
        refused(&ask(&good), 422, "account_archived");
        let lock = json!({ "lock_date": "2026-03-31", "reason": "year end" });
        books.data(200, "/period-lock", &lock);
        let even = balances(&books, &[("1300", "debit", "5"), ("2500", "credit", "5")]);
        assert_eq!(refused(&ask(&even), 422, "period_locked")["lock_date"], "2026-03-31");
        let gone = books.ask("PATCH", &format!("/accounts/{}", books.id("3900")), &json!({ "role": null }));
        assert_eq!(gone.status, 200, "{gone:?}");
        let mut lacking = balances(&books, &[("1300", "debit", "5"), ("2500", "credit", "4")]);
        lacking["balance_to_opening"] = json!(true);
        assert_eq!(refused(&ask(&lacking), 422, "role_account_missing")["role"], "opening_balance");
        assert_eq!(books.get("/ledger-head").json()["data"]["sequence"], 0);
    }

    fn who_may_not_write_posts_none(place: &Place) {
        let books = Books::new(place);
        let new = balances(&books, &[("1300", "debit", "5"), ("3000", "credit", "5")]);
        let viewer = books.member(place, "viewer@example.com", "viewer");
        books.ask_as(&viewer.key, "POST", "/opening-balances", &new).assert_error(403, "forbidden");
        let stranger = books.stranger(place);
        books.ask_as(&stranger.key, "POST", "/opening-balances", &new).assert_error(404, "not_found");
        // Accounts of others are none of one's own.
        let body = json!({ "name": "Birch Ltd" }).to_string();
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, &body).json();
        let path = format!("{ORGANISATIONS}/{}/opening-balances", made["data"]["id"].as_str().expect("an id"));
        let theirs = books.account.daemon.ask("POST", &path, &stranger.key, &new.to_string());
        refused(&theirs, 422, "unknown_reference");
    }
}
