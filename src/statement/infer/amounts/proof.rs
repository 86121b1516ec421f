//! What balances prove of the amounts that move them.

use super::super::context::{EvidenceStrength, InferenceContext, Undecided};
use super::balances::{BalanceChain, balance_mark, column_values};
use super::evaluated::EvaluatedCandidate;
use super::moved_balance::{self, MovedBalance, SignConvention};
use super::questions::{open_question, sign_question};
use super::stated_balances;
use super::stated_totals::StatedSums;
use super::weights::{LEAD, STEPS_OF_ONE_SIGN};
use crate::fault::Fault;
use crate::number::DecimalMark;
use crate::reading::{AmountRule, RowOrder};
use tieout::sort::CompactSort as _;

/// What the balance proves, said once.
pub(super) fn proved(
    context: &mut InferenceContext<'_>,
    mut left: Vec<EvaluatedCandidate>,
    is_refuted: bool,
    rows: &[usize],
) -> Result<(EvaluatedCandidate, bool), Undecided> {
    // Who explains most of the balance, then who is likeliest by words.
    left.compact_sort_by_key(|one| {
        let agreeing = one.chain.map_or(0, |chain| chain.fit.agreeing);
        (std::cmp::Reverse(agreeing), std::cmp::Reverse(one.candidate.prior))
    });
    let mut left = left.into_iter();
    let Some(mut first) = left.next() else {
        return Err(Fault::of_file("no column holds amounts that can be read").into());
    };
    let Some(chain) = first.chain else { return Ok((first, false)) };
    // The balance before the oldest row is not known: whether its fee is taken off is open. And balances and
    // amounts that are all a thousand times as large prove each other as well.
    let is_rival = |one: &EvaluatedCandidate| {
        is_same_but_for_fee(one, &first) || is_same_but_for_mark(one, &first)
    };
    let rivals: Vec<EvaluatedCandidate> = left.filter(is_rival).collect();
    if !rivals.is_empty() {
        return Err(open_question(context, first, rivals, rows).into());
    }
    let (at, fit) = (chain.balance, chain.fit);
    let name = context.key(at);
    let says = format!(
        "amounts are {}: they move {name} from row to row ({} of {} times)",
        first.candidate.says, fit.agreeing, fit.steps
    );
    context.note("amounts", EvidenceStrength::Hard, says);
    // The balance before the oldest row is not known: where nothing is written at the amounts, its sign
    // rests on all others alone.
    if first.candidate.are_signs_stated && (first.is_of_one_sign() || !chain.is_told) {
        return Ok((first, true));
    }
    if first.is_of_one_sign()
        && first.is_unwritten(context)
        && fit.steps < STEPS_OF_ONE_SIGN
        && !shows_oldest(context, rows, &first.amounts, chain, first.mark)
    {
        let understood =
            format!("no amount has a sign, and {name} does not show that of the oldest");
        return Err(sign_question(context, &first, understood, rows).into());
    }
    let moved = MovedBalance::by(context, chain);
    first.is_debt = turn_by(context, &mut first, &moved, is_refuted, rows)?;
    Ok((first, true))
}

/// Whether the sign of the oldest row is shown, too: a balance stands alone in a row before it, or outside the rows, and
/// it moves that balance as all others move theirs.
fn shows_oldest(
    context: &InferenceContext<'_>,
    rows: &[usize],
    amounts: &[Option<i128>],
    chain: BalanceChain,
    mark: DecimalMark,
) -> bool {
    let mark = balance_mark(context, rows, chain.balance, mark);
    let balances = column_values(context, rows, chain.balance, mark);
    let mut pairs: Vec<_> = amounts.iter().copied().zip(balances).collect();
    if chain.order == RowOrder::NewestFirst {
        pairs.reverse();
    }
    match pairs.first() {
        Some((None, Some(_))) => chain.fit.is_whole(),
        Some((Some(amount), Some(balance))) => {
            let moved = if chain.fit.is_turned { -amount } else { *amount };
            stated_balances::opening(context, mark)
                .is_some_and(|opening| opening.checked_add(moved) == Some(*balance))
        }
        _ => false,
    }
}

/// Whether two candidates explain the balance alike and differ in the fee of a row that it does not reach.
fn is_same_but_for_fee(one: &EvaluatedCandidate, first: &EvaluatedCandidate) -> bool {
    let agreeing = |one: &EvaluatedCandidate| one.chain.map_or(0, |chain| chain.fit.agreeing);
    let gross = |one: &EvaluatedCandidate| one.candidate.rule.gross().clone();
    let has_fee =
        |one: &EvaluatedCandidate| matches!(one.candidate.rule, AmountRule::LessFee { .. });
    agreeing(one) == agreeing(first)
        && one.mark == first.mark
        && one.candidate.prior >= 0
        && first.candidate.prior >= 0
        && !one.candidate.is_stated
        && !first.candidate.is_stated
        && has_fee(one) != has_fee(first)
        && gross(one) == gross(first)
        && one.amounts != first.amounts
}

/// Whether two candidates explain the balance alike and differ in the decimal mark alone.
fn is_same_but_for_mark(one: &EvaluatedCandidate, first: &EvaluatedCandidate) -> bool {
    let agreeing = |one: &EvaluatedCandidate| one.chain.map_or(0, |chain| chain.fit.agreeing);
    agreeing(one) == agreeing(first)
        && one.mark != first.mark
        && one.candidate.rule == first.candidate.rule
        && one.amounts != first.amounts
}

