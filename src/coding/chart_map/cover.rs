//! Which accounts cover each concept: its own, wider and narrower ones, and what stands in for it.

use std::collections::BTreeSet;

use super::preference::{keep_best, prefer_home, prefer_own, prefer_plain};
use crate::account_fit::{AccountFit, FIT_MAX, FROM_OTHER, OWN_FROM, SURE_FROM};
use crate::concept::{CONCEPTS, ConceptId};
use tieout::contract::coding::AccountType;

/// What is left of an account's fit for a narrower concept, in thousandths, and how much less
/// where that has an account of its own.
const FROM_PARENT: (i32, i32) = (800, 450);

/// Likewise where the wider concept is what fits nowhere else.
const FROM_GENERAL: (i32, i32) = (350, 300);

/// What is left for a wider concept that has no account of its own.
const FROM_CHILD: i32 = 500;

/// What is left for a concept beside, on top of what is lost on the way up.
const FROM_SIBLING: i32 = 250;

/// How often what stands in for a concept may be stood in for.
const OTHERS_MAX: usize = 3;

/// The fit below which one that stands in is looked for as well: a narrower concept's account is no
/// better than that.
const COVERED_FROM: i32 = 550;

/// The same, and from which wider accounts count less, for names that no bookkeeper uses: they never
/// fit as well as usual ones.
const ODD_FROM: i32 = 300;

/// How much less, of such an account's fit, in thousandths.
const FROM_ODD: i32 = 750;

/// The accounts that are named after each concept.
struct NamedAccounts {
    of: Vec<Vec<AccountFit>>,
    /// The best fit of an odd name.
    odd: Vec<i32>,
}

impl NamedAccounts {
    fn of(&self, id: ConceptId) -> &[AccountFit] {
        &self.of[usize::from(id.0)]
    }

    fn odd(&self, id: ConceptId) -> i32 {
        self.odd[usize::from(id.0)]
    }
}

/// What the names of accounts say.
#[derive(Clone, Copy)]
pub(crate) struct AccountNameFacts<'a> {
    /// How much each says; nothing where its name is an odd one.
    pub(super) topics: &'a [usize],
    /// The concepts that they are named after.
    pub(super) homes: &'a [Option<ConceptId>],
    /// Those whose names are odd.
    pub(super) odds: &'a BTreeSet<u32>,
    /// Those that go by none of a concept's usual names.
    pub(super) rare: &'a BTreeSet<(u32, ConceptId)>,
}

/// For every concept the accounts that cover it.
pub(super) fn cover(
    mut own: Vec<Vec<AccountFit>>,
    named: AccountNameFacts<'_>,
) -> Vec<Vec<AccountFit>> {
    own.iter_mut().for_each(keep_best);
    for ((id, _), fits) in CONCEPTS.iter().zip(&mut own) {
        prefer_own(fits);
        let is_home = |account: u32| named.homes[account as usize] == Some(id);
        let is_rare = |account| named.rare.contains(&(account, id));
        prefer_plain(fits, named.topics, is_rare, is_home);
        prefer_home(fits, is_home);
    }
    let odd_best = |fits: &Vec<AccountFit>| {
        let odd = fits.iter().filter(|fitting| named.odds.contains(&fitting.account));
        odd.map(|fitting| fitting.fit).max().unwrap_or(0)
    };
    let own = NamedAccounts { odd: own.iter().map(odd_best).collect(), of: own };
    CONCEPTS.iter().map(|(id, _)| covering(&own, id)).collect()
}

/// The accounts that cover a concept: its own and wider ones, or what a bookkeeper would take in
/// their place.
fn covering(own: &NamedAccounts, id: ConceptId) -> Vec<AccountFit> {
    let mut fits = widen(own, id);
    let is_covered =
        |fits: &[AccountFit]| fits.first().is_some_and(|best| best.fit >= COVERED_FROM);
    let otherwise = |id| CONCEPTS.named(CONCEPTS.get(id).otherwise.as_deref()?);
    if is_covered(&fits) || own.odd(id) >= ODD_FROM {
        return fits;
    }
    // What stands in has perhaps no account either: then what stands in for that.
    let mut others = Vec::new();
    let mut at = id;
    for _ in 0..OTHERS_MAX {
        let Some(other) = otherwise(at) else { break };
        others = widen(own, other);
        if is_covered(&others) {
            break;
        }
        at = other;
    }
    fits.extend(others.into_iter().map(|fitting| fitting.scaled(FROM_OTHER)));
    keep_best(&mut fits);
    fits
}

/// The accounts of a concept, with those of wider and narrower ones where it has none of its own.
fn widen(own: &NamedAccounts, id: ConceptId) -> Vec<AccountFit> {
    let of = |id: ConceptId| own.of(id).iter().copied();
    let best = |id| of(id).map(|fitting| fitting.fit).max().unwrap_or(0);
    let general = CONCEPTS.named("general");
    let is_expense = CONCEPTS.get(id).types.contains(&AccountType::Expense);
    let mut fits: Vec<AccountFit> = of(id).collect();
    if best(id) < OWN_FROM && Some(id) != general {
        for child in CONCEPTS.children(id) {
            // What is used up is not what is kept.
            let is_kept = is_expense && CONCEPTS.get(child).types == [AccountType::Asset];
            let share = if is_kept { FROM_CHILD / 2 } else { FROM_CHILD };
            fits.extend(of(child).map(|fitting| fitting.scaled(share)));
        }
    }
    let mut left = FIT_MAX;
    let mut at = id;
    while let Some(parent) = CONCEPTS.parent(at).or(general.filter(|top| is_expense && at != *top))
    {
        let (most, less) = if Some(parent) == general { FROM_GENERAL } else { FROM_PARENT };
        let lost = if best(at) < SURE_FROM { 0 } else { less * best(at) / FIT_MAX };
        let odd = own.odd(at);
        let lost_to_odd = if odd < ODD_FROM { 0 } else { FROM_ODD * odd / FIT_MAX };
        let lost = lost.max(lost_to_odd).min(most);
        // A level without an account costs little: nothing nearer is to be had.
        let is_gap = Some(parent) != general && best(parent) < OWN_FROM;
        left = left * if is_gap { i32::midpoint(most, FIT_MAX) } else { most } / FIT_MAX;
        left = left * (FIT_MAX - lost * FIT_MAX / most) / FIT_MAX;
        // What fits nowhere else goes to the best general account alone.
        let least = if Some(parent) == general { best(parent) * 9 / 10 } else { 0 };
        let wider = of(parent).filter(|fitting| fitting.fit >= least);
        fits.extend(wider.map(|fitting| fitting.scaled(left)));
        if Some(parent) != general && best(id) < OWN_FROM {
            let siblings = CONCEPTS.children(parent).filter(|sibling| *sibling != id).flat_map(of);
            fits.extend(siblings.map(|fitting| fitting.scaled(left * FROM_SIBLING / FIT_MAX)));
        }
        at = parent;
    }
    keep_best(&mut fits);
    fits
}
