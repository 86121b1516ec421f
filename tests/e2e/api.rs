//! The API over plain HTTP, as a client written from the contract alone would use it.

#![cfg(unix)]

use std::io::Write as _;
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::account::{Account, make_key};
use crate::daemon::{read_answer, try_send};
use crate::place::on_both_databases;
use crate::support::Desk;

/// Where reconciliations are submitted and listed.
pub(crate) const PATH: &str = "/api/v1/reconciliations";

/// The smallest good body; it costs nothing.
pub(crate) const EMPTY: &str = r#"{"bank":[],"book":[]}"#;

/// A body with so many bank rows, all of which match.
pub(crate) fn body_of(rows: usize) -> String {
    let row = r#"{"date":"2026-01-31","amount":1.50,"description":"Tea"}"#;
    let rows = vec![row; rows].join(",");
    format!(r#"{{"bank":[{rows}],"book":[{rows}]}}"#)
}

/// The key with another last character than its own, whichever that is.
fn mistyped(key: &str) -> String {
    let (start, last) = key.split_at(key.len() - 1);
    format!("{start}{}", if last == "x" { "y" } else { "x" })
}

/// The README's example as the body of a submit, by the program itself.
fn example() -> (Desk, String) {
    let read = |name: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(name);
        std::fs::read_to_string(path).expect("an example")
    };
    let (bank, book) = (read("bank.csv"), read("book.csv"));
    let rows = |csv: &str| {
        let mut lines = csv.lines();
        assert_eq!(lines.next(), Some("date,amount,description"));
        let row = |line: &str| {
            let mut cells = line.splitn(3, ',');
            let mut next = || cells.next().expect("three cells").trim_matches('"').to_owned();
            let (date, amount, description) = (next(), next(), next());
            let description = serde_json::to_string(&description).expect("JSON");
            format!(r#"{{"date":"{date}","amount":{amount},"description":{description}}}"#)
        };
        lines.map(row).collect::<Vec<_>>().join(",")
    };
    let body = format!(r#"{{"bank":[{}],"book":[{}]}}"#, rows(&bank), rows(&book));
    (Desk::new().file("bank.csv", bank).file("book.csv", book).file("body.json", &body), body)
}

on_both_databases! {
    fn a_submit_is_answered_with_the_contracts_three_members_and_a_poll_with_the_job(place: &Place) {
        let account = Account::with_credits(place, 10);
        let answer = account.daemon.ask("POST", PATH, &account.key, &body_of(3));
        assert_eq!(answer.status, 202, "{answer:?}");
        let submitted = answer.json();
        let id = submitted["reconciliation_id"].as_str().expect("an id");
        let url = format!("{PATH}/{id}");
        assert_eq!(submitted, json!({"reconciliation_id": id, "status": "queued", "poll_url": url}));
        assert!(id.starts_with("rec_") && id.len() == 30, "{id}");
        let job = account.daemon.ended_job(&url, &account.key);
        let members: Vec<_> = job.as_object().expect("an object").keys().cloned().collect();
        let mut expected = vec![
            "reconciliation_id", "status", "poll_url", "created_at", "started_at", "finished_at",
            "credits_charged", "result",
        ];
        expected.sort_unstable();
        assert_eq!(members, expected);
        assert_eq!((&job["status"], &job["credits_charged"]), (&json!("completed"), &json!(3)));
        let result = &job["result"];
        assert_eq!(result["credits_charged"], 3);
        assert_eq!(result["summary"], json!({"verified": true, "bank_rows": 3, "book_rows": 3,
            "matched_count": 3, "missing_from_books_count": 0, "remove_from_books_count": 0}));
        assert_eq!(result.get("matched"), None, "only when it was asked for");
        for time in ["created_at", "started_at", "finished_at"] {
            let time = job[time].as_str().expect("a time");
            assert!(time.len() == 24 && time.ends_with('Z'), "{time}");
        }
        assert_eq!(account.balance(), 7);
    }

    fn the_result_over_http_is_that_of_a_run_in_process_byte_for_byte(place: &Place) {
        let (desk, body) = example();
        let account = Account::with_credits(place, 1000);
        let here = desk.reconcile(&["--json"]).stdout;
        let here = here.trim_end().replace(r#""credits_charged":0"#, r#""credits_charged":98"#);
        let poll = |submitted: &Value| {
            let url = submitted["poll_url"].as_str().expect("a path").to_owned();
            account.daemon.ended_job(&url, &account.key);
            account.daemon.get(&url, &account.key).body
        };
        let there = poll(&account.daemon.ask("POST", PATH, &account.key, &body).json());
        assert!(there.ends_with(&format!(r#","result":{here}}}"#)), "{there}");
        // The same with curl, as the guide has it.
        let url = format!("{}{PATH}", account.url);
        let bearer = format!("Authorization: Bearer {}", account.key);
        let curl = std::process::Command::new("curl")
            .args(["-s", &url, "-H", &bearer, "-d", "@body.json"])
            .current_dir(desk.path(""))
            .output()
            .expect("curl runs");
        let there = poll(&serde_json::from_slice(&curl.stdout).expect("JSON"));
        assert!(there.ends_with(&format!(r#","result":{here}}}"#)), "{there}");
    }

    fn what_me_says(place: &Place) {
        let account = Account::with_credits(place, 10);
        let me = account.daemon.get("/api/v1/me", &account.key).json();
        assert_eq!(me["user_id"], json!(account.user));
        assert_eq!(me["scopes"], json!(["reconcile:read", "reconcile:write"]));
        assert_eq!((&me["credit_balance"], &me["email"]), (&json!(10), &json!("jo@example.com")));
        assert_eq!(me["subscription"], json!({"allow_overage": false}));
        assert_eq!((&me["key"]["name"], &me["key"]["allow_overage"]), (&json!("main"), &json!(false)));
    }

    fn a_key_is_sent_in_either_of_two_ways_and_anything_else_is_unauthorized(place: &Place) {
        let account = Account::of_daemon(place, 0, &[]);
        let key = &account.key;
        let ask = |headers: &str| account.daemon.send("GET", "/api/v1/me", headers, "");
        for good in [
            format!("Authorization: Bearer {key}\r\n"),
            format!("X-API-Key: {key}\r\n"),
            format!("X-API-Key: {key}\r\nAuthorization: Bearer {key}\r\n"),
        ] {
            assert_eq!(ask(&good).status, 200, "{good}");
        }
        let mistyped = mistyped(key);
        let unknown = tieout::secret::KeySecret::from_random([1; 32]);
        for bad in [
            String::new(),
            format!("X-API-Key: {mistyped}\r\n"),
            format!("X-API-Key: {}\r\n", unknown.expose()),
            format!("X-API-Key: {key}\r\nAuthorization: Bearer {}\r\n", unknown.expose()),
            format!("Authorization: Bearer {}\r\n", account.session),
            format!("Authorization: {key}\r\n"),
        ] {
            let answer = ask(&bad);
            answer.assert_error(401, "unauthorized");
            assert_eq!(answer.header("ratelimit-remaining"), Some("120"), "not counted");
        }
    }

    fn checks_come_in_their_order(place: &Place) {
        let account = Account::of_daemon(place, 10, &["--rate-limit", "3"]);
        let reader = make_key(place, &account.user, &["--scope", "reconcile:read"]);
        let post = |key: &str, body: &str| account.daemon.ask("POST", PATH, key, body);
        // Syntax before the key, the key before the rate, the rate before the scope, the scope
        // before the shape.
        let details = post("", "{").assert_error(400, "invalid_json");
        assert!(details["reason"].as_str().is_some_and(|reason| reason.contains("line 1")), "{details}");
        post("", "{}").assert_error(401, "unauthorized");
        post(&reader, "{}").assert_error(403, "forbidden");
        let details = post(&account.key, "{}").assert_error(422, "invalid_dataset_format");
        assert_eq!(details["issue_count"], 2);
        post(&reader, "{}").assert_error(403, "forbidden");
        post(&reader, "{}").assert_error(403, "forbidden");
        let limited = post(&reader, "{}");
        limited.assert_error(429, "rate_limited");
        assert!(limited.header("retry-after").is_some_and(|after| after.parse::<u64>().is_ok()));
        assert_eq!(limited.header("ratelimit-remaining"), Some("0"));
        post(&reader, "{").assert_error(400, "invalid_json");
        assert_eq!(account.balance(), 10, "another key has a window of its own");
    }

    fn every_bad_row_is_named(place: &Place) {
        let account = Account::with_credits(place, 10);
        let body = r#"{"bank":[{"date":"2026-02-30","amount":1,"description":"x"}],
            "book":[{"date":"2026-01-31","amount":"1","description":""}],"options":{"foo":1}}"#;
        let answer = account.daemon.ask("POST", PATH, &account.key, body);
        let details = answer.assert_error(422, "invalid_dataset_format");
        assert_eq!(details, json!({"issue_count": 4, "issues": [
            {"dataset": "bank", "row": 0, "field": "date", "message": "is not a day of the calendar"},
            {"dataset": "book", "row": 0, "field": "amount", "message": "must be a number, not a string"},
            {"dataset": "book", "row": 0, "field": "description", "message": "is empty"},
            {"dataset": null, "row": null, "field": "options.foo", "message": "is not a known key; known are allowedDateDifferenceInDays, includeMatched, allowOverage, minimumScore, includeSuggestions"},
        ]}));
    }

    fn a_body_of_25_megabytes_is_taken_and_a_byte_more_refused_with_an_answer(place: &Place) {
        let account = Account::with_credits(place, 10);
        let body = |length: usize| format!("{EMPTY}{}", " ".repeat(length - EMPTY.len()));
        let answer = account.daemon.ask("POST", PATH, &account.key, &body(25_000_000));
        assert_eq!(answer.status, 202, "{answer:?}");
        let answer = account.daemon.ask("POST", PATH, "", &body(25_000_001));
        answer.assert_error(413, "payload_too_large");
        // Without a length, in chunks.
        let mut stream = TcpStream::connect(&account.daemon.address).expect("a connection");
        let head = "POST /api/v1/reconciliations HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\
            Transfer-Encoding: chunked\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("sent");
        let spaces = vec![b' '; 1_000_000];
        for _ in 0..26 {
            stream.write_all(b"f4240\r\n").expect("sent");
            stream.write_all(&spaces).expect("sent");
            stream.write_all(b"\r\n").expect("sent");
        }
        stream.write_all(b"0\r\n\r\n").expect("sent");
        read_answer(stream).expect("an answer").assert_error(413, "payload_too_large");
    }

    fn a_job_is_its_users_and_the_scope_reads_it_or_the_key_that_made_it(place: &Place) {
        let account = Account::with_credits(place, 10);
        let writer = make_key(place, &account.user, &["--scope", "reconcile:write"]);
        let stranger = place.admin(&["users", "create", "--email", "other@example.com"]);
        let stranger = stranger["id"].as_str().expect("an id");
        let scopes = ["--scope", "reconcile:read", "--scope", "reconcile:write"];
        let stranger = make_key(place, stranger, &scopes);
        let submitted = account.daemon.ask("POST", PATH, &writer, EMPTY).json();
        let url = submitted["poll_url"].as_str().expect("a path");
        let status = |key: &str, url: &str| account.daemon.get(url, key).status;
        assert_eq!(status(&writer, url), 200, "its creator needs no scope");
        assert_eq!(status(&account.key, url), 200, "another key of the user with the scope");
        let other = make_key(place, &account.user, &["--scope", "reconcile:write"]);
        let nothing = format!("{PATH}/rec_00000000000000000000000000");
        let (theirs, none) = (account.daemon.get(url, &other), account.daemon.get(&nothing, &other));
        theirs.assert_error(403, "forbidden");
        none.assert_error(403, "forbidden");
        assert_eq!(theirs.json()["error"], none.json()["error"]);
        let (theirs, none) =
            (account.daemon.get(url, &stranger), account.daemon.get(&nothing, &stranger));
        theirs.assert_error(404, "not_found");
        assert_eq!(theirs.json()["error"], none.json()["error"]);
        for ill_formed in ["x", "rec_", "usr_00000000000000000000000000", "%00", "%ff"] {
            let answer = account.daemon.get(&format!("{PATH}/{ill_formed}"), &account.key);
            answer.assert_error(404, "not_found");
        }
        let list = account.daemon.get(PATH, &stranger).json();
        assert_eq!(list, json!({"data": [],
            "pagination": {"limit": 50, "offset": 0, "count": 0, "total": 0}}));
        account.daemon.get(PATH, &writer).assert_error(403, "forbidden");
    }

    fn lists_have_pages_and_paging_out_of_range_is_refused(place: &Place) {
        let account = Account::with_credits(place, 10);
        for _ in 0..3 {
            account.daemon.ask("POST", PATH, &account.key, EMPTY);
        }
        let page = account.daemon.get(&format!("{PATH}?limit=2&offset=1"), &account.key).json();
        assert_eq!(page["pagination"], json!({"limit": 2, "offset": 1, "count": 2, "total": 3}));
        let id = |at: usize| page["data"][at]["reconciliation_id"].as_str().expect("an id");
        assert!(id(0) > id(1), "the latest first");
        for query in ["limit=0", "limit=201", "offset=-1", "limit=x", "colour=red"] {
            let answer = account.daemon.get(&format!("{PATH}?{query}"), &account.key);
            answer.assert_error(422, "invalid_request_format");
        }
    }

    fn a_run_that_cannot_be_verified_is_completed_and_costs_nothing(place: &Place) {
        let account = Account::with_credits(place, 20);
        let rows = |amount: &str| {
            let row = format!(r#"{{"date":"2026-01-31","amount":{amount},"description":"x"}}"#);
            vec![row; 10].join(",")
        };
        let body = format!(r#"{{"bank":[{}],"book":[{}]}}"#, rows("1.004"), rows("1.00"));
        let url = account.daemon.submit(PATH, &account.key, &body);
        let job = account.daemon.ended_job(&url, &account.key);
        assert_eq!((&job["status"], &job["credits_charged"]), (&json!("completed"), &json!(0)));
        assert_eq!(job["result"]["verification"]["is_verified"], false);
        assert_eq!(job["result"]["summary"]["verified"], false);
        assert_eq!(job["result"]["credits_charged"], 0);
        assert_eq!(account.balance(), 20);
    }

    fn credits_that_do_not_suffice_are_said_with_both_figures(place: &Place) {
        let account = Account::with_credits(place, 2);
        let answer = account.daemon.ask("POST", PATH, &account.key, &body_of(3));
        let details = answer.assert_error(402, "insufficient_credits");
        assert_eq!(details, json!({"required": 3, "available": 2}));
    }

    fn a_repeated_submit_gets_the_first_answer_and_another_body_a_conflict(place: &Place) {
        let account = Account::with_credits(place, 10);
        let submit = |idempotency_key: &str, body: &str| {
            let headers =
                format!("X-API-Key: {}\r\nIdempotency-Key: {idempotency_key}\r\n", account.key);
            account.daemon.send("POST", PATH, &headers, body)
        };
        let first = submit("k-1", &body_of(3));
        let second = submit("k-1", &body_of(3));
        assert_eq!((first.status, second.status), (202, 202));
        assert_eq!(first.body, second.body);
        assert_eq!(first.header("idempotency-replayed"), None);
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        let details = submit("k-1", &body_of(2)).assert_error(409, "conflict");
        assert_eq!(details["reason"], "idempotency_key_reused");
        // What is refused does not use the key up.
        submit("k-2", &body_of(99)).assert_error(402, "insufficient_credits");
        assert_eq!(submit("k-2", &body_of(1)).status, 202);
        for bad in ["", "with space", &"x".repeat(256), "é"] {
            submit(bad, EMPTY).assert_error(422, "invalid_dataset_format");
        }
        let total = account.daemon.get(PATH, &account.key).json()["pagination"]["total"].clone();
        assert_eq!(total, 2);
    }

    fn thirty_two_submits_at_once_never_overspend(place: &Place) {
        let account = Account::with_credits(place, 50);
        let body = body_of(4);
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let submit = || account.daemon.ask("POST", PATH, &account.key, &body).status;
            let threads: Vec<_> = (0..32).map(|_| scope.spawn(submit)).collect();
            threads.into_iter().map(|thread| thread.join().expect("an answer")).collect()
        });
        let count = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
        assert_eq!((count(202), count(402)), (12, 20), "{statuses:?}");
        let jobs = account.daemon.get(PATH, &account.key).json();
        for job in jobs["data"].as_array().expect("a list") {
            account.daemon.ended_job(job["poll_url"].as_str().expect("a path"), &account.key);
        }
        assert_eq!(account.balance(), 2);
    }

    fn of_two_hundred_requests_at_once_exactly_120_pass(place: &Place) {
        let account = Account::of_daemon(place, 0, &[]);
        let headers = format!("X-API-Key: {}\r\n", account.key);
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let ask = || {
                (0..10)
                    .map(|_| account.daemon.send("GET", "/api/v1/me", &headers, "").status)
                    .collect::<Vec<_>>()
            };
            let threads: Vec<_> = (0..20).map(|_| scope.spawn(ask)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("answers")).collect()
        });
        let count = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
        assert_eq!((count(200), count(429)), (120, 80));
    }

    fn large_bodies_that_never_come_do_not_keep_small_ones_out(place: &Place) {
        let account = Account::with_credits(place, 10);
        let announced: Vec<TcpStream> = (0..20)
            .map(|_| {
                let mut stream = TcpStream::connect(&account.daemon.address).expect("a connection");
                let head = "POST /api/v1/reconciliations HTTP/1.1\r\nHost: t\r\nContent-Length: 25000000\r\n\r\n";
                stream.write_all(head.as_bytes()).expect("sent");
                stream
            })
            .collect();
        // More than what is free for each body, less than what is left for all.
        let large = format!("{EMPTY}{}", " ".repeat(1_000_000));
        for body in [EMPTY, &large, &large] {
            assert_eq!(account.daemon.ask("POST", PATH, &account.key, body).status, 202);
        }
        drop(announced);
    }

    fn a_client_that_goes_away_leaves_the_daemon_well(place: &Place) {
        let account = Account::with_credits(place, 10);
        for sent in ["POST /api/v1/reconciliations HTTP/1.1\r\nContent-Length: 900\r\nHost: t\r\n\r\n{", "GET /api", "\0\0\0"] {
            let mut stream = TcpStream::connect(&account.daemon.address).expect("a connection");
            stream.write_all(sent.as_bytes()).expect("sent");
        }
        assert_eq!(account.balance(), 10);
        assert!(try_send(&account.daemon.address, "GET", "/api/v1/health", "", "").is_ok());
    }
}
