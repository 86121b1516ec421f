//! The daemon does what it publishes at `/openapi.json`, and publishes what it does.

use std::io::Write as _;
use std::net::TcpStream;

use serde_json::{Value, json};
use tieout::scope::Scope;

use crate::account::{Account, make_key};
use crate::api::PATH;
use crate::daemon::{Answer, Daemon, read_answer};
use crate::ledger::support::Books;
use crate::place::{Place, on_both_databases};
use crate::published::{CONTRACT, check, operations, validate};

/// A path of this template, with something in place of the name that leads nowhere.
fn path_of(template: &str) -> String {
    let parts = template.split('/').map(|part| if part.starts_with('{') { "x" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

#[test]
fn a_path_takes_exactly_the_methods_that_are_published() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let mut paths: Vec<&str> = operations().map(|(_, path, _)| path).collect();
    paths.dedup();
    assert!(paths.len() > 8, "{paths:?}");
    for template in paths {
        let published: Vec<String> = operations()
            .filter(|(_, path, _)| *path == template)
            .map(|(method, ..)| method)
            .collect();
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"]
        {
            let answer = daemon.send(method, &path_of(template), "", "");
            let sought = if method == "HEAD" { "GET" } else { method };
            let is_published = published.iter().any(|published| published == sought);
            assert_eq!(answer.status != 405, is_published, "{method} {template}: {answer:?}");
            if !is_published {
                if method != "HEAD" {
                    answer.assert_error(405, "method_not_allowed");
                }
                let allow = answer.header("allow").expect("an Allow header").to_uppercase();
                let mut allowed: Vec<&str> = allow.split(',').map(str::trim).collect();
                allowed.retain(|method| *method != "HEAD");
                allowed.sort_unstable();
                let mut published = published.clone();
                published.sort_unstable();
                assert_eq!(allowed, published, "{template}");
            }
        }
    }
}

#[test]
fn a_body_that_is_too_large_is_refused_by_every_operation_whether_it_reads_one_or_not() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for (method, template, _) in operations() {
        let path = path_of(template);
        // Who expects a word before sending is answered at once, and nothing needs to be sent.
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\
             Expect: 100-continue\r\nContent-Length: 25000001\r\n\r\n"
        );
        let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
        stream.write_all(head.as_bytes()).expect("sent");
        let answer = read_answer(stream).expect("an answer");
        answer.assert_error(413, "payload_too_large");
        check(&method, &path, &answer);
    }
}

#[test]
fn the_document_is_served_as_it_is_checked_in_and_its_page_needs_nothing_else() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let served = daemon.get("/openapi.json", "");
    assert_eq!(served.body, tieout_daemon::openapi_document());
    let page = daemon.get("/docs", "");
    assert!(page.body.contains("swagger-ui"), "{page:?}");
    let links = page.body.split('"').filter(|text| text.starts_with('/') || text.contains("://"));
    for link in links.collect::<Vec<_>>() {
        assert!(!link.contains("://"), "{link} is elsewhere");
        let part = daemon.send("HEAD", link, "", "");
        assert_eq!(part.status, 200, "{link}: {part:?}");
    }
}

#[test]
fn an_answer_that_is_not_published_is_noticed() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let good = daemon.get("/api/v1/health", "");
    let is_noticed = |change: &dyn Fn(&mut Answer)| {
        let mut answer = good.clone();
        change(&mut answer);
        std::panic::catch_unwind(|| check("GET", "/api/v1/health", &answer)).is_err()
    };
    assert!(!is_noticed(&|_| ()));
    assert!(is_noticed(&|answer| answer.status = 418));
    assert!(is_noticed(&|answer| answer.head = answer.head.replace("ratelimit-reset", "x")));
    assert!(is_noticed(&|answer| answer.head.push_str("\r\nretry-after: 1")));
    assert!(is_noticed(&|answer| answer.head = answer.head.replace("/json", "/xml")));
    assert!(is_noticed(&|answer| answer.body = answer.body.replace("\"v1\"", "\"v2\"")));
    assert!(is_noticed(&|answer| answer.body = answer.body.replace("build", "built")));
    assert!(is_noticed(&|answer| answer.body.push('}')));
}

