//! The files of the corpus, and how each is read.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tieout_statement::fault::Fault;
use tieout_statement::open::{ReadFile, ReadRequest, ReadTrouble, read};
use tieout_statement::read::{BookedRow, RowSink};
use tieout_statement::stated::{FileSide, StatedReading};

/// A file and what is expected of it.
pub(crate) struct Statement {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) expected: Value,
}

/// How it was read.
#[derive(Debug, PartialEq)]
pub(crate) enum Outcome {
    /// As expected, or asked about where that is expected.
    Right,
    /// With other rows or balances, and no question.
    Wrong(String),
    /// A question.
    Asked(String),
    /// Not at all.
    Refused(String),
}

impl Outcome {
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong(_) => "WRONG",
            Self::Asked(_) => "asked",
            Self::Refused(_) => "refused",
        }
    }

    pub(crate) fn says(&self) -> &str {
        match self {
            Self::Right => "",
            Self::Wrong(says) | Self::Asked(says) | Self::Refused(says) => says,
        }
    }
}

/// All statements below a folder, in order of their names.
pub(crate) fn statements(folder: &Path) -> Vec<Statement> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in &entries {
            if path.is_dir() {
                folders.push(path.clone());
            }
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Some(stem) = name.strip_suffix(".expected.json") else { continue };
            let text = std::fs::read_to_string(path).unwrap();
            let expected =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let is_file = |path: &&PathBuf| {
                let file = path.file_name().unwrap().to_string_lossy();
                file.rsplit_once('.').is_some_and(|(before, ext)| {
                    before == stem && !(ext == "json" && before.ends_with(".expected"))
                })
            };
            let path =
                entries.iter().find(is_file).unwrap_or_else(|| panic!("no file beside {name}"));
            found.push(Statement { name: file_name(path), path: path.clone(), expected });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// Rows as they come, and all that is told of each: description, reference, who was paid.
#[derive(Default)]
pub(crate) struct Rows(pub(crate) Vec<(u64, String, String, String)>, pub(crate) Vec<String>);

impl RowSink for Rows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        self.0.push((
            row.line,
            row.date.to_string(),
            row.amount.to_owned(),
            row.description.to_owned(),
        ));
        self.1.push(format!("{} {} {}", row.description, row.reference, row.counterparty));
        Ok(())
    }

    fn restart(&mut self) {
        self.0.clear();
        self.1.clear();
    }
}

/// Reads a file as the commands do.
pub(crate) fn run(
    file: &Statement,
    stated: &StatedReading,
) -> (Result<ReadFile, ReadTrouble>, Rows) {
    let bytes = std::fs::read(&file.path).unwrap();
    let side = if file.expected["side"] == "book" { FileSide::Book } else { FileSide::Bank };
    let mut rows = Rows::default();
    let request = ReadRequest { stated, side, is_apart: false, keeps_zeros: false };
    let read = read(&bytes, request, &mut rows);
    (read, rows)
}

/// How a file is read with no option but an account that has to be named.
pub(crate) fn outcome(file: &Statement) -> Outcome {
    let account = file.expected["account"].as_str().map(str::to_owned);
    let is_ask = file.expected["outcome"] == "ask";
    let mut result = run(file, &StatedReading::default());
    if let (Err(ReadTrouble::Question(_)), Some(name)) = (&result.0, &account) {
        // Whose rows are wanted is asked about, and answered.
        result =
            run(file, &StatedReading { account: Some(name.clone()), ..StatedReading::default() });
    }
    match &result.0 {
        Err(ReadTrouble::Question(question)) => {
            if is_ask {
                return Outcome::Right;
            }
            let answers: Vec<_> = question.answers.iter().map(|answer| &answer.says).collect();
            Outcome::Asked(format!("{} {} {answers:?}", question.asks, question.understood))
        }
        Err(ReadTrouble::Faults { faults, .. }) => Outcome::Refused(faults[0].to_string()),
        Ok(read) => compared(file, read, &result.1),
    }
}

