//! A file as the reader of statements takes it, and as lists of a ledger: read alike twice and in another
//! encoding, never refused without a word, and what is taken comes back when it is written plainly.

use std::fmt::Write as _;

use tieout_reconcile::Rows;
use tieout_statement::fault::Fault;
use tieout_statement::list::{ListFaults, ListFormat, chart, confirmations, journals, opening};
use tieout_statement::number::DecimalMark;
use tieout_statement::open::{ReadFile, ReadRequest, ReadTrouble, read};
use tieout_statement::read::{BookedRow, RowSink};
use tieout_statement::stated::{FileSide, StatedColumns, StatedReading};

/// The first byte says which decimal mark is stated, if any, and whose file it is; the rest is the file.
///
/// # Panics
/// Where a law does not hold: that is what is looked for.
pub fn check(data: &[u8]) {
    let Some((first, file)) = data.split_first() else { return };
    let mark = match first % 3 {
        0 => None,
        1 => Some(DecimalMark::Point),
        _ => Some(DecimalMark::Comma),
    };
    let side = if first / 3 % 2 == 0 { FileSide::Bank } else { FileSide::Book };
    let stated = StatedReading { mark, ..StatedReading::default() };
    let once = taken(file, &stated, side);
    assert_eq!(told(&once), told(&taken(file, &stated, side)), "twice is not the same");
    match &once {
        Ok(taken) => check_taken(taken, file, &stated, side),
        Err(ReadTrouble::Faults { faults, count, .. }) => check_faults(faults, *count),
        Err(ReadTrouble::Question(question)) => {
            assert!(!question.asks.trim().is_empty(), "asked without a word");
            assert!(!question.answers.is_empty(), "asked without an answer");
        }
    }
    check_lists(file, mark);
}

/// A file that was taken.
#[derive(Debug, Default)]
struct Taken {
    file: ReadFile,
    rows: Rows,
    lines: Vec<u64>,
}

impl RowSink for Taken {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        let pushed = self.rows.push(row.date, row.amount, row.description);
        pushed.map_err(|error| Fault::at_line(row.line, error.to_string()))?;
        self.lines.push(row.line);
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

fn taken(file: &[u8], stated: &StatedReading, side: FileSide) -> Result<Taken, ReadTrouble> {
    let mut taken = Taken::default();
    let request = ReadRequest { stated, side, is_apart: false, keeps_zeros: true };
    let file = read(file, request, &mut taken)?;
    Ok(Taken { file, ..taken })
}

/// All that is said of a file, as one text.
fn told(read: &Result<Taken, ReadTrouble>) -> String {
    match read {
        Ok(Taken { file, rows, lines }) => {
            format!("{:?} {:?} {lines:?} {}", file.reading, file.pass.left_out, plain(rows))
        }
        Err(trouble) => format!("{trouble:?}"),
    }
}

fn check_taken(taken: &Taken, file: &[u8], stated: &StatedReading, side: FileSide) {
    assert_eq!(taken.lines.len(), taken.rows.len(), "a line for each row");
    assert_eq!(taken.file.pass.rows, taken.rows.len() as u64, "another number of rows");
    if taken.file.format == "CSV" {
        assert!(taken.lines.is_sorted(), "rows in the order of the file");
        let header = taken.file.reading.as_ref().and_then(|reading| reading.header_line);
        let is_below = |line: &u64| header.is_none_or(|header| *line > header);
        assert!(taken.lines.iter().all(is_below), "a row above the header");
        check_encodings(taken, file, stated, side);
    }
    // Amounts are kept with a point, and signed.
    let plainly = plain(&taken.rows);
    let named = |name: &str| Some(name.to_owned());
    let columns = StatedColumns {
        date: named("date"),
        amount: named("amount"),
        description: named("description"),
        sign: named(""),
        ..StatedColumns::default()
    };
    let mark = Some(DecimalMark::Point);
    let pattern = "%Y-%m-%d".parse().ok();
    let again = StatedReading { mark, pattern, columns, ..StatedReading::default() };
    if taken.rows.is_empty() {
        return;
    }
    match self::taken(plainly.as_bytes(), &again, side) {
        Ok(again) => {
            assert_eq!(plain(&again.rows), plainly, "not the same again");
            let total = |rows: &Rows| rows.total(rows.indices());
            assert_eq!(total(&again.rows), total(&taken.rows), "another total");
        }
        Err(trouble) => panic!("not taken again: {trouble:?}\n{plainly}"),
    }
}

/// The same text in UTF-16 is the same file.
fn check_encodings(taken: &Taken, file: &[u8], stated: &StatedReading, side: FileSide) {
    let Ok(text) = std::str::from_utf8(file) else { return };
    let text = text.trim_start_matches('\u{feff}');
    let wide = std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes);
    let wide: Vec<u8> = wide.collect();
    match self::taken(&wide, stated, side) {
        Ok(other) => {
            assert_eq!(plain(&other.rows), plain(&taken.rows), "the encoding matters");
            assert_eq!(other.lines, taken.lines, "the encoding matters to the lines");
        }
        Err(trouble) => panic!("not taken in UTF-16: {trouble:?}"),
    }
}

