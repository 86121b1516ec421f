//! On which side of the VAT return a line counts.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::refused;
use super::vat::{assert_whole, counted, with_vat};
use crate::place::{Place, on_both_databases};

/// Books with a fixed asset on 0040.
fn with_asset(place: &Place) -> Bank<'_> {
    let mut bank = Bank::with_vat(place);
    let van =
        json!({ "code": "0040", "name": "Van", "account_type": "ASSET", "group": "fixed_assets" });
    let van = bank.books.data(201, "/accounts", &van);
    bank.books.accounts.insert("0040".to_owned(), text(&van, "id").to_owned());
    bank
}

/// The sides of the lines of a journal.
fn sides(journal: &Value) -> Vec<Value> {
    journal["lines"]
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| line["vat_side"].clone())
        .collect()
}

on_both_databases! {
    /// Source: HMRC Notice 700/12, 3.2 and 3.7.
    fn an_asset_that_is_sold_counts_as_a_sale_and_what_is_bought_or_refunded_as_a_purchase(place: &Place) {
        let bank = with_asset(place);
        let books = &bank.books;
        let coded = |code: &str| json!({ "account_id": books.id(code), "vat_code": "ST" });
        let sold = bank.done(&bank.waiting("2026-01-10", "1200"), "confirm", &coded("0040"));
        assert_eq!(sold["vat_side"], "output");
        assert_eq!(counted(books, "2026-03-31"), ["200.00", "0.00", "1000.00", "0.00"]);
        let bought = bank.done(&bank.waiting("2026-01-11", "-600"), "confirm", &coded("0040"));
        assert_eq!(bought["vat_side"], "input");
        assert_eq!(counted(books, "2026-03-31"), ["200.00", "100.00", "1000.00", "500.00"]);
        // A refund of a cost takes from what was bought.
        bank.done(&bank.waiting("2026-01-12", "120"), "confirm", &coded("6200"));
        assert_eq!(counted(books, "2026-03-31"), ["200.00", "80.00", "1000.00", "400.00"]);
        // The same by hand.
        let journal = books.post(&with_vat(books, "2026-01-13", "0040", "-1200", "ST"));
        assert_eq!(sides(&journal), [json!("output"), Value::Null, Value::Null]);
        assert_eq!(counted(books, "2026-03-31"), ["400.00", "80.00", "2000.00", "400.00"]);
        assert_whole(books);
    }

    /// Source: HMRC Notice 700, section 10 (recharged costs are a supply).
    fn a_line_counts_on_the_side_that_it_names(place: &Place) {
        let bank = with_asset(place);
        let books = &bank.books;
        let recharged = json!({ "account_id": books.id("6200"), "vat_code": "ST", "vat_side": "output" });
        let row = bank.waiting("2026-01-10", "120");
        assert_eq!(bank.look(&row)["vat_side"], Value::Null);
        assert_eq!(bank.done(&row, "confirm", &recharged)["vat_side"], "output");
        assert_eq!(bank.look(&row)["vat_side"], "output");
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "0.00", "100.00", "0.00"]);
        // A supplier who takes an asset back.
        let mut returned = with_vat(books, "2026-01-11", "0040", "-1200", "ST");
        returned["lines"][0]["vat_side"] = json!("input");
        assert_eq!(sides(&books.post(&returned)), [json!("input"), Value::Null, Value::Null]);
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "-200.00", "100.00", "-1000.00"]);
        // Parts of a row, one on each side: the row has none.
        let part = |code: &str, amount: &str, side: &str| json!({
            "account_id": books.id(code), "amount": number(amount), "vat_code": "RR", "vat_side": side,
        });
        let split = json!({ "lines": [part("6200", "105", "output"), part("6200", "-21", "input")] });
        let row = bank.waiting("2026-01-12", "84");
        assert_eq!(bank.done(&row, "confirm", &split)["vat_side"], Value::Null);
        assert_eq!(counted(books, "2026-03-31"), ["25.00", "-199.00", "200.00", "-980.00"]);
        let both = json!({ "lines": [part("6200", "63", "output"), part("6200", "21", "output")] });
        let row = bank.waiting("2026-01-12", "84");
        assert_eq!(bank.done(&row, "confirm", &both)["vat_side"], "output");
        // VAT that is not in what is paid, and parts of one account.
        for code in ["RC", "PVA"] {
            let bought = json!({ "account_id": books.id("6200"), "vat_code": code });
            bank.done(&bank.waiting("2026-01-13", "-100"), "confirm", &bought);
        }
        let plain = json!({ "account_id": books.id("6200"), "amount": number("-40") });
        let split = json!({ "lines": [part("6200", "-60", "input"), plain] });
        bank.done(&bank.waiting("2026-01-13", "-100"), "confirm", &split);
        assert_whole(books);
    }

    fn what_undoes_a_line_counts_on_the_same_side(place: &Place) {
        let bank = with_asset(place);
        let books = &bank.books;
        let row = bank.waiting("2026-01-10", "1200");
        bank.done(&row, "confirm", &json!({ "account_id": books.id("0040"), "vat_code": "ST" }));
        assert_eq!(bank.done(&row, "void", &json!({}))["vat_side"], Value::Null);
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "0.00", "0.00"]);
        let mut recharged = with_vat(books, "2026-01-13", "6200", "-120", "ST");
        recharged["lines"][0]["vat_side"] = json!("output");
        let posted = books.post(&recharged);
        assert_eq!(counted(books, "2026-03-31"), ["20.00", "0.00", "100.00", "0.00"]);
        let reverse = format!("/journals/{}/reverse", text(&posted, "id"));
        let mirror = books.data(201, &reverse, &json!({}));
        assert_eq!(sides(&mirror), [json!("output"), Value::Null, Value::Null]);
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "0.00", "0.00"]);
        // A journal that is to be undone on a later day.
        recharged["reverse_on"] = json!("2026-02-01");
        books.post(&recharged);
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "0.00", "0.00"]);
        // A change of the group later changes nothing that is posted.
        let van = format!("/accounts/{}", books.id("0040"));
        let sold = books.post(&with_vat(books, "2026-01-14", "0040", "-1200", "ST"));
        let patched = books.ask("PATCH", &van, &json!({ "group": "current_assets" }));
        assert_eq!(patched.status, 200, "{patched:?}");
        books.data(201, &format!("/journals/{}/reverse", text(&sold, "id")), &json!({}));
        assert_eq!(counted(books, "2026-03-31"), ["0.00", "0.00", "0.00", "0.00"]);
        assert_whole(books);
    }

    fn a_side_without_a_vat_code_is_refused_and_changes_nothing(place: &Place) {
        let bank = with_asset(place);
        let books = &bank.books;
        let row = bank.waiting("2026-01-10", "120");
        let before = bank.state();
        for code in [None, Some("NV")] {
            let mut body = json!({ "account_id": books.id("6200"), "vat_side": "output" });
            if let Some(code) = code {
                body["vat_code"] = json!(code);
            }
            let details = refused(&bank.act(&row, "confirm", &body), 422, "vat_side_without_code");
            assert_eq!(details["field"], "vat_side");
            let mut journal = with_vat(books, "2026-01-13", "6200", "-120", "NV");
            if code.is_none() {
                journal["lines"][0].as_object_mut().expect("a line").remove("vat_code");
            }
            journal["lines"][0]["vat_side"] = json!("output");
            let details = refused(&books.ask("POST", "/journals", &journal), 422, "vat_side_without_code");
            assert_eq!(details["field"], "lines[0].vat_side");
        }
        let transfer = json!({ "transfer_to_bank_account_id": bank.id, "vat_side": "output" });
        refused(&bank.act(&row, "confirm", &transfer), 422, "mixed_confirmation");
        let wrong = json!({ "account_id": books.id("6200"), "vat_code": "ST", "vat_side": "sales" });
        let details = bank.act(&row, "confirm", &wrong).assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "vat_side");
        assert_eq!(bank.state(), before);
    }
}
