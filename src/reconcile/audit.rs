//! The audit of a result: recomputed from the input rows and the final lists alone.
//!
//! Nothing of the matcher is used, so that a mistake in the matcher cannot vouch for itself.

use super::pair::Pair;
use super::row::Rows;
use tieout::amount::Amount;
use tieout::contract::reconcile::{Verification, VerificationReason};

/// Audits the three lists against the rows they came from.
///
/// Verified means |expected - actual| < 0.005 and every row of either side in exactly one list.
#[must_use]
pub fn verify(
    bank: &Rows,
    book: &Rows,
    pairs: &[Pair],
    missing_from_books: &[u32],
    remove_from_books: &[u32],
) -> Verification {
    verify_grouped((bank, book), pairs, &[], (missing_from_books, remove_from_books))
}

/// The same where rows also belong together in groups, of the bank and of the books. What the rows of a group
/// at the bank are beyond those in the books, a fee, is a difference as a row missing from the books is.
#[must_use]
pub(super) fn verify_grouped(
    (bank, book): (&Rows, &Rows),
    pairs: &[Pair],
    groups: &[(&[u32], &[u32])],
    (missing_from_books, remove_from_books): (&[u32], &[u32]),
) -> Verification {
    let matched_bank = pairs.iter().map(|pair| pair.bank_row);
    let matched_book = pairs.iter().map(|pair| pair.book_row);
    let grouped_bank = groups.iter().flat_map(|(bank, _)| bank.iter().copied());
    let grouped_book = groups.iter().flat_map(|(_, book)| book.iter().copied());
    let of_bank = matched_bank.chain(grouped_bank.clone());
    let of_book = matched_book.chain(grouped_book.clone());
    let accounted = each_once(bank.len(), of_bank.chain(missing_from_books.iter().copied()))
        && each_once(book.len(), of_book.chain(remove_from_books.iter().copied()));
    let expected = bank.total(bank.indices()) - book.total(book.indices());
    let fees = listed_total(bank, grouped_bank) - listed_total(book, grouped_book);
    let actual = listed_total(bank, missing_from_books.iter().copied())
        - listed_total(book, remove_from_books.iter().copied())
        + &fees;
    let gap = expected.clone() - actual.clone();
    let reason = if !accounted {
        VerificationReason::RowsUnaccounted
    } else if gap == Amount::default() {
        VerificationReason::Exact
    } else if gap.is_below_half_a_cent() {
        VerificationReason::WithinRounding
    } else {
        VerificationReason::RoundingAddsUp
    };
    Verification {
        is_verified: matches!(
            reason,
            VerificationReason::Exact | VerificationReason::WithinRounding
        ),
        expected_net_discrepancy: expected,
        actual_net_effect: actual,
        reason,
    }
}

/// The total of a list, were it to name rows that do not exist.
fn listed_total(rows: &Rows, list: impl Iterator<Item = u32>) -> Amount {
    rows.total(list.filter(|row| rows.indices().contains(row)))
}

fn each_once(row_count: usize, rows: impl Iterator<Item = u32>) -> bool {
    let mut seen = vec![false; row_count];
    let mut count = 0;
    for row in rows {
        match seen.get_mut(row as usize) {
            Some(seen) if !*seen => *seen = true,
            _ => return false,
        }
        count += 1;
    }
    count == row_count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{pair, rows};

    #[test]
    fn lists_that_explain_the_difference_are_verified() {
        let bank = rows(&[("2026-01-01", "5.00"), ("2026-01-02", "-19.99")]);
        let book = rows(&[("2026-01-01", "5.00"), ("2026-01-03", "250.00")]);
        let audit = verify(&bank, &book, &[pair(0, 0)], &[1], &[1]);
        assert!(audit.is_verified);
        assert_eq!(audit.reason, VerificationReason::Exact);
        assert_eq!(audit.expected_net_discrepancy.to_string(), "-269.99");
        assert_eq!(audit.actual_net_effect.to_string(), "-269.99");
    }

    #[test]
    fn a_row_left_out_or_listed_twice_is_never_verified() {
        let side = rows(&[("2026-01-01", "0"), ("2026-01-02", "0")]);
        let unaccounted = |pairs: &[Pair], missing: &[u32], remove: &[u32]| {
            let audit = verify(&side, &side, pairs, missing, remove);
            !audit.is_verified && audit.reason == VerificationReason::RowsUnaccounted
        };
        assert!(unaccounted(&[pair(0, 0)], &[], &[1]), "a bank row in no list");
        assert!(unaccounted(&[pair(0, 0)], &[0, 1], &[1]), "a bank row matched and missing");
        assert!(unaccounted(&[pair(0, 0), pair(0, 1)], &[1], &[]), "a bank row matched twice");
        assert!(unaccounted(&[pair(0, 0)], &[1, 2], &[1]), "a row that does not exist");
    }

    #[test]
    fn rounded_pairs_may_add_up_to_less_than_half_a_cent() {
        let bank = rows(&[("2026-01-01", "1.004"), ("2026-01-01", "1.004")]);
        let book = rows(&[("2026-01-01", "1.00"), ("2026-01-01", "1.00")]);
        let one = verify(&bank, &book, &[pair(0, 0)], &[1], &[1]);
        assert_eq!((one.is_verified, one.reason), (true, VerificationReason::WithinRounding));
        let two = verify(&bank, &book, &[pair(0, 0), pair(1, 1)], &[], &[]);
        assert_eq!((two.is_verified, two.reason), (false, VerificationReason::RoundingAddsUp));
    }
}
