//! A bank account whose books the ledger keeps, at the end of a day.
//!
//! Nothing is matched here: which posting is which bank transaction is known, since each was confirmed by
//! one. What is asked is what each side had at the end of the day: a bank transaction whose posting is of a
//! later day was still to be entered, a posting whose bank transaction is of a later day was outstanding.

mod books;
mod cheques;
mod reasons;
mod stated;

use std::collections::BTreeMap;

use num_traits::ToPrimitive as _;

use super::balances::SideBalances;
use super::open_item::OpenItemState;
use super::statement::{BankReconciliationStatement, ReconcilingLine, UnmatchedItems};
use super::text_words::says_back;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::cheque;
use tieout::contract::ledger::bank_reconciliation as wire;
use tieout::contract::ledger::journal::Source;
use tieout::date::Date;
use tieout::id::JournalId;
use tieout::money::{Money, MoneyError};
use tieout::sort::{CompactCollect as _, CompactSort as _};

pub use books::{
    BankAccountBooks, BankOpeningBalance, BankRow, BankRowState, BookLine, ClearedPayment,
    ClearedPayments, LastStatedBalance,
};
use books::{amount, total};

/// The bank reconciliation of a bank account, with what its rows are.
#[derive(Debug, Clone)]
struct ReconciledBooks<'a> {
    statement: BankReconciliationStatement,
    /// The rows of the bank's side that the statement speaks of.
    bank: Vec<&'a BankRow>,
    /// The lines of the side of the books, likewise, and what each is.
    book: Vec<&'a BookLine>,
    standings: Vec<(u32, OpenItemState)>,
    excluded: Vec<&'a BankRow>,
    /// What the opening balance comes to in the books.
    opening: Amount,
}

impl BankAccountBooks {
    /// The bank reconciliation at the end of a day.
    ///
    /// # Errors
    /// [`MoneyError::TooLarge`]: a figure of it is beyond what the ledger can hold.
    pub fn reconciliation(&self, as_at: Date) -> Result<wire::BankReconciliation, MoneyError> {
        let of = self.reconciled(as_at);
        let all = &of.statement;
        let book = |list: &ReconcilingLine| items(list, |row| of_book(of.book[row]));
        let bank = |list: &ReconcilingLine| items(list, |row| of_bank(of.bank[row]));
        let excluded = ReconcilingLine {
            rows: (0..).take(of.excluded.len()).collect(),
            total: total(of.excluded.iter().map(|row| row.amount)),
        };
        let opening = money(&of.opening)?;
        Ok(wire::BankReconciliation {
            bank_account_id: self.id,
            account: self.name.clone(),
            account_id: self.account,
            currency: self.currency.clone(),
            as_at,
            proof: all.proof,
            reasons: self.reasons(&of, as_at),
            undecided: all.undecided,
            statement: wire::StatementSide {
                opening: known(all.statement.opening.as_ref())?,
                movements: money(&all.statement.movements)?,
                closing: known(all.statement.closing.as_ref())?,
                stated: self.nearest(as_at).map(|LastStatedBalance { date, balance, .. }| {
                    wire::StatedBalance { date, balance }
                }),
            },
            books: wire::BooksSide {
                opening,
                movements: money(&all.books.movements)?,
                closing: self.books_closing,
            },
            outstanding_receipts: book(&all.outstanding_receipts)?,
            outstanding_payments: book(&all.outstanding_payments)?,
            to_enter: bank(&all.to_enter)?,
            other_account: items(&excluded, |row| of_bank(of.excluded[row]))?,
            waiting: self.waiting,
            adjusted_statement: known(all.adjusted_statement.as_ref())?,
            adjusted_books: known(all.adjusted_books.as_ref())?.unwrap_or_default(),
            difference: known(all.difference.as_ref())?,
        })
    }

