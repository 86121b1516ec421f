//! The parameters of a query: the ones that are known, each once, within their limits.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::check_text;
use super::json::{ValueFault, shortened};
use crate::contract::issue::FieldIssues;

/// What a query asks for: a struct of `#[filters]`, some of them beside each other, or nothing.
pub trait Filters: Sized {
    /// The parameters that are known.
    fn names() -> Vec<&'static str>;

    /// Takes them from a query that may have others too; none where something is wrong with one.
    fn take(query: &mut QueryFilters) -> Option<Self>;

    /// Reads the parameters of a query, each by its name.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn read(pairs: Vec<(String, String)>) -> Result<Self, FieldIssues> {
        let mut query = QueryFilters::of(pairs, &Self::names());
        let asked = Self::take(&mut query);
        asked.filter(|_| query.issues.is_empty()).ok_or(query.issues)
    }
}

impl Filters for () {
    fn names() -> Vec<&'static str> {
        Vec::new()
    }

    fn take(_: &mut QueryFilters) -> Option<Self> {
        Some(())
    }
}

impl<A: Filters, B: Filters> Filters for (A, B) {
    fn names() -> Vec<&'static str> {
        A::names().into_iter().chain(B::names()).collect()
    }

    fn take(query: &mut QueryFilters) -> Option<Self> {
        let (a, b) = (A::take(query), B::take(query));
        Some((a?, b?))
    }
}

/// What is asked for as a whole, where any of it is.
impl<T: Filters> Filters for Option<T> {
    fn names() -> Vec<&'static str> {
        T::names()
    }

    fn take(query: &mut QueryFilters) -> Option<Self> {
        if T::names().into_iter().all(|name| query.value(name).is_none()) {
            return Some(None);
        }
        T::take(query).map(Some)
    }
}

/// The parameters of a query, to be taken one by one; what is wrong with one is noted.
#[derive(Debug)]
pub struct QueryFilters {
    values: Vec<(&'static str, Option<String>)>,
    issues: FieldIssues,
}

impl QueryFilters {
    /// The parameters with these names; any other is wrong, and one that is given twice.
    fn of(pairs: Vec<(String, String)>, known: &[&'static str]) -> Self {
        let mut values: Vec<_> = known.iter().map(|name| (*name, None)).collect();
        let mut issues = FieldIssues::default();
        for (name, value) in pairs {
            match values.iter_mut().find(|(known, _)| *known == name) {
                None => issues.push(&shortened(&name), "is not a known parameter"),
                Some((_, Some(_))) => issues.push(&name, "is given twice"),
                Some((_, none)) => *none = Some(value),
            }
        }
        Self { values, issues }
    }

    /// The value of a parameter, if there is one.
    fn value(&self, name: &str) -> Option<&str> {
        self.values.iter().find(|(known, _)| *known == name)?.1.as_deref()
    }

    fn note<T>(&mut self, name: &str, read: Result<T, ValueFault>) -> Option<T> {
        read.map_err(|fault| self.issues.push(name, fault)).ok()
    }

    /// The value of a parameter that must be there; none if something is wrong with it.
    pub fn required<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let value = self.value(name).ok_or_else(|| "is missing".to_owned()).and_then(read);
        self.note(name, value)
    }

    /// The value of a parameter that may be left out.
    pub fn optional<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, ValueFault>,
    ) -> Option<Option<T>> {
        let value = self.value(name).map(read).transpose();
        self.note(name, value)
    }

    /// The value of a parameter, or of what stands for one that is left out.
    pub fn or<T>(
        &mut self,
        name: &str,
        left_out: &str,
        read: impl FnOnce(&str) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let value = read(self.value(name).unwrap_or(left_out));
        self.note(name, value)
    }

    /// Notes what is wrong with parameters that are good each by itself.
    pub fn checked(&mut self, looked_at: Result<(), (&str, &str)>) -> Option<()> {
        looked_at.map_err(|(name, fault)| self.issues.push(name, fault)).ok()
    }
}

/// A value that means something: a day, a word, an identifier.
///
/// # Errors
/// A [`ValueFault`] in the words of its type.
pub fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, ValueFault> {
    text.parse().map_err(|error: T::Err| error.to_string())
}

/// `true` or `false`.
///
/// # Errors
/// A [`ValueFault`].
pub fn flag(text: &str) -> Result<bool, ValueFault> {
    text.parse().map_err(|_| "must be true or false".to_owned())
}

/// A text of so many characters.
///
/// # Errors
/// A [`ValueFault`].
pub fn limited_text(text: &str, chars: RangeInclusive<usize>) -> Result<String, ValueFault> {
    if text.is_empty() && *chars.start() > 0 {
        return Err("is empty".to_owned());
    }
    check_text(text, *chars.end()).map(|()| text.to_owned())
}

