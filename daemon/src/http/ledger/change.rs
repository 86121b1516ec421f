//! A request that changes the books: from its body to the answer of the writer.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue, IF_MATCH};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use tieout::contract::issue::FieldIssues;
use tieout::contract::strict::check_syntax;

use super::access::BooksMember;
use crate::clock;
use crate::http::app::App;
use crate::http::body::{BudgetShare, ReceivedBody};
use crate::http::error::ApiError;
use crate::http::jobs::on_bytes;
use crate::http::{idempotency, query};
use crate::store::{Action, Actor, Answer, AnyAction, Change, Changed, Context, Repetition};

/// A request that changes something, with a body whose syntax is good.
pub(in crate::http) struct ChangeRequest {
    pub(in crate::http) parts: Parts,
    arrived: ReceivedBody,
}

impl ChangeRequest {
    /// Takes a request with a body: 413, 400.
    pub(in crate::http) async fn read(app: &App, request: Request) -> Result<Self, ApiError> {
        Self::take_with(app, request, false).await
    }

    /// The same for an action all of whose keys are optional: no body stands for an empty object.
    pub(in crate::http) async fn read_or_empty(
        app: &App,
        request: Request,
    ) -> Result<Self, ApiError> {
        Self::take_with(app, request, true).await
    }

    async fn take_with(app: &App, request: Request, may_be_empty: bool) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let sender = app.sender(&parts).await;
        let arrived = app.bodies.read(&parts.headers, body, sender).await?;
        if may_be_empty && arrived.bytes.is_empty() {
            return Ok(Self { parts, arrived });
        }
        let (arrived, checked) = on_bytes(arrived, |bytes| check_syntax(bytes).map(drop)).await?;
        checked.map_err(|error| ApiError::InvalidJson(error.0))?;
        Ok(Self { parts, arrived })
    }

    /// The same of a request that changes something there is. What is not there any more may have been when the
    /// request first came: with a key it goes on to the writer, which has the answer that was kept, or finds
    /// nobody and answers 404. So does a body that cannot be read: 404 comes before what is wrong with it.
    pub(in crate::http) async fn form_for<I: Send, T: Send + 'static>(
        self,
        found: Result<I, ApiError>,
        nobody: I,
        read: fn(&str) -> Result<T, FieldIssues>,
    ) -> Result<(ChangeContext, I, T), ApiError> {
        let is_repeatable = self.parts.headers.contains_key(idempotency::IDEMPOTENCY_KEY);
        match found {
            Ok(id) => self.form(read).await.map(|(context, form)| (context, id, form)),
            Err(ApiError::NotFound) if is_repeatable => {
                let asked = self.form(read).await.map_err(|_| ApiError::NotFound)?;
                Ok((asked.0, nobody, asked.1))
            }
            Err(error) => Err(error),
        }
    }

    /// What the body asks for, and the headers that go with it.
    pub(in crate::http) async fn form<T: Send + 'static>(
        self,
        read: fn(&str) -> Result<T, FieldIssues>,
    ) -> Result<(ChangeContext, T), ApiError> {
        query::no_parameters(&self.parts.uri)?;
        let given = idempotency_key(&self.parts)?;
        let version = if_match(&self.parts)?;
        let of_request = idempotency::fingerprint(&self.parts);
        let (arrived, (form, fingerprint)) = on_bytes(self.arrived, move |bytes| {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            let form = read(if text.is_empty() { "{}" } else { text });
            (form, of_request.with_body(bytes))
        })
        .await?;
        let form = form.map_err(ApiError::InvalidRequest)?;
        // What was read takes about as much as the body did: it counts until the change is made.
        let length = arrived.bytes.len();
        let room = Some(arrived.exchange(length));
        Ok((ChangeContext { given, fingerprint, version, room }, form))
    }
}

/// What a change needs besides its body.
pub(in crate::http) struct ChangeContext {
    given: Option<String>,
    fingerprint: [u8; 32],
    version: Option<i64>,
    /// Of the budget for bodies.
    room: Option<BudgetShare>,
}

