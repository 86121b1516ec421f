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

/// Pairs of an undecided new row and an open item of its amount, the likeliest for each row, and what may be put right
/// by one.
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
    // Two equal rows are offered two open items.
    let mut given: BTreeSet<(SideName, u32)> = BTreeSet::new();
    let mut righted_rows: BTreeSet<(SideName, u32)> = BTreeSet::new();
    let offered = new.filter_map(|(side, row)| {
        let pair = |other: u32| match side {
            SideName::Bank => (&bank[row as usize], &book[other as usize]),
            SideName::Book => (&bank[other as usize], &book[row as usize]),
        };
        let is_free = |other: &u32| {
            let (bank, book) = pair(*other);
            !ruled_out.contains(&vec![bank, book]) && !ruled_out.contains(&vec![book, bank])
        };
        let righted = || {
            let (state, rows) = month.waits_for((side, row), &righted_rows)?;
            let name = |(side, row): (SideName, u32)| match side {
                SideName::Bank => &bank[row as usize],
                SideName::Book => &book[row as usize],
            };
            let agree = rows.iter().any(|other| month.agree((side, row), *other));
            let names: Vec<&RowName> =
                std::iter::once((side, row)).chain(rows.iter().copied()).map(name).collect();
            Some((put_right(&folder, state, &names), agree, rows))
        };
        let righted = righted();
        if let Some((offered, true, rows)) = &righted {
            righted_rows.extend(rows.iter().copied());
            return Some(offered.clone());
        }
        let mut free = month.open_partners((side, row), &taken);
        free.retain(is_free);
        let Some(other) =
            free.iter().find(|other| !given.contains(&(side, **other))).or(free.first())
        else {
            let (offered, _, rows) = righted?;
            righted_rows.extend(rows);
            return Some(offered);
        };
        given.insert((side, *other));
        let (of_bank, of_book) = pair(*other);
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
            if free.len() > 1 { ", or another of the amount" } else { "" }
        );
        let command = format!(
            "tieout decide --keep {folder} pair {} {}",
            shell_word(&content(of_bank)),
            shell_word(&content(of_book))
        );
        Some(OfferedPair { told, command })
    });
    let mut offered: Vec<OfferedPair> = offered.collect();
    let more = offered.len().saturating_sub(OFFERED_MAX);
    offered.truncate(OFFERED_MAX);
    if more > 0 {
        offered.push(OfferedPair {
            told: format!("{more} more may clear what is open; to see them one after the other:"),
            command: review_command(args),
        });
    }
    offered
}

/// A row, the first, that may put right what was wrong before.
fn put_right(folder: &str, state: OpenItemState, rows: &[&RowName]) -> OfferedPair {
    let what = match state {
        OpenItemState::BankError => "take back the bank error",
        OpenItemState::ToCorrect => "correct",
        _ => "take out of the books",
    };
    let said: Vec<String> =
        rows.iter().map(|row| format!("{:?} of {}", row.text, row.date)).collect();
    let words: Vec<String> = rows.iter().map(|row| shell_word(&content(row))).collect();
    OfferedPair {
        told: format!("{} may {what} {}; if it does:", said[0], said[1..].join(" and ")),
        command: format!("tieout decide --keep {folder} group {}", words.join(" ")),
    }
}

/// The command that asks about each undecided row.
fn review_command(args: &ReconcileArgs) -> String {
    let folder = args.month.keep.as_ref().map(|dir| dir.display().to_string());
    let files = [Some(&args.bank), args.book.as_ref()].into_iter().flatten();
    let mut words: Vec<String> = files.map(|file| shell_word(&file.name())).collect();
    words.extend(
        args.book_from
            .as_ref()
            .map(|from| format!("--book-from {}", shell_word(&from.to_string()))),
    );
    let as_at = args.month.as_at.map(|day| format!(" --as-at {day}")).unwrap_or_default();
    let folder = shell_word(&folder.unwrap_or_default());
    format!("tieout reconcile {} --keep {folder}{as_at} --review", words.join(" "))
}
