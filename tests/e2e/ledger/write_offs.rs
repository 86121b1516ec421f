//! Documents that nobody pays, written off.

use serde_json::{Value, json};

use super::banking::text;
use super::invoicing::path;
use super::settling::Till;
use super::support::{money, refused};
use super::vat::{boxes, report};
use crate::place::on_both_databases;

/// A write-off of 1 September.
fn how() -> Value {
    json!({ "date": "2026-09-01", "reason": "In liquidation" })
}

/// What is paid, credited, written off and due of a document.
fn parts(document: &Value) -> [String; 4] {
    ["amount_paid", "amount_credited", "amount_written_off", "amount_due"]
        .map(|key| money(&document[key]))
}

/// The last journal.
#[track_caller]
fn last_journal(till: &Till<'_>) -> Value {
    till.desk.books.get("/journals?limit=1").json()["data"][0].clone()
}

on_both_databases! {
    fn what_is_outstanding_becomes_a_bad_debt_and_counts_in_no_box(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        till.settled(till.receipt("20"), &[(&invoice, "20")]);
        let before = boxes(&report(&till.desk.books, "2026-01-01", "2026-12-31"));
        let done = till.desk.done(&invoice, "write-off", &how());
        assert_eq!(parts(&done), ["20.00", "0.00", "100.00", "0.00"]);
        assert_eq!((&done["status"], &done["overdue"]), (&json!("paid"), &json!(false)));
        assert_eq!(till.desk.look(&invoice), done);
        let journal = last_journal(&till);
        assert_eq!((&journal["source"], &journal["entry_date"]), (&json!("write_off"), &json!("2026-09-01")));
        assert_eq!(text(&journal, "description"), "Write-off of INV-0001, Birch Ltd");
        let journal = json!({ "id": journal["id"] });
        assert_eq!(till.desk.posted(&journal, "id"), ["6810 100.00 0.00", "1200 0.00 100.00"]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "100.00", "-20.00"]);
        assert_eq!(boxes(&report(&till.desk.books, "2026-01-01", "2026-12-31")), before);
        assert_eq!(money(&till.desk.contact(&till.desk.customer)["balance_receivable"]), "0.00");
        let listed = till.desk.books.get(&format!("{}/allocations", path(&invoice))).json();
        let listed = listed["data"].as_array().expect("allocations");
        let neither = |one: &&Value| one["settlement_id"].is_null() && one["credit_note_id"].is_null();
        assert_eq!(listed.iter().filter(neither).map(|one| money(&one["amount"])).collect::<Vec<_>>(), ["100.00"]);
        let aged = |day: &str| {
            let aged = till.desk.books.get(&format!("/reports/aged-receivables?as_at={day}")).json();
            assert_eq!(aged["data"]["agrees"], true, "{aged}");
            money(&aged["data"]["total"]["total"])
        };
        assert_eq!(["2026-08-31", "2026-09-01"].map(aged), ["100.00", "0.00"]);
        till.assert_whole();
    }

    fn a_write_off_is_undone_by_its_mirror_and_the_amount_is_due_again(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        let state = till.state(&[&invoice]);
        till.desk.done(&invoice, "write-off", &how());
        refused(&till.desk.act(&invoice, "write-off", &how()), 409, "nothing_outstanding");
        refused(&till.desk.act(&invoice, "void", &Value::Null), 409, "has_allocations");
        let early = json!({ "date": "2026-08-31" });
        let details = refused(&till.desk.act(&invoice, "write-off/undo", &early), 422, "reversal_too_early");
        assert_eq!(details["field"], "date");
        let undone = till.desk.done(&invoice, "write-off/undo", &Value::Null);
        assert_eq!(parts(&undone), ["0.00", "0.00", "0.00", "120.00"]);
        assert_eq!(till.state(&[&invoice]), state);
        assert_eq!(last_journal(&till)["source"], "reversal");
        refused(&till.desk.act(&invoice, "write-off/undo", &Value::Null), 409, "not_written_off");
        // Again, and paid after all: due from the day of the money.
        till.desk.done(&invoice, "write-off", &how());
        let later = json!({ "date": "2026-11-02", "reason": "A dividend" });
        till.desk.done(&invoice, "write-off/undo", &later);
        let mut receipt = till.receipt("30");
        receipt["date"] = json!("2026-11-02");
        till.settled(receipt, &[(&invoice, "30")]);
        let again = json!({ "date": "2026-11-02" });
        let done = till.desk.done(&invoice, "write-off", &again);
        assert_eq!(parts(&done), ["30.00", "0.00", "90.00", "0.00"]);
        assert_eq!(till.balances(["1200", "6810"]), ["0.00", "90.00"]);
        till.assert_whole();
    }

    fn a_statement_of_account_shows_what_was_written_off(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        till.desk.done(&invoice, "write-off", &how());
        till.desk.done(&invoice, "write-off/undo", &json!({ "date": "2026-09-10" }));
        let asked = format!("/contacts/{}/statement?date_from=2026-01-01&date_to=2026-12-31", till.desk.customer);
        let shown = till.desk.books.get(&asked).json()["data"].clone();
        let lines = shown["lines"].as_array().expect("lines").iter().map(|line| {
            assert_eq!(line["invoice_id"], invoice["id"]);
            format!("{} {} {} {}", text(line, "date"), text(line, "kind"), line["void"], money(&line["balance"]))
        });
        assert_eq!(lines.collect::<Vec<_>>(), [
            "2026-03-02 invoice false 120.00",
            "2026-09-01 write_off false 0.00",
            "2026-09-10 write_off true 120.00",
        ]);
    }

    fn purchases_and_credit_notes_are_written_off_the_other_way_to_an_account_that_is_named(place: &Place) {
        let till = Till::new(place);
        let (bought, credit) = (till.bought("P-1", "100"), till.credit("10"));
        let details = refused(&till.desk.act(&bought, "write-off", &how()), 422, "account_required");
        assert_eq!(details["field"], "account_id");
        let mut named = how();
        named["account_id"] = json!(till.desk.books.id("4090"));
        till.desk.done(&bought, "write-off", &named);
        let done = till.desk.done(&credit, "write-off", &how());
        assert_eq!(parts(&done), ["0.00", "0.00", "12.00", "0.00"]);
        assert_eq!(till.balances(["2100", "4090", "1200", "6810"]), ["0.00", "-120.00", "0.00", "-12.00"]);
        till.assert_whole();
    }

    fn what_cannot_be_written_off_is_refused_and_nothing_changes(place: &Place) {
        let till = Till::new(place);
        let invoice = till.sold("100");
        let mut draft = till.desk.sale("100", "ST");
        draft["issue"] = json!(false);
        let draft = till.desk.made(&draft);
        let state = till.desk.state();
        refused(&till.desk.act(&draft, "write-off", &how()), 422, "invoice_not_open");
        let details = refused(&till.desk.act(&invoice, "write-off", &json!({ "date": "2026-03-01" })), 422, "write_off_too_early");
        assert_eq!(details["date_from"], "2026-03-02");
        let control = json!({ "date": "2026-09-01", "account_id": till.desk.books.id("1200") });
        refused(&till.desk.act(&invoice, "write-off", &control), 422, "control_account");
        till.desk.act(&invoice, "write-off", &json!({})).assert_error(422, "invalid_request_format");
        let nobody = "/invoices/inv_00000000000000000000000001/write-off";
        till.ask("POST", nobody, &how()).assert_error(404, "not_found");
        assert_eq!(till.desk.state(), state);
        till.lock("2026-09-01");
        refused(&till.desk.act(&invoice, "write-off", &how()), 422, "period_locked");
    }

    /// Source: HMRC manual VCAS6300.
    fn under_cash_accounting_what_is_written_off_never_counts_and_takes_its_vat_with_it(place: &Place) {
        let till = Till::new(place);
        let cash = json!({ "vat_scheme": "cash" });
        assert_eq!(till.ask("PATCH", "", &cash).status, 200);
        let invoice = till.sold("100");
        till.settled(till.receipt("60"), &[(&invoice, "60")]);
        let year = || {
            let all = boxes(&report(&till.desk.books, "2026-01-01", "2026-12-31"));
            [all[0].clone(), all[5].clone()]
        };
        assert_eq!(year(), ["10.00", "50.00"]);
        till.desk.done(&invoice, "write-off", &how());
        assert_eq!(year(), ["10.00", "50.00"]);
        let journal = json!({ "id": last_journal(&till)["id"] });
        assert_eq!(till.desk.posted(&journal, "id"), ["6810 50.00 0.00", "2250 10.00 0.00 VAT", "1200 0.00 60.00"]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "50.00", "-10.00"]);
        till.assert_whole();
        // There is nothing to claim: VAT that never fell due is in no debt.
        let claim = json!({ "date": "2027-03-01", "not_assigned": true });
        let details = refused(&till.desk.act(&invoice, "vat-relief", &claim), 422, "relief_conditions");
        assert!(details["missing"].as_array().expect("names").contains(&json!("vat_accounted_for")), "{details}");
        till.desk.done(&invoice, "write-off/undo", &Value::Null);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["60.00", "0.00", "-20.00"]);
        till.assert_whole();
        till.settled(till.receipt("60"), &[(&invoice, "60")]);
        assert_eq!(year(), ["20.00", "100.00"]);
        till.assert_whole();
    }

    fn money_that_comes_after_all_for_a_write_off_under_cash_accounting_counts_as_ever(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        // 3.34 net and 0.67 VAT: shares do not come out even.
        let (invoice, bought) = (till.sold("3.34"), till.bought("P-1", "3.34"));
        till.settled(till.receipt("1.00"), &[(&invoice, "1.00")]);
        till.desk.done(&invoice, "write-off", &how());
        let mut named = how();
        named["account_id"] = json!(till.desk.books.id("4090"));
        till.desk.done(&bought, "write-off", &named);
        assert_eq!(till.balances(["2100", "4090", "2250"]), ["0.00", "-3.34", "-0.17"]);
        till.assert_whole();
        for (amount, losses) in [("0.50", "2.09"), ("1.01", "1.25"), ("1.50", "0.00")] {
            let mut receipt = till.receipt(amount);
            receipt["date"] = json!("2026-10-05");
            till.settled(receipt, &[(&invoice, amount)]);
            assert_eq!(till.balances(["6810"]), [losses], "{amount}");
            till.assert_whole();
        }
        let all = boxes(&report(&till.desk.books, "2026-01-01", "2026-12-31"));
        assert_eq!([&all[0], &all[3], &all[5]], ["0.67", "0.00", "3.00"]);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "0.00", "-0.67"]);
        assert_eq!(money(&till.desk.look(&invoice)["amount_written_off"]), "0.00");
    }

    fn what_was_written_off_is_written_off_anew_when_its_vat_comes_to_count_otherwise(place: &Place) {
        let till = Till::new(place);
        assert_eq!(till.ask("PATCH", "", &json!({ "vat_scheme": "cash" })).status, 200);
        let invoice = till.sold("100");
        till.desk.done(&invoice, "write-off", &how());
        assert_eq!(till.balances(["6810", "2250"]), ["100.00", "0.00"]);
        let left = json!({ "vat_scheme": "standard", "effective_from": "2026-03-01", "confirm_restates": true });
        assert_eq!(till.ask("PATCH", "", &left).status, 200);
        assert_eq!(till.balances(["1200", "6810", "2250"]), ["0.00", "120.00", "-20.00"]);
        let all = boxes(&report(&till.desk.books, "2026-01-01", "2026-03-31"));
        assert_eq!([&all[0], &all[5]], ["20.00", "100.00"]);
        let now = till.desk.look(&invoice);
        assert_eq!(parts(&now), ["0.00", "0.00", "120.00", "0.00"]);
        till.assert_whole();
    }
}
