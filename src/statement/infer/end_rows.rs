//! The first and the last row of a table, which may be balances that no word names.

use std::collections::BTreeMap;

use super::amounts::is_payment_to_card;
use super::context::{
    AmountDecision, InferenceContext, QuestionAnswer, ReadingQuestion, Undecided,
};
use super::refused::refuse;
use super::unmoved::taken_back_once;
use crate::fault::Fault;
use crate::labels::Label;
use crate::reading::{AmountRule, NotBooked, RowOrder, is_nothing, is_zero, micros, read_cell};
use crate::row_state::{marked, says_void};
use crate::stated::StatedAnswer;
use crate::words::{self, CellWord, HeaderWord};
use tieout::date::Date;

/// What names a sum is short.
const TOLD_BYTES_MAX: usize = 40;

/// Refuses or asks about a row that may be none: an odd one at an end, a balance brought forward, one that was taken back once.
pub(super) fn perhaps_no_row(
    context: &InferenceContext<'_>,
    (date, rows): (usize, &[usize]),
    (state, unmoved): (Option<usize>, &[NotBooked]),
    decided: &AmountDecision,
) -> Result<(), Undecided> {
    let fault = mixed_signs(context, decided)
        .or_else(|| odd_end(context, rows, decided))
        .or_else(|| perhaps_sum(context, (date, rows), decided))
        .or_else(|| perhaps_void(context, rows, state, decided))
        .or_else(|| taken_back_once(context, state, unmoved, decided));
    refuse(fault)?;
    perhaps_brought(context, rows, decided).map_or(Ok(()), |question| Err(question.into()))
}

/// A row with a word for a sum that is what the other rows of its day come to: either it or they count. A balance that
/// goes through it says that it does.
fn perhaps_sum(
    context: &InferenceContext<'_>,
    (date, rows): (usize, &[usize]),
    decided: &AmountDecision,
) -> Option<Fault> {
    if decided.chain.is_some_and(|chain| chain.is_whole()) {
        return None;
    }
    let is_of_sum = |row: usize| {
        context.sample.row(row).cells().any(|cell| {
            let text = words::folded(cell);
            cell.len() <= TOLD_BYTES_MAX
                && text.split(' ').any(|word| words::of_flags("sum").contains(&word))
        })
    };
    let sums: Vec<usize> = rows.iter().copied().filter(|row| is_of_sum(*row)).collect();
    if sums.is_empty() {
        return None;
    }
    let mut number = String::new();
    let mut by_day: BTreeMap<Date, (i128, usize)> = BTreeMap::new();
    let mut of_sums: Vec<(usize, Date, i128)> = Vec::new();
    for row in rows {
        let record = context.sample.row(*row);
        let Ok(day) = decided.pattern.read(record.cell(date)) else { continue };
        if decided.rule.read(&record, decided.mark, &mut number).is_err() {
            continue;
        }
        let Some(amount) = micros(&number) else { continue };
        if sums.binary_search(row).is_ok() {
            of_sums.push((*row, day, amount));
        } else {
            let (sum, count) = by_day.entry(day).or_default();
            (*sum, *count) = (sum.saturating_add(amount), *count + 1);
        }
    }
    let is_it = |(_, day, amount): &&(usize, Date, i128)| {
        let of_day = by_day.get(day);
        *amount != 0 && of_day.is_some_and(|(sum, count)| sum == amount && *count > 1)
    };
    let (row, ..) = of_sums.iter().find(is_it)?;
    let line = context.sample.row(*row).line();
    let fault =
        Fault::at_line(line, "is what the other rows of its day come to: it may be their sum");
    Some(fault.hint("take out the sums, or the rows that they are of"))
}

