//! Pairs of earlier months, which a bookkeeper has closed: what a run learns from beside its own rows.

use std::num::NonZeroUsize;

use super::row::{RowError, Rows};
use crate::evidence::counts::Evidence;
use crate::evidence::sample::Sample;
use crate::evidence::terms::CountedTexts;
use tieout::date::Date;

/// Pairs that were confirmed. The same ones in any order tell the same.
#[derive(Debug, Clone, Default)]
pub struct ConfirmedPairs {
    bank: Rows,
    book: Rows,
}

impl ConfirmedPairs {
    /// Adds a pair: of the bank's row and of that in the books the day and what is told of it.
    ///
    /// # Errors
    /// As [`Rows::push`]; the pair is then not added.
    pub fn push(&mut self, bank: (Date, &str), book: (Date, &str)) -> Result<(), RowError> {
        // What it was about does not matter here.
        let mut both = [(&mut self.bank, bank), (&mut self.book, book)];
        for (rows, (date, text)) in &mut both {
            rows.push(*date, "0", text)?;
        }
        Ok(())
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bank.len().min(self.book.len())
    }

    /// What is told of their rows.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let of = |rows: &'_ Rows| rows.indices();
        let bank = of(&self.bank).map(|row| self.bank.description(row));
        bank.chain(of(&self.book).map(|row| self.book.description(row)))
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What they teach: they, and their rows.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        let pairs = self.bank.indices().zip(self.book.indices());
        let sample = Sample::of_pairs([&self.bank, &self.book], pairs);
        CountedTexts::read(&self.bank, &self.book, NonZeroUsize::MIN).evidence(&sample)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::full_rows;
    use crate::{MatchOptions, reconcile, reconcile_after};

    fn taught() -> ConfirmedPairs {
        let mut confirmed = ConfirmedPairs::default();
        for number in 10..30 {
            // A day before, on the day, a day after.
            let day = |number: u8| Date::parse_iso(&format!("2026-01-{number}")).unwrap();
            let (bank, book) = (day(number), day(number + number % 3 - 1));
            confirmed.push((bank, &format!("CHQ 00{number}")), (book, "Miller roofing")).unwrap();
            let card = format!("CARD 77{number}");
            confirmed.push((bank, &card), (book, "Brown stationers")).unwrap();
        }
        confirmed
    }

    #[test]
    fn who_is_paid_by_cheque_is_paid_by_cheque_again_in_the_next_month() {
        let bank =
            full_rows(&[("2026-02-05", "-9", "CHQ 0090"), ("2026-02-06", "-9", "CARD 7790")]);
        let book = full_rows(&[
            ("2026-02-06", "-9", "Miller roofing"),
            ("2026-02-05", "-9", "Brown stationers"),
        ]);
        let books_of = |confirmed: &ConfirmedPairs| {
            let outcome = reconcile_after(
                &confirmed.evidence(),
                &bank,
                &book,
                MatchOptions::default(),
                &|_| (),
            );
            outcome.pairs.iter().map(|pair| pair.book_row).collect::<Vec<_>>()
        };
        assert_eq!(books_of(&ConfirmedPairs::default()), [1, 0], "nothing but days tells");
        assert_eq!(books_of(&taught()), [0, 1]);
    }

    #[test]
    fn what_was_confirmed_takes_no_part() {
        let bank = full_rows(&[("2026-02-05", "0", "CHQ 0090")]);
        let outcome = reconcile_after(
            &taught().evidence(),
            &bank,
            &Rows::default(),
            MatchOptions::default(),
            &|_| (),
        );
        assert_eq!((outcome.pairs.len(), outcome.missing_from_books), (0, vec![0]));
    }

    #[test]
    fn nothing_confirmed_is_a_run_alone() {
        let bank =
            full_rows(&[("2026-02-05", "-9", "CHQ 0090"), ("2026-02-06", "-9", "CARD 7790")]);
        let book = full_rows(&[("2026-02-06", "-9", "Miller"), ("2026-02-05", "-9", "Brown")]);
        let alone = reconcile(&bank, &book, MatchOptions::default(), &|_| ());
        let none = ConfirmedPairs::default().evidence();
        assert_eq!(reconcile_after(&none, &bank, &book, MatchOptions::default(), &|_| ()), alone);
    }
}
