//! API keys: made, listed, revoked and rotated in a web session, never with a key. Source: contract
//! part 5, rule 2.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use tieout::contract::issue::FieldIssues;
use tieout::contract::key::{self as contract, Data, Key};
use tieout::contract::page::{List, Page};
use tieout::contract::strict::{
    SyntaxError, ValueFault, boolean, check_syntax, elements, members, text,
};
use tieout::id::{KeyId, UserId};
use tieout::key_name::check_key_name;
use tieout::scope::{Scope, Scopes};
use tieout::time::Timestamp;

use super::app::App;
use super::body::{BodySender, HeadOnly};
use super::client_address::ClientAddress;
use super::error::ApiError;
use super::jobs::on_bytes;
use super::path::PathId;
use super::{idempotency, query};
use crate::clock;
use crate::entropy::{EntropyError, new_id_bits, new_key_secret};
use crate::http::describe::operation;
use crate::store::{Answer, CreateKey, KeyOwner, KeyRefusal, Once, RotateKey, SecurityContext};

/// Longest body that makes or changes a key.
const BODY_LENGTH_MAX: usize = 64 << 10;

/// What a key is to be.
struct NewKey {
    name: String,
    scopes: Scopes,
    allow_overage: bool,
    expires_at: Option<Timestamp>,
}

/// Create a key
///
/// The response shows the secret, once only. Repeating the request with the same `Idempotency-Key` returns the
/// same record without it.
#[operation(
    post,
    path = "/api/v1/keys",
    operation_id = "createKey",
    tag = "keys",
    request_body = contract::NewKey,
    responses((status = 201, description = "The key, with its secret.", body = Data<Key>)),
    security(("session" = []))
)]
pub(super) async fn create(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let arrived = app.bodies.read(&parts.headers, body, BodySender::Stranger).await?;
    let (arrived, checked) = on_bytes(arrived, |bytes| check_syntax(bytes).map(drop)).await?;
    let body = syntax(&arrived.bytes, checked)?;
    let user = app.authorise_session(&parts).await?;
    refuse_long(body)?;
    let at = clock::now();
    let key = read_new_key(body, at)?;
    query::no_parameters(&parts.uri)?;
    let given = given_idempotency_key(&parts)?;
    let _turn = app.running.begin(user, given.as_ref())?;
    let mut create = CreateKey {
        id: KeyId::new(new_id_bits()),
        user,
        name: key.name,
        scopes: key.scopes,
        allow_overage: key.allow_overage,
        expires_at: key.expires_at,
        rate_limit: None,
        secret: new_key_secret().map_err(no_randomness)?,
        idempotency: None,
        context: in_session(&parts, user, at),
    };
    let fingerprint = idempotency::fingerprint(&parts).with_body(body.as_bytes());
    let (mut record, secret) = (create.record(), create.secret.expose().to_owned());
    let answer = answer(StatusCode::CREATED, &record)?;
    create.idempotency = idempotency::key_for(given.as_ref(), fingerprint, answer);
    match app.store.create_key(create).await? {
        Once::Replayed(answer) => idempotency::replay(answer),
        Once::Done(()) => {
            record.secret = Some(secret);
            Ok((StatusCode::CREATED, Json(Data { data: record })).into_response())
        }
    }
}

