//! The general ledger: whole, made while it is sent, or a page of its lines.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use bytes::Bytes;
use tieout::contract::key::Data;
use tieout::contract::ledger::report::{
    GeneralLedgerAccount, GeneralLedgerFilter, GeneralLedgerReport, ReportBasis,
};
use tieout::contract::page::Page;
use tieout::csv::Lines;
use tieout::id::OrganisationId;
use tieout::ledger::report::csv;
use tokio::sync::mpsc;

use super::period_end;
use crate::http::app::App;
use crate::http::body::HeadOnly;
use crate::http::describe::operation;
use crate::http::error::ApiError;
use crate::http::ledger::access::{BooksAccess, BooksMember};
use crate::http::ledger::response_format::{self, CSV};
use crate::http::path::PathId;
use crate::http::query;
use crate::http::stream::piecewise;
use crate::store::{LedgerPiece, LedgerView, LedgerWalk, StoreError};

/// A piece is sent when it is so long.
const PIECE_BYTES: usize = 32 << 10;

/// General ledger
///
/// Every account with its opening balance, its lines, each with the running balance, and its closing balance.
/// The whole report is streamed, without a `Content-Length`; `limit` or `offset` returns a page of lines,
/// counted across accounts. With `basis=financial_year` income and expenses begin at zero on the first day of
/// the year, and retained earnings open with the results of the years before; the period lies within one year.
/// Each response is a consistent snapshot. `Accept: text/csv` returns the whole
/// report, with a row per line and one each for the opening and closing balance of each account.
#[operation(
    get,
    path = "/api/v1/ledger/organisations/{org_id}/reports/general-ledger",
    operation_id = "getGeneralLedger",
    tag = "reports",
    params(
        ("org_id" = OrganisationId, Path, description = "The organisation."),
        GeneralLedgerFilter
    ),
    responses((
        status = 200,
        description = "The general ledger.",
        content((GeneralLedgerReport = "application/json"), (String = "text/csv; charset=utf-8"))
    )),
    security(("key" = ["ledger:read"]))
)]
pub(in crate::http::ledger) async fn general_ledger(
    State(app): State<App>,
    PathId(organisation): PathId,
    HeadOnly(parts): HeadOnly,
) -> Result<Response, ApiError> {
    let member = app.authorise_member(&parts, &organisation, BooksAccess::Read).await?;
    let asked: GeneralLedgerFilter = query::read(&parts.uri)?;
    let days = (asked.date_from, period_end(asked.date_from, asked.date_to)?);
    let basis = asked.basis.unwrap_or(ReportBasis::Cumulative);
    let is_page = asked.limit.is_some() || asked.offset.is_some();
    let is_csv = response_format::wants(&parts.headers, CSV);
    if is_csv && is_page {
        let fault = "only works with JSON: text/csv returns the whole report";
        return Err(query::refused("limit", fault));
    }
    let store = &app.store;
    let view = store.general_ledger(member.organisation, days, basis, asked.account_id).await?;
    if is_page {
        let page = Page::of(asked.limit, asked.offset);
        return Ok(Json(store.general_ledger_page(view, page).await?).into_response());
    }
    if is_csv { Ok(as_csv(&app, member, view)) } else { as_json(&app, member, view) }
}

fn as_csv(app: &App, member: BooksMember, view: LedgerView) -> Response {
    let filename = format!("{}-general-ledger.csv", member.organisation);
    let mut walk = app.store.general_ledger_walk(view);
    let body = piecewise(member.entered, move |pieces| async move {
        let mut lines = Lines::headed(&csv::GENERAL_LEDGER);
        let mut account = None;
        while let Some(piece) = walk.next().await? {
            add_csv(&mut lines, &mut account, piece);
            if lines.len() > PIECE_BYTES && pieces.send(Ok(lines.take().into())).await.is_err() {
                return Ok(());
            }
        }
        _ = pieces.send(Ok(lines.take().into())).await;
        Ok(())
    });
    response_format::file(CSV, &filename, body)
}

fn add_csv(lines: &mut Lines, now: &mut Option<GeneralLedgerAccount>, piece: LedgerPiece) {
    match piece {
        LedgerPiece::Account(account) => {
            csv::add_opening(lines, &account);
            *now = Some(account);
        }
        LedgerPiece::Lines(entries) => {
            let Some(account) = now else { return };
            for entry in &entries {
                csv::add_entry(lines, account, entry);
            }
        }
        LedgerPiece::End(account) => csv::add_closing(lines, &account),
    }
}

fn as_json(app: &App, member: BooksMember, view: LedgerView) -> Result<Response, ApiError> {
    // Its accounts are the last member, and empty: what follows goes between the brackets.
    let mut head = serde_json::to_vec(&Data { data: &view.head })
        .map_err(|error| ApiError::Internal(error.to_string()))?;
    head.truncate(head.len() - "]}}".len());
    let walk = app.store.general_ledger_walk(view);
    let body = piecewise(member.entered, move |pieces| send_json(head, walk, pieces));
    Ok(([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response())
}

async fn send_json(
    mut text: Vec<u8>,
    mut walk: LedgerWalk,
    pieces: mpsc::Sender<std::io::Result<Bytes>>,
) -> Result<(), StoreError> {
    let unwritable = |_| StoreError::Corrupt("report");
    let (mut is_first_account, mut is_first_line) = (true, true);
    while let Some(piece) = walk.next().await? {
        match piece {
            LedgerPiece::Account(account) => {
                if !std::mem::take(&mut is_first_account) {
                    text.push(b',');
                }
                is_first_line = true;
                serde_json::to_writer(&mut text, &account).map_err(unwritable)?;
                // Its lines are the last member, and empty: what follows goes between the brackets.
                text.truncate(text.len() - "]}".len());
            }
            LedgerPiece::Lines(lines) => {
                for line in lines {
                    if !std::mem::take(&mut is_first_line) {
                        text.push(b',');
                    }
                    serde_json::to_writer(&mut text, &line).map_err(unwritable)?;
                }
            }
            LedgerPiece::End(_) => text.extend_from_slice(b"]}"),
        }
        if text.len() > PIECE_BYTES
            && pieces.send(Ok(std::mem::take(&mut text).into())).await.is_err()
        {
            return Ok(());
        }
    }
    text.extend_from_slice(b"]}}");
    _ = pieces.send(Ok(text.into())).await;
    Ok(())
}
