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

use std::cmp::Ordering;
use std::num::NonZeroUsize;

use super::bits::PARTS_PER_BIT;
use super::side_by_side;
use super::text::TextIndex;
use foretell::{Foretold, Told};
use kinds::Kinds;
use lags::Lags;

/// An unlikely lag counts against a pair by no more than this many bits.
pub(crate) const LAG_BITS_MAX: i32 = 12;

/// Phrases looked at of a row: its first words, two by two.
const PHRASES_MAX: usize = 3;

/// What there is to tell of a row besides its words and day.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ways {
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
    pub(crate) fn learn(
        text: &TextIndex,
        days: [&[i32]; 2],
        sample: &[(u32, u32)],
        threads: NonZeroUsize,
    ) -> Self {
        let lags = Lags::learn(days, sample);
        let kinds = Kinds::of(text, sample);
        let ([bank_lags, book_lags], [bank_payees, book_payees], ways) = {
            let of_side = |side| SideHabits::learn(text, side, days, sample, &lags, &kinds);
            let (bank, book) = side_by_side(threads, || of_side(0), || of_side(1));
            ([bank.lags, book.lags], [bank.payees, book.payees], [bank.ways, book.ways])
        };
        Self {
            lags,
            lags_told: [bank_lags, book_lags],
            payees_told: [bank_payees, book_payees],
            ways,
        }
    }

    /// What there is to tell of a bank row.
    pub(crate) fn of_bank(&self, row: u32) -> Ways {
        self.ways[0][row as usize]
    }

    /// What there is to tell of a book row.
    pub(crate) fn of_book(&self, row: u32) -> Ways {
        self.ways[1][row as usize]
    }

    /// How much the lag speaks against a pair, in parts of a bit: how much rarer it is than the
    /// most usual one, given the days of the week and the kinds of the rows.
    /// Rows come with their days.
    pub(crate) fn lag_rarity(&self, bank: (Ways, i32), book: (Ways, i32)) -> i32 {
        let lag_days = book.1 - bank.1;
        let place = lags::place(lag_days);
        let [told_by_bank, told_by_book] = &self.lags_told;
        let usual = told_by_bank.parts(bank.0.lag, place) + told_by_book.parts(book.0.lag, place);
        (self.lags.rarity(bank.1, lag_days) - usual).clamp(0, LAG_BITS_MAX * PARTS_PER_BIT)
    }

    /// Whether book rows are usually dated before their bank rows, rather than after.
    pub(crate) fn has_books_first(&self) -> bool {
        self.lags.has_books_first()
    }

    /// How much the kind of one row goes with the payee of the other, in parts of a bit; less
    /// than 0 where it speaks against the pair.
    pub(crate) fn company(&self, bank: Ways, book: Ways) -> i32 {
        // The side whose payees tell more speaks for both: often either says what the other says.
        let [told_by_bank, told_by_book] = &self.payees_told;
        let by_bank = || told_by_bank.parts(bank.payee, book.kind);
        let by_book = || told_by_book.parts(book.payee, bank.kind);
        match told_by_bank.gain().cmp(&told_by_book.gain()) {
            Ordering::Greater => by_bank(),
            Ordering::Less => by_book(),
            // Neither side comes first.
            Ordering::Equal => i32::midpoint(by_bank(), by_book()),
        }
    }
}

/// What is learnt of one side's rows.
struct SideHabits {
    lags: Foretold,
    payees: Foretold,
    ways: Vec<Ways>,
}

impl SideHabits {
    fn learn(
        text: &TextIndex,
        side: usize,
        days: [&[i32]; 2],
        sample: &[(u32, u32)],
        lags: &Lags,
        kinds: &Kinds,
    ) -> Self {
        let row_of = |side: usize, pair: &(u32, u32)| if side == 0 { pair.0 } else { pair.1 };
        let lag_events = sample.iter().flat_map(|pair| {
            let lag = lags::place(days[1][pair.1 as usize] - days[0][pair.0 as usize]);
            words(text, side, row_of(side, pair)).map(move |word| (word, lag))
        });
        let lags = Foretold::learn(lag_events.collect(), &lags.shares());
        let payee_events = sample.iter().flat_map(|pair| {
            let kind = kinds.of_row(1 - side, row_of(1 - side, pair), text);
            phrases(text, side, row_of(side, pair)).map(move |phrase| (phrase, kind))
        });
        let payees = Foretold::learn(payee_events.collect(), kinds.shares(1 - side));
        let rows = u32::try_from(days[side].len()).unwrap_or(u32::MAX);
        let ways = (0..rows).map(|row| Ways {
            lag: lags.most_telling(words(text, side, row)),
            payee: payees.most_telling(phrases(text, side, row)),
            kind: kinds.of_row(side, row, text),
        });
        let ways = ways.collect();
        Self { lags, payees, ways }
    }
}

fn words(text: &TextIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    text.numbers(side, row).iter().map(|word| u64::from(*word))
}

fn phrases(text: &TextIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    let two = text.numbers(side, row).windows(2).take(PHRASES_MAX);
    two.map(|two| u64::from(two[0]) << 32 | u64::from(two[1]))
}
