//! What is asked where two ways to take the amounts are left, and why there may be none.

use super::super::{Answer, Answering, Question, Scene};
use super::Tried;
use super::candidates::Candidate;
use super::stated_columns;
use crate::statement::fault::Fault;
use crate::statement::number::DecimalMark;
use crate::statement::reading::{AmountRule, AmountTrouble};

/// Which of several columns are the amounts.
pub(super) fn column_question(
    scene: &Scene<'_>,
    first: &Tried,
    rivals: &[Tried],
    rows: &[usize],
) -> Question {
    let mut answers: Vec<Answer> = Vec::new();
    let mut seen: Vec<&[Option<i128>]> = Vec::new();
    for one in std::iter::once(first).chain(rivals) {
        if seen.contains(&&*one.amounts) || answers.len() >= 4 {
            continue;
        }
        seen.push(&one.amounts);
        answers.push(Answer { says: described(scene, one), states: columns_of(scene, one) });
    }
    let sample = rows.first().map(|row| scene.sample.row(*row).line()).unwrap_or_default();
    Question {
        asks: "which are the amounts?".to_owned(),
        understood: format!(
            "rows begin on line {sample}, and several columns may be their amounts"
        ),
        answers,
    }
}

/// Which way money goes.
pub(super) fn sign_question(scene: &Scene<'_>, first: &Tried, understood: String) -> Question {
    let mut turned = first.candidate.clone();
    if let Some(rule) = first.candidate.rule.turned() {
        turned.rule = rule;
    }
    let count = first.amounts.iter().flatten().count();
    let positive = first.amounts.iter().flatten().filter(|amount| **amount > 0).count();
    let rows = |count: usize| if count == 1 { "1 row".to_owned() } else { format!("{count} rows") };
    let says = |money_in: usize| {
        format!("{} of money in, {} of money out", rows(money_in), rows(count - money_in))
    };
    let states =
        |rule: &AmountRule| vec![Answering::Columns(stated_columns(rule, &scene.profile.names()))];
    Question {
        asks: "which way does money go?".to_owned(),
        understood,
        answers: vec![
            Answer { says: says(positive), states: states(&first.candidate.rule) },
            Answer { says: says(count - positive), states: states(&turned.rule) },
        ],
    }
}

/// Which decimal mark.
pub(super) fn mark_question(
    scene: &Scene<'_>,
    first: &Tried,
    other: &Tried,
    rows: &[usize],
) -> Question {
    let at =
        first.amounts.iter().zip(&other.amounts).position(|(one, other)| one != other).unwrap_or(0);
    let column = first.candidate.rule.columns()[0];
    let cell = rows.get(at).map(|row| scene.cell(*row, column).trim()).unwrap_or_default();
    let shown = |one: &Tried| {
        let micros = one.amounts.get(at).copied().flatten().unwrap_or_default();
        format!("{cell} is {}.{:03}", micros / 1_000_000, (micros.abs() % 1_000_000) / 1_000)
    };
    let answer = |one: &Tried| Answer { says: shown(one), states: vec![Answering::Mark(one.mark)] };
    Question {
        asks: "is it a decimal mark or a mark between thousands?".to_owned(),
        understood: "every amount with a point or a comma has three digits behind it".to_owned(),
        answers: vec![answer(first), answer(other)],
    }
}

fn columns_of(scene: &Scene<'_>, one: &Tried) -> Vec<Answering> {
    vec![Answering::Columns(stated_columns(&one.candidate.rule, &scene.profile.names()))]
}

fn described(_scene: &Scene<'_>, one: &Tried) -> String {
    let values = || one.amounts.iter().flatten();
    let money_in = values().filter(|amount| **amount > 0).count();
    let money_out = values().filter(|amount| **amount < 0).count();
    format!("{}: {money_in} in, {money_out} out", one.candidate.says)
}

/// Why not even the best candidate can be read.
pub(super) fn unreadable(
    scene: &Scene<'_>,
    rows: &[usize],
    found: &[Candidate],
    marks: &[DecimalMark],
) -> Fault {
    let Some(best) = found.iter().max_by_key(|one| one.prior) else {
        return Fault::of_file("no column holds amounts that can be read");
    };
    let mark = marks.first().copied().unwrap_or(DecimalMark::Point);
    let mut number = String::new();
    for row in rows {
        let record = scene.sample.row(*row);
        let column = match best.rule.read(&record, mark, &mut number) {
            Ok(()) => continue,
            Err(AmountTrouble::Empty) => best.rule.columns()[0],
            Err(AmountTrouble::Both) => {
                let fault = Fault::at_line(record.line(), "has money in and money out in one row");
                return fault.hint("--map amount=NAME names one column of signed amounts");
            }
            Err(
                AmountTrouble::NoNumber { column }
                | AmountTrouble::NoDirection { column }
                | AmountTrouble::TooLong { column },
            ) => column,
        };
        return Fault::of_cell(
            record.line(),
            &scene.key(column),
            record.cell(column),
            "is no amount",
        );
    }
    Fault::of_file("no column holds amounts that can be read")
}
