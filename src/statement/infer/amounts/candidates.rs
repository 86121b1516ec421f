//! What the amounts can be: one column, two of them, a column with a direction beside it.

use super::super::context::{InferenceContext, Undecided};
use super::candidate::{AmountCandidate, SignWords, is_all_negative, less_fee, signed};
use super::directions::{directed, directed_by_two_words, is_of_balance, is_of_card_or_account};
use super::fees;
use super::stated::{said_of_out, stated};
use super::two_columns::{pairs, split};
use super::weights::{LEAD, NUMERIC_MAX, PROOF_ONLY_PRIOR, UNNAMED};
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::AmountRule;
use crate::words::{self, CellWord, HeaderWord};
use tieout::sort::CompactSort as _;

/// All ways to take the amounts of a file.
pub(super) fn candidates(
    context: &InferenceContext<'_>,
    rows: &[usize],
    date: usize,
) -> Result<Vec<AmountCandidate>, Undecided> {
    let columns = &context.stated.columns;
    if let Some(name) = columns.sign.as_ref().or(columns.turned_sign.as_ref())
        && !name.is_empty()
    {
        said_of_out(context, context.profile.column("sign", name)?)?;
    }
    if columns.names_amounts() {
        return stated(context, rows);
    }
    let mut found = Vec::new();
    let columns = &context.profile.columns;
    let mut numeric: Vec<usize> =
        (0..columns.len()).filter(|at| *at != date && may_be_amount(context, *at)).collect();
    drop_counts(context, &mut numeric, rows);
    // Of a table of very many numbers the amounts are those that a header names.
    numeric.compact_sort_by_key(|at| columns[*at].meanings.is_empty());
    numeric.truncate(NUMERIC_MAX);
    numeric.sort_unstable();
    found.extend(numeric.iter().map(|at| signed_or_half(context, *at, &numeric, rows)));
    prefer_less_fee(context, &numeric, rows, &mut found);
    for (one, other) in pairs(context, &numeric, rows) {
        found.extend(split(context, one, other, rows));
    }
    // The other of two columns may hold nothing yet.
    let is_nothing_yet = |at: &usize| {
        let column = &columns[*at];
        column.is_numeric() && column.amounts == 0 && column.meanings.is_empty() && *at != date
    };
    let is_one_of_two = |at: &usize| {
        use HeaderWord as Word;
        [Word::In, Word::Out, Word::Credit, Word::Debit]
            .iter()
            .any(|word| columns[*at].means(*word))
            && columns[*at].amounts >= rows.len()
    };
    for one in numeric.iter().copied().filter(is_one_of_two) {
        for other in (0..columns.len()).filter(is_nothing_yet) {
            found.extend(split(context, one, other, rows));
        }
    }
    let signs: Vec<usize> = if let Some(name) = &context.stated.columns.sign {
        if name.is_empty() { Vec::new() } else { vec![context.profile.column("sign", name)?] }
    } else if let Some(name) = &context.stated.columns.turned_sign {
        vec![context.profile.column("turned_sign", name)?]
    } else {
        let tells = |at: usize| {
            let told = [HeaderWord::Description, HeaderWord::Memo, HeaderWord::Counterparty];
            columns[at].is_known && told.into_iter().any(|word| columns[at].means(word))
                || is_of_balance(context, at)
        };
        let may_say = (0..columns.len()).filter(|at| {
            let is_of_words = !columns[*at].is_numeric() && columns[*at].filled > 0;
            is_of_words && *at != date && !tells(*at)
        });
        let mut found: Vec<usize> = may_say.take(SIGNS_MAX).collect();
        // Of two that say debit or credit the one behind the balance is of the balance.
        let says = |at: usize| {
            let distinct = columns[at].distinct.as_ref();
            distinct.is_some_and(|all| {
                !all.is_empty() && all.keys().all(|text| words::direction(text).is_some())
            })
        };
        let is_behind =
            |at: usize| at.checked_sub(1).is_some_and(|at| columns[at].means(HeaderWord::Balance));
        let is_rival =
            |at: &usize| says(*at) && !is_behind(*at) && !is_of_card_or_account(&columns[*at].name);
        if found.iter().any(is_rival) {
            found.retain(|at| !is_behind(*at));
        }
        found
    };
    for at in &numeric {
        for sign in &signs {
            let known = directed(context, *at, *sign, rows);
            found.extend(known.or_else(|| directed_by_two_words(context, *at, *sign, rows)));
        }
    }
    prefer_words(&mut found);
    prefer_signs(context, &numeric, rows, &mut found);
    // Numbers that nothing names may be fees, where a balance shows it.
    let is_odd = |at: &usize| columns[*at].meanings.is_empty() && columns[*at].negatives == 0;
    for fee in numeric.iter().copied().filter(is_odd) {
        for at in numeric.iter().filter(|at| **at != fee) {
            let gross = signed(context, *at);
            if fees::may_have_fee(context, &gross.rule) {
                let prior = PROOF_ONLY_PRIOR;
                found.push(AmountCandidate { prior, ..less_fee(context, &gross, fee) });
            }
        }
    }
    let fees: Vec<usize> = if let Some(name) = &context.stated.columns.fee {
        vec![context.profile.column("fee", name)?]
    } else {
        let is_some = |at: &usize| columns[*at].amounts > 0 && fees::is_fee(context, *at);
        (0..columns.len()).filter(is_some).collect()
    };
    let mut less: Vec<AmountCandidate> = Vec::new();
    for one in found.iter().filter(|one| fees::may_have_fee(context, &one.rule)) {
        let is_free = |fee: &&usize| !one.rule.columns().contains(fee);
        less.extend(fees.iter().filter(is_free).map(|fee| less_fee(context, one, *fee)));
    }
    found.extend(less);
    Ok(found)
}

