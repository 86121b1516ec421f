//! The first figures of an organisation's books.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::journal::Journal;
use tieout::contract::ledger::opening::NewOpeningBalances;
use tieout::id::{JournalId, OrganisationId};

use super::{Asked, Right};
use crate::entropy::new_id_bits;
use crate::http::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::store::PostOpeningBalances;

/// Post opening balances
///
/// What accounts came to elsewhere, as one journal of the source `opening`. Debits equal credits, unless
/// what they differ by is to go to the account with the role `opening_balance`. Receivable and payable
/// take no sums: their open documents are entered as invoices. They are posted once: another time is
/// 409 `duplicate_external_id`, unless it has a name of its own. Wrong ones are reversed as a journal
/// is.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/opening-balances",
    operation_id = "postOpeningBalances",
    tag = "ledger",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewOpeningBalances,
    responses((status = 201, description = "The journal as it was posted.", body = Data<Journal>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = Asked::take(&app, request).await?;
    let member = app.enter_books(&asked.parts, &organisation, Right::Write).await?;
    let (checked, new) = asked.form(NewOpeningBalances::read).await?;
    let action = PostOpeningBalances { id: JournalId::new(new_id_bits()), new };
    checked.change(&app, &member, StatusCode::CREATED, action).await
}
