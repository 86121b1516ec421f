//! An object of a body, read key by key: every fault with its path.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use super::value::{check_text, date, number};
use super::{JsonKind, ValueFault, boolean, elements, members, text};
use crate::amount::Amount;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::issue::FieldIssues;
use crate::date::Date;
use crate::id::{Id, IdPrefix};
use crate::money::Money;
use crate::time::Timestamp;

/// The values of an object's keys, to be taken one by one. What is wrong with one is noted, with the
/// path to it (`lines[2].debit`), and reading goes on.
#[derive(Debug)]
pub struct Form<'a, 'i, const N: usize> {
    keys: [&'static str; N],
    values: [Option<&'a str>; N],
    /// In front of each key: empty, or a path with a dot at its end.
    path: &'i str,
    issues: &'i mut FieldIssues,
}

/// What a PATCH says of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Patch<T> {
    /// Nothing: it stays.
    #[default]
    Keep,
    /// `null`: it goes.
    Clear,
    /// A new value.
    Set(T),
}

impl<T> Patch<T> {
    /// The same of another form of the value.
    #[must_use]
    pub fn map<U>(self, of: impl FnOnce(T) -> U) -> Patch<U> {
        match self {
            Self::Keep => Patch::Keep,
            Self::Clear => Patch::Clear,
            Self::Set(new) => Patch::Set(of(new)),
        }
    }

    /// What becomes of the value that was there.
    #[must_use]
    pub fn over(self, old: Option<T>) -> Option<T> {
        match self {
            Self::Keep => old,
            Self::Clear => None,
            Self::Set(new) => Some(new),
        }
    }
}

impl<'a, 'i, const N: usize> Form<'a, 'i, N> {
    /// Opens an object with these keys; none, and an issue, where it is none. `path` stands in front
    /// of each key.
    pub fn open(
        json: &'a str,
        keys: [&'static str; N],
        path: &'i str,
        issues: &'i mut FieldIssues,
    ) -> Option<Self> {
        let values = members(json, keys, &mut |key, fault| {
            let field = format!("{path}{key}");
            issues.push(field.trim_end_matches('.'), fault);
        })?;
        Some(Self { keys, values, path, issues })
    }

    fn value(&self, key: &str) -> Option<&'a str> {
        let at = self.keys.iter().position(|known| *known == key)?;
        self.values[at]
    }

    fn note<T>(&mut self, key: &str, read: Result<T, ValueFault>) -> Option<T> {
        read.map_err(|fault| self.issues.push(&format!("{}{key}", self.path), fault)).ok()
    }

    /// The value of a key that must be there; none if something is wrong with it.
    pub fn required<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let value = self.value(key).ok_or_else(|| "is missing".to_owned()).and_then(read);
        self.note(key, value)
    }

    /// The value of a key that may be left out; none if something is wrong with it.
    pub fn optional<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<Option<T>> {
        let value = self.value(key).map(read).transpose();
        self.note(key, value)
    }

    /// The value of a key that must be there and may be null.
    pub fn nullable<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<Option<T>> {
        self.required(key, |json| match JsonKind::of(json) {
            JsonKind::Null => Ok(None),
            _ => read(json).map(Some),
        })
    }

    /// The value of a key, or of the JSON that stands for one that is left out.
    pub fn or<T>(
        &mut self,
        key: &str,
        left_out: &'static str,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let value = read(self.value(key).unwrap_or(left_out));
        self.note(key, value)
    }

    /// What a PATCH says of a key that may be cleared.
    pub fn patch<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<Patch<T>> {
        let value = match self.value(key) {
            None => Ok(Patch::Keep),
            Some(json) if JsonKind::of(json) == JsonKind::Null => Ok(Patch::Clear),
            Some(json) => read(json).map(Patch::Set),
        };
        self.note(key, value)
    }

    /// An object within the object, which may be left out: `read` gets it, its path with a dot at the
    /// end, and where to note what is wrong with it.
    pub fn object<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Option<T>> {
        let Some(json) = self.value(key) else { return Some(None) };
        read(json, &format!("{}{key}.", self.path), self.issues).map(Some)
    }

    /// What a PATCH says of an object within the object, which is replaced as a whole.
    pub fn patch_object<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Patch<T>> {
        if self.value(key).is_some_and(|json| JsonKind::of(json) == JsonKind::Null) {
            return Some(Patch::Clear);
        }
        Some(self.object(key, read)?.map_or(Patch::Keep, Patch::Set))
    }

