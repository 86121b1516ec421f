//! The sentences of an answer, as a bookkeeper would say them.

use tieout_reconcile::{
    Displacement, NearMiss, NearMissKind, OutsideWindow, Pair, PartnerChange, RowExplanation,
    RowRef, RowState, SideName, Suggestion, WINDOW_DAYS_MAX,
};

use super::answers::WhyAnswers;
use crate::render::style::Style;
use crate::render::suggestions::{kind, likelihood, told as told_suggestion};

/// Rows that move, named one by one; the rest are counted.
const MOVES_NAMED_MAX: usize = 3;

/// What has become of the row, and the first reason.
pub(super) fn state(answers: &WhyAnswers<'_>, why: &RowExplanation) -> String {
    let other = why.row.side.other();
    let partner = |pair: &Pair| partner_of(why.row.side, pair);
    match &why.state {
        RowState::Matched(pair) => {
            let with = partner(pair);
            format!("Matched with {}: {}", answers.named(with), answers.told(with))
        }
        RowState::TooWeak(pair) => {
            let named = answers.named(partner(pair));
            let minimum = answers.options.minimum_score;
            let pair = format!("it would pair with {named}, score {}", pair.score);
            format!("Left unmatched by --min-score {minimum}: {pair}.")
        }
        RowState::Unmatched if why.same_amount_count == 0 => {
            format!("Unmatched: no {} row has this amount.", other.name())
        }
        RowState::Unmatched if why.candidate_count == 0 => {
            let days = days(i32::from(answers.options.window_days));
            format!("Unmatched: no {} row of this amount is within {days}.", other.name())
        }
        RowState::Unmatched if why.candidate_count == 1 => {
            let only = RowRef { side: other, row: why.candidates[0].row };
            let taken = taken(answers, why.candidates[0].taken_by, why.row.side);
            format!("Unmatched: the one row in reach, {}, is {taken}.", answers.named(only))
        }
        RowState::Unmatched => {
            let count = why.candidate_count;
            let has_weak = why
                .candidates
                .iter()
                .any(|one| one.taken_by.is_some_and(|pair| answers.is_weak(&pair)));
            let so_far = if has_weak { ", or was before --min-score," } else { "" };
            format!("Unmatched: each of the {count} rows in reach is{so_far} matched with another.")
        }
    }
}

/// The nearest row beyond the window, where that may be the reason.
pub(super) fn nearest(answers: &WhyAnswers<'_>, why: &RowExplanation) -> Option<String> {
    let OutsideWindow { row, lag_days, taken_by } =
        why.nearest_outside.filter(|_| is_unmatched(why))?;
    let of = RowRef { side: why.row.side.other(), row };
    let (named, told) = (answers.named(of), answers.told(of));
    let when = when(why.row.side, lag_days);
    let state = taken(answers, taken_by, why.row.side);
    let can_reach = taken_by.is_none() && lag_days.unsigned_abs() <= WINDOW_DAYS_MAX.into();
    let advice = if can_reach {
        format!("; --days {} would reach it", lag_days.unsigned_abs())
    } else {
        String::new()
    };
    Some(format!(
        "The nearest of this amount beyond that is {named}, {when}, {state}{advice}: {told}"
    ))
}

/// An unmatched row that a slip would explain.
pub(super) fn slip(answers: &WhyAnswers<'_>, why: &RowExplanation, near: &NearMiss) -> String {
    let of = RowRef { side: why.row.side.other(), row: near.row };
    let (named, told) = (answers.named(of), answers.told(of));
    let kind = match near.kind {
        NearMissKind::SignTurned => "has the same amount with the other sign",
        NearMissKind::DigitsTransposed => "has an amount with two digits transposed",
    };
    let when = when(why.row.side, near.lag_days);
    format!("A slip? {named}, {when} and unmatched, {kind}: {told}")
}

/// What is suggested.
pub(super) fn suggested(answers: &WhyAnswers<'_>, suggestion: &Suggestion, style: Style) -> String {
    let likelihood = likelihood(suggestion, style);
    let told = told_suggestion(suggestion, (answers.bank, answers.book));
    format!("Suggested: {}, {likelihood}: {told}", kind(suggestion))
}

