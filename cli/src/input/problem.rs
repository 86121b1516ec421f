//! What is wrong with an input file, with the place where it is and what to do about it.

use std::fmt;
use std::io;

use serde_json::json;

use crate::exit::{Complaint, Issues};
use crate::safe::quoted;

/// Problems of one file that are kept; the rest are counted.
const KEPT_MAX: usize = 100;

/// Problems shown to a person; the rest are counted.
const SHOWN_MAX: usize = 3;

/// Stands in hints for the prefix that makes an option hold for the file at hand only.
pub(super) const SIDE: &str = "{side}";

/// Stands in hints for how a pattern of dates is kept from the file at hand.
pub(super) const NOT_THIS_FILE: &str = "{not this file}";

/// What a file is to a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dataset {
    Bank,
    Book,
    Transactions,
    Chart,
    Journals,
    Confirmations,
    /// A chart that becomes an organisation's.
    Accounts,
    OpeningBalances,
}

impl Dataset {
    /// Every kind of file that is read beside another.
    pub(super) const ALL: [Self; 4] = [Self::Bank, Self::Book, Self::Transactions, Self::Chart];

    /// What stands before a value of an option that holds for this file only.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Bank => "bank:",
            Self::Book => "book:",
            Self::Transactions => "txns:",
            Self::Chart => "chart:",
            Self::Journals | Self::Confirmations | Self::Accounts | Self::OpeningBalances => "",
        }
    }

    /// How a pattern of dates is kept from this file.
    const fn pattern_elsewhere(self) -> &'static str {
        match self {
            Self::Bank => "give the pattern to the other file only: --date-format book:PATTERN",
            Self::Book => "give the pattern to the other file only: --date-format bank:PATTERN",
            _ => "leave --date-format out",
        }
    }

    /// What an issue of the API calls the part of a body that it is in.
    pub(crate) const fn part_of_body(self) -> &'static str {
        match self {
            Self::Bank | Self::Book => "dataset",
            _ => "section",
        }
    }

    /// The API's code for a body with a part that is not as it should be.
    pub(crate) const fn error_code(self) -> &'static str {
        match self {
            Self::Bank | Self::Book => "invalid_dataset_format",
            _ => "invalid_request_format",
        }
    }
}

/// The API contract's word for it.
impl fmt::Display for Dataset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bank => "bank",
            Self::Book => "book",
            Self::Transactions => "transactions",
            Self::Chart => "chart_of_accounts",
            Self::Journals => "journals",
            Self::Confirmations => "items",
            Self::Accounts => "accounts",
            Self::OpeningBalances => "opening_balances",
        })
    }
}

/// One problem.
#[derive(Debug, Clone)]
pub(crate) struct Problem(Box<Content>);

#[derive(Debug, Clone, Default)]
struct Content {
    line: Option<u64>,
    column: Option<String>,
    value: Option<String>,
    message: String,
    hint: Option<String>,
    /// Patterns that read the date it holds, the likelier first.
    date_forms: Vec<&'static str>,
}

impl Problem {
    /// Something about the file as a whole.
    pub(super) fn of_file(message: impl Into<String>) -> Self {
        Self(Box::new(Content { message: message.into(), ..Content::default() }))
    }

    /// Something on a 1-based line of the file.
    pub(super) fn at_line(line: u64, message: impl Into<String>) -> Self {
        let mut problem = Self::of_file(message);
        problem.0.line = Some(line);
        problem
    }

    /// Something about a key of a JSON object that starts on this line.
    pub(super) fn of_key(line: u64, key: &str, message: impl Into<String>) -> Self {
        let mut problem = Self::at_line(line, message);
        problem.0.column = Some(key.to_owned());
        problem
    }

    /// A cell that cannot be read as what its column holds.
    pub(super) fn of_cell(line: u64, column: &str, value: &str, fault: CellFault) -> Self {
        Self(Box::new(Content {
            line: Some(line),
            column: Some(column.to_owned()),
            value: Some(value.to_owned()),
            message: fault.message,
            hint: fault.hint,
            date_forms: fault.date_forms,
        }))
    }

    /// What to do about it; [`SIDE`] in it becomes [`Dataset::prefix`].
    pub(super) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.0.hint = Some(hint.into());
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}")?;
            if let Some(column) = &self.column {
                write!(f, ", column {}", quoted(column))?;
            }
            f.write_str(": ")?;
        }
        if let Some(value) = &self.value {
            write!(f, "{} ", quoted(value))?;
        }
        f.write_str(&self.message)
    }
}