/// A whole number within a range, in digits and nothing else: no sign, no space.
///
/// # Errors
/// A [`ValueFault`].
pub fn whole<T: TryFrom<i64>>(text: &str, range: RangeInclusive<i64>) -> Result<T, ValueFault> {
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number: Option<i64> = text.parse().ok().filter(|_| is_digits);
    let number = number.filter(|number| range.contains(number));
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match range.end() {
        &i64::MAX => format!("must be a whole number of {} or more", range.start()),
        most => format!("must be a whole number from {} to {most}", range.start()),
    })
}

/// 32 bytes in lower-case hexadecimal digits.
///
/// # Errors
/// A [`ValueFault`].
pub fn hash(text: &str) -> Result<String, ValueFault> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if text.len() == 64 && text.bytes().all(is_digit) {
        return Ok(text.to_owned());
    }
    Err("must be 64 hexadecimal digits, in lower case".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::page::Page;
    use crate::contract::{IntoParams, filters};
    use crate::date::Date;

    /// Every kind of parameter that a query has.
    #[filters(check = is_in_order)]
    #[derive(Debug, PartialEq, Eq, IntoParams)]
    struct Asked {
        /// A day that must be there.
        from: Date,
        /// A day.
        to: Option<Date>,
        /// A text by another name.
        #[param(rename = "type", min_length = 1, max_length = 3)]
        kind: Option<String>,
        /// A text that may be empty.
        #[param(max_length = 3)]
        note: Option<String>,
        /// A number.
        #[param(minimum = 1, maximum = 9)]
        number: Option<u8>,
        /// A flag.
        flag: Option<bool>,
        /// What is read by a function.
        #[filter(with = hash)]
        hash: Option<String>,
    }

    fn is_in_order(asked: &Asked) -> Result<(), (&'static str, &'static str)> {
        if asked.to.is_some_and(|to| to < asked.from) { Err(("to", "is before")) } else { Ok(()) }
    }

    fn read<T: Filters>(query: &[(&str, &str)]) -> Result<T, Vec<String>> {
        let pairs = query.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        T::read(pairs.collect()).map_err(|issues| {
            let said = |issue: crate::contract::issue::FieldIssue| {
                format!("{} {}", issue.field, issue.message)
            };
            issues.issues.into_iter().map(said).collect()
        })
    }

    #[test]
    fn a_query_is_read_by_the_types_and_the_limits_of_what_it_may_ask() {
        let hash = "0a".repeat(32);
        let query = [
            ("type", "abc"),
            ("flag", "true"),
            ("number", "9"),
            ("from", "2026-01-01"),
            ("note", ""),
            ("hash", &hash),
        ];
        let expected = Asked {
            from: Date::parse_iso("2026-01-01").unwrap(),
            to: None,
            kind: Some("abc".to_owned()),
            note: Some(String::new()),
            number: Some(9),
            flag: Some(true),
            hash: Some(hash.clone()),
        };
        assert_eq!(read(&query), Ok(expected));
    }

    #[test]
    fn what_is_wrong_with_a_query_is_said_of_each_of_its_parameters() {
        let query = [
            ("Type", "a"),
            ("flag", "yes"),
            ("flag", "no"),
            ("type", ""),
            ("note", "long"),
            ("number", "+1"),
            ("hash", "0A"),
        ];
        let faults = read::<Asked>(&query).unwrap_err();
        let expected = [
            "Type is not a known parameter",
            "flag is given twice",
            "from is missing",
            "type is empty",
            "note is longer than 3 characters",
            "number must be a whole number from 1 to 9",
            "flag must be true or false",
            "hash must be 64 hexadecimal digits, in lower case",
        ];
        assert_eq!(faults, expected);
        let turned = read::<Asked>(&[("from", "2026-01-02"), ("to", "2026-01-01")]);
        assert_eq!(turned, Err(vec!["to is before".to_owned()]));
    }

    #[test]
    fn a_part_is_asked_for_by_either_of_its_parameters_and_a_page_is_there_always() {
        let usual = Page { limit: 50, offset: 0 };
        assert_eq!(read::<((), Page)>(&[]), Ok(((), usual)));
        assert_eq!(read::<Option<Page>>(&[]), Ok(None));
        assert_eq!(read(&[("offset", "3")]), Ok(Some(Page { offset: 3, ..usual })));
        let faults = read::<Option<Page>>(&[("limit", "201"), ("offset", "-1")]).unwrap_err();
        let expected = [
            "limit must be a whole number from 1 to 200",
            "offset must be a whole number of 0 or more",
        ];
        assert_eq!(faults, expected);
    }
}
