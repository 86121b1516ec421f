//! Query parameters: the ones that are known, each once, within their limits.

use axum::extract::Query;
use axum::http::Uri;
use tieout::contract::issue::FieldIssues;
use tieout::contract::strict::query::Filters;

use super::error::ApiError;

/// What the query asks for. Source: contract part 4, rule 3.
pub(super) fn read<T: Filters>(uri: &Uri) -> Result<T, ApiError> {
    match Query::try_from_uri(uri) {
        Ok(Query(pairs)) => T::read(pairs).map_err(ApiError::InvalidRequest),
        Err(error) => Err(refused("", error.to_string())),
    }
}

/// Refuses any parameter.
pub(super) fn no_parameters(uri: &Uri) -> Result<(), ApiError> {
    read(uri)
}

/// What is wrong with a parameter for a reason of its own.
pub(super) fn refused(name: &str, fault: impl Into<String>) -> ApiError {
    let mut issues = FieldIssues::default();
    issues.push(name, fault);
    ApiError::InvalidRequest(issues)
}

#[cfg(test)]
mod tests {
    use tieout::contract::page::Page;

    use super::*;

    fn of(query: &str) -> Result<(u32, i64), ()> {
        let page = read(&format!("/list{query}").parse().unwrap());
        page.map(|page: Page| (page.limit, page.offset)).map_err(drop)
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
