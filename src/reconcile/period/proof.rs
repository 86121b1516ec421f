//! What a bank reconciliation proves, and what is in the way of more.

use super::balances::SideBalances;
use crate::side_name::SideName;
use tieout::amount::Amount;
pub use tieout::contract::ledger::bank_reconciliation::Proof;
use tieout::date::Date;

/// What is in the way of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shortfall {
    /// A side has no balance.
    NoBalance(SideName),
    /// The opening balance of a side is this much more than it closed with.
    Opening(SideName, Amount),
    /// The books begin with this much more than they closed with: what they were asked to have. An export from
    /// that day on has those entries.
    PostedBefore(Amount, Date),
    /// Entries that a close asked for are not in the books, which begin after this day, the first of one.
    AskedBefore(Date),
    /// The closing balance of a side is this much more than its opening one and its rows.
    Unexplained(SideName, Amount),
    /// A running balance of a side moves where no row says so, or a total is not that of its rows: on these lines.
    Gaps(SideName, Vec<String>),
    /// So many rows of closed periods were added to the files, changed or taken out of them.
    ChangedSinceClose(usize),
    /// So many decisions are of rows that are not there.
    NotFound(usize),
    /// The adjusted balances differ by this: with balances that go with their rows, what was open before the
    /// period.
    Difference(Amount),
    /// So many rows are undecided.
    Undecided(usize),
    /// The balance of the statement is of this day, too long before the end of the period to stand for it.
    OldBalance(Date),
    /// A file of this side begins on this day, after the end of the period: it says nothing of the period.
    BeginsLater(SideName, Date),
    /// In the way of nothing, but to be known: the balance of the statement is of this day, and so many rows of
    /// the books are of later ones.
    EarlierBalance(Date, usize),
}

/// What a reconciliation proves, with what is in the way of more; `further` is what else is.
pub(super) fn of(
    [statement, books]: [&SideBalances; 2],
    difference: Option<&Amount>,
    undecided: usize,
    further: Vec<Shortfall>,
) -> (Proof, Vec<Shortfall>) {
    let mut shortfalls = Vec::new();
    for (name, side) in [(SideName::Bank, statement), (SideName::Book, books)] {
        if side.closing.is_none() {
            shortfalls.push(Shortfall::NoBalance(name));
        }
        shortfalls.extend(side.unexplained.clone().map(|gap| Shortfall::Unexplained(name, gap)));
        if !side.gaps.is_empty() {
            shortfalls.push(Shortfall::Gaps(name, side.gaps.clone()));
        }
    }
    shortfalls.extend(further);
    let is_difference = |difference: &&Amount| !difference.is_below_half_a_cent();
    shortfalls.extend(difference.filter(is_difference).cloned().map(Shortfall::Difference));
    let is_whole = shortfalls.is_empty();
    if undecided > 0 {
        shortfalls.push(Shortfall::Undecided(undecided));
    }
    let proof = match (&statement.closing, &books.closing) {
        (None, None) => Proof::NoBalances,
        (Some(_), None) => Proof::StatementOnly,
        (None, Some(_)) => Proof::BooksOnly,
        _ if !is_whole => Proof::Unproved,
        _ if undecided > 0 => Proof::Balanced,
        _ => Proof::Proved,
    };
    (proof, shortfalls)
}
