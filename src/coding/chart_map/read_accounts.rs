//! The accounts of a chart, read one by one: what each is named after.

use std::collections::BTreeSet;

use super::account_name::AccountName;
use super::unusual_names::{self, UnusualName};
use crate::account_fit::{AccountFit, BY_CHANCE, HOME_FROM, NAMED_FROM, SURE_FROM, USUAL_FROM};
use crate::aliases::{AliasMatch, Aliases};
use crate::chart::ChartAccount;
use crate::concept::{CONCEPTS, ConceptId};
use crate::naming::AccountNaming;
use tieout::contract::coding::AccountType;

/// What is known of accounts by their names, as far as they are read.
pub(crate) struct ReadAccounts<'a> {
    /// For each concept the accounts that are named after it.
    pub(super) own: Vec<Vec<AccountFit>>,
    /// The concept that each is at home with.
    pub(super) homes: Vec<Option<ConceptId>>,
    /// What each is called.
    pub(super) naming: AccountNaming,
    /// Those that say something and are at home with nothing.
    pub(super) strangers: Vec<(u32, AccountType)>,
    /// Those whose names are odd.
    pub(super) odds: Vec<UnusualName<'a>>,
    /// Those that are named after a concept by none of its usual names.
    pub(super) rare: BTreeSet<(u32, ConceptId)>,
    /// How much each says; nothing where its name is an odd one.
    pub(super) topics: Vec<usize>,
}

impl<'a> ReadAccounts<'a> {
    /// None is read of so many.
    pub(super) fn new(accounts: usize) -> Self {
        Self {
            own: vec![Vec::new(); CONCEPTS.len()],
            homes: vec![None; accounts],
            naming: AccountNaming::default(),
            strangers: Vec::new(),
            odds: Vec::new(),
            rare: BTreeSet::new(),
            topics: vec![0; accounts],
        }
    }

    /// Reads the account at this place of the chart.
    pub(super) fn add(&mut self, place: u32, account: &'a ChartAccount) {
        let (at, kind) = (place as usize, account.kind);
        let told = AccountName::of(account);
        let wording = &told.wording;
        let best = told.best();
        let from = if wording.is_prose() { SURE_FROM } else { HOME_FROM };
        let home = best.filter(|best| best.fit >= from).map(|best| best.concept);
        self.homes[at] = home;
        let says_something = wording.has_topic() && !Aliases::is_spoilt(wording);
        if says_something && (home.is_none() || is_odd(&told, kind, best)) {
            let shared = told.agreed.iter().map(|one| (one.concept, one.fit)).collect();
            self.odds.push(UnusualName { account: place, name: told.name, kind, shared });
        } else {
            self.topics[at] = told.topics();
            self.name_after(place, &told, best);
        }
        if home.is_none() && says_something {
            self.strangers.push((place, kind));
        }
        // No bank line is named after what is written off.
        if !Aliases::is_spoilt(wording) {
            self.naming.add(place, told.whole.as_ref().unwrap_or(wording), kind);
        }
    }

    /// Adds an account to the concepts that it is named after; to others than its own not by chance.
    fn name_after(&mut self, account: u32, told: &AccountName<'_>, best: Option<AliasMatch>) {
        let is_exact = best.is_some_and(|best| best.fit >= NAMED_FROM);
        let is_meant = |one: &&AliasMatch| !is_exact || one.fit > BY_CHANCE;
        for one in told.agreed.iter().filter(is_meant) {
            self.own[usize::from(one.concept.0)].push(AccountFit { account, fit: one.fit });
            if !one.is_usual {
                self.rare.insert((account, one.concept));
            }
        }
    }
}

/// Whether no bookkeeper would call an account so.
fn is_odd(told: &AccountName<'_>, kind: AccountType, best: Option<AliasMatch>) -> bool {
    // "Sales - fabrication" is sales, though no usual name has the other word.
    let is_usual = kind == AccountType::Income
        && best.is_some_and(|best| best.fit >= USUAL_FROM)
        && !told.wording.is_prose();
    !is_usual && told.part.is_none() && unusual_names::is_odd(told.name, &told.wording)
}
