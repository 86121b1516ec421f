//! Suggestions that came back from a daemon, as places in the rows that were sent.
//!
//! The wire has rows by content. Of unmatched rows that are alike the earlier ones are named
//! first, here as where suggestions are made; a copy's original is the first of the matched pairs
//! of that content. So nothing is lost on the way.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::suggestion::{Suggestion, SuggestionAlternative, difference, unnamed};
use crate::outcome::MatchOutcome;
use crate::row::Rows;
use crate::wire::received_row::{ReceivedRow, ReconcileResultError, content, malformed};
use tieout::amount::Amount;
use tieout::contract::reconcile::Score;
use tieout::contract::row::Row;
use tieout::contract::suggestion::SuggestionKind;

#[derive(Deserialize)]
struct SuggestionBody<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    #[serde(borrow)]
    bank: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    book: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    amount_difference: &'a RawValue,
    #[serde(borrow)]
    confidence: &'a RawValue,
    reason: String,
    #[serde(borrow, default)]
    alternatives: Vec<AlternativeBody<'a>>,
}

#[derive(Deserialize)]
struct AlternativeBody<'a> {
    #[serde(borrow)]
    bank: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    book: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    confidence: &'a RawValue,
}

/// The suggestions of a result, for rows and lists that are already known to be right.
///
/// # Errors
/// [`ReconcileResultError`] for what cannot be about these rows.
pub(crate) fn received(
    (bank, book): (&Rows, &Rows),
    outcome: &MatchOutcome,
    suggestions: &RawValue,
) -> Result<Vec<Suggestion>, ReconcileResultError> {
    let list: Vec<SuggestionBody<'_>> =
        serde_json::from_str(suggestions.get()).map_err(|error| malformed(&error))?;
    let mut unmatched_bank = UnsuggestedRows::of(bank, &outcome.missing_from_books);
    let mut unmatched_book = UnsuggestedRows::of(book, &outcome.remove_from_books);
    let originals = FirstPairs::of(bank, book, outcome);
    let mut found = Vec::with_capacity(list.len());
    for (at, one) in list.iter().enumerate() {
        let kind = SuggestionKind::from_name(&one.kind)
            .ok_or_else(|| malformed(&format!("a suggestion is of no known kind: {}", one.kind)))?;
        let place = || format!("suggestions[{at}]");
        let (bank_rows, book_rows) = if kind == SuggestionKind::Duplicate {
            let is_in_bank = one.bank.len() == 2;
            let (([copy, original], [partner]) | ([partner], [copy, original])) =
                (one.bank.as_slice(), one.book.as_slice())
            else {
                return Err(malformed(&"a duplicate is not one of a pair"));
            };
            let (in_bank, in_book) =
                if is_in_bank { (original, partner) } else { (partner, original) };
            let pair = originals.find(in_bank, in_book);
            let (bank_row, book_row) =
                pair.ok_or_else(|| ReconcileResultError::Foreign(place()))?;
            if is_in_bank {
                (vec![unmatched_bank.take(copy, place)?, bank_row], vec![book_row])
            } else {
                (vec![bank_row], vec![unmatched_book.take(copy, place)?, book_row])
            }
        } else {
            (unmatched_bank.take_all(&one.bank, place)?, unmatched_book.take_all(&one.book, place)?)
        };
        let alternative = |one: &AlternativeBody<'_>| {
            Ok(SuggestionAlternative {
                bank_rows: unmatched_bank.instead(&one.bank, &bank_rows, place)?,
                book_rows: unmatched_book.instead(&one.book, &book_rows, place)?,
                confidence: confidence(one.confidence)?,
            })
        };
        let alternatives: Result<Vec<_>, _> = one.alternatives.iter().map(alternative).collect();
        let suggestion = Suggestion {
            kind,
            amount_difference: difference(bank, book, &bank_rows, &book_rows),
            confidence: confidence(one.confidence)?,
            reason: one.reason.clone(),
            alternatives: alternatives?,
            bank_rows,
            book_rows,
        };
        let stated = Amount::parse(one.amount_difference.get()).map_err(|e| malformed(&e))?;
        if stated != suggestion.amount_difference {
            return Err(ReconcileResultError::FiguresDiffer);
        }
        found.push(suggestion);
    }
    Ok(found)
}

fn confidence(stated: &RawValue) -> Result<Score, ReconcileResultError> {
    Score::parse(stated.get()).ok_or_else(|| malformed(&"a confidence is not a number from 0 to 1"))
}

/// Unmatched rows by content, the earliest of alike ones first, and how many of them suggestions have named.
struct UnsuggestedRows {
    by_content: BTreeMap<String, (Vec<u32>, usize)>,
}

impl UnsuggestedRows {
    fn of(rows: &Rows, unmatched: &[u32]) -> Self {
        let mut by_content: BTreeMap<String, (Vec<u32>, usize)> = BTreeMap::new();
        for row in unmatched {
            by_content.entry(content_of(rows.row(*row))).or_default().0.push(*row);
        }
        Self { by_content }
    }

    fn take(
        &mut self,
        row: &ReceivedRow<'_>,
        place: impl FnOnce() -> String,
    ) -> Result<u32, ReconcileResultError> {
        let next = |(rows, named): &mut (Vec<u32>, usize)| {
            *named += 1;
            rows.get(*named - 1).copied()
        };
        let free = self.by_content.get_mut(&row.content()).and_then(next);
        free.ok_or_else(|| ReconcileResultError::Foreign(place()))
    }

