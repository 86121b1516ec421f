//! Relief from the VAT of bad debts, and money that comes after all.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::on_both_databases;

/// Boxes 1, 4, 6 and 7 of the days from one to another.
fn of_days(till: &Till<'_>, from: &str, to: &str) -> [String; 4] {
    let all = boxes(&report(&till.desk.books, from, to));
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

/// The first quarter of 2026, finalised and filed; gives the path of the return.
fn filed_quarter(till: &Till<'_>) -> String {
    let days = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
    let made = till.desk.books.data(201, "/vat-returns", &days);
    let path = format!("/vat-returns/{}", text(&made, "id"));
    till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
    let filing = json!({ "filed_at": "2026-05-05T09:00:00.000Z" });
    till.desk.books.data(200, &format!("{path}/file"), &filing);
    path
}

/// A payment to HMRC that is named on a return; gives its journal.
fn pay(till: &Till<'_>, path: &str, amount: &str) -> String {
    let journal = till.desk.books.journal("2026-05-06", "2250", "3000", amount);
    let journal = text(&till.desk.books.data(201, "/journals", &journal), "id").to_owned();
    till.desk.books.data(200, &format!("{path}/payments"), &json!({ "journal_id": journal }));
    journal
}

/// The first quarter of 2026, finalised, filed and paid.
fn file_quarter(till: &Till<'_>) {
    let path = filed_quarter(till);
    pay(till, &path, "20");
}

fn claim(date: &str) -> Value {
    json!({ "date": date, "not_assigned": true })
}

/// An invoice of 2 March, due on the 16th, written off on 1 September.
fn bad_debt(till: &Till<'_>) -> Value {
    let invoice = till.sold("100");
    till.desk.done(&invoice, "write-off", &json!({ "date": "2026-09-01" }))
}

on_both_databases! {
    fn relief_counts_in_box_4_alone_and_takes_the_vat_off_the_bad_debt(place: &Place) {
        let till = Till::new(place);
        let invoice = bad_debt(&till);
        file_quarter(&till);
        let done = till.desk.done(&invoice, "vat-relief", &claim("2026-10-01"));
        assert_eq!(["amount_written_off", "vat_relieved"].map(|key| money(&done[key])), ["120.00", "20.00"]);
        assert_eq!(of_days(&till, "2026-10-01", "2026-10-31"), ["0.00", "20.00", "0.00", "0.00"]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "100.00", "20.00"]);
        let entries = till.desk.books.get("/reports/vat-return?date_from=2026-10-01&date_to=2026-10-31&box=4").json();
        let entry = &entries["data"]["entries"][0];
        assert_eq!([&entry["source"], &entry["vat_code"]], [&json!("vat_relief"), &json!("ST")]);
        assert_eq!(text(entry, "description"), "VAT relief on bad debt, INV-0001, Birch Ltd");
        assert_eq!(["net_amount", "vat_amount"].map(|key| money(&entry[key])), ["0.00", "20.00"]);
        till.assert_whole();
        let details = refused(&till.desk.act(&invoice, "vat-relief", &claim("2026-10-02")), 422, "relief_conditions");
        assert_eq!(details["missing"], json!(["written_off"]));
        refused(&till.desk.act(&invoice, "write-off/undo", &Value::Null), 409, "vat_relieved");
        // Undone, all is as it was.
        let undone = till.desk.done(&invoice, "vat-relief/undo", &Value::Null);
        assert_eq!(money(&undone["vat_relieved"]), "0.00");
        assert_eq!(of_days(&till, "2026-10-01", "2026-10-31"), ["0.00", "0.00", "0.00", "0.00"]);
        assert_eq!(till.balances(["6810", "2250"]), ["120.00", "0.00"]);
        refused(&till.desk.act(&invoice, "vat-relief/undo", &Value::Null), 409, "not_relieved");
        till.desk.done(&invoice, "write-off/undo", &Value::Null);
        till.assert_whole();
    }

    fn a_claim_that_lacks_conditions_says_which(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        let missing = |body: &Value| {
            let details = refused(&till.desk.act(&invoice, "vat-relief", body), 422, "relief_conditions");
            assert_eq!([&details["date_from"], &details["date_to"]], [&json!("2026-09-16"), &json!("2030-09-16")]);
            details["missing"].clone()
        };
        let sold = json!({ "date": "2026-09-15", "not_assigned": false });
        let all = json!(["written_off", "return_filed", "return_paid", "six_months", "not_assigned"]);
        assert_eq!(missing(&sold), all);
        till.desk.done(&invoice, "write-off", &json!({ "date": "2026-09-01" }));
        assert_eq!(missing(&claim("2026-09-16")), json!(["return_filed", "return_paid"]));
        let path = filed_quarter(&till);
        assert_eq!(missing(&claim("2026-09-16")), json!(["return_paid"]));
        // In part, and reversed: not paid.
        pay(&till, &path, "19.99");
        assert_eq!(missing(&claim("2026-09-16")), json!(["return_paid"]));
        let reversed = pay(&till, &path, "5");
        till.desk.books.data(201, &format!("/journals/{reversed}/reverse"), &json!({ "entry_date": "2026-05-07" }));
        assert_eq!(missing(&claim("2026-09-16")), json!(["return_paid"]));
        pay(&till, &path, "0.01");
        assert_eq!(missing(&claim("2026-08-31")), json!(["written_off", "six_months"]));
        assert_eq!(missing(&claim("2030-09-17")), json!(["time_limit"]));
        till.desk.act(&invoice, "vat-relief", &json!({ "date": "2026-09-16" })).assert_error(422, "invalid_request_format");
        till.desk.done(&invoice, "vat-relief", &claim("2026-09-16"));
        let bought = till.bought("P-1", "100");
        refused(&till.desk.act(&bought, "vat-relief", &claim("2026-09-16")), 422, "type_mismatch");
        till.assert_whole();
    }

    fn money_that_comes_after_all_repays_its_share_in_box_1(place: &Place) {
        let till = Till::new(place);
        let invoice = bad_debt(&till);
        file_quarter(&till);
        till.desk.done(&invoice, "vat-relief", &claim("2026-10-01"));
        let mut receipt = till.receipt("60");
        receipt["date"] = json!("2026-11-02");
        let receipt = till.settled(receipt, &[(&invoice, "60")]);
        assert_eq!(receipt["allocations"][0]["date"], "2026-11-02");
        let now = till.desk.look(&invoice);
        let keys = ["amount_paid", "amount_written_off", "amount_due", "vat_relieved"];
        assert_eq!(keys.map(|key| money(&now[key])), ["60.00", "60.00", "0.00", "10.00"]);
        assert_eq!(of_days(&till, "2026-11-01", "2026-11-30"), ["10.00", "0.00", "0.00", "0.00"]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "50.00", "10.00"]);
        let aged = |day: &str| {
            let aged = till.desk.books.get(&format!("/reports/aged-receivables?as_at={day}")).json();
            assert_eq!(aged["data"]["agrees"], true, "{day} {aged}");
        };
        for day in ["2026-08-31", "2026-09-01", "2026-11-01", "2026-11-02", "2026-12-31"] {
            aged(day);
        }
        till.assert_whole();
        refused(&till.desk.act(&invoice, "vat-relief/undo", &Value::Null), 409, "relief_repaid");
        let mut more = till.receipt("60.01");
        more["date"] = json!("2026-11-03");
        more["allocations"] = json!([{ "invoice_id": invoice["id"], "amount": 60.01 }]);
        let details = refused(&till.ask("POST", "/settlements", &more), 422, "over_allocated");
        assert_eq!(details["amount_due"], "60.00");
        let mut rest = till.receipt("60");
        rest["date"] = json!("2026-11-03");
        till.settled(rest, &[(&invoice, "60")]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "0.00", "0.00"]);
        assert_eq!(of_days(&till, "2026-11-01", "2026-11-30"), ["20.00", "0.00", "0.00", "0.00"]);
        // Taken back, it is outstanding and no longer written off.
        let allocation = text(&receipt["allocations"][0], "id").to_owned();
        let below = format!("/settlements/{}/allocations/{allocation}", text(&receipt, "id"));
        assert_eq!(till.ask("DELETE", &below, &Value::Null).status, 200);
        assert_eq!(till.due(&invoice), ("60.00".to_owned(), "part_paid".to_owned()));
        till.assert_whole();
    }

    fn money_of_a_day_that_is_locked_counts_when_the_write_off_can_be_undone(place: &Place) {
        let till = Till::new(place);
        let invoice = bad_debt(&till);
        let mut receipt = till.receipt("30");
        receipt["date"] = json!("2026-09-10");
        let receipt = till.made(&receipt);
        till.lock("2026-09-30");
        let path = format!("/settlements/{}/allocations", text(&receipt, "id"));
        let body = json!({ "allocations": [{ "invoice_id": invoice["id"], "amount": 30 }] });
        let done = till.desk.books.data(201, &path, &body);
        assert_eq!(done["allocations"][0]["date"], "2026-10-01");
        assert_eq!(till.balances(["1200", "6810"]), ["0.00", "90.00"]);
        till.assert_whole();
    }
}
