//! Which columns the amounts are, and what their signs mean: candidates, and the evidence between them.

mod account_kind;
mod balances;
mod by_texts;
mod candidate;
mod candidates;
mod card_payments;
mod conventions;
mod differing_columns;
mod directions;
mod evaluated;
mod fees;
mod flags;
mod interleaved;
mod moved_balance;
mod proof;
mod questions;
mod side_columns;
mod stated;
mod stated_balances;
mod stated_totals;
mod summary;
mod things;
mod two_columns;
mod underivable;
mod unreadable;
mod weights;

pub(crate) use self::account_kind::is_payment_to_card;
use self::balances::{
    BalanceChain, BalanceValues, balance_columns, balance_mark, balance_values, best_chain,
    stated_or_named_balance,
};
use self::candidates::candidates;
use self::conventions::signs_by;
use self::differing_columns::DifferingColumns;
use self::evaluated::{EvaluatedCandidate, SignsBy, values};
pub(super) use self::flags::as_stated;
use self::moved_balance::MovedBalance;
use self::proof::{by_stated_balances, proved};
use self::questions::{open_question, sign_question};
use self::unreadable::{faulty, is_faulty, unreadable, wider_than_header};
use self::weights::{LEAD, UNNAMED};
use super::context::{AmountDecision, EvidenceStrength, InferenceContext, Undecided};
use super::days;
use crate::chain::ChainFit;
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::labels::Label;
use crate::number::DecimalMark;
use crate::reading::{AmountRule, RowOrder};
use crate::words::HeaderWord;
use tieout::date::Date;
use tieout::sort::CompactSort as _;

/// Decides the amounts, and with them what a balance decides: decimal mark, day or month first.
pub(super) fn decide(
    context: &mut InferenceContext<'_>,
    rows: &[usize],
    date: usize,
    patterns: &[DatePattern],
    marks: &[DecimalMark],
) -> Result<AmountDecision, Undecided> {
    let orders: Vec<RowOrder> =
        patterns.iter().map(|one| order_by(context, rows, date, one)).collect();
    // A balance that stands alone has no amount.
    let are_labels = labelled(context, rows);
    let pairs = rows.iter().zip(&are_labels);
    let moving: Vec<usize> =
        pairs.filter(|(_, is_label)| !**is_label).map(|(row, _)| *row).collect();
    let found = candidates(context, &moving, date)?;
    if found.is_empty() {
        return Err(without_amounts(context, &moving).into());
    }
    let balances = balance_columns(context, rows)?;
    let mut tried: Vec<EvaluatedCandidate> = Vec::new();
    for mark in marks {
        let by_column: Vec<BalanceValues> =
            balances.iter().flat_map(|at| balance_values(context, rows, *at, *mark)).collect();
        for candidate in &found {
            let amounts = values(context, rows, &candidate.rule, *mark);
            // What is no number below the name of amounts is refused by line, and speaks for no other column.
            let is_faulty = |row: usize| is_faulty(context, &candidate.rule, row);
            let readable = (amounts.iter().zip(rows).zip(&are_labels))
                .filter(|((amount, row), is_label)| {
                    !**is_label && (amount.is_some() || is_faulty(**row))
                })
                .count();
            let chain = best_chain(context, &candidate.rule, &amounts, &by_column, &orders);
            let is_stated = candidate.is_stated;
            if readable * 10 >= moving.len() * 7
                || moving.is_empty()
                || is_stated
                || chain.is_some_and(|chain| chain.fit.is_proof())
            {
                let walked = match chain {
                    Some(chain) if chain.fit.is_proof() => Vec::new(),
                    _ => balances::walked_backwards(&candidate.rule, &amounts, &by_column, &orders),
                };
                let between = stated_balances::between(&amounts, &are_labels, &orders)
                    .or_else(|| stated_balances::framed(context, rows, &amounts, &are_labels));
                tried.push(EvaluatedCandidate {
                    candidate: candidate.clone(),
                    mark: *mark,
                    amounts,
                    readable,
                    chain,
                    walked,
                    between,
                    is_debt: false,
                });
            }
        }
    }
    // Who reads fewer rows than another is the less likely by as many.
    let most = tried.iter().map(|one| one.readable).max().unwrap_or(0);
    for one in &mut tried {
        let lost = most - one.readable;
        let lost = i32::try_from(lost * 100 / moving.len().max(1)).unwrap_or(100);
        // Between numbers that nothing names a few empty cells decide nothing.
        let lost_max = if one.candidate.prior <= UNNAMED { LEAD - 1 } else { 60 };
        one.candidate.prior -= lost.min(lost_max);
    }
    if tried.is_empty() {
        return Err(unreadable(context, rows, &found, marks).into());
    }
    let things = things::take_out(context, &mut tried, rows)?;
    let (chosen, is_proved) = match choose(context, tried, rows) {
        // Both are asked in one.
        Err(Undecided::Question(question)) if patterns.len() > 1 => {
            let days = days::question(context, date, rows, patterns);
            return Err(question.with(&days).into());
        }
        chosen => chosen?,
    };
    let left = fees::left(context, rows, &chosen);
    let asked = fees::question(context, &chosen, &left);
    let by = pattern_by(context, rows, date, patterns, &orders, &chosen, is_proved);
    let (pattern, order) = match (by, asked) {
        // Both are asked in one.
        (Err(Undecided::Question(days)), Some(fees)) => return Err(fees.with(&days).into()),
        (Ok(_), Some(fees)) => return Err(fees.into()),
        (by, _) => by?,
    };
    for one in left {
        context.note("amounts", EvidenceStrength::Soft, fees::says(context, &one));
    }
    let walked = chosen.chain.filter(|chain| chain.fit.agreeing > 0);
    let balance = walked.map(|walked| walked.balance).or_else(|| {
        let at = stated_or_named_balance(context, &balances, &chosen.candidate.rule)?;
        let twin = || conventions::twin(context, &chosen, rows);
        let is_stated = context.stated.columns.balance.is_some();
        let is_twin = !is_stated && twin().is_some_and(|(twin, _)| twin == at);
        // `Points balance`: what the name says in part, and no row moves.
        let is_of_others = !is_stated && !context.profile.columns[at].is_known && rows.len() > 2;
        (!things.contains(&at) && !is_twin && !is_of_others).then_some(at)
    });
    let balance_mark =
        balance.map_or(chosen.mark, |at| balance_mark(context, rows, at, chosen.mark));
    Ok(AmountDecision {
        rule: chosen.candidate.rule,
        mark: chosen.mark,
        balance_mark,
        pattern,
        order,
        balance,
        balance_side: walked.and_then(|walked| walked.side),
        chain: walked.map(|walked| walked.fit),
        is_debt: chosen.is_debt,
    })
}

