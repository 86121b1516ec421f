//! Deposits: receipts that make a tax point before the invoice.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::{Till, allocations, path};
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::{Place, on_both_databases};

/// Books with an account for VAT on deposits, 1250.
fn till(place: &Place) -> Till<'_> {
    let mut till = Till::new(place);
    add_account(&mut till);
    till
}

fn add_account(till: &mut Till<'_>) {
    let body = json!({ "code": "1250", "name": "VAT on deposits", "account_type": "ASSET",
        "role": "vat_on_deposits" });
    let made = till.desk.books.data(201, "/accounts", &body);
    till.desk.books.accounts.insert("1250".to_owned(), text(&made, "id").to_owned());
}

/// A deposit of 5 March.
fn deposit(till: &Till<'_>, amount: &str, code: &str) -> Value {
    let mut body = till.receipt(amount);
    body["deposit"] = json!({ "vat_code": code });
    body
}

/// An invoice of 20 April, of 120 % of this.
#[track_caller]
fn invoice(till: &Till<'_>, net: &str) -> Value {
    let mut body = till.desk.sale(net, "ST");
    body["issue_date"] = json!("2026-04-20");
    till.desk.made(&body)
}

#[track_caller]
fn allocated(till: &Till<'_>, deposit: &Value, invoice: &Value, amount: &str) -> Value {
    let body = json!({ "allocations": allocations(&[(invoice, amount)]) });
    till.desk.books.data(201, &format!("{}/allocations", path(deposit)), &body)
}

#[track_caller]
fn taken_back(till: &Till<'_>, deposit: &Value, allocation: &Value) {
    let below = format!("{}/allocations/{}", path(deposit), text(allocation, "id"));
    assert_eq!(till.ask("DELETE", &below, &Value::Null).status, 200);
}

/// Boxes 1 and 6 of the days from one to another.
fn of_days(till: &Till<'_>, from: &str, to: &str) -> [String; 2] {
    let all = boxes(&report(&till.desk.books, from, to));
    [0, 5].map(|at: usize| all[at].clone())
}

/// Boxes 1 and 6 of the first two quarters.
fn quarters(till: &Till<'_>) -> [[String; 2]; 2] {
    [("2026-01-01", "2026-03-31"), ("2026-04-01", "2026-06-30")]
        .map(|(from, to)| of_days(till, from, to))
}

fn balance(till: &Till<'_>, code: &str) -> String {
    let path = format!("/accounts/{}", till.desk.books.id(code));
    money(&till.desk.books.get(&path).json()["data"]["balance"])
}

