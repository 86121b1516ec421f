//! Reconciliations: submit, poll, list. Source: contract parts 2.2 to 2.4 and 4.

use axum::Json;
use axum::extract::{Request as HttpRequest, State};
use axum::response::Response;
use tieout::contract::issue::{Issue, Issues};
use tieout::contract::job::Job;
use tieout::contract::page::{List, Page};
use tieout::contract::strict::SyntaxError;
use tieout::id::ReconciliationId;
use tieout::job::Product;
use tieout_reconcile::{
    CheckedReconcileRequest, ReconcileRequest, ReconcileRequestError, ReconcileSubmission,
};

use super::app::App;
use super::body::HeadOnly;
use super::error::ApiError;
use super::jobs::{self, SubmitBody, SubmitDemand};
use super::path::PathId;
use crate::http::describe::operation;

/// Submit a reconciliation
///
/// Returns once the job has been saved; then poll `poll_url` until its status is `completed` or `failed`. A
/// completed reconciliation costs one credit per bank row if its result is verified, and nothing if it is not.
#[operation(
    post,
    path = "/api/v1/reconciliations",
    operation_id = "submitReconciliation",
    tag = "reconciliation",
    request_body = ReconcileSubmission,
    responses((status = 202, description = "The job has been saved.", body = super::openapi::jobs::SubmittedReconciliation)),
    security(("key" = ["reconcile:write"]))
)]
pub(super) async fn submit(
    State(app): State<App>,
    request: HttpRequest,
) -> Result<Response, ApiError> {
    jobs::accept::<ReconcileRequest>(&app, request).await
}

impl SubmitBody for ReconcileRequest {
    const PRODUCT: Product = Product::Reconcile;

    fn check_unless_faulty(body: &[u8]) -> Result<Option<SubmitDemand>, SyntaxError> {
        Ok(Self::check_unless_faulty(body)?.map(asked))
    }

    fn check(body: &[u8]) -> Result<SubmitDemand, ApiError> {
        Self::check(body).map(asked).map_err(|error| match error {
            ReconcileRequestError::Syntax(error) => ApiError::InvalidJson(error.0),
            ReconcileRequestError::Format(issues) => ApiError::InvalidDataset(issues),
        })
    }

    fn bad_header(name: &str, message: &str) -> ApiError {
        let mut issues = Issues::default();
        issues.push(|| Issue {
            dataset: None,
            row: None,
            field: Some(name.to_owned()),
            message: message.to_owned(),
        });
        ApiError::InvalidDataset(issues)
    }
}

const fn asked(checked: CheckedReconcileRequest) -> SubmitDemand {
    SubmitDemand { items: checked.bank_rows, allow_overage: checked.options.allow_overage }
}

/// Poll a reconciliation
///
/// The key that submitted the job needs no scope. `result` is present once the status is `completed`, `error`
/// once it is `failed`.
#[operation(
    get,
    path = "/api/v1/reconciliations/{reconciliation_id}",
    operation_id = "getReconciliation",
    tag = "reconciliation",
    params((
        "reconciliation_id" = ReconciliationId, Path, description = "The job's ID."
    )),
    responses((status = 200, description = "The current state of the job.", body = super::openapi::jobs::PolledReconciliation)),
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
/// Latest first, without their results.
#[operation(
    get,
    path = "/api/v1/reconciliations",
    operation_id = "listReconciliations",
    tag = "reconciliation",
    params(Page),
    responses((status = 200, description = "A page of jobs.", body = List<super::openapi::jobs::ListedReconciliation>)),
    security(("key" = ["reconcile:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<List<Job>>, ApiError> {
    let entered = app.authorise(&parts).await?;
    jobs::list(&app, &entered, &parts, Product::Reconcile).await
}
