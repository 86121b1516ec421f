//! The bank reconciliation statement: from both closing balances to the adjusted one.

use super::balances::{SideBalances, StatedBalances};
use super::open_item::OpenItemState;
use super::proof::{self, Proof, Shortfall};
use crate::outcome::MatchOutcome;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// Rows of one line of a bank reconciliation, and what they add to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReconcilingLine {
    /// Rows of the side that they are of, in input order.
    pub rows: Vec<u32>,
    /// What they add to the balance above them.
    pub total: Amount,
}

impl ReconcilingLine {
    fn of(rows: &Rows, items: impl Iterator<Item = u32>) -> Self {
        let items: Vec<u32> = items.collect();
        Self { total: rows.total(items.iter().copied()), rows: items }
    }

    /// Rows that are taken off.
    fn less(rows: &Rows, items: impl Iterator<Item = u32>) -> Self {
        let Self { rows, total } = Self::of(rows, items);
        Self { rows, total: Amount::default() - total }
    }
}

/// The rows without a partner, and what each is.
#[derive(Debug, Clone, Default)]
pub struct UnmatchedItems {
    /// Of the bank, in input order.
    pub bank: Vec<(u32, OpenItemState)>,
    /// Of the books, likewise.
    pub book: Vec<(u32, OpenItemState)>,
    /// What groups have beyond the books, which are to have it: fees, below zero.
    pub fees: Vec<Amount>,
    /// Rows of unequal amounts that belong together, of the bank and of the books.
    pub corrections: Vec<(u32, u32)>,
}

/// A bank reconciliation: both closing balances, what leads from each to the adjusted one, and what it proves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BankReconciliationStatement {
    /// The bank's side.
    pub statement: SideBalances,
    /// The side of the books.
    pub books: SideBalances,
    /// Money in that the books have and the bank has not, rows of the books.
    pub outstanding_receipts: ReconcilingLine,
    /// Money out that the books have and the bank has not, rows of the books.
    pub outstanding_payments: ReconcilingLine,
    /// What the bank has to put right, and what it booked here that belongs to another account.
    pub bank_errors: ReconcilingLine,
    /// What the bank has and the books have not, rows of the bank; with the fees of groups.
    pub to_enter: ReconcilingLine,
    /// Fees of groups, which are in [`BankReconciliationStatement::to_enter`] and have no row.
    pub fees: usize,
    /// What the books have and are to be without.
    pub to_remove: ReconcilingLine,
    /// What the books have with another amount than the bank, rows of the books.
    pub to_correct: ReconcilingLine,
    /// What the books have here and belongs to another account.
    pub other_account: ReconcilingLine,
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

impl BankReconciliationStatement {
    /// The bank reconciliation of a run, where nothing is known of what was open before the period and
    /// nothing was decided: a row of the books that the bank has not is outstanding, a row of the bank that
    /// the books have not is to be entered, and all of them are undecided.
    #[must_use]
    pub fn of(
        (bank, of_bank): (&Rows, &StatedBalances),
        (book, of_book): (&Rows, &StatedBalances),
        outcome: &MatchOutcome,
    ) -> Self {
        let undecided = |rows: &[u32]| {
            rows.iter().map(|row| (*row, OpenItemState::Undecided)).collect::<Vec<_>>()
        };
        let unmatched = UnmatchedItems {
            bank: undecided(&outcome.missing_from_books),
            book: undecided(&outcome.remove_from_books),
            ..UnmatchedItems::default()
        };
        let sides = [
            SideBalances::of(SideName::Bank, bank, of_bank),
            SideBalances::of(SideName::Book, book, of_book),
        ];
        Self::with((bank, book), sides, &unmatched, Vec::new())
    }