/// A row with a cell that says `VOID`, `cancelled` or the like, in a column that is none of states.
/// Balances that go on with the row say that it counts.
fn perhaps_void(
    context: &InferenceContext<'_>,
    rows: &[usize],
    state: Option<usize>,
    decided: &AmountDecision,
) -> Option<Fault> {
    if decided.chain.is_some_and(|chain| chain.is_whole()) {
        return None;
    }
    let columns = (0..context.profile.columns.len()).filter(|at| Some(*at) != state);
    // A row of the type `Refunded` is what gives something back.
    let is_of_type = |row: usize, at: usize| {
        let cell = words::folded(context.cell(row, at));
        context.profile.columns[at].means(HeaderWord::Type)
            && words::of_flags("given_back").contains(&&*cell)
    };
    // A text that says `pending` and nothing else, or is marked so.
    let is_open = |row: usize, at: usize| {
        use HeaderWord as Word;
        let cell = context.cell(row, at);
        let first = context.profile.columns[at].meanings.first();
        let is_text =
            matches!(first, None | Some(Word::Description | Word::Memo | Word::Counterparty));
        is_text && (marked(cell).is_some() || words::state(cell) == Some(CellWord::Pending))
    };
    let is_void = |row: usize, at: usize| {
        says_void(context.cell(row, at)) && !is_of_type(row, at) || is_open(row, at)
    };
    // A void row of 0.00 counts for nothing anyhow.
    let mut number = String::new();
    let mut moves = |row: usize| {
        let read = decided.rule.read(&context.sample.row(row), decided.mark, &mut number);
        read.is_ok() && !is_zero(&number)
    };
    let (row, at) = columns
        .flat_map(|at| rows.iter().map(move |row| (*row, at)))
        .find(|(row, at)| is_void(*row, *at) && moves(*row))?;
    let message = "does not tell whether the row counts";
    let line = context.sample.row(row).line();
    let fault = Fault::of_cell(line, &context.key(at), context.cell(row, at), message);
    let states = as_shell_takes(format!("state={}", context.key(at)));
    Some(fault.hint(format!("--map {states} leaves it out; take the words out if it counts")))
}

/// Money in or money out of which some amounts have a minus and about as many have none, where no balance shows
/// which of them takes something back. One amount of money in by itself makes no habit of the file either, where
/// money out has no minus.
fn mixed_signs(context: &InferenceContext<'_>, decided: &AmountDecision) -> Option<Fault> {
    let AmountRule::Split { money_in, money_out, .. } = *decided.rule.gross() else { return None };
    let columns = &context.profile.columns;
    let is_mixed = |at: &usize| {
        let (all, minus) = (columns[*at].amounts, columns[*at].negatives);
        minus.min(all - minus.min(all)) * 3 >= all.max(1)
    };
    let is_alone = columns[money_in].amounts == 1
        && columns[money_in].negatives == 1
        && columns[money_out].amounts > columns[money_out].negatives;
    // A card that writes so says what it is.
    let is_told = |row: &usize| {
        let is_it = !is_nothing(context.cell(*row, money_in));
        let mut cells = context.sample.row(*row).cells().map(words::folded);
        is_it && cells.any(|cell| is_payment_to_card(&cell))
    };
    let is_alone = is_alone && !context.profile.rows.iter().any(is_told);
    let at = [money_in, money_out].into_iter().find(is_mixed);
    let at = at.or_else(|| is_alone.then_some(money_in))?;
    if decided.chain.is_some_and(|chain| chain.is_proof()) {
        return None;
    }
    let has_minus =
        |row: &&usize| context.cell(**row, at).trim().starts_with(['-', '(', '\u{2212}']);
    let row = context.profile.rows.iter().find(has_minus)?;
    let line = context.sample.row(*row).line();
    let (column, minus) = (&columns[at], columns[at].negatives);
    let message = if column.amounts == 1 {
        let other = context.key(money_out);
        format!("has a minus, and the amounts of {other} have none: was it taken back?")
    } else {
        let plain = column.amounts - minus;
        format!("has a minus: amounts of the column with one {minus}, without {plain}")
    };
    let fault = Fault::of_cell(line, &context.key(at), context.cell(*row, at), message);
    Some(fault.hint("put what was taken back into the other column, without a minus"))
}

