//! The rows of a period that matching was free to pair, as a run of their own: what can be explained of it.

use std::collections::BTreeSet;

use super::carry::part;
use super::pool::SidePool;
use super::reconciled_period::ReconciledPeriod;
use crate::outcome::MatchOutcome;
use crate::pair::Pair;
use crate::row::Rows;
use crate::side_name::SideName;
use crate::suggest::suggestion::Suggestion;

/// The rows of a side that nothing but the matching within the window decided of.
#[derive(Debug, Clone)]
pub struct FreeSide {
    /// The rows.
    pub rows: Rows,
    /// Where each stands in the pool, in order.
    pub in_pool: Vec<u32>,
}

/// Both sides, and what was matched of them.
#[derive(Debug, Clone)]
pub struct FreeRows {
    /// Of the bank.
    pub bank: FreeSide,
    /// Of the books.
    pub book: FreeSide,
    /// Pairs, and rows without a partner, by these rows.
    pub outcome: MatchOutcome,
}

impl FreeSide {
    fn of(pool: &SidePool, is_out: impl Fn(u32) -> bool) -> Self {
        let in_pool: Vec<u32> = pool.rows.indices().filter(|row| !is_out(*row)).collect();
        Self { rows: part(&pool.rows, &in_pool), in_pool }
    }

    /// The place of a row of the pool among these.
    #[must_use]
    pub fn place(&self, of_pool: u32) -> Option<u32> {
        self.in_pool.binary_search(&of_pool).ok().and_then(|at| u32::try_from(at).ok())
    }

    fn places(&self, of_pool: &[u32]) -> Vec<u32> {
        of_pool.iter().filter_map(|row| self.place(*row)).collect()
    }
}

impl FreeRows {
    /// Those of a month that was matched within so many days. Rows that something was decided of, groups,
    /// and items that found their partner after more days are left out.
    #[must_use]
    pub fn of(month: &ReconciledPeriod, window_days: u8) -> Self {
        let mut out: BTreeSet<(SideName, u32)> = month.decided.clone();
        for group in &month.groups {
            out.extend(group.bank.iter().map(|row| (SideName::Bank, *row)));
            out.extend(group.book.iter().map(|row| (SideName::Book, *row)));
        }
        for pair in &month.outcome.pairs {
            let day = month.bank.rows.date(pair.bank_row);
            let days = day.days_after(month.book.rows.date(pair.book_row));
            if days.unsigned_abs() > u32::from(window_days) {
                out.insert((SideName::Bank, pair.bank_row));
                out.insert((SideName::Book, pair.book_row));
            }
        }
        let bank = FreeSide::of(&month.bank, |row| out.contains(&(SideName::Bank, row)));
        let book = FreeSide::of(&month.book, |row| out.contains(&(SideName::Book, row)));
        let outcome = outcome_of(month, &bank, &book);
        Self { bank, book, outcome }
    }

    /// A pair of the pools among these rows.
    #[must_use]
    pub fn pair(&self, of_pools: &Pair) -> Option<Pair> {
        pair_of(of_pools, &self.bank, &self.book)
    }
}

fn pair_of(pair: &Pair, bank: &FreeSide, book: &FreeSide) -> Option<Pair> {
    let (bank_row, book_row) = (bank.place(pair.bank_row)?, book.place(pair.book_row)?);
    Some(Pair { bank_row, book_row, ..*pair })
}

fn outcome_of(month: &ReconciledPeriod, bank: &FreeSide, book: &FreeSide) -> MatchOutcome {
    let of = &month.outcome;
    let pairs = |list: &[Pair]| list.iter().filter_map(|pair| pair_of(pair, bank, book)).collect();
    let suggestion =
        |one: &Suggestion| one.clone().placed(|row| bank.place(row), |row| book.place(row));
    let suggestions =
        of.suggestions.as_ref().map(|list| list.iter().filter_map(suggestion).collect());
    MatchOutcome {
        pairs: pairs(&of.pairs),
        weak_pairs: pairs(&of.weak_pairs),
        missing_from_books: bank.places(&of.missing_from_books),
        remove_from_books: book.places(&of.remove_from_books),
        verification: of.verification.clone(),
        suggestions,
    }
}
