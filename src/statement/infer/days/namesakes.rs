//! Several columns of days of one name.

use super::super::context::{InferenceContext, QuestionAnswer, ReadingQuestion, Undecided};
use super::spread::disorder;
use crate::stated::StatedAnswer;
use tieout::date::Date;

/// The column by whose days the rows stand in order, where those of the others go back and forth, and what is said of
/// it; none where all have the same days.
pub(super) fn decide(
    context: &InferenceContext<'_>,
    columns: &[usize],
    rows: &[usize],
) -> Option<Result<(usize, String), Undecided>> {
    const JUMPS_MIN: usize = 2;
    let &[first, ref others @ ..] = columns else { return None };
    let is_same = |at: &usize| {
        rows.iter().all(|row| context.cell(*row, first).trim() == context.cell(*row, *at).trim())
    };
    if context.profile.columns[first].name.trim().is_empty() || others.iter().all(is_same) {
        return None;
    }
    let jumps = |at: usize| {
        let patterns = context.profile.columns[at].patterns.iter();
        let best = patterns.max_by_key(|(_, count)| *count).map(|(pattern, _)| pattern);
        let days = rows.iter().map(|row| best?.read(context.cell(*row, at)).ok());
        let days: Vec<Option<Date>> = days.collect();
        disorder(&days)
    };
    let jumps: Vec<usize> = columns.iter().map(|at| jumps(*at)).collect();
    let mut in_order = (0..columns.len()).filter(|place| jumps[*place] == 0);
    let only = in_order.next().filter(|_| in_order.next().is_none());
    if let Some(place) = only
        && (0..columns.len()).all(|other| other == place || jumps[other] >= JUMPS_MIN)
    {
        let name = context.key(columns[place]);
        let says =
            format!("the day is {name}, of columns of one name: the rows stand in its order");
        return Some(Ok((columns[place], says)));
    }
    let sample = rows
        .iter()
        .find(|row| others.iter().any(|at| context.cell(**row, first) != context.cell(**row, *at)));
    let answer = |at: &usize| {
        let key = context.key(*at);
        let cell = sample.map(|row| context.cell(*row, *at).trim()).unwrap_or_default();
        QuestionAnswer {
            says: format!("{key}, {cell} in the first row in which they differ"),
            states: vec![StatedAnswer::Columns(vec![("date", key)])],
        }
    };
    let name = context.profile.columns[first].name.trim();
    let question = ReadingQuestion {
        asks: "which is the day of a row?".to_owned(),
        understood: format!(
            "{} columns are called {name:?} and have different days",
            columns.len()
        ),
        answers: columns.iter().map(answer).collect(),
    };
    Some(Err(question.into()))
}