/// Why no column is one of amounts.
fn without_amounts(context: &InferenceContext<'_>, rows: &[usize]) -> Fault {
    wider_than_header(context, rows).unwrap_or_else(|| {
        let line = context.profile.header_line.unwrap_or(1);
        let fault = Fault::at_line(line, "no column holds amounts that can be read");
        fault.hint("--map amount=NAME names it, or --map in=NAME,out=NAME two of them")
    })
}

/// Which rows have words of a balance or a total.
fn labelled(context: &InferenceContext<'_>, rows: &[usize]) -> Vec<bool> {
    let mut words = String::new();
    let mut is_label = |row: &usize| {
        let mut cells = context.sample.row(*row).cells();
        cells.any(|cell| Label::of(cell, &mut words) == Some(Label::Sure))
    };
    rows.iter().map(&mut is_label).collect()
}

fn order_by(
    context: &InferenceContext<'_>,
    rows: &[usize],
    date: usize,
    pattern: &DatePattern,
) -> RowOrder {
    let read: Vec<Option<Date>> =
        rows.iter().map(|row| pattern.read(context.cell(*row, date)).ok()).collect();
    days::row_order(&read)
}

/// Whether a balance proves a candidate.
fn is_proof(one: &EvaluatedCandidate) -> bool {
    // Amounts that all have one sign prove nothing by moves that chance to be of one direction, nor does a fee that
    // nothing names, if it leaves a step unexplained.
    let needs_all = one.is_of_one_sign() || one.candidate.prior < 0;
    let is_whole = |chain: BalanceChain| !needs_all || chain.fit.is_whole();
    one.chain.is_some_and(|chain| chain.fit.is_proof() && is_whole(chain))
}

