//! Amounts beside a column that says which way money goes.

use std::collections::BTreeMap;

use super::super::context::InferenceContext;
use super::candidate::{AmountCandidate, SignWords, is_debit_out, signed};
use super::weights::PROOF_ONLY_PRIOR;
use crate::currency::Currency;
use crate::number::WrittenNumber;
use crate::reading::{AmountRule, NotBooked, is_nothing};
use crate::words::{self, CellWord, HeaderWord};
use tieout::sort::CompactCollect as _;

/// Amounts without signs beside a column of directions.
pub(super) fn directed(
    context: &InferenceContext<'_>,
    at: usize,
    sign: usize,
    rows: &[usize],
) -> Option<AmountCandidate> {
    let columns = &context.profile.columns;
    let (amounts, signs) = (&columns[at], &columns[sign]);
    let has_words = context.stated.columns.out_words.as_deref();
    let stated_sign = context.stated.columns.sign.as_deref().is_some_and(|name| !name.is_empty())
        || context.stated.columns.turned_sign.is_some();
    let is_turned = context.stated.columns.turned_sign.is_some();
    if (amounts.negatives > 0 && !stated_sign) || amounts.marked > 0 || amounts.amounts == 0 {
        return None;
    }
    if let Some(list) = has_words {
        let is_out: BTreeMap<String, bool> =
            list.split('|').map(|word| (words::folded_or_sign(word), true)).compact_map();
        let rule = AmountRule::Directed { column: at, sign, is_out, others: Some(false) };
        return Some(stated_direction(context, rule, at, sign));
    }
    let distinct = signs.distinct.as_ref()?;
    if distinct.is_empty() || is_of_card_or_account(&signs.name) {
        return None;
    }
    let debit_out = is_debit_out(context) != is_turned;
    let mut is_out = BTreeMap::new();
    let mut unknown = 0;
    for text in distinct.keys() {
        let out = match words::direction(text).or_else(|| words::paired(text, distinct.keys())) {
            Some(CellWord::Debit) => debit_out,
            Some(CellWord::Credit) => !debit_out,
            Some(CellWord::Out) => !is_turned,
            Some(CellWord::In) => is_turned,
            _ => {
                unknown += distinct[text];
                continue;
            }
        };
        is_out.insert(words::folded_or_sign(text), out);
    }
    // A dash is nothing, where no plus stands beside it.
    let is_dash = distinct.len() == 1 && distinct.keys().all(|text| is_nothing(text));
    if is_dash && !signs.means(HeaderWord::Sign) {
        return None;
    }
    // A kind of card is no direction.
    if distinct
        .keys()
        .any(|text| matches!(&*words::folded(text), "prepaid" | "charge card" | "unknown"))
    {
        return None;
    }
    let filled = rows.iter().filter(|row| !context.cell(**row, sign).trim().is_empty()).count();
    // `Cr`, or nothing: a column of directions that has one word alone is empty in rows of the other way.
    let only = distinct.len() == 1 && (signs.means(HeaderWord::Sign) || amounts_name(&signs.name));
    let others = is_out.values().next().filter(|_| only && filled * 2 < rows.len()).map(|out| !out);
    // One row without a word, where all others have one of two, is to be mended.
    let is_all_but_one = rows.len() > 3 && filled + 1 >= rows.len() + unknown && is_out.len() > 1;
    let is_filled = filled * 10 >= rows.len() * 9 || others.is_some() || is_all_but_one;
    let is_said = unknown * 10 <= filled || unknown == 1 && is_all_but_one;
    if is_out.is_empty() || !is_said || !is_filled {
        return None;
    }
    let is_named =
        signs.meanings.iter().any(|word| matches!(word, HeaderWord::Sign | HeaderWord::Type))
            || amounts_name(&signs.name);
    let prior = signed(context, at).prior + if is_named { 14 } else { 9 };
    let rule = AmountRule::Directed { column: at, sign, is_out, others };
    if stated_sign {
        return Some(stated_direction(context, signed_as_said(context, rule, at, rows), at, sign));
    }
    let says = format!("{}, money in or out by {}", context.key(at), context.key(sign));
    let is_flow = distinct
        .keys()
        .filter_map(|text| words::direction(text).or_else(|| words::paired(text, distinct.keys())))
        .all(|word| matches!(word, CellWord::In | CellWord::Out));
    // A word that all rows have is what kind they are of: `paid_out` of a payout.
    if is_flow && distinct.len() == 1 && !signs.means(HeaderWord::Sign) {
        return None;
    }
    let by = if is_flow { SignWords::Flow } else { SignWords::Booking };
    Some(AmountCandidate { by, ..AmountCandidate::new(rule, prior, says) })
}