fn compared(file: &Statement, read: &ReadFile, rows: &Rows) -> Outcome {
    // Rows of nothing may be kept or left out.
    let is_some = |amount: &str| amount.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    let kept = rows.0.iter().zip(&rows.1).filter(|(row, _)| is_some(&row.2));
    let rows = Rows(
        kept.clone().map(|(row, _)| row.clone()).collect(),
        kept.map(|(_, told)| told.clone()).collect(),
    );
    let expected: Vec<(String, String, String)> = file.expected["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            let text = |at: usize| row[at].as_str().unwrap().to_owned();
            (text(0), text(1), text(2))
        })
        .filter(|row| is_some(&row.1))
        .collect();
    let too: Vec<Option<&str>> = (0..expected.len())
        .map(|at| file.expected["dates_too"].get(at).and_then(Value::as_str))
        .collect();
    let uses_other_date =
        rows.0.iter().zip(&too).all(|(row, other)| other.is_none_or(|other| row.1 == other));
    for (at, (row, wanted)) in rows.0.iter().zip(&expected).enumerate() {
        let is_date = row.1 == wanted.0 || uses_other_date && too[at] == Some(&*row.1);
        if !is_date || cents(&row.2) != cents(&wanted.1) {
            return Outcome::Wrong(format!(
                "row {at} (line {}): {} {} {:?}, expected {} {} {:?}; {:?}",
                row.0, row.1, row.2, row.3, wanted.0, wanted.1, wanted.2, read.notes
            ));
        }
        if !folded(&rows.1[at]).contains(&folded(&wanted.2)) {
            return Outcome::Wrong(format!("row {at}: text {:?}, expected {:?}", row.3, wanted.2));
        }
    }
    if rows.0.len() != expected.len() {
        let line = rows.0.get(expected.len()).map_or(0, |row| row.0);
        return Outcome::Wrong(format!(
            "{} rows, expected {} (line {line}); {:?} {:?}",
            rows.0.len(),
            expected.len(),
            read.pass.left_out,
            read.notes
        ));
    }
    for (key, found) in [("opening", &read.pass.opening), ("closing", &read.pass.closing)] {
        if let (Some(wanted), Some(found)) = (file.expected[key].as_str(), found)
            && cents(wanted) != cents(found)
        {
            return Outcome::Wrong(format!("{key} balance {found}, expected {wanted}"));
        }
    }
    if let (Some(wanted), Some(found)) = (file.expected["currency"].as_str(), read.currency_code())
        && wanted != found
    {
        return Outcome::Wrong(format!("currency {found}, expected {wanted}"));
    }
    if read.pass.hole_count > 0 {
        return Outcome::Wrong(format!("holes {:?}", read.pass.holes));
    }
    if let [fault, ..] = &read.pass.discrepancies[..] {
        return Outcome::Wrong(format!("contradicted: {fault}"));
    }
    Outcome::Right
}

/// What a file is expected to state beside its rows, and how much of it was found.
#[derive(Default)]
pub(crate) struct StatedBeside {
    /// Balances that are expected, and those that were found.
    pub(crate) balances: (usize, usize),
    /// The same of the currency.
    pub(crate) currencies: (usize, usize),
}

/// What was found of the balances and the currency that a file is expected to state.
pub(crate) fn stated_beside(file: &Statement) -> StatedBeside {
    let account = file.expected["account"].as_str().map(str::to_owned);
    let Ok(read) = run(file, &StatedReading { account, ..StatedReading::default() }).0 else {
        return StatedBeside::default();
    };
    let has_currency = usize::from(file.expected["currency"].is_string());
    let currencies = (has_currency, has_currency.min(usize::from(read.currency_code().is_some())));
    let ends = [("opening", &read.pass.opening), ("closing", &read.pass.closing)];
    let wanted = ends.iter().filter(|(key, _)| file.expected[*key].is_string());
    let balances = (wanted.clone().count(), wanted.filter(|(_, found)| found.is_some()).count());
    StatedBeside { balances, currencies }
}

/// An amount whatever the number of its decimal places.
fn cents(amount: &str) -> String {
    let (integer, fraction) = amount.split_once('.').unwrap_or((amount, ""));
    format!("{integer}.{:0<4}", fraction.trim_end_matches('0'))
}

fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
