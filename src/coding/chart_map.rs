//! How well each account of a chart covers each concept.

mod account_name;
mod cover;
mod read_accounts;
mod sales_accounts;
mod unusual_names;

use std::collections::BTreeSet;

use super::aliases::ALSO;
use super::chart::{Chart, ChartAccount};
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::Finding;
use super::naming::AccountNaming;
use super::own_accounts::{self, OwnAccounts};
use crate::contract::coding::AccountType;
use cover::{AccountNameFacts, cover};
use read_accounts::ReadAccounts;
use sales_accounts::SalesAccounts;

/// Fits run from 0, not at all, to this: the account is named after the concept.
pub(super) const FIT_MAX: i32 = 1000;

/// Most accounts kept for a concept: nobody has more, and a hostile chart shall not slow a job.
pub(super) const ACCOUNTS_MAX: usize = 24;

/// Accounts after so many different ones are not read.
pub(super) const READ_MAX: usize = 4_000;

/// From this fit on an account is for the concept that it is named after. That it has a word of a
/// name of another, and so agrees with that by no more than this, is chance: subscriptions are not
/// "cost of subscription revenue".
const NAMED_FROM: i32 = 700;
const BY_CHANCE: i32 = 450;

/// From this fit on a name of income is a usual one, whatever else it says.
const USUAL_FROM: i32 = 780;

/// The least fit worth keeping.
const FIT_MIN: i32 = 60;

/// The fit from which an account is at home with a concept.
const HOME_FROM: i32 = 450;

/// The fit from which wider accounts count less: it is the concept's very own.
const SURE_FROM: i32 = 700;

/// What is left for an account that says more than another that is named after the same concept.
const PLAIN: i32 = 750;

/// Likewise for one that says no more of it, but names other things beside.
const PLAIN_LIST: i32 = 940;

/// What a topic in the longest item of a name counts, beside the number of its items and parts.
const OF_TOPIC: usize = 4;

/// What is left for an account that is named after something else first.
const FROM_AWAY: i32 = 850;

/// What is left for a concept that is taken in place of another.
const FROM_OTHER: i32 = 600;

/// The fit below which a concept has no account of its own.
const OWN_FROM: i32 = 400;

/// The fit below which an account of income is not named after sales first of all.
const SALES_FROM: i32 = 650;

/// An account that covers something, and how well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AccountFit {
    /// Its place in the chart.
    pub(super) account: u32,
    /// How well, from 1 to [`FIT_MAX`].
    pub(super) fit: i32,
}

/// Concepts by accounts.
#[derive(Debug, Clone)]
pub(super) struct ChartMap {
    fits: Vec<Vec<AccountFit>>,
    /// The same without accounts for what is kept: for sums too small for them.
    small: Vec<Vec<AccountFit>>,
    homes: Vec<Option<ConceptId>>,
    naming: AccountNaming,
    own_accounts: OwnAccounts,
    sold: SalesAccounts,
    is_odd: bool,
    /// Whether there were more accounts than are read.
    is_cut: bool,
    /// The first account of what is owed or owned that is named after CIS.
    deducted_tax: Option<u32>,
}

