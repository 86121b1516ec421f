//! The rows of a side that take part in a period: those carried into it and those of its files.

use std::collections::{BTreeMap, BTreeSet};

use super::late::ClosedRow;
use super::open_item::{OpenItem, OpenItemState};
use super::row_name::{RowName, normal};
use super::text_words::says_back;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::cheque;
use tieout::date::Date;

/// Where a row of a period comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The file of the side; its row there.
    File(u32),
    /// An open item; its place among them.
    Carried(u32),
    /// A row of a closed period that is no longer in the file, taken off; its place among those.
    TakenOut(u32),
}

/// The rows of a side that take part.
#[derive(Debug, Clone)]
pub struct SidePool {
    /// Whose they are.
    pub side: SideName,
    /// Those of the file, then those carried.
    pub rows: Rows,
    /// Where each comes from.
    pub origins: Vec<Origin>,
    /// What each was when the last period closed; none of new ones.
    pub carried: Vec<Option<(OpenItemState, Date, u32)>>,
    /// What the bank knows rows by, where it says it.
    pub ids: BTreeMap<u32, String>,
    /// Rows of closed days that the file tells otherwise since, those that take off what stood there, and the notes
    /// with which they were accepted.
    pub(super) retold: Vec<([u32; 2], String)>,
    /// Rows that a column says to be by cheque.
    pub(super) cheques: BTreeSet<u32>,
    /// Rows of closed days that are entries which a close asked for.
    pub(super) asked: BTreeSet<u32>,
}

impl SidePool {
    /// All rows of a file.
    #[must_use]
    pub fn of_file(side: SideName, rows: &Rows, ids: &BTreeMap<u32, String>) -> Self {
        let mut pool = Self::new(side);
        for row in rows.indices() {
            pool.take((rows, row), (ids, &BTreeSet::new()), false);
        }
        pool
    }

    pub(super) fn new(side: SideName) -> Self {
        Self {
            side,
            rows: Rows::default(),
            origins: Vec::new(),
            carried: Vec::new(),
            ids: BTreeMap::new(),
            retold: Vec::new(),
            cheques: BTreeSet::new(),
            asked: BTreeSet::new(),
        }
    }

    /// Takes a row of the file; `is_asked` says that it is an entry that a close asked for.
    pub(super) fn take(
        &mut self,
        (from, row): (&Rows, u32),
        (ids, cheques): (&BTreeMap<u32, String>, &BTreeSet<u32>),
        is_asked: bool,
    ) {
        let at = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        let content = from.row(row);
        self.push(content.date, &content.amount.to_string(), content.description);
        self.origins.push(Origin::File(row));
        self.carried.push(None);
        self.ids.extend(ids.get(&row).map(|id| (at, id.clone())));
        self.cheques.extend(cheques.contains(&row).then_some(at));
        self.asked.extend(is_asked.then_some(at));
    }

    /// Takes an open item.
    pub(super) fn carry(&mut self, at: usize, item: &OpenItem) {
        self.push(item.date, &item.amount.to_string(), &item.description);
        self.origins.push(Origin::Carried(u32::try_from(at).unwrap_or(u32::MAX)));
        self.carried.push(Some((item.standing, item.since, item.link)));
    }

    /// Takes off a row of a closed period.
    pub(super) fn take_off(&mut self, at: usize, date: Date, amount: &Amount, text: &str) {
        let amount = Amount::default() - amount.clone();
        self.push(date, &amount.to_string(), text);
        self.origins.push(Origin::TakenOut(u32::try_from(at).unwrap_or(u32::MAX)));
        self.carried.push(None);
    }

    /// Takes off the row of a closed period that a row of the file stands for now.
    pub(super) fn retell(&mut self, row: u32, (at, before): (usize, &ClosedRow), note: &str) {
        let new = self.rows.indices().find(|new| self.origins[*new as usize] == Origin::File(row));
        let taken_off = u32::try_from(self.rows.len()).unwrap_or(u32::MAX);
        self.take_off(at, before.date, &before.amount, &before.text);
        self.retold.extend(new.map(|new| ([new, taken_off], note.to_owned())));
    }

    fn push(&mut self, date: Date, amount: &str, description: &str) {
        let pushed = self.rows.push(date, amount, description);
        debug_assert_eq!(pushed, Ok(()), "a row taken once is taken again");
    }

    /// Whether a row was open before.
    #[must_use]
    pub fn is_carried(&self, row: u32) -> bool {
        self.carried[row as usize].is_some()
    }

    /// Whether a row is by cheque: its text says so, or a column beside it, and not that it went back or was paid
    /// otherwise.
    pub(super) fn is_by_cheque(&self, row: u32) -> bool {
        let text = self.rows.description(row);
        (self.cheques.contains(&row) || cheque::number_in(text).is_some())
            && !says_back(text)
            && !cheque::is_paid_otherwise(text)
    }

    /// What is told of its rows.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.rows.indices().map(|row| self.rows.description(row))
    }

    /// The rows of the period itself.
    pub(super) fn new_rows(&self) -> impl Iterator<Item = u32> {
        self.rows.indices().filter(|row| !self.is_carried(*row))
    }

    /// The names of all rows, in their order.
    #[must_use]
    pub fn names(&self) -> Vec<RowName> {
        let mut seen: BTreeMap<(Date, Amount, String), u32> = BTreeMap::new();
        let mut name = |row: u32| {
            let content = self.rows.row(row);
            let amount = content.amount.value();
            let key = (content.date, amount.clone(), normal(content.description));
            let occurrence = seen.entry(key).or_insert(0);
            *occurrence += 1;
            RowName {
                side: self.side,
                date: content.date,
                amount,
                text: content.description.to_owned(),
                occurrence: *occurrence,
                bank_id: self.ids.get(&row).cloned().unwrap_or_default(),
            }
        };
        self.rows.indices().map(&mut name).collect()
    }
}
