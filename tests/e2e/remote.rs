//! The client against the real daemon: what it shows is what a run in process shows.

#![cfg(unix)]

use std::path::Path;

use serde_json::{Value, json};

use crate::account::Account;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

const ROWS_SENT: &[&str] = &["reconcile", "bank.csv", "book.csv"];

/// The example of the README: 98 bank rows, ambiguous ones among them.
fn example() -> Desk {
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name);
        std::fs::read(path).expect("an example")
    };
    Desk::new().file("bank.csv", read("bank.csv")).file("book.csv", read("book.csv"))
}

on_both_databases! {
    fn every_form_is_the_one_of_a_run_in_process(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 2_000));
        for args in [
            &[][..],
            &["--explain", "--limit", "0"],
            &["--include-matched", "--output", "csv"],
            &["--explain", "--output", "jsonl"],
            &["--days", "0", "--include-matched"],
            &["--fail-on", "unverified"],
            &["--min-score", "0.95", "--include-matched", "--output", "csv"],
        ] {
            let here = desk.reconcile(args);
            let there = account.ask(&desk, &[ROWS_SENT, args, &["--remote"]].concat());
            assert_eq!((here.code, &here.stdout), (there.code, &there.stdout), "{args:?} {there:?}");
        }
    }

    fn the_files_of_out_are_those_of_a_run_in_process(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 200));
        desk.reconcile(&["--out", "here"]);
        let ran = account.ask(&desk, &[ROWS_SENT, &["--out", "there", "--remote"]].concat());
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.stderr.contains(": 98 credits charged\n"), "{ran:?}");
        for name in ["missing_from_books.csv", "remove_from_books.csv", "matched.csv"] {
            assert_eq!(desk.read(&format!("here/{name}")), desk.read(&format!("there/{name}")));
        }
    }

    fn in_json_it_is_the_result_object_as_the_daemon_sent_it(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 2_000));
        for args in [&["--json"][..], &["--json", "--include-matched"]] {
            let here = desk.reconcile(args);
            let there = account.ask(&desk, &[ROWS_SENT, args, &["--remote", "--quiet"]].concat());
            let charged = here.stdout.replace(r#""credits_charged":0"#, r#""credits_charged":98"#);
            assert_eq!((there.code, there.stdout.as_str()), (Some(1), charged.as_str()));
            assert_eq!(there.stderr, "");
            let list = account.ask(&desk, &["jobs", "list", "--json"]).json();
            let id = list["data"][0]["reconciliation_id"].as_str().expect("an id").to_owned();
            let result = account.ask(&desk, &["jobs", "result", &id]);
            assert_eq!(result.stdout, there.stdout, "the same bytes again");
        }
    }

    fn jobs_are_listed_shown_and_waited_for(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 98));
        account.ask(&desk, &[ROWS_SENT, &["--remote"]].concat());
        let list = account.ask(&desk, &["jobs", "list", "--json"]).json();
        assert_eq!(list["pagination"], json!({"limit": 50, "offset": 0, "count": 1, "total": 1}));
        let id = list["data"][0]["reconciliation_id"].as_str().expect("an id");
        let table = account.ask(&desk, &["jobs", "list"]).stdout;
        assert!(table.lines().nth(1).is_some_and(|line| line.starts_with(id)), "{table}");
        let shown = account.ask(&desk, &["jobs", "get", id]).stdout;
        assert!(shown.contains("\ncredits charged    98\n"), "{shown}");
        let waited = account.ask(&desk, &["jobs", "wait", id, "--json"]).json();
        assert_eq!((&waited["status"], &waited["credits_charged"]), (&json!("completed"), &json!(98)));
        let unknown = account.ask(&desk, &["jobs", "get", "rec_00000000000000000000000000"]);
        assert!(unknown.refused(6).contains("(not_found, request req_"), "{unknown:?}");
    }

    fn what_credits_do_not_cover_is_refused_before_any_work(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 97));
        let ran = account.ask(&desk, &[ROWS_SENT, &["--remote"]].concat());
        let said = ran.refused(5);
        assert!(said.contains("98") && said.contains("97"), "{said}");
        assert!(said.contains("(insufficient_credits, request req_"), "{said}");
        let json = account.ask(&desk, &[ROWS_SENT, &["--remote", "--json"]].concat());
        let envelope: Value = serde_json::from_str(json.refused(5)).expect("JSON");
        assert_eq!(envelope["error"]["details"], json!({"required": 98, "available": 97}));
        let who = account.ask(&desk, &["whoami", "--json"]).json();
        assert_eq!(who["credit_balance"], 97);
    }

    fn a_row_that_only_a_file_may_have_is_named_by_its_line(place: &Place) {
        let bank = "date,amount,Narrative\n2026-03-02,-1.00,A\n2026-03-03,5,\n";
        let desk = Desk::with(bank, "date,amount,description\n2026-03-03,5,B\n");
        let map = ["--map", "bank:description=Narrative", "--quiet"];
        assert_eq!(desk.reconcile(&map).code, Some(1), "in process it may");
        let account = Account::with_credits(place, 10);
        let ran = account.ask(&desk, &[ROWS_SENT, &map, &["--remote"]].concat());
        let said = ran.refused(3);
        assert!(said.starts_with("error: bank.csv line 3, column \"Narrative\": "), "{said}");
        assert!(said.contains("(invalid_dataset_format, request req_"), "{said}");
        let long = format!("date,amount,description\n2026-03-03,5,{}\n", "B".repeat(501));
        let desk = Desk::with(&long, &long);
        assert_eq!(desk.reconcile(&["--days", "1"]).code, Some(0), "in process it may");
        let ran = account.ask(&desk, &[ROWS_SENT, &["--remote"]].concat());
        let said = ran.refused(3);
        assert!(said.contains("line 2, column \"description\": is longer than 500 char"), "{said}");
        assert!(said.contains("here, without --remote"), "{said}");
    }

    fn a_submit_whose_answer_was_lost_can_be_sent_again_without_paying_twice(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 200));
        let submit = [ROWS_SENT, &["--remote", "--idempotency-key", "march"]].concat();
        for _ in 0..3 {
            assert_eq!(account.ask(&desk, &submit).code, Some(1));
        }
        assert_eq!(account.balance(), 102);
        let lost = account.ask(&desk, &[ROWS_SENT, &["--remote", "--timeout", "0ms"]].concat());
        assert!(lost.refused(7).contains("without paying twice: --idempotency-key "), "{lost:?}");
    }

    fn a_key_without_the_scope_or_revoked_ends_with_4(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 98));
        let reader = account.make_key(&desk, &["--scope", "reconcile:read"]);
        let submit = [ROWS_SENT, &["--remote"]].concat();
        let ran = account.ask_as(&desk, &submit, &reader.secret);
        assert!(ran.refused(4).contains("(forbidden, request req_"), "{ran:?}");
        assert_eq!(account.ask(&desk, &["keys", "revoke", &reader.id]).code, Some(0));
        let ran = account.ask_as(&desk, &["whoami"], &reader.secret);
        assert!(ran.refused(4).contains("(unauthorized, request req_"), "{ran:?}");
    }

    fn keys_are_made_listed_and_rotated_with_a_session(place: &Place) {
        let (desk, account) = (Desk::new(), Account::with_credits(place, 0));
        let made = account.make_key(&desk, &["--scope", "reconcile:write", "--allow-overage"]);
        let who = account.ask_as(&desk, &["whoami", "--json"], &made.secret).json();
        assert_eq!((&who["key"]["id"], &who["scopes"]), (&json!(made.id), &json!(["reconcile:write"])));
        let list = account.ask(&desk, &["keys", "list", "--json"]);
        assert!(!list.stdout.contains(&made.secret), "a list has no secrets");
        assert_eq!(list.json()["pagination"]["total"], 2);
        let rotated = account.ask(&desk, &["keys", "rotate", &made.id]);
        let (new, old) = (rotated.stdout.trim_end(), made.secret.as_str());
        assert_eq!(account.ask_as(&desk, &["whoami"], new).code, Some(0), "{rotated:?}");
        account.ask_as(&desk, &["whoami"], old).refused(4);
        let mut without = desk.command(&["keys", "list", "--url", &account.url]);
        let ran = Ran::of(without.output().expect("the program runs"));
        assert!(ran.refused(4).contains("set TIEOUT_SESSION"), "{ran:?}");
    }

    fn overage_is_charged_where_key_subscription_and_request_permit_it(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 90));
        let key = account.make_key(&desk, &["--scope", "reconcile:write", "--allow-overage"]);
        let submit = [ROWS_SENT, &["--remote", "--allow-overage"]].concat();
        account.ask_as(&desk, &submit, &key.secret).refused(5);
        account.admin(&["subscription", "set", "--user", &account.user, "--allow-overage", "true"]);
        account.ask(&desk, &submit).refused(5);
        account.ask_as(&desk, &[ROWS_SENT, &["--remote"]].concat(), &key.secret).refused(5);
        let ran = account.ask_as(&desk, &submit, &key.secret);
        assert!(ran.code == Some(1) && ran.stderr.contains("98 credits charged"), "{ran:?}");
        assert_eq!(account.ask(&desk, &["whoami", "--json"]).json()["credit_balance"], 0);
    }

    fn a_rate_that_is_used_up_for_longer_than_there_is_time_ends_with_7(place: &Place) {
        let (desk, account) = (Desk::new(), Account::of_daemon(place, 0, &["--rate-limit", "1"]));
        assert_eq!(account.ask(&desk, &["whoami"]).code, Some(0));
        let ran = account.ask(&desk, &["whoami", "--timeout", "1s"]);
        let said = ran.refused(7);
        assert!(said.contains("(rate_limited, request req_"), "{said}");
        assert!(said.ends_with("  hint: gave up after 1s (--timeout)\n"), "{said}");
    }

    fn a_profile_stands_in_for_address_and_key(place: &Place) {
        let (desk, account) = (example(), Account::with_credits(place, 98));
        let login = ["login", "--with-token", "--profile", "books", "--url", &account.url];
        let ran = desk.run_with_input(&login, account.key.as_bytes());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let ran = desk.reconcile(&["--remote", "--fail-on", "unverified"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert_eq!(desk.run(&["whoami", "--json"]).json()["profile"], "books");
    }
}