on_both_databases! {
    fn a_deposit_counts_on_its_day_and_the_invoice_has_the_rest(place: &Place) {
        let till = till(place);
        let receipt = till.made(&deposit(&till, "60", "ST"));
        assert_eq!(receipt["deposit"]["vat_code"], "ST");
        let amounts = ["net_amount", "vat_amount", "vat_released"].map(|key| money(&receipt["deposit"][key]));
        assert_eq!(amounts, ["50.00", "10.00", "0.00"]);
        assert_eq!(quarters(&till), [["10.00", "50.00"], ["0.00", "0.00"]]);
        assert_eq!([balance(&till, "1250"), money(&receipt["unallocated_amount"])], ["10.00", "60.00"]);
        till.assert_whole();
        let days = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let made = till.desk.books.data(201, "/vat-returns", &days);
        till.desk.books.data(200, &format!("/vat-returns/{}/finalise", text(&made, "id")), &Value::Null);
        let invoice = invoice(&till, "100");
        let settled = allocated(&till, &receipt, &invoice, "60");
        assert_eq!(money(&settled["deposit"]["vat_released"]), "10.00");
        assert_eq!(quarters(&till), [["10.00", "50.00"], ["10.00", "50.00"]]);
        assert_eq!(balance(&till, "1250"), "0.00");
        assert_eq!(till.due(&invoice).0, "60.00");
        till.assert_whole();
        // Taken back, the deposit counts again on that day.
        taken_back(&till, &receipt, &settled["allocations"][0]);
        assert_eq!(money(&till.look(&receipt)["deposit"]["vat_released"]), "0.00");
        assert_eq!(quarters(&till)[1], ["10.00", "50.00"]);
        assert_eq!(of_days(&till, "2026-07-01", "2036-12-31"), ["10.00", "50.00"]);
        assert_eq!(balance(&till, "1250"), "10.00");
        till.assert_whole();
    }

    fn it_is_released_to_the_penny_in_parts(place: &Place) {
        let till = till(place);
        let receipt = till.made(&deposit(&till, "100", "ST"));
        assert_eq!(money(&receipt["deposit"]["vat_amount"]), "16.67");
        let invoices = ["100", "40", "40"].map(|net| invoice(&till, net));
        let released = invoices.iter().zip(["33.33", "33.33", "33.34"]).map(|(invoice, amount)| {
            money(&allocated(&till, &receipt, invoice, amount)["deposit"]["vat_released"])
        });
        assert_eq!(released.collect::<Vec<_>>(), ["5.56", "11.11", "16.67"]);
        // The invoices have 180.00 and 36.00, of which 83.33 and 16.67 counted before; box 6 is in whole pounds.
        assert_eq!(quarters(&till), [["16.67", "83.00"], ["19.33", "97.00"]]);
        assert_eq!(balance(&till, "1250"), "0.00");
        till.assert_whole();
    }

    fn a_deposit_that_is_void_leaves_nothing(place: &Place) {
        let till = till(place);
        let receipt = till.made(&deposit(&till, "60", "ST"));
        let invoice = invoice(&till, "100");
        allocated(&till, &receipt, &invoice, "60");
        let void = json!({ "void_date": "2026-05-01" });
        till.desk.books.data(200, &format!("{}/void", path(&receipt)), &void);
        assert_eq!(quarters(&till), [["10.00", "50.00"], ["10.00", "50.00"]]);
        assert_eq!(of_days(&till, "2026-01-01", "2026-06-30"), ["20.00", "100.00"]);
        assert_eq!(balance(&till, "1250"), "0.00");
        till.assert_whole();
    }

    fn under_cash_accounting_it_is_released_on_the_day_it_pays_the_invoice(place: &Place) {
        let till = till(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let receipt = till.made(&deposit(&till, "60", "ST"));
        assert_eq!(quarters(&till), [["10.00", "50.00"], ["0.00", "0.00"]]);
        let invoice = invoice(&till, "100");
        allocated(&till, &receipt, &invoice, "60");
        // What is paid of the invoice counts, and the deposit no longer does, both on 20 April.
        assert_eq!(quarters(&till), [["10.00", "50.00"], ["0.00", "0.00"]]);
        till.settled(till.receipt("60"), &[(&invoice, "60")]);
        assert_eq!(quarters(&till)[1], ["10.00", "50.00"]);
        till.assert_whole();
    }

    fn under_the_flat_rate_scheme_it_is_turnover_once(place: &Place) {
        let till = till(place);
        let flat = json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 10 });
        assert_eq!(till.ask("PATCH", "", &flat).status, 200);
        let receipt = till.made(&deposit(&till, "60", "ST"));
        assert_eq!(quarters(&till), [["6.00", "60.00"], ["0.00", "0.00"]]);
        allocated(&till, &receipt, &invoice(&till, "100"), "60");
        assert_eq!(quarters(&till), [["6.00", "60.00"], ["6.00", "60.00"]]);
        till.assert_whole();
    }

    fn what_makes_no_tax_point_is_refused_and_a_security_deposit_has_no_vat(place: &Place) {
        let mut till = Till::new(place);
        refused(&till.ask("POST", "/settlements", &deposit(&till, "60", "ST")), 422, "role_account_missing");
        add_account(&mut till);
        for (code, field) in [("NV", "deposit.vat_code"), ("RC", "deposit.vat_code")] {
            let details = refused(&till.ask("POST", "/settlements", &deposit(&till, "60", code)), 422, "no_deposit");
            assert_eq!(details["field"], field);
        }
        let mut paid = till.payment("60");
        paid["deposit"] = json!({ "vat_code": "ST" });
        let details = refused(&till.ask("POST", "/settlements", &paid), 422, "no_deposit");
        assert_eq!(details["field"], "deposit");
        let unknown = till.ask("POST", "/settlements", &deposit(&till, "60", "XX"));
        refused(&unknown, 422, "unknown_vat_code");
        let security = till.made(&till.receipt("60"));
        assert_eq!(security["deposit"], Value::Null);
        let zero = till.made(&deposit(&till, "60", "ZR"));
        assert_eq!(money(&zero["deposit"]["vat_amount"]), "0.00");
        assert_eq!(quarters(&till)[0], ["0.00", "60.00"]);
        till.assert_whole();
    }
}
