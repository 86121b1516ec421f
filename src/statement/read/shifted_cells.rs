//! Rows whose cells stand under the wrong names: a delimiter too many or too few, a quote that swallows
//! rows. Each is refused, since every cell of it may be read as something else.

use crate::fault::Fault;
use crate::grid::{Grid, Record};
use crate::number::WrittenNumber;
use crate::profile::is_like_transaction;
use crate::reading::Reading;
use crate::words::{self, HeaderWord};

const QUOTED: &str =
    "a cell that contains the delimiter, such as an amount with a decimal comma, must be quoted";

/// What is wrong with the cells of a transaction of a text with this delimiter.
pub(super) fn fault(
    record: &Record<'_>,
    reading: &Reading,
    amounts: &[usize],
    delimiter: u8,
) -> Option<Fault> {
    let is_row = |cells: &Record<'_>| {
        cells.width() > 1 && cells.width() + 1 >= record.width() && is_like_transaction(cells)
    };
    let has_names = reading.header_line.is_some();
    swallowed(record, delimiter, is_row)
        .or_else(|| other_width(record, reading, amounts, delimiter))
        .or_else(|| cut_off(record, amounts, &reading.names, delimiter).filter(|_| has_names))
}

/// A quote too many makes one cell of several rows: `is_row` says whether the cells of a line are one.
pub(crate) fn swallowed(
    record: &Record<'_>,
    delimiter: u8,
    is_row: impl Fn(&Record<'_>) -> bool,
) -> Option<Fault> {
    // Hardly any row has one, and all are asked.
    memchr::memchr2(b'\r', b'\n', record.text().as_bytes())?;
    let is_break = |c: char| matches!(c, '\r' | '\n');
    let is_line = |line: &str| {
        let mut cells = Grid::default();
        cells.push_row(record.line(), line.split(char::from(delimiter)));
        is_row(&cells.row(0))
    };
    let within = record.cells().flat_map(|cell| cell.split(is_break).skip(1)).any(is_line);
    // A quote too many in each of two rows makes one of them, of which each line is a row still.
    let whole: Vec<&str> = record.cells().collect();
    let whole = whole.join(char::from(delimiter).encode_utf8(&mut [0; 4]));
    let is_several = whole.split(is_break).filter(|line| is_line(line)).count() > 1;
    (within || is_several).then(|| {
        let message = "a quoted field of this row holds what looks like further rows";
        Fault::at_line(record.line(), message).hint("remove the stray quote that opens it")
    })
}

/// A row of another width has lost or gained a delimiter.
fn other_width(
    record: &Record<'_>,
    reading: &Reading,
    amounts: &[usize],
    delimiter: u8,
) -> Option<Fault> {
    let (width, usual) = (record.width(), reading.width);
    if width > usual {
        let has_more = record.cells().skip(usual).any(|cell| !cell.trim().is_empty());
        return (has_more || may_be_cut(record, amounts, delimiter))
            .then(|| surplus(record, usual));
    }
    let is_cut = |at: &usize| *at >= width;
    let is_told = |name: &String| {
        let (meanings, is_known) = words::header(name);
        is_known && matches!(meanings.first(), Some(HeaderWord::Description | HeaderWord::Amount))
    };
    let lacks = is_shifted(record, reading)
        || amounts.iter().any(is_cut)
        || reading.texts.iter().any(is_cut)
        || reading.names.iter().skip(width).any(is_told);
    lacks.then(|| {
        let hint = "a text that contains a line break must be quoted; a total or a title is to be taken out";
        Fault::at_line(record.line(), of_width(width, usual)).hint(hint)
    })
}

fn of_width(width: usize, usual: usize) -> String {
    format!("the row has {width} fields where the header has {usual}")
}

/// A row of a sheet or a page that has lost a cell before its amount.
pub(super) fn narrow(record: &Record<'_>, reading: &Reading) -> Option<Fault> {
    let says = || of_width(record.width(), reading.width);
    is_shifted(record, reading).then(|| Fault::at_line(record.line(), says()))
}

/// That the amount of a row is the balance that the row led to.
pub(super) fn balance_as_amount(line: u64) -> Fault {
    let message = "the balance of the row stands where its amount belongs: a cell of it is missing";
    Fault::at_line(line, message).hint("put the cell in that fell out, empty or not")
}

/// Whether a row with fewer cells than the others has an amount where they have their texts.
fn is_shifted(record: &Record<'_>, reading: &Reading) -> bool {
    let is_amount = |cell: &str| {
        WrittenNumber::parse(cell).is_some_and(|one| one.magnitude.contains(['.', ',']))
    };
    record.width() < reading.width && reading.texts.iter().any(|at| is_amount(record.cell(*at)))
}

/// That a row has more fields than there are names.
pub(crate) fn surplus(record: &Record<'_>, usual: usize) -> Fault {
    Fault::at_line(record.line(), of_width(record.width(), usual)).hint(QUOTED)
}

/// Whether a comma within an amount may have made two cells of it: `1` and `234.50`.
pub(crate) fn may_be_cut(record: &Record<'_>, amounts: &[usize], delimiter: u8) -> bool {
    delimiter == b','
        && amounts.iter().any(|&at| {
            let text = record.cell(at).trim();
            let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
            (1..=3).contains(&digits.len())
                && digits.bytes().all(|byte| byte.is_ascii_digit())
                && record.cell(at + 1).trim().starts_with(|c: char| c.is_ascii_digit())
        })
}

/// Digits in a column without a name behind the amount: its decimal places, cut off by their comma.
pub(crate) fn cut_off(
    record: &Record<'_>,
    amounts: &[usize],
    names: &[String],
    delimiter: u8,
) -> Option<Fault> {
    if delimiter != b',' {
        return None;
    }
    let at = amounts.iter().copied().find(|at| {
        let is_nameless = names.get(at + 1).is_none_or(|name| name.trim().is_empty());
        let behind = record.cell(at + 1).trim();
        is_nameless && behind.starts_with(|c: char| c.is_ascii_digit())
    })?;
    let both = format!("{},{}", record.cell(at).trim(), record.cell(at + 1).trim());
    let message = format!(
        "digits stand behind the amount in a column without a name: \"{both}\" may be one amount"
    );
    let hint = "an amount that contains a comma must be quoted; or give the column a name";
    Some(Fault::at_line(record.line(), message).hint(hint))
}
