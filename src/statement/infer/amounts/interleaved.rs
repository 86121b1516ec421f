//! Rows of several accounts that alternate, each with the balance of its own, where no column says whose they are.

use super::super::context::InferenceContext;
use super::balances::column_values;
use super::evaluated::EvaluatedCandidate;
use crate::fault::Fault;
use crate::words::HeaderWord;

/// In fewer rows balances go together by chance, and of more accounts a file has a column.
const ROWS_MIN: usize = 5;
const ACCOUNTS_MAX: usize = 3;

/// The rows of one of them so far, by their places.
struct AccountChain {
    balance: i128,
    first: usize,
    last: usize,
    rows: usize,
}

/// That the balances beside the amounts are those of two or three accounts whose rows alternate.
pub(super) fn accounts(
    context: &InferenceContext<'_>,
    rows: &[usize],
    tried: &EvaluatedCandidate,
) -> Option<Fault> {
    let at = context.profile.meaning(HeaderWord::Balance).next()?;
    if rows.len() < ROWS_MIN || tried.candidate.rule.columns().contains(&at) {
        return None;
    }
    let balances = column_values(context, rows, at, tried.mark);
    let pairs: Option<Vec<(i128, i128)>> = tried
        .amounts
        .iter()
        .zip(balances)
        .map(|(amount, balance)| Some(((*amount)?, balance?)))
        .collect();
    let pairs = pairs?;
    let is_unsigned = tried.is_of_one_sign();
    let found = [false, true].into_iter().find_map(|is_newest_first| {
        let places: Vec<usize> = if is_newest_first {
            (0..pairs.len()).rev().collect()
        } else {
            (0..pairs.len()).collect()
        };
        let chains = chains(&pairs, &places, is_unsigned);
        are_several(&chains).then_some(chains)
    })?;
    let line = |place: usize| context.sample.row(rows[place]).line();
    let (one, other) = (&found[0], &found[1]);
    let lines = format!(
        "line {} goes on from line {}, and line {} from line {}",
        line(one.last),
        line(one.first),
        line(other.last),
        line(other.first)
    );
    let message = format!(
        "{} is the balance of {} accounts whose rows alternate, and no column says whose a row is: {lines}",
        context.key(at),
        found.len()
    );
    let fault = Fault::at_line(line(0), message);
    Some(fault.hint("export one account, or add a column that names the account of each row"))
}

fn chains(pairs: &[(i128, i128)], places: &[usize], is_unsigned: bool) -> Vec<AccountChain> {
    let mut chains: Vec<AccountChain> = Vec::new();
    for place in places {
        let (amount, balance) = pairs[*place];
        let goes_on = |chain: &&mut AccountChain| {
            let moved = balance.saturating_sub(chain.balance);
            moved == amount || is_unsigned && moved == -amount
        };
        if let Some(chain) = chains.iter_mut().find(goes_on) {
            (chain.balance, chain.last, chain.rows) = (balance, *place, chain.rows + 1);
            continue;
        }
        chains.push(AccountChain { balance, first: *place, last: *place, rows: 1 });
        if chains.len() > ACCOUNTS_MAX {
            break;
        }
    }
    chains
}

/// Whether there are several, each of some rows, and rows of one stand between those of another.
fn are_several(chains: &[AccountChain]) -> bool {
    let span = |chain: &AccountChain| (chain.first.min(chain.last), chain.first.max(chain.last));
    let is_between = |one: &AccountChain, other: &AccountChain| {
        let ((start, end), (other_start, other_end)) = (span(one), span(other));
        start < other_start && other_start < end && start < other_end
    };
    (2..=ACCOUNTS_MAX).contains(&chains.len())
        && chains.iter().all(|chain| chain.rows > 1)
        && chains
            .windows(2)
            .all(|pair| is_between(&pair[0], &pair[1]) || is_between(&pair[1], &pair[0]))
}
