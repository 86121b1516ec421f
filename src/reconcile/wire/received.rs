//! A result that came back from a daemon, as places in the rows that were sent.
//!
//! The wire has rows by content, an [`MatchOutcome`] by index. Of rows that are alike in every digit
//! the earlier are the matched ones, here as in the matcher, so nothing is lost on the way.
//! What came back is checked as if a stranger had sent it: every row must be accounted for, and
//! the figures must be those of the rows.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::received_row::{ReceivedRow, ReconcileResultError, content, malformed};
use crate::options::MatchOptions;
use crate::outcome::MatchOutcome;
use crate::pair::Pair;
use crate::rivals::rivals;
use crate::row::Rows;
use crate::suggest::received;
use tieout::amount::Amount;
use tieout::contract::reconcile::{Score, Summary, Verification, VerificationReason};
use tieout::contract::row::Row;

impl MatchOutcome {
    /// Reads the API's result object (contract part 2.4, with `matched`) for the rows that were
    /// sent. Rivals, which are not on the wire, are counted from the rows.
    ///
    /// # Errors
    /// [`ReconcileResultError`] for what cannot be the result of these rows.
    pub fn received(
        bank: &Rows,
        book: &Rows,
        options: MatchOptions,
        result: &str,
    ) -> Result<Self, ReconcileResultError> {
        let result: ReconcileResultBody<'_> =
            serde_json::from_str(result).map_err(|error| malformed(&error))?;
        let matched = result.matched.ok_or(ReconcileResultError::WithoutPairs)?;
        let (mut bank_places, mut book_places) = (UnlistedRows::of(bank), UnlistedRows::of(book));
        let mut pairs = Vec::with_capacity(matched.len());
        for (at, pair) in matched.iter().enumerate() {
            let score = score(pair)?;
            if score < options.minimum_score {
                return Err(ReconcileResultError::TooWeak(at));
            }
            pairs.push(Pair {
                bank_row: bank_places.take(&pair.bank, || format!("matched[{at}].bank"))?,
                book_row: book_places.take(&pair.book, || format!("matched[{at}].book"))?,
                score,
                rivals: 0,
            });
        }
        bank_places.take_all(&result.missing_from_books, "bank", "missing_from_books")?;
        book_places.take_all(&result.remove_from_books, "book", "remove_from_books")?;
        // Alike rows are taken in order, so a list in input order has its places in order too.
        pairs.sort_unstable_by_key(|pair| pair.bank_row);
        let counted = rivals(bank, book, options.window_days, &pairs);
        for (pair, rivals) in pairs.iter_mut().zip(counted) {
            pair.rivals = rivals;
        }
        let mut outcome = Self::audited(bank, book, pairs, Vec::new());
        if result.summary.counts() != outcome.summary(bank, book) {
            return Err(ReconcileResultError::Miscounted);
        }
        if result.verification.figures()? != outcome.verification {
            return Err(ReconcileResultError::FiguresDiffer);
        }
        if options.suggest {
            let suggestions = result.suggestions.ok_or(ReconcileResultError::WithoutSuggestions)?;
            outcome.suggestions = Some(received::received((bank, book), &outcome, suggestions)?);
        }
        Ok(outcome)
    }
}

/// The result object, numbers as text. Members that are not needed are not read, so that a later
/// daemon may add some.
#[derive(Deserialize)]
struct ReconcileResultBody<'a> {
    summary: ReconcileSummaryBody,
    #[serde(borrow)]
    verification: ReceivedVerification<'a>,
    #[serde(borrow)]
    missing_from_books: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    remove_from_books: Vec<ReceivedRow<'a>>,
    #[serde(borrow)]
    matched: Option<Vec<ReceivedPair<'a>>>,
    /// Read only where they were asked for.
    #[serde(borrow)]
    suggestions: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct ReconcileSummaryBody {
    verified: bool,
    bank_rows: usize,
    book_rows: usize,
    matched_count: usize,
    missing_from_books_count: usize,
    remove_from_books_count: usize,
}

#[derive(Deserialize)]
struct ReceivedVerification<'a> {
    is_verified: bool,
    #[serde(borrow)]
    expected_net_discrepancy: &'a RawValue,
    #[serde(borrow)]
    actual_net_effect: &'a RawValue,
    #[serde(borrow)]
    reason: Cow<'a, str>,
}

#[derive(Deserialize)]
struct ReceivedPair<'a> {
    #[serde(borrow)]
    bank: ReceivedRow<'a>,
    #[serde(borrow)]
    book: ReceivedRow<'a>,
    #[serde(borrow)]
    score: &'a RawValue,
    ambiguous: bool,
}

