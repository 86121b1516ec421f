//! VAT that was posted behind the finalised return of its day: claimed late, adjusted, or left out.
//!
//! Source: HMRC Notice 700/45, section 4, and manual VAEC7140 to VAEC7200, as of November 2026.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::boxes;
use crate::place::on_both_databases;

/// A return of these days, as a draft; gives its path.
#[track_caller]
fn draft(till: &Till<'_>, from: &str, to: &str) -> String {
    let days = json!({ "date_from": from, "date_to": to });
    format!("/vat-returns/{}", text(&till.desk.books.data(201, "/vat-returns", &days), "id"))
}

#[track_caller]
fn finalised(till: &Till<'_>, path: &str) -> Value {
    till.desk.books.data(200, &format!("{path}/finalise"), &Value::Null)
}

/// The first quarter is finalised, and the second a draft.
fn second_quarter(till: &Till<'_>) -> String {
    finalised(till, &draft(till, "2026-01-01", "2026-03-31"));
    draft(till, "2026-04-01", "2026-06-30")
}

fn look(till: &Till<'_>, path: &str) -> Value {
    till.desk.books.get(path).json()["data"].clone()
}

/// Boxes 1, 4, 6 and 7.
fn figures(of: &Value) -> [String; 4] {
    let all = boxes(of);
    [0, 3, 5, 6].map(|at: usize| all[at].clone())
}

/// Net errors, what is left out, the limit, and how they are corrected.
fn errors(of: &Value) -> [String; 4] {
    let late = &of["late"];
    let [net, left_out, limit] =
        ["net_errors", "left_out", "error_limit"].map(|key| money(&late[key]));
    [net, left_out, limit, text(late, "correction").to_owned()]
}

/// A sales invoice of a day.
#[track_caller]
fn sold_on(till: &Till<'_>, date: &str, net: &str) -> Value {
    let mut sale = till.desk.sale(net, "ST");
    (sale["issue_date"], sale["due_date"]) = (json!(date), json!(date));
    till.desk.made(&sale)
}

