//! Why a request is refused, and the one place that gives it a code and a status. What each code and
//! reason stands for says `contract::error`.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tieout::contract::error::{ErrorCode, ErrorReason};
use tieout::contract::issue::{FieldIssues, Issues, SectionIssues};
use tieout::contract::ledger::organisation::MemberRole;
use tieout::ledger::Refusal;
use tieout::scope::Scope;

use crate::store::{Denial, NotDone, StoreError};

/// Seconds after which a caller may try again where nothing better is known.
const RETRY_AFTER_SECONDS: u64 = 1;

/// A refusal. Handlers return it; the envelope around all routes writes its body.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum ApiError {
    /// Unknown, or not visible to the caller: the two read alike (contract part 4, rule 6).
    #[error("not found, or not visible to you")]
    NotFound,
    /// The path is known, the method is not.
    #[error(
        "this path does not support this method; the Allow header lists the methods it supports"
    )]
    MethodNotAllowed,
    /// The body has more than 25,000,000 bytes.
    #[error("the body is larger than 25 MB (25,000,000 bytes)")]
    PayloadTooLarge,
    /// The body did not arrive in time, or not as fast as it must.
    #[error("{0}")]
    BodyTooSlow(String),
    /// The path and query have more than 8,192 bytes.
    #[error("the path and query are longer than 8,192 bytes")]
    UriTooLong,
    /// The head has more than 32 KiB, or more than 64 header lines.
    #[error("the request headers are larger than 32 KiB or have more than 64 lines")]
    HeadersTooLarge,
    /// The body is no JSON; the parser's words.
    #[error("the body is not valid JSON")]
    InvalidJson(String),
    /// No key, one that is no key, or one that is not valid now.
    #[error("{0}")]
    Unauthorized(&'static str),
    /// The web session is not valid now.
    #[error("the web session is invalid or expired")]
    InvalidToken,
    /// The key's window is used up.
    #[error("the rate limit of the key is used up; it resets in {reset_seconds} s")]
    RateLimited {
        /// Until the window ends.
        reset_seconds: u64,
    },
    /// The key lacks the scope.
    #[error("the key lacks the scope {0}")]
    Forbidden(Scope),
    /// A dataset is not as the contract wants it.
    #[error("the request does not have the canonical format: {} found", problems(.0.issue_count))]
    InvalidDataset(Issues),
    /// A section of a coding job's body is not as the contract wants it.
    #[error("the request does not have the required format: {} found", problems(.0.issue_count))]
    InvalidSections(SectionIssues),
    /// A query is not as the contract wants it.
    #[error("the request does not have the required format: {} found", problems(.0.issue_count))]
    InvalidRequest(FieldIssues),
    /// A body that belongs to no product is not as it must be.
    #[error("the request does not have the required format: {} found", problems(.0.issue_count))]
    Validation(FieldIssues),
    /// The `Idempotency-Key` was used for another request.
    #[error("this Idempotency-Key was used for a different request")]
    IdempotencyKeyReused,
    /// A request with this `Idempotency-Key` is still running.
    #[error("a request with this Idempotency-Key is still running")]
    IdempotencyInFlight,
    /// A member's role does not permit it.
    #[error("the role {0} does not allow this")]
    ForbiddenToRole(MemberRole),
    /// The books do not take it.
    #[error("{}", .0.message)]
    Refused(Box<Refusal>),
    /// The state of the thing does not allow it.
    #[error("{message}")]
    Conflict {
        /// For programs.
        reason: ErrorReason,
        /// For people.
        message: &'static str,
    },
    /// Not affordable.
    #[error("not enough credits: the job costs {required}, {available} are available")]
    InsufficientCredits {
        /// What it costs.
        required: u64,
        /// What is not reserved by other jobs.
        available: u64,
    },
    /// Not now.
    #[error("{0}")]
    Busy(&'static str),
    /// The books take no changes until an operator has done something: to ask again is no use.
    #[error("{0}")]
    BooksClosed(&'static str),
    /// A part of the daemon does not work.
    #[error("the daemon is not ready: {0}")]
    NotReady(&'static str),
    /// It may have been saved or not: to invite a repetition would be wrong.
    #[error(
        "the database failed before it confirmed whether this was saved; check first, or send it again \
         with the same Idempotency-Key"
    )]
    OutcomeUnknown,
    /// The cause goes to the log and never to the caller.
    #[error("the request failed because of an error in the daemon")]
    Internal(String),
}

fn problems(count: u64) -> String {
    if count == 1 { "1 problem".to_owned() } else { format!("{count} problems") }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        if error.is_busy() {
            tracing::warn!(%error, "the store is busy");
            return match error {
                StoreError::Unanswered => Self::OutcomeUnknown,
                _ => Self::DATABASE_BUSY,
            };
        }
        if matches!(error, StoreError::Cursor) {
            let mut issues = FieldIssues::default();
            issues.push("cursor", "is none that this list gave");
            return Self::InvalidRequest(issues);
        }
        if matches!(error, StoreError::Full(_)) {
            tracing::error!(%error, "nothing can be saved");
            return Self::Busy("the database has no room left; nothing was saved");
        }
        if let StoreError::LedgerKey(message) = error {
            tracing::error!(%message, "the books cannot be changed");
            return Self::BooksClosed(message);
        }
        Self::Internal(error.to_string())
    }
}

