//! Other columns that are called amounts and differ from the one that is likeliest.

use super::super::context::InferenceContext;
use super::super::currencies;
use super::evaluated::EvaluatedCandidate;
use crate::currency::Currency;
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::{AmountRule, is_nothing};
use crate::words::{self, HeaderWord};

/// A column of this much likelihood is called amount and nothing else, or is what is left of one when its
/// fee is taken off.
const PLAIN: i32 = 80;

/// What is to be done about columns that differ.
pub(super) enum DifferingColumns {
    /// Nothing.
    None,
    /// It is said that they do.
    Noted(String),
    /// It is asked which of them it is: these places among the candidates.
    Asked(Vec<usize>),
}

/// What other columns of amounts say where no balance decides.
pub(super) fn rivals(
    context: &InferenceContext<'_>,
    rows: &[usize],
    first: &EvaluatedCandidate,
    others: &[EvaluatedCandidate],
) -> DifferingColumns {
    let billed = billed(context, rows, first, others);
    if !billed.is_empty() {
        return DifferingColumns::Asked(billed);
    }
    let Some(own) = column_of(first) else { return beside_two(context, first, others) };
    if let Some(found) = converted(context, (first, own), others) {
        return found;
    }
    let columns = &context.profile.columns;
    let is_called_amount = |at: usize| match columns[at].meanings.first() {
        Some(HeaderWord::Amount | HeaderWord::Net | HeaderWord::Gross) => true,
        // `GBP`, `In sterling`, `Paid GBP`
        None | Some(HeaderWord::In | HeaderWord::Out) => {
            Currency::of_header(&columns[at].name).is_some()
        }
        Some(_) => false,
    };
    let is_net = columns[own].means(HeaderWord::Net) && first.candidate.prior >= PLAIN;
    if !is_called_amount(own) || is_net || first.candidate.is_stated {
        return DifferingColumns::None;
    }
    let differs = |one: &EvaluatedCandidate| {
        let mut pairs = one.amounts.iter().zip(&first.amounts);
        pairs.any(|(one, own)| one.is_some() && own.is_some() && one != own)
    };
    // `Paid` beside `Amount due`: in every row, and the same in some.
    let is_moved = |at: usize, one: &EvaluatedCandidate| {
        let is_way = [HeaderWord::In, HeaderWord::Out].iter().any(|way| columns[at].means(*way));
        let mut pairs = one.amounts.iter().zip(&first.amounts);
        is_way
            && columns[at].filled == context.profile.rows.len()
            && pairs.any(|(one, own)| one.is_some() && one == own)
    };
    let moves = |at: usize| first.chain.is_some_and(|chain| chain.balance == at);
    let found: Vec<usize> = (0..others.len())
        .filter(|at| {
            let one = &others[*at];
            column_of(one).is_some_and(|at| {
                at != own
                    && (is_called_amount(at) || is_moved(at, one))
                    && !moves(at)
                    && !currencies::is_other_amount(context, at)
            }) && one.mark == first.mark
                && differs(one)
        })
        .collect();
    let Some(other) = found.first().and_then(|at| column_of(&others[*at])) else {
        return DifferingColumns::None;
    };
    let is_with_more =
        found.first().is_some_and(|at| is_with_more(context, rows, first, &others[*at]));
    // What was taken off or put on stands beside both, in every row: the total is what was paid.
    if !is_with_more && let Some(added) = added(context, other, own) {
        let (own, other, added) = (context.key(own), context.key(other), context.key(added));
        return DifferingColumns::Noted(format!(
            "{own} is read as the amount: it is {other} with {added}"
        ));
    }
    let is_total = |at: usize| is_total(context, at);
    let is_plain = (first.candidate.prior >= PLAIN || has_fees(context))
        && !is_with_more
        && (!is_total(other) || is_explained(context, own, other) || is_sum(context, own, other));
    let has_currency = found.iter().any(|at| {
        column_of(&others[*at]).is_some_and(|at| Currency::of_header(&columns[at].name).is_some())
    }) && Currency::of_header(&columns[own].name).is_none();
    if is_plain && !has_currency && !currencies::may_be_of_another(context, own, other) {
        let (own, other) = (context.key(own), context.key(other));
        return DifferingColumns::Noted(format!(
            "{own} is read as the amount, and {other} differs from it"
        ));
    }
    DifferingColumns::Asked(found)
}

