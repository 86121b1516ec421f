//! The books for other programs.

use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use tieout::contract::key::Data;
use tieout::contract::ledger::export::{ExportFilter, ExportFormat, ExportedBooks};
use tieout::id::OrganisationId;
use tokio::sync::mpsc;

use super::access::BooksAccess;
use super::response_format::{self, CSV, PLAIN};
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::path::PathId;
use crate::http::query;
use crate::http::stream::piecewise;
use crate::store::{Export, StoreError};

/// Export the books
///
/// Every account and every entry: as text for hledger or beancount, whose balances agree with the trial
/// balance, as CSV with one row per journal line, or as a JSON document. `Accept: text/plain` or `text/csv`
/// returns the file itself; either way it is streamed.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/export",
    operation_id = "exportBooks",
    tag = "integrity",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        ExportFilter
    ),
    responses((
        status = 200,
        description = "The books.",
        content(
            (Data<ExportedBooks> = "application/json"),
            (String = "text/plain; charset=utf-8"),
            (String = "text/csv; charset=utf-8")
        )
    )),
    security(("key" = ["ledger:read"]))
)]
pub(super) async fn export(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let ExportFilter { format } = query::read(&parts.uri)?;
    let export = app.store.export(member.organisation, format).await?;
    let extension = match format {
        ExportFormat::Hledger => "journal",
        ExportFormat::Beancount => "beancount",
        ExportFormat::Csv => "csv",
        ExportFormat::Json => "json",
    };
    let filename = format!("{}.{extension}", member.organisation);
    let kind = kind_of_file(&parts.headers, format);
    let is_plain = kind.is_some();
    let opening = if is_plain {
        String::new()
    } else {
        format!(r#"{{"data":{{"format":"{format}","filename":"{filename}","content":""#)
    };
    let body = piecewise(member.entered, move |pieces| async move {
        send_all(export, opening, is_plain, &pieces).await
    });
    Ok(match kind {
        Some(kind) => response_format::file(kind, &filename, body),
        None => ([(CONTENT_TYPE, "application/json")], body).into_response(),
    })
}

/// What the file itself is sent as, if the caller asks for it.
fn kind_of_file(headers: &HeaderMap, format: ExportFormat) -> Option<&'static str> {
    let kinds = if format == ExportFormat::Csv { [CSV, PLAIN] } else { [PLAIN, CSV] };
    kinds.into_iter().find(|kind| response_format::wants(headers, kind))
}

/// Sends everything; stops where nobody listens any more.
async fn send_all(
    mut export: Export,
    opening: String,
    is_plain: bool,
    pieces: &mpsc::Sender<std::io::Result<Bytes>>,
) -> Result<(), StoreError> {
    let mut next = opening;
    loop {
        if !next.is_empty() && pieces.send(Ok(next.into())).await.is_err() {
            return Ok(());
        }
        let Some(piece) = export.next().await? else { break };
        next = if is_plain { piece } else { within_quotes(&piece)? };
    }
    if !is_plain {
        _ = pieces.send(Ok(Bytes::from_static(br#""}}"#))).await;
    }
    Ok(())
}

/// A part of a text as JSON has it.
fn within_quotes(piece: &str) -> Result<String, StoreError> {
    let mut quoted = serde_json::to_string(piece).map_err(|_| StoreError::Corrupt("export"))?;
    quoted.pop();
    quoted.remove(0);
    Ok(quoted)
}
