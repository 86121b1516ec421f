//! Which income a customer's payment is: of several accounts the one that the text speaks of.
//!
//! Charts divide sales by what was sold: "Room hire", "Food", "Repairs and servicing". What a text
//! says of a trade is read as what was sold, and the accounts' names as what is bought there.

use std::collections::{BTreeMap, BTreeSet};

use super::unusual_names;
use crate::account_fit::{AccountFit, FIT_MAX};
use crate::aliases::ALIASES;
use crate::chart::Chart;
use crate::concept::{CONCEPTS, ConceptId};
use crate::wording::{WordClass, Wording, canonical, singular};
use tieout::contract::coding::AccountType;

/// Shortest word that names what was sold.
const LETTERS_MIN: usize = 4;

/// So many accounts of sales are read: nobody has more, and a hostile chart shall not slow a job.
const READ_MAX: usize = 64;

/// From this fit on an account is sales.
const SALES_FROM: i32 = 400;

/// From this fit on a name read as a purchase says what was bought.
const BOUGHT_FROM: i32 = 450;

/// What a word of the account's own is worth, and what the trade is.
const BY_WORD: i32 = 900;
const BY_TRADE: i32 = 700;

/// What is left of the fit of an account that is named after one kind of sales, beside a plain one.
const NOT_PLAIN: i32 = 850;

/// What is left of an account for what is sold beside.
const ASIDE: i32 = 700;

/// The fit of an account that is named after sales and nothing else.
const PLAIN_FROM: i32 = 900;

/// Words of such accounts.
const BESIDE: [&str; 40] = [
    "advertising",
    "book",
    "bought",
    "card",
    "commission",
    "delivery",
    "disbursement",
    "disbursements",
    "event",
    "export",
    "find",
    "finder",
    "finders",
    "gift",
    "hire",
    "merchandise",
    "misc",
    "miscellaneous",
    "online",
    "other",
    "overseas",
    "postage",
    "product",
    "publication",
    "recharge",
    "recharged",
    "reimbursed",
    "reimbursement",
    "resale",
    "resold",
    "retail",
    "room",
    "scrap",
    "shop",
    "sponsorship",
    "sundry",
    "training",
    "vending",
    "voucher",
    "website",
];

/// Words of banks and of invoices: they say nothing of what was sold.
const OF_BANKS: [&str; 24] = [
    "bank", "business", "card", "cash", "client", "club", "company", "credit", "customer", "debit",
    "deposit", "direct", "group", "invoice", "online", "order", "other", "private", "sale",
    "service", "shop", "trade", "transfer", "work",
];

/// Accounts of sales by what they say was sold.
#[derive(Debug, Clone, Default)]
pub(crate) struct SalesAccounts {
    by_word: BTreeMap<String, Vec<u32>>,
    by_concept: BTreeMap<ConceptId, Vec<AccountFit>>,
}

impl SalesAccounts {
    /// Reads the accounts of income, and makes those of sales as good as each other, but for a plain
    /// one, which is better, and what is sold aside. What names no usual income is sales, too,
    /// where it is among `strangers`.
    pub(super) fn of(
        chart: &Chart,
        own: &mut [Vec<AccountFit>],
        strangers: &BTreeSet<u32>,
    ) -> Self {
        let Some(sales) = CONCEPTS.named("sales") else { return Self::default() };
        let mut best: BTreeMap<u32, i32> = BTreeMap::new();
        for fitting in own.iter().flatten() {
            let most = best.entry(fitting.account).or_default();
            *most = fitting.fit.max(*most);
        }
        let is_income =
            |account: u32| chart.accounts()[account as usize].kind == AccountType::Income;
        let mut sold = Self::default();
        for account in best.keys().copied().filter(|at| is_income(*at)).take(READ_MAX) {
            let name = &chart.accounts()[account as usize].name;
            sold.note(account, name, &Wording::of(name));
        }
        let is_sales = |fitting: &&mut AccountFit| {
            let most = best.get(&fitting.account).copied().unwrap_or(0);
            let is_best = fitting.fit >= SALES_FROM && fitting.fit * 10 >= most * 9;
            is_income(fitting.account) && (is_best || strangers.contains(&fitting.account))
        };
        let mut accounts: Vec<&mut AccountFit> =
            own[usize::from(sales.0)].iter_mut().filter(is_sales).collect();
        if accounts.len() < 2 {
            return sold;
        }
        let is_aside = |account: u32| {
            let name = Wording::of(&chart.accounts()[account as usize].name);
            name.words().iter().any(|word| BESIDE.binary_search(&&*word.text).is_ok())
        };
        let is_plain =
            |fitting: &AccountFit| fitting.fit >= PLAIN_FROM && !is_aside(fitting.account);
        let has_plain = accounts.iter().any(|fitting| is_plain(fitting));
        let most = accounts.iter().map(|fitting| fitting.fit).max().unwrap_or(0);
        for fitting in &mut accounts {
            if is_aside(fitting.account) {
                **fitting = fitting.scaled(ASIDE);
            } else if !has_plain {
                // As good as each other: then the first in the chart is taken.
                fitting.fit = most.min(PLAIN_FROM);
            } else if !is_plain(fitting) {
                **fitting = fitting.scaled(NOT_PLAIN);
            }
        }
        sold
    }

    fn note(&mut self, account: u32, name: &str, wording: &Wording) {
        for word in wording.words().iter().filter(|word| word.class == WordClass::Topic) {
            let text = &*word.text;
            if text.len() >= LETTERS_MIN && OF_BANKS.binary_search(&text).is_err() {
                let accounts = self.by_word.entry(text.to_owned()).or_default();
                if accounts.last() != Some(&account) {
                    accounts.push(account);
                }
            }
        }
        let mut bought = ALIASES.agree(wording, AccountType::Expense);
        bought.retain(|(_, fit)| *fit >= BOUGHT_FROM);
        if bought.is_empty() {
            bought = unusual_names::bought(name);
        }
        for (concept, fit) in bought {
            self.by_concept.entry(concept).or_default().push(AccountFit { account, fit });
        }
    }

    /// The accounts of what these words and trades say was sold, with what speaks for each of
    /// [`FIT_MAX`]; all together no more than that.
    pub(super) fn told<'w>(
        &self,
        words: impl Iterator<Item = &'w str>,
        trades: impl Iterator<Item = ConceptId>,
    ) -> Vec<AccountFit> {
        let mut told: BTreeMap<u32, i32> = BTreeMap::new();
        let mut note = |account: u32, fit: i32| {
            let most = told.entry(account).or_default();
            *most = fit.max(*most);
        };
        for word in words {
            for one in canonical(word).split(' ') {
                let accounts = self.by_word.get(singular(one).as_ref());
                let Some(accounts) = accounts else { continue };
                let each = BY_WORD / i32::try_from(accounts.len()).unwrap_or(i32::MAX);
                for account in accounts {
                    note(*account, each);
                }
            }
        }
        for trade in trades {
            for fitting in self.by_concept.get(&trade).into_iter().flatten() {
                note(fitting.account, BY_TRADE * fitting.fit / FIT_MAX);
            }
        }
        let most = told.values().copied().max().unwrap_or(0);
        let all: i32 = told.values().sum();
        told.into_iter()
            .map(|(account, fit)| AccountFit { account, fit: most * fit / all.max(1) })
            .filter(|fitting| fitting.fit > 0)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_in_order_as_they_are_searched() {
        assert!(BESIDE.is_sorted() && OF_BANKS.is_sorted());
    }
}
