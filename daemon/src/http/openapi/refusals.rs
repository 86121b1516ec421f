//! Every refusal there is, as the document shows it: real ones, with the status, the code and the
//! words that a caller gets.

use std::collections::BTreeMap;

use tieout::contract::issue::{FieldIssues, Issue, Issues};
use tieout::scope::Scope;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::example::ExampleBuilder;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{AllOfBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};

use super::examples::REQUEST_ID;
use super::operation::{Credential, Nature};
use crate::http::envelope::envelope;
use crate::http::error::ApiError;

/// A response of the document.
pub(super) struct Refused {
    /// Its name among the components: the same refusals have the same name.
    pub(super) name: String,
    pub(super) response: Response,
    pub(super) further_headers: &'static [&'static str],
}

/// One refusal, and when it comes.
struct Sample {
    name: &'static str,
    when: &'static str,
    error: ApiError,
}

/// The refusals of an operation of this nature, by status.
pub(super) fn of(nature: Nature) -> BTreeMap<u16, Refused> {
    let mut by_status: BTreeMap<u16, Vec<Sample>> = BTreeMap::new();
    for (applies, name, when, error) in samples(nature) {
        if applies {
            let (status, _) = error.status_and_code();
            by_status.entry(status.as_u16()).or_default().push(Sample { name, when, error });
        }
    }
    by_status.into_iter().map(|(status, samples)| (status, refused(status, &samples))).collect()
}

/// Whether it applies, its name, when it comes, and the refusal itself.
type Row = (bool, &'static str, &'static str, ApiError);

fn samples(nature: Nature) -> Vec<Row> {
    let Nature { has_body, is_repeatable, adds_a_job, .. } = nature;
    let of_key = nature.takes == Credential::Key;
    let of_session = nature.takes == Credential::Session;
    let is_shaped_by_session = of_session && has_body;
    let mut all = vec![
        (
            has_body,
            "no_json",
            "The body is not JSON.",
            ApiError::InvalidJson("EOF while parsing an object at line 1 column 1".to_owned()),
        ),
        (
            is_shaped_by_session,
            "bad_body",
            "The body does not have its form.",
            ApiError::Validation(field("name", "is missing")),
        ),
        (
            of_key,
            "no_key",
            "The key is missing, unknown, revoked or expired.",
            ApiError::Unauthorized("the API key is unknown, revoked or expired"),
        ),
        (
            of_session,
            "no_session",
            "There is no token.",
            ApiError::Unauthorized("a web session is needed, as Authorization: Bearer TOKEN"),
        ),
        (of_session, "bad_session", "The token is invalid or expired.", ApiError::InvalidToken),
        (
            adds_a_job,
            "no_credits",
            "The credits do not suffice, and overage is not permitted.",
            ApiError::InsufficientCredits { required: 100, available: 12 },
        ),
        (
            nature.has_scope,
            "no_scope",
            "The key lacks the scope.",
            ApiError::Forbidden(if adds_a_job {
                Scope::ReconcileWrite
            } else {
                Scope::ReconcileRead
            }),
        ),
        (
            nature.names_a_thing,
            "not_there",
            "It is not there, or not the caller's.",
            ApiError::NotFound,
        ),
        (
            has_body,
            "late_body",
            "The body did not arrive in time.",
            ApiError::BodyCutOff("it took longer than 60 s".into()),
        ),
        (has_body, "large_body", "The body is too large.", ApiError::PayloadTooLarge),
        (
            is_repeatable,
            "reused",
            "The Idempotency-Key was used for another request.",
            ApiError::IdempotencyKeyReused,
        ),
        (
            is_repeatable,
            "in_flight",
            "The first request with the Idempotency-Key still runs.",
            ApiError::IdempotencyInFlight,
        ),
        (
            nature.rotates,
            "ended",
            "The key is revoked or expired.",
            ApiError::Conflict {
                reason: "key_ended",
                message: "the key is revoked or expired and gets no new secret",
            },
        ),
        (
            adds_a_job,
            "bad_dataset",
            "A dataset or an option does not have its form.",
            ApiError::InvalidDataset(dataset()),
        ),
        (
            of_key || of_session,
            "bad_query",
            "A query parameter is unknown or out of range.",
            ApiError::InvalidRequest(field("limit", "must be a whole number from 1 to 200")),
        ),
        (
            of_key,
            "limited",
            "The key has used up its window.",
            ApiError::RateLimited { reset_seconds: 17 },
        ),
        (true, "failed", "The fault is the daemon's.", ApiError::Internal(String::new())),
        (
            adds_a_job,
            "full",
            "The job queue is full.",
            ApiError::Busy("the job queue is full; retry shortly"),
        ),
        (
            nature.asks_readiness,
            "not_ready",
            "A part does not work.",
            ApiError::NotReady("database"),
        ),
        (
            true,
            "busy",
            "The daemon has too much to do, or stops.",
            ApiError::Busy("the database is busy; try again shortly"),
        ),
    ];
    all.retain(|(applies, ..)| *applies);
    all
}

