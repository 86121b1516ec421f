//! Which of several accounts of income a sale goes to of which nothing is known.

use super::{ACCOUNTS_MAX, Fitting, READ_MAX, keep_best};
use crate::coding::chart::{Account, Chart};
use crate::coding::concept::{CONCEPTS, ConceptId};
use crate::contract::coding::AccountType;

/// How words begin that say of income that it is not what the business is about.
const BESIDE: [&str; 11] = [
    "commission",
    "disburs",
    "export",
    "find",
    "misc",
    "overseas",
    "rechar",
    "reimburs",
    "resale",
    "resold",
    "sundr",
];

/// What income may be named after that no customer pays.
const ELSEWHERE: [&str; 8] = [
    "disposals",
    "dividends_received",
    "donations_received",
    "grants_received",
    "insurance_claims",
    "interest_received",
    "other_income",
    "rent_received",
];

/// What names of sales end with.
const PLAIN: [&str; 8] =
    ["fee", "fees", "income", "sales", "services", "takings", "turnover", "work"];

/// What is left of such an account's fit beside a plain one, in thousandths. A plain one fits as well as
/// that did.
const LEFT: i32 = 600;

/// Puts plain sales and fees before what is resold, recharged, found for others or sundry. `homes` are
/// the concepts that accounts are named after, `counted` says which accounts count.
pub(super) fn prefer_plain(
    fits: &mut [Vec<Fitting>],
    chart: &Chart,
    homes: &[Option<ConceptId>],
    counted: &[bool],
) {
    let Some(sales) = CONCEPTS.named("sales") else { return };
    let fits = &mut fits[usize::from(sales.0)];
    let account = |fitting: &Fitting| &chart.accounts()[fitting.account as usize];
    let most = fits.iter().filter(|fitting| is_beside(account(fitting))).map(|one| one.fit).max();
    let Some(most) = most else { return };
    let elsewhere = |home: &Option<ConceptId>| {
        home.is_some_and(|home| ELSEWHERE.contains(&CONCEPTS.get(home).id.as_str()))
    };
    let listed = (0..).zip(chart.accounts()).zip(homes).zip(counted).take(READ_MAX);
    let plain = listed
        .filter(|(((_, account), home), counts)| **counts && is_plain(account) && !elsewhere(home));
    let plain: Vec<u32> = plain.map(|(((at, _), _), _)| at).take(ACCOUNTS_MAX).collect();
    if plain.is_empty() {
        return;
    }
    for fitting in fits.iter_mut().filter(|fitting| is_beside(account(fitting))) {
        *fitting = fitting.scaled(LEFT);
    }
    fits.extend(plain.into_iter().map(|account| Fitting { account, fit: most }));
    keep_best(fits);
}

fn is_plain(account: &Account) -> bool {
    account.kind == AccountType::Income
        && !is_beside(account)
        && words(account).any(|word| PLAIN.contains(&word.as_str()))
}

fn is_beside(account: &Account) -> bool {
    let is_one = |word: String| BESIDE.iter().any(|start| word.starts_with(start));
    account.kind == AccountType::Income && words(account).any(is_one)
}

fn words(account: &Account) -> impl Iterator<Item = String> {
    let words = account.name.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_customer_pays_is_known() {
        assert!(ELSEWHERE.iter().all(|name| CONCEPTS.named(name).is_some()));
    }
}
