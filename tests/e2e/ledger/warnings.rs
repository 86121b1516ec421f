//! What the books take and what is rarely meant: told of, and refused where the caller is strict.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::invoicing::{Desk, path};
use super::settling::{Till, allocations};
use super::support::{Books, refused};
use super::vat::with_vat;
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// What an answer tells of: code and field.
#[track_caller]
fn warned(answer: &Answer) -> Vec<String> {
    assert!(answer.status < 300, "{answer:?}");
    let body = answer.json();
    let of = |one: &Value| format!("{} {}", text(one, "code"), text(one, "field"));
    body["warnings"].as_array().map(|all| all.iter().map(of).collect()).unwrap_or_default()
}

/// The same asked strictly: it is refused, and changes nothing.
#[track_caller]
fn is_refused(books: &Books<'_>, below: &str, body: &Value, count: usize) {
    let head = books.get("/ledger-head").json();
    let mut strict = body.clone();
    strict["strict"] = json!(true);
    let details = refused(&books.ask("POST", below, &strict), 422, "strict_warnings");
    assert_eq!(details["warnings"].as_array().expect("warnings").len(), count, "{details}");
    assert_eq!(books.get("/ledger-head").json(), head);
}

/// A journal with this VAT on 120.00.
fn journal(books: &Books<'_>, date: &str, account: &str, vat: &str) -> Value {
    let mut journal = with_vat(books, date, account, "120", "ST");
    journal["lines"][0]["vat_amount"] = number(vat);
    journal
}

