//! Bank transactions that are transfers, or in the books already.

use serde_json::{Value, json};

use super::banking::{Bank, text};
use super::support::{ORGANISATIONS, refused};
use crate::place::on_both_databases;

fn to(bank: &str) -> Value {
    json!({ "transfer_to_bank_account_id": bank })
}

fn matched(journal: &Value) -> Value {
    json!({ "match": { "journal_id": journal } })
}

on_both_databases! {
    fn a_transfer_is_one_journal_that_both_sides_are_confirmed_by(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let [far, near] = ["2026-03-08", "2026-03-04"].map(|day| bank.waiting_at(&savings, day, "500"));
        let out = bank.waiting("2026-03-02", "-500");
        let confirmed = bank.done(&out, "confirm", &to(&savings));
        let other = bank.look(&near);
        assert_eq!((text(&other, "status"), &other["journal_id"]), ("confirmed", &confirmed["journal_id"]));
        assert_eq!(text(&bank.look(&far), "status"), "unconfirmed");
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 1);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["-500.00", "500.00"]);
        refused(&bank.act(&near, "confirm", &to(&bank.id)), 409, "already_confirmed");
    }

    fn where_two_rows_may_be_the_other_side_it_is_left_open_until_somebody_says_which(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let [first, second] = ["2026-03-03", "2026-03-04"].map(|day| bank.waiting_at(&savings, day, "500"));
        let out = bank.waiting("2026-03-03", "-500");
        let confirmed = bank.done(&out, "confirm", &to(&savings));
        for id in [&first, &second] {
            assert_eq!(text(&bank.look(id), "status"), "unconfirmed");
        }
        let other = bank.done(&second, "confirm", &to(&bank.id));
        assert_eq!(other["journal_id"], confirmed["journal_id"]);
        assert_eq!(text(&bank.look(&first), "status"), "unconfirmed");
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["-500.00", "500.00"]);
    }

    fn the_side_that_comes_later_is_the_second_line_of_the_same_journal(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let out = bank.waiting("2026-03-02", "-500");
        let first = bank.done(&out, "confirm", &to(&savings));
        let into = bank.waiting_at(&savings, "2026-03-03", "500");
        // The period may have been locked in between: nothing is posted.
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        let second = bank.done(&into, "confirm", &to(&bank.id));
        assert_eq!(first["journal_id"], second["journal_id"]);
        bank.books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "x" }));
        // The next one is a transfer of its own.
        let again = bank.waiting_at(&savings, "2026-03-03", "500");
        let third = bank.done(&again, "confirm", &to(&bank.id));
        assert_ne!(third["journal_id"], first["journal_id"]);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["-1000.00", "1000.00"]);
    }

    fn voiding_the_side_that_posted_frees_both_and_voiding_the_other_only_itself(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let into = bank.waiting_at(&savings, "2026-03-02", "500");
        let out = bank.waiting("2026-03-02", "-500");
        let confirmed = bank.done(&out, "confirm", &to(&savings));
        bank.done(&into, "void", &Value::Null);
        assert_eq!([text(&bank.look(&into), "status"), text(&bank.look(&out), "status")], ["unconfirmed", "confirmed"]);
        assert_eq!(bank.books.balance("1301"), "500.00");
        let again = bank.done(&into, "confirm", &matched(&confirmed["journal_id"]));
        assert_eq!(again["journal_id"], confirmed["journal_id"]);
        bank.done(&out, "void", &Value::Null);
        assert_eq!([text(&bank.look(&into), "status"), text(&bank.look(&out), "status")], ["unconfirmed", "unconfirmed"]);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["0.00", "0.00"]);
    }

    fn a_transfer_goes_to_another_bank_account_of_the_organisation(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let id = bank.waiting("2026-03-02", "-500");
        let own = bank.id.clone();
        let details = refused(&bank.act(&id, "confirm", &to(&own)), 422, "same_bank_account");
        assert_eq!(details["field"], "transfer_to_bank_account_id");
        for unknown in ["bac_x", "bac_00000000000000000000000001"] {
            refused(&bank.act(&id, "confirm", &to(unknown)), 422, "unknown_reference");
        }
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        refused(&bank.act(&id, "confirm", &to(&savings)), 422, "period_locked");
        bank.books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "x" }));
        let path = format!("/accounts/{}", bank.books.id("1301"));
        bank.books.ask("PATCH", &path, &json!({ "status": "archived" }));
        refused(&bank.act(&id, "confirm", &to(&savings)), 422, "account_archived");
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 0);
    }

    fn a_transaction_that_is_in_the_books_already_posts_nothing(place: &Place) {
        let bank = Bank::new(place);
        // Two wages of the same amount, and one of another.
        let credit = |amount: i32| json!({ "account_id": bank.books.id("1300"), "credit": amount });
        let journal = bank.books.post(&json!({
            "entry_date": "2026-02-28", "description": "Wages", "lines": [
                { "account_id": bank.books.id("6000"), "debit": 30 }, credit(10), credit(10), credit(10),
            ],
        }));
        let [_, head] = bank.state();
        let [one, two, three, four] = ["-10"; 4].map(|amount| bank.waiting("2026-03-02", amount));
        for id in [&one, &two, &three] {
            let confirmed = bank.done(id, "confirm", &matched(&journal["id"]));
            assert_eq!((&confirmed["journal_id"], &confirmed["vat_code"]), (&journal["id"], &Value::Null));
        }
        refused(&bank.act(&four, "confirm", &matched(&journal["id"])), 409, "already_matched");
        let other = bank.waiting("2026-03-02", "10");
        refused(&bank.act(&other, "confirm", &matched(&journal["id"])), 422, "match_mismatch");
        for unknown in ["jnl_x", "jnl_00000000000000000000000001"] {
            refused(&bank.act(&four, "confirm", &matched(&json!(unknown))), 422, "unknown_reference");
        }
        assert_eq!(bank.state()[1], head);
        bank.done(&two, "void", &Value::Null);
        bank.done(&four, "confirm", &matched(&journal["id"]));
        assert_eq!((bank.state()[1].clone(), bank.books.balance("1300")), (head, "-30.00".to_owned()));
    }

    fn a_journal_that_a_transaction_stands_for_is_not_reversed_and_a_reversed_one_not_matched(place: &Place) {
        let bank = Bank::new(place);
        let journal = bank.books.post(&bank.books.journal("2026-03-01", "6000", "1300", "10"));
        let id = bank.waiting("2026-03-02", "-10");
        bank.done(&id, "confirm", &matched(&journal["id"]));
        let undo = format!("/journals/{}/reverse", text(&journal, "id"));
        refused(&bank.books.ask("POST", &undo, &Value::Null), 409, "owned_by_bank_transaction");
        bank.done(&id, "void", &Value::Null);
        let mirror = bank.books.data(201, &undo, &Value::Null);
        for id_of in [&journal["id"], &mirror["id"]] {
            refused(&bank.act(&id, "confirm", &matched(id_of)), 409, "already_reversed");
        }
    }

    fn what_belongs_to_another_organisation_is_nobodys(place: &Place) {
        let bank = Bank::new(place);
        let ask = |method: &str, path: &str, body: &Value| {
            let body = if body.is_null() { String::new() } else { body.to_string() };
            bank.books.account.daemon.ask(method, path, &bank.books.key, &body).json()["data"].clone()
        };
        let other = ask("POST", ORGANISATIONS, &json!({ "name": "Other Ltd" }));
        let other = format!("{ORGANISATIONS}/{}", text(&other, "id"));
        let accounts = ask("GET", &format!("{other}/accounts?account_type=EXPENSE"), &Value::Null);
        let [one, two] = [0, 1].map(|at| accounts[at]["id"].clone());
        let journal = ask("POST", &format!("{other}/journals"), &json!({
            "entry_date": "2026-03-01", "description": "x",
            "lines": [{ "account_id": one, "debit": 10 }, { "account_id": two, "credit": 10 }],
        }));
        let theirs = ask("POST", &format!("{other}/bank-accounts"), &json!({ "name": "Theirs" }));
        let id = bank.waiting("2026-03-02", "-10");
        refused(&bank.act(&id, "confirm", &matched(&journal["id"])), 422, "unknown_reference");
        refused(&bank.act(&id, "confirm", &to(text(&theirs, "id"))), 422, "unknown_reference");
        refused(&bank.act(&id, "confirm", &json!({ "account_id": one })), 422, "unknown_reference");
    }

    fn a_batch_sees_what_its_items_before_have_done(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let out = bank.waiting("2026-03-02", "-500");
        let into = bank.waiting_at(&savings, "2026-03-02", "500");
        let cost = bank.waiting("2026-03-02", "-5");
        let items = json!({ "mode": "independent", "items": [
            { "id": cost, "account_id": bank.books.id("6200") },
            { "id": out, "transfer_to_bank_account_id": savings },
            { "id": into, "transfer_to_bank_account_id": bank.id },
        ] });
        let batch = bank.books.data(200, "/bank-transactions/confirm-batch", &items);
        let reasons: Vec<_> = batch["items"].as_array().expect("items").iter()
            .map(|item| item["error"]["details"]["reason"].clone())
            .collect();
        assert_eq!(reasons, [Value::Null, Value::Null, Value::Null], "its pair has confirmed it");
        assert_eq!(batch["items"][1]["journal_id"], batch["items"][2]["journal_id"]);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["-505.00", "500.00"]);
    }

    fn of_32_rows_that_are_matched_to_one_line_at_once_one_wins(place: &Place) {
        let bank = Bank::new(place);
        let journal = bank.books.post(&bank.books.journal("2026-03-01", "6000", "1300", "10"));
        let ids: Vec<_> = (0..32).map(|_| bank.waiting("2026-03-02", "-10")).collect();
        let [_, head] = bank.state();
        let body = matched(&journal["id"]);
        let answers: Vec<_> = std::thread::scope(|scope| {
            let asked: Vec<_> =
                ids.iter().map(|id| scope.spawn(|| bank.act(id, "confirm", &body))).collect();
            asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
        });
        let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == 200);
        assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
        for answer in &lost {
            refused(answer, 409, "already_matched");
        }
        assert_eq!(bank.state()[1], head);
    }

    fn both_sides_of_a_transfer_confirmed_at_once_are_one_journal(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let out = bank.waiting("2026-03-02", "-500");
        let into = bank.waiting_at(&savings, "2026-03-02", "500");
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| bank.act(&out, "confirm", &to(&savings)));
                scope.spawn(|| bank.act(&into, "confirm", &to(&bank.id)));
            }
        });
        let [out, into] = [bank.look(&out), bank.look(&into)];
        assert_eq!((text(&out, "status"), &out["journal_id"]), ("confirmed", &into["journal_id"]));
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 1);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("1301")], ["-500.00", "500.00"]);
    }
}
