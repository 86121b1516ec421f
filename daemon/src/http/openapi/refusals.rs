//! The refusals, as the document shows them: real ones, with the status, the code and the words that
//! a caller gets. Figures and names in them are examples.

use std::collections::BTreeMap;

use tieout::contract::error::{ErrorCode, ErrorReason};
use tieout::contract::issue::{FieldIssues, Issue, Issues, SectionIssue, SectionIssues};
use tieout::contract::ledger::organisation::MemberRole;
use tieout::ledger::{Reason, Refusal};
use tieout::scope::Scope;
use utoipa::ToSchema;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::example::ExampleBuilder;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{AnyOfBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::openapi::{Ref, RefOr};

use super::examples::REQUEST_ID;
use super::operation::{Credential, OperationKind};
use crate::http::envelope::envelope;
use crate::http::error::ApiError;
use crate::http::head;
use tieout::sort::CompactCollect as _;

/// A response of the document.
pub(super) struct RefusalResponse {
    /// Its name among the components; another response may have the same codes.
    pub(super) name: String,
    /// The shapes of its codes, by name.
    pub(super) shapes: Vec<(String, RefOr<Schema>)>,
    pub(super) response: Response,
    pub(super) further_headers: &'static [&'static str],
}

/// One refusal, and when it comes.
struct RefusalSample {
    name: String,
    when: &'static str,
    error: ApiError,
}

/// The refusals of an operation of this nature, by status.
pub(super) fn of(nature: OperationKind) -> BTreeMap<u16, RefusalResponse> {
    let mut by_status: BTreeMap<u16, Vec<RefusalSample>> = BTreeMap::new();
    for sample in samples(nature) {
        let (status, _) = sample.error.status_and_code();
        by_status.entry(status.as_u16()).or_default().push(sample);
    }
    by_status.into_iter().map(|(status, samples)| (status, refused(status, &samples))).compact_map()
}

/// In the order of the checks.
fn samples(nature: OperationKind) -> Vec<RefusalSample> {
    let mut samples = of_heads();
    if nature.has_body {
        samples.extend(of_bodies(nature));
    }
    match nature.takes {
        Credential::Nothing => {}
        Credential::Key => samples.extend(of_keys(nature)),
        Credential::Session => samples.extend(of_sessions()),
    }
    if nature.names_a_thing {
        let when = "It does not exist, or is not visible to the caller.";
        samples.push(sample("not_there", when, ApiError::NotFound));
    }
    if nature.takes != Credential::Nothing {
        let issues = field("limit", "must be a whole number from 1 to 200");
        let when = "A query parameter is unknown or out of range.";
        samples.push(sample("bad_query", when, ApiError::InvalidRequest(issues)));
    }
    if nature.is_repeatable {
        samples.extend(of_repetitions(nature));
    }
    if nature.adds_a_job {
        samples.extend(of_submits(nature));
    }
    if nature.keeps_books && nature.scope == Some(Scope::LedgerWrite) {
        samples.extend(of_books());
    }
    if nature.draws_up_years {
        let when =
            "The period spans years or too many months, or there is no retained earnings account.";
        samples.push(sample("spans_years", when, spans_years()));
    }
    if nature.is_for_hmrc {
        samples.extend(of_returns());
    }
    samples.extend(of_everything(nature));
    samples
}

fn sample(name: impl Into<String>, when: &'static str, error: ApiError) -> RefusalSample {
    RefusalSample { name: name.into(), when, error }
}

fn of_heads() -> Vec<RefusalSample> {
    let two_lengths = "The headers contradict each other on the length of the body.";
    let no_host = "The headers name no host, or more than one.";
    vec![
        sample("two_lengths", two_lengths, head::two_lengths()),
        sample("no_host", no_host, head::no_host()),
        sample("other_coding", "The Transfer-Encoding is not chunked.", head::other_coding()),
        sample("long_uri", "The path and query are too long.", ApiError::UriTooLong),
        sample("large_head", "The headers are too large.", ApiError::HeadersTooLarge),
        sample("large_body", "The body is too large.", ApiError::PayloadTooLarge),
    ]
}

