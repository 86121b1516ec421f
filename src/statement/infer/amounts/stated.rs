//! The amounts as the user names them.

use super::super::context::{InferenceContext, Undecided};
use super::candidate::{AmountCandidate, is_all_negative, less_fee, signed};
use super::directions::directed;
use crate::fault::Fault;
use crate::reading::AmountRule;
use crate::words;

/// What the user names.
pub(super) fn stated(
    context: &InferenceContext<'_>,
    rows: &[usize],
) -> Result<Vec<AmountCandidate>, Undecided> {
    let columns = &context.stated.columns;
    let mut found = Vec::new();
    if let (Some(money_in), Some(money_out)) = (&columns.money_in, &columns.money_out) {
        let money_in = context.profile.column("in", money_in)?;
        let money_out = context.profile.column("out", money_out)?;
        let rule = AmountRule::Split {
            money_in,
            money_out,
            out_has_minus: is_all_negative(context, money_out),
            in_has_minus: is_all_negative(context, money_in),
        };
        let says = format!(
            "{} for money in and {} for money out",
            context.key(money_in),
            context.key(money_out)
        );
        found.push(AmountCandidate::new(rule, 100, says));
    } else if let Some(name) = &columns.turned_amount {
        let at = context.profile.column("turned_amount", name)?;
        let mut one = signed(context, at);
        one.rule = match one.rule {
            AmountRule::Signed { column, .. } => AmountRule::Signed { column, is_turned: true },
            rule => rule.turned().unwrap_or(AmountRule::Signed { column: at, is_turned: true }),
        };
        found.push(one);
    } else if let Some(name) = &columns.amount {
        let at = context.profile.column("amount", name)?;
        found.extend(stated_amount(context, at, rows)?);
    }
    if let Some(name) = &columns.fee {
        let fee = context.profile.column("fee", name)?;
        found = found.iter().map(|one| less_fee(context, one, fee)).collect();
        // Where the amounts are turned, so is the fee that is a part of them.
        for one in found.iter_mut().filter(|_| columns.turned_amount.is_some()) {
            if let AmountRule::LessFee { fee_has_minus, .. } = &mut one.rule {
                *fee_has_minus = !*fee_has_minus;
            }
        }
    }
    for one in &mut found {
        one.is_stated = true;
        // A column that is named alone keeps the signs it has.
        one.are_signs_stated = true;
    }
    Ok(found)
}

/// Checks that some row says the words that are stated for money out: others are misspelt, or of another
/// file.
///
/// # Errors
/// No row does.
pub(super) fn said_of_out(context: &InferenceContext<'_>, sign: usize) -> Result<(), Fault> {
    let Some(list) = &context.stated.columns.out_words else { return Ok(()) };
    let Some(distinct) = &context.profile.columns[sign].distinct else { return Ok(()) };
    let is_said = |word: &str| {
        let word = words::folded_or_sign(word);
        distinct.keys().any(|text| words::folded_or_sign(text) == word)
    };
    if distinct.is_empty() || list.split('|').any(is_said) {
        return Ok(());
    }
    let known: Vec<String> = distinct.keys().map(|text| format!("{text:?}")).collect();
    let message = format!("no row says {list} in column {:?}", context.key(sign));
    let fault = Fault::at_line(context.profile.header_line.unwrap_or(1), message);
    Err(fault.hint(format!("it says {}", known.join(", "))))
}

/// A column of amounts that is named, with what else is said of it.
fn stated_amount(
    context: &InferenceContext<'_>,
    at: usize,
    rows: &[usize],
) -> Result<Vec<AmountCandidate>, Undecided> {
    let columns = &context.stated.columns;
    if columns.fee.is_some() {
        return Ok(vec![signed(context, at)]);
    }
    let named = columns.sign.as_ref().map(|name| ("sign", name));
    let named = named.or(columns.turned_sign.as_ref().map(|name| ("turned_sign", name)));
    match named {
        Some((_, name)) if name.is_empty() => Ok(vec![signed(context, at)]),
        Some((role, name)) => {
            let sign = context.profile.column(role, name)?;
            let found: Vec<AmountCandidate> =
                directed(context, at, sign, rows).into_iter().collect();
            if found.is_empty() {
                let line = context.profile.header_line.unwrap_or(1);
                let message =
                    format!("{} says neither debit nor credit of its rows", context.key(sign));
                let fault = Fault::at_line(line, message);
                return Err(fault
                    .hint(format!("out_is=WORD|WORD says which of its words are money out: --map amount={},sign={},out_is=...", context.key(at), context.key(sign)))
                    .into());
            }
            Ok(found)
        }
        None => {
            // A column beside it may say which way money goes.
            let mut best = Some(signed(context, at));
            for sign in (0..context.profile.columns.len()).filter(|sign| *sign != at) {
                let one = directed(context, at, sign, rows);
                let prior = |one: &Option<AmountCandidate>| one.as_ref().map_or(0, |one| one.prior);
                if prior(&one) > prior(&best) {
                    best = one;
                }
            }
            Ok(best.into_iter().collect())
        }
    }
}
