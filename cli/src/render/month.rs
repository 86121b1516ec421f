//! What a month of an account has to show besides its lists.

use serde::Serialize;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout::reconcile::SideName;
use tieout::reconcile::period::{
    Decision, Decisions, LastClose, OpenItemState, Origin, ReconciledPeriod, ReconcilingLine,
    Resolution, RowGroup, SideBalances, SidePool, is_stale,
};

use super::Report;
use super::bank_reconciliation::{ChangedRow, changed_rows, reasons};
use crate::statements::Side;

/// A month of an account, beside its lists.
pub(crate) struct MonthReport<'a> {
    pub(crate) month: &'a ReconciledPeriod,
    /// What was decided of its rows.
    pub(crate) decisions: &'a Decisions,
    /// What the account is called.
    pub(crate) name: &'a str,
    /// What its amounts are in, where a file says it or said it before.
    pub(crate) currency: Option<String>,
    pub(crate) as_at: Date,
    /// Items that were open before it.
    pub(crate) carried_in: usize,
    pub(crate) prepared_by: Option<&'a str>,
    /// Why it is closed though it is not proved.
    pub(crate) unproved: Option<&'a str>,
    /// It is closed by this run.
    pub(crate) is_closed: bool,
    /// SHA-256 of the line of that close, which holds all of the close and the one before.
    pub(crate) digest: Option<String>,
    /// The command that reopens the last close.
    pub(crate) reopen: String,
    /// The command that takes changes of closed months into this one, and how many of them.
    pub(crate) accept: Option<(String, usize)>,
    /// The command that writes stale payments back, and how many of them.
    pub(crate) write_back: Option<(String, usize)>,
    /// The files of the bank and of the books, and what was closed before.
    pub(crate) late: [(&'a Side, &'a LastClose); 2],
}

impl MonthReport<'_> {
    /// Whether a bank would no longer honour a cheque of this day.
    pub(super) const fn is_stale(&self, day: Date) -> bool {
        is_stale(day, self.as_at)
    }

    /// What was decided of a row.
    pub(super) fn decided_of(
        &self,
        side: SideName,
        row: u32,
    ) -> impl Iterator<Item = &'_ Decision> {
        self.decided().filter(move |(_, rows)| rows.contains(&(side, row))).map(|(one, _)| one)
    }

    /// What was decided, with the rows of the month that it is of; not what found no row.
    pub(super) fn decided(&self) -> impl Iterator<Item = (&'_ Decision, &'_ [(SideName, u32)])> {
        let all = self.decisions.decisions.iter().zip(&self.month.resolutions);
        all.filter_map(|(decision, resolution)| match resolution {
            Resolution::Found(rows) | Resolution::Waits(rows) => Some((decision, &rows[..])),
            Resolution::NotFound(_) => None,
        })
    }

    /// What a row without a partner is, in a word for people.
    pub(super) fn standing(&self, side: SideName, row: u32) -> &'static str {
        let list = match side {
            SideName::Bank => &self.month.unmatched.bank,
            SideName::Book => &self.month.unmatched.book,
        };
        let found = list.iter().find(|(of, _)| *of == row).map(|(_, standing)| *standing);
        let is_stale = side == SideName::Book && self.is_stale(self.month.book.rows.row(row).date);
        match found.unwrap_or(OpenItemState::Undecided) {
            OpenItemState::Undecided => "undecided",
            OpenItemState::Outstanding if is_stale => "outstanding, stale",
            OpenItemState::AssumedOutstanding if is_stale => "assumed outstanding, stale",
            OpenItemState::Outstanding => "outstanding",
            OpenItemState::AssumedOutstanding => "assumed outstanding",
            OpenItemState::ToEnter => "to enter",
            OpenItemState::BankError => "bank error",
            OpenItemState::ToRemove => "to remove",
            OpenItemState::ToCorrect => "to correct",
            OpenItemState::OtherAccount => "other account",
        }
    }
}

