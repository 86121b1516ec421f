//! The daemon does what it publishes at `/openapi.json`, and publishes what it does.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde_json::{Value, json};
use tieout::scope::Scope;

use crate::account::{Account, make_key};
use crate::daemon::{Answer, Daemon};
use crate::place::{Place, on_both_databases};

/// The published contract.
static CONTRACT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(tieout_daemon::openapi_document()).expect("the document is JSON")
});

/// Headers that a response may have only if it is published with them.
const PUBLISHED_HEADERS: [&str; 8] = [
    "X-Request-Id",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "Retry-After",
    "Location",
    "Idempotency-Replayed",
    "WWW-Authenticate",
];

/// The headers of every response.
const EVERY_RESPONSE: usize = 4;

/// The thing that a reference names, or the thing itself.
fn resolved(value: &'static Value) -> &'static Value {
    match value["$ref"].as_str() {
        Some(reference) => CONTRACT.pointer(&reference[1..]).expect("a reference leads somewhere"),
        None => value,
    }
}

/// Every published operation: method, path, and what it is.
fn operations() -> impl Iterator<Item = (String, &'static str, &'static Value)> {
    let paths = CONTRACT["paths"].as_object().expect("paths");
    paths.iter().flat_map(|(path, item)| {
        let operations = item.as_object().expect("operations");
        operations.iter().map(|(method, operation)| (method.to_uppercase(), &**path, operation))
    })
}

/// Whether the path is one of the template's.
fn fits(template: &str, path: &str) -> bool {
    let (mut parts, mut wanted) = (path.split('/'), template.split('/'));
    loop {
        match (wanted.next(), parts.next()) {
            (None, None) => return true,
            (Some(wanted), Some(part)) if wanted == part => {}
            (Some(wanted), Some(part)) if wanted.starts_with('{') && !part.is_empty() => {}
            _ => return false,
        }
    }
}

/// The answer is one that the contract has for this request.
#[track_caller]
pub(crate) fn check(method: &str, target: &str, answer: &Answer) {
    let path = target.split('?').next().unwrap_or_default();
    let at_path: Vec<_> = operations().filter(|(_, template, _)| fits(template, path)).collect();
    let sought = if method == "HEAD" { "GET" } else { method };
    let Some((_, _, operation)) = at_path.iter().find(|(method, ..)| method == sought) else {
        // Heads that are refused as such are refused everywhere.
        let is_refused_head = matches!(answer.status, 400 | 414 | 431 | 503);
        let expected = if at_path.is_empty() { 404 } else { 405 };
        assert!(answer.status == expected || is_refused_head, "{method} {target}: {answer:?}");
        return;
    };
    let response = &operation["responses"][answer.status.to_string()];
    assert!(response.is_object(), "{method} {target}: an unpublished status: {answer:?}");
    let response = resolved(response);
    check_headers(response, answer);
    if method != "HEAD" {
        check_body(response, answer);
    }
}

#[track_caller]
fn check_headers(response: &Value, answer: &Answer) {
    for (at, name) in PUBLISHED_HEADERS.into_iter().enumerate() {
        let is_published = response["headers"].get(name).is_some();
        let is_there = answer.header(&name.to_lowercase()).is_some();
        assert!(is_published || !is_there, "{name} is not published: {answer:?}");
        assert!(is_there || at >= EVERY_RESPONSE, "{name} is missing: {answer:?}");
    }
}

#[track_caller]
fn check_body(response: &Value, answer: &Answer) {
    let content = response["content"].as_object().expect("a published content");
    let content_type = answer.header("content-type").unwrap_or_default();
    let media = content.get(content_type);
    let media = media.unwrap_or_else(|| panic!("{content_type} is not published: {answer:?}"));
    if content_type != "application/json" {
        return;
    }
    // A total beyond the largest double is right, and more than this reader takes.
    let Ok(body) = serde_json::from_str::<Value>(&answer.body) else {
        assert!(answer.body.contains("net_discrepancy"), "{answer:?}");
        return;
    };
    if let Err(fault) = validate(&media["schema"], &body) {
        panic!("not as published: {fault}\n{answer:?}");
    }
}

/// Validates by a schema of the document; each is compiled once.
fn validate(schema: &Value, body: &Value) -> Result<(), String> {
    static COMPILED: LazyLock<Mutex<HashMap<String, jsonschema::Validator>>> =
        LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = compiled.entry(schema.to_string()).or_insert_with(|| {
        let mut whole = schema.clone();
        whole["components"] = CONTRACT["components"].clone();
        let options = jsonschema::options().should_validate_formats(true);
        options.build(&whole).expect("a schema of the document compiles")
    });
    validator.validate(body).map_err(|error| format!("{} at {}", error, error.instance_path()))
}

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

on_both_databases! {
    fn every_example_of_a_request_is_accepted_and_answered_as_its_example_says(place: &Place) {
        let account = Account::with_credits(place, 100);
        let session = format!("Authorization: Bearer {}\r\n", account.session);
        let mut tried = 0;
        for (method, template, operation) in operations() {
            let body = &operation["requestBody"]["content"]["application/json"]["example"];
            if body.is_null() {
                continue;
            }
            tried += 1;
            let headers = if template.contains("/keys") {
                session.clone()
            } else {
                format!("X-API-Key: {}\r\n", account.key)
            };
            let key = account.daemon.get("/api/v1/me", &account.key).json()["key"]["id"].clone();
            let path = template.replace("{id}", key.as_str().expect("an id"));
            let answer = account.daemon.send(&method, &path, &headers, &body.to_string());
            assert!(answer.status < 300, "{method} {template}: {answer:?}");
            if template != "/api/v1/reconciliations" {
                continue;
            }
            let url = answer.json()["poll_url"].as_str().expect("a path").to_owned();
            let job = account.daemon.ended_job(&url, &account.key);
            let poll = "/paths/~1api~1v1~1reconciliations~1{reconciliation_id}/get/responses/200\
                        /content/application~1json/examples/completed/value/result";
            assert_eq!(Some(&job["result"]), CONTRACT.pointer(poll));
        }
        assert_eq!(tried, 3);
    }

    fn a_key_needs_exactly_the_scope_that_is_published(place: &Place) {
        let account = Account::with_credits(place, 0);
        let mut tried = 0;
        for (method, template, operation) in operations() {
            let security = &operation["security"];
            let Some(scopes) = security[0]["bearer_key"].as_array() else { continue };
            assert_eq!(security[1]["header_key"], json!(scopes), "both ways are equivalent");
            tried += 1;
            for scope in Scope::ALL {
                let key = make_key(place, &account.user, &["--scope", scope.name()]);
                let answer = account.daemon.ask(&method, &path_of(template), &key, "{}");
                let is_enough = scopes.is_empty() || scopes.contains(&json!(scope.name()));
                assert_eq!(answer.status != 403, is_enough, "{method} {template} {scope}: {answer:?}");
            }
        }
        assert_eq!(tried, 4);
    }
}
