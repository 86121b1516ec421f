//! Write-offs, relief from VAT and unpaid purchases on the command line.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::text;
use crate::ledger::settling::Till;
use crate::ledger::support::money;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let books = &till.desk.books;
    books.account.ask_as(desk, &[&["ledger"], args].concat(), &books.key)
}

/// The same, done; gives what it writes as JSON.
#[track_caller]
fn told(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(till, desk, &[args, &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran.json()
}

on_both_databases! {
    fn a_bad_debt_is_written_off_and_its_vat_relieved_by_commands(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.sold("100");
        let invoices = |args: &[&str]| told(&till, &desk, &[&["invoices"], args].concat());
        let made = invoices(&["write-off", "INV-0001", "--date", "2026-09-01", "--reason", "In liquidation"]);
        assert_eq!(money(&made["amount_written_off"]), "120.00");
        let shown = ask(&till, &desk, &["invoices", "show", "INV-0001"]);
        assert!(shown.stdout.contains("written off") && shown.stdout.contains("120.00"), "{shown:?}");
        let claim = ["invoices", "vat-relief", "INV-0001", "--date", "2026-10-01", "--not-assigned"];
        let refused = ask(&till, &desk, &claim);
        refused.refused(3);
        let days = ["--from", "2026-01-01", "--to", "2026-03-31"];
        let vat = |args: &[&str]| told(&till, &desk, &[&["vat-returns"], args].concat());
        let made = vat(&[&["create"], &days[..]].concat());
        let id = text(&made, "id").to_owned();
        vat(&["finalise", &id]);
        vat(&["file", &id, "--filed-at", "2026-05-05T09:30:00Z"]);
        let refused = ask(&till, &desk, &claim);
        assert!(refused.stderr.contains("is not recorded as paid"), "{refused:?}");
        let paid = till.desk.books.journal("2026-05-06", "2250", "3000", "20");
        let paid = till.desk.books.data(201, "/journals", &paid);
        vat(&["pay", &id, "--journal", text(&paid, "id")]);
        assert_eq!(money(&told(&till, &desk, &claim)["vat_relieved"]), "20.00");
        assert_eq!(money(&invoices(&["undo-vat-relief", "INV-0001"])["vat_relieved"]), "0.00");
        let undone = invoices(&["undo-write-off", "INV-0001", "--date", "2026-11-01"]);
        assert_eq!([money(&undone["amount_written_off"]), money(&undone["amount_due"])], ["0.00", "120.00"]);
        till.assert_whole();
    }

    fn unpaid_purchases_are_listed_and_their_vat_given_back_by_commands(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let bought = till.bought("P-1", "100");
        let list = told(&till, &desk, &["unpaid-purchases", "list", "--as-at", "2026-10-31"]);
        assert_eq!(money(&list["data"][0]["vat_to_repay"]), "20.00");
        let account = ["--date", "2026-10-31", "--account", "1220"];
        let made = told(&till, &desk, &[&["unpaid-purchases", "repay-vat"], &account[..]].concat());
        assert_eq!(made["data"][0]["invoice_id"], bought["id"]);
        let written = told(&till, &desk, &["invoices", "write-off", "P-1", "--date", "2026-11-01", "--account", "4090"]);
        assert_eq!([money(&written["amount_written_off"]), money(&written["vat_relieved"])], ["120.00", "20.00"]);
        till.assert_whole();
    }

    fn late_vat_is_listed_and_told_apart_by_commands(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let vat = |args: &[&str]| told(&till, &desk, &[&["vat-returns"], args].concat());
        let made = vat(&["create", "--from", "2026-01-01", "--to", "2026-02-28"]);
        vat(&["finalise", text(&made, "id")]);
        let mut sale = till.desk.sale("100", "ST");
        sale["issue_date"] = json!("2026-02-10");
        let sold = till.desk.made(&sale);
        let made = vat(&["create", "--from", "2026-03-01", "--to", "2026-03-31"]);
        let id = text(&made, "id").to_owned();
        let shown = ask(&till, &desk, &["vat-returns", "show", &id]);
        assert!(shown.stderr.contains("errors of 20.00 (net) in earlier returns are adjusted"), "{shown:?}");
        let listed = vat(&["late", &id]);
        assert_eq!((&listed["data"][0]["kind"], &listed["data"][0]["date"]), (&json!("error"), &json!("2026-02-10")));
        let journal = text(&sold, "journal_id");
        let note = ["note-late", &id, "--journal", journal, "--kind", "error", "--behaviour", "deliberate"];
        let noted = vat(&note);
        assert_eq!(money(&noted["late"]["left_out"]), "20.00");
        let shown = ask(&till, &desk, &["vat-returns", "show", &id]);
        assert!(shown.stderr.contains("notify HMRC separately of 20.00"), "{shown:?}");
        vat(&["finalise", &id]);
        let parts = ask(&till, &desk, &["vat-reconciliation"]);
        assert!(parts.stdout.contains("errors left out of it"), "{parts:?}");
        till.assert_whole();
    }

    fn cash_accounting_is_left_by_a_command(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let update = |args: &[&str]| told(&till, &desk, &[&["organisations", "update"], args].concat());
        update(&["--vat-scheme", "cash"]);
        till.sold("100");
        let leave = ["--vat-scheme", "standard", "--effective-from", "2026-04-01", "--outstanding-vat", "six_months"];
        ask(&till, &desk, &[&["organisations", "update"], &leave[..]].concat()).refused(6);
        let left = update(&[&leave[..], &["--confirm-restates"]].concat());
        assert_eq!(left["vat_methods"][1]["outstanding_vat"], "six_months");
        let shown = ask(&till, &desk, &["organisations", "show"]);
        assert!(shown.stdout.contains("standard from 2026-04-01 (six_months)"), "{shown:?}");
        till.assert_whole();
    }
}
