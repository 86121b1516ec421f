//! Errors of the bank that the bank takes back.

use super::account_words::AccountWords;
use super::corrections::takes_back;
use super::draft::PeriodDraft;
use super::late::LastClose;
use super::open_item::OpenItemState;
use super::text_words::says_back;
use crate::side_name::SideName;
use tieout::amount::Amount;

impl PeriodDraft {
    /// Clears carried errors of the bank by the rows that take them back, before anything else that has been open
    /// meets those. Such a row says that it goes back, or names what the error names: the next payment of the amount is
    /// not one. A new row of the books whose text agrees has it first, unless only the bank's says that it goes back.
    pub(super) fn clear_bank_errors(&mut self, last: &LastClose) {
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
            let words = self.words(last);
            let found = self.new_row(SideName::Bank, error, &amount, |pool, new| {
                let text = pool.rows.description(new);
                let is_its = |book: u32| {
                    let of_books = self.book.rows.description(book);
                    self.book.rows.amount(book).value() == amount
                        && !self.taken.contains(&(SideName::Book, book))
                        && words.bear_out(text, of_books)
                        && (!says_back(text) || says_back(of_books))
                };
                let of_error = pool.rows.description(error);
                takes_back(of_error, text)
                    && !words.deny(of_error, text)
                    && !self.book.new_rows().any(is_its)
            });
            if let Some(new) = found {
                self.group(vec![error, new], Vec::new(), "", false);
            }
        }
    }

    /// What the words of the account say, with what was closed.
    pub(super) fn words<'a>(&'a self, last: &'a LastClose) -> AccountWords<'a> {
        let closed = last.rows.iter().map(|row| row.text.as_str()).chain(last.confirmed.texts());
        AccountWords::of(self.bank.texts().chain(self.book.texts()).chain(closed))
    }
}
