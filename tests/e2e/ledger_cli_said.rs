//! What the command line says of what it did and did not do, and lists that are whole.

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
    shown(till, desk, &[args, &["--json"]].concat()).json()
}

/// The same, in words.
#[track_caller]
fn shown(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let ran = ask(till, desk, args);
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran
}

/// A row of a statement that waits, with this text; gives its identifier.
#[track_caller]
fn row(till: &Till<'_>, bank: &str, amount: &str, description: &str) -> String {
    let row = json!({ "bank_account_id": bank, "date": "2026-03-05", "amount": amount, "description": description });
    text(&till.desk.books.data(201, "/bank-transactions", &row), "id").to_owned()
}

on_both_databases! {
    fn rows_for_programs_are_all_of_a_list_and_a_page_says_what_is_missing(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let journal = |_| till.desk.books.journal("2026-01-31", "1300", "4000", "1");
        let journals: Vec<Value> = (0..205).map(journal).collect();
        till.desk.books.data(200, "/journals/bulk", &json!({ "journals": journals, "mode": "all_or_nothing" }));
        for (output, head) in [("csv", 1), ("jsonl", 0)] {
            let list = |more: &[&str]| shown(&till, &desk, &[&["journals", "list", "--output", output], more].concat());
            let all = list(&[]);
            assert_eq!((all.stdout.lines().count(), all.stderr.as_str()), (205 + head, ""), "{output}");
            assert_eq!(list(&["--offset", "3"]).stdout.lines().count(), 202 + head);
            let page = list(&["--limit", "50", "--offset", "100"]);
            assert_eq!(page.stdout.lines().count(), 50 + head);
            assert_eq!(page.stderr, "note: 55 more are not listed; use --offset 150\n");
        }
        assert_eq!(told(&till, &desk, &["journals", "list"])["data"].as_array().map(Vec::len), Some(50));
    }

    fn an_account_that_is_given_brings_its_own_vat_and_none_is_said_too(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        // Coded to an account with VAT, confirmed to one without a default.
        let [one, other] = ["-12", "-24"].map(|amount| {
            let id = row(&till, &till.bank, amount, "STAPLES");
            told(&till, &desk, &["bank-transactions", "update", &id, "--account", "6200", "--vat-code", "ST"]);
            id
        });
        let done = shown(&till, &desk, &["bank-transactions", "confirm", &one, "--account", "3000", "--json"]);
        assert_eq!((&done.json()["vat_code"], money(&done.json()["vat_amount"])), (&json!("NV"), "0.00".into()));
        assert!(done.stderr.contains("VAT code NV"), "{done:?}");
        let desk = desk.file("b.csv", format!("id,account\n{other},3000\n"));
        let batch = shown(&till, &desk, &["bank-transactions", "confirm-batch", "b.csv"]);
        assert!(batch.stderr.contains("1 without a VAT code take the account's default, or NV if it has none"), "{batch:?}");
        assert_eq!([till.desk.books.balance("2250"), till.desk.books.balance("3000")], ["0.00", "36.00"]);
    }

    fn a_transfer_that_another_file_confirmed_is_not_counted_as_confirmed(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let savings = told(&till, &desk, &["bank-accounts", "create", "--name", "Rainy day", "--type", "savings"]);
        let out = row(&till, &till.bank, "-500", "TFR 1");
        let back = row(&till, text(&savings, "id"), "500", "TFR 2");
        let coded = row(&till, &till.bank, "-7", "COFFEE");
        let desk = desk
            .file("t.csv", format!("id,confirm_with\n{out},--transfer-to 'Rainy day'\n{back},--transfer-to Current\n"))
            .file("c.csv", format!("id,confirm_with\n{coded},--transfer-to 'Rainy day'\n"));
        let batch = |file: &str| ask(&till, &desk, &["bank-transactions", "confirm-batch", file]);
        let first = batch("t.csv");
        assert_eq!((first.code, first.stderr.contains("2 confirmed")), (Some(0), true), "{first:?}");
        let again = batch("t.csv");
        assert!(again.code == Some(6) && again.stderr.contains("2 of 2 bank transactions were not confirmed"), "{again:?}");
        told(&till, &desk, &["bank-transactions", "confirm", &coded, "--account", "6700", "--vat-code", "NV"]);
        assert_eq!(again.stdout.matches("refused").count(), 2, "{again:?}");
        let late = batch("c.csv");
        assert!(late.code == Some(6) && late.stderr.contains("1 of 1 bank transactions were not confirmed"), "{late:?}");
    }

    fn a_number_is_the_document_that_the_money_settles(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        let bought = till.bought("INV-0001", "50");
        told(&till, &desk, &["invoices", "void", text(&bought, "id")]);
        let bought = till.bought("INV-0001", "50");
        let ids = [("120", "INV-0001=120"), ("-60", "INV-0001=60")].map(|(amount, part)| {
            (row(&till, &till.bank, amount, "BIRCH"), part)
        });
        let [(paid, part), (spent, other)] = &ids;
        let desk = desk.file("b.csv", format!("id,confirm_with\n{paid},--allocate {part}\n"));
        shown(&till, &desk, &["bank-transactions", "confirm-batch", "b.csv"]);
        told(&till, &desk, &["bank-transactions", "confirm", spent, "--allocate", other]);
        assert_eq!([till.due(&sold).1, till.due(&bought).1], ["paid", "paid"]);
    }

    fn opening_balances_are_refused_by_what_is_wrong_and_how_they_are_posted_again(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let import = |file: &str, more: &[&str]| {
            let desk = Desk::new().file("tb.csv", file);
            ask(&till, &desk, &[&["opening-balances", "import", "tb.csv", "--date", "2025-12-31"], more].concat())
        };
        let both = import("account,debit,credit\n1200,10,\n2100,,10\n", &[]);
        both.refused(3);
        assert!(both.stderr.contains("line 2") && both.stderr.contains("line 3"), "{both:?}");
        assert!(both.stderr.contains("account 1200 is a control account") && both.stderr.contains("account 2100 is a control account"), "{both:?}");
        let total = import("account,name,debit,credit\n1310,Cash,10,\n3000,Capital,,10\n,Total,10,10\n", &[]);
        assert!(total.refused(3).contains("line 4: this is a row of totals"), "{total:?}");
        let euros = import("account,debit,credit,currency\n1310,10,,GBP\n3000,,10,EUR\n", &[]);
        assert!(euros.refused(3).contains("line 3, column \"currency\": is not the organisation's, GBP"), "{euros:?}");
        let good = "account,name,debit,credit,YTD\n1310,Cash,10,,1\n3000,Capital,,10,1\n";
        let first = import(good, &["--json"]);
        assert_eq!((first.code, first.stderr.as_str()), (Some(0), "note: tb.csv: column \"YTD\" is not read\n"), "{first:?}");
        told(&till, &desk, &["journals", "reverse", text(&first.json(), "journal_id")]);
        let again = import(good, &[]);
        again.refused(6);
        assert!(again.stderr.contains("to post these as well, give --external-id NAME"), "{again:?}");
        assert_eq!(import(good, &["--external-id", "opening-2"]).code, Some(0));
    }

    fn an_import_says_what_does_not_fit_its_statement(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        told(&till, &desk, &["bank-accounts", "create", "--name", "Main", "--opening-balance", "100", "--opening-date", "2026-01-01"]);
        let import = |file: &str, more: &[&str]| {
            let desk = Desk::new().file("s.csv", file);
            shown(&till, &desk, &[&["bank-transactions", "import", "s.csv", "--bank-account", "Main"], more].concat()).stderr
        };
        let balance = || money(&told(&till, &desk, &["bank-accounts", "show", "Main"])["statement_balance"]);
        let january = "date,amount,description\n2026-01-05,-10,SHOP\n2026-01-06,-5,CAFE\n";
        let february = "date,amount,description\n2026-02-05,-20,SHOP\n";
        assert_eq!(import(january, &["--statement-balance", "85"]), "");
        assert_eq!(import(february, &["--statement-balance", "65"]), "");
        let late = import(january, &["--statement-balance", "85"]);
        assert_eq!((late.as_str(), balance().as_str()), ("", "65.00"), "each is of its own day");
        let alike = import("date,amount,description\n2026-02-05,-20,CARD PAYMENT SHOP\n", &["--statement-balance", "65"]);
        assert!(alike.contains("1 new row has the same date and amount as an existing one"), "{alike}");
        assert!(alike.contains("the statement closes at 65.00 on 2026-02-05") && alike.contains("come to 45.00"), "{alike}");
    }

    fn a_vat_return_says_whose_it_is_what_it_counts_and_that_it_is_final(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        told(&till, &desk, &["organisations", "update", "--vat-scheme", "flat_rate", "--flat-rate-percent", "10"]);
        till.sold("10000");
        let days = ["--from", "2026-01-01", "--to", "2026-03-31"];
        let report = |more: &[&str]| shown(&till, &desk, &[&["vat-return"], &days[..], more].concat());
        let table = report(&[]);
        assert!(table.stdout.starts_with("Acorn Ltd: VAT return, flat rate scheme, 1 January 2026 to 31 March 2026, GBP\n"), "{table:?}");
        assert!(table.stdout.contains("total value of sales, with VAT") && table.stdout.contains("12,000.00"), "{table:?}");
        let behind = report(&["--box", "6"]).stdout;
        assert!(behind.contains("gross amount") && behind.contains("12000.00"), "{behind}");
        let new = [&["vat-returns", "create", "--adjust", "1=5.00:Fuel scale charge"], &days[..]].concat();
        let made = told(&till, &desk, &new);
        let final_ = shown(&till, &desk, &["vat-returns", "finalise", text(&made, "id")]);
        // Under the flat rate scheme the adjustment is in the difference that finalising posts.
        assert!(!final_.stderr.contains("post a journal to the VAT control account"), "{final_:?}");
        let after = report(&[]);
        assert!(after.stderr.contains("2026-03-31 is finalised") && after.stderr.contains(text(&made, "id")), "{after:?}");
    }

    fn what_is_shown_of_one_thing_has_nothing_that_is_not_there(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let made = shown(&till, &desk, &["settlements", "create", "--type", "receipt", "--contact", &till.desk.customer,
            "--bank-account", "Current", "--date", "2026-03-05", "--amount", "50"]);
        assert!(!made.stdout.contains("nothing to list") && made.stdout.lines().all(|line| !line.is_empty()), "{made:?}");
        let events = shown(&till, &desk, &["audit-events"]);
        assert!(events.stdout.contains("50.00"), "{events:?}");
    }
}