fn of_bodies(nature: OperationKind) -> Vec<RefusalSample> {
    let reason = "EOF while parsing an object at line 1 column 1";
    let late = ApiError::BodyTooSlow("the body did not arrive within 60000 ms".to_owned());
    let mut samples = vec![
        sample("late_body", "The body did not arrive in time.", late),
        sample("no_json", "The body is not JSON.", ApiError::InvalidJson(reason.to_owned())),
    ];
    if nature.takes == Credential::Session {
        let issues = ApiError::Validation(field("name", "is missing"));
        samples.push(sample("bad_body", "The body does not have the required format.", issues));
    }
    samples
}

fn of_keys(nature: OperationKind) -> Vec<RefusalSample> {
    let limited = ApiError::RateLimited { reset_seconds: 17 };
    let mut samples = vec![
        sample("no_key", "The key is missing.", ApiError::NO_KEY),
        sample("two_keys", "The two headers contain different keys.", ApiError::TWO_KEYS),
        sample("bad_key", "The key is unknown, revoked or expired.", ApiError::BAD_KEY),
        sample("limited", "The key has used up its window.", limited),
    ];
    if let Some(scope) = nature.scope {
        let name = format!("without_{}", scope.name().replace(':', "_"));
        samples.push(sample(name, "The key lacks the scope.", ApiError::Forbidden(scope)));
    }
    samples
}

fn of_sessions() -> Vec<RefusalSample> {
    vec![
        sample("no_session", "The token is missing.", ApiError::NO_SESSION),
        sample("bad_session", "The token is invalid or expired.", ApiError::InvalidToken),
    ]
}

fn of_repetitions(nature: OperationKind) -> Vec<RefusalSample> {
    let reused = "The Idempotency-Key was used for a different request.";
    let in_flight = "The first request with the Idempotency-Key is still running.";
    let mut samples = vec![
        sample("reused", reused, ApiError::IdempotencyKeyReused),
        sample("in_flight", in_flight, ApiError::IdempotencyInFlight),
    ];
    if nature.makes_a_key {
        let when = "The user has the maximum number of keys.";
        samples.push(sample("too_many", when, ApiError::TOO_MANY_KEYS));
    }
    if nature.rotates {
        let when = "The key is revoked or expired.";
        samples.push(sample("ended", when, ApiError::KEY_ENDED));
    }
    samples
}

fn of_submits(nature: OperationKind) -> Vec<RefusalSample> {
    let no_credits = "There are not enough credits, and overage is not allowed.";
    let cost = ApiError::InsufficientCredits { required: 100, available: 12 };
    let bad_body = if nature.scope == Some(Scope::CodingWrite) {
        let when = "A section does not have the required format.";
        sample("bad_section", when, ApiError::InvalidSections(section()))
    } else {
        let when = "A dataset or an option does not have the required format.";
        sample("bad_dataset", when, ApiError::InvalidDataset(dataset()))
    };
    vec![
        bad_body,
        sample("no_credits", no_credits, cost),
        sample("queue_full", "The job queue is full.", ApiError::QUEUE_FULL),
        sample("share_full", "The caller's jobs take up half of the queue.", ApiError::SHARE_FULL),
        sample("stopping", "The daemon is stopping.", ApiError::STOPPING),
    ]
}

/// What a report may have against the days it is asked for.
fn spans_years() -> ApiError {
    let words = "2025-03-31 is in an earlier financial year than 2026-03-31, whose year begins on 2025-04-01";
    let refusal = Refusal::new(Reason::PeriodSpansYears, words).at("date_from");
    ApiError::Refused(Box::new(refusal.with("year_from", "2025-04-01")))
}

