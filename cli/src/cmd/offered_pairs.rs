//! Rows that may clear what has been open since an earlier month, each with the command that says so: what texts do not
//! bear out is never cleared by itself.

use std::collections::BTreeSet;

use tieout_reconcile::SideName;
use tieout_reconcile::period::{Decision, DecisionKind, OpenItemState, ReconciledPeriod, RowName};

use super::decided_rows::content;
use super::reconcile_args::ReconcileArgs;
use crate::render::OfferedPair;
use crate::safe::shell_word;

/// More are left to a review.
const OFFERED_MAX: usize = 5;

/// Pairs of an undecided new row and an open item of its amount, the likeliest for each row.
pub(super) fn offered_pairs(
    args: &ReconcileArgs,
    month: &ReconciledPeriod,
    decisions: &[Decision],
) -> Vec<OfferedPair> {
    let Some(folder) = &args.month.keep else { return Vec::new() };
    let folder = shell_word(&folder.display().to_string());
    let ruled_out: BTreeSet<Vec<&RowName>> = decisions
        .iter()
        .filter(|one| one.verb == DecisionKind::NotAMatch)
        .map(|one| one.rows.iter().collect())
        .collect();
    let (bank, book) = (month.bank.names(), month.book.names());
    let undecided = |list: &[(u32, OpenItemState)]| -> Vec<u32> {
        let rows = list.iter().filter(|(_, state)| *state == OpenItemState::Undecided);
        rows.map(|(row, _)| *row).collect()
    };
    let of_bank = undecided(&month.unmatched.bank).into_iter().map(|row| (SideName::Bank, row));
    let of_book = undecided(&month.unmatched.book).into_iter().map(|row| (SideName::Book, row));
    let new = of_bank.chain(of_book).filter(|(side, row)| match side {
        SideName::Bank => !month.bank.is_carried(*row),
        SideName::Book => !month.book.is_carried(*row),
    });
    let taken = BTreeSet::new();
    let offered = new.filter_map(|(side, row)| {
        let pairs = month.open_partners((side, row), &taken).into_iter().map(|other| match side {
            SideName::Bank => (&bank[row as usize], &book[other as usize]),
            SideName::Book => (&bank[other as usize], &book[row as usize]),
        });
        let mut free = pairs.filter(|(bank, book)| {
            !ruled_out.contains(&vec![*bank, *book]) && !ruled_out.contains(&vec![*book, *bank])
        });
        let (of_bank, of_book) = free.next()?;
        let (new, open) = match side {
            SideName::Bank => (of_bank, of_book),
            SideName::Book => (of_book, of_bank),
        };
        let told = format!(
            "{:?} of {} may be {:?}, open since {}{}; if it is:",
            new.text,
            new.date,
            open.text,
            open.date,
            if free.next().is_some() { ", or another of the amount" } else { "" }
        );
        let command = format!(
            "tieout decide --keep {folder} pair {} {}",
            shell_word(&content(of_bank)),
            shell_word(&content(of_book))
        );
        Some(OfferedPair { told, command })
    });
    offered.take(OFFERED_MAX).collect()
}