/// What is said of amounts that stand in two currencies, or asked where nothing says which are the account's.
fn converted(
    context: &InferenceContext<'_>,
    (first, at): (&EvaluatedCandidate, usize),
    others: &[EvaluatedCandidate],
) -> Option<DifferingColumns> {
    let found = currencies::converted(context).filter(|_| !first.candidate.is_stated)?;
    let of_both = [found.amount, found.own[0]];
    if !found.is_open {
        let (own, amount) = (context.key(found.own[0]), context.key(found.amount));
        let says = format!("{own} is read as the amount: it is {amount} in the account's currency");
        return (found.own[0] == at).then_some(DifferingColumns::Noted(says));
    }
    let is_other = |place: &usize| {
        let one = &others[*place];
        one.mark == first.mark
            && column_of(one).is_some_and(|other| other != at && of_both.contains(&other))
    };
    let places: Vec<usize> = (0..others.len()).filter(is_other).collect();
    (of_both.contains(&at) && !places.is_empty()).then_some(DifferingColumns::Asked(places))
}

/// Whether a column is named by a tax.
pub(super) fn is_tax(context: &InferenceContext<'_>, at: usize) -> bool {
    let name = words::folded(&context.profile.columns[at].name);
    let taxes = words::of_flags("tax");
    taxes.contains(&&*name) || name.split(' ').any(|word| taxes.contains(&word))
}

fn is_total(context: &InferenceContext<'_>, at: usize) -> bool {
    words::folded(&context.profile.columns[at].name).split(' ').any(|word| word == "total")
}

/// Columns that are the amounts with their tax, or without it: what was paid is the one or the other.
fn billed(
    context: &InferenceContext<'_>,
    rows: &[usize],
    first: &EvaluatedCandidate,
    others: &[EvaluatedCandidate],
) -> Vec<usize> {
    let is_proved = first.chain.is_some_and(|chain| chain.fit.is_proof());
    if first.candidate.is_stated || is_proved {
        return Vec::new();
    }
    let is_tax = |at: usize| is_tax(context, at);
    let is_alike = |one: &EvaluatedCandidate| {
        use std::mem::discriminant;
        one.mark == first.mark
            && discriminant(&one.candidate.rule) == discriminant(&first.candidate.rule)
    };
    let is_other = |one: &EvaluatedCandidate| {
        is_put_on(context, rows, (first, one), &is_tax)
            || is_put_on(context, rows, (one, first), &is_tax)
    };
    (0..others.len()).filter(|at| is_alike(&others[*at]) && is_other(&others[*at])).collect()
}

/// Whether a column of totals is of the amounts with something, whatever its sign, in every row and not nothing
/// in all: it may be what was paid, and may be what was billed.
fn is_with_more(
    context: &InferenceContext<'_>,
    rows: &[usize],
    first: &EvaluatedCandidate,
    other: &EvaluatedCandidate,
) -> bool {
    column_of(other).is_some_and(|at| is_total(context, at))
        && is_put_on(context, rows, (first, other), &|_| true)
}

/// Whether the second are the first with what stands in a column of a kind.
fn is_put_on(
    context: &InferenceContext<'_>,
    rows: &[usize],
    (first, other): (&EvaluatedCandidate, &EvaluatedCandidate),
    is_it: &dyn Fn(usize) -> bool,
) -> bool {
    let columns = &context.profile.columns;
    let own = first.candidate.rule.columns();
    let total = other.candidate.rule.columns();
    (0..columns.len()).any(|at| {
        let is_apart = !total.contains(&at) && !own.contains(&at) && columns[at].amounts > 0;
        is_apart
            && is_it(at)
            && rows.iter().zip(first.amounts.iter().zip(&other.amounts)).all(|(row, pair)| {
                let tax = value(context, *row, at);
                matches!((pair, tax), ((Some(own), Some(total)), Some(tax))
                    if own + tax == *total || own.abs() + tax.abs() == total.abs())
            })
            && first.amounts != other.amounts
    })
}

