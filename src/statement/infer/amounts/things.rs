//! Balances of things beside money: shares that are held, hours that were worked.

use super::super::context::{EvidenceStrength, InferenceContext, ReadingQuestion};
use super::super::currencies;
use super::differing_columns::is_explained;
use super::evaluated::EvaluatedCandidate;
use super::questions::open_question;
use crate::currency::Currency;
use crate::words::{self, HeaderWord};
use tieout::sort::CompactSort as _;

/// Takes out what moves a balance of things, and says so: neither is called money, and other columns are. The columns
/// of these balances; or which of the two is asked, where the balance is called one.
pub(super) fn take_out(
    context: &mut InferenceContext<'_>,
    tried: &mut Vec<EvaluatedCandidate>,
    rows: &[usize],
) -> Result<Vec<usize>, ReadingQuestion> {
    let is_plain = |at: &usize| {
        let column = &context.profile.columns[*at];
        column.is_named_amount() && !column.means(HeaderWord::Balance)
    };
    let is_money = |at: &usize| {
        let column = &context.profile.columns[*at];
        column.name.trim().is_empty()
            || column.is_named_amount()
            || has_word_of_amounts(&column.name)
            || currencies::is_of_account_perhaps(&column.name)
            || Currency::of_header(&column.name).is_some()
    };
    let is_named = |one: &EvaluatedCandidate| one.candidate.rule.columns().iter().all(is_plain);
    let readable = tried.iter().filter(|one| is_named(one)).map(|one| one.readable).max();
    let Some(readable) = readable else { return Ok(Vec::new()) };
    // In and out move the balance, and what they were for does too.
    let is_walking = |one: &EvaluatedCandidate| one.chain.is_some_and(|chain| chain.fit.is_proof());
    if tried.iter().any(|one| is_named(one) && is_walking(one)) {
        return Ok(Vec::new());
    }
    // `Bank` is `Amount` with `VAT`, `Settled` is `Amount` where no other currency was: money all the same.
    let is_of_named = |one: &EvaluatedCandidate| {
        let shares = |named: &EvaluatedCandidate| {
            let mut pairs = one.amounts.iter().flatten().zip(named.amounts.iter().flatten());
            pairs.any(|(own, other)| *own != 0 && own.abs() == other.abs())
        };
        let with_more = |named: &EvaluatedCandidate| {
            let columns = [one, named].map(|one| one.candidate.rule.columns());
            matches!(&columns[..], [own, other]
                if own.len() == 1 && other.len() == 1 && is_explained(context, own[0], other[0]))
        };
        tried.iter().filter(|named| is_named(named)).any(|it| shares(it) || with_more(it))
    };
    let moved = |one: &EvaluatedCandidate| {
        let chain = one.chain.filter(|chain| chain.fit.is_proof() && !one.candidate.is_stated)?;
        if is_of_named(one) {
            return None;
        }
        let columns = one.candidate.rule.columns();
        let is_rest = readable * 10 >= one.readable * 9;
        (!columns.iter().any(is_money) && is_rest).then_some((columns, chain.balance))
    };
    let found: Vec<(Vec<usize>, usize)> = tried.iter().filter_map(moved).collect();
    let [(columns, balance), ..] = &found[..] else { return Ok(Vec::new()) };
    if is_money(balance) {
        let is_of_two = |one: &EvaluatedCandidate| {
            one.candidate.rule.columns() == *columns || is_named(one) && one.candidate.prior > 0
        };
        let mut both: Vec<EvaluatedCandidate> =
            tried.extract_if(.., |one| is_of_two(one)).collect();
        both.compact_sort_by_key(|one| one.candidate.rule.columns() != *columns);
        let first = both.remove(0);
        return Err(open_question(context, first, both, rows));
    }
    let is_of_it = |one: &EvaluatedCandidate| {
        let own = one.candidate.rule.columns();
        found
            .iter()
            .any(|(columns, balance)| own.iter().any(|at| columns.contains(at) || at == balance))
    };
    let says = format!(
        "{} moves {}: neither is called money, and other columns are",
        context.key(columns[0]),
        context.key(*balance)
    );
    tried.retain(|one| !is_of_it(one));
    context.note("amounts", EvidenceStrength::Soft, says);
    Ok(found.iter().map(|(_, balance)| *balance).collect())
}

/// Whether a word of a header is one for amounts: `Converted amount`.
fn has_word_of_amounts(name: &str) -> bool {
    const ENDS: [&str; 3] = ["betrag", "bedrag", "belopp"];
    words::plain(name).split(' ').any(|word| {
        let (meanings, is_known) = words::header(word);
        is_known && meanings.first() == Some(&HeaderWord::Amount)
            || ENDS.iter().any(|end| word.ends_with(end))
    })
}
