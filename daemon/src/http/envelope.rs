//! The outermost layer: it knows the request id, so it alone writes error bodies, and it logs
//! each outcome once.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;

use axum::Json;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HeaderName, RETRY_AFTER,
    WWW_AUTHENTICATE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tieout::contract::error::{Envelope, ErrorBody};
use tieout::id::RequestId;
use tracing::Instrument as _;

use super::app::App;
use super::client_address::ClientAddress;
use super::error::ApiError;
use super::head;
use super::logged_path::{has_key, logged_path};
use super::rate::CountedWindow;
use crate::entropy::new_id_bits;
use crate::metrics::{RequestMetrics, RunningRequest};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Longest request id taken over from a caller.
const REQUEST_ID_LENGTH_MAX: usize = 64;

/// Longest method that is logged, in characters.
const METHOD_LENGTH_LOGGED: usize = 20;

/// The route of a request that has none.
const UNMATCHED: &str = "unmatched";

pub(super) async fn wrap(State(app): State<App>, request: Request, next: Next) -> Response {
    let request_id = request_id(request.headers());
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(UNMATCHED, MatchedPath::as_str);
    // An error's span, so that it is there however little is logged: every line on the way has it.
    let method = request.method().as_str();
    // A method is ASCII.
    let shown = method.get(..METHOD_LENGTH_LOGGED).unwrap_or(method);
    let span = tracing::error_span!("request", request.id = request_id, method = shown, route);
    let metrics = app.metrics.requests.clone();
    let running = metrics.begin(method, route);
    answer(app, request, next, request_id, running).instrument(span).await
}