impl ChartMap {
    /// Reads a chart. Of accounts with one code, or one name and type, the first is meant.
    #[expect(clippy::cast_possible_truncation, reason = "a body has 25 MB at most")]
    pub(super) fn of(chart: &Chart) -> Self {
        let counted = chart.counted();
        let (mut read, mut is_cut) = (ReadAccounts::new(chart.accounts().len()), false);
        let mut seen = BTreeSet::new();
        for (at, account) in chart.accounts().iter().enumerate() {
            if !counted[at] || !seen.insert((account.kind, account.name.trim().to_lowercase())) {
                continue;
            }
            if seen.len() > READ_MAX {
                is_cut = true;
                break;
            }
            read.add(at as u32, account);
        }
        let ReadAccounts { mut own, homes, naming, strangers, odds, rare, topics } = read;
        let is_odd = odds.len() * 2 > seen.len();
        unusual_names::add(&odds, &mut own);
        let odd: BTreeSet<u32> = odds.iter().map(|odd| odd.account).collect();
        by_type(&mut own, &strangers);
        // A strange name is sales where no usual one is, and few of the others are strange.
        let sales = CONCEPTS.named("sales").map_or(&[][..], |id| &own[usize::from(id.0)]);
        let has_usual = sales.iter().any(|fitting| fitting.fit >= USUAL_FROM);
        let is_sold = |_: &&(u32, AccountType)| !is_odd && !has_usual;
        let sold_by = strangers.iter().filter(is_sold).map(|(account, _)| *account).collect();
        let sold = SalesAccounts::of(chart, &mut own, &sold_by);
        let mut used = own.clone();
        keep_nothing(&mut used, chart);
        let named = AccountNameFacts { topics: &topics, homes: &homes, odds: &odd, rare: &rare };
        let (mut fits, mut small) = (cover(own, named), cover(used, named));
        for fits in [&mut fits, &mut small] {
            own_accounts::prefer_other(fits, chart);
        }
        let own_accounts = OwnAccounts::of(chart, &homes, &counted);
        let deducted_tax = deducted_tax(chart, &counted);
        Self { fits, small, homes, naming, own_accounts, sold, is_odd, is_cut, deducted_tax }
    }

    /// The accounts that cover a concept, the best first, ties in the order of the chart; at most
    /// [`ACCOUNTS_MAX`].
    pub(super) fn of_concept(&self, id: ConceptId) -> &[AccountFit] {
        &self.fits[usize::from(id.0)]
    }

    /// Those that cover it where the sum is too small for something to be kept.
    pub(super) fn of_concept_if_small(&self, id: ConceptId) -> &[AccountFit] {
        &self.small[usize::from(id.0)]
    }

    /// Whether most accounts go by names that no bookkeeper uses.
    pub(super) const fn is_odd(&self) -> bool {
        self.is_odd
    }

    /// Whether there were more accounts than the [`READ_MAX`] that are read.
    pub(super) const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The concept that an account is named after, where there is one.
    pub(super) fn home(&self, account: u32) -> Option<ConceptId> {
        self.homes[account as usize]
    }

    /// The account of one's own that the text of a transfer names.
    pub(super) fn moved_to(&self, findings: &[Finding], printed: &[String]) -> Option<AccountFit> {
        self.own_accounts.named_in(findings, printed)
    }

    /// The accounts of income that words and trades say was earned, with what speaks for each.
    pub(super) fn sold<'w>(
        &self,
        words: impl Iterator<Item = &'w str>,
        trades: impl Iterator<Item = ConceptId>,
    ) -> Vec<AccountFit> {
        self.sold.told(words, trades)
    }

    /// The account of tax deducted from subcontractors, where the chart has one and the text of a
    /// payment to or from the tax office says that it is of that.
    pub(super) fn deducted_tax(&self, printed: &[String]) -> Option<AccountFit> {
        let says = |wanted: &[&str]| printed.iter().any(|word| wanted.contains(&word.as_str()));
        let account = self.deducted_tax.filter(|_| {
            says(&["cis"]) && says(&["hmrc", "tax", "deducted", "deduction", "deductions"])
        })?;
        (!says(&["paye", "nic"])).then_some(AccountFit { account, fit: FIT_MAX })
    }

    /// The accounts that cleaned words of a description name by words that few accounts have, in
    /// the order of the chart; [`FIT_MAX`] where nothing else can be meant.
    pub(super) fn named_in<'w>(&self, words: impl Iterator<Item = &'w str>) -> Vec<AccountFit> {
        self.naming.named_in(words)
    }
}

/// Takes away the asset accounts of what is bought to be kept.
fn keep_nothing(own: &mut [Vec<AccountFit>], chart: &Chart) {
    let is_asset = |fitting: &AccountFit| {
        chart.accounts()[fitting.account as usize].kind == AccountType::Asset
    };
    for (id, _) in CONCEPTS.iter().filter(|(id, _)| CONCEPTS.is_kept(*id)) {
        own[usize::from(id.0)].retain(|fitting| !is_asset(fitting));
    }
}

