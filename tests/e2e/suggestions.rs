//! Why rows may be unmatched: every form of the command line, the API and both together.

#![cfg(unix)]

use std::path::Path;

use serde_json::{Value, json};

use crate::account::Account;
use crate::api::PATH;
use crate::place::on_both_databases;
use crate::support::Desk;

/// The example of the README: two digits swapped, a receipt entered twice, three receipts banked
/// in one deposit, a receipt paid in late.
fn example() -> Desk {
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name);
        std::fs::read(path).expect("an example")
    };
    Desk::new().file("bank.csv", read("bank.csv")).file("book.csv", read("book.csv"))
}

/// Kind, bank lines, book lines and difference of each, in order.
const EXPECTED: [[&str; 4]; 4] = [
    ["mistyped_amount", "48", "49", "-9.00"],
    ["duplicate", "45", "52 46", "-840.00"],
    ["batch", "58", "59 60 61", "0.00"],
    ["outside_window", "73", "47", "0.00"],
];

#[test]
fn suggestions_are_listed_with_lines_difference_and_a_sentence() {
    let ran = example().reconcile(&["--suggest"]);
    assert_eq!(ran.code, Some(1));
    let lists = ran.stdout.split_once("\nSuggestions (4)\n").expect("a list").1;
    let lines: Vec<&str> = lists.lines().take(5).map(str::trim).collect();
    assert!(lines[0].starts_with("kind ") && lines[0].ends_with("what may have happened"));
    assert!(lines[1].starts_with("mistyped amount "), "{lines:?}");
    assert!(lines[1].ends_with("-54.90 in the bank, -45.90 in the books: two digits are swapped."));
    assert!(lines[3].contains("3 book rows of 2026-03-20 add up to one row of the bank, 450.60"));
    let few = example().reconcile(&["--suggest", "--limit", "2"]).stdout;
    assert!(few.contains("  … 2 more; --limit 0 shows all\n\nMatched 92"), "{few}");
}

#[test]
fn a_receipt_entered_twice_under_another_reference_is_suggested_as_a_duplicate() {
    let book = example().read("book.csv");
    let second = "2026-03-18,840.00,INV-2082 Pennard Estates";
    let renamed = book.replace(second, "2026-03-18,840.00,INV-2097 Pennard Estates");
    assert_ne!(renamed, book);
    let ran = example().file("book.csv", renamed).reconcile(&["--output", "csv", "--suggest"]);
    let found: Vec<&str> =
        ran.stdout.lines().filter(|line| line.starts_with("suggestions,")).collect();
    assert_eq!(found.len(), 4, "{found:?}");
    assert!(found[1].contains(",duplicate,45,52 46,-840.00,"), "{}", found[1]);
    assert!(found[1].contains("perhaps entered twice under another reference"), "{}", found[1]);
}

#[test]
fn without_suggest_nothing_is_suggested_and_with_it_all_else_is_the_same() {
    let desk = example();
    let plain = desk.reconcile(&["--json", "--include-matched"]).json();
    assert!(plain.get("suggestions").is_none());
    let mut with = desk.reconcile(&["--json", "--include-matched", "--suggest"]).json();
    let suggestions = with.as_object_mut().and_then(|object| object.remove("suggestions"));
    assert_eq!(with, plain);
    assert_eq!(suggestions.as_ref().and_then(Value::as_array).map(Vec::len), Some(4));
    let table = desk.reconcile(&["--include-matched"]).stdout;
    assert!(!table.contains("Suggestions"), "{table}");
}

#[test]
fn json_has_the_rows_of_a_suggestion_as_they_were_read() {
    let result = example().reconcile(&["--json", "--suggest"]).json();
    let first = &result["suggestions"][0];
    let bank = json!([{
        "date": "2026-03-18", "amount": -54.90, "description": "CARD 4417 BREWERS 0141 YEOVIL"
    }]);
    assert_eq!((&first["kind"], &first["bank"]), (&json!("mistyped_amount"), &bank));
    assert_eq!(first["book"][0]["amount"], json!(-45.90));
    assert_eq!(first["amount_difference"], json!(-9.00));
    let confidence = first["confidence"].as_f64().expect("a number");
    assert!((0.9..=1.0).contains(&confidence), "{confidence}");
    assert_eq!(first.as_object().map(serde_json::Map::len), Some(6));
}