    /// The elements of an array that must be there, at most so many, and one at least where it is filled:
    /// `each` gets an element, its path with a dot at the end, and where to note what is wrong with it.
    pub fn list<T>(
        &mut self,
        key: &str,
        count_max: usize,
        is_filled: bool,
        mut each: impl FnMut(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Vec<T>> {
        let Some(json) = self.value(key) else {
            return self.note(key, Err("is missing".to_owned()));
        };
        let (mut read, mut count, mut is_good) = (Vec::new(), 0_usize, true);
        let walked = elements(json, &mut |element| {
            if count < count_max {
                let path = format!("{}{key}[{count}].", self.path);
                match each(element, &path, self.issues) {
                    Some(value) => read.push(value),
                    None => is_good = false,
                }
            }
            count += 1;
        });
        self.note(key, walked)?;
        if count > count_max {
            return self.note(key, Err(format!("has {count} elements; at most {count_max} go in")));
        }
        if count == 0 && is_filled {
            return self.note(key, Err("is empty".to_owned()));
        }
        is_good.then_some(read)
    }

    /// The same for one that may be left out.
    pub fn list_or_none<T>(
        &mut self,
        key: &str,
        count_max: usize,
        is_filled: bool,
        each: impl FnMut(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Option<Vec<T>>> {
        match self.value(key) {
            None => Some(None),
            Some(_) => self.list(key, count_max, is_filled, each).map(Some),
        }
    }

    /// Notes what is wrong with keys that are good each by itself: with one of them, or, where the key
    /// has no name, with the object.
    pub fn checked(&mut self, looked_at: Result<(), (&str, &str)>) -> Option<()> {
        let noted = |(key, fault)| {
            let field = format!("{}{key}", self.path);
            self.issues.push(field.trim_end_matches('.'), fault);
        };
        looked_at.map_err(noted).ok()
    }
}

/// Lists of keys one behind the other, as many as there are in all.
#[must_use]
pub const fn joined<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut keys = [""; N];
    let (mut list, mut at) = (0, 0);
    while list < lists.len() {
        let mut key = 0;
        while key < lists[list].len() {
            keys[at] = lists[list][key];
            key += 1;
            at += 1;
        }
        list += 1;
    }
    keys
}

/// A value that reads itself, whatever key it is the value of.
#[diagnostic::on_unimplemented(
    message = "no key of a body has a value of the type `{Self}`",
    label = "which does not read itself",
    note = "say `#[body(object)]` of a body inside a body, and `#[body(with = function)]` of anything else"
)]
pub trait BodyValue: Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// A [`ValueFault`].
    fn read_value(json: &str) -> Result<Self, ValueFault>;
}

impl BodyValue for bool {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        boolean(json)
    }
}

impl BodyValue for Date {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        date(json)
    }
}

impl BodyValue for Timestamp {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        Self::parse(&text(json)?).map_err(|error| error.to_string())
    }
}

impl BodyValue for Money {
    /// A number, or its digits as a text.
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        let parsed = match JsonKind::of(json) {
            JsonKind::Text => Self::parse(&text(json)?),
            _ => Self::parse(number(json)?),
        };
        parsed.map_err(|error| error.to_string())
    }
}

impl<N: IdPrefix> BodyValue for Id<N> {
    /// A text that is none stands for nothing, as one that nobody has: [`Id::NOBODY`].
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        Ok(text(json)?.parse().unwrap_or(Self::NOBODY))
    }
}

impl BodyValue for AccountType {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        word(json)
    }
}

impl BodyValue for VatCode {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        word(json)
    }
}

/// A word of a closed set.
///
/// # Errors
/// A [`ValueFault`] that says which there are.
pub fn word<T: std::str::FromStr<Err: std::fmt::Display>>(json: &str) -> Result<T, ValueFault> {
    text(json)?.parse().map_err(|error: T::Err| error.to_string())
}

/// A text of 1 to so many characters, of which at least one is seen.
///
/// # Errors
/// A [`ValueFault`].
pub fn filled_text(json: &str, chars_max: usize) -> Result<String, ValueFault> {
    let text = text(json)?;
    if text.trim().is_empty() {
        return Err("is empty".to_owned());
    }
    check_text(&text, chars_max).map(|()| text.into_owned())
}

/// A text of at most so many characters.
///
/// # Errors
/// A [`ValueFault`].
pub fn any_text(json: &str, chars_max: usize) -> Result<String, ValueFault> {
    super::value::short_text(json, chars_max).map(Cow::into_owned)
}