/// Amounts without signs beside two words that may be directions, whatever they mean: a balance shows it.
pub(super) fn directed_by_two_words(
    context: &InferenceContext<'_>,
    at: usize,
    sign: usize,
    rows: &[usize],
) -> Option<AmountCandidate> {
    let columns = &context.profile.columns;
    let (amounts, signs) = (&columns[at], &columns[sign]);
    let is_free =
        signs.meanings.is_empty() || signs.means(HeaderWord::Sign) || signs.means(HeaderWord::Type);
    let is_state =
        signs.distinct.iter().flat_map(|all| all.keys()).any(|text| words::state(text).is_some());
    let is_unsigned = amounts.negatives + amounts.marked + amounts.pluses == 0;
    let words: Vec<&String> = signs.distinct.as_ref()?.keys().collect();
    let [one, other] = words[..] else { return None };
    let is_filled = rows.iter().all(|row| !context.cell(*row, sign).trim().is_empty());
    if !is_free
        || is_state
        || !is_unsigned
        || amounts.amounts == 0
        || !is_filled
        || is_of_card_or_account(&signs.name)
    {
        return None;
    }
    let is_out = [(one, true), (other, false)]
        .into_iter()
        .map(|(word, is_out)| (words::folded_or_sign(word), is_out))
        .collect();
    let rule = AmountRule::Directed { column: at, sign, is_out, others: None };
    let says = format!("{}, money in or out by {}", context.key(at), context.key(sign));
    let mut found = AmountCandidate::new(rule, PROOF_ONLY_PRIOR, says);
    found.is_unsure = true;
    Some(found)
}

/// Whether words of a column may be offered as those of a way: no days, numbers, currencies, and no yes or no of
/// something that its header does not call a way.
pub(super) fn may_say_way(context: &InferenceContext<'_>, sign: usize) -> bool {
    use HeaderWord as Word;
    let column = &context.profile.columns[sign];
    let cells = || column.distinct.iter().flat_map(|all| all.keys());
    let named = words::header(&column.name).0;
    let is_of_way =
        named.iter().any(|word| matches!(word, Word::Sign | Word::Credit | Word::Debit));
    is_of_way
        || !column.is_numeric()
            && !column.is_days()
            && !cells().all(|cell| Currency::of_known(cell).is_some())
            && !cells().all(|cell| NotBooked::is_yes_or_no(cell) || is_truth(cell))
}

fn is_truth(cell: &str) -> bool {
    ["true", "false", "t", "f"].contains(&&*words::folded(cell))
}

/// Signs that say what the words beside them say, in every row, are the signs; so are those that say the
/// opposite, turned. Else a minus takes back what the word says.
fn signed_as_said(
    context: &InferenceContext<'_>,
    rule: AmountRule,
    at: usize,
    rows: &[usize],
) -> AmountRule {
    let AmountRule::Directed { sign, is_out, .. } = &rule else { return rule };
    let (mut agreeing, mut against) = (0, 0);
    for row in rows {
        let Some(number) = WrittenNumber::parse(context.cell(*row, at)) else { continue };
        let said = is_out.get(&*words::folded_or_sign(context.cell(*row, *sign)));
        if let Some(is_out) = said {
            agreeing += usize::from(*is_out == number.is_negative);
            against += usize::from(*is_out != number.is_negative);
        }
    }
    let has_both = is_out.values().any(|out| *out) && is_out.values().any(|out| !*out);
    if context.profile.columns[at].negatives == 0 {
        return rule;
    }
    match (agreeing, against) {
        (1.., 0) => AmountRule::Signed { column: at, is_turned: false },
        (0, 1..) if has_both => AmountRule::Signed { column: at, is_turned: true },
        _ => rule,
    }
}

fn stated_direction(
    context: &InferenceContext<'_>,
    rule: AmountRule,
    at: usize,
    sign: usize,
) -> AmountCandidate {
    let prior = signed(context, at).prior + 40;
    let says = format!("{}, money in or out by {}", context.key(at), context.key(sign));
    let are_signs_stated = true;
    AmountCandidate { are_signs_stated, ..AmountCandidate::new(rule, prior, says) }
}

/// Whether a column of words is of the balance, by its name: `Balance CR/DR`.
pub(super) fn is_of_balance(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    !column.is_numeric()
        && words::folded(&column.name)
            .split(' ')
            .any(|word| ["balance", "bal", "saldo", "solde", "kontostand"].contains(&word))
}

/// `Debit card`, `Card type` and `Card funding` tell of cards, `Account type` of what a row was posted to.
pub(super) fn is_of_card_or_account(name: &str) -> bool {
    let name = words::folded(name);
    name.split(' ').any(|word| ["card", "funding", "cardholder", "karte"].contains(&word))
        || name.ends_with("account type")
}

fn amounts_name(name: &str) -> bool {
    let name = words::folded(name);
    name.contains("debit") || name.contains("credit") || name.contains("kennzeichen")
}
