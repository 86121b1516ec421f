//! The VAT control account, taken apart.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use crate::place::on_both_databases;

/// What the reconciliation comes to: returns, differences, open, unpaid, paid, other, total. It agrees.
#[track_caller]
fn reconciled(till: &Till<'_>) -> [String; 7] {
    let answer = till.desk.books.get("/reports/vat-reconciliation");
    assert_eq!(answer.status, 200, "{answer:?}");
    let all = answer.json()["data"].clone();
    assert_eq!(all["agrees"], true, "{all}");
    let keys =
        ["returned_vat", "scheme_difference", "open_vat", "unpaid_vat", "paid", "other", "total"];
    keys.map(|key| money(&all[key]))
}

#[track_caller]
fn finalised(till: &Till<'_>) -> String {
    let days = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
    let made = till.desk.books.data(201, "/vat-returns", &days);
    let path = format!("/vat-returns/{}", text(&made, "id"));
    till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
    path
}

/// The entries of a part, as date, amount and what they are of.
#[track_caller]
fn entries(till: &Till<'_>, part: &str) -> Vec<String> {
    let answer = till.desk.books.get(&format!("/reports/vat-reconciliation?part={part}")).json();
    let list = answer["data"]["entries"].as_array().expect("entries");
    assert_eq!(answer["pagination"]["total"], list.len(), "{answer}");
    let line = |one: &Value| {
        let of = one["invoice_number"].as_str().or_else(|| one["description"].as_str());
        format!("{} {} {}", text(one, "date"), money(&one["amount"]), of.expect("a text"))
    };
    list.iter().map(line).collect()
}

/// A payment to HMRC as a row of the bank; gives its journal and the row.
#[track_caller]
fn paid_from_the_bank(till: &Till<'_>, amount: &str) -> [String; 2] {
    let row = till.row(amount);
    let control = json!({ "account_id": till.desk.books.id("2250") });
    let done = till.done(&row, "confirm", &control);
    [text(&done, "journal_id").to_owned(), row]
}

