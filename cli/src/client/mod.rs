//! The client of the daemon: one request after the other, each tried again where that is safe.
//!
//! Everything has a deadline. What is written carries an idempotency key that the client makes,
//! so that trying again never does a thing twice. No redirect is followed: it could take the key
//! elsewhere.

mod hints;
mod idempotency;
mod issues;
pub(crate) mod jobs;
mod response;
mod retry;

pub(crate) use hints::VAT_CONTROL;
pub(crate) use idempotency::idempotency_key;
pub(crate) use issues::with_issues;

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use reqwest::{Method, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tieout::contract::BODY_BYTES_MAX;
use tokio::runtime::Runtime;
use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::duration::HumanDuration;
use crate::exit::Failure;
use crate::render::Ui;
use crate::secret::Secret;
use crate::target::{DaemonUrl, Target};
use response::HttpResponse;
use retry::{Attempts, RetryStep};

/// Longest wait for a connection.
const CONNECT_WITHIN: Duration = Duration::from_secs(10);

/// Who waits longer than this is told what for.
const SILENT_WAIT_MAX: Duration = Duration::from_secs(2);

const USER_AGENT: &str = concat!("tieout/", env!("CARGO_PKG_VERSION"));

/// A daemon that a command talks to.
pub(crate) struct Client<'a> {
    http: reqwest::Client,
    runtime: Runtime,
    /// Ctrl-C, from now on: between two requests as well.
    interrupts: RefCell<Signal>,
    url: &'a DaemonUrl,
    deadline: Deadline,
    ui: &'a Ui,
    /// The daemon has answered this run.
    has_answered: Cell<bool>,
    /// A request may have reached it, answered or not.
    may_have_sent: Cell<bool>,
    /// The last answer was that of an earlier request with the same idempotency key.
    was_replayed: Cell<bool>,
    /// It was said that it takes longer.
    has_told_of_wait: Cell<bool>,
    /// Whose books are meant where nothing says it.
    organisation: Option<&'a str>,
}

/// When to give up.
#[derive(Debug, Clone, Copy)]
struct Deadline {
    at: Instant,
    whole: HumanDuration,
}

impl Deadline {
    fn within(whole: HumanDuration) -> Self {
        let now = Instant::now();
        // A time beyond the clock's range is as good as none.
        let at = now.checked_add(whole.0).unwrap_or(now + Duration::from_hours(24 * 365));
        Self { at, whole }
    }

    fn left(&self) -> Duration {
        self.at.saturating_duration_since(Instant::now())
    }
}

/// A key that no other request has.
pub(crate) fn new_idempotency_key() -> String {
    uuid::Uuid::now_v7().to_string()
}

