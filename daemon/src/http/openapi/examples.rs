//! Examples that are real: the bodies are read, the results are computed, by the code that does it
//! for callers.

mod ledger;

use std::num::NonZeroUsize;

use serde_json::{Value, json};
use tieout::contract::job::{AcceptedJob, Job};
use tieout::contract::key::{Data, Key};
use tieout::contract::page::{List, Page, Pagination};
use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::scope::Scope;
use tieout::time::Timestamp;
use tieout_coding::Coder;
use tieout_reconcile::{MatchOptions, ReconcileRequest, reconcile};
use utoipa::openapi::RefOr;
use utoipa::openapi::example::ExampleBuilder;
use utoipa::openapi::path::Operation;

/// The request of every example.
pub(super) const REQUEST_ID: &str = "req_01k9xq2m4s7d3v8f0a6b1c5e9g";

/// A submit: two rows that belong together, and two whose amounts differ by two swapped digits.
const SUBMIT: &str = r#"{
  "bank": [
    {"date": "2026-03-02", "amount": -64.38, "description": "CARD 4417 SCREWFIX DIRECT YEOVIL"},
    {"date": "2026-03-18", "amount": -54.90, "description": "CARD 4417 BREWERS 0141 YEOVIL"}
  ],
  "book": [
    {"date": "2026-03-01", "amount": -64.38, "description": "Screwfix - fixings for Hallett job"},
    {"date": "2026-03-17", "amount": -45.90, "description": "Brewers - primer for vestry doors"}
  ],
  "options": {"includeMatched": true, "includeSuggestions": true}
}"#;

/// A submit of a coding job.
const SUBMIT_CODING: &str = r#"{
  "transactions": [
    {"date": "2026-03-02", "description": "TRAINLINE.COM LONDON GBR", "amount": -42.50},
    {"date": "2026-03-04", "description": "CARD PAYMENT 4417", "amount": -18.99, "merchant": "Screwfix"},
    {"date": "2026-03-05", "description": "REF 0093317", "amount": -120.00}
  ],
  "chart_of_accounts": [
    {"code": "200", "name": "Sales", "type": "REVENUE"},
    {"code": "310", "name": "Materials", "type": "EXPENSE"},
    {"code": "404", "name": "Bank charges", "type": "EXPENSE"},
    {"code": "493", "name": "Travel", "type": "EXPENSE"}
  ]
}"#;

/// Bits of identifiers made on 2026-11-21.
const ID_BITS: u128 = 0x019a_a4b9_1a80_7c3e_9d52_10f4_6b8a_e371;

/// 2026-11-21T09:30:00.000Z, and so much later.
fn time(milliseconds: i64) -> Timestamp {
    Timestamp::from_unix_ms(1_795_253_400_000 + milliseconds)
}

/// Adds the examples of the operation with this id.
pub(super) fn add(operation_id: &str, operation: &mut Operation) {
    let request = match operation_id {
        "submitReconciliation" => serde_json::from_str(SUBMIT).ok(),
        "submitCodingJob" => serde_json::from_str(SUBMIT_CODING).ok(),
        "createKey" => {
            Some(json!({"name": "till", "scopes": ["reconcile:read", "reconcile:write"]}))
        }
        "rotateKey" => Some(json!({"overlap_seconds": 3600})),
        _ => ledger::request(operation_id),
    };
    if let (Some(request), Some(RefOr::T(body))) = (request, &mut operation.request_body) {
        for content in body.content.values_mut() {
            if let RefOr::T(content) = content {
                content.example = Some(request.clone());
            }
        }
    }
    for response in operation.responses.responses.values_mut() {
        let RefOr::T(response) = response else { continue };
        for content in response.content.values_mut() {
            if let RefOr::T(content) = content {
                for (name, value) in of(operation_id) {
                    let example = ExampleBuilder::new().value(Some(value)).build();
                    content.examples.insert(name.to_owned(), example.into());
                }
            }
        }
    }
}

/// Good answers of an operation.
fn of(operation_id: &str) -> Vec<(&'static str, Value)> {
    let answers = match operation_id {
        "getHealth" => vec![("well", serde_json::to_value(crate::http::health::well()))],
        "submitReconciliation" => vec![("stored", submitted(Product::Reconcile))],
        "submitCodingJob" => vec![("stored", submitted(Product::Coding))],
        "getReconciliation" => polled(Product::Reconcile, completed()),
        "getCodingJob" => polled(Product::Coding, completed_coding()),
        "listReconciliations" => listed(Product::Reconcile),
        "listCodingJobs" => listed(Product::Coding),
        "createKey" | "rotateKey" => vec![("made", serde_json::to_value(Data { data: key(true) }))],
        "getKey" => vec![("key", serde_json::to_value(Data { data: key(false) }))],
        "revokeKey" => {
            let data = Key { revoked_at: Some(time(60_000)), ..key(false) };
            vec![("revoked", serde_json::to_value(Data { data }))]
        }
        "listKeys" => {
            let list = List { data: vec![key(false)], pagination: page() };
            vec![("page", serde_json::to_value(list))]
        }
        "getMe" => vec![("me", Ok(me()))],
        _ => Vec::new(),
    };
    answers.into_iter().filter_map(|(name, value)| Some((name, value.ok()?))).collect()
}

type ExampleAnswer = Result<Value, serde_json::Error>;