/// The member `bank_reconciliation` beside the members of the API's result object.
#[derive(Serialize)]
struct MonthDocument<'a> {
    account: &'a str,
    currency: Option<&'a str>,
    as_at: Date,
    date_from: Option<Date>,
    date_to: Option<Date>,
    proof: &'static str,
    reasons: Vec<String>,
    undecided: usize,
    statement: MonthBalances,
    books: MonthBalances,
    outstanding_receipts: MonthItems,
    outstanding_payments: MonthItems,
    bank_errors: MonthItems,
    to_enter: MonthItems,
    to_remove: MonthItems,
    to_correct: MonthItems,
    other_account: MonthItems,
    groups: Vec<GroupDocument>,
    changed_since_close: Vec<ChangedItem>,
    waiting: WaitingCounts,
    adjusted_statement: Option<Amount>,
    adjusted_books: Option<Amount>,
    difference: Option<Amount>,
    carried_in: usize,
    carried_out: usize,
    closed: bool,
    /// SHA-256 of the line of the close; null where it is not closed.
    digest: Option<&'a str>,
}

#[derive(Serialize)]
struct MonthBalances {
    opening: Option<Amount>,
    movements: Amount,
    closing: Option<Amount>,
}

#[derive(Serialize)]
struct MonthItems {
    count: usize,
    total: Amount,
    #[serde(rename = "items")]
    rows: Vec<EffectiveItem>,
}

/// A row of a line, with what it adds to the total of that line: a removal takes its amount off, a correction adds
/// what the bank has beyond the books.
#[derive(Serialize)]
struct EffectiveItem {
    #[serde(flatten)]
    item: MonthItem,
    effect: Amount,
}

