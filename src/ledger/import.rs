//! Which rows of a statement are there already.
//!
//! A row with an external id is that, whatever its texts say. A row without is its content and how many
//! of the same stand before it in the file: two coffees of one day both count, and the same file again
//! makes nothing.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use super::refusal::{Reason, Refusal};
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

/// The occurrence of a row that somebody enters by hand, with so many of its identity there: of a content
/// the next, 0 for one with an external id.
///
/// # Errors
/// [`Reason::DuplicateExternalId`].
pub fn entered(identity: &RowIdentity, there: usize) -> Result<i64, Refusal> {
    match identity {
        RowIdentity::External(_) if there > 0 => {
            let message = "another transaction of this bank account has the external_id";
            Err(Refusal::new(Reason::DuplicateExternalId, message).at("external_id"))
        }
        RowIdentity::External(_) => Ok(0),
        // Rows of a bank account are far fewer than 2^63.
        RowIdentity::Content(_) => Ok(i64::try_from(there + 1).unwrap_or(i64::MAX)),
    }
}

/// Refuses an external id that stands for another day or amount, in what is there or in the file: to call
/// that the same row would lose money without a word.
///
/// # Errors
/// [`Reason::DuplicateExternalId`], with the place of the row.
pub fn check_external_ids<'r>(
    rows: impl IntoIterator<Item = (Option<&'r str>, Date, Money)>,
    mut said: BTreeMap<&'r str, (Date, Money)>,
) -> Result<(), Refusal> {
    for (at, (name, date, amount)) in rows.into_iter().enumerate() {
        let Some(name) = name else { continue };
        let (was_date, was_amount) = *said.entry(name).or_insert((date, amount));
        if (was_date, was_amount) != (date, amount) {
            let message = format!("external_id {name} is that of {was_amount} of {was_date}");
            let refusal = Refusal::new(Reason::DuplicateExternalId, message).at("external_id");
            return Err(refusal.within("rows", at));
        }
    }
    Ok(())
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

    #[test]
    fn a_row_entered_by_hand_is_the_next_of_its_content_or_the_only_one_of_its_name() {
        assert_eq!(entered(&row("coffee"), 0), Ok(1));
        assert_eq!(entered(&row("coffee"), 2), Ok(3));
        assert_eq!(entered(&row("#a"), 0), Ok(0));
        assert_eq!(entered(&row("#a"), 1).unwrap_err().reason, Reason::DuplicateExternalId);
    }

    #[test]
    fn an_external_id_that_stands_for_other_money_names_its_row() {
        let day = |text| Date::parse_iso(text).unwrap();
        let rows = [
            (Some("a"), day("2026-03-02"), Money::from_minor(5)),
            (None, day("2026-03-02"), Money::ZERO),
            (Some("a"), day("2026-03-03"), Money::from_minor(5)),
        ];
        let refused = check_external_ids(rows, BTreeMap::new()).unwrap_err();
        assert_eq!(refused.message, "rows[2]: external_id a is that of 0.05 of 2026-03-02");
        assert_eq!(refused.details["field"], "rows[2].external_id");
        let said = BTreeMap::from([("a", (day("2026-03-01"), Money::from_minor(5)))]);
        assert_eq!(check_external_ids(rows, said).unwrap_err().details["index"], 0);
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
        fn external_ids_are_taken_if_and_only_if_each_stands_for_one_day_and_amount(
            rows in prop::collection::vec((prop::option::of("[a-c]"), 0_i32..2, 0_i64..2), 0..8),
            there in prop::collection::btree_map("[a-c]", (0_i32..2, 0_i64..2), 0..3),
        ) {
            let start = Date::parse_iso("2026-03-02").unwrap();
            let of = |days: i32, minor| (start.plus_days(days), Money::from_minor(minor));
            let mut all: BTreeMap<&str, std::collections::BTreeSet<_>> = BTreeMap::new();
            for (name, (days, minor)) in &there {
                all.entry(name).or_default().insert(of(*days, *minor));
            }
            for (name, days, minor) in &rows {
                if let Some(name) = name {
                    all.entry(name).or_default().insert(of(*days, *minor));
                }
            }
            let said = there.iter().map(|(name, (days, minor))| (&**name, of(*days, *minor)));
            let rows = rows.iter().map(|(name, days, minor)| {
                let (date, amount) = of(*days, *minor);
                (name.as_deref(), date, amount)
            });
            let checked = check_external_ids(rows, said.collect());
            prop_assert_eq!(checked.is_ok(), all.values().all(|stands_for| stands_for.len() == 1));
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