/// Words that say of every row which way money goes outrank what texts let guess of two columns without names.
fn prefer_words(found: &mut [AmountCandidate]) {
    let is_told = |one: &AmountCandidate| {
        matches!(one.rule, AmountRule::Directed { others: None, .. }) && one.prior > 0
    };
    if !found.iter().any(is_told) {
        return;
    }
    let is_guess = |one: &&mut AmountCandidate| {
        matches!(one.rule, AmountRule::Split { .. }) && one.by == SignWords::None
    };
    for one in found.iter_mut().filter(is_guess) {
        one.prior = one.prior.min(UNNAMED - LEAD);
    }
}

/// Of two columns without names the amounts are that whose signs are those that words say, in every row.
fn prefer_signs(
    context: &InferenceContext<'_>,
    numeric: &[usize],
    rows: &[usize],
    found: &mut [AmountCandidate],
) {
    let columns = &context.profile.columns;
    let is_unnamed = |at: usize| columns[at].name.trim().is_empty();
    let agrees = |at: usize, sign: usize| {
        rows.iter().all(|row| {
            let way = words::direction(context.cell(*row, sign));
            let is_out = matches!(way, Some(CellWord::Debit | CellWord::Out));
            let number = WrittenNumber::parse(context.cell(*row, at));
            way.is_some() && number.is_some_and(|number| number.is_negative == is_out)
        })
    };
    for one in found.iter_mut() {
        let AmountRule::Directed { column, sign, .. } = one.rule else { continue };
        let is_it = |at: &usize| {
            *at != column && is_unnamed(*at) && columns[*at].negatives > 0 && agrees(*at, sign)
        };
        if is_unnamed(column) && numeric.iter().any(is_it) {
            one.prior = one.prior.min(UNNAMED - LEAD);
        }
    }
}

/// A column of signed amounts; the less likely where it is zero just where another column is not.
fn signed_or_half(
    context: &InferenceContext<'_>,
    at: usize,
    numeric: &[usize],
    rows: &[usize],
) -> AmountCandidate {
    let mut one = signed(context, at);
    let is_half = |other: &usize| is_other_half(context, at, *other, rows);
    if context.profile.columns[at].meanings.is_empty() && numeric.iter().any(is_half) {
        one.prior -= LEAD * 2;
    }
    one
}

/// Whether each row has an amount in one of two columns and nothing in the other; the last may be the total of both.
fn is_other_half(context: &InferenceContext<'_>, one: usize, other: usize, rows: &[usize]) -> bool {
    let is_some =
        |row: &usize, at: usize| context.cell(*row, at).bytes().any(|c| matches!(c, b'1'..=b'9'));
    let rows = match rows.split_last() {
        Some((last, above)) if is_some(last, one) && is_some(last, other) => above,
        _ => rows,
    };
    one != other
        && rows.iter().all(|row| is_some(row, one) != is_some(row, other))
        && rows.iter().any(|row| is_some(row, one))
        && rows.iter().any(|row| is_some(row, other))
}