/// What a return may lack for HMRC to take it.
fn of_returns() -> Vec<RefusalSample> {
    let refused = |reason, words: &str| ApiError::Refused(Box::new(Refusal::new(reason, words)));
    let draft = "the VAT return is a draft, whose boxes still change: finalise it first";
    let large = "box 5 is 100000000000.00, and HMRC takes at most 99999999999.99";
    vec![
        sample("draft", "The VAT return is a draft.", refused(Reason::NotFinalised, draft)),
        sample("large", "HMRC takes no such figure.", refused(Reason::TotalOutOfRange, large)),
    ]
}

/// What the books may have against a change.
fn of_books() -> Vec<RefusalSample> {
    let viewer = ApiError::ForbiddenToRole(MemberRole::Viewer);
    let refused = |refusal: Refusal| ApiError::Refused(Box::new(refusal));
    let words = "debits 120.00 and credits 100.00 differ by 20.00";
    let unbalanced = Refusal::new(Reason::Unbalanced, words).with("difference", "20.00");
    let conflict = Refusal::new(Reason::VersionMismatch, "this is version 3 by now, not 2");
    vec![
        sample("viewer", "The member's role does not allow it.", viewer),
        sample("unbalanced", "The rules of the books do not allow it.", refused(unbalanced)),
        sample("state", "The current state does not allow it.", refused(conflict)),
    ]
}

fn of_everything(nature: OperationKind) -> Vec<RefusalSample> {
    let mut samples = vec![
        sample("failed", "There is an error in the daemon.", ApiError::Internal(String::new())),
        sample("no_room", "There are too many connections.", ApiError::NO_ROOM_FOR_CONNECTION),
    ];
    if nature.takes != Credential::Nothing {
        samples.push(sample("busy", "The database is busy.", ApiError::DATABASE_BUSY));
    }
    if nature.takes == Credential::Key {
        let when = "Too many requests are running with the key.";
        samples.push(sample("at_once", when, ApiError::TOO_MANY_AT_ONCE));
    }
    if nature.has_body {
        let when = "The database failed while the change was being saved.";
        samples.push(sample("outcome_unknown", when, ApiError::OutcomeUnknown));
    }
    if nature.has_body {
        let when = "There is no memory left for request bodies.";
        samples.push(sample("no_room_for_body", when, ApiError::NO_ROOM_FOR_BODY));
    }
    if nature.asks_readiness {
        samples.push(sample(
            "not_ready",
            "A component is not working.",
            ApiError::NotReady("database"),
        ));
    }
    samples
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

fn section() -> SectionIssues {
    let mut issues = SectionIssues::default();
    issues.push(|| SectionIssue {
        section: Some("chart_of_accounts".into()),
        row: Some(3),
        field: Some("type".to_owned()),
        message: "must be INCOME, EXPENSE, ASSET, LIABILITY or EQUITY".to_owned(),
    });
    issues
}

fn refused(status: u16, samples: &[RefusalSample]) -> RefusalResponse {
    let mut codes: Vec<ErrorCode> =
        samples.iter().map(|sample| sample.error.status_and_code().1).collect();
    codes.sort_unstable_by_key(|code| code.name());
    codes.dedup();
    let whens: Vec<&str> = samples.iter().map(|sample| sample.when).collect();
    let references = codes.iter().map(|code| Ref::from_schema_name(shape_name(*code)));
    let schema: RefOr<Schema> = match *codes {
        [code] => Ref::from_schema_name(shape_name(code)).into(),
        _ => references.fold(OneOfBuilder::new(), OneOfBuilder::item).into(),
    };
    let shapes = codes.iter().map(|code| (shape_name(*code), shape(*code))).collect();
    let examples = samples.iter().map(|sample| {
        let value = serde_json::to_value(envelope(&sample.error, REQUEST_ID)).ok();
        (sample.name.clone(), ExampleBuilder::new().summary(sample.when).value(value).build())
    });
    let content = ContentBuilder::new().schema(Some(schema)).examples_from_iter(examples);
    let codes: Vec<&str> = codes.iter().map(|code| code.name()).collect();
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
    RefusalResponse {
        name: format!("{status}_{}", codes.join("_or_")),
        shapes,
        response,
        further_headers,
    }
}

/// `InvalidJsonRefusal` for `invalid_json`.
fn shape_name(code: ErrorCode) -> String {
    let words = code.name().split('_').map(|word| {
        let (first, rest) = word.split_at(usize::from(!word.is_empty()));
        first.to_uppercase() + rest
    });
    words.collect::<String>() + "Refusal"
}

/// A refusal of every kind there is.
fn every() -> Vec<RefusalSample> {
    let nature = OperationKind {
        takes: Credential::Key,
        scope: Some(Scope::ReconcileRead),
        has_body: true,
        names_a_thing: true,
        is_repeatable: true,
        is_conditional: true,
        adds_a_job: true,
        keeps_books: false,
        draws_up_years: true,
        is_for_hmrc: true,
        asks_readiness: true,
        rotates: true,
        makes_a_key: true,
    };
    let mut every = samples(nature);
    every.extend(samples(OperationKind { takes: Credential::Session, ..nature }));
    every.extend(samples(OperationKind { scope: Some(Scope::CodingWrite), ..nature }));
    let of_ledger = OperationKind { scope: Some(Scope::LedgerWrite), adds_a_job: false, ..nature };
    every.extend(samples(OperationKind { keeps_books: true, ..of_ledger }));
    every
}

/// The reasons, each with what it stands for.
pub(super) fn reasons() -> RefOr<Schema> {
    let list = ErrorReason::ALL.iter().map(|reason| format!("\n- `{reason}`: {}", reason.cause()));
    let description = format!(
        "Why the current state or the rules of the books do not allow it. More reasons may be added: for \
         one that you do not know, go by the `code`.\n{}",
        list.collect::<String>()
    );
    let words = ErrorReason::ALL.iter().map(|reason| reason.name());
    let words = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words));
    words.description(Some(description)).into()
}

