//! What a bank reconciliation proves, and what is in the way of more.

use super::BankReconciliation;
use crate::amount::Amount;
use crate::reconcile::SideName;

/// How much a bank reconciliation proves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// Balanced, and no row is undecided.
    Proved,
    /// Both sides go from their opening to their closing balance without a gap, and the adjusted balances
    /// agree.
    Balanced,
    /// Only the statement has a balance.
    StatementOnly,
    /// Only the books have a balance.
    BooksOnly,
    /// Neither side has a balance.
    NoBalances,
    /// Both have balances, and they do not go together.
    Unproved,
}

/// What is in the way of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shortfall {
    /// A side has no balance.
    NoBalance(SideName),
    /// The closing balance of a side is this much more than its opening one and its rows.
    Unexplained(SideName, Amount),
    /// A running balance of a side moves where no row says so, or a total is not that of its rows.
    Gaps(SideName),
    /// The adjusted balances differ by this: with balances that go with their rows, what was open before the
    /// period.
    Difference(Amount),
    /// So many rows are undecided.
    Undecided(usize),
}

/// What a reconciliation proves, with what is in the way of more.
pub(super) fn of(all: &BankReconciliation) -> (Proof, Vec<Shortfall>) {
    let mut shortfalls = Vec::new();
    let sides = [(SideName::Bank, &all.statement), (SideName::Book, &all.books)];
    for (name, side) in sides {
        if side.closing.is_none() {
            shortfalls.push(Shortfall::NoBalance(name));
        }
        shortfalls.extend(side.unexplained.clone().map(|gap| Shortfall::Unexplained(name, gap)));
        if side.has_gaps {
            shortfalls.push(Shortfall::Gaps(name));
        }
    }
    let is_difference = |difference: &Amount| !difference.is_below_half_a_cent();
    shortfalls.extend(all.difference.clone().filter(is_difference).map(Shortfall::Difference));
    let is_whole = shortfalls.is_empty();
    if all.undecided > 0 {
        shortfalls.push(Shortfall::Undecided(all.undecided));
    }
    let proof = match (&all.statement.closing, &all.books.closing) {
        (None, None) => Proof::NoBalances,
        (Some(_), None) => Proof::StatementOnly,
        (None, Some(_)) => Proof::BooksOnly,
        _ if !is_whole => Proof::Unproved,
        _ if all.undecided > 0 => Proof::Balanced,
        _ => Proof::Proved,
    };
    (proof, shortfalls)
}