/// Chooses among the candidates: what a balance proves, else what words lead to.
fn choose(
    context: &mut InferenceContext<'_>,
    tried: Vec<EvaluatedCandidate>,
    rows: &[usize],
) -> Result<(EvaluatedCandidate, bool), Undecided> {
    let agreeing = |one: &EvaluatedCandidate| one.chain.map_or(0, |chain| chain.fit.agreeing);
    let most = tried.iter().filter(|one| is_proof(one)).map(agreeing).max();
    let has_proof = most.is_some();
    let (mut left, rest): (Vec<EvaluatedCandidate>, Vec<EvaluatedCandidate>) =
        tried.into_iter().partition(|one| match most {
            // What the balance explains less well by far is not what moves it.
            Some(most) => is_proof(one) && agreeing(one) * 10 >= most * 9,
            None => true,
        });
    left.compact_sort_by_key(|one| {
        (std::cmp::Reverse(one.candidate.prior), std::cmp::Reverse(agreeing(one)))
    });
    if has_proof {
        let refuted = rest.iter().any(|one| one.candidate.is_stated);
        return proved(context, left, refuted, rows);
    }
    if !context.stated.columns.names_amounts()
        && let Some(moves) = stated_balances::moves(context)
        && left.iter().any(|one| moves.are_by(one).is_some())
    {
        left.retain(|one| moves.are_by(one).is_some());
        return by_stated_balances(context, left, &moves, rows);
    }
    if !context.stated.columns.names_amounts()
        && let Some(sums) = stated_totals::sums(context)
        && left.iter().any(|one| sums.are_by(one).is_some())
    {
        left.retain(|one| sums.are_by(one).is_some());
        return proof::by_stated_totals(context, left, &sums, rows);
    }
    let walked: Vec<usize> = left.iter().flat_map(|one| one.walked.iter().copied()).collect();
    left.retain(|one| {
        let is_walked = |at: &usize| walked.contains(at);
        one.candidate.is_stated || !one.candidate.rule.columns().iter().any(is_walked)
    });
    let mut left = left.into_iter();
    let Some(first) = left.next() else {
        return Err(Fault::of_file("no column holds amounts that can be read").into());
    };
    let (first, left) = with_most_rows(context, first, left.collect());
    let same = |one: &EvaluatedCandidate| agrees(one, &first);
    let differing = match differing_columns::rivals(context, rows, &first, &left) {
        DifferingColumns::None => Vec::new(),
        DifferingColumns::Noted(says) => {
            context.note("amounts", EvidenceStrength::Soft, says);
            Vec::new()
        }
        DifferingColumns::Asked(places) => places,
    };
    let rivals: Vec<EvaluatedCandidate> = left
        .into_iter()
        .enumerate()
        .filter(|(at, one)| {
            let is_near = one.candidate.prior + LEAD > first.candidate.prior;
            !same(one) && (is_near || differing.contains(at))
        })
        .map(|(_, one)| one)
        .collect();
    if !rivals.is_empty() {
        // No answer takes the row with a fault.
        let pairs = rows.iter().zip(labelled(context, rows));
        let moving: Vec<usize> =
            pairs.filter(|(_, is_label)| !is_label).map(|(row, _)| *row).collect();
        if let Some(fault) = faulty(context, &first.candidate.rule, &moving) {
            return Err(fault.into());
        }
        return Err(open_question(context, first, rivals, rows).into());
    }
    if let Some(fault) = underivable::without_tax(context, rows, &first)
        .or_else(|| interleaved::accounts(context, rows, &first))
    {
        return Err(fault.into());
    }
    if first.candidate.is_stated {
        context.note(
            "amounts",
            EvidenceStrength::Stated,
            format!("amounts are {}", first.candidate.says),
        );
        if first.candidate.are_signs_stated {
            return Ok((first, false));
        }
    } else {
        context.note(
            "amounts",
            EvidenceStrength::Usual,
            format!("amounts are {}", first.candidate.says),
        );
    }
    settle_signs(context, first, rows).map(|one| (one, false))
}

/// Whether two give the same amounts but for rows that only one of them reads.
fn agrees(one: &EvaluatedCandidate, other: &EvaluatedCandidate) -> bool {
    let mut pairs = one.amounts.iter().zip(&other.amounts);
    pairs.all(|(one, other)| one.is_none() || other.is_none() || one == other)
}

