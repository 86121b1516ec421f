//! Receipts and payments on the command line, and bank transactions that settle invoices.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::text;
use crate::ledger::settling::{Till, amounts};
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
    fn a_receipt_is_made_allocated_taken_back_and_voided(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let [one, two] = [till.sold("100"), till.sold("50")];
        let new = ["settlements", "create", "--type", "receipt", "--contact", &till.desk.customer,
            "--bank-account", "Current", "--date", "2026-03-05", "--amount", "150", "--reference", "R-7"];
        let made = told(&till, &desk, &[&new[..], &["--allocate", "INV-0001=120"]].concat());
        assert_eq!((amounts(&made), &made["allocations"][0]["invoice_id"]), (["150.00", "120.00", "30.00"].map(String::from), &one["id"]));
        let id = text(&made, "id");
        let by_id = format!("{}=30", text(&two, "id"));
        let more = told(&till, &desk, &["settlements", "allocate", id, &by_id]);
        assert_eq!(money(&more["unallocated_amount"]), "0.00");
        let over = ask(&till, &desk, &["settlements", "allocate", id, "INV-0002=1"]);
        assert!(over.refused(3).contains("0.00 is left"), "{over:?}");
        let shown = ask(&till, &desk, &["settlements", "show", id]);
        assert!(shown.stdout.contains("Birch Ltd") && shown.stdout.contains(text(&one, "id")), "{shown:?}");
        let taken = told(&till, &desk, &["settlements", "unallocate", id, text(&made["allocations"][0], "id")]);
        assert_eq!(amounts(&taken), ["150.00", "30.00", "120.00"]);
        let listed = told(&till, &desk, &["settlements", "list", "--type", "receipt", "--bank-account", "Current", "--search", "r-7"]);
        assert_eq!((&listed["pagination"]["total"], &listed["data"][0]["id"]), (&json!(1), &made["id"]));
        let table = ask(&till, &desk, &["settlements", "list"]);
        assert!(table.stdout.contains("Birch Ltd"), "{table:?}");
        let void = told(&till, &desk, &["settlements", "void", id, "--reason", "Bounced"]);
        assert_eq!((text(&void, "status"), till.due(&two).0.as_str()), ("void", "60.00"));
        ask(&till, &desk, &["settlements", "void", id]).refused(6);
        ask(&till, &desk, &["settlements", "allocate", id]).refused(2);
        let unknown = ask(&till, &desk, &[&new[..], &["--allocate", "INV-9=1"]].concat());
        assert!(unknown.refused(6).contains("there is no invoice \"INV-9\""), "{unknown:?}");
        for part in ["INV-0001", "INV-0001=0", "=1"] {
            ask(&till, &desk, &[&new[..], &["--allocate", part]].concat()).refused(2);
        }
    }

    fn what_is_void_says_since_when_which_is_not_before_it_was_taken_back(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        let made = till.settled(till.receipt("120"), &[(&sold, "120")]);
        let of_receipt = |action: &'static str| ["settlements", action, text(&made, "id")];
        assert!(!ask(&till, &desk, &of_receipt("show")).stdout.contains("void date"));
        let allocation = text(&made["allocations"][0], "id");
        told(&till, &desk, &[&of_receipt("unallocate")[..], &[allocation]].concat());
        let removed = till.desk.books.get("/audit-events?action=settlement.unallocate").json();
        let today = text(&removed["data"][0], "at").get(..10).expect("a day").to_owned();
        for (void, show) in [
            (of_receipt("void"), of_receipt("show")),
            (["invoices", "void", text(&sold, "id")], ["invoices", "show", text(&sold, "id")]),
        ] {
            let shown = ask(&till, &desk, &void).stdout;
            let line = shown.lines().find(|line| line.starts_with("void date"));
            assert_eq!(line.and_then(|line| line.split_whitespace().last()), Some(&*today), "{shown}");
            assert_eq!(ask(&till, &desk, &show).stdout, shown);
            assert_eq!(told(&till, &desk, &show)["void_date"], *today);
        }
        let help = ask(&till, &desk, &["settlements", "void", "--help"]).stdout;
        assert!(help.split_whitespace().collect::<Vec<_>>().join(" ").contains("last allocation was removed"), "{help}");
        till.assert_whole();
    }

    fn a_credit_note_settles_an_invoice_and_is_taken_back(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let [sold, note] = [till.sold("100"), till.credit("50")];
        let id = text(&note, "id");
        let after = told(&till, &desk, &["invoices", "allocate", id, "INV-0001=60"]);
        assert_eq!((money(&after["amount_due"]), till.due(&sold).0.as_str()), ("0.00".into(), "60.00"));
        let listed = told(&till, &desk, &["invoices", "allocations", text(&sold, "id")]);
        assert_eq!((&listed["pagination"]["total"], &listed["data"][0]["credit_note_id"]), (&json!(1), &note["id"]));
        let allocation = text(&listed["data"][0], "id");
        let after = told(&till, &desk, &["invoices", "unallocate", id, allocation]);
        assert_eq!((money(&after["amount_due"]), till.due(&sold).0.as_str()), ("60.00".into(), "120.00"));
        ask(&till, &desk, &["invoices", "unallocate", id, allocation]).refused(6);
    }

    fn a_row_is_confirmed_for_invoices_or_as_a_payment_that_is_there(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        let row = till.row("120");
        let confirm = ["bank-transactions", "confirm", &row];
        ask(&till, &desk, &[&confirm[..], &["--allocate", "INV-0001=120", "--account", "4000"]].concat()).refused(2);
        let done = told(&till, &desk, &[&confirm[..], &["--allocate", "INV-0001=120"]].concat());
        assert_eq!((text(&done, "status"), till.due(&sold).1.as_str()), ("confirmed", "paid"));
        told(&till, &desk, &["bank-transactions", "unconfirm", &row]);
        let made = till.made(&till.receipt("120"));
        let done = told(&till, &desk, &[&confirm[..], &["--match-settlement", text(&made, "id")]].concat());
        assert_eq!(done["settlement_id"], made["id"]);
        // A supplier's number may be another's too.
        let [first, _] = ["Oak", "Elm"].map(|name| {
            let contact = till.desk.books.data(201, "/contacts", &json!({ "kind": "supplier", "name": name }));
            let mut body = till.desk.purchase("77", "10", "NV");
            body["contact_id"] = contact["id"].clone();
            till.desk.made(&body)
        });
        let out = till.row("-10");
        let confirm = ["bank-transactions", "confirm", &out, "--allocate"];
        let ambiguous = ask(&till, &desk, &[&confirm[..], &["77=10"]].concat());
        assert!(ambiguous.refused(6).contains("2 documents have the number \"77\""), "{ambiguous:?}");
        let by_id = format!("{}=10", text(&first, "id"));
        told(&till, &desk, &[&confirm[..], &[&by_id]].concat());
        assert_eq!(till.due(&first).0, "0.00");
    }

    fn what_waits_in_a_locked_period_is_said_where_nothing_is_listed(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.row("-10");
        till.lock("2026-03-31");
        let shown = ask(&till, &desk, &["bank-transactions", "suggest"]);
        assert!(shown.stderr.contains("1 unconfirmed row is dated on or before the lock date, 2026-03-31"), "{shown:?}");
        // What does not add up, and a row that is to be two things.
        let row = till.row("-11");
        let desk = desk
            .file("tb.csv", "account,debit,credit\n1310,100,\n3000,,90\n")
            .file("both.csv", format!("id,account,confirm_with\n{row},6700,--transfer-to Current\n"));
        let apart = ask(&till, &desk, &["opening-balances", "import", "tb.csv", "--date", "2026-04-01"]);
        assert!(format!("{apart:?}").contains("to post the difference to the account with the role opening_balance: --balance-to-opening"), "{apart:?}");
        let both = ask(&till, &desk, &["bank-transactions", "confirm-batch", "both.csv"]);
        assert!(both.code != Some(0) && both.stderr.contains("line 2"), "{both:?}");
    }

    fn what_the_books_know_of_is_suggested_as_what_it_is_and_confirmed_from_the_file(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let sold = till.sold("100");
        let other = till.sold("50");
        let made = till.made(&till.receipt("33"));
        let savings = told(&till, &desk, &["bank-accounts", "create", "--name", "Rainy day", "--type", "savings"]);
        let row = |bank: &str, amount: &str, description: &str| {
            let row = json!({ "bank_account_id": bank, "date": "2026-03-05", "amount": amount, "description": description });
            text(&till.desk.books.data(201, "/bank-transactions", &row), "id").to_owned()
        };
        let savings = text(&savings, "id");
        let rows = [
            row(&till.bank, "120", "FPI BIRCH INV 1"),
            row(&till.bank, "60", "BIRCH LTD"),
            row(&till.bank, "33", "COUNTER CREDIT"),
            row(&till.bank, "-500", "TFR 1"),
            row(savings, "500", "TFR 2"),
        ];
        let nameless = row(&till.bank, "-5", "REF 0093317");
        let suggest = ["bank-transactions", "suggest"];
        let shown = ask(&till, &desk, &suggest);
        for option in ["--allocate INV-0001=120.00", "--allocate INV-0002=60.00", "--transfer-to 'Rainy day'", "other half of"] {
            assert!(shown.stdout.contains(option), "{option} {shown:?}");
        }
        assert!(shown.stdout.contains(&format!("--match-settlement {}", text(&made, "id"))), "{shown:?}");
        assert!(shown.stderr.contains("note: 4 are already in the books or pay something that is"), "{shown:?}");
        told(&till, &desk, &[&suggest[..], &["--apply"]].concat());
        for row in &rows {
            let below = format!("/bank-transactions/{row}");
            assert_eq!(till.desk.books.get(&below).json()["data"]["account_id"], Value::Null);
        }
        let csv = ask(&till, &desk, &[&suggest[..], &["--output", "csv"]].concat());
        let bad = format!("id,confirm_with\n{nameless},--settle 1\n");
        let desk = desk.file("waiting.csv", csv.stdout).file("bad.csv", bad);
        ask(&till, &desk, &["bank-transactions", "confirm-batch", "bad.csv"]).refused(6);
        let ran = ask(&till, &desk, &["bank-transactions", "confirm-batch", "waiting.csv", "--all-or-nothing"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.stderr.contains("note: 2 skipped"), "{ran:?}");
        assert_eq!([till.due(&sold).1, till.due(&other).1], ["paid", "paid"]);
        assert_eq!(text(&till.look(&made), "bank_transaction_id"), rows[2]);
        assert_eq!(till.desk.books.get("/bank-accounts").json()["data"][1]["unconfirmed_count"], 0);
        till.assert_whole();
    }

    fn a_deposit_is_received_and_released_by_commands(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        told(&till, &desk, &["accounts", "create", "--code", "1250", "--name", "VAT on deposits", "--type", "ASSET",
            "--role", "vat_on_deposits"]);
        let new = ["settlements", "create", "--type", "receipt", "--contact", &till.desk.customer,
            "--bank-account", "Current", "--date", "2026-03-05", "--amount", "60"];
        let made = told(&till, &desk, &[&new[..], &["--deposit", "ST"]].concat());
        assert_eq!(money(&made["deposit"]["vat_amount"]), "10.00");
        till.sold("100");
        let id = text(&made, "id");
        let settled = told(&till, &desk, &["settlements", "allocate", id, "INV-0001=30"]);
        assert_eq!(money(&settled["deposit"]["vat_released"]), "5.00");
        let shown = ask(&till, &desk, &["settlements", "show", id]).stdout;
        assert!(shown.contains("ST, VAT 10.00, released 5.00"), "{shown}");
        ask(&till, &desk, &[&new[..], &["--deposit", "NV"]].concat()).refused(3);
        till.assert_whole();
    }
}
