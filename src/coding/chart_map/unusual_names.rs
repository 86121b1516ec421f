//! Accounts whose names are no bookkeeper's: what their words may mean, and who takes what.

use crate::account_fit::{AccountFit, FIT_MAX, HOME_FROM};
use crate::aliases::ALIASES;
use crate::concept::{CONCEPTS, ConceptId};
use crate::evidence::PARTS_PER_BIT;
use crate::features::embedding;
use crate::features::embedding::{Embedding, UNKNOWN};
use crate::probability::{ONE, power_of_two};
use crate::wording::{WordClass, Wording};
use tieout::contract::coding::AccountType;

/// So many accounts are read in this way: nobody has more, and a hostile chart shall not slow a
/// job.
const READ_MAX: usize = 400;

/// The fit of an account whose name can mean but one thing.
const SURE: i64 = 800;

/// What is left of it, in thousandths, where another account is named after the concept.
const BESIDE_HOME: i32 = 600;

/// What a name that shares all it can with a usual one is worth, in parts of a bit.
const SHARED: i32 = 2 * PARTS_PER_BIT;

/// Shorter words may be short for anything.
const LETTERS_MIN: usize = 3;

/// Words of sentences: usual names of accounts have none. "It" and "us" may be IT and the US.
const OF_SENTENCES: [&str; 24] = [
    "are", "could", "he", "her", "his", "is", "me", "my", "not", "our", "she", "that", "the",
    "their", "them", "they", "those", "was", "we", "what", "when", "who", "you", "your",
];

/// An account whose name is not a usual one.
#[derive(Debug)]
pub(super) struct UnusualName<'a> {
    /// Its place in the chart.
    pub(super) account: u32,
    /// What people call it.
    pub(super) name: &'a str,
    /// What it is.
    pub(super) kind: AccountType,
    /// The concepts with whose names it shares words, and how well they fit.
    pub(super) shared: Vec<(ConceptId, i32)>,
}

/// Whether a name is a sentence, or at least a third of what it says are words that usual names have
/// not, though people know them.
pub(super) fn is_odd(name: &str, wording: &Wording) -> bool {
    let words = embedding::words(name);
    if words.iter().any(|word| OF_SENTENCES.binary_search(&word.as_str()).is_ok()) {
        return true;
    }
    let topics = wording.words().iter().filter(|word| word.class == WordClass::Topic);
    let (mut all, mut unusual) = (0, 0);
    for topic in topics {
        let is_usual = topic.text.len() < LETTERS_MIN || ALIASES.knows(&topic.text);
        if !is_usual && !Embedding::embedded().knows(&topic.text) {
            return false;
        }
        all += 1;
        unusual += u8::from(!is_usual);
    }
    unusual > 0 && 3 * unusual >= all
}

/// Adds to each concept the accounts whose names may mean it, as well as they may.
///
/// A name divides what it can mean among the concepts of its account's type: the surer it speaks
/// of one, the less it takes of others. A concept whose account has a usual name is left to that.
pub(super) fn add(odds: &[UnusualName<'_>], own: &mut [Vec<AccountFit>]) {
    let has_home: Vec<bool> =
        own.iter().map(|fits| fits.iter().any(|fitting| fitting.fit >= HOME_FROM)).collect();
    for (number, odd) in odds.iter().enumerate() {
        let of_words = Embedding::embedded().scores(odd.name).filter(|_| number < READ_MAX);
        let fits = of_words.map_or_else(|| odd.shared.clone(), |scores| odd.meanings(scores));
        for (concept, fit) in fits {
            let at = usize::from(concept.0);
            let left = if has_home[at] { BESIDE_HOME } else { FIT_MAX };
            own[at].push(AccountFit { account: odd.account, fit: fit * left / FIT_MAX });
        }
    }
}

/// The purchases that a name of income may speak of, and how surely.
pub(super) fn bought(name: &str) -> Vec<(ConceptId, i32)> {
    let Some(scores) = Embedding::embedded().scores(name) else { return Vec::new() };
    let likelihoods = likelihoods(&scores, AccountType::Expense);
    let sure = likelihoods.into_iter().filter(|(_, likelihood)| *likelihood * 8 >= ONE);
    sure.map(|(id, likelihood)| (id, root_of_share(likelihood))).collect()
}

impl UnusualName<'_> {
    /// The concepts that the name may mean, and how well they fit.
    fn meanings(&self, mut scores: Vec<i32>) -> Vec<(ConceptId, i32)> {
        for (concept, fit) in &self.shared {
            scores[usize::from(concept.0)] += SHARED * fit / HOME_FROM;
        }
        let likelihoods = likelihoods(&scores, self.kind);
        likelihoods.into_iter().map(|(id, likelihood)| (id, root_of_share(likelihood))).collect()
    }
}

