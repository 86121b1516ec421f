//! The client of a daemon: what it tries again, what it gives up, and what it says.

#![cfg(unix)]

use std::process::Stdio;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use crate::scripted::Answer::{self, Cut, Reply};
use crate::scripted::{Request, Scripted};
use crate::support::{Desk, Ran};

const BANK: &str = "Posted,amount,description\n2026-03-02,-19.99,COFFEE\n2026-03-03,120,ACME\n";
const BOOK: &str = "date,amount,description\n2026-03-01,120,Acme\n2026-03-14,250,INV-1042\n";
const JOB: &str = "rec_01k5z0h5v7e4xvbt2dq0w4c3nf";

fn refusal(status: u16, headers: &'static str, code: &str) -> Answer {
    let error = json!({"code": code, "message": "not now", "details": {"why": "a test"}});
    Reply(status, headers, json!({"error": error, "request_id": "req_7"}).to_string())
}

fn key(id: &str, secret: Option<&str>) -> String {
    let mut key = json!({
        "id": id, "name": "ci", "scopes": ["reconcile:write"], "allow_overage": false,
        "hint": "wxyz", "created_at": "2026-11-21T06:00:00.000Z", "expires_at": null,
        "last_used_at": null, "revoked_at": null,
    });
    if let Some(secret) = secret {
        key["secret"] = json!(secret);
    }
    json!({"data": key}).to_string()
}

fn ask(server: &Scripted, args: &[&str]) -> Ran {
    ask_from(&Desk::new(), server, args)
}

fn ask_from(desk: &Desk, server: &Scripted, args: &[&str]) -> Ran {
    let mut command = desk.command(args);
    command.env("TIEOUT_URL", &server.url).env("TIEOUT_API_KEY", "tieout_k");
    // A proxy must not come between, and what listens at port 9 is none.
    command.env("TIEOUT_SESSION", "a.b.c").env("HTTP_PROXY", "http://127.0.0.1:9");
    Ran::of(command.output().expect("the program runs"))
}

#[test]
fn a_full_queue_is_waited_out_as_the_daemon_says() {
    let list =
        json!({"data": [], "pagination": {"limit": 50, "offset": 0, "count": 0, "total": 0}});
    let server = Scripted::new(move |count, _| match count {
        0 => refusal(503, "Retry-After: 0\r\n", "busy"),
        1 => refusal(429, "Retry-After: 0\r\n", "rate_limited"),
        _ => Reply(200, "", list.to_string()),
    });
    let ran = ask(&server, &["jobs", "list"]);
    let shown = (ran.code, ran.stdout.as_str(), ran.stderr.as_str());
    assert_eq!(shown, (Some(0), "nothing to list\n", ""));
    let requests = server.requests();
    assert_eq!(requests.len(), 3);
    assert_eq!(requests[0].line, "GET /api/v1/reconciliations?limit=50&offset=0");
    let agent = concat!("tieout/", env!("CARGO_PKG_VERSION"));
    assert_eq!(requests[0].header("user-agent"), Some(agent));
}

#[test]
fn a_wait_of_two_seconds_is_told_once_with_its_end() {
    let list =
        json!({"data": [], "pagination": {"limit": 50, "offset": 0, "count": 0, "total": 0}});
    let server = Scripted::new(move |count, _| match count {
        0 | 1 => refusal(503, "Retry-After: 2\r\n", "busy"),
        _ => Reply(200, "", list.to_string()),
    });
    let ran = ask(&server, &["jobs", "list", "--timeout", "1m"]);
    let words =
        "note: not now (busy, request req_7); trying again for 1m at most (--timeout)\n".to_owned();
    assert_eq!((ran.code, ran.stderr), (Some(0), words));
    assert_eq!(server.requests().len(), 3);
}

