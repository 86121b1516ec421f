//! What a column beside amounts says of the way money goes, where it does not give them their signs.

use super::super::context::InferenceContext;
use super::account_kind::is_of_provider;
use super::candidate::is_debit_out;
use super::directions::{directed_by_two_words, is_of_balance, is_of_card_or_account};
use super::evaluated::{EvaluatedCandidate, SignsBy};
use crate::stated::FileSide;
use crate::words::{self, CellWord, HeaderWord};

/// What the columns beside amounts say of their signs, where it is not what the signs say: a sentence.
pub(super) fn beside(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    column: usize,
    rows: &[usize],
) -> Option<SignsBy> {
    let columns = &context.profile.columns;
    let may_say = |at: &usize| {
        let is_behind_balance =
            at.checked_sub(1).is_some_and(|at| columns[at].means(HeaderWord::Balance));
        // What a payment provider calls debit and credit are kinds of cards.
        let is_of_card_or_account = is_of_card_or_account(&columns[*at].name)
            || is_of_provider(context) && !columns[*at].means(HeaderWord::Sign);
        let told = [HeaderWord::Description, HeaderWord::Memo, HeaderWord::Counterparty];
        let is_text =
            columns[*at].is_known && told.into_iter().any(|word| columns[*at].means(word));
        let is_else =
            is_behind_balance || is_of_balance(context, *at) || is_of_card_or_account || is_text;
        *at != column && !is_else
    };
    (0..columns.len()).filter(may_say).find_map(|at| said_by(context, tried, (column, at), rows))
}

fn said_by(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    (column, sign): (usize, usize),
    rows: &[usize],
) -> Option<SignsBy> {
    let debit_out = is_debit_out(context);
    let has_signs = tried.amounts.iter().flatten().any(|amount| *amount < 0);
    let (mut agreeing, mut against, mut silent) = (0, 0, 0);
    let (mut says_in, mut says_out) = (false, false);
    let mut example = None;
    context.profile.columns[sign]
        .distinct
        .as_ref()
        .filter(|_| !context.profile.columns[sign].is_numeric())?;
    for (row, amount) in rows.iter().zip(&tried.amounts) {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { continue };
        let is_out = match words::direction(context.cell(*row, sign)) {
            Some(CellWord::Debit) => debit_out,
            Some(CellWord::Credit) => !debit_out,
            Some(CellWord::Out) => true,
            Some(CellWord::In) => false,
            _ => {
                silent += 1;
                if !has_signs {
                    example.get_or_insert(*row);
                }
                continue;
            }
        };
        says_out |= is_out;
        says_in |= !is_out;
        if is_out == (amount < 0) {
            agreeing += 1;
        } else {
            against += 1;
        }
    }
    let name = context.key(sign);
    let said = agreeing + against;
    if !has_signs {
        let is_named = context.profile.columns[sign]
            .meanings
            .iter()
            .any(|word| matches!(word, HeaderWord::Sign | HeaderWord::Type));
        if said == 0 {
            let may_say = is_named && directed_by_two_words(context, column, sign, rows).is_some();
            let says = format!("no amount has a sign, and {name} may say which way money goes");
            return may_say.then_some(SignsBy::Nobody(says));
        }
        let row = example.filter(|_| silent > 0 && (is_named || said > silent))?;
        let (cell, line) = (context.cell(row, sign).trim(), context.sample.row(row).line());
        return Some(SignsBy::Nobody(format!(
            "{name} says debit or credit beside amounts without signs, and {cell:?} on line {line} is neither"
        )));
    }
    // A word that rows of one kind alone have may be of anything, and what says nothing of most rows tells
    // their kinds.
    let is_of_states = context.profile.columns[sign].means(HeaderWord::State);
    let is_of_kinds = silent > said && !context.profile.columns[sign].means(HeaderWord::Sign);
    // Signs that every row with a word bears out are the signs.
    if against == 0 && says_in && says_out && silent * 5 <= agreeing && !is_of_states {
        return Some(SignsBy::Usual);
    }
    if against == 0
        || is_of_kinds
        || !says_in
        || !says_out
        || is_of_states
        || context.side == FileSide::Book && agreeing == 0
    {
        return None;
    }
    if agreeing == 0 {
        return Some(SignsBy::Turned(format!(
            "the signs of the amounts are the opposite of what {name} says, so every sign is turned"
        )));
    }
    Some(SignsBy::Nobody(format!("some amounts are negative, but not as {name} says")))
}
