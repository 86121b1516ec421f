//! Which of several accounts of one concept is meant.

use crate::account_fit::{
    ACCOUNTS_MAX, AccountFit, FIT_MIN, FROM_AWAY, FROM_OTHER, OF_TOPIC, PLAIN, PLAIN_LIST,
    SURE_FROM, USUAL_FROM,
};
use crate::aliases::ALSO;

/// Leaves the best accounts, each once, the best first; ties in the order of the chart.
pub(super) fn keep_best(fits: &mut Vec<AccountFit>) {
    fits.retain(|fitting| fitting.fit >= FIT_MIN);
    fits.sort_unstable_by_key(|fitting| (fitting.account, std::cmp::Reverse(fitting.fit)));
    fits.dedup_by_key(|fitting| fitting.account);
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
    fits.truncate(ACCOUNTS_MAX);
}

/// Where an account is a concept's very own, those that take it among other things count less.
pub(super) fn prefer_own(fits: &mut [AccountFit]) {
    if fits.first().is_some_and(|best| best.fit >= SURE_FROM) {
        for fitting in fits.iter_mut().filter(|fitting| fitting.fit <= ALSO) {
            *fitting = fitting.scaled(FROM_OTHER);
        }
    }
}

/// Of accounts that are named after one concept the one by a usual name is meant, and the plainest:
/// wages are not first honoraria, and insurance is not first that of premises.
pub(super) fn prefer_plain(
    fits: &mut [AccountFit],
    topics: &[usize],
    is_rare: impl Fn(u32) -> bool,
    is_home: impl Fn(u32) -> bool,
) {
    let of = |fitting: &AccountFit| topics[fitting.account as usize];
    let is_named = |fitting: &AccountFit| fitting.fit >= SURE_FROM && of(fitting) > 0;
    let is_usual = |fitting: &AccountFit| {
        fitting.fit >= USUAL_FROM && !is_rare(fitting.account) && is_home(fitting.account)
    };
    let has_usual = fits.iter().any(|fitting| is_named(fitting) && is_usual(fitting));
    let counts =
        |fitting: &AccountFit| is_named(fitting) && !(has_usual && is_rare(fitting.account));
    let Some(least) = fits.iter().filter(|one| counts(one)).map(of).min() else { return };
    for fitting in fits.iter_mut().filter(|fitting| is_named(fitting)) {
        if has_usual && is_rare(fitting.account) {
            *fitting = fitting.scaled(PLAIN);
        } else if of(fitting) > least {
            let is_list = of(fitting) / OF_TOPIC == least / OF_TOPIC;
            *fitting = fitting.scaled(if is_list { PLAIN_LIST } else { PLAIN });
        }
    }
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
}

/// Where an account is named after this first of all, those that name it after something else count
/// less: advertising goes to "Advertising and marketing" before "Donations and sponsorship".
pub(super) fn prefer_home(fits: &mut [AccountFit], is_home: impl Fn(u32) -> bool) {
    let is_own = |fitting: &AccountFit| fitting.fit >= SURE_FROM && is_home(fitting.account);
    if !fits.iter().any(is_own) {
        return;
    }
    for fitting in fits.iter_mut().filter(|fitting| !is_home(fitting.account)) {
        *fitting = fitting.scaled(FROM_AWAY);
    }
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
}
