//! Query parameters: the ones that are known, each once, within their limits.

use axum::extract::Query;
use axum::http::Uri;
use tieout::contract::issue::FieldIssues;
use tieout::contract::page::{LIMIT_DEFAULT, LIMIT_MAX};
use tieout::contract::strict::shortened;

use super::error::ApiError;
use crate::store::Page;

/// The parameters of every list, for the published contract; [`page`] reads them.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct PageParameters {
    /// Most items of the page.
    #[param(minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
    /// Items left out in front.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    offset: Option<i64>,
}

/// `limit` and `offset`. Source: contract part 4, rule 3.
pub(super) fn page(uri: &Uri) -> Result<Page, ApiError> {
    let mut issues = FieldIssues::default();
    let [limit, offset] = parameters(uri, ["limit", "offset"], &mut issues);
    let limit = limit.map_or(Some(LIMIT_DEFAULT), |limit| whole(&limit));
    let limit = limit.filter(|limit| (1..=LIMIT_MAX).contains(limit));
    if limit.is_none() {
        issues.push("limit", format!("must be a whole number from 1 to {LIMIT_MAX}"));
    }
    let offset = offset.map_or(Some(0), |offset| whole::<i64>(&offset));
    if offset.is_none() {
        issues.push("offset", "must be a whole number from 0 on");
    }
    match (limit, offset, issues.is_empty()) {
        (Some(limit), Some(offset), true) => Ok(Page { limit, offset }),
        _ => Err(ApiError::InvalidRequest(issues)),
    }
}

/// Refuses any parameter.
pub(super) fn no_parameters(uri: &Uri) -> Result<(), ApiError> {
    let mut issues = FieldIssues::default();
    let [] = parameters(uri, [], &mut issues);
    if issues.is_empty() { Ok(()) } else { Err(ApiError::InvalidRequest(issues)) }
}

/// The values of the known parameters; unknown ones and repetitions are reported.
fn parameters<const N: usize>(
    uri: &Uri,
    known: [&str; N],
    issues: &mut FieldIssues,
) -> [Option<String>; N] {
    let mut values = [const { None }; N];
    match Query::<Vec<(String, String)>>::try_from_uri(uri) {
        Ok(Query(pairs)) => {
            for (name, value) in pairs {
                match known.iter().position(|known| *known == name) {
                    None => issues.push(&shortened(&name), "is not a known parameter"),
                    Some(at) if values[at].is_some() => issues.push(&name, "stands there twice"),
                    Some(at) => values[at] = Some(value),
                }
            }
        }
        Err(error) => issues.push("", error.to_string()),
    }
    values
}

/// Digits and nothing else: no sign, no space.
fn whole<T: std::str::FromStr>(text: &str) -> Option<T> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(query: &str) -> Result<(u32, i64), ()> {
        let page = page(&format!("/list{query}").parse().unwrap());
        page.map(|page| (page.limit, page.offset)).map_err(drop)
    }

    #[test]
    fn a_page_has_1_to_200_items_from_any_offset_on() {
        assert_eq!(of(""), Ok((50, 0)));
        assert_eq!(of("?limit=200&offset=9223372036854775807"), Ok((200, i64::MAX)));
        assert_eq!(of("?offset=3&limit=%31"), Ok((1, 3)));
        for query in [
            "?limit=0",
            "?limit=201",
            "?limit=-1",
            "?limit=+5",
            "?limit=",
            "?limit=x",
            "?limit=1.0",
            "?offset=-1",
            "?offset=9223372036854775808",
            "?limit=1&limit=1",
            "?page=2",
            "?Limit=1",
        ] {
            assert_eq!(of(query), Err(()), "{query}");
        }
    }
}
