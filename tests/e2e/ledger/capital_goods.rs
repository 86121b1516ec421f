//! Capital goods: what their code does under each scheme, and what is told of them.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::invoicing::{Desk, path};
use super::support::{Books, refused};
use super::vat::{assert_whole, counted, with_vat};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// The flat rate of 12 %, from a day on.
fn flat(from: &str) -> Value {
    json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12, "effective_from": from, "confirm_restates": true })
}

#[track_caller]
fn patched(books: &Books<'_>, patch: &Value) {
    let answer = books.ask("PATCH", "", patch);
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// The codes and fields that an answer tells of.
#[track_caller]
fn warned(answer: &Answer) -> Vec<String> {
    assert!(answer.status < 300, "{answer:?}");
    let body = answer.json();
    let of = |one: &Value| format!("{} {}", text(one, "code"), text(one, "field"));
    body["warnings"].as_array().map(|all| all.iter().map(of).collect()).unwrap_or_default()
}

/// A purchase of a machine on an account of fixed assets.
fn machine(desk: &Desk<'_>, account: &Value, invoice: &str, price: &str, code: &str) -> Value {
    let mut bought = desk.purchase(invoice, price, code);
    bought["lines"][0]["account_id"] = account["id"].clone();
    bought
}

fn fixed_asset(books: &Books<'_>) -> Value {
    let body = json!({ "code": "0040", "name": "Machines", "account_type": "ASSET", "group": "fixed_assets" });
    books.data(201, "/accounts", &body)
}

on_both_databases! {
    fn the_scheme_of_its_day_decides_what_a_line_is_and_a_later_change_leaves_it_so(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        patched(books, &flat("2026-04-01"));
        let kind_of = |journal: &Value| journal["lines"][0]["vat_kind"].clone();
        // By hand, under standard accounting and under the flat rate.
        let usual = books.post(&with_vat(books, "2026-03-31", "6200", "3000", "CG"));
        assert_eq!(kind_of(&usual), Value::Null);
        assert_eq!(counted(books, "2026-06-30"), ["0.00", "500.00", "0.00", "2500.00"]);
        let pinned = books.post(&with_vat(books, "2026-04-01", "6200", "3600", "CG"));
        assert_eq!(kind_of(&pinned), "capital_goods");
        assert_eq!(counted(books, "2026-06-30"), ["0.00", "1100.00", "0.00", "5500.00"]);
        // Undone, it counts as what it undoes.
        let mirror = books.data(201, &format!("/journals/{}/reverse", text(&pinned, "id")), &json!({ "entry_date": "2026-04-02" }));
        assert_eq!(kind_of(&mirror), "capital_goods");
        assert_eq!(counted(books, "2026-06-30"), ["0.00", "500.00", "0.00", "2500.00"]);
        // A credit note is what it credits was.
        desk.made(&desk.sale("2000", "CG"));
        assert_eq!(counted(books, "2026-06-30"), ["400.00", "500.00", "2000.00", "2500.00"]);
        let mut note = desk.sale("1000", "CG");
        (note["kind"], note["issue_date"], note["tax_point"]) = (json!("credit_note"), json!("2026-04-20"), json!("2026-03-02"));
        desk.made(&note);
        assert_eq!(counted(books, "2026-06-30"), ["200.00", "500.00", "1000.00", "2500.00"]);
        books.post(&with_vat(books, "2026-05-01", "6200", "6000", "CG"));
        assert_eq!(counted(books, "2026-06-30"), ["200.00", "1500.00", "1000.00", "7500.00"]);
        assert_whole(books);
        // Standard accounting all along: what was pinned is reclaimed as it was.
        patched(books, &json!({ "vat_scheme": "standard", "effective_from": "2026-04-01", "confirm_restates": true }));
        assert_eq!(counted(books, "2026-06-30"), ["200.00", "1500.00", "1000.00", "7500.00"]);
        // The flat rate all along: what was posted as any other goods is in the turnover, and not reclaimed.
        patched(books, &flat("2026-01-01"));
        assert_eq!(counted(books, "2026-06-30"), ["144.00", "1000.00", "1200.00", "5000.00"]);
        assert_whole(books);
    }

    fn under_cash_accounting_they_count_when_they_are_paid(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        patched(books, &json!({ "vat_scheme": "cash" }));
        let made = desk.made(&desk.purchase("M-1", "2500", "CG"));
        assert_eq!(counted(books, "2026-06-30"), ["0.00", "0.00", "0.00", "0.00"]);
        let bank = json!({ "name": "Current", "account_id": books.id("1300") });
        let bank = books.data(201, "/bank-accounts", &bank);
        books.data(201, "/settlements", &json!({
            "type": "payment", "contact_id": desk.supplier, "bank_account_id": bank["id"], "date": "2026-03-10",
            "amount": 1500, "allocations": [{ "invoice_id": made["id"], "amount": 1500 }],
        }));
        assert_eq!(counted(books, "2026-06-30"), ["0.00", "250.00", "0.00", "1250.00"]);
        assert_whole(books);
    }

    fn small_ones_and_fixed_assets_coded_otherwise_are_told_of_under_the_flat_rate(place: &Place) {
        let desk = Desk::with_vat(place);
        let books = &desk.books;
        let asset = fixed_asset(books);
        let ask = |invoice: &str, price: &str, code: &str| {
            books.ask("POST", "/invoices", &machine(&desk, &asset, invoice, price, code))
        };
        patched(books, &flat("2026-03-01"));
        let small = ask("M-1", "1666.66", "CG");
        assert_eq!(warned(&small), ["small_capital_goods lines[0].vat_code"]);
        assert_eq!(small.json()["warnings"][0]["message"], "capital goods of less than 2,000.00 with VAT are not reclaimed \
            under the flat rate scheme (VAT Notice 733, section 15)");
        assert_eq!(warned(&ask("M-2", "1666.67", "CG")), Vec::<String>::new());
        assert_eq!(warned(&ask("M-3", "1666.66", "ST")), Vec::<String>::new());
        assert_eq!(warned(&ask("M-4", "1666.67", "ST")), ["uncoded_capital_goods lines[0].vat_code"]);
        let mut strict = machine(&desk, &asset, "M-5", "100", "CG");
        strict["strict"] = json!(true);
        refused(&books.ask("POST", "/invoices", &strict), 422, "strict_warnings");
        // What comes back of it may be any part, and before the scheme there is nothing to tell.
        let mut note = machine(&desk, &asset, "M-6", "100", "CG");
        note["kind"] = json!("credit_note");
        assert_eq!(warned(&books.ask("POST", "/invoices", &note)), Vec::<String>::new());
        for (invoice, price, code) in [("M-7", "100", "CG"), ("M-8", "9000", "ST")] {
            let mut before = machine(&desk, &asset, invoice, price, code);
            before["issue_date"] = json!("2026-02-28");
            assert_eq!(warned(&books.ask("POST", "/invoices", &before)), Vec::<String>::new());
        }
        let mut later = machine(&desk, &asset, "M-9", "100", "CG");
        later["issue"] = json!(false);
        let later = books.data(201, "/invoices", &later);
        let issued = books.ask("POST", &format!("{}/issue", path(&later)), &json!({}));
        assert_eq!(warned(&issued), ["small_capital_goods lines[0].vat_code"]);
        assert_whole(books);
    }

    fn a_bank_row_is_told_of_and_a_deposit_is_not_taken_under_the_flat_rate(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        patched(books, &flat("2026-01-01"));
        let coded = json!({ "account_id": fixed_asset(books)["id"], "vat_code": "CG" });
        let small = bank.act(&bank.waiting("2026-01-10", "-1999.99"), "confirm", &coded);
        assert_eq!(warned(&small), ["small_capital_goods vat_code"]);
        let usual = bank.act(&bank.waiting("2026-01-11", "-3000"), "confirm", &coded);
        assert_eq!(warned(&usual), Vec::<String>::new());
        // Money in on a fixed asset is its sale.
        let sold = bank.act(&bank.waiting("2026-01-12", "120"), "confirm", &coded);
        assert_eq!(warned(&sold), Vec::<String>::new());
        assert_eq!(counted(books, "2026-06-30"), ["20.00", "833.33", "100.00", "4167.00"]);
        let customer = json!({ "kind": "customer", "name": "Birch Ltd" });
        let customer = books.data(201, "/contacts", &customer);
        let accounts = books.get("/bank-accounts").json()["data"].clone();
        let deposit = json!({
            "type": "receipt", "contact_id": customer["id"], "bank_account_id": accounts[0]["id"],
            "date": "2026-01-13", "amount": number("240"), "deposit": { "vat_code": "CG" },
        });
        let details = refused(&books.ask("POST", "/settlements", &deposit), 422, "no_deposit");
        assert_eq!(details["field"], "deposit.vat_code");
        assert_whole(books);
    }
}
