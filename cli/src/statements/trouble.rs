//! Why files cannot be read, as one failure: what is wrong with each, and what is asked of them together.

use std::io;

use serde_json::{Value, json};
use tieout::statement::fault::Fault;
use tieout::statement::infer::Question;
use tieout::statement::stated::Answering;

use super::command_line::CommandLine;
use super::questions::WholeAnswer;
use crate::exit::{Complaint, Failure, Issues};
use crate::input::{Dataset, LoadError, Problems};
use crate::safe::quoted;

/// Faults shown to a person; the rest are counted.
const SHOWN_MAX: usize = 3;

/// Ways to read two files that both ask; the likelier first.
const COMBINATIONS_MAX: usize = 4;

/// Options that may start with the name of a file.
const SIDED: [&str; 5] = ["--map", "--date-format", "--decimal", "--delimiter", "--account"];

/// Why a file cannot be read.
#[derive(Debug)]
pub(crate) enum Unread {
    /// Its bytes cannot be had.
    Io { name: String, error: io::Error },
    /// Something is wrong with it.
    Faults {
        dataset: Dataset,
        name: String,
        /// The first ones.
        faults: Vec<Fault>,
        count: usize,
        /// It was read no further.
        is_stopped: bool,
    },
    /// Something is wrong with a file of another kind.
    Other(Box<Problems>),
    /// It can be read in several ways.
    Question { dataset: Dataset, name: String, question: Box<Question>, answers: Vec<WholeAnswer> },
}

impl Unread {
    /// What other files cannot be read for.
    pub(crate) fn of(error: LoadError) -> Self {
        match error {
            LoadError::Io { name, error } => Self::Io { name, error },
            LoadError::Content(problems) => Self::Other(Box::new(problems)),
        }
    }
}

/// A question, with the file that it is about.
struct Asked {
    dataset: Dataset,
    name: String,
    question: Box<Question>,
    answers: Vec<WholeAnswer>,
}

/// One failure of all that is wrong and open with the files of a command.
pub(crate) fn failure(unread: Vec<Unread>, command: &CommandLine) -> Failure {
    let mut failures = Vec::new();
    let mut asked = Vec::new();
    for one in unread {
        match one {
            Unread::Io { name, error } => {
                failures.push(Failure::file(format!("cannot read {name}: {error}")));
            }
            Unread::Faults { dataset, name, faults, count, is_stopped } => {
                let issues = issues(dataset, &name, &faults, count, command);
                let shown = complaints(dataset, &name, (&faults, count, is_stopped), command);
                failures.push(Failure::content(dataset.error_code(), shown, issues));
            }
            Unread::Other(problems) => {
                let code = problems.dataset().error_code();
                failures.push(Failure::content(code, problems.complaints(), problems.issues()));
            }
            Unread::Question { dataset, name, question, answers } => {
                asked.push(Asked { dataset, name, question, answers });
            }
        }
    }
    failures.extend(questions(&asked, command));
    let all = failures.into_iter().reduce(Failure::and);
    all.unwrap_or_else(|| Failure::file("a file cannot be read"))
}

/// `details` of the error envelope: the contract's `issues` with the place in the file added.
fn issues(
    dataset: Dataset,
    name: &str,
    faults: &[Fault],
    count: usize,
    command: &CommandLine,
) -> Issues {
    let issues = faults.iter().map(|fault| {
        json!({
            dataset.part_of_body(): dataset.to_string(),
            "file": name,
            "line": fault.line,
            "field": fault.column,
            "value": fault.value,
            "message": fault.message,
            "hint": hint(fault, dataset, command),
        })
    });
    Issues { issues: issues.collect(), issue_count: count }
}

/// The first faults for a person, each hint once, and how many more there are.
fn complaints(
    dataset: Dataset,
    name: &str,
    (faults, count, is_stopped): (&[Fault], usize, bool),
    command: &CommandLine,
) -> Vec<Complaint> {
    let mut complaints: Vec<Complaint> = Vec::new();
    let mut said: Vec<String> = Vec::new();
    for fault in faults.iter().take(SHOWN_MAX) {
        let between = if fault.line.is_some() { " " } else { ": " };
        let hint = hint(fault, dataset, command).filter(|hint| !said.contains(hint));
        said.extend(hint.clone());
        complaints.push(Complaint {
            message: format!("{name}{between}{}", sentence(fault)),
            hint,
            ..Complaint::default()
        });
    }
    let more = match count.saturating_sub(SHOWN_MAX) {
        0 => return complaints,
        1 => format!("1 more problem in {name}"),
        more if is_stopped => format!("{more} more problems in {name}, which was read no further"),
        more => format!("{more} more problems in {name}"),
    };
    complaints.push(Complaint { message: more, ..Complaint::default() });
    complaints
}

