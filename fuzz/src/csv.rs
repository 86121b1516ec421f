//! A delimited file: what is taken is all there, and comes back when it is written plainly.

use std::io::{self, Cursor, Read};

use tieout::reconcile::Rows;
use tieout_cli::{CsvFile, DecimalMark, read_csv};

/// The first byte says which decimal mark is stated, if any; the rest is the file.
///
/// # Panics
/// Where a law does not hold: that is what is looked for.
pub fn check(data: &[u8]) {
    let Some((first, file)) = data.split_first() else { return };
    let decimal = match first % 3 {
        0 => None,
        1 => Some(DecimalMark::Point),
        _ => Some(DecimalMark::Comma),
    };
    let whole = read_csv(Cursor::new(file.to_vec()), decimal);
    let dripping = read_csv(Dripping { bytes: file.to_vec(), at: 0, step: first / 3 }, decimal);
    match (whole, dripping) {
        (Ok(whole), Ok(dripping)) => {
            assert_eq!(written(&whole.rows), written(&dripping.rows), "the chunks matter");
            assert_eq!(whole.lines, dripping.lines, "the chunks matter to the lines");
            check_taken(&whole, file);
        }
        (Err(whole), Err(dripping)) => {
            assert_eq!(whole, dripping, "the chunks matter to what is said");
            assert!(!whole.is_empty(), "refused without a word");
            assert!(whole.iter().all(|problem| !problem.trim().is_empty()), "an empty problem");
        }
        (whole, dripping) => panic!("the chunks matter: {whole:?} and {dripping:?}"),
    }
}

fn check_taken(taken: &CsvFile, file: &[u8]) {
    assert_eq!(taken.lines.len(), taken.rows.len(), "a line for each row");
    assert!(taken.lines.is_sorted_by(|a, b| a < b), "rows in the order of the file");
    assert!(taken.lines.first().is_none_or(|line| *line > taken.header_line), "a row above");
    let text = std::str::from_utf8(file).expect("only UTF-8 is taken");
    assert!(!text.contains('\0'), "a NUL byte was taken");
    if !text.contains('"') {
        // Without quotes a record is a line, so the rows can be counted another way.
        let lines = lines_of(text.trim_start_matches('\u{feff}'));
        let below = (1..).zip(lines).filter(|(number, _)| *number > taken.header_line);
        let is_blank = |line: &str| line.chars().all(|c| c.is_whitespace() || ",;\t".contains(c));
        let full: Vec<u64> =
            below.filter(|(_, line)| !is_blank(line)).map(|(number, _)| number).collect();
        assert_eq!(full, taken.lines, "a row was lost or made up");
    }
    let total = |rows: &Rows| rows.total(rows.indices());
    let plain = written(&taken.rows);
    let (again, plain) = match taken_of(&plain) {
        Ok(again) => (again, plain),
        // A line of a quoted text that is no row among these columns, but one of three.
        Err(problems)
            if problems.iter().all(|one| one.contains("what looks like further rows")) =>
        {
            let plain = on_one_line(&taken.rows);
            let again = taken_of(&plain);
            (again.unwrap_or_else(|problems| panic!("not taken on one line: {problems:?}")), plain)
        }
        Err(problems) => panic!("not taken again: {problems:?}"),
    };
    assert_eq!(written(&again.rows), plain, "not the same again");
    assert_eq!(total(&again.rows), total(&taken.rows), "another total");
}

/// Amounts are kept with a point; of three places they would be asked about if nothing said so.
fn taken_of(plain: &str) -> Result<CsvFile, Vec<String>> {
    read_csv(Cursor::new(plain.as_bytes().to_vec()), Some(DecimalMark::Point))
}

/// The rows as the plainest file: every text quoted, dates and amounts as they are kept.
fn written(rows: &Rows) -> String {
    written_as(rows, str::to_owned)
}

/// The same without line breaks in texts.
fn on_one_line(rows: &Rows) -> String {
    written_as(rows, |text| text.replace(['\r', '\n'], " "))
}

fn written_as(rows: &Rows, description_of: impl Fn(&str) -> String) -> String {
    let mut text = "date,amount,description\n".to_owned();
    for row in rows.indices().map(|row| rows.row(row)) {
        let description = description_of(row.description).replace('"', "\"\"");
        text.push_str(&format!("{},{},\"{description}\"\n", row.date, row.amount));
    }
    text
}

/// Lines as editors count them: LF, CR LF and a lone CR each end one.
fn lines_of(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['\r', '\n']) {
        lines.push(&rest[..at]);
        let length = if rest[at..].starts_with("\r\n") { 2 } else { 1 };
        rest = &rest[at + length..];
    }
    lines.push(rest);
    lines
}

/// Gives a few bytes at a time, so that every state is met at the end of a chunk.
struct Dripping {
    bytes: Vec<u8>,
    at: usize,
    step: u8,
}

impl Read for Dripping {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let rest = &self.bytes[self.at..];
        let length = rest.len().min(buffer.len()).min(1 + usize::from(self.step));
        buffer[..length].copy_from_slice(&rest[..length]);
        self.at += length;
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_keeps_the_laws() {
        let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/seeds/csv");
        for seed in std::fs::read_dir(seeds).unwrap() {
            check(&std::fs::read(seed.unwrap().path()).unwrap());
        }
    }
}
