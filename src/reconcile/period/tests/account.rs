//! An account for tests, and words to build it with.

use std::collections::{BTreeMap, BTreeSet};

use crate::period::{
    CARRY_DAYS, ClosedRow, Decision, DecisionKind, Decisions, LastClose, OpenItem, OpenItemState,
    PeriodInput, PeriodSideInput, ReconciledPeriod, RowName, StatedBalances,
};
use crate::row::Rows;
use crate::testing::full_rows;
use crate::{MatchOptions, SideName};
use tieout::amount::Amount;
use tieout::date::Date;

pub(super) fn amount(text: &str) -> Amount {
    Amount::parse(text).unwrap()
}

pub(super) fn day(text: &str) -> Date {
    Date::parse_iso(text).unwrap()
}

pub(super) fn side(name: &str) -> SideName {
    if name == "bank" { SideName::Bank } else { SideName::Book }
}

/// The first of these rows.
pub(super) fn name(of: &str, date: &str, sum: &str, text: &str) -> RowName {
    let (date, amount) = (day(date), amount(sum));
    let (text, bank_id) = (text.to_owned(), String::new());
    RowName { side: side(of), date, amount, text, occurrence: 1, bank_id }
}

pub(super) fn decision(verb: DecisionKind, rows: Vec<RowName>) -> Decision {
    let (to, note) = (String::new(), String::new());
    Decision { verb, rows, fee: None, to, note }.checked().unwrap()
}

/// An account of which everything is known.
#[derive(Default)]
pub(super) struct Account {
    pub(super) bank: Rows,
    pub(super) book: Rows,
    pub(super) openings: [Option<Amount>; 2],
    pub(super) closings: [Option<Amount>; 2],
    pub(super) carried: Vec<OpenItem>,
    pub(super) last: LastClose,
    pub(super) decisions: Decisions,
    /// The balances of the bank's file, and the day that it goes to.
    pub(super) bank_file: (StatedBalances, Option<Date>),
    /// Rows of the books that a column says to be by cheque.
    pub(super) cheques: BTreeSet<u32>,
}

impl Account {
    pub(super) fn new(bank: &[(&str, &str, &str)], book: &[(&str, &str, &str)]) -> Self {
        Self { bank: full_rows(bank), book: full_rows(book), ..Self::default() }
    }

    pub(super) fn opening(mut self, bank: &str, book: &str) -> Self {
        self.openings = [Some(amount(bank)), Some(amount(book))];
        self
    }

    pub(super) fn decide(mut self, verb: DecisionKind, rows: Vec<RowName>) -> Self {
        self.decisions.add(decision(verb, rows)).unwrap();
        self
    }

    /// The month, where the bank says what it ends with.
    pub(super) fn at(&self, as_at: &str) -> ReconciledPeriod {
        let opening = self.last.closing[0].as_ref().or(self.openings[0].as_ref());
        let is_new = |row: &u32| {
            let date = self.bank.date(*row);
            date <= day(as_at) && self.last.day.is_none_or(|closed| date > closed)
        };
        let moved = self.bank.total(self.bank.indices().filter(is_new));
        let closing = opening.map(|opening| opening.clone() + &moved);
        self.ending(&[self.closings[0].clone().or(closing), self.closings[1].clone()], as_at)
    }

    /// The month, where these closing balances are known.
    pub(super) fn ending(&self, closings: &[Option<Amount>; 2], as_at: &str) -> ReconciledPeriod {
        let (none, ids) = (StatedBalances::default(), BTreeMap::new());
        let first = |rows: &Rows| rows.indices().map(|row| rows.date(row)).min();
        let of = |rows, at: usize| PeriodSideInput {
            rows,
            begins: first(rows),
            ids: &ids,
            cheques: &self.cheques,
            of_file: if at == 0 { &self.bank_file.0 } else { &none },
            ends: self.bank_file.1.filter(|_| at == 0),
            stated: [self.openings[at].as_ref(), closings[at].as_ref()],
        };
        let input = PeriodInput {
            bank: of(&self.bank, 0),
            book: of(&self.book, 1),
            carried: &self.carried,
            last: &self.last,
            as_at: day(as_at),
            decisions: &self.decisions,
            carry_days: CARRY_DAYS,
            options: MatchOptions { suggest: true, ..MatchOptions::default() },
        };
        ReconciledPeriod::of(&input, &|_| ())
    }

    /// The month after one that ended so: what was open is carried, its rows are closed.
    pub(super) fn after(self, month: &ReconciledPeriod, as_at: &str) -> Self {
        let sides = [(SideName::Bank, &month.bank), (SideName::Book, &month.book)];
        let rows = sides.iter().flat_map(|(side, pool)| {
            let new = pool.rows.indices().filter(|row| !pool.is_carried(*row));
            new.map(|row| {
                let content = pool.rows.row(row);
                ClosedRow {
                    side: *side,
                    date: content.date,
                    amount: content.amount.value(),
                    text: content.description.to_owned(),
                }
            })
        });
        let closing = [&month.reconciliation.statement, &month.reconciliation.books]
            .map(|side| side.closing.clone());
        let first = self.last.first.or(Some(day(as_at)));
        let mut confirmed = self.last.confirmed.clone();
        for pair in &month.outcome.pairs {
            let (bank, book) =
                (month.bank.rows.row(pair.bank_row), month.book.rows.row(pair.book_row));
            let (bank, book) = ((bank.date, bank.description), (book.date, book.description));
            confirmed.push(bank, book).unwrap();
        }
        let last = LastClose {
            day: Some(day(as_at)),
            first,
            closing,
            rows: rows.collect(),
            earlier: Vec::new(),
            taken_off: Vec::new(),
            confirmed,
        };
        Self { carried: month.open.clone(), last, ..self }
    }
}

pub(super) fn open(month: &ReconciledPeriod) -> Vec<(String, OpenItemState)> {
    month.open.iter().map(|item| (item.amount.to_string(), item.standing)).collect()
}