#[test]
fn a_wait_beyond_the_deadline_is_not_begun() {
    let server = Scripted::new(|_, _| refusal(503, "Retry-After: 3600\r\n", "busy"));
    let ran = ask(&server, &["jobs", "list", "--timeout", "1m"]);
    let words = "error: not now (busy, request req_7)\n  hint: gave up after 1m (--timeout)\n";
    assert_eq!(ran.refused(7), words);
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn what_is_written_twice_over_a_cut_connection_is_written_once() {
    let server = Scripted::new(|count, _| match count {
        0 => Cut,
        _ => Reply(201, "", key("key_01k5z0h5v7e4xvbt2dq0w4c3nf", Some("tieout_s3cret"))),
    });
    let ran = ask(&server, &["keys", "create", "--name", "ci", "--scope", "reconcile:write"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(0), "tieout_s3cret\n"), "{ran:?}");
    assert!(ran.stderr.contains("note: the secret is shown only once"), "{ran:?}");
    let requests = server.requests();
    assert_eq!(requests.len(), 2);
    let once = requests[0].header("idempotency-key").expect("a key of the request");
    assert_eq!((once.len(), requests[1].header("idempotency-key")), (36, Some(once)));
    assert_eq!(requests[0].header("authorization"), Some("Bearer a.b.c"));
    let body: Value = serde_json::from_str(&requests[1].body).expect("JSON");
    let expected = json!({"name": "ci", "scopes": ["reconcile:write"], "allow_overage": false});
    assert_eq!(body, expected);
}

#[test]
fn a_secret_that_was_lost_on_the_way_is_said() {
    let id = "key_01k5z0h5v7e4xvbt2dq0w4c3nf";
    let server = Scripted::new(move |_, _| Reply(201, "", key(id, None)));
    let ran = ask(&server, &["keys", "rotate", id, "--overlap", "60"]);
    let words = format!(
        "error: {id} was created, but its secret was lost on the way\n  hint: get a new one: tieout keys rotate {id}\n"
    );
    assert_eq!(ran.refused(7), words);
    let request = &server.requests()[0];
    assert_eq!(request.line, format!("POST /api/v1/keys/{id}/rotate"));
    assert_eq!(request.body, r#"{"overlap_seconds":60}"#);
}

#[test]
fn a_failing_server_is_asked_four_times_and_no_redirect_is_followed() {
    let failing = Scripted::new(|_, _| Reply(502, "", "<html>".to_owned()));
    let ran = ask(&failing, &["whoami"]);
    assert!(ran.refused(7).starts_with("error: the address returned 502 without a reason"));
    assert_eq!(failing.requests().len(), 4);
    let elsewhere = "Location: https://elsewhere.example/api\r\n";
    let moved = Scripted::new(move |_, _| Reply(308, elsewhere, String::new()));
    let ran = ask(&moved, &["whoami"]);
    let words = "error: the address returned 308, a redirect to https://elsewhere.example/api\n";
    assert!(ran.refused(7).starts_with(words), "{ran:?}");
    assert_eq!(moved.requests().len(), 1);
}

#[test]
fn an_address_where_nothing_listens_is_named() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    drop(listener);
    let desk = Desk::new();
    let mut whoami = desk.command(&["whoami", "--url", &url]);
    let ran = Ran::of(whoami.env("TIEOUT_API_KEY", "tieout_k").output().expect("it runs"));
    let said = ran.refused(7);
    assert!(said.starts_with(&format!("error: cannot reach {url}: Connection refused")), "{said}");
    assert!(said.ends_with("  hint: is the daemon running? tieout serve\n"), "{said}");
}

#[test]
fn in_json_the_refusal_is_the_daemons_own() {
    for (status, code, exit) in [
        (403, "forbidden", 4),
        (402, "insufficient_credits", 5),
        (404, "not_found", 6),
        (422, "invalid_request_format", 3),
    ] {
        let server = Scripted::new(move |_, _| refusal(status, "", code));
        let ran = ask(&server, &["whoami", "--json"]);
        let envelope: Value = serde_json::from_str(ran.refused(exit)).expect("JSON");
        let error = json!({"code": code, "message": "not now", "details": {"why": "a test"}});
        assert_eq!(envelope, json!({"error": error, "request_id": "req_7"}));
    }
}

/// A daemon that accepts a job and then answers each poll with this.
fn working(poll: impl Fn() -> Value + Send + 'static) -> Scripted {
    let path = format!("/api/v1/reconciliations/{JOB}");
    Scripted::new(move |_, request: &Request| {
        let job = json!({"reconciliation_id": JOB, "status": "queued", "poll_url": path});
        if request.line == "POST /api/v1/reconciliations" {
            return Reply(202, "", job.to_string());
        }
        assert_eq!(request.line, format!("GET {path}"));
        let mut polled = job;
        for (name, value) in poll().as_object().expect("an object") {
            polled[name] = value.clone();
        }
        Reply(200, "", polled.to_string())
    })
}

fn remote(server: &Scripted, args: &[&str]) -> Ran {
    let desk = Desk::with(BANK, BOOK);
    ask_from(&desk, server, &[&["reconcile", "bank.csv", "book.csv", "--remote"], args].concat())
}

#[test]
fn a_job_that_is_not_done_in_time_is_named_so_that_it_can_be_waited_for() {
    let server = working(|| json!({"status": "processing"}));
    let ran = remote(&server, &["--timeout", "2s"]);
    let words = format!(
        "error: {JOB} is still processing after 2s\n  \
         hint: the job is still running; to wait for it: tieout jobs wait {JOB}\n"
    );
    assert!(ran.refused(8).ends_with(&words), "{ran:?}");
    let said = ran.stderr.lines().filter(|line| !line.starts_with("note: book.csv")).count();
    assert!(!ran.stderr.contains('\u{1b}') && said == 2, "{ran:?}");
}

#[test]
fn ctrl_c_ends_the_waiting_and_not_the_job() {
    let server = working(|| json!({"status": "queued"}));
    let desk = Desk::with(BANK, BOOK);
    let args = ["reconcile", "bank.csv", "book.csv", "--remote", "--quiet", "--timeout", "1m"];
    let mut command = desk.command(&args);
    command.env("TIEOUT_URL", &server.url).env("TIEOUT_API_KEY", "tieout_k");
    let child = command.stderr(Stdio::piped()).spawn().expect("the program starts");
    while !server.next_request().line.starts_with("GET ") {}
    kill_process(Pid::from_child(&child), Signal::INT).expect("the signal is sent");
    let ran = Ran::of(child.wait_with_output().expect("the program ends"));
    let words = format!(
        "error: interrupted; nothing was saved\n  hint: the job is still running; to wait for it: tieout jobs wait {JOB}\n"
    );
    assert_eq!(ran.refused(130), words);
}

#[test]
fn an_https_address_that_speaks_no_tls_is_a_failure_and_nothing_is_sent() {
    let server = Scripted::new(|_, _| Cut);
    let desk = Desk::new();
    let url = server.url.replace("http:", "https:");
    let mut whoami = desk.command(&["whoami", "--url", &url, "--timeout", "10s"]);
    let ran = Ran::of(whoami.env("TIEOUT_API_KEY", "tieout_k").output().expect("it runs"));
    assert!(ran.refused(7).starts_with(&format!("error: cannot reach {url}: ")), "{ran:?}");
    assert!(server.requests().is_empty());
}

#[test]
fn a_failed_job_ends_with_8_and_one_without_credits_with_5() {
    for (code, exit) in [("internal_error", 8), ("insufficient_credits", 5)] {
        let failed = move || json!({"status": "failed", "error": {"code": code, "message": "it cannot be done"}});
        let ran = remote(&working(failed), &["--quiet"]);
        let words = format!("error: {JOB} failed: it cannot be done ({code})\n");
        assert_eq!(ran.refused(exit), words);
        let json = remote(&working(failed), &["--json", "--quiet"]);
        let envelope: Value = serde_json::from_str(json.refused(exit)).expect("JSON");
        let error = json!({"code": code, "message": "it cannot be done"});
        assert_eq!(envelope, json!({"error": error, "request_id": null}));
    }
}

#[test]
fn a_result_that_is_not_of_these_rows_is_refused() {
    let of_others = || {
        let reason = "The unmatched rows explain the whole difference between bank and books.";
        json!({"status": "completed", "credits_charged": 0, "result": {
            "summary": {"verified": true, "bank_rows": 0, "book_rows": 0, "matched_count": 0,
                        "missing_from_books_count": 0, "remove_from_books_count": 0},
            "credits_charged": 0,
            "verification": {"is_verified": true, "expected_net_discrepancy": 0.00,
                             "actual_net_effect": 0.00, "reason": reason},
            "missing_from_books": [], "remove_from_books": [], "matched": [],
        }})
    };
    let ran = remote(&working(of_others), &["--quiet"]);
    let said = ran.refused(7);
    let words = format!("error: the result of {JOB} leaves out a row of the bank\n");
    assert!(said.starts_with(&words), "{said}");
}

#[test]
fn a_refused_row_is_named_by_its_place_in_the_file() {
    let server = Scripted::new(|_, _| {
        let issue = |dataset: &str, row: u64, field: &str| json!({"dataset": dataset, "row": row, "field": field, "message": "is empty"});
        let issues = [issue("bank", 1, "date"), issue("book", 0, "description")];
        let details = json!({"issues": issues, "issue_count": 7});
        let error =
            json!({"code": "invalid_dataset_format", "message": "bad rows", "details": details});
        Reply(422, "", json!({"error": error, "request_id": "req_9"}).to_string())
    });
    let ran = remote(&server, &["--quiet"]);
    let words = "error: bank.csv line 3, column \"Posted\": is empty\n\
                 error: book.csv line 2, column \"description\": is empty\n\
                 error: 5 more problems\n\
                 error: bad rows (invalid_dataset_format, request req_9)\n  \
                 hint: correct these rows, or reconcile them here, without --remote\n";
    assert_eq!(ran.refused(3), words);
}

#[test]
fn the_rows_are_sent_as_they_stand_in_the_files() {
    let server = Scripted::new(|_, _| refusal(402, "", "insufficient_credits"));
    remote(&server, &["--days", "5", "--allow-overage", "--json"]).refused(5);
    let request = &server.requests()[0];
    let body: Value = serde_json::from_str(&request.body).expect("JSON");
    let options = json!({
        "allowedDateDifferenceInDays": 5, "includeMatched": false, "allowOverage": true
    });
    assert_eq!(body["options"], options);
    let row = json!({"date": "2026-03-02", "amount": -19.99, "description": "COFFEE"});
    assert_eq!((&body["bank"][0], body["book"].as_array().map(Vec::len)), (&row, Some(2)));
}

#[test]
fn more_than_a_daemon_takes_is_not_sent() {
    let server = Scripted::new(|_, _| Cut);
    let row = format!("2026-03-02,-1.00,{}\n", "x".repeat(500));
    let bank = format!("date,amount,description\n{}", row.repeat(46_000));
    let desk = Desk::with(&bank, BOOK);
    let args = ["reconcile", "bank.csv", "book.csv", "--remote"];
    let ran = ask_from(&desk, &server, &args);
    let said = ran.refused(3);
    assert!(said.contains("error: the request is 25"), "{said}");
    assert!(said.ends_with("  hint: there is no such limit without --remote\n"), "{said}");
    assert!(server.requests().is_empty());
}
