//! What a period is made of.

use std::collections::{BTreeMap, BTreeSet};

use super::balances::{BalanceConflict, StatedBalances};
use super::decision::Decisions;
use super::late::LastClose;
use super::open_item::OpenItem;
use crate::options::MatchOptions;
use crate::row::Rows;
use tieout::amount::Amount;
use tieout::date::Date;

/// Carried rows meet new ones within so many days: a cheque is good for six months.
pub const CARRY_DAYS: u16 = 190;

/// A side of a period as its file gives it.
#[derive(Debug, Clone, Copy)]
pub struct PeriodSideInput<'a> {
    /// All rows of the file.
    pub rows: &'a Rows,
    /// What the bank knows rows by, where it says it.
    pub ids: &'a BTreeMap<u32, String>,
    /// Rows that a column says to be by cheque.
    pub cheques: &'a BTreeSet<u32>,
    /// The balances of the file, before its first row and after its last.
    pub of_file: &'a StatedBalances,
    /// The first day that the file tells of; none where it does not say and has no row.
    pub begins: Option<Date>,
    /// The last day that the file tells of, at whose end its closing balance is; none where it does not say.
    pub ends: Option<Date>,
    /// What the user states: the balance at the opening of the period, and at its end.
    pub stated: [Option<&'a Amount>; 2],
}

impl PeriodSideInput<'_> {
    /// The balances of the file over a period: without its rows up to the day that was closed, and without those
    /// behind the end.
    #[must_use]
    pub fn of_period(&self, closed: Option<Date>, as_at: Option<Date>) -> StatedBalances {
        let total = |is_in: &dyn Fn(Date) -> bool| {
            self.rows.total(self.rows.indices().filter(|row| is_in(self.rows.date(*row))))
        };
        let before = total(&|date| closed.is_some_and(|closed| date <= closed));
        let behind = total(&|date| as_at.is_some_and(|as_at| date > as_at));
        StatedBalances {
            opening: self.of_file.opening.clone().map(|opening| opening + &before),
            closing: self.of_file.closing.clone().map(|closing| closing - behind),
            gaps: self.of_file.gaps.clone(),
        }
    }

    /// The balance of these that somebody states and the file has otherwise.
    #[must_use]
    pub fn conflict(&self, closed: Option<Date>, as_at: Option<Date>) -> Option<BalanceConflict> {
        self.of_period(closed, as_at).completed_by(self.stated).err()
    }
}

/// What a period is made of.
#[derive(Debug, Clone, Copy)]
pub struct PeriodInput<'a> {
    /// The bank's side.
    pub bank: PeriodSideInput<'a>,
    /// The side of the books.
    pub book: PeriodSideInput<'a>,
    /// What was open when it began.
    pub carried: &'a [OpenItem],
    /// What was closed before.
    pub last: &'a LastClose,
    /// Its last day. Later rows wait.
    pub as_at: Date,
    /// What was decided.
    pub decisions: &'a Decisions,
    /// Most days between a carried row and its partner.
    pub carry_days: u16,
    /// How rows are matched.
    pub options: MatchOptions,
}
