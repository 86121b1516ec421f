//! Accounts that a description names itself.

use std::collections::BTreeMap;

use super::account_fit::{AccountFit, FIT_MAX};
use super::aliases::ALIASES;
use super::wording::{WordClass, Wording, canonical, singular};
use crate::features::lexicon;
use tieout::contract::coding::AccountType;

/// A word in more accounts than this names none of them.
const ACCOUNTS_MAX: usize = 3;

/// Shortest word that names an account.
const LETTERS_MIN: usize = 3;

/// Words of banks' own lines: they name no account.
const BANKS_OWN: [&str; 30] = [
    "bank", "business", "card", "cash", "cheque", "club", "company", "credit", "current", "debit",
    "deposit", "direct", "group", "house", "mobile", "online", "order", "post", "property",
    "receipt", "reserve", "return", "saving", "shop", "standing", "stock", "studio", "transfer",
    "uk", "vehicle",
];

/// Words that say no more than that an account of income is one: "Online Sales - Shopify" is named
/// by Shopify.
const SELLING: [&str; 10] = [
    "income",
    "marketplace",
    "online",
    "receipt",
    "revenue",
    "sale",
    "selling",
    "taking",
    "turnover",
    "web",
];

/// The fit of an account all of whose topics are named: two or more; one that no other account of
/// any chart has; one in daily use.
const NAMED_FULLY: i32 = FIT_MAX;
const NAMED_BY_OWN_WORD: i32 = 900;
const NAMED_BY_COMMON_WORD: i32 = 500;

/// The words by which accounts are named.
#[derive(Debug, Clone, Default)]
pub(super) struct AccountNaming {
    accounts_by_word: BTreeMap<String, Vec<u32>>,
    topics: BTreeMap<u32, NamingTopics>,
}

/// What must be said to name an account.
#[derive(Debug, Clone, Copy)]
struct NamingTopics {
    count: u8,
    has_own_word: bool,
    is_result: bool,
    is_income: bool,
}

/// Whether a word is one that usual names have not; of income also, whether it is who pays it out.
fn is_own(word: &str, is_income: bool) -> bool {
    !ALIASES.knows(word) || is_income && lexicon::is_supplier(word) && !lexicon::is_common(word)
}

impl AccountNaming {
    /// Notes the name of an account; of accounts of one name only the first.
    pub(super) fn add(&mut self, account: u32, name: &Wording, kind: AccountType) {
        let mut topics: Vec<&str> = name
            .words()
            .iter()
            .filter(|word| word.class == WordClass::Topic)
            .map(|word| word.text.as_str())
            .collect();
        topics.sort_unstable();
        topics.dedup();
        if kind == AccountType::Income && topics.iter().any(|word| !SELLING.contains(word)) {
            topics.retain(|word| !SELLING.contains(word));
        }
        let has_own_word = topics.iter().any(|word| is_own(word, kind == AccountType::Income));
        let is_result = matches!(kind, AccountType::Income | AccountType::Expense);
        let count = u8::try_from(topics.len()).unwrap_or(u8::MAX);
        for word in topics.iter().filter(|word| word.len() >= LETTERS_MIN) {
            let accounts = self.accounts_by_word.entry((*word).to_owned()).or_default();
            // One more than counts, so that it is known to be too common.
            if accounts.len() <= ACCOUNTS_MAX {
                accounts.push(account);
            }
        }
        let is_income = kind == AccountType::Income;
        self.topics.insert(account, NamingTopics { count, has_own_word, is_result, is_income });
    }

    /// The accounts that words of a description name, in the order of the chart, and how surely.
    pub(super) fn named_in<'w>(&self, words: impl Iterator<Item = &'w str>) -> Vec<AccountFit> {
        let mut found: Vec<(u32, String)> = Vec::new();
        // Cash is withdrawn by whoever it is for: banks print that.
        for word in words.filter(|word| !word.starts_with("withdraw")) {
            for one in canonical(word).split(' ') {
                let one = singular(one);
                let accounts = self.accounts_by_word.get(one.as_ref());
                let accounts = accounts.filter(|accounts| accounts.len() <= ACCOUNTS_MAX);
                for account in accounts.into_iter().flatten() {
                    found.push((*account, one.clone().into_owned()));
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        let groups = found.chunk_by(|(a, _), (b, _)| a == b);
        groups.filter_map(|group| self.strength(group)).collect()
    }

    fn strength(&self, named: &[(u32, String)]) -> Option<AccountFit> {
        let account = named.first()?.0;
        let topics = self.topics.get(&account)?;
        let owns = named.iter().any(|(_, word)| is_own(word, topics.is_income));
        let is_banks_own = |word: &str| BANKS_OWN.binary_search(&word).is_ok();
        if named.iter().all(|(_, word)| is_banks_own(word)) {
            return None;
        }
        let count = i32::try_from(named.len()).unwrap_or(i32::MAX);
        let all = i32::from(topics.count);
        let full = if count >= 2 {
            NAMED_FULLY
        } else if owns {
            NAMED_BY_OWN_WORD
        } else if topics.is_result {
            NAMED_BY_COMMON_WORD
        } else {
            // "Loan", "tax" and "capital" stand in too many names of firms.
            return None;
        };
        // A common word of a name with others names it only with its own word.
        let is_enough = count == all || owns || (count >= 2 && !topics.has_own_word);
        let fit = full * count.min(all) / all.max(1);
        is_enough.then_some(AccountFit { account, fit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(accounts: &[(&str, AccountType)], text: &str) -> Vec<(u32, i32)> {
        let mut naming = AccountNaming::default();
        for (at, (name, kind)) in (0..).zip(accounts) {
            naming.add(at, &Wording::of(name), *kind);
        }
        let text = text.to_lowercase();
        let found = naming.named_in(text.split(' '));
        found.into_iter().map(|fitting| (fitting.account, fitting.fit)).collect()
    }

    #[test]
    fn an_account_is_named_by_a_word_of_its_own() {
        let chart =
            [("Barclaycard", AccountType::Liability), ("Phoenix House", AccountType::Expense)];
        assert_eq!(named(&chart, "PHOENIX HOUSE LTD"), [(1, FIT_MAX)]);
        assert_eq!(named(&chart, "HOUSE OF CARDS"), []);
    }

    #[test]
    fn words_in_many_accounts_name_none() {
        let chart = [
            ("Travel A1", AccountType::Expense),
            ("Travel B2", AccountType::Expense),
            ("Travel C3", AccountType::Expense),
            ("Travel D4", AccountType::Expense),
        ];
        assert_eq!(named(&chart, "CLARITY TRAVEL"), []);
    }

    #[test]
    fn a_beginning_names_nothing() {
        let chart = [("Training", AccountType::Expense), ("Rent", AccountType::Expense)];
        assert_eq!(named(&chart, "TRAINLINE RENTOKIL"), []);
        assert_eq!(named(&chart, "FIRST AID TRAINING"), [(0, NAMED_BY_COMMON_WORD)]);
    }

    #[test]
    fn words_of_banks_name_nothing() {
        let chart = [("Bank charges", AccountType::Expense), ("Cash", AccountType::Asset)];
        assert_eq!(named(&chart, "BANK CASH"), []);
    }

    #[test]
    fn the_words_of_banks_are_in_order_as_they_are_searched() {
        assert!(BANKS_OWN.is_sorted());
    }
}
