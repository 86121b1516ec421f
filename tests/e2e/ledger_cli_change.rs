//! Things changed on the command line, what is said where somebody is stuck, and what lines have of their
//! accounts.

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

/// The same, in words.
#[track_caller]
fn shown(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let ran = ask(till, desk, args);
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran
}

on_both_databases! {
    fn an_organisation_is_changed_and_its_vat_scheme_brings_what_goes_with_it(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let update = ["organisations", "update"];
        let changed = told(&till, &desk, &[&update[..], &["--name", "Acorn plc", "--year-end", "12-31"]].concat());
        assert_eq!((text(&changed, "name"), text(&changed, "financial_year_end")), ("Acorn plc", "12-31"));
        let flat = [&update[..], &["--vat-scheme", "flat_rate"]].concat();
        assert!(ask(&till, &desk, &flat).refused(2).contains("--flat-rate-percent PERCENT"));
        let flat = told(&till, &desk, &[&flat[..], &["--flat-rate-percent", "12.5"]].concat());
        assert_eq!((&flat["vat_registered"], flat["flat_rate_percent"].as_f64()), (&json!(true), Some(12.5)));
        let cash = told(&till, &desk, &[&update[..], &["--vat-scheme", "cash", "--vat-number", "GB123456789"]].concat());
        assert_eq!((text(&cash, "vat_scheme"), &cash["flat_rate_percent"]), ("cash", &Value::Null));
        let off = told(&till, &desk, &[&update[..], &["--vat-scheme", "none", "--vat-number", ""]].concat());
        assert_eq!((&off["vat_registered"], &off["vat_number"]), (&json!(false), &Value::Null));
        ask(&till, &desk, &update).refused(2);
        ask(&till, &desk, &[&update[..], &["--effective-from", "2026-04-01"]].concat()).refused(2);
        let note = shown(&till, &desk, &["vat-return", "--from", "2026-01-01", "--to", "2026-03-31"]).stderr;
        assert!(note.contains("Acorn plc is not registered for VAT; to register it: tieout ledger organisations \
            update --vat-registered --effective-from DATE"), "{note}");
        let other = [&update[..], &["--vat-registered=false", "--vat-scheme", "cash"]].concat();
        assert!(ask(&till, &desk, &other).refused(2).contains("contradict each other"));
        let number = ["--vat-registered", "--vat-number", "GB123456789", "--effective-from", "2030-04-01"];
        let registered = told(&till, &desk, &[&update[..], &number].concat());
        let method = registered["vat_methods"].as_array().and_then(|all| all.last()).expect("a method").clone();
        assert_eq!((text(&method, "vat_scheme"), text(&method, "effective_from")), ("standard", "2030-04-01"));
        let details = shown(&till, &desk, &["organisations", "show"]).stdout;
        assert!(details.contains("; standard from 2030-04-01\n"), "{details}");
        let report = ["vat-return", "--from", "2029-01-01", "--to", "2029-03-31"];
        assert!(shown(&till, &desk, &report).stdout.contains("not registered for VAT"));
        let create = ["organisations", "create", "--name", "Flat", "--vat-registered", "--vat-scheme", "flat_rate"];
        let missing = ask(&till, &desk, &create);
        assert!(missing.refused(3).contains("--flat-rate-percent PERCENT"), "{missing:?}");
    }

    fn a_scheme_begins_on_a_day_and_restates_past_figures_only_if_it_is_told_to(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.desk.made(&till.desk.sale("1000", "ST"));
        let flat = [
            "organisations", "update", "--vat-scheme", "flat_rate", "--flat-rate-percent", "12",
            "--effective-from", "2026-03-01",
        ];
        let refused = ask(&till, &desk, &flat);
        let said = refused.refused(6);
        assert!(said.contains("box 5: 200.00 becomes 144.00") && said.contains("--confirm-restates"), "{said}");
        let changed = told(&till, &desk, &[&flat[..], &["--confirm-restates"]].concat());
        assert_eq!(changed["vat_methods"][1]["effective_from"], "2026-03-01");
        let cash = ["organisations", "update", "--vat-scheme", "cash", "--effective-from", "2026-04-01"];
        assert!(ask(&till, &desk, &cash).refused(3).contains("first day of the next VAT period"));
    }

    fn a_bank_account_and_its_rows_are_changed_until_they_are_confirmed(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let changed = told(&till, &desk, &["bank-accounts", "update", "current", "--name", "Business", "--sort-code", "12-34-56"]);
        assert_eq!((text(&changed, "name"), text(&changed, "sort_code")), ("Business", "12-34-56"));
        let cleared = told(&till, &desk, &["bank-accounts", "update", "Business", "--sort-code", ""]);
        assert_eq!(cleared["sort_code"], Value::Null);
        ask(&till, &desk, &["bank-accounts", "update", "Business"]).refused(2);
        let row = told(&till, &desk, &["bank-transactions", "create", "--bank-account", "Business", "--date", "2026-03-05", "--amount", "-12", "--description", "Petty cash"]);
        let id = text(&row, "id");
        let update = ["bank-transactions", "update", id];
        let coded = told(&till, &desk, &[&update[..], &["--account", "6200", "--vat-code", "ST", "--vat-amount", "1.99", "--contact", "Screwfix"]].concat());
        assert_eq!((text(&coded, "account_id"), money(&coded["vat_amount"])), (till.desk.books.id("6200"), "1.99".into()));
        assert_eq!(text(&coded, "contact_id"), till.desk.supplier);
        let cleared = told(&till, &desk, &[&update[..], &["--account", "none", "--contact", "none"]].concat());
        assert_eq!((&cleared["account_id"], &cleared["contact_id"]), (&Value::Null, &Value::Null));
        ask(&till, &desk, &update).refused(2);
        told(&till, &desk, &["bank-transactions", "confirm", id, "--account", "6700", "--vat-code", "NV"]);
        let late = ask(&till, &desk, &[&update[..], &["--account", "6200"]].concat());
        assert!(late.refused(6).contains("bank-transactions unconfirm ID"), "{late:?}");
    }

    fn a_draft_is_changed_whole_and_an_issued_invoice_in_what_does_not_post(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let mut draft = till.desk.sale("100", "ST");
        draft["issue"] = json!(false);
        let made = till.desk.made(&draft);
        let id = text(&made, "id");
        let lines = r#"{"lines":[{"description":"Less","unit_price":40,"account":"4000","vat_code":"ZR"}]}"#;
        let desk = desk.file("lines.json", lines).file("two.json", "[{},{}]");
        let changed = told(&till, &desk, &["invoices", "update", id, "--issue-date", "2026-03-09", "--reference", "PO 7"]);
        assert_eq!((text(&changed, "issue_date"), text(&changed, "reference")), ("2026-03-09", "PO 7"));
        let changed = told(&till, &desk, &["invoices", "update", id, "--file", "lines.json"]);
        assert_eq!((money(&changed["gross_total"]), text(&changed, "reference")), ("40.00".into(), "PO 7"));
        ask(&till, &desk, &["invoices", "update", id, "--file", "two.json"]).refused(3);
        ask(&till, &desk, &["invoices", "update", id, "--file", "lines.json", "--notes", "x"]).refused(2);
        ask(&till, &desk, &["invoices", "update", id]).refused(2);
        told(&till, &desk, &["invoices", "issue", id]);
        let issued = told(&till, &desk, &["invoices", "update", "INV-0001", "--due-date", "2026-05-01", "--notes", "Thank you"]);
        assert_eq!((text(&issued, "due_date"), text(&issued, "notes")), ("2026-05-01", "Thank you"));
        let refused = ask(&till, &desk, &["invoices", "update", "INV-0001", "--file", "lines.json"]);
        assert!(refused.refused(6).contains("tieout ledger invoices void NUMBER"), "{refused:?}");
        let refused = ask(&till, &desk, &["invoices", "delete", "INV-0001"]);
        assert!(refused.refused(6).contains("tieout ledger invoices void NUMBER"), "{refused:?}");
    }

    fn contacts_and_accounts_go_by_their_names_to_be_archived_and_removed(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        told(&till, &desk, &["contacts", "create", "--kind", "both", "--name", "Ash Ltd", "--reference", "A1"]);
        let taken = ask(&till, &desk, &["contacts", "create", "--kind", "both", "--name", "Ask", "--reference", "A1"]);
        assert!(taken.refused(6).contains("contacts list --search REFERENCE"), "{taken:?}");
        assert_eq!(text(&told(&till, &desk, &["contacts", "show", "ash ltd"]), "reference"), "A1");
        let archived = told(&till, &desk, &["contacts", "archive", "Ash Ltd"]);
        assert_eq!(text(&archived, "status"), "archived");
        told(&till, &desk, &["contacts", "delete", "A1"]);
        ask(&till, &desk, &["contacts", "show", "Ash Ltd"]).refused(6);
        told(&till, &desk, &["accounts", "delete", "6110"]);
        ask(&till, &desk, &["accounts", "show", "6110"]).refused(6);
    }

    fn the_record_is_a_table_that_people_read(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        told(&till, &desk, &["contacts", "update", "Birch Ltd", "--payment-terms", "21"]);
        told(&till, &desk, &["invoices", "void", "INV-0001", "--reason", "Typed twice"]);
        told(&till, &desk, &["organisations", "lock", "--until", "2025-12-31", "--reason", "Year end"]);
        let table = shown(&till, &desk, &["audit-events"]).stdout;
        let line = |action: &str| table.lines().find(|line| line.contains(action)).unwrap_or_else(|| panic!("{table}"));
        assert!(line("contact.update").contains("payment terms days 14 → 21"), "{table}");
        assert!(line("contact.update").contains("Birch Ltd") && line("contact.update").contains('@'), "{table}");
        assert!(line("organisation.lock").contains("Year end"), "{table}");
        assert!(line("invoice.void").contains("INV-0001") && line("invoice.void").contains("Typed twice"), "{table}");
        assert!(!table.contains("{\""), "{table}");
        let events = told(&till, &desk, &["audit-events", "--object", text(&sold, "id")]);
        assert!(events["data"][0]["to"].is_object() && events["data"][0]["user_id"].is_string());
    }

    fn lists_of_receipts_name_the_invoices_and_both_trial_balances_are_one(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        let made = till.settled(till.receipt("150"), &[(&sold, "120")]);
        let list = shown(&till, &desk, &["settlements", "list"]).stdout;
        assert!(list.contains("Birch Ltd") && list.contains("INV-0001"), "{list}");
        let show = shown(&till, &desk, &["settlements", "show", text(&made, "id")]).stdout;
        assert!(show.contains("INV-0001"), "{show}");
        assert_eq!(made["allocations"][0]["invoice_number"], "INV-0001");
        let settles = shown(&till, &desk, &["invoices", "allocations", "INV-0001"]).stdout;
        assert!(settles.contains("INV-0001") && settles.contains(text(&made, "id")), "{settles}");
        let [one, other] = [&["trial-balance"][..], &["reports", "trial-balance"]].map(|args| shown(&till, &desk, args).stdout);
        assert_eq!(one, other);
        let page = ["vat-return", "--from", "2026-01-01", "--to", "2026-03-31", "--report", "vat.html"];
        shown(&till, &desk, &page);
        let page = desk.read("vat.html");
        assert!(page.contains("VAT due on sales") && page.contains("20.00"), "{page}");
    }

    fn a_line_without_a_vat_code_has_that_of_its_account_and_it_is_said(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let row = till.row("-120");
        let confirm = ["bank-transactions", "confirm", &row, "--account", "6200", "--json"];
        let ran = shown(&till, &desk, &confirm);
        assert!(ran.stderr.contains("VAT code ST, the default of account 6200"), "{ran:?}");
        assert_eq!(money(&ran.json()["vat_amount"]), "20.00");
        let row = till.row("-120");
        let plain = told(&till, &desk, &["bank-transactions", "confirm", &row, "--account", "6200", "--vat-code", "NV"]);
        assert_eq!(money(&plain["vat_amount"]), "0.00");
        let row = till.row("-120");
        let split = told(&till, &desk, &["bank-transactions", "confirm", &row, "--line", "6200=-60", "--line", "6100=-60"]);
        assert_eq!(money(&split["vat_amount"]), "10.00");
        let row = till.row("-120");
        let file = json!({
            "type": "sales", "contact": "Birch Ltd", "issue_date": "2026-03-02",
            "lines": [
                { "description": "Work", "unit_price": 100, "account": "4000" },
                { "description": "Gift", "unit_price": 10, "account": "4000", "vat_code": "NV" },
            ],
        });
        let desk = desk.file("rows.csv", format!("id,account\n{row},6200\n")).file("sale.json", file.to_string());
        let batch = shown(&till, &desk, &["bank-transactions", "confirm-batch", "rows.csv"]);
        assert!(batch.stderr.contains("1 without a VAT code take the account's default"), "{batch:?}");
        let ran = shown(&till, &desk, &["invoices", "create", "sale.json", "--json"]);
        assert!(ran.stderr.contains("document 1, line 1: VAT code ST, the default of account 4000"), "{ran:?}");
        assert_eq!(money(&ran.json()["gross_total"]), "130.00");
        // Who is not registered for VAT has none.
        told(&till, &desk, &["organisations", "update", "--vat-scheme", "none"]);
        let row = till.row("-120");
        let none = told(&till, &desk, &["bank-transactions", "confirm", &row, "--account", "6200"]);
        assert_eq!(money(&none["vat_amount"]), "0.00");
    }

    fn who_is_stuck_hears_what_to_do(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let books = &till.desk.books;
        // A role that nothing has.
        told(&till, &desk, &["accounts", "update", "2100", "--role", "none"]);
        let desk = desk.file("bill.json", till.desk.purchase("77", "10", "NV").to_string());
        let stuck = ask(&till, &desk, &["invoices", "create", "bill.json"]);
        assert!(stuck.refused(3).contains("--role payable; or give an existing account the role"), "{stuck:?}");
        told(&till, &desk, &["accounts", "update", "2100", "--role", "payable"]);
        // Money back to a customer.
        let pay = ["settlements", "create", "--type", "payment", "--contact", "Birch Ltd", "--bank-account",
            "Current", "--date", "2026-03-06", "--amount", "10"];
        let stuck = ask(&till, &desk, &pay);
        assert!(stuck.refused(3).contains("settlements create --refund"), "{stuck:?}");
        told(&till, &desk, &[&pay[..], &["--refund"]].concat());
        // A viewer.
        let viewer = books.member(place, "viewer@example.com", "viewer");
        let path = books.path.rsplit('/').next().unwrap_or_default();
        let args = ["ledger", "contacts", "create", "--kind", "both", "--name", "X", "--org", path];
        let ran = books.account.ask_as(&desk, &args, &viewer.key);
        assert!(ran.refused(4).contains("your role in this organisation is viewer"), "{ran:?}");
        // Opening balances twice.
        let desk = desk.file("tb.csv", "account,debit,credit\n1310,100,\n3000,,100\n");
        let import = ["opening-balances", "import", "tb.csv", "--date", "2026-01-01"];
        told(&till, &desk, &import);
        let twice = ask(&till, &desk, &import);
        assert!(twice.refused(6).contains("each external ID is posted once"), "{twice:?}");
        // A row of a locked day that had posted something is confirmed again from the day after it.
        let row = till.row("-10");
        till.done(&row, "confirm", &json!({ "account_id": books.id("6700") }));
        till.lock("2026-03-31");
        let undone = shown(&till, &desk, &["bank-transactions", "unconfirm", &row]);
        assert_eq!(undone.stderr, "note: 2026-03-05 is in the locked period: the posting is reversed on 2026-04-01, and confirmed again it is posted on that date\n");
        told(&till, &desk, &["bank-transactions", "confirm", &row, "--account", "6700"]);
        assert_eq!(books.balance("1300"), "-20.00");
        // One that has posted nothing is confirmed as what is booked later.
        let row = till.row("-10");
        let early = books.post(&books.journal("2026-04-01", "6700", "1300", "10"));
        told(&till, &desk, &["bank-transactions", "confirm", &row, "--journal", text(&early, "id")]);
        let undone = shown(&till, &desk, &["bank-transactions", "unconfirm", &row]);
        assert!(undone.stderr.starts_with("note: 2026-03-05 is in the locked period: to confirm it again, post a journal, receipt or payment on a later date"), "{undone:?}");
        let again = ask(&till, &desk, &["bank-transactions", "confirm", &row, "--account", "6700"]);
        assert!(again.refused(3).contains("match it to that with --journal ID"), "{again:?}");
        let journal = books.post(&books.journal("2026-04-01", "6700", "1300", "10"));
        let done = told(&till, &desk, &["bank-transactions", "confirm", &row, "--journal", text(&journal, "id")]);
        assert_eq!(text(&done, "status"), "confirmed");
    }
}
