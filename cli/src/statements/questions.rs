//! Answers that lead to rows: what an answer leaves open is answered, too.

use tieout::statement::fault::Fault;
use tieout::statement::infer::{Answer, Question};
use tieout::statement::open::{Trouble, read};
use tieout::statement::read::{Row, RowSink};
use tieout::statement::stated::{Answering, Stated};

use super::stated::with_answers;
use super::wanted::Wanted;

/// Questions that follow from answers are followed so far.
const DEPTH_MAX: usize = 3;

/// As many answers are tried and offered.
const ANSWERS_MAX: usize = 12;

/// Everything that has to be said for a file to be read in one way.
#[derive(Debug, Clone)]
pub(crate) struct WholeAnswer {
    /// What it means.
    pub(crate) says: String,
    pub(crate) states: Vec<Answering>,
}

/// Rows that nobody wants.
struct Nothing;

impl RowSink for Nothing {
    fn row(&mut self, _: &Row<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn restart(&mut self) {}
}

/// The answers that the file can be read by, the likelier first; all where each leads to questions without end.
///
/// # Errors
/// Where it can be read by none, what is wrong with it by the likeliest.
pub(super) fn answers(
    bytes: &[u8],
    wanted: &Wanted<'_>,
    question: &Question,
) -> Result<Vec<WholeAnswer>, Trouble> {
    let mut found = Found::default();
    follow(bytes, wanted, (question, &wanted.stated), (DEPTH_MAX, "", &[]), &mut found);
    match found.trouble {
        _ if !found.answers.is_empty() => Ok(found.answers),
        Some(trouble) => Err(trouble),
        None => {
            let all = question.answers.iter();
            let whole = |answer: &Answer| WholeAnswer {
                says: answer.says.clone(),
                states: answer.states.clone(),
            };
            Ok(all.map(whole).collect())
        }
    }
}

/// Answers that lead to rows, and what was wrong by the first that does not.
#[derive(Default)]
struct Found {
    answers: Vec<WholeAnswer>,
    trouble: Option<Trouble>,
}

fn follow(
    bytes: &[u8],
    wanted: &Wanted<'_>,
    (question, stated): (&Question, &Stated),
    (depth, says_before, states_before): (usize, &str, &[Answering]),
    found: &mut Found,
) {
    for answer in &question.answers {
        if found.answers.len() >= ANSWERS_MAX {
            return;
        }
        let says = match says_before {
            "" => answer.says.clone(),
            before => format!("{before}; {}", answer.says),
        };
        let all = [states_before, &answer.states].concat();
        let stated = with_answers(stated, &answer.states);
        match read(bytes, wanted.request(&stated), &mut Nothing) {
            Ok(_) => found.answers.push(WholeAnswer { says, states: all }),
            Err(Trouble::Question(next)) if depth > 1 && next != Box::new(question.clone()) => {
                follow(bytes, wanted, (&next, &stated), (depth - 1, &says, &all), found);
            }
            Err(trouble @ Trouble::Faults { .. }) => {
                found.trouble.get_or_insert(trouble);
            }
            Err(Trouble::Question(_)) => {}
        }
    }
}