/// What the store does not do: refusals as their kind is told, failures as any.
impl<R: Into<Self>> From<NotDone<R>> for ApiError {
    fn from(error: NotDone<R>) -> Self {
        error.refusal().map_or_else(Self::from, Into::into)
    }
}

impl From<Denial> for ApiError {
    fn from(denial: Denial) -> Self {
        match denial {
            Denial::NotThere => Self::NotFound,
            Denial::Refused(refusal) => Self::Refused(refusal),
            Denial::IdempotencyKeyReused => Self::IdempotencyKeyReused,
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// Refusals that always say the same.
impl ApiError {
    /// The request has neither key nor anything that could be one.
    pub(super) const NO_KEY: Self =
        Self::Unauthorized("an API key is needed, as Authorization: Bearer KEY or X-API-Key: KEY");
    /// What is wrong with a key is not said.
    pub(super) const BAD_KEY: Self =
        Self::Unauthorized("the API key is unknown, revoked or expired");
    /// `Authorization` and `X-API-Key` differ.
    pub(super) const TWO_KEYS: Self =
        Self::Unauthorized("the request contains two different API keys");
    /// The request has no session.
    pub(super) const NO_SESSION: Self =
        Self::Unauthorized("a web session is needed, as Authorization: Bearer TOKEN");
    /// A key that has ended is not rotated.
    pub(super) const KEY_ENDED: Self = Self::Conflict {
        reason: ErrorReason::KeyEnded,
        message: "the key is revoked or expired and cannot be rotated",
    };
    /// As many keys as a user may have.
    pub(super) const TOO_MANY_KEYS: Self = Self::Conflict {
        reason: ErrorReason::TooManyKeys,
        message: "the user has 1,000 active keys; revoke some first",
    };
    /// All unfinished jobs of the product together.
    pub(super) const QUEUE_FULL: Self = Self::Busy("the job queue is full; retry shortly");
    /// One user's unfinished jobs.
    pub(super) const SHARE_FULL: Self =
        Self::Busy("your jobs take up half of the job queue; retry when one has ended");
    /// One key's running requests.
    pub(super) const TOO_MANY_AT_ONCE: Self =
        Self::Busy("too many requests are running with this key");
    /// The order to stop has been given.
    pub(super) const STOPPING: Self = Self::Busy("the daemon is stopping; try again shortly");
    /// The database is locked, or cannot be reached.
    pub(super) const DATABASE_BUSY: Self = Self::Busy("the database is busy; try again shortly");
    /// The budget of all bodies is used up.
    pub(super) const NO_ROOM_FOR_BODY: Self =
        Self::Busy("too many large requests at once; try again shortly");
    /// One user's share of it.
    pub(super) const SHARE_OF_BODIES_FULL: Self = Self::Busy(
        "your requests take up half of the room for large bodies; retry when one has ended",
    );
    /// As many connections as there may be.
    pub(super) const NO_ROOM_FOR_CONNECTION: Self =
        Self::Busy("the daemon has too many connections; try again shortly");
}

impl ApiError {
    /// Status and code.
    pub(super) const fn status_and_code(&self) -> (StatusCode, ErrorCode) {
        let code = self.code();
        (status(code), code)
    }

    /// Source: contract part 7.
    const fn code(&self) -> ErrorCode {
        match self {
            Self::NotFound => ErrorCode::NotFound,
            Self::MethodNotAllowed => ErrorCode::MethodNotAllowed,
            Self::PayloadTooLarge => ErrorCode::PayloadTooLarge,
            Self::BodyTooSlow(_) => ErrorCode::RequestTimeout,
            Self::UriTooLong => ErrorCode::UriTooLong,
            Self::HeadersTooLarge => ErrorCode::HeadersTooLarge,
            Self::InvalidJson(_) => ErrorCode::InvalidJson,
            Self::Unauthorized(_) => ErrorCode::Unauthorized,
            Self::InvalidToken => ErrorCode::InvalidToken,
            Self::RateLimited { .. } => ErrorCode::RateLimited,
            Self::Forbidden(_) | Self::ForbiddenToRole(_) => ErrorCode::Forbidden,
            Self::InvalidDataset(_) => ErrorCode::InvalidDatasetFormat,
            Self::InvalidRequest(_) | Self::InvalidSections(_) => ErrorCode::InvalidRequestFormat,
            Self::Validation(_) => ErrorCode::ValidationError,
            Self::IdempotencyKeyReused => ErrorReason::IdempotencyKeyReused.code(),
            Self::IdempotencyInFlight => ErrorReason::IdempotencyInFlight.code(),
            Self::Conflict { reason, .. } => reason.code(),
            Self::Refused(refusal) => refusal.reason.code(),
            Self::InsufficientCredits { .. } => ErrorCode::InsufficientCredits,
            Self::Busy(_) | Self::BooksClosed(_) | Self::NotReady(_) => ErrorCode::Busy,
            Self::OutcomeUnknown => ErrorReason::OutcomeUnknown.code(),
            Self::Internal(_) => ErrorCode::InternalError,
        }
    }

    /// What programs may want to know beyond the code.
    pub(super) fn details(&self) -> Option<Value> {
        let for_reason = |reason: ErrorReason| Some(json!({ "reason": reason }));
        match self {
            Self::InvalidJson(reason) => Some(json!({ "reason": reason })),
            Self::InvalidDataset(issues) => serde_json::to_value(issues).ok(),
            Self::InvalidSections(issues) => serde_json::to_value(issues).ok(),
            Self::InvalidRequest(issues) | Self::Validation(issues) => {
                serde_json::to_value(issues).ok()
            }
            Self::Refused(refusal) => Some(refusal.all_details()),
            Self::IdempotencyKeyReused => for_reason(ErrorReason::IdempotencyKeyReused),
            Self::IdempotencyInFlight => for_reason(ErrorReason::IdempotencyInFlight),
            Self::OutcomeUnknown => for_reason(ErrorReason::OutcomeUnknown),
            Self::Conflict { reason, .. } => for_reason(*reason),
            Self::InsufficientCredits { required, available } => {
                Some(json!({ "required": required, "available": available }))
            }
            Self::ForbiddenToRole(role) => Some(json!({ "role": role })),
            Self::NotReady(failing) => Some(json!({ "failing": failing })),
            _ => None,
        }
    }

    /// Whether what the caller still sends is not read any more.
    pub(super) const fn ends_connection(&self) -> bool {
        matches!(self, Self::BodyTooSlow(_) | Self::PayloadTooLarge)
    }

    /// Seconds after which the caller may try again.
    pub(super) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::RateLimited { reset_seconds } => Some(*reset_seconds),
            Self::Busy(_) | Self::NotReady(_) => Some(RETRY_AFTER_SECONDS),
            _ => None,
        }
    }
}

/// The status that goes with a code. Source: contract part 7.
pub(super) const fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::InvalidJson | ErrorCode::ValidationError => StatusCode::BAD_REQUEST,
        ErrorCode::Unauthorized | ErrorCode::InvalidToken => StatusCode::UNAUTHORIZED,
        ErrorCode::InsufficientCredits => StatusCode::PAYMENT_REQUIRED,
        ErrorCode::Forbidden => StatusCode::FORBIDDEN,
        ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::RequestTimeout => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::Conflict => StatusCode::CONFLICT,
        ErrorCode::PayloadTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::UriTooLong => StatusCode::URI_TOO_LONG,
        ErrorCode::InvalidDatasetFormat
        | ErrorCode::InvalidRequestFormat
        | ErrorCode::UnprocessableEntity => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::RateLimited => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::HeadersTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        ErrorCode::InternalError => StatusCode::INTERNAL_SERVER_ERROR,
        ErrorCode::Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A response without a body yet: the envelope, which knows the request id, adds it.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, _) = self.status_and_code();
        let mut response = status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