/// The envelope with this code, and the details that go with it. It says all of itself: of two shapes put together,
/// generators of clients take a member from the first, and know no details.
fn shape(code: ErrorCode) -> RefOr<Schema> {
    let text = |what: &str| ObjectBuilder::new().schema_type(Type::String).description(Some(what));
    let code_text = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([code.name()]));
    let mut error = ObjectBuilder::new()
        .property("code", code_text)
        .required("code")
        .property("message", text("Error message for people."))
        .required("message");
    let mut of_code = every();
    of_code.retain(|sample| sample.error.status_and_code().1 == code);
    let mut shapes: Vec<RefOr<Schema>> = Vec::new();
    for shape in of_code.iter().filter_map(|sample| details(&sample.error)) {
        if !shapes.contains(&shape) {
            shapes.push(shape);
        }
    }
    if let Some(shape) = shapes.first().cloned() {
        let any_of = || shapes.iter().cloned().fold(AnyOfBuilder::new(), AnyOfBuilder::item);
        let details = if shapes.len() == 1 { shape } else { any_of().into() };
        error = error.property("details", details);
        // Only where all refusals with this code have them.
        if of_code.iter().all(|sample| sample.error.details().is_some()) {
            error = error.required("details");
        }
    }
    ObjectBuilder::new()
        .property("error", error)
        .required("error")
        .property(
            "request_id",
            text("ID of the request, the same as in the `X-Request-Id` header."),
        )
        .required("request_id")
        .into()
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
        ApiError::InvalidSections(_) => Ref::from_schema_name("SectionIssues").into(),
        ApiError::InvalidRequest(_) | ApiError::Validation(_) => {
            Ref::from_schema_name("FieldIssues").into()
        }
        ApiError::InsufficientCredits { .. } => with(&["required", "available"], Type::Integer),
        ApiError::NotReady(_) => with(&["failing"], Type::String),
        ApiError::ForbiddenToRole(_) => with(&["role"], Type::String),
        ApiError::InvalidJson(_) => with(&["reason"], Type::String),
        other if other.details().is_some_and(|details| details.get("reason").is_some()) => {
            let reason = Ref::from_schema_name(<ErrorReason as ToSchema>::name());
            ObjectBuilder::new().property("reason", reason).required("reason").into()
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
