//! Accounts of one's own that money is moved between: banks, savings, cash, credit cards. Which
//! one a transfer names, and which is meant where it names none.

use std::cmp::Reverse;

use super::account_fit::{ACCOUNTS_MAX, AccountFit, FIT_MAX};
use super::chart::Chart;
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::{Finding, FindingSource};
use super::wording::{WordClass, Wording, canonical, singular};
use tieout::contract::coding::AccountType;

/// The concepts that such accounts are at home with.
const HOMES: [&str; 5] =
    ["bank_account", "card_clearing", "credit_card", "petty_cash", "savings_account"];

/// The forms of the text that say that money is moved between such accounts.
const MOVES: [&str; 4] = [
    "credit card payment",
    "petty cash",
    "transfer between own accounts",
    "transfer to or from savings",
];

/// Words that say it beside the whole name of such an account.
const MOVING: [&str; 8] =
    ["moved", "tfr", "topup", "transfer", "transferred", "trf", "trfr", "xfer"];

/// Words that tell none of them from the others.
const IDLE: [&str; 6] = ["bank", "business", "card", "credit", "main", "my"];

/// What is left, in thousandths, for the account that is coded itself: money is not moved from
/// it to it.
const ITSELF: i32 = 400;

/// What is left for savings where a transfer says no more than that it is one.
const SAVINGS: i32 = 850;

/// The accounts that money is moved between.
#[derive(Debug, Clone, Default)]
pub(super) struct OwnAccounts(Vec<OwnAccountName>);

#[derive(Debug, Clone)]
struct OwnAccountName {
    account: u32,
    /// What tells it from the others.
    words: Vec<String>,
    /// Whether its name says what it is: of others all of it must be in the text.
    is_sure: bool,
}

impl OwnAccounts {
    /// Picks them from a chart; `homes` are the concepts that its accounts are named after, `counted`
    /// says which of them count.
    pub(super) fn of(chart: &Chart, homes: &[Option<ConceptId>], counted: &[bool]) -> Self {
        let is_own = |id: ConceptId| HOMES.binary_search(&CONCEPTS.get(id).id.as_str()).is_ok();
        let mut all = Vec::new();
        let listed = (0..).zip(chart.accounts()).zip(homes).zip(counted);
        for (((account, listed), home), _) in listed.filter(|(_, counts)| **counts) {
            let is_candidate = match home {
                Some(home) => is_own(*home),
                None => listed.kind == AccountType::Asset,
            };
            if !is_candidate || all.len() == ACCOUNTS_MAX {
                continue;
            }
            let name = Wording::of(&listed.name);
            let words = name.words().iter().filter_map(|word| {
                let tells = word.class != WordClass::Generic && !IDLE.contains(&word.text.as_str());
                tells.then(|| word.text.clone())
            });
            all.push(OwnAccountName { account, words: words.collect(), is_sure: home.is_some() });
        }
        Self(all)
    }

    /// The account that the text of a transfer names: most of its words, then the least of others.
    /// Where no form says that it is one, a word of moving does, with all of an account's name.
    pub(super) fn named_in(&self, findings: &[Finding], printed: &[String]) -> Option<AccountFit> {
        let is_form = |finding: &Finding| matches!(finding.by, FindingSource::Signal(_));
        let is_move = |finding: &Finding| matches!(finding.by, FindingSource::Signal(name) if MOVES.contains(&name));
        let is_said = findings.iter().any(is_move);
        let moves = || printed.iter().any(|word| MOVING.contains(&word.as_str()));
        if self.0.is_empty() || !is_said && (findings.iter().any(is_form) || !moves()) {
            return None;
        }
        let said: Vec<String> = printed
            .iter()
            .flat_map(|word| {
                let meant = canonical(word);
                meant.split(' ').map(|one| singular(one).into_owned()).collect::<Vec<_>>()
            })
            .collect();
        let named = self.0.iter().filter_map(|own| {
            let count = own.words.iter().filter(|word| said.contains(word)).count();
            let rest = own.words.len() - count;
            let is_enough = rest == 0 || own.is_sure && is_said;
            (count > 0 && is_enough).then_some((count, rest, own.account))
        });
        let key = |(count, rest, at): &(usize, usize, u32)| (*count, Reverse(*rest), Reverse(*at));
        let (.., account) = named.max_by_key(key)?;
        Some(AccountFit { account, fit: FIT_MAX })
    }
}

/// Where money is moved to or from a bank account that is not named, another than the one that is
/// coded: of several the current account is that one.
pub(super) fn prefer_other(fits: &mut [Vec<AccountFit>], chart: &Chart) {
    let (Some(bank), Some(savings)) =
        (CONCEPTS.named("bank_account"), CONCEPTS.named("savings_account"))
    else {
        return;
    };
    let is_itself = |fitting: &AccountFit| {
        let name = Wording::of(&chart.accounts()[fitting.account as usize].name);
        let mut words = name.words().iter();
        name.has("current")
            || words
                .all(|word| word.class == WordClass::Generic || IDLE.contains(&word.text.as_str()))
    };
    let of = |id: ConceptId| fits[usize::from(id.0)].clone();
    let mut banks = of(bank);
    let others = of(savings).into_iter().filter(|other| other.fit >= FIT_MAX * SAVINGS / 1000);
    let others: Vec<AccountFit> =
        others.filter(|other| !banks.iter().any(|known| known.account == other.account)).collect();
    banks.extend(others.iter().map(|other| other.scaled(SAVINGS)));
    let is_other = |fitting: &AccountFit| fitting.fit * 2 >= FIT_MAX && !is_itself(fitting);
    if !banks.iter().any(is_other) {
        return;
    }
    for fitting in banks.iter_mut().filter(|fitting| is_itself(fitting)) {
        *fitting = fitting.scaled(ITSELF);
    }
    banks.sort_unstable_by_key(|fitting| (Reverse(fitting.fit), fitting.account));
    fits[usize::from(bank.0)] = banks;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::signal;

    #[test]
    fn forms_and_concepts_that_the_rules_speak_of_are_there() {
        assert!(HOMES.is_sorted() && HOMES.iter().all(|home| CONCEPTS.named(home).is_some()));
        assert!(MOVES.iter().all(|name| signal::is_form(name)));
        assert!(IDLE.iter().all(|word| singular(word) == *word));
    }
}