#[test]
fn only_a_total_may_be_more_than_a_double_holds() {
    let place = Place::sqlite();
    let account = Account::with_credits(&place, 10);
    let row = r#"{"date":"2026-01-31","amount":1e308,"description":"Tea"}"#;
    let body = format!(r#"{{"bank":[{row},{row}],"book":[]}}"#);
    let submitted = account.daemon.ask("POST", PATH, &account.key, &body).json();
    let url = submitted["poll_url"].as_str().expect("a path");
    // More than this reader takes; the contract's check has taken it.
    let ended = |text: &str| text.contains(r#""status":"completed""#);
    let good = (0..100_000).map(|_| account.daemon.get(url, &account.key));
    let good = good.into_iter().find(|answer| ended(&answer.body)).expect("it ends");
    let total = format!("2{}", "0".repeat(308));
    assert!(good.body.contains(&format!(r#""actual_net_effect":{total}"#)), "{good:?}");
    for (from, to) in [
        (r#""amount":1e308"#, r#""amount":1e400"#),
        (&*total, "none"),
        (&*total, "-"),
        (&*total, ""),
        ("verified", "verifies"),
    ] {
        let mut bad = good.clone();
        bad.body = bad.body.replace(from, to);
        let is_noticed = std::panic::catch_unwind(|| check("GET", url, &bad)).is_err();
        assert!(is_noticed, "{from} to {to}");
    }
}

#[test]
fn every_example_has_the_shape_that_is_published_beside_it() {
    let mut examples = 0;
    let mut pending = vec![&*CONTRACT];
    while let Some(value) = pending.pop() {
        let schema = &value["schema"];
        if schema.is_object() {
            let named = value["examples"].as_object().into_iter().flatten();
            let all = named.map(|(_, example)| &example["value"]).chain(value.get("example"));
            for example in all {
                examples += 1;
                if let Err(fault) = validate(schema, example) {
                    panic!("{fault}: {example}");
                }
            }
        }
        match value {
            Value::Object(members) => pending.extend(members.values()),
            Value::Array(elements) => pending.extend(elements),
            _ => {}
        }
    }
    assert!(examples > 30, "{examples}");
}

on_both_databases! {
    fn every_example_of_a_request_is_accepted_and_answered_as_its_example_says(place: &Place) {
        let account = Account::with_credits(place, 100);
        let session = format!("Authorization: Bearer {}\r\n", account.session);
        let scopes: Vec<&str> = Scope::ALL.iter().flat_map(|scope| ["--scope", scope.name()]).collect();
        let key = make_key(place, &account.user, &scopes);
        let mut tried = 0;
        for (method, template, operation) in operations() {
            let body = &operation["requestBody"]["content"]["application/json"]["example"];
            if body.is_null() {
                continue;
            }
            if template.contains("/ledger/") {
                continue;
            }
            tried += 1;
            let headers = if template.contains("/keys") {
                session.clone()
            } else {
                format!("X-API-Key: {key}\r\n")
            };
            let of_key = account.daemon.get("/api/v1/me", &account.key).json()["key"]["id"].clone();
            let path = template.replace("{id}", of_key.as_str().expect("an id"));
            let answer = account.daemon.send(&method, &path, &headers, &body.to_string());
            assert!(answer.status < 300, "{method} {template}: {answer:?}");
            let id = match template {
                "/api/v1/reconciliations" => "reconciliation_id",
                "/api/v1/coding/coding-jobs" => "job_id",
                _ => continue,
            };
            let url = answer.poll_url();
            let job = account.daemon.ended_job(&url, &key);
            let poll = &CONTRACT["paths"][format!("{template}/{{{id}}}")]["get"]["responses"]["200"];
            let examples = &poll["content"]["application/json"]["examples"];
            assert_eq!(job["result"], examples["completed"]["value"]["result"], "{template}");
        }
        assert_eq!(tried, 4);
    }

    fn every_example_of_the_ledger_is_read_and_refused_for_nothing_but_what_it_names(place: &Place) {
        let books = Books::new(place);
        let mut tried = 0;
        for (method, template, operation) in operations() {
            let body = &operation["requestBody"]["content"]["application/json"]["example"];
            if body.is_null() || !template.contains("/ledger/") {
                continue;
            }
            tried += 1;
            let organisation = books.path.rsplit('/').next().expect("an id");
            let path = template.replace("{org_id}", organisation);
            let answer = books.account.daemon.ask(&method, &path, &books.key, &body.to_string());
            if answer.status == 404 {
                let names_something = template.contains("{id}") || template.contains("{code}");
                assert!(names_something, "{method} {template}: {answer:?}");
                continue;
            }
            // Nothing of what it names is here, and one of them locks the books.
            let reason = &answer.json()["error"]["details"]["reason"];
            let is_here = reason != "unknown_reference" && reason != "period_locked";
            assert!(answer.status < 300 || !is_here, "{method} {template}: {answer:?}");
        }
        assert!(tried > 15, "{tried}");
    }

    fn a_key_needs_exactly_the_scope_that_is_published(place: &Place) {
        let account = Account::with_credits(place, 0);
        let key_for = |scope: Scope| make_key(place, &account.user, &["--scope", scope.name()]);
        let keys: Vec<_> = Scope::ALL.into_iter().map(|scope| (scope, key_for(scope))).collect();
        let mut tried = 0;
        for (method, template, operation) in operations() {
            let security = &operation["security"];
            let Some(scopes) = security[0]["bearer_key"].as_array() else { continue };
            assert_eq!(security[1]["header_key"], json!(scopes), "both ways are equivalent");
            tried += 1;
            for (scope, key) in &keys {
                let answer = account.daemon.ask(&method, &path_of(template), key, "{}");
                let is_enough = scopes.is_empty() || scopes.contains(&json!(scope.name()));
                assert_eq!(answer.status != 403, is_enough, "{method} {template} {scope}: {answer:?}");
            }
        }
        assert!(tried > 20, "{tried}");
    }
}