impl ReconcileSummaryBody {
    const fn counts(&self) -> Summary {
        Summary {
            verified: self.verified,
            bank_rows: self.bank_rows,
            book_rows: self.book_rows,
            matched_count: self.matched_count,
            missing_from_books_count: self.missing_from_books_count,
            remove_from_books_count: self.remove_from_books_count,
        }
    }
}

impl ReceivedVerification<'_> {
    fn figures(&self) -> Result<Verification, ReconcileResultError> {
        let figure =
            |number: &RawValue| Amount::parse(number.get()).map_err(|error| malformed(&error));
        let reason = VerificationReason::from_sentence(&self.reason)
            .ok_or_else(|| ReconcileResultError::UnknownReason(self.reason.clone().into_owned()))?;
        Ok(Verification {
            is_verified: self.is_verified,
            expected_net_discrepancy: figure(self.expected_net_discrepancy)?,
            actual_net_effect: figure(self.actual_net_effect)?,
            reason,
        })
    }
}

fn score(pair: &ReceivedPair<'_>) -> Result<Score, ReconcileResultError> {
    let score = Score::parse(pair.score.get())
        .ok_or_else(|| malformed(&"a score is not a number from 0 to 1 with three decimals"))?;
    if score.is_ambiguous() != pair.ambiguous {
        return Err(malformed(&"a score and its `ambiguous` contradict each other"));
    }
    Ok(score)
}

/// The rows of one side that no list has named yet, the earliest first among alike rows.
struct UnlistedRows {
    by_content: BTreeMap<String, IdenticalRows>,
}

/// Rows that are the same in every column.
#[derive(Default)]
struct IdenticalRows {
    rows: Vec<u32>,
    taken: usize,
}

impl UnlistedRows {
    fn of(rows: &Rows) -> Self {
        let mut by_content: BTreeMap<String, IdenticalRows> = BTreeMap::new();
        for row in rows.indices() {
            let Row { date, amount, description } = rows.row(row);
            let alike = by_content.entry(content(date, amount, description)).or_default();
            alike.rows.push(row);
        }
        Self { by_content }
    }

    fn take(
        &mut self,
        row: &ReceivedRow<'_>,
        place: impl FnOnce() -> String,
    ) -> Result<u32, ReconcileResultError> {
        let alike = self.by_content.get_mut(&row.content());
        let free = alike.and_then(|alike| {
            let free = alike.rows.get(alike.taken).copied();
            alike.taken += usize::from(free.is_some());
            free
        });
        free.ok_or_else(|| ReconcileResultError::Foreign(place()))
    }

