//! What is asked of amounts: which columns, which way money goes, which decimal mark. Each answer states
//! all that its rows need.

use std::collections::BTreeMap;

use super::super::context::{InferenceContext, QuestionAnswer, ReadingQuestion};
use super::super::currencies;
use super::candidate::{SignWords, is_debit_out};
use super::conventions::signs_by;
use super::directions::{directed_by_two_words, is_of_card_or_account, may_say_way};
use super::evaluated::{EvaluatedCandidate, SignsBy, values};
use super::fees;
use super::flags::as_stated;
use crate::reading::AmountRule;
use crate::stated::{FileSide, StatedAnswer};
use crate::words::{self, CellWord};
use tieout::sort::{CompactCollect as _, CompactSort as _};

/// Answers of one question, at most.
const ANSWERS_MAX: usize = 8;

/// Currencies of which the rows alone are offered.
const CURRENCIES_MAX: usize = 3;

/// Of them those by words that nobody knows.
const WORDS_MAX: usize = 4;

/// A rule and the amounts that it gives.
type RuleAmounts = (AmountRule, Vec<Option<i128>>);

/// Which of several candidates gives the amounts; the likelier first.
pub(super) fn open_question(
    context: &InferenceContext<'_>,
    first: EvaluatedCandidate,
    rivals: Vec<EvaluatedCandidate>,
    rows: &[usize],
) -> ReadingQuestion {
    let all: Vec<EvaluatedCandidate> = std::iter::once(first).chain(rivals).collect();
    let is_of_marks = all.iter().all(|one| one.candidate.rule == all[0].candidate.rule);
    let has_marks = all.iter().any(|one| one.mark != all[0].mark);
    // Who leaves a row without an amount where another reads it would be refused.
    let most = all.iter().map(|one| one.readable).max().unwrap_or(0);
    let mut whole: Vec<&EvaluatedCandidate> =
        all.iter().filter(|one| one.readable == most).collect();
    if whole.len() == 1 && !matches!(signs_by(context, whole[0], rows), SignsBy::Nobody(_)) {
        whole = all.iter().collect();
    }
    let mut seen: Vec<Vec<Option<i128>>> = Vec::new();
    let mut answers: Vec<QuestionAnswer> = Vec::new();
    // A column of zeros but for a few rows is the less likely.
    let zeros = |one: &EvaluatedCandidate| {
        one.amounts.iter().flatten().filter(|amount| **amount == 0).count()
    };
    whole.compact_sort_by_key(|one| zeros(one));
    for one in whole {
        for (rule, amounts) in ways(context, one, rows) {
            if answers.len() >= ANSWERS_MAX || seen.contains(&amounts) {
                continue;
            }
            let mut says = described(context, &rule, &amounts);
            let mut states = columns_of(context, &rule);
            if has_marks {
                says = format!("{}: {says}", as_read(context, &all, one, rows));
            }
            // What other columns decide here is open where this one is read alone.
            if has_marks
                || rule.columns().iter().any(|at| context.profile.columns[*at].ambiguous > 0)
            {
                states.push(StatedAnswer::Mark(one.mark));
            }
            answers.push(QuestionAnswer { says, states });
            seen.push(amounts);
        }
    }
    if is_of_marks {
        return ReadingQuestion {
            asks: "is it a decimal mark or a mark between thousands?".to_owned(),
            understood: "every amount with a point or a comma has three digits behind it"
                .to_owned(),
            answers,
        };
    }
    answers.extend(of_one_currency(context));
    let sample = rows.first().map(|row| context.sample.row(*row).line()).unwrap_or_default();
    ReadingQuestion {
        asks: "which are the amounts?".to_owned(),
        understood: format!(
            "rows begin on line {sample}, and several columns may be their amounts"
        ),
        answers,
    }
}

/// The rows of each currency alone, where amounts stand in two columns and nothing says which are the account's.
fn of_one_currency(context: &InferenceContext<'_>) -> Vec<QuestionAnswer> {
    let Some(found) = currencies::converted(context).filter(|one| one.is_open) else {
        return Vec::new();
    };
    let names = context.profile.columns[found.currency].distinct.iter().flat_map(|all| all.iter());
    let amounts = vec![("amount", context.key(found.amount)), ("sign", String::new())];
    let answer = |(name, count): (&String, &usize)| QuestionAnswer {
        says: format!("{} of the {count} rows in {name} alone", context.key(found.amount)),
        states: vec![StatedAnswer::Account(name.clone()), StatedAnswer::Columns(amounts.clone())],
    };
    names.map(answer).take(CURRENCIES_MAX).collect()
}

