//! Bank reconciliations: what leads from either balance at the end of a day to the adjusted one.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::settling::Till;
use super::support::{Books, ORGANISATIONS, money};
use crate::place::{Place, on_both_databases};

/// Nothing in any line.
const NOTHING: [&str; 4] = ["0 0.00"; 4];

/// A bank account that opened with 100.00 on 28 February.
fn opened(place: &Place) -> Bank<'_> {
    let books = Books::new(place);
    let body = json!({
        "name": "Main", "account_id": books.id("1300"), "opening_balance": 100,
        "opening_date": "2026-02-28",
    });
    let made = books.data(201, "/bank-accounts", &body);
    Bank { id: text(&made, "id").to_owned(), books }
}

fn path(bank: &str, as_at: &str) -> String {
    format!("/bank-accounts/{bank}/reconciliation?as_at={as_at}")
}

#[track_caller]
fn at(bank: &Bank<'_>, as_at: &str) -> Value {
    let answer = bank.books.get(&path(&bank.id, as_at));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

/// How many and how much stand in each line.
#[track_caller]
fn lines(all: &Value) -> [String; 4] {
    ["outstanding_receipts", "outstanding_payments", "to_enter", "other_account"].map(|line| {
        let of = &all[line];
        assert_eq!(of["count"], of["items"].as_array().expect("items").len());
        format!("{} {}", of["count"], money(&of["total"]))
    })
}

/// Balance of the bank, of the books, the adjusted ones and their difference.
#[track_caller]
fn figures(all: &Value) -> [String; 5] {
    [
        &all["statement"]["closing"],
        &all["books"]["closing"],
        &all["adjusted_statement"],
        &all["adjusted_books"],
        &all["difference"],
    ]
    .map(money)
}

#[track_caller]
fn proof(all: &Value) -> (String, i64) {
    (text(all, "proof").to_owned(), all["undecided"].as_i64().expect("a count"))
}

on_both_databases! {
    fn both_balances_lead_to_one_adjusted_balance(place: &Place) {
        let bank = opened(place);
        let rent = bank.waiting("2026-03-02", "-20");
        bank.done(&rent, "confirm", &bank.by("6100"));
        bank.waiting("2026-03-05", "-1.50");
        let aside = bank.waiting("2026-03-06", "9.99");
        bank.done(&aside, "exclude", &Value::Null);
        bank.waiting("2026-04-01", "7");
        bank.books.post(&bank.books.journal("2026-03-20", "1300", "4000", "30"));
        bank.books.post(&bank.books.journal("2026-03-21", "6100", "1300", "4"));
        bank.books.post(&bank.books.journal("2026-04-02", "1300", "4000", "5"));
        bank.stated("78.50", "2026-03-31");
        let all = at(&bank, "2026-03-31");
        assert_eq!(figures(&all), ["78.50", "106.00", "104.50", "104.50", "0.00"]);
        assert_eq!(lines(&all), ["1 30.00", "1 -4.00", "1 -1.50", "1 9.99"]);
        assert_eq!(proof(&all), ("balanced".to_owned(), 3));
        assert_eq!(all["reasons"].as_array().map(Vec::len), Some(2), "{all}");
        assert_eq!(all["waiting"], json!({ "bank": 1, "book": 1 }));
        assert_eq!((text(&all, "account"), text(&all, "currency")), ("Main", "GBP"));
        assert_eq!((text(&all, "as_at"), text(&all, "bank_account_id")), ("2026-03-31", &*bank.id));
        let stated = &all["statement"]["stated"];
        assert_eq!((text(stated, "date"), money(&stated["balance"])), ("2026-03-31", "78.50".into()));
        let [statement, books] = [&all["statement"], &all["books"]];
        assert_eq!([&statement["opening"], &statement["movements"]].map(money), ["100.00", "-21.50"]);
        assert_eq!([&books["opening"], &books["movements"]].map(money), ["100.00", "6.00"]);
        let item = &all["outstanding_receipts"]["items"][0];
        assert_eq!((text(item, "side"), text(item, "description")), ("book", "A journal"));
        assert_eq!((&item["bank_transaction_id"], &item["cleared_on"]), (&Value::Null, &Value::Null));
        assert!(text(item, "journal_id").starts_with("jnl_"), "{item}");
        assert_eq!(text(&all["other_account"]["items"][0], "bank_transaction_id"), aside);
    }

    fn a_cheque_that_was_paid_once_or_that_the_bank_has_is_asked_about(place: &Place) {
        let bank = opened(place);
        let cheque = |date: &str, amount: &str, text: &str| {
            let mut journal = bank.books.journal(date, "6100", "1300", amount);
            journal["description"] = json!(text);
            bank.books.post(&journal)
        };
        cheque("2026-03-20", "30", "Cheque 000412");
        bank.stated("100.00", "2026-03-31");
        assert_eq!(proof(&at(&bank, "2026-03-31")), ("proved".to_owned(), 0));
        // A cheque of the same number that the bank has paid.
        let paid = cheque("2026-03-05", "8", "CHQ 412 roofer");
        let row = bank.waiting("2026-03-09", "-8");
        bank.done(&row, "confirm", &json!({ "match": { "journal_id": paid["id"] } }));
        bank.stated("92.00", "2026-03-31");
        let all = at(&bank, "2026-03-31");
        assert_eq!(proof(&all), ("balanced".to_owned(), 1), "{all}");
        assert_eq!(all["reasons"], json!(["1 posting has no bank transaction"]));
        // Another number, which the bank has on a row that was entered as something else.
        cheque("2026-03-21", "40", "Cheque 000777");
        let mut row = bank.row("2026-03-25", "-41");
        row["reference"] = json!("000777");
        let row = bank.books.data(201, "/bank-transactions", &row);
        bank.done(text(&row, "id"), "confirm", &bank.by("6100"));
        let all = at(&bank, "2026-03-31");
        assert_eq!(proof(&all).1, 2, "{all}");
        assert_eq!(proof(&at(&bank, "2026-03-24")).1, 1, "before the bank had it");
    }

    fn what_the_bank_has_on_a_later_day_is_outstanding_before_it_and_decided(place: &Place) {
        let bank = opened(place);
        let journal = bank.books.post(&bank.books.journal("2026-03-30", "1300", "4000", "30"));
        let row = bank.waiting("2026-04-02", "30");
        bank.done(&row, "confirm", &json!({ "match": { "journal_id": journal["id"] } }));
        bank.stated("130.00", "2026-04-02");
        let before = at(&bank, "2026-03-31");
        assert_eq!(figures(&before), ["100.00", "130.00", "130.00", "130.00", "0.00"]);
        assert_eq!(lines(&before), ["1 30.00", "0 0.00", "0 0.00", "0 0.00"]);
        assert_eq!(proof(&before), ("proved".to_owned(), 0));
        assert_eq!(before["outstanding_receipts"]["items"][0]["cleared_on"], "2026-04-02");
        assert_eq!(before["reasons"], json!([]));
        let after = at(&bank, "2026-04-02");
        assert_eq!(figures(&after), ["130.00", "130.00", "130.00", "130.00", "0.00"]);
        assert_eq!(lines(&after), ["0 0.00", "0 0.00", "0 0.00", "0 0.00"]);
        let earlier = at(&bank, "2026-02-27");
        assert_eq!(proof(&earlier), ("books_only".to_owned(), 0));
        for not_known in ["adjusted_statement", "difference"] {
            assert_eq!(earlier[not_known], Value::Null);
        }
        assert_eq!(earlier["statement"]["closing"], Value::Null);
    }

    fn what_is_void_is_listed_only_on_days_between(place: &Place) {
        let bank = opened(place);
        let row = bank.waiting("2026-03-02", "-20");
        bank.done(&row, "confirm", &bank.by("6100"));
        bank.done(&row, "void", &Value::Null);
        bank.stated("80.00", "2026-04-01");
        let all = at(&bank, "2026-03-31");
        assert_eq!(lines(&all), ["0 0.00", "0 0.00", "1 -20.00", "0 0.00"]);
        assert_eq!(figures(&all), ["80.00", "100.00", "80.00", "80.00", "0.00"]);
        bank.done(&row, "confirm", &bank.by("6100"));
        let all = at(&bank, "2026-03-31");
        assert_eq!(figures(&all), ["80.00", "80.00", "80.00", "80.00", "0.00"]);
        assert_eq!((lines(&all), proof(&all)), (NOTHING.map(str::to_owned), ("proved".to_owned(), 0)));
        // In a locked period, what takes it back is of a later day.
        bank.books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        bank.done(&row, "void", &Value::Null);
        let between = at(&bank, "2026-03-31");
        assert_eq!(lines(&between), ["0 0.00", "1 -20.00", "1 -20.00", "0 0.00"]);
        assert_eq!(figures(&between), ["80.00", "80.00", "60.00", "60.00", "0.00"]);
        assert_eq!(lines(&at(&bank, "2026-04-01")), ["0 0.00", "0 0.00", "1 -20.00", "0 0.00"]);
    }

    fn a_receipt_is_outstanding_until_it_is_void_or_the_bank_has_it(place: &Place) {
        let till = Till::new(place);
        let bank = Bank { id: till.bank.clone(), books: till.desk.books };
        let receipt = |amount: &str| {
            let body = json!({
                "type": "receipt", "contact_id": till.desk.customer, "bank_account_id": bank.id,
                "date": "2026-03-05", "amount": number(amount), "reference": "BACS 7",
            });
            text(&bank.books.data(201, "/settlements", &body), "id").to_owned()
        };
        let [gone, met] = ["12", "34"].map(receipt);
        let day = |day: &str| lines(&at(&bank, day))[0].clone();
        assert_eq!(day("2026-03-31"), "2 46.00");
        let path = format!("/settlements/{gone}/void");
        bank.books.data(200, &path, &json!({ "void_date": "2026-03-20" }));
        assert_eq!([day("2026-03-19"), day("2026-03-20")], ["2 46.00", "1 34.00"]);
        let row = bank.waiting("2026-03-25", "34");
        bank.done(&row, "confirm", &json!({ "match": { "settlement_id": met } }));
        assert_eq!([day("2026-03-24"), day("2026-03-25")], ["1 34.00", "0 0.00"]);
        let items = at(&bank, "2026-03-24")["outstanding_receipts"]["items"].clone();
        assert_eq!(text(&items[0], "reference"), "BACS 7");
        // No opening balance was ever said, and no statement's.
        assert_eq!(proof(&at(&bank, "2026-03-31")), ("books_only".to_owned(), 0));
    }

    fn a_transfer_is_outstanding_where_the_other_bank_has_it_later(place: &Place) {
        let mut bank = opened(place);
        let body = json!({
            "name": "Savings", "type": "savings", "opening_balance": 0, "opening_date": "2026-02-28",
        });
        let savings = bank.books.data(201, "/bank-accounts", &body);
        let savings = text(&savings, "id").to_owned();
        let out = bank.waiting("2026-03-02", "-50");
        bank.stated("50.00", "2026-03-02");
        bank.waiting_at(&savings, "2026-03-04", "50");
        bank.done(&out, "confirm", &json!({ "transfer_to_bank_account_id": savings }));
        let all = at(&bank, "2026-03-02");
        assert_eq!((lines(&all), proof(&all)), (NOTHING.map(str::to_owned), ("proved".to_owned(), 0)));
        bank.id = savings;
        bank.stated("50.00", "2026-03-04");
        let all = at(&bank, "2026-03-03");
        assert_eq!(lines(&all), ["1 50.00", "0 0.00", "0 0.00", "0 0.00"]);
        assert_eq!(figures(&all), ["0.00", "50.00", "50.00", "50.00", "0.00"]);
        assert_eq!((proof(&all), &all["waiting"]["bank"]), (("proved".to_owned(), 0), &json!(1)));
        let all = at(&bank, "2026-03-04");
        assert_eq!(figures(&all), ["50.00", "50.00", "50.00", "50.00", "0.00"]);
    }

    fn the_balance_that_a_statement_said_is_what_the_bank_has(place: &Place) {
        let bank = opened(place);
        let import = |balance: &str, date: Value| {
            let mut body = json!({
                "bank_account_id": bank.id, "statement_balance": number(balance),
                "rows": [{ "date": "2026-03-10", "amount": -20, "description": "Rent" }],
            });
            if !date.is_null() {
                body["statement_date"] = date;
            }
            bank.books.data(200, "/bank-transactions/import", &body)
        };
        let id = import("80.00", Value::Null)["rows"][0]["id"].clone();
        bank.done(id.as_str().expect("an id"), "confirm", &bank.by("6100"));
        let all = at(&bank, "2026-03-10");
        assert_eq!(text(&all["statement"]["stated"], "date"), "2026-03-10");
        assert_eq!((figures(&all)[4].as_str(), proof(&all).0.as_str()), ("0.00", "proved"));
        // Nobody has said what the bank had long after.
        assert_eq!(proof(&at(&bank, "2026-03-20")).0, "proved", "a few days without a row");
        for day in ["2026-03-21", "2026-03-31", "9999-12-31"] {
            let all = at(&bank, day);
            assert_eq!((text(&all, "proof"), &all["difference"]), ("books_only", &Value::Null));
            assert_eq!(text(&all["statement"]["stated"], "date"), "2026-03-10");
            let reason = all["reasons"][0].as_str().expect("a reason");
            assert!(reason.ends_with("the last one said is of 2026-03-10"), "{reason}");
        }
        import("79.00", json!("2026-03-31"));
        let account = bank.books.get(&format!("/bank-accounts/{}", bank.id)).json()["data"].clone();
        assert_eq!(text(&account, "statement_date"), "2026-03-31");
        for day in ["2026-03-11", "2026-03-31"] {
            let all = at(&bank, day);
            assert_eq!((figures(&all)[4].as_str(), proof(&all).0.as_str()), ("-1.00", "unproved"));
            let reason = all["reasons"][0].as_str().expect("a reason");
            assert!(reason.contains("of 2026-03-31 is 1.00 less than that of 2026-03-10"), "{reason}");
        }
        // What was proved stays so.
        assert_eq!(proof(&at(&bank, "2026-03-10")).0, "proved");
        let body = json!({ "bank_account_id": bank.id, "rows": [], "statement_date": "2026-03-31" });
        let wrong = bank.books.ask("POST", "/bank-transactions/import", &body);
        let details = wrong.assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "statement_balance");
    }

    fn a_later_statement_changes_nothing_of_what_was_stated_before(place: &Place) {
        let bank = opened(place);
        let row = bank.waiting("2026-02-28", "0.01");
        bank.done(&row, "exclude", &Value::Null);
        bank.stated("100.00", "2026-03-05");
        bank.stated("60.00", "2026-03-31");
        // The statement of March lacks a row; one that was stated wrong is put right by its day.
        let said = |day: &str| (proof(&at(&bank, day)).0, figures(&at(&bank, day))[0].clone());
        assert_eq!(said("2026-03-05"), ("proved".to_owned(), "100.00".to_owned()));
        assert_eq!(said("2026-03-31"), ("unproved".to_owned(), "60.00".to_owned()));
        bank.stated("100.00", "2026-03-31");
        assert_eq!(said("2026-03-31"), ("proved".to_owned(), "100.00".to_owned()));
        // The account shows the latest day's, whatever is imported last.
        bank.stated("100.00", "2026-03-01");
        let account = bank.books.get(&format!("/bank-accounts/{}", bank.id)).json()["data"].clone();
        assert_eq!(text(&account, "statement_date"), "2026-03-31");
        // Before the account was opened nothing is known, whatever is imported of those days.
        let before = |all: &Value| (text(all, "proof").to_owned(), all["difference"].clone());
        assert_eq!(before(&at(&bank, "2026-02-27")), ("books_only".to_owned(), Value::Null));
        bank.waiting("2026-02-20", "-70");
        assert_eq!(before(&at(&bank, "2026-02-27")), ("books_only".to_owned(), Value::Null));
        let reasons = at(&bank, "2026-03-31")["reasons"].clone();
        let last = reasons.as_array().and_then(|all| all.last()).expect("a reason").to_string();
        assert!(last.contains("of days up to 2026-02-28, which the opening balance has"), "{last}");
    }

    fn opening_balances_of_the_books_are_those_of_a_bank_account_without_its_own(place: &Place) {
        let bank = Bank::new(place);
        let body = json!({
            "date": "2026-02-28",
            "lines": [
                { "account_id": bank.books.id("1300"), "debit": 100 },
                { "account_id": bank.books.id("3000"), "credit": 100 },
            ],
        });
        bank.stated("100.00", "2026-03-31");
        let posted = bank.books.ask("POST", "/opening-balances", &body);
        assert_eq!(posted.status, 201, "{posted:?}");
        let all = at(&bank, "2026-03-31");
        assert_eq!(figures(&all), ["100.00", "100.00", "100.00", "100.00", "0.00"]);
        assert_eq!((lines(&all), proof(&all)), (NOTHING.map(str::to_owned), ("proved".to_owned(), 0)));
    }

    fn nobody_else_hears_of_it_and_a_day_is_a_day(place: &Place) {
        let bank = opened(place);
        let today = bank.books.get(&format!("/bank-accounts/{}/reconciliation", bank.id));
        assert_eq!(today.status, 200, "{today:?}");
        for wrong in ["as_at=2026-02-30", "as_at=", "as_at=31.3.2026", "day=2026-03-31"] {
            let path = format!("/bank-accounts/{}/reconciliation?{wrong}", bank.id);
            bank.books.get(&path).assert_error(422, "invalid_request_format");
        }
        let stranger = bank.books.stranger(place);
        let own = json!({ "name": "Other Ltd" }).to_string();
        let daemon = &bank.books.account.daemon;
        let theirs = daemon.ask("POST", ORGANISATIONS, &stranger.key, &own).json();
        let theirs = format!("{ORGANISATIONS}/{}", text(&theirs["data"], "id"));
        for organisation in [&bank.books.path, &theirs] {
            let path = format!("{organisation}{}", path(&bank.id, "2026-03-31"));
            daemon.get(&path, &stranger.key).assert_error(404, "not_found");
        }
        bank.books.get("/bank-accounts/bac_x/reconciliation").assert_error(404, "not_found");
        let viewer = bank.books.member(place, "viewer@example.com", "viewer");
        let seen = daemon.get(&format!("{}{}", bank.books.path, path(&bank.id, "2026-03-31")), &viewer.key);
        assert_eq!(seen.status, 200, "{seen:?}");
    }
}
