//! How well each account of a chart covers each concept.

mod account_name;
pub(super) mod cover;
mod preference;
pub(super) mod read_accounts;
pub(super) mod sales_accounts;
mod unusual_names;

use std::collections::BTreeSet;

use super::account_fit::{AccountFit, FIT_MAX, OWN_FROM, READ_MAX, SALES_FROM, USUAL_FROM};
use super::chart::{Chart, ChartAccount};
use super::concept::{CONCEPTS, ConceptId};
use super::evidence::Finding;
use super::naming::AccountNaming;
use super::own_accounts::{self, OwnAccounts};
use cover::{AccountNameFacts, cover};
use read_accounts::ReadAccounts;
use sales_accounts::SalesAccounts;
use tieout::contract::coding::AccountType;
use tieout::sort::CompactCollect as _;

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
        let odd: BTreeSet<u32> = odds.iter().map(|odd| odd.account).compact_set();
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
