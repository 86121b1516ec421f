//! VAT: rates of one's own, and what the books say of a period.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::invoicing::Desk;
use super::support::{Books, money, refused};
use crate::place::on_both_databases;

/// The nine boxes, as text.
#[track_caller]
pub(crate) fn boxes(data: &Value) -> Vec<String> {
    (1..=9).map(|number| money(&data["boxes"][number.to_string()])).collect()
}

/// Boxes 1, 4, 6 and 7 from 1 January 2026 to a day.
#[track_caller]
pub(crate) fn counted(books: &Books<'_>, last: &str) -> [String; 4] {
    let all = boxes(&report(books, "2026-01-01", last));
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

/// The books are whole, and so is the VAT control account.
#[track_caller]
pub(crate) fn assert_whole(books: &Books<'_>) {
    let whole = books.get("/integrity").json()["data"].clone();
    assert_eq!(whole["ok"], true, "{whole}");
    books.assert_vat_reconciles();
}

/// What the books say of a period.
#[track_caller]
pub(crate) fn report(books: &Books<'_>, from: &str, to: &str) -> Value {
    let answer = books.get(&format!("/reports/vat-return?date_from={from}&date_to={to}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

/// What is behind a box of the first quarter of 2026: code, net, VAT, and the day for which it counts.
#[track_caller]
pub(crate) fn behind(books: &Books<'_>, number: u8) -> Vec<String> {
    let path = format!("/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31&box={number}");
    let answer = books.get(&path).json();
    let entries = answer["data"]["entries"].as_array().expect("entries").clone();
    assert_eq!(answer["pagination"]["total"], entries.len());
    let entry = |entry: &Value| {
        let [net, vat] = ["net_amount", "vat_amount"].map(|key| money(&entry[key]));
        format!("{} {net} {vat} {}", text(entry, "vat_code"), text(entry, "vat_date"))
    };
    entries.iter().map(entry).collect()
}

/// A journal of a gross debit or credit with a VAT code against the bank.
pub(crate) fn with_vat(books: &Books<'_>, date: &str, code: &str, gross: &str, vat: &str) -> Value {
    let (side, against) = match gross.strip_prefix('-') {
        Some(_) => ("credit", "debit"),
        None => ("debit", "credit"),
    };
    let gross = number(gross.trim_start_matches('-'));
    json!({
        "entry_date": date, "description": "With VAT",
        "lines": [
            { "account_id": books.id(code), side: gross, "vat_code": vat },
            { "account_id": books.id("1310"), against: gross },
        ],
    })
}

/// A rate of one's own.
fn rate(code: &str, rate: &str, from: &str) -> Value {
    json!({ "code": code, "rate": number(rate), "effective_from": from })
}

/// The VAT of the first line of a journal.
#[track_caller]
fn vat_of(journal: &Value) -> String {
    money(&journal["lines"][0]["vat_amount"])
}

on_both_databases! {
    fn a_rate_of_ones_own_holds_from_its_day_on(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let code = books.data(201, "/tax-codes", &rate("ST", "10.00", "2020-04-01"));
        assert_eq!((&code["code"], &code["rate"]), (&json!("ST"), &json!(10)));
        assert_eq!(code["effective_from"], "2020-04-01");
        let own = json!({ "rate": 10, "effective_from": "2020-04-01", "own": true });
        assert_eq!(code["rates"][0], own);
        assert_eq!(code["rates"][1]["effective_from"], "2011-01-04");
        let listed = books.get("/tax-codes").json()["data"].clone();
        assert_eq!(listed[0], code);
        assert_eq!((&listed[1]["rate"], &listed[2]["rates"]), (&json!(5), &json!([])));
        let posted = |date: &str| vat_of(&books.post(&with_vat(books, date, "6200", "110", "ST")));
        assert_eq!([posted("2020-03-31"), posted("2020-04-01")], ["18.33", "10.00"]);
        // A row that waits, in the list and alone; and as it is confirmed.
        let id = bank.waiting("2020-04-01", "-110");
        let coding = json!({ "account_id": books.id("6200"), "vat_code": "ST" });
        let row = books.ask("PATCH", &format!("/bank-transactions/{id}"), &coding);
        assert_eq!(money(&row.json()["data"]["vat_amount"]), "10.00", "{row:?}");
        assert_eq!(money(&bank.look(&id)["vat_amount"]), "10.00");
        let listed = books.get("/bank-transactions").json()["data"][0].clone();
        assert_eq!(money(&listed["vat_amount"]), "10.00");
        assert_eq!(money(&bank.done(&id, "confirm", &json!({}))["vat_amount"]), "10.00");
        // Set again for the same day it is replaced; what is posted stays.
        let replaced = books.data(201, "/tax-codes", &rate("ST", "12.5", "2020-04-01"));
        assert_eq!(replaced["rates"][0]["rate"], 12.5);
        assert_eq!(replaced["rates"].as_array().map(Vec::len), code["rates"].as_array().map(Vec::len));
        assert_eq!(posted("2020-04-01"), "12.22");
        let events = books.get("/audit-events?action=tax_code.set").json();
        assert_eq!(events["pagination"]["total"], 2);
        assert_eq!(events["data"][0]["from"]["rate"], 10);
        assert_eq!(events["data"][0]["to"]["rate"], 12.5);
    }

    fn an_invoice_takes_the_rate_of_the_day_it_is_issued(place: &Place) {
        let desk = Desk::with_vat(place);
        desk.books.data(201, "/tax-codes", &rate("RR", "12.5", "2026-03-02"));
        let mut body = desk.sale("100", "RR");
        assert_eq!(money(&desk.made(&body)["vat_total"]), "12.50");
        body["issue_date"] = json!("2026-03-01");
        assert_eq!(money(&desk.made(&body)["vat_total"]), "5.00");
    }

    fn a_rate_that_cannot_be_is_refused(place: &Place) {
        let books = Books::with_vat(place);
        let ask = |body: &Value| books.ask("POST", "/tax-codes", body);
        for code in ["ZR", "EX", "NV"] {
            let details = refused(&ask(&rate(code, "5", "2026-01-01")), 422, "vat_not_allowed");
            assert_eq!(details["field"], "code");
        }
        books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "Year end" }));
        let details = refused(&ask(&rate("ST", "5", "2026-03-31")), 422, "period_locked");
        assert_eq!((&details["field"], &details["lock_date"]), (&json!("effective_from"), &json!("2026-03-31")));
        for (body, field) in [
            (json!({ "code": "xx", "rate": 5, "effective_from": "2026-04-01" }), "code"),
            (json!({ "code": "ST", "rate": 101, "effective_from": "2026-04-01" }), "rate"),
            (json!({ "code": "ST", "rate": 5.12345, "effective_from": "2026-04-01" }), "rate"),
            (json!({ "code": "ST", "rate": 5, "effective_from": "2026-02-30" }), "effective_from"),
            (json!({ "code": "ST", "rate": 5 }), "effective_from"),
        ] {
            let details = ask(&body).assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        assert_eq!(books.get("/tax-codes").json()["data"][0]["rates"].as_array().map(Vec::len), Some(8));
        let viewer = books.member(place, "viewer@example.com", "viewer");
        let good = rate("ST", "5", "2026-04-01");
        books.ask_as(&viewer.key, "POST", "/tax-codes", &good).assert_error(403, "forbidden");
        let stranger = books.stranger(place);
        books.ask_as(&stranger.key, "POST", "/tax-codes", &good).assert_error(404, "not_found");
        let editor = books.member(place, "editor@example.com", "editor");
        books.ask_as(&editor.key, "POST", "/tax-codes", &good).assert_error(403, "forbidden");
        let owner = books.member(place, "owner@example.com", "owner");
        assert_eq!(books.ask_as(&owner.key, "POST", "/tax-codes", &good).status, 201);
        for day in 1..100 {
            let month = 1 + day / 28;
            books.data(201, "/tax-codes", &rate("ST", "5", &format!("2027-{month:02}-{:02}", 1 + day % 28)));
        }
        refused(&ask(&rate("RR", "5", "2028-01-01")), 422, "too_many_rates");
        // One that is there is replaced all the same.
        assert_eq!(ask(&rate("ST", "6", "2026-04-01")).status, 201);
    }

    fn the_boxes_are_what_the_books_say_of_the_period(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        let mut sale = desk.sale("1000", "ST");
        let lines = ["ST", "RR", "ZR", "EX", "NV"].map(|code| desk.line("4000", "100.40", code));
        sale["lines"] = json!(lines);
        let invoice = desk.made(&sale);
        desk.made(&desk.purchase("S-1", "50", "ST"));
        let mut credit = desk.sale("10", "ST");
        credit["kind"] = json!("credit_note");
        desk.made(&credit);
        books.post(&with_vat(books, "2026-03-31", "6200", "24", "ST"));
        books.post(&with_vat(books, "2026-01-01", "4000", "-12", "ST"));
        // Undone in the same period, and both days outside it.
        let undone = books.post(&with_vat(books, "2026-02-01", "6200", "120", "ST"));
        books.data(201, &format!("/journals/{}/reverse", text(&undone, "id")), &json!({}));
        books.post(&with_vat(books, "2025-12-31", "6200", "120", "ST"));
        books.post(&with_vat(books, "2026-04-01", "6200", "120", "ST"));
        let data = report(books, "2026-01-01", "2026-03-31");
        // 20.08 + 5.02 - 2.00 + 2.00 of sales; 10.00 + 4.00 of purchases; 401.60 - 10 + 10; 50 + 20.
        assert_eq!(boxes(&data), ["25.10", "0.00", "25.10", "14.00", "11.10", "402.00", "70.00", "0.00", "0.00"]);
        assert_eq!((&data["direction"], &data["scheme"]), (&json!("pay"), &json!("standard")));
        assert_eq!((&data["currency"], &data["flat_rate_percent"]), (&json!("GBP"), &Value::Null));
        let hmrc = json!({
            "vatDueSales": 25.10, "vatDueAcquisitions": 0.0, "totalVatDue": 25.10,
            "vatReclaimedCurrPeriod": 14.0, "netVatDue": 11.10, "totalValueSalesExVAT": 402,
            "totalValuePurchasesExVAT": 70, "totalValueGoodsSuppliedExVAT": 0,
            "totalAcquisitionsExVAT": 0,
        });
        assert_eq!(data["hmrc"], hmrc);
        assert!(data.get("entries").is_none());
        assert_eq!(behind(books, 1), ["ST 10.00 2.00 2026-01-01", "ST 100.40 20.08 2026-03-02",
            "RR 100.40 5.02 2026-03-02", "ST -10.00 -2.00 2026-03-02"]);
        assert_eq!(behind(books, 1), behind(books, 3));
        assert_eq!(behind(books, 4), ["ST 100.00 20.00 2026-02-01", "ST -100.00 -20.00 2026-02-01",
            "ST 50.00 10.00 2026-03-02", "ST 20.00 4.00 2026-03-31"]);
        assert_eq!(behind(books, 7), behind(books, 4));
        assert_eq!(behind(books, 5).len(), 8);
        assert_eq!(behind(books, 6).len(), 6, "NV is outside the scope of VAT");
        for none in [2, 8, 9] {
            assert_eq!(behind(books, none), Vec::<String>::new());
        }
        let page = "/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31&box=6&limit=2&offset=1";
        let page = books.get(page).json();
        assert_eq!(page["pagination"], json!({ "limit": 2, "offset": 1, "count": 2, "total": 6 }));
        let entry = &page["data"]["entries"][0];
        assert_eq!((&entry["invoice_id"], &entry["invoice_number"]), (&invoice["id"], &json!("INV-0001")));
        assert_eq!((&entry["journal_id"], &entry["source"]), (&invoice["journal_id"], &json!("invoice")));
        assert_eq!((&entry["contact_id"], &entry["side"]), (&json!(desk.customer), &json!("output")));
        assert_eq!((&entry["account_code"], &entry["entry_date"]), (&json!("4000"), &json!("2026-03-02")));
        assert_eq!(money(&entry["gross_amount"]), "120.48");
        let nothing = report(books, "2024-01-01", "2024-03-31");
        assert_eq!((boxes(&nothing), &nothing["direction"]), (vec!["0.00".to_owned(); 9], &json!("nil")));
        assert_eq!(report(books, "2026-04-01", "2026-04-01")["direction"], "reclaim");
        let whole = books.get("/integrity").json()["data"].clone();
        assert_eq!(whole["ok"], true, "{whole}");
    }

    fn a_document_counts_on_its_own_side_and_other_lines_on_that_of_their_account(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut sale = desk.sale("100", "ST");
        // Costs that are charged on are a sale; so is an asset that is sold.
        sale["lines"] = json!([desk.line("6200", "100", "ST")]);
        desk.made(&sale);
        let bank = json!({ "name": "Current", "account_id": desk.books.id("1300") });
        let bank = desk.books.data(201, "/bank-accounts", &bank);
        let row = json!({ "bank_account_id": bank["id"], "date": "2026-03-03", "amount": 12, "description": "REFUND" });
        let row = desk.books.data(201, "/bank-transactions", &row);
        let by = json!({ "account_id": desk.books.id("6200"), "vat_code": "ST" });
        let confirm = format!("/bank-transactions/{}/confirm", text(&row, "id"));
        desk.books.data(200, &confirm, &by);
        let data = report(&desk.books, "2026-01-01", "2026-03-31");
        assert_eq!(boxes(&data)[..7], ["20.00", "0.00", "20.00", "-2.00", "22.00", "100.00", "-10.00"]);
        let path = "/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31&box=4";
        let entry = desk.books.get(path).json()["data"]["entries"][0].clone();
        assert_eq!((&entry["bank_transaction_id"], &entry["invoice_id"]), (&row["id"], &Value::Null));
        // Unconfirmed, it counts for nothing.
        desk.books.data(200, &format!("/bank-transactions/{}/void", text(&row, "id")), &json!({}));
        assert_eq!(boxes(&report(&desk.books, "2026-01-01", "2026-03-31"))[3], "0.00");
    }

    fn under_the_flat_rate_box_1_is_a_percentage_of_the_turnover(place: &Place) {
        let desk = Desk::with_vat(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(desk.books.ask("PATCH", "", &flat).status, 200);
        let mut sale = desk.sale("0", "ST");
        sale["lines"] = json!([desk.line("4000", "1000", "ST"), desk.line("4000", "50", "EX"),
            desk.line("4000", "7", "NV")]);
        desk.made(&sale);
        desk.made(&desk.purchase("S-1", "300", "ST"));
        let data = report(&desk.books, "2026-01-01", "2026-03-31");
        assert_eq!(boxes(&data), ["150.00", "0.00", "150.00", "0.00", "150.00", "1250.00", "0.00", "0.00", "0.00"]);
        assert_eq!((&data["scheme"], &data["flat_rate_percent"]), (&json!("flat_rate"), &json!(12)));
        assert_eq!(behind(&desk.books, 1), ["ST 1000.00 200.00 2026-03-02", "EX 50.00 0.00 2026-03-02"]);
        assert_eq!(behind(&desk.books, 4), Vec::<String>::new());
    }

    fn a_period_that_is_none_is_refused(place: &Place) {
        let books = Books::new(place);
        for (query, field) in [
            ("", "date_from"),
            ("?date_from=2026-01-01", "date_to"),
            ("?date_from=2026-02-01&date_to=2026-01-31", "date_to"),
            ("?date_from=2026-01-01&date_to=2026-03-31&box=0", "box"),
            ("?date_from=2026-01-01&date_to=2026-03-31&box=10", "box"),
            ("?date_from=2026-01-01&date_to=2026-03-31&box=+1", "box"),
            ("?date_from=2026-01-01&date_to=2026-03-31&limit=5", "box"),
            ("?date_from=2026-01-01&date_to=2026-03-31&box=1&limit=201", "limit"),
            ("?date_from=2026-01-01&date_to=2026-03-31&as_at=2026-01-01", "as_at"),
        ] {
            let answer = books.get(&format!("/reports/vat-return{query}"));
            let details = answer.assert_error(422, "invalid_request_format");
            assert_eq!(details["issues"][0]["field"], field, "{details}");
        }
        let stranger = books.stranger(place);
        let path = "/reports/vat-return?date_from=2026-01-01&date_to=2026-03-31";
        books.ask_as(&stranger.key, "GET", path, &Value::Null).assert_error(404, "not_found");
    }
}