impl ChangeContext {
    /// A change without a body of something there is; of what is not there any more as in
    /// [`ChangeRequest::form_for`]: a deletion that is repeated finds nothing because it was done.
    pub(in crate::http) fn without_body<I>(
        parts: &Parts,
        found: Result<I, ApiError>,
        nobody: I,
    ) -> Result<(Self, I), ApiError> {
        let is_repeatable = parts.headers.contains_key(idempotency::IDEMPOTENCY_KEY);
        match found {
            Ok(id) => Ok((Self::of_head(parts)?, id)),
            Err(ApiError::NotFound) if is_repeatable => {
                Ok((Self::of_head(parts).map_err(|_| ApiError::NotFound)?, nobody))
            }
            Err(error) => Err(error),
        }
    }

    /// What a request asks whose body does not count.
    fn of_head(parts: &Parts) -> Result<Self, ApiError> {
        query::no_parameters(&parts.uri)?;
        let given = idempotency_key(parts)?;
        let fingerprint = idempotency::fingerprint(parts).with_body(&[]);
        Ok(Self { given, fingerprint, version: if_match(parts)?, room: None })
    }

    /// Does it, and answers with what it leaves.
    pub(in crate::http) fn change(
        self,
        app: &App,
        member: &BooksMember,
        status: StatusCode,
        action: impl Action,
    ) -> impl Future<Output = Result<Response, ApiError>> + Send {
        self.change_in(app, member, member.organisation.to_string(), status, Box::new(action))
    }

    /// The same with keys for repetitions of this realm.
    pub(in crate::http) async fn change_in(
        self,
        app: &App,
        member: &BooksMember,
        realm: String,
        status: StatusCode,
        action: Box<dyn AnyAction>,
    ) -> Result<Response, ApiError> {
        let caller = &member.entered.caller;
        let Self { given, fingerprint, version, room: _room } = self;
        let in_realm = given.as_ref().map(|key| format!("{realm} {key}"));
        let _turn = app.running.begin(caller.user, in_realm.as_ref())?;
        let change = Change {
            context: Context {
                organisation: member.organisation,
                actor: Actor { user: caller.user, key: Some(caller.key) },
                version,
                at: clock::now(),
            },
            repetition: given.map(|key| Repetition { realm, key, fingerprint }),
            status: status.as_u16(),
            action,
        };
        match app.store.change(change).await? {
            Changed::Done(answer) => written(answer),
            Changed::Replayed(answer) => idempotency::replay(answer),
        }
    }
}

/// An answer whose body is written already.
fn written(answer: Answer) -> Result<Response, ApiError> {
    let status = StatusCode::from_u16(answer.status);
    let status = status.map_err(|error| ApiError::Internal(error.to_string()))?;
    let json = (CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok((status, [json], answer.body).into_response())
}

/// The key for repetitions, if there is one.
fn idempotency_key(parts: &Parts) -> Result<Option<String>, ApiError> {
    idempotency::given(parts).map_err(|()| {
        let mut issues = FieldIssues::default();
        issues.push("Idempotency-Key", idempotency::MUST_BE);
        ApiError::InvalidRequest(issues)
    })
}

/// The version that a caller has seen, as `If-Match: "3"`.
fn if_match(parts: &Parts) -> Result<Option<i64>, ApiError> {
    let mut values = parts.headers.get_all(IF_MATCH).iter();
    let Some(value) = values.next() else { return Ok(None) };
    let text = value.to_str().ok().filter(|_| values.next().is_none());
    let quoted = text.and_then(|text| text.strip_prefix('"')?.strip_suffix('"'));
    let version = quoted.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    if let Some(version) = version.and_then(|digits| digits.parse().ok()) {
        return Ok(Some(version));
    }
    let mut issues = FieldIssues::default();
    issues.push("If-Match", "must be one version in quotes, such as \"3\"");
    Err(ApiError::InvalidRequest(issues))
}
