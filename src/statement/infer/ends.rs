//! The first and the last row of a table, which may be balances that no word names.

use super::scene::{Decided, Scene};
use crate::statement::fault::Fault;

/// A first or last row that lacks what all others have and says nothing in words: it may be a balance.
pub(super) fn odd_end(scene: &Scene<'_>, rows: &[usize], decided: &Decided) -> Option<Fault> {
    const ROWS_MIN: usize = 5;
    let (&[first, .., last], None) = (rows, decided.balance) else { return None };
    let is_empty = |row: usize, at: usize| scene.cell(row, at).trim().is_empty();
    let is_odd = |row: &usize| {
        let lacks = |at: &usize| {
            is_empty(*row, *at) && rows.iter().all(|other| other == row || !is_empty(*other, *at))
        };
        let is_told = |cell: &str| {
            cell.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2)
        };
        (0..scene.profile.columns.len()).filter(lacks).count() > 1
            && !scene.sample.row(*row).cells().any(is_told)
    };
    let odd = [first, last].into_iter().find(is_odd).filter(|_| rows.len() >= ROWS_MIN)?;
    let message =
        "lacks what all other rows have, and no word says what it is: it may be a balance";
    let fault = Fault::at_line(scene.sample.row(odd).line(), message);
    Some(fault.hint("take it out if it is one; if it is a transaction, give it a text"))
}