on_both_databases! {
    fn the_account_is_returns_open_vat_and_payments(place: &Place) {
        let till = Till::new(place);
        assert_eq!(reconciled(&till), ["0.00"; 7]);
        till.sold("100");
        till.bought("P-1", "50");
        assert_eq!(reconciled(&till), ["0.00", "0.00", "10.00", "0.00", "0.00", "0.00", "10.00"]);
        assert_eq!(entries(&till, "open"), ["2026-03-02 20.00 INV-0001", "2026-03-02 -10.00 P-1"]);
        let path = finalised(&till);
        till.sold("10");
        assert_eq!(reconciled(&till), ["10.00", "0.00", "2.00", "0.00", "0.00", "0.00", "12.00"]);
        assert_eq!(entries(&till, "open"), ["2026-04-01 2.00 INV-0002"]);
        let [journal, row] = paid_from_the_bank(&till, "-10");
        assert_eq!(reconciled(&till), ["10.00", "0.00", "2.00", "0.00", "0.00", "-10.00", "2.00"]);
        assert_eq!(entries(&till, "other"), ["2026-03-05 -10.00 BIRCH LTD 4711"]);
        let payments = format!("{path}/payments");
        till.desk.books.data(200, &payments, &json!({ "journal_id": journal }));
        assert_eq!(reconciled(&till), ["10.00", "0.00", "2.00", "0.00", "-10.00", "0.00", "2.00"]);
        assert_eq!(entries(&till, "payments"), ["2026-03-05 -10.00 BIRCH LTD 4711"]);
        let all = till.desk.books.get("/reports/vat-reconciliation").json()["data"].clone();
        let one = &all["returns"][0];
        assert_eq!(["vat", "net_vat_due", "amount_paid"].map(|key| money(&one[key])), ["10.00"; 3]);
        assert_eq!(all["entries"], Value::Null);
        till.assert_whole();
        // What is undone is undone of the return too.
        till.done(&row, "void", &Value::Null);
        assert_eq!(reconciled(&till), ["10.00", "0.00", "2.00", "0.00", "0.00", "0.00", "12.00"]);
        let all = till.desk.books.get("/reports/vat-reconciliation").json()["data"].clone();
        assert_eq!(money(&all["returns"][0]["amount_paid"]), "0.00");
        till.assert_whole();
        let events = till.desk.books.get("/audit-events?action=vat_return.pay").json();
        assert_eq!(events["data"][0]["to"], json!({ "journal_id": journal }));
    }

    fn a_journal_is_named_once_on_a_finalised_return_and_only_if_it_moves_the_account(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        let path = finalised(&till);
        let payments = format!("{path}/payments");
        let named = |journal: &str| till.ask("POST", &payments, &json!({ "journal_id": journal }));
        let [journal, _] = paid_from_the_bank(&till, "-10");
        assert_eq!(named(&journal).status, 200);
        let details = refused(&named(&journal), 409, "payment_named");
        assert_eq!(details["vat_return_id"], path.rsplit('/').next().expect("an ID"));
        let details = refused(&named(text(&invoice, "journal_id")), 422, "no_vat_payment");
        assert_eq!(details["field"], "journal_id");
        let [undone, row] = paid_from_the_bank(&till, "-11");
        till.done(&row, "void", &Value::Null);
        refused(&named(&undone), 422, "no_vat_payment");
        refused(&named("jnl_00000000000000000000000001"), 422, "unknown_reference");
        let days = json!({ "date_from": "2026-04-01", "date_to": "2026-06-30" });
        let draft = till.desk.books.data(201, "/vat-returns", &days);
        let draft = format!("/vat-returns/{}", text(&draft, "id"));
        let of_draft = till.ask("POST", &format!("{draft}/payments"), &json!({ "journal_id": journal }));
        refused(&of_draft, 409, "not_finalised");
        assert_eq!(till.ask("POST", "/vat-returns/vrt_0/payments", &json!({ "journal_id": journal })).status, 404);
        till.assert_whole();
    }

    fn a_payment_is_taken_off_a_return_and_a_draft_with_payments_stays(place: &Place) {
        let till = Till::new(place);
        till.sold("100");
        let path = finalised(&till);
        let [journal, _] = paid_from_the_bank(&till, "-20");
        till.desk.books.data(200, &format!("{path}/payments"), &json!({ "journal_id": journal }));
        till.desk.books.data(200, &format!("{path}/reopen"), &json!({ "reason": "x" }));
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "0.00", "-20.00", "0.00", "0.00"]);
        till.assert_whole();
        refused(&till.ask("DELETE", &path, &Value::Null), 409, "vat_return_paid");
        let payment = format!("{path}/payments/{journal}");
        let taken_off = till.ask("DELETE", &payment, &Value::Null);
        assert_eq!((taken_off.status, &taken_off.json()["data"]["status"]), (200, &json!("draft")));
        assert_eq!(till.ask("DELETE", &payment, &Value::Null).status, 404);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "0.00", "0.00", "-20.00", "0.00"]);
        till.assert_whole();
        assert_eq!(till.ask("DELETE", &path, &Value::Null).status, 200);
        // And it may be named on another.
        let path = finalised(&till);
        till.desk.books.data(200, &format!("{path}/payments"), &json!({ "journal_id": journal }));
        assert_eq!(reconciled(&till), ["20.00", "0.00", "0.00", "0.00", "-20.00", "0.00", "0.00"]);
        till.assert_whole();
    }

    fn under_cash_accounting_documents_that_are_not_paid_are_a_part_of_it(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let invoice = till.sold("100");
        till.bought("P-1", "50");
        till.settled(till.receipt("30"), &[(&invoice, "30")]);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "5.00", "5.00", "0.00", "0.00", "10.00"]);
        assert_eq!(entries(&till, "unpaid"), ["2026-03-02 15.00 INV-0001", "2026-03-02 -10.00 P-1"]);
        till.settled(till.receipt("90"), &[(&invoice, "90")]);
        assert_eq!(entries(&till, "unpaid"), ["2026-03-02 -10.00 P-1"]);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "-10.00", "0.00", "0.00", "10.00"]);
        // Written off, it leaves the account, and is in no part of it.
        let other = till.sold("10");
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "-8.00", "0.00", "0.00", "12.00"]);
        let how = json!({ "date": "2026-03-09", "account_id": till.desk.books.id("6700") });
        till.desk.done(&other, "write-off", &how);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "-10.00", "0.00", "0.00", "10.00"]);
        assert_eq!(entries(&till, "unpaid"), ["2026-03-02 -10.00 P-1"]);
        assert_eq!(entries(&till, "other"), Vec::<String>::new());
        till.desk.done(&other, "write-off/undo", &Value::Null);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "-8.00", "0.00", "0.00", "12.00"]);
    }

    fn under_the_flat_rate_scheme_the_difference_is_a_part_of_it_and_goes_with_reopening(place: &Place) {
        let till = Till::new(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 });
        assert_eq!(till.ask("PATCH", "", &flat).status, 200);
        till.sold("100");
        let path = finalised(&till);
        assert_eq!(reconciled(&till), ["20.00", "-5.60", "0.00", "0.00", "0.00", "0.00", "14.40"]);
        till.desk.books.data(200, &format!("{path}/reopen"), &json!({ "reason": "x" }));
        assert_eq!(reconciled(&till), ["0.00", "0.00", "20.00", "0.00", "0.00", "0.00", "20.00"]);
        till.assert_whole();
    }

    fn reverse_charges_and_journals_of_the_account_are_told_apart(place: &Place) {
        let till = Till::new(place);
        let mut bought = till.desk.purchase("P-1", "100", "RC");
        bought["issue_date"] = json!("2026-03-03");
        till.desk.made(&bought);
        assert_eq!(reconciled(&till), ["0.00"; 7]);
        assert_eq!(entries(&till, "open"), ["2026-03-03 -20.00 P-1", "2026-03-03 20.00 P-1"]);
        // A journal that moves the account by itself, beside VAT of its own.
        let mut journal = till.desk.books.journal("2026-03-04", "6200", "2250", "7");
        journal["lines"][0]["vat_code"] = json!("ST");
        till.desk.books.data(201, "/journals", &journal);
        assert_eq!(reconciled(&till), ["0.00", "0.00", "-1.17", "0.00", "0.00", "7.00", "5.83"]);
        let page = till.desk.books.get("/reports/vat-reconciliation?part=open&limit=1&offset=2").json();
        assert_eq!(page["pagination"], json!({ "limit": 1, "offset": 2, "count": 1, "total": 3 }));
        assert_eq!(till.desk.books.get("/reports/vat-reconciliation?limit=1").status, 422);
        assert_eq!(till.desk.books.get("/reports/vat-reconciliation?part=all").status, 422);
    }
}
