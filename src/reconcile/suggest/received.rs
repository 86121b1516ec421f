//! Suggestions that came back from a daemon, as places in the rows that were sent.
//!
//! The wire has rows by content. Of unmatched rows that are alike the earlier ones are named
//! first, here as where suggestions are made; a copy's original is the first of the matched pairs
//! of that content. So nothing is lost on the way.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::super::received::{ReceivedRow, content, malformed};
use super::super::{Outcome, ReceivedError, Rows};
use super::{Suggestion, difference};
use crate::amount::Amount;
use crate::contract::reconcile::{Row, Score};
use crate::contract::suggestion::SuggestionKind;

#[derive(Deserialize)]
struct Received<'a> {
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
}

/// The suggestions of a result, for rows and lists that are already known to be right.
///
/// # Errors
/// [`ReceivedError`] for what cannot be about these rows.
pub(in crate::reconcile) fn received(
    (bank, book): (&Rows, &Rows),
    outcome: &Outcome,
    suggestions: &RawValue,
) -> Result<Vec<Suggestion>, ReceivedError> {
    let list: Vec<Received<'_>> =
        serde_json::from_str(suggestions.get()).map_err(|error| malformed(&error))?;
    let mut unmatched_bank = Unmatched::of(bank, &outcome.missing_from_books);
    let mut unmatched_book = Unmatched::of(book, &outcome.remove_from_books);
    let originals = Originals::of(bank, book, outcome);
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
            let (bank_row, book_row) = pair.ok_or_else(|| ReceivedError::Foreign(place()))?;
            if is_in_bank {
                (vec![unmatched_bank.take(copy, place)?, bank_row], vec![book_row])
            } else {
                (vec![bank_row], vec![unmatched_book.take(copy, place)?, book_row])
            }
        } else {
            (unmatched_bank.take_all(&one.bank, place)?, unmatched_book.take_all(&one.book, place)?)
        };
        let suggestion = Suggestion {
            kind,
            amount_difference: difference(bank, book, &bank_rows, &book_rows),
            bank_rows,
            book_rows,
            confidence: Score::parse(one.confidence.get())
                .ok_or_else(|| malformed(&"a confidence is not a number from 0 to 1"))?,
            reason: one.reason.clone(),
        };
        let stated = Amount::parse(one.amount_difference.get()).map_err(|e| malformed(&e))?;
        if stated != suggestion.amount_difference {
            return Err(ReceivedError::FiguresDiffer);
        }
        found.push(suggestion);
    }
    Ok(found)
}

/// Unmatched rows that no suggestion has named yet; of alike ones the latest first, to be taken
/// from the end.
struct Unmatched {
    by_content: BTreeMap<String, Vec<u32>>,
}

impl Unmatched {
    fn of(rows: &Rows, unmatched: &[u32]) -> Self {
        let mut by_content: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        for row in unmatched.iter().rev() {
            by_content.entry(content_of(rows.row(*row))).or_default().push(*row);
        }
        Self { by_content }
    }

    fn take(
        &mut self,
        row: &ReceivedRow<'_>,
        place: impl FnOnce() -> String,
    ) -> Result<u32, ReceivedError> {
        let free = self.by_content.get_mut(&row.content()).and_then(Vec::pop);
        free.ok_or_else(|| ReceivedError::Foreign(place()))
    }

    fn take_all(
        &mut self,
        rows: &[ReceivedRow<'_>],
        place: impl Fn() -> String,
    ) -> Result<Vec<u32>, ReceivedError> {
        rows.iter().map(|row| self.take(row, &place)).collect()
    }
}

/// The first matched pair of each content.
struct Originals {
    by_content: BTreeMap<(String, String), (u32, u32)>,
}

impl Originals {
    fn of(bank: &Rows, book: &Rows, outcome: &Outcome) -> Self {
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
