//! What the pairs without rivals show of how bank and bookkeeper work: how many days lie between
//! two dates, on which days of the week, for which kind of payment; and which kind of payment a
//! payee gets.
//!
//! Nothing of this is known beforehand. A card posts days after the purchase and a standing order
//! on its day; a bank rests at weekends; a payee paid by cheque once is paid by cheque again,
//! though the bank's text (`CHQ 006508`) does not name him.

mod date_lag;
mod payment_type;
mod predictors;

use std::cmp::Ordering;
use std::num::NonZeroUsize;

use super::log_odds::PARTS_PER_BIT;
use super::sample::{Sample, SamplePair, lag_place};
use super::terms::TermIndex;
use crate::threads::side_by_side;
use date_lag::DateLags;
use payment_type::PaymentTypes;
use predictors::{BestPredictor, Predictors};

/// An unlikely lag counts against a pair by no more than this many bits.
pub(crate) const LAG_BITS_MAX: i32 = 12;

/// Phrases looked at of a row: its first words, two by two.
const PHRASES_MAX: usize = 3;

/// What there is to tell of a row besides its words and day.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RowPriors {
    /// Which of its words tells most of the lag.
    lag: BestPredictor,
    /// Which of its phrases tells most of the other row's kind.
    payee: BestPredictor,
    /// Its kind of payment or entry.
    kind: u8,
}

/// What is learnt, and what it tells of each row.
pub(crate) struct LearnedPriors {
    lags: DateLags,
    /// Of bank and book.
    lag_predictors: [Predictors; 2],
    /// Of the phrases of one side, the kinds of the other.
    payee_predictors: [Predictors; 2],
    of_row: [Vec<RowPriors>; 2],
}

impl LearnedPriors {
    /// `rows`: how many of bank and book are to be told of.
    pub(crate) fn learn(
        text: &TermIndex,
        rows: [u32; 2],
        sample: &Sample,
        threads: NonZeroUsize,
    ) -> Self {
        let lags = DateLags::learn(sample);
        let kinds = PaymentTypes::of(text, &sample.pairs);
        let ([bank_lags, book_lags], [bank_payees, book_payees], of_row) = {
            let of_side = |side: usize| {
                SidePriors::learn(text, (side, rows[side]), &sample.pairs, &lags, &kinds)
            };
            let (bank, book) = side_by_side(threads, || of_side(0), || of_side(1));
            ([bank.lags, book.lags], [bank.payees, book.payees], [bank.of_row, book.of_row])
        };
        Self {
            lags,
            lag_predictors: [bank_lags, book_lags],
            payee_predictors: [bank_payees, book_payees],
            of_row,
        }
    }

    /// What there is to tell of a bank row.
    pub(crate) fn of_bank(&self, row: u32) -> RowPriors {
        self.of_row[0][row as usize]
    }

    /// What there is to tell of a book row.
    pub(crate) fn of_book(&self, row: u32) -> RowPriors {
        self.of_row[1][row as usize]
    }

    /// How much the lag speaks against a pair, in parts of a bit: how much rarer it is than the
    /// most usual one, given the days of the week and the kinds of the rows.
    /// Rows come with their days.
    pub(crate) fn lag_rarity(&self, bank: (RowPriors, i32), book: (RowPriors, i32)) -> i32 {
        let lag_days = book.1 - bank.1;
        let place = lag_place(lag_days);
        let [told_by_bank, told_by_book] = &self.lag_predictors;
        let usual = told_by_bank.parts(bank.0.lag, place) + told_by_book.parts(book.0.lag, place);
        (self.lags.rarity(bank.1, lag_days) - usual).clamp(0, LAG_BITS_MAX * PARTS_PER_BIT)
    }

    /// Whether book rows are usually dated before their bank rows, rather than after.
    pub(crate) fn has_books_first(&self) -> bool {
        self.lags.has_books_first()
    }

    /// How much the kind of one row goes with the payee of the other, in parts of a bit; less
    /// than 0 where it speaks against the pair.
    pub(crate) fn company(&self, bank: RowPriors, book: RowPriors) -> i32 {
        // The side whose payees tell more speaks for both: often either says what the other says.
        let [told_by_bank, told_by_book] = &self.payee_predictors;
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
struct SidePriors {
    lags: Predictors,
    payees: Predictors,
    of_row: Vec<RowPriors>,
}

impl SidePriors {
    fn learn(
        text: &TermIndex,
        (side, rows): (usize, u32),
        sample: &[SamplePair],
        lags: &DateLags,
        kinds: &PaymentTypes,
    ) -> Self {
        let row_of = |side: usize, pair: &SamplePair| if side == 0 { pair.bank } else { pair.book };
        let lag_events = || {
            sample.iter().flat_map(|pair| {
                let words = text.numbers(side, row_of(side, pair)).iter();
                words.map(|word| (*word, pair.lag, pair.count))
            })
        };
        let lags = Predictors::of_words(text.words(), lag_events, &lags.shares());
        let payee_events = sample.iter().flat_map(|pair| {
            let kind = kinds.of_row(1 - side, row_of(1 - side, pair), text);
            phrases(text, side, row_of(side, pair)).map(move |phrase| (phrase, kind, pair.count))
        });
        let payees = Predictors::of_phrases(payee_events.collect(), kinds.shares(1 - side));
        let of_row = (0..rows).map(|row| RowPriors {
            lag: lags.most_telling(words(text, side, row)),
            payee: payees.most_telling(phrases(text, side, row)),
            kind: kinds.of_row(side, row, text),
        });
        let of_row = of_row.collect();
        Self { lags, payees, of_row }
    }
}

fn words(text: &TermIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    text.numbers(side, row).iter().map(|word| u64::from(*word))
}

fn phrases(text: &TermIndex, side: usize, row: u32) -> impl Iterator<Item = u64> {
    let two = text.numbers(side, row).windows(2).take(PHRASES_MAX);
    two.map(|two| u64::from(two[0]) << 32 | u64::from(two[1]))
}