/// The value of a cell in millionths, nothing as 0; none where it is no number.
fn value(context: &InferenceContext<'_>, row: usize, at: usize) -> Option<i128> {
    let cell = context.cell(row, at);
    if is_nothing(cell) {
        return Some(0);
    }
    let number = WrittenNumber::parse(cell)?;
    let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
    let value = number.micros_by(mark)?;
    Some(if number.is_negative { -value } else { value })
}

/// The column that, added to one column of amounts, gives the other in every row, and is not nothing in all.
fn added(context: &InferenceContext<'_>, part: usize, total: usize) -> Option<usize> {
    let columns = &context.profile.columns;
    (0..columns.len()).filter(|at| ![part, total].contains(at) && columns[*at].amounts > 0).find(
        |at| {
            context.profile.rows.iter().all(|row| {
                let all = [part, *at, total].map(|at| value(context, *row, at));
                matches!(all, [Some(part), Some(added), Some(total)] if part + added == total)
            })
        },
    )
}

/// Whether some column is what two of amounts differ by in every row: a fee, a tax, either way round.
pub(super) fn is_explained(context: &InferenceContext<'_>, own: usize, other: usize) -> bool {
    let columns = &context.profile.columns;
    (0..columns.len()).filter(|at| ![own, other].contains(at) && columns[*at].amounts > 0).any(
        |at| {
            context.profile.rows.iter().all(|row| {
                let all = [own, at, other].map(|at| value(context, *row, at));
                matches!(all, [Some(own), Some(part), Some(other)]
                if (own.abs() - other.abs()).abs() == part.abs())
            })
        },
    )
}

/// Whether a column is the sum of another's amounts so far, the newest rows last or first.
fn is_sum(context: &InferenceContext<'_>, own: usize, sum: usize) -> bool {
    context.profile.rows.windows(2).all(|pair| {
        let values = |at| value(context, pair[0], at).zip(value(context, pair[1], at));
        values(own)
            .zip(values(sum))
            .is_some_and(|((upper, lower), (one, next))| next - one == lower || one - next == upper)
    })
}

/// A column called amount that is not what two columns of money in and out say.
fn beside_two(
    context: &InferenceContext<'_>,
    first: &EvaluatedCandidate,
    others: &[EvaluatedCandidate],
) -> DifferingColumns {
    let AmountRule::Split { .. } = first.candidate.rule else { return DifferingColumns::None };
    // Amounts without any sign are magnitudes.
    let differs = |one: &EvaluatedCandidate| {
        let is_unsigned = one.amounts.iter().flatten().all(|amount| *amount >= 0);
        let mut pairs = one.amounts.iter().zip(&first.amounts);
        pairs.any(|pair| match pair {
            (Some(one), Some(own)) if is_unsigned => one.abs() != own.abs(),
            (Some(one), Some(own)) => one != own,
            _ => false,
        })
    };
    let is_rival = |one: &EvaluatedCandidate| {
        matches!(one.candidate.rule, AmountRule::Signed { .. })
            && (one.candidate.prior >= PLAIN
                || column_of(one).is_some_and(|at| is_total(context, at)))
            && one.mark == first.mark
            && differs(one)
    };
    if first.candidate.is_stated {
        return DifferingColumns::None;
    }
    let found: Vec<usize> = (0..others.len()).filter(|at| is_rival(&others[*at])).collect();
    if found.is_empty() { DifferingColumns::None } else { DifferingColumns::Asked(found) }
}

/// Whether fees tell that some columns are gross and others net.
fn has_fees(context: &InferenceContext<'_>) -> bool {
    context.profile.meaning(HeaderWord::Fee).next().is_some()
}

/// The column of a candidate that is one column.
fn column_of(one: &EvaluatedCandidate) -> Option<usize> {
    match one.candidate.rule {
        AmountRule::Signed { column, .. } | AmountRule::Marked { column, .. } => Some(column),
        _ => None,
    }
}