const fn job(product: Product) -> JobId {
    JobId::new(product, ID_BITS)
}

fn submitted(product: Product) -> ExampleAnswer {
    serde_json::to_value(AcceptedJob::new(job(product)))
}

fn polled(product: Product, completed: Value) -> Vec<(&'static str, ExampleAnswer)> {
    let (queued, failed) = (queued(product), failed(product, &completed["credits_charged"]));
    vec![("completed", Ok(completed)), ("queued", Ok(queued)), ("failed", Ok(failed))]
}

fn listed(product: Product) -> Vec<(&'static str, ExampleAnswer)> {
    vec![("page", Ok(json!({"data": [queued(product)], "pagination": page()})))]
}

fn page() -> Pagination {
    Pagination::at(Page::of(None, None), 1, 1)
}

fn queued(product: Product) -> Value {
    let AcceptedJob { id, status, poll_url } = AcceptedJob::new(job(product));
    let created_at = time(0);
    let (started_at, finished_at, credits_charged, error) = (None, None, None, None);
    let job =
        Job { id, status, poll_url, created_at, started_at, finished_at, credits_charged, error };
    serde_json::to_value(job).unwrap_or_default()
}

/// The job of the submit, with the result that the engine finds.
fn completed() -> Value {
    let Ok(ReconcileRequest { bank, book, options }) = ReconcileRequest::decode(SUBMIT.as_bytes())
    else {
        return Value::Null;
    };
    let run = MatchOptions {
        window_days: options.window_days,
        threads: NonZeroUsize::MIN,
        minimum_score: options.minimum_score,
        suggest: options.include_suggestions,
    };
    let outcome = reconcile(&bank, &book, run, &|_| ());
    let result = outcome.to_contract(&bank, &book, bank.len() as u64, options.include_matched);
    ended_well(Product::Reconcile, bank.len(), serde_json::to_value(result))
}

/// The same of a coding job.
fn completed_coding() -> Value {
    let Ok(request) = tieout_coding::CodingRequest::decode(SUBMIT_CODING.as_bytes()) else {
        return Value::Null;
    };
    let credits = request.transactions.len();
    let outcome = Coder::new(&request.chart).code(&request.transactions);
    let result = outcome.to_contract(&request.chart, credits as u64);
    ended_well(Product::Coding, credits, serde_json::to_value(result))
}

fn ended_well(product: Product, credits_charged: usize, result: ExampleAnswer) -> Value {
    let mut job = queued(product);
    job["status"] = json!("completed");
    job["started_at"] = json!(time(4));
    job["finished_at"] = json!(time(9));
    job["credits_charged"] = json!(credits_charged);
    job["result"] = result.unwrap_or_default();
    job
}

/// The credits were taken back while it waited.
fn failed(product: Product, credits: &Value) -> Value {
    let mut job = queued(product);
    job["status"] = json!("failed");
    job["started_at"] = json!(time(4));
    job["finished_at"] = json!(time(9));
    job["error"] = json!({
        "code": "insufficient_credits",
        "message": format!("{credits} credits were needed when the job was to be charged and 0 \
            were there; nothing was charged"),
        "details": {"required": credits, "available": 0},
    });
    job
}

fn key(is_new: bool) -> Key {
    // Looks like one, but its checksum is wrong: no scanner takes it for a leak.
    let secret = "tieout_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample1a2B3c4";
    Key {
        id: KeyId::new(ID_BITS + 1),
        name: "till".to_owned(),
        scopes: [Scope::ReconcileRead, Scope::ReconcileWrite].into_iter().collect(),
        allow_overage: false,
        hint: secret[secret.len() - 4..].to_owned(),
        created_at: time(0),
        expires_at: None,
        last_used_at: None,
        revoked_at: None,
        secret: is_new.then(|| secret.to_owned()),
    }
}

fn me() -> Value {
    json!({
        "user_id": UserId::new(ID_BITS + 2),
        "email": "jo@example.com",
        "key": {"id": KeyId::new(ID_BITS + 1), "name": "till", "allow_overage": false},
        "scopes": ["reconcile:read", "reconcile:write"],
        "credit_balance": 1000,
        "subscription": {"allow_overage": false},
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tieout::secret::KeySecret;

    #[test]
    fn the_submit_is_one_and_its_result_is_verified() {
        let job = completed();
        assert_eq!(job["result"]["summary"]["matched_count"], 1);
        assert_eq!(job["result"]["verification"]["is_verified"], true);
        assert_eq!(job["result"]["suggestions"][0]["kind"], "mistyped_amount");
        assert_eq!(job["credits_charged"], 2);
    }

    #[test]
    fn every_transaction_of_the_coding_job_has_a_suggestion() {
        let job = completed_coding();
        assert_eq!(job["result"]["summary"]["transactions"], 3);
        assert_eq!(job["result"]["results"].as_array().map(Vec::len), Some(3));
        assert_eq!(job["job_id"], json!(JobId::new(Product::Coding, ID_BITS)));
        assert_eq!(job["credits_charged"], 3);
    }

    #[test]
    fn the_secret_of_the_example_is_none() {
        let secret = key(true).secret.unwrap();
        assert_eq!(secret.len(), KeySecret::from_random([1; 32]).expose().len());
        assert_eq!(KeySecret::parse(&secret), None);
    }
}