impl<'a> Client<'a> {
    /// A client that sends this secret to this address; the time starts now.
    pub(crate) fn new(
        url: &'a DaemonUrl,
        secret: &Secret,
        timeout: HumanDuration,
        ui: &'a Ui,
    ) -> Result<Self, Failure> {
        let cannot = |error: &dyn std::fmt::Display| {
            Failure::unreachable(format!("cannot prepare a connection: {error}"))
        };
        let mut authorization = HeaderValue::try_from(format!("Bearer {}", secret.reveal()))
            .map_err(|_| Failure::no_key("the key or session contains invalid characters"))?;
        authorization.set_sensitive(true);
        let headers = HeaderMap::from_iter([
            (AUTHORIZATION, authorization),
            (ACCEPT, HeaderValue::from_static("application/json")),
        ]);
        // Another part of the program may have chosen the same provider before.
        _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = reqwest::Client::builder()
            .default_headers(headers)
            .user_agent(USER_AGENT)
            .connect_timeout(CONNECT_WITHIN)
            .redirect(reqwest::redirect::Policy::none());
        if !url.is_https() {
            // A proxy would read the key; and no certificate is needed.
            builder = builder.no_proxy().tls_certs_only([]);
        }
        let http = builder.build().map_err(|error| cannot(&response::innermost(&error)))?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| cannot(&error))?;
        let interrupts = {
            let _entered = runtime.enter();
            signal(SignalKind::interrupt()).map_err(|error| cannot(&error))?
        };
        let deadline = Deadline::within(timeout);
        Ok(Self {
            http,
            runtime,
            interrupts: interrupts.into(),
            url,
            deadline,
            ui,
            has_answered: Cell::new(false),
            may_have_sent: Cell::new(false),
            was_replayed: Cell::new(false),
            has_told_of_wait: Cell::new(false),
            organisation: None,
        })
    }

    /// A client for a daemon with the key for it, that knows whose books are meant where nothing says
    /// it.
    pub(crate) fn of(
        target: &'a Target,
        timeout: HumanDuration,
        ui: &'a Ui,
    ) -> Result<Self, Failure> {
        let client = Self::new(&target.url, target.key()?, timeout, ui)?;
        Ok(Self { organisation: target.organisation.as_deref(), ..client })
    }

    /// The organisation that is meant where nothing says it, by name or identifier.
    pub(crate) const fn organisation(&self) -> Option<&'a str> {
        self.organisation
    }

    /// The body of a resource, as sent.
    pub(crate) fn get(&self, path: &str) -> Result<String, Failure> {
        self.run(self.send(&self.request(Method::GET, path)?))
    }

    /// Writes a resource as a text of this kind while it arrives; it may be far larger than the memory.
    /// Not tried again: what is written cannot be taken back. The inner result is that of writing.
    pub(crate) fn download(
        &self,
        path: &str,
        kind: &'static str,
        out: &mut dyn Write,
    ) -> Result<io::Result<()>, Failure> {
        let mut request = self.request(Method::GET, path)?;
        request.headers_mut().insert(ACCEPT, HeaderValue::from_static(kind));
        self.run(async {
            let copied = tokio::time::timeout(self.deadline.left(), self.copy(request, out));
            copied.await.unwrap_or_else(|_| Err(self.out_of_time()))
        })
    }

    async fn copy(&self, request: Request, out: &mut dyn Write) -> Result<io::Result<()>, Failure> {
        let cut = |error: &reqwest::Error| {
            let why = response::innermost(error);
            Failure::unreachable(format!("cannot reach {}: {why}", self.url))
        };
        let executed = self.http.execute(request).await;
        let mut response = executed.map_err(|error| self.explained(cut(&error)))?;
        if !response.status().is_success() {
            let (status, headers) = (response.status().as_u16(), response.headers().clone());
            let body = response.bytes().await.map_err(|error| cut(&error))?;
            return Err(HttpResponse { status, headers, body: body.into() }.refusal());
        }
        while let Some(piece) = response.chunk().await.map_err(|error| cut(&error))? {
            if let Err(error) = out.write_all(&piece) {
                return Ok(Err(error));
            }
        }
        Ok(Ok(()))
    }

    /// Posts a body, once however often it is tried; gives the answer's body as sent.
    pub(crate) fn post(&self, path: &str, body: &impl Serialize) -> Result<String, Failure> {
        self.post_once(path, body, &new_idempotency_key())
    }

    /// As [`Self::post`], once for this key, in other runs of the program too.
    pub(crate) fn post_once(
        &self,
        path: &str,
        body: &impl Serialize,
        idempotency_key: &str,
    ) -> Result<String, Failure> {
        self.write_once(Method::POST, path, body, idempotency_key)
    }

    /// Changes a resource, once however often it is tried; gives the answer's body as sent.
    pub(crate) fn patch(&self, path: &str, body: &impl Serialize) -> Result<String, Failure> {
        self.write_once(Method::PATCH, path, body, &new_idempotency_key())
    }

    fn write_once(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
        idempotency_key: &str,
    ) -> Result<String, Failure> {
        let body = serde_json::to_vec(body)
            .map_err(|error| Failure::usage(format!("cannot write the request: {error}")))?;
        if body.len() > BODY_BYTES_MAX {
            return Err(Failure::too_large(body.len()));
        }
        let mut request = self.request(method, path)?;
        let once = HeaderValue::try_from(idempotency_key);
        let once = once.map_err(|error| Failure::usage(format!("the idempotency key: {error}")))?;
        request.headers_mut().insert("idempotency-key", once);
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        *request.body_mut() = Some(body.into());
        self.run(self.send(&request))
    }

    /// Deletes a resource, which twice is no different from once; gives the answer's body.
    pub(crate) fn delete(&self, path: &str) -> Result<String, Failure> {
        self.run(self.send(&self.request(Method::DELETE, path)?))
    }

    /// Whether anything may have reached the daemon in this run.
    pub(crate) fn may_have_sent(&self) -> bool {
        self.may_have_sent.get()
    }

    /// Whether the last answer was that of an earlier request: what it tells of was done before.
    pub(crate) fn was_replayed(&self) -> bool {
        self.was_replayed.get()
    }

    /// What the body says, in the shape it must have.
    pub(crate) fn read<T: DeserializeOwned>(&self, body: &str) -> Result<T, Failure> {
        serde_json::from_str(body).map_err(|error| self.not_understood(&error))
    }

    fn not_understood(&self, error: &dyn std::fmt::Display) -> Failure {
        let message =
            format!("{} sent an answer that this version does not understand: {error}", self.url);
        Failure::unreachable(message).with_hint("is it a tieout daemon of the same version?")
    }

    fn request(&self, method: Method, path: &str) -> Result<Request, Failure> {
        let url = format!("{}{path}", self.url);
        let url =
            url.parse().map_err(|_| Failure::usage(format!("{url} is not a valid address")))?;
        Ok(Request::new(method, url))
    }

    /// Waits for the work, or for Ctrl-C.
    fn run<T>(&self, work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
        let interrupted = poll_fn(|context| self.interrupts.borrow_mut().poll_recv(context));
        self.runtime.block_on(async {
            tokio::select! {
                biased;
                _ = interrupted => Err(Failure::interrupted()),
                done = work => done,
            }
        })
    }

    /// Sends until there is an answer, or no time or sense in trying again.
    async fn send(&self, request: &Request) -> Result<String, Failure> {
        let mut tries = Attempts::new(self.has_answered.get());
        let begun = Instant::now();
        loop {
            let attempt = tokio::time::timeout(self.deadline.left(), self.attempt(request));
            let Ok(attempted) = attempt.await else {
                self.may_have_sent.set(true);
                return Err(self.out_of_time());
            };
            let (pause, failure) = match tries.after(attempted) {
                RetryStep::Done(body) => return Ok(body),
                RetryStep::GiveUp(failure) => return Err(self.explained(failure)),
                RetryStep::Again(pause, failure) => (pause, failure),
            };
            if pause >= self.deadline.left() {
                let hint = format!("gave up after {} (--timeout)", self.deadline.whole);
                return Err(failure.with_hint(hint));
            }
            let said = failure.complaints.first().map_or("", |complaint| &complaint.message);
            if begun.elapsed() + pause >= SILENT_WAIT_MAX && !self.has_told_of_wait.replace(true) {
                let most = self.deadline.whole;
                self.ui.note(&format!("{said}; trying again for {most} at most (--timeout)"));
            } else if pause >= Duration::from_secs(1) {
                self.ui.note_progress(&format!("{said}; trying again in {} s", pause.as_secs()));
            }
            tokio::time::sleep(pause).await;
        }
    }

    async fn attempt(&self, request: &Request) -> Result<HttpResponse, Failure> {
        let unreachable = |error: &reqwest::Error| {
            Failure::unreachable(format!(
                "cannot reach {}: {}",
                self.url,
                response::innermost(error)
            ))
        };
        let request = request.try_clone().ok_or_else(|| self.out_of_time())?;
        let executed = self.http.execute(request).await;
        if !executed.as_ref().is_err_and(reqwest::Error::is_connect) {
            self.may_have_sent.set(true);
        }
        let response = executed.map_err(|error| unreachable(&error))?;
        self.has_answered.set(true);
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        self.was_replayed.set(headers.contains_key("idempotency-replayed"));
        let body = response.bytes().await.map_err(|error| unreachable(&error))?;
        Ok(HttpResponse { status, headers, body: body.into() })
    }

    fn out_of_time(&self) -> Failure {
        let message = format!("no answer from {} within {}", self.url, self.deadline.whole);
        Failure::unreachable(message).with_hint("--timeout sets how long to wait")
    }

    /// A hint where the user can do something about it.
    fn explained(&self, failure: Failure) -> Failure {
        let is_silent = failure.code() == "unreachable" && failure.complaints[0].hint.is_none();
        if is_silent && self.url.is_loopback() {
            return failure.with_hint("is the daemon running? tieout serve");
        }
        failure
    }
}
