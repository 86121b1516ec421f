//! What a period is made of.

use std::collections::BTreeMap;

use super::balances::StatedBalances;
use super::decision::Decisions;
use super::late::LastClose;
use super::open_item::OpenItem;
use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::MatchOptions;
use crate::reconcile::row::Rows;

/// Carried rows meet new ones within so many days: a cheque is good for six months.
pub const CARRY_DAYS: u16 = 190;

/// A side of a period as its file gives it.
#[derive(Debug, Clone, Copy)]
pub struct PeriodSideInput<'a> {
    /// All rows of the file.
    pub rows: &'a Rows,
    /// What the bank knows rows by, where it says it.
    pub ids: &'a BTreeMap<u32, String>,
    /// The balances of the file, before its first row and after its last.
    pub of_file: &'a StatedBalances,
    /// The last day that the file tells of, at whose end its closing balance is; none where it does not say.
    pub ends: Option<Date>,
    /// What the user states: the balance at the opening of the period, and at its end.
    pub stated: [Option<&'a Amount>; 2],
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
