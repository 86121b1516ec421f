//! Purchases that went unpaid for six months give their VAT back until they are paid.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::{Place, on_both_databases};

/// Boxes 1, 4, 6 and 7 of the days from one to another.
fn of_days(till: &Till<'_>, from: &str, to: &str) -> [String; 4] {
    let all = boxes(&report(&till.desk.books, from, to));
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

/// Number, unpaid, given back before and to be given back, of the purchases that are listed on a day.
#[track_caller]
fn listed(till: &Till<'_>, as_at: &str) -> Vec<String> {
    let answer = till.desk.books.get(&format!("/reports/unpaid-purchases?as_at={as_at}"));
    assert_eq!(answer.status, 200, "{answer:?}");
    lines(&answer.json()["data"])
}

fn lines(purchases: &Value) -> Vec<String> {
    let line = |one: &Value| {
        let [unpaid, before, now] =
            ["amount_unpaid", "vat_repaid", "vat_to_repay"].map(|key| money(&one[key]));
        format!("{} {unpaid} {before} {now}", text(one, "number"))
    };
    purchases.as_array().expect("purchases").iter().map(line).collect()
}

/// Gives back what is due on a day, to other debtors.
#[track_caller]
fn repay(till: &Till<'_>, date: &str) -> Value {
    let body = json!({ "date": date, "account_id": till.desk.books.id("1220") });
    let answer = till.ask("POST", "/unpaid-purchases/repay-vat", &body);
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["data"].clone()
}

#[track_caller]
fn gives_nothing_back(place: &Place, scheme: &Value) {
    let till = Till::new(place);
    assert_eq!(till.ask("PATCH", "", scheme).status, 200);
    till.bought("P-1", "100");
    assert_eq!((listed(&till, "2026-12-31"), repay(&till, "2026-11-01")), (vec![], json!([])));
}

on_both_databases! {
    fn a_purchase_gives_its_vat_back_after_six_months_and_has_it_back_as_it_is_paid(place: &Place) {
        let till = Till::new(place);
        // Of 2 March, due on 1 April.
        let bought = till.bought("P-1", "100");
        let paid = till.bought("P-2", "50");
        till.settled(till.payment("60"), &[(&paid, "60")]);
        till.settled(till.payment("30"), &[(&bought, "30")]);
        assert_eq!(listed(&till, "2026-09-30"), [""; 0]);
        assert_eq!(listed(&till, "2026-10-01"), ["P-1 90.00 0.00 15.00"]);
        assert_eq!(repay(&till, "2026-09-30"), json!([]));
        let made = repay(&till, "2026-10-01");
        assert_eq!(lines(&made), ["P-1 90.00 0.00 15.00"]);
        let journal = json!({ "id": made[0]["journal_id"] });
        assert_eq!(till.desk.posted(&journal, "id"), ["2250 0.00 15.00 VAT", "1220 15.00 0.00"]);
        assert_eq!(of_days(&till, "2026-10-01", "2026-10-31"), ["0.00", "-15.00", "0.00", "0.00"]);
        assert_eq!(money(&till.desk.look(&bought)["vat_relieved"]), "15.00");
        assert_eq!((listed(&till, "2026-12-31"), repay(&till, "2026-10-02")), (vec![], json!([])));
        till.assert_whole();
        // Paid in part, and then credited.
        let mut payment = till.payment("60");
        payment["date"] = json!("2026-11-02");
        let payment = till.settled(payment, &[(&bought, "60")]);
        assert_eq!(of_days(&till, "2026-11-01", "2026-11-30"), ["0.00", "10.00", "0.00", "0.00"]);
        assert_eq!(till.balances(["1220"]), ["5.00"]);
        till.assert_whole();
        let mut note = till.desk.purchase("PC-1", "25", "ST");
        (note["kind"], note["issue_date"]) = (json!("credit_note"), json!("2026-11-03"));
        let note = till.desk.made(&note);
        let below = format!("/invoices/{}/allocations", text(&note, "id"));
        till.desk.books.data(201, &below, &json!({ "allocations": [{ "invoice_id": bought["id"], "amount": 30 }] }));
        assert_eq!(till.balances(["1220", "2100"]), ["0.00", "0.00"]);
        assert_eq!(of_days(&till, "2026-11-01", "2026-11-30"), ["0.00", "10.00", "0.00", "-25.00"]);
        till.assert_whole();
        // Unpaid again, it is listed again.
        let allocation = text(&payment["allocations"][0], "id").to_owned();
        let below = format!("/settlements/{}/allocations/{allocation}", text(&payment, "id"));
        assert_eq!(till.ask("DELETE", &below, &Value::Null).status, 200);
        assert_eq!(listed(&till, "2026-12-31"), ["P-1 60.00 0.00 10.00"]);
        refused(&till.desk.act(&bought, "vat-relief/undo", &Value::Null), 409, "relief_repaid");
    }

    fn what_the_buyer_accounts_for_is_not_given_back(place: &Place) {
        let till = Till::new(place);
        let mut mixed = till.desk.purchase("P-1", "100", "ST");
        let mut abroad = mixed["lines"][0].clone();
        (abroad["vat_code"], abroad["unit_price"]) = (json!("RC"), json!(80));
        mixed["lines"].as_array_mut().expect("lines").push(abroad);
        till.desk.made(&mixed);
        assert_eq!(listed(&till, "2026-10-01"), ["P-1 200.00 0.00 20.00"]);
        repay(&till, "2026-10-01");
        assert_eq!(of_days(&till, "2026-10-01", "2026-10-31"), ["0.00", "-20.00", "0.00", "0.00"]);
        till.assert_whole();
    }

    fn what_was_given_back_is_undone_by_its_mirror_and_first_where_the_purchase_is_void(place: &Place) {
        let till = Till::new(place);
        let bought = till.bought("P-1", "100");
        repay(&till, "2026-10-05");
        refused(&till.desk.act(&bought, "void", &Value::Null), 409, "vat_relieved");
        let undone = till.desk.done(&bought, "vat-relief/undo", &Value::Null);
        assert_eq!(money(&undone["vat_relieved"]), "0.00");
        assert_eq!(of_days(&till, "2026-10-01", "2026-10-31"), ["0.00", "0.00", "0.00", "0.00"]);
        till.desk.done(&bought, "void", &Value::Null);
        till.assert_whole();
    }

    fn under_cash_accounting_nothing_is_given_back(place: &Place) {
        gives_nothing_back(place, &json!({ "vat_scheme": "cash" }));
    }

    fn under_the_flat_rate_scheme_nothing_is_given_back(place: &Place) {
        gives_nothing_back(place, &json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12 }));
    }
}
