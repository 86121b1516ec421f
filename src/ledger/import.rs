//! Which rows of a statement are there already.
//!
//! A row with an external id is that, whatever its texts say. A row without is its content and how many
//! of the same stand before it in the file: two coffees of one day both count, and the same file again
//! makes nothing.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use crate::date::Date;
use crate::money::Money;

/// SHA-256 of what a statement says of a row.
pub type ContentHash = [u8; 32];

/// The content of a row: day, amount, description and reference, each with its length in front.
#[must_use]
pub fn content(
    date: Date,
    amount: Money,
    description: &str,
    reference: Option<&str>,
) -> ContentHash {
    let mut hash = Sha256::new();
    let (date, amount) = (date.to_string(), amount.minor().to_string());
    for part in [&date, &amount, description, reference.unwrap_or_default()] {
        // A text of a request is far shorter than 2^64.
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().into()
}

/// A row, by what it is told from others.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowIdentity {
    /// The bank's name for it.
    External(String),
    /// What it says.
    Content(ContentHash),
}

/// What becomes of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportVerdict<T> {
    /// It is new: so many of the same content stand before it, itself included; 0 for one with an
    /// external id.
    New(i64),
    /// It is there.
    Known(T),
    /// It is the row at this place of the same file.
    Repeats(usize),
}

/// What becomes of each row, given those that are there: of an external id one, of a content all, by
/// their occurrence.
#[must_use]
pub fn import_verdicts<T: Copy>(
    rows: &[RowIdentity],
    there: &BTreeMap<RowIdentity, Vec<T>>,
) -> Vec<ImportVerdict<T>> {
    // Where each stood so far.
    let mut seen: BTreeMap<&RowIdentity, Vec<usize>> = BTreeMap::new();
    let verdict = |(at, row)| {
        let before = seen.entry(row).or_default();
        let known = there.get(row).map(Vec::as_slice).unwrap_or_default();
        let verdict = match row {
            RowIdentity::External(_) => match (known.first(), before.first()) {
                (Some(known), _) => ImportVerdict::Known(*known),
                (None, Some(first)) => ImportVerdict::Repeats(*first),
                (None, None) => ImportVerdict::New(0),
            },
            RowIdentity::Content(_) => match known.get(before.len()) {
                Some(known) => ImportVerdict::Known(*known),
                // Rows of a file are far fewer than 2^63.
                None => ImportVerdict::New(i64::try_from(before.len() + 1).unwrap_or(i64::MAX)),
            },
        };
        before.push(at);
        verdict
    };
    rows.iter().enumerate().map(verdict).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn row(text: &str) -> RowIdentity {
        let day = Date::parse_iso("2026-03-02").unwrap();
        match text.strip_prefix('#') {
            Some(name) => RowIdentity::External(name.to_owned()),
            None => RowIdentity::Content(content(day, Money::from_minor(-250), text, None)),
        }
    }

    /// Imports files one after the other; gives how many rows each made, and what is there in the end.
    fn import(files: &[Vec<RowIdentity>]) -> (Vec<usize>, BTreeMap<RowIdentity, Vec<usize>>) {
        let (mut there, mut next) = (BTreeMap::<RowIdentity, Vec<usize>>::new(), 0);
        let mut made = Vec::new();
        for file in files {
            let verdicts = import_verdicts(file, &there);
            let mut count = 0;
            for (row, verdict) in file.iter().zip(verdicts) {
                if let ImportVerdict::New(occurrence) = verdict {
                    let of = there.entry(row.clone()).or_default();
                    of.push(next);
                    if let RowIdentity::Content(_) = row {
                        assert_eq!(usize::try_from(occurrence).unwrap(), of.len());
                    }
                    (next, count) = (next + 1, count + 1);
                }
            }
            made.push(count);
        }
        (made, there)
    }

    #[test]
    fn two_of_the_same_in_a_file_both_count_and_the_file_again_makes_nothing() {
        let file: Vec<_> = ["coffee", "coffee", "rent"].map(row).to_vec();
        let three: Vec<_> = ["coffee", "coffee", "coffee"].map(row).to_vec();
        assert_eq!(import(&[file.clone(), file, three]).0, [3, 0, 1]);
    }

    #[test]
    fn an_external_id_is_what_a_row_is() {
        let file: Vec<_> = ["#a", "#b", "#a", "coffee"].map(row).to_vec();
        assert_eq!(import_verdicts::<()>(&file, &BTreeMap::new())[2], ImportVerdict::Repeats(0));
        assert_eq!(import(&[file.clone(), file]).0, [3, 0]);
    }

    #[test]
    fn no_two_contents_read_alike() {
        let day = Date::parse_iso("2026-03-02").unwrap();
        let of = |description, reference| content(day, Money::ZERO, description, reference);
        assert_ne!(of("ab", Some("c")), of("a", Some("bc")));
        assert_eq!(of("ab", None), of("ab", Some("")));
    }

    fn file() -> impl Strategy<Value = Vec<RowIdentity>> {
        let name = prop_oneof!["[a-c]", "#[a-c]"];
        prop::collection::vec(name.prop_map(|name| row(&name)), 0..12)
    }

    proptest! {
        #[test]
        fn a_file_again_makes_nothing_in_whatever_order(
            (file, shuffled) in file().prop_flat_map(|file| {
                (Just(file.clone()), Just(file).prop_shuffle())
            }),
        ) {
            prop_assert_eq!(import(&[file, shuffled]).0[1], 0);
        }

        #[test]
        fn of_each_row_there_are_as_many_as_in_the_file_that_has_most(
            files in prop::collection::vec(file(), 0..4),
        ) {
            let (_, there) = import(&files);
            for (row, ids) in there {
                let count = |file: &Vec<RowIdentity>| file.iter().filter(|other| **other == row).count();
                let most = files.iter().map(count).max().unwrap_or_default();
                let expected = if matches!(row, RowIdentity::External(_)) { 1 } else { most };
                prop_assert_eq!(ids.len(), expected);
            }
        }
    }
}