    /// Takes the unmatched rows, which must be all that are left.
    fn take_all(
        &mut self,
        list: &[ReceivedRow<'_>],
        side: &'static str,
        name: &str,
    ) -> Result<(), ReconcileResultError> {
        for (at, row) in list.iter().enumerate() {
            self.take(row, || format!("{name}[{at}]"))?;
        }
        let all_taken = self.by_content.values().all(|alike| alike.taken == alike.rows.len());
        if all_taken { Ok(()) } else { Err(ReconcileResultError::LeftOut(side)) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::matching::reconcile;
    use crate::testing::full_rows;

    const AMOUNTS: [&str; 6] = ["5.00", "5.0", "-5.00", "1.004", "1.00", "1e30"];
    const TEXTS: [&str; 4] = ["CARD ACME", "ACME INV 17", "INV \"17\"\nBOLT", ""];

    fn some_rows() -> impl Strategy<Value = Rows> {
        let row = (1_u8..10, proptest::sample::select(&AMOUNTS), proptest::sample::select(&TEXTS));
        vec(row, 0..20).prop_map(|list| {
            let dated: Vec<_> =
                list.iter().map(|(day, a, t)| (format!("2026-01-{day:02}"), *a, *t)).collect();
            let list: Vec<_> = dated.iter().map(|(date, a, t)| (date.as_str(), *a, *t)).collect();
            full_rows(&list)
        })
    }

    fn wire(bank: &Rows, book: &Rows) -> (MatchOutcome, String) {
        let outcome = reconcile(bank, book, MatchOptions::default(), &|_| ());
        let result = serde_json::to_string(&outcome.to_contract(bank, book, 7, true)).unwrap();
        (outcome, result)
    }

    fn received(
        bank: &Rows,
        book: &Rows,
        result: &str,
    ) -> Result<MatchOutcome, ReconcileResultError> {
        MatchOutcome::received(bank, book, MatchOptions::default(), result)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn what_comes_back_is_what_a_run_in_process_gives(bank in some_rows(), book in some_rows()) {
            let (outcome, result) = wire(&bank, &book);
            prop_assert_eq!(received(&bank, &book, &result), Ok(outcome));
        }

        #[test]
        fn what_comes_back_without_weak_pairs_is_what_stands_in_process(
            bank in some_rows(), book in some_rows(), minimum in 0_u16..1000,
        ) {
            let minimum_score = Score::from_thousandths(minimum);
            let options = MatchOptions { minimum_score, ..MatchOptions::default() };
            let outcome = reconcile(&bank, &book, options, &|_| ());
            let result = serde_json::to_string(&outcome.to_contract(&bank, &book, 7, true))?;
            let received = MatchOutcome::received(&bank, &book, options, &result);
            prop_assert_eq!(received, Ok(MatchOutcome { weak_pairs: Vec::new(), ..outcome }));
            let (with_weak, all) = wire(&bank, &book);
            let has_weak = with_weak.pairs.iter().any(|pair| pair.score < minimum_score);
            let refused = MatchOutcome::received(&bank, &book, options, &all);
            prop_assert_eq!(matches!(refused, Err(ReconcileResultError::TooWeak(_))), has_weak);
        }

        #[test]
        fn a_result_of_other_rows_is_refused(
            bank in some_rows(), book in some_rows(), other in some_rows()
        ) {
            let (_, result) = wire(&bank, &book);
            let (_, of_other) = wire(&other, &book);
            if result != of_other {
                prop_assert!(received(&bank, &book, &of_other).is_err());
            }
        }
    }

    fn small() -> (Rows, Rows, String) {
        let bank = full_rows(&[("2026-01-01", "5.00", "RENT"), ("2026-01-02", "7", "TEA")]);
        let book = full_rows(&[("2026-01-02", "5.00", "Rent"), ("2026-01-09", "8", "Cake")]);
        let (_, result) = wire(&bank, &book);
        (bank, book, result)
    }

    #[track_caller]
    fn refused(from: &str, to: &str) -> String {
        let (bank, book, result) = small();
        assert!(result.contains(from), "{result}");
        received(&bank, &book, &result.replacen(from, to, 1)).unwrap_err().to_string()
    }

    #[test]
    fn what_does_not_account_for_the_rows_is_refused() {
        let missing = r#"{"date":"2026-01-02","amount":7,"description":"TEA"}"#;
        assert_eq!(refused(missing, ""), "leaves out a row of the bank");
        let words =
            "lists at missing_from_books[1] a row that was not sent, or was sent fewer times";
        assert_eq!(refused(missing, &format!("{missing},{missing}")), words);
        let words = "lists at matched[0].book a row that was not sent, or was sent fewer times";
        assert_eq!(refused("Rent", "Rant"), words);
        let words =
            "lists at missing_from_books[0] a row that was not sent, or was sent fewer times";
        assert_eq!(refused("\"amount\":7,", "\"amount\":7.00,"), words);
    }

    #[test]
    fn a_verdict_that_the_lists_do_not_bear_out_is_refused() {
        let words = "has a summary that does not count its own lists";
        assert_eq!(refused("\"matched_count\":1", "\"matched_count\":2"), words);
        let words = "states figures that its own lists do not give";
        assert_eq!(refused("discrepancy\":-1.00", "discrepancy\":-1.01"), words);
        let words = "gives a reason that this version does not know: Trust me.";
        assert_eq!(refused(VerificationReason::Exact.sentence(), "Trust me."), words);
    }

    #[test]
    fn a_result_without_pairs_and_what_is_no_result_are_refused() {
        let (bank, book, result) = small();
        let without = result.split(",\"matched\":").next().unwrap().to_owned() + "}";
        assert_eq!(received(&bank, &book, &without), Err(ReconcileResultError::WithoutPairs));
        for text in ["", "{}", "[]", "null"] {
            let refused = received(&bank, &book, text);
            assert!(
                matches!(refused, Err(ReconcileResultError::Malformed(_))),
                "{text}: {refused:?}"
            );
        }
        assert!(refused("\"score\":", "\"score\":1").starts_with("is not the result"));
        assert!(refused("\"ambiguous\":", "\"ambiguous\":!").starts_with("is not the result"));
    }

    #[test]
    fn members_that_a_later_daemon_adds_are_passed_over() {
        let (bank, book, result) = small();
        let more = result.replacen('{', r#"{"suggestions":[{"amount":1e400}],"#, 1);
        assert_eq!(received(&bank, &book, &more), received(&bank, &book, &result));
    }
}
