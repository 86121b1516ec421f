//! A layout read as the commands read it, and held against the true account.

use tieout_statement::fault::Fault;
use tieout_statement::infer::{QuestionAnswer, ReadingQuestion};
use tieout_statement::open::{ReadFile, ReadRequest, ReadTrouble, read};
use tieout_statement::read::{BookedRow, RowSink};
use tieout_statement::stated::StatedReading;

use super::Case;
use super::layout::{Balance, Order};
use super::write::TrueRow;

/// How a file was read.
pub(super) enum Found {
    Right {
        /// Holes were said of balances that walk.
        has_holes: bool,
    },
    Wrong(String),
    Asked(Box<ReadingQuestion>),
    Refused(String),
}

impl Found {
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Right { .. } => "right",
            Self::Wrong(_) => "wrong",
            Self::Asked(_) => "asked",
            Self::Refused(_) => "refused",
        }
    }

    pub(super) fn says(&self) -> &str {
        match self {
            Self::Right { .. } => "",
            Self::Wrong(says) | Self::Refused(says) => says,
            Self::Asked(question) => &question.asks,
        }
    }
}

/// What the answers of a question come to.
pub(super) enum Answers {
    /// One gives the right rows.
    One,
    /// None does.
    None,
    /// Several do.
    Several,
    /// One is refused, or asks again.
    Fault,
}

impl Answers {
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::One => "one is right",
            Self::None => "none is right",
            Self::Several => "several are right",
            Self::Fault => "one leads to no rows",
        }
    }
}

/// Rows as they come: day, amount, text.
#[derive(Default)]
pub(crate) struct Rows(pub(crate) Vec<(String, String, String)>);

impl RowSink for Rows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        self.0.push((row.date.to_string(), row.amount.to_owned(), row.description.to_owned()));
        Ok(())
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

/// A file read with what is stated of it.
pub(crate) fn run(case: &Case, stated: &StatedReading) -> (Result<ReadFile, ReadTrouble>, Rows) {
    run_bytes(&case.written.bytes, case, stated)
}

/// Other bytes of the same file.
pub(crate) fn run_bytes(
    bytes: &[u8],
    case: &Case,
    stated: &StatedReading,
) -> (Result<ReadFile, ReadTrouble>, Rows) {
    let mut rows = Rows::default();
    let request = ReadRequest { stated, side: case.side, is_apart: false, keeps_zeros: true };
    let read = read(bytes, request, &mut rows);
    (read, rows)
}

pub(super) fn outcome(case: &Case) -> Found {
    found(case, &StatedReading::default())
}

fn found(case: &Case, stated: &StatedReading) -> Found {
    let (read, rows) = run(case, stated);
    match read {
        Err(ReadTrouble::Question(question)) => Found::Asked(question),
        Err(ReadTrouble::Faults { faults, .. }) => {
            Found::Refused(faults.first().map(ToString::to_string).unwrap_or_default())
        }
        Ok(read) => {
            if let Some(says) = difference(case, &rows) {
                return Found::Wrong(format!("{says}; {:?}", read.notes));
            }
            let walks = matches!(case.layout.balance, Balance::Running | Balance::DayEnds)
                && case.layout.order != Order::Shuffled;
            Found::Right { has_holes: walks && read.pass.hole_count > 0 }
        }
    }
}

/// How the rows differ from the true ones.
fn difference(case: &Case, rows: &Rows) -> Option<String> {
    let places = case.account.places;
    let amount = |units: i64| amount_text(units, places);
    // Rows of nothing may be left out, where nothing shows that they were booked.
    let expected: Vec<&TrueRow> = case.written.rows.iter().filter(|row| row.units != 0).collect();
    let read: Vec<_> = rows.0.iter().filter(|row| row.1 != "0.00").collect();
    // One column gives all days.
    let day_by = |by: fn(&TrueRow) -> String| {
        expected.iter().zip(&read).find(|(row, read)| by(row) != read.0)
    };
    let has_too = expected.iter().any(|row| row.day_too.is_some());
    let too = |row: &TrueRow| row.day_too.unwrap_or(row.day).to_string();
    let wrong_day = day_by(|row| row.day.to_string()).filter(|_| !has_too || day_by(too).is_some());
    if let Some((row, read)) = wrong_day {
        return Some(format!("DAY {}, in truth {}", read.0, row.day));
    }
    for (row, read) in expected.iter().zip(&read) {
        let wanted = amount(row.units);
        if wanted != read.1 {
            let is_turned = amount(-row.units) == read.1;
            let name = if is_turned { "SIGN" } else { "AMOUNT" };
            return Some(format!("{name} {}, in truth {wanted} on {}", read.1, row.day));
        }
    }
    if expected.len() != read.len() {
        return Some(format!("COUNT {} rows, in truth {}", read.len(), expected.len()));
    }
    let is_told = |row: &TrueRow, read: &str| {
        row.text.as_ref().is_none_or(|text| folded(read).contains(&folded(text)))
    };
    let wrong = expected.iter().zip(&read).find(|(row, read)| !is_told(row, &read.2));
    wrong.map(|(row, read)| format!("TEXT {:?}, in truth {:?}", read.2, row.text))
}

fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// An amount as rows have it: two decimal places or more.
fn amount_text(units: i64, places: u32) -> String {
    let unit = 10_u64.pow(places);
    let size = units.unsigned_abs();
    let part = match places {
        0 => String::new(),
        places => format!("{:0width$}", size % unit, width = places as usize),
    };
    let part = format!("{:0<2}", part.trim_end_matches('0'));
    format!("{}{}.{part}", if units < 0 { "-" } else { "" }, size / unit)
}

/// The reading, and why, for a person.
pub(super) fn reading(case: &Case) -> String {
    let (read, rows) = run(case, &StatedReading::default());
    match read {
        Err(_) => String::new(),
        Ok(read) => format!(
            "{:#?}\n{:#?}\n{:?}\n{:#?}",
            read.reading,
            read.evidence,
            read.pass,
            rows.0.first()
        ),
    }
}

/// States each answer and reads again.
pub(super) fn answers(case: &Case, question: &ReadingQuestion) -> Answers {
    let (mut right, mut faults) = (0, 0);
    for answer in &question.answers {
        match found(case, &StatedReading::default().answered(&answer.states)) {
            Found::Right { .. } => right += 1,
            // Whole answers lead to rows.
            Found::Refused(_) | Found::Asked(_) => faults += 1,
            Found::Wrong(_) => {}
        }
    }
    match (right, faults) {
        (1, 0) => Answers::One,
        (0, 0) => Answers::None,
        (_, 0) => Answers::Several,
        _ => Answers::Fault,
    }
}

/// What an answer gives, for a person.
pub(super) fn answered(case: &Case, answer: &QuestionAnswer) -> String {
    let stated = StatedReading::default().answered(&answer.states);
    let found = found(case, &stated);
    format!("{:?}: {} {}", answer.states, found.name(), found.says())
}