/// The rows as the plainest file: dates and amounts as they are kept, and a text that says nothing.
fn plain(rows: &Rows) -> String {
    let mut text = "date,amount,description\n".to_owned();
    for (at, row) in rows.indices().map(|row| rows.row(row)).enumerate() {
        // Writing to a string cannot fail.
        _ = writeln!(text, "{},{},paid {at}", row.date, row.amount);
    }
    text
}

fn check_faults(faults: &[Fault], count: usize) {
    assert!(!faults.is_empty() && count >= faults.len(), "refused without a word");
    assert!(faults.iter().all(|fault| !fault.message.trim().is_empty()), "an empty fault");
}

/// Lists of a ledger are taken, or refused with what is wrong.
fn check_lists(file: &[u8], mark: Option<DecimalMark>) {
    let format = ListFormat { mark, ..ListFormat::default() };
    let refused = |faults: &ListFaults| check_faults(&faults.kept, faults.count);
    match chart::read(file, &format) {
        Ok(chart) => assert!(chart.accounts.iter().all(|one| one.line > 0), "on no line"),
        Err(faults) => refused(&faults),
    }
    match opening::read(file, &format) {
        Ok(opening) => {
            let is_one =
                |one: &opening::ListedOpeningBalance| one.debit.is_some() != one.credit.is_some();
            assert!(opening.balances.iter().all(is_one), "a balance of both sides or none");
        }
        Err(faults) => refused(&faults),
    }
    match journals::read(file, &format) {
        Ok(journals) => {
            let is_whole =
                |one: &journals::ListedJournal| one.legs.len() == one.journal.lines.len();
            assert!(journals.journals.iter().all(is_whole), "a leg without its place");
        }
        Err(faults) => refused(&faults),
    }
    if let Err(faults) = confirmations::read(file) {
        refused(&faults);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seeds with bytes changed, taken out and doubled.
    const MUTATIONS: u32 = 40;

    fn seeds() -> Vec<Vec<u8>> {
        let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/seeds/csv");
        let mut paths: Vec<_> =
            std::fs::read_dir(seeds).unwrap().map(|seed| seed.unwrap().path()).collect();
        paths.sort();
        paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
    }

    #[test]
    fn every_seed_keeps_the_laws() {
        for seed in seeds() {
            check(&seed);
        }
    }

    #[test]
    fn seeds_that_are_cut_and_changed_keep_the_laws() {
        let mut state = 7_u32;
        let mut next = |below: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % below.max(1)
        };
        for seed in seeds() {
            for _ in 0..MUTATIONS {
                let mut data = seed.clone();
                for _ in 0..=next(4) {
                    let at = next(data.len());
                    match next(4) {
                        _ if data.is_empty() => {}
                        0 => _ = data.remove(at),
                        1 => data.insert(at, data[next(data.len())]),
                        2 => data[at] = b",;\t\"\n0-.5/ TCD"[next(14)],
                        _ => {
                            let end = (at + next(30)).min(data.len());
                            let part = data[at..end].to_vec();
                            data.splice(at..at, part);
                        }
                    }
                }
                check(&data);
            }
        }
    }
}
