//! An object of a body, read key by key: every fault with its path.

mod body_value;
mod patch;
#[cfg(test)]
mod tests;

use super::json::{JsonKind, ValueFault, elements, members};
use crate::contract::issue::FieldIssues;

pub use body_value::{BodyValue, above_zero, any_text, filled_text, not_zero, whole, word};
pub use patch::Patch;

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
