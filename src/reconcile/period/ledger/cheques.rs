//! Which cheques of the ledger's books are assumed outstanding: by the rule that files have.

use std::collections::BTreeSet;

use super::books::{BankAccountBooks, BankRow, BookLine};
use super::{standing_of_line, standing_of_row};
use crate::options::MatchOptions;
use crate::period::numbers::AssumedCheques;
use crate::period::open_item::OpenItemState;
use crate::period::pool::SidePool;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::date::Date;
use tieout::money::Money;
use tieout::sort::CompactCollect as _;

impl BankAccountBooks {
    /// What each open line is: one by cheque is assumed outstanding unless its number is there twice, or the bank has
    /// it or an undecided payment of its amount.
    pub(super) fn standings_of_lines(
        &self,
        (bank, book): (&[&BankRow], &[&BookLine]),
        as_at: Date,
    ) -> Vec<(u32, OpenItemState)> {
        let standings = (0..).zip(book.iter().map(|line| standing_of_line(line)));
        let mut standings: Vec<(u32, OpenItemState)> = standings.collect();
        let is = |wanted: OpenItemState| move |(_, one): &&(u32, OpenItemState)| *one == wanted;
        let assumed = standings.iter().filter(is(OpenItemState::AssumedOutstanding));
        let assumed: BTreeSet<u32> = assumed.map(|(row, _)| *row).compact_set();
        if assumed.is_empty() {
            return standings;
        }
        let undecided = (0..).zip(bank);
        let undecided =
            undecided.filter(|(_, row)| standing_of_row(row) == OpenItemState::Undecided);
        let doubtful = AssumedCheques {
            pools: [&self.rows_of_bank(bank, as_at), &self.lines_of_books(book, as_at)],
            left: [&undecided.map(|(row, _)| row).collect(), &assumed],
            removed: &BTreeSet::new(),
            closed: &[],
            window_days: MatchOptions::default().window_days,
        }
        .doubtful();
        for (row, standing) in &mut standings {
            if doubtful.contains(row) {
                *standing = OpenItemState::Undecided;
            }
        }
        standings
    }

    /// The rows that the statement speaks of, and behind them each text by itself in which the bank may name a
    /// cheque: a number in a field of its own is one.
    fn rows_of_bank(&self, bank: &[&BankRow], as_at: Date) -> SidePool {
        let mut rows = Rows::default();
        for row in bank {
            push(
                &mut rows,
                (row.date, row.amount),
                &whole(&row.description, row.reference.as_ref()),
            );
        }
        let open = bank.iter().map(|row| (row.date, row.amount, &row.description, &row.reference));
        let cleared = self.cleared.rows.iter().filter(|row| row.date <= as_at);
        let cleared = cleared.map(|row| (row.date, row.amount, &row.description, &row.reference));
        for (date, amount, description, reference) in open.chain(cleared) {
            push(&mut rows, (date, amount), &whole(description, reference.as_ref()));
            for text in [Some(description), reference.as_ref()].into_iter().flatten() {
                push(&mut rows, (date, amount), text);
            }
        }
        SidePool::of_file(SideName::Bank, &rows, &std::collections::BTreeMap::new())
    }

    /// The lines that the statement speaks of, and behind them those that the bank has as well.
    fn lines_of_books(&self, book: &[&BookLine], as_at: Date) -> SidePool {
        let mut rows = Rows::default();
        for line in book {
            push(
                &mut rows,
                (line.date, line.amount),
                &whole(&line.description, line.reference.as_ref()),
            );
        }
        for line in self.cleared.lines.iter().filter(|line| line.date <= as_at) {
            push(
                &mut rows,
                (line.date, line.amount),
                &whole(&line.description, line.reference.as_ref()),
            );
        }
        SidePool::of_file(SideName::Book, &rows, &std::collections::BTreeMap::new())
    }
}

/// Both texts of a row as one.
fn whole(description: &str, reference: Option<&String>) -> String {
    match reference {
        Some(reference) => format!("{description} {reference}"),
        None => description.to_owned(),
    }
}

fn push(rows: &mut Rows, (date, amount): (Date, Money), text: &str) {
    let pushed = rows.push(date, &amount.to_string(), text);
    debug_assert_eq!(pushed, Ok(()), "the ledger takes no text that rows do not");
}
