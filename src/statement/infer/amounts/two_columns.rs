//! Money in and money out in columns of their own.

use super::super::context::InferenceContext;
use super::by_texts;
use super::candidate::{AmountCandidate, SignWords, is_all_negative, is_debit_out};
use crate::currency::Currency;
use crate::reading::{AmountRule, is_nothing};
use crate::stated::FileSide;
use crate::words::{self, HeaderWord};

/// Pairs of columns of which a row fills one.
pub(super) fn pairs(
    context: &InferenceContext<'_>,
    numeric: &[usize],
    rows: &[usize],
) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (place, one) in numeric.iter().enumerate() {
        for other in &numeric[place + 1..] {
            let is_some = |row: usize, at: usize| {
                let cell = context.cell(row, at);
                !is_nothing(cell) && cell.bytes().any(|byte| matches!(byte, b'1'..=b'9'))
            };
            let mut both = 0;
            let mut either = 0;
            for row in rows {
                let (first, second) = (is_some(*row, *one), is_some(*row, *other));
                both += usize::from(first && second);
                either += usize::from(first || second);
            }
            // Amounts in two currencies are no two sides of one account.
            let currency = |at: usize| Currency::of_header(&context.profile.columns[at].name);
            let differ =
                currency(*one).zip(currency(*other)).is_some_and(|(one, other)| one != other);
            if differ && !is_named(context, *one, *other) {
                continue;
            }
            // The last may be the total of both.
            let fills_both = |row: &usize| is_some(*row, *one) && is_some(*row, *other);
            both -= usize::from(rows.last().is_some_and(fills_both));
            let is_of_most = either * 10 >= rows.len() * 7;
            // One row that fills both of two that are named has a fault.
            let is_fault = both == 1 && rows.len() > 2 && is_named(context, *one, *other);
            if (both * 20 <= rows.len() || is_fault)
                && (is_of_most || either > 0 && is_named(context, *one, *other))
            {
                found.push((*one, *other));
            }
        }
    }
    found
}

/// Whether two headers say that one column is money in and the other money out: rows of a fee alone fill neither.
fn is_named(context: &InferenceContext<'_>, one: usize, other: usize) -> bool {
    use HeaderWord as Word;
    let first = |at: usize| context.profile.columns[at].meanings.first();
    matches!(
        (first(one), first(other)),
        (Some(Word::In), Some(Word::Out))
            | (Some(Word::Out), Some(Word::In))
            | (Some(Word::Credit), Some(Word::Debit))
            | (Some(Word::Debit), Some(Word::Credit))
    )
}

/// Money in and out in two columns, by their headers; by none both ways.
pub(super) fn split(
    context: &InferenceContext<'_>,
    one: usize,
    other: usize,
    rows: &[usize],
) -> Vec<AmountCandidate> {
    use HeaderWord as Word;
    let columns = &context.profile.columns;
    let debit_out = is_debit_out(context);
    // Which way a header says money goes; whether it is booking's word, which turns with the side.
    // What was bought with a card, beside what was paid to it.
    let is_third = |at: usize| {
        let names = [Word::In, Word::Out, Word::Credit, Word::Debit];
        at != one && at != other && names.iter().any(|word| columns[at].means(*word))
    };
    // Beside receipts and payments charges are fees.
    let is_bought = |at: usize| {
        context.side != FileSide::Book
            && !(0..columns.len()).any(is_third)
            && words::of_flags("bought").contains(&&*words::plain(&columns[at].name))
    };
    let is_paid_to_card = |at: usize| {
        let is_other = [one, other].into_iter().any(|other| other != at && is_bought(other));
        let name = words::plain(&columns[at].name);
        let is_paid = |word: &str| {
            words::of_flags("paid").contains(&word) || words::of_flags("card_paid").contains(&word)
        };
        is_other && name.split(' ').any(is_paid)
    };
    let way = |at: usize| match columns[at].meanings.first() {
        _ if is_bought(at) => Some((false, false)),
        _ if is_paid_to_card(at) => Some((true, false)),
        Some(Word::In) => Some((true, false)),
        Some(Word::Out) => Some((false, false)),
        Some(Word::Credit) => Some((debit_out, true)),
        Some(Word::Debit) => Some((!debit_out, true)),
        _ => None,
    };
    let rule = |money_in: usize, money_out: usize| AmountRule::Split {
        money_in,
        money_out,
        out_has_minus: is_all_negative(context, money_out),
        in_has_minus: is_all_negative(context, money_in),
    };
    let says = |money_in: usize, money_out: usize| {
        format!(
            "{} for money in and {} for money out",
            context.key(money_in),
            context.key(money_out)
        )
    };
    let part =
        |at: usize| if columns[at].is_known || columns[at].meanings.is_empty() { 0 } else { 10 };
    let lost = part(one) + part(other);
    let (in_out, prior, is_sure) = match (way(one), way(other)) {
        (Some((true, a)), Some((false, b))) => ((one, other), if a || b { 88 } else { 92 }, true),
        (Some((false, a)), Some((true, b))) => ((other, one), if a || b { 88 } else { 92 }, true),
        // One is named: the other is its opposite.
        (Some((true, _)), None) | (None, Some((false, _))) => ((one, other), 45, false),
        (Some((false, _)), None) | (None, Some((true, _))) => ((other, one), 45, false),
        _ => match by_texts::is_first_in(context, one, other, rows) {
            Some(true) => ((one, other), 62, false),
            Some(false) => ((other, one), 62, false),
            None => ((one, other), 26, false),
        },
    };
    // A word that means one thing only says what the other column is, too: charges beside credits.
    let is_booking = [one, other].into_iter().all(|at| way(at).is_some_and(|(_, booking)| booking));
    let mut usual =
        AmountCandidate::new(rule(in_out.0, in_out.1), prior - lost, says(in_out.0, in_out.1));
    if is_sure {
        usual.by = if is_booking { SignWords::Booking } else { SignWords::Flow };
        return vec![usual];
    }
    // Without words both ways are possible; a balance shows which.
    let turned_prior = if prior > 26 { 10 } else { 26 };
    // Nor is a name that nobody knows the opposite of one that is known, unless texts say it.
    let is_other_known = |at: usize| way(at).is_some() || columns[at].name.trim().is_empty();
    let is_told = by_texts::is_first_in(context, in_out.0, in_out.1, rows) == Some(true);
    let is_guess = prior == 45 && !(is_other_known(one) && is_other_known(other)) && !is_told;
    usual.is_unsure = prior == 26 || is_guess;
    let mut turned =
        AmountCandidate::new(rule(in_out.1, in_out.0), turned_prior, says(in_out.1, in_out.0));
    turned.is_unusual = prior > 26;
    turned.is_unsure = true;
    vec![usual, turned]
}
