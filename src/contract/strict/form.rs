//! An object of a body, read key by key: every fault with its path.

use std::borrow::Cow;

use super::value::{check_text, number};
use super::{JsonKind, ValueFault, elements, members, text};
use crate::contract::issue::FieldIssues;
use crate::date::Date;
use crate::id::{Id, IdPrefix};
use crate::money::Money;

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

    /// The value of a key, or what it stands for when it is left out.
    pub fn or<T>(
        &mut self,
        key: &str,
        left_out: T,
        read: impl FnOnce(&'a str) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let value = self.value(key).map_or(Ok(left_out), read);
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

    /// The elements of an array that must be there, at most so many: `each` gets an element, its path
    /// with a dot at the end, and where to note what is wrong with it.
    pub fn list<T>(
        &mut self,
        key: &str,
        count_max: usize,
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
        is_good.then_some(read)
    }

    /// The same for an array that is never empty.
    pub fn list_filled<T>(
        &mut self,
        key: &str,
        count_max: usize,
        each: impl FnMut(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Vec<T>> {
        let list = self.list(key, count_max, each)?;
        if list.is_empty() {
            return self.note(key, Err("is empty".to_owned()));
        }
        Some(list)
    }

    /// The same for one that may be left out.
    pub fn list_or_none<T>(
        &mut self,
        key: &str,
        count_max: usize,
        each: impl FnMut(&'a str, &str, &mut FieldIssues) -> Option<T>,
    ) -> Option<Option<Vec<T>>> {
        match self.value(key) {
            None => Some(None),
            Some(_) => self.list_filled(key, count_max, each).map(Some),
        }
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

/// An identifier. A text that is none stands for nothing, as one that nobody has: [`Id::NOBODY`].
///
/// # Errors
/// A [`ValueFault`] for another kind of value.
pub fn id<N: IdPrefix>(json: &str) -> Result<Id<N>, ValueFault> {
    Ok(text(json)?.parse().unwrap_or(Id::NOBODY))
}

/// Money: a number, or its digits as a text.
///
/// # Errors
/// A [`ValueFault`].
pub fn money(json: &str) -> Result<Money, ValueFault> {
    let parsed = match JsonKind::of(json) {
        JsonKind::Text => Money::parse(&text(json)?),
        _ => Money::parse(number(json)?),
    };
    parsed.map_err(|error| error.to_string())
}

/// Money that is not nothing.
///
/// # Errors
/// A [`ValueFault`].
pub fn some_money(json: &str) -> Result<Money, ValueFault> {
    let money = money(json)?;
    if money.is_zero() { Err("must not be 0".to_owned()) } else { Ok(money) }
}

/// Money above nothing.
///
/// # Errors
/// A [`ValueFault`].
pub fn positive_money(json: &str) -> Result<Money, ValueFault> {
    let money = money(json)?;
    if money > Money::ZERO { Ok(money) } else { Err("must be above 0".to_owned()) }
}

/// A calendar day, or null.
///
/// # Errors
/// A [`ValueFault`].
pub fn date_or_null(json: &str) -> Result<Option<Date>, ValueFault> {
    if JsonKind::of(json) == JsonKind::Null { Ok(None) } else { super::value::date(json).map(Some) }
}

/// A whole number within a range.
///
/// # Errors
/// A [`ValueFault`].
pub fn whole(json: &str, range: std::ops::RangeInclusive<i64>) -> Result<i64, ValueFault> {
    let (least, most) = (range.start(), range.end());
    let value: Option<i64> = number(json)?.parse().ok();
    value
        .filter(|value| range.contains(value))
        .ok_or_else(|| format!("must be a whole number from {least} to {most}"))
}
