//! What is rarely meant is refused on the command line, unless it is accepted.

#![cfg(unix)]

use serde_json::json;

use crate::ledger::banking::{Bank, number};
use crate::ledger::invoicing::Desk as Documents;
use crate::place::on_both_databases;
use crate::support::Desk;

on_both_databases! {
    fn documents_of_a_file_are_made_once_whether_their_warnings_are_accepted_or_not(place: &Place) {
        let documents = Documents::with_vat(place);
        let books = &documents.books;
        let mut odd = documents.sale("100", "ST");
        odd["lines"][0]["vat_amount"] = number("2");
        let both = json!([documents.sale("50", "ST"), odd]);
        let desk = Desk::new().file("sales.json", both.to_string());
        let create = |more: &[&str]| {
            let args = [&["ledger", "invoices", "create", "sales.json"], more].concat();
            books.account.ask_as(&desk, &args, &books.key)
        };
        let count = || books.get("/invoices").json()["pagination"]["total"].clone();
        let refused = create(&[]);
        assert_eq!((refused.code, count()), (Some(3), json!(1)), "{refused:?}");
        for said in ["VAT of 2.00 on 100.00: ST makes 20.00 of it", "--accept-warnings", "document 2"] {
            assert!(refused.stderr.contains(said), "{said}: {refused:?}");
        }
        for _ in 0..2 {
            let accepted = create(&["--accept-warnings"]);
            assert_eq!((accepted.code, count()), (Some(0), json!(2)), "{accepted:?}");
            let told = "warning: lines[0].vat_amount: VAT of 2.00 on 100.00";
            assert_eq!(accepted.stderr.matches("already exists").count() == 2, !accepted.stderr.contains(told));
        }
        assert_eq!((create(&[]).code, count()), (Some(3), json!(2)));
    }

    fn journals_of_a_file_are_told_of_by_line_before_any_is_posted(place: &Place) {
        let bank = Bank::with_vat(place);
        let books = &bank.books;
        let table = "reference,date,description,account,debit,credit,vat code,vat amount\n\
            1,2026-01-31,Rent,6200,120,,ST,20\n1,2026-01-31,Rent,1310,,120,,\n\
            2,2006-02-28,Rent,6200,120,,ST,24\n2,2006-02-28,Rent,1310,,120,,\n";
        let desk = Desk::new().file("journals.csv", table);
        let post = |more: &[&str]| {
            let args = [&["journals", "post", "journals.csv"], more].concat();
            books.account.ask_as(&desk, &args, &books.key)
        };
        let head = || books.get("/ledger-head").json()["data"]["sequence"].clone();
        let before = head();
        let refused = post(&["--dry-run"]);
        assert_eq!(refused.code, Some(3), "{refused:?}");
        assert!(refused.stderr.contains("if it is meant: --accept-warnings"), "{refused:?}");
        assert_eq!((post(&[]).code, head()), (Some(3), before));
        let accepted = post(&["--accept-warnings"]);
        assert_eq!(accepted.code, Some(0), "{accepted:?}");
        for said in ["line 4: entry_date: 2006-02-28 is more than 10 years back", "line 4: lines[0].vat_amount"] {
            assert!(accepted.stderr.contains(said), "{said}: {accepted:?}");
        }
    }

    fn a_bank_transaction_is_confirmed_with_its_warnings_where_they_are_accepted(place: &Place) {
        let mut bank = Bank::with_vat(place);
        let _savings = bank.savings();
        let row = bank.waiting("2026-01-10", "-120");
        let desk = Desk::new();
        let confirm = |more: &[&str]| {
            let args = [&["ledger", "bank-transactions", "confirm", &*row], more].concat();
            bank.books.account.ask_as(&desk, &args, &bank.books.key)
        };
        let odd = ["--account", "6200", "--vat-code", "ST", "--vat-amount", "24"];
        let refused = confirm(&odd);
        assert_eq!(refused.code, Some(3), "{refused:?}");
        assert!(refused.stderr.contains("repeat it with --accept-warnings"), "{refused:?}");
        let moved = confirm(&["--account", "1301"]);
        assert_eq!(moved.code, Some(3), "{moved:?}");
        assert!(moved.stderr.contains("confirm it with --transfer-to BANK"), "{moved:?}");
        let accepted = confirm(&[&odd[..], &["--accept-warnings"]].concat());
        assert_eq!(accepted.code, Some(0), "{accepted:?}");
        assert!(accepted.stderr.contains("warning: vat_amount: VAT of 24.00 on 96.00"), "{accepted:?}");
    }
}
