//! How well each account of a chart covers each concept.

use std::collections::BTreeSet;

use super::aliases::ALIASES;
use super::chart::Chart;
use super::concept::{CONCEPTS, ConceptId};
use super::naming::Naming;
use super::wording::{Class, Wording};
use crate::contract::coding::AccountType;

/// Fits run from 0, not at all, to this: the account is named after the concept.
pub(super) const FIT_MAX: i32 = 1000;

/// Most accounts kept for a concept: nobody has more, and a hostile chart shall not slow a job.
pub(super) const ACCOUNTS_MAX: usize = 24;

/// Accounts after so many different ones are not read.
const READ_MAX: usize = 10_000;

/// The least fit worth keeping.
const FIT_MIN: i32 = 60;

/// The fit from which an account is at home with a concept.
const HOME_FROM: i32 = 450;

/// What is left of an account's fit for a narrower concept, in thousandths, and how much less
/// where that has an account of its own.
const FROM_PARENT: (i32, i32) = (800, 450);

/// Likewise where the wider concept is what fits nowhere else.
const FROM_GENERAL: (i32, i32) = (350, 300);

/// What is left for a wider concept that has no account of its own.
const FROM_CHILD: i32 = 500;

/// The fit below which a concept has no account of its own.
const OWN_FROM: i32 = 400;

/// An account that covers something, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fitting {
    /// Its place in the chart.
    pub(super) account: u32,
    /// How well, from 1 to [`FIT_MAX`].
    pub(super) fit: i32,
}

/// Concepts by accounts.
#[derive(Debug, Clone)]
pub(super) struct Fit {
    fits: Vec<Vec<Fitting>>,
    homes: Vec<Option<ConceptId>>,
    naming: Naming,
}

impl Fit {
    /// Reads a chart. Of accounts with one name and type the first is meant.
    #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
    pub(super) fn of(chart: &Chart) -> Self {
        let mut own = vec![Vec::new(); CONCEPTS.len()];
        let mut homes = vec![None; chart.accounts().len()];
        let mut naming = Naming::default();
        let mut seen = BTreeSet::new();
        let mut strangers = Vec::new();
        for (at, account) in chart.accounts().iter().enumerate() {
            if !seen.insert((account.kind, account.name.trim().to_lowercase())) {
                continue;
            }
            if seen.len() > READ_MAX {
                break;
            }
            let place = at as u32;
            let wording = Wording::of(&account.name);
            let agreed = ALIASES.agree(&wording, account.kind);
            for (concept, fit) in &agreed {
                own[usize::from(concept.0)].push(Fitting { account: place, fit: *fit });
            }
            let best = agreed.iter().max_by_key(|(id, fit)| (*fit, std::cmp::Reverse(*id)));
            let home = best.filter(|(_, fit)| *fit >= HOME_FROM).map(|(id, _)| *id);
            homes[at] = home;
            if home.is_none() && wording.words().iter().any(|word| word.class == Class::Topic) {
                strangers.push((place, account.kind));
            }
            naming.add(place, &wording, account.kind);
        }
        by_type(&mut own, &strangers);
        own.iter_mut().for_each(keep_best);
        let fits = CONCEPTS.iter().map(|(id, _)| widen(&own, id)).collect();
        Self { fits, homes, naming }
    }

    /// The accounts that cover a concept, the best first, ties in the order of the chart; at most
    /// [`ACCOUNTS_MAX`].
    pub(super) fn of_concept(&self, id: ConceptId) -> &[Fitting] {
        &self.fits[usize::from(id.0)]
    }

    /// The concept that an account is named after, where there is one.
    pub(super) fn home(&self, account: u32) -> Option<ConceptId> {
        self.homes[account as usize]
    }

    /// The accounts that cleaned words of a description name by words that few accounts have, in
    /// the order of the chart; [`FIT_MAX`] where nothing else can be meant.
    pub(super) fn named_in<'w>(&self, words: impl Iterator<Item = &'w str>) -> Vec<Fitting> {
        self.naming.named_in(words)
    }
}

/// The accounts of a concept, with those of wider and narrower ones where it has none of its own.
fn widen(own: &[Vec<Fitting>], id: ConceptId) -> Vec<Fitting> {
    let of = |id: ConceptId| own[usize::from(id.0)].iter().copied();
    let mut fits: Vec<Fitting> = of(id).collect();
    let best = fits.iter().map(|fitting| fitting.fit).max().unwrap_or(0);
    let general = CONCEPTS.named("general");
    if best < OWN_FROM && Some(id) != general {
        let children = CONCEPTS.children(id).flat_map(of);
        fits.extend(children.map(|fitting| fitting.scaled(FROM_CHILD)));
    }
    let is_expense = CONCEPTS.get(id).types.contains(&AccountType::Expense);
    let parent = CONCEPTS.parent(id).or(general.filter(|top| is_expense && *top != id));
    if let Some(parent) = parent {
        let (most, less) = if Some(parent) == general { FROM_GENERAL } else { FROM_PARENT };
        let share = most - less * best / FIT_MAX;
        fits.extend(widen(own, parent).into_iter().map(|fitting| fitting.scaled(share)));
    }
    keep_best(&mut fits);
    fits
}

impl Fitting {
    const fn scaled(self, thousandths: i32) -> Self {
        Self { account: self.account, fit: self.fit * thousandths / 1000 }
    }
}

/// Leaves the best accounts, each once, the best first; ties in the order of the chart.
fn keep_best(fits: &mut Vec<Fitting>) {
    fits.retain(|fitting| fitting.fit >= FIT_MIN);
    fits.sort_unstable_by_key(|fitting| (fitting.account, std::cmp::Reverse(fitting.fit)));
    fits.dedup_by_key(|fitting| fitting.account);
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
    fits.truncate(ACCOUNTS_MAX);
}

/// Accounts whose names say nothing, by their types: any income may be sales, and an asset that is
/// nothing else may be what was bought to keep.
fn by_type(own: &mut [Vec<Fitting>], strangers: &[(u32, AccountType)]) {
    for (kind, concept) in [(AccountType::Income, "sales"), (AccountType::Asset, "equipment_asset")]
    {
        let Some(id) = CONCEPTS.named(concept) else { continue };
        let fits = &mut own[usize::from(id.0)];
        let has_own = fits.iter().any(|fitting| fitting.fit >= OWN_FROM);
        let of_kind = strangers.iter().filter(|(_, known)| *known == kind);
        let fit = match of_kind.clone().count() {
            1 if !has_own => 700,
            _ if !has_own => 400,
            _ => 150,
        };
        fits.extend(of_kind.map(|(account, _)| Fitting { account: *account, fit }));
    }
}