/// What an amount is when a fee is taken off, row by row, is what moves the balance.
fn prefer_less_fee(
    context: &InferenceContext<'_>,
    numeric: &[usize],
    rows: &[usize],
    found: &mut [AmountCandidate],
) {
    let value = |row: usize, at: usize| -> Option<i128> {
        let number = crate::number::WrittenNumber::parse(context.cell(row, at))?;
        let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
        let size = number.micros_by(mark)?;
        Some(if number.is_negative { -size } else { size })
    };
    let columns = &context.profile.columns;
    let mut fees: Vec<usize> = context.profile.meaning(HeaderWord::Fee).collect();
    let is_named = !fees.is_empty();
    if fees.is_empty() {
        fees = numeric.iter().copied().filter(|at| columns[*at].meanings.is_empty()).collect();
    }
    for candidate in found {
        let AmountRule::Signed { column, .. } = candidate.rule else { continue };
        let is_less = |fee: usize, gross: usize| {
            let mut charged = 0;
            let takes_off = is_all_negative(context, fee);
            let fits = rows.iter().all(|row| {
                let (Some(net), Some(gross)) = (value(*row, column), value(*row, gross)) else {
                    return true;
                };
                let fee = value(*row, fee).unwrap_or(0);
                charged += usize::from(fee != 0);
                // What nothing names and is more than the amount is no fee of it.
                let is_fee = is_named || fee == 0 || fee.abs() < gross.abs();
                is_fee && if takes_off { net == gross + fee } else { net == gross - fee }
            });
            fits && charged > 1
        };
        let is_net = fees.iter().any(|fee| {
            numeric.iter().any(|gross| *gross != column && *fee != column && is_less(*fee, *gross))
        });
        // Gross is net and fee, too: its name decides.
        let is_gross = context.profile.columns[column].means(HeaderWord::Gross)
            || context.profile.columns[column].means(HeaderWord::Amount);
        if is_net && !is_gross {
            // What is left of a gross amount less a fee is the net one, named or not.
            let has_gross = context.profile.meaning(HeaderWord::Gross).next().is_some();
            let is_odd = context.profile.columns[column].meanings.is_empty();
            candidate.prior =
                if has_gross && is_odd && !fees.is_empty() { 92 } else { candidate.prior + 12 };
        }
    }
}

/// Takes small whole numbers that nothing names away where others have decimal places or a name for amounts: they
/// count nights, pieces, people. Where nothing else is left, an amount that is named in part is one.
/// What stands in just those rows in which another column of numbers has nothing is the other half of its amounts.
fn drop_counts(context: &InferenceContext<'_>, numeric: &mut Vec<usize>, rows: &[usize]) {
    const DIGITS_MAX: usize = 3;
    let columns = &context.profile.columns;
    if context.profile.meaning(HeaderWord::Balance).next().is_some() {
        return;
    }
    let is_count = |at: usize| {
        let column = &columns[at];
        let signs = column.with_cents + column.negatives + column.pluses + column.marked;
        column.meanings.is_empty()
            && !column.name.trim().is_empty()
            && signs == 0
            && column.with_letters == 0
            && column.chars <= column.filled * DIGITS_MAX
            && !numeric.iter().any(|other| is_other_half(context, at, *other, rows))
    };
    let in_part = (0..columns.len()).filter(|at| {
        let column = &columns[*at];
        column.means(HeaderWord::OtherAmount)
            && !column.is_known
            && column.is_numeric()
            && column.with_cents > 0
    });
    let others: Vec<usize> = numeric.iter().copied().filter(|at| !is_count(*at)).collect();
    let is_money = |at: &usize| columns[*at].with_cents > 0 || !columns[*at].meanings.is_empty();
    if others.iter().any(is_money) {
        *numeric = others;
    } else if others.is_empty() {
        let in_part: Vec<usize> = in_part.collect();
        if !in_part.is_empty() {
            *numeric = in_part;
        }
    }
}

/// Whether a column may be amounts of the rows.
fn may_be_amount(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    let meaning = column.meanings.first();
    let is_named = matches!(
        meaning,
        Some(
            HeaderWord::Amount
                | HeaderWord::Net
                | HeaderWord::Gross
                | HeaderWord::In
                | HeaderWord::Out
                | HeaderWord::Credit
                | HeaderWord::Debit
        )
    );
    if is_named {
        // `20260302` is a day, whatever it is called.
        let is_of_days =
            column.is_days() && column.with_cents == 0 && column.chars == column.filled * 8;
        return column.filled == 0 || column.is_numeric() && !is_of_days;
    }
    // A balance is one where it walks; the only number of a file is its amount.
    column.is_numeric()
        && column.amounts > 0
        && column.codes == 0
        && (!column.is_days() || column.with_cents * 2 > column.filled)
        && !matches!(
            meaning,
            Some(
                HeaderWord::Balance
                    | HeaderWord::Fee
                    | HeaderWord::OtherAmount
                    | HeaderWord::Other
                    | HeaderWord::Account
                    | HeaderWord::Id
                    | HeaderWord::Reference
                    | HeaderWord::Type
            )
        )
}

/// As many columns of words are looked at for directions.
const SIGNS_MAX: usize = 48;
