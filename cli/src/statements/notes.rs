//! What a person should know of a file that was read.

use tieout_statement::open::ReadFile;
use tieout_statement::read::PassResult;

/// Holes of a balance that are shown; the rest are counted.
const SHOWN_MAX: usize = 3;

/// Notes of a file, each with its name: how it was read, and what was left out.
pub(super) fn of(name: &str, read: &ReadFile) -> Vec<String> {
    let mut notes: Vec<String> = read.notes.clone();
    notes.extend(left_out(&read.pass));
    notes.into_iter().map(|note| format!("{name}: {note}")).collect()
}

/// Where a file contradicts itself: totals and balances that its rows do not come to.
pub(super) fn contradictions(read: &ReadFile) -> Vec<String> {
    let discrepancies = read.pass.discrepancies.iter().map(ToString::to_string);
    discrepancies.chain(holes(&read.pass)).collect()
}

/// What is said of a file, with its name.
pub(super) fn named<'a>(name: &'a str, says: &'a [String]) -> impl Iterator<Item = String> + 'a {
    says.iter().map(move |says| format!("{name}: {says}"))
}

/// Rows that are no transactions, in one line.
fn left_out(pass: &PassResult) -> Option<String> {
    let kinds = pass.left_out.iter().map(|(kind, count)| {
        let kind = match (*kind, count) {
            ("totals" | "balances" | "titles", 1) => &kind[..kind.len() - 1],
            _ => kind,
        };
        format!("{count} {kind}")
    });
    let kinds: Vec<String> = kinds.collect();
    (!kinds.is_empty()).then(|| format!("left out {}", kinds.join(", ")))
}

/// Moves of the balance that no row explains: the first few, and how many more.
fn holes(pass: &PassResult) -> Vec<String> {
    let shown = pass.holes.iter().take(SHOWN_MAX);
    let mut said: Vec<String> = shown
        .map(|hole| {
            format!(
                "between line {} and line {} the balance changes by {} with no row to explain it",
                hole.from_line, hole.to_line, hole.unexplained
            )
        })
        .collect();
    match pass.hole_count.saturating_sub(said.len()) {
        0 => {}
        1 => said.push("the balance has 1 more such gap".to_owned()),
        more => said.push(format!("the balance has {more} more such gaps")),
    }
    said
}
