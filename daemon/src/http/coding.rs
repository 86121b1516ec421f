//! Coding jobs: submit, poll, list. Source: contract parts 2.5 and 4.

use axum::Json;
use axum::extract::{Request as HttpRequest, State};
use axum::response::Response;
use tieout::contract::issue::{SectionIssue, SectionIssues};
use tieout::contract::job::Job;
use tieout::contract::page::{List, Page};
use tieout::contract::strict::SyntaxError;
use tieout::id::CodingJobId;
use tieout::job::Product;
use tieout_coding::{CheckedCodingRequest, CodingRequest, CodingRequestError, CodingSubmission};

use super::app::App;
use super::body::HeadOnly;
use super::error::ApiError;
use super::jobs::{self, SubmitBody, SubmitDemand};
use super::path::PathId;
use crate::http::describe::operation;

/// Submit a coding job
///
/// Returns once the job has been saved; then poll `poll_url` until its status is `completed` or `failed`. A
/// completed job costs one credit per transaction. The submitted transactions are erased when the job ends; the
/// result is kept for polling.
#[operation(
    post,
    path = "/api/v1/coding/coding-jobs",
    operation_id = "submitCodingJob",
    tag = "coding",
    request_body = CodingSubmission,
    responses((status = 202, description = "The job has been saved.", body = super::openapi::jobs::SubmittedCodingJob)),
    security(("key" = ["coding:write"]))
)]
pub(super) async fn submit(
    State(app): State<App>,
    request: HttpRequest,
) -> Result<Response, ApiError> {
    jobs::accept::<CodingRequest>(&app, request).await
}

impl SubmitBody for CodingRequest {
    const PRODUCT: Product = Product::Coding;

    fn check_unless_faulty(body: &[u8]) -> Result<Option<SubmitDemand>, SyntaxError> {
        Ok(Self::check_unless_faulty(body)?.map(asked))
    }

    fn check(body: &[u8]) -> Result<SubmitDemand, ApiError> {
        Self::check(body).map(asked).map_err(|error| match error {
            CodingRequestError::Syntax(error) => ApiError::InvalidJson(error.0),
            CodingRequestError::Format(issues) => ApiError::InvalidSections(issues),
        })
    }

    fn bad_header(name: &str, message: &str) -> ApiError {
        let mut issues = SectionIssues::default();
        issues.push(|| SectionIssue {
            section: None,
            row: None,
            field: Some(name.to_owned()),
            message: message.to_owned(),
        });
        ApiError::InvalidSections(issues)
    }
}

/// The body has no `allowOverage`: overage is billed only when the request permits it too (contract
/// part 5, rule 8).
const fn asked(checked: CheckedCodingRequest) -> SubmitDemand {
    SubmitDemand { items: checked.transactions, allow_overage: false }
}

/// Poll a coding job
///
/// The key that submitted the job needs no scope. `result` is present once the status is `completed`, `error`
/// once it is `failed`; by then the submitted transactions have been erased.
#[operation(
    get,
    path = "/api/v1/coding/coding-jobs/{job_id}",
    operation_id = "getCodingJob",
    tag = "coding",
    params(("job_id" = CodingJobId, Path, description = "The job's ID.")),
    responses((status = 200, description = "The current state of the job.", body = super::openapi::jobs::PolledCodingJob)),
    security(("key" = ["coding:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathId(id): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    jobs::show(&app, &parts, Product::Coding, &id).await
}

/// List your coding jobs
///
/// Latest first, without their results.
#[operation(
    get,
    path = "/api/v1/coding/coding-jobs",
    operation_id = "listCodingJobs",
    tag = "coding",
    params(Page),
    responses((status = 200, description = "A page of jobs.", body = List<super::openapi::jobs::ListedCodingJob>)),
    security(("key" = ["coding:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Job>>, ApiError> {
    let entered = app.authorise(&parts).await?;
    jobs::list(&app, &entered, &parts, Product::Coding).await
}