/// The amounts of a candidate as they are read, or both ways where nothing says which way money goes.
fn ways(
    context: &InferenceContext<'_>,
    one: &EvaluatedCandidate,
    rows: &[usize],
) -> Vec<RuleAmounts> {
    let rule = &one.candidate.rule;
    let usual = || (rule.clone(), one.amounts.clone());
    let turned = || rule.turned().map(|rule| (rule, turned(&one.amounts)));
    match signs_by(context, one, rows) {
        SignsBy::Turned(_) => turned().into_iter().collect(),
        SignsBy::Nobody(_) => {
            let both = std::iter::once(usual()).chain(turned());
            both.chain(ways_by_words(context, one, rows)).collect()
        }
        SignsBy::Usual | SignsBy::Words(_) => vec![usual()],
    }
}

/// Amounts by each of two words beside them that may say the way.
fn ways_by_words(
    context: &InferenceContext<'_>,
    one: &EvaluatedCandidate,
    rows: &[usize],
) -> Vec<RuleAmounts> {
    let AmountRule::Signed { column, .. } = one.candidate.rule else { return Vec::new() };
    let signs: Vec<usize> =
        (0..context.profile.columns.len()).filter(|at| may_say_way(context, *at)).collect();
    let signs = signs.into_iter();
    let known = signs.clone().flat_map(|sign| {
        let kinds = [true, false]
            .into_iter()
            .filter_map(move |is_card| by_kinds(context, column, sign, is_card));
        kinds.chain(by_known_words(context, column, sign))
    });
    let known: Vec<RuleAmounts> =
        known.map(|rule| (rule.clone(), values(context, rows, &rule, one.mark))).collect();
    let found = signs.filter_map(|sign| directed_by_two_words(context, column, sign, rows));
    let both = found.flat_map(|found| {
        let amounts = values(context, rows, &found.rule, one.mark);
        let other = found.rule.turned().map(|rule| (rule, turned(&amounts)));
        std::iter::once((found.rule, amounts)).chain(other)
    });
    known.into_iter().chain(both).take(WORDS_MAX).collect()
}

/// The words of a column that are known for money out, all others being money in.
fn by_known_words(
    context: &InferenceContext<'_>,
    column: usize,
    sign: usize,
) -> Option<AmountRule> {
    let other = &context.profile.columns[sign];
    let may_say = sign != column && !other.is_numeric() && !is_of_card_or_account(&other.name);
    let distinct = other.distinct.as_ref().filter(|_| may_say)?;
    let said =
        |text: &String| words::direction(text).or_else(|| words::paired(text, distinct.keys()));
    let out = distinct.keys().filter(|text| match said(text) {
        Some(CellWord::Debit) => is_debit_out(context),
        Some(CellWord::Credit) => !is_debit_out(context),
        word => word == Some(CellWord::Out),
    });
    let is_out: BTreeMap<String, bool> =
        out.map(|text| (words::folded_or_sign(text), true)).compact_map();
    let is_some = !is_out.is_empty() && is_out.len() < distinct.len();
    let rule = AmountRule::Directed { column, sign, is_out, others: Some(false) };
    is_some.then_some(rule)
}

/// The words of a column that say what kind of row each is, as a card has them or as an account: `Payment` and
/// `Interest` mean the opposite of each other there.
fn by_kinds(
    context: &InferenceContext<'_>,
    column: usize,
    sign: usize,
    is_card: bool,
) -> Option<AmountRule> {
    let other = &context.profile.columns[sign];
    let may_say = sign != column && !other.is_numeric() && !is_of_card_or_account(&other.name);
    let distinct = other.distinct.as_ref().filter(|_| may_say)?;
    let way = |text: &str| {
        let folded = words::folded(text);
        let is = |meaning: &str| words::of_flags(meaning).contains(&&*folded);
        match words::direction(text) {
            Some(CellWord::Out) => Some(true),
            Some(CellWord::In) => Some(false),
            None if is("paid") => Some(!is_card),
            None if is("borne") => Some(is_card),
            None if is("charged") => Some(true),
            None if is("given") || is("given_back") => Some(false),
            _ => None,
        }
    };
    let is_out: Option<BTreeMap<String, bool>> =
        distinct.keys().map(|text| Some((words::folded_or_sign(text), way(text)?))).collect();
    let is_out = is_out
        .filter(|all| all.values().any(|is_out| *is_out) && all.values().any(|is_out| !*is_out))?;
    Some(AmountRule::Directed { column, sign, is_out, others: None })
}

