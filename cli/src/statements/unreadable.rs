//! Why files cannot be read, as one failure: what is wrong with each, and what is asked of them together.

use serde_json::{Value, json};
use tieout_statement::infer::{QuestionAnswer, ReadingQuestion};
use tieout_statement::list::ListFaults;
use tieout_statement::stated::StatedAnswer;

use super::command_line::CommandLine;
use super::side::AlternativeDates;
use crate::exit::{Complaint, Failure};
use crate::files::{Dataset, FaultReport, FileError};
use tieout::sort::CompactSort as _;

/// Ways to read two files that both ask; the likelier first.
const COMBINATIONS_MAX: usize = 12;

/// Why a file cannot be read.
#[derive(Debug)]
pub(crate) enum UnreadableFile {
    /// Its bytes cannot be had, or something is wrong with them.
    Broken(FileError),
    /// It can be read in several ways; where these are of days alone, read in each.
    Question {
        dataset: Dataset,
        name: String,
        question: Box<ReadingQuestion>,
        by_days: Vec<AlternativeDates>,
    },
}

impl From<FileError> for UnreadableFile {
    fn from(error: FileError) -> Self {
        Self::Broken(error)
    }
}

/// A question, with the file that it is about.
struct FileQuestion {
    dataset: Dataset,
    name: String,
    question: Box<ReadingQuestion>,
}

/// One failure of all that is wrong and open with the files of a command.
pub(crate) fn failure(unread: Vec<UnreadableFile>, command: &CommandLine) -> Failure {
    let mut failures = Vec::new();
    let mut asked = Vec::new();
    for one in unread {
        match one {
            UnreadableFile::Broken(FileError::Io { name, error }) => {
                failures.push(Failure::file(format!("cannot read {name}: {error}")));
            }
            UnreadableFile::Broken(FileError::Faults {
                dataset,
                name,
                faults,
                count,
                is_stopped,
            }) => {
                let faults = &ListFaults { kept: faults, count, is_stopped };
                let told =
                    FaultReport { dataset, name: &name, faults, prefix: command.prefix(dataset) };
                let code = dataset.error_code();
                failures.push(Failure::content(code, told.complaints(), told.issues()));
            }
            UnreadableFile::Question { dataset, name, question, .. } => {
                asked.push(FileQuestion { dataset, name, question });
            }
        }
    }
    failures.extend(questions(&asked, command));
    let all = failures.into_iter().reduce(Failure::and);
    all.unwrap_or_else(|| Failure::file("a file cannot be read"))
}

/// All questions as one message, with a command line for each way to answer them together.
fn questions(asked: &[FileQuestion], command: &CommandLine) -> Option<Failure> {
    let first = asked.first()?;
    let line_of = |way: &[&QuestionAnswer]| {
        let answers: Vec<(Dataset, &[StatedAnswer])> =
            asked.iter().zip(way).map(|(asked, answer)| (asked.dataset, &*answer.states)).collect();
        command.answering(&answers)
    };
    let (ways, more) = ways(asked);
    let said: Vec<(String, String)> =
        ways.iter().map(|way| (says(asked, way), line_of(way))).collect();
    let mut complaints: Vec<Complaint> = asked.iter().map(FileQuestion::complaint).collect();
    if let Some(last) = complaints.last_mut() {
        let lines =
            said.iter().flat_map(|(says, line)| [format!("  {says}:"), format!("    {line}")]);
        last.below.extend(lines);
        last.below.extend((more > 0).then(|| format!("  ({more} more ways to answer)")));
    }
    let details = asked.iter().enumerate().map(|(at, one)| {
        let answers = one.question.answers.iter().map(|answer| {
            // Of what else is asked, the likelier.
            let way = asked.iter().enumerate().filter_map(|(other, asked)| {
                if other == at { Some(answer) } else { asked.question.answers.first() }
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

impl FileQuestion {
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
fn ways(asked: &[FileQuestion]) -> (Vec<Vec<&QuestionAnswer>>, usize) {
    let mut ways: Vec<(usize, Vec<&QuestionAnswer>)> = vec![(0, Vec::new())];
    for one in asked {
        let longer = ways.iter().flat_map(|(rank, way)| {
            one.question.answers.iter().enumerate().map(move |(at, answer)| {
                let mut way = way.clone();
                way.push(answer);
                (rank + at, way)
            })
        });
        ways = longer.collect();
    }
    ways.compact_sort_by_key(|(rank, _)| *rank);
    let all = ways.len();
    if asked.len() > 1 {
        ways.truncate(COMBINATIONS_MAX);
    }
    let more = all - ways.len();
    (ways.into_iter().map(|(_, way)| way).collect(), more)
}

/// What a way to answer means; of several files, each with its name.
fn says(asked: &[FileQuestion], way: &[&QuestionAnswer]) -> String {
    if let [only] = way {
        return only.says.clone();
    }
    let says = asked.iter().zip(way).map(|(asked, one)| format!("{}: {}", asked.name, one.says));
    says.collect::<Vec<_>>().join("; ")
}
