//! Statements imported: what is there already makes nothing.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::{money, refused};
use crate::place::on_both_databases;

fn row(date: &str, amount: &str, description: &str) -> Value {
    json!({ "date": date, "amount": number(amount), "description": description })
}

fn named(name: &str, description: &str) -> Value {
    let mut row = row("2026-03-02", "-9.99", description);
    row["external_id"] = json!(name);
    row
}

fn file(bank: &Bank<'_>, rows: &[Value]) -> Value {
    json!({ "bank_account_id": bank.id, "rows": rows })
}

#[track_caller]
fn import(bank: &Bank<'_>, rows: &[Value]) -> Value {
    bank.books.data(200, "/bank-transactions/import", &file(bank, rows))
}

#[track_caller]
fn total(bank: &Bank<'_>) -> Value {
    bank.books.get("/bank-transactions").json()["pagination"]["total"].clone()
}

fn words(imported: &Value) -> Vec<String> {
    let rows = imported["rows"].as_array().expect("rows").iter().enumerate();
    rows.map(|(index, row)| {
        assert_eq!(row["index"], index);
        text(row, "status").to_owned()
    })
    .collect()
}

on_both_databases! {
    fn the_same_file_twice_makes_nothing_and_two_identical_rows_both_count(place: &Place) {
        let bank = Bank::new(place);
        let coffee = || row("2026-03-02", "-2.50", "PRET A MANGER");
        let rows = [coffee(), row("2026-03-02", "-900", "RENT"), coffee()];
        let first = import(&bank, &rows);
        assert_eq!((&first["created"], &first["duplicates"]), (&json!(3), &json!(0)));
        let again = import(&bank, &rows);
        assert_eq!((&again["created"], &again["duplicates"]), (&json!(0), &json!(3)));
        assert_eq!(words(&again), ["duplicate"; 3]);
        for index in 0..3 {
            assert_eq!(first["rows"][index]["id"], again["rows"][index]["id"]);
        }
        assert_eq!(total(&bank), 3);
        // A longer statement with a third one brings the third.
        let longer = import(&bank, &[coffee(), coffee(), coffee()]);
        assert_eq!(words(&longer), ["duplicate", "duplicate", "created"]);
        // What was made by hand is there too.
        let mut by_hand = row("2026-03-05", "12", "REFUND");
        by_hand["bank_account_id"] = json!(bank.id);
        bank.books.data(201, "/bank-transactions", &by_hand);
        assert_eq!(import(&bank, &[row("2026-03-05", "12.00", "REFUND")])["created"], 0);
    }

    fn an_external_id_says_what_a_row_is_whatever_else_it_says(place: &Place) {
        let bank = Bank::new(place);
        let first = import(&bank, &[named("a", "ONE"), named("b", "ONE"), named("a", "OTHER")]);
        assert_eq!(words(&first), ["created", "created", "duplicate"]);
        assert_eq!(first["rows"][0]["id"], first["rows"][2]["id"]);
        let again = import(&bank, &[named("b", "CHANGED"), named("c", "ONE")]);
        assert_eq!(words(&again), ["duplicate", "created"]);
        assert_eq!(text(&bank.look(text(&again["rows"][0], "id")), "description"), "ONE");
        // The content of a row with a name is not that of a row without.
        assert_eq!(import(&bank, &[row("2026-03-02", "-9.99", "ONE")])["created"], 1);
    }

    fn an_excluded_row_does_not_come_back(place: &Place) {
        let bank = Bank::new(place);
        let rows = [row("2026-03-02", "-2.50", "PRIVATE")];
        let first = import(&bank, &rows);
        bank.done(text(&first["rows"][0], "id"), "exclude", &Value::Null);
        assert_eq!(import(&bank, &rows)["created"], 0);
        assert_eq!(bank.books.get("/bank-transactions?status=unconfirmed").json()["data"], json!([]));
    }

    fn a_dry_run_says_what_would_come_of_it_and_writes_nothing(place: &Place) {
        let bank = Bank::new(place);
        let known = import(&bank, &[row("2026-03-02", "-1", "THERE")]);
        let rows = [row("2026-03-02", "-1", "THERE"), named("a", "NEW"), named("a", "NEW")];
        let mut body = file(&bank, &rows);
        body["dry_run"] = json!(true);
        body["statement_balance"] = json!(5);
        let dry = bank.books.data(200, "/bank-transactions/import", &body);
        assert_eq!((&dry["dry_run"], &dry["created"], &dry["duplicates"]), (&json!(true), &json!(1), &json!(2)));
        assert_eq!(words(&dry), ["duplicate", "created", "duplicate"]);
        assert_eq!(dry["rows"][0]["id"], known["rows"][0]["id"]);
        assert_eq!((&dry["rows"][1]["id"], &dry["rows"][2]["id"]), (&Value::Null, &Value::Null));
        assert_eq!(total(&bank), 1);
        let account = bank.books.get(&format!("/bank-accounts/{}", bank.id)).json();
        assert_eq!(account["data"]["statement_balance"], Value::Null);
    }

    fn a_statement_brings_its_balance_its_coding_and_what_waits(place: &Place) {
        let bank = Bank::with_vat(place);
        let mut coded = row("2026-03-02", "-120", "BT");
        coded["account_id"] = json!(bank.books.id("6200"));
        coded["vat_code"] = json!("ST");
        coded["reference"] = json!("INV-1");
        let mut body = file(&bank, &[coded, row("2026-03-03", "500", "ACME")]);
        body["statement_balance"] = json!("380.00");
        let imported = bank.books.data(200, "/bank-transactions/import", &body);
        let path = format!("/bank-accounts/{}", bank.id);
        let account = bank.books.get(&path).json()["data"].clone();
        assert_eq!((money(&account["statement_balance"]), &account["unconfirmed_count"]), ("380.00".into(), &json!(2)));
        for row in imported["rows"].as_array().expect("rows").iter().take(1) {
            let confirmed = bank.done(text(row, "id"), "confirm", &Value::Null);
            assert_eq!((text(&confirmed, "reference"), money(&confirmed["vat_amount"])), ("INV-1", "20.00".into()));
        }
        let account = bank.books.get(&path).json()["data"].clone();
        assert_eq!((money(&account["ledger_balance"]), &account["unconfirmed_count"]), ("-120.00".into(), &json!(1)));
    }

    fn a_row_that_is_refused_is_named_and_none_of_the_file_goes_in(place: &Place) {
        let bank = Bank::new(place);
        let good = || row("2026-03-02", "-1", "GOOD");
        let with = |key: &str, value: Value| {
            let mut row = good();
            row[key] = value;
            bank.books.ask("POST", "/bank-transactions/import", &file(&bank, &[good(), row]))
        };
        let details = refused(&with("account_id", json!("acc_x")), 422, "unknown_reference");
        assert_eq!((&details["field"], &details["index"]), (&json!("rows[1].account_id"), &json!(1)));
        refused(&with("vat_amount", json!(1)), 422, "vat_not_allowed");
        refused(&with("contact_id", json!("con_x")), 422, "unknown_reference");
        refused(&with("currency", json!("EUR")), 422, "currency_mismatch");
        let details = with("amount", json!(0)).assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "rows[1].amount");
        let unknown = json!({ "bank_account_id": "bac_x", "rows": [] });
        refused(&bank.books.ask("POST", "/bank-transactions/import", &unknown), 422, "unknown_reference");
        assert_eq!(total(&bank), 0);
    }

    fn ten_thousand_rows_go_in_and_no_more(place: &Place) {
        let bank = Bank::new(place);
        let rows: Vec<_> = (0..10_001).map(|n| row("2026-03-02", "-1", &format!("ROW {n}"))).collect();
        let answer = bank.books.ask("POST", "/bank-transactions/import", &file(&bank, &rows));
        answer.assert_error(422, "invalid_request_format");
        assert_eq!(import(&bank, &rows[1..])["created"], 10_000);
        let again = import(&bank, &rows[..10_000]);
        assert_eq!((&again["created"], &again["duplicates"]), (&json!(1), &json!(9_999)));
        // The last of a file is the first of the list.
        let listed = bank.books.get("/bank-transactions?limit=1&offset=1").json();
        assert_eq!((&listed["pagination"]["total"], text(&listed["data"][0], "description")), (&json!(10_001), "ROW 10000"));
    }

    fn the_same_file_from_many_at_once_goes_in_once(place: &Place) {
        let bank = Bank::new(place);
        let rows: Vec<_> = (0..40).map(|n| row("2026-03-02", "-1", &format!("ROW {}", n / 2))).collect();
        let made: u64 = std::thread::scope(|scope| {
            let asked: Vec<_> = (0..16).map(|_| scope.spawn(|| import(&bank, &rows))).collect();
            let made = asked.into_iter().map(|asked| asked.join().expect("an answer"));
            made.map(|imported| imported["created"].as_u64().expect("a count")).sum()
        });
        assert_eq!((made, total(&bank)), (40, json!(40)));
    }

    fn a_statement_of_a_locked_period_goes_in_and_waits(place: &Place) {
        let bank = Bank::new(place);
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        let imported = import(&bank, &[row("2026-03-02", "-1", "LATE")]);
        let id = text(&imported["rows"][0], "id").to_owned();
        refused(&bank.act(&id, "confirm", &bank.by("6200")), 422, "period_locked");
        assert_eq!(text(&bank.look(&id), "status"), "unconfirmed");
    }
}