on_both_databases! {
    fn a_journal_is_told_of_by_line_or_refused_with_all_that_is_rarely_meant(place: &Place) {
        let books = Books::with_vat(place);
        let odd = journal(&books, "2006-01-31", "6200", "24");
        is_refused(&books, "/journals", &odd, 2);
        let told = books.ask("POST", "/journals", &odd);
        assert_eq!(warned(&told), ["old_date entry_date", "unlikely_vat lines[0].vat_amount"]);
        // Where there is nothing to tell, the answer is as it ever was.
        let usual = journal(&books, "2026-01-31", "6200", "20");
        let told = books.ask("POST", "/journals", &usual).json();
        assert_eq!(told.as_object().expect("an object").keys().collect::<Vec<_>>(), ["data"]);
        let on_vat = books.ask("POST", "/journals", &journal(&books, "2026-01-31", "2250", "20"));
        assert_eq!(warned(&on_vat), ["vat_on_control_account lines[0].vat_code"]);
    }

    fn one_of_many_is_told_of_by_its_index_and_refused_by_itself(place: &Place) {
        let books = Books::with_vat(place);
        let usual = journal(&books, "2026-01-31", "6200", "20");
        let mut odd = journal(&books, "2026-01-31", "6200", "24");
        let told = books.ask("POST", "/journals/bulk", &json!({ "journals": [usual, odd] }));
        assert_eq!(warned(&told), ["unlikely_vat journals[1].lines[0].vat_amount"]);
        odd["strict"] = json!(true);
        let all = json!({ "journals": [usual, odd] });
        let details = refused(&books.ask("POST", "/journals/bulk", &all), 422, "strict_warnings");
        assert_eq!(details["index"], 1);
        let each = json!({ "journals": [odd, usual], "mode": "independent" });
        let done = books.data(200, "/journals/bulk", &each);
        assert_eq!([&done["posted"], &done["refused"]], [1, 1]);
        assert_eq!(done["items"][0]["error"]["details"]["reason"], "strict_warnings");
    }

    fn a_repetition_has_the_same_warnings(place: &Place) {
        let books = Books::with_vat(place);
        let odd = journal(&books, "2006-01-31", "6200", "24");
        let path = format!("{}/journals", books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: one\r\n", books.key);
        let ask = || books.account.daemon.send("POST", &path, &headers, &odd.to_string());
        let [first, again] = [ask(), ask()];
        assert_eq!(first.body, again.body);
        assert_eq!(warned(&again).len(), 2);
    }

    fn a_bank_row_is_told_of_and_never_goes_to_the_account_of_another_bank_account(place: &Place) {
        let mut bank = Bank::with_vat(place);
        let savings = bank.savings();
        let row = bank.waiting("2006-01-10", "-120");
        let odd = json!({
            "account_id": bank.books.id("6200"), "vat_code": "ST", "vat_amount": number("24"),
        });
        is_refused(&bank.books, &format!("/bank-transactions/{row}/confirm"), &odd, 2);
        assert_eq!(warned(&bank.act(&row, "confirm", &odd)), ["unlikely_vat vat_amount", "old_date "]);
        let moved = bank.waiting("2026-01-11", "-50");
        let details = refused(&bank.act(&moved, "confirm", &bank.by("1301")), 422, "transfer_needed");
        assert_eq!(details["bank_account_id"], json!(savings));
        bank.done(&moved, "confirm", &json!({ "transfer_to_bank_account_id": savings }));
        // Of many.
        let rows = [bank.waiting("2026-01-12", "-120"), bank.waiting("2026-01-13", "-120")];
        let item = |row: &String, vat: &str| {
            let mut item = odd.clone();
            (item["id"], item["vat_amount"]) = (json!(row), number(vat));
            item
        };
        let both = json!({ "items": [item(&rows[0], "20"), item(&rows[1], "24")] });
        let told = bank.books.ask("POST", "/bank-transactions/confirm-batch", &both);
        assert_eq!(warned(&told), ["unlikely_vat items[1].vat_amount"]);
    }

    fn a_document_is_told_of_when_it_is_made_and_when_it_is_issued(place: &Place) {
        let desk = Desk::with_vat(place);
        let first = desk.purchase("Inv-7", "100", "ST");
        assert_eq!(warned(&desk.books.ask("POST", "/invoices", &first)), Vec::<String>::new());
        let mut odd = desk.purchase("INV-7", "100", "ST");
        odd["lines"][0]["vat_amount"] = number("2");
        is_refused(&desk.books, "/invoices", &odd, 2);
        odd["issue"] = json!(false);
        let draft = desk.books.ask("POST", "/invoices", &odd);
        let both = ["unlikely_vat lines[0].vat_amount", "similar_number number"];
        assert_eq!(warned(&draft), both);
        let issue = format!("{}/issue", path(&draft.json()["data"]));
        is_refused(&desk.books, &issue, &json!({}), 2);
        assert_eq!(warned(&desk.books.ask("POST", &issue, &json!({}))), both);
        // Another supplier's number is its own.
        let other = desk.books.data(201, "/contacts", &json!({ "kind": "supplier", "name": "Oak" }));
        let mut theirs = desk.purchase("INV-7", "100", "ST");
        theirs["contact_id"] = other["id"].clone();
        assert_eq!(warned(&desk.books.ask("POST", "/invoices", &theirs)), Vec::<String>::new());
    }

    fn a_credit_note_at_another_rate_and_an_old_receipt_are_told_of(place: &Place) {
        let till = Till::new(place);
        let sold = till.sold("100");
        let mut reduced = till.desk.sale("10", "RR");
        reduced["kind"] = json!("credit_note");
        let note = till.desk.made(&reduced);
        let below = format!("{}/allocations", path(&note));
        let part = json!({ "allocations": allocations(&[(&sold, "5")]) });
        is_refused(&till.desk.books, &below, &part, 1);
        assert_eq!(warned(&till.ask("POST", &below, &part)), ["other_vat_rate allocations[0].invoice_id"]);
        let usual = till.credit("10");
        let below = format!("{}/allocations", path(&usual));
        assert_eq!(warned(&till.ask("POST", &below, &part)), Vec::<String>::new());
        let mut old = till.receipt("10");
        old["date"] = json!("2006-03-01");
        is_refused(&till.desk.books, "/settlements", &old, 1);
        assert_eq!(warned(&till.ask("POST", "/settlements", &old)), ["old_date date"]);
        till.assert_whole();
    }
}