/// Of candidates that give the same the one that reads most rows, before the others; it is said.
fn with_most_rows(
    context: &mut InferenceContext<'_>,
    mut first: EvaluatedCandidate,
    mut left: Vec<EvaluatedCandidate>,
) -> (EvaluatedCandidate, Vec<EvaluatedCandidate>) {
    let reads_less = |one: &EvaluatedCandidate, other: &EvaluatedCandidate| {
        one.mark == other.mark && one.readable < other.readable && agrees(one, other)
    };
    let mut shorter = None;
    while let Some(at) =
        left.iter().position(|one| one.candidate.prior >= 60 && reads_less(&first, one))
    {
        std::mem::swap(&mut left[at], &mut first);
        shorter = Some(at);
    }
    // A column of that name has lost its likelihood with the rows that it does not read.
    let is_called_amount = |one: &EvaluatedCandidate| {
        matches!(one.candidate.rule, AmountRule::Signed { column, .. }
            if context.profile.columns[column].means(HeaderWord::Amount))
    };
    let is_shorter = |one: &EvaluatedCandidate| is_called_amount(one) && reads_less(one, &first);
    if let Some(at) = shorter.or_else(|| left.iter().position(is_shorter)) {
        let (own, other) = (&first.candidate.says, &left[at].candidate.says);
        let says = format!("{own} is read as the amount: it is {other} where that has one");
        context.note("amounts", EvidenceStrength::Soft, says);
    }
    (first, left)
}

/// What signs mean where no balance shows it.
fn settle_signs(
    context: &mut InferenceContext<'_>,
    mut first: EvaluatedCandidate,
    rows: &[usize],
) -> Result<EvaluatedCandidate, Undecided> {
    if let Some(between) = first.between {
        let moved = MovedBalance {
            name: "the balance between the rows".to_owned(),
            is_against: between.is_against,
            is_positive: between.is_positive,
            is_told: true,
            is_owed: false,
            is_by_sides: false,
        };
        proof::turn_by(context, &mut first, &moved, false, rows)?;
        return Ok(first);
    }
    let by = signs_by(context, &first, rows);
    if let Some(fault) = underivable::both_ways(context, rows, &first) {
        return Err(fault.into());
    }
    if matches!(by, SignsBy::Nobody(_))
        && let Some(is_turned) = summary::is_turned(context, &first, rows)
    {
        if is_turned && let Some(turned) = first.candidate.rule.turned() {
            first.candidate.rule = turned;
        }
        let says = "signs are those that lead from the balance above the rows to the one beside it";
        context.note("signs", EvidenceStrength::Hard, says);
        return Ok(first);
    }
    match by {
        SignsBy::Usual => Ok(first),
        SignsBy::Words(says) => {
            context.note("signs", EvidenceStrength::Soft, says);
            Ok(first)
        }
        SignsBy::Turned(says) => {
            if let Some(turned) = first.candidate.rule.turned() {
                first.candidate.rule = turned;
            }
            // The balance that they move as they stand is of what is owed, too.
            let is_moved = |fit: ChainFit| fit.agreeing > 0 && fit.against == 0 && !fit.is_turned;
            first.is_debt = first.chain.is_some_and(|chain| is_moved(chain.fit));
            context.note("signs", EvidenceStrength::Soft, says);
            Ok(first)
        }
        SignsBy::Nobody(understood) => Err(sign_question(context, &first, understood, rows).into()),
    }
}

/// The pattern of days that goes with the direction of the balance, or the question.
fn pattern_by(
    context: &mut InferenceContext<'_>,
    rows: &[usize],
    date: usize,
    patterns: &[DatePattern],
    orders: &[RowOrder],
    chosen: &EvaluatedCandidate,
    is_proved: bool,
) -> Result<(DatePattern, RowOrder), Undecided> {
    let walked = chosen.chain.filter(|_| is_proved).map(|chain| chain.order);
    if let [pattern] = patterns {
        let order = match orders.first() {
            Some(RowOrder::Unknown) | None => walked.unwrap_or(RowOrder::Unknown),
            Some(order) => *order,
        };
        return Ok((pattern.clone(), order));
    }
    if let Some(order) = walked {
        let fitting: Vec<usize> = (0..patterns.len()).filter(|at| orders[*at] == order).collect();
        if let [at] = fitting[..] {
            let says =
                format!("days are written {}: so they go the way the balance goes", patterns[at]);
            context.note("dates", EvidenceStrength::Soft, says);
            return Ok((patterns[at].clone(), order));
        }
    }
    Err(days::question(context, date, rows, patterns).into())
}
