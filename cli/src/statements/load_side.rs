//! A side of a reconciliation from its file, and by other days where these are open or stated.

use tieout::amount::Amount;
use tieout_reconcile::period::{StatedBalances, ids_of_rows};
use tieout_statement::day::DatePattern;
use tieout_statement::infer::QuestionAnswer;
use tieout_statement::read::PassResult;
use tieout_statement::stated::{StatedAnswer, StatedReading};

use super::file::{StatementFile, load_bytes};
use super::file_request::FileRequest;
use super::notes::named;
use super::side::{AlternativeDates, Side};
use super::side_rows::SideRows;
use super::unreadable::UnreadableFile;
use crate::digest::sha256;
use crate::files::{SourceReader, whole};

/// Reads a side that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`UnreadableFile`]; where days alone are open, with the side read in each way.
pub(crate) fn load_side(
    wanted: &FileRequest<'_>,
    opened: SourceReader,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Side, UnreadableFile> {
    let bytes = whole(wanted.source, opened, on_bytes)?;
    let by = |pattern: &DatePattern| {
        let stated = StatedReading { pattern: Some(pattern.clone()), ..wanted.stated.clone() };
        let side = side_of(&FileRequest { stated, ..wanted.clone() }, &bytes).ok()?;
        Some(AlternativeDates { pattern: pattern.clone(), side })
    };
    let mut read = side_of(wanted, &bytes);
    if let (Ok(side), true) = (&mut read, wanted.is_kept) {
        side.sha256 = Some(sha256(&bytes));
    }
    match &mut read {
        Ok(side) => {
            let swapped = wanted.stated.pattern.as_ref().and_then(DatePattern::swapped);
            side.swapped = swapped.and_then(|pattern| by(&pattern)).map(Box::new);
        }
        Err(UnreadableFile::Question { question, by_days, .. }) => {
            let pattern = |answer: &QuestionAnswer| match &answer.states[..] {
                [StatedAnswer::Pattern(pattern)] => Some(pattern.clone()),
                _ => None,
            };
            let patterns: Option<Vec<DatePattern>> = question.answers.iter().map(pattern).collect();
            *by_days = patterns.unwrap_or_default().iter().filter_map(by).collect();
        }
        Err(_) => {}
    }
    read
}

fn side_of(wanted: &FileRequest<'_>, bytes: &[u8]) -> Result<Side, UnreadableFile> {
    let mut gathered = SideRows { wants_ids: wanted.is_kept, ..SideRows::default() };
    let StatementFile { name, columns, read, mut notes, contradictions } =
        load_bytes(wanted, bytes, &mut gathered)?;
    let gaps = if contradictions.is_empty() { Vec::new() } else { gaps(&read.pass) };
    notes.extend(named(&name, &contradictions));
    let SideRows { rows, lines, ids, cheques, .. } = gathered;
    let ids = ids_of_rows(&rows, ids);
    let (pass, account) = (read.pass, read.account_number);
    let known = |balance: Option<String>| Amount::parse(&balance?).ok();
    let (opening, closing) = (known(pass.opening), known(pass.closing));
    let balances = StatedBalances { opening, closing, gaps };
    let (currency, stated_start, stated_end) = (pass.currency, pass.start, pass.end);
    let side = Side::of_rows(name, rows, lines, currency);
    Ok(Side {
        columns,
        ids,
        cheques,
        account,
        balances,
        stated_start,
        stated_end,
        notes,
        contradictions,
        ..side
    })
}

/// The lines on which a file contradicts itself; one without a number where it does so as a whole.
fn gaps(pass: &PassResult) -> Vec<String> {
    let holes = pass.holes.iter().map(|hole| Some(hole.to_line));
    let lines = holes.chain(pass.discrepancies.iter().map(|fault| fault.line));
    lines.map(|line| line.map(|line| line.to_string()).unwrap_or_default()).collect()
}
