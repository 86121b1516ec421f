//! The first figures of an organisation's books.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::journal::Journal;
use tieout::contract::ledger::opening::NewOpeningBalances;
use tieout::id::{JournalId, OrganisationId};

use super::access::BooksAccess;
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::store::PostOpeningBalances;

/// Post opening balances
///
/// Brings forward balances from another system as one journal with the source `opening`. Debits must equal
/// credits, unless you choose to post the difference to the account with the role `opening_balance`. The
/// receivable and payable accounts are not allowed: enter their open documents as invoices. Opening balances
/// are posted once: a second time is 409 `duplicate_external_id`, unless it has its own `external_id`. To
/// correct them, reverse the journal.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/opening-balances",
    operation_id = "postOpeningBalances",
    tag = "journals",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewOpeningBalances,
    responses((status = 201, description = "The posted journal.", body = Data<Journal>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewOpeningBalances::read).await?;
    let action = PostOpeningBalances { id: JournalId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}