async fn answer(
    app: App,
    mut request: Request,
    next: Next,
    request_id: String,
    running: RunningRequest<'_>,
) -> Response {
    let uri = request.uri().clone();
    let path = logged_path(uri.path());
    let seen = CountedWindow::default();
    request.extensions_mut().insert(seen.clone());
    let client = ClientAddress::note(&mut request, &app.trusted_proxies);
    let checked = head::check(&request);
    let is_last = checked.is_err() || head::hides_the_next(request.headers());
    let run = match checked {
        Err(refusal) => Ok(refusal.into_response()),
        // What only reads may end with its caller.
        Ok(()) if request.method().is_safe() => caught(next.run(request)).await,
        // What may write has a task of its own: a caller who goes away does not leave it half done.
        Ok(()) => {
            let run = tokio::spawn(next.run(request).in_current_span()).await;
            run.map_err(|_panic| HandlerPanicked)
        }
    };
    let response = run.unwrap_or_else(|HandlerPanicked| {
        ApiError::Internal("a panic, whose place the log has".to_owned()).into_response()
    });
    let mut response = enveloped(response, &request_id, &app.metrics.requests);
    if is_last || app.leaving.is_ordered() {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    if let Ok(value) = HeaderValue::from_str(&request_id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    add_precautions(response.headers_mut());
    app.rate.add_headers(&seen, response.headers_mut());
    let status = response.status().as_u16();
    let latency_us = running.answered(status);
    let client = client.map(|ClientAddress(address)| tracing::field::display(address));
    tracing::info!(path = &*path, status, latency_us, client, "request");
    response
}

/// Answers hold books and secrets: nobody on the way keeps one, unless it says itself how it may be kept,
/// and no browser takes one for something else.
fn add_precautions(headers: &mut HeaderMap) {
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
}

/// A request brought its run down. What the panic said is no part of it: that may hold what the
/// request held.
struct HandlerPanicked;

/// What comes of it; a panic ends it and not the connection.
async fn caught<T>(run: impl Future<Output = T>) -> Result<T, HandlerPanicked> {
    let mut run = pin!(run);
    poll_fn(|context| {
        // After a panic it is not polled again.
        match catch_unwind(AssertUnwindSafe(|| run.as_mut().poll(context))) {
            Ok(polled) => polled.map(Ok),
            Err(_panic) => Poll::Ready(Err(HandlerPanicked)),
        }
    })
    .await
}

/// The answer to a connection for which there is no room, whatever it asks for, as bytes: nobody
/// reads the request.
pub(crate) fn no_room(app: &App) -> Vec<u8> {
    let error = ApiError::NO_ROOM_FOR_CONNECTION;
    let request_id = RequestId::new(new_id_bits()).to_string();
    let (status, _) = error.status_and_code();
    // It consists of texts and a number: it can be written.
    let body = serde_json::to_vec(&envelope(&error, &request_id)).unwrap_or_default();
    let mut headers = HeaderMap::new();
    app.rate.add_headers(&CountedWindow::default(), &mut headers);
    headers.extend(error.retry_after().map(|seconds| (RETRY_AFTER, HeaderValue::from(seconds))));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    add_precautions(&mut headers);
    headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    headers.extend(HeaderValue::from_str(&request_id).ok().map(|id| (REQUEST_ID, id)));
    let mut bytes = format!("HTTP/1.1 {status}\r\n").into_bytes();
    for (name, value) in &headers {
        bytes.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    bytes.extend_from_slice(b"\r\n");
    bytes.extend(body);
    bytes
}

/// A refusal gets its body here; every other response passes.
fn enveloped(mut response: Response, request_id: &str, metrics: &RequestMetrics) -> Response {
    let Some(error) = response.extensions_mut().remove::<ApiError>() else { return response };
    match &error {
        ApiError::RateLimited { .. } => metrics.rate_limited(),
        ApiError::Unauthorized(_) | ApiError::InvalidToken => metrics.auth_failed(),
        _ => {}
    }
    let (status, _) = error.status_and_code();
    if let ApiError::Internal(cause) = &error {
        tracing::error!(cause, "a request failed");
    }
    let mut written = (status, Json(envelope(&error, request_id))).into_response();
    let headers = written.headers_mut();
    if let Some(allow) = response.headers_mut().remove(ALLOW) {
        headers.insert(ALLOW, allow);
    }
    if let Some(seconds) = error.retry_after() {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if error.ends_connection() {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    if status == StatusCode::UNAUTHORIZED {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    written
}

/// The body of a refusal.
pub(super) fn envelope(error: &ApiError, request_id: &str) -> Envelope {
    let (_, code) = error.status_and_code();
    let error = ErrorBody {
        code: code.name().into(),
        message: error.to_string(),
        details: error.details(),
    };
    Envelope { error, request_id: Some(request_id.to_owned()) }
}

/// The caller's own id where it is harmless, else a new one.
fn request_id(headers: &HeaderMap) -> String {
    let is_harmless = |id: &str| {
        (1..=REQUEST_ID_LENGTH_MAX).contains(&id.len())
            // A session is longer than an id may be; a key is not.
            && !has_key(id)
            && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    let given = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok());
    match given.filter(|id| is_harmless(id)) {
        Some(id) => id.to_owned(),
        None => RequestId::new(new_id_bits()).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use hyper::service::Service as _;
    use hyper_util::service::TowerToHyperService;

    use super::super::{
        AppParts, BodyBudget, KeyUsage, RateLimiter, RunningIdempotencyKeys as RunningKeys,
    };
    use super::*;
    use crate::config::SessionSecretSource;
    use crate::jobs::Jobs;
    use crate::session::CurrentSecret;
    use crate::stop::stop_switch;
    use crate::store::{Location, Store};

    async fn app(directory: &std::path::Path) -> App {
        let store = Store::open(&Location::in_directory(directory)).await.unwrap();
        let (_, stop) = stop_switch();
        let metrics = crate::metrics::Metrics::default();
        let (jobs, _) = Jobs::start(&store, 1, &metrics.jobs, &stop);
        let secret = SessionSecretSource::File(directory.join("secret"));
        App::new(AppParts {
            jobs,
            metrics,
            rate: RateLimiter::new(120, &store),
            doorkeeper: KeyUsage::default(),
            bodies: BodyBudget::new(Duration::from_mins(1)),
            running: RunningKeys::default(),
            session_secret: CurrentSecret::of(secret).unwrap(),
            queue_capacity: 1,
            trusted_proxies: Vec::new(),
            leaving: stop.clone(),
            stop,
            store,
        })
    }

    #[tokio::test]
    async fn a_panic_is_an_internal_error_in_the_envelope_and_its_words_are_not_in_it() {
        let directory = tempfile::TempDir::new().unwrap();
        let app = app(directory.path()).await;
        let panics =
            || async { [0_u8; 0].first().copied().expect("words for the log").to_string() };
        let router = Router::new()
            .route("/", get(panics).post(panics))
            .layer(from_fn_with_state(app.clone(), wrap))
            .with_state(app);
        for method in ["GET", "POST"] {
            let request = Request::builder()
                .method(method)
                .uri("/")
                .header("Host", "t")
                .body(Body::empty())
                .unwrap();
            let response = TowerToHyperService::new(router.clone()).call(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let id = response.headers()[REQUEST_ID].to_str().unwrap().to_owned();
            assert_eq!(response.headers()["ratelimit-limit"], "120");
            let body = to_bytes(response.into_body(), 10_000).await.unwrap();
            let body: serde_json::Value = serde_json::from_slice(&body).unwrap();
            assert_eq!(body["error"]["code"], "internal_error");
            assert_eq!(body["request_id"], id);
            assert!(!body.to_string().contains("words for the log"), "{body}");
        }
    }
}