/// Refuses money that is nothing.
///
/// # Errors
/// A [`ValueFault`].
pub fn not_zero(money: Money) -> Result<Money, ValueFault> {
    if money.is_zero() { Err("must not be 0".to_owned()) } else { Ok(money) }
}

/// Refuses money that is nothing, or less.
///
/// # Errors
/// A [`ValueFault`].
pub fn above_zero(money: Money) -> Result<Money, ValueFault> {
    if money > Money::ZERO { Ok(money) } else { Err("must be above 0".to_owned()) }
}

/// A whole number within a range, by its value: 60, 60.0 and 6e1 are the same number.
///
/// # Errors
/// A [`ValueFault`].
pub fn whole<T: TryFrom<i64>>(json: &str, range: RangeInclusive<i64>) -> Result<T, ValueFault> {
    let (least, most) = (range.start(), range.end());
    // Each of them is written 60.00 here.
    let written = Amount::parse(number(json)?).ok().map(|number| number.to_string());
    let value: Option<i64> = written.and_then(|written| written.strip_suffix(".00")?.parse().ok());
    value
        .filter(|value| range.contains(value))
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| format!("must be a whole number from {least} to {most}"))
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;
    use crate::contract::{ToSchema, body};
    use crate::id::AccountId;

    /// Every kind of key that a body has.
    #[body(check = is_in_order, patch(
        /// What changes.
        ShapePatch as PatchShape {
            /// Only a PATCH has it.
            archived: bool,
        }
    ))]
    #[derive(Debug, PartialEq, Serialize, ToSchema)]
    struct Shape {
        /// A date.
        from: Date,
        /// A date that is looked at beside another.
        #[body(then = |day| not_before(day, from), not_in_patch)]
        to: Date,
        /// A text.
        #[schema(min_length = 1, max_length = 5)]
        name: String,
        /// A text by another name, with a limit that is not published.
        #[serde(rename = "type")]
        #[body(max_length = 3, patch_doc = "The type.")]
        kind: Option<String>,
        /// A number with a default.
        #[schema(default = 30, minimum = 0, maximum = 365)]
        days: u16,
        /// A flag with a default.
        #[schema(default = true)]
        flag: bool,
        /// A word with a default.
        #[schema(default = "NV")]
        code: VatCode,
        /// Money that is never cleared.
        #[body(then = above_zero, not_null_in_patch)]
        amount: Option<Money>,
        /// A text with a reader of its own.
        #[body(with = shouted, not_in_patch)]
        loud: Option<String>,
        /// A date that must be said, be it null.
        #[schema(required)]
        lock: Option<Date>,
        /// A body inside.
        #[body(object)]
        inside: Option<Line>,
        /// One line or more.
        #[schema(min_items = 1, max_items = 2)]
        lines: Vec<Line>,
        /// None, if left out.
        #[schema(required = false, max_items = 2)]
        more: Vec<Line>,
    }

    /// A line.
    #[body]
    #[derive(Debug, PartialEq, Eq, Clone, Serialize, ToSchema)]
    struct Line {
        /// An account.
        account_id: AccountId,
    }

    /// A line with a name, its keys beside the name.
    #[body]
    #[derive(Debug, PartialEq, Serialize, ToSchema)]
    struct NamedLine {
        /// A name.
        #[schema(max_length = 5)]
        name: String,
        /// The line.
        #[serde(flatten)]
        line: Line,
    }

    fn not_before(day: Date, from: Option<Date>) -> Result<Date, ValueFault> {
        if from.is_some_and(|from| day < from) { Err("is before".to_owned()) } else { Ok(day) }
    }

    fn shouted(json: &str) -> Result<String, ValueFault> {
        any_text(json, 5).map(|text| text.to_uppercase())
    }

    fn is_in_order(shape: &Shape) -> Result<(), (&'static str, &'static str)> {
        if shape.days > 300 { Err(("days", "are too many")) } else { Ok(()) }
    }

    fn faults<T: std::fmt::Debug>(read: Result<T, FieldIssues>) -> Vec<String> {
        let issues = read.unwrap_err().issues;
        issues.into_iter().map(|issue| format!("{} {}", issue.field, issue.message)).collect()
    }

    const LEAST: &str = r#""from":"2026-01-01","to":"2026-01-02","name":"x","lock":null,
        "lines":[{"account_id":"x"}]"#;

    #[test]
    fn what_a_body_leaves_out_is_its_default_or_nothing() {
        let read = Shape::read(&format!("{{{LEAST}}}")).unwrap();
        assert_eq!((read.days, read.flag, read.code), (30, true, VatCode::Nv));
        assert_eq!((read.kind, read.amount, read.loud), (None, None, None));
        assert_eq!((read.lock, read.inside), (None, None));
        assert_eq!((read.lines, read.more), (vec![Line { account_id: AccountId::NOBODY }], vec![]));
    }

    #[test]
    fn what_a_body_says_is_read_by_its_type_and_its_limits() {
        let more = r#""type":"abc","days":0,"flag":false,"code":"ST","amount":"1.5","loud":"hey",
            "inside":{"account_id":"y"},"more":[]"#;
        let read = Shape::read(&format!("{{{LEAST},{more}}}")).unwrap();
        assert_eq!((read.days, read.flag, read.code), (0, false, VatCode::St));
        assert_eq!((read.kind.as_deref(), read.loud.as_deref()), (Some("abc"), Some("HEY")));
        assert_eq!(read.amount, Some(Money::from_minor(150)));
        assert_eq!(read.inside, Some(Line { account_id: AccountId::NOBODY }));
        assert_eq!(Shape::LINES_MAX, 2);
    }

    #[test]
    fn whole_numbers_are_whole_however_they_are_written() {
        for (json, number) in [("0", 0), ("60", 60), ("60.0", 60), ("6e1", 60), ("86400", 86_400)] {
            assert_eq!(whole(json, 0..=86_400), Ok(number), "{json}");
        }
        for json in ["-1", "0.5", "86401", "1e400", "1e-2000", "\"60\"", "null", "true"] {
            assert!(whole::<i64>(json, 0..=86_400).is_err(), "{json}");
        }
    }

    #[test]
    fn faults_come_in_the_order_of_the_keys_and_with_their_paths() {
        let json = r#"{"lines":[{"account_id":1},{}],"name":" ","to":"2026-01-01","days":366,
            "from":"2026-01-02","type":"long","amount":0,"code":"XX","inside":{},"other":1}"#;
        assert_eq!(
            faults(Shape::read(json)),
            [
                "other is not a known key; known are from, to, name, type, days, flag, code, amount, \
                 loud, lock, inside, lines, more",
                "to is before",
                "name is empty",
                "type is longer than 3 characters",
                "days must be a whole number from 0 to 365",
                &format!("code {}", "XX".parse::<VatCode>().unwrap_err()),
                "amount must be above 0",
                "lock is missing",
                "inside.account_id is missing",
                "lines[0].account_id must be a string, not a number",
                "lines[1].account_id is missing",
            ]
        );
        let empty = LEAST.replace(r#"{"account_id":"x"}"#, "");
        assert_eq!(faults(Shape::read(&format!("{{{empty}}}"))), ["lines is empty"]);
    }

    #[test]
    fn keys_are_looked_at_together_when_each_is_good() {
        let read = Shape::read(&format!("{{{LEAST},\"days\":301}}"));
        assert_eq!(faults(read), ["days are too many"]);
        assert_eq!(faults(Shape::read("[]")), [" must be an object, not an array"]);
    }

    #[test]
    fn a_patch_has_the_same_keys_and_clears_what_may_be_missing() {
        assert_eq!(ShapePatch::read("{}"), Ok(ShapePatch::default()));
        let json = r#"{"type":null,"inside":null,"archived":true,"name":"y"}"#;
        let expected = ShapePatch {
            kind: Patch::Clear,
            inside: Patch::Clear,
            archived: Some(true),
            name: Some("y".to_owned()),
            ..ShapePatch::default()
        };
        assert_eq!(ShapePatch::read(json), Ok(expected));
        let said = faults(ShapePatch::read(r#"{"amount":null,"name":null,"days":366,"loud":"x"}"#));
        assert_eq!(
            said,
            [
                "loud is not a known key; known are from, name, type, days, flag, code, amount, \
                 lock, inside, lines, more, archived",
                "name must be a string, not null",
                "days must be a whole number from 0 to 365",
                "amount must be a number, not null",
            ]
        );
    }

    #[test]
    fn a_flat_body_has_its_keys_among_those_around_it() {
        let read = NamedLine::read(r#"{"name":"x","account_id":"y"}"#).unwrap();
        assert_eq!((&*read.name, read.line.account_id), ("x", AccountId::NOBODY));
        let unknown = faults(NamedLine::read(r#"{"nam":"x"}"#));
        assert_eq!(unknown[0], "nam is not a known key; known are name, account_id");
        assert_eq!(unknown.len(), 3);
    }
}
