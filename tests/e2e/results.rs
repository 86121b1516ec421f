//! A reconciliation's answers, member by member: states, summary, verification, lists, pairs.

#![cfg(unix)]

use serde_json::{Value, json};
use tieout::job::{JobId, Product};

use crate::account::Account;
use crate::api::{EMPTY, PATH};
use crate::place::on_both_databases;

fn row(date: &str, amount: &str, description: &str) -> String {
    format!(r#"{{"date":"{date}","amount":{amount},"description":"{description}"}}"#)
}

/// Submits and waits for the end; gives the job and the text of its result.
fn run(account: &Account, bank: &[String], book: &[String], options: &str) -> (Value, String) {
    let (bank, book) = (bank.join(","), book.join(","));
    let body = format!(r#"{{"bank":[{bank}],"book":[{book}],"options":{options}}}"#);
    let url = account.daemon.submit(PATH, &account.key, &body);
    let job = account.daemon.ended_job(&url, &account.key);
    let body = account.daemon.get(&url, &account.key).body;
    let result = body.split_once(r#","result":"#).expect("a result").1;
    (job, result.strip_suffix('}').expect("the end of the job").to_owned())
}

on_both_databases! {
    fn a_result_has_counts_balance_and_the_rows_of_both_sides_as_they_were_sent(place: &Place) {
        let account = Account::with_credits(place, 10);
        let bank = [
            row("2026-01-05", "-12.50", "Card 4417 café"),
            row("2026-01-06", "100.0", "Acme INV-7"),
            row("2026-01-07", "-3", "Bank charges"),
        ];
        let book = [row("2026-01-06", "100.00", "Invoice 7 Acme"), row("2026-01-08", "55.10", "Jones")];
        let (job, text) = run(&account, &bank, &book, "{}");
        assert_eq!(job["status"], "completed");
        assert_eq!(job["credits_charged"], 3);
        // To the digit: amounts are numbers, and keep the places they came with.
        let expected = format!(
            concat!(
                r#"{{"summary":{{"verified":true,"bank_rows":3,"book_rows":2,"matched_count":1,"#,
                r#""missing_from_books_count":2,"remove_from_books_count":1}},"credits_charged":3,"#,
                r#""verification":{{"is_verified":true,"expected_net_discrepancy":-70.60,"#,
                r#""actual_net_effect":-70.60,"reason":"The unmatched rows explain the whole difference between bank and books."}},"#,
                r#""missing_from_books":[{},{}],"remove_from_books":[{}]}}"#
            ),
            bank[0], bank[2], book[1]
        );
        let (found, wanted): (Value, Value) =
            (serde_json::from_str(&text).expect("JSON"), serde_json::from_str(&expected).expect("JSON"));
        assert_eq!(found, wanted);
        for row in [&bank[0], &bank[2], &book[1]] {
            assert!(text.contains(row.as_str()), "{row}: {text}");
        }
    }

    fn pairs_are_listed_when_they_are_asked_for_in_the_order_of_the_bank(place: &Place) {
        let account = Account::with_credits(place, 10);
        let bank = [row("2026-01-06", "10.004", "Acme INV-7"), row("2026-01-05", "-12.50", "Rent")];
        let book = [row("2026-01-04", "-12.50", "Rent"), row("2026-01-08", "10.00", "Acme INV-7")];
        let (_, text) = run(&account, &bank, &book, r#"{"includeMatched":true}"#);
        let result: Value = serde_json::from_str(&text).expect("JSON");
        let pair = |bank: &str, book: &str, days: i64, difference: &str| {
            format!(r#"{{"bank":{bank},"book":{book},"date_difference_in_days":{days},"amount_difference":{difference},"#)
        };
        let first = pair(&bank[0], &book[1], 2, "0.004");
        let second = pair(&bank[1], &book[0], -1, "0.00");
        let matched = text.split_once(r#""matched":["#).expect("pairs").1;
        assert!(matched.starts_with(&first), "{matched}");
        assert!(matched.contains(&format!("}},{second}")), "{matched}");
        for pair in result["matched"].as_array().expect("a list") {
            let score = pair["score"].as_f64().expect("a number");
            assert!((0.0..=1.0).contains(&score), "{pair}");
            assert_eq!(pair["ambiguous"], json!(score < 0.9), "{pair}");
            assert_eq!(pair.as_object().expect("an object").len(), 6, "{pair}");
        }
        for options in ["{}", r#"{"includeMatched":false}"#] {
            let (job, _) = run(&account, &bank, &book, options);
            assert!(job["result"].get("matched").is_none(), "{job}");
            assert_eq!(job["result"]["summary"]["matched_count"], 2);
        }
        let text = result["verification"]["reason"].as_str().expect("a sentence");
        assert!(text.ends_with("within half a cent."), "{text}");
    }

    fn pairs_under_the_minimum_score_are_left_unmatched(place: &Place) {
        let account = Account::with_credits(place, 100);
        // Nothing tells the first two apart; the third is alone.
        let bank = [row("2026-01-05", "9.50", "a"), row("2026-01-05", "9.50", "b"), row("2026-01-06", "7", "c")];
        let book = [row("2026-01-05", "9.50", "x"), row("2026-01-05", "9.50", "y"), row("2026-01-06", "7", "c")];
        for (options, matched) in [
            (r#"{"minimumScore":0}"#, 3),
            (r#"{"minimumScore":0.001}"#, 3),
            (r#"{"minimumScore":0.8999}"#, 1),
            (r#"{"minimumScore":9e-1,"includeMatched":true}"#, 1),
        ] {
            let (job, text) = run(&account, &bank, &book, options);
            let result = &job["result"];
            assert_eq!(result["summary"], json!({"verified": true, "bank_rows": 3, "book_rows": 3,
                "matched_count": matched, "missing_from_books_count": 3 - matched,
                "remove_from_books_count": 3 - matched}), "{options}");
            assert_eq!(result["missing_from_books"].as_array().map(Vec::len), Some(3 - matched));
            // The members are those of any result.
            let keys = 5 + usize::from(options.contains("includeMatched"));
            assert_eq!(result.as_object().map(serde_json::Map::len), Some(keys), "{text}");
        }
    }

    fn dates_may_be_three_days_apart_unless_the_options_say_otherwise(place: &Place) {
        let account = Account::with_credits(place, 20);
        for (days_apart, options, matched) in [
            (3, "{}", 1),
            (4, "{}", 0),
            (4, r#"{"allowedDateDifferenceInDays":4}"#, 1),
            (1, r#"{"allowedDateDifferenceInDays":0}"#, 0),
            (2, r#"{"allowedDateDifferenceInDays":2.9}"#, 1),
            (3, r#"{"allowedDateDifferenceInDays":2.9}"#, 0),
            (30, r#"{"allowedDateDifferenceInDays":30}"#, 1),
        ] {
            let book = [row(&format!("2026-01-{:02}", 1 + days_apart), "5", "x")];
            let (job, _) = run(&account, &[row("2026-01-01", "5", "x")], &book, options);
            assert_eq!(job["result"]["summary"]["matched_count"], matched, "{days_apart} {options}");
        }
    }

    fn a_list_shows_jobs_without_their_results(place: &Place) {
        let account = Account::with_credits(place, 20);
        let (job, _) = run(&account, &[row("2026-01-01", "5", "x")], &[], "{}");
        let list = account.daemon.get(PATH, &account.key).json();
        let mut without = job.clone();
        without.as_object_mut().expect("an object").remove("result");
        assert_eq!(list, json!({"data": [without],
            "pagination": {"limit": 50, "offset": 0, "count": 1, "total": 1}}));
    }

    fn a_job_is_queued_then_processing_and_says_nothing_of_its_end_before_it(place: &Place) {
        let account = Account::with_credits(place, 20);
        account.occupy_queue();
        let running = format!("{PATH}/{}", JobId::new(Product::Reconcile, 1));
        let waiting = account.daemon.submit(PATH, &account.key, EMPTY);
        for (url, status, has_started) in [(&running, "processing", true), (&waiting, "queued", false)] {
            let job = account.daemon.get(url, &account.key).json();
            assert_eq!((&job["status"], &job["poll_url"]), (&json!(status), &json!(url)));
            assert_eq!((job["started_at"].is_string(), &job["finished_at"]), (has_started, &Value::Null));
            for absent in ["result", "error", "credits_charged"] {
                assert!(job.get(absent).is_none(), "{job}");
            }
        }
    }
}
