//! The amounts as the user names them.

use super::super::context::{InferenceContext, Undecided};
use super::candidate::{AmountCandidate, is_all_negative, less_fee, signed};
use super::directions::directed;
use crate::statement::fault::Fault;
use crate::statement::reading::AmountRule;
use crate::statement::words;

/// What the user names.
pub(super) fn stated(
    scene: &InferenceContext<'_>,
    rows: &[usize],
) -> Result<Vec<AmountCandidate>, Undecided> {
    let columns = &scene.stated.columns;
    let mut found = Vec::new();
    if let (Some(money_in), Some(money_out)) = (&columns.money_in, &columns.money_out) {
        let money_in = scene.profile.column("in", money_in)?;
        let money_out = scene.profile.column("out", money_out)?;
        let rule = AmountRule::Split {
            money_in,
            money_out,
            out_has_minus: is_all_negative(scene, money_out),
            in_has_minus: is_all_negative(scene, money_in),
        };
        let says = format!(
            "{} for money in and {} for money out",
            scene.key(money_in),
            scene.key(money_out)
        );
        found.push(AmountCandidate::new(rule, 100, says));
    } else if let Some(name) = &columns.turned_amount {
        let at = scene.profile.column("turned_amount", name)?;
        let mut one = signed(scene, at);
        one.rule = match one.rule {
            AmountRule::Signed { column, .. } => AmountRule::Signed { column, is_turned: true },
            rule => rule.turned().unwrap_or(AmountRule::Signed { column: at, is_turned: true }),
        };
        found.push(one);
    } else if let Some(name) = &columns.amount {
        let at = scene.profile.column("amount", name)?;
        found.extend(stated_amount(scene, at, rows)?);
    }
    if let Some(name) = &columns.fee {
        let fee = scene.profile.column("fee", name)?;
        found = found.iter().map(|one| less_fee(scene, one, fee)).collect();
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
pub(super) fn said_of_out(scene: &InferenceContext<'_>, sign: usize) -> Result<(), Fault> {
    let Some(list) = &scene.stated.columns.out_words else { return Ok(()) };
    let Some(distinct) = &scene.profile.columns[sign].distinct else { return Ok(()) };
    let is_said = |word: &str| {
        let word = words::folded_or_sign(word);
        distinct.keys().any(|text| words::folded_or_sign(text) == word)
    };
    if distinct.is_empty() || list.split('|').any(is_said) {
        return Ok(());
    }
    let known: Vec<String> = distinct.keys().map(|text| format!("{text:?}")).collect();
    let message = format!("no row says {list} in column {:?}", scene.key(sign));
    let fault = Fault::at_line(scene.profile.header_line.unwrap_or(1), message);
    Err(fault.hint(format!("it says {}", known.join(", "))))
}

/// A column of amounts that is named, with what else is said of it.
fn stated_amount(
    scene: &InferenceContext<'_>,
    at: usize,
    rows: &[usize],
) -> Result<Vec<AmountCandidate>, Undecided> {
    let columns = &scene.stated.columns;
    if columns.fee.is_some() {
        return Ok(vec![signed(scene, at)]);
    }
    let named = columns.sign.as_ref().map(|name| ("sign", name));
    let named = named.or(columns.turned_sign.as_ref().map(|name| ("turned_sign", name)));
    match named {
        Some((_, name)) if name.is_empty() => Ok(vec![signed(scene, at)]),
        Some((role, name)) => {
            let sign = scene.profile.column(role, name)?;
            let found: Vec<AmountCandidate> = directed(scene, at, sign, rows).into_iter().collect();
            if found.is_empty() {
                let line = scene.profile.header_line.unwrap_or(1);
                let message =
                    format!("{} says neither debit nor credit of its rows", scene.key(sign));
                let fault = Fault::at_line(line, message);
                return Err(fault
                    .hint(format!("out_is=WORD|WORD says which of its words are money out: --map amount={},sign={},out_is=...", scene.key(at), scene.key(sign)))
                    .into());
            }
            Ok(found)
        }
        None => {
            // A column beside it may say which way money goes.
            let mut best = Some(signed(scene, at));
            for sign in (0..scene.profile.columns.len()).filter(|sign| *sign != at) {
                let one = directed(scene, at, sign, rows);
                let prior = |one: &Option<AmountCandidate>| one.as_ref().map_or(0, |one| one.prior);
                if prior(&one) > prior(&best) {
                    best = one;
                }
            }
            Ok(best.into_iter().collect())
        }
    }
}
