//! Cash accounting, left: VAT that is outstanding then.
//!
//! Source: VAT Regulations 1995, reg. 61 to 64A; HMRC manual VCAS6200 to VCAS6300, as of November 2026.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::{Place, on_both_databases};

/// Books under cash accounting: a sale of 100.00 and VAT on 2 March, half of it paid on the 5th, and a purchase of 50.00
/// that is not.
fn under_cash(place: &Place) -> (Till<'_>, Value, Value) {
    let till = Till::new(place);
    assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
    let (sold, bought) = (till.sold("100"), till.bought("P-1", "50"));
    till.settled(till.receipt("60"), &[(&sold, "60")]);
    (till, sold, bought)
}

/// Leaves it from a day on.
#[track_caller]
fn leave(till: &Till<'_>, from: &str, how: Option<&str>) -> Value {
    let mut body =
        json!({ "vat_scheme": "standard", "effective_from": from, "confirm_restates": true });
    if let Some(how) = how {
        body["outstanding_vat"] = json!(how);
    }
    let left = till.ask("PATCH", "", &body);
    assert_eq!(left.status, 200, "{left:?}");
    left.json()["data"].clone()
}

/// Boxes 1, 4, 6 and 7 of days.
#[track_caller]
fn of_days(till: &Till<'_>, from: &str, to: &str) -> [String; 4] {
    let all = boxes(&report(&till.desk.books, from, to));
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

fn quarter(till: &Till<'_>, number: u8) -> [String; 4] {
    let [from, to] = match number {
        1 => ["2026-01-01", "2026-03-31"],
        2 => ["2026-04-01", "2026-06-30"],
        3 => ["2026-07-01", "2026-09-30"],
        _ => ["2026-10-01", "2026-12-31"],
    };
    of_days(till, from, to)
}

/// A receipt of a day.
#[track_caller]
fn received(till: &Till<'_>, invoice: &Value, date: &str, amount: &str) {
    let mut receipt = till.receipt(amount);
    receipt["date"] = json!(date);
    till.settled(receipt, &[(invoice, amount)]);
}

const NOTHING: [&str; 4] = ["0.00"; 4];

on_both_databases! {
    fn what_is_outstanding_counts_on_the_last_day_and_what_is_paid_later_no_more(place: &Place) {
        let (till, sold, bought) = under_cash(place);
        assert_eq!(quarter(&till, 1), ["10.00", "0.00", "50.00", "0.00"]);
        let left = json!({ "vat_scheme": "standard", "effective_from": "2026-04-01" });
        let details = refused(&till.ask("PATCH", "", &left), 409, "restates_vat");
        assert_eq!((&details["before"]["1"], &details["after"]["1"]), (&json!(0.0), &json!(10.0)));
        assert_eq!((&details["before"]["4"], &details["after"]["4"]), (&json!(0.0), &json!(10.0)));
        assert_eq!(details["date_from"], "2026-03-31");
        assert_eq!(quarter(&till, 1), ["10.00", "0.00", "50.00", "0.00"]);
        let made = leave(&till, "2026-04-01", None);
        let methods = &made["vat_methods"];
        assert_eq!([&methods[0]["outstanding_vat"], &methods[1]["outstanding_vat"]], [&Value::Null, &json!("settle_now")]);
        assert_eq!(quarter(&till, 1), ["20.00", "10.00", "100.00", "50.00"]);
        till.assert_whole();
        let all = till.desk.books.get("/reports/vat-reconciliation").json()["data"].clone();
        assert_eq!(["open_vat", "unpaid_vat"].map(|key| money(&all[key])), ["10.00", "0.00"]);
        let unpaid = till.desk.books.get("/reports/vat-reconciliation?part=unpaid").json();
        assert_eq!(unpaid["pagination"]["total"], 0);
        received(&till, &sold, "2026-05-05", "60");
        let mut payment = till.payment("60");
        payment["date"] = json!("2026-05-05");
        till.settled(payment, &[(&bought, "60")]);
        assert_eq!(quarter(&till, 2), NOTHING);
        assert_eq!(quarter(&till, 1), ["20.00", "10.00", "100.00", "50.00"]);
        till.assert_whole();
    }

    fn documents_that_come_later_of_that_time_count_in_full(place: &Place) {
        let (till, sold, _) = under_cash(place);
        leave(&till, "2026-04-01", None);
        // An invoice for a supply of then, issued late; and a credit note, which counts when it is issued.
        let mut late = till.desk.sale("10", "ST");
        (late["issue_date"], late["tax_point"]) = (json!("2026-04-20"), json!("2026-03-20"));
        let late = till.desk.made(&late);
        assert_eq!(quarter(&till, 1), ["22.00", "10.00", "110.00", "50.00"]);
        let mut note = till.desk.sale("30", "ST");
        note["kind"] = json!("credit_note");
        (note["issue_date"], note["tax_point"]) = (json!("2026-05-20"), json!("2026-03-02"));
        let note = till.desk.made(&note);
        assert_eq!(quarter(&till, 2), ["-6.00", "0.00", "-30.00", "0.00"]);
        let allocate = json!({ "allocations": [{ "invoice_id": sold["id"], "amount": 36 }] });
        assert!(till.desk.act(&note, "allocations", &allocate).status < 300);
        assert_eq!(quarter(&till, 2), ["-6.00", "0.00", "-30.00", "0.00"]);
        till.assert_whole();
        // Void, it counts no more from that day.
        till.desk.done(&late, "void", &json!({ "void_date": "2026-06-01" }));
        assert_eq!(quarter(&till, 2), ["-8.00", "0.00", "-40.00", "0.00"]);
        till.assert_whole();
        // Money of then that is entered late counts on its day, and no longer on the last.
        received(&till, &sold, "2026-03-10", "12");
        assert_eq!(of_days(&till, "2026-03-10", "2026-03-10"), ["2.00", "0.00", "10.00", "0.00"]);
        assert_eq!(quarter(&till, 1), ["22.00", "10.00", "110.00", "50.00"]);
        till.assert_whole();
    }

    fn for_another_six_months_it_counts_as_it_is_paid_and_the_rest_at_their_end(place: &Place) {
        let (till, sold, _) = under_cash(place);
        leave(&till, "2026-04-01", Some("six_months"));
        assert_eq!(quarter(&till, 1), ["10.00", "0.00", "50.00", "0.00"]);
        received(&till, &sold, "2026-06-05", "30");
        assert_eq!(quarter(&till, 2), ["5.00", "0.00", "25.00", "0.00"]);
        assert_eq!(quarter(&till, 3), ["5.00", "10.00", "25.00", "50.00"]);
        assert_eq!(of_days(&till, "2026-09-30", "2026-09-30"), quarter(&till, 3));
        received(&till, &sold, "2026-10-05", "30");
        assert_eq!(quarter(&till, 4), NOTHING);
        till.assert_whole();
        // Settled up after all, it is as if it always had been.
        leave(&till, "2026-04-01", Some("settle_now"));
        assert_eq!(quarter(&till, 1), ["20.00", "10.00", "100.00", "50.00"]);
        assert_eq!([quarter(&till, 2), quarter(&till, 3)], [NOTHING, NOTHING]);
        till.assert_whole();
        // Not left at all, it counts when it is paid.
        let stayed = json!({ "vat_scheme": "cash", "effective_from": "2026-04-01", "confirm_restates": true });
        assert_eq!(till.ask("PATCH", "", &stayed).status, 422, "cash accounting never begins in the past");
    }

    fn the_six_months_are_refused_to_who_sells_too_much_and_to_who_does_not_leave(place: &Place) {
        let (till, ..) = under_cash(place);
        let mut asked = json!({
            "vat_scheme": "standard", "effective_from": "2026-04-01", "confirm_restates": true,
            "outstanding_vat": "six_months",
        });
        // Exempt supplies are none that count; nor are those of before.
        let mut exempt = till.desk.sale("2000000", "EX");
        exempt["issue_date"] = json!("2026-03-31");
        till.desk.made(&exempt);
        let mut before = till.desk.sale("2000000", "ZR");
        before["issue_date"] = json!("2025-12-31");
        till.desk.made(&before);
        let mut much = till.desk.sale("1349900.01", "ZR");
        much["issue_date"] = json!("2026-01-01");
        let much = till.desk.made(&much);
        let details = refused(&till.ask("PATCH", "", &asked), 422, "six_months_not_allowed");
        assert_eq!([&details["turnover"], &details["limit"]], ["1350000.01", "1350000.00"]);
        assert_eq!([&details["date_from"], &details["date_to"]], ["2026-01-01", "2026-03-31"]);
        till.desk.done(&much, "void", &json!({}));
        assert_eq!(till.ask("PATCH", "", &asked).status, 200);
        till.assert_whole();
        (asked["vat_scheme"], asked["vat_registered"]) = (json!("none"), json!(false));
        refused(&till.ask("PATCH", "", &asked), 422, "six_months_not_allowed");
        let nothing_left = json!({ "outstanding_vat": "settle_now", "effective_from": "2026-09-01" });
        let details = refused(&till.ask("PATCH", "", &nothing_left), 422, "vat_scheme_mismatch");
        assert_eq!(details["field"], "outstanding_vat");
    }

    fn a_bad_debt_that_is_six_months_old_stays_out_and_any_other_falls_due(place: &Place) {
        let (till, sold, _) = under_cash(place);
        till.desk.done(&sold, "write-off", &json!({ "date": "2026-09-20" }));
        assert_eq!(till.balances(["6810", "2250"]), ["50.00", "0.00"]);
        // Due on 16 March: six months old by 30 September, not by 31 August.
        leave(&till, "2026-10-01", None);
        assert_eq!(quarter(&till, 3), ["0.00", "10.00", "0.00", "50.00"]);
        assert_eq!(till.balances(["6810", "2250"]), ["50.00", "0.00"]);
        till.assert_whole();
        // Money after all counts when it comes.
        received(&till, &sold, "2026-11-02", "30");
        assert_eq!(quarter(&till, 4), ["5.00", "0.00", "25.00", "0.00"]);
        assert_eq!(till.balances(["6810", "2250"]), ["25.00", "-5.00"]);
        till.assert_whole();
    }

    fn a_bad_debt_that_falls_due_has_relief_like_any_other(place: &Place) {
        let (till, sold, _) = under_cash(place);
        till.desk.done(&sold, "write-off", &json!({ "date": "2026-03-20" }));
        leave(&till, "2026-04-01", None);
        assert_eq!(quarter(&till, 1), ["20.00", "10.00", "100.00", "50.00"]);
        assert_eq!(till.balances(["6810", "2250"]), ["60.00", "-10.00"]);
        till.assert_whole();
        let days = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let made = till.desk.books.data(201, "/vat-returns", &days);
        let path = format!("/vat-returns/{}", text(&made, "id"));
        till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null);
        till.desk.books.data(200, &format!("{path}/file"), &json!({ "filed_at": "2026-05-05T09:00:00.000Z" }));
        let claim = json!({ "date": "2026-10-01", "not_assigned": true });
        let details = refused(&till.desk.act(&sold, "vat-relief", &claim), 422, "relief_conditions");
        assert_eq!(details["missing"], json!(["return_paid"]));
        let paid = till.desk.books.journal("2026-05-06", "2250", "3000", "10");
        let paid = till.desk.books.data(201, "/journals", &paid);
        till.desk.books.data(200, &format!("{path}/payments"), &json!({ "journal_id": paid["id"] }));
        till.desk.done(&sold, "vat-relief", &claim);
        assert_eq!(quarter(&till, 4), ["0.00", "10.00", "0.00", "0.00"]);
        assert_eq!(till.balances(["6810", "2250"]), ["50.00", "10.00"]);
        till.assert_whole();
        received(&till, &sold, "2026-11-02", "60");
        assert_eq!(quarter(&till, 4), ["10.00", "10.00", "0.00", "0.00"]);
        till.assert_whole();
    }

    fn purchases_that_stay_unpaid_give_back_what_was_reclaimed_on_leaving(place: &Place) {
        let (till, _, bought) = under_cash(place);
        let listed = || till.desk.books.get("/reports/unpaid-purchases?as_at=2026-10-31").json()["data"].clone();
        assert_eq!(listed(), json!([]));
        leave(&till, "2026-04-01", None);
        let all = listed();
        assert_eq!((&all[0]["invoice_id"], money(&all[0]["vat_to_repay"])), (&bought["id"], "10.00".to_owned()));
        till.assert_whole();
    }

    fn a_deposit_of_then_is_released_on_the_day_on_which_its_invoice_was_settled_up(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let body = json!({ "code": "1250", "name": "VAT on deposits", "account_type": "ASSET", "role": "vat_on_deposits" });
        till.desk.books.data(201, "/accounts", &body);
        let mut receipt = till.receipt("60");
        receipt["deposit"] = json!({ "vat_code": "ST" });
        let receipt = till.made(&receipt);
        let sold = till.sold("100");
        assert_eq!(quarter(&till, 1)[0], "10.00");
        leave(&till, "2026-04-01", None);
        assert_eq!(quarter(&till, 1)[0], "30.00", "the deposit, and the invoice in full");
        let mut later = till.receipt("60");
        later["date"] = json!("2026-05-05");
        till.settled(later, &[(&sold, "60")]);
        let path = format!("/settlements/{}/allocations", text(&receipt, "id"));
        let body = json!({ "allocations": [{ "invoice_id": sold["id"], "amount": 60 }] });
        till.desk.books.data(201, &path, &body);
        assert_eq!([quarter(&till, 1)[0].as_str(), quarter(&till, 2)[0].as_str()], ["20.00", "0.00"]);
        till.assert_whole();
    }
}