    fn reconciled(&self, as_at: Date) -> ReconciledBooks<'_> {
        let rows = self.rows.iter().filter(|row| row.date <= as_at);
        let (excluded, rows): (Vec<_>, Vec<_>) =
            rows.partition(|row| row.state == BankRowState::Excluded);
        let is_missing = |row: &&BankRow| match row.state {
            BankRowState::Confirmed(_, posted_on) => posted_on > as_at,
            BankRowState::Unconfirmed | BankRowState::Excluded => true,
        };
        let bank: Vec<&BankRow> = rows.into_iter().filter(is_missing).collect();
        let open = self.lines_without_row(as_at);
        let (opening, book): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|line| self.is_of_opening(line));
        let posted = total(opening.iter().map(|line| line.amount));
        let unmatched = UnmatchedItems {
            bank: (0..).zip(bank.iter().map(|row| standing_of_row(row))).collect(),
            book: self.standings_of_lines((&bank, &book), as_at),
            ..UnmatchedItems::default()
        };
        let statement = {
            let sides = [self.bank_side(as_at, &opening), self.books_side(&posted)];
            let of_bank = rows_of(bank.iter().map(|row| (row.date, row.amount, &row.description)));
            let of_book =
                rows_of(book.iter().map(|line| (line.date, line.amount, &line.description)));
            let both = (&of_bank, &of_book);
            let mut statement =
                BankReconciliationStatement::with(both, sides, &unmatched, Vec::new());
            let is_later = |line: &&&BookLine, day| line.date > day && line.cleared_on.is_none();
            statement
                .note_earlier_balance(|day| book.iter().filter(|line| is_later(line, day)).count());
            statement
        };
        let standings = unmatched.book;
        ReconciledBooks { statement, bank, book, standings, excluded, opening: posted }
    }

    /// The lines of the account up to a day that no bank transaction up to that day stands for, but for
    /// those that were taken back by then with what took them back.
    fn lines_without_row(&self, as_at: Date) -> Vec<&BookLine> {
        let is_open = |line: &&BookLine| {
            line.date <= as_at && line.cleared_on.is_none_or(|cleared| cleared > as_at)
        };
        let open: Vec<&BookLine> = self.lines.iter().filter(is_open).collect();
        let free = (0..).zip(&open).filter(|(_, line)| line.cleared_on.is_none());
        let by_name: BTreeMap<(JournalId, i64), usize> =
            free.map(|(at, line)| ((line.journal, line.line), at)).compact_map();
        let mut is_taken_back = vec![false; open.len()];
        for (at, mirror) in open.iter().enumerate() {
            let Some(journal) = mirror.reverses.filter(|_| mirror.cleared_on.is_none()) else {
                continue;
            };
            let Some(original) = by_name.get(&(journal, mirror.line)).copied() else { continue };
            if mirror.amount.checked_add(open[original].amount) == Some(Money::ZERO) {
                is_taken_back[at] = true;
                is_taken_back[original] = true;
            }
        }
        open.into_iter().zip(is_taken_back).filter(|(_, is)| !is).map(|(line, _)| line).collect()
    }

    /// Whether a line is the opening balance: that of the bank account, or where it has none of its own, one
    /// that came with the opening balances of the books.
    fn is_of_opening(&self, line: &BookLine) -> bool {
        match self.opening {
            Some(own) => own.journal == Some(line.journal),
            None => line.source == Source::Opening,
        }
    }

    fn books_side(&self, opening: &Amount) -> SideBalances {
        let closing = amount(self.books_closing);
        let movements = closing.clone() - opening.clone();
        SideBalances::between(
            SideName::Book,
            Some(opening.clone()),
            movements,
            Some(closing),
            Vec::new(),
        )
    }
}

/// A bank transaction that the books had not.
fn standing_of_row(row: &BankRow) -> OpenItemState {
    match row.state {
        BankRowState::Unconfirmed => OpenItemState::Undecided,
        BankRowState::Confirmed(..) => OpenItemState::ToEnter,
        BankRowState::Excluded => OpenItemState::OtherAccount,
    }
}

/// A posting that the bank had not.
fn standing_of_line(line: &BookLine) -> OpenItemState {
    let texts = || [Some(&line.description), line.reference.as_ref()].into_iter().flatten();
    if line.cleared_on.is_some() {
        OpenItemState::Outstanding
    } else if line.amount < Money::ZERO
        && texts().any(|text| cheque::number_in(text).is_some())
        && !texts().any(|text| says_back(text) || cheque::is_paid_otherwise(text))
    {
        OpenItemState::AssumedOutstanding
    } else {
        OpenItemState::Undecided
    }
}

fn rows_of<'t>(content: impl Iterator<Item = (Date, Money, &'t String)>) -> Rows {
    let mut rows = Rows::default();
    for (date, amount, description) in content {
        let pushed = rows.push(date, &amount.to_string(), description);
        debug_assert_eq!(pushed, Ok(()), "the ledger takes no text that rows do not");
    }
    rows
}

fn items(
    list: &ReconcilingLine,
    item: impl Fn(usize) -> wire::ReconcilingItem,
) -> Result<wire::ReconcilingItems, MoneyError> {
    let mut items: Vec<_> = list.rows.iter().map(|row| item(*row as usize)).collect();
    items.compact_sort_by_key(|item| item.date);
    Ok(wire::ReconcilingItems { count: items.len(), total: money(&list.total)?, items })
}

fn of_bank(row: &BankRow) -> wire::ReconcilingItem {
    let confirmed = match row.state {
        BankRowState::Confirmed(journal, posted_on) => Some((journal, posted_on)),
        BankRowState::Unconfirmed | BankRowState::Excluded => None,
    };
    wire::ReconcilingItem {
        side: wire::ItemSide::Bank,
        date: row.date,
        amount: row.amount,
        description: row.description.clone(),
        reference: row.reference.clone(),
        bank_transaction_id: Some(row.id),
        journal_id: confirmed.map(|(journal, _)| journal),
        cleared_on: confirmed.map(|(_, posted_on)| posted_on),
    }
}

fn of_book(line: &BookLine) -> wire::ReconcilingItem {
    wire::ReconcilingItem {
        side: wire::ItemSide::Book,
        date: line.date,
        amount: line.amount,
        description: line.description.clone(),
        reference: line.reference.clone(),
        bank_transaction_id: None,
        journal_id: Some(line.journal),
        cleared_on: line.cleared_on,
    }
}

/// An amount of whole minor units.
fn money(amount: &Amount) -> Result<Money, MoneyError> {
    let minor = amount.rounded_to_cents().to_i64().ok_or(MoneyError::TooLarge)?;
    Ok(Money::from_minor(minor))
}

/// The same of one that may not be known.
fn known(amount: Option<&Amount>) -> Result<Option<Money>, MoneyError> {
    amount.map(money).transpose()
}
