//! Examples that are real: the bodies are read, the results are computed, by the code that does it
//! for callers.

use std::num::NonZeroUsize;

use serde_json::{Value, json};
use tieout::contract::key::{Data, Key};
use tieout::contract::page::{List, Pagination};
use tieout::id::{KeyId, ReconciliationId, UserId};
use tieout::job::{JobId, Product};
use tieout::reconcile::{Options, Request, reconcile};
use tieout::scope::Scope;
use tieout::time::Timestamp;
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
        "createKey" => {
            Some(json!({"name": "till", "scopes": ["reconcile:read", "reconcile:write"]}))
        }
        "rotateKey" => Some(json!({"overlap_seconds": 3600})),
        _ => None,
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
        "submitReconciliation" => {
            vec![("stored", serde_json::to_value(tieout::contract::job::Submitted::new(job())))]
        }
        "getReconciliation" => {
            vec![("completed", Ok(completed())), ("queued", Ok(queued())), ("failed", Ok(failed()))]
        }
        "listReconciliations" => {
            vec![("page", Ok(json!({"data": [queued()], "pagination": page()})))]
        }
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

fn job() -> JobId {
    JobId::new(Product::Reconcile, ID_BITS)
}

fn page() -> Pagination {
    Pagination { limit: 50, offset: 0, count: 1, total: 1 }
}

fn queued() -> Value {
    json!({
        "reconciliation_id": ReconciliationId::new(ID_BITS),
        "status": "queued",
        "poll_url": job().poll_url(),
        "created_at": time(0),
        "started_at": null,
        "finished_at": null,
    })
}

/// The job of the submit, with the result that the engine finds.
fn completed() -> Value {
    let Ok(Request { bank, book, options }) = Request::decode(SUBMIT.as_bytes()) else {
        return Value::Null;
    };
    let run = Options {
        window_days: options.window_days,
        threads: NonZeroUsize::MIN,
        minimum_score: options.minimum_score,
        suggest: options.include_suggestions,
    };
    let outcome = reconcile(&bank, &book, run, &|_| ());
    let result = outcome.to_contract(&bank, &book, bank.len() as u64, options.include_matched);
    let mut job = queued();
    job["status"] = json!("completed");
    job["started_at"] = json!(time(4));
    job["finished_at"] = json!(time(9));
    job["credits_charged"] = json!(bank.len());
    job["result"] = serde_json::to_value(result).unwrap_or_default();
    job
}

/// The credits were taken back while it waited.
fn failed() -> Value {
    let mut job = queued();
    job["status"] = json!("failed");
    job["started_at"] = json!(time(4));
    job["finished_at"] = json!(time(9));
    job["error"] = json!({
        "code": "insufficient_credits",
        "message": "2 credits were needed when the job was to be charged and 0 were there; nothing \
                    was charged",
        "details": {"required": 2, "available": 0},
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
    fn the_secret_of_the_example_is_none() {
        let secret = key(true).secret.unwrap();
        assert_eq!(secret.len(), KeySecret::from_random([1; 32]).expose().len());
        assert_eq!(KeySecret::parse(&secret), None);
    }
}