/// Gives the amounts the signs that a balance shows; whether it is what is owed.
pub(super) fn turn_by(
    context: &mut InferenceContext<'_>,
    first: &mut EvaluatedCandidate,
    moved: &MovedBalance,
    is_refuted: bool,
    rows: &[usize],
) -> Result<bool, Undecided> {
    // Signs that are stated stay; a balance that goes the other way is what is owed.
    let stated = &context.stated.columns;
    let are_stated = stated.turned_amount.is_some()
        || stated.sign.is_some()
        || stated.turned_sign.is_some()
        || stated.money_in.is_some();
    if are_stated {
        if moved.is_against {
            let says =
                format!("signs are those that are stated; {} goes the other way", moved.name);
            context.note("signs", EvidenceStrength::Soft, says);
        }
        return Ok(moved.is_against);
    }
    let way = moved_balance::way(context, first, moved, rows);
    if let SignConvention::Open(understood) = way {
        return Err(sign_question(context, first, understood, rows).into());
    }
    if matches!(way, SignConvention::Turned | SignConvention::OwedTurned)
        && let Some(turned) = first.candidate.rule.turned()
    {
        first.candidate.rule = turned;
        first.amounts.iter_mut().flatten().for_each(|amount| *amount = -*amount);
    }
    let is_debt = matches!(way, SignConvention::Owed | SignConvention::OwedTurned);
    let name = &moved.name;
    if is_debt {
        let says = format!("{name} is what is owed: purchases are negative, payments positive");
        context.note("signs", EvidenceStrength::Soft, says);
    } else if matches!(first.candidate.rule, AmountRule::LessFee { .. })
        && matches!(way, SignConvention::Usual)
    {
        let says = format!("amounts are {}: so {name} shows", first.candidate.says);
        context.note("amounts", EvidenceStrength::Soft, says);
    } else if matches!(way, SignConvention::Turned) || first.candidate.is_unusual || is_refuted {
        let says = format!("signs are those that {name} shows, not those that the columns say");
        context.note("signs", EvidenceStrength::Soft, says);
    }
    Ok(is_debt)
}

/// What stated sums of money in and money out show of the amounts that come to them.
pub(super) fn by_stated_totals(
    context: &mut InferenceContext<'_>,
    left: Vec<EvaluatedCandidate>,
    sums: &StatedSums,
    rows: &[usize],
) -> Result<(EvaluatedCandidate, bool), Undecided> {
    let signed = left.into_iter().filter_map(|mut one| {
        let is_turned = sums.are_by(&one) == Some(true);
        if is_turned {
            one.candidate.rule = one.candidate.rule.turned()?;
            one.amounts.iter_mut().flatten().for_each(|amount| *amount = -*amount);
        }
        Some((one, is_turned))
    });
    let mut signed: Vec<(EvaluatedCandidate, bool)> = signed.collect();
    if signed.is_empty() {
        return Err(Fault::of_file("no column holds amounts that can be read").into());
    }
    let (first, is_turned) = signed.remove(0);
    let rivals: Vec<EvaluatedCandidate> = signed
        .into_iter()
        .map(|(one, _)| one)
        .filter(|one| {
            let is_near = one.candidate.prior + LEAD > first.candidate.prior;
            is_near && one.amounts != first.amounts
        })
        .collect();
    if !rivals.is_empty() {
        return Err(open_question(context, first, rivals, rows).into());
    }
    let says = format!(
        "amounts are {}: they come to the totals on line {}",
        first.candidate.says,
        sums.lines()
    );
    context.note("amounts", EvidenceStrength::Hard, says);
    if is_turned {
        let lines = sums.lines();
        let says =
            format!("signs are those of the totals on line {lines}, not those of the amounts");
        context.note("signs", EvidenceStrength::Soft, says);
    }
    Ok((first, false))
}

/// What a stated opening and closing balance show of the amounts that come to them.
pub(super) fn by_stated_balances(
    context: &mut InferenceContext<'_>,
    left: Vec<EvaluatedCandidate>,
    moves: &stated_balances::BalanceMoves,
    rows: &[usize],
) -> Result<(EvaluatedCandidate, bool), Undecided> {
    let mut left = left.into_iter();
    let Some(mut first) = left.next() else {
        return Err(Fault::of_file("no column holds amounts that can be read").into());
    };
    let is_same = |one: &EvaluatedCandidate| {
        let is_turned = |turned: bool| {
            one.amounts.iter().zip(&first.amounts).all(|(one, other)| {
                *one == other.map(|amount| if turned { -amount } else { amount })
            })
        };
        is_turned(false) || is_turned(true)
    };
    let rivals: Vec<EvaluatedCandidate> = left
        .filter(|one| one.candidate.prior + LEAD > first.candidate.prior && !is_same(one))
        .collect();
    if !rivals.is_empty() {
        return Err(open_question(context, first, rivals, rows).into());
    }
    let says = format!("amounts are {}: they come to the stated balances", first.candidate.says);
    context.note("amounts", EvidenceStrength::Hard, says);
    let is_against = moves.are_by(&first) == Some(true);
    let balance = MovedBalance {
        name: "the stated balance".to_owned(),
        is_against,
        is_positive: moves.is_positive,
        is_told: true,
        is_owed: false,
        is_by_sides: false,
    };
    turn_by(context, &mut first, &balance, false, rows)?;
    Ok((first, false))
}
