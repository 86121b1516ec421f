//! An account over a period: the balances of statement and books beside what is on one side only, and what
//! that proves.
//!
//! "Verified" says that no row was lost between the files and the result. It says nothing of balances: a row
//! of the bank and another of the books that have nothing to do with each other are verified, too. A bank
//! reconciliation leads from both closing balances to one adjusted balance, and is proved where these agree
//! and nobody has to decide anything any more.

mod proof;
#[cfg(test)]
mod tests;

use super::outcome::Outcome;
use super::row::Rows;
use crate::amount::Amount;

pub use self::proof::{Proof, Shortfall};

/// The balances of a side as they are stated, and whether its rows go with them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedBalances {
    /// Before the first row.
    pub opening: Option<Amount>,
    /// After the last.
    pub closing: Option<Amount>,
    /// A running balance moves where no row says so, or a total of the file is not that of its rows.
    pub has_gaps: bool,
}

/// A side over the period. What is not stated is worked out from the other balance and the rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideOfPeriod {
    /// Before the first row.
    pub opening: Option<Amount>,
    /// The sum of the rows.
    pub movements: Amount,
    /// After the last row.
    pub closing: Option<Amount>,
    /// What the closing balance has beyond the opening one and the movements; none where they agree, or
    /// one of them is not stated.
    pub unexplained: Option<Amount>,
    /// As [`StatedBalances::has_gaps`].
    pub has_gaps: bool,
}

impl SideOfPeriod {
    /// A side from its rows and the balances that are stated of it.
    #[must_use]
    pub fn of(rows: &Rows, stated: &StatedBalances) -> Self {
        let movements = rows.total(rows.indices());
        let StatedBalances { opening, closing, has_gaps } = stated.clone();
        let unexplained = opening.as_ref().zip(closing.as_ref());
        let unexplained = unexplained
            .map(|(opening, closing)| closing.clone() - opening.clone() - movements.clone());
        let sum = || {
            opening.clone().map(|mut sum| {
                sum += &movements;
                sum
            })
        };
        let rest = || closing.clone().map(|closing| closing - movements.clone());
        Self {
            opening: opening.clone().or_else(rest),
            closing: closing.clone().or_else(sum),
            unexplained: unexplained.filter(|gap| *gap != Amount::default()),
            movements,
            has_gaps,
        }
    }
}

/// Rows of one line of a bank reconciliation, and their sum.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReconcilingItems {
    /// Rows of the side that they are of, in input order.
    pub rows: Vec<u32>,
    /// Their sum, signed as the rows are.
    pub total: Amount,
}

impl ReconcilingItems {
    fn of(rows: &Rows, items: impl Iterator<Item = u32>) -> Self {
        let items: Vec<u32> = items.collect();
        Self { total: rows.total(items.iter().copied()), rows: items }
    }
}

/// A bank reconciliation: both closing balances, what leads from each to the adjusted one, and what it proves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BankReconciliation {
    /// The bank's side.
    pub statement: SideOfPeriod,
    /// The side of the books.
    pub books: SideOfPeriod,
    /// Money in that the books have and the bank has not, rows of the books.
    pub outstanding_receipts: ReconcilingItems,
    /// Money out that the books have and the bank has not, rows of the books.
    pub outstanding_payments: ReconcilingItems,
    /// What the bank has and the books have not, rows of the bank.
    pub to_enter: ReconcilingItems,
    /// The closing balance of the bank with what is outstanding; none where it has no balance.
    pub adjusted_statement: Option<Amount>,
    /// The closing balance of the books with what is to be entered; likewise.
    pub adjusted_books: Option<Amount>,
    /// The first less the second; none where one is missing.
    pub difference: Option<Amount>,
    /// Rows of which nobody has said yet what they are.
    pub undecided: usize,
    /// What all of it proves.
    pub proof: Proof,
    /// What is in the way of more.
    pub shortfalls: Vec<Shortfall>,
}

impl BankReconciliation {
    /// The bank reconciliation of a run, where nothing is known of what was open before the period and
    /// nothing was decided: a row of the books that the bank has not is outstanding, a row of the bank that
    /// the books have not is to be entered, and all of them are undecided.
    #[must_use]
    pub fn of(
        (bank, of_bank): (&Rows, &StatedBalances),
        (book, of_book): (&Rows, &StatedBalances),
        outcome: &Outcome,
    ) -> Self {
        let open = || outcome.remove_from_books.iter().copied();
        let is_payment = |row: &u32| book.row(*row).amount.is_negative();
        let mut reconciliation = Self {
            statement: SideOfPeriod::of(bank, of_bank),
            books: SideOfPeriod::of(book, of_book),
            outstanding_receipts: ReconcilingItems::of(book, open().filter(|row| !is_payment(row))),
            outstanding_payments: ReconcilingItems::of(book, open().filter(is_payment)),
            to_enter: ReconcilingItems::of(bank, outcome.missing_from_books.iter().copied()),
            adjusted_statement: None,
            adjusted_books: None,
            difference: None,
            undecided: outcome.missing_from_books.len() + outcome.remove_from_books.len(),
            proof: Proof::NoBalances,
            shortfalls: Vec::new(),
        };
        reconciliation.adjust();
        reconciliation
    }

    /// Leads both balances to the adjusted ones, and says what they prove.
    fn adjust(&mut self) {
        let adjusted = |side: &SideOfPeriod, items: &[&ReconcilingItems]| {
            let mut sum = side.closing.clone()?;
            for items in items {
                sum += &items.total;
            }
            Some(sum)
        };
        self.adjusted_statement =
            adjusted(&self.statement, &[&self.outstanding_receipts, &self.outstanding_payments]);
        self.adjusted_books = adjusted(&self.books, &[&self.to_enter]);
        let both = self.adjusted_statement.clone().zip(self.adjusted_books.clone());
        self.difference = both.map(|(statement, books)| statement - books);
        (self.proof, self.shortfalls) = proof::of(self);
    }
}
