//! Reconciliations: submit, poll, list. Source: contract parts 2.2 to 2.4 and 4.

use axum::Json;
use axum::extract::{Request as HttpRequest, State};
use axum::response::Response;
use tieout::contract::issue::{Issue, Issues};
use tieout::contract::job::Job;
use tieout::contract::page::List;
use tieout::id::ReconciliationId;
use tieout::job::Product;
use tieout::reconcile::{CheckedRequest, Request, RequestError, Submission};

use super::body::HeadOnly;
use super::error::ApiError;
use super::jobs::{self, NewJob};
use super::openapi::{ListedReconciliation, PolledReconciliation, SubmittedReconciliation};
use super::path::PathId;
use super::query::{PageParameters, no_parameters};
use super::{App, idempotency};

/// Submit a reconciliation
///
/// Answers once the job is durably stored; then poll `poll_url` until its status is `completed` or
/// `failed`. A completed reconciliation costs one credit a bank row if its result is verified, and
/// nothing if it is not.
#[utoipa::path(
    post,
    path = "/api/v1/reconciliations",
    operation_id = "submitReconciliation",
    tag = "reconciliation",
    request_body = Submission,
    responses((status = 202, description = "The job is stored.", body = SubmittedReconciliation)),
    security(("key" = ["reconcile:write"]))
)]
pub(super) async fn submit(
    State(app): State<App>,
    request: HttpRequest,
) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let sender = app.sender(&parts).await;
    let arrived = app.bodies.read(&parts.headers, body, sender).await?;
    // The rows are read again when the job runs.
    let (arrived, checked) = jobs::on_bytes(arrived, Request::check_unless_faulty).await?;
    let checked = checked.map_err(|error| ApiError::InvalidJson(error.0))?;
    let entered = app.enter(&parts).await?;
    entered.require(Product::Reconcile.write_scope())?;
    let (arrived, checked) = if let Some(checked) = checked {
        (arrived, checked)
    } else {
        let (arrived, checked) = jobs::on_bytes(arrived, Request::check).await?;
        (arrived, checked.map_err(refusal)?)
    };
    let CheckedRequest { bank_rows, options } = checked;
    no_parameters(&parts.uri)?;
    let idempotency_key = idempotency::given(&parts).map_err(|()| bad_idempotency_key())?;
    let job = NewJob {
        product: Product::Reconcile,
        // One credit per bank row (contract part 4, rule 10); a body holds far fewer than 2^32.
        cost: u32::try_from(bank_rows).unwrap_or(u32::MAX),
        allow_overage: options.allow_overage,
        idempotency_key,
    };
    jobs::submit(&app, &entered, &parts, arrived, job).await
}

fn refusal(error: RequestError) -> ApiError {
    match error {
        RequestError::Syntax(error) => ApiError::InvalidJson(error.0),
        RequestError::Format(issues) => ApiError::InvalidDataset(issues),
    }
}

fn bad_idempotency_key() -> ApiError {
    let mut issues = Issues::default();
    issues.push(|| Issue {
        dataset: None,
        row: None,
        field: Some("Idempotency-Key".to_owned()),
        message: idempotency::MUST_BE.to_owned(),
    });
    ApiError::InvalidDataset(issues)
}

/// Poll a reconciliation
///
/// The key that submitted it needs no scope. `result` is there once the status is `completed`,
/// `error` once it is `failed`.
#[utoipa::path(
    get,
    path = "/api/v1/reconciliations/{reconciliation_id}",
    operation_id = "getReconciliation",
    tag = "reconciliation",
    params((
        "reconciliation_id" = ReconciliationId, Path, description = "The job's identifier."
    )),
    responses((status = 200, description = "The job as it stands.", body = PolledReconciliation)),
    security(("key" = ["reconcile:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathId(id): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    jobs::show(&app, &parts, Product::Reconcile, &id).await
}

/// List your reconciliations
///
/// The latest first, without their results.
#[utoipa::path(
    get,
    path = "/api/v1/reconciliations",
    operation_id = "listReconciliations",
    tag = "reconciliation",
    params(PageParameters),
    responses((status = 200, description = "A page of jobs.", body = List<ListedReconciliation>)),
    security(("key" = ["reconcile:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Job>>, ApiError> {
    let entered = app.enter(&parts).await?;
    jobs::list(&app, &entered, &parts, Product::Reconcile).await
}
