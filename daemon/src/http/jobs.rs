//! What the job endpoints of all products have in common: submit, poll, list.

use axum::Json;
use axum::body::Body;
use axum::extract::Request as HttpRequest;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tieout::contract::job::{AcceptedJob as Accepted, Job};
use tieout::contract::page::List;
use tieout::contract::strict::SyntaxError;
use tieout::job::{JobId, Product};
use tokio::sync::oneshot;

use super::app::App;
use super::auth::AuthorisedCaller;
use super::body::ReceivedBody;
use super::error::ApiError;
use super::stream::spliced;
use super::{idempotency, query};
use crate::clock;
use crate::entropy::new_id_bits;
use crate::store::{Answer, JobRecord, NotDone, Packed, Submission, Submit, SubmitRefusal};

/// Smaller bodies are looked at on the async thread: to hand them over would take longer.
const INLINE_BYTES_MAX: usize = 32 << 10;

/// Runs something that takes long for many bytes, off the async threads if it does.
pub(super) async fn on_bytes<T: Send + 'static>(
    arrived: ReceivedBody,
    work: impl FnOnce(&[u8]) -> T + Send + 'static,
) -> Result<(ReceivedBody, T), ApiError> {
    if arrived.bytes.len() <= INLINE_BYTES_MAX {
        let done = work(&arrived.bytes);
        return Ok((arrived, done));
    }
    let (worked, done) = oneshot::channel();
    off_the_async_threads(Box::new(move || {
        let done = work(&arrived.bytes);
        // Nobody may wait any more.
        _ = worked.send((arrived, done));
    }))
    .await?;
    done.await.map_err(|error| ApiError::Internal(error.to_string()))
}

/// Boxed, so that what the runtime needs for a task is compiled once and not for every kind of body.
async fn off_the_async_threads(work: Box<dyn FnOnce() + Send>) -> Result<(), ApiError> {
    let worked = tokio::task::spawn_blocking(work).await;
    worked.map_err(|error| ApiError::Internal(error.to_string()))
}

/// What a job takes in an answer, without its result; some with an error take more.
const JOB_BYTES: usize = 512;

/// The body of a product's submit.
pub(super) trait SubmitBody {
    const PRODUCT: Product;

    /// What it asks for; none where it is JSON and something else is wrong with it.
    fn check_unless_faulty(body: &[u8]) -> Result<Option<SubmitDemand>, SyntaxError>;

    /// What it asks for, or everything that is wrong with it.
    fn check(body: &[u8]) -> Result<SubmitDemand, ApiError>;

    /// A header is not as it must be, in the form that the product's refusals have.
    fn bad_header(name: &str, message: &str) -> ApiError;
}

/// What an acceptance needs to know of a body.
#[derive(Debug, Clone, Copy)]
pub(super) struct SubmitDemand {
    /// Bank rows or transactions: each costs a credit (contract part 4, rule 10). A body holds far
    /// fewer than 2^32.
    pub(super) items: usize,
    /// Whether the request permits charges beyond the balance.
    pub(super) allow_overage: bool,
}

/// Takes a submit: checks 2 to 9, and stores the job.
pub(super) async fn accept<B: SubmitBody + 'static>(
    app: &App,
    request: HttpRequest,
) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let sender = app.sender(&parts).await;
    let arrived = app.bodies.read(&parts.headers, body, sender).await?;
    // What it holds is read again when the job runs.
    let (arrived, asked) = on_bytes(arrived, B::check_unless_faulty).await?;
    let asked = asked.map_err(|error| ApiError::InvalidJson(error.0))?;
    let entered = app.authorise(&parts).await?;
    entered.require(B::PRODUCT.write_scope())?;
    let (arrived, asked) = if let Some(asked) = asked {
        (arrived, asked)
    } else {
        let (arrived, asked) = on_bytes(arrived, B::check).await?;
        (arrived, asked?)
    };
    query::no_parameters(&parts.uri)?;
    let idempotency_key = idempotency::given(&parts)
        .map_err(|()| B::bad_header("Idempotency-Key", idempotency::MUST_BE))?;
    store(app, &entered, &parts, arrived, NewJob { product: B::PRODUCT, asked, idempotency_key })
        .await
}

/// A checked submit of a product.
struct NewJob {
    product: Product,
    asked: SubmitDemand,
    /// The value of the `Idempotency-Key` header.
    idempotency_key: Option<String>,
}

