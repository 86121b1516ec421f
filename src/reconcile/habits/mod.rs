//! What the pairs without rivals show of how bank and bookkeeper work: how many days lie between
//! two dates, on which days of the week, for which kind of payment; and which kind of payment a
//! payee gets.
//!
//! Nothing of this is known beforehand. A card posts days after the purchase and a standing order
//! on its day; a bank rests at weekends; a payee paid by cheque once is paid by cheque again,
//! though the bank's text (`CHQ 006508`) does not name him.

mod foretell;
mod kinds;
mod lags;

use super::bits::PARTS_PER_BIT;
use super::text::TextIndex;
pub(crate) use foretell::BITS_MAX as COMPANY_BITS_MAX;
use foretell::{Foretold, Told};
use kinds::Kinds;
use lags::Lags;

/// An unlikely lag counts against a pair by no more than this many bits.
pub(crate) const LAG_BITS_MAX: i32 = 12;

/// Phrases looked at of a row: its first words, two by two.
const PHRASES_MAX: usize = 3;

/// What there is to tell of a row besides its words and day.
#[derive(Debug, Clone, Copy)]
struct Ways {
    /// Which of its words tells most of the lag.
    lag: Told,
    /// Which of its phrases tells most of the other row's kind.
    payee: Told,
    /// Its kind of payment or entry.
    kind: u8,
}

/// What is learnt, and what it tells of each row.
pub(crate) struct Habits {
    lags: Lags,
    /// Of bank and book.
    lags_told: [Foretold; 2],
    /// Of the phrases of one side, the kinds of the other.
    payees_told: [Foretold; 2],
    ways: [Vec<Ways>; 2],
}

impl Habits {
    /// `days`: the day numbers of all rows, of bank and book; `sample`: rows of bank and book that
    /// pair without rivals.
    pub(crate) fn learn(text: &TextIndex, days: [&[i32]; 2], sample: &[(u32, u32)]) -> Self {
        let lags = Lags::learn(days, sample);
        let kinds = Kinds::of(text, sample);
        let row_of = |side: usize, pair: &(u32, u32)| if side == 0 { pair.0 } else { pair.1 };
        let [bank, book] = [0, 1].map(|side| {
            let lag_events = sample.iter().flat_map(|pair| {
                let lag = lags::place(days[1][pair.1 as usize] - days[0][pair.0 as usize]);
                words(text, side, row_of(side, pair)).map(move |word| (word, lag))
            });
            let lag_told = Foretold::learn(lag_events.collect(), &lags.shares());
            let payee_events = sample.iter().flat_map(|pair| {
                let kind = kinds.of_row(1 - side, row_of(1 - side, pair), text);
                phrases(text, side, row_of(side, pair)).map(move |phrase| (phrase, kind))
            });
            let payee_told = Foretold::learn(payee_events.collect(), kinds.shares(1 - side));
            let rows = u32::try_from(days[side].len()).unwrap_or(u32::MAX);
            let ways: Vec<Ways> = (0..rows)
                .map(|row| Ways {
                    lag: lag_told.most_telling(words(text, side, row)),
                    payee: payee_told.most_telling(phrases(text, side, row)),
                    kind: kinds.of_row(side, row, text),
                })
                .collect();
            (lag_told, payee_told, ways)
        });
        Self {
            lags,
            lags_told: [bank.0, book.0],
            payees_told: [bank.1, book.1],
            ways: [bank.2, book.2],
        }
    }

    /// How much the lag speaks against a pair, in parts of a bit: how much rarer it is than the
    /// most usual one, given the days of the week and the kinds of the rows.
    /// Rows come with their days.
    pub(crate) fn lag_rarity(&self, bank: (u32, i32), book: (u32, i32)) -> i32 {
        let lag_days = book.1 - bank.1;
        let place = lags::place(lag_days);
        let told = |side: usize, row: u32| {
            self.lags_told[side].parts(self.ways[side][row as usize].lag, place)
        };
        let usual = told(0, bank.0) + told(1, book.0);
        (self.lags.rarity(bank.1, lag_days) - usual).clamp(0, LAG_BITS_MAX * PARTS_PER_BIT)
    }

    /// Whether book rows are usually dated before their bank rows, rather than after.
    pub(crate) fn has_books_first(&self) -> bool {
        self.lags.has_books_first()
    }

    /// How much the kind of one row goes with the payee of the other, in parts of a bit; less
    /// than 0 where it speaks against the pair.
    pub(crate) fn company(&self, bank_row: u32, book_row: u32) -> i32 {
        let (bank, book) = (self.ways[0][bank_row as usize], self.ways[1][book_row as usize]);
        // The side whose payees tell more speaks for both: often either says what the other says.
        let [told_by_bank, told_by_book] = &self.payees_told;
        if told_by_bank.gain() > told_by_book.gain() {
            told_by_bank.parts(bank.payee, book.kind)
        } else {
            told_by_book.parts(book.payee, bank.kind)
        }
    }
}

fn words(text: &TextIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    text.numbers(side, row).iter().map(|word| u64::from(*word))
}

fn phrases(text: &TextIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    let two = text.numbers(side, row).windows(2).take(PHRASES_MAX);
    two.map(|two| u64::from(two[0]) << 32 | u64::from(two[1]))
}