/// How likely each concept of this type is what is meant, of [`ONE`].
fn likelihoods(scores: &[i32], kind: AccountType) -> Vec<(ConceptId, i64)> {
    let is_taken = |(id, score): &(ConceptId, i32)| {
        *score > UNKNOWN && CONCEPTS.get(*id).types.contains(&kind)
    };
    let candidates = || (0..).map(ConceptId).zip(scores.iter().copied()).filter(is_taken);
    let best = candidates().map(|(_, score)| score).max().unwrap_or(0);
    let mass = |score: i32| power_of_two(best - score);
    let total: i64 = candidates().map(|(_, score)| mass(score)).sum();
    candidates().map(|(id, score)| (id, mass(score) * ONE / total.max(1))).collect()
}

/// The fit of so likely a meaning. Accounts share a concept by the cubes of their fits: so the
/// shares are as the likelihoods.
fn root_of_share(likelihood: i64) -> i32 {
    let cube = likelihood.min(ONE) * SURE.pow(3) / ONE;
    let (mut low, mut high) = (0_i64, SURE + 1);
    while high - low > 1 {
        let middle = i64::midpoint(low, high);
        if middle.pow(3) <= cube {
            low = middle;
        } else {
            high = middle;
        }
    }
    i32::try_from(low).unwrap_or(FIT_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Chart, ChartAccount};
    use crate::chart_map::ChartMap;

    /// Charts in odd words that nothing was trained on, with the concepts of each account.
    const HELD_OUT: [&str; 3] = [
        include_str!("../../../benches/coding/data/own/held_builder.csv"),
        include_str!("../../../benches/coding/data/own/held_charity.csv"),
        include_str!("../../../benches/coding/data/own/held_consultancy.csv"),
    ];
    const OFTEN: &str = include_str!("../../../benches/coding/data/own/often.tsv");

    fn weight(concept: &str) -> f64 {
        let lines = OFTEN.lines().filter_map(|line| line.split_once('\t'));
        let mut weights = lines.filter(|(id, _)| *id == concept);
        weights.next().map_or(0.2, |(_, weight)| weight.parse().unwrap())
    }

    fn read(csv: &str) -> (Chart, Vec<Vec<&str>>) {
        let rows = csv.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>());
        let rows: Vec<Vec<&str>> = rows.collect();
        let account = |row: &Vec<&str>| ChartAccount {
            code: row[0].to_owned(),
            name: row[1].to_owned(),
            kind: serde_json::from_value(row[2].into()).unwrap(),
        };
        let accounts = rows.iter().map(account).collect();
        (Chart::new(accounts), rows.iter().map(|row| row[3].split(' ').collect()).collect())
    }

    /// Of the concepts of a chart, as often as they are booked, the parts of a hundred whose
    /// account is the best, and among the best three.
    fn found(csv: &str) -> (f64, f64) {
        let (chart, concepts) = read(csv);
        let fit = ChartMap::of(&chart);
        let (mut all, mut first, mut third) = (0.0, 0.0, 0.0);
        for (id, concept) in CONCEPTS.iter() {
            let is_right = |fitting: &AccountFit| {
                concepts[fitting.account as usize].contains(&concept.id.as_str())
            };
            if !concepts.iter().any(|of| of.contains(&concept.id.as_str())) {
                continue;
            }
            let weight = weight(&concept.id);
            let takes = |fitting: &&AccountFit| {
                concept.types.contains(&chart.accounts()[fitting.account as usize].kind)
            };
            let best: Vec<&AccountFit> = fit.of_concept(id).iter().filter(takes).take(3).collect();
            let is_first = best.first().is_some_and(|fitting| is_right(fitting));
            all += weight;
            first += if is_first { weight } else { 0.0 };
            third += if best.iter().any(|fitting| is_right(fitting)) { weight } else { 0.0 };
        }
        (100.0 * first / all, 100.0 * third / all)
    }

    #[test]
    #[expect(clippy::print_stdout, reason = "docs/guide/coding.md quotes the figures")]
    fn accounts_of_charts_in_odd_words_are_found() {
        let (mut firsts, mut thirds) = (0.0, 0.0);
        for chart in HELD_OUT {
            let (first, third) = found(chart);
            firsts += first / 3.0;
            thirds += third / 3.0;
        }
        println!("the right account: best {firsts:.1}, among the best three {thirds:.1}");
        assert!(firsts > 75.0 && thirds > 90.0, "{firsts:.1} {thirds:.1}");
    }

    #[test]
    fn sentences_and_words_unknown_to_bookkeeping_are_odd() {
        let odd = |name| is_odd(name, &Wording::of(name));
        for name in ["The landlord", "Pens and paper clips", "Geeks on call", "What we owe"] {
            assert!(odd(name), "{name}");
        }
        for name in ["Rent and rates", "Interest on loans", "Stationry", "IT", "US sales"] {
            assert!(!odd(name), "{name}");
        }
        assert!(OF_SENTENCES.is_sorted());
    }

    #[test]
    fn fits_are_roots_so_that_shares_are_likelihoods() {
        assert_eq!(root_of_share(ONE), 800);
        assert_eq!(root_of_share(ONE / 8), 400);
        assert_eq!(root_of_share(0), 0);
    }
}
