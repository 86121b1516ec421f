//! Fees beside amounts, where nothing shows whether they are taken off already.

use super::super::context::{InferenceContext, QuestionAnswer, ReadingQuestion};
use super::account_kind::is_of_payouts;
use super::candidate::less_fee;
use super::evaluated::EvaluatedCandidate;
use super::flags::as_stated;
use crate::reading::AmountRule;
use crate::stated::StatedAnswer;
use crate::words::{self, HeaderWord};

/// A column of fees, and on how many rows it has one.
pub(super) struct FeesLeft {
    pub(super) column: usize,
    pub(super) rows: usize,
}

/// Whether a column is of fees; `Charges` are, where they are no debits of a card.
pub(super) fn is_fee(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    column.means(HeaderWord::Fee)
        || column.is_numeric() && ["charge", "charges"].contains(&&*words::plain(&column.name))
}

/// Fees that a way to take the amounts does not take off, where no balance shows whether they are.
pub(super) fn left(
    context: &InferenceContext<'_>,
    rows: &[usize],
    chosen: &EvaluatedCandidate,
) -> Vec<FeesLeft> {
    let rule = &chosen.candidate.rule;
    let columns = &context.profile.columns;
    let used = rule.columns();
    // `Net`, `Net Credit`
    let is_called_net = |at: &usize| {
        let name = words::folded(&columns[*at].name);
        columns[*at].means(HeaderWord::Net) || name.split(' ').any(|word| word == "net")
    };
    let is_net = used.iter().any(is_called_net);
    let is_taken_off = matches!(rule, AmountRule::LessFee { .. });
    if is_net || is_taken_off || chosen.chain.is_some_and(|chain| chain.fit.is_proof()) {
        return Vec::new();
    }
    let is_some = |row: usize, at: usize| {
        context.cell(row, at).bytes().any(|byte| matches!(byte, b'1'..=b'9'))
    };
    let fees = (0..columns.len()).filter(|at| is_fee(context, *at) && !used.contains(at));
    let count = |at: usize| rows.iter().filter(|row| is_some(**row, at)).count();
    fees.map(|column| FeesLeft { column, rows: count(column) }).filter(|one| one.rows > 0).collect()
}

/// That fees are not taken off.
pub(super) fn says(context: &InferenceContext<'_>, fees: &FeesLeft) -> String {
    let name = context.key(fees.column);
    match fees.rows {
        1 => format!("{name} has an amount on 1 row that is not taken off"),
        count => format!("{name} has amounts on {count} rows that are not taken off"),
    }
}

/// Whether fees are in the amounts already: their name says so, or they are of amounts in another currency, which
/// stand in just those rows.
fn is_in_amounts(context: &InferenceContext<'_>, fee: usize) -> bool {
    let columns = &context.profile.columns;
    let name = words::folded(&columns[fee].name);
    let is_said = |word: &str| word.starts_with("deduct") || word.starts_with("incl");
    let is_some = |row: usize, at: usize| {
        context.cell(row, at).bytes().any(|byte| matches!(byte, b'1'..=b'9'))
    };
    let is_converted = |at: &usize| {
        columns[*at].means(HeaderWord::OtherAmount)
            && columns[*at].amounts > 0
            && columns[*at].amounts < context.profile.rows.len()
            && context.profile.rows.iter().all(|row| !is_some(*row, fee) || is_some(*row, *at))
    };
    name.split(' ').any(is_said) || (0..columns.len()).any(|at| is_converted(&at))
}

/// Whether fees are taken off already: only the bank knows.
pub(super) fn question(
    context: &InferenceContext<'_>,
    chosen: &EvaluatedCandidate,
    fees: &[FeesLeft],
) -> Option<ReadingQuestion> {
    let rule = &chosen.candidate.rule;
    // What is paid out is what is left.
    let is_decided = chosen.candidate.is_stated || is_of_payouts(context);
    let open = fees.iter().filter(|one| !is_in_amounts(context, one.column));
    let fees: Vec<&FeesLeft> =
        open.filter(|_| !is_decided && may_have_fee(context, rule)).collect();
    let first = fees.first()?;
    let names = context.profile.names();
    let name = context.key(first.column);
    let answer = |says: String, rule: &AmountRule| QuestionAnswer {
        says,
        states: vec![StatedAnswer::Columns(as_stated(rule, &names))],
    };
    let mut answers =
        vec![answer(format!("the amounts are what was paid, whatever {name} says"), rule)];
    answers.extend(fees.iter().map(|fee| {
        let less = less_fee(context, &chosen.candidate, fee.column);
        answer(format!("{} is charged on top of the amounts", context.key(fee.column)), &less.rule)
    }));
    let rows = if first.rows == 1 { "1 row".to_owned() } else { format!("{} rows", first.rows) };
    Some(ReadingQuestion {
        asks: format!("is {name} in the amounts already?"),
        understood: format!(
            "{name} has amounts on {rows}, and no balance shows whether they were paid on top"
        ),
        answers,
    })
}

/// The answers to a question about the same amounts, each with and without the fees.
pub(super) fn with_fees(
    context: &InferenceContext<'_>,
    question: ReadingQuestion,
    fees: &[FeesLeft],
) -> ReadingQuestion {
    let Some(fee) = fees.first() else { return question };
    let name = context.key(fee.column);
    let less = |answer: &QuestionAnswer| -> Option<QuestionAnswer> {
        let takes_one = |role: &str| ["amount", "turned_amount", "in"].contains(&role);
        let with_fee = |state: &StatedAnswer| match state {
            StatedAnswer::Columns(columns) => {
                let has_words = columns.iter().any(|(role, _)| *role == "out_is" || *role == "fee");
                let has_amounts = columns.iter().any(|(role, _)| takes_one(role));
                let mut columns = columns.clone();
                columns.retain(|(role, name)| *role != "sign" || !name.is_empty());
                columns.push(("fee", name.clone()));
                (has_amounts && !has_words).then_some(StatedAnswer::Columns(columns))
            }
            state => Some(state.clone()),
        };
        Some(QuestionAnswer {
            says: format!("{}, less {name}", answer.says),
            states: answer.states.iter().map(with_fee).collect::<Option<_>>()?,
        })
    };
    let more: Vec<QuestionAnswer> = question.answers.iter().filter_map(less).collect();
    let answers = question.answers.into_iter().chain(more).collect();
    ReadingQuestion { answers, ..question }
}

/// Whether a fee may stand beside these amounts: none is taken off what is net.
pub(super) fn may_have_fee(context: &InferenceContext<'_>, rule: &AmountRule) -> bool {
    match rule {
        AmountRule::Signed { column, .. } => matches!(
            context.profile.columns[*column].meanings.first(),
            None | Some(HeaderWord::Amount | HeaderWord::Gross)
        ),
        AmountRule::Split { .. } => true,
        _ => false,
    }
}