on_both_databases! {
    fn late_errors_are_adjusted_in_the_next_return_up_to_the_limit(place: &Place) {
        let till = Till::new(place);
        let next = second_quarter(&till);
        sold_on(&till, "2026-04-10", "100");
        assert_eq!(errors(&look(&till, &next)), ["0.00", "0.00", "10000.00", "none"]);
        // An invoice of March, and a purchase of March, which is no error.
        sold_on(&till, "2026-03-10", "50000");
        till.bought("P-1", "10");
        let now = look(&till, &next);
        assert_eq!(errors(&now), ["10000.00", "0.00", "10000.00", "adjusted"]);
        assert_eq!((money(&now["late"]["late_input_vat"]), &now["late"]["to_notify"]), ("2.00".to_owned(), &json!(false)));
        assert_eq!(figures(&now), ["10020.00", "2.00", "50100.00", "10.00"]);
        let listed = till.desk.books.get(&format!("{next}/late-vat")).json();
        assert_eq!(listed["pagination"]["total"], 2);
        let entry = |at: usize| {
            let one = &listed["data"][at];
            format!("{} {} {} {}", text(one, "date"), text(one, "kind"), money(&one["vat_amount"]), one["is_left_out"])
        };
        assert_eq!([entry(0), entry(1)], ["2026-03-10 error 10000.00 false", "2026-03-02 late_input 2.00 false"]);
        till.assert_whole();
        assert_eq!(figures(&finalised(&till, &next)), ["10020.00", "2.00", "50100.00", "10.00"]);
        till.assert_whole();
    }

    fn beyond_the_limit_they_are_left_out_and_listed_and_nothing_is_lost(place: &Place) {
        let till = Till::new(place);
        let next = second_quarter(&till);
        sold_on(&till, "2026-04-10", "100");
        sold_on(&till, "2026-03-10", "50000.05");
        till.bought("P-1", "10");
        let now = look(&till, &next);
        assert_eq!(errors(&now), ["10000.01", "10000.01", "10000.00", "notify"]);
        assert_eq!(now["late"]["to_notify"], true);
        assert_eq!(figures(&now), ["20.00", "2.00", "100.00", "10.00"]);
        let done = finalised(&till, &next);
        assert_eq!((figures(&done), errors(&done)), (figures(&now), errors(&now)));
        till.assert_whole();
        let all = look(&till, "/reports/vat-reconciliation");
        let parts = ["returned_vat", "left_out_vat", "open_vat", "total"].map(|key| money(&all[key]));
        assert_eq!(parts, ["18.00", "10000.01", "0.00", "10018.01"]);
        assert_eq!(money(&all["returns"][1]["left_out_vat"]), "10000.01");
        let listed = till.desk.books.get(&format!("{next}/late-vat")).json()["data"].clone();
        assert_eq!([&listed[0]["is_left_out"], &listed[1]["is_left_out"]], [true, false]);
        // It is in no later return.
        let third = draft(&till, "2026-07-01", "2026-09-30");
        assert_eq!(figures(&look(&till, &third)), ["0.00"; 4]);
        // Opened again, it is of the draft again; a larger credit brings it below the limit.
        till.desk.books.data(200, &format!("{next}/reopen"), &json!({ "reason": "x" }));
        till.assert_whole();
        let mut note = till.desk.sale("0.05", "ST");
        note["kind"] = json!("credit_note");
        note["issue_date"] = json!("2026-03-11");
        till.desk.made(&note);
        assert_eq!(errors(&look(&till, &next)), ["10000.00", "0.00", "10000.00", "adjusted"]);
        finalised(&till, &next);
        till.assert_whole();
    }

    fn large_sales_raise_the_limit_to_one_per_cent_of_them(place: &Place) {
        let till = Till::new(place);
        let next = second_quarter(&till);
        sold_on(&till, "2026-04-10", "2000000");
        sold_on(&till, "2026-03-10", "100000");
        assert_eq!(errors(&look(&till, &next)), ["20000.00", "0.00", "20000.00", "adjusted"]);
        sold_on(&till, "2026-03-10", "0.05");
        assert_eq!(errors(&look(&till, &next)), ["20000.01", "20000.01", "20000.00", "notify"]);
        finalised(&till, &next);
        till.assert_whole();
    }

    fn what_somebody_says_of_an_error_is_kept_and_a_deliberate_one_is_never_adjusted(place: &Place) {
        let till = Till::new(place);
        let sold = sold_on(&till, "2026-03-05", "1");
        let next = second_quarter(&till);
        let late = sold_on(&till, "2026-03-10", "100");
        let bought = till.bought("P-1", "10");
        let path = format!("{next}/late-vat");
        let say = |body: &Value| till.ask("POST", &path, body);
        let careless = json!({
            "journal_id": late["journal_id"], "kind": "error", "behaviour": "careless", "reason": "Lost in the post",
        });
        let said = say(&careless);
        assert_eq!(said.status, 200, "{said:?}");
        let said = said.json()["data"].clone();
        assert_eq!((errors(&said), &said["late"]["to_notify"]), (
            ["20.00", "0.00", "10000.00", "adjusted"].map(str::to_owned), &json!(true),
        ));
        let deliberate = json!({ "journal_id": late["journal_id"], "kind": "error", "behaviour": "deliberate" });
        assert_eq!(say(&deliberate).status, 200);
        let now = look(&till, &next);
        assert_eq!(errors(&now), ["0.00", "20.00", "10000.00", "none"]);
        assert_eq!(money(&now["late"]["deliberate_errors"]), "20.00");
        assert_eq!(figures(&now), ["0.00", "2.00", "0.00", "10.00"]);
        // A purchase may be an error: it should have been claimed.
        let unclaimed = json!({ "journal_id": bought["journal_id"], "kind": "error", "behaviour": "reasonable_care" });
        assert_eq!(say(&unclaimed).status, 200);
        assert_eq!(errors(&look(&till, &next)), ["-2.00", "20.00", "10000.00", "adjusted"]);
        let event = till.desk.books.get("/audit-events?action=vat_return.note_late_vat").json()["data"][0].clone();
        assert_eq!((&event["to"]["kind"], &event["to"]["behaviour"]), (&json!("error"), &json!("reasonable_care")));
        till.assert_whole();
        let input = json!({ "journal_id": late["journal_id"], "kind": "late_input" });
        assert_eq!(refused(&say(&input), 422, "not_late")["field"], "kind");
        let early = json!({ "journal_id": sold["journal_id"], "kind": "error" });
        assert_eq!(refused(&say(&early), 422, "not_late")["field"], "journal_id");
        let nobody = json!({ "journal_id": "jnl_00000000000000000000000001", "kind": "error" });
        refused(&say(&nobody), 422, "unknown_reference");
        say(&json!({ "journal_id": late["journal_id"], "kind": "late_input", "behaviour": "careless" }))
            .assert_error(422, "invalid_request_format");
        assert_eq!(till.ask("POST", "/vat-returns/vrt_0/late-vat", &careless).status, 404);
        assert_eq!(till.desk.books.get("/vat-returns/vrt_0/late-vat").status, 404);
        let done = finalised(&till, &next);
        assert_eq!(figures(&done), ["0.00", "2.00", "0.00", "10.00"]);
        refused(&say(&careless), 409, "already_finalised");
        till.assert_whole();
    }

    fn under_cash_accounting_a_receipt_that_is_entered_late_is_an_error_too(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let (sold, bought) = (till.sold("100"), till.bought("P-1", "50"));
        let next = second_quarter(&till);
        till.settled(till.receipt("60"), &[(&sold, "60")]);
        till.settled(till.payment("60"), &[(&bought, "60")]);
        let now = look(&till, &next);
        assert_eq!(errors(&now), ["10.00", "0.00", "10000.00", "adjusted"]);
        assert_eq!(money(&now["late"]["late_input_vat"]), "10.00");
        assert_eq!(figures(&now), ["10.00", "10.00", "50.00", "50.00"]);
        finalised(&till, &next);
        till.assert_whole();
    }
}
