//! What anyone would try first.

use std::collections::BTreeMap;

use tieout::contract::coding::{AccountType, VatCode};
use tieout_coding::Chart;

use crate::data::{Line, Set};
use crate::measure::Guess;

/// The account whose name has the most words in common with the description (four letters are
/// enough), and the usual VAT of an account so named.
pub(crate) fn lexical(set: &Set) -> Vec<Guess> {
    set.lines.iter().map(|line| lexical_guess(line, &set.chart)).collect()
}

fn lexical_guess(line: &Line, chart: &Chart) -> Guess {
    let description = stems(&line.description);
    let overlap = |name: &str| -> usize {
        let shared = stems(name).iter().filter(|stem| description.contains(stem)).count();
        shared * 100 / stems(name).len().max(1)
    };
    let mut ranked: Vec<(usize, usize)> =
        chart.accounts().iter().map(|account| overlap(&account.name)).zip(0..).collect();
    ranked.retain(|(overlap, _)| *overlap > 0);
    ranked.sort_by_key(|(overlap, at)| (std::cmp::Reverse(*overlap), *at));
    // VAT: of the right account, if it has one: more than this baseline could know.
    let right = line.accounts.first();
    let account = chart.accounts().iter().find(|account| Some(&account.code) == right);
    Guess {
        accounts: ranked.iter().map(|(_, at)| chart.accounts()[*at].code.clone()).collect(),
        vat: account.map_or(VatCode::Nv, |account| default_vat(&account.name, account.kind)),
        confidence: ranked.first().map_or(0, |_| 500),
    }
}

fn stems(text: &str) -> Vec<String> {
    text.to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.len() > 2)
        .map(|word| word.chars().take(4).collect())
        .collect()
}

/// The code that packages set up an account with.
fn default_vat(name: &str, kind: AccountType) -> VatCode {
    let name = name.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
    match kind {
        AccountType::Liability | AccountType::Equity => VatCode::Nv,
        _ if has(&["wage", "salar", "pension", "rates", "bank a", "cash", "debtor"]) => VatCode::Nv,
        _ if has(&["insur", "interest", "bank", "postage", "rent"]) => VatCode::Ex,
        _ if has(&["travel", "books", "subscr"]) => VatCode::Zr,
        _ => VatCode::St,
    }
}

/// Which of its merchants' words stand under which account: counts of runs of three to five
/// letters, and Bayes' rule.
#[derive(Default)]
pub(crate) struct Runs {
    counts: BTreeMap<String, BTreeMap<String, u32>>,
    totals: BTreeMap<String, (u32, u32)>,
}

impl Runs {
    /// Learns from lines with one right account.
    pub(crate) fn learn<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Self {
        let mut learnt = Self::default();
        for line in lines {
            let Some(account) = line.accounts.first() else { continue };
            let total = learnt.totals.entry(account.clone()).or_default();
            total.0 += 1;
            for run in runs(&line.description) {
                total.1 += 1;
                let counts = learnt.counts.entry(run).or_default();
                *counts.entry(account.clone()).or_default() += 1;
            }
        }
        learnt
    }

    /// The likeliest accounts.
    pub(crate) fn guess(&self, description: &str) -> Guess {
        let seen = runs(description);
        let lines: u32 = self.totals.values().map(|(lines, _)| lines).sum();
        let mut ranked: Vec<(f64, &String)> = self
            .totals
            .iter()
            .map(|(account, (count, total))| {
                let prior = (f64::from(*count) / f64::from(lines)).ln();
                let likelihood = seen.iter().filter_map(|run| {
                    let counts = self.counts.get(run)?;
                    let times = f64::from(counts.get(account).copied().unwrap_or(0));
                    Some(((times + 0.05) / (f64::from(*total) + 1000.0)).ln())
                });
                (prior + likelihood.sum::<f64>(), account)
            })
            .collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mass: f64 = ranked.iter().map(|(score, _)| (score - ranked[0].0).exp()).sum();
        Guess {
            accounts: ranked.iter().map(|(_, account)| (*account).clone()).collect(),
            vat: VatCode::St,
            confidence: (999.0 / mass) as u16,
        }
    }
}

fn runs(text: &str) -> Vec<String> {
    let marked: Vec<char> = format!(" {} ", text.to_lowercase()).chars().collect();
    let of = |length: usize| marked.windows(length).map(|run| run.iter().collect());
    (3..=5).flat_map(of).collect()
}