/// List your keys
///
/// Latest first, without their secrets.
#[operation(
    get,
    path = "/api/v1/keys",
    operation_id = "listKeys",
    tag = "keys",
    params(Page),
    responses((status = 200, description = "A page of keys.", body = List<Key>)),
    security(("session" = []))
)]
pub(super) async fn list(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Key>>, ApiError> {
    let user = app.authorise_session(&parts).await?;
    let page = query::read(&parts.uri)?;
    let (data, pagination) = app.store.keys(KeyOwner::User(user), page).await?;
    Ok(Json(List { data, pagination }))
}

/// Get a key
#[operation(
    get,
    path = "/api/v1/keys/{id}",
    operation_id = "getKey",
    tag = "keys",
    params(("id" = KeyId, Path, description = "The key's ID.")),
    responses((status = 200, description = "The key, without its secret.", body = Data<Key>)),
    security(("session" = []))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathId(id): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Key>>, ApiError> {
    let user = app.authorise_session(&parts).await?;
    let data = find(&app, user, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

/// Revoke a key
///
/// The key is refused from the next request on. Revoking a key twice is not an error.
#[operation(
    delete,
    path = "/api/v1/keys/{id}",
    operation_id = "revokeKey",
    tag = "keys",
    params(("id" = KeyId, Path, description = "The key's ID.")),
    responses((status = 200, description = "The revoked key.", body = Data<Key>)),
    security(("session" = []))
)]
pub(super) async fn revoke(
    State(app): State<App>,
    PathId(id): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Key>>, ApiError> {
    let user = app.authorise_session(&parts).await?;
    let key = find(&app, user, &id).await?;
    query::no_parameters(&parts.uri)?;
    let owner = KeyOwner::User(user);
    app.store.revoke_key(owner, key.id, in_session(&parts, user, clock::now())).await?;
    let data = app.store.key(owner, key.id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(Data { data }))
}

/// Rotate the secret of a key
///
/// The response shows the new secret, once only. The old secret stays valid for `overlap_seconds`, unless the
/// key is rotated again: only the latest two are ever valid. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/keys/{id}/rotate",
    operation_id = "rotateKey",
    tag = "keys",
    params(("id" = KeyId, Path, description = "The key's ID.")),
    request_body = contract::RotateKey,
    responses((status = 200, description = "The key, with its new secret.", body = Data<Key>)),
    security(("session" = []))
)]
pub(super) async fn rotate(
    State(app): State<App>,
    PathId(id): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let arrived = app.bodies.read(&parts.headers, body, BodySender::Stranger).await?;
    // All keys of the body are optional: no body stands for an empty one.
    let (arrived, checked) = on_bytes(arrived, |bytes| check_syntax(bytes).map(drop)).await?;
    let body = if arrived.bytes.is_empty() { "{}" } else { syntax(&arrived.bytes, checked)? };
    let user = app.authorise_session(&parts).await?;
    let mut record = find(&app, user, &id).await?;
    refuse_long(body)?;
    let rotation = contract::RotateKey::read(body).map_err(ApiError::Validation)?;
    query::no_parameters(&parts.uri)?;
    let given = given_idempotency_key(&parts)?;
    let _turn = app.running.begin(user, given.as_ref())?;
    let secret = new_key_secret().map_err(no_randomness)?;
    secret.hint().clone_into(&mut record.hint);
    let fingerprint = idempotency::fingerprint(&parts).with_body(&arrived.bytes);
    let answer = answer(StatusCode::OK, &record)?;
    let rotate = RotateKey {
        owner: KeyOwner::User(user),
        key: record.id,
        secret: secret.clone(),
        overlap_ms: i64::from(rotation.overlap_seconds) * 1000,
        idempotency: idempotency::key_for(given.as_ref(), fingerprint, answer)
            .map(|key| (user, key)),
        context: in_session(&parts, user, clock::now()),
    };
    match app.store.rotate_key(rotate).await? {
        Once::Replayed(answer) => idempotency::replay(answer),
        Once::Done(()) => {
            record.secret = Some(secret.expose().to_owned());
            Ok(Json(Data { data: record }).into_response())
        }
    }
}

/// How the security log tells of what is done here.
fn in_session(parts: &Parts, user: UserId, at: Timestamp) -> SecurityContext {
    let origin = ClientAddress::named(parts);
    SecurityContext { user: Some(user), via: "session".to_owned(), origin, at }
}

/// The user's key with this id; somebody else's is as little there as one that never was.
async fn find(app: &App, user: UserId, id: &str) -> Result<Key, ApiError> {
    let id: KeyId = id.parse().map_err(|_| ApiError::NotFound)?;
    app.store.key(KeyOwner::User(user), id).await?.ok_or(ApiError::NotFound)
}

/// What a repetition is answered: all but the secret.
fn answer(status: StatusCode, record: &Key) -> Result<Answer, ApiError> {
    let body = serde_json::to_string(&Data { data: record });
    let body = body.map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok(Answer { status: status.as_u16(), body })
}