    /// The bank reconciliation of rows that are known; `further` is what is in the way of a proof besides
    /// balances and rows.
    #[must_use]
    pub fn with(
        (bank, book): (&Rows, &Rows),
        [statement, books]: [SideBalances; 2],
        unmatched: &UnmatchedItems,
        further: Vec<Shortfall>,
    ) -> Self {
        let of = |list: &[(u32, OpenItemState)], standings: &[OpenItemState]| {
            let chosen = list.iter().filter(|(_, standing)| standings.contains(standing));
            chosen.map(|(row, _)| *row).collect::<Vec<u32>>()
        };
        let open = of(
            &unmatched.book,
            &[
                OpenItemState::Undecided,
                OpenItemState::Outstanding,
                OpenItemState::AssumedOutstanding,
            ],
        );
        let is_payment = |row: &u32| book.row(*row).amount.is_negative();
        let (payments, receipts): (Vec<u32>, Vec<u32>) = open.into_iter().partition(is_payment);
        let errors = of(&unmatched.bank, &[OpenItemState::BankError, OpenItemState::OtherAccount]);
        let enter = of(&unmatched.bank, &[OpenItemState::Undecided, OpenItemState::ToEnter]);
        let mut to_enter = ReconcilingLine::of(bank, enter.into_iter());
        for fee in &unmatched.fees {
            to_enter.total += fee;
        }
        let corrected = &unmatched.corrections;
        let of_bank = bank.total(corrected.iter().map(|(bank, _)| *bank));
        let of_book = ReconcilingLine::of(book, corrected.iter().map(|(_, book)| *book));
        let to_correct = ReconcilingLine { rows: of_book.rows, total: of_bank - of_book.total };
        let remove = of(&unmatched.book, &[OpenItemState::ToRemove]);
        let other = of(&unmatched.book, &[OpenItemState::OtherAccount]);
        let undecided = |list: &[(u32, OpenItemState)]| of(list, &[OpenItemState::Undecided]).len();
        let mut reconciliation = Self {
            outstanding_receipts: ReconcilingLine::of(book, receipts.into_iter()),
            outstanding_payments: ReconcilingLine::of(book, payments.into_iter()),
            bank_errors: ReconcilingLine::less(bank, errors.into_iter()),
            fees: unmatched.fees.len(),
            to_enter,
            to_remove: ReconcilingLine::less(book, remove.into_iter()),
            to_correct,
            other_account: ReconcilingLine::less(book, other.into_iter()),
            undecided: undecided(&unmatched.bank) + undecided(&unmatched.book),
            statement,
            books,
            adjusted_statement: None,
            adjusted_books: None,
            difference: None,
            proof: Proof::NoBalances,
            shortfalls: Vec::new(),
        };
        reconciliation.adjust(further);
        reconciliation
    }

    /// Notes where the balance of the bank is of an earlier day, with how many rows of the books are later.
    pub(super) fn note_earlier_balance(&mut self, later_than: impl FnOnce(Date) -> usize) {
        let Some(day) = self.statement.as_of else { return };
        let later = later_than(day);
        self.shortfalls.extend((later > 0).then_some(Shortfall::EarlierBalance(day, later)));
    }

    /// Leads both balances to the adjusted ones, and says what they prove.
    fn adjust(&mut self, further: Vec<Shortfall>) {
        let adjusted = |side: &SideBalances, items: &[&ReconcilingLine]| {
            let mut sum = side.closing.clone()?;
            for items in items {
                sum += &items.total;
            }
            Some(sum)
        };
        self.adjusted_statement = adjusted(
            &self.statement,
            &[&self.outstanding_receipts, &self.outstanding_payments, &self.bank_errors],
        );
        self.adjusted_books = adjusted(
            &self.books,
            &[&self.to_enter, &self.to_remove, &self.to_correct, &self.other_account],
        );
        let both = self.adjusted_statement.clone().zip(self.adjusted_books.clone());
        self.difference = both.map(|(statement, books)| statement - books);
        let sides = [&self.statement, &self.books];
        (self.proof, self.shortfalls) =
            proof::of(sides, self.difference.as_ref(), self.undecided, further);
    }
}