/// Why a cell cannot be read: the end of a sentence that starts with the value.
#[derive(Debug, Clone)]
pub(super) struct CellFault {
    message: String,
    hint: Option<String>,
    date_forms: Vec<&'static str>,
}

impl CellFault {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), hint: None, date_forms: Vec::new() }
    }

    /// It is a date in one of these patterns, the likelier first: which one the other dates of the
    /// file decide, and the hint is made of it.
    pub(super) fn date_in(self, date_forms: Vec<&'static str>) -> Self {
        Self { date_forms, ..self }
    }

    /// As [`Problem::hint`].
    pub(super) fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

/// All problems of one file.
#[derive(Debug)]
pub(crate) struct Problems {
    dataset: Dataset,
    file: String,
    kept: Vec<Content>,
    count: usize,
    /// The file was read no further.
    is_stopped: bool,
    /// Patterns that read all the dates that could not be read, those aside that contradict
    /// others before them.
    date_forms: Vec<&'static str>,
}

impl Problems {
    /// `file` is how messages name the file.
    pub(super) fn new(dataset: Dataset, file: impl Into<String>) -> Self {
        Self {
            dataset,
            file: file.into(),
            kept: Vec::new(),
            count: 0,
            is_stopped: false,
            date_forms: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, problem: Problem) {
        self.count += 1;
        if self.date_forms.is_empty() {
            self.date_forms.clone_from(&problem.0.date_forms);
        } else if self.date_forms.iter().any(|form| problem.0.date_forms.contains(form)) {
            self.date_forms.retain(|form| problem.0.date_forms.contains(form));
        }
        if self.kept.len() < KEPT_MAX {
            let prefix = self.dataset.prefix();
            let elsewhere = self.dataset.pattern_elsewhere();
            let hint = problem
                .0
                .hint
                .map(|hint| hint.replace(SIDE, prefix).replace(NOT_THIS_FILE, elsewhere));
            self.kept.push(Content { hint, ..*problem.0 });
        }
    }

    pub(super) fn with(mut self, problem: Problem) -> Self {
        self.push(problem);
        self
    }

    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Notes that the file was read no further.
    pub(super) const fn stop(&mut self) {
        self.is_stopped = true;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// What to do about a problem.
    fn hint_of(&self, problem: &Content) -> Option<String> {
        let own = &problem.date_forms;
        let shared: Vec<_> = own.iter().filter(|form| self.date_forms.contains(form)).collect();
        let forms = if shared.is_empty() { own.iter().collect() } else { shared };
        let side = self.dataset.prefix();
        match forms[..] {
            [] => problem.hint.clone(),
            [form] => Some(format!("try --date-format '{side}{form}'")),
            [form, other, ..] => Some(format!(
                "try --date-format '{side}{form}' (or '{side}{other}' where the month comes first)"
            )),
        }
    }

    /// What the file is.
    pub(crate) const fn dataset(&self) -> Dataset {
        self.dataset
    }

    /// `details` of the error envelope: the contract's `issues` with the place in the file added.
    pub(crate) fn issues(&self) -> Issues {
        let issues = self
            .kept
            .iter()
            .map(|problem| {
                json!({
                    self.dataset.part_of_body(): self.dataset.to_string(),
                    "file": self.file,
                    "line": problem.line,
                    "field": problem.column,
                    "value": problem.value,
                    "message": problem.message,
                    "hint": self.hint_of(problem),
                })
            })
            .collect();
        Issues { issues, issue_count: self.count }
    }

    /// The first problems for a person, each hint once, and how many more there are.
    pub(crate) fn complaints(&self) -> Vec<Complaint> {
        let mut complaints: Vec<Complaint> = Vec::new();
        for problem in self.kept.iter().take(SHOWN_MAX) {
            let between = if problem.line.is_some() { " " } else { ": " };
            let hint = self.hint_of(problem);
            let is_said = complaints.iter().any(|said| said.hint == hint);
            complaints.push(Complaint {
                message: format!("{}{between}{problem}", self.file),
                hint: hint.filter(|_| !is_said),
                ..Complaint::default()
            });
        }
        let more = match self.count.saturating_sub(SHOWN_MAX) {
            0 => return complaints,
            1 => format!("1 more problem in {}", self.file),
            more if self.is_stopped => {
                format!("{more} more problems in {}, which was read no further", self.file)
            }
            more => format!("{more} more problems in {}", self.file),
        };
        complaints.push(Complaint { message: more, ..Complaint::default() });
        complaints
    }
}

/// Why a file cannot be had.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The file cannot be opened or read.
    Io { name: String, error: io::Error },
    /// The file does not hold what it should.
    Content(Problems),
}
