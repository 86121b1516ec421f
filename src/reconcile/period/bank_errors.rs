//! Errors of the bank that the bank takes back.

use super::agreement::texts_agree;
use super::corrections::{removes, says_back};
use super::draft::PeriodDraft;
use super::open_item::OpenItemState;
use crate::side_name::SideName;
use tieout::amount::Amount;

impl PeriodDraft {
    /// Clears carried errors of the bank by the rows that take them back, before anything else that has been open
    /// meets those. Such a row says that it goes back, or names what the error names: the next payment of the amount is
    /// not one. A new row of the books whose text agrees has it first, unless only the bank's says that it goes back.
    pub(super) fn clear_bank_errors(&mut self) {
        let is_error = |row: &u32| {
            self.bank.is_carried(*row)
                && self.standings.get(&(SideName::Bank, *row)) == Some(&OpenItemState::BankError)
        };
        let errors: Vec<u32> = self.bank.rows.indices().filter(is_error).collect();
        for error in errors {
            if self.is_partnered(SideName::Bank, error) {
                continue;
            }
            let amount = Amount::default() - self.bank.rows.amount(error).value();
            let found = self.new_row(SideName::Bank, error, &amount, |pool, new| {
                let text = pool.rows.description(new);
                let is_its = |book: u32| {
                    let of_books = self.book.rows.description(book);
                    self.book.rows.amount(book).value() == amount
                        && !self.taken.contains(&(SideName::Book, book))
                        && texts_agree(text, of_books)
                        && (!says_back(text) || says_back(of_books))
                };
                removes(pool.rows.description(error), text) && !self.book.new_rows().any(is_its)
            });
            if let Some(new) = found {
                self.group(vec![error, new], Vec::new(), "", false);
            }
        }
    }
}