    /// The rows that may be meant instead of a suggestion's `own`.
    fn instead(
        &self,
        rows: &[ReceivedRow<'_>],
        own: &[u32],
        place: impl Fn() -> String,
    ) -> Result<Vec<u32>, ReconcileResultError> {
        let mut named = Vec::with_capacity(rows.len());
        for row in rows {
            let alike = self.by_content.get(&row.content()).map_or(&[][..], |(rows, _)| rows);
            let row = unnamed(alike, own, &named);
            named.push(row.ok_or_else(|| ReconcileResultError::Foreign(place()))?);
        }
        named.sort_unstable();
        Ok(named)
    }

    fn take_all(
        &mut self,
        rows: &[ReceivedRow<'_>],
        place: impl Fn() -> String,
    ) -> Result<Vec<u32>, ReconcileResultError> {
        rows.iter().map(|row| self.take(row, &place)).collect()
    }
}

/// The first matched pair of each content.
struct FirstPairs {
    by_content: BTreeMap<(String, String), (u32, u32)>,
}

impl FirstPairs {
    fn of(bank: &Rows, book: &Rows, outcome: &MatchOutcome) -> Self {
        let mut by_content = BTreeMap::new();
        for pair in &outcome.pairs {
            let key = (content_of(bank.row(pair.bank_row)), content_of(book.row(pair.book_row)));
            by_content.entry(key).or_insert((pair.bank_row, pair.book_row));
        }
        Self { by_content }
    }

    fn find(&self, bank: &ReceivedRow<'_>, book: &ReceivedRow<'_>) -> Option<(u32, u32)> {
        self.by_content.get(&(bank.content(), book.content())).copied()
    }
}

fn content_of(row: Row<'_>) -> String {
    content(row.date, row.amount, row.description)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::testing::full_rows;
    use crate::{MatchOptions, reconcile};

    /// Slips, turned signs and sums of one another; two are written in two ways.
    const AMOUNTS: [&str; 9] =
        ["12.50", "12.5", "-12.50", "21.50", "34.00", "34", "13.75", "20.25", "1e30"];
    const TEXTS: [&str; 3] = ["CARD ACME 90417", "ACME INV 90417 \"B\"\nBOLT", ""];

    fn some_rows() -> impl Strategy<Value = Rows> {
        let amounts = proptest::sample::select(&AMOUNTS);
        let row = (1_u8..28, amounts, proptest::sample::select(&TEXTS));
        vec(row, 0..24).prop_map(|list| {
            let dated: Vec<_> =
                list.iter().map(|(day, a, t)| (format!("2026-01-{day:02}"), *a, *t)).collect();
            let list: Vec<_> = dated.iter().map(|(date, a, t)| (date.as_str(), *a, *t)).collect();
            full_rows(&list)
        })
    }

    fn options() -> MatchOptions {
        MatchOptions { suggest: true, ..MatchOptions::default() }
    }

    fn wire(bank: &Rows, book: &Rows) -> (MatchOutcome, String) {
        let outcome = reconcile(bank, book, options(), &|_| ());
        let result = serde_json::to_string(&outcome.to_contract(bank, book, 7, true));
        (outcome, result.unwrap())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn suggestions_come_back_as_a_run_in_process_makes_them(
            bank in some_rows(), book in some_rows()
        ) {
            let (outcome, result) = wire(&bank, &book);
            prop_assert_eq!(MatchOutcome::received(&bank, &book, options(), &result), Ok(outcome));
        }
    }

    fn small() -> (Rows, Rows, String) {
        let bank = full_rows(&[
            ("2026-01-01", "5.00", "RENT 90417"),
            ("2026-01-20", "54.90", "CARD BREWERS 20471"),
        ]);
        let book = full_rows(&[
            ("2026-01-02", "5.00", "Rent 90417"),
            ("2026-01-02", "5.00", "Rent 90417"),
            ("2026-01-19", "45.90", "Brewers 20471"),
        ]);
        let (outcome, result) = wire(&bank, &book);
        assert_eq!(outcome.suggestions.map(|list| list.len()), Some(2));
        (bank, book, result)
    }

    #[test]
    fn suggestions_that_cannot_be_about_the_rows_are_refused() {
        let (bank, book, result) = small();
        let received = |result: &str| {
            let read = MatchOutcome::received(&bank, &book, options(), result);
            read.map(|_| ()).map_err(|error| error.to_string())
        };
        assert_eq!(received(&result), Ok(()));
        let (head, suggestions) = result.split_once(r#","suggestions":"#).unwrap();
        assert_eq!(received(&format!("{head}}}")), Err("has no suggestions".to_owned()));
        for (from, to, words) in [
            (
                "mistyped_amount",
                "bad_luck",
                "is not the result of a reconciliation: a suggestion is of no known kind: bad_luck",
            ),
            (
                "mistyped_amount",
                "duplicate",
                "is not the result of a reconciliation: a duplicate is not one of a pair",
            ),
            (
                "\"amount_difference\":9.00",
                "\"amount_difference\":9.01",
                "states figures that its own lists do not give",
            ),
            (
                "Brewers",
                "Bakers",
                "lists at suggestions[1] a row that was not sent, or was sent fewer times",
            ),
            (
                "Rent",
                "Rant",
                "lists at suggestions[0] a row that was not sent, or was sent fewer times",
            ),
        ] {
            assert!(suggestions.contains(from), "{from}: {suggestions}");
            let changed = suggestions.replacen(from, to, 1);
            let refused = received(&format!("{head},\"suggestions\":{changed}"));
            assert_eq!(refused, Err(words.to_owned()), "{to}");
        }
    }
}
