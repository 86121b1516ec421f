//! Bank transactions confirmed by accounts: posted, split, voided, many at once.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::{money, refused};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// The lines of the journal that a row is in the books by.
#[track_caller]
fn lines(bank: &Bank<'_>, row: &Value) -> Vec<String> {
    let journal = bank.books.get(&format!("/journals/{}", text(row, "journal_id"))).json();
    let journal = journal["data"].clone();
    assert_eq!((text(&journal, "source"), &journal["entry_date"]), ("bank", &row["date"]));
    let line = |line: &Value| {
        format!(
            "{} {} {}",
            text(line, "account_code"),
            money(&line["debit"]),
            money(&line["credit"])
        )
    };
    journal["lines"].as_array().expect("lines").iter().map(line).collect()
}

/// The same request from 32 at once; gives the answers of those who won and of the others.
fn at_once(bank: &Bank<'_>, path: &str, body: &Value) -> [Vec<Answer>; 2] {
    let answers: Vec<_> = std::thread::scope(|scope| {
        let ask = || scope.spawn(|| bank.books.ask("POST", path, body));
        let asked: Vec<_> = (0..32).map(|_| ask()).collect();
        asked.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    });
    let (won, lost) = answers.into_iter().partition(|answer| answer.status == 200);
    [won, lost]
}