impl From<KeyRefusal> for ApiError {
    fn from(refusal: KeyRefusal) -> Self {
        match refusal {
            KeyRefusal::NoSuchKey | KeyRefusal::NoSuchUser => Self::NotFound,
            KeyRefusal::Ended => Self::KEY_ENDED,
            KeyRefusal::TooMany => Self::TOO_MANY_KEYS,
            KeyRefusal::IdempotencyKeyReused => Self::IdempotencyKeyReused,
        }
    }
}

fn no_randomness(error: EntropyError) -> ApiError {
    ApiError::Internal(error.to_string())
}

/// The body as text, after its syntax was checked.
fn syntax(bytes: &[u8], checked: Result<(), SyntaxError>) -> Result<&str, ApiError> {
    checked.map_err(|error| ApiError::InvalidJson(error.0))?;
    std::str::from_utf8(bytes).map_err(|error| ApiError::InvalidJson(error.to_string()))
}

fn given_idempotency_key(parts: &Parts) -> Result<Option<String>, ApiError> {
    idempotency::given(parts).map_err(|()| {
        let mut issues = FieldIssues::default();
        issues.push("Idempotency-Key", idempotency::MUST_BE);
        ApiError::Validation(issues)
    })
}

/// No good body comes near this; it is looked at on an async thread.
fn refuse_long(body: &str) -> Result<(), ApiError> {
    if body.len() <= BODY_LENGTH_MAX {
        return Ok(());
    }
    let mut issues = FieldIssues::default();
    issues.push("", format!("is longer than {BODY_LENGTH_MAX} bytes"));
    Err(ApiError::Validation(issues))
}

fn read_new_key(body: &str, at: Timestamp) -> Result<NewKey, ApiError> {
    let mut issues = FieldIssues::default();
    let known = ["name", "scopes", "allow_overage", "expires_at"];
    let values = members(body, known, &mut |field, fault| issues.push(field, fault));
    let Some([name, scopes, allow_overage, expires_at]) = values else {
        return Err(ApiError::Validation(issues));
    };
    let missing = || "is missing".to_owned();
    let mut kept = |field: &str, fault: ValueFault| issues.push(field, fault);
    let name = name.ok_or_else(missing).and_then(read_name);
    let name = name.map_err(|fault| kept("name", fault)).ok();
    let scopes = scopes.ok_or_else(missing).and_then(read_scopes);
    let scopes = scopes.map_err(|fault| kept("scopes", fault)).ok();
    let allow_overage = allow_overage.map_or(Ok(false), boolean);
    let allow_overage = allow_overage.map_err(|fault| kept("allow_overage", fault)).ok();
    let expires_at = expires_at.map(|json| read_expiry(json, at)).transpose();
    let expires_at = expires_at.map_err(|fault| kept("expires_at", fault)).ok();
    match (name, scopes, allow_overage, expires_at, issues.is_empty()) {
        (Some(name), Some(scopes), Some(allow_overage), Some(expires_at), true) => {
            Ok(NewKey { name, scopes, allow_overage, expires_at })
        }
        _ => Err(ApiError::Validation(issues)),
    }
}

fn read_name(json: &str) -> Result<String, ValueFault> {
    let name = text(json)?;
    check_key_name(&name).map_err(str::to_owned)?;
    Ok(name.into_owned())
}

fn read_scopes(json: &str) -> Result<Scopes, ValueFault> {
    let mut scopes: Vec<Result<Scope, ValueFault>> = Vec::new();
    elements(json, &mut |element| {
        scopes
            .push(text(element).and_then(|name| name.parse().map_err(|error| format!("{error}"))));
    })?;
    let scopes: Scopes = scopes.into_iter().collect::<Result<_, _>>()?;
    if scopes.is_empty() { Err("must name at least one scope".to_owned()) } else { Ok(scopes) }
}

fn read_expiry(json: &str, at: Timestamp) -> Result<Timestamp, ValueFault> {
    let expires_at = Timestamp::parse(&text(json)?).map_err(|error| error.to_string())?;
    if expires_at > at { Ok(expires_at) } else { Err("must be in the future".to_owned()) }
}