impl AccountFit {
    pub(super) const fn scaled(self, thousandths: i32) -> Self {
        Self { account: self.account, fit: self.fit * thousandths / 1000 }
    }
}

/// Leaves the best accounts, each once, the best first; ties in the order of the chart.
fn keep_best(fits: &mut Vec<AccountFit>) {
    fits.retain(|fitting| fitting.fit >= FIT_MIN);
    fits.sort_unstable_by_key(|fitting| (fitting.account, std::cmp::Reverse(fitting.fit)));
    fits.dedup_by_key(|fitting| fitting.account);
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
    fits.truncate(ACCOUNTS_MAX);
}

/// Where an account is a concept's very own, those that take it among other things count less.
fn prefer_own(fits: &mut [AccountFit]) {
    if fits.first().is_some_and(|best| best.fit >= SURE_FROM) {
        for fitting in fits.iter_mut().filter(|fitting| fitting.fit <= ALSO) {
            *fitting = fitting.scaled(FROM_OTHER);
        }
    }
}

/// Of accounts that are named after one concept the one by a usual name is meant, and the plainest:
/// wages are not first honoraria, and insurance is not first that of premises.
fn prefer_plain(
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
fn prefer_home(fits: &mut [AccountFit], is_home: impl Fn(u32) -> bool) {
    let is_own = |fitting: &AccountFit| fitting.fit >= SURE_FROM && is_home(fitting.account);
    if !fits.iter().any(is_own) {
        return;
    }
    for fitting in fits.iter_mut().filter(|fitting| !is_home(fitting.account)) {
        *fitting = fitting.scaled(FROM_AWAY);
    }
    fits.sort_unstable_by_key(|fitting| (std::cmp::Reverse(fitting.fit), fitting.account));
}

/// The first account of what is owed or owned that is named after CIS, of those that count.
fn deducted_tax(chart: &Chart, counted: &[bool]) -> Option<u32> {
    let is_cis = |account: &ChartAccount| {
        let mut words = account.name.split(|c: char| !c.is_alphanumeric());
        matches!(account.kind, AccountType::Liability | AccountType::Asset)
            && words.any(|word| word.eq_ignore_ascii_case("cis"))
    };
    let mut accounts = (0..).zip(chart.accounts()).zip(counted);
    accounts.find(|((_, account), counts)| **counts && is_cis(account)).map(|((place, _), _)| place)
}

/// Accounts by their types: any income may be sales; and what was bought to keep goes to an asset
/// whose name says nothing, else to another kind of equipment.
fn by_type(own: &mut [Vec<AccountFit>], strangers: &[(u32, AccountType)]) {
    for (kind, concept) in [(AccountType::Income, "sales"), (AccountType::Asset, "equipment_asset")]
    {
        let Some(id) = CONCEPTS.named(concept) else { continue };
        let fits = &own[usize::from(id.0)];
        // "Retail sales" are not all there is to sell.
        let least = if kind == AccountType::Income { SALES_FROM } else { OWN_FROM };
        let has_own = fits.iter().any(|fitting| fitting.fit >= least);
        let of_kind = strangers.iter().filter(|(_, known)| *known == kind);
        let fit = match of_kind.clone().count() {
            1 if !has_own => 700,
            _ if !has_own => 400,
            _ => 150,
        };
        let mut more: Vec<AccountFit> =
            of_kind.map(|(account, _)| AccountFit { account: *account, fit }).collect();
        if kind == AccountType::Asset && !has_own {
            let others = ["office_equipment", "furniture", "computer_asset"];
            let others = others.iter().filter_map(|name| CONCEPTS.named(name));
            let fits = others.flat_map(|id| own[usize::from(id.0)].iter());
            more.extend(fits.map(|fitting| fitting.scaled(400)));
        }
        own[usize::from(id.0)].extend(more);
    }
}

#[cfg(test)]
mod tests;
