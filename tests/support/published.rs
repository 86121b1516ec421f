//! Answers held against the published contract.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use serde::de::IgnoredAny;
use serde_json::Value;

use crate::daemon::Answer;

/// The published contract.
pub(crate) static CONTRACT: LazyLock<Value> = LazyLock::new(|| {
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
pub(crate) fn operations() -> impl Iterator<Item = (String, &'static str, &'static Value)> {
    let paths = CONTRACT["paths"].as_object().expect("paths");
    paths.iter().flat_map(|(path, item)| {
        let operations = item.as_object().expect("operations");
        operations.iter().map(|(method, operation)| (method.to_uppercase(), &**path, operation))
    })
}

/// An operation of the document.
struct Operation {
    method: String,
    /// Of its path, between slashes.
    parts: Vec<&'static str>,
    is: &'static Value,
}

/// All of them, listed once: every answer is looked up.
static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    let listed = |(method, path, is): (String, &'static str, &'static Value)| Operation {
        method,
        parts: path.split('/').collect(),
        is,
    };
    operations().map(listed).collect()
});

/// Whether a path of these parts is one of the template's.
fn fits(template: &[&str], path: &[&str]) -> bool {
    let fits = |(wanted, part): (&&str, &&str)| {
        wanted == part || wanted.starts_with('{') && !part.is_empty()
    };
    template.len() == path.len() && template.iter().zip(path).all(fits)
}

/// The answer is one that the contract has for this request.
#[track_caller]
pub(crate) fn check(method: &str, target: &str, answer: &Answer) {
    let path: Vec<&str> = target.split('?').next().unwrap_or_default().split('/').collect();
    let mut at_path: Vec<_> = OPERATIONS.iter().filter(|one| fits(&one.parts, &path)).collect();
    // A path that is named goes before one that is made of what it names (OpenAPI 3.1, 4.8.8.2).
    let named = |one: &Operation| one.parts.iter().filter(|part| part.starts_with('{')).count();
    let fewest = at_path.iter().map(|one| named(one)).min();
    at_path.retain(|one| Some(named(one)) == fewest);
    let sought = if method == "HEAD" { "GET" } else { method };
    let Some(operation) = at_path.iter().find(|one| one.method == sought) else {
        // Heads that are refused as such are refused everywhere.
        let is_refused_head = matches!(answer.status, 400 | 414 | 431 | 503);
        let expected = if at_path.is_empty() { 404 } else { 405 };
        assert!(answer.status == expected || is_refused_head, "{method} {target}: {answer:?}");
        return;
    };
    let response = &operation.is["responses"][answer.status.to_string()];
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
    let body = serde_json::from_str::<Value>(&answer.body);
    // A total beyond the largest double is right, and more than this reader takes.
    let body = body.or_else(|_| serde_json::from_str(&without_totals(&answer.body)));
    let body = body.unwrap_or_else(|error| panic!("no JSON: {error}\n{answer:?}"));
    if let Err(fault) = validate(&media["schema"], &body) {
        panic!("not as published: {fault}\n{answer:?}");
    }
}

/// The body of a poll with 0 in place of the two totals. No text in it can look like their names.
fn without_totals(body: &str) -> String {
    let mut body = body.to_owned();
    for name in ["\"expected_net_discrepancy\":", "\"actual_net_effect\":"] {
        let Some(start) = body.find(name).map(|at| at + name.len()) else { continue };
        let is_of_number = |next: char| next.is_ascii_digit() || "+-.eE".contains(next);
        let length = body[start..].find(|next| !is_of_number(next)).unwrap_or(0);
        if serde_json::from_str::<IgnoredAny>(&body[start..start + length]).is_ok() {
            body.replace_range(start..start + length, "0");
        }
    }
    body
}

/// Validates by a schema of the document; each is compiled once.
pub(crate) fn validate(schema: &Value, body: &Value) -> Result<(), String> {
    static COMPILED: LazyLock<Mutex<HashMap<String, Arc<jsonschema::Validator>>>> =
        LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = compiled.entry(schema.to_string()).or_insert_with(|| {
        let mut whole = schema.clone();
        whole["components"] = CONTRACT["components"].clone();
        let options = jsonschema::options().should_validate_formats(true);
        Arc::new(options.build(&whole).expect("a schema of the document compiles"))
    });
    let validator = Arc::clone(validator);
    // Others need not wait for this answer.
    drop(compiled);
    validator.validate(body).map_err(|error| format!("{} at {}", error, error.instance_path()))
}
