//! What a file states of its rows as a whole: balances before the first and after the last of them.

use super::super::Scene;
use super::Tried;
use crate::statement::number::WrittenNumber;
use crate::statement::profile::is_label;
use crate::statement::words;

/// Fewer rows could come to a difference by chance.
const ROWS_MIN: usize = 3;

/// Words of the balance before the first row, and of the one after the last.
const OPENING: [&str; 14] = [
    "opening",
    "beginning",
    "starting",
    "start",
    "previous",
    "old",
    "alter",
    "anfangssaldo",
    "initial",
    "ancien",
    "anterior",
    "iniziale",
    "oud",
    "brought",
];
const CLOSING: [&str; 13] = [
    "closing", "ending", "end", "new", "neuer", "endsaldo", "final", "nouveau", "actual", "finale",
    "nieuw", "carried", "current",
];

/// Whether the amounts, or the amounts with the other sign, lead from a balance that the file states to
/// another one; none where it states none or they do not.
pub(super) fn is_turned(scene: &Scene<'_>, tried: &Tried, rows: &[usize]) -> Option<bool> {
    let net: i128 = tried.amounts.iter().flatten().sum();
    let read = tried.amounts.iter().flatten().filter(|amount| **amount != 0).count();
    if net == 0 || read < ROWS_MIN {
        return None;
    }
    let moves = moves(scene, tried, rows);
    match (moves.contains(&net), moves.contains(&-net)) {
        (true, false) => Some(false),
        (false, true) => Some(true),
        _ => None,
    }
}

/// From which balance to which one the file says that it goes: two that are called so, or two numbers beside
/// each other above the rows.
fn moves(scene: &Scene<'_>, tried: &Tried, rows: &[usize]) -> Vec<i128> {
    let read = |cell: &str| WrittenNumber::parse(cell)?.micros_by(tried.mark);
    let transactions: Vec<usize> =
        rows.iter().zip(&tried.amounts).filter_map(|(row, amount)| amount.map(|_| *row)).collect();
    let first = transactions.first().copied().unwrap_or(0);
    let (mut opening, mut closing, mut found) = (None, None, Vec::new());
    for at in (0..scene.sample.len()).filter(|at| transactions.binary_search(at).is_err()) {
        let record = scene.sample.row(at);
        let label = record.cells().find(|cell| is_label(cell)).map(words::folded);
        let numbers: Vec<Option<i128>> = record.cells().map(read).collect();
        match label {
            Some(label) => {
                let has = |known: &[&str]| label.split(' ').any(|word| known.contains(&word));
                let number = numbers.iter().flatten().next().copied();
                if has(&OPENING) {
                    opening = opening.or(number);
                } else if has(&CLOSING) {
                    closing = closing.or(number);
                }
            }
            None if at < first => {
                let pairs = numbers.windows(2).filter_map(|pair| pair[0].zip(pair[1]));
                found.extend(pairs.map(|(before, after)| after - before));
            }
            None => {}
        }
    }
    found.extend(opening.zip(closing).map(|(before, after)| after - before));
    found
}
