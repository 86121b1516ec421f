//! Rows that a column of states calls refunded: a refund that moved money, or a sale that a refund of its own takes
//! back. Both moved the account; only a row that stands for both did not.

use super::context::{EvidenceStrength, InferenceContext};
use super::unmoved::share_word;
use crate::number::WrittenNumber;
use crate::row_state::{is_booked, is_refund};
use crate::words::HeaderWord;

/// Whether all rows that are called refunded count, which is said. A balance beside them says it better.
pub(super) fn count(context: &mut InferenceContext<'_>, state: Option<usize>) -> bool {
    let Some(state) = state else { return false };
    let rows = &context.profile.rows;
    let (refunds, others): (Vec<usize>, Vec<usize>) =
        rows.iter().partition(|row| is_refund(context.cell(**row, state)));
    let others: Vec<usize> =
        others.into_iter().filter(|row| is_booked(context.cell(*row, state))).collect();
    let has_balance = context.profile.meaning(HeaderWord::Balance).next().is_some();
    if refunds.is_empty() || has_balance || others.len() < 2 {
        return false;
    }
    let says = if go_the_other_way(context, &refunds, &others) {
        "their amounts go the other way than those of most rows"
    } else if refunds.iter().all(|row| is_taken_back(context, *row, &others)) {
        "a row of its own takes each of them back"
    } else {
        return false;
    };
    let (name, cell) = (context.key(state), context.cell(refunds[0], state).trim());
    let says = format!("rows that {name} calls {cell:?} count: {says}");
    context.note("state", EvidenceStrength::Soft, says);
    true
}

/// The rows that were booked by their state.
pub(super) fn booked_rows(context: &InferenceContext<'_>, state: Option<usize>) -> Vec<usize> {
    let counts = |cell: &str| is_booked(cell) || context.counts_refunds && is_refund(cell);
    let rows = context.profile.rows.iter().copied();
    rows.filter(|row| state.is_none_or(|at| counts(context.cell(*row, at)))).collect()
}

/// Whether refunds all have the sign, or stand in the column, that most other rows have not.
fn go_the_other_way(context: &InferenceContext<'_>, refunds: &[usize], others: &[usize]) -> bool {
    let Some(ways) = columns_of_ways(context) else { return false };
    let side = |row: &usize| ways.of(context, *row);
    let positive = others.iter().filter(|row| side(row) == Some(true)).count();
    let negative = others.iter().filter(|row| side(row) == Some(false)).count();
    let is_most = |count: usize| count * 3 >= others.len() * 2;
    let usual = match (is_most(positive), is_most(negative)) {
        (true, false) => true,
        (false, true) => false,
        _ => return false,
    };
    refunds.iter().all(|row| side(row) == Some(!usual))
}

/// Where it stands which way the money of a row went.
enum WayColumns {
    Signed(usize),
    Halves(usize, usize),
}

fn columns_of_ways(context: &InferenceContext<'_>) -> Option<WayColumns> {
    use HeaderWord as Word;
    let columns = &context.profile.columns;
    let signed = |word: Word| {
        context
            .profile
            .meaning(word)
            .find(|at| columns[*at].negatives > 0 && columns[*at].amounts > 0)
    };
    if let Some(at) = [Word::Amount, Word::Net, Word::Gross].into_iter().find_map(signed) {
        return Some(WayColumns::Signed(at));
    }
    let mut halves = [(Word::In, Word::Out), (Word::Credit, Word::Debit)].into_iter();
    halves.find_map(|(one, other)| {
        let first = |word| context.profile.meaning(word).find(|at| columns[*at].amounts > 0);
        Some(WayColumns::Halves(first(one)?, first(other)?))
    })
}

impl WayColumns {
    fn of(&self, context: &InferenceContext<'_>, row: usize) -> Option<bool> {
        let number = |at: usize| WrittenNumber::parse(context.cell(row, at)).filter(is_some_money);
        match *self {
            Self::Signed(at) => number(at).map(|number| !number.is_negative),
            Self::Halves(one, other) => match (number(one).is_some(), number(other).is_some()) {
                (true, false) => Some(true),
                (false, true) => Some(false),
                _ => None,
            },
        }
    }
}

fn is_some_money(number: &WrittenNumber<'_>) -> bool {
    number.magnitude.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
}

/// Whether another row is the refund of this one: of its amount with the other sign, and with a word of its text.
fn is_taken_back(context: &InferenceContext<'_>, row: usize, others: &[usize]) -> bool {
    let Some(WayColumns::Signed(at)) = columns_of_ways(context) else { return false };
    let Some(amount) = WrittenNumber::parse(context.cell(row, at)).filter(is_some_money) else {
        return false;
    };
    others.iter().any(|other| {
        WrittenNumber::parse(context.cell(*other, at)).is_some_and(|back| {
            back.magnitude == amount.magnitude && back.is_negative != amount.is_negative
        }) && share_word(context, row, *other)
    })
}