/// A fault as a person reads it, long values cut.
fn sentence(fault: &Fault) -> String {
    let mut text = String::new();
    if let Some(line) = fault.line {
        text = format!("line {line}");
        if let Some(column) = &fault.column {
            text = format!("{text}, column {}", quoted(column));
        }
        text.push_str(": ");
    }
    if let Some(value) = &fault.value {
        text = format!("{text}{} ", quoted(value));
    }
    text.push_str(&fault.message);
    text
}

/// What to do about a fault, options said for the file that it is in.
fn hint(fault: &Fault, dataset: Dataset, command: &CommandLine) -> Option<String> {
    let hint = fault.hint.clone()?;
    let prefix = command.prefix(dataset);
    Some(SIDED.iter().fold(hint, |hint, option| {
        let (plain, sided) = (format!("{option} "), format!("{option} {prefix}"));
        hint.replace(&sided, &plain).replace(&plain, &sided)
    }))
}

/// All questions as one message, with a command line for each way to answer them together.
fn questions(asked: &[Asked], command: &CommandLine) -> Option<Failure> {
    let first = asked.first()?;
    let line_of = |way: &[&WholeAnswer]| {
        let answers: Vec<(Dataset, &[Answering])> =
            asked.iter().zip(way).map(|(asked, answer)| (asked.dataset, &*answer.states)).collect();
        command.answering(&answers)
    };
    let (ways, more) = ways(asked);
    let said: Vec<(String, String)> =
        ways.iter().map(|way| (says(asked, way), line_of(way))).collect();
    let mut complaints: Vec<Complaint> = asked.iter().map(Asked::complaint).collect();
    if let Some(last) = complaints.last_mut() {
        let lines =
            said.iter().flat_map(|(says, line)| [format!("  {says}:"), format!("    {line}")]);
        last.below.extend(lines);
        last.below.extend((more > 0).then(|| format!("  ({more} more ways to answer)")));
    }
    let details = asked.iter().enumerate().map(|(at, one)| {
        let answers = one.answers.iter().map(|answer| {
            // Of what else is asked, the likelier.
            let way = asked.iter().enumerate().filter_map(|(other, asked)| {
                if other == at { Some(answer) } else { asked.answers.first() }
            });
            json!({ "says": answer.says, "command": line_of(&way.collect::<Vec<_>>()) })
        });
        let answers: Vec<Value> = answers.collect();
        one.details(&answers)
    });
    let details = details.collect();
    let is_one = asked.len() == 1;
    let combinations = said.into_iter().filter(|_| !is_one);
    let combinations = combinations.map(|(says, line)| json!({ "says": says, "command": line }));
    let (code, combinations) = (first.dataset.error_code(), combinations.collect());
    Some(Failure::asking(code, complaints, details, combinations))
}

impl Asked {
    fn complaint(&self) -> Complaint {
        Complaint {
            message: format!("{}: {}", self.name, self.question.asks),
            hint: None,
            below: vec![format!("  understood: {}", self.question.understood)],
        }
    }

    fn details(&self, answers: &[Value]) -> Value {
        json!({
            "file": self.name,
            "dataset": self.dataset.to_string(),
            "asks": self.question.asks,
            "understood": self.question.understood,
            "answers": answers,
        })
    }
}

/// Ways to answer all questions together, the likelier first, and how many more there are. Those of one
/// question are all there.
fn ways(asked: &[Asked]) -> (Vec<Vec<&WholeAnswer>>, usize) {
    let mut ways: Vec<(usize, Vec<&WholeAnswer>)> = vec![(0, Vec::new())];
    for one in asked {
        let longer = ways.iter().flat_map(|(rank, way)| {
            one.answers.iter().enumerate().map(move |(at, answer)| {
                let mut way = way.clone();
                way.push(answer);
                (rank + at, way)
            })
        });
        ways = longer.collect();
    }
    ways.sort_by_key(|(rank, _)| *rank);
    let all = ways.len();
    if asked.len() > 1 {
        ways.truncate(COMBINATIONS_MAX);
    }
    let more = all - ways.len();
    (ways.into_iter().map(|(_, way)| way).collect(), more)
}

/// What a way to answer means; of several files, each with its name.
fn says(asked: &[Asked], way: &[&WholeAnswer]) -> String {
    if let [only] = way {
        return only.says.clone();
    }
    let says = asked.iter().zip(way).map(|(asked, one)| format!("{}: {}", asked.name, one.says));
    says.collect::<Vec<_>>().join("; ")
}
