//! Journals. Source: contract parts 2.6 and 4.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use tieout::contract::key::Data;
use tieout::contract::ledger::bulk::{NewJournals, PostedJournals};
use tieout::contract::ledger::journal::{Journal, JournalFilter, NewJournal, Reverse};
use tieout::contract::ledger::warning::DataWithWarnings;
use tieout::contract::page::{List, ListPage};
use tieout::id::{JournalId, OrganisationId};

use super::access::{BooksAccess, BooksMember};
use super::change::ChangeRequest;
use crate::entropy::new_id_bits;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::{PathId, PathIds};
use crate::http::query;
use crate::http::stream::piecewise;
use crate::store::{JournalPage, PostJournal, PostJournals, ReverseJournal, StoreError};

/// List journals
///
/// Latest date first, with postings from every source. A page with very many lines is streamed, without a
/// `Content-Length`.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/journals",
    operation_id = "listJournals",
    tag = "journals",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        JournalFilter,
        ListPage
    ),
    responses((status = 200, description = "A page of journals.", body = List<Journal>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn list(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let (filter, page): (JournalFilter, ListPage) = query::read(&parts.uri)?;
    let page = app.store.journals(member.organisation, &filter, &page).await?;
    if page.groups.len() > 1 {
        return Ok(long_page(app, member, page));
    }
    let journals = page.groups.into_iter().flatten().collect();
    let data = app.store.with_lines(member.organisation, journals).await?;
    Ok(Json(List { data, pagination: page.pagination }).into_response())
}

/// A page with more lines than should be held: each group is read when the one before is on its way.
fn long_page(app: App, member: BooksMember, page: JournalPage) -> Response {
    let BooksMember { entered, organisation } = member;
    let body = piecewise(entered, |pieces| async move {
        let unwritable = |_| StoreError::Corrupt("list");
        let mut piece = br#"{"data":"#.to_vec();
        let mut separator = b'[';
        for group in page.groups {
            for journal in app.store.with_lines(organisation, group).await? {
                piece.push(separator);
                separator = b',';
                serde_json::to_writer(&mut piece, &journal).map_err(unwritable)?;
            }
            if pieces.send(Ok(std::mem::take(&mut piece).into())).await.is_err() {
                return Ok(());
            }
        }
        piece.extend_from_slice(br#"],"pagination":"#);
        serde_json::to_writer(&mut piece, &page.pagination).map_err(unwritable)?;
        piece.push(b'}');
        _ = pieces.send(Ok(piece.into())).await;
        Ok(())
    });
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}

/// Post a journal
///
/// Debits must equal credits, and each of its two or more lines has one positive value, VAT included; the
/// server posts VAT on a separate line. It is in the books when this returns, and never changes.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/journals",
    operation_id = "postJournal",
    tag = "journals",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewJournal,
    responses((status = 201, description = "The posted journal.", body = DataWithWarnings<Journal>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, new) = asked.form(NewJournal::read).await?;
    checked.change(&app, &member, StatusCode::CREATED, named(new)).await
}

/// The journal with what it may need of names.
fn named(new: NewJournal) -> PostJournal {
    let name = || JournalId::new(new_id_bits());
    PostJournal { id: name(), reversal: name(), new }
}

/// Post journals
///
/// In order and in one transaction: all or nothing, unless `independent` is true. If it is all or nothing, the
/// error is that of the first journal refused, with its `index`; if independent, each item gives its own
/// outcome.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/journals/bulk",
    operation_id = "postJournals",
    tag = "journals",
    params(("org_id" = OrganisationId, Path, description = "The organisation.")),
    request_body = NewJournals,
    responses((status = 200, description = "The outcome for each.", body = DataWithWarnings<PostedJournals>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn create_many(
    State(app): State<App>,
    PathId(organisation): PathId,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read(&app, request).await?;
    let member = app.authorise_member(&asked.parts, &organisation, BooksAccess::Write).await?;
    let (checked, NewJournals { journals, mode }) = asked.form(NewJournals::read).await?;
    let journals = journals.into_iter().map(named).collect();
    checked.change(&app, &member, StatusCode::OK, PostJournals { mode, journals }).await
}

/// Get a journal
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/journals/{id}",
    operation_id = "getJournal",
    tag = "journals",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = JournalId, Path, description = "The journal.")
    ),
    responses((status = 200, description = "The journal.", body = Data<Journal>)),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn show(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    HeadOnly(parts): HeadOnly,
) -> Result<Json<Data<Journal>>, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let data = find(&app, member.organisation, &id).await?;
    query::no_parameters(&parts.uri)?;
    Ok(Json(Data { data }))
}

async fn find(app: &App, organisation: OrganisationId, id: &str) -> Result<Journal, ApiError> {
    let id = id.parse().unwrap_or(JournalId::NOBODY);
    app.store.journal(organisation, id).await?.ok_or(ApiError::NotFound)
}

/// Reverse a journal
///
/// Posts an exact reversal, linked both ways, and returns it. An empty body means an empty object.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/journals/{id}/reverse",
    operation_id = "reverseJournal",
    tag = "journals",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = JournalId, Path, description = "The journal.")
    ),
    request_body = Reverse,
    responses((status = 201, description = "The reversing journal.", body = Data<Journal>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn reverse(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    undo(&app, &organisation, &id, request).await
}

/// Void a journal
///
/// Same as reversing it.
#[operation(
    post,
    path = "/api/v1/ledger/organisations/{org_id}/journals/{id}/void",
    operation_id = "voidJournal",
    tag = "journals",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ("id" = JournalId, Path, description = "The journal.")
    ),
    request_body = Reverse,
    responses((status = 201, description = "The reversing journal.", body = Data<Journal>)),
    security(("key" = ["ledger:write"]))
)]
pub(super) async fn void(
    State(app): State<App>,
    PathIds(organisation, id): PathIds,
    request: Request,
) -> Result<Response, ApiError> {
    undo(&app, &organisation, &id, request).await
}

async fn undo(
    app: &App,
    organisation: &str,
    id: &str,
    request: Request,
) -> Result<Response, ApiError> {
    let asked = ChangeRequest::read_or_empty(app, request).await?;
    let member = app.authorise_member(&asked.parts, organisation, BooksAccess::Write).await?;
    let found = find(app, member.organisation, id).await.map(|journal| journal.id);
    let (checked, journal, how) = asked.form_for(found, JournalId::NOBODY, Reverse::read).await?;
    let action = ReverseJournal { journal, id: JournalId::new(new_id_bits()), how };
    checked.change(app, &member, StatusCode::CREATED, action).await
}
