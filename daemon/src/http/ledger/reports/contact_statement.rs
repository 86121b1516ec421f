//! The statement of account of a contact.

use axum::extract::State;
use axum::response::Response;
use tieout::contract::key::Data;
use tieout::contract::ledger::contact::ContactKind;
use tieout::contract::ledger::invoice::InvoiceType;
use tieout::contract::ledger::report::{ContactStatement, ContactStatementFilter};
use tieout::id::{ContactId, OrganisationId};
use tieout::ledger::report::contact_statement::csv;

use super::{answer, period_end};
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::ledger::access::BooksAccess;
use crate::http::ledger::contacts;
use crate::http::path::PathIds;
use crate::http::query;

/// Statement of account of a contact
///
/// What a customer owed, or a supplier was owed, before the first day; the documents, receipts and payments of
/// the period, each with the running balance; and the balance at the end of the last day, by how long it had been
/// overdue. Whatever was voided stands on its own date and again, taken back, on the date of the void. A contact
/// that is customer and supplier has a statement as each. `Accept: text/csv` returns a row per line.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/contacts/{id}/statement",
    operation_id = "getContactStatement",
    tag = "reports",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = ContactId, Path, description = "The contact."),
        ContactStatementFilter
    ),
    responses((
        status = 200,
        description = "The statement of account.",
        content((Data<ContactStatement> = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let contact = contacts::find(&app, member.organisation, &id).await?;
    let asked: ContactStatementFilter = query::read(&parts.uri)?;
    let days = (asked.date_from, period_end(asked.date_from, asked.date_to)?);
    let usual = match contact.kind {
        ContactKind::Supplier => InvoiceType::Purchase,
        ContactKind::Customer | ContactKind::Both => InvoiceType::Sales,
    };
    let of = (contact.id, asked.invoice_type.unwrap_or(usual));
    let report = app.store.contact_statement(member.organisation, of, days).await?;
    let report = report.ok_or(ApiError::NotFound)?;
    Ok(answer(&parts, &member, ("statement-of-account", csv), report))
}