#[test]
fn json_lines_and_csv_name_the_lines_of_the_files() {
    let desk = example();
    let lines = desk.reconcile(&["--output", "jsonl", "--suggest"]).stdout;
    let suggested: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .filter(|line: &Value| line["list"] == "suggestions")
        .collect();
    let numbers = |value: &Value| {
        let list = value.as_array().expect("a list").iter();
        list.map(Value::to_string).collect::<Vec<_>>().join(" ")
    };
    let found: Vec<[String; 2]> = suggested
        .iter()
        .map(|one| [numbers(&one["bank_lines"]), numbers(&one["book_lines"])])
        .collect();
    assert_eq!(found, EXPECTED.map(|[_, bank, book, _]| [bank.to_owned(), book.to_owned()]));
    assert!(lines.lines().last().is_some_and(|line| line.contains(r#""list":"summary""#)));
    for more in [&[][..], &["--include-matched"]] {
        let csv = desk.reconcile(&[&["--output", "csv", "--suggest"], more].concat()).stdout;
        let width = csv.lines().next().expect("a head").split(',').count();
        let of: Vec<&str> = csv.lines().filter(|line| line.starts_with("suggestions,")).collect();
        assert_eq!(of.len(), 4);
        assert_eq!(
            of[1].split(',').count(),
            width + 2,
            "two commas are in the sentence: {}",
            of[1]
        );
        assert!(of[1].contains(",duplicate,45,52 46,-840.00,1.000,"), "{}", of[1]);
    }
}

#[test]
fn out_has_a_file_of_suggestions_where_they_were_asked_for() {
    let desk = example();
    desk.reconcile(&["--out", "plain"]);
    assert!(!desk.path("plain/suggestions.csv").exists());
    desk.reconcile(&["--out", "with", "--suggest"]);
    let file = desk.read("with/suggestions.csv");
    let mut lines = file.lines();
    let head = "kind,bank_lines,book_lines,amount_difference,confidence,reason,alternatives";
    assert_eq!(lines.next(), Some(head));
    for ([kind, bank, book, difference], line) in EXPECTED.iter().zip(lines.by_ref()) {
        assert!(line.starts_with(&format!("{kind},{bank},{book},{difference},")), "{line}");
    }
    assert_eq!(lines.next(), None);
    assert_eq!(desk.read("with/matched.csv"), desk.read("plain/matched.csv"));
}

/// Four receipts of which two and two add up to one deposit, beside payments that match.
pub(crate) fn two_ways() -> Desk {
    let mut bank = "Date,Description,Amount\n2026-03-20,CREDIT 100118,30.03\n".to_owned();
    let mut book = "Date,Description,Amount\n2026-03-20,Lacey,10.01\n2026-03-20,Furze,20.02\n\
        2026-03-20,Till,12.02\n2026-03-20,Cash sales,18.01\n"
        .to_owned();
    for day in 1..28 {
        let paid = format!("2026-03-{day:02},SHOP{day} TOWN,-{day}3.17\n");
        bank.push_str(&paid);
        book.push_str(&paid);
    }
    Desk::with(&bank, &book)
}

#[test]
fn other_receipts_that_add_up_are_named_and_taken_with_one_key() {
    let desk = two_ways();
    let result = desk.reconcile(&["--json", "--suggest"]).json();
    let [one] = result["suggestions"].as_array().expect("a list").as_slice() else {
        panic!("{result}");
    };
    let [other] = one["alternatives"].as_array().expect("a list").as_slice() else {
        panic!("{one}");
    };
    assert_eq!((&one["kind"], &one["bank"]), (&json!("batch"), &other["bank"]));
    let amounts = |rows: &Value| -> Vec<String> {
        let rows = rows.as_array().expect("rows").iter();
        rows.map(|row| row["amount"].to_string()).collect()
    };
    let mut sets = [amounts(&one["book"]), amounts(&other["book"])];
    sets.sort();
    assert_eq!(sets, [["10.01", "20.02"], ["12.02", "18.01"]]);

    let lines = desk.reconcile(&["--output", "jsonl", "--suggest"]).stdout;
    let named = lines.lines().find(|line| line.contains(r#""list":"suggestions""#));
    let named: Value = serde_json::from_str(named.expect("a line")).expect("JSON");
    let mut of = [&named["book_lines"], &named["alternatives"][0]["book_lines"]];
    of.sort_by_key(std::string::ToString::to_string);
    assert_eq!(of, [&json!([2, 3]), &json!([4, 5])]);
    let table = desk.reconcile(&["--suggest"]).stdout;
    assert!(table.contains(" instead."), "{table}");

    let second = named["alternatives"][0]["book_lines"].to_string();
    let args = ["reconcile", "bank.csv", "book.csv", "--keep", "main", "--as-at", "2026-03-31"];
    let ran = desk.run_with_input(&[&args[..], &["--review"]].concat(), b"2q");
    assert!(ran.stderr.contains("[2] yes, the second"), "{}", ran.stderr);
    let decisions = desk.read("main/decisions.csv");
    let taken = if second == "[2,3]" { "10.01" } else { "12.02" };
    assert!(decisions.contains("group,bank") && decisions.contains(taken), "{decisions}");
    assert!(!decisions.contains(if taken == "10.01" { "12.02" } else { "10.01" }), "{decisions}");
}

on_both_databases! {
    fn a_result_has_suggestions_where_they_were_asked_for(place: &Place) {
        let account = Account::with_credits(place, 10);
        let result = |options: &str| {
            let body = format!(
                r#"{{"bank":[{{"date":"2026-03-18","amount":-54.90,"description":"BREWERS 20417"}}],
                "book":[{{"date":"2026-03-17","amount":-45.90,"description":"Brewers 20417"}}],
                "options":{options}}}"#
            );
            let url = account.daemon.submit(PATH, &account.key, &body);
            account.daemon.ended_job(&url, &account.key)["result"].clone()
        };
        assert!(result("{}").get("suggestions").is_none());
        assert!(result(r#"{"includeSuggestions":false}"#).get("suggestions").is_none());
        let with = result(r#"{"includeSuggestions":true}"#);
        let suggestion = &with["suggestions"][0];
        assert_eq!(suggestion["kind"], "mistyped_amount");
        assert_eq!(suggestion["bank"], with["missing_from_books"]);
        assert_eq!(suggestion["book"], with["remove_from_books"]);
        assert_eq!(suggestion["amount_difference"], json!(-9.00));
        let words = "-54.90 in the bank, -45.90 in the books: two digits are swapped.";
        assert_eq!(suggestion["reason"], words);
        assert_eq!(with["suggestions"].as_array().map(Vec::len), Some(1));
    }

    fn suggestions_by_a_daemon_are_those_of_a_run_in_process(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 2_000));
        for args in [
            &["--suggest"][..],
            &["--suggest", "--explain", "--output", "jsonl"],
            &["--suggest", "--output", "csv"],
        ] {
            let here = desk.reconcile(args);
            let command = [&["reconcile", "bank.csv", "book.csv", "--remote"], args].concat();
            let there = account.ask(&desk, &command);
            assert_eq!((here.code, &here.stdout), (there.code, &there.stdout), "{there:?}");
        }
        let command = ["reconcile", "bank.csv", "book.csv", "--remote", "--suggest", "--json"];
        let there = account.ask(&desk, &command).json();
        let here = desk.reconcile(&["--suggest", "--json"]).json();
        assert_eq!(there["suggestions"], here["suggestions"]);
    }
}