/// A first or last row that lacks what all others have and says nothing in words: it may be a balance.
fn odd_end(
    context: &InferenceContext<'_>,
    rows: &[usize],
    decided: &AmountDecision,
) -> Option<Fault> {
    const ROWS_MIN: usize = 5;
    let (&[first, .., last], None) = (rows, decided.balance) else { return None };
    let is_empty = |row: usize, at: usize| context.cell(row, at).trim().is_empty();
    let is_odd = |row: &usize| {
        let lacks = |at: &usize| {
            is_empty(*row, *at) && rows.iter().all(|other| other == row || !is_empty(*other, *at))
        };
        let is_told = |cell: &str| {
            cell.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2)
        };
        (0..context.profile.columns.len()).filter(lacks).count() > 1
            && !context.sample.row(*row).cells().any(is_told)
    };
    let odd = [first, last].into_iter().find(is_odd).filter(|_| rows.len() >= ROWS_MIN)?;
    let message =
        "lacks what all other rows have, and no word says what it is: it may be a balance";
    let fault = Fault::at_line(context.sample.row(odd).line(), message);
    Some(fault.hint("take it out if it is one; if it is a transaction, give it a text"))
}

/// The oldest row where its amount is its balance, its text is of no other row and nothing else is told of it: a
/// first deposit, or a balance brought forward in words that are not known. Who names the column of balances
/// knows which.
fn perhaps_brought(
    context: &InferenceContext<'_>,
    rows: &[usize],
    decided: &AmountDecision,
) -> Option<ReadingQuestion> {
    let balance = decided.balance.filter(|_| context.stated.columns.balance.is_none())?;
    let row = match decided.order {
        RowOrder::NewestFirst => *rows.last()?,
        _ => *rows.first()?,
    };
    let record = context.sample.row(row);
    let (mut amount, mut stands) = (String::new(), String::new());
    decided.rule.read(&record, decided.mark, &mut amount).ok()?;
    read_cell(&record, balance, decided.balance_mark, &mut stands).ok()?;
    let is_same =
        micros(&amount).is_some_and(|amount| amount != 0 && micros(&stands) == Some(amount));
    let columns = &context.profile.columns;
    let used = decided.rule.columns();
    let tells = |at: &usize| {
        let column = &columns[*at];
        let is_of_all = column.filled >= rows.len()
            && column.distinct.as_ref().is_some_and(|all| all.len() < 2);
        let is_text = record.cell(*at).contains(char::is_alphanumeric) && !column.is_days();
        is_text && !is_of_all && *at != balance && !used.contains(at)
    };
    let mut told = (0..columns.len()).filter(tells);
    let at = told.next().filter(|_| told.next().is_none() && rows.len() > 2 && is_same)?;
    let text = record.cell(at).trim();
    let is_of_another =
        rows.iter().any(|other| *other != row && context.cell(*other, at).trim() == text);
    let label = Label::of(text, &mut String::new());
    let is_known = matches!(label, Some(Label::Sure | Label::Perhaps));
    if is_known || is_of_another || words::direction_in_text(text).is_some() {
        return None;
    }
    let line = record.line();
    let states = vec![StatedAnswer::Columns(vec![("balance", context.key(balance))])];
    let says =
        format!("a transaction: the account held nothing before it, and {text:?} is its first row");
    Some(ReadingQuestion {
        asks: format!("is the row on line {line} a transaction?"),
        understood: format!(
            "{text:?} has an amount that is its balance: it may be a balance brought forward; if it \
             is one, take line {line} out of the file"
        ),
        answers: vec![QuestionAnswer { says, states }],
    })
}

/// A word of a command line, quoted where a shell would take it apart.
fn as_shell_takes(word: String) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "=#_-".contains(c);
    if word.chars().all(is_plain) { word } else { format!("'{}'", word.replace('\'', r"'\''")) }
}