fn turned(amounts: &[Option<i128>]) -> Vec<Option<i128>> {
    amounts.iter().map(|amount| amount.map(|amount| -amount)).collect()
}

/// Which way money goes.
pub(super) fn sign_question(
    context: &InferenceContext<'_>,
    first: &EvaluatedCandidate,
    understood: String,
    rows: &[usize],
) -> ReadingQuestion {
    let rule = &first.candidate.rule;
    let answer = |says: String, rule: &AmountRule| QuestionAnswer {
        says,
        states: columns_of(context, rule),
    };
    // Whose file it is, where that is what is open.
    let is_of_sides = context.side == FileSide::Unknown && first.candidate.by == SignWords::Booking;
    let (bank, book) = if is_of_sides { ("a statement: ", "books: ") } else { ("", "") };
    let mut answers = vec![answer(format!("{bank}{}", in_and_out(&first.amounts)), rule)];
    answers.extend(
        rule.turned()
            .map(|rule| answer(format!("{book}{}", in_and_out(&turned(&first.amounts))), &rule)),
    );
    let by_words = ways_by_words(context, first, rows).into_iter();
    for (rule, amounts) in by_words
        .filter(|(_, amounts)| *amounts != first.amounts && *amounts != turned(&first.amounts))
    {
        let one = answer(described(context, &rule, &amounts), &rule);
        if answers.iter().all(|known| known.states != one.states) {
            answers.push(one);
        }
    }
    let asked =
        ReadingQuestion { asks: "which way does money go?".to_owned(), understood, answers };
    fees::with_fees(context, asked, &fees::left(context, rows, first))
}

fn in_and_out(amounts: &[Option<i128>]) -> String {
    let rows = |count: usize| if count == 1 { "1 row".to_owned() } else { format!("{count} rows") };
    let money_in = amounts.iter().flatten().filter(|amount| **amount > 0).count();
    let money_out = amounts.iter().flatten().filter(|amount| **amount < 0).count();
    format!("{} of money in, {} of money out", rows(money_in), rows(money_out))
}

/// A cell that the decimal marks read differently, as this one reads it.
fn as_read(
    context: &InferenceContext<'_>,
    all: &[EvaluatedCandidate],
    one: &EvaluatedCandidate,
    rows: &[usize],
) -> String {
    let column = one.candidate.rule.columns()[0];
    let other = all
        .iter()
        .find(|other| other.mark != one.mark && other.candidate.rule.columns()[0] == column);
    let at = other.and_then(|other| {
        one.amounts.iter().zip(&other.amounts).position(|(one, other)| one != other)
    });
    let at = at.unwrap_or(0);
    let filled = |row: &usize| {
        let mut columns = one.candidate.rule.columns().into_iter();
        columns.find_map(|at| Some(context.cell(*row, at).trim()).filter(|cell| !cell.is_empty()))
    };
    let cell = rows.get(at).and_then(filled).unwrap_or_default();
    let micros = one.amounts.get(at).copied().flatten().unwrap_or_default().abs();
    let sign = if cell.starts_with('-') { "-" } else { "" };
    format!("{cell} is {sign}{}.{:03}", micros / 1_000_000, (micros % 1_000_000) / 1_000)
}

fn columns_of(context: &InferenceContext<'_>, rule: &AmountRule) -> Vec<StatedAnswer> {
    vec![StatedAnswer::Columns(as_stated(rule, &context.profile.names()))]
}

fn described(
    context: &InferenceContext<'_>,
    rule: &AmountRule,
    amounts: &[Option<i128>],
) -> String {
    format!("{}, {}", columns_said(context, rule), in_and_out(amounts))
}

/// The columns of a rule, for a person.
fn columns_said(context: &InferenceContext<'_>, rule: &AmountRule) -> String {
    let key = |at: usize| context.key(at);
    match rule {
        AmountRule::Split { money_in, money_out, .. } => {
            format!("{} for money in and {} for money out", key(*money_in), key(*money_out))
        }
        AmountRule::Directed { column, sign, is_out, .. } => {
            let out: Vec<&str> =
                is_out.iter().filter(|(_, out)| **out).map(|(word, _)| word.as_str()).collect();
            let (column, sign) = (key(*column), key(*sign));
            format!("{column}, money out where {sign} says {:?}", out.join("|"))
        }
        AmountRule::LessFee { gross, fee, .. } => {
            format!("{} less {}", columns_said(context, gross), key(*fee))
        }
        AmountRule::Signed { column, .. } | AmountRule::Marked { column, .. } => key(*column),
    }
}