/// `likely: same amount` as `Likely: same amount.`
pub(super) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    format!("{}{}.", first.collect::<String>(), letters.as_str())
}

/// What would change, and what it would cost.
pub(super) fn displaced(
    answers: &WhyAnswers<'_>,
    displacement: &Displacement,
    style: Style,
) -> String {
    let moves = displacement.moves.iter().map(|change| moved(answers, change));
    let left = displacement
        .left_over
        .iter()
        .map(|of| format!("{} would be left over", answers.named(*of)));
    // Who finds a partner is named by the move that gives it one.
    let mut changes: Vec<String> = moves.chain(left).collect();
    let more = changes.len().saturating_sub(MOVES_NAMED_MAX);
    if more > 1 {
        changes.truncate(MOVES_NAMED_MAX);
        changes.push(format!("{more} more rows would change"));
    }
    if changes.is_empty() {
        changes.push("no other row would change".to_owned());
    }
    format!("{}; {}", changes.join(", "), cost(displacement, style))
}

fn moved(answers: &WhyAnswers<'_>, change: &PartnerChange) -> String {
    let named = answers.named(change.row);
    let other = change.row.side.other();
    let to = change.to.map(|row| answers.named(RowRef { side: other, row }));
    match (change.from, to) {
        (_, None) => format!("{named} would be left over"),
        (None, Some(to)) => format!("{named}, now unmatched, would take {to}"),
        (Some(_), Some(to)) => format!("{named} would move to {to}"),
    }
}

fn cost(displacement: &Displacement, style: Style) -> String {
    let Displacement { equal_pairs_lost, likelihood_lost, days_added, .. } = displacement;
    if displacement.is_even() {
        return "just as good: neither texts nor dates show which is right".to_owned();
    }
    match displacement.pairs_lost() {
        lost if lost > 0 => "one pair fewer in all".to_owned(),
        _ if *equal_pairs_lost > 0 => "one pair of equal amounts fewer".to_owned(),
        _ if likelihood_lost.tenths() > 0 => {
            let how = match likelihood_lost.tenths() {
                ..10 => "slightly less likely",
                10..30 => "less likely",
                30..100 => "much less likely",
                _ => "far less likely",
            };
            let figure =
                if style.is_verbose { format!(" ({likelihood_lost} bits)") } else { String::new() };
            format!("as many pairs, {how}{figure}")
        }
        _ if *days_added > 0 => {
            let days = days(i32::try_from(*days_added).unwrap_or(i32::MAX));
            format!("as many pairs, {days} further apart in all")
        }
        _ => "as many pairs, barely less likely".to_owned(),
    }
}

const fn is_unmatched(why: &RowExplanation) -> bool {
    matches!(why.state, RowState::Unmatched)
}

fn partner_of(side: SideName, pair: &Pair) -> RowRef {
    match side {
        SideName::Bank => RowRef { side: SideName::Book, row: pair.book_row },
        SideName::Book => RowRef { side: SideName::Bank, row: pair.bank_row },
    }
}

/// Of a row of the other side: what it is paired with, which is of this side.
pub(super) fn taken(answers: &WhyAnswers<'_>, pair: Option<Pair>, side: SideName) -> String {
    pair.map_or_else(
        || "unmatched".to_owned(),
        |pair| {
            let partner = answers.named(partner_of(side.other(), &pair));
            if answers.is_weak(&pair) {
                format!("unmatched because of --min-score, otherwise matched with {partner}")
            } else {
                format!("matched with {partner}")
            }
        },
    )
}

/// How a date of the other side stands to that of a row of this side.
fn when(side: SideName, lag_days: i32) -> String {
    let later = match side {
        SideName::Bank => lag_days,
        SideName::Book => lag_days.saturating_neg(),
    };
    match later {
        0 => "on the same day".to_owned(),
        1.. => format!("{} later", days(later)),
        _ => format!("{} earlier", days(later.saturating_neg())),
    }
}

fn days(days: i32) -> String {
    if days == 1 { "1 day".to_owned() } else { format!("{days} days") }
}