#[derive(Serialize)]
struct MonthItem {
    side: &'static str,
    date: Date,
    amount: Amount,
    description: String,
    /// The end of the month in which it was left open; null of new ones.
    since: Option<Date>,
    /// Its line in the file; null where it was open before, and of the fee of a group.
    line: Option<u64>,
    /// The file, where the side is of several.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

#[derive(Serialize)]
struct GroupDocument {
    bank: Vec<MonthItem>,
    book: Vec<MonthItem>,
    fee: Amount,
    total: Amount,
    note: String,
}

/// An item that a close has otherwise: `added` since, or `gone`.
#[derive(Serialize)]
struct ChangedItem {
    #[serde(flatten)]
    item: MonthItem,
    change: &'static str,
    /// What the close has in its stead, of a row that is told otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    was: Option<String>,
    /// What it adds to the opening balance.
    effect: Amount,
}

#[derive(Serialize)]
struct WaitingCounts {
    bank: usize,
    book: usize,
}

/// What a row adds to the total of its line, by the row and its amount.
type ItemEffect<'e> = &'e dyn Fn(u32, &Amount) -> Amount;

/// The member, as JSON.
pub(super) fn document(report: &Report<'_>, of: &MonthReport<'_>) -> serde_json::Result<String> {
    let (all, month) = (&report.reconciliation, of.month);
    let items = |pool: &SidePool, side: &Side, list: &ReconcilingLine, effect: ItemEffect<'_>| {
        let of_row = |row: &u32| {
            let item = item(pool, side, *row);
            EffectiveItem { effect: effect(*row, &item.amount), item }
        };
        let rows = list.rows.iter().map(of_row).collect();
        MonthItems { count: list.rows.len(), total: list.total.clone(), rows }
    };
    let bank = |list, effect| items(&month.bank, report.bank, list, effect);
    let book = |list, effect| items(&month.book, report.book, list, effect);
    let adds: ItemEffect<'_> = &|_, amount| amount.clone();
    let takes: ItemEffect<'_> = &|_, amount| Amount::default() - amount.clone();
    let corrects: ItemEffect<'_> = &|row, amount| {
        let corrections = &month.unmatched.corrections;
        let found = corrections.iter().find(|(_, book)| *book == row);
        let of_bank = found.map(|(bank, _)| month.bank.rows.row(*bank).amount.value());
        of_bank.unwrap_or_default() - amount.clone()
    };
    let mut to_enter = bank(&all.to_enter, adds);
    let fees = month.groups.iter().filter_map(|group| group.fee(&month.bank.rows, of.as_at));
    let fee = |(date, amount, description)| MonthItem {
        side: "bank",
        date,
        amount,
        description,
        since: None,
        line: None,
        file: None,
    };
    let fees = fees.map(fee);
    to_enter.rows.extend(fees.map(|item| EffectiveItem { effect: item.amount.clone(), item }));
    to_enter.count = to_enter.rows.len();
    let days = || {
        let new = |pool: &SidePool| -> Vec<Date> {
            let rows = pool.rows.indices().filter(|row| !pool.is_carried(*row));
            rows.map(|row| pool.rows.row(row).date).collect()
        };
        [new(&month.bank), new(&month.book)].concat()
    };
    let balances = |side: &SideBalances| MonthBalances {
        opening: side.opening.clone(),
        movements: side.movements.clone(),
        closing: side.closing.clone(),
    };
    let group = |group: &RowGroup| GroupDocument {
        bank: group.bank.iter().map(|row| item(&month.bank, report.bank, *row)).collect(),
        book: group.book.iter().map(|row| item(&month.book, report.book, *row)).collect(),
        fee: Amount::default() - group.difference.clone(),
        total: month.bank.rows.total(group.bank.iter().copied()),
        note: group.note.clone(),
    };
    let document = MonthDocument {
        account: of.name,
        currency: of.currency.as_deref(),
        as_at: of.as_at,
        date_from: days().into_iter().min(),
        date_to: days().into_iter().max(),
        proof: all.proof.name(),
        reasons: reasons(report),
        undecided: all.undecided,
        statement: balances(&all.statement),
        books: balances(&all.books),
        outstanding_receipts: book(&all.outstanding_receipts, adds),
        outstanding_payments: book(&all.outstanding_payments, adds),
        bank_errors: bank(&all.bank_errors, takes),
        to_enter,
        to_remove: book(&all.to_remove, takes),
        to_correct: book(&all.to_correct, corrects),
        other_account: book(&all.other_account, takes),
        groups: month.groups.iter().map(group).collect(),
        changed_since_close: changes(of),
        waiting: WaitingCounts { bank: month.waiting[0], book: month.waiting[1] },
        adjusted_statement: all.adjusted_statement.clone(),
        adjusted_books: all.adjusted_books.clone(),
        difference: all.difference.clone(),
        carried_in: of.carried_in,
        carried_out: month.open.len(),
        closed: of.is_closed,
        digest: of.digest.as_deref(),
    };
    serde_json::to_string(&document)
}

fn item(pool: &SidePool, side: &Side, row: u32) -> MonthItem {
    let content = pool.rows.row(row);
    MonthItem {
        side: pool.side.name(),
        date: content.date,
        amount: content.amount.value(),
        description: content.description.to_owned(),
        since: pool.carried[row as usize].map(|(_, since, _)| since),
        line: matches!(pool.origins[row as usize], Origin::File(_))
            .then(|| side.lines[row as usize]),
        file: side.file(row).map(str::to_owned),
    }
}

fn changes(of: &MonthReport<'_>) -> Vec<ChangedItem> {
    let changed = |one: ChangedRow<'_>| {
        let (side, last) = of.late[usize::from(one.side == SideName::Book)];
        let item = MonthItem {
            side: one.side.name(),
            date: one.date,
            amount: one.amount,
            description: one.text.to_owned(),
            // It was closed then, or should have been.
            since: last.day,
            line: one.row.map(|row| side.lines[row as usize]),
            file: one.row.and_then(|row| side.file(row)).map(str::to_owned),
        };
        let was = one.was.map(str::to_owned);
        ChangedItem { item, change: one.change, was, effect: one.effect }
    };
    changed_rows(of).into_iter().map(changed).collect()
}
