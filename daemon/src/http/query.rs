//! Query parameters: the ones that are known, each once, within their limits.

use axum::extract::Query;
use axum::http::Uri;
use tieout::contract::issue::FieldIssues;
use tieout::contract::page::{LIMIT_DEFAULT, LIMIT_MAX};
use tieout::contract::strict::{check_text, shortened};
use tieout::search::NEEDLE_CHARS_MAX;

use super::error::ApiError;
use crate::http::describe::IntoParams;
use crate::store::Page;

/// The parameters of every list, for the published contract; [`page`] reads them.
#[derive(IntoParams)]
#[into_params(parameter_in = Query)]
#[expect(dead_code, reason = "a shape that is published, and never filled")]
pub(super) struct PageParameters {
    /// Maximum items per page.
    #[param(minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
    /// Number of items to skip.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    offset: Option<i64>,
}

/// `limit` and `offset`. Source: contract part 4, rule 3.
pub(super) fn page(uri: &Uri) -> Result<Page, ApiError> {
    let mut filters = QueryFilters::of(uri, ["limit", "offset"]);
    let page = filters.page();
    filters.checked().map(|()| page)
}

/// Refuses any parameter.
pub(super) fn no_parameters(uri: &Uri) -> Result<(), ApiError> {
    QueryFilters::of(uri, []).checked()
}

/// The parameters of a query, to be taken one by one; what is wrong with one is noted, and
/// [`checked`](Self::checked) refuses it in the end.
pub(super) struct QueryFilters<const N: usize> {
    known: [&'static str; N],
    values: [Option<String>; N],
    issues: FieldIssues,
}

impl<const N: usize> QueryFilters<N> {
    /// The parameters with these names; any other is wrong.
    pub(super) fn of(uri: &Uri, known: [&'static str; N]) -> Self {
        let mut issues = FieldIssues::default();
        let values = parameters(uri, known, &mut issues);
        Self { known, values, issues }
    }

    /// The value of a parameter, if there is one.
    fn value(&self, name: &str) -> Option<&str> {
        let at = self.known.iter().position(|known| *known == name)?;
        self.values[at].as_deref()
    }

    /// A value that means something: a day, a word, an identifier.
    pub(super) fn parsed<T: std::str::FromStr<Err: std::fmt::Display>>(
        &mut self,
        name: &str,
    ) -> Option<T> {
        let parsed = self.value(name)?.parse();
        parsed.map_err(|error: T::Err| self.issues.push(name, error.to_string())).ok()
    }

    /// The same for one that must be there.
    pub(super) fn required<T: std::str::FromStr<Err: std::fmt::Display>>(
        &mut self,
        name: &str,
    ) -> Option<T> {
        if self.value(name).is_none() {
            self.issues.push(name, "is missing");
        }
        self.parsed(name)
    }

    /// What is searched for: 1 character or more.
    pub(super) fn search(&mut self) -> Option<String> {
        let needle = self.value("search")?.to_owned();
        let checked = match needle.as_str() {
            "" => Err("is empty".to_owned()),
            needle => check_text(needle, NEEDLE_CHARS_MAX),
        };
        checked.map_err(|fault| self.issues.push("search", fault)).ok().map(|()| needle)
    }

    /// A text of so many characters at most.
    pub(super) fn text(&mut self, name: &str, chars_max: usize) -> Option<String> {
        let text = self.value(name)?.to_owned();
        let checked = check_text(&text, chars_max);
        checked.map_err(|fault| self.issues.push(name, fault)).ok().map(|()| text)
    }

    /// The same of one character or more.
    pub(super) fn filled(&mut self, name: &str, chars_max: usize) -> Option<String> {
        if self.value(name) == Some("") {
            self.issues.push(name, "is empty");
            return None;
        }
        self.text(name, chars_max)
    }

    /// `true` or `false`.
    pub(super) fn flag(&mut self, name: &str) -> Option<bool> {
        match self.value(name)? {
            "true" => Some(true),
            "false" => Some(false),
            _ => {
                self.issues.push(name, "must be true or false");
                None
            }
        }
    }

    /// `limit` and `offset`, which must be among the names.
    pub(super) fn page(&mut self) -> Page {
        let limit = self.value("limit").map_or(Some(LIMIT_DEFAULT), whole);
        let limit = limit.filter(|limit| (1..=LIMIT_MAX).contains(limit));
        let offset = self.value("offset").map_or(Some(0), whole::<i64>);
        if limit.is_none() {
            self.issues.push("limit", format!("must be a whole number from 1 to {LIMIT_MAX}"));
        }
        if offset.is_none() {
            self.issues.push("offset", "must be a whole number of 0 or more");
        }
        Page { limit: limit.unwrap_or(LIMIT_DEFAULT), offset: offset.unwrap_or(0) }
    }

    /// The same for a list that is whole unless a part of it is asked for. Source: contract part 4,
    /// rule 5.
    pub(super) fn part(&mut self) -> Option<Page> {
        let is_asked = self.value("limit").is_some() || self.value("offset").is_some();
        is_asked.then(|| self.page())
    }

    /// A whole number from `min` on.
    pub(super) fn number(&mut self, name: &str, min: i64) -> Option<i64> {
        let number = whole(self.value(name)?).filter(|number| *number >= min);
        if number.is_none() {
            self.issues.push(name, format!("must be a whole number of {min} or more"));
        }
        number
    }

    /// A whole number from 1 up to `max`.
    pub(super) fn number_up_to(&mut self, name: &str, max: u8) -> Option<u8> {
        let number = whole(self.value(name)?).filter(|number| (1..=max).contains(number));
        if number.is_none() {
            self.issues.push(name, format!("must be a whole number from 1 to {max}"));
        }
        number
    }

    /// 32 bytes in lower-case hexadecimal digits.
    pub(super) fn hash(&mut self, name: &str) -> Option<String> {
        let text = self.value(name)?.to_owned();
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == 64 && text.bytes().all(is_digit) {
            return Some(text);
        }
        self.issues.push(name, "must be 64 hexadecimal digits, in lower case");
        None
    }

    /// Refuses one of two parameters without the other.
    pub(super) fn together(&mut self, one: &str, other: &str) {
        for (given, wanted) in [(one, other), (other, one)] {
            self.goes_with(given, wanted);
        }
    }

    /// Refuses a parameter without another.
    pub(super) fn goes_with(&mut self, given: &str, wanted: &str) {
        if self.value(given).is_some() && self.value(wanted).is_none() {
            self.issues.push(wanted, format!("requires {given}"));
        }
    }

    /// Notes that a value is wrong for a reason of its own.
    pub(super) fn refuse(&mut self, name: &str, fault: impl Into<String>) {
        self.issues.push(name, fault);
    }

    /// Refuses what was wrong.
    pub(super) fn checked(self) -> Result<(), ApiError> {
        if self.issues.is_empty() { Ok(()) } else { Err(ApiError::InvalidRequest(self.issues)) }
    }
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
                    Some(at) if values[at].is_some() => issues.push(&name, "is given twice"),
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
