//! `tieout code --remote` against the real daemon: what it shows is what a run in process shows.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::account::Account;
use crate::place::on_both_databases;
use crate::scripted::Answer::Reply;
use crate::scripted::Scripted;
use crate::support::{Desk, Ran};

const TXNS: &str = "Day,amount,description,Memo\n2026-03-02,-42.60,TRAINLINE.COM LONDON,a\n\
                    2026-03-03,-12.00,Bank charges March,b\n2026-03-04,-7.50,,c\n";
const CHART: &str = "code,name,type\n0404,Bank charges,Overhead\n493,Rail travel,EXPENSE\n";
const CODE: &[&str] = &["code", "txns.csv", "chart.csv", "--quiet", "--map", "date=Day"];

fn desk() -> Desk {
    Desk::new().file("txns.csv", TXNS).file("chart.csv", CHART)
}

/// A key that may code.
fn coder(account: &Account<'_>, desk: &Desk) -> String {
    account.make_key(desk, &["--scope", "coding:write", "--scope", "coding:read"]).secret
}

on_both_databases! {
    fn every_form_of_coding_is_the_one_of_a_run_in_process(place: &Place) {
        let (desk, account) = (desk(), Account::with_credits(place, 100));
        let key = coder(&account, &desk);
        for args in [
            &[][..],
            &["--limit", "1"],
            &["--output", "csv", "--fail-on", "never"],
            &["--output", "jsonl", "--min-confidence", "1"],
        ] {
            let here = desk.run(&[CODE, args].concat());
            let there = account.ask_as(&desk, &[CODE, args, &["--remote"]].concat(), &key);
            assert_eq!((here.code, &here.stdout), (there.code, &there.stdout), "{args:?} {there:?}");
        }
        desk.run(&[CODE, &["--out", "here.csv"]].concat());
        account.ask_as(&desk, &[CODE, &["--out", "there.csv", "--remote"]].concat(), &key);
        assert_eq!(desk.read("here.csv"), desk.read("there.csv"));
    }

    fn coding_in_json_is_the_result_object_as_the_daemon_sent_it(place: &Place) {
        let (desk, account) = (desk(), Account::with_credits(place, 6));
        let key = coder(&account, &desk);
        let here = desk.run(&[CODE, &["--json"]].concat());
        let submit = [CODE, &["--json", "--remote", "--idempotency-key", "march"]].concat();
        let charged = here.stdout.replace(r#""credits_charged":0"#, r#""credits_charged":3"#);
        for _ in 0..3 {
            let there = account.ask_as(&desk, &submit, &key);
            assert_eq!((there.code, there.stdout.as_str()), (Some(1), charged.as_str()), "{there:?}");
        }
        assert_eq!(account.balance(), 3, "sent again under the same key it is the same job");
        let weak = [CODE, &["--json", "--remote", "--min-confidence", "1"]].concat();
        let there = account.ask_as(&desk, &weak, &key).json();
        let here = desk.run(&[CODE, &["--json", "--min-confidence", "1"]].concat()).json();
        assert_eq!(there["results"], here["results"]);
        assert_eq!((&there["summary"], &there["credits_charged"]), (&here["summary"], &json!(3)));
    }

    fn coding_without_credits_or_scope_is_refused(place: &Place) {
        let (desk, account) = (desk(), Account::with_credits(place, 2));
        let submit = [CODE, &["--remote"]].concat();
        let ran = account.ask_as(&desk, &submit, &coder(&account, &desk));
        assert!(ran.refused(5).contains("(insufficient_credits, request req_"), "{ran:?}");
        let reader = account.make_key(&desk, &["--scope", "coding:read"]).secret;
        let ran = account.ask_as(&desk, &submit, &reader);
        assert!(ran.refused(4).contains("(forbidden, request req_"), "{ran:?}");
    }
}

fn ask(server: &Scripted, args: &[&str]) -> Ran {
    let desk = desk();
    let mut command = desk.command(&[CODE, args, &["--remote"]].concat());
    command.env("TIEOUT_URL", &server.url).env("TIEOUT_API_KEY", "tieout_k");
    Ran::of(command.output().expect("the program runs"))
}

#[test]
fn both_files_are_sent_as_they_stand_and_a_refused_item_is_named_by_its_line() {
    let server = Scripted::new(|_, _| {
        let issue = |section: &str, row: u64, field: &str| json!({"section": section, "row": row, "field": field, "message": "is bad"});
        let issues = [issue("transactions", 1, "date"), issue("chart_of_accounts", 0, "type")];
        let details = json!({"issues": issues, "issue_count": 2});
        let error = json!({"code": "invalid_request_format", "message": "bad", "details": details});
        Reply(422, "", json!({"error": error, "request_id": "req_9"}).to_string())
    });
    let words = "error: txns.csv line 3, column \"Day\": is bad\n\
                 error: chart.csv line 2, column \"type\": is bad\n\
                 error: bad (invalid_request_format, request req_9)\n  \
                 hint: correct these rows, or code them here, without --remote\n";
    assert_eq!(ask(&server, &[]).refused(3), words);
    let body: Value = serde_json::from_str(&server.requests()[0].body).expect("JSON");
    let first =
        json!({"date": "2026-03-02", "amount": -42.60, "description": "TRAINLINE.COM LONDON"});
    assert_eq!(body["transactions"][0], first);
    let account = json!({"code": "0404", "name": "Bank charges", "type": "EXPENSE"});
    assert_eq!(body["chart_of_accounts"][0], account);
    assert_eq!(body.as_object().map(serde_json::Map::len), Some(2));
}

#[test]
fn a_coding_result_of_other_transactions_is_refused() {
    const JOB: &str = "cod_01k5z0h5v7e4xvbt2dq0w4c3nf";
    let server = Scripted::new(|count, _| {
        if count == 0 {
            let accepted = json!({"job_id": JOB, "status": "queued", "poll_url": "/"});
            return Reply(202, "", accepted.to_string());
        }
        let summary = json!({"transactions": 0, "coded": 0, "uncoded": 0});
        let result = json!({"summary": summary, "credits_charged": 0, "results": []});
        let job = json!({"status": "completed", "credits_charged": 0, "result": result});
        Reply(200, "", job.to_string())
    });
    let words = format!(
        "error: the result of {JOB} does not have one suggestion for each transaction, in their \
         order\n  hint: to code the transactions here, leave out --remote\n"
    );
    assert_eq!(ask(&server, &[]).refused(7), words);
}
