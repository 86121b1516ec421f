//! Suggestions for bank transactions that wait: learnt from those that were confirmed.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::{money, refused};
use crate::place::on_both_databases;

const TRAIN: &str = "CARD PAYMENT TO TRAINLINE.COM LONDON GBR 28FEB";

/// A row with this text that waits; gives its identifier.
#[track_caller]
fn waiting(bank: &Bank<'_>, date: &str, amount: &str, description: &str) -> String {
    let mut row = bank.row(date, amount);
    row["description"] = json!(description);
    let made = bank.books.data(201, "/bank-transactions", &row);
    text(&made, "id").to_owned()
}

/// A row with this text, confirmed.
#[track_caller]
fn confirmed(bank: &Bank<'_>, row: (&str, &str, &str), code: &str, vat: &str) -> String {
    let id = waiting(bank, row.0, row.1, row.2);
    let how = json!({ "account_id": bank.books.id(code), "vat_code": vat });
    bank.done(&id, "confirm", &how);
    id
}

/// What is suggested for all that wait.
#[track_caller]
fn suggest(bank: &Bank<'_>, body: &Value) -> Value {
    bank.books.data(200, "/bank-transactions/suggest", body)
}

/// What is suggested for this row; nothing if it is not among them.
fn of<'v>(answer: &'v Value, id: &str) -> &'v Value {
    let all = answer["suggestions"].as_array().expect("suggestions");
    all.iter().find(|one| one["id"] == id).unwrap_or(&Value::Null)
}

fn code(answer: &Value, id: &str) -> (String, String, String) {
    let one = of(answer, id);
    let of = |key: &str| one[key].as_str().unwrap_or("-").to_owned();
    (of("account_code"), of("vat_code"), of("suggested_by"))
}

fn is(code: &str, vat: &str, by: &str) -> (String, String, String) {
    (code.to_owned(), vat.to_owned(), by.to_owned())
}

