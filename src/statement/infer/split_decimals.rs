//! Amounts that a comma in them cut in two, in a text whose fields commas separate.

use super::amounts;
use super::context::{Inferred, QuestionAnswer, ReadingQuestion};
use crate::grid::Grid;
use crate::profile::column_key;
use crate::reading::{Reading, is_nothing};
use crate::stated::StatedAnswer;

/// Asks whether digits behind every amount are its decimal places; a balance that the amounts walk says
/// that they are not.
pub(crate) fn question(sample: &Grid, inferred: &Inferred) -> Option<ReadingQuestion> {
    let reading = &inferred.reading;
    if inferred.chain.is_some_and(|fit| fit.agreeing > 0 && fit.agreeing == fit.steps) {
        return None;
    }
    let (at, line) = halves(sample, reading)?;
    let record = sample.iter().find(|record| record.line() == line)?;
    let (whole, cents) = (record.cell(at).trim(), record.cell(at + 1).trim());
    let key = |at: usize| column_key(&reading.names, at);
    Some(ReadingQuestion {
        asks: format!("is \"{whole},{cents}\" on line {line} one amount?"),
        understood: format!(
            "digits alone stand in {} behind every amount; where they are a part of it, export with \
             amounts in quotes, or with another delimiter",
            key(at + 1)
        ),
        answers: vec![QuestionAnswer {
            says: format!("no: {whole} is the amount, {cents} is {}", key(at + 1)),
            states: vec![StatedAnswer::Columns(amounts::as_stated(
                &reading.amount,
                &reading.names,
            ))],
        }],
    })
}

/// The column of whole amounts whose decimal places may stand behind it, and the first line of them.
fn halves(sample: &Grid, reading: &Reading) -> Option<(usize, u64)> {
    let columns = reading.amount.columns();
    columns.iter().copied().filter(|at| !columns.contains(&(at + 1))).find_map(|at| {
        let mut first = None;
        for record in sample.since_line(reading.first_line) {
            let (whole, cents) = (record.cell(at), record.cell(at + 1).trim());
            if is_nothing(whole) || reading.day(record.cell(reading.date)).is_err() {
                continue;
            }
            let is_whole = whole.contains(|c: char| c.is_ascii_digit())
                && !whole.contains(reading.mark.as_char());
            let is_of_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            let are_cents = (1..=2).contains(&cents.len()) && is_of_digits(cents);
            // `1,234.50` is cut behind its thousands.
            let leading = whole.bytes().filter(u8::is_ascii_digit).count();
            let (group, places) = cents.split_once('.').unwrap_or((cents, ""));
            let are_thousands = (1..=3).contains(&leading)
                && group.len() == 3
                && places.len() <= 2
                && is_of_digits(group)
                && is_of_digits(places);
            if !is_whole || !(are_cents || are_thousands) {
                return None;
            }
            first.get_or_insert(record.line());
        }
        Some((at, first?))
    })
}
