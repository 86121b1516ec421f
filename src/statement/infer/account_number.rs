//! The number of the account that a file is of.

use super::context::InferenceContext;
use crate::day::DatePattern;
use crate::number::WrittenNumber;
use crate::words::{self, HeaderWord};

/// Fewer digits are a name with a number in it.
const DIGITS_MIN: usize = 4;

/// No IBAN behind a word for it is longer.
const BYTES_MAX: usize = 48;

/// The number that the file says: that of the account whose rows are read, else one that a column has in every row,
/// else one that stands above the table behind a word for an account.
pub(super) fn of(
    context: &InferenceContext<'_>,
    rows: &[usize],
    (account, section): (Option<&(usize, String)>, Option<&String>),
) -> Option<String> {
    if let Some(chosen) = account.map(|(_, name)| name).or(section) {
        return is_number(chosen).then(|| chosen.clone());
    }
    in_all_rows(context, rows).or_else(|| above(context))
}

/// Of several columns the one with most digits: a code of a branch says less.
fn in_all_rows(context: &InferenceContext<'_>, rows: &[usize]) -> Option<String> {
    // One row shows nothing: whoever was paid has an account, too.
    let (first, others) = rows.split_first().filter(|(_, others)| !others.is_empty())?;
    let columns = &context.profile.columns;
    let said = (0..columns.len()).filter(|at| {
        columns[*at].is_known && columns[*at].meanings.first() == Some(&HeaderWord::Account)
    });
    let said = said.filter_map(|at| {
        let number = context.cell(*first, at).trim();
        let is_of_all = others.iter().all(|row| context.cell(*row, at).trim() == number);
        (is_of_all && is_number(number)).then(|| number.to_owned())
    });
    said.max_by_key(|number| digits(number))
}

fn above(context: &InferenceContext<'_>) -> Option<String> {
    (0..context.above()).find_map(|at| {
        let record = context.sample.row(at);
        let cells: Vec<&str> =
            record.cells().map(str::trim).filter(|cell| !cell.is_empty()).collect();
        let beside = cells.windows(2).find(|pair| is_label(pair[0])).map(|pair| pair[1]);
        let within = || {
            let (label, number) = cells.first()?.split_once(':')?;
            is_label(label).then_some(number.trim())
        };
        beside.or_else(within).filter(|number| is_number(number)).map(str::to_owned)
    })
}

/// Whether a text says that an account stands behind it.
fn is_label(text: &str) -> bool {
    let (words, is_known) = words::header(text.trim().trim_end_matches(':'));
    is_known && words.first() == Some(&HeaderWord::Account)
}

/// Whether a text may be the number of an account: enough digits, and neither a day nor an amount.
fn is_number(text: &str) -> bool {
    let is_amount = text.contains(['.', ',']) && WrittenNumber::parse(text).is_some();
    text.len() <= BYTES_MAX
        && digits(text) >= DIGITS_MIN
        && DatePattern::fitting(text).is_empty()
        && !is_amount
}

fn digits(text: &str) -> usize {
    text.bytes().filter(u8::is_ascii_digit).count()
}