on_both_databases! {
    fn money_out_and_money_in_are_posted_with_their_vat(place: &Place) {
        let bank = Bank::with_vat(place);
        let by = |code: &str| json!({ "account_id": bank.books.id(code), "vat_code": "ST" });
        let out = bank.done(&bank.waiting("2026-03-02", "-120"), "confirm", &by("6200"));
        assert_eq!((text(&out, "status"), text(&out, "vat_code")), ("confirmed", "ST"));
        assert_eq!((money(&out["vat_amount"]), money(&out["net_amount"])), ("20.00".into(), "-100.00".into()));
        assert!(out["confirmed_at"].is_string());
        assert_eq!(lines(&bank, &out), ["1300 0.00 120.00", "6200 100.00 0.00", "2250 20.00 0.00"]);
        let income = bank.done(&bank.waiting("2026-03-02", "240"), "confirm", &by("4000"));
        assert_eq!(lines(&bank, &income), ["1300 240.00 0.00", "4000 0.00 200.00", "2250 0.00 40.00"]);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("2250")], ["120.00", "-20.00"]);
        let account = bank.books.get(&format!("/bank-accounts/{}", bank.id)).json()["data"].clone();
        assert_eq!((money(&account["ledger_balance"]), &account["unconfirmed_count"]), ("120.00".into(), &json!(0)));
    }

    fn vat_needs_a_vat_control_account_in_the_words_of_the_contract(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        let mut by = bank.by("6200");
        by["vat_code"] = json!("ST");
        let answer = bank.act(&id, "confirm", &by);
        refused(&answer, 422, "vat_control_missing");
        let words = "A VAT Control account is required before confirming VAT bank transactions";
        assert_eq!(answer.json()["error"]["message"], words);
        assert_eq!(text(&bank.look(&id), "status"), "unconfirmed");
        by["vat_amount"] = json!(0);
        bank.done(&id, "confirm", &by);
        for code in ["ZR", "EX", "NV"] {
            by = bank.by("6200");
            by["vat_code"] = json!(code);
            bank.done(&bank.waiting("2026-03-02", "-120"), "confirm", &by);
        }
    }

    fn the_coding_of_the_row_serves_and_the_body_goes_before_it(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = bank.waiting("2026-03-02", "-120");
        refused(&bank.act(&id, "confirm", &Value::Null), 422, "not_coded");
        let coding = json!({ "account_id": bank.books.id("6200"), "vat_code": "ST", "vat_amount": 5 });
        bank.books.ask("PATCH", &format!("/bank-transactions/{id}"), &coding);
        let confirmed = bank.done(&id, "confirm", &Value::Null);
        assert_eq!(lines(&bank, &confirmed), ["1300 0.00 120.00", "6200 115.00 0.00", "2250 5.00 0.00"]);
        bank.done(&id, "void", &Value::Null);
        let other = bank.done(&id, "confirm", &json!({ "vat_code": "RR" }));
        assert_eq!(lines(&bank, &other), ["1300 0.00 120.00", "6200 114.29 0.00", "2250 5.71 0.00"]);
        // What confirmed it stays its coding.
        let voided = bank.done(&id, "unconfirm", &Value::Null);
        assert_eq!((text(&voided, "vat_code"), money(&voided["vat_amount"])), ("RR", "5.71".into()));
    }

    fn a_transaction_is_confirmed_once_in_one_way_and_by_what_there_is(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        let confirm = |body: Value| bank.act(&id, "confirm", &body);
        let line = |account: &str| json!([{ "account_id": account, "amount": -120 }]);
        let (cost, own) = (bank.books.id("6200"), bank.books.id("1300"));
        for (body, reason) in [
            (json!({ "account_id": cost, "lines": line(cost) }), "mixed_confirmation"),
            (json!({ "vat_code": "NV", "match": { "journal_id": "x" } }), "mixed_confirmation"),
            (json!({ "account_id": "acc_x" }), "unknown_reference"),
            (json!({ "account_id": bank.books.id("1200") }), "control_account"),
            (json!({ "account_id": own }), "same_bank_account"),
            (json!({ "lines": line(own) }), "same_bank_account"),
            (json!({ "account_id": cost, "vat_amount": 1 }), "vat_not_allowed"),
            (json!({ "account_id": cost, "currency": "EUR" }), "currency_mismatch"),
            (json!({ "allocations": [{ "invoice_id": "inv_x", "amount": 1 }] }), "unknown_reference"),
            (json!({ "match": { "settlement_id": "set_x" } }), "unknown_reference"),
        ] {
            refused(&confirm(body), 422, reason);
        }
        for body in [json!({ "lines": [] }), json!({ "match": {} }), json!({ "x": 1 }), json!([])] {
            confirm(body).assert_error(422, "invalid_request_format");
        }
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 0);
        bank.done(&id, "confirm", &bank.by("6200"));
        refused(&confirm(bank.by("6200")), 409, "already_confirmed");
        assert_eq!(bank.books.balance("6200"), "120.00");
    }

    fn lines_split_an_amount_and_add_up_to_it(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = bank.waiting("2026-03-02", "97");
        let line = |code: &str, amount: &str, vat: &str| {
            json!({ "account_id": bank.books.id(code), "amount": number(amount), "vat_code": vat, "memo": "Part" })
        };
        let wrong = json!({ "lines": [line("4000", "120", "ST"), line("6700", "-22.99", "NV")] });
        let details = refused(&bank.act(&id, "confirm", &wrong), 422, "split_mismatch");
        assert_eq!((&details["lines_total"], &details["amount"]), (&json!("97.01"), &json!("97.00")));
        let archived = format!("/accounts/{}", bank.books.id("6500"));
        bank.books.ask("PATCH", &archived, &json!({ "status": "archived" }));
        let closed = json!({ "lines": [line("4000", "120", "ST"), line("6500", "-23", "NV")] });
        let details = refused(&bank.act(&id, "confirm", &closed), 422, "account_archived");
        assert_eq!(details["field"], "lines[1].account_id");
        let split = json!({ "lines": [line("4000", "120", "ST"), line("6700", "-23", "NV")] });
        let confirmed = bank.done(&id, "confirm", &split);
        assert_eq!(
            lines(&bank, &confirmed),
            ["1300 97.00 0.00", "4000 0.00 100.00", "2250 0.00 20.00", "6700 23.00 0.00"]
        );
        assert_eq!((&confirmed["account_id"], &confirmed["vat_code"]), (&Value::Null, &Value::Null));
        assert_eq!((money(&confirmed["vat_amount"]), money(&confirmed["net_amount"])), ("20.00".into(), "77.00".into()));
    }

    fn voiding_a_confirmation_restores_every_balance(place: &Place) {
        let bank = Bank::with_vat(place);
        let [before, _] = bank.state();
        let id = bank.waiting("2026-03-02", "-120");
        refused(&bank.act(&id, "void", &Value::Null), 409, "not_confirmed");
        let mut by = bank.by("6200");
        by["vat_code"] = json!("ST");
        let confirmed = bank.done(&id, "confirm", &by);
        let voided = bank.done(&id, "void", &json!({ "reason": "Wrong account" }));
        assert_eq!((text(&voided, "status"), &voided["journal_id"]), ("unconfirmed", &Value::Null));
        assert_eq!(voided["confirmed_at"], Value::Null);
        let [after, head] = bank.state();
        assert_eq!((before, &head[0]), (after, &json!(2)));
        let path = format!("/journals/{}", text(&confirmed, "journal_id"));
        let journal = bank.books.get(&path).json()["data"].clone();
        assert_eq!(text(&journal, "status"), "reversed");
        let mirror = bank.books.get(&format!("/journals/{}", text(&journal, "reversed_by_journal_id"))).json();
        assert_eq!(mirror["data"]["entry_date"], "2026-03-02");
        refused(&bank.act(&id, "void", &Value::Null), 409, "not_confirmed");
        // What the bank's row made is undone by way of the row.
        bank.done(&id, "confirm", &Value::Null);
        let path = format!("/journals/{}/reverse", text(&bank.look(&id), "journal_id"));
        refused(&bank.books.ask("POST", &path, &Value::Null), 409, "not_manual");
    }

    fn nothing_is_confirmed_in_a_locked_period_and_what_is_undone_there_is_dated_after_it(place: &Place) {
        let bank = Bank::new(place);
        let [early, late] = [bank.waiting("2026-03-31", "-5"), bank.waiting("2026-03-31", "-7")];
        bank.done(&early, "confirm", &bank.by("6200"));
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        let details = refused(&bank.act(&late, "confirm", &bank.by("6200")), 422, "period_locked");
        assert_eq!(details["lock_date"], "2026-03-31");
        bank.done(&early, "void", &Value::Null);
        let days = bank.books.get("/journals?source=reversal").json();
        assert_eq!(days["data"][0]["entry_date"], "2026-04-01");
        assert_eq!(bank.books.balance("6200"), "0.00");
    }

    fn an_account_that_is_archived_takes_no_transaction(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-31", "-5");
        let archive = |code: &str, status: &str| {
            let path = format!("/accounts/{}", bank.books.id(code));
            assert_eq!(bank.books.ask("PATCH", &path, &json!({ "status": status })).status, 200);
        };
        archive("6200", "archived");
        let details = refused(&bank.act(&id, "confirm", &bank.by("6200")), 422, "account_archived");
        assert_eq!(details["field"], "account_id");
        archive("1300", "archived");
        let details = refused(&bank.act(&id, "confirm", &bank.by("6000")), 422, "account_archived");
        assert_eq!(details["field"], "bank_account_id");
        archive("1300", "active");
        bank.done(&id, "confirm", &bank.by("6000"));
    }

    fn of_a_batch_all_are_confirmed_or_none(place: &Place) {
        let bank = Bank::new(place);
        let ids: Vec<_> = ["-1", "-2", "-3"].iter().map(|amount| bank.waiting("2026-03-02", amount)).collect();
        let item = |id: &str, code: &str| json!({ "id": id, "account_id": bank.books.id(code) });
        let ask = |body: &Value| bank.books.ask("POST", "/bank-transactions/confirm-batch", body);
        let bad = json!({ "items": [item(&ids[0], "6200"), item(&ids[1], "1200"), { "id": ids[2] }] });
        let details = refused(&ask(&bad), 422, "control_account");
        assert_eq!((&details["index"], &details["field"]), (&json!(1), &json!("items[1].account_id")));
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 0);
        assert_eq!(bank.books.get("/bank-transactions?status=unconfirmed").json()["pagination"]["total"], 3);
        let twice = json!({ "items": [item(&ids[0], "6200"), item(&ids[0], "6200")] });
        refused(&ask(&twice), 409, "already_confirmed");
        let mut independent = bad.clone();
        independent["mode"] = json!("independent");
        independent["items"].as_array_mut().expect("items").push(item("btx_x", "6200"));
        let answer = ask(&independent);
        let batch = answer.json()["data"].clone();
        assert_eq!((&batch["confirmed"], &batch["refused"]), (&json!(1), &json!(3)), "{answer:?}");
        let reasons: Vec<_> = batch["items"].as_array().expect("items").iter()
            .map(|item| item["error"]["details"]["reason"].as_str().unwrap_or("none").to_owned())
            .collect();
        assert_eq!(reasons, ["none", "control_account", "not_coded", "unknown_reference"]);
        assert_eq!(batch["items"][0]["journal_id"], bank.look(&ids[0])["journal_id"]);
        let rest = json!({ "items": [item(&ids[1], "6200"), item(&ids[2], "6200")] });
        assert_eq!(ask(&rest).json()["data"]["confirmed"], 2);
        assert_eq!([bank.books.balance("1300"), bank.books.balance("6200")], ["-6.00", "6.00"]);
        ask(&json!({ "items": [] })).assert_error(422, "invalid_request_format");
        let faulty = json!({ "items": [{ "id": ids[0], "lines": [{ "amount": 0 }] }] });
        let details = ask(&faulty).assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "items[0].lines[0].account_id");
    }

    fn a_thousand_are_confirmed_in_one_go_and_no_more(place: &Place) {
        let bank = Bank::new(place);
        let row = |n: i32| json!({ "date": "2026-03-02", "amount": -1, "description": format!("ROW {n}"), "account_id": bank.books.id("6200") });
        let file = json!({ "bank_account_id": bank.id, "rows": (0..1_001).map(row).collect::<Vec<_>>() });
        let imported = bank.books.data(200, "/bank-transactions/import", &file);
        let items: Vec<_> = imported["rows"].as_array().expect("rows").iter().map(|row| json!({ "id": row["id"] })).collect();
        let ask = |items: &[Value]| bank.books.ask("POST", "/bank-transactions/confirm-batch", &json!({ "items": items }));
        ask(&items).assert_error(422, "invalid_request_format");
        assert_eq!(ask(&items[1..]).json()["data"]["confirmed"], 1_000);
        assert_eq!(bank.books.balance("6200"), "1000.00");
        assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 1_000);
    }

    fn of_32_who_confirm_or_void_at_once_one_wins_and_the_others_hear_409(place: &Place) {
        let bank = Bank::with_vat(place);
        let id = bank.waiting("2026-03-02", "-120");
        let mut by = bank.by("6200");
        by["vat_code"] = json!("ST");
        for round in 1..=3 {
            let [won, lost] = at_once(&bank, &format!("/bank-transactions/{id}/confirm"), &by);
            assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
            for answer in &lost {
                refused(answer, 409, "already_confirmed");
            }
            assert_eq!([bank.books.balance("1300"), bank.books.balance("6200")], ["-120.00", "100.00"]);
            let [won, lost] = at_once(&bank, &format!("/bank-transactions/{id}/void"), &json!({}));
            assert_eq!((won.len(), lost.len()), (1, 31), "{lost:?}");
            for answer in &lost {
                refused(answer, 409, "not_confirmed");
            }
            assert_eq!(["1300", "6200", "2250"].map(|code| bank.books.balance(code)), ["0.00"; 3]);
            assert_eq!(bank.books.get("/ledger-head").json()["data"]["sequence"], 2 * round);
        }
    }
}
