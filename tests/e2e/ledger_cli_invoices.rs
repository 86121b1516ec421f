//! Invoices and credit notes on the command line.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::text;
use crate::ledger::invoicing::Desk as Documents;
use crate::ledger::support::money;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(documents: &Documents<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let books = &documents.books;
    books.account.ask_as(desk, &[&["ledger", "invoices"], args].concat(), &books.key)
}

/// The same, done; gives what it writes as JSON.
#[track_caller]
fn told(documents: &Documents<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(documents, desk, &[args, &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran.json()
}

on_both_databases! {
    fn documents_are_made_from_json_shown_issued_voided_and_deleted(place: &Place) {
        let documents = Documents::with_vat(place);
        // Digits reach the books as they stand in the file.
        let sale = documents.sale("100", "ST").to_string();
        let sale = sale.replace("\"unit_price\":100", "\"unit_price\":100.0000");
        let mut draft = documents.sale("50", "RR");
        draft["issue"] = json!(false);
        let desk = Desk::new().file("sale.json", format!("\u{feff}{sale}\n")).file("draft.json", draft.to_string());
        draft["reference"] = json!("PO 2");
        let desk = desk.file("other.json", draft.to_string());
        let made = told(&documents, &desk, &["create", "sale.json"]);
        assert_eq!((&made["number"], money(&made["gross_total"])), (&json!("INV-0001"), "120.00".to_owned()));
        let whole = documents.books.get(&format!("/invoices/{}", text(&made, "id"))).body;
        assert!(whole.contains("\"unit_price\":100.0000"), "{whole}");
        let draft = told(&documents, &desk, &["create", "draft.json"]);
        let id = text(&draft, "id");
        let issued = told(&documents, &desk, &["issue", id, "--date", "2026-03-09"]);
        assert_eq!((&issued["number"], &issued["issue_date"]), (&json!("INV-0002"), &json!("2026-03-09")));
        ask(&documents, &desk, &["issue", id]).refused(6);
        ask(&documents, &desk, &["delete", id]).refused(6);
        let void = told(&documents, &desk, &["void", id, "--date", "2026-03-31", "--reason", "Typed twice"]);
        assert_eq!((&void["status"], &void["void_date"]), (&json!("void"), &json!("2026-03-31")));
        let other = text(&told(&documents, &desk, &["create", "other.json"]), "id").to_owned();
        assert_eq!(told(&documents, &desk, &["delete", &other])["id"], other.as_str());
        assert_eq!(told(&documents, &desk, &["list"])["pagination"]["total"], 2);
        let listed = |args: &[&str]| -> Vec<String> {
            let listed = told(&documents, &desk, &[&["list"], args].concat());
            let listed = listed["data"].as_array().expect("documents").clone();
            listed.iter().map(|one| text(one, "number").to_owned()).collect()
        };
        assert_eq!(listed(&["--status", "issued"]), ["INV-0001"]);
        assert_eq!(listed(&["--type", "purchase"]), [""; 0]);
        assert_eq!(listed(&["--kind", "invoice", "--contact", &documents.customer, "--from", "2026-03-03"]), ["INV-0002"]);
        assert_eq!(listed(&["--to", "2026-03-02", "--search", "inv-"]), ["INV-0001"]);
        assert_eq!(listed(&["--number", "INV-0002"]), ["INV-0002"]);
        assert_eq!(listed(&["--overdue"]).len(), usize::from(made["overdue"] == true));
        let shown = ask(&documents, &desk, &["show", text(&made, "id")]).stdout;
        assert!(shown.starts_with("number        INV-0001\ntype          sales\n"), "{shown}");
        let lines: Vec<_> = shown.lines().rev().take(2).map(|line| line.split_whitespace().collect::<Vec<_>>()).collect();
        assert_eq!(lines, [vec!["total", "100.00", "20.00", "120.00"],
            vec!["Widgets", "1", "100.0000", "4000", "ST", "100.00", "20.00", "120.00"]]);
        let csv = ask(&documents, &desk, &["list", "--output", "csv"]).stdout;
        assert!(csv.starts_with("number,type,kind,contact_name,"), "{csv}");
    }

    fn what_a_file_lacks_is_said_by_path_and_a_file_that_is_none_is_not_sent(place: &Place) {
        let documents = Documents::new(place);
        let desk = Desk::new().file("x.json", "{\"type\": \"sales\", ").file("y.json", "{\"type\":\"sales\",\"lines\":[{}]}");
        let ran = ask(&documents, &desk, &["create", "x.json"]);
        assert!(ran.refused(3).starts_with("error: x.json is not a JSON document or list of documents: EOF"), "{ran:?}");
        let ran = ask(&documents, &desk, &["create", "y.json"]);
        ran.refused(3);
        for field in ["contact_id: is missing", "issue_date: is missing", "lines[0].description: is missing"] {
            assert!(ran.stderr.contains(field), "{field}: {ran:?}");
        }
        let ran = ask(&documents, &desk, &["create", "none.json"]);
        assert!(ran.refused(3).starts_with("error: cannot read none.json"), "{ran:?}");
        assert_eq!(documents.books.get("/invoices").json()["pagination"]["total"], 0);
    }

    fn a_file_given_again_makes_only_what_is_not_there_any_more_and_says_which(place: &Place) {
        let documents = Documents::with_vat(place);
        let bought = documents.purchase("P-7", "50", "ST").to_string();
        let mut draft = documents.sale("10", "ZR");
        draft["issue"] = json!(false);
        let desk = Desk::new().file("p.json", bought.clone()).file("d.json", draft.to_string())
            .file("other.json", format!(" [ {} ]", bought.replace(',', ",\n  ")));
        let first = told(&documents, &desk, &["create", "p.json"]);
        assert_eq!(first.get("already_made"), None);
        for file in ["p.json", "other.json"] {
            let again = ask(&documents, &desk, &["create", file, "--json"]);
            assert!(again.stderr.contains("document 1 already exists as P-7"), "{again:?}");
            assert_eq!((&again.json()["already_made"], &again.json()["id"]), (&json!(true), &first["id"]));
        }
        let quiet = ask(&documents, &desk, &["create", "p.json", "-q"]);
        assert!(quiet.stdout.contains("already made   yes\n") && quiet.stderr.is_empty(), "{quiet:?}");
        told(&documents, &desk, &["void", "P-7"]);
        let anew = ask(&documents, &desk, &["create", "p.json", "--json"]);
        assert!(anew.stderr.contains("document 1 was created before as P-7 and has been voided or deleted since"), "{anew:?}");
        let anew = anew.json();
        assert_eq!((&anew["status"], anew.get("already_made")), (&json!("issued"), None));
        assert_ne!(anew["id"], first["id"]);
        assert_eq!(told(&documents, &desk, &["create", "p.json"])["id"], anew["id"], "once, too");
        let kept = told(&documents, &desk, &["create", "d.json"]);
        told(&documents, &desk, &["delete", text(&kept, "id")]);
        let kept_anew = told(&documents, &desk, &["create", "d.json"]);
        assert_eq!((&kept_anew["status"], documents.look(&kept_anew)["id"] == kept["id"]), (&json!("draft"), false));
        // What was paid meanwhile is shown as it is now.
        assert_eq!(told(&documents, &desk, &["list", "--type", "purchase"])["pagination"]["total"], 2);
    }

    fn a_corrected_file_makes_nothing_twice_wherever_its_documents_stand(place: &Place) {
        let documents = Documents::with_vat(place);
        let [one, two, other] = ["10", "20", "30"].map(|price| documents.sale(price, "ST"));
        let mut bad = documents.sale("40", "ST");
        bad["lines"] = json!([]);
        let file = |all: &[&Value]| serde_json::to_string_pretty(all).expect("JSON");
        let desk = Desk::new().file("a.json", file(&[&one, &one, &two, &bad]));
        let ran = ask(&documents, &desk, &["create", "a.json"]);
        assert!(ran.code == Some(3) && ran.stderr.contains("this is document 4 of a.json"), "{ran:?}");
        let total = || documents.books.get("/invoices").json()["pagination"]["total"].clone();
        assert_eq!(total(), 3, "two equal documents are two");
        // One in front, another in the middle, and the bad one out.
        let desk = desk.file("b.json", file(&[&other, &one, &two, &one])).file("c.json", file(&[&two]));
        let ran = ask(&documents, &desk, &["create", "b.json"]);
        assert_eq!((ran.code, ran.stderr.matches("already exists as").count()), (Some(0), 3), "{ran:?}");
        assert_eq!(ask(&documents, &desk, &["create", "c.json"]).code, Some(0));
        assert_eq!(total(), 4);
    }
}
