//! A pass over the rows of a table, as far as it has come.

use super::balances::BalanceWalk;
use super::currencies::Currencies;
use super::currency_beside::CurrencyBeside;
use super::days::Monotony;
use super::end_rows::TableEnds;
use super::outside::OutsidePeriod;
use super::pass::{PassOptions, PassResult};
use super::standing::StandingBalances;
use super::stated::BalancesBeside;
use super::sums::RowSums;
use crate::fault::Fault;
use crate::reading::Reading;
use crate::sections::{RowShape, SectionTracker};
use crate::totals::TotalsBeside;
use tieout::date::Date;

/// What is known after the rows read so far.
pub(super) struct RowReader<'a> {
    pub(super) reading: &'a Reading,
    pub(super) options: PassOptions,
    /// What separates its fields, where something does.
    pub(super) delimiter: Option<u8>,
    /// What its amounts are read from.
    pub(super) amount_columns: Vec<usize>,
    /// Every row so far is told of.
    pub(super) has_texts: bool,
    /// The first record left out as a title, as a row that cannot be read; whether it has values of one.
    pub(super) title: Option<(Fault, bool)>,
    pub(super) pass: PassResult,
    pub(super) walk: BalanceWalk,
    pub(super) sums: RowSums,
    pub(super) ends: TableEnds,
    /// The amount of the row at hand, canonical; room for its balance, text and words.
    pub(super) number: String,
    pub(super) balance: String,
    pub(super) text: String,
    pub(super) words: String,
    pub(super) currencies: Currencies,
    pub(super) currency_beside: CurrencyBeside,
    pub(super) sections: SectionTracker,
    /// The rows at hand stand below a title that says so.
    /// Whether some of them had no balance, in a table that has some.
    pub(super) pending: Option<bool>,
    /// Balances that stand in rows of their own, in the column of amounts.
    pub(super) stated: Vec<(i128, u64)>,
    /// Those of them that are to be explained by the rows.
    pub(super) standing: StandingBalances,
    /// Those that stand above and below the rows.
    pub(super) stated_beside: BalancesBeside,
    /// Sums and counts above the rows, and below them.
    pub(super) totals_beside: [TotalsBeside; 2],
    pub(super) days: Monotony,
    pub(super) outside: OutsidePeriod,
    /// The last day that stands above, where it counts for rows without one.
    pub(super) last_day: Option<Date>,
    /// The latest day of a row.
    pub(super) last_booked: Option<Date>,
    /// The earliest.
    pub(super) first_booked: Option<Date>,
    /// What is told of the row that it stands in, and of the last row of all.
    pub(super) last_text: String,
    pub(super) last_told: String,
    /// A row since the last balance that ends before its amount.
    pub(super) cut_off: Option<Fault>,
    /// The first row, if it ends so.
    pub(super) first_cut: Option<Fault>,
    /// The balance of a row above that has no amount, and what is wrong with it if the next balance is another.
    pub(super) unsaid: Option<(i128, Fault)>,
    /// The record above has words of balances or totals and no numbers.
    pub(super) has_labels_above: bool,
}

impl<'a> RowReader<'a> {
    /// Before the first record.
    ///
    /// # Errors
    /// The headers contradict each other about the currency.
    pub(super) fn new(
        reading: &'a Reading,
        options: PassOptions,
        delimiter: Option<u8>,
    ) -> Result<Self, Fault> {
        Ok(Self {
            reading,
            options,
            delimiter,
            amount_columns: reading.amount.columns(),
            has_texts: true,
            title: None,
            pass: PassResult::default(),
            walk: BalanceWalk::new(reading.order),
            sums: RowSums::default(),
            ends: TableEnds::default(),
            number: String::new(),
            balance: String::new(),
            text: String::new(),
            words: String::new(),
            currencies: Currencies::of_headers(reading)?,
            sections: SectionTracker::new(RowShape::of_columns(
                &reading.texts,
                reading.amount.columns(),
            )),
            pending: None,
            stated: Vec::new(),
            standing: StandingBalances::default(),
            stated_beside: BalancesBeside::default(),
            currency_beside: CurrencyBeside::default(),
            totals_beside: [TotalsBeside::default(), TotalsBeside::default()],
            days: Monotony::default(),
            outside: OutsidePeriod::far_from(options.period),
            last_day: None,
            last_booked: None,
            first_booked: None,
            last_text: String::new(),
            last_told: String::new(),
            cut_off: None,
            first_cut: None,
            unsaid: None,
            has_labels_above: false,
        })
    }
}