fn field(name: &str, message: &str) -> FieldIssues {
    let mut issues = FieldIssues::default();
    issues.push(name, message);
    issues
}

fn dataset() -> Issues {
    let mut issues = Issues::default();
    issues.push(|| Issue {
        dataset: Some("bank".into()),
        row: Some(17),
        field: Some("amount".to_owned()),
        message: "must be a number, not a string".to_owned(),
    });
    issues
}

fn refused(status: u16, samples: &[Sample]) -> Refused {
    let mut codes: Vec<&'static str> =
        samples.iter().map(|sample| sample.error.status_and_code().1).collect();
    codes.dedup();
    let names: Vec<&str> = samples.iter().map(|sample| sample.name).collect();
    let whens: Vec<&str> = samples.iter().map(|sample| sample.when).collect();
    let mut shapes = codes.iter().map(|code| shape(code, samples));
    let schema = match (shapes.next(), shapes.next()) {
        (Some(only), None) => only,
        (first, second) => {
            let all = first.into_iter().chain(second).chain(shapes);
            all.fold(OneOfBuilder::new(), OneOfBuilder::item).into()
        }
    };
    let examples = samples.iter().map(|sample| {
        let value = serde_json::to_value(envelope(&sample.error, REQUEST_ID)).ok();
        (sample.name, ExampleBuilder::new().summary(sample.when).value(value).build())
    });
    let content = ContentBuilder::new().schema(Some(schema)).examples_from_iter(examples);
    let description = format!("`{}`. {}", codes.join("` or `"), whens.join(" "));
    let further_headers: &[&str] = match status {
        401 => &["WWW-Authenticate"],
        429 | 503 => &["Retry-After"],
        _ => &[],
    };
    let response = ResponseBuilder::new()
        .description(description)
        .content("application/json", content.build())
        .build();
    Refused { name: format!("{status}_{}", names.join("_")), response, further_headers }
}

/// The envelope with this code, and the details that go with it.
fn shape(code: &str, samples: &[Sample]) -> RefOr<Schema> {
    let text = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([code]));
    let mut error = ObjectBuilder::new().property("code", text).required("code");
    let of_code: Vec<_> =
        samples.iter().filter(|sample| sample.error.status_and_code().1 == code).collect();
    if let Some(details) = of_code.iter().find_map(|sample| details(&sample.error)) {
        error = error.property("details", details);
        // Only where all refusals with this code have them.
        if of_code.iter().all(|sample| sample.error.details().is_some()) {
            error = error.required("details");
        }
    }
    let narrowed = ObjectBuilder::new().property("error", error).required("error");
    AllOfBuilder::new().item(Ref::from_schema_name("Envelope")).item(narrowed).into()
}

/// The shape of the details of a refusal.
fn details(error: &ApiError) -> Option<RefOr<Schema>> {
    let with = |names: &[&str], kind: Type| -> RefOr<Schema> {
        let object = names.iter().fold(ObjectBuilder::new(), |object, name| {
            object.property(*name, ObjectBuilder::new().schema_type(kind.clone())).required(*name)
        });
        object.into()
    };
    Some(match error {
        ApiError::InvalidDataset(_) => Ref::from_schema_name("Issues").into(),
        ApiError::InvalidRequest(_) | ApiError::Validation(_) => {
            Ref::from_schema_name("FieldIssues").into()
        }
        ApiError::InsufficientCredits { .. } => with(&["required", "available"], Type::Integer),
        ApiError::NotReady(_) => with(&["failing"], Type::String),
        other if other.details().is_some_and(|details| details.get("reason").is_some()) => {
            with(&["reason"], Type::String)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_details_of_every_sample_have_their_shape() {
        let nature = Nature {
            takes: Credential::Session,
            has_scope: true,
            has_body: true,
            names_a_thing: true,
            is_repeatable: true,
            adds_a_job: true,
            asks_readiness: true,
            rotates: true,
        };
        for takes in [Credential::Key, Credential::Session] {
            for (_, name, _, error) in samples(Nature { takes, ..nature }) {
                let (shown, shaped) = (error.details(), details(&error));
                assert_eq!(shown.is_some(), shaped.is_some(), "{name}");
                let shape = serde_json::to_value(&shaped).unwrap();
                for required in shape["required"].as_array().into_iter().flatten() {
                    let member = &shown.clone().unwrap()[required.as_str().unwrap()];
                    assert_ne!(member, &json!(null), "{name}");
                }
            }
        }
    }
}
