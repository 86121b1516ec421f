//! The answers to a question that lead to rows: what an answer leaves open is answered, too.

use super::request::{ReadFile, ReadTrouble};
use crate::fault::Fault;
use crate::infer::{QuestionAnswer, ReadingQuestion};
use crate::read::{BookedRow, RowSink};
use crate::stated::StatedReading;

/// Questions that follow from answers are followed so far.
const DEPTH_MAX: usize = 3;

/// As many answers are tried and offered.
const ANSWERS_MAX: usize = 12;

/// Hears no rows.
pub(super) struct DiscardedRows;

impl RowSink for DiscardedRows {
    fn row(&mut self, _: &BookedRow<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn restart(&mut self) {}
}

/// A question with the answers that the file can be read by, each whole, the likelier first; as it is, where
/// each answer leads to questions without end. `read` reads the file with what is stated.
///
/// # Errors
/// Where it can be read by none, what is wrong with it by the likeliest.
pub(super) fn with_whole_answers(
    question: ReadingQuestion,
    stated: &StatedReading,
    read: impl Fn(&StatedReading) -> Result<ReadFile, ReadTrouble>,
) -> ReadTrouble {
    let mut found = AnswersFound::default();
    follow(&question, stated, (&read, DEPTH_MAX), None, &mut found);
    // An answer by itself, where the likeliest led to a fault, would be chosen for want of another.
    let is_alone = found.answers.len() == 1 && found.is_first_in_trouble;
    match found.trouble {
        Some(trouble) if found.answers.is_empty() || is_alone => trouble,
        _ if found.answers.is_empty() => question.into(),
        _ => ReadingQuestion { answers: found.answers, ..question }.into(),
    }
}

/// Reads the file with what is stated.
type ReadWith<'r> = &'r dyn Fn(&StatedReading) -> Result<ReadFile, ReadTrouble>;

/// Answers that lead to rows, and what is wrong by the first that does not.
#[derive(Default)]
struct AnswersFound {
    answers: Vec<QuestionAnswer>,
    trouble: Option<ReadTrouble>,
    /// It is that of the likeliest answer.
    is_first_in_trouble: bool,
}

/// Tries each answer of a question that follows from `before`.
fn follow(
    question: &ReadingQuestion,
    stated: &StatedReading,
    (read, depth): (ReadWith<'_>, usize),
    before: Option<&QuestionAnswer>,
    found: &mut AnswersFound,
) {
    for answer in &question.answers {
        if found.answers.len() >= ANSWERS_MAX {
            return;
        }
        let stated = stated.answered(&answer.states);
        let whole = before.map_or_else(|| answer.clone(), |before| before.then(answer));
        match read(&stated) {
            Ok(_) => found.answers.push(whole),
            Err(ReadTrouble::Question(next)) if depth > 1 && *next != *question => {
                follow(&next, &stated, (read, depth - 1), Some(&whole), found);
            }
            Err(ReadTrouble::Question(_)) => {}
            Err(trouble) => {
                found.is_first_in_trouble |= found.answers.is_empty() && found.trouble.is_none();
                found.trouble.get_or_insert(trouble);
            }
        }
    }
}