on_both_databases! {
    fn a_supplier_coded_the_same_way_twice_wins_over_what_the_text_reads_like(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        assert_eq!(code(&suggest(&bank, &json!({})), &id), is("6300", "ZR", "text"));
        confirmed(&bank, ("2026-01-05", "-42.50", "TRAINLINE 4417"), "6400", "ST");
        assert_eq!(code(&suggest(&bank, &Value::Null), &id), is("6300", "ZR", "text"), "once is no habit");
        let second = confirmed(&bank, ("2026-03-02", "-12", "Trainline.com Internet"), "6400", "ST");
        let answer = suggest(&bank, &json!({}));
        assert_eq!(code(&answer, &id), is("6400", "ST", "history"));
        let one = of(&answer, &id);
        assert_eq!(one["reason"], "coded to 6400 Advertising and marketing 2 times before, last on 2026-03-02");
        assert_eq!((text(one, "account_id"), money(&one["vat_amount"])), (bank.books.id("6400"), "1.67".into()));
        assert_eq!((&one["applied"], &one["error"], &one["confidence"]), (&json!(false), &Value::Null, &number("0.734")));
        assert_eq!((&answer["suggested"], &answer["applied"], &answer["next"]), (&json!(1), &json!(0), &Value::Null));
        // Money back is another matter.
        let refund = waiting(&bank, "2026-03-21", "10", "TRAINLINE REFUND");
        assert_eq!(code(&suggest(&bank, &json!({})), &refund), is("6300", "ZR", "text"));
        // What is voided was not meant.
        bank.done(&second, "void", &Value::Null);
        assert_eq!(code(&suggest(&bank, &json!({})), &id), is("6300", "ZR", "text"));
    }

    fn contradictory_history_leaves_it_to_the_majority_or_to_the_text(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        confirmed(&bank, ("2026-01-01", "-1", TRAIN), "6400", "NV");
        confirmed(&bank, ("2026-01-02", "-1", TRAIN), "6310", "NV");
        let answer = suggest(&bank, &json!({}));
        assert_eq!(code(&answer, &id), is("6300", "ZR", "text"));
        assert!(text(of(&answer, &id), "reason").starts_with("coded in different ways before; "));
        confirmed(&bank, ("2026-01-03", "-1", TRAIN), "6310", "NV");
        let answer = suggest(&bank, &json!({}));
        assert_eq!(code(&answer, &id), is("6310", "NV", "history"));
        assert_eq!(of(&answer, &id)["reason"], "coded to 6310 Motor expenses 2 of the last 3 times, last on 2026-01-03");
    }

    fn nothing_is_written_unless_it_is_to_be_applied_and_nothing_is_confirmed_by_it(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = waiting(&bank, "2026-03-20", "-120", "SCREWFIX DIRECT YEOVIL");
        let nameless = waiting(&bank, "2026-03-21", "-5", "REF 0093317");
        let before = bank.look(&id);
        let asked = suggest(&bank, &json!({}));
        assert_eq!((bank.look(&id), &asked["applied"]), (before.clone(), &json!(0)));
        let none = of(&asked, &nameless);
        assert_eq!((&none["account_id"], text(none, "suggested_by")), (&Value::Null, "nothing"));
        assert!(!text(none, "reason").is_empty());
        let suggested = of(&asked, &id).clone();
        assert_eq!((money(&suggested["vat_amount"]), text(&suggested, "vat_code")), ("20.00".into(), "ST"));
        let applied = suggest(&bank, &json!({ "apply": true }));
        assert_eq!((&applied["suggested"], &applied["applied"]), (&json!(1), &json!(1)));
        assert_eq!(of(&applied, &id)["applied"], true);
        let after = bank.look(&id);
        assert_eq!((text(&after, "status"), &after["journal_id"]), ("unconfirmed", &Value::Null));
        assert_eq!((&after["account_id"], &after["version"]), (&suggested["account_id"], &json!(2)));
        assert_eq!((text(&after, "vat_code"), money(&after["vat_amount"])), ("ST", "20.00".into()));
        assert_eq!((&bank.look(&nameless)["account_id"], &bank.look(&nameless)["version"]), (&Value::Null, &json!(1)));
        let events = bank.books.get(&format!("/audit-events?object_id={id}")).json()["data"].clone();
        assert_eq!((text(&events[0], "action"), &events[0]["to"]["account_id"]), ("bank_transaction.update", &after["account_id"]));
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 0);
        // Twice: what is coded is left alone.
        let again = suggest(&bank, &json!({ "apply": true }));
        assert_eq!((of(&again, &id), &again["applied"]), (&Value::Null, &json!(0)));
        assert_eq!(bank.look(&id), after);
        // It is confirmed as it stands.
        let confirmed = bank.done(&id, "confirm", &Value::Null);
        assert_eq!(confirmed["account_id"], after["account_id"]);
    }

    fn what_is_coded_by_hand_is_left_alone_unless_asked_for(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        let by_hand = json!({ "account_id": bank.books.id("6500"), "vat_code": "EX" });
        bank.books.ask("PATCH", &format!("/bank-transactions/{id}"), &by_hand);
        let excluded = waiting(&bank, "2026-03-20", "-11", TRAIN);
        bank.done(&excluded, "exclude", &Value::Null);
        assert_eq!(suggest(&bank, &json!({ "apply": true }))["suggestions"], json!([]));
        assert_eq!(text(&bank.look(&id), "account_id"), bank.books.id("6500"));
        let answer = suggest(&bank, &json!({ "apply": true, "recode": true }));
        assert_eq!((&answer["applied"], of(&answer, &excluded)), (&json!(1), &Value::Null));
        let coded = bank.look(&id);
        assert_eq!((text(&coded, "account_id"), text(&coded, "vat_code")), (bank.books.id("6300"), "ZR"));
        // The same again changes nothing.
        let again = suggest(&bank, &json!({ "apply": true, "recode": true }));
        assert_eq!((&again["applied"], bank.look(&id)), (&json!(1), coded));
    }

    fn a_repeated_request_applies_once_and_has_the_same_answer(place: &Place) {
        let bank = Bank::new(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        let path = format!("{}/bank-transactions/suggest", bank.books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", bank.books.key);
        let send = || bank.books.account.daemon.send("POST", &path, &headers, r#"{"apply":true}"#);
        let [first, second] = [send(), send()];
        assert_eq!((first.status, &first.body), (200, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        assert_eq!(bank.look(&id)["version"], 2);
    }

    fn an_archived_account_is_never_suggested(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        for day in ["2026-01-05", "2026-01-06", "2026-01-07"] {
            confirmed(&bank, (day, "-42.50", TRAIN), "6400", "ST");
        }
        assert_eq!(code(&suggest(&bank, &json!({})), &id).0, "6400");
        let archive = |code: &str| {
            let path = format!("/accounts/{}", bank.books.id(code));
            assert_eq!(bank.books.ask("PATCH", &path, &json!({ "status": "archived" })).status, 200);
        };
        archive("6400");
        assert_eq!(code(&suggest(&bank, &json!({})), &id), is("6300", "ZR", "text"));
        archive("6300");
        let suggested = code(&suggest(&bank, &json!({ "apply": true })), &id).0;
        assert!(!["6300", "6400"].contains(&&*suggested), "{suggested}");
    }

    fn who_is_not_registered_for_vat_is_suggested_none(place: &Place) {
        let bank = Bank::new(place);
        let body = json!({ "vat_registered": false, "vat_scheme": "none" });
        let changed = bank.books.account.daemon.ask("PATCH", &bank.books.path, &bank.books.key, &body.to_string());
        assert_eq!(changed.status, 200, "{changed:?}");
        let id = waiting(&bank, "2026-03-20", "-120", "SCREWFIX DIRECT YEOVIL");
        let answer = suggest(&bank, &json!({}));
        assert_eq!((text(of(&answer, &id), "vat_code"), money(&of(&answer, &id)["vat_amount"])), ("NV", "0.00".into()));
        assert!(of(&answer, &id)["account_id"].is_string());
    }

    fn what_stands_in_a_locked_period_is_left_alone(place: &Place) {
        let bank = Bank::new(place);
        let [locked, open] = ["2026-03-31", "2026-04-01"].map(|day| waiting(&bank, day, "-10", TRAIN));
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        let answer = suggest(&bank, &json!({ "apply": true }));
        assert_eq!((of(&answer, &locked), &of(&answer, &open)["applied"]), (&Value::Null, &json!(true)));
        assert_eq!(bank.look(&locked)["account_id"], Value::Null);
    }

    fn what_is_less_likely_than_asked_for_has_no_suggestion(place: &Place) {
        let bank = Bank::new(place);
        let id = waiting(&bank, "2026-03-20", "-10", TRAIN);
        let body = json!({ "minimum_confidence": 1, "apply": true });
        let answer = suggest(&bank, &body);
        let one = of(&answer, &id);
        assert_eq!((&one["account_id"], text(one, "suggested_by"), &one["confidence"]), (&Value::Null, "nothing", &number("0.000")));
        assert!(text(one, "reason").starts_with("perhaps 6300 Travel and subsistence (0."), "{one}");
        assert_eq!((&answer["applied"], &bank.look(&id)["account_id"]), (&json!(0), &Value::Null));
    }

    fn the_answer_comes_in_pages_the_earliest_day_first(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let ids = ["2026-03-03", "2026-03-01", "2026-03-02"].map(|day| waiting(&bank, day, "-10", TRAIN));
        let other = bank.waiting_at(&savings, "2026-03-04", "-9");
        let listed = |body: Value| {
            let answer = suggest(&bank, &body);
            let ids = answer["suggestions"].as_array().expect("suggestions").iter();
            (ids.map(|one| text(one, "id").to_owned()).collect::<Vec<_>>(), answer["next"].clone())
        };
        let [third, first, second] = ids;
        let (page, next) = listed(json!({ "limit": 2 }));
        assert_eq!((page, &next), (vec![first, second.clone()], &json!(second)));
        let (page, next) = listed(json!({ "limit": 2, "after": next, "apply": true }));
        assert_eq!(page, [&*third, &*other]);
        assert_eq!(listed(json!({ "limit": 2, "after": next })), (vec![], Value::Null));
        assert_eq!(listed(json!({ "bank_account_id": savings, "recode": true })).0, [&*other]);
    }

    fn only_who_may_write_these_books_is_suggested_anything(place: &Place) {
        let bank = Bank::new(place);
        waiting(&bank, "2026-03-20", "-10", TRAIN);
        let ask = |key: &str, body: &Value| bank.books.ask_as(key, "POST", "/bank-transactions/suggest", body);
        let stranger = bank.books.stranger(place);
        ask(&stranger.key, &json!({})).assert_error(404, "not_found");
        let viewer = bank.books.member(place, "viewer@example.com", "viewer");
        ask(&viewer.key, &json!({})).assert_error(403, "forbidden");
        let editor = bank.books.member(place, "editor@example.com", "editor");
        assert_eq!(ask(&editor.key, &json!({})).status, 200);
        // Another's confirmed transactions teach nothing here, and its things are none.
        for (key, nobodys) in [("bank_account_id", "bac_00000000000000000000000001"), ("after", "btx_x")] {
            let details = refused(&ask(&bank.books.key, &json!({ key: nobodys })), 422, "unknown_reference");
            assert_eq!(details["field"], key);
        }
        for body in [json!({ "limit": 0 }), json!({ "limit": 1001 }), json!({ "minimum_confidence": 2 }), json!({ "x": 1 }), json!([])] {
            ask(&bank.books.key, &body).assert_error(422, "invalid_request_format");
        }
        let credits = bank.books.account.daemon.get("/api/v1/me", &bank.books.key).json()["credit_balance"].clone();
        assert_eq!(credits, 0, "none are needed");
    }
}
