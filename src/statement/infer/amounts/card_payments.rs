//! Payments to a card, and whether the card received them or an account paid them.

use super::super::context::InferenceContext;
use super::account_kind::{
    RECEIVED, is_bare_payment, is_given_back, is_given_out, is_of_card, is_payment_to_card,
    is_thanks, told,
};
use super::evaluated::EvaluatedCandidate;
use crate::words::{self, CellWord, HeaderWord};

/// Whether payments to a card that are negative are those that the card received: the file is of a card, it thanks
/// for them, or charges are positive. An account pays its card, too, and who trades gives back.
pub(super) fn are_received(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> bool {
    let count = |is_it: fn(i128) -> bool| {
        tried.amounts.iter().flatten().filter(|amount| is_it(**amount)).count()
    };
    let are_thanked = is_thanked(context, rows);
    count(|amount| amount > 0) > count(|amount| amount < 0)
        && (are_thanked
            || is_of_card(context)
            || are_called_received(context, rows)
            || are_charges_in(context, tried, rows))
        || are_thanked && is_given_out(context, tried, rows)
}

/// Whether a row thanks for a payment, as cards do and accounts do not.
pub(super) fn is_thanked(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    let is_it = |cell: &str| is_thanks(&words::folded(cell));
    rows.iter().any(|row| context.sample.row(*row).cells().any(is_it))
}

/// What may stand beside the name of a charge; a person, say, is charged by a club.
const BESIDE_CHARGES: &str = "on of to for non sterling purchases purchase cash advances advance monthly annual foreign standard late gbp eur usd";

/// Whether fees and charges are positive, and none is negative: what is owed, as cards write it. They are called as
/// banks call them, and nobody is named; a `COURSE FEE` is of somebody's customers.
fn are_charges_in(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> bool {
    let charged = words::of_flags("charged");
    let is_beside = |word: &str| {
        word.is_empty()
            || word.starts_with(|c: char| c.is_ascii_digit())
            || words::month(word).is_some()
            || BESIDE_CHARGES.split(' ').any(|known| known == word)
    };
    let is_called = |text: &str| {
        let is_it = |known: &&str| {
            let at = text.find(*known).filter(|_| known.contains(' '));
            at.is_some_and(|at| {
                let others = [&text[..at], &text[at + known.len()..]];
                others.iter().flat_map(|rest| rest.split(' ')).all(is_beside)
            })
        };
        charged.contains(&text) || charged.iter().any(is_it)
    };
    let is_charge = |row: usize| told(context, row).any(|cell| is_called(&words::folded(cell)));
    let found = rows.iter().zip(&tried.amounts).filter(|(row, _)| is_charge(**row));
    let mut found = found.filter_map(|(_, amount)| *amount).peekable();
    found.peek().is_some() && found.all(|amount| amount > 0)
}

/// Whether all payments to a card are called received: money that went out is not.
fn are_called_received(context: &InferenceContext<'_>, rows: &[usize]) -> bool {
    let mut payments = rows.iter().flat_map(|row| {
        let cells = context.sample.row(*row).cells().map(words::folded);
        cells.filter(|cell| cell.len() >= 7 && is_payment_to_card(cell))
    });
    let is_received = |cell: &String| RECEIVED.contains(&&**cell) || cell.contains("received");
    let first = payments.next();
    first.is_some_and(|first| is_received(&first)) && payments.all(|cell| is_received(&cell))
}

/// Whether a row says that a card was paid.
fn is_paid_to_card(context: &InferenceContext<'_>, row: usize) -> bool {
    let mut cells = context.sample.row(row).cells();
    cells.any(|cell| cell.len() >= 7 && is_payment_to_card(&words::folded(cell)))
}

/// Whether all that is negative says that it was paid or given back, and no more, and nothing that is positive does:
/// what is owed on a card, or an account that pays little else.
pub(super) fn are_paid_or_given_back(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> bool {
    let mut is_some = false;
    let are_all = rows.iter().zip(&tried.amounts).all(|(row, amount)| {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { return true };
        let is_it = is_given_back(context, *row)
            || told(context, *row).any(|cell| is_bare_payment(&words::folded(cell)));
        is_some |= is_it;
        is_it == (amount < 0)
    });
    are_all && is_some && !are_receipts(context, tried, rows)
}

/// Whether what is positive says that it came in: all of it in a column of kinds where nothing else does, `CREDIT` beside
/// `DEBIT`; or some in its text. A card calls nothing that was bought so.
fn are_receipts(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> bool {
    const IN: [&str; 6] =
        ["receipt", "deposit", "encaissement", "eingang", "ontvangst", "transfer"];
    let is_in = |cell: &str| {
        matches!(words::direction(cell), Some(CellWord::In | CellWord::Credit))
            || IN.contains(&&*words::folded(cell))
    };
    let signed = || {
        let all = rows.iter().zip(&tried.amounts);
        all.filter_map(|(row, amount)| Some((*row, (*amount).filter(|amount| *amount != 0)? > 0)))
    };
    let says_so =
        |at: usize| signed().all(|(row, is_positive)| is_in(context.cell(row, at)) == is_positive);
    let is_told = |row: usize| {
        told(context, row).any(|cell| words::direction_in_text(cell) == Some(CellWord::In))
    };
    let mut kinds = [HeaderWord::Type, HeaderWord::Sign]
        .into_iter()
        .flat_map(|word| context.profile.meaning(word));
    kinds.any(says_so) || signed().any(|(row, is_positive)| is_positive && is_told(row))
}

/// Whether rows that are payments to a card are positive, where there are some and they are of one sign.
pub(super) fn payment_signs(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> Option<bool> {
    let (mut positive, mut negative) = (0, 0);
    for (row, amount) in rows.iter().zip(&tried.amounts) {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { continue };
        if is_paid_to_card(context, *row) {
            positive += usize::from(amount > 0);
            negative += usize::from(amount < 0);
        }
    }
    match (positive, negative) {
        (0, 0) => None,
        (_, 0) => Some(true),
        (0, _) => Some(false),
        _ => None,
    }
}
