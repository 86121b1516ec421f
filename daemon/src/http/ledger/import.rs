//! Books from a document.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use tieout::contract::issue::FieldIssues;
use tieout::contract::key::Data;
use tieout::contract::ledger::export::BooksDocument;
use tieout::contract::ledger::organisation::Organisation;
use tieout::id::{MemberId, OrganisationId};
use tieout::ledger::books_file::file::BooksFile;
use tieout::scope::Scope;

use super::access::BooksMember;
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::store::{BOOKS_LAYOUT, ImportBooks};

/// Import books
///
/// Makes a new organisation of a JSON export: the body is the export itself. You become its owner and only member.
/// Everything gets new IDs and is chained anew; the first audit event names the source and where its chains ended, and
/// reports are equal to those of the source. Returns that were filed become `filed_elsewhere`. A document that is not
/// whole changes nothing, and the error has the path of what is wrong.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/import",
    operation_id = "importBooks",
    tag = "organisations",
    request_body = BooksDocument,
    responses((status = 201, description = "The organisation.", body = Data<Organisation>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn import(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let entered = app.authorise(&asked.parts).await?;
    entered.require(Scope::LedgerWrite)?;
    let (checked, (document, ids)) = asked.form(read).await?;
    let action = ImportBooks {
        document,
        email: entered.caller.email.clone(),
        member: MemberId::new(new_id_bits()),
        id_bits: (0..ids).map(|_| new_id_bits()).collect(),
    };
    let member = BooksMember { entered, organisation: OrganisationId::new(new_id_bits()) };
    checked.change_in(&app, &member, String::new(), StatusCode::CREATED, Box::new(action)).await
}

/// The document, and how many identifiers it has.
fn read(document: &str) -> Result<(String, usize), FieldIssues> {
    let ids = BooksFile::open(document, BOOKS_LAYOUT).and_then(|file| file.check());
    let ids = ids.map_err(|fault| {
        let mut issues = FieldIssues::default();
        issues.push(&fault.field, fault.message);
        issues
    })?;
    Ok((document.to_owned(), ids))
}
