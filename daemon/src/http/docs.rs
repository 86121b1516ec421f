//! `GET /openapi.json`, and `GET /docs`, which shows it in a browser. Source: contract part 9.
//!
//! Everything the page needs is part of the program: it works without a network.

use std::sync::LazyLock;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName,
};
use axum::response::{IntoResponse, Response};

use tieout::packed::unpacked;

use super::body::HeadOnly;
use super::error::ApiError;
use super::path::PathId;
use crate::http::describe::{ToSchema, operation, table};

/// The page loads its own parts and nothing else; the styles of its library stand in attributes.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data:; connect-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// A file of the page.
struct PagePart {
    name: &'static str,
    content_type: &'static str,
    /// Compressed with gzip where `is_gzip`, which every browser unpacks.
    bytes: &'static [u8],
    is_gzip: bool,
}

static PARTS: [PagePart; 3] = [
    PagePart {
        name: "swagger-ui-bundle.js",
        content_type: "text/javascript; charset=utf-8",
        bytes: include_bytes!("../../assets/swagger-ui/swagger-ui-bundle.js.gz"),
        is_gzip: true,
    },
    PagePart {
        name: "swagger-ui.css",
        content_type: "text/css; charset=utf-8",
        bytes: include_bytes!("../../assets/swagger-ui/swagger-ui.css.gz"),
        is_gzip: true,
    },
    PagePart {
        name: "start.js",
        content_type: "text/javascript; charset=utf-8",
        bytes: include_bytes!("../../assets/swagger-ui/start.js"),
        is_gzip: false,
    },
];

table! {
    /// The routes of the contract and its page.
    contract;
    page;
    part;
}

/// The contract
///
/// This document: OpenAPI 3.1.
#[operation(
    get,
    path = "/openapi.json",
    operation_id = "getContract",
    tag = "service",
    responses((status = 200, description = "The document.", body = Object))
)]
pub(super) async fn contract(_: HeadOnly) -> Response {
    static CONTRACT: LazyLock<Vec<u8>> =
        LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"))));
    answer("application/json", &CONTRACT, false)
}

/// API reference
///
/// A page that shows the contract. Works offline.
#[operation(
    get,
    path = "/docs",
    operation_id = "getDocs",
    tag = "service",
    responses((
        status = 200, description = "The page.", body = String, content_type = "text/html; charset=utf-8"
    ))
)]
pub(super) async fn page(_: HeadOnly) -> Response {
    let page = include_bytes!("../../assets/swagger-ui/index.html");
    answer("text/html; charset=utf-8", page, false)
}

/// A part of the page
#[operation(
    get,
    path = "/docs/{part}",
    operation_id = "getDocsPart",
    tag = "service",
    params(("part" = inline(PagePartName), Path, description = "The name of the file.")),
    responses((
        status = 200, description = "A script or style sheet.",
        content(
            (String = "text/javascript; charset=utf-8"),
            (String = "text/css; charset=utf-8")
        )
    ))
)]
pub(super) async fn part(PathId(name): PathId, _: HeadOnly) -> Result<Response, ApiError> {
    let part = PARTS.iter().find(|part| part.name == name).ok_or(ApiError::NotFound)?;
    Ok(answer(part.content_type, part.bytes, part.is_gzip))
}

/// The names of the parts, for the published contract.
#[derive(ToSchema)]
#[expect(dead_code, reason = "a shape that is published, and never made")]
enum PagePartName {
    #[schema(rename = "swagger-ui-bundle.js")]
    Script,
    #[schema(rename = "swagger-ui.css")]
    Style,
    #[schema(rename = "start.js")]
    Start,
}

fn answer(content_type: &'static str, bytes: &'static [u8], is_gzip: bool) -> Response {
    let mut headers: Vec<(HeaderName, &'static str)> = vec![
        (CONTENT_TYPE, content_type),
        (CONTENT_SECURITY_POLICY, POLICY),
        // The next version may be another.
        (CACHE_CONTROL, "no-cache"),
    ];
    if is_gzip {
        headers.push((CONTENT_ENCODING, "gzip"));
    }
    let mut response = bytes.into_response();
    for (name, value) in headers {
        response.headers_mut().insert(name, axum::http::HeaderValue::from_static(value));
    }
    response
}