/// Stores the job and answers: check 9.
async fn store(
    app: &App,
    entered: &AuthorisedCaller,
    parts: &Parts,
    arrived: ReceivedBody,
    job: NewJob,
) -> Result<Response, ApiError> {
    app.refuse_when_draining()?;
    let caller = &entered.caller;
    let _turn = app.running.begin(caller.user, job.idempotency_key.as_ref())?;
    let of_request = idempotency::fingerprint(parts);
    let (arrived, (fingerprint, packed)) =
        on_bytes(arrived, move |bytes| (of_request.with_body(bytes), Packed::new(bytes))).await?;
    let packed = packed?;
    let _room = arrived.exchange(packed.bytes().len());
    let id = JobId::new(job.product, new_id_bits());
    let accepted = Accepted::new(id);
    let body =
        serde_json::to_string(&accepted).map_err(|error| ApiError::Internal(error.to_string()))?;
    let answer = Answer { status: StatusCode::ACCEPTED.as_u16(), body };
    let payload = app.store.stage_payload(job.product, &packed, clock::now()).await?;
    let submit = Submit {
        job: id,
        user: caller.user,
        key: caller.key,
        cost: u32::try_from(job.asked.items).unwrap_or(u32::MAX),
        allow_overage: job.asked.allow_overage,
        payload: payload.clone(),
        queue_capacity: app.queue_capacity,
        idempotency: idempotency::key_for(job.idempotency_key.as_ref(), fingerprint, answer),
        at: clock::now(),
    };
    let submission = app.store.submit(submit).await;
    // Where the store failed, the job may be there and want it.
    if matches!(submission, Ok(Submission::Replayed(_)) | Err(NotDone::Refused(_)))
        && let Err(error) = app.store.discard(payload).await
    {
        // The sweep gets it later; the answer is decided.
        tracing::warn!(%error, "an unused payload could not be deleted yet");
    }
    match submission? {
        Submission::Replayed(answer) => {
            let first: Accepted = serde_json::from_str(&answer.body).map_err(internal)?;
            located(idempotency::replay(answer)?, &first)
        }
        Submission::Accepted => {
            app.jobs.wake();
            located((StatusCode::ACCEPTED, Json(&accepted)).into_response(), &accepted)
        }
    }
}

/// The answer with the place of the job in a header as well.
fn located(mut response: Response, submitted: &Accepted) -> Result<Response, ApiError> {
    let location = HeaderValue::from_str(&submitted.poll_url).map_err(internal)?;
    response.headers_mut().insert(header::LOCATION, location);
    Ok(response)
}

fn internal(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(error.to_string())
}

impl From<SubmitRefusal> for ApiError {
    fn from(refusal: SubmitRefusal) -> Self {
        match refusal {
            SubmitRefusal::IdempotencyKeyReused => Self::IdempotencyKeyReused,
            SubmitRefusal::InsufficientCredits { required, available } => {
                Self::InsufficientCredits { required, available }
            }
            SubmitRefusal::QueueFull => Self::QUEUE_FULL,
            SubmitRefusal::ShareFull => Self::SHARE_FULL,
        }
    }
}

/// A job as it stands. Its creator may always look; other keys of the user need the scope, and
/// without it hear the same whether the job is there or not.
pub(super) async fn show(
    app: &App,
    parts: &Parts,
    product: Product,
    id: &str,
) -> Result<Response, ApiError> {
    let scope = product.read_scope();
    let (entered, found) = match id.parse::<JobId>().ok().filter(|id| id.product() == product) {
        Some(id) => app.authorise_poll(parts, id, scope).await?,
        // Boxed: it would make the future of every poll larger.
        None => (Box::pin(app.authorise(parts)).await?, None),
    };
    match found {
        Some(record) if record.key == entered.caller.key => {
            respond(app, parts, record, entered).await
        }
        found => {
            entered.require(scope)?;
            respond(app, parts, found.ok_or(ApiError::NotFound)?, entered).await
        }
    }
}

async fn respond(
    app: &App,
    parts: &Parts,
    record: JobRecord,
    entered: AuthorisedCaller,
) -> Result<Response, ApiError> {
    query::no_parameters(&parts.uri)?;
    let mut head = Vec::with_capacity(JOB_BYTES);
    serde_json::to_writer(&mut head, &record.job).map_err(internal)?;
    let Some(stored) = app.store.result(&record).await? else {
        // Without a result there is nothing to come; a completed job that has none is gone.
        return match record.job.status {
            tieout::job::JobStatus::Completed => Err(ApiError::NotFound),
            _ => Ok(json(Body::from(head))),
        };
    };
    // The result is the last member of the object.
    head.pop();
    head.extend_from_slice(b",\"result\":");
    let Some(result) = stored.whole()? else {
        return Ok(json(spliced(head, stored, "}", entered)));
    };
    head.reserve_exact(result.len() + 1);
    head.extend_from_slice(&result);
    head.push(b'}');
    Ok(json(Body::from(head)))
}

fn json(body: Body) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}

/// The caller's own jobs of a product.
pub(super) async fn list(
    app: &App,
    entered: &AuthorisedCaller,
    parts: &Parts,
    product: Product,
) -> Result<Json<List<Job>>, ApiError> {
    entered.require(product.read_scope())?;
    let page = query::read(&parts.uri)?;
    let page = app.store.jobs(entered.caller.user, product, page).await?;
    Ok(Json(List { data: page.jobs, pagination: page.pagination }))
}
